# Власні дані, сторінка приватності та сторінка того, хто тримає сервер.
page-me-lead = Тут ніхто не реєструється: вас упізнають за кукі в кожному браузері. Тут видно, що це означає; дані можна забрати із собою або стерти.
page-me-nobody = Про вас іще нічого не збережено.
page-me-devices = Пристрої
page-me-devices-more = Браузери, у яких ви — це ви. Вийдіть на тих, якими вже не користуєтеся або яких уже не маєте.
page-me-device-this = цей
page-me-device-unknown = Невідомий пристрій
page-me-device-times = тут із { $created }, востаннє { $seen }
page-me-sign-out = Вийти
page-me-sign-out-sure = Це ваш єдиний пристрій, а коду відновлення у вас немає: після виходу ніхто не дістанеться до ваших ігор. Усе одно вийти?
page-me-recovery = Код відновлення
page-me-recovery-more = Якщо браузер загубить кукі, цей код поверне ваші ігри. Надрукуйте його або запишіть: його показують один раз, а зберігається лише його відбиток.
page-me-recovery-none = Коду у вас іще немає.
page-me-recovery-made = Створено { $date }. Хто має код, той і є ви.
page-me-recovery-make = Створити код
page-me-recovery-anew = Створити новий; старий перестане діяти
page-me-recovery-shown = Ваш код відновлення. Його видно лише зараз:
page-me-recovery-next = Ви повернулися. Використаний код більше не діє; ось наступний, його видно лише зараз:
page-me-print = Надрукувати
page-me-copy = Скопіювати
page-me-restore = Повернутися
page-me-restore-more = Маєте код відновлення з іншого браузера? Цей браузер стане тим самим гостем.
page-me-restore-code = Код відновлення
page-me-restore-go = Повернути мої ігри
page-me-tokens = Токени для програм
page-me-tokens-more = Ваша програма грає не з кукі, а з токеном: «Authorization: Bearer …». Хто має токен, той грає за вас, тож дайте кожній програмі свій і відкликайте непотрібні.
page-me-token-name = Для чого він?
page-me-token-make = Створити токен
page-me-token-shown = Токен «{ $name }». Його видно лише зараз:
page-me-token-times = створено { $created }, востаннє вжито { $seen }
page-me-token-unused = створено { $created }, ще не вжито
page-me-token-revoke = Відкликати
page-me-export = Забрати дані із собою
page-me-export-more = Усе, що збережено про вас, одним файлом JSON: ім’я, пристрої, столи, місця й ходи. Завершені ігри можна зберегти й окремо, з їхнього столу.
page-me-export-go = Зберегти мої дані
page-me-erase = Стерти мене
page-me-erase-more = Ваше ім’я зникне з усіх столів, місця звільняться (у розпочатих іграх догравати буде бот), на всіх пристроях буде виконано вихід, токени відкликано. Ходи лишаться в іграх тих, із ким ви грали, але без імені. Повернути це неможливо.
page-me-erase-sure = Так, стерти все
page-me-erased = Вас стерто. Ніщо тут більше не веде до вас.

page-privacy-lead = Цей сервер зберігає лише те, що потрібно іграм. Жодної реклами чи лічильників. Ніщо не йде за межі цього сервера, хіба що ви попросите повідомляти про ваш хід: тоді замкнене сповіщення йде через службу вашого браузера.
page-privacy-stored = Що зберігається
page-privacy-exported = Це є у файлі «Зберегти мої дані».
page-privacy-not-about-you = Про окремих людей тут нічого немає.
page-privacy-erased-deleted = Коли ви себе стираєте, це видаляється.
page-privacy-erased-blanked = Коли ви себе стираєте, зникають ім’я та зв’язок із вами; гра лишається іншим.
page-privacy-erased-stays = Лишається, коли когось стирають: імен тут немає.
page-privacy-of-guests = Ви
page-privacy-of-sessions = Ваші пристрої
page-privacy-of-tokens = Токени ваших програм
page-privacy-of-device-links = Посилання на другий пристрій
page-privacy-of-tables = Столи
page-privacy-of-seats = Місця
page-privacy-of-entries = Ходи
page-privacy-of-presence = Хто за столом
page-privacy-of-said = Що говорили за столами
page-privacy-of-pushes = Браузери, яким повідомляють про ваш хід
page-privacy-of-bells = Ваші побажання щодо сповіщень
page-privacy-of-table-bells = Ваші побажання щодо сповіщень за окремими столами
page-privacy-of-put-away = Столи, які ви прибрали
page-privacy-of-house = Що оголошує господар
page-privacy-of-shut-out = Кому закрито доступ
page-privacy-of-host-keys = Ключі господаря
page-privacy-thing-guest-id = випадкове число, що стоїть за вас
page-privacy-thing-guest-name = ім’я, яке ви дали, і ваша мова
page-privacy-thing-guest-times = коли ви прийшли вперше й коли були востаннє, з точністю до години
page-privacy-thing-recovery = відбиток коду відновлення, з якого код не дізнатися, і коли його створено
page-privacy-thing-cookie = відбиток кукі кожного браузера й чиє воно
page-privacy-thing-device = родина браузера й системи («Firefox, Android»), коли пристрій з’явився й коли ним користувалися востаннє, з точністю до години
page-privacy-thing-joined = чи введено на ньому код входу
page-privacy-thing-token = відбиток кожного токена й чий він
page-privacy-thing-token-use = назва токена, коли його створено й востаннє вжито
page-privacy-thing-token-joined = чи було введено код входу там, де його створено
page-privacy-thing-link = відбиток створеного вами посилання, чиє воно й доки діє: щонайбільше десять хвилин
page-privacy-thing-table = назва столу, його гра, правила й домовленості, як далеко зайшла гра й чи є стіл на дошці
page-privacy-thing-table-host = хто його господар
page-privacy-thing-table-times = коли стіл створено, розпочато, завершено й востаннє вжито
page-privacy-thing-table-kin = наступна гра тих самих людей і гра чи приклад, з яких тут почали
page-privacy-thing-table-chance = таємниця, з якої беруться кубики й карти; після кінця її показують усім
page-privacy-thing-table-works = лічильники, потрібні серверу для узгодженої роботи
page-privacy-thing-seat = які місця ви займали й чи здалися
page-privacy-thing-seat-name = ім’я, показане на місці
page-privacy-thing-move = кожне рішення з місця й чи ухвалила його людина або бот
page-privacy-thing-move-time = коли його ухвалено
page-privacy-thing-move-key = випадкова позначка, щоб двічі надісланий хід зарахувався раз
page-privacy-thing-presence = коли ви востаннє були за столом, де сидите, і коли він востаннє був у вас на екрані
page-privacy-thing-said = знаки, які ви показали, і рядки, які написали за столом для всіх, хто там є; вони зникають разом зі столом, і в записі партії їх немає
page-privacy-thing-said-time = коли це було
page-privacy-thing-push = адреса, яку для вас видала служба сповіщень вашого браузера, на якому пристрої та відколи
page-privacy-thing-push-keys = ключі вашого браузера: ними замкнено кожне сповіщення, тож служба не може його прочитати
page-privacy-thing-bells = чи хочете ви сповіщень, ваші тихі години та часовий пояс
page-privacy-thing-ntfy-topic = випадкова назва, під якою вам повідомляє ntfy господаря
page-privacy-thing-table-bells = столи, за якими ви хочете інакше
page-privacy-thing-house = текст оголошення для всіх і його час, а також ключ, за яким цей сервер знають служби сповіщень
page-privacy-thing-put-away = які столи ви прибрали зі свого переліку
page-privacy-thing-shut-out = гість або адреса, яким господар закрив доступ, відколи, і його нотатка про це
page-privacy-thing-host-key = відбитки посилань і кукі, що відчиняють сторінку господаря, і доки вони діють
page-privacy-kept = Скільки зберігається
page-privacy-days-open-tables = Стіл, за яким не почали гру: { $days ->
    [0] доки не видалять
    [one] { $days } день
    [few] { $days } дні
   *[many] { $days } днів
}.
page-privacy-days-playing-tables = Розпочата гра, якої ніхто не торкається: { $days ->
    [0] доки не видалять
    [one] { $days } день
    [few] { $days } дні
   *[many] { $days } днів
}.
page-privacy-days-finished-tables = Завершена гра: { $days ->
    [0] доки не видалять
    [one] { $days } день
    [few] { $days } дні
   *[many] { $days } днів
}.
page-privacy-days-guests = Гість, який не сидить за жодним столом і не повертається: { $days ->
    [0] доки не зітруть
    [one] { $days } день
    [few] { $days } дні
   *[many] { $days } днів
}.
page-privacy-days-devices = Пристрій, яким не користуються: { $days ->
    [0] доки на ньому не вийдуть
    [one] { $days } день
    [few] { $days } дні
   *[many] { $days } днів
}.
page-privacy-not-stored = Що не зберігається
page-privacy-addresses = Ваша мережева адреса потрібна, поки ви на зв’язку: щоб відповісти вам і стримати тих, хто питає надто часто. Вона не зберігається, якщо тільки господар не закриє їй доступ. Проксі перед сервером може вести власний журнал.
page-privacy-browser = Сам браузер тримає кукі, мову, вигляд і звуки, ваш останній вибір для нового столу та кого ви не хочете чути за столом.
page-privacy-who = Хто тримає сервер, може прочитати збережене, як і на будь-якому сервері. Хочете знати більше — запитайте його.

page-host-title = Сторінка господаря
page-host-enter = Увійти
page-host-enter-more = Посилання діє один раз і відчиняє цю сторінку на цьому пристрої на дванадцять годин.
page-host-closed = Ця сторінка для того, хто тримає сервер. Вхід друкує команда «misto admin host-link».
page-host-leave = Закрити сторінку господаря тут
page-host-notice = Оголошення для всіх
page-host-notice-more = З’являється одразу на кожній відкритій сторінці, мовою читача, якщо ви її дасте, і висить, доки ви його не знімете.
page-host-notice-text = Будь-якою мовою
page-host-notice-uk = Українською
page-host-notice-ru = Російською
page-host-notice-en = Англійською
page-host-notice-at = Коли це станеться
page-host-notice-up = Вивісити
page-host-notice-down = Зняти
page-host-shut-out = Закритий доступ
page-host-shut-out-more = Гість за номером, адреса або мережа на зразок 192.0.2.0/24. Для адреси IPv6 ідеться про все домогосподарство.
page-host-shut-out-what = Гість, адреса або мережа
page-host-shut-out-note = Чому (бачите лише ви)
page-host-shut-out-go = Закрити доступ
page-host-let-in = Впустити
page-host-nobody-out = Доступ нікому не закрито.
page-host-tables = Столи
page-host-guests = Гості
page-host-guest-nameless = без імені
page-host-guest-more = { $devices ->
    [one] { $devices } пристрій
    [few] { $devices } пристрої
   *[many] { $devices } пристроїв
}, { $tables ->
    [one] { $tables } стіл
    [few] { $tables } столи
   *[many] { $tables } столів
}, востаннє { $seen }
page-host-gauges = Чим зайнятий сервер
page-host-tidy-more = Видаляє всі столи одного виду, якими стільки днів ніхто не користувався, разом з іграми й назавжди.
page-host-tidy-what = Столи
page-host-tidy-days = Без діла, днів
page-host-tidy-go = Видалити ці столи
page-host-tidy-sure = Справді видалити їх
page-host-delete = Видалити
page-host-delete-sure = Справді видалити
page-host-status-open = чекає на людей
page-host-status-playing = триває
page-host-status-over = завершено
