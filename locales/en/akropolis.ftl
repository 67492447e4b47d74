# Akropolis
akropolis-name = Akropolis
akropolis-site = Construction site
akropolis-stacks = { $stacks ->
    [one] { $stacks } stack
   *[other] { $stacks } stacks
}
akropolis-round = Round { $round }, turn { $turn }
akropolis-held = In hand
akropolis-free = free
akropolis-architect = Architect
akropolis-chief = Chief Architect
akropolis-stones = { $stones ->
    [one] { $stones } stone
   *[other] { $stones } stones
}
akropolis-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
akropolis-legend = A hex shows its kind's letter and its level; a capital letter is a plaza. q stands above each column, r in the empty cells. Rotation 0 has the second hex to the lower right of the first and the third below it; each step turns 60° clockwise.
akropolis-letter-house = h
akropolis-letter-market = m
akropolis-letter-barracks = b
akropolis-letter-temple = t
akropolis-letter-garden = g
akropolis-letter-house_plaza = H
akropolis-letter-market_plaza = M
akropolis-letter-barracks_plaza = B
akropolis-letter-temple_plaza = T
akropolis-letter-garden_plaza = G
akropolis-letter-quarry = q
akropolis-hex-house = house
akropolis-hex-market = market
akropolis-hex-barracks = barracks
akropolis-hex-temple = temple
akropolis-hex-garden = garden
akropolis-hex-house_plaza = house plaza
akropolis-hex-market_plaza = market plaza
akropolis-hex-barracks_plaza = barracks plaza
akropolis-hex-temple_plaza = temple plaza
akropolis-hex-garden_plaza = garden plaza
akropolis-hex-quarry = quarry
akropolis-colour-houses = Houses
akropolis-colour-markets = Markets
akropolis-colour-barracks = Barracks
akropolis-colour-temples = Temples
akropolis-colour-gardens = Gardens
akropolis-line-houses = Houses: { $value } × { $stars } ★{ $failed ->
    [0] {""}
   *[other] ; outside the largest group: { $failed }
}{ $doubled ->
    [0] {""}
   *[other] ; doubled: { $doubled }
}
akropolis-line-markets = Markets: { $value } × { $stars } ★{ $failed ->
    [0] {""}
   *[other] ; beside another market: { $failed }
}{ $doubled ->
    [0] {""}
   *[other] ; doubled: { $doubled }
}
akropolis-line-barracks = Barracks: { $value } × { $stars } ★{ $failed ->
    [0] {""}
   *[other] ; not on the edge: { $failed }
}{ $doubled ->
    [0] {""}
   *[other] ; doubled: { $doubled }
}
akropolis-line-temples = Temples: { $value } × { $stars } ★{ $failed ->
    [0] {""}
   *[other] ; not surrounded: { $failed }
}{ $doubled ->
    [0] {""}
   *[other] ; doubled: { $doubled }
}
akropolis-line-gardens = Gardens: { $value } × { $stars } ★{ $doubled ->
    [0] {""}
   *[other] ; doubled: { $doubled }
}
akropolis-line-stones = Stones
akropolis-part-stones = Stones
akropolis-prompt-take = Which tile do you take? You have { $stones ->
    [one] { $stones } stone
   *[other] { $stones } stones
}.
akropolis-prompt-place = Where does tile { $tile } go ({ $hexes })?
akropolis-option-take = tile { $tile }: { $hexes }; { $stones ->
    [0] free
    [one] { $stones } stone
   *[other] { $stones } stones
}
akropolis-option-place = cell { $q }, { $r }, turned { $rotation }, level { $level }; points { $gain }, stones { $stones }
akropolis-reason-over = The game is over.
akropolis-reason-not-active = It is another player's turn: { $seat }.
akropolis-reason-take-first = First take a tile.
akropolis-reason-place-first = Tile { $tile } is in your hand: place it first.
akropolis-reason-no-tile = The row has no such tile: { $tiles ->
    [one] only { $tiles } lies there
   *[other] { $tiles } lie there
}.
akropolis-reason-no-stones = Without stones you must take the first tile; this one costs { $cost }.
akropolis-reason-stones = Needs { $cost ->
    [one] { $cost } stone
   *[other] { $cost } stones
}, you have { $stones }.
akropolis-reason-apart = Not touching the city.
akropolis-reason-gap = Partly over empty ground: it would leave a gap below.
akropolis-reason-uneven = The hexes beneath are on different levels: it would leave a gap below.
akropolis-reason-single-tile = Rests on a single tile: two different ones are needed.
akropolis-event-take = { $seat } takes tile { $tile } ({ $hexes }){ $stones ->
    [0] .
    [one] {" "}for { $stones } stone.
   *[other] {" "}for { $stones } stones.
}
akropolis-event-place = { $seat } places tile { $tile } at { $q }, { $r } on level { $level }{ $stones ->
    [0] .
    [one] {" "}and gains { $stones } stone.
   *[other] {" "}and gains { $stones } stones.
}
akropolis-event-architect_take = The architect takes tile { $tile } ({ $hexes }){ $stones ->
    [0] .
    [one] {" "}for { $stones } stone.
   *[other] {" "}for { $stones } stones.
}
akropolis-event-open_stack = New tiles on the construction site: { $tiles }. Stacks left: { $stacks }.
akropolis-event-chief = { $seat } is Chief Architect.
akropolis-event-over = Only tile { $tile } is left: the game is over.
akropolis-opt-variants = Variants
    .help = A second condition for a colour; districts that meet it score double.
akropolis-opt-variants-houses = houses: from value 10 on
akropolis-opt-variants-markets = markets: beside a market plaza
akropolis-opt-variants-barracks = barracks: 3 or 4 sides on the edge
akropolis-opt-variants-temples = temples: on level 2 or higher
akropolis-opt-variants-gardens = gardens: beside a lake
akropolis-opt-long_game = Long game
    .help = All 61 tiles for two or three players.
akropolis-opt-long_game-true = yes
akropolis-opt-long_game-false = no
akropolis-opt-houses = Largest group of houses
    .help = What counts as the largest: most hexes or the highest value.
akropolis-opt-houses-largest = most hexes
akropolis-opt-houses-most_valuable = highest value
akropolis-opt-barracks_edge = Edge of the city
    .help = Whether barracks on a lake are on the edge.
akropolis-opt-barracks_edge-outside = open ground only
akropolis-opt-barracks_edge-any_empty = any empty cell
akropolis-opt-barracks_sides = Sides of the barracks variant
    .help = Which empty sides count towards the 3 or 4 that double a barracks?
akropolis-opt-barracks_sides-edge = those on the edge of the city
akropolis-opt-barracks_sides-any_empty = lakes too
akropolis-opt-lake = Lake
    .help = How large a lake may be for the garden variant.
akropolis-opt-lake-region = any enclosed region
akropolis-opt-lake-single_hex = a single cell
akropolis-opt-solo = Solo game
    .help = Alone against the automatic architect.
akropolis-opt-solo-off = off
akropolis-opt-solo-easy = easy
akropolis-opt-solo-medium = medium
akropolis-opt-solo-hard = hard
akropolis-opt-first_player = First player
    .help = Who begins.
akropolis-opt-first_player-random = by lot
akropolis-opt-first_player-1 = seat 1
akropolis-opt-first_player-2 = seat 2
akropolis-opt-first_player-3 = seat 3
akropolis-opt-first_player-4 = seat 4
error-akropolis-needs-solo = Akropolis for one seat is the solo game: set the option solo to { $levels }, or give 2 to 4 seats.
error-akropolis-solo-alone = The solo game (solo={ $solo }) has one seat, not { $seats }: set solo=off or give 1 seat.
error-akropolis-no-long-game = The long game is for 2 or 3 seats, not { $seats }.
error-akropolis-score-which = Field { $field }: give the city either as “tiles” or as “hexes”, one of the two.
error-akropolis-score-unknown = Field { $field } is not known here; known: { $known }.
error-akropolis-score-no-tile = Field { $field }: there is no tile { $tile } in the box; they are numbered 1 to 61.
error-akropolis-score-twice = Field { $field }: tile { $tile } is in the city already; the box holds it once.
error-akropolis-score-apart = Field { $field }: tile { $tile } floats: it does not touch the city ({ $rule }).
error-akropolis-score-gap = Field { $field }: tile { $tile } lies partly over empty ground: it would leave a gap below ({ $rule }).
error-akropolis-score-uneven = Field { $field }: tile { $tile } lies on hexes of different levels: it would leave a gap below ({ $rule }).
error-akropolis-score-single-tile = Field { $field }: tile { $tile } rests on a single tile ({ $rule }).
error-akropolis-score-level = Field { $field }: tile { $tile } lies on level { $level } there.
error-akropolis-score-same-cell = Field { $field }: the same cell as { $other }.
error-akropolis-score-island = Field { $field }: this hex is cut off from the first hex of the list; a city is in one piece.
error-akropolis-score-thin = Field { $field }: a district lies on a tile of three hexes, but two neighbours side by side are missing here.

# What a report shows
akropolis-matter-level = Level { $what }
akropolis-column-line = colour
akropolis-column-stars = stars
akropolis-column-scoring = districts that score
akropolis-column-failed = that do not
akropolis-column-worth = worth of one
akropolis-matter-heights = How high tiles lie
akropolis-matter-heights-about = Win share of seats that built so high · tiles a seat · mean points of those seats.
error-akropolis-score-floor = Field { $field }: on level { $level } this hex belongs to no tile: a level is made of whole tiles of three hexes that are in the box ({ $rule }).
error-akropolis-score-no-start = Field { $field }: there is no room for the start tile, a house plaza with a quarry on every second side ({ $rule }); list its hexes too.
error-akropolis-score-box = Field { $field }: one { $kind } too many: the box has { $most }.
error-akropolis-score-many-tiles = Field { $field }: this city is made of { $tiles } tiles, but nobody has more than { $most } turns.
error-akropolis-score-stones = Field { $field }: { $stones } stones cannot be: the quarries covered in this city and the start give { $most } at most ({ $rule }).

# The page
akropolis-page-name = Akropolis
akropolis-page-about = Hexagons that grow upwards
akropolis-page-stat-stones = stone
akropolis-page-moment = Round { $round }
akropolis-page-level = level { $level }
akropolis-page-turn-left = Turn left
akropolis-page-turn-right = Turn right
akropolis-page-nearer = Nearer
akropolis-page-farther = Farther
akropolis-page-fit = The whole city
akropolis-page-times = level × stars
akropolis-page-event-take = { $seat } takes a tile ({ $hexes }){ $stones ->
    [0] { "" }
    [one] { " " }for { $stones } stone
   *[other] { " " }for { $stones } stones
}.
akropolis-page-event-place = { $seat } places it on level { $level }{ $stones ->
    [0] { "" }
    [one] { " " }and gets { $stones } stone
   *[other] { " " }and gets { $stones } stones
}.
akropolis-page-event-open_stack = New tiles on the building site. { $stacks ->
    [one] { $stacks } stack
   *[other] { $stacks } stacks
} left.
akropolis-page-stat-houses = houses
akropolis-page-stat-markets = markets
akropolis-page-stat-barracks = barracks
akropolis-page-stat-temples = temples
akropolis-page-stat-gardens = gardens
akropolis-page-option-place = place it here: level { $level }
