# Спільне для всіх ігор: помилка каже, що робити.
error-bad-option = Параметр { $option } не може бути «{ $value }»: виберіть одне з { $allowed }.
error-unknown-option = У цій грі немає параметра «{ $option }». Є такі: { $known }.
error-bad-seats = У грі { $game } може бути від { $low } до { $high ->
    [one] { $high } місця
   *[other] { $high } місць
}, а не { $seats }.
error-no-extra = Для цього потрібен додаток «{ $extra }»: pip install 'misto[{ $extra }]'.
error-no-such-seat = Параметр { $option } вказує місце { $seat }, а місць лише { $seats }.
error-unknown-game = Немає гри «{ $game }». Є такі: { $known }.
error-unknown-bot = Немає бота «{ $bot }». Є такі: { $known }.
error-unknown-language = Немає мови «{ $lang }». Є такі: { $known }.
error-bad-chance = Випадок у записі має бути «seed:» і число або «keyed:» чи «secret:» і 64 шістнадцяткові цифри.
error-other-rules = Цю партію грали за версією { $theirs } правил { $game }, а ця програма грає за версією { $ours }. Відтворити її може Місто { $misto }.
error-newer-rules = Цю партію грали за версією { $theirs } правил { $game }, а ця програма знає версії лише до { $ours }. Установіть новіше Місто.
error-bad-step = Крок { $number } запису (місце { $seat }, дія { $action }) — неможливий хід: файл змінено або пошкоджено.
error-bad-position = Це не позиція гри: текст змінено або обірвано.
error-start-seats = Ця позиція — зі столу на { $theirs ->
    [one] { $theirs } місце
    [few] { $theirs } місця
   *[many] { $theirs } місць
}, а не на { $ours }.
error-start-options = Цю позицію зроблено з іншими параметрами ({ $field }): задайте такі самі.
error-start-too-many = Такої позиції не буває: «{ $what }» у ній { $count }, а в грі лише { $most }.
error-no-example = У правилах гри { $game } немає прикладу «{ $example }». Є такі: { $known }.
error-no-begin = Стіл не може починатися з «{ $kind }». Можна: { $known }.
error-example-alone = Приклад має власні місця, опції та кубики: не вказуйте --seats, --people, --option і --seed.
error-begin-brings-its-own = Позиція має власні місця та опції: не вказуйте «seats» і «options».
error-begin-one-only = Назвіть рівно одну позицію, з якої починати: { $known }.
error-bad-rulebook = У книзі правил є рядок не за формою: { $line }
error-no-paragraph = У правилах гри «{ $game }» про «{ $what }» нічого немає. Спробуйте коротше слово, назву іншою мовою або номер, як-от 5.1.
error-record-truncated = Файл — не цілий JSON: його обірвано або пошкоджено. Візьміть неушкоджену копію.
error-record-unknown = Файл — не запис Місто (поле «format» має бути { $format }).
error-record-incomplete = У записі бракує поля або воно не того виду: візьміть файл таким, як його записало Місто.
error-record-changed = Запис не веде до позиції, з якою його збережено: його змінили після запису.
error-not-an-action = «{ $text }» — не хід цієї гри: уведіть номер варіанта або його коротку форму; ? пояснить.
error-illegal = Хід { $move } зараз неможливий ({ $rule }).
error-no-file = Файл { $file } не читається: { $why }.
error-no-build = У теці { $folder } немає Міста, яке можна запустити: вкажіть теку з кодом, у якій лежить src/misto.
error-build-failed = Збірка в теці { $folder } не запускається: { $why }. Спершу зберіть її там (make build).
error-too-few-rounds = Для інтервалу треба щонайменше 2 раунди, для корисного — 20.
error-no-such-step = У записі { $steps ->
    [one] { $steps } крок
    [few] { $steps } кроки
   *[many] { $steps } кроків
}; кроку { $step } там немає.
error-no-score = Для { $game } таблиця очок не потрібна.
error-not-json = { $file } — не JSON: гляньте рядок { $line }, стовпчик { $column }.
error-bad-field = Поле { $field }: { $why }.
error-not-key-value = «{ $text }» — не параметр: пишіть --option ключ=значення.
error-file-exists = { $file } уже є: назвіть інший файл (або --force, де команда його має); нічого не перезаписано.
error-too-many-people = Названо стільки людей: { $people }, а місць { $seats }. Додайте місць або приберіть імена.
error-bad-name = Імʼя на місці { $seat } — не текст, і партію з ним не можна зберегти: наберіть його ще раз.
error-bad-override-file = Файл { $file } з MISTO_OVERRIDES не годиться: { $why }.
error-bad-override = Заміна { $field }: { $why }.
bench-column-asked = рішень
bench-column-mean = у середньому, мс
bench-column-p95 = 95 % не довше, мс
bench-column-max = найдовше, мс
bench-column-cut = обірвано за часом
error-bad-scale = MISTO_BOT_SCALE має бути числом, більшим за 0 і не більшим за 1000, а не «{ $scale }».
error-unknown-level = Рівня «{ $level }» немає. Відомі: { $known }.
error-unknown-version = Ранішої версії ботів «{ $version }» немає. Відомі: { $known }.
error-no-study = У грі «{ $game }» боти не навчаються: у ній не сказано, чого вчитися. Виберіть іншу гру.
error-no-plans = Для гри «{ $game }» не сказано, що таке сталий план. Виберіть іншу гру.
error-bad-plan = У файлі { $file } немає плану: такі файли пише «misto climb». Назвіть інший файл.
error-plan-other-game = Цей план — для гри «{ $game }», а тут грають у «{ $other }». Виберіть іншого бота.
error-other-climb = { $file } належить іншому підйому (інші гра, місця, опції, суперник чи --seed). Назвіть інший файл; нічого не змінено.
error-bad-bot = «{ $bot }» не називає бота: як писати імена, показано в docs/bots.md.
error-bot-illegal = Бот { $bot } у партії { $game } відповів { $action }, а це не дозволено: виправте бота й запустіть знову; зігране збережено.
error-other-tournament = { $file } містить результати іншого турніру: назвіть інший файл через --results.
error-unknown-engine = Партії не можна грати на «{ $engine }». Відомі: { $known }.
error-workers-lost = Робочі процеси загинули { $times ->
    [one] { $times } раз
    [few] { $times } рази
   *[many] { $times } разів
} поспіль, не догравши партії: з’ясуйте причину (пам’ять?) і запустіть знову.
error-bad-alone = «{ $bot }» немає серед ботів { $bots }: --alone називає одного з них.
error-bad-bots = Турніру потрібні принаймні два різні боти, а не «{ $bots }».
error-bad-tournament = Турніру потрібні принаймні 2 місця й 1 партія, а не { $seats } і { $games }.
error-long-tournament = Це було б стільки партій: { $games }, а в турнірі їх щонайбільше { $most }: візьміть менше партій або ботів.
error-not-written = { $file } не записати: { $why }. Назвіть інший файл; нічого не змінено.
error-file-too-large = { $file } більший за { $most } МБ: таких файлів у Місто не буває.
error-json-twice = У { $file } ключ «{ $name }» в одному місці стоїть двічі: залиште один.
error-json-deep = У { $file } дужки вкладено в дужки без кінця: файли Місто так не виглядають.
error-nobody-answers = На запитання ніхто не відповідає: назвіть гру та параметри в рядку, наприклад «misto play machi_koro --seats 2».
error-system = { $file } не можна використати: { $why }.
error-not-results = { $file } — не файл результатів турніру: назвіть інший через --results. Файл залишено, як був.
error-bad-results = Рядок { $line } у { $file } — не той результат, що записало Місто: виправте рядок або назвіть інший файл через --results. Файл залишено, як був.
error-no-cluster = За адресою { $address } кластер Ray не відповідає: { $why }.
error-no-program = Бот «{ $bot }»: програми { $program }, яку можна запустити, немає. Перевірте шлях і дозвіл на виконання.
error-bot-broken = Бот «{ $bot }» зламався: { $why }. Полагодьте бота й почніть знову.
error-bot-given-up = Бот «{ $bot }» помилявся так часто, що за нього ходили навмання (партій: { $games } із { $all }): не вірте цій таблиці, полагодьте бота й почніть знову.
error-bench-nothing = Серед того, що вимірюють, немає назви з «{ $only }». Є такі: { $known }.
error-no-tiles = У грі { $game } немає плиток із номерами.
error-no-such-tile = Плитки з «{ $letters }» за годинниковою стрілкою немає. Дайте три літери, малі для районів і великі для площ: { $known }.
error-no-lesson = Немає уроку «{ $lesson }». Є такі: { $known }.
error-no-lesson-step = Немає кроку { $step }: кроки цього уроку — від 1 до { $steps }.
error-bad-lesson = Цей урок не читається ({ $place }). Встановіть misto ще раз або скажіть тому, хто його написав.
error-lesson-nothing-asked = На цьому кроці все зроблено: переходьте до наступного.
error-lesson-made = Ці ходи не ті, про які йдеться в цьому кроці. Почніть крок спочатку.
