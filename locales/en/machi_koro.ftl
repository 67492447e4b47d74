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
machi_koro-event-roll = { $seat } rolls { $dice_count ->
    [1] { $result }.
   *[other] { $dice }: { $result }.
}
machi_koro-event-reroll = { $seat } rolls again{ $dice_count ->
    [1] : { $result }.
   *[other] , { $dice }: { $result }.
}
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
    .help = On anyone’s turn the bank gives you 1 coin.
machi_koro-card-ranch = Ranch
    .help = On anyone’s turn the bank gives you 1 coin.
machi_koro-card-bakery = Bakery
    .help = On your turn the bank gives you 1 coin.
machi_koro-card-cafe = Cafe
    .help = On another’s turn you take 1 coin from whoever rolled.
machi_koro-card-convenience_store = Convenience Store
    .help = On your turn the bank gives you 3 coins.
machi_koro-card-forest = Forest
    .help = On anyone’s turn the bank gives you 1 coin.
machi_koro-card-stadium = Stadium
    .help = On your turn you take 2 coins from each rival.
machi_koro-card-tv_station = TV Station
    .help = On your turn you take 5 coins from one rival of your choice.
machi_koro-card-business_center = Business Center
    .help = On your turn you may swap one of your cards for one of a rival’s, no major ones.
machi_koro-card-cheese_factory = Cheese Factory
    .help = On your turn the bank gives you 3 coins for each cow card of yours.
machi_koro-card-furniture_factory = Furniture Factory
    .help = On your turn the bank gives you 3 coins for each gear card of yours.
machi_koro-card-mine = Mine
    .help = On anyone’s turn the bank gives you 5 coins.
machi_koro-card-family_restaurant = Family Restaurant
    .help = On another’s turn you take 2 coins from whoever rolled.
machi_koro-card-apple_orchard = Apple Orchard
    .help = On anyone’s turn the bank gives you 3 coins.
machi_koro-card-fruit_market = Fruit and Vegetable Market
    .help = On your turn the bank gives you 2 coins for each wheat card of yours.
machi_koro-card-sushi_bar = Sushi Bar
    .help = On another’s turn you take 3 coins from whoever rolled. Works once you have the Harbor.
machi_koro-card-flower_garden = Flower Garden
    .help = On anyone’s turn the bank gives you 1 coin.
machi_koro-card-flower_shop = Flower Shop
    .help = On your turn the bank gives you 1 coin for each Flower Garden of yours.
machi_koro-card-pizza_joint = Pizza Joint
    .help = On another’s turn you take 1 coin from whoever rolled.
machi_koro-card-publisher = Publisher
    .help = On your turn you take from each rival 1 coin for each of their cup and bread cards.
machi_koro-card-hamburger_stand = Hamburger Stand
    .help = On another’s turn you take 1 coin from whoever rolled.
machi_koro-card-mackerel_boat = Mackerel Boat
    .help = On anyone’s turn the bank gives you 3 coins. Works once you have the Harbor.
machi_koro-card-tax_office = Tax Office
    .help = On your turn you take half the coins, rounded down, of each rival who has 10 or more.
machi_koro-card-food_warehouse = Food Warehouse
    .help = On your turn the bank gives you 2 coins for each cup card of yours.
machi_koro-card-tuna_boat = Tuna Boat
    .help = On anyone’s turn two dice are rolled for the boats: the bank gives you as many coins. Works once you have the Harbor.
machi_koro-landmark-train_station = Train Station
    .help = You may roll one die or two.
machi_koro-landmark-shopping_mall = Shopping Mall
    .help = Your cup and bread cards bring 1 coin more.
machi_koro-landmark-amusement_park = Amusement Park
    .help = Doubles give you one more turn.
machi_koro-landmark-radio_tower = Radio Tower
    .help = Once a turn you may roll again.
machi_koro-landmark-harbor = Harbor
    .help = On 10 or more you may add 2.
machi_koro-landmark-airport = Airport
    .help = A turn in which you build nothing brings 10 coins.

# What a report shows
machi_koro-matter-cards = Establishments
machi_koro-matter-cards-about = Win share of seats that built one · copies a seat. The dashed line is an even share.
machi_koro-matter-landmarks = Landmarks
machi_koro-matter-landmarks-about = Win share of seats that built one · how many a seat. The dashed line is an even share.

# The page
machi_koro-page-name = Machi Koro
machi_koro-page-about = Dice, a bakery and one more skyscraper
machi_koro-page-tie = coins: { $value }
machi_koro-page-stat-coins = coins
machi_koro-page-stat-landmarks = landmarks
machi_koro-page-moment = Turn { $turn }
machi_koro-page-moment-harbor = Harbor · turn { $turn }
machi_koro-page-take = takes { $coins }
machi_koro-page-take-each = { $coins } each
machi_koro-page-swap = swap
machi_koro-page-half = takes ½
machi_koro-page-landmarks = Landmarks
machi_koro-page-establishments = { $count ->
    [one] { $count } establishment
   *[other] { $count } establishments
}
machi_koro-page-roll = Roll
machi_koro-page-dice = Dice: { $dice }
machi_koro-page-your-coins = your coins
machi_koro-page-nobody = Nobody earns anything.
machi_koro-page-bank = bank
machi_koro-page-blue = any turn
machi_koro-page-green = my turn
machi_koro-page-red = others’ turns
machi_koro-page-purple = from rivals
machi_koro-page-major = Major
machi_koro-page-missing = { $coins } short
machi_koro-page-out = sold out
machi_koro-page-chart = What a roll brings
machi_koro-page-on-my-turn = on my turn
machi_koro-page-on-own-turn = on their turn
machi_koro-page-on-other-turn = on others’ turns
machi_koro-page-bar = { $roll }: { $own } on the own turn, { $others } on another’s
machi_koro-page-if-built = if built
machi_koro-page-soon = goes here
machi_koro-page-numbers = numbers
machi_koro-page-in-market = in the market
machi_koro-credits = by Masao Suganuma; first published by Grounding

# Why a move
machi_koro-why-roll = { $sure ->
    [1] this number brings
   *[other] the roll brings on average
} { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
machi_koro-why-pays = { $n ->
    [0] you pay your rivals nothing
   *[other] you pay your rivals { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }{ $sure ->
        [1] {""}
       *[other] {" "}on average
    }
}
machi_koro-why-double = a double on two dice brings another turn
machi_koro-why-takes = you take { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
machi_koro-why-leader = { $seat } already has { $n ->
    [one] { $n } landmark
   *[other] { $n } landmarks
}
machi_koro-why-swap = a round brings you { $n ->
    [one] { $n } coin
   *[other] { $n } coins
} more on average
machi_koro-why-swap-lost = { $n ->
    [0] your income a round does not fall
    [one] a round brings you { $n } coin less on average
   *[other] a round brings you { $n } coins less on average
}
machi_koro-why-income = your turn brings { $n ->
    [one] { $n } coin
   *[other] { $n } coins
} more on average
machi_koro-why-airport = the Airport pays { $n } coins, as you build nothing
machi_koro-why-income-others = the others’ turns of a round bring you { $n ->
    [one] { $n } coin
   *[other] { $n } coins
} more on average{ $two ->
    [0] { "" }
   *[other] , if whoever has a Station rolls two dice
}
machi_koro-why-coins = you keep { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
machi_koro-why-wins = it is your last landmark: you win
machi_koro-why-landmark = { $landmark }: you will have { $n } of { $of } landmarks
machi_koro-why-numbers = { $n ->
    [one] now { $numbers } pays too
   *[other] now { $numbers } pay too
}
machi_koro-why-last = { $card }: the last one in the market, no rival gets it

# What it is
machi_koro-about-numbers = It triggers on { $numbers }.
machi_koro-about-cost = Costs { $cost ->
    [one] { $cost } coin
   *[other] { $cost } coins
}; { $left } in the market.
machi_koro-about-not-here = It is not played with at this table.
machi_koro-about-brings = { $seat } has { $copies }: when the number comes up they bring { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
machi_koro-about-with-one = { $copies ->
    [one] Once built it brings
   *[other] With this one, { $copies } of them bring
} { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} when the number comes up.
machi_koro-about-needs-harbor = Without a Harbor it brings nothing.
machi_koro-about-city-hall = If you have no coins before building, the City Hall gives you 1.
machi_koro-about-landmark-cost = Costs { $cost ->
    [one] { $cost } coin
   *[other] { $cost } coins
}.
machi_koro-about-built = { $seat }: built.
machi_koro-about-missing = { $coins ->
    [0] { $seat } can afford it.
   *[other] { $seat } lacks { $coins }.
}
machi_koro-about-dice-title = Dice
machi_koro-about-dice = { $result ->
    [0] Nobody has rolled this turn yet.
   *[other] The result of the roll: { $result }.
}
machi_koro-about-die-mean = One die brings you { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} on average.
machi_koro-about-dice-mean = Two dice bring { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} on average.
machi_koro-about-city-title = { $seat }
machi_koro-about-income = This city’s own turn brings { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} on average.
machi_koro-about-short-seat = { $seat }: { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}, { $built } of { $of } landmarks
machi_koro-about-short-card = { $card }: on { $numbers }; cost { $cost }; { $left } left
machi_koro-about-short-city = { $card }: on { $numbers }; { $copies } in the city
machi_koro-about-short-landmark = { $built ->
    [1] { $landmark }: built
   *[other] { $landmark }: cost { $cost }
}
machi_koro-row-landmark = Landmarks
machi_koro-sum-landmark = { $points ->
    [0] { $landmark }: not built yet
   *[other] { $landmark }: built, 1
}
machi_koro-sum-total = { $points } in all
