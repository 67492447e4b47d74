template_room-name = Template Room
template_room-credits = A small game to begin from.
# components; each in the cases that sentences need
template_room-house-1 = house 1
    .help = Grows when a die shows 1.
template_room-house-2 = house 2
    .help = Grows when a die shows 2.
template_room-house-3 = house 3
    .help = Grows when a die shows 3.
template_room-house-4 = house 4
    .help = Grows when a die shows 4.
template_room-house-5 = house 5
    .help = Grows when a die shows 5.
template_room-house-6 = house 6
    .help = Grows when a die shows 6.
# questions and answers
template_room-prompt-roll = Roll the dice
template_room-prompt-build = The dice show { $dice }: which house grows?
template_room-prompt-stuck = The dice show { $dice }: no house can grow
template_room-option-roll = roll the dice
template_room-option-again = roll all the dice again
template_room-option-build = build { $house } up to { $storeys ->
    [one] { $storeys } storey
   *[other] { $storeys } storeys
}
template_room-option-pass = pass
# why not
template_room-reason-over = The game is over.
template_room-reason-not-active = It is { $seat }’s turn.
template_room-reason-roll-first = Roll the dice first.
template_room-reason-once = The dice are rolled again once a turn.
template_room-reason-finished = The { $house } has four storeys: it is finished.
template_room-reason-not-shown = No die shows the { $house }.
template_room-reason-must-build = A house can grow, so one must be built.
# what happened
template_room-event-roll = { $seat } rolls { $dice }
template_room-event-build = { $seat } builds { $storeys ->
    [one] { $storeys } storey
   *[other] { $storeys } storeys
} of { $house }
template_room-event-pass = { $seat } passes: no house can grow
template_room-event-end = Everybody has had their turns.
# the score
template_room-line-houses = Houses, { $finished } finished
template_room-line-row = Row of { $houses }
template_room-part-houses = Houses
template_room-part-row = Longest row
template_room-row-houses = Houses
template_room-row-row = Longest row
template_room-sum-houses = 1, 3, 6 or 10 points a house by its storeys: { $points }; finished: { $finished }
template_room-sum-row = { $houses } neighbouring houses × 1 = { $points }
template_room-sum-total = { $points } in all
# reasons for a move
template_room-why-mean = brings { $n } points on average
template_room-why-points = adds { $n ->
    [one] { $n } point
   *[other] { $n } points
} for the house
template_room-why-row = makes the row longer by { $n }
# what a part is
template_room-about-house = { $storeys ->
    [0] Not begun
    [one] { $storeys } storey
   *[other] { $storeys } storeys
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
template_room-about-short-house = { $house }: { $storeys ->
    [0] not begun
    [one] { $storeys } storey
   *[other] { $storeys } storeys
}
template_room-about-street-title = The street of { $seat }
template_room-about-street = { $points ->
    [one] { $points } point
   *[other] { $points } points
} so far
# options
template_room-opt-rounds = Turns each
    .help = After so many turns of everybody the game ends.
template_room-opt-rows = Rows score
    .help = The longest row of neighbouring houses that are begun brings a point a house.
template_room-opt-rows-true = yes
template_room-opt-rows-false = no
# the lab's report
template_room-matter-houses = Houses
template_room-matter-houses-about = Win share of seats that built the house · times a seat.
# the page; a board that nobody has drawn yet shows the view by these names
template_room-page-name = Template Room
template_room-page-about = Roll dice, raise houses
template_room-page-moment = Round { $round } of { $rounds }
template_room-view-round = Round
template_room-view-rounds = Rounds in all
template_room-view-active = Whose turn
template_room-view-dice = Dice
template_room-view-rolls = Rolls left
template_room-view-asked = What is asked
template_room-view-asked-roll = a roll of the dice
template_room-view-asked-build = which house grows
template_room-view-asked-over = nothing, the game is over
template_room-view-streets = Streets
template_room-view-storeys = Storeys of houses 1 to 6
template_room-view-points = Points
