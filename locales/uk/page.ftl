# Сторінка
page-title = Misto
page-close = Закрити
page-sections = Розділи
page-games = Ігри
page-my-tables = Мої столи
page-replays = Повтори
page-language = Мова
page-lang-uk = українська
page-lang-ru = русский
page-lang-en = English
page-theme = Світла або темна
page-theme-auto = як у системі
page-theme-light = світла
page-theme-dark = темна
page-profile = Профіль
page-your-name = Ваше ім’я
page-sound = Звук, коли настає мій хід
page-notify = Сповіщення в іншій вкладці, поки ця сторінка відкрита
page-quick = Ходити з першого дотику, без підтвердження
page-save = Зберегти
page-lost = Такої сторінки немає
page-no-table = Такого столу немає
page-to-games = До ігор
page-hero = Чотири міста за одним столом
page-foot = Без реклами й стеження
page-you = ви
page-bot = бот
page-away = відійшов(-ла)
page-resigned = здався(-лася)
page-your-turn = Ваш хід
page-you-owe = Вирішуйте
page-others-think = Чекаємо на інших
page-waiting-players = Чекаємо на гравців
page-players = { $high ->
    [one] { $low }–{ $high } гравець
    [few] { $low }–{ $high } гравці
   *[many] { $low }–{ $high } гравців
}
page-minutes = { $minutes } хв
page-coach-on = Порадник: пояснювати під час гри
page-learn = Навчитися
page-invite = Запросити друзів
page-seats = Місця
page-seat-n = Місце { $number }
page-seat-open = вільне місце
page-bot-random = випадковий
page-bot-greedy = жадібний
page-bot-novice = новачок
page-player-n = Гравець { $number }
page-undo = Назад
page-not-now = Зараз не можна
page-undo-rule = до першого розкриття
page-undo-ask = за згодою інших
page-undo-free = вільно
page-away-wait = чекати
page-away-bot = грає бот
page-away-skip = пропускати
page-yes = так
page-no = ні
page-lobby-open = { $open ->
    [one] Ще { $open } вільне місце.
    [few] Ще { $open } вільні місця.
   *[many] Ще { $open } вільних місць.
}
page-lobby-full = Усі на місцях.
page-sit = Сісти
page-leave = Встати
page-start = Почати
page-host-starts = Гру почне той, хто створив стіл.
page-qr = QR-код посилання
page-link = Посилання
page-copy-link = Скопіювати посилання
page-copied = Скопійовано
page-loading = Розкладаємо…
page-menu = Меню
page-reconnecting = Зв’язок зник, відновлюємо…
page-offline = Немає зв’язку з сервером.
page-failed = Не вдалося. Спробуйте ще раз.
page-curtain = { $name }, екран ваш
page-curtain-more = Передайте пристрій. Чужих карт не видно, доки не натиснуто.
page-curtain-up = Я { $name }, показати
page-takeback-asked = { $name } просить повернути хід.
page-allow = Дозволити
page-refuse = Відмовити
page-recap = { $count ->
    [one] Від вашого ходу: { $count } подія
    [few] Від вашого ходу: { $count } події
   *[many] Від вашого ходу: { $count } подій
}
page-read = Прочитано
page-log = Журнал
page-all-moves = Усі ходи
page-help = Клавіші
page-help-more = Усе можна зіграти з клавіатури. Підсвічене можна обрати; дотик до згаслого пояснює, чому ні.
page-key-arrows = перейти до сусіднього підсвіченого
page-key-look = перейти до будь-чого на столі, і до згаслого
page-key-enter = обрати, ще раз: підтвердити
page-key-esc = скасувати вибір
page-key-digits = обрати хід за номером
page-key-undo = повернути хід
page-key-hint = підказка
page-key-turn = повернути плитку
page-key-log = журнал
page-key-notation = усі ходи й рядок для запису
page-key-help = ця довідка
page-rests = Сервер зараз не може нічого зберегти. Збережене в безпеці.
page-asks-again = Сторінка сама питатиме ще.
page-frozen = Ця партія тут далі не піде
page-frozen-more = Цей сервер не може її грати. Запис партії збережено.
page-frozen-other-rules = Її грали за версією правил { $theirs }, а цей сервер тепер грає за версією { $ours }. Запис збережено: його відтворить Місто { $misto }.
page-frozen-newer-rules = Її грали за версією правил { $theirs }, а цей сервер знає версії лише до { $ours }. Нехай господар сервера встановить новіше Місто.
page-frozen-unknown-game = На цьому сервері такої гри вже немає. Запис партії збережено.
page-frozen-table-damaged = Крок { $step } зі збереженого — неможливий хід у цій грі. Що лишилося, видно в записі; можливо, у господаря сервера є резервна копія.
page-frozen-room-failed = За цим столом гра дала збій. Нічого не втрачено: партія піде далі, щойно господар сервера її полагодить.
page-game-over = Гру закінчено
page-rematch = Ще раз
page-watch-replay = Повтор
page-download = Завантажити запис
page-players-at-table = Гравці
page-decides = вирішує
page-stat-points = очки
page-score-of = Рахунок: { $name }
page-total = Разом
page-picked = Обрано: { $option }. Ще раз, щоб підтвердити.
page-tap-lit = Торкніться підсвіченого.
page-marked = Обрано { $count } з { $most }
page-confirm = Підтвердити
page-watching = Ви дивитеся
page-waits-for = Чекаємо: { $names }
page-plain-moment = Поле без малюнків
page-moment = Мить…
page-choices = Вибір
page-hint = Підказка
page-cancel = Скасувати
page-notation = Хід записом (кілька: через ;)
page-play-move = Зіграти
page-may-do = Можна
page-may-not = Не можна, бо
page-choices-here = тут варіантів: { $count }
page-device = Продовжити на іншому пристрої
page-device-more = Посилання діє один раз.
page-resign = Здатися
page-resign-sure = Справді здатися? Далі за вас гратиме бот.
page-fair = Чесність: випадок цієї гри закріплено хешем
page-claim = Цей пристрій продовжить гру
page-claim-more = Посилання діє один раз.
page-claim-yes = Продовжити тут
page-replay = повтор
page-turn-back = попередній хід
page-turn-on = наступний хід
page-step-back = крок назад
page-step-on = крок уперед
page-run = програвати
page-stop = зупинити
page-step = Крок
page-step-of = Крок { $step } з { $last }
page-seen-by = Чиїми очима
page-seen-by-all = очима глядача
page-seen-open = усе відкрито
page-copy-step = Посилання на крок
page-play-on = Грати звідси з ботами
page-my-city = Моє місто
page-city-of = Місто: { $name }
page-of = з { $total }
page-cost = ціна { $cost }
page-count = { $count } шт.
page-rivals = Міста суперників
page-event-table-undo = { $name } повертає свій хід.
page-event-table-rewind = Гру повернуто назад: { $name }.
page-event-table-takeback = { $name } просить повернути хід.
page-event-table-takeback-yes = { $name } погоджується.
page-event-table-takeback-no = { $name } відмовляє.
page-event-table-resign = { $name } здається.
page-event-table-away = Поки гравець відійшов, за нього грає бот: { $name }.
page-bot-n = Бот { $number }
page-bot-names = Тарас, Марічка, Лев, Соломія, Остап, Дарина, Богдан, Зоряна, Назар, Орися
page-since-your-move = від вашого ходу
page-bot-easy = легкий
page-bot-normal = звичайний
page-bot-hard = сильний
page-bot-expert = майстер
page-key-about = що це? (або потримайте чи натисніть правою кнопкою)
page-fact-cost = ціна
page-turn = Хід
page-turn-of = Хід { $turn } з { $last }
page-by-turn = ходи
page-by-step = кроки
page-slide-by = Повзунок іде кроками або ходами
page-rewind-to = Повернутися до: { $text }
page-rewind-here = Повернутися сюди
page-left-days = лишилося { $days } дн { $hours } год
page-left-hours = лишилося { $hours } год { $minutes } хв
page-left-minutes = лишилося { $clock }
page-left-over = час вийшов
page-clock-days = { $days } дн
page-clock-hours = { $hours } год
page-clock-minutes = { $clock }
page-clock-over = 0:00
page-join-rematch = До нової гри
page-deadline-minute = хвилина
page-deadline-five = п’ять хвилин
page-deadline-hour = година
page-deadline-day = доба
page-deadline-three = три доби
page-all-players = Усі гравці
page-find-player = Знайти гравця
page-pass-asks = Вам іще доступно: { $options }{ $more ->
    [0] .
   *[other] {" "}та ще { $more }.
} Усе одно пропустити?
page-pass-anyway = Так, { $option }
page-key-pass = пропустити
page-name-first = Спершу назвіться: друзі побачать, хто їх запрошує.
page-name-why = Друзі бачать його в запрошенні та за столом.
page-name-here = Ввести ім’я

# Правила
page-rules = Правила
page-rules-of = Правила: { $game }
page-rules-more = Повні правила кожної гри: як грати, усі карти й плитки, розібрані приклади.
page-rules-contents = Зміст
page-rules-chapter = Розділ { $number }
page-rules-search = Шукати в правилах
page-rules-results = Що знайдено
page-rules-found = { $count ->
    [0] Нічого не знайдено
    [one] Знайдено { $count } пункт
    [few] Знайдено { $count } пункти
   *[many] Знайдено { $count } пунктів
}
page-rules-none = За словами «{ $query }» нічого немає. Спробуйте коротше слово або назву іншою мовою.
page-rules-print = Надрукувати
page-rules-to-table = Назад до столу
page-rules-table-lost = Не вдалося дізнатися, як грає ваш стіл, тому показано всі правила.
page-rules-played-shown = { $count ->
    [one] Показано те, чим грає ваш стіл; сховано { $count } пункт.
    [few] Показано те, чим грає ваш стіл; сховано { $count } пункти.
   *[many] Показано те, чим грає ваш стіл; сховано { $count } пунктів.
}
page-rules-all-shown = Показано всі правила, зокрема й ті, якими ваш стіл не грає.
page-rules-show-all = Показати все
page-rules-show-played = Лише те, чим граємо
page-rules-whole = У правилах
page-rules-also = Про це також
page-rules-seats = { $seats ->
    [one] { $seats } гравець
    [few] { $seats } гравці
   *[many] { $seats } гравців
}
page-rule-n = Правило { $number }
page-rule-link = Правило { $number }, посилання на нього
page-got-it = Зрозуміло
page-back = Назад

page-about = Про Misto
page-about-what = Misto — це один стіл для чотирьох ігор про міста: у браузері, у терміналі, наодинці, проти ботів чи з друзями. Це вільна програма, яку зробили люди, що люблять ці ігри.
page-about-docs = Документація англійською: як тримати сервер, написати бота чи додати гру
page-about-whose = Чиї це ігри
page-about-unofficial = Misto — неофіційна програма: ні автори, ні видавці цих ігор її не створювали, не перевіряли й не схвалювали. Ігри, їхні назви й малюнки належать їм.
page-about-own-words = Правила тут переказано нашими словами, а кожен малюнок зроблено для цієї сторінки. Якщо гра вам до душі, купіть коробку: картон на столі ніщо не замінить.
page-about-licences = Ліцензії
page-about-licence = Misto поширюється за ліцензією MIT: користуйтеся, змінюйте, передавайте далі. Шрифт Onest — за ліцензією Open Font License.
page-about-notices = Ліцензії бібліотек, з яких складено сторінку
## Приклади з правил як позиції, які можна відкрити
page-example-try = Спробувати
page-example-needs-server = Щоб спробувати приклад, потрібен сервер, а зв’язку з ним немає. Текст доступний і без нього.
page-example-of = Приклад із правил
page-example-move = Спробуйте: { $move }
page-example-wait = Спершу ходять інші.
page-example-look = Погляньте на поле й на рахунок: це і є приклад. Далі грайте, як забажаєте.
page-example-done = Це й був приклад. Грайте далі, як забажаєте, або спробуйте ще раз.
page-example-strayed = Ви пішли іншим шляхом, ніж у прикладі. Грайте далі або спробуйте ще раз.
page-example-show = Показати
page-example-again = Ще раз
page-example-back = Назад до правил
page-me-title = Мої дані
page-talk = { $count ->
    [0] Розмова
    [one] Розмова: { $count } новий рядок
    [few] Розмова: { $count } нові рядки
   *[other] Розмова: { $count } нових рядків
}
page-install = Встановити Misto
page-privacy-title = Приватність
page-door = Цей сервер для тих, хто знає код входу.
page-door-more = Запитайте в того, хто вас запросив. Код уводять раз на кожному пристрої.
page-door-code = Код входу
page-door-go = Увійти
page-board = Відкриті столи
page-board-more = Ці столи чекають на людей. Один дотик, і ви за столом.
page-board-none = Зараз жоден стіл не чекає на людей.
page-board-join = Сісти
page-board-free = { $open ->
    [one] { $open } вільне місце
    [few] { $open } вільні місця
   *[many] { $open } вільних місць
}
page-notice = Оголошення
page-notice-at = { $text } ({ $time })
page-notice-close = Прочитано
page-seat-clear = Звільнити місце: { $name }
page-table-host = Ви господар цього столу
page-pass-on = Передати стіл: { $name }
page-delete-table = Видалити стіл
page-delete-table-sure = Стіл зникне в усіх, хто тут сидить, разом із грою й назавжди.

## До початку і поміж людьми
page-bot-add = Посадити бота на місце { $number }
page-bot-none = Бот…
page-bot-level = Наскільки сильно грає { $name }
page-reach-local = «{ $host }» — це лише цей комп’ютер: посилання нижче веде сюди з інших пристроїв вашої мережі.
page-reach-none = Це посилання діє лише на цьому комп’ютері. Щоб інші могли приєднатися, сервер має слухати вашу мережу: запустіть його з --host 0.0.0.0.
page-takeback-waits = Ви просите повернути хід. Чекаємо на відповідь: { $names }
page-takeback-granted = Ваш хід повернуто: інші погодилися.
page-takeback-refused = Повернути хід не дозволено: { $name } відмовляє.
page-takeback-void = Гра пішла далі, перш ніж усі відповіли: хід не повернуто.
page-event-table-hint = { $name } бере підказку.
page-hints-taken = Узято підказок: { $seats }
page-hints-by = { $name } { $count }
