rules-examples = Примеры, которые можно попробовать, с их пунктами: { $examples }. Начать: «misto play { $game } --example НОМЕР».
rules-example = Попробовать: misto play { $game } --example { $example }
rules-more = Ещё об этом: { $numbers }
error-no-specification = У комнаты «{ $game }» нет RULES.md: правила для людей покажет «misto rules { $game }».
version-compiled = скомпилировано
version-plain = обычный Python, медленный: установите компилятор C и выполните make build
games-game = игра
games-title = название
games-seats = мест
games-options = параметры
games-for = от { $low } до { $high ->
    [one] { $high } игрока
   *[other] { $high } игроков
}
games-default = (по умолчанию)
games-whole = целое число от { $low } до { $high }; по умолчанию { $default }
games-subset = любые из них через запятую; ни одного — none
games-overrides = свои значения карт и плиток из файла TOML, названного в MISTO_OVERRIDES
show-seat = Место { $number }
replay-end = Шаг { $step } из { $steps }, отпечаток { $fingerprint }.
score-total = Всего
simulate-games = Партий: { $number }
simulate-decisions = Решений: { $number }
simulate-speed = За секунду: решений { $decisions }, партий { $games }
simulate-turns = Ходов в партии: { $mean } ± { $se }
simulate-points = Очков на место: { $mean } ± { $se }
simulate-column-seat = место
simulate-column-bot = бот
simulate-column-wins = победы
simulate-column-interval = 95 %
simulate-column-points = очки
calibrate-column-phase = часть партии
calibrate-column-positions = позиций
calibrate-column-bias = смещение
calibrate-column-brier = Брайер
calibrate-column-coin = у монеты
calibrate-column-sum = сумма мест мимо 1 на
calibrate-column-said = сказано
calibrate-column-won = выиграно
calibrate-whole = вся
climb-generation = Поколение { $number }, найдено лучших планов: { $kept }
climb-result = Против { $bot }: { $share } % из { $games ->
    [one] { $games } партии
   *[other] { $games } партий
} (95 %: от { $low } до { $high } %)
climb-kept = План играет как бот: { $bot }
learn-kept-elsewhere = Выученное сохранено в файле { $file }.
learn-kept-nowhere = Выученное не удалось записать никуда. Вот оно: сохраните эти строки в файл.
bench-column-decisions = решений/с
bench-column-choices = невынужденных/с
bench-column-games = партий/с
bench-column-copy = копия, нс
bench-column-score = очки, нс
bench-column-steps = шагов/с
bench-no-spiel = OpenSpiel здесь не установлен, поэтому отношений нет: сравнивает make bench.
bench-column-this = эта сборка
bench-column-other = другая сборка
bench-column-ratio = отношение
bench-column-interval = 95 %
bench-against = Решений за секунду работы процессора, среднее за { $rounds ->
        [one] { $rounds } раунд
        [few] { $rounds } раунда
       *[many] { $rounds } раундов
    }; больше 1 — эта сборка быстрее.
play-player = Игрок { $seat }
play-bot = Бот { $seat } ({ $level ->
        [random] случайный
        [greedy] жадный
        [novice] новичок
        [easy] лёгкий
        [normal] обычный
        [hard] сильный
        [expert] мастер
       *[other] { $bot }
    })
play-which-game = Во что играем?
play-how-many = Сколько мест, от { $low } до { $high } ({ $usual })?
play-curtain = { $name }, экран ваш: нажмите Enter.
play-no-undo = Этого не вернуть: с тех пор что-то открылось или походил кто-то другой.
play-more-options = … и ещё { $count }: ? покажет все.
play-example = Пример { $example } из правил, пункт { $paragraph }.
play-example-moves = Попробуйте: { $moves }
play-keys = номер или слова · ? объяснить · ? слово · l обозначения · b всё поле · h совет · u назад · q выйти
play-help = «? слово» расскажет о карте, плитке или правиле, «? 5.1» — о пункте; «misto rules { $game }» покажет все правила.
play-saved = Сохранено: { $file }. Продолжить: misto play --resume { $file }
play-commitment = Кубики и карты этой партии определяет тайна с таким хешем: { $hash }
play-secret = Тайна этой партии: { $chance }
play-wins = Победа: { $name }, { $points }!
play-shares = Общая победа: { $name }, { $points }.
play-ends = { $name }: { $points }
tournament-column-bot = бот
tournament-column-one = один
tournament-column-rest = против
tournament-column-games = партий
tournament-column-wins = победы
tournament-column-interval = 95 %
tournament-column-rating = рейтинг
tournament-column-points = очки
tournament-column-deals = раздачи, %
tournament-deals = Раздачи: сколько из них первый бот выиграл со всех мест / с некоторых / ни с одного.
tournament-column-ms = мс на решение
tournament-column-faults = сбои
tournament-kept = Результаты: { $file }. Та же команда продолжит оттуда.
report-facts = Мест: { $seats }. Боты: { $bots }. Зерно: { $seed }. Опции: { $options }.
report-pairings = Пары
report-pairings-about = Как первый играет против второго. Пунктир — равная игра.
report-seats = Победы по местам
report-seats-about = Важно ли место? Полосы с 95 % интервалами; пунктир — равная доля.
report-spread = в среднем { $mean } · половина от { $low } до { $high } · все от { $least } до { $most }
report-always = Всегда { $value }.
report-large-games = партий
report-large-points = очков на место
report-large-winner = очков у победителя
report-large-turns = ходов в партии
report-large-best = высший рейтинг
report-sheet = Откуда берутся очки
report-sheet-about = В среднем на место · у победителей. Отрицательное заштриховано.
report-tournament = { $game }: турнир
report-standings = Таблица: доля побед, 95 % интервал
report-pace = Миллисекунд на решение
report-points = Очки в конце
report-length = Длительность в ходах
report-nothing = Этого не случалось.
bench-column-iterations = итераций поиска/с
usage-no-command = Нет команды «{ $what }»: все покажет «{ $command } --help».
usage-no-option = У { $command } нет ключа { $what }: все покажет «{ $command } --help».
usage-missing = Для { $command } нужно указать { $what }: что это, скажет «{ $command } --help».
usage-no-value = После ключа { $what } нужно значение.
usage-needless-value = Ключ { $what } значения не принимает.
usage-bad-value = { $what } не может быть «{ $value }»: что можно, покажет «{ $command } --help».
usage-too-much = { $command } не знает, что делать с «{ $what }»: как писать, покажет «{ $command } --help».
usage-other = Эта строка непонятна: как писать, покажет «{ $command } --help».
file-missing = такого файла или папки нет
file-folder = это папка
file-no-folder = часть пути — не папка
file-forbidden = нет разрешения
file-full = на диске нет места
file-long-name = слишком длинное имя
file-special = это не обычный файл
play-save-where = В какой другой файл сохранить игру (Enter — туда, куда получится)?
play-save-nowhere = Игру никуда не удалось сохранить. Вот она: сохраните эту строку в файл и продолжите через misto play --resume.
simulate-column-faults = сбои
tiles-number = номер
tiles-letters = буквы
tiles-hexes = кварталы по часовой стрелке
tiles-players = игроков
play-refused = Сейчас невозможно:
play-which = Это подходит к нескольким ходам ({ $count }). К какому именно? Введите его номер или ещё одно слово.
play-let-go = Enter: дальше ходят другие · u: взять ход назад
play-curtain-undo = ({ $name } ещё может взять последний ход назад: u.)
play-undone = Ход взят назад.
play-legend = обозначения
play-denying = не нет ничего без ни одной одного
play-yes = д да y yes
play-programs = Сохранённая партия { $file } называет ботами программы: { $programs }. Они будут работать на этом компьютере с вашими правами.
play-programs-start = Запустить их (да/нет)?
play-programs-not-started = Ничего не запущено, файл остался, как был.
play-no-such-game = Игры «{ $word }» нет: введите номер от 1 до { $count } или начало названия.
play-set-up-keys = Enter оставляет то, что в скобках · < шаг назад · ? объяснить параметр
play-no-such-seats = «{ $word }» — не количество мест: введите число от { $low } до { $high } или Enter, чтобы было { $usual }.
play-no-such-answer = Ответа «{ $word }» нет: введите номер от 1 до { $count } или слово из списка либо Enter, чтобы оставить «{ $default }».
play-no-such-answers = «{ $word }» непонятно: введите номера от 1 до { $count } через запятую или 0, если ничего не нужно.
play-verb-activate = активировать использовать
play-verb-add = добавить
play-verb-approve = утвердить
play-verb-build = построить строить возвести
play-verb-change = изменить перебросить
play-verb-choose = выбрать
play-verb-copy = скопировать
play-verb-cover = накрыть
play-verb-discard = сбросить
play-verb-done = готово завершить
play-verb-give = отдать дать
play-verb-keep = оставить
play-verb-mark = закрасить отметить
play-verb-no = нет
play-verb-pass = пас пропустить
play-verb-pay = заплатить уплатить
play-verb-place = поставить положить
play-verb-produce = произвести
play-verb-raze = потерять
play-verb-refuse = отказаться отказ
play-verb-roll = бросить бросать кинуть
play-verb-sell = продать
play-verb-spend = потратить заплатить
play-verb-store = положить
play-verb-take = взять
play-verb-write = вписать записать
play-verb-yes = да
error-programs-in-file = { $file } называет ботами программы: { $programs }. Некого спросить, можно ли их запускать: добавьте --allow-programs, если доверяете им.
new-room-made = Файлов: { $count }, и ещё одно слово в registry.py. Сыграть: misto play { $name }. На странице, когда её соберут заново, у игры есть небольшое поле. Что в ней есть и что менять сначала: docs/new-room.md.
new-room-package = Файлов: { $count }, папка { $folder }. Сыграть: pip install { $folder }, потом misto play { $name }.
error-new-room-name = «{ $name }» не может быть именем комнаты. Оно начинается со строчной латинской буквы, и в нём не больше 30 строчных букв, цифр и одиночных подчёркиваний, например lantern_street.
error-new-room-taken = Что-то уже называется «{ $name }»: выберите другое имя.
error-new-room-no-tree = Misto установлен здесь без исходников, поэтому вписать в него комнату нельзя. Сделайте пакет: misto new-room { $name } --package ПАПКА
error-new-room-no-line = В registry.py нет строки { $line }, поэтому комнату не внести в список. Ничего не записано.
