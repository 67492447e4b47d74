# Сервер: в чём он отказывает и почему, что рассказывает стол, что говорят его команды.
error-no-table = Такого стола нет: проверьте ссылку. Столы, которыми никто не пользуется, со временем убирают.
error-room-broken = Комнату «{ $game }» из пакета { $package } не удаётся открыть ({ $why }). Остальные комнаты открываются. Установите версию пакета, подходящую к этому Misto, или удалите его.
error-room-name-taken = Пакет { $package } приносит комнату «{ $game }», но это имя уже занято: { $other }. Удалите один из пакетов или попросите автора назвать комнату иначе.
error-room-name-bad = Пакет { $package } называет свою комнату «{ $game }». В имени комнаты могут быть строчные латинские буквы, цифры и одиночные подчёркивания: попросите автора изменить его.
error-room-no-game = Пакет { $package } объявляет комнатой «{ $game }» объект { $value }, но это не Game с таким именем. Попросите автора исправить точку входа.
error-no-seat = За этим столом нет места { $seat }.
error-no-page = В своде правил нет страницы «{ $page }»: спросите uk, ru, en, places или names.
error-busy = За этим столом многие действуют одновременно: попробуйте ещё раз.
error-seat-taken = Место { $seat } занято: выберите другое.
error-not-host = Начать игру может только тот, кто создал стол.
error-seats-open = Ещё должны сесть на места: { $seats }.
error-already-started = Игра уже началась: места больше не меняются. Если хотите закончить, сдайтесь.
error-not-started = Игра ещё не началась.
error-stale-step = Стол уже ушёл дальше: посмотрите и решите заново.
error-illegal-move = Правила сейчас этого не позволяют.
error-list-reveals = Открывать что-то может только последний ход списка: отправьте ходы до него, посмотрите и решайте дальше.
error-not-your-seat = Место { $seat } не ваше.
error-seat-resigned = Игрок на месте { $seat } сдался.
error-no-spectators = За этим столом зрителей нет.
error-no-undo = Это нельзя отменить: с тех пор что-то открылось или кто-то другой сделал ход.
error-no-takeback = За этим столом отменять можно только по правилу.
error-no-takeback-now = Возвращать нечего, или вопрос уже задан.
error-no-takeback-pending = Никто не ждёт вашего ответа.
error-not-at-table = Вы не сидите за этим столом.
error-no-rewind = За этим столом нельзя свободно возвращаться назад.
error-log-full = Журнал этого стола заполнен: здесь уже ничего не отменить и не получить подсказки. Играйте дальше: ходы принимаются, как и прежде.
error-step-beyond = Шаги есть только до { $last }.
error-game-over = Игра окончена.
error-not-over = Игра ещё не окончена.
error-no-hints = За этим столом играют без подсказок.
error-nothing-to-decide = Этому месту сейчас нечего решать.
error-table-damaged = Запись { $step } этого стола — невозможный ход в его игре: сохранённое изменено или повреждено. Что осталось, видно в записи партии.
error-room-failed = Комната «{ $game }» дала сбой за этим столом. Ничего не пропало: партия продолжится, когда комнату исправят. Сообщите тому, кто держит сервер: в журнале сказано, что случилось.
error-bot-failed = Бот не ответил: попробуйте ещё раз.
error-hints-waiting =
    { $seconds ->
        [one] Над прошлыми подсказками ещё думаем: спросите снова через { $seconds } секунду.
        [few] Над прошлыми подсказками ещё думаем: спросите снова через { $seconds } секунды.
       *[many] Над прошлыми подсказками ещё думаем: спросите снова через { $seconds } секунд.
    }
error-too-fast = Слишком быстро: подождите немного и попробуйте ещё раз.
error-too-large = Запрос слишком велик: в нём может быть самое большее столько байт: { $most }.
error-foreign-origin = Эта страница не может здесь действовать: откройте ссылку самого стола.
error-foreign-host = К этому серверу не обращаются по имени «{ $host }». Тот, кто его держит, должен назвать это имя в MISTO_PUBLIC_URL или MISTO_ALLOWED_HOSTS.
error-too-many-channels = Открыто слишком много соединений: закройте несколько окон.
error-too-slow = Запрос шёл слишком долго: попробуйте ещё раз.
error-too-many-connections = Здесь открыто слишком много соединений: закройте несколько окон или подождите немного.
error-bad-request = { $where }: { $why }.
error-link-used = Эта ссылка уже использована или устарела: создайте новую на первом устройстве.
error-bad-token = Такого токена нет или он отозван: создайте новый в «Моих данных».
error-shut-out = Хозяин этого сервера закрыл вам доступ. Если это ошибка, обратитесь к нему.
error-join-code-needed = Этот сервер для тех, кто знает код входа: откройте его страницу и введите код один раз.
error-wrong-join-code = Это не тот код входа: спросите у того, кто вас пригласил.
error-too-many-codes = Слишком много попыток с кодами: подождите несколько минут и попробуйте ещё раз.
error-opens-hosts = Столы здесь открывает только хозяин сервера: попросите стол у него или присоединитесь по ссылке.
error-opens-code = Чтобы открыть здесь стол, нужен код входа: введите его на этом устройстве один раз.
error-signed-out = На этом устройстве выполнен выход.
error-nobody = О вас ещё ничего не сохранено: показывать и стирать нечего.
error-needs-device = Токеном этого сделать нельзя: воспользуйтесь страницей на своём устройстве.
error-no-device = Такого устройства у вас нет: возможно, на нём уже выполнен выход.
error-no-token = Такого токена у вас нет: возможно, он уже отозван.
error-token-nameless = Дайте токену название, чтобы потом знать, для чего он.
error-too-many-tokens = У вас уже { $most ->
    [one] { $most } токен
    [few] { $most } токена
   *[many] { $most } токенов
}: сначала отзовите какой-нибудь.
error-wrong-recovery-code = Это не код восстановления или он уже использован. Проверьте каждую букву; действует только последний созданный код.
error-not-table-host = Это может только хозяин стола.
error-seat-free = На месте { $seat } никто не сидит.
error-no-person-there = На месте { $seat } некому передать стол: выберите место с другим человеком.
error-host-only = Это для того, кто держит сервер: вход печатает команда «misto admin host-link».
error-host-link-used = Эта ссылка уже использована или устарела: новую напечатает «misto admin host-link».
error-not-shut-out = Для { $what } доступ не закрыт.
error-network-too-wide = { $network } — это слишком много адресов сразу: разрешено /{ $least } или уже.
error-no-guest = { $guest } — не адрес и не гость: номера гостей покажет «misto admin guests».
error-no-chat = За этим столом общаются знаками: слова может разрешить его хозяин в меню стола.
error-nothing-said = В этой строке нечего читать: напишите хоть слово.
error-line-too-long = Строка слишком длинная, символов: { $length } вместо { $most }. Сократите её или отправьте по частям.
error-watchers-silent = Зрители за этим столом не высказываются: разрешить это может его хозяин.
error-talk-too-fast = Остальные не успевают читать: подождите несколько секунд.
preview-about = Четыре игры о строительстве городов за одним столом: с друзьями, с ботами или в одиночку.
preview-open = { $free ->
    [0] Занято мест: { $taken } из { $seats }, игра скоро начнётся.
   *[other] Занято мест: { $taken } из { $seats }, свободно: { $free }. Садитесь за стол.
}
preview-playing = { $seats ->
    [one] Идёт партия для { $seats } игрока.
   *[other] Идёт партия для { $seats } игроков.
}
preview-over = { $seats ->
    [one] Партия для { $seats } игрока закончилась: посмотрите, как всё было.
   *[other] Партия для { $seats } игроков закончилась: посмотрите, как всё было.
}
bell-title = { $game }: ваш ход
bell-moved = Только что ходили: { $names }. { $asks }
bell-began = Игра началась. { $asks }
error-bad-push-address = Это не адрес службы уведомлений: пусть браузер подпишется заново.
error-unknown-push-service = Этот сервер отправляет уведомления только через известные ему службы, а { $host } среди них нет. Разрешить её может тот, кто его держит, в MISTO_PUSH_ORIGINS.
error-bad-push-keys = Это не ключи подписки на уведомления: пусть браузер подпишется заново.
error-push-taken = Адрес этого браузера здесь принадлежит кому-то другому: пусть браузер подпишется заново.
error-unknown-zone = Часового пояса «{ $zone }» нет: напишите, например, Europe/Kyiv.
error-no-ntfy = На этом сервере нет ntfy: тот, кто его держит, может указать MISTO_NTFY_URL.
error-no-board = На этом сервере нет доски открытых столов.
error-bad-time = { $time } — не время: пишите 21:30 или 2030-01-31 21:30.
error-notice-and-off = Либо скажите объявление, либо снимите его с помощью --off.
error-notice-empty = Скажите, о чём объявление.
error-http-404 = Здесь ничего нет.
error-http-405 = Этот вызов делают другим методом.
error-http-400 = Запрос не удалось прочитать.
error-database-down = Сервер сейчас не может добраться до своей базы данных. Ничего не потеряно: немного подождите и попробуйте ещё раз.
error-database-full = На сервере нет места, чтобы что-то сохранить. Сохранённое в безопасности: пусть хозяин сервера освободит место, а затем попробуйте ещё раз.
error-database-read-only = Сервер сейчас может только читать свою базу данных, поэтому ничего не сохраняется. Сохранённое в безопасности: попробуйте позже.
error-database-damaged-now = База данных сервера повреждена, и он больше ничего не сохраняет. Пусть хозяин сервера проверит её и последнюю резервную копию.
error-database-busy = База данных очень занята: попробуйте через мгновение.
error-failed = Не получилось, и это вина сервера. Попробуйте ещё раз; что случилось, записано в его журнале.
error-database-damaged = База данных { $file } повреждена, или это не база данных: ничего не изменено. Положите на её место резервную копию (её делает «misto db backup») и запустите снова.
error-database-empty = База данных { $file } пуста или исчезла, хотя здесь она была. Верните её или резервную копию. Чтобы начать с чистого, удалите { $marker } и то, что осталось рядом, и запустите снова.
error-database-newer = У базы данных устройство { $layout } от более нового Мисто, а это знает устройства только до { $newest }. Ничего не изменено: запустите более новое Мисто.
error-database-foreign = { $file } — база данных другой программы: ничего не изменено. Назовите другой файл в MISTO_DATABASE_URL.
error-database-no-folder = Папки { $folder } для базы данных нет: создайте её или назовите другую в MISTO_DATABASE_URL.
error-database-old = У базы данных более старое устройство: выполните «misto db upgrade» и запустите снова.
error-database-no-file = Адрес базы данных не называет файла.
error-database-not-empty = Таблица { $table } новой базы не пуста: переносите в новую базу.
error-backup-postgres = «misto db backup» копирует файлы SQLite; для PostgreSQL есть pg_dump.
error-database-refuses = Базу данных не использовать: { $why }. Проверьте MISTO_DATABASE_URL.
error-database-same = Откуда и куда — одна и та же база данных.
error-database-in-use = Файл { $file } открыт сервером или другой программой: остановите её и повторите. Ничего не изменено.
error-restore-none = { $file } — не копия базы Misto: укажите файл, который сделала команда «misto db backup». Ничего не изменено.
error-restore-postgres = «misto db restore» возвращает файлы SQLite; для PostgreSQL есть pg_restore.
error-move-none = В { $source } нечего переносить: проверьте адрес. Ничего не создано и не изменено.
error-unknown-setting = У Misto нет настройки { $name }: уберите её или исправьте (все печатает «misto config check»).
error-unknown-setting-near = У Misto нет настройки { $name }: может быть, { $near }?
error-no-address = Сервер не может слушать на { $host }, порт { $port }: { $why }. Выберите другое через --host или --port.
error-bad-settings = Настройки не работают: { $why }.
error-setting-database = MISTO_DATABASE_URL должен начинаться с sqlite: или postgresql:.
error-setting-bus = MISTO_BUS=postgres работает, только когда MISTO_DATABASE_URL — база PostgreSQL.
error-setting-workers = Когда MISTO_WORKERS больше одного, нужно MISTO_BUS=postgres или MISTO_BUS=redis: так они извещают друг друга.
error-setting-code = Для MISTO_WHO_OPENS=code нужен код: задайте MISTO_JOIN_CODE.
error-setting-web = { $name } должен начинаться с https:// или http:// и называть сервер.
error-setting-contact = MISTO_PUSH_CONTACT должен начинаться с mailto: или https://.
setting-whole = { $name } — это целое число
setting-number = { $name } — это число
setting-bool = { $name } — это true или false
setting-text = { $name } — это текст
setting-one-of = { $name } — одно из { $known }
setting-least = { $name } — не меньше { $limit }
setting-above = { $name } — больше { $limit }
setting-most = { $name } — не больше { $limit }
error-record-unfinished = Запись обрывается до конца игры, так что её секрет ещё не должен быть известен.
error-record-no-match = У секрета нет хеша { $hash }, показанного в начале.
table-reason-stale = Стол ушёл дальше, к шагу { $step }.
table-reason-no-undo = С тех пор что-то открылось или кто-то другой сделал ход.
table-reason-no-action = Такого хода в игре нет.
table-reason-list-reveals = Один из ходов списка бросает кубики, открывает карты или завершает ход игрока: сначала посмотрите, что вышло, потом отправляйте следующий.
event-table-undo = { $name } отменяет последнее решение.
event-table-rewind = Стол возвращается назад: так просит { $name }.
event-table-takeback = { $name } просит вернуть последнее решение.
event-table-takeback-yes = { $name } соглашается.
event-table-takeback-no = { $name } не соглашается.
event-table-hint = { $name } берёт подсказку.
event-table-resign = { $name } сдаётся; дальше играет бот.
event-table-away = { $name } не за столом: решение принимает бот.
serve-address = Misto ждёт здесь: { $url }
verify-good = Всё верно: { $steps ->
    [one] { $steps } шаг ведёт
    [few] { $steps } шага ведут
   *[many] { $steps } шагов ведут
} к сохранённой позиции, а у секрета этот хеш: { $hash }
verify-kind-keyed = Случай вида «keyed»: по увиденному его никто не мог вычислить.
verify-kind-secret = Случай вида «secret», как в версии 0.1.0: он проверен, но скрытое можно было вычислить по увиденному.
verify-kind-seed = Случай вида «seed»: кто знал это число, тот знал все кубики и карты.
db-upgraded = У базы данных новейшее устройство ({ $layout }).
db-saved = Сохранено: { $file }
db-moved = { $table }: { $rows }
db-restored = Восстановлено: { $file } теперь лежит как { $database }
db-aside = То, что там было, сохранено как { $file }
config-good = Настройки работают.
admin-notice-none = Объявления нет.
admin-notice-at = Это случится { $time }.
admin-shut-out = Доступ закрыт: { $what }. Впустить снова: «misto admin let-in { $what }».
admin-let-in = Доступ снова открыт: { $what }.
admin-guest = { $id }  { $name }: { $devices ->
    [one] { $devices } устройство
    [few] { $devices } устройства
   *[many] { $devices } устройств
}, { $tables ->
    [one] { $tables } стол
    [few] { $tables } стола
   *[many] { $tables } столов
}, последний раз { $seen }
admin-is-out = Доступ закрыт с { $since }: { $what } { $note }
admin-nobody = Гостей ещё нет.
admin-table = { $id }  { $game }, { $status }: { $seats }; последний раз { $used }
admin-no-tables = Столов ещё нет.
admin-host-link = { $minutes ->
    [one] Ссылка открывает страницу хозяина один раз, в течение { $minutes } минуты.
   *[many] Ссылка открывает страницу хозяина один раз, в течение { $minutes } минут.
} Никому её не давайте.

# misto doctor
doctor-well = Всё в порядке.
doctor-ill = { $count ->
    [one] Найдена { $count } неполадка: смотрите строку с ✗.
    [few] Найдено { $count } неполадки: смотрите строки с ✗.
   *[many] Найдено { $count } неполадок: смотрите строки с ✗.
}
doctor-trouble = { $why }
doctor-program = Misto { $misto }, правила скомпилированы, Python { $python }.
doctor-plain = Правила работают как обычный Python { $python }: боты думают в несколько раз медленнее. С компилятором C их ускорит «make build».
doctor-page = Страница собрана.
doctor-no-page = Страница не собрана, в браузере видно только предупреждение: выполните «make page».
doctor-settings = Настройки годятся, все MISTO_* известны.
doctor-database = База данных ({ $kind }) цела, устройство { $layout }.
doctor-database-new = В { $file } базы ещё нет: её создаст «misto serve».
doctor-database-older = Её устройство — { $layout }: при следующем запуске оно станет { $newest }. Сначала сделайте копию.
doctor-database-spoilt = База { $file } повреждена внутри ({ $why }): остановите сервер и верните копию командой «misto db restore».
doctor-files = Базу может читать только её владелец.
doctor-files-open = Файл { $file } могут читать другие на этой машине (права { $mode }): выполните для него «chmod 600».
doctor-files-not-ours = Вам нельзя писать в { $file }: запустите команду от имени того, кто держит сервер, или передайте ему файл через «chown».
doctor-room = База занимает { $size } МБ, рядом свободно { $free } МБ.
doctor-little-room = База занимает { $size } МБ, а свободно лишь { $free } МБ: освободите место, пока ходы ещё сохраняются.
doctor-log-left = Файл { $file } остался от сервера, который прервали. Следующий запуск его учтёт. Возвращать копию можно только через «misto db restore», а не «cp».
doctor-in-use = Файл { $file } открыт сервером.
doctor-open-files = Серверу можно открыть файлов: { $most }.
doctor-few-open-files = Серверу можно открыть слишком мало файлов: { $most }, а значит, примерно столько же соединений. Поднимите предел (LimitNOFILE в юните systemd или «ulimit -n»).
doctor-public-url = Адрес для людей: { $url }
doctor-public-url-none = MISTO_PUBLIC_URL={ $url } — не адрес: напишите так, как https://misto.example.
doctor-public-url-path = В MISTO_PUBLIC_URL={ $url } есть путь: путь пишут в MISTO_ROOT_PATH, а здесь только имя.
doctor-public-url-plain = MISTO_PUBLIC_URL={ $url } без https: любой, кто слушает по дороге, может занять чужое место. Поставьте перед сервером прокси с TLS (deploy/nginx).
doctor-only-here = Сервер слушает только { $host }: эту машину или прокси на ней. С прокси задайте MISTO_PUBLIC_URL.
doctor-no-public-url = Сервер слушает { $host } без MISTO_PUBLIC_URL: для домашней сети годится. По имени он ответит, только если оно есть в MISTO_PUBLIC_URL или MISTO_ALLOWED_HOSTS.
doctor-trusts-everybody = MISTO_TRUSTED_PROXIES=* верит на слово любому адресу: укажите адрес своего прокси.
doctor-cookie-lost = MISTO_COOKIE_SECURE включено, но люди приходят не по https: браузеры не сохранят cookie. Укажите https в MISTO_PUBLIC_URL или выключите.
doctor-bus = { $workers ->
    [one] Рабочих процессов: { $workers }.
   *[other] Рабочих процессов: { $workers }, вести между ними идут через { $bus }.
 }
doctor-bus-silent = Redis не отвечает ({ $why }): запустите его или исправьте MISTO_REDIS_URL.
doctor-bots = Боты могут думать; процессов для них: { $count }.
doctor-bots-fail = Процессы, в которых думают боты, не запускаются: { $why }. Установите Misto заново.
doctor-clock = Часы показывают { $now }.
doctor-clock-behind = Часы показывают { $now }, но что-то сохранено позже: поставьте их верно (NTP), иначе сроки собьются.
error-no-component = Такой части за столом нет: { $what }.
