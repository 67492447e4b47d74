# Страница
page-title = Misto
page-close = Закрыть
page-sections = Разделы
page-games = Игры
page-my-tables = Мои столы
page-replays = Повторы
page-replays-more = Сыгранные партии ход за ходом.
page-replays-none = Здесь появятся ваши сыгранные партии.
page-language = Язык
page-lang-uk = українська
page-lang-ru = русский
page-lang-en = English
page-theme = Светлая или тёмная
page-theme-auto = как в системе
page-theme-light = светлая
page-theme-dark = тёмная
page-profile = Профиль
page-your-name = Ваше имя
page-sound = Звук, когда наступает мой ход
page-notify = Уведомление, когда наступает мой ход
page-quick = Ходить с первого касания, без подтверждения
page-save = Сохранить
page-lost = Такой страницы нет
page-no-table = Такого стола нет
page-to-games = К играм
page-hero = Четыре города за одним столом
page-hero-more = Играйте с ботами прямо сейчас или отправьте друзьям ссылку. Без регистрации.
page-foot = Без рекламы и слежки
page-you = вы
page-bot = бот
page-away = нет на месте
page-resigned = вышел(-ла)
page-your-turn = Ваш ход
page-you-owe = Решайте
page-others-think = Ждём остальных
page-waiting-players = Ждём игроков
page-players = { $high ->
    [one] { $low }–{ $high } игрок
    [few] { $low }–{ $high } игрока
   *[many] { $low }–{ $high } игроков
}
page-minutes = { $minutes } мин
page-play-now = Играть сейчас
page-invite = Позвать друзей
page-new-table-of = Новый стол: { $game }
page-seats = Места
page-seats-more = От { $low } до { $high } мест. Несколько своих мест: играют по очереди за одним экраном.
page-seat-n = Место { $number }
page-seat-me = За этим экраном
page-seat-friend = Свободно: для друга
page-seat-open = свободное место
page-bot-is = Бот: { $bot }
page-bot-random = случайный
page-bot-greedy = жадный
page-bot-novice = новичок
page-name-of-seat = Имя на месте { $number }
page-player-n = Игрок { $number }
page-remove-seat = Убрать место { $number }
page-add-seat = Добавить место
page-rules-here = Правила за этим столом
page-manners = Как играем
page-undo = Назад
page-undo-rule = до первого раскрытия
page-undo-ask = с согласия остальных
page-undo-free = свободно
page-undo-luck = Если вернуться назад, кубики и карты будут те же: кто их уже видел, тот их знает.
page-away-policy = Если кто-то отошёл
page-away-wait = ждать
page-away-bot = играет бот
page-away-skip = пропускать
page-hints-on = Разрешить подсказки
page-spectators-on = Пускать зрителей
page-open-information = Играть в открытую
page-yes = да
page-no = нет
page-create-invite = Создать и позвать
page-create-start = Начать игру
page-lobby-open = { $open ->
    [one] Ещё { $open } свободное место.
    [few] Ещё { $open } свободных места.
   *[many] Ещё { $open } свободных мест.
}
page-lobby-full = Все на местах.
page-sit = Сесть
page-leave = Встать
page-start = Начать
page-host-starts = Игру начнёт тот, кто создал стол.
page-qr = QR-код ссылки
page-link = Ссылка
page-copy-link = Скопировать ссылку
page-copied = Скопировано
page-loading = Раскладываем…
page-menu = Меню
page-reconnecting = Связь пропала, восстанавливаем…
page-offline = Нет связи с сервером.
page-failed = Не получилось. Попробуйте ещё раз.
page-curtain = { $name }, экран ваш
page-curtain-more = Передайте устройство. Чужих карт не видно, пока не нажато.
page-curtain-up = Я { $name }, показать
page-takeback-asked = { $name } просит вернуть ход.
page-allow = Разрешить
page-refuse = Отказать
page-recap = { $count ->
    [one] С вашего хода: { $count } событие
    [few] С вашего хода: { $count } события
   *[many] С вашего хода: { $count } событий
}
page-read = Прочитано
page-log = Журнал
page-all-moves = Все ходы
page-help = Клавиши
page-help-more = Всё можно сыграть с клавиатуры. Подсвеченное относится к ходу; касание погасшего объясняет, почему нельзя.
page-key-arrows = перейти к соседнему подсвеченному
page-key-enter = выбрать, ещё раз: подтвердить
page-key-esc = отменить выбор
page-key-digits = выбрать ход по номеру
page-key-undo = вернуть ход
page-key-hint = подсказка
page-key-turn = повернуть плитку
page-key-log = журнал
page-key-notation = все ходы и строка для записи
page-key-help = эта справка
page-rests = Сервер сейчас не может ничего сохранить. Сохранённое в безопасности.
page-asks-again = Страница сама будет спрашивать ещё.
page-frozen = Эта партия здесь дальше не пойдёт
page-frozen-more = Этот сервер не может её играть. Запись партии сохранена.
page-frozen-other-rules = Её играли по версии правил { $theirs }, а этот сервер теперь играет по версии { $ours }. Запись сохранена: её воспроизведёт Мисто { $misto }.
page-frozen-newer-rules = Её играли по версии правил { $theirs }, а этот сервер знает версии только до { $ours }. Пусть хозяин сервера установит более новое Мисто.
page-frozen-unknown-game = На этом сервере такой игры больше нет. Запись партии сохранена.
page-frozen-table-damaged = Шаг { $step } из сохранённого — невозможный ход в этой игре. Что осталось, видно в записи; возможно, у хозяина сервера есть резервная копия.
page-game-over = Игра окончена
page-wins = побеждает!
page-share-win = делят победу!
page-rematch = Ещё раз
page-watch-replay = Повтор
page-download = Скачать запись
page-players-at-table = Игроки
page-decides = решает
page-stat-points = очки
page-score-of = Счёт: { $name }
page-total = Итого
page-hint-says = Совет: { $option }
page-picked = Выбрано: { $option }. Ещё раз, чтобы подтвердить.
page-tap-lit = Коснитесь подсвеченного.
page-watching = Вы смотрите
page-waits-for = Ждём: { $names }
page-moment = Момент…
page-choices = Выбор
page-hint = Подсказка
page-cancel = Отменить
page-notation = Ход записью (несколько: через ;)
page-play-move = Сыграть
page-may-do = Можно
page-may-not = Нельзя, потому что
page-not-now = Сейчас нельзя
page-device = Продолжить на другом устройстве
page-device-more = Ссылка действует один раз.
page-resign = Сдаться
page-resign-sure = Правда сдаться? Дальше за вас будет играть бот.
page-fair = Честность: случай этой игры закреплён хешем
page-claim = Это устройство продолжит игру
page-claim-more = Ссылка действует один раз.
page-claim-yes = Продолжить здесь
page-replay = повтор
page-turn-back = предыдущий ход
page-turn-on = следующий ход
page-step-back = шаг назад
page-step-on = шаг вперёд
page-run = проигрывать
page-stop = остановить
page-step = Шаг
page-step-of = Шаг { $step } из { $last }
page-seen-by = Чьими глазами
page-seen-by-all = глазами зрителя
page-seen-open = всё открыто
page-copy-step = Ссылка на шаг
page-play-on = Играть отсюда с ботами
page-my-city = Мой город
page-city-of = Город: { $name }
page-of = из { $total }
page-cost = цена { $cost }
page-count = { $count } шт.
page-rivals = Города соперников
page-event-table-undo = { $name } возвращает свой ход.
page-event-table-rewind = Игра возвращена назад: { $name }.
page-event-table-takeback = { $name } просит вернуть ход.
page-event-table-takeback-yes = { $name } соглашается.
page-event-table-takeback-no = { $name } отказывает.
page-event-table-resign = { $name } сдаётся.
page-event-table-away = Пока игрока нет, за него играет бот: { $name }.
page-bot-n = Бот { $number }
page-bot-names = Илья, Маруся, Лев, Тася, Остап, Дарья, Богдан, Зоя, Назар, Варя
page-since-your-move = с вашего хода
page-bot-easy = лёгкий
page-bot-normal = обычный
page-bot-hard = сильный
page-bot-expert = мастер
page-key-about = что это? (или подержите, или правая кнопка мыши)
page-fact-cost = цена
page-turn = Ход
page-turn-of = Ход { $turn } из { $last }
page-by-turn = ходы
page-by-step = шаги
page-slide-by = Ползунок идёт шагами или ходами
page-rewind-to = Вернуться к: { $text }
page-rewind-here = Вернуться сюда
page-left-days = осталось { $days } дн { $hours } ч
page-left-hours = осталось { $hours } ч { $minutes } мин
page-left-minutes = осталось { $clock }
page-left-over = время вышло
page-join-rematch = К новой игре
page-deadline = Время на решение
page-deadline-none = без ограничения
page-deadline-minute = минута
page-deadline-five = пять минут
page-deadline-hour = час
page-deadline-day = сутки
page-deadline-three = трое суток
page-deadline-more = Потом — так, будто игрок отошёл.
page-all-players = Все игроки
page-find-player = Найти игрока
page-pass-asks = Вам ещё доступно: { $options }{ $more ->
    [0] .
   *[other] {" "}и ещё { $more }.
} Всё равно пропустить?
page-pass-anyway = Да, { $option }
page-key-pass = пропустить
page-name-first = Сначала назовитесь: друзья увидят, кто их приглашает.
page-name-why = Друзья видят его в приглашении и за столом.
page-name-here = Ввести имя

# Правила
page-rules = Правила
page-rules-of = Правила: { $game }
page-rules-more = Полные правила каждой игры: как играть, все карты и плитки, разобранные примеры.
page-rules-contents = Содержание
page-rules-chapter = Глава { $number }
page-rules-search = Искать в правилах
page-rules-results = Что найдено
page-rules-found = { $count ->
    [0] Ничего не найдено
    [one] Найден { $count } пункт
    [few] Найдено { $count } пункта
   *[many] Найдено { $count } пунктов
}
page-rules-none = По запросу «{ $query }» ничего нет. Попробуйте слово покороче или название на другом языке.
page-rules-print = Напечатать
page-rules-to-table = Назад к столу
page-rules-table-lost = Не удалось узнать, как играет ваш стол, поэтому показаны все правила.
page-rules-played-shown = { $count ->
    [one] Показано то, чем играет ваш стол; скрыт { $count } пункт.
    [few] Показано то, чем играет ваш стол; скрыто { $count } пункта.
   *[many] Показано то, чем играет ваш стол; скрыто { $count } пунктов.
}
page-rules-all-shown = Показаны все правила, в том числе те, по которым ваш стол не играет.
page-rules-show-all = Показать всё
page-rules-show-played = Только то, чем играем
page-rules-whole = В правилах
page-rules-also = Об этом также
page-rules-seats = { $seats ->
    [one] { $seats } игрок
    [few] { $seats } игрока
   *[many] { $seats } игроков
}
page-rule-n = Правило { $number }
page-rule-link = Правило { $number }, ссылка на него
page-got-it = Понятно
page-back = Назад
