# Сан-Хуан
san_juan-name = Сан-Хуан
san_juan-governor = Губернатор
san_juan-round = Раунд { $round }
san_juan-phase = сейчас: { $phase }
san_juan-roles = Роли
san_juan-prices = Цены
san_juan-tiles = Плитки цен
san_juan-deck = колода { $deck }, сброс { $discards }
san_juan-hand = Ваши карты
san_juan-drawn = Взято из колоды
san_juan-events = События
san_juan-table = на столе
san_juan-good-here = товар
san_juan-pile-here = +{ $count } под ней
san_juan-covered-here = накрыто: { $cards }
san_juan-area-head = { $size }/12 · рука { $hand } · { $points } ПО
san_juan-reconstructed = * в правилах не указано
san_juan-prompt-setup_discard = Сбросьте { $count }, чтобы осталось 4 карты.
san_juan-prompt-office_exchange = Контора: обменять до 2 карт?
san_juan-prompt-chapel_card = Часовня: положить под неё карту?
san_juan-prompt-bank_cards = Банк, раз за игру: какие карты положить под него?
san_juan-prompt-limit_discard = Лимит карт: сбросьте { $count }.
san_juan-prompt-choose_role = Какую роль берёте?
san_juan-prompt-use_library = Использовать Библиотеку для этой роли ({ $role })?
san_juan-prompt-build_choose = Что строите? В руке { $hand ->
    [one] { $hand } карта
    [few] { $hand } карты
   *[many] { $hand } карт
}.
san_juan-prompt-crane_target = Кран: накрыть здание картой { $card }?
san_juan-prompt-market_goods = Чёрный рынок: платить товарами? Осталось заплатить { $count }.
san_juan-prompt-pay_card = Заплатите { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}.
san_juan-prompt-carpenter_draw = Плотник: взять карту?
san_juan-prompt-poor_house_draw = Богадельня: взять карту?
san_juan-prompt-tavern_draw = Таверна: взять карту?
san_juan-prompt-produce_choose = Производитель: какой товар? Можно ещё { $count }.
san_juan-prompt-well_draw = Колодец: взять карту?
san_juan-prompt-sell_choose = Торговец: какой товар продаёте? Можно ещё { $count }.
san_juan-prompt-stand_draw = Рыночная палатка: взять карту?
san_juan-prompt-hall_draw = Рынок: взять карту?
san_juan-prompt-hut_draw = Хижина: взять карту?
san_juan-prompt-council_act = Член городского совета: взять карты?
san_juan-prompt-council_keep = Член городского совета: какую карту оставляете? Оставить нужно { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}.
san_juan-prompt-archive_discard = Архив: сбросьте ещё { $count } из всей руки.
san_juan-prompt-customs_fill = Таможня: положить товар?
san_juan-prompt-prospector_draw = Золотоискатель: взять карту?
san_juan-prompt-mine_use = Прииск: открыть 4 карты?
san_juan-prompt-mine_pick = Прииск: какую карту берёте?
san_juan-prompt-goldsmith_use = Ювелир: открыть верхнюю карту?
san_juan-prompt-goldsmith_keep = Ювелир: оставить себе: { $card }?
san_juan-prompt-earthquake_building = Землетрясение: какое здание рухнет?
san_juan-prompt-tax_discard = Налоги: какую карту сбрасываете?
san_juan-prompt-amnesty_cards = Амнистия: какие карты меняете?
san_juan-prompt-subsidy_build = Застройка: что строите бесплатно?
san_juan-prompt-visit_role = Визит губернатора: какая роль действует снова?
san_juan-option-pass = пропустить
san_juan-option-stop = это всё
san_juan-option-no = нет
san_juan-option-yes = да
san_juan-option-plain = да, без привилегии
san_juan-option-no-build = ничего не строить
san_juan-option-no-crane = без Крана
san_juan-option-no-goods = платить картами
san_juan-option-no-store = ничего не класть
san_juan-option-take-none = не брать ни одной
san_juan-option-role = { $role }
san_juan-option-event = событие: { $event }
san_juan-option-visit = { $role } ещё раз
san_juan-option-produce = произвести: { $good }
san_juan-option-sell = продать: { $good } за { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}
san_juan-option-spend = заплатить товаром: { $good }
san_juan-option-build = { $card } за { $cost }
san_juan-option-pay = заплатить: { $card }
san_juan-option-discard = сбросить: { $card }
san_juan-option-store = положить: { $card }
san_juan-option-keep = оставить: { $card }
san_juan-option-cover = накрыть: { $card }, заплатить { $cost }
san_juan-option-cover-full = накрыть: { $card } с товаром, заплатить { $cost }
san_juan-option-raze = потерять: { $card }
san_juan-option-raze-full = потерять: { $card } с товаром
san_juan-reason-over = Игра окончена.
san_juan-reason-not-actor = Сейчас решает другой игрок: { $seat }.
san_juan-reason-asked-other = Сейчас спрашивают не об этом.
san_juan-reason-must = От этого нельзя отказаться.
san_juan-reason-role-used = { $role }: роль уже использована в этом раунде.
san_juan-reason-role-unused = { $role }: эта роль в раунде ещё не использована.
san_juan-reason-no-role-yet = В этом раунде ещё не использована ни одна роль.
san_juan-reason-no-event = { $event }: этого события нет среди открытых.
san_juan-reason-no-empty = Нет пустого здания для товара: { $good }.
san_juan-reason-no-good = У вас нет такого товара: { $good }.
san_juan-reason-no-building = У вас нет такого здания.
san_juan-reason-not-drawn = { $card }: среди этих карт нет.
san_juan-reason-not-in-hand = { $card }: в руке нет.
san_juan-reason-not-in-game = { $card }: карты нет в этой игре.
san_juan-reason-already-built = { $card }: у вас уже есть, а двух иметь нельзя.
san_juan-reason-cathedral-gone = Собор уже построен.
san_juan-reason-too-dear = { $card }: бесплатно строят только здания стоимостью от 1 до 4.
san_juan-reason-poor = { $card }: стоит { $cost }, а заплатить можете { $hand }.
san_juan-reason-crane-itself = Сам Кран накрыть нельзя.
san_juan-reason-same-kind = { $card }: такое же здание накрыть нельзя.
san_juan-reason-cover-poor = { $card }: остаток цены вы не сможете заплатить.
san_juan-event-round = Раунд { $round }, губернатор: { $seat }.
san_juan-event-role = { $seat } берёт роль: { $role }.
san_juan-event-activate = { $seat } активирует событие: { $event }.
san_juan-event-appears = Появляется событие: { $event }.
san_juan-event-visit = Визит губернатора, { $seat }: { $role } ещё раз.
san_juan-event-uses = { $seat } использует: { $card }.
san_juan-event-build = { $seat } строит за { $cost }: { $card }.
san_juan-event-cover = Накрыто: { $card } ({ $seat }).
san_juan-event-spend = { $seat } платит товаром: { $good }.
san_juan-event-pass = { $seat } пропускает.
san_juan-event-discard = { $seat } сбрасывает { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}.
san_juan-event-discard_own = { $seat } сбрасывает: { $card }.
san_juan-event-draw = { $seat } берёт { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}.
san_juan-event-draw_own = { $seat } берёт: { $cards }.
san_juan-event-produce = { $seat } производит: { $good }.
san_juan-event-tile = { $seat } открывает цены: { $prices }.
san_juan-event-sell = { $seat } продаёт: { $good } за { $count }.
san_juan-event-council = { $seat } смотрит { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}.
san_juan-event-council_own = { $seat } смотрит: { $cards }.
san_juan-event-keep = { $seat } оставляет { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}.
san_juan-event-keep_own = { $seat } оставляет: { $card }.
san_juan-event-reveal = { $seat }, { $card }: { $cards }.
san_juan-event-gain = { $seat } получает: { $card }.
san_juan-event-store = { $seat } кладёт карту под здание: { $card }.
san_juan-event-store_own = { $seat } кладёт: { $stored }. Под здание: { $card }.
san_juan-event-raze = { $seat } теряет: { $card }.
san_juan-event-reshuffle = Сброс перетасован: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}.
san_juan-event-end = Построено двенадцатое здание: игра окончена в раунде { $round }.
san_juan-event-stuck = Ни одна карта больше не может сдвинуться с места: игра окончена в раунде { $round }.
san_juan-line-building = { $card }: { $copies } × { $vp }
san_juan-line-pile = Под зданием: { $card }, { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
san_juan-line-triumphal_arch = Триумфальная арка: монументов { $count }
san_juan-line-guild_hall = { $edition ->
    [1] Ратуша: производственных зданий { $count }, по 2
   *[other] Ратуша: производственных зданий { $count } + видов { $kinds }
}
san_juan-line-city_hall = Здание городского совета: городских зданий { $count }
san_juan-line-residence = Резиденция: наборов из трёх { $count }
san_juan-line-cathedral = Собор: зданий стоимостью 6 у соперников: { $count }
san_juan-line-palace = Дворец: { $count } : 4
san_juan-line-reserve = При ничьей: рука { $hand }, товаров { $goods }
san_juan-part-building = Здания
san_juan-part-pile = Карты под зданием: { $card }
san_juan-opt-edition = Издание
    .help = От него зависят цена Префектуры, действие Прииска, очки за Ратушу и судьба накрытых карт.
san_juan-opt-edition-1 = первое
san_juan-opt-edition-2 = второе
san_juan-opt-new_buildings = Новые здания
    .help = Ещё 33 карты и Собор.
san_juan-opt-new_buildings-true = да
san_juan-opt-new_buildings-false = нет
san_juan-opt-events = События
    .help = Шесть карт событий в колоде.
san_juan-opt-events-true = да
san_juan-opt-events-false = нет
san_juan-opt-alternative_setup = Другая подготовка
    .help = Игроки выбирают первые 4 карты из 5, 6, 7 или 8.
san_juan-opt-alternative_setup-true = да
san_juan-opt-alternative_setup-false = нет
san_juan-opt-guard_room_limit = Лимит Караульни
    .help = Когда лимит в 6 карт действует для игроков без Караульни.
san_juan-opt-guard_room_limit-while_in_play = пока построена хотя бы одна
san_juan-opt-guard_room_limit-always = всегда
san_juan-opt-governors_visit_buildings = Здания при Визите губернатора
    .help = Какие здания действуют, когда роль выполняют снова.
san_juan-opt-governors_visit_buildings-all_but_library = все, кроме Библиотеки
san_juan-opt-governors_visit_buildings-all = все
san_juan-opt-governors_visit_buildings-none = никакие
san_juan-opt-optional_draws = Бесплатные карты
    .help = Брать ли бесплатные карты без вопроса?
san_juan-opt-optional_draws-auto = берут без вопроса
san_juan-opt-optional_draws-ask = спрашивают каждый раз
san_juan-opt-optional_draws-ask_all = спрашивают каждый раз, и о Библиотеке
san_juan-opt-show_pile_counts = Показывать карты под зданиями
    .help = Видно ли, сколько карт под чужими Часовней, Банком и Гаванью?
san_juan-opt-show_pile_counts-true = да
san_juan-opt-show_pile_counts-false = нет
san_juan-card-indigo_plant = Фабрика индиго
    .help = Производит 1 индиго.
san_juan-card-sugar_mill = Сахарный завод
    .help = Производит 1 сахар.
san_juan-card-tobacco_storage = Табачный склад
    .help = Производит 1 табак.
san_juan-card-coffee_roaster = Кофеобжарочная фабрика
    .help = Производит 1 кофе.
san_juan-card-silver_smelter = Сереброплавильная фабрика
    .help = Производит 1 серебро.
san_juan-card-smithy = Кузница
    .help = Производственные здания для вас на 1 дешевле.
san_juan-card-gold_mine = Прииск
    .help = Откройте 4 карты. Все цены разные? Самая дешёвая ваша.
    .first = Откройте 4 карты. Все цены разные? Возьмите одну.
san_juan-card-archive = Архив
    .help = Лишнее сбрасываете из всей руки, а не только из взятых карт.
san_juan-card-poor_house = Богадельня
    .help = Построили, а в руке 0 или 1 карта? Возьмите 1.
san_juan-card-black_market = Чёрный рынок
    .help = До 2 ваших товаров могут платить, каждый за 1.
san_juan-card-trading_post = Фактория
    .help = Продайте на 1 товар больше.
san_juan-card-well = Колодец
    .help = Произвели 2 товара или больше? Возьмите 1 карту.
san_juan-card-market_stand = Рыночная палатка
    .help = Продали 2 товара или больше? Возьмите 1 карту.
san_juan-card-crane = Кран
    .help = Постройте поверх своего здания: его цена уменьшает стоимость нового.
san_juan-card-chapel = Часовня
    .help = Каждый раунд кладите под неё 1 карту из руки: по 1 очку.
san_juan-card-tower = Башня
    .help = Держите до 12 карт, а не 7.
san_juan-card-aqueduct = Акведук
    .help = Произведите на 1 товар больше.
san_juan-card-carpenter = Плотник
    .help = Построили фиолетовое здание? Возьмите 1 карту.
san_juan-card-prefecture = Префектура
    .help = Оставьте 2 взятые карты, а не 1.
san_juan-card-market_hall = Рынок
    .help = Продали хоть что-то? Возьмите ещё 1 карту.
san_juan-card-quarry = Каменоломня
    .help = Фиолетовые здания для вас на 1 дешевле.
san_juan-card-library = Библиотека
    .help = Удваивает привилегию вашей роли.
san_juan-card-statue = Статуя
    .help = Монумент: только очки.
san_juan-card-victory_column = Колонна победы
    .help = Монумент: только очки.
san_juan-card-hero = Памятник
    .help = Монумент: только очки.
san_juan-card-guild_hall = Ратуша
    .help = По 1 очку за каждое ваше производственное здание и за каждый их вид.
    .first = По 2 очка за каждое ваше производственное здание.
san_juan-card-city_hall = Здание городского совета
    .help = По 1 очку за каждое ваше фиолетовое здание.
san_juan-card-triumphal_arch = Триумфальная арка
    .help = 4, 6 или 8 очков за 1, 2 или 3 монумента.
san_juan-card-palace = Дворец
    .help = 1 очко за каждые 4 других.
san_juan-card-guard_room = Караульня
    .help = У кого её нет, держит не больше 6 карт.
san_juan-card-office_building = Контора
    .help = В начале раунда обменяйте до 2 карт.
san_juan-card-hut = Хижина
    .help = Никто ничего не продал? Возьмите 1 карту.
san_juan-card-tavern = Таверна
    .help = Ни у кого не меньше зданий, а у кого-то больше? Возьмите 1 карту.
san_juan-card-park = Парк
    .help = Накрытый с помощью Крана, экономит 6, а не 3.
san_juan-card-customs_office = Таможня
    .help = В фазе Члена городского совета получает 1 товар; он всегда стоит 2.
san_juan-card-bank = Банк
    .help = Раз за игру: положите под него сколько угодно карт, по 1 очку.
san_juan-card-harbor = Гавань
    .help = Один проданный товар ложится под неё: 1 очко.
san_juan-card-goldsmith = Ювелир
    .help = Откройте карту: она ваша, если её никто не построил.
san_juan-card-residence = Резиденция
    .help = 4, 7, 9 или 10 очков за 1, 2, 3 или 4 тройки разных зданий одной цены.
san_juan-card-cathedral = Собор
    .help = 4, 7, 9 или 10 очков за 1, 2, 3 или 4 чужих здания стоимостью 6.
san_juan-good-indigo = индиго
san_juan-good-sugar = сахар
san_juan-good-tobacco = табак
san_juan-good-coffee = кофе
san_juan-good-silver = серебро
san_juan-good-customs = товар Таможни
san_juan-role-builder = Строитель
    .help = Каждый может построить здание. Кто выбрал роль, платит на 1 меньше.
san_juan-role-producer = Производитель
    .help = Каждый может произвести 1 товар. Кто выбрал роль, — на 1 больше.
san_juan-role-trader = Торговец
    .help = Открывается плитка цен; каждый может продать 1 товар. Кто выбрал роль, — на 1 больше.
san_juan-role-councillor = Член городского совета
    .help = Каждый берёт 2 карты и оставляет 1. Кто выбрал роль, берёт 5.
san_juan-role-prospector = Золотоискатель
    .help = Только тот, кто выбрал роль, берёт 1 карту.
san_juan-event_card-earthquake = Землетрясение
    .help = Каждый теряет одно здание на свой выбор.
san_juan-event_card-debt_relief = Списание долгов
    .help = Каждый берёт 3 карты.
san_juan-event_card-taxes = Налоги
    .help = Все остальные сбрасывают по 1 карте.
san_juan-event_card-general_amnesty = Амнистия
    .help = Каждый может обменять сколько угодно карт.
san_juan-event_card-subsidized_construction = Застройка
    .help = Каждый может бесплатно построить здание стоимостью от 1 до 4.
san_juan-event_card-governors_visit = Визит губернатора
    .help = Роль, уже выбранная в этом раунде, срабатывает ещё раз; привилегия ваша.
san_juan-phase-tavern = конец фазы Строителя
san_juan-phase-hut = конец фазы Торговца
san_juan-phase-office = начало раунда
san_juan-phase-store = начало раунда
san_juan-phase-limit = начало раунда
san_juan-phase-setup = подготовка
san_juan-phase-role = выбор роли
san_juan-phase-over = конец
san_juan-phase-builder = Строитель
san_juan-phase-producer = Производитель
san_juan-phase-trader = Торговец
san_juan-phase-councillor = Член городского совета
san_juan-phase-prospector = Золотоискатель
san_juan-phase-earthquake = Землетрясение
san_juan-phase-debt_relief = Списание долгов
san_juan-phase-taxes = Налоги
san_juan-phase-general_amnesty = Амнистия
san_juan-phase-subsidized_construction = Застройка
san_juan-phase-governors_visit = Визит губернатора

# What a report shows
san_juan-matter-buildings = Здания
san_juan-matter-buildings-about = Доля побед тех, кто их построил · карт на место. Пунктир — равная доля.
san_juan-matter-roles = Роли
san_juan-matter-roles-about = Доля побед тех, кто их выбирал · раз на место. Пунктир — равная доля.
error-san_juan-score-cards = Поле { $field }: вместе выходит карт { $cards }, а в коробке их { $most }.
error-san_juan-score-pile = Поле { $field }: карты лежат под этим зданием или, если его накрыли Краном, под тем, что его накрывает ({ $rule }): назовите это здание в «buildings».

# The page
san_juan-page-name = Сан-Хуан
san_juan-page-about = Карты, которые становятся зданиями старого порта
san_juan-page-tie = карты в руке { $hand } + товары { $goods } = { $value }
san_juan-page-stat-hand = карты
san_juan-page-stat-buildings = здания
san_juan-page-stat-goods = товары
san_juan-page-moment = Раунд { $round }
san_juan-page-with-good = с товаром
san_juan-page-without-good = без товара
san_juan-page-under = карт под ней: { $count }
san_juan-page-roles = Роли
san_juan-page-role-now = идёт
san_juan-page-role-free = свободна
san_juan-page-role-used = занята
san_juan-page-priv-builder = −1 к цене
san_juan-page-priv-producer = +1 товар
san_juan-page-priv-trader = +1 продажа
san_juan-page-priv-councillor = +3 карты
san_juan-page-priv-prospector = +1 карта
san_juan-page-prices = Цены
san_juan-page-prices-now = сейчас
san_juan-page-prices-known = известно плиток: { $count }
san_juan-page-prices-next = Вверху следующая плитка, ниже те, что пойдут за ней.
san_juan-page-prices-unknown = все плитки, порядок ещё неизвестен
san_juan-page-deck = колода
san_juan-page-discards = сброс
san_juan-page-governor = Губернатор
san_juan-page-events = События
san_juan-page-chosen-of = Оплачено { $count } из { $total }
san_juan-page-drawn = Взятые карты
san_juan-page-hand = Рука
san_juan-page-table = Стол
san_juan-page-when = действует
san_juan-page-when-round = Начало раунда
san_juan-page-when-any = Любая роль
san_juan-page-when-end = Конец игры
san_juan-page-less = скидка
san_juan-page-less-role = роль
san_juan-page-to-pay = карты
san_juan-page-rounds = Последние раунды
san_juan-page-round-none = Роли ещё никто не взял.
san_juan-page-site = строится
san_juan-page-their-hand = Рука
san_juan-credits = автор — Андреас Сейфарт; первый издатель — alea

# Why a move
san_juan-why-can-build = { $n ->
    [0] вы можете построить: { $card }
    [one] вы можете построить: { $card } ({ $n } очко)
    [few] вы можете построить: { $card } ({ $n } очка)
    [many] вы можете построить: { $card } ({ $n } очков)
   *[other] вы можете построить: { $card } ({ $n } очка)
}
san_juan-why-goods = вы производите { $n ->
    [one] { $n } товар
    [few] { $n } товара
    [many] { $n } товаров
   *[other] { $n } товара
}
san_juan-why-sales = вы можете продать { $n ->
    [one] { $n } товар
    [few] { $n } товара
    [many] { $n } товаров
   *[other] { $n } товара
}
san_juan-why-sold = за них дадут { $n ->
    [one] { $n } карту
    [few] { $n } карты
    [many] { $n } карт
   *[other] { $n } карты
}
san_juan-why-looks = вы выбираете из { $n ->
    [one] { $n } карты
    [few] { $n } карт
    [many] { $n } карт
   *[other] { $n } карт
}
san_juan-why-cards = вы берёте { $n ->
    [one] { $n } карту
    [few] { $n } карты
    [many] { $n } карт
   *[other] { $n } карты
}
san_juan-why-idle = { $n ->
    [one] { $n } соперник ничего с этого не получает
    [few] { $n } соперника ничего с этого не получают
    [many] { $n } соперников ничего с этого не получают
   *[other] { $n } соперника ничего с этого не получают
}
san_juan-why-event = событие срабатывает сейчас: { $event }
san_juan-why-points = { $n ->
    [0] очков сразу не даёт
    [one] сразу { $n } очко
    [few] сразу { $n } очка
    [many] сразу { $n } очков
   *[other] сразу { $n } очка
}
san_juan-why-cost = { $n ->
    [0] ничего не стоит
    [one] стоит { $n } карту
    [few] стоит { $n } карты
    [many] стоит { $n } карт
   *[other] стоит { $n } карты
}
san_juan-why-ends = двенадцатое здание заканчивает игру
san_juan-why-new-good = новый товар: его продают самое большее за { $n ->
    [one] { $n } карту
    [few] { $n } карты
    [many] { $n } карт
   *[other] { $n } карты
}
san_juan-why-loses = { $n ->
    [0] очков вы не теряете
    [one] вы теряете { $n } очко
    [few] вы теряете { $n } очка
    [many] вы теряете { $n } очков
   *[other] вы теряете { $n } очка
}
san_juan-why-loses-good = { $n ->
    [0] товары остаются
   *[other] товар пропадает
}
san_juan-why-gives-points = { $n ->
    [0] вы отдаёте карту без своих очков
    [one] вы отдаёте карту на { $n } очко
    [few] вы отдаёте карту на { $n } очка
    [many] вы отдаёте карту на { $n } очков
   *[other] вы отдаёте карту на { $n } очка
}
san_juan-why-gives-cost = вы отдаёте карту ценой { $n }
san_juan-why-spare-built = { $card } у вас уже стоит, второе такое построить нельзя
san_juan-why-spare-copy = { $card }: в руке остаётся ещё одна
san_juan-why-stored = карта под зданием даёт { $n ->
    [one] { $n } очко
    [few] { $n } очка
    [many] { $n } очков
   *[other] { $n } очка
}
san_juan-why-keeps-points = { $n ->
    [0] остаётся карта без своих очков
    [one] остаётся карта на { $n } очко
    [few] остаётся карта на { $n } очка
    [many] остаётся карта на { $n } очков
   *[other] остаётся карта на { $n } очка
}
san_juan-why-keeps-cost = остаётся карта ценой { $n }
san_juan-why-new-card = { $card }: такой карты у вас ещё нет
san_juan-why-price = за товар дают { $n ->
    [one] { $n } карту
    [few] { $n } карты
    [many] { $n } карт
   *[other] { $n } карты
}
san_juan-why-dearest = этот товар продают самое большее за { $n ->
    [one] { $n } карту
    [few] { $n } карты
    [many] { $n } карт
   *[other] { $n } карты
}
san_juan-why-spends = { $n ->
    [0] товары остаются
    [one] вы отдаёте товар, который продают самое большее за { $n } карту
    [few] вы отдаёте товар, который продают самое большее за { $n } карты
    [many] вы отдаёте товар, который продают самое большее за { $n } карт
   *[other] вы отдаёте товар, который продают самое большее за { $n } карты
}
san_juan-why-whole-hand = рука остаётся целой
san_juan-why-doubles = { $role }: привилегия удваивается
san_juan-why-reveals = вы открываете { $n ->
    [one] { $n } карту
    [few] { $n } карты
    [many] { $n } карт
   *[other] { $n } карты
}: одна может стать вашей

# What it is
san_juan-about-cost = { $points ->
    [0] Цена { $cost }; очки считают по её собственному правилу.
   *[other] Цена { $cost }, очков { $points }.
}
san_juan-about-when-builder = Действует в фазе Строителя.
san_juan-about-when-producer = Действует в фазе Производителя.
san_juan-about-when-trader = Действует в фазе Торговца.
san_juan-about-when-councillor = Действует в фазе Члена городского совета.
san_juan-about-when-prospector = Действует в фазе Золотоискателя.
san_juan-about-when-round = Действует в начале раунда.
san_juan-about-when-any = Действует с любой ролью, которую вы выбрали.
san_juan-about-when-end = Приносит очки в конце игры.
san_juan-about-not-here = За этим столом этой карты нет.
san_juan-about-owned = У вас такое уже стоит, а двух иметь нельзя.
san_juan-about-price-now = { $cost ->
    [0] Сейчас вам оно ничего не стоит.
   *[other] Сейчас вам оно стоит { $cost }.
}
san_juan-about-worth = Вашему городу сейчас оно прибавило бы { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
san_juan-about-stands = { $seat }: таких зданий { $copies }.
san_juan-about-goods-here = Здесь { $goods ->
    [one] лежит { $goods } товар
    [few] лежат { $goods } товара
    [many] лежит { $goods } товаров
   *[other] лежат { $goods } товара
}.
san_juan-about-piled = Под ним { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}: по очку за каждую.
san_juan-about-covered = Накрыто: { $cards }.
san_juan-about-role-used = В этом раунде роль уже взята.
san_juan-about-role-free = В этом раунде роль свободна.
san_juan-about-event-here = Лежит открытым: его можно активировать вместо роли.
san_juan-about-event-gone = Уже произошло.
san_juan-about-event-hidden = Ещё в колоде.
san_juan-about-event-none = За этим столом играют без событий.
san_juan-about-good = В зависимости от плитки цен за него дают от { $low } до { $high ->
    [one] { $high } карты
   *[other] { $high } карт
}.
san_juan-about-good-fixed = За него всегда дают { $low ->
    [one] { $low } карту
    [few] { $low } карты
    [many] { $low } карт
   *[other] { $low } карты
}.
san_juan-about-good-now = Сейчас за него дают { $count ->
    [one] { $count } карту
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}.
san_juan-about-good-yours = У вас таких товаров { $goods }.
san_juan-about-governor = Губернатор первым выбирает роль; дальше выбирают по часовой стрелке.
san_juan-about-governor-now = Сейчас губернатор — { $seat }; после раунда карта переходит налево.
san_juan-about-tiles = В фазе Торговца открывают следующую плитку цен: она показывает, сколько карт дают за индиго, сахар, табак, кофе и серебро.
san_juan-about-tile = Известная плитка цен: { $prices }.
san_juan-about-tiles-hidden = Ещё не показано плиток цен: { $count }.
san_juan-about-deck-title = Колода и сброс
san_juan-about-deck = В колоде { $deck }, в сбросе { $discards }; когда колода пуста, сброс тасуют.
san_juan-about-seat = { $seat }
san_juan-about-points-open = Карты под чужими зданиями не посчитаны: сколько их, владелец не говорит.
san_juan-about-short-seat = { $seat }: зданий { $size } из 12, карт { $hand }, товаров { $goods }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
san_juan-about-short-card = { $card }: цена { $cost }, очков { $points }
san_juan-about-short-role = { $used ->
    [1] { $role }: занята
   *[other] { $role }: свободна
}
san_juan-row-building = Здания
san_juan-row-pile = Карты под зданиями
san_juan-row-triumphal_arch = Триумфальная арка
san_juan-row-guild_hall = Ратуша
san_juan-row-city_hall = Здание городского совета
san_juan-row-residence = Резиденция
san_juan-row-cathedral = Собор
san_juan-row-palace = Дворец
san_juan-row-reserve = При ничьей
san_juan-sum-building = { $card }: { $copies } × { $vp } = { $points }
san_juan-sum-pile = { $card }: карт под зданием { $count }, по 1 = { $points }
san_juan-sum-triumphal_arch = Монументов { $count }: { $points } (4, 6 или 8 за 1, 2 или 3)
san_juan-sum-guild_hall = { $edition ->
    [1] Производственных зданий { $count } × 2 = { $points }
   *[other] Производственных зданий { $count } + видов { $kinds } = { $points }
}
san_juan-sum-city_hall = Фиолетовых зданий { $count } × 1 = { $points }
san_juan-sum-residence = Троек одной цены { $count }: { $points } (4, 7, 9 или 10 за 1, 2, 3 или 4)
san_juan-sum-cathedral = Чужих зданий стоимостью 6: { $count }, всего { $points } (4, 7, 9 или 10 за 1, 2, 3 или 4)
san_juan-sum-palace = { $count } : 4, с округлением вниз = { $points }
san_juan-sum-reserve = Рука { $hand } + товары { $goods }
san_juan-sum-total = Всего { $points }
