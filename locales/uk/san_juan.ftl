# Сан-Хуан
san_juan-name = Сан-Хуан
san_juan-governor = Губернатор
san_juan-round = Раунд { $round }
san_juan-phase = зараз: { $phase }
san_juan-roles = Ролі
san_juan-prices = Ціни
san_juan-tiles = Карти цін
san_juan-deck = колода { $deck }, скид { $discards }
san_juan-hand = Ваші карти
san_juan-drawn = Узято з колоди
san_juan-events = Події
san_juan-table = на столі
san_juan-good-here = товар
san_juan-pile-here = +{ $count } під нею
san_juan-covered-here = накрито: { $cards }
san_juan-area-head = { $size }/12 · рука { $hand } · { $points } ПО
san_juan-reconstructed = * у правилах не вказано
san_juan-prompt-setup_discard = Скиньте { $count }, щоб лишилося 4 карти.
san_juan-prompt-office_exchange = Контора: обміняти до 2 карт?
san_juan-prompt-chapel_card = Капличка: покласти під неї карту?
san_juan-prompt-bank_cards = Банк, раз за гру: які карти покласти під нього?
san_juan-prompt-limit_discard = Ліміт руки: скиньте { $count }.
san_juan-prompt-choose_role = Яку роль берете?
san_juan-prompt-use_library = Використати Бібліотеку для цієї ролі ({ $role })?
san_juan-prompt-build_choose = Що зводите? На руці { $hand ->
    [one] { $hand } карта
    [few] { $hand } карти
   *[many] { $hand } карт
}.
san_juan-prompt-crane_target = Кран: накрити будівлю картою { $card }?
san_juan-prompt-market_goods = Чорний ринок: платити товарами? Лишилося сплатити { $count }.
san_juan-prompt-pay_card = Сплатіть { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[many] { $count } карт
}.
san_juan-prompt-carpenter_draw = Тесля: узяти карту?
san_juan-prompt-poor_house_draw = Богадільня: узяти карту?
san_juan-prompt-tavern_draw = Таверна: узяти карту?
san_juan-prompt-produce_choose = Виробник: який товар? Можна ще { $count }.
san_juan-prompt-well_draw = Криниця: узяти карту?
san_juan-prompt-sell_choose = Купець: який товар продаєте? Можна ще { $count }.
san_juan-prompt-stand_draw = Базарна ятка: узяти карту?
san_juan-prompt-hall_draw = Критий ринок: узяти карту?
san_juan-prompt-hut_draw = Хатина: узяти карту?
san_juan-prompt-council_act = Радник: узяти карти?
san_juan-prompt-council_keep = Радник: яку карту лишаєте? Лишити треба { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[many] { $count } карт
}.
san_juan-prompt-archive_discard = Архів: скиньте ще { $count } з усієї руки.
san_juan-prompt-customs_fill = Митниця: покласти товар?
san_juan-prompt-prospector_draw = Шукач: узяти карту?
san_juan-prompt-mine_use = Золотнище: відкрити 4 карти?
san_juan-prompt-mine_pick = Золотнище: яку карту берете?
san_juan-prompt-goldsmith_use = Золотар: відкрити верхню карту?
san_juan-prompt-goldsmith_keep = Золотар: лишити собі { $card }?
san_juan-prompt-earthquake_building = Землетрус: яка будівля впаде?
san_juan-prompt-tax_discard = Податки: яку карту скидаєте?
san_juan-prompt-amnesty_cards = Амністія: які карти міняєте?
san_juan-prompt-subsidy_build = Забудова: що зводите безплатно?
san_juan-prompt-visit_role = Візит губернатора: яка роль діє ще раз?
san_juan-option-pass = пропустити
san_juan-option-stop = це все
san_juan-option-no = ні
san_juan-option-yes = так
san_juan-option-plain = так, без привілею
san_juan-option-no-build = нічого не зводити
san_juan-option-no-crane = без Крана
san_juan-option-no-goods = платити картами
san_juan-option-no-store = нічого не класти
san_juan-option-take-none = не брати жодної
san_juan-option-role = { $role }
san_juan-option-event = подія: { $event }
san_juan-option-visit = { $role } ще раз
san_juan-option-produce = виробити: { $good }
san_juan-option-sell = продати: { $good } за { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[many] { $count } карт
}
san_juan-option-spend = сплатити товаром: { $good }
san_juan-option-build = { $card } за { $cost }
san_juan-option-pay = сплатити: { $card }
san_juan-option-discard = скинути: { $card }
san_juan-option-store = покласти: { $card }
san_juan-option-keep = лишити: { $card }
san_juan-option-cover = накрити: { $card }, заплатити { $cost }
san_juan-option-cover-full = накрити: { $card } з товаром, заплатити { $cost }
san_juan-option-raze = втратити: { $card }
san_juan-option-raze-full = втратити: { $card } з товаром
san_juan-reason-over = Гру закінчено.
san_juan-reason-not-actor = Зараз вирішує інший гравець: { $seat }.
san_juan-reason-asked-other = Зараз питають не про це.
san_juan-reason-must = Від цього не можна відмовитися.
san_juan-reason-role-used = { $role }: роль уже використано в цьому раунді.
san_juan-reason-role-unused = { $role }: цю роль у раунді ще не використано.
san_juan-reason-no-role-yet = У цьому раунді ще не використано жодної ролі.
san_juan-reason-no-event = { $event }: цієї події немає серед відкритих.
san_juan-reason-no-empty = Немає порожньої будівлі для товару: { $good }.
san_juan-reason-no-good = У вас немає такого товару: { $good }.
san_juan-reason-no-building = У вас немає такої будівлі.
san_juan-reason-not-drawn = { $card }: серед цих карт немає.
san_juan-reason-not-in-hand = { $card }: на руці немає.
san_juan-reason-not-in-game = { $card }: карти немає в цій грі.
san_juan-reason-already-built = { $card }: у вас уже є, а двох мати не можна.
san_juan-reason-cathedral-gone = Собор уже зведено.
san_juan-reason-too-dear = { $card }: безплатно зводять лише будівлі ціною від 1 до 4.
san_juan-reason-poor = { $card }: коштує { $cost }, а заплатити можете { $hand }.
san_juan-reason-crane-itself = Сам Кран накрити не можна.
san_juan-reason-same-kind = { $card }: таку саму будівлю накрити не можна.
san_juan-reason-cover-poor = { $card }: решту ціни ви не зможете сплатити.
san_juan-event-round = Раунд { $round }, губернатор: { $seat }.
san_juan-event-role = { $seat } бере роль: { $role }.
san_juan-event-activate = { $seat } активує подію: { $event }.
san_juan-event-appears = З’являється подія: { $event }.
san_juan-event-visit = Візит губернатора, { $seat }: { $role } ще раз.
san_juan-event-uses = { $seat } використовує: { $card }.
san_juan-event-build = { $seat } зводить за { $cost }: { $card }.
san_juan-event-cover = Накрито: { $card } ({ $seat }).
san_juan-event-spend = { $seat } платить товаром: { $good }.
san_juan-event-pass = { $seat } пропускає.
san_juan-event-discard = { $seat } скидає { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[many] { $count } карт
}.
san_juan-event-discard_own = { $seat } скидає: { $card }.
san_juan-event-draw = { $seat } бере { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[many] { $count } карт
}.
san_juan-event-draw_own = { $seat } бере: { $cards }.
san_juan-event-produce = { $seat } виробляє: { $good }.
san_juan-event-tile = { $seat } відкриває ціни: { $prices }.
san_juan-event-sell = { $seat } продає: { $good } за { $count }.
san_juan-event-council = { $seat } переглядає { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[many] { $count } карт
}.
san_juan-event-council_own = { $seat } переглядає: { $cards }.
san_juan-event-keep = { $seat } лишає { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[many] { $count } карт
}.
san_juan-event-keep_own = { $seat } лишає: { $card }.
san_juan-event-reveal = { $seat }, { $card }: { $cards }.
san_juan-event-gain = { $seat } одержує: { $card }.
san_juan-event-store = { $seat } кладе карту під будівлю: { $card }.
san_juan-event-store_own = { $seat } кладе: { $stored }. Під будівлю: { $card }.
san_juan-event-raze = { $seat } втрачає: { $card }.
san_juan-event-reshuffle = Скид перетасовано: { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
}.
san_juan-event-end = Зведено дванадцяту будівлю: гру закінчено в раунді { $round }.
san_juan-event-stuck = Жодна карта вже не може рушити з місця: гру закінчено в раунді { $round }.
san_juan-line-building = { $card }: { $copies } × { $vp }
san_juan-line-pile = Під будівлею: { $card }, { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
}
san_juan-line-triumphal_arch = Тріумфальна арка: пам’ятників { $count }
san_juan-line-guild_hall = { $edition ->
    [1] Зала гільдій: виробничих будівель { $count }, по 2
   *[other] Зала гільдій: виробничих будівель { $count } + видів { $kinds }
}
san_juan-line-city_hall = Ратуша: міських будівель { $count }
san_juan-line-residence = Резиденція: наборів із трьох { $count }
san_juan-line-cathedral = Собор: будівель ціною 6 у суперників: { $count }
san_juan-line-palace = Палац: { $count } : 4
san_juan-line-reserve = Для нічиєї: рука { $hand }, товарів { $goods }
san_juan-part-building = Будівлі
san_juan-part-pile = Карти під будівлею: { $card }
san_juan-opt-edition = Видання
    .help = Від нього залежать ціна Префектури, дія Золотнища, очки за Залу гільдій і доля накритих карт.
san_juan-opt-edition-1 = перше
san_juan-opt-edition-2 = друге
san_juan-opt-new_buildings = Нові будівлі
    .help = Ще 33 карти й Собор.
san_juan-opt-new_buildings-true = так
san_juan-opt-new_buildings-false = ні
san_juan-opt-events = Події
    .help = Шість карт подій у колоді.
san_juan-opt-events-true = так
san_juan-opt-events-false = ні
san_juan-opt-alternative_setup = Варіант підготовки
    .help = Гравці вибирають перші 4 карти з 5, 6, 7 або 8.
san_juan-opt-alternative_setup-true = так
san_juan-opt-alternative_setup-false = ні
san_juan-opt-guard_room_limit = Ліміт Вартівні
    .help = Коли ліміт у 6 карт діє для гравців без Вартівні.
san_juan-opt-guard_room_limit-while_in_play = поки хоч одна зведена
san_juan-opt-guard_room_limit-always = завжди
san_juan-opt-governors_visit_buildings = Будівлі під час Візиту губернатора
    .help = Які будівлі діють, коли роль виконують ще раз.
san_juan-opt-governors_visit_buildings-all_but_library = усі, крім Бібліотеки
san_juan-opt-governors_visit_buildings-all = усі
san_juan-opt-governors_visit_buildings-none = жодна
san_juan-opt-optional_draws = Безплатні карти
    .help = Чи брати безплатні карти без запитання?
san_juan-opt-optional_draws-auto = беруть без запитання
san_juan-opt-optional_draws-ask = питають щоразу
san_juan-opt-optional_draws-ask_all = питають щоразу, і про Бібліотеку
san_juan-opt-show_pile_counts = Показувати карти під будівлями
    .help = Чи видно, скільки карт під чужими Капличкою, Банком і Гаванню?
san_juan-opt-show_pile_counts-true = так
san_juan-opt-show_pile_counts-false = ні
san_juan-card-indigo_plant = Завод індиго
    .help = Виробляє 1 індиго.
san_juan-card-sugar_mill = Цукровий млин
    .help = Виробляє 1 цукор.
san_juan-card-tobacco_storage = Склад тютюну
    .help = Виробляє 1 тютюн.
san_juan-card-coffee_roaster = Жаровня кави
    .help = Виробляє 1 каву.
san_juan-card-silver_smelter = Ливарня срібла
    .help = Виробляє 1 срібло.
san_juan-card-smithy = Кузня
    .help = Виробничі будівлі для вас на 1 дешевші.
san_juan-card-gold_mine = Золотнище
    .help = Відкрийте 4 карти. Усі ціни різні? Найдешевша ваша.
    .first = Відкрийте 4 карти. Усі ціни різні? Візьміть одну.
san_juan-card-archive = Архів
    .help = Зайве скидаєте з усієї руки, а не лише з узятих карт.
san_juan-card-poor_house = Богадільня
    .help = Звели будівлю, а на руці 0 чи 1 карта? Візьміть 1.
san_juan-card-black_market = Чорний ринок
    .help = До 2 ваших товарів можуть платити, кожен за 1.
san_juan-card-trading_post = Торговиця
    .help = Продайте на 1 товар більше.
san_juan-card-well = Криниця
    .help = Виробили 2 товари чи більше? Візьміть 1 карту.
san_juan-card-market_stand = Базарна ятка
    .help = Продали 2 товари чи більше? Візьміть 1 карту.
san_juan-card-crane = Кран
    .help = Зведіть поверх своєї будівлі: її ціна зменшує вартість нової.
san_juan-card-chapel = Капличка
    .help = Щораунду кладіть під неї 1 карту з руки: по 1 очку.
san_juan-card-tower = Вежа
    .help = Тримайте до 12 карт, а не 7.
san_juan-card-aqueduct = Акведук
    .help = Виробіть на 1 товар більше.
san_juan-card-carpenter = Тесля
    .help = Звели пурпурову будівлю? Візьміть 1 карту.
san_juan-card-prefecture = Префектура
    .help = Лишіть 2 узяті карти, а не 1.
san_juan-card-market_hall = Критий ринок
    .help = Продали хоч щось? Візьміть ще 1 карту.
san_juan-card-quarry = Каменярня
    .help = Пурпурові будівлі для вас на 1 дешевші.
san_juan-card-library = Бібліотека
    .help = Подвоює привілей вашої ролі.
san_juan-card-statue = Статуя
    .help = Пам’ятник: лише очки.
san_juan-card-victory_column = Колона Перемоги
    .help = Пам’ятник: лише очки.
san_juan-card-hero = Герой
    .help = Пам’ятник: лише очки.
san_juan-card-guild_hall = Зала гільдій
    .help = По 1 очку за кожну вашу виробничу будівлю і за кожен їх вид.
    .first = По 2 очки за кожну вашу виробничу будівлю.
san_juan-card-city_hall = Ратуша
    .help = По 1 очку за кожну вашу пурпурову будівлю.
san_juan-card-triumphal_arch = Тріумфальна арка
    .help = 4, 6 чи 8 очок за 1, 2 чи 3 пам’ятники.
san_juan-card-palace = Палац
    .help = 1 очко за кожні 4 інші.
san_juan-card-guard_room = Вартівня
    .help = Хто її не має, тримає щонайбільше 6 карт.
san_juan-card-office_building = Контора
    .help = На початку раунду обміняйте до 2 карт.
san_juan-card-hut = Хатина
    .help = Ніхто нічого не продав? Візьміть 1 карту.
san_juan-card-tavern = Таверна
    .help = Ні в кого не менше будівель, а в когось більше? Візьміть 1 карту.
san_juan-card-park = Парк
    .help = Накритий за допомогою Крана, заощаджує 6, а не 3.
san_juan-card-customs_office = Митниця
    .help = З Радником отримує 1 товар; він завжди коштує 2.
san_juan-card-bank = Банк
    .help = Раз за гру: покладіть під нього скільки завгодно карт, по 1 очку.
san_juan-card-harbor = Гавань
    .help = Один проданий товар лягає під неї: 1 очко.
san_juan-card-goldsmith = Золотар
    .help = Відкрийте карту: вона ваша, якщо її ніхто не звів.
san_juan-card-residence = Резиденція
    .help = 4, 7, 9 чи 10 очок за 1, 2, 3 чи 4 трійки різних будівель однієї ціни.
san_juan-card-cathedral = Собор
    .help = 4, 7, 9 чи 10 очок за 1, 2, 3 чи 4 чужі будівлі ціною 6.
san_juan-good-indigo = індиго
san_juan-good-sugar = цукор
san_juan-good-tobacco = тютюн
san_juan-good-coffee = кава
san_juan-good-silver = срібло
san_juan-good-customs = товар Митниці
san_juan-role-builder = Будівник
    .help = Кожен може звести будівлю. Хто обрав роль, платить на 1 менше.
san_juan-role-producer = Виробник
    .help = Кожен може виробити 1 товар. Хто обрав роль, — на 1 більше.
san_juan-role-trader = Купець
    .help = Відкривається карта цін; кожен може продати 1 товар. Хто обрав роль, — на 1 більше.
san_juan-role-councillor = Радник
    .help = Кожен бере 2 карти й лишає 1. Хто обрав роль, бере 5.
san_juan-role-prospector = Шукач
    .help = Лише той, хто обрав роль, бере 1 карту.
san_juan-event_card-earthquake = Землетрус
    .help = Кожен втрачає одну будівлю на свій вибір.
san_juan-event_card-debt_relief = Списання боргів
    .help = Кожен бере 3 карти.
san_juan-event_card-taxes = Податки
    .help = Усі інші скидають по 1 карті.
san_juan-event_card-general_amnesty = Амністія
    .help = Кожен може обміняти скільки завгодно карт.
san_juan-event_card-subsidized_construction = Забудова
    .help = Кожен може безплатно звести будівлю ціною від 1 до 4.
san_juan-event_card-governors_visit = Візит губернатора
    .help = Роль, яку цього раунду вже обирали, спрацьовує ще раз; привілей ваш.
san_juan-phase-tavern = кінець фази Будівника
san_juan-phase-hut = кінець фази Купця
san_juan-phase-office = початок раунду
san_juan-phase-store = початок раунду
san_juan-phase-limit = початок раунду
san_juan-phase-setup = підготовка до гри
san_juan-phase-role = вибір ролі
san_juan-phase-over = кінець
san_juan-phase-builder = Будівник
san_juan-phase-producer = Виробник
san_juan-phase-trader = Купець
san_juan-phase-councillor = Радник
san_juan-phase-prospector = Шукач
san_juan-phase-earthquake = Землетрус
san_juan-phase-debt_relief = Списання боргів
san_juan-phase-taxes = Податки
san_juan-phase-general_amnesty = Амністія
san_juan-phase-subsidized_construction = Забудова
san_juan-phase-governors_visit = Візит губернатора

# What a report shows
san_juan-matter-buildings = Будівлі
san_juan-matter-buildings-about = Частка перемог тих, хто їх звів · карт на місце. Пунктир — рівна частка.
san_juan-matter-roles = Ролі
san_juan-matter-roles-about = Частка перемог тих, хто їх обирав · разів на місце. Пунктир — рівна частка.
error-san_juan-score-cards = Поле { $field }: разом виходить карт { $cards }, а в коробці їх { $most }.
error-san_juan-score-pile = Поле { $field }: карти лежать під цією будівлею або, якщо її накрили Краном, під тією, що її накриває ({ $rule }): назвіть цю будівлю в «buildings».

# The page
san_juan-page-name = Сан-Хуан
san_juan-page-about = Карти, що стають будівлями старого порту
san_juan-page-tie = карти на руці { $hand } + товари { $goods } = { $value }
san_juan-page-stat-hand = карти
san_juan-page-stat-buildings = будівлі
san_juan-page-stat-goods = товари
san_juan-page-moment = Раунд { $round }
san_juan-page-with-good = з товаром
san_juan-page-without-good = без товару
san_juan-page-under = карт під нею: { $count }
san_juan-page-roles = Ролі
san_juan-page-role-now = триває
san_juan-page-role-free = вільна
san_juan-page-role-used = зайнята
san_juan-page-priv-builder = −1 до ціни
san_juan-page-priv-producer = +1 товар
san_juan-page-priv-trader = +1 продаж
san_juan-page-priv-councillor = +3 карти
san_juan-page-priv-prospector = +1 карта
san_juan-page-prices = Ціни
san_juan-page-prices-now = зараз
san_juan-page-prices-known = відомо карт цін: { $count }
san_juan-page-prices-next = Угорі наступна карта цін, нижче ті, що підуть за нею.
san_juan-page-prices-unknown = усі карти цін, черга ще невідома
san_juan-page-deck = колода
san_juan-page-discards = скид
san_juan-page-governor = Губернатор
san_juan-page-events = Події
san_juan-page-chosen-of = Сплачено { $count } з { $total }
san_juan-page-drawn = Узяті карти
san_juan-page-hand = Рука
san_juan-page-table = Стіл
san_juan-page-when = діє
san_juan-page-when-round = Початок раунду
san_juan-page-when-any = Будь-яка роль
san_juan-page-when-end = Кінець гри
san_juan-page-less = знижка
san_juan-page-less-role = роль
san_juan-page-to-pay = карти
san_juan-page-rounds = Останні раунди
san_juan-page-round-none = Ще ніхто не взяв ролі.
san_juan-page-site = будується
san_juan-page-their-hand = Рука
san_juan-credits = автор — Андреас Сейфарт; перший видавець — alea

# Why a move
san_juan-why-can-build = { $n ->
    [0] ви можете звести: { $card }
    [one] ви можете звести: { $card } ({ $n } очко)
    [few] ви можете звести: { $card } ({ $n } очки)
    [many] ви можете звести: { $card } ({ $n } очок)
   *[other] ви можете звести: { $card } ({ $n } очки)
}
san_juan-why-goods = ви виробляєте { $n ->
    [one] { $n } товар
    [few] { $n } товари
    [many] { $n } товарів
   *[other] { $n } товари
}
san_juan-why-sales = ви можете продати { $n ->
    [one] { $n } товар
    [few] { $n } товари
    [many] { $n } товарів
   *[other] { $n } товари
}
san_juan-why-sold = за них дадуть { $n ->
    [one] { $n } карту
    [few] { $n } карти
    [many] { $n } карт
   *[other] { $n } карти
}
san_juan-why-looks = ви вибираєте з { $n ->
    [one] { $n } карти
    [few] { $n } карт
    [many] { $n } карт
   *[other] { $n } карт
}
san_juan-why-cards = ви берете { $n ->
    [one] { $n } карту
    [few] { $n } карти
    [many] { $n } карт
   *[other] { $n } карти
}
san_juan-why-idle = { $n ->
    [one] { $n } суперник не має
    [few] { $n } суперники не мають
    [many] { $n } суперників не мають
   *[other] { $n } суперники не мають
} з цього нічого
san_juan-why-event = подія спрацьовує зараз: { $event }
san_juan-why-points = { $n ->
    [0] очок одразу не дає
    [one] одразу { $n } очко
    [few] одразу { $n } очки
    [many] одразу { $n } очок
   *[other] одразу { $n } очки
}
san_juan-why-cost = { $n ->
    [0] нічого не коштує
    [one] коштує { $n } карту
    [few] коштує { $n } карти
    [many] коштує { $n } карт
   *[other] коштує { $n } карти
}
san_juan-why-ends = дванадцята будівля закінчує гру
san_juan-why-new-good = новий товар: його продають щонайбільше за { $n ->
    [one] { $n } карту
    [few] { $n } карти
    [many] { $n } карт
   *[other] { $n } карти
}
san_juan-why-loses = { $n ->
    [0] очок ви не втрачаєте
    [one] ви втрачаєте { $n } очко
    [few] ви втрачаєте { $n } очки
    [many] ви втрачаєте { $n } очок
   *[other] ви втрачаєте { $n } очки
}
san_juan-why-loses-good = { $n ->
    [0] товари лишаються
   *[other] товар пропадає
}
san_juan-why-gives-points = { $n ->
    [0] ви віддаєте карту без власних очок
    [one] ви віддаєте карту на { $n } очко
    [few] ви віддаєте карту на { $n } очки
    [many] ви віддаєте карту на { $n } очок
   *[other] ви віддаєте карту на { $n } очки
}
san_juan-why-gives-cost = ви віддаєте карту ціною { $n }
san_juan-why-spare-built = { $card } у вас уже стоїть, другої такої будівлі звести не можна
san_juan-why-spare-copy = { $card }: на руці лишається ще одна
san_juan-why-stored = карта під будівлею дає { $n ->
    [one] { $n } очко
    [few] { $n } очки
    [many] { $n } очок
   *[other] { $n } очки
}
san_juan-why-keeps-points = { $n ->
    [0] лишається карта без власних очок
    [one] лишається карта на { $n } очко
    [few] лишається карта на { $n } очки
    [many] лишається карта на { $n } очок
   *[other] лишається карта на { $n } очки
}
san_juan-why-keeps-cost = лишається карта ціною { $n }
san_juan-why-new-card = { $card }: такої карти у вас ще немає
san_juan-why-price = за товар дають { $n ->
    [one] { $n } карту
    [few] { $n } карти
    [many] { $n } карт
   *[other] { $n } карти
}
san_juan-why-dearest = цей товар продають щонайбільше за { $n ->
    [one] { $n } карту
    [few] { $n } карти
    [many] { $n } карт
   *[other] { $n } карти
}
san_juan-why-spends = { $n ->
    [0] товари лишаються
    [one] ви віддаєте товар, який продають щонайбільше за { $n } карту
    [few] ви віддаєте товар, який продають щонайбільше за { $n } карти
    [many] ви віддаєте товар, який продають щонайбільше за { $n } карт
   *[other] ви віддаєте товар, який продають щонайбільше за { $n } карти
}
san_juan-why-whole-hand = рука лишається цілою
san_juan-why-doubles = { $role }: привілей подвоюється
san_juan-why-reveals = ви відкриваєте { $n ->
    [one] { $n } карту
    [few] { $n } карти
    [many] { $n } карт
   *[other] { $n } карти
}: одна може стати вашою

# What it is
san_juan-about-cost = { $points ->
    [0] Ціна { $cost }; очки рахують за її власним правилом.
   *[other] Ціна { $cost }, очок { $points }.
}
san_juan-about-when-builder = Діє у фазі Будівника.
san_juan-about-when-producer = Діє у фазі Виробника.
san_juan-about-when-trader = Діє у фазі Купця.
san_juan-about-when-councillor = Діє у фазі Радника.
san_juan-about-when-prospector = Діє у фазі Шукача.
san_juan-about-when-round = Діє на початку раунду.
san_juan-about-when-any = Діє з будь-якою роллю, яку ви обрали.
san_juan-about-when-end = Приносить очки наприкінці гри.
san_juan-about-not-here = За цим столом цієї карти немає.
san_juan-about-owned = У вас така вже стоїть, а двох мати не можна.
san_juan-about-price-now = { $cost ->
    [0] Зараз вам вона нічого не коштує.
   *[other] Зараз вам вона коштує { $cost }.
}
san_juan-about-worth = Вашому місту зараз вона додала б { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очки
}.
san_juan-about-stands = { $seat }: таких будівель { $copies }.
san_juan-about-goods-here = Тут { $goods ->
    [one] лежить { $goods } товар
    [few] лежать { $goods } товари
    [many] лежить { $goods } товарів
   *[other] лежать { $goods } товари
}.
san_juan-about-piled = Під нею { $count ->
    [one] { $count } карта
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
}: по очку за кожну.
san_juan-about-covered = Накрито: { $cards }.
san_juan-about-role-used = У цьому раунді роль уже взято.
san_juan-about-role-free = У цьому раунді роль вільна.
san_juan-about-event-here = Лежить відкрита: її можна активувати замість ролі.
san_juan-about-event-gone = Уже відбулася.
san_juan-about-event-hidden = Ще в колоді.
san_juan-about-event-none = За цим столом грають без подій.
san_juan-about-good = Залежно від карти цін за нього дають від { $low } до { $high ->
    [one] { $high } карти
   *[other] { $high } карт
}.
san_juan-about-good-fixed = За нього завжди дають { $low ->
    [one] { $low } карту
    [few] { $low } карти
    [many] { $low } карт
   *[other] { $low } карти
}.
san_juan-about-good-now = Зараз за нього дають { $count ->
    [one] { $count } карту
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
}.
san_juan-about-good-yours = У вас таких товарів { $goods }.
san_juan-about-governor = Губернатор першим обирає роль; далі обирають за годинниковою стрілкою.
san_juan-about-governor-now = Зараз губернатор — { $seat }; після раунду карта переходить ліворуч.
san_juan-about-tiles = У фазі Купця відкривають наступну карту цін: вона показує, скільки карт дають за індиго, цукор, тютюн, каву й срібло.
san_juan-about-tile = Відома карта цін: { $prices }.
san_juan-about-tiles-hidden = Ще не показано карт цін: { $count }.
san_juan-about-deck-title = Колода і скид
san_juan-about-deck = У колоді { $deck }, у скиді { $discards }; коли колода порожня, скид тасують.
san_juan-about-seat = { $seat }
san_juan-about-points-open = Карти під чужими будівлями не пораховано: скільки їх, власник не каже.
san_juan-about-short-seat = { $seat }: будівель { $size } із 12, карт { $hand }, товарів { $goods }, { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очки
}
san_juan-about-short-card = { $card }: ціна { $cost }, очок { $points }
san_juan-about-short-role = { $used ->
    [1] { $role }: зайнята
   *[other] { $role }: вільна
}
san_juan-row-building = Будівлі
san_juan-row-pile = Карти під будівлями
san_juan-row-triumphal_arch = Тріумфальна арка
san_juan-row-guild_hall = Зала гільдій
san_juan-row-city_hall = Ратуша
san_juan-row-residence = Резиденція
san_juan-row-cathedral = Собор
san_juan-row-palace = Палац
san_juan-row-reserve = Для нічиєї
san_juan-sum-building = { $card }: { $copies } × { $vp } = { $points }
san_juan-sum-pile = { $card }: карт під нею { $count }, по 1 = { $points }
san_juan-sum-triumphal_arch = Пам’ятників { $count }: { $points } (4, 6 чи 8 за 1, 2 чи 3)
san_juan-sum-guild_hall = { $edition ->
    [1] Виробничих будівель { $count } × 2 = { $points }
   *[other] Виробничих будівель { $count } + видів { $kinds } = { $points }
}
san_juan-sum-city_hall = Пурпурових будівель { $count } × 1 = { $points }
san_juan-sum-residence = Трійок однієї ціни { $count }: { $points } (4, 7, 9 чи 10 за 1, 2, 3 чи 4)
san_juan-sum-cathedral = Чужих будівель ціною 6: { $count }, разом { $points } (4, 7, 9 чи 10 за 1, 2, 3 чи 4)
san_juan-sum-palace = { $count } : 4, з округленням униз = { $points }
san_juan-sum-reserve = Рука { $hand } + товари { $goods }
san_juan-sum-total = Разом { $points }
