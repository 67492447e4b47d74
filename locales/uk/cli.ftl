rules-examples = Приклади, які можна спробувати, з їхніми пунктами: { $examples }. Почати: «misto play { $game } --example НОМЕР».
rules-example = Спробувати: misto play { $game } --example { $example }
rules-more = Більше про це: { $numbers }
error-no-specification = У кімнати «{ $game }» немає RULES.md: правила для людей покаже «misto rules { $game }».
version-compiled = скомпільовано
version-plain = звичайний Python, повільний: встановіть компілятор C і виконайте make build
games-game = гра
games-title = назва
games-seats = місць
games-options = параметри
games-for = від { $low } до { $high ->
    [one] { $high } гравця
   *[other] { $high } гравців
}
games-default = (типово)
games-whole = ціле число від { $low } до { $high }; типово { $default }
games-subset = будь-які з них через кому; жодного — none
games-overrides = власні значення карток і плиток із файлу TOML, названого в MISTO_OVERRIDES
show-seat = Місце { $number }
replay-end = Крок { $step } із { $steps }, відбиток { $fingerprint }.
score-total = Разом
simulate-games = Партій: { $number }
simulate-decisions = Рішень: { $number }
simulate-speed = За секунду: рішень { $decisions }, партій { $games }
simulate-turns = Ходів у партії: { $mean } ± { $se }
simulate-points = Очок на місце: { $mean } ± { $se }
simulate-column-seat = місце
simulate-column-bot = бот
simulate-column-wins = перемоги
simulate-column-interval = 95 %
simulate-column-points = очки
calibrate-column-phase = частина партії
calibrate-column-positions = позицій
calibrate-column-bias = зсув
calibrate-column-brier = Браєр
calibrate-column-coin = у монети
calibrate-column-sum = сума місць повз 1 на
calibrate-column-said = сказано
calibrate-column-won = виграно
calibrate-whole = уся
climb-generation = Покоління { $number }, знайдено кращих планів: { $kept }
climb-result = Проти { $bot }: { $share } % із { $games ->
    [one] { $games } партії
   *[other] { $games } партій
} (95 %: від { $low } до { $high } %)
climb-kept = План грає як бот: { $bot }
learn-kept-elsewhere = Вивчене збережено у файлі { $file }.
learn-kept-nowhere = Вивчене не вдалося записати нікуди. Ось воно: збережіть ці рядки у файл.
bench-column-decisions = рішень/с
bench-column-choices = невимушених/с
bench-column-games = партій/с
bench-column-copy = копія, нс
bench-column-score = очки, нс
bench-column-steps = кроків/с
bench-no-spiel = OpenSpiel тут не встановлено, тож відношень немає: порівнює make bench.
bench-column-this = ця збірка
bench-column-other = інша збірка
bench-column-ratio = відношення
bench-column-interval = 95 %
bench-against = Рішень за секунду роботи процесора, середнє за { $rounds ->
        [one] { $rounds } раунд
        [few] { $rounds } раунди
       *[many] { $rounds } раундів
    }; більше за 1 — ця збірка швидша.
play-player = Гравець { $seat }
play-bot = Бот { $seat } ({ $level ->
        [random] випадковий
        [greedy] жадібний
        [novice] новачок
        [easy] легкий
        [normal] звичайний
        [hard] сильний
        [expert] майстер
       *[other] { $bot }
    })
play-which-game = У що граємо?
play-how-many = Скільки місць, від { $low } до { $high } ({ $usual })?
play-curtain = { $name }, екран ваш: натисніть Enter.
play-no-undo = Цього не повернути: відтоді щось відкрилося або походив хтось інший.
play-more-options = … і ще { $count }: ? покаже всі.
play-example = Приклад { $example } із правил, пункт { $paragraph }.
play-example-moves = Спробуйте: { $moves }
play-keys = номер або слова · ? пояснити · ? слово · l позначки · b усе поле · h підказка · u назад · q вийти
play-help = «? слово» розкаже про карту, плитку чи правило, «? 5.1» — про пункт; «misto rules { $game }» покаже всі правила.
play-saved = Збережено: { $file }. Продовжити: misto play --resume { $file }
play-commitment = Кубики й карти цієї партії визначає таємниця з таким гешем: { $hash }
play-secret = Таємниця цієї партії: { $chance }
play-wins = Перемога: { $name }, { $points }!
play-shares = Спільна перемога: { $name }, { $points }.
play-ends = { $name }: { $points }
tournament-column-bot = бот
tournament-column-one = один
tournament-column-rest = проти
tournament-column-games = партій
tournament-column-wins = перемоги
tournament-column-interval = 95 %
tournament-column-rating = рейтинг
tournament-column-points = очки
tournament-column-deals = роздачі, %
tournament-deals = Роздачі: скільки з них перший бот виграв з усіх місць / з деяких / з жодного.
tournament-column-ms = мс на рішення
tournament-column-faults = збої
tournament-kept = Результати: { $file }. Та сама команда продовжить звідти.
report-facts = Місць: { $seats }. Боти: { $bots }. Зерно: { $seed }. Опції: { $options }.
report-pairings = Пари
report-pairings-about = Як перший грає проти другого. Пунктир — рівна гра.
report-seats = Перемоги за місцями
report-seats-about = Чи важить місце? Смуги з 95 % інтервалами; пунктир — рівна частка.
report-spread = у середньому { $mean } · половина від { $low } до { $high } · усі від { $least } до { $most }
report-always = Завжди { $value }.
report-large-games = партій
report-large-points = очок на місце
report-large-winner = очок у переможця
report-large-turns = ходів у партії
report-large-best = найвищий рейтинг
report-sheet = Звідки беруться очки
report-sheet-about = У середньому на місце · у переможців. Від’ємне заштриховано.
report-tournament = { $game }: турнір
report-standings = Таблиця: частка перемог, 95 % інтервал
report-pace = Мілісекунд на рішення
report-points = Очки наприкінці
report-length = Тривалість у ходах
report-nothing = Цього не траплялося.
bench-column-iterations = ітерацій пошуку/с
usage-no-command = Немає команди «{ $what }»: усі покаже «{ $command } --help».
usage-no-option = У { $command } немає ключа { $what }: усі покаже «{ $command } --help».
usage-missing = Для { $command } потрібно вказати { $what }: що це, скаже «{ $command } --help».
usage-no-value = Після ключа { $what } потрібне значення.
usage-needless-value = Ключ { $what } значення не приймає.
usage-bad-value = { $what } не може бути «{ $value }»: що можна, покаже «{ $command } --help».
usage-too-much = { $command } не знає, що робити з «{ $what }»: як писати, покаже «{ $command } --help».
usage-other = Цей рядок незрозумілий: як писати, покаже «{ $command } --help».
file-missing = такого файлу чи теки немає
file-folder = це тека
file-no-folder = частина шляху — не тека
file-forbidden = немає дозволу
file-full = на диску немає місця
file-long-name = задовга назва
file-special = це не звичайний файл
play-save-where = В який інший файл зберегти гру (Enter — туди, куди вдасться)?
play-save-nowhere = Гру нікуди не вдалося зберегти. Ось вона: збережіть цей рядок у файл і продовжте через misto play --resume.
simulate-column-faults = збої
tiles-number = номер
tiles-letters = літери
tiles-hexes = квартали за годинниковою стрілкою
tiles-players = гравців
play-refused = Зараз неможливо:
play-which = Це підходить до кількох ходів ({ $count }). До якого саме? Уведіть його номер або ще одне слово.
play-let-go = Enter: далі ходять інші · u: забрати хід назад
play-curtain-undo = ({ $name } ще може забрати останній хід назад: u.)
play-undone = Хід забрано назад.
play-legend = позначки
play-denying = не ні нічого без жодної жодного
play-yes = т так y yes
play-programs = Збережена партія { $file } називає ботами програми: { $programs }. Вони працюватимуть на цьому комп’ютері з вашими правами.
play-programs-start = Запустити їх (так/ні)?
play-programs-not-started = Нічого не запущено, файл лишився, як був.
play-no-such-game = Гри «{ $word }» немає: уведіть номер від 1 до { $count } або початок назви.
play-set-up-keys = Enter лишає те, що в дужках · < крок назад · ? пояснити параметр
play-no-such-seats = «{ $word }» — не кількість місць: уведіть число від { $low } до { $high } або Enter, щоб було { $usual }.
play-no-such-answer = Відповіді «{ $word }» немає: уведіть номер від 1 до { $count } чи слово зі списку або Enter, щоб лишити «{ $default }».
play-no-such-answers = «{ $word }» незрозуміло: уведіть номери від 1 до { $count } через кому або 0, якщо нічого не треба.
play-verb-activate = активувати використати
play-verb-add = додати
play-verb-approve = затвердити
play-verb-build = збудувати побудувати будувати звести зводити
play-verb-change = змінити перекинути
play-verb-choose = вибрати обрати
play-verb-copy = скопіювати
play-verb-cover = накрити
play-verb-discard = скинути
play-verb-done = готово завершити
play-verb-give = віддати дати
play-verb-keep = лишити залишити
play-verb-mark = замалювати позначити
play-verb-no = ні
play-verb-pass = пас пропустити
play-verb-pay = сплатити заплатити
play-verb-place = поставити покласти
play-verb-produce = виробити
play-verb-raze = втратити
play-verb-refuse = відмовитися відмова
play-verb-roll = кинути кидати
play-verb-sell = продати
play-verb-spend = витратити сплатити
play-verb-store = покласти
play-verb-take = узяти взяти
play-verb-write = вписати записати
play-verb-yes = так
error-programs-in-file = { $file } називає ботами програми: { $programs }. Нікого спитати, чи можна їх запускати: додайте --allow-programs, якщо довіряєте їм.
new-room-made = Файлів: { $count }, і ще одне слово в registry.py. Зіграти: misto play { $name }. На сторінці, коли її зберуть наново, гра має невелике поле. Що в ній є і що змінювати спершу: docs/new-room.md.
new-room-package = Файлів: { $count }, тека { $folder }. Зіграти: pip install { $folder }, потім misto play { $name }.
error-new-room-name = «{ $name }» не може бути іменем кімнати. Воно починається з малої латинської літери, і в ньому щонайбільше 30 малих літер, цифр і поодиноких підкреслень, наприклад lantern_street.
error-new-room-taken = Щось уже називається «{ $name }»: оберіть інше ім’я.
error-new-room-no-tree = Misto встановлено тут без джерельного коду, тож вписати в нього кімнату не можна. Зробіть пакет: misto new-room { $name } --package ТЕКА
error-new-room-no-line = У registry.py немає рядка { $line }, тож кімнату не внести до списку. Нічого не записано.
