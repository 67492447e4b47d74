# Акрополіс
akropolis-name = Акрополіс
akropolis-site = Будівельний майданчик
akropolis-stacks = { $stacks ->
    [one] { $stacks } стос
    [few] { $stacks } стоси
   *[many] { $stacks } стосів
}
akropolis-round = Раунд { $round }, хід { $turn }
akropolis-held = У руці
akropolis-free = безоплатно
akropolis-architect = Архітектор
akropolis-chief = Головний архітектор
akropolis-stones = { $stones ->
    [one] { $stones } камінь
    [few] { $stones } камені
   *[many] { $stones } каменів
}
akropolis-points = { $points } ПО
akropolis-legend = На кварталі — літера типу й рівень; велика літера — площа. q стоїть над стовпцем, r — у порожніх клітинках. Поворот 0: другий квартал праворуч унизу від першого, третій — під першим; кожен крок — 60° за годинниковою стрілкою.
akropolis-letter-house = б
akropolis-letter-market = р
akropolis-letter-barracks = з
akropolis-letter-temple = х
akropolis-letter-garden = с
akropolis-letter-house_plaza = Б
akropolis-letter-market_plaza = Р
akropolis-letter-barracks_plaza = З
akropolis-letter-temple_plaza = Х
akropolis-letter-garden_plaza = С
akropolis-letter-quarry = к
akropolis-hex-house = будинок
akropolis-hex-market = ринок
akropolis-hex-barracks = казарми
akropolis-hex-temple = храм
akropolis-hex-garden = сад
akropolis-hex-house_plaza = житлова площа
akropolis-hex-market_plaza = ринкова площа
akropolis-hex-barracks_plaza = площа казарм
akropolis-hex-temple_plaza = храмова площа
akropolis-hex-garden_plaza = садова площа
akropolis-hex-quarry = кар’єр
akropolis-colour-houses = Будинки
akropolis-colour-markets = Ринки
akropolis-colour-barracks = Казарми
akropolis-colour-temples = Храми
akropolis-colour-gardens = Сади
akropolis-line-houses = Будинки: { $value } × { $stars } ★{ $failed ->
    [0] {""}
   *[other] ; поза найбільшим масивом: { $failed }
}{ $doubled ->
    [0] {""}
   *[other] ; подвоєно: { $doubled }
}
akropolis-line-markets = Ринки: { $value } × { $stars } ★{ $failed ->
    [0] {""}
   *[other] ; поруч з іншим ринком: { $failed }
}{ $doubled ->
    [0] {""}
   *[other] ; подвоєно: { $doubled }
}
akropolis-line-barracks = Казарми: { $value } × { $stars } ★{ $failed ->
    [0] {""}
   *[other] ; не на околиці: { $failed }
}{ $doubled ->
    [0] {""}
   *[other] ; подвоєно: { $doubled }
}
akropolis-line-temples = Храми: { $value } × { $stars } ★{ $failed ->
    [0] {""}
   *[other] ; не оточені: { $failed }
}{ $doubled ->
    [0] {""}
   *[other] ; подвоєно: { $doubled }
}
akropolis-line-gardens = Сади: { $value } × { $stars } ★{ $doubled ->
    [0] {""}
   *[other] ; подвоєно: { $doubled }
}
akropolis-line-stones = Камінь
akropolis-part-stones = Камінь
akropolis-prompt-take = Яку плитку берете? У вас { $stones ->
    [one] { $stones } камінь
    [few] { $stones } камені
   *[many] { $stones } каменів
}.
akropolis-prompt-place = Де розміщуєте плитку ({ $hexes })?
akropolis-option-take = плитка: { $hexes }; { $stones ->
    [0] безоплатно
    [one] { $stones } камінь
    [few] { $stones } камені
   *[many] { $stones } каменів
}
akropolis-option-place = клітинка { $q }, { $r }, поворот { $rotation }, рівень { $level }; ПО { $gain }, камінь { $stones }
akropolis-reason-over = Гру закінчено.
akropolis-reason-not-active = Зараз хід іншого гравця: { $seat }.
akropolis-reason-take-first = Спершу візьміть плитку.
akropolis-reason-place-first = У вас у руці плитка: спершу розмістіть її.
akropolis-reason-no-tile = Такої плитки в ряду немає: там їх { $tiles }.
akropolis-reason-no-stones = Без каменю можна взяти лише першу плитку; ця коштує { $cost }.
akropolis-reason-stones = Ціна в каменях — { $cost }, а у вас { $stones }.
akropolis-reason-apart = Не прилягає до міста.
akropolis-reason-gap = Частково над порожнім простором: знизу лишилася б порожнеча.
akropolis-reason-uneven = Квартали знизу на різних рівнях: знизу лишилася б порожнеча.
akropolis-reason-single-tile = Лежить на одній плитці, а потрібно щонайменше дві різні.
akropolis-event-take = { $seat } бере плитку ({ $hexes }){ $stones ->
    [0] .
    [one] {" "}за { $stones } камінь.
    [few] {" "}за { $stones } камені.
   *[many] {" "}за { $stones } каменів.
}
akropolis-event-place = { $seat } розміщує плитку на { $q }, { $r }, рівень { $level }{ $stones ->
    [0] .
    [one] , і бере { $stones } камінь.
    [few] , і бере { $stones } камені.
   *[many] , і бере { $stones } каменів.
}
akropolis-event-architect_take = Архітектор бере плитку ({ $hexes }){ $stones ->
    [0] .
    [one] {" "}за { $stones } камінь.
    [few] {" "}за { $stones } камені.
   *[many] {" "}за { $stones } каменів.
}
akropolis-event-open_stack = На будівельному майданчику нові плитки. { $stacks ->
    [0] Стосів більше немає.
    [one] Лишився { $stacks } стос.
    [few] Лишилося { $stacks } стоси.
   *[many] Лишилося { $stacks } стосів.
}
akropolis-event-chief = Тепер головний архітектор — { $seat }.
akropolis-event-over = Лишилася одна плитка: гру закінчено.
akropolis-opt-variants = Варіанти гри
    .help = Додаткова умова для типу районів; ПО за райони, що її виконують, подвоюються.
akropolis-opt-variants-houses = будинки: від цінності 10
akropolis-opt-variants-markets = ринки: поруч із ринковою площею
akropolis-opt-variants-barracks = казарми: 3 або 4 сторони на околиці
akropolis-opt-variants-temples = храми: на другому рівні чи вище
akropolis-opt-variants-gardens = сади: біля озера
akropolis-opt-long_game = Довша гра
    .help = Усі 61 плитка для двох чи трьох гравців.
akropolis-opt-long_game-true = так
akropolis-opt-long_game-false = ні
akropolis-opt-houses = Найбільший житловий масив
    .help = Що таке найбільший: більше кварталів чи більша цінність.
akropolis-opt-houses-largest = більше кварталів
akropolis-opt-houses-most_valuable = більша цінність
akropolis-opt-barracks_edge = Околиця міста
    .help = Чи стоять на околиці казарми біля озера.
akropolis-opt-barracks_edge-outside = лише зовні
akropolis-opt-barracks_edge-any_empty = будь-яка порожня клітинка
akropolis-opt-barracks_sides = Сторони у варіанті казарм
    .help = Які порожні сторони рахувати до 3 або 4, що подвоюють казарми?
akropolis-opt-barracks_sides-edge = ті, що на околиці міста
akropolis-opt-barracks_sides-any_empty = озера також
akropolis-opt-lake = Озеро
    .help = Яким завбільшки може бути озеро у варіанті із садами.
akropolis-opt-lake-region = будь-який оточений простір
akropolis-opt-lake-single_hex = одна клітинка
akropolis-opt-solo = Гра наодинці
    .help = Самому проти автоматичного архітектора.
akropolis-opt-solo-off = ні
akropolis-opt-solo-easy = легко
akropolis-opt-solo-medium = середньо
akropolis-opt-solo-hard = важко
akropolis-opt-first_player = Перший гравець
    .help = Хто починає.
akropolis-opt-first_player-random = за жеребом
akropolis-opt-first_player-1 = місце 1
akropolis-opt-first_player-2 = місце 2
akropolis-opt-first_player-3 = місце 3
akropolis-opt-first_player-4 = місце 4
error-akropolis-needs-solo = Акрополіс на одне місце — це гра наодинці: оберіть для «Гра наодинці» легко, середньо чи важко (solo={ $levels }) або дайте від 2 до 4 місць.
error-akropolis-solo-alone = У грі наодинці одне місце, а не { $seats }: вимкніть «Гра наодинці» (solo=off) або дайте 1 місце.
error-akropolis-no-long-game = Довша гра — на 2 або 3 місця, а не на { $seats }.
error-akropolis-score-which = Поле { $field }: подайте місто або як «tiles», або як «hexes», щось одне.
error-akropolis-score-unknown = Поле { $field } тут невідоме; є такі: { $known }.
error-akropolis-score-no-tile = Поле { $field }: плитки { $tile } у коробці немає; вони мають номери від 1 до 61.
error-akropolis-score-twice = Поле { $field }: плитка { $tile } уже є в місті, а в коробці вона одна.
error-akropolis-score-apart = Поле { $field }: плитка { $tile } висить окремо: вона не прилягає до міста ({ $rule }).
error-akropolis-score-gap = Поле { $field }: плитка { $tile } лежить частково над порожнім простором: знизу лишилася б порожнеча ({ $rule }).
error-akropolis-score-uneven = Поле { $field }: плитка { $tile } лежить на кварталах різних рівнів: знизу лишилася б порожнеча ({ $rule }).
error-akropolis-score-single-tile = Поле { $field }: плитка { $tile } лежить на одній плитці ({ $rule }).
error-akropolis-score-level = Поле { $field }: плитка { $tile } там лежить на рівні { $level }.
error-akropolis-score-same-cell = Поле { $field }: та сама клітинка, що й { $other }.
error-akropolis-score-island = Поле { $field }: цей квартал відрізаний від першого в переліку; місто має бути суцільне.
error-akropolis-score-thin = Поле { $field }: район лежить на плитці з трьох кварталів, а тут бракує двох сусідніх кварталів поруч.

# What a report shows
akropolis-matter-level = Рівень { $what }
akropolis-column-line = колір
akropolis-column-stars = зірки
akropolis-column-scoring = кварталів з очками
akropolis-column-failed = без очок
akropolis-column-worth = вартість одного
akropolis-matter-heights = Як високо лежать плитки
akropolis-matter-heights-about = Частка перемог тих, хто так високо будував · плиток на місце · їхні очки в середньому.
error-akropolis-score-floor = Поле { $field }: на рівні { $level } цей квартал не належить жодній плитці: рівень складається з цілих плиток по три квартали, які є в коробці ({ $rule }).
error-akropolis-score-no-start = Поле { $field }: немає місця для початкової плитки — житлової площі з кар’єром на кожній другій стороні ({ $rule }); укажіть і її квартали.
error-akropolis-score-box = Поле { $field }: кварталів «{ $kind }» забагато: у коробці їх { $most }.
error-akropolis-score-many-tiles = Поле { $field }: у цьому місті плиток { $tiles }, а ходів ні в кого не буває більше ніж { $most }.
error-akropolis-score-stones = Поле { $field }: стільки каменю ({ $stones }) бути не може: закриті кар’єри цього міста разом із початковим запасом дають щонайбільше { $most } ({ $rule }).

# The page
akropolis-page-name = Акрополіс
akropolis-page-about = Гексагони, що ростуть угору
akropolis-page-alone = з архітектором
akropolis-page-tie = камінь: { $value }
akropolis-page-stat-stones = камінь
akropolis-page-moment = Раунд { $round }
akropolis-page-level = рівень { $level }
akropolis-page-turn-left = Повернути ліворуч
akropolis-page-turn-right = Повернути праворуч
akropolis-page-move-tile = Пересунути плитку
akropolis-page-step = { $way ->
    [up-left] Крок угору ліворуч
    [up] Крок угору
    [up-right] Крок угору праворуч
    [down-left] Крок униз ліворуч
   *[down] Крок униз
    [down-right] Крок униз праворуч
}
akropolis-page-place-of = Місце { $place } з { $of } за очками
akropolis-page-best = Найкращі
akropolis-page-in-words = { $city }: опис словами
akropolis-page-hex = { $hex }, рівень { $level }, стовпець { $q }, рядок { $r }
akropolis-page-nearer = Ближче
akropolis-page-farther = Далі
akropolis-page-fit = Усе місто
akropolis-page-times = цінність × зірки
akropolis-page-after = Після ходу
akropolis-page-gain = ПО
akropolis-page-event-place = { $seat } розміщує її на рівні { $level }{ $stones ->
    [0] { "" }
    [one] { " " }і бере { $stones } камінь
    [few] { " " }і бере { $stones } камені
   *[many] { " " }і бере { $stones } каменів
}.
akropolis-page-stat-houses = будинки
akropolis-page-stat-markets = ринки
akropolis-page-stat-barracks = казарми
akropolis-page-stat-temples = храми
akropolis-page-stat-gardens = сади
akropolis-page-prompt-place = Де розмістити плитку?
akropolis-page-option-place = розмістити на рівні { $level }
akropolis-page-cell = { $hex }: стовпець { $q }, рядок { $r }
akropolis-credits = автор — Жуль Мессо; видавець — Gigamic

# Why a move
akropolis-why-tile = цією плиткою можна одразу здобути { $n } ПО
akropolis-why-cost = { $n ->
    [0] безоплатно
    [one] коштує { $n } камінь
    [few] коштує { $n } камені
    [many] коштує { $n } каменів
   *[other] коштує { $n } камені
}
akropolis-why-wakes = { $colour }: площі у вас ще немає, а ця одразу дасть за них { $n } ПО
akropolis-why-plaza = { $colour }: площа на { $n ->
    [one] { $n } зірку
    [few] { $n } зірки
    [many] { $n } зірок
   *[other] { $n } зірки
}
akropolis-why-quarries = на плитці { $n ->
    [one] { $n } кар’єр: якщо його закрити, буде камінь
    [few] { $n } кар’єри: якщо їх закрити, буде камінь
    [many] { $n } кар’єрів: якщо їх закрити, буде камінь
   *[other] { $n } кар’єри: якщо їх закрити, буде камінь
}
akropolis-why-denied = { $seat }: цьому місту плитка дала б { $n } ПО
akropolis-why-points = { $n ->
    [0] без втрати ПО
   *[other] одразу { $n } ПО
}
akropolis-why-stones = { $n ->
    [0] каменю не дає
    [one] за закриті кар’єри { $n } камінь
    [few] за закриті кар’єри { $n } камені
    [many] за закриті кар’єри { $n } каменів
   *[other] за закриті кар’єри { $n } камені
}
akropolis-why-level = плитка лягає на рівень { $n }
akropolis-why-stars = { $colour }: ще { $n ->
    [one] { $n } зірка
    [few] { $n } зірки
    [many] { $n } зірок
   *[other] { $n } зірки
}
akropolis-why-stars-lost = { $n ->
    [0] { $colour }: не зникає жодна зірка
    [one] { $colour }: мінус { $n } зірка
    [few] { $colour }: мінус { $n } зірки
    [many] { $colour }: мінус { $n } зірок
   *[other] { $colour }: мінус { $n } зірки
}
akropolis-why-scoring = { $colour }: ще { $n ->
    [one] { $n } квартал дає
    [few] { $n } квартали дають
    [many] { $n } кварталів дають
   *[other] { $n } квартали дають
} очки
akropolis-why-scoring-lost = { $n ->
    [0] { $colour }: жоден квартал не втрачає очок
    [one] { $colour }: { $n } квартал утрачає очки
    [few] { $colour }: { $n } квартали втрачають очки
    [many] { $colour }: { $n } кварталів утрачають очки
   *[other] { $colour }: { $n } квартали втрачають очки
}
akropolis-why-failed = кварталів без очок на { $n } менше
akropolis-why-failed-lost = { $n ->
    [0] кварталів без очок не більшає
   *[other] кварталів без очок на { $n } більше
}

# What it is
akropolis-about-condition-houses = Дає очки лише найбільший масив сусідніх будинків.
akropolis-about-condition-houses-value = Дає очки лише найцінніший масив сусідніх будинків.
akropolis-about-condition-markets = Ринок дає очки, якщо поруч немає іншого ринку.
akropolis-about-condition-barracks = Казарми дають очки, якщо хоч одна їхня сторона виходить на порожнечу за містом.
akropolis-about-condition-barracks-any = Казарми дають очки, якщо хоч одна сторона порожня, хай навіть це озеро.
akropolis-about-condition-temples = Храм дає очки, якщо оточений з усіх шести сторін.
akropolis-about-condition-gardens = Сад дає очки завжди.
akropolis-about-variant-houses = Варіант: якщо цінність масиву 10 або більше, вона подвоюється.
akropolis-about-variant-markets = Варіант: поруч із ринковою площею цінність ринку подвоюється.
akropolis-about-variant-barracks = Варіант: якщо на околицю виходять три чи чотири сторони, цінність казарм подвоюється.
akropolis-about-variant-temples = Варіант: на рівні 2 або вище цінність храму подвоюється.
akropolis-about-variant-gardens = Варіант: біля озера цінність саду подвоюється.
akropolis-about-variant-on = За цим столом цей варіант діє.
akropolis-about-variant-off = За цим столом цей варіант не діє.
akropolis-about-quarry = Кар’єр не дає очок. Коли його закривають плиткою, ви берете 1 камінь.
akropolis-about-plaza = { $stars ->
    [one] { $stars } зірка множить
    [few] { $stars } зірки множать
    [many] { $stars } зірок множать
   *[other] { $stars } зірки множать
} цінність усіх районів цього кольору, що дають очки.
akropolis-about-plaza-far = Стояти поруч із ними вона не мусить; рівень площі не має значення.
akropolis-about-plaza-gives = { $colour }: цінність { $value } × { $stars ->
    [one] { $stars } зірка
    [few] { $stars } зірки
    [many] { $stars } зірок
   *[other] { $stars } зірки
} = { $points } ПО від цієї площі.
akropolis-about-plaza-covered = Закрита плиткою, площа втрачає зірки.
akropolis-about-colour = { $colour } у вас: цінність { $value } × зірки { $stars } = { $points } ПО.
akropolis-about-gives = Зараз дає { $points } ПО: рівень { $level }{ $times ->
    [2] {" "}× 2
   *[other] {""}
} × зірки { $stars }.
akropolis-about-gives-nothing = Зараз не дає нічого; за виконаної умови було б: рівень { $level } × зірки { $stars }.
akropolis-about-no-plaza = { $colour }: площі в місті немає, а без зірок немає й очок.
akropolis-about-fails-houses = Будинків у цьому масиві { $size }, цінність { $value }; у найбільшому { $largest }, цінність { $most }. З’єднайте їх або збільште цей.
akropolis-about-fails-markets = { $others ->
    [1] Поруч ще один ринок: доки його не закрити, цей не дає очок.
   *[other] Поруч ще { $others ->
        [one] { $others } ринок
        [few] { $others } ринки
        [many] { $others } ринків
       *[other] { $others } ринки
    }: доки їх не закрити, цей не дає очок.
}
akropolis-about-fails-barracks = Жодної відкритої сторони на околиці не лишилося.
akropolis-about-fails-temples = { $empty ->
    [1] Одна сторона ще порожня: забудуйте її.
   *[other] Порожніх сторін ще { $empty }: забудуйте їх.
}
akropolis-about-holds-houses = Будинків у масиві { $size }, цінність { $value }: кожен новий будинок поруч її збільшує.
akropolis-about-holds-markets = Ринок, розміщений поруч, забере ці очки.
akropolis-about-holds-barracks = Відкритих сторін на околиці: { $sides }. Якщо не лишиться жодної, не буде й очок.
akropolis-about-holds-temples = Оточений з усіх сторін; втратити ці очки можна, лише закривши його.
akropolis-about-holds-gardens = Втратити ці очки можна, лише закривши сад.
akropolis-about-hexes = На плитці: { $hexes }.
akropolis-about-cost = { $stones ->
    [0] Безоплатна: перед нею в ряду нічого немає.
   *[other] Коштує { $stones }: по каменю за кожну плитку перед нею.
}
akropolis-about-best = { $seat }: на найкращому місці одразу { $points } ПО.
akropolis-about-empty = Порожнє місце біля міста: плитка лягає тут на рівень 1, якщо торкається міста.
akropolis-about-lake = Озеро: порожнє місце, оточене містом.
akropolis-about-title-empty = Порожнє місце
akropolis-about-title-lake = Озеро
akropolis-about-title-stone = Камінь
akropolis-about-title-tile = Плитка
akropolis-about-title-start_tile = Початкова плитка
akropolis-about-title-stacks = Стоси плиток
akropolis-about-title-chief = Головний архітектор
akropolis-about-title-architect = Архітектор
akropolis-about-stone = Каменем платять за плитки: по одному за кожну плитку, що лежить у ряду раніше.
akropolis-about-stone-points = Наприкінці гри кожен камінь дає 1 ПО.
akropolis-about-stones = У вас { $stones ->
    [one] { $stones } камінь
    [few] { $stones } камені
    [many] { $stones } каменів
   *[other] { $stones } камені
}.
akropolis-about-tile = Три квартали, які беруть із ряду й розміщують у місті одним шматком.
akropolis-about-tile-above = На вищий рівень плитка лягає лише на три квартали однієї висоти, що належать щонайменше двом різним плиткам.
akropolis-about-start-tile = Житлова площа з трьома кар’єрами: з неї починається кожне місто.
akropolis-about-stacks = { $stacks ->
    [0] Стосів більше немає: лишилося те, що в ряду.
   *[other] { $stacks ->
        [one] Лишився { $stacks } стос
        [few] Лишилося { $stacks } стоси
        [many] Лишилося { $stacks } стосів
       *[other] Лишилося { $stacks } стоси
    }, у стосі { $tiles ->
        [one] { $tiles } плитка
        [few] { $tiles } плитки
        [many] { $tiles } плиток
       *[other] { $tiles } плитки
    }. Новий відкривають, коли в ряду лишається одна.
}
akropolis-about-chief = У кого фішка, той починає раунд; після раунду вона переходить ліворуч.
akropolis-about-chief-now = Зараз фішка тут: { $seat }.
akropolis-about-architect = Суперник у грі наодинці: бере найдешевшу плитку з площею, яку може оплатити, інакше безоплатну.
akropolis-about-architect-now = Зараз у нього { $points } ПО, з них за камінь { $stones }.
akropolis-about-city = { $seat }
akropolis-about-short-seat = { $seat }: { $points } ПО, камінь { $stones }
akropolis-about-short-kind = { $hexes }
akropolis-about-short-tile = { $stones ->
    [-1] { $hexes }
    [0] { $hexes }, безоплатно
   *[other] { $hexes }, камінь { $stones }
}
akropolis-about-short-hex = { $hexes }, рівень { $level }, { $points } ПО
akropolis-row-houses = Будинки
akropolis-row-markets = Ринки
akropolis-row-barracks = Казарми
akropolis-row-temples = Храми
akropolis-row-gardens = Сади
akropolis-row-stones = Камінь
akropolis-sum-houses = Цінність { $value } × зірки { $stars } = { $points } ПО; дають очки: { $scoring }, не дають: { $failed }
akropolis-sum-markets = Цінність { $value } × зірки { $stars } = { $points } ПО; дають очки: { $scoring }, не дають: { $failed }
akropolis-sum-barracks = Цінність { $value } × зірки { $stars } = { $points } ПО; дають очки: { $scoring }, не дають: { $failed }
akropolis-sum-temples = Цінність { $value } × зірки { $stars } = { $points } ПО; дають очки: { $scoring }, не дають: { $failed }
akropolis-sum-gardens = Цінність { $value } × зірки { $stars } = { $points } ПО; дають очки: { $scoring }, не дають: { $failed }
akropolis-sum-stones = { $stones } × 1 = { $points } ПО
akropolis-sum-total = Разом { $points } ПО
