# Machi Koro
machi_koro-name = Machi Koro
machi_koro-city-hall = City Hall
machi_koro-market = Market
machi_koro-deck-left = { $cards } in the deck
machi_koro-turn = Turn { $turn }
machi_koro-column-roll = roll
machi_koro-column-card = card
machi_koro-column-cost = cost
machi_koro-column-left = left
machi_koro-letter-blue = B
machi_koro-letter-green = G
machi_koro-letter-red = R
machi_koro-letter-purple = P
machi_koro-coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
machi_koro-line-landmark = { $landmark } (cost { $cost })
machi_koro-prompt-dice = How many dice do you roll?
machi_koro-prompt-reroll = You rolled { $result }. Roll again?
machi_koro-prompt-add = You rolled { $result }. Add 2 for the Harbor?
machi_koro-prompt-target = TV Station: who pays you up to 5?
machi_koro-prompt-partner = Business Center: with whom do you exchange a card?
machi_koro-prompt-take = Which card of { $partner } do you take?
machi_koro-prompt-give = You take { $takes }. Which card do you give?
machi_koro-prompt-build = What do you build? You have { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
machi_koro-option-roll = { $dice ->
    [one] roll one die
   *[other] roll two dice
}
machi_koro-option-keep = keep { $result }
machi_koro-option-reroll = { $dice ->
    [one] roll again with one die
   *[other] roll again with two dice
}
machi_koro-option-stay = stay at { $result }
machi_koro-option-add = make it { $result }
machi_koro-option-target = { $payer } pays { $coins }
machi_koro-option-decline = no exchange
machi_koro-option-partner = exchange with { $partner }
machi_koro-option-take = take { $card }
machi_koro-option-give = give { $card }
machi_koro-option-build = { $card } for { $coins }
machi_koro-option-landmark = ★ { $landmark } for { $coins }
machi_koro-option-pass = build nothing
machi_koro-reason-over = The game is over.
machi_koro-reason-not-active = It is { $seat }'s turn.
machi_koro-reason-asked-other = This is not what is asked now.
machi_koro-reason-no-station = Two dice need the Train Station.
machi_koro-reason-reroll-count = So many dice cannot be rolled again now.
machi_koro-reason-must-exchange = At this table the exchange is compulsory.
machi_koro-reason-not-in-game = This card is not part of this game.
machi_koro-reason-already-built = { $landmark } stands already.
machi_koro-reason-poor = { $card } costs { $cost }, you have { $coins }.
machi_koro-reason-poor-landmark = { $landmark } costs { $cost }, you have { $coins }.
machi_koro-reason-one-purple = A city holds only one { $card }.
machi_koro-reason-sold-out = { $card } is sold out.
machi_koro-reason-not-in-row = { $card } does not lie in the market now.
machi_koro-reason-purple-stays = { $card } is purple and cannot be exchanged.
machi_koro-reason-not-owned = There is no { $card } in that city.
machi_koro-event-roll = { $seat } rolls { $dice }: { $result }.
machi_koro-event-reroll = { $seat } rolls again, { $dice }: { $result }.
machi_koro-event-add = { $seat } adds 2: { $result }.
machi_koro-event-pay = { $seat } pays { $coins } to { $taker } ({ $card }){ $short ->
    [0] .
   *[other] , { $short } written off.
}
machi_koro-event-income = { $seat } gets { $coins } ({ $card }).
machi_koro-event-catch = The boats bring in { $dice }: { $result } a boat.
machi_koro-event-decline = { $seat } exchanges nothing.
machi_koro-event-exchange = { $seat } gives { $gives } to { $partner } and takes { $takes }.
machi_koro-event-city_hall = { $seat } gets { $coins } from the City Hall.
machi_koro-event-build = { $seat } builds { $card } for { $coins }.
machi_koro-event-landmark = { $seat } builds ★ { $landmark } for { $coins }!
machi_koro-event-pass = { $seat } builds nothing.
machi_koro-event-airport = { $seat } gets { $coins } from the Airport.
machi_koro-event-turn = { $seat } is on turn.
machi_koro-event-extra_turn = Doubles: { $seat } has one more turn.
machi_koro-event-market_draw = { $card } comes to the market.
machi_koro-event-market_discard = { $card } leaves the market: nobody can build it any more.
machi_koro-event-win = { $seat } has built every landmark and wins!
machi_koro-event-cap = The game stops after { $turns } turns.
machi_koro-opt-expansion = Expansion
    .help = Harbor adds ten kinds of cards, City Hall, and two landmarks.
machi_koro-opt-expansion-none = base game
machi_koro-opt-expansion-harbor = with Harbor
machi_koro-opt-market = Market
    .help = Ten kinds: only ten kinds of cards lie there at a time.
machi_koro-opt-market-full = all kinds
machi_koro-opt-market-ten_kinds = ten kinds
machi_koro-opt-sushi_bar_cost = Cost of the Sushi Bar
    .help = Editions print 1, 2 or 4.
machi_koro-opt-sushi_bar_cost-1 = 1
machi_koro-opt-sushi_bar_cost-2 = 2
machi_koro-opt-sushi_bar_cost-4 = 4
machi_koro-opt-reroll_dice = Radio Tower re-roll
    .help = May the number of dice be chosen anew?
machi_koro-opt-reroll_dice-choose_again = choose the dice again
machi_koro-opt-reroll_dice-same_count = as many dice as before
machi_koro-opt-park_check = Amusement Park
    .help = Does a Park built this turn give the extra turn?
machi_koro-opt-park_check-end_of_turn = checked at the end of the turn
machi_koro-opt-park_check-at_roll = checked at the roll
machi_koro-opt-business_center = Business Center
    .help = May the exchange be declined?
machi_koro-opt-business_center-optional = may be declined
machi_koro-opt-business_center-mandatory = compulsory
machi_koro-opt-market_discard_dead_purple = Dead purple stacks leave
    .help = In the ten-kinds market a purple stack nobody can build any more is removed.
machi_koro-opt-market_discard_dead_purple-true = yes
machi_koro-opt-market_discard_dead_purple-false = no
machi_koro-opt-turn_cap = Turn limit
    .help = After so many turns the game stops and landmarks, then coins, decide.
machi_koro-opt-first_player = First player
    .help = Who begins.
machi_koro-opt-first_player-random = by lot
machi_koro-opt-first_player-1 = seat 1
machi_koro-opt-first_player-2 = seat 2
machi_koro-opt-first_player-3 = seat 3
machi_koro-opt-first_player-4 = seat 4
machi_koro-opt-first_player-5 = seat 5
machi_koro-card-wheat_field = Wheat Field
machi_koro-card-ranch = Ranch
machi_koro-card-bakery = Bakery
machi_koro-card-cafe = Cafe
machi_koro-card-convenience_store = Convenience Store
machi_koro-card-forest = Forest
machi_koro-card-stadium = Stadium
machi_koro-card-tv_station = TV Station
machi_koro-card-business_center = Business Center
machi_koro-card-cheese_factory = Cheese Factory
machi_koro-card-furniture_factory = Furniture Factory
machi_koro-card-mine = Mine
machi_koro-card-family_restaurant = Family Restaurant
machi_koro-card-apple_orchard = Apple Orchard
machi_koro-card-fruit_market = Fruit and Vegetable Market
machi_koro-card-sushi_bar = Sushi Bar
machi_koro-card-flower_garden = Flower Garden
machi_koro-card-flower_shop = Flower Shop
machi_koro-card-pizza_joint = Pizza Joint
machi_koro-card-publisher = Publisher
machi_koro-card-hamburger_stand = Hamburger Stand
machi_koro-card-mackerel_boat = Mackerel Boat
machi_koro-card-tax_office = Tax Office
machi_koro-card-food_warehouse = Food Warehouse
machi_koro-card-tuna_boat = Tuna Boat
machi_koro-landmark-train_station = Train Station
machi_koro-landmark-shopping_mall = Shopping Mall
machi_koro-landmark-amusement_park = Amusement Park
machi_koro-landmark-radio_tower = Radio Tower
machi_koro-landmark-harbor = Harbor
machi_koro-landmark-airport = Airport
