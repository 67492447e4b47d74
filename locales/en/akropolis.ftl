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
akropolis-prompt-place = Where do you place the tile ({ $hexes })?
akropolis-option-take = tile: { $hexes }; { $stones ->
    [0] free
    [one] { $stones } stone
   *[other] { $stones } stones
}
akropolis-option-place = cell { $q }, { $r }, turned { $rotation }, level { $level }; points { $gain }, stones { $stones }
akropolis-reason-over = The game is over.
akropolis-reason-not-active = It is another player's turn: { $seat }.
akropolis-reason-take-first = First take a tile.
akropolis-reason-place-first = You have a tile in your hand: place it first.
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
akropolis-event-take = { $seat } takes a tile ({ $hexes }){ $stones ->
    [0] .
    [one] {" "}for { $stones } stone.
   *[other] {" "}for { $stones } stones.
}
akropolis-event-place = { $seat } places the tile at { $q }, { $r } on level { $level }{ $stones ->
    [0] .
    [one] {" "}and gains { $stones } stone.
   *[other] {" "}and gains { $stones } stones.
}
akropolis-event-architect_take = The architect takes a tile ({ $hexes }){ $stones ->
    [0] .
    [one] {" "}for { $stones } stone.
   *[other] {" "}for { $stones } stones.
}
akropolis-event-open_stack = New tiles on the construction site. { $stacks ->
    [0] No stack is left.
    [one] { $stacks } stack is left.
   *[other] { $stacks } stacks are left.
}
akropolis-event-chief = { $seat } is Chief Architect.
akropolis-event-over = Only one tile is left: the game is over.
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
error-akropolis-needs-solo = Akropolis for one seat is the solo game: choose easy, medium or hard for “Solo game” (solo={ $levels }), or give 2 to 4 seats.
error-akropolis-solo-alone = The solo game has one seat, not { $seats }: turn “Solo game” off (solo=off) or give 1 seat.
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
akropolis-page-alone = with the architect
akropolis-page-tie = stones: { $value }
akropolis-page-stat-stones = stone
akropolis-page-moment = Round { $round }
akropolis-page-level = level { $level }
akropolis-page-gain = { $points ->
    [one] point
   *[other] points
}
akropolis-page-turn-left = Turn left
akropolis-page-turn-right = Turn right
akropolis-page-move-tile = Move the tile
akropolis-page-step = { $way ->
    [up-left] Step up and left
    [up] Step up
    [up-right] Step up and right
    [down-left] Step down and left
   *[down] Step down
    [down-right] Step down and right
}
akropolis-page-place-of = Place { $place } of { $of }, by points
akropolis-page-best = Best
akropolis-page-in-words = { $city } in words
akropolis-page-hex = { $hex }, level { $level }, column { $q }, row { $r }
akropolis-page-nearer = Nearer
akropolis-page-farther = Farther
akropolis-page-fit = The whole city
akropolis-page-times = value × stars
akropolis-page-after = After the move
akropolis-page-event-place = { $seat } places it on level { $level }{ $stones ->
    [0] { "" }
    [one] { " " }and gets { $stones } stone
   *[other] { " " }and gets { $stones } stones
}.
akropolis-page-stat-houses = houses
akropolis-page-stat-markets = markets
akropolis-page-stat-barracks = barracks
akropolis-page-stat-temples = temples
akropolis-page-stat-gardens = gardens
akropolis-page-prompt-place = Where does the tile go?
akropolis-page-option-place = place on level { $level }
akropolis-page-cell = { $hex }: column { $q }, row { $r }
akropolis-credits = by Jules Messaud; published by Gigamic

# Why a move
akropolis-why-tile = this tile can bring { $n ->
    [one] { $n } point
   *[other] { $n } points
} at once
akropolis-why-cost = { $n ->
    [0] free
    [one] costs { $n } stone
   *[other] costs { $n } stones
}
akropolis-why-wakes = { $colour }: you have no plaza yet, and this one turns them into { $n ->
    [one] { $n } point
   *[other] { $n } points
}
akropolis-why-plaza = { $colour }: a plaza of { $n ->
    [one] { $n } star
   *[other] { $n } stars
}
akropolis-why-quarries = the tile has { $n ->
    [one] { $n } quarry: covered, it brings a stone
   *[other] { $n } quarries: covered, they bring stones
}
akropolis-why-denied = { $seat } could make { $n ->
    [one] { $n } point
   *[other] { $n } points
} of the tile
akropolis-why-points = { $n ->
    [0] no points lost
    [one] { $n } point at once
   *[other] { $n } points at once
}
akropolis-why-stones = { $n ->
    [0] no stones
    [one] { $n } stone for covered quarries
   *[other] { $n } stones for covered quarries
}
akropolis-why-level = the tile lies on level { $n }
akropolis-why-stars = { $colour }: { $n ->
    [one] { $n } star
   *[other] { $n } stars
} more
akropolis-why-stars-lost = { $n ->
    [0] { $colour }: no star is lost
    [one] { $colour }: { $n } star lost
   *[other] { $colour }: { $n } stars lost
}
akropolis-why-scoring = { $colour }: { $n ->
    [one] { $n } more district scores
   *[other] { $n } more districts score
}
akropolis-why-scoring-lost = { $n ->
    [0] { $colour }: no district stops scoring
    [one] { $colour }: { $n } district stops scoring
   *[other] { $colour }: { $n } districts stop scoring
}
akropolis-why-failed = { $n ->
    [one] { $n } district
   *[other] { $n } districts
} fewer without points
akropolis-why-failed-lost = { $n ->
    [0] no more districts without points
    [one] { $n } district more without points
   *[other] { $n } districts more without points
}

# What it is
akropolis-about-condition-houses = Only the largest group of adjoining houses scores.
akropolis-about-condition-houses-value = Only the most valuable group of adjoining houses scores.
akropolis-about-condition-markets = A market scores if no other market is beside it.
akropolis-about-condition-barracks = Barracks score on the edge of the city: at least one side open to the outside.
akropolis-about-condition-barracks-any = Barracks score with at least one empty side, a lake too.
akropolis-about-condition-temples = A temple scores if all its six sides are built on.
akropolis-about-condition-gardens = A garden always scores.
akropolis-about-variant-houses = Variant: from a value of 10 on the houses count double.
akropolis-about-variant-markets = Variant: beside a market plaza a market counts double.
akropolis-about-variant-barracks = Variant: with three or four sides on the edge barracks count double.
akropolis-about-variant-temples = Variant: from level 2 on a temple counts double.
akropolis-about-variant-gardens = Variant: beside a lake a garden counts double.
akropolis-about-variant-on = This table plays it.
akropolis-about-variant-off = This table does not play it.
akropolis-about-quarry = A quarry scores nothing. When a tile covers it you take 1 stone.
akropolis-about-plaza = { $stars ->
    [one] { $stars } star multiplies
   *[other] { $stars } stars multiply
} the value of all scoring districts of this colour.
akropolis-about-plaza-far = It need not be beside them; its level does not matter.
akropolis-about-plaza-gives = { $colour }: value { $value } × { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
} = { $points } from this plaza.
akropolis-about-plaza-covered = Covered by a tile it loses its stars.
akropolis-about-colour = { $colour } of yours: value { $value } × stars { $stars } = { $points }.
akropolis-about-gives = It gives { $points ->
    [one] { $points } point
   *[other] { $points } points
} now: level { $level }{ $times ->
    [2] {" "}× 2
   *[other] {""}
} × stars { $stars }.
akropolis-about-gives-nothing = It gives nothing now; with its condition met it would: level { $level } × stars { $stars }.
akropolis-about-no-plaza = { $colour }: the city has no plaza of this colour, and without stars there are no points.
akropolis-about-fails-houses = This group: { $size }, value { $value }; the largest: { $largest }, value { $most }. Join them, or outgrow it.
akropolis-about-fails-markets = { $others ->
    [one] { $others } more market is beside it: until that one is covered, this one does not score.
   *[other] { $others } more markets are beside it: until they are covered, this one does not score.
}
akropolis-about-fails-barracks = No side is left on the edge.
akropolis-about-fails-temples = { $empty ->
    [one] { $empty } side is
   *[other] { $empty } sides are
} still empty: build there.
akropolis-about-holds-houses = A group of { $size }, value { $value }: every house beside it makes it larger.
akropolis-about-holds-markets = A market placed beside it would take these points away.
akropolis-about-holds-barracks = Sides on the edge: { $sides }. Without them there are no points.
akropolis-about-holds-temples = Surrounded on all sides; only covering it loses these points.
akropolis-about-holds-gardens = Only covering it loses these points.
akropolis-about-hexes = On the tile: { $hexes }.
akropolis-about-cost = { $stones ->
    [0] Free: no tile lies before it.
   *[other] Costs { $stones }: a stone for every tile before it.
}
akropolis-about-best = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} at once in the best place.
akropolis-about-empty = An empty place beside the city: a tile lies here on level 1 if it touches the city.
akropolis-about-lake = A lake: an empty place that the city surrounds.
akropolis-about-title-empty = An empty place
akropolis-about-title-lake = A lake
akropolis-about-title-stone = Stone
akropolis-about-title-tile = Tile
akropolis-about-title-start_tile = Start tile
akropolis-about-title-stacks = Stacks of tiles
akropolis-about-title-chief = Chief architect
akropolis-about-title-architect = Architect
akropolis-about-stone = Stones pay for tiles: one for every tile that lies before it in the row.
akropolis-about-stone-points = At the end every stone is worth 1 point.
akropolis-about-stones = You have { $stones ->
    [one] { $stones } stone
   *[other] { $stones } stones
}.
akropolis-about-tile = Three hexes, taken from the row and placed in the city as one piece.
akropolis-about-tile-above = On a higher level it rests on three hexes of one height, of at least two tiles.
akropolis-about-start-tile = A house plaza with three quarries: every city begins with it.
akropolis-about-stacks = { $stacks ->
    [0] No stack is left, only what lies in the row.
   *[other] { $stacks ->
        [one] { $stacks } stack is
       *[other] { $stacks } stacks are
    } left, { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    } in each; the next is opened when a single tile is left in the row.
}
akropolis-about-chief = Whoever has the marker begins the round; after it the marker moves on.
akropolis-about-chief-now = { $seat } has it now.
akropolis-about-architect = The rival of the solo game: it takes the cheapest tile with a plaza it can pay for, else the free one.
akropolis-about-architect-now = It has { $points ->
    [one] { $points } point
   *[other] { $points } points
} now, { $stones } of them stones.
akropolis-about-city = { $seat }
akropolis-about-short-seat = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $stones ->
    [one] { $stones } stone
   *[other] { $stones } stones
}
akropolis-about-short-kind = { $hexes }
akropolis-about-short-tile = { $stones ->
    [-1] { $hexes }
    [0] { $hexes }, free
    [one] { $hexes }, { $stones } stone
   *[other] { $hexes }, { $stones } stones
}
akropolis-about-short-hex = { $hexes }, level { $level }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
akropolis-row-houses = Houses
akropolis-row-markets = Markets
akropolis-row-barracks = Barracks
akropolis-row-temples = Temples
akropolis-row-gardens = Gardens
akropolis-row-stones = Stones
akropolis-sum-houses = Value { $value } × stars { $stars } = { $points }; scoring: { $scoring }, not scoring: { $failed }
akropolis-sum-markets = Value { $value } × stars { $stars } = { $points }; scoring: { $scoring }, not scoring: { $failed }
akropolis-sum-barracks = Value { $value } × stars { $stars } = { $points }; scoring: { $scoring }, not scoring: { $failed }
akropolis-sum-temples = Value { $value } × stars { $stars } = { $points }; scoring: { $scoring }, not scoring: { $failed }
akropolis-sum-gardens = Value { $value } × stars { $stars } = { $points }; scoring: { $scoring }, not scoring: { $failed }
akropolis-sum-stones = { $stones } × 1 = { $points }
akropolis-sum-total = { $points } in all
