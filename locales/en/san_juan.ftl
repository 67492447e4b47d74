# San Juan
san_juan-name = San Juan
san_juan-governor = Governor
san_juan-round = Round { $round }
san_juan-phase = now: { $phase }
san_juan-roles = Roles
san_juan-prices = Prices
san_juan-deck = deck { $deck }, discards { $discards }
san_juan-hand = Your hand
san_juan-drawn = Drawn
san_juan-events = Events
san_juan-table = on the table
san_juan-good-here = good
san_juan-pile-here = +{ $count } under it
san_juan-covered-here = covered: { $cards }
san_juan-area-head = { $size }/12 · hand { $hand } · { $points } VP
san_juan-reconstructed = * not stated in the rulebooks
san_juan-prompt-setup_discard = Discard { $count } more to keep 4 cards.
san_juan-prompt-office_exchange = Office building: exchange up to 2 cards?
san_juan-prompt-chapel_card = Chapel: put a card under it?
san_juan-prompt-bank_cards = Bank, once in the game: which cards go under it?
san_juan-prompt-limit_discard = Hand limit: discard { $count } more.
san_juan-prompt-choose_role = Which role do you take?
san_juan-prompt-use_library = Use the Library for this role ({ $role })?
san_juan-prompt-build_choose = What do you build? You hold { $hand ->
    [one] { $hand } card
   *[other] { $hand } cards
}.
san_juan-prompt-crane_target = Crane: put { $card } over a building?
san_juan-prompt-market_goods = Black market: pay with goods? { $count } still to pay.
san_juan-prompt-pay_card = Pay { $count ->
    [one] { $count } card
   *[other] { $count } cards
} more.
san_juan-prompt-carpenter_draw = Carpenter: draw a card?
san_juan-prompt-poor_house_draw = Poor house: draw a card?
san_juan-prompt-tavern_draw = Tavern: draw a card?
san_juan-prompt-produce_choose = Producer: which good? { $count } more at most.
san_juan-prompt-well_draw = Well: draw a card?
san_juan-prompt-sell_choose = Trader: which good do you sell? { $count } more at most.
san_juan-prompt-stand_draw = Market stand: draw a card?
san_juan-prompt-hall_draw = Market hall: draw a card?
san_juan-prompt-hut_draw = Hut: draw a card?
san_juan-prompt-council_act = Councillor: draw cards?
san_juan-prompt-council_keep = Councillor: which card do you keep? { $count ->
    [one] { $count } card
   *[other] { $count } cards
} to keep.
san_juan-prompt-archive_discard = Archive: discard { $count } more from your whole hand.
san_juan-prompt-customs_fill = Customs office: put a good on it?
san_juan-prompt-prospector_draw = Prospector: draw?
san_juan-prompt-mine_use = Gold mine: turn up 4 cards?
san_juan-prompt-mine_pick = Gold mine: which card do you take?
san_juan-prompt-goldsmith_use = Goldsmith: turn up the top card?
san_juan-prompt-goldsmith_keep = Goldsmith: keep { $card }?
san_juan-prompt-earthquake_building = Earthquake: which building falls?
san_juan-prompt-tax_discard = Taxes: which card do you discard?
san_juan-prompt-amnesty_cards = General amnesty: which cards do you exchange?
san_juan-prompt-subsidy_build = Subsidized construction: what do you build for nothing?
san_juan-prompt-visit_role = Governor’s visit: which role happens again?
san_juan-option-pass = pass
san_juan-option-stop = that is all
san_juan-option-no = no
san_juan-option-yes = yes
san_juan-option-plain = yes, without the privilege
san_juan-option-no-build = build nothing
san_juan-option-no-crane = without the Crane
san_juan-option-no-goods = pay with cards
san_juan-option-no-store = put nothing there
san_juan-option-take-none = take none
san_juan-option-role = { $role }
san_juan-option-event = event: { $event }
san_juan-option-visit = { $role } again
san_juan-option-produce = produce { $good }
san_juan-option-sell = sell { $good } for { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
san_juan-option-spend = pay with { $good }
san_juan-option-build = { $card } for { $cost }
san_juan-option-pay = pay with { $card }
san_juan-option-discard = discard { $card }
san_juan-option-store = put under it: { $card }
san_juan-option-keep = keep { $card }
san_juan-option-cover = over { $card }: pay { $cost }
san_juan-option-cover-full = over { $card } with its good: pay { $cost }
san_juan-option-raze = lose { $card }
san_juan-option-raze-full = lose { $card } with its good
san_juan-reason-over = The game is over.
san_juan-reason-not-actor = Another player is deciding: { $seat }.
san_juan-reason-asked-other = That is not what is asked now.
san_juan-reason-must = This cannot be declined.
san_juan-reason-role-used = { $role }: already used this round.
san_juan-reason-role-unused = { $role }: not used this round yet.
san_juan-reason-no-role-yet = No role has been used this round yet.
san_juan-reason-no-event = { $event } does not lie open.
san_juan-reason-no-empty = No empty building for this good: { $good }.
san_juan-reason-no-good = You have no such good: { $good }.
san_juan-reason-no-building = You have no such building.
san_juan-reason-not-drawn = { $card } is not among the cards.
san_juan-reason-not-in-hand = { $card } is not in your hand.
san_juan-reason-not-in-game = { $card } is not in this game.
san_juan-reason-already-built = { $card }: you have one, and may not have two.
san_juan-reason-cathedral-gone = The Cathedral is already built.
san_juan-reason-too-dear = { $card }: only cost 1 to 4 is free.
san_juan-reason-poor = { $card } costs you { $cost }, and you have { $hand } to pay with.
san_juan-reason-crane-itself = The Crane itself cannot be covered.
san_juan-reason-same-kind = { $card } cannot cover its own kind.
san_juan-reason-cover-poor = Over { $card } the rest is still too dear.
san_juan-event-round = Round { $round }: the governor is { $seat }.
san_juan-event-role = { $seat } takes the role { $role }.
san_juan-event-activate = { $seat } activates the event { $event }.
san_juan-event-appears = Event: { $event }.
san_juan-event-visit = The governor visits { $seat }: { $role } once more.
san_juan-event-uses = { $seat } uses: { $card }.
san_juan-event-build = { $seat } builds { $card } for { $cost }.
san_juan-event-cover = It covers { $card } ({ $seat }).
san_juan-event-spend = { $seat } pays with { $good }.
san_juan-event-pass = { $seat } passes.
san_juan-event-discard = { $seat } discards { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
san_juan-event-discard_own = You discard { $card }.
san_juan-event-draw = { $seat } draws { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
san_juan-event-draw_own = You draw: { $cards }.
san_juan-event-produce = { $seat } produces { $good }.
san_juan-event-tile = { $seat } turns up the prices: { $prices }.
san_juan-event-sell = { $seat } sells { $good } for { $count }.
san_juan-event-council = { $seat } looks at { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
san_juan-event-council_own = You look at: { $cards }.
san_juan-event-keep = { $seat } keeps { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
san_juan-event-keep_own = You keep { $card }.
san_juan-event-reveal = { $seat }, { $card }: { $cards }.
san_juan-event-gain = { $seat } gets { $card }.
san_juan-event-store = { $seat } puts a card under: { $card }.
san_juan-event-store_own = You put { $stored } under: { $card }.
san_juan-event-raze = { $seat } loses { $card }.
san_juan-event-reshuffle = The discards are shuffled: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
san_juan-event-end = Twelve buildings stand: the game is over in round { $round }.
san_juan-event-stuck = No card can move any more: the game is over in round { $round }.
san_juan-line-building = { $card }: { $copies } × { $vp }
san_juan-line-pile = Under: { $card }, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
san_juan-line-triumphal_arch = Triumphal arch: monuments { $count }
san_juan-line-guild_hall = { $edition ->
    [1] Guild hall: production buildings { $count }, 2 each
   *[other] Guild hall: production buildings { $count } + kinds { $kinds }
}
san_juan-line-city_hall = City hall: violet buildings { $count }
san_juan-line-residence = Residence: sets of three { $count }
san_juan-line-cathedral = Cathedral: opponents’ buildings of cost 6: { $count }
san_juan-line-palace = Palace: { $count } : 4
san_juan-line-reserve = Tie-break: hand { $hand }, goods { $goods }
san_juan-opt-edition = Edition
    .help = Sets Prefecture’s cost, Gold mine, Guild hall and what becomes of covered cards.
san_juan-opt-edition-1 = first
san_juan-opt-edition-2 = second
san_juan-opt-new_buildings = New Buildings
    .help = 33 more cards and the Cathedral.
san_juan-opt-new_buildings-true = yes
san_juan-opt-new_buildings-false = no
san_juan-opt-events = Events
    .help = Six event cards in the deck.
san_juan-opt-events-true = yes
san_juan-opt-events-false = no
san_juan-opt-alternative_setup = Alternative setup
    .help = Players choose their first 4 cards of 5, 6, 7 or 8.
san_juan-opt-alternative_setup-true = yes
san_juan-opt-alternative_setup-false = no
san_juan-opt-guard_room_limit = Guard room limit
    .help = When the limit of 6 holds for those without a Guard room.
san_juan-opt-guard_room_limit-while_in_play = while one is in play
san_juan-opt-guard_room_limit-always = always
san_juan-opt-governors_visit_buildings = Buildings in a Governor’s visit
    .help = Which buildings work when a role is run again.
san_juan-opt-governors_visit_buildings-all_but_library = all but the Library
san_juan-opt-governors_visit_buildings-all = all
san_juan-opt-governors_visit_buildings-none = none
san_juan-opt-optional_draws = Free cards
    .help = Are free cards taken without asking?
san_juan-opt-optional_draws-auto = taken without asking
san_juan-opt-optional_draws-ask = asked each time
san_juan-opt-show_pile_counts = Show cards under buildings
    .help = Is the number of cards under others’ Chapel, Bank and Harbor shown?
san_juan-opt-show_pile_counts-true = yes
san_juan-opt-show_pile_counts-false = no
san_juan-card-indigo_plant = Indigo plant
san_juan-card-sugar_mill = Sugar mill
san_juan-card-tobacco_storage = Tobacco storage
san_juan-card-coffee_roaster = Coffee roaster
san_juan-card-silver_smelter = Silver smelter
san_juan-card-smithy = Smithy
san_juan-card-gold_mine = Gold mine
san_juan-card-archive = Archive
san_juan-card-poor_house = Poor house
san_juan-card-black_market = Black market
san_juan-card-trading_post = Trading post
san_juan-card-well = Well
san_juan-card-market_stand = Market stand
san_juan-card-crane = Crane
san_juan-card-chapel = Chapel
san_juan-card-tower = Tower
san_juan-card-aqueduct = Aqueduct
san_juan-card-carpenter = Carpenter
san_juan-card-prefecture = Prefecture
san_juan-card-market_hall = Market hall
san_juan-card-quarry = Quarry
san_juan-card-library = Library
san_juan-card-statue = Statue
san_juan-card-victory_column = Victory column
san_juan-card-hero = Hero
san_juan-card-guild_hall = Guild hall
san_juan-card-city_hall = City hall
san_juan-card-triumphal_arch = Triumphal arch
san_juan-card-palace = Palace
san_juan-card-guard_room = Guard room
san_juan-card-office_building = Office building
san_juan-card-hut = Hut
san_juan-card-tavern = Tavern
san_juan-card-park = Park
san_juan-card-customs_office = Customs office
san_juan-card-bank = Bank
san_juan-card-harbor = Harbor
san_juan-card-goldsmith = Goldsmith
san_juan-card-residence = Residence
san_juan-card-cathedral = Cathedral
san_juan-good-indigo = indigo
san_juan-good-sugar = sugar
san_juan-good-tobacco = tobacco
san_juan-good-coffee = coffee
san_juan-good-silver = silver
san_juan-good-customs = customs good
san_juan-role-builder = Builder
san_juan-role-producer = Producer
san_juan-role-trader = Trader
san_juan-role-councillor = Councillor
san_juan-role-prospector = Prospector
san_juan-event_card-earthquake = Earthquake
san_juan-event_card-debt_relief = Debt relief
san_juan-event_card-taxes = Taxes
san_juan-event_card-general_amnesty = General amnesty
san_juan-event_card-subsidized_construction = Subsidized construction
san_juan-event_card-governors_visit = Governor’s visit
san_juan-phase-tavern = end of the builder phase
san_juan-phase-hut = end of the trader phase
san_juan-phase-office = start of the round
san_juan-phase-store = start of the round
san_juan-phase-limit = start of the round
san_juan-phase-setup = setup
san_juan-phase-role = a role is chosen
san_juan-phase-over = the end
san_juan-phase-builder = Builder
san_juan-phase-producer = Producer
san_juan-phase-trader = Trader
san_juan-phase-councillor = Councillor
san_juan-phase-prospector = Prospector
san_juan-phase-earthquake = Earthquake
san_juan-phase-debt_relief = Debt relief
san_juan-phase-taxes = Taxes
san_juan-phase-general_amnesty = General amnesty
san_juan-phase-subsidized_construction = Subsidized construction
san_juan-phase-governors_visit = Governor’s visit
