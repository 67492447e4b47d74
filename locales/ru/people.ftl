# Свои данные, страница приватности и страница того, кто держит сервер.
page-me-lead = Здесь никто не регистрируется: вас узнают по куки в каждом браузере. Здесь видно, что это значит; данные можно забрать с собой или стереть.
page-me-nobody = О вас ещё ничего не сохранено.
page-me-devices = Устройства
page-me-devices-more = Браузеры, в которых вы — это вы. Выйдите на тех, которыми больше не пользуетесь или которых у вас уже нет.
page-me-device-this = это
page-me-device-unknown = Неизвестное устройство
page-me-device-times = здесь с { $created }, последний раз { $seen }
page-me-sign-out = Выйти
page-me-sign-out-sure = Это ваше единственное устройство, а кода восстановления у вас нет: после выхода никто не доберётся до ваших игр. Всё равно выйти?
page-me-recovery = Код восстановления
page-me-recovery-more = Если браузер потеряет куки, этот код вернёт ваши игры. Напечатайте его или запишите: его показывают один раз, а хранится только его отпечаток.
page-me-recovery-none = Кода у вас ещё нет.
page-me-recovery-made = Создан { $date }. У кого код, тот и есть вы.
page-me-recovery-make = Создать код
page-me-recovery-anew = Создать новый; старый перестанет действовать
page-me-recovery-shown = Ваш код восстановления. Он виден только сейчас:
page-me-recovery-next = Вы вернулись. Использованный код больше не действует; вот следующий, он виден только сейчас:
page-me-print = Напечатать
page-me-copy = Скопировать
page-me-restore = Вернуться
page-me-restore-more = Есть код восстановления из другого браузера? Этот браузер станет тем же гостем.
page-me-restore-code = Код восстановления
page-me-restore-go = Вернуть мои игры
page-me-tokens = Токены для программ
page-me-tokens-more = Ваша программа играет не с куки, а с токеном: «Authorization: Bearer …». У кого токен, тот играет за вас, поэтому дайте каждой программе свой и отзывайте ненужные.
page-me-token-name = Для чего он?
page-me-token-make = Создать токен
page-me-token-shown = Токен «{ $name }». Он виден только сейчас:
page-me-token-times = создан { $created }, последний раз использован { $seen }
page-me-token-unused = создан { $created }, ещё не использован
page-me-token-revoke = Отозвать
page-me-export = Забрать данные с собой
page-me-export-more = Всё, что сохранено о вас, одним файлом JSON: имя, устройства, столы, места и ходы. Законченные игры можно сохранить и по одной, с их стола.
page-me-export-go = Сохранить мои данные
page-me-erase = Стереть меня
page-me-erase-more = Ваше имя исчезнет со всех столов, места освободятся (в начатых играх доигрывать будет бот), на всех устройствах будет выполнен выход, токены отозваны. Ходы останутся в играх тех, с кем вы играли, но без имени. Вернуть это нельзя.
page-me-erase-sure = Да, стереть всё
page-me-erased = Вы стёрты. Ничто здесь больше не ведёт к вам.

page-privacy-lead = Этот сервер хранит только то, что нужно играм. Никакой рекламы и счётчиков. Ничто не уходит за пределы этого сервера, если только вы не попросите сообщать о вашем ходе: тогда запертое уведомление идёт через службу вашего браузера.
page-privacy-stored = Что хранится
page-privacy-exported = Это есть в файле «Сохранить мои данные».
page-privacy-not-about-you = Об отдельных людях здесь ничего нет.
page-privacy-erased-deleted = Когда вы себя стираете, это удаляется.
page-privacy-erased-blanked = Когда вы себя стираете, исчезают имя и связь с вами; игра остаётся другим.
page-privacy-erased-stays = Остаётся, когда кого-то стирают: имён здесь нет.
page-privacy-of-guests = Вы
page-privacy-of-sessions = Ваши устройства
page-privacy-of-tokens = Токены ваших программ
page-privacy-of-device-links = Ссылки на второе устройство
page-privacy-of-tables = Столы
page-privacy-of-seats = Места
page-privacy-of-entries = Ходы
page-privacy-of-presence = Кто за столом
page-privacy-of-said = Что говорили за столами
page-privacy-of-pushes = Браузеры, которым сообщают о вашем ходе
page-privacy-of-bells = Ваши пожелания об уведомлениях
page-privacy-of-table-bells = Ваши пожелания об уведомлениях за отдельными столами
page-privacy-of-put-away = Столы, которые вы убрали
page-privacy-of-house = Что объявляет хозяин
page-privacy-of-shut-out = Кому закрыт доступ
page-privacy-of-host-keys = Ключи хозяина
page-privacy-thing-guest-id = случайное число, которое стоит за вас
page-privacy-thing-guest-name = имя, которое вы дали, и ваш язык
page-privacy-thing-guest-times = когда вы пришли впервые и когда были в последний раз, с точностью до часа
page-privacy-thing-recovery = отпечаток кода восстановления, по которому код не узнать, и когда он создан
page-privacy-thing-cookie = отпечаток куки каждого браузера и чьё оно
page-privacy-thing-device = семейство браузера и системы («Firefox, Android»), когда устройство появилось и когда им пользовались в последний раз, с точностью до часа
page-privacy-thing-joined = введён ли на нём код входа
page-privacy-thing-token = отпечаток каждого токена и чей он
page-privacy-thing-token-use = название токена, когда он создан и в последний раз использован
page-privacy-thing-token-joined = был ли введён код входа там, где он создан
page-privacy-thing-link = отпечаток созданной вами ссылки, чья она и до каких пор действует: не больше десяти минут
page-privacy-thing-table = название стола, его игра, правила и договорённости, как далеко зашла игра и есть ли стол на доске
page-privacy-thing-table-host = кто его хозяин
page-privacy-thing-table-times = когда стол создан, начат, закончен и в последний раз использован
page-privacy-thing-table-kin = следующая игра тех же людей и игра или пример, с которых здесь начали
page-privacy-thing-table-chance = тайна, из которой берутся кубики и карты; после конца её показывают всем
page-privacy-thing-table-works = счётчики, нужные серверу для согласованной работы
page-privacy-thing-seat = какие места вы занимали и сдались ли
page-privacy-thing-seat-name = имя, показанное на месте
page-privacy-thing-move = каждое решение с места и принял ли его человек или бот
page-privacy-thing-move-time = когда оно принято
page-privacy-thing-move-key = случайная метка, чтобы дважды отправленный ход засчитался один раз
page-privacy-thing-presence = когда вы последний раз были за столом, где сидите, и когда он последний раз был у вас на экране
page-privacy-thing-said = знаки, которые вы показали, и строки, которые написали за столом для всех, кто там есть; они исчезают вместе со столом, и в записи партии их нет
page-privacy-thing-said-time = когда это было
page-privacy-thing-push = адрес, который для вас выдала служба уведомлений вашего браузера, на каком устройстве и с каких пор
page-privacy-thing-push-keys = ключи вашего браузера: ими заперто каждое уведомление, так что служба не может его прочесть
page-privacy-thing-bells = хотите ли вы уведомлений, ваши тихие часы и часовой пояс
page-privacy-thing-ntfy-topic = случайное имя, под которым вам сообщает ntfy хозяина
page-privacy-thing-table-bells = столы, за которыми вы хотите иначе
page-privacy-thing-house = текст объявления для всех и его время, а также ключ, по которому этот сервер знают службы уведомлений
page-privacy-thing-put-away = какие столы вы убрали из своего списка
page-privacy-thing-shut-out = гость или адрес, которым хозяин закрыл доступ, с каких пор, и его заметка об этом
page-privacy-thing-host-key = отпечатки ссылок и куки, которые открывают страницу хозяина, и до каких пор они действуют
page-privacy-kept = Сколько хранится
page-privacy-days-open-tables = Стол, за которым не начали игру: { $days ->
    [0] пока не удалят
    [one] { $days } день
    [few] { $days } дня
   *[many] { $days } дней
}.
page-privacy-days-playing-tables = Начатая игра, к которой никто не прикасается: { $days ->
    [0] пока не удалят
    [one] { $days } день
    [few] { $days } дня
   *[many] { $days } дней
}.
page-privacy-days-finished-tables = Законченная игра: { $days ->
    [0] пока не удалят
    [one] { $days } день
    [few] { $days } дня
   *[many] { $days } дней
}.
page-privacy-days-guests = Гость, который не сидит ни за одним столом и не возвращается: { $days ->
    [0] пока не сотрут
    [one] { $days } день
    [few] { $days } дня
   *[many] { $days } дней
}.
page-privacy-days-devices = Устройство, которым не пользуются: { $days ->
    [0] пока на нём не выйдут
    [one] { $days } день
    [few] { $days } дня
   *[many] { $days } дней
}.
page-privacy-not-stored = Что не хранится
page-privacy-addresses = Ваш сетевой адрес нужен, пока вы на связи: чтобы ответить вам и сдержать тех, кто спрашивает слишком часто. Он не хранится, если только хозяин не закроет ему доступ. Прокси перед сервером может вести собственный журнал.
page-privacy-browser = Сам браузер хранит куки, язык, вид и звуки, ваш последний выбор для нового стола и кого вы не хотите слышать за столом.
page-privacy-who = Кто держит сервер, может прочитать сохранённое, как и на любом сервере. Хотите знать больше — спросите его.

page-host-title = Страница хозяина
page-host-enter = Войти
page-host-enter-more = Ссылка действует один раз и открывает эту страницу на этом устройстве на двенадцать часов.
page-host-closed = Эта страница для того, кто держит сервер. Вход печатает команда «misto admin host-link».
page-host-leave = Закрыть страницу хозяина здесь
page-host-notice = Объявление для всех
page-host-notice-more = Появляется сразу на каждой открытой странице, на языке читателя, если вы его дадите, и висит, пока вы его не снимете.
page-host-notice-text = На любом языке
page-host-notice-uk = На украинском
page-host-notice-ru = На русском
page-host-notice-en = На английском
page-host-notice-at = Когда это случится
page-host-notice-up = Вывесить
page-host-notice-down = Снять
page-host-shut-out = Закрытый доступ
page-host-shut-out-more = Гость по номеру, адрес или сеть вроде 192.0.2.0/24. Для адреса IPv6 имеется в виду всё домохозяйство.
page-host-shut-out-what = Гость, адрес или сеть
page-host-shut-out-note = Почему (видите только вы)
page-host-shut-out-go = Закрыть доступ
page-host-let-in = Впустить
page-host-nobody-out = Доступ никому не закрыт.
page-host-tables = Столы
page-host-guests = Гости
page-host-guest-nameless = без имени
page-host-guest-more = { $devices ->
    [one] { $devices } устройство
    [few] { $devices } устройства
   *[many] { $devices } устройств
}, { $tables ->
    [one] { $tables } стол
    [few] { $tables } стола
   *[many] { $tables } столов
}, последний раз { $seen }
page-host-gauges = Чем занят сервер
page-host-tidy-more = Удаляет все столы одного вида, которыми столько дней никто не пользовался, вместе с играми и навсегда.
page-host-tidy-what = Столы
page-host-tidy-days = Без дела, дней
page-host-tidy-go = Удалить эти столы
page-host-tidy-sure = Правда удалить их
page-host-delete = Удалить
page-host-delete-sure = Правда удалить
page-host-status-open = ждёт людей
page-host-status-playing = идёт
page-host-status-over = закончена
