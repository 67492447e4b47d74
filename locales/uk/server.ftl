# Сервер: у чому він відмовляє й чому, що розповідає стіл, що кажуть його команди.
error-no-table = Такого столу немає: перевірте посилання. Столи, якими ніхто не користується, з часом прибирають.
error-room-broken = Кімнату «{ $game }» з пакета { $package } не вдається відкрити ({ $why }). Решта кімнат відкриваються. Встановіть версію пакета, що пасує до цього Misto, або вилучіть його.
error-room-name-taken = Пакет { $package } приносить кімнату «{ $game }», але це ім’я вже зайняте: { $other }. Вилучіть один із пакетів або попросіть автора назвати кімнату інакше.
error-room-name-bad = Пакет { $package } називає свою кімнату «{ $game }». В імені кімнати можуть бути малі латинські літери, цифри й поодинокі підкреслення: попросіть автора змінити його.
error-room-no-game = Пакет { $package } оголошує кімнатою «{ $game }» об’єкт { $value }, але це не Game з таким ім’ям. Попросіть автора виправити точку входу.
error-no-seat = За цим столом немає місця { $seat }.
error-no-page = У зводі правил немає сторінки «{ $page }»: запитайте uk, ru, en, places або names.
error-busy = За цим столом багато хто діє водночас: спробуйте ще раз.
error-seat-taken = Місце { $seat } зайняте: виберіть інше.
error-not-host = Почати гру може лише той, хто створив стіл.
error-seats-open = Ще мають сісти на місця: { $seats }.
error-already-started = Гра вже почалася: місця більше не змінюються. Якщо хочете закінчити, здайтеся.
error-not-started = Гра ще не почалася.
error-stale-step = Стіл уже пішов далі: подивіться й вирішіть знову.
error-illegal-move = Правила зараз цього не дозволяють.
error-list-reveals = Відкривати щось може лише останній хід списку: надішліть ходи до нього, подивіться й вирішуйте далі.
error-not-your-seat = Місце { $seat } не ваше.
error-seat-resigned = Гравець на місці { $seat } здався.
error-no-spectators = За цим столом глядачів немає.
error-no-undo = Цього не можна скасувати: відтоді щось відкрилося або хтось інший зробив хід.
error-no-takeback = За цим столом можна скасовувати лише за правилом.
error-no-takeback-now = Немає чого повертати, або запит уже відкрито.
error-no-takeback-pending = Ніхто не чекає на вашу відповідь.
error-not-at-table = Ви не сидите за цим столом.
error-no-rewind = За цим столом не можна вільно повертатися назад.
error-log-full = Журнал цього столу заповнено: тут уже нічого не скасувати й не отримати підказки. Грайте далі: ходи приймаються, як і раніше.
error-step-beyond = Кроки є лише до { $last }.
error-game-over = Гру закінчено.
error-not-over = Гру ще не закінчено.
error-no-hints = За цим столом грають без підказок.
error-nothing-to-decide = Цьому місцю зараз нічого вирішувати.
error-table-damaged = Запис { $step } цього столу — неможливий хід у його грі: збережене змінено або пошкоджено. Що лишилося, видно в записі партії.
error-room-failed = Кімната «{ $game }» дала збій за цим столом. Нічого не втрачено: партія триватиме, коли кімнату полагодять. Скажіть тому, хто тримає сервер: у журналі записано, що сталося.
error-bot-failed = Бот не відповів: спробуйте ще раз.
error-hints-waiting =
    { $seconds ->
        [one] Над попередніми підказками ще думаємо: спитайте знову через { $seconds } секунду.
        [few] Над попередніми підказками ще думаємо: спитайте знову через { $seconds } секунди.
       *[many] Над попередніми підказками ще думаємо: спитайте знову через { $seconds } секунд.
    }
error-too-fast = Надто швидко: зачекайте хвилинку й спробуйте ще раз.
error-too-large = Запит завеликий: у ньому може бути щонайбільше стільки байтів: { $most }.
error-foreign-origin = Ця сторінка не може тут діяти: відкрийте посилання самого столу.
error-foreign-host = До цього сервера не звертаються на ім’я «{ $host }». Той, хто його тримає, має вказати це ім’я в MISTO_PUBLIC_URL або MISTO_ALLOWED_HOSTS.
error-too-many-channels = Відкрито забагато з’єднань: закрийте кілька вікон.
error-too-slow = Запит ішов надто довго: спробуйте ще раз.
error-too-many-connections = Тут відкрито забагато з’єднань: закрийте кілька вікон або трохи зачекайте.
error-bad-request = { $where }: { $why }.
error-link-used = Це посилання вже використано або воно застаріле: створіть нове на першому пристрої.
error-bad-token = Такого токена немає або його відкликано: створіть новий у «Моїх даних».
error-shut-out = Господар цього сервера закрив вам доступ. Якщо це помилка, зверніться до нього.
error-join-code-needed = Цей сервер для тих, хто знає код входу: відкрийте його сторінку й уведіть код один раз.
error-wrong-join-code = Це не той код входу: запитайте в того, хто вас запросив.
error-too-many-codes = Забагато спроб із кодами: зачекайте кілька хвилин і спробуйте ще раз.
error-opens-hosts = Столи тут відкриває лише господар сервера: попросіть стіл у нього або приєднайтеся за посиланням.
error-opens-code = Щоб відкрити тут стіл, потрібен код входу: уведіть його на цьому пристрої один раз.
error-signed-out = На цьому пристрої виконано вихід.
error-nobody = Про вас іще нічого не збережено: показувати й стирати нічого.
error-needs-device = Токеном цього зробити не можна: скористайтеся сторінкою на своєму пристрої.
error-no-device = Такого пристрою у вас немає: можливо, на ньому вже виконано вихід.
error-no-token = Такого токена у вас немає: можливо, його вже відкликано.
error-token-nameless = Дайте токену назву, щоб потім знати, для чого він.
error-too-many-tokens = У вас уже { $most ->
    [one] { $most } токен
    [few] { $most } токени
   *[many] { $most } токенів
}: спершу відкличте якийсь.
error-wrong-recovery-code = Це не код відновлення або його вже використано. Перевірте кожну літеру; діє лише останній створений код.
error-not-table-host = Це може лише господар столу.
error-seat-free = На місці { $seat } ніхто не сидить.
error-no-person-there = На місці { $seat } нікому передати стіл: виберіть місце з іншою людиною.
error-host-only = Це для того, хто тримає сервер: вхід друкує команда «misto admin host-link».
error-host-link-used = Це посилання вже використано або воно застаріло: нове надрукує «misto admin host-link».
error-not-shut-out = Для { $what } доступ не закрито.
error-network-too-wide = { $network } — це забагато адрес одразу: дозволено /{ $least } або вужче.
error-no-guest = { $guest } — не адреса й не гість: номери гостей покаже «misto admin guests».
error-no-chat = За цим столом спілкуються знаками: слова може дозволити його господар у меню столу.
error-nothing-said = У цьому рядку нема чого читати: напишіть хоч слово.
error-line-too-long = Рядок задовгий, символів: { $length } замість { $most }. Скоротіть його або надішліть частинами.
error-watchers-silent = Глядачі за цим столом не озиваються: дозволити це може його господар.
error-talk-too-fast = Інші не встигають читати: зачекайте кілька секунд.
preview-about = Чотири гри про розбудову міст за одним столом: з друзями, з ботами або наодинці.
preview-open = { $free ->
    [0] Зайнято місць: { $taken } із { $seats }, гра скоро почнеться.
   *[other] Зайнято місць: { $taken } із { $seats }, вільно: { $free }. Сідайте до столу.
}
preview-playing = { $seats ->
    [one] Іде партія для { $seats } гравця.
   *[other] Іде партія для { $seats } гравців.
}
preview-over = { $seats ->
    [one] Партія для { $seats } гравця закінчилася: подивіться, як усе було.
   *[other] Партія для { $seats } гравців закінчилася: подивіться, як усе було.
}
bell-title = { $game }: ваш хід
bell-moved = Щойно ходили: { $names }. { $asks }
bell-began = Гру розпочато. { $asks }
error-bad-push-address = Це не адреса служби сповіщень: нехай браузер підпишеться знову.
error-unknown-push-service = Цей сервер надсилає сповіщення лише через відомі йому служби, а { $host } серед них немає. Дозволити її може той, хто його тримає, у MISTO_PUSH_ORIGINS.
error-bad-push-keys = Це не ключі підписки на сповіщення: нехай браузер підпишеться знову.
error-push-taken = Адреса цього браузера тут належить комусь іншому: нехай браузер підпишеться знову.
error-unknown-zone = Часового поясу «{ $zone }» немає: напишіть, наприклад, Europe/Kyiv.
error-no-ntfy = На цьому сервері немає ntfy: той, хто його тримає, може вказати MISTO_NTFY_URL.
error-no-board = На цьому сервері немає дошки відкритих столів.
error-bad-time = { $time } — не час: пишіть 21:30 або 2030-01-31 21:30.
error-notice-and-off = Або скажіть оголошення, або зніміть його за допомогою --off.
error-notice-empty = Скажіть, про що оголошення.
error-http-404 = Тут нічого немає.
error-http-405 = Цей виклик роблять іншим методом.
error-http-400 = Запит не вдалося прочитати.
error-database-down = Сервер зараз не може дістатися до своєї бази даних. Нічого не втрачено: трохи зачекайте й спробуйте ще раз.
error-database-full = На сервері немає місця, щоб щось зберегти. Збережене в безпеці: нехай господар сервера звільнить місце, а тоді спробуйте ще раз.
error-database-read-only = Сервер зараз може лише читати свою базу даних, тож нічого не зберігається. Збережене в безпеці: спробуйте пізніше.
error-database-damaged-now = База даних сервера пошкоджена, і він більше нічого не зберігає. Нехай господар сервера перевірить її та останню резервну копію.
error-database-busy = База даних дуже зайнята: спробуйте за мить.
error-failed = Не вийшло, і це вина сервера. Спробуйте ще раз; що сталося, записано в його журналі.
error-database-damaged = База даних { $file } пошкоджена або це не база даних: нічого не змінено. Покладіть на її місце резервну копію (її робить «misto db backup») і запустіть знову.
error-database-empty = База даних { $file } порожня або зникла, хоча тут вона була. Поверніть її або резервну копію. Щоб почати з чистого, видаліть { $marker } і те, що лишилося поруч, і запустіть знову.
error-database-newer = База даних має будову { $layout } від новішого Міста, а це знає будови лише до { $newest }. Нічого не змінено: запустіть новіше Місто.
error-database-foreign = { $file } — база даних іншої програми: нічого не змінено. Назвіть інший файл у MISTO_DATABASE_URL.
error-database-no-folder = Теки { $folder } для бази даних немає: створіть її або назвіть іншу в MISTO_DATABASE_URL.
error-database-old = База даних має старішу будову: виконайте «misto db upgrade» і запустіть знову.
error-database-no-file = Адреса бази даних не називає файлу.
error-database-not-empty = Таблиця { $table } у новій базі не порожня: переносьте до нової бази.
error-backup-postgres = «misto db backup» копіює файли SQLite; для PostgreSQL є pg_dump.
error-database-refuses = Базу даних не використати: { $why }. Перевірте MISTO_DATABASE_URL.
error-database-same = Звідки й куди — та сама база даних.
error-database-in-use = Файл { $file } відкрито сервером або іншою програмою: зупиніть її й повторіть. Нічого не змінено.
error-restore-none = { $file } — не копія бази Misto: вкажіть файл, який зробила команда «misto db backup». Нічого не змінено.
error-restore-postgres = «misto db restore» повертає файли SQLite; для PostgreSQL є pg_restore.
error-move-none = У { $source } нема чого переносити: перевірте адресу. Нічого не створено й не змінено.
error-unknown-setting = Misto не має налаштування { $name }: приберіть його або виправте (усі друкує «misto config check»).
error-unknown-setting-near = Misto не має налаштування { $name }: може, { $near }?
error-no-address = Сервер не може слухати на { $host }, порт { $port }: { $why }. Виберіть інше через --host або --port.
error-bad-settings = Налаштування не працюють: { $why }.
error-setting-database = MISTO_DATABASE_URL має починатися з sqlite: або postgresql:.
error-setting-bus = MISTO_BUS=postgres працює лише тоді, коли MISTO_DATABASE_URL — база PostgreSQL.
error-setting-workers = Коли MISTO_WORKERS більше одного, потрібно MISTO_BUS=postgres або MISTO_BUS=redis: так вони сповіщають один одного.
error-setting-code = Для MISTO_WHO_OPENS=code потрібен код: задайте MISTO_JOIN_CODE.
error-setting-web = { $name } має починатися з https:// або http:// і називати сервер.
error-setting-contact = MISTO_PUSH_CONTACT має починатися з mailto: або https://.
setting-whole = { $name } — це ціле число
setting-number = { $name } — це число
setting-bool = { $name } — це true або false
setting-text = { $name } — це текст
setting-one-of = { $name } — одне з { $known }
setting-least = { $name } — щонайменше { $limit }
setting-above = { $name } — більше, ніж { $limit }
setting-most = { $name } — щонайбільше { $limit }
error-record-unfinished = Запис уривається до кінця гри, тож її секрет ще не мав стати відомим.
error-record-no-match = Секрет не має геша { $hash }, показаного на початку.
table-reason-stale = Стіл пішов далі, до кроку { $step }.
table-reason-no-undo = Відтоді щось відкрилося або хтось інший зробив хід.
table-reason-no-action = Такого ходу в грі немає.
table-reason-list-reveals = Один із ходів списку кидає кубики, відкриває карти чи завершує хід гравця: спершу подивіться, що вийшло, а тоді надсилайте наступний.
event-table-undo = { $name } скасовує останнє рішення.
event-table-rewind = Стіл повертається назад: так просить { $name }.
event-table-takeback = { $name } просить повернути останнє рішення.
event-table-takeback-yes = { $name } погоджується.
event-table-takeback-no = { $name } не погоджується.
event-table-hint = { $name } бере підказку.
event-table-resign = { $name } здається; далі грає бот.
event-table-away = { $name } не за столом: рішення ухвалює бот.
serve-address = Місто чекає тут: { $url }
verify-good = Гаразд: { $steps ->
    [one] { $steps } крок веде
    [few] { $steps } кроки ведуть
   *[many] { $steps } кроків ведуть
} до збереженого становища, а секрет має цей геш: { $hash }
verify-kind-keyed = Випадок виду «keyed»: з побаченого його ніхто не міг обчислити.
verify-kind-secret = Випадок виду «secret», як у версії 0.1.0: його перевірено, але приховане можна було обчислити з побаченого.
verify-kind-seed = Випадок виду «seed»: хто знав це число, той знав усі кубики й карти.
db-upgraded = База даних має найновішу будову ({ $layout }).
db-saved = Збережено: { $file }
db-moved = { $table }: { $rows }
db-restored = Відновлено: { $file } тепер лежить як { $database }
db-aside = Те, що там було, збережено як { $file }
config-good = Налаштування працюють.
admin-notice-none = Оголошення немає.
admin-notice-at = Це станеться { $time }.
admin-shut-out = Доступ закрито: { $what }. Впустити знову: «misto admin let-in { $what }».
admin-let-in = Доступ знову відкрито: { $what }.
admin-guest = { $id }  { $name }: { $devices ->
    [one] { $devices } пристрій
    [few] { $devices } пристрої
   *[many] { $devices } пристроїв
}, { $tables ->
    [one] { $tables } стіл
    [few] { $tables } столи
   *[many] { $tables } столів
}, востаннє { $seen }
admin-is-out = Доступ закрито з { $since }: { $what } { $note }
admin-nobody = Гостей іще немає.
admin-table = { $id }  { $game }, { $status }: { $seats }; востаннє { $used }
admin-no-tables = Столів іще немає.
admin-host-link = { $minutes ->
    [one] Посилання відчиняє сторінку господаря один раз, упродовж { $minutes } хвилини.
   *[many] Посилання відчиняє сторінку господаря один раз, упродовж { $minutes } хвилин.
} Нікому його не давайте.

# misto doctor
doctor-well = Усе гаразд.
doctor-ill = { $count ->
    [one] Знайдено { $count } проблему: дивіться рядок із ✗.
    [few] Знайдено { $count } проблеми: дивіться рядки з ✗.
   *[many] Знайдено { $count } проблем: дивіться рядки з ✗.
}
doctor-trouble = { $why }
doctor-program = Misto { $misto }, правила скомпільовано, Python { $python }.
doctor-plain = Правила працюють як звичайний Python { $python }: боти думають у кілька разів повільніше. Із компілятором C їх пришвидшить «make build».
doctor-page = Сторінку зібрано.
doctor-no-page = Сторінку не зібрано, у браузері видно лише попередження: виконайте «make page».
doctor-settings = Налаштування придатні, усі MISTO_* відомі.
doctor-database = База даних ({ $kind }) ціла, будова { $layout }.
doctor-database-new = У { $file } бази ще немає: її створить «misto serve».
doctor-database-older = Її будова — { $layout }: наступний запуск переведе її на { $newest }. Спершу зробіть копію.
doctor-database-spoilt = Базу { $file } пошкоджено всередині ({ $why }): зупиніть сервер і поверніть копію командою «misto db restore».
doctor-files = Базу може читати лише її власник.
doctor-files-open = Файл { $file } можуть читати інші на цій машині (права { $mode }): виконайте для нього «chmod 600».
doctor-files-not-ours = Вам не можна писати в { $file }: запустіть команду від імені того, хто тримає сервер, або передайте йому файл через «chown».
doctor-room = База займає { $size } МБ, поруч вільно { $free } МБ.
doctor-little-room = База займає { $size } МБ, а вільно лише { $free } МБ: звільніть місце, доки ходи ще зберігаються.
doctor-log-left = Файл { $file } лишився від сервера, який перервали. Наступний запуск його врахує. Повертати копію можна лише через «misto db restore», а не «cp».
doctor-in-use = Файл { $file } відкрито сервером.
doctor-open-files = Серверу можна відкрити файлів: { $most }.
doctor-few-open-files = Серверу можна відкрити замало файлів: { $most }, а отже, приблизно стільки ж з’єднань. Підніміть межу (LimitNOFILE у юніті systemd або «ulimit -n»).
doctor-public-url = Адреса для людей: { $url }
doctor-public-url-none = MISTO_PUBLIC_URL={ $url } — не адреса: напишіть так, як https://misto.example.
doctor-public-url-path = У MISTO_PUBLIC_URL={ $url } є шлях: шлях пишуть у MISTO_ROOT_PATH, а тут лише ім’я.
doctor-public-url-plain = MISTO_PUBLIC_URL={ $url } без https: будь-хто, хто слухає дорогою, може зайняти чуже місце. Поставте перед сервером проксі з TLS (deploy/nginx).
doctor-only-here = Сервер слухає лише { $host }: цю машину або проксі на ній. Із проксі задайте MISTO_PUBLIC_URL.
doctor-no-public-url = Сервер слухає { $host } без MISTO_PUBLIC_URL: для домашньої мережі годиться. На ім’я він відповість, лише якщо воно є в MISTO_PUBLIC_URL або MISTO_ALLOWED_HOSTS.
doctor-trusts-everybody = MISTO_TRUSTED_PROXIES=* вірить на слово будь-якій адресі: вкажіть адресу свого проксі.
doctor-cookie-lost = MISTO_COOKIE_SECURE увімкнено, але люди приходять не через https: браузери не збережуть cookie. Вкажіть https у MISTO_PUBLIC_URL або вимкніть.
doctor-bus = { $workers ->
    [one] Робочих процесів: { $workers }.
   *[other] Робочих процесів: { $workers }, звістки між ними йдуть через { $bus }.
 }
doctor-bus-silent = Redis не відповідає ({ $why }): запустіть його або виправте MISTO_REDIS_URL.
doctor-bots = Боти можуть думати; процесів для них: { $count }.
doctor-bots-fail = Процеси, у яких думають боти, не запускаються: { $why }. Встановіть Misto наново.
doctor-clock = Годинник показує { $now }.
doctor-clock-behind = Годинник показує { $now }, але щось збережено пізніше: поставте його правильно (NTP), інакше строки зіб’ються.
error-no-component = Такої частини за столом немає: { $what }.
