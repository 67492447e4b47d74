# San Juan
san_juan-name = San Juan
san_juan-governor = Governor
san_juan-round = Round { $round }
san_juan-phase = now: { $phase }
san_juan-roles = Roles
san_juan-prices = Prices
san_juan-tiles = Price tiles
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
san_juan-prompt-setup_discard = Discard { $count } to keep 4 cards.
san_juan-prompt-office_exchange = Office building: exchange up to 2 cards?
san_juan-prompt-chapel_card = Chapel: put a card under it?
san_juan-prompt-bank_cards = Bank, once in the game: which cards go under it?
san_juan-prompt-limit_discard = Hand limit: discard { $count }.
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
}.
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
san_juan-event-discard_own = { $seat } discards { $card }.
san_juan-event-draw = { $seat } draws { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
san_juan-event-draw_own = { $seat } draws: { $cards }.
san_juan-event-produce = { $seat } produces { $good }.
san_juan-event-tile = { $seat } turns up the prices: { $prices }.
san_juan-event-sell = { $seat } sells { $good } for { $count }.
san_juan-event-council = { $seat } looks at { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
san_juan-event-council_own = { $seat } looks at: { $cards }.
san_juan-event-keep = { $seat } keeps { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
san_juan-event-keep_own = { $seat } keeps { $card }.
san_juan-event-reveal = { $seat }, { $card }: { $cards }.
san_juan-event-gain = { $seat } gets { $card }.
san_juan-event-store = { $seat } puts a card under: { $card }.
san_juan-event-store_own = { $seat } puts { $stored } under: { $card }.
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
san_juan-part-building = Buildings
san_juan-part-pile = Cards under: { $card }
san_juan-opt-edition = Edition
    .help = Sets Prefecture’s cost, how Gold mine works, what Guild hall scores and what becomes of covered cards.
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
san_juan-opt-optional_draws-ask_all = asked each time, the Library too
san_juan-opt-show_pile_counts = Show cards under buildings
    .help = Is the number of cards under others’ Chapel, Bank and Harbor shown?
san_juan-opt-show_pile_counts-true = yes
san_juan-opt-show_pile_counts-false = no
san_juan-card-indigo_plant = Indigo plant
    .help = Makes 1 indigo.
san_juan-card-sugar_mill = Sugar mill
    .help = Makes 1 sugar.
san_juan-card-tobacco_storage = Tobacco storage
    .help = Makes 1 tobacco.
san_juan-card-coffee_roaster = Coffee roaster
    .help = Makes 1 coffee.
san_juan-card-silver_smelter = Silver smelter
    .help = Makes 1 silver.
san_juan-card-smithy = Smithy
    .help = Production buildings cost you 1 less.
san_juan-card-gold_mine = Gold mine
    .help = Turn up 4 cards. All costs different? You get the cheapest.
    .first = Turn up 4 cards. All costs different? Take any one.
san_juan-card-archive = Archive
    .help = Discard what is too many from your whole hand, not only from the drawn cards.
san_juan-card-poor_house = Poor house
    .help = Built, and 0 or 1 card left? Draw 1.
san_juan-card-black_market = Black market
    .help = Up to 2 of your goods may pay, 1 each.
san_juan-card-trading_post = Trading post
    .help = Sell 1 good more.
san_juan-card-well = Well
    .help = Made 2 goods or more? Draw 1.
san_juan-card-market_stand = Market stand
    .help = Sold 2 goods or more? Draw 1.
san_juan-card-crane = Crane
    .help = Build over one of your buildings and pay its cost less.
san_juan-card-chapel = Chapel
    .help = Each round put 1 hand card under it: 1 point each.
san_juan-card-tower = Tower
    .help = Hold up to 12 cards, not 7.
san_juan-card-aqueduct = Aqueduct
    .help = Make 1 good more.
san_juan-card-carpenter = Carpenter
    .help = Paid for a violet building? Draw 1.
san_juan-card-prefecture = Prefecture
    .help = Keep 2 of the drawn cards, not 1.
san_juan-card-market_hall = Market hall
    .help = Sold anything? Draw 1 card more.
san_juan-card-quarry = Quarry
    .help = Violet buildings cost you 1 less.
san_juan-card-library = Library
    .help = Doubles the privilege of the role you take.
san_juan-card-statue = Statue
    .help = A monument: points only.
san_juan-card-victory_column = Victory column
    .help = A monument: points only.
san_juan-card-hero = Hero
    .help = A monument: points only.
san_juan-card-guild_hall = Guild hall
    .help = 1 point for each production building of yours, and 1 for each kind of them.
    .first = 2 points for each production building of yours.
san_juan-card-city_hall = City hall
    .help = 1 point for each violet building of yours.
san_juan-card-triumphal_arch = Triumphal arch
    .help = 4, 6 or 8 points for 1, 2 or 3 monuments.
san_juan-card-palace = Palace
    .help = 1 point for every 4 others.
san_juan-card-guard_room = Guard room
    .help = Whoever has none holds at most 6 cards.
san_juan-card-office_building = Office building
    .help = As a round starts, exchange up to 2 cards.
san_juan-card-hut = Hut
    .help = Nobody sold anything? Draw 1.
san_juan-card-tavern = Tavern
    .help = Nobody has fewer buildings than you and someone has more? Draw 1.
san_juan-card-park = Park
    .help = Covered with the Crane it saves 6, not 3.
san_juan-card-customs_office = Customs office
    .help = Gets 1 good with the Councillor; it always sells for 2.
san_juan-card-bank = Bank
    .help = Once: put any hand cards under it, 1 point each.
san_juan-card-harbor = Harbor
    .help = One good sold goes under it: 1 point.
san_juan-card-goldsmith = Goldsmith
    .help = Turn up a card: it is yours if nobody has built it.
san_juan-card-residence = Residence
    .help = 4, 7, 9 or 10 points for 1, 2, 3 or 4 threes of different buildings of one cost.
san_juan-card-cathedral = Cathedral
    .help = 4, 7, 9 or 10 points for 1, 2, 3 or 4 buildings of cost 6 that the others have.
san_juan-good-indigo = indigo
san_juan-good-sugar = sugar
san_juan-good-tobacco = tobacco
san_juan-good-coffee = coffee
san_juan-good-silver = silver
san_juan-good-customs = customs good
san_juan-role-builder = Builder
    .help = Everyone may build. Whoever took the role pays 1 less.
san_juan-role-producer = Producer
    .help = Everyone may make 1 good. Whoever took the role makes 1 more.
san_juan-role-trader = Trader
    .help = A price tile is turned up; everyone may sell 1 good. Whoever took the role sells 1 more.
san_juan-role-councillor = Councillor
    .help = Everyone draws 2 cards and keeps 1. Whoever took the role draws 5.
san_juan-role-prospector = Prospector
    .help = Only whoever took the role draws 1 card.
san_juan-event_card-earthquake = Earthquake
    .help = Everyone loses one building of their choice.
san_juan-event_card-debt_relief = Debt relief
    .help = Everyone draws 3 cards.
san_juan-event_card-taxes = Taxes
    .help = Everyone else discards 1 card.
san_juan-event_card-general_amnesty = General amnesty
    .help = Everyone may exchange any number of cards.
san_juan-event_card-subsidized_construction = Subsidized construction
    .help = Everyone may build a card of cost 1 to 4 for nothing.
san_juan-event_card-governors_visit = Governor’s visit
    .help = A role already used this round happens once more; you have its privilege.
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

# What a report shows
san_juan-matter-buildings = Buildings
san_juan-matter-buildings-about = Win share of seats that built one · copies a seat. The dashed line is an even share.
san_juan-matter-roles = Roles
san_juan-matter-roles-about = Win share of seats that chose it · times a seat. The dashed line is an even share.
error-san_juan-score-cards = Field { $field }: this makes { $cards } cards in all, but the box has { $most }.
error-san_juan-score-pile = Field { $field }: cards lie under this building or, once it was covered with the Crane, under the one that covers it ({ $rule }): name that building in “buildings”.

# The page
san_juan-page-name = San Juan
san_juan-page-about = Cards that become the buildings of an old port
san_juan-page-tie = cards in hand { $hand } + goods { $goods } = { $value }
san_juan-page-stat-hand = cards
san_juan-page-stat-buildings = buildings
san_juan-page-stat-goods = goods
san_juan-page-moment = Round { $round }
san_juan-page-with-good = with its good
san_juan-page-without-good = empty
san_juan-page-under = cards beneath: { $count }
san_juan-page-roles = Roles
san_juan-page-role-now = under way
san_juan-page-role-free = free
san_juan-page-role-used = taken
san_juan-page-priv-builder = −1 cost
san_juan-page-priv-producer = +1 good
san_juan-page-priv-trader = +1 sale
san_juan-page-priv-councillor = +3 cards
san_juan-page-priv-prospector = +1 card
san_juan-page-prices = Prices
san_juan-page-prices-now = now
san_juan-page-prices-known = tiles known: { $count }
san_juan-page-prices-next = The next tile is on top, below it those that follow.
san_juan-page-prices-unknown = all tiles, in no order yet
san_juan-page-deck = deck
san_juan-page-discards = discards
san_juan-page-governor = Governor
san_juan-page-events = Events
san_juan-page-chosen-of = { $count } of { $total } paid
san_juan-page-drawn = Drawn cards
san_juan-page-hand = Hand
san_juan-page-table = Table
san_juan-page-when = works
san_juan-page-when-round = Round start
san_juan-page-when-any = Any role
san_juan-page-when-end = Game end
san_juan-page-less = off
san_juan-page-less-role = role
san_juan-page-to-pay = cards
san_juan-page-rounds = The last rounds
san_juan-page-round-none = No role has been taken yet.
san_juan-page-site = being built
san_juan-page-their-hand = Hand
san_juan-credits = by Andreas Seyfarth; first published by alea

# Why a move
san_juan-why-can-build = { $n ->
    [0] you can build: { $card }
    [one] you can build: { $card } ({ $n } point)
   *[other] you can build: { $card } ({ $n } points)
}
san_juan-why-goods = you produce { $n ->
    [one] { $n } good
   *[other] { $n } goods
}
san_juan-why-sales = you can sell { $n ->
    [one] { $n } good
   *[other] { $n } goods
}
san_juan-why-sold = they bring { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
san_juan-why-looks = you choose from { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
san_juan-why-cards = you draw { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
san_juan-why-idle = { $n ->
    [one] { $n } rival gets
   *[other] { $n } rivals get
} nothing from it
san_juan-why-event = the event happens now: { $event }
san_juan-why-points = { $n ->
    [0] no points at once
    [one] { $n } point at once
   *[other] { $n } points at once
}
san_juan-why-cost = { $n ->
    [0] costs nothing
    [one] costs { $n } card
   *[other] costs { $n } cards
}
san_juan-why-ends = the twelfth building ends the game
san_juan-why-new-good = a new good: it sells for { $n ->
    [one] { $n } card
   *[other] { $n } cards
} at most
san_juan-why-loses = { $n ->
    [0] you lose no points
    [one] you lose { $n } point
   *[other] you lose { $n } points
}
san_juan-why-loses-good = { $n ->
    [0] your goods stay
   *[other] a good is lost
}
san_juan-why-gives-points = { $n ->
    [0] you give a card with no points of its own
    [one] you give a card of { $n } point
   *[other] you give a card of { $n } points
}
san_juan-why-gives-cost = you give a card of cost { $n }
san_juan-why-spare-built = { $card } stands already, and you cannot build a second
san_juan-why-spare-copy = { $card }: another one stays in hand
san_juan-why-stored = the card under the building brings { $n ->
    [one] { $n } point
   *[other] { $n } points
}
san_juan-why-keeps-points = { $n ->
    [0] you keep a card with no points of its own
    [one] you keep a card of { $n } point
   *[other] you keep a card of { $n } points
}
san_juan-why-keeps-cost = you keep a card of cost { $n }
san_juan-why-new-card = { $card }: you do not have one yet
san_juan-why-price = the good brings { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
san_juan-why-dearest = this good sells for { $n ->
    [one] { $n } card
   *[other] { $n } cards
} at most
san_juan-why-spends = { $n ->
    [0] your goods stay
    [one] you spend a good that sells for { $n } card at most
   *[other] you spend a good that sells for { $n } cards at most
}
san_juan-why-whole-hand = your hand stays whole
san_juan-why-doubles = { $role }: the privilege counts double
san_juan-why-reveals = you reveal { $n ->
    [one] { $n } card
   *[other] { $n } cards
}: one may become yours

# What it is
san_juan-about-cost = { $points ->
    [0] Costs { $cost }; its points follow its own rule.
   *[other] Costs { $cost }, worth { $points }.
}
san_juan-about-when-builder = It works in the Builder phase.
san_juan-about-when-producer = It works in the Producer phase.
san_juan-about-when-trader = It works in the Trader phase.
san_juan-about-when-councillor = It works in the Councillor phase.
san_juan-about-when-prospector = It works in the Prospector phase.
san_juan-about-when-round = It works when a round begins.
san_juan-about-when-any = It works with any role you choose.
san_juan-about-when-end = It scores at the end of the game.
san_juan-about-not-here = It is not played with at this table.
san_juan-about-owned = You have one already, and may not have two.
san_juan-about-price-now = { $cost ->
    [0] It costs you nothing now.
   *[other] It costs you { $cost } now.
}
san_juan-about-worth = It would add { $points ->
    [one] { $points } point
   *[other] { $points } points
} to your city now.
san_juan-about-stands = { $seat } has { $copies }.
san_juan-about-goods-here = { $goods ->
    [one] { $goods } good lies
   *[other] { $goods } goods lie
} here.
san_juan-about-piled = { $count ->
    [one] { $count } card lies
   *[other] { $count } cards lie
} under it: a point each.
san_juan-about-covered = Covered: { $cards }.
san_juan-about-role-used = The role is taken for this round.
san_juan-about-role-free = The role is free in this round.
san_juan-about-event-here = It lies open: it may be activated instead of taking a role.
san_juan-about-event-gone = It has happened.
san_juan-about-event-hidden = It is still in the deck.
san_juan-about-event-none = This table plays without events.
san_juan-about-good = By the price tile it sells for { $low } to { $high } cards.
san_juan-about-good-fixed = It always sells for { $low ->
    [one] { $low } card
   *[other] { $low } cards
}.
san_juan-about-good-now = It sells for { $count ->
    [one] { $count } card
   *[other] { $count } cards
} now.
san_juan-about-good-yours = You have { $goods }.
san_juan-about-governor = The governor chooses a role first, then the others clockwise.
san_juan-about-governor-now = { $seat } is governor now; after the round the card passes to the left.
san_juan-about-tiles = The Trader phase turns up the next tile: it says how many cards indigo, sugar, tobacco, coffee and silver bring.
san_juan-about-tile = A tile that is known: { $prices }.
san_juan-about-tiles-hidden = Tiles not seen yet: { $count }.
san_juan-about-deck-title = Deck and discards
san_juan-about-deck = { $deck } in the deck, { $discards } discarded; an empty deck is made anew of the discards.
san_juan-about-seat = { $seat }
san_juan-about-points-open = Cards under another’s buildings are not counted: the owner need not tell.
san_juan-about-short-seat = { $seat }: { $size } of 12 buildings, { $hand } cards, { $goods } goods, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
san_juan-about-short-card = { $card }: cost { $cost }, points { $points }
san_juan-about-short-role = { $used ->
    [1] { $role }: taken
   *[other] { $role }: free
}
san_juan-row-building = Buildings
san_juan-row-pile = Cards under buildings
san_juan-row-triumphal_arch = Triumphal arch
san_juan-row-guild_hall = Guild hall
san_juan-row-city_hall = City hall
san_juan-row-residence = Residence
san_juan-row-cathedral = Cathedral
san_juan-row-palace = Palace
san_juan-row-reserve = For a tie
san_juan-sum-building = { $card }: { $copies } × { $vp } = { $points }
san_juan-sum-pile = { $card }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
} under it at 1 = { $points }
san_juan-sum-triumphal_arch = { $count ->
    [one] { $count } monument
   *[other] { $count } monuments
}: { $points } (4, 6 or 8 for 1, 2 or 3)
san_juan-sum-guild_hall = { $edition ->
    [1] { $count } production buildings × 2 = { $points }
   *[other] { $count } production buildings + { $kinds } kinds = { $points }
}
san_juan-sum-city_hall = { $count } violet buildings × 1 = { $points }
san_juan-sum-residence = { $count ->
    [one] { $count } set
   *[other] { $count } sets
} of one cost: { $points } (4, 7, 9 or 10 for 1, 2, 3 or 4)
san_juan-sum-cathedral = { $count } rival buildings of cost 6: { $points } (4, 7, 9 or 10 for 1, 2, 3 or 4)
san_juan-sum-palace = { $count } ÷ 4, rounded down = { $points }
san_juan-sum-reserve = Hand { $hand } + goods { $goods }
san_juan-sum-total = { $points } in all
