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
akropolis-prompt-place = Куда кладёте плитку ({ $hexes })?
akropolis-option-take = плитка: { $hexes }; { $stones ->
    [0] бесплатно
    [one] { $stones } камень
    [few] { $stones } камня
   *[many] { $stones } камней
}
akropolis-option-place = клетка { $q }, { $r }, поворот { $rotation }, уровень { $level }; очки { $gain }, камни { $stones }
akropolis-reason-over = Игра окончена.
akropolis-reason-not-active = Сейчас ход другого игрока: { $seat }.
akropolis-reason-take-first = Сначала возьмите плитку.
akropolis-reason-place-first = У вас в руке плитка: сначала положите её.
akropolis-reason-no-tile = Такой плитки в ряду нет: там их { $tiles }.
akropolis-reason-no-stones = Без камней можно взять только первую плитку; эта стоит { $cost }.
akropolis-reason-stones = Цена в камнях — { $cost }, а у вас { $stones }.
akropolis-reason-apart = Не касается города.
akropolis-reason-gap = Частично над пустым местом: снизу осталась бы пустота.
akropolis-reason-uneven = Кварталы снизу на разных уровнях: снизу осталась бы пустота.
akropolis-reason-single-tile = Лежит на одной плитке, а нужны хотя бы две разные.
akropolis-event-take = { $seat } берёт плитку ({ $hexes }){ $stones ->
    [0] .
    [one] {" "}за { $stones } камень.
    [few] {" "}за { $stones } камня.
   *[many] {" "}за { $stones } камней.
}
akropolis-event-place = { $seat } кладёт плитку на { $q }, { $r }, уровень { $level }{ $stones ->
    [0] .
    [one] , и берёт { $stones } камень.
    [few] , и берёт { $stones } камня.
   *[many] , и берёт { $stones } камней.
}
akropolis-event-architect_take = Архитектор берёт плитку ({ $hexes }){ $stones ->
    [0] .
    [one] {" "}за { $stones } камень.
    [few] {" "}за { $stones } камня.
   *[many] {" "}за { $stones } камней.
}
akropolis-event-open_stack = На стройплощадке новые плитки. { $stacks ->
    [0] Стопок больше нет.
    [one] Осталась { $stacks } стопка.
    [few] Осталось { $stacks } стопки.
   *[many] Осталось { $stacks } стопок.
}
akropolis-event-chief = Теперь главный архитектор — { $seat }.
akropolis-event-over = Осталась одна плитка: игра окончена.
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
error-akropolis-needs-solo = Акрополис на одно место — это игра в одиночку: выберите для «Игра в одиночку» легко, средне или трудно (solo={ $levels }) или дайте от 2 до 4 мест.
error-akropolis-solo-alone = В игре в одиночку одно место, а не { $seats }: выключите «Игра в одиночку» (solo=off) или дайте 1 место.
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
error-akropolis-score-box = Поле { $field }: кварталов «{ $kind }» слишком много: в коробке их { $most }.
error-akropolis-score-many-tiles = Поле { $field }: в этом городе плиток { $tiles }, а ходов ни у кого не бывает больше { $most }.
error-akropolis-score-stones = Поле { $field }: столько камней ({ $stones }) быть не может: закрытые карьеры этого города вместе с начальным запасом дают самое большее { $most } ({ $rule }).

# The page
akropolis-page-name = Акрополис
akropolis-page-about = Шестиугольники, растущие ввысь
akropolis-page-alone = с архитектором
akropolis-page-tie = камни: { $value }
akropolis-page-stat-stones = камни
akropolis-page-moment = Раунд { $round }
akropolis-page-level = уровень { $level }
akropolis-page-gain = { $points ->
    [one] очко
    [few] очка
   *[many] очков
}
akropolis-page-turn-left = Повернуть влево
akropolis-page-turn-right = Повернуть вправо
akropolis-page-move-tile = Передвинуть плитку
akropolis-page-step = { $way ->
    [up-left] Шаг вверх влево
    [up] Шаг вверх
    [up-right] Шаг вверх вправо
    [down-left] Шаг вниз влево
   *[down] Шаг вниз
    [down-right] Шаг вниз вправо
}
akropolis-page-place-of = Место { $place } из { $of } по очкам
akropolis-page-best = Лучшие
akropolis-page-in-words = { $city }: описание словами
akropolis-page-hex = { $hex }, уровень { $level }, столбец { $q }, ряд { $r }
akropolis-page-nearer = Ближе
akropolis-page-farther = Дальше
akropolis-page-fit = Весь город
akropolis-page-times = ценность × звёзды
akropolis-page-after = После хода
akropolis-page-event-place = { $seat } кладёт её на уровень { $level }{ $stones ->
    [0] { "" }
    [one] { " " }и берёт { $stones } камень
    [few] { " " }и берёт { $stones } камня
   *[many] { " " }и берёт { $stones } камней
}.
akropolis-page-stat-houses = дома
akropolis-page-stat-markets = рынки
akropolis-page-stat-barracks = казармы
akropolis-page-stat-temples = храмы
akropolis-page-stat-gardens = сады
akropolis-page-prompt-place = Куда положить плитку?
akropolis-page-option-place = положить на уровень { $level }
akropolis-page-cell = { $hex }: столбец { $q }, ряд { $r }
akropolis-credits = автор — Жюль Мессо; издатель — Gigamic

# Why a move
akropolis-why-tile = этой плиткой можно сразу получить { $n ->
    [one] { $n } очко
    [few] { $n } очка
    [many] { $n } очков
   *[other] { $n } очка
}
akropolis-why-cost = { $n ->
    [0] бесплатно
    [one] стоит { $n } камень
    [few] стоит { $n } камня
    [many] стоит { $n } камней
   *[other] стоит { $n } камня
}
akropolis-why-wakes = { $colour }: площади у вас ещё нет, а эта сразу даст за них { $n ->
    [one] { $n } очко
    [few] { $n } очка
    [many] { $n } очков
   *[other] { $n } очка
}
akropolis-why-plaza = { $colour }: площадь на { $n ->
    [one] { $n } звезду
    [few] { $n } звезды
    [many] { $n } звёзд
   *[other] { $n } звезды
}
akropolis-why-quarries = на плитке { $n ->
    [one] { $n } карьер: если его закрыть, будет камень
    [few] { $n } карьера: если их закрыть, будут камни
    [many] { $n } карьеров: если их закрыть, будут камни
   *[other] { $n } карьера: если их закрыть, будут камни
}
akropolis-why-denied = { $seat }: этому городу плитка дала бы { $n ->
    [one] { $n } очко
    [few] { $n } очка
    [many] { $n } очков
   *[other] { $n } очка
}
akropolis-why-points = { $n ->
    [0] без потери очков
    [one] сразу { $n } очко
    [few] сразу { $n } очка
    [many] сразу { $n } очков
   *[other] сразу { $n } очка
}
akropolis-why-stones = { $n ->
    [0] камней не даёт
    [one] за закрытые карьеры { $n } камень
    [few] за закрытые карьеры { $n } камня
    [many] за закрытые карьеры { $n } камней
   *[other] за закрытые карьеры { $n } камня
}
akropolis-why-level = плитка ложится на уровень { $n }
akropolis-why-stars = { $colour }: ещё { $n ->
    [one] { $n } звезда
    [few] { $n } звезды
    [many] { $n } звёзд
   *[other] { $n } звезды
}
akropolis-why-stars-lost = { $n ->
    [0] { $colour }: не пропадает ни одна звезда
    [one] { $colour }: минус { $n } звезда
    [few] { $colour }: минус { $n } звезды
    [many] { $colour }: минус { $n } звёзд
   *[other] { $colour }: минус { $n } звезды
}
akropolis-why-scoring = { $colour }: ещё { $n ->
    [one] { $n } квартал приносит
    [few] { $n } квартала приносят
    [many] { $n } кварталов приносят
   *[other] { $n } квартала приносят
} очки
akropolis-why-scoring-lost = { $n ->
    [0] { $colour }: ни один квартал не теряет очков
    [one] { $colour }: { $n } квартал теряет очки
    [few] { $colour }: { $n } квартала теряют очки
    [many] { $colour }: { $n } кварталов теряют очки
   *[other] { $colour }: { $n } квартала теряют очки
}
akropolis-why-failed = кварталов без очков на { $n } меньше
akropolis-why-failed-lost = { $n ->
    [0] кварталов без очков не прибавляется
   *[other] кварталов без очков на { $n } больше
}

# What it is
akropolis-about-condition-houses = Очки приносит только самый большой массив соседних домов.
akropolis-about-condition-houses-value = Очки приносит только самый ценный массив соседних домов.
akropolis-about-condition-markets = Рынок приносит очки, если рядом нет другого рынка.
akropolis-about-condition-barracks = Казармы приносят очки, если хотя бы одна их сторона выходит на пустоту за городом.
akropolis-about-condition-barracks-any = Казармы приносят очки, если хотя бы одна сторона пуста, пусть даже это озеро.
akropolis-about-condition-temples = Храм приносит очки, если окружён со всех шести сторон.
akropolis-about-condition-gardens = Сад приносит очки всегда.
akropolis-about-variant-houses = Вариант: если ценность массива 10 или больше, она удваивается.
akropolis-about-variant-markets = Вариант: рядом с рыночной площадью ценность рынка удваивается.
akropolis-about-variant-barracks = Вариант: если на окраину выходят три или четыре стороны, ценность казарм удваивается.
akropolis-about-variant-temples = Вариант: на уровне 2 или выше ценность храма удваивается.
akropolis-about-variant-gardens = Вариант: у озера ценность сада удваивается.
akropolis-about-variant-on = За этим столом этот вариант действует.
akropolis-about-variant-off = За этим столом этот вариант не действует.
akropolis-about-quarry = Карьер не приносит очков. Когда его закрывают плиткой, вы берёте 1 камень.
akropolis-about-plaza = { $stars ->
    [one] { $stars } звезда умножает
    [few] { $stars } звезды умножают
    [many] { $stars } звёзд умножают
   *[other] { $stars } звезды умножают
} ценность всех районов этого цвета, которые приносят очки.
akropolis-about-plaza-far = Стоять рядом с ними она не обязана; уровень площади не важен.
akropolis-about-plaza-gives = { $colour }: ценность { $value } × { $stars ->
    [one] { $stars } звезда
    [few] { $stars } звезды
    [many] { $stars } звёзд
   *[other] { $stars } звезды
} = { $points } от этой площади.
akropolis-about-plaza-covered = Закрытая плиткой, площадь теряет звёзды.
akropolis-about-colour = { $colour } у вас: ценность { $value } × звёзды { $stars } = { $points }.
akropolis-about-gives = Сейчас приносит { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}: уровень { $level }{ $times ->
    [2] {" "}× 2
   *[other] {""}
} × звёзды { $stars }.
akropolis-about-gives-nothing = Сейчас не приносит ничего; при выполненном условии было бы: уровень { $level } × звёзды { $stars }.
akropolis-about-no-plaza = { $colour }: площади в городе нет, а без звёзд нет и очков.
akropolis-about-fails-houses = Домов в этом массиве { $size }, ценность { $value }; в самом большом { $largest }, ценность { $most }. Соедините их или увеличьте этот.
akropolis-about-fails-markets = { $others ->
    [1] Рядом ещё один рынок: пока его не закрыть, этот не приносит очков.
   *[other] Рядом ещё { $others ->
        [one] { $others } рынок
        [few] { $others } рынка
        [many] { $others } рынков
       *[other] { $others } рынка
    }: пока их не закрыть, этот не приносит очков.
}
akropolis-about-fails-barracks = Ни одной открытой стороны на окраине не осталось.
akropolis-about-fails-temples = { $empty ->
    [1] Одна сторона ещё пуста: застройте её.
   *[other] Пустых сторон ещё { $empty }: застройте их.
}
akropolis-about-holds-houses = Домов в массиве { $size }, ценность { $value }: каждый новый дом рядом её увеличивает.
akropolis-about-holds-markets = Рынок, размещённый рядом, отнимет эти очки.
akropolis-about-holds-barracks = Открытых сторон на окраине: { $sides }. Если не останется ни одной, не будет и очков.
akropolis-about-holds-temples = Окружён со всех сторон; потерять эти очки можно, только закрыв его.
akropolis-about-holds-gardens = Потерять эти очки можно, только закрыв сад.
akropolis-about-hexes = На плитке: { $hexes }.
akropolis-about-cost = { $stones ->
    [0] Бесплатная: перед ней в ряду ничего нет.
   *[other] Стоит { $stones }: по камню за каждую плитку перед ней.
}
akropolis-about-best = { $seat }: на лучшем месте сразу { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
akropolis-about-empty = Пустое место у города: плитка ложится здесь на уровень 1, если касается города.
akropolis-about-lake = Озеро: пустое место, окружённое городом.
akropolis-about-title-empty = Пустое место
akropolis-about-title-lake = Озеро
akropolis-about-title-stone = Камень
akropolis-about-title-tile = Плитка
akropolis-about-title-start_tile = Начальная плитка
akropolis-about-title-stacks = Стопки плиток
akropolis-about-title-chief = Главный архитектор
akropolis-about-title-architect = Архитектор
akropolis-about-stone = Камнем платят за плитки: по одному за каждую плитку, которая лежит в ряду раньше.
akropolis-about-stone-points = В конце игры каждый камень приносит 1 очко.
akropolis-about-stones = У вас { $stones ->
    [one] { $stones } камень
    [few] { $stones } камня
    [many] { $stones } камней
   *[other] { $stones } камня
}.
akropolis-about-tile = Три квартала, которые берут из ряда и кладут в город одним куском.
akropolis-about-tile-above = Выше первого уровня плитка ложится только на три квартала одной высоты, принадлежащие хотя бы двум разным плиткам.
akropolis-about-start-tile = Жилая площадь с тремя карьерами: с неё начинается каждый город.
akropolis-about-stacks = { $stacks ->
    [0] Стопок больше нет: осталось то, что в ряду.
   *[other] { $stacks ->
        [one] Осталась { $stacks } стопка
        [few] Осталось { $stacks } стопки
        [many] Осталось { $stacks } стопок
       *[other] Осталось { $stacks } стопки
    }, в стопке { $tiles ->
        [one] { $tiles } плитка
        [few] { $tiles } плитки
        [many] { $tiles } плиток
       *[other] { $tiles } плитки
    }. Новую открывают, когда в ряду остаётся одна.
}
akropolis-about-chief = У кого фишка, тот начинает раунд; после раунда она переходит налево.
akropolis-about-chief-now = Сейчас фишка здесь: { $seat }.
akropolis-about-architect = Соперник в игре в одиночку: берёт самую дешёвую плитку с площадью, которую может оплатить, иначе бесплатную.
akropolis-about-architect-now = Сейчас у него { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}, из них за камни { $stones }.
akropolis-about-city = { $seat }
akropolis-about-short-seat = { $seat }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}, камни { $stones }
akropolis-about-short-kind = { $hexes }
akropolis-about-short-tile = { $stones ->
    [-1] { $hexes }
    [0] { $hexes }, бесплатно
   *[other] { $hexes }, камни { $stones }
}
akropolis-about-short-hex = { $hexes }, уровень { $level }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
akropolis-row-houses = Дома
akropolis-row-markets = Рынки
akropolis-row-barracks = Казармы
akropolis-row-temples = Храмы
akropolis-row-gardens = Сады
akropolis-row-stones = Камни
akropolis-sum-houses = Ценность { $value } × звёзды { $stars } = { $points }; приносят очки: { $scoring }, не приносят: { $failed }
akropolis-sum-markets = Ценность { $value } × звёзды { $stars } = { $points }; приносят очки: { $scoring }, не приносят: { $failed }
akropolis-sum-barracks = Ценность { $value } × звёзды { $stars } = { $points }; приносят очки: { $scoring }, не приносят: { $failed }
akropolis-sum-temples = Ценность { $value } × звёзды { $stars } = { $points }; приносят очки: { $scoring }, не приносят: { $failed }
akropolis-sum-gardens = Ценность { $value } × звёзды { $stars } = { $points }; приносят очки: { $scoring }, не приносят: { $failed }
akropolis-sum-stones = { $stones } × 1 = { $points }
akropolis-sum-total = Всего { $points }
