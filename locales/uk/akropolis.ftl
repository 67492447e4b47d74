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
akropolis-prompt-place = Де розміщуєте плитку { $tile } ({ $hexes })?
akropolis-option-take = плитка { $tile }: { $hexes }; { $stones ->
    [0] безоплатно
    [one] { $stones } камінь
    [few] { $stones } камені
   *[many] { $stones } каменів
}
akropolis-option-place = клітинка { $q }, { $r }, поворот { $rotation }, рівень { $level }; ПО { $gain }, камінь { $stones }
akropolis-reason-over = Гру закінчено.
akropolis-reason-not-active = Зараз хід іншого гравця: { $seat }.
akropolis-reason-take-first = Спершу візьміть плитку.
akropolis-reason-place-first = У вас у руці плитка { $tile }: спершу розмістіть її.
akropolis-reason-no-tile = Такої плитки в ряду немає: там їх { $tiles }.
akropolis-reason-no-stones = Без каменю можна взяти лише першу плитку; ця коштує { $cost }.
akropolis-reason-stones = Потрібно { $cost ->
    [one] { $cost } камінь
    [few] { $cost } камені
   *[many] { $cost } каменів
}, у вас { $stones }.
akropolis-reason-apart = Не прилягає до міста.
akropolis-reason-gap = Частково над порожнім простором: знизу лишилася б порожнеча.
akropolis-reason-uneven = Квартали знизу на різних рівнях: знизу лишилася б порожнеча.
akropolis-reason-single-tile = Лежить на одній плитці, а потрібно щонайменше дві різні.
akropolis-event-take = { $seat } бере плитку { $tile } ({ $hexes }){ $stones ->
    [0] .
    [one] {" "}за { $stones } камінь.
    [few] {" "}за { $stones } камені.
   *[many] {" "}за { $stones } каменів.
}
akropolis-event-place = { $seat } розміщує плитку { $tile } на { $q }, { $r }, рівень { $level }{ $stones ->
    [0] .
    [one] , і бере { $stones } камінь.
    [few] , і бере { $stones } камені.
   *[many] , і бере { $stones } каменів.
}
akropolis-event-architect_take = Архітектор бере плитку { $tile } ({ $hexes }){ $stones ->
    [0] .
    [one] {" "}за { $stones } камінь.
    [few] {" "}за { $stones } камені.
   *[many] {" "}за { $stones } каменів.
}
akropolis-event-open_stack = Нові плитки на будівельному майданчику: { $tiles }. Стосів лишилося: { $stacks }.
akropolis-event-chief = Фішка головного архітектора переходить: { $seat }.
akropolis-event-over = Лишилася сама плитка { $tile }: гру закінчено.
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
error-akropolis-needs-solo = Акрополіс на одне місце — це гра наодинці: виберіть для параметра solo { $levels } або дайте від 2 до 4 місць.
error-akropolis-solo-alone = У грі наодинці (solo={ $solo }) одне місце, а не { $seats }: поставте solo=off або дайте 1 місце.
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
error-akropolis-score-box = Поле { $field }: { $kind } забагато: у коробці їх { $most }.
error-akropolis-score-many-tiles = Поле { $field }: у цьому місті плиток { $tiles }, а ходів ні в кого не буває більше ніж { $most }.
error-akropolis-score-stones = Поле { $field }: { $stones } каменю бути не може: закриті кар’єри цього міста разом із початковим запасом дають щонайбільше { $most } ({ $rule }).

# The page
akropolis-page-name = Акрополіс
akropolis-page-about = Гексагони, що ростуть угору
akropolis-page-stat-stones = камінь
akropolis-page-moment = Раунд { $round }
akropolis-page-level = рівень { $level }
akropolis-page-turn-left = Повернути ліворуч
akropolis-page-turn-right = Повернути праворуч
akropolis-page-nearer = Ближче
akropolis-page-farther = Далі
akropolis-page-fit = Усе місто
akropolis-page-times = рівень × зірки
akropolis-page-event-take = { $seat } бере плитку ({ $hexes }){ $stones ->
    [0] { "" }
    [one] { " " }за { $stones } камінь
    [few] { " " }за { $stones } камені
   *[many] { " " }за { $stones } каменів
}.
akropolis-page-event-place = { $seat } ставить її на рівень { $level }{ $stones ->
    [0] { "" }
    [one] { " " }і бере { $stones } камінь
    [few] { " " }і бере { $stones } камені
   *[many] { " " }і бере { $stones } каменів
}.
akropolis-page-event-open_stack = На майданчику нові плитки. { $stacks ->
    [0] Стосів більше немає.
    [one] Лишився { $stacks } стос.
    [few] Лишилося { $stacks } стоси.
   *[many] Лишилося { $stacks } стосів.
}
akropolis-page-stat-houses = будинки
akropolis-page-stat-markets = ринки
akropolis-page-stat-barracks = казарми
akropolis-page-stat-temples = храми
akropolis-page-stat-gardens = сади
akropolis-page-option-place = поставити тут: рівень { $level }
