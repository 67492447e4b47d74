# Общее для всех игр: ошибка говорит, что делать.
error-bad-option = Параметр { $option } не может быть «{ $value }»: выберите одно из { $allowed }.
error-unknown-option = В этой игре нет параметра «{ $option }». Есть такие: { $known }.
error-bad-seats = В игре { $game } может быть от { $low } до { $high ->
    [one] { $high } места
   *[other] { $high } мест
}, а не { $seats }.
error-no-extra = Для этого нужно дополнение «{ $extra }»: pip install 'misto[{ $extra }]'.
error-no-such-seat = Параметр { $option } называет место { $seat }, а мест всего { $seats }.
error-unknown-game = Нет игры «{ $game }». Есть такие: { $known }.
error-unknown-bot = Нет бота «{ $bot }». Есть такие: { $known }.
error-unknown-language = Нет языка «{ $lang }». Есть такие: { $known }.
error-bad-chance = Случай в записи должен быть «seed:» и число или «keyed:» либо «secret:» и 64 шестнадцатеричные цифры.
error-other-rules = Эту партию играли по версии { $theirs } правил { $game }, а эта программа играет по версии { $ours }. Воспроизвести её может Мисто { $misto }.
error-newer-rules = Эту партию играли по версии { $theirs } правил { $game }, а эта программа знает версии только до { $ours }. Установите более новое Мисто.
error-bad-step = Шаг { $number } записи (место { $seat }, действие { $action }) — невозможный ход: файл изменён или повреждён.
error-bad-position = Это не позиция игры: текст изменён или оборван.
error-start-seats = Эта позиция — со стола на { $theirs ->
    [one] { $theirs } место
    [few] { $theirs } места
   *[many] { $theirs } мест
}, а не на { $ours }.
error-start-options = Эта позиция сделана при других параметрах ({ $field }): задайте такие же.
error-start-too-many = Такой позиции не бывает: «{ $what }» в ней { $count }, а в игре только { $most }.
error-no-example = В правилах игры { $game } нет примера «{ $example }». Есть такие: { $known }.
error-no-begin = Стол не может начинаться с «{ $kind }». Можно: { $known }.
error-example-alone = У примера свои места, опции и кубики: не указывайте --seats, --people, --option и --seed.
error-begin-brings-its-own = У позиции свои места и опции: не указывайте «seats» и «options».
error-begin-one-only = Назовите ровно одну позицию, с которой начинать: { $known }.
error-bad-rulebook = В книге правил есть строка не по форме: { $line }
error-no-paragraph = В правилах игры «{ $game }» про «{ $what }» ничего нет. Попробуйте слово покороче, название на другом языке или номер, например 5.1.
error-record-truncated = Файл — не целый JSON: он оборван или повреждён. Возьмите неповреждённую копию.
error-record-unknown = Файл — не запись Мисто (поле «format» должно быть { $format }).
error-record-incomplete = В записи не хватает поля, или оно не того вида: возьмите файл таким, каким его записало Мисто.
error-record-changed = Запись не ведёт к позиции, с которой её сохранили: её изменили после записи.
error-not-an-action = «{ $text }» — не ход этой игры: введите номер варианта или его короткую форму; ? объяснит.
error-illegal = Ход { $move } сейчас невозможен ({ $rule }).
error-no-file = Файл { $file } не читается: { $why }.
error-no-build = В папке { $folder } нет Мисто, которое можно запустить: укажите папку с кодом, в которой лежит src/misto.
error-build-failed = Сборка в папке { $folder } не запускается: { $why }. Сначала соберите её там (make build).
error-too-few-rounds = Для интервала нужно хотя бы 2 раунда, для полезного — 20.
error-no-such-step = В записи { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[many] { $steps } шагов
}; шага { $step } там нет.
error-no-score = Для { $game } таблица очков не нужна.
error-not-json = { $file } — не JSON: посмотрите строку { $line }, столбец { $column }.
error-bad-field = Поле { $field }: { $why }.
error-not-key-value = «{ $text }» — не параметр: пишите --option ключ=значение.
error-file-exists = { $file } уже есть: назовите другой файл (или --force, где команда его знает); ничего не перезаписано.
error-too-many-people = Названо столько людей: { $people }, а мест { $seats }. Добавьте мест или уберите имена.
error-bad-name = Имя на месте { $seat } — не текст, и партию с ним нельзя сохранить: наберите его заново.
error-bad-override-file = Файл { $file } из MISTO_OVERRIDES не годится: { $why }.
error-bad-override = Замена { $field }: { $why }.
bench-column-asked = решений
bench-column-mean = в среднем, мс
bench-column-p95 = 95 % не дольше, мс
bench-column-max = дольше всего, мс
bench-column-cut = прервано по времени
error-bad-scale = MISTO_BOT_SCALE должно быть числом больше 0 и не больше 1000, а не «{ $scale }».
error-unknown-level = Уровня «{ $level }» нет. Известны: { $known }.
error-unknown-version = Более ранней версии ботов «{ $version }» нет. Известны: { $known }.
error-no-study = У игры «{ $game }» боты не обучаются: в ней не сказано, чему учиться. Выберите другую игру.
error-no-plans = Для игры «{ $game }» не сказано, что такое постоянный план. Выберите другую игру.
error-bad-plan = В файле { $file } нет плана: такие файлы пишет «misto climb». Назовите другой файл.
error-plan-other-game = Этот план — для игры «{ $game }», а здесь играют в «{ $other }». Выберите другого бота.
error-other-climb = { $file } принадлежит другому подъёму (другие игра, места, опции, соперник или --seed). Назовите другой файл; ничего не изменено.
error-bad-bot = «{ $bot }» не называет бота: как писать имена, показано в docs/bots.md.
error-bot-illegal = Бот { $bot } в партии { $game } ответил { $action }, а это не разрешено: исправьте бота и запустите снова; сыгранное сохранено.
error-other-tournament = { $file } содержит результаты другого турнира: назовите другой файл через --results.
error-unknown-engine = Партии нельзя играть на «{ $engine }». Известны: { $known }.
error-workers-lost = Рабочие процессы погибли { $times ->
    [one] { $times } раз
    [few] { $times } раза
   *[many] { $times } раз
} подряд, не доиграв партии: выясните причину (память?) и запустите снова.
error-bad-alone = «{ $bot }» нет среди ботов { $bots }: --alone называет одного из них.
error-bad-bots = Турниру нужны хотя бы два разных бота, а не «{ $bots }».
error-bad-tournament = Турниру нужны хотя бы 2 места и 1 партия, а не { $seats } и { $games }.
error-long-tournament = Это было бы столько партий: { $games }, а в турнире их не больше { $most }: возьмите меньше партий или ботов.
error-not-written = { $file } не записать: { $why }. Назовите другой файл; ничего не изменено.
error-file-too-large = { $file } больше { $most } МБ: таких файлов у Мисто не бывает.
error-json-twice = В { $file } ключ «{ $name }» в одном месте стоит дважды: оставьте один.
error-json-deep = В { $file } скобки вложены в скобки без конца: файлы Мисто так не выглядят.
error-nobody-answers = На вопрос никто не отвечает: назовите игру и параметры в строке, например «misto play machi_koro --seats 2».
error-system = { $file } нельзя использовать: { $why }.
error-not-results = { $file } — не файл результатов турнира: назовите другой через --results. Файл оставлен, как был.
error-bad-results = Строка { $line } в { $file } — не тот результат, что записало Мисто: исправьте строку или назовите другой файл через --results. Файл оставлен, как был.
error-no-cluster = По адресу { $address } кластер Ray не отвечает: { $why }.
error-no-program = Бот «{ $bot }»: программы { $program }, которую можно запустить, нет. Проверьте путь и право на выполнение.
error-bot-broken = Бот «{ $bot }» сломался: { $why }. Почините бота и начните снова.
error-bot-given-up = Бот «{ $bot }» ошибался так часто, что за него ходили наугад (партий: { $games } из { $all }): не верьте этой таблице, почините бота и начните снова.
error-bench-nothing = Среди того, что измеряют, нет названия с «{ $only }». Есть такие: { $known }.
error-no-tiles = В игре { $game } нет плиток с номерами.
error-no-such-tile = Плитки с «{ $letters }» по часовой стрелке нет. Дайте три буквы, строчные для районов и заглавные для площадей: { $known }.
error-no-lesson = Нет урока «{ $lesson }». Есть такие: { $known }.
error-no-lesson-step = Нет шага { $step }: шаги этого урока — от 1 до { $steps }.
error-bad-lesson = Этот урок не читается ({ $place }). Установите misto ещё раз или скажите тому, кто его написал.
error-lesson-nothing-asked = На этом шаге всё сделано: переходите к следующему.
error-lesson-made = Это не те ходы, о которых идёт речь в этом шаге. Начните шаг заново.
