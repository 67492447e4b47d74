# Страница
page-title = Misto
page-close = Закрыть
page-sections = Разделы
page-games = Игры
page-my-tables = Мои столы
page-replays = Повторы
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
page-notify = Уведомление в другой вкладке, пока эта страница открыта
page-quick = Ходить с первого касания, без подтверждения
page-save = Сохранить
page-lost = Такой страницы нет
page-no-table = Такого стола нет
page-to-games = К играм
page-hero = Четыре города за одним столом
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
page-coach-on = Советчик: объяснять по ходу игры
page-learn = Научиться
page-invite = Позвать друзей
page-seats = Места
page-seat-n = Место { $number }
page-seat-open = свободное место
page-bot-random = случайный
page-bot-greedy = жадный
page-bot-novice = новичок
page-player-n = Игрок { $number }
page-undo = Назад
page-not-now = Сейчас нельзя
page-undo-rule = до первого раскрытия
page-undo-ask = с согласия остальных
page-undo-free = свободно
page-away-wait = ждать
page-away-bot = играет бот
page-away-skip = пропускать
page-yes = да
page-no = нет
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
page-help-more = Всё можно сыграть с клавиатуры. Подсвеченное можно выбрать; касание погасшего объясняет, почему нельзя.
page-key-arrows = перейти к соседнему подсвеченному
page-key-look = перейти к чему угодно на столе, и к погасшему
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
page-frozen-room-failed = За этим столом игра дала сбой. Ничего не пропало: партия пойдёт дальше, как только хозяин сервера её починит.
page-game-over = Игра окончена
page-rematch = Ещё раз
page-watch-replay = Повтор
page-download = Скачать запись
page-players-at-table = Игроки
page-decides = решает
page-stat-points = очки
page-score-of = Счёт: { $name }
page-total = Итого
page-picked = Выбрано: { $option }. Ещё раз, чтобы подтвердить.
page-tap-lit = Коснитесь подсвеченного.
page-marked = Выбрано { $count } из { $most }
page-confirm = Подтвердить
page-watching = Вы смотрите
page-waits-for = Ждём: { $names }
page-plain-moment = Поле без рисунков
page-moment = Момент…
page-choices = Выбор
page-hint = Подсказка
page-cancel = Отменить
page-notation = Ход записью (несколько: через ;)
page-play-move = Сыграть
page-may-do = Можно
page-may-not = Нельзя, потому что
page-choices-here = здесь вариантов: { $count }
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
page-clock-days = { $days } дн
page-clock-hours = { $hours } ч
page-clock-minutes = { $clock }
page-clock-over = 0:00
page-join-rematch = К новой игре
page-deadline-minute = минута
page-deadline-five = пять минут
page-deadline-hour = час
page-deadline-day = сутки
page-deadline-three = трое суток
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

page-about = О Misto
page-about-what = Misto — один стол для четырёх игр о городах: в браузере, в терминале, в одиночку, против ботов или с друзьями. Это свободная программа, которую сделали люди, любящие эти игры.
page-about-docs = Документация на английском: как держать сервер, написать бота или добавить игру
page-about-whose = Чьи это игры
page-about-unofficial = Misto — неофициальная программа: ни авторы, ни издатели этих игр её не создавали, не проверяли и не одобряли. Игры, их названия и рисунки принадлежат им.
page-about-own-words = Правила здесь пересказаны нашими словами, а каждый рисунок сделан для этой страницы. Если игра вам по душе, купите коробку: картон на столе ничто не заменит.
page-about-licences = Лицензии
page-about-licence = Misto распространяется по лицензии MIT: пользуйтесь, меняйте, передавайте дальше. Шрифт Onest — по лицензии Open Font License.
page-about-notices = Лицензии библиотек, из которых собрана страница
## Примеры из правил как позиции, которые можно открыть
page-example-try = Попробовать
page-example-needs-server = Чтобы попробовать пример, нужен сервер, а связи с ним нет. Текст доступен и без него.
page-example-of = Пример из правил
page-example-move = Попробуйте: { $move }
page-example-wait = Сначала ходят другие.
page-example-look = Посмотрите на поле и на счёт: это и есть пример. Дальше играйте, как захотите.
page-example-done = Это и был пример. Играйте дальше, как захотите, или попробуйте ещё раз.
page-example-strayed = Вы пошли иным путём, чем в примере. Играйте дальше или попробуйте ещё раз.
page-example-show = Показать
page-example-again = Ещё раз
page-example-back = Назад к правилам
page-me-title = Мои данные
page-talk = { $count ->
    [0] Разговор
    [one] Разговор: { $count } новая строка
    [few] Разговор: { $count } новые строки
   *[other] Разговор: { $count } новых строк
}
page-install = Установить Misto
page-privacy-title = Приватность
page-door = Этот сервер для тех, кто знает код входа.
page-door-more = Спросите у того, кто вас пригласил. Код вводят один раз на каждом устройстве.
page-door-code = Код входа
page-door-go = Войти
page-board = Открытые столы
page-board-more = Эти столы ждут людей. Одно касание, и вы за столом.
page-board-none = Сейчас ни один стол не ждёт людей.
page-board-join = Сесть
page-board-free = { $open ->
    [one] { $open } свободное место
    [few] { $open } свободных места
   *[many] { $open } свободных мест
}
page-notice = Объявление
page-notice-at = { $text } ({ $time })
page-notice-close = Прочитано
page-seat-clear = Освободить место: { $name }
page-table-host = Вы хозяин этого стола
page-pass-on = Передать стол: { $name }
page-delete-table = Удалить стол
page-delete-table-sure = Стол исчезнет у всех, кто здесь сидит, вместе с игрой и навсегда.

## До начала и между людьми
page-bot-add = Посадить бота на место { $number }
page-bot-none = Бот…
page-bot-level = Насколько сильно играет { $name }
page-reach-local = «{ $host }» — это только этот компьютер: ссылка ниже ведёт сюда с других устройств вашей сети.
page-reach-none = Эта ссылка работает только на этом компьютере. Чтобы другие могли присоединиться, сервер должен слушать вашу сеть: запустите его с --host 0.0.0.0.
page-takeback-waits = Вы просите вернуть ход. Ждём ответа: { $names }
page-takeback-granted = Ваш ход возвращён: остальные согласились.
page-takeback-refused = Вернуть ход не разрешили: { $name } отказывает.
page-takeback-void = Игра пошла дальше, прежде чем все ответили: ход не возвращён.
page-event-table-hint = { $name } берёт подсказку.
page-hints-taken = Взято подсказок: { $seats }
page-hints-by = { $name } { $count }
