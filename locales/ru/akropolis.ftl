# Акрополис
akropolis-name = Акрополис
akropolis-site = Стройплощадка
akropolis-stacks = { $stacks ->
    [one] { $stacks } стопка
    [few] { $stacks } стопки
   *[many] { $stacks } стопок
}
akropolis-round = Раунд { $round }, ход { $turn }
akropolis-held = В руке
akropolis-free = бесплатно
akropolis-architect = Архитектор
akropolis-chief = Главный архитектор
akropolis-stones = { $stones ->
    [one] { $stones } камень
    [few] { $stones } камня
   *[many] { $stones } камней
}
akropolis-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
akropolis-legend = На квартале — буква типа и уровень; заглавная буква — площадь. q стоит над столбцом, r — в пустых клетках. Поворот 0: второй квартал справа внизу от первого, третий — под первым; каждый шаг — 60° по часовой стрелке.
akropolis-letter-house = д
akropolis-letter-market = р
akropolis-letter-barracks = з
akropolis-letter-temple = х
akropolis-letter-garden = с
akropolis-letter-house_plaza = Д
akropolis-letter-market_plaza = Р
akropolis-letter-barracks_plaza = З
akropolis-letter-temple_plaza = Х
akropolis-letter-garden_plaza = С
akropolis-letter-quarry = к
akropolis-hex-house = дом
akropolis-hex-market = рынок
akropolis-hex-barracks = казармы
akropolis-hex-temple = храм
akropolis-hex-garden = сад
akropolis-hex-house_plaza = жилая площадь
akropolis-hex-market_plaza = рыночная площадь
akropolis-hex-barracks_plaza = площадь казарм
akropolis-hex-temple_plaza = храмовая площадь
akropolis-hex-garden_plaza = садовая площадь
akropolis-hex-quarry = карьер
akropolis-colour-houses = Дома
akropolis-colour-markets = Рынки
akropolis-colour-barracks = Казармы
akropolis-colour-temples = Храмы
akropolis-colour-gardens = Сады
akropolis-line-houses = Дома: { $value } × { $stars } ★{ $failed ->
    [0] {""}
   *[other] ; вне самого большого массива: { $failed }
}{ $doubled ->
    [0] {""}
   *[other] ; удвоено: { $doubled }
}
akropolis-line-markets = Рынки: { $value } × { $stars } ★{ $failed ->
    [0] {""}
   *[other] ; рядом с другим рынком: { $failed }
}{ $doubled ->
    [0] {""}
   *[other] ; удвоено: { $doubled }
}
akropolis-line-barracks = Казармы: { $value } × { $stars } ★{ $failed ->
    [0] {""}
   *[other] ; не на окраине: { $failed }
}{ $doubled ->
    [0] {""}
   *[other] ; удвоено: { $doubled }
}
akropolis-line-temples = Храмы: { $value } × { $stars } ★{ $failed ->
    [0] {""}
   *[other] ; не окружены: { $failed }
}{ $doubled ->
    [0] {""}
   *[other] ; удвоено: { $doubled }
}
akropolis-line-gardens = Сады: { $value } × { $stars } ★{ $doubled ->
    [0] {""}
   *[other] ; удвоено: { $doubled }
}
akropolis-line-stones = Камни
akropolis-part-stones = Камни
akropolis-prompt-take = Какую плитку берёте? У вас { $stones ->
    [one] { $stones } камень
    [few] { $stones } камня
   *[many] { $stones } камней
}.
akropolis-prompt-place = Куда кладёте плитку { $tile } ({ $hexes })?
akropolis-option-take = плитка { $tile }: { $hexes }; { $stones ->
    [0] бесплатно
    [one] { $stones } камень
    [few] { $stones } камня
   *[many] { $stones } камней
}
akropolis-option-place = клетка { $q }, { $r }, поворот { $rotation }, уровень { $level }; очки { $gain }, камни { $stones }
akropolis-reason-over = Игра окончена.
akropolis-reason-not-active = Сейчас ход другого игрока: { $seat }.
akropolis-reason-take-first = Сначала возьмите плитку.
akropolis-reason-place-first = У вас в руке плитка { $tile }: сначала положите её.
akropolis-reason-no-tile = Такой плитки в ряду нет: там их { $tiles }.
akropolis-reason-no-stones = Без камней можно взять только первую плитку; эта стоит { $cost }.
akropolis-reason-stones = Нужно { $cost ->
    [one] { $cost } камень
    [few] { $cost } камня
   *[many] { $cost } камней
}, у вас { $stones }.
akropolis-reason-apart = Не касается города.
akropolis-reason-gap = Частично над пустым местом: снизу осталась бы пустота.
akropolis-reason-uneven = Кварталы снизу на разных уровнях: снизу осталась бы пустота.
akropolis-reason-single-tile = Лежит на одной плитке, а нужны хотя бы две разные.
akropolis-event-take = { $seat } берёт плитку { $tile } ({ $hexes }){ $stones ->
    [0] .
    [one] {" "}за { $stones } камень.
    [few] {" "}за { $stones } камня.
   *[many] {" "}за { $stones } камней.
}
akropolis-event-place = { $seat } кладёт плитку { $tile } на { $q }, { $r }, уровень { $level }{ $stones ->
    [0] .
    [one] , и берёт { $stones } камень.
    [few] , и берёт { $stones } камня.
   *[many] , и берёт { $stones } камней.
}
akropolis-event-architect_take = Архитектор берёт плитку { $tile } ({ $hexes }){ $stones ->
    [0] .
    [one] {" "}за { $stones } камень.
    [few] {" "}за { $stones } камня.
   *[many] {" "}за { $stones } камней.
}
akropolis-event-open_stack = Новые плитки на стройплощадке: { $tiles }. Стопок осталось: { $stacks }.
akropolis-event-chief = Фишка главного архитектора переходит: { $seat }.
akropolis-event-over = Осталась одна плитка { $tile }: игра окончена.
akropolis-opt-variants = Варианты игры
    .help = Второе условие для типа районов; очки за районы, которые его выполняют, удваиваются.
akropolis-opt-variants-houses = дома: от ценности 10
akropolis-opt-variants-markets = рынки: рядом с рыночной площадью
akropolis-opt-variants-barracks = казармы: 3 или 4 стороны на окраине
akropolis-opt-variants-temples = храмы: на втором уровне и выше
akropolis-opt-variants-gardens = сады: у озера
akropolis-opt-long_game = Долгая игра
    .help = Все 61 плитка для двух или трёх игроков.
akropolis-opt-long_game-true = да
akropolis-opt-long_game-false = нет
akropolis-opt-houses = Самый большой жилой массив
    .help = Что считать самым большим: больше кварталов или больше ценность.
akropolis-opt-houses-largest = больше кварталов
akropolis-opt-houses-most_valuable = больше ценность
akropolis-opt-barracks_edge = Окраина города
    .help = Стоят ли на окраине казармы у озера.
akropolis-opt-barracks_edge-outside = только снаружи
akropolis-opt-barracks_edge-any_empty = любая пустая клетка
akropolis-opt-barracks_sides = Стороны в варианте казарм
    .help = Какие пустые стороны считать в 3 или 4, что удваивают казармы?
akropolis-opt-barracks_sides-edge = те, что на окраине города
akropolis-opt-barracks_sides-any_empty = озёра тоже
akropolis-opt-lake = Озеро
    .help = Какого размера может быть озеро в варианте с садами.
akropolis-opt-lake-region = любая окружённая область
akropolis-opt-lake-single_hex = одна клетка
akropolis-opt-solo = Игра в одиночку
    .help = Одному против автоматического архитектора.
akropolis-opt-solo-off = нет
akropolis-opt-solo-easy = легко
akropolis-opt-solo-medium = средне
akropolis-opt-solo-hard = трудно
akropolis-opt-first_player = Первый игрок
    .help = Кто начинает.
akropolis-opt-first_player-random = по жребию
akropolis-opt-first_player-1 = место 1
akropolis-opt-first_player-2 = место 2
akropolis-opt-first_player-3 = место 3
akropolis-opt-first_player-4 = место 4
error-akropolis-needs-solo = Акрополис на одно место — это игра в одиночку: выберите для параметра solo { $levels } или дайте от 2 до 4 мест.
error-akropolis-solo-alone = В игре в одиночку (solo={ $solo }) одно место, а не { $seats }: поставьте solo=off или дайте 1 место.
error-akropolis-no-long-game = Долгая игра — на 2 или 3 места, а не на { $seats }.
error-akropolis-score-which = Поле { $field }: дайте город либо как «tiles», либо как «hexes», что-то одно.
error-akropolis-score-unknown = Поле { $field } здесь неизвестно; есть такие: { $known }.
error-akropolis-score-no-tile = Поле { $field }: плитки { $tile } в коробке нет; у них номера от 1 до 61.
error-akropolis-score-twice = Поле { $field }: плитка { $tile } уже есть в городе, а в коробке она одна.
error-akropolis-score-apart = Поле { $field }: плитка { $tile } висит отдельно: она не касается города ({ $rule }).
error-akropolis-score-gap = Поле { $field }: плитка { $tile } лежит частично над пустым местом: снизу осталась бы пустота ({ $rule }).
error-akropolis-score-uneven = Поле { $field }: плитка { $tile } лежит на кварталах разных уровней: снизу осталась бы пустота ({ $rule }).
error-akropolis-score-single-tile = Поле { $field }: плитка { $tile } лежит на одной плитке ({ $rule }).
error-akropolis-score-level = Поле { $field }: плитка { $tile } лежит там на уровне { $level }.
error-akropolis-score-same-cell = Поле { $field }: та же клетка, что и { $other }.
error-akropolis-score-island = Поле { $field }: этот квартал отрезан от первого в списке; город должен быть цельным.
error-akropolis-score-thin = Поле { $field }: район лежит на плитке из трёх кварталов, а здесь не хватает двух соседних кварталов рядом.

# What a report shows
akropolis-matter-level = Уровень { $what }
akropolis-column-line = цвет
akropolis-column-stars = звёзды
akropolis-column-scoring = кварталов с очками
akropolis-column-failed = без очков
akropolis-column-worth = цена одного
akropolis-matter-heights = Как высоко лежат плитки
akropolis-matter-heights-about = Доля побед тех, кто так высоко строил · плиток на место · их очки в среднем.
error-akropolis-score-floor = Поле { $field }: на уровне { $level } этот квартал не принадлежит ни одной плитке: уровень состоит из целых плиток по три квартала, которые есть в коробке ({ $rule }).
error-akropolis-score-no-start = Поле { $field }: нет места для начальной плитки — жилой площади с карьером на каждой второй стороне ({ $rule }); укажите и её кварталы.
error-akropolis-score-box = Поле { $field }: { $kind } слишком много: в коробке их { $most }.
error-akropolis-score-many-tiles = Поле { $field }: в этом городе плиток { $tiles }, а ходов ни у кого не бывает больше { $most }.
error-akropolis-score-stones = Поле { $field }: { $stones } камней быть не может: закрытые карьеры этого города вместе с начальным запасом дают самое большее { $most } ({ $rule }).

# The page
akropolis-page-name = Акрополис
akropolis-page-about = Шестиугольники, растущие ввысь
akropolis-page-stat-stones = камень
akropolis-page-moment = Раунд { $round }
akropolis-page-level = уровень { $level }
akropolis-page-turn-left = Повернуть влево
akropolis-page-turn-right = Повернуть вправо
akropolis-page-nearer = Ближе
akropolis-page-farther = Дальше
akropolis-page-fit = Весь город
akropolis-page-times = уровень × звёзды
akropolis-page-event-take = { $seat } берёт плитку ({ $hexes }){ $stones ->
    [0] { "" }
    [one] { " " }за { $stones } камень
    [few] { " " }за { $stones } камня
   *[many] { " " }за { $stones } камней
}.
akropolis-page-event-place = { $seat } ставит её на уровень { $level }{ $stones ->
    [0] { "" }
    [one] { " " }и берёт { $stones } камень
    [few] { " " }и берёт { $stones } камня
   *[many] { " " }и берёт { $stones } камней
}.
akropolis-page-event-open_stack = На площадке новые плитки. { $stacks ->
    [0] Стопок больше нет.
    [one] Осталась { $stacks } стопка.
    [few] Осталось { $stacks } стопки.
   *[many] Осталось { $stacks } стопок.
}
akropolis-page-stat-houses = дома
akropolis-page-stat-markets = рынки
akropolis-page-stat-barracks = казармы
akropolis-page-stat-temples = храмы
akropolis-page-stat-gardens = сады
akropolis-page-option-place = поставить здесь: уровень { $level }
