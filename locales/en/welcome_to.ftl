# Welcome To
welcome_to-name = Welcome To Your Perfect Home
welcome_to-round = Round { $round }
welcome_to-pairs = Pairs
welcome_to-hand = Your cards
welcome_to-next = next: { $action }
welcome_to-cards-left = { $left } left
welcome_to-plans = City plans
welcome_to-project = Project
welcome_to-approved = Approved
welcome_to-reconstructed = ~ marks a value reconstructed by the project, not taken from the box
welcome_to-parks = parks
welcome_to-pools = pools
welcome_to-temps = temp crew
welcome_to-annexes = bis
welcome_to-refusals = refusals
welcome_to-roundabouts = roundabouts
welcome_to-values = estate values
welcome_to-points = { $points } VP
welcome_to-bis-mark = b
welcome_to-opponent = Opponent: { $name }, level { $level }
welcome_to-opponent-pile = pile
welcome_to-opponent-0 = Level 0 (AAA closed down)
welcome_to-opponent-1 = Sam
welcome_to-opponent-2 = Irene
welcome_to-opponent-3 = Architect III
welcome_to-opponent-4 = Architect IV
welcome_to-opponent-5 = Architect V
welcome_to-others = Other sheets
welcome_to-prompt-choose_pair = Round { $round }: which pair do you take?
welcome_to-prompt-choose_cards = Round { $round }: the number of which card, the action of which other?
welcome_to-prompt-refusal_give = Refusal: which card goes on?
welcome_to-prompt-temp_delta = Temp crew: how do you change { $number }?
welcome_to-prompt-house = Where do you write { $number }?
welcome_to-prompt-fence_slot = Where do you draw a fence?
welcome_to-prompt-estate_column = Which estate size do you raise in value?
welcome_to-prompt-park = Do you plant a park on the { $street }?
welcome_to-prompt-pool = Do you build the pool of this house?
welcome_to-prompt-bis_copy = Which number do you copy, and where?
welcome_to-prompt-approve_plan = Do you approve a city plan?
welcome_to-prompt-end_turn = Is your round done?
welcome_to-prompt-spend_estates = Which estate do you use for the plan?
welcome_to-prompt-reshuffle = You are the first to approve: have all cards reshuffled?
welcome_to-option-pair = { $number } with { $action }
welcome_to-option-cards = number { $number }, action { $action }; left over: { $rest } with { $rest_action }
welcome_to-option-refuse = take refusal no. { $count }
welcome_to-option-give = { $number } with { $action }
welcome_to-option-plain = write { $number } without the crew
welcome_to-option-temp = write { $number }
welcome_to-option-house = { $number } in house { $house }, { $street }
welcome_to-option-fence = between houses { $house } and { $next }, { $street }
welcome_to-option-column = estates of { $size }: { $before } → { $after }
welcome_to-option-park = plant it: { $points } points then
welcome_to-option-pool = build it: { $points } points then
welcome_to-option-skip = without the action
welcome_to-option-bis = { $number } also in house { $house }, { $street }
welcome_to-option-roundabout = roundabout in place of house { $house }, { $street } (−{ $cost })
welcome_to-option-approve = approve plan { $letter } ({ $plan }): { $points }
welcome_to-option-spend = estate of { $size }, { $size ->
    [1] house { $house }
   *[other] houses { $house }–{ $last }
}, { $street }
welcome_to-option-reshuffle = yes, reshuffle
welcome_to-option-no_reshuffle = no, leave them
welcome_to-option-done = done
welcome_to-reason-over = The game is over.
welcome_to-reason-no-seat = There is no such seat.
welcome_to-reason-waiting = Your round is done; the others are still thinking.
welcome_to-reason-asked-other = This is not what is asked now: { $asked }.
welcome_to-reason-no-fit = { $number } fits nowhere.
welcome_to-reason-out-of-range = { $number } is not between 0 and 17.
welcome_to-reason-must-build = { $number } fits, so a refusal is not allowed.
welcome_to-reason-left-of = { $number } cannot stand left of { $other }.
welcome_to-reason-right-of = { $number } cannot stand right of { $other }.
welcome_to-reason-twice = { $number } is already on this stretch: { $street }.
welcome_to-reason-taken = This house already has number { $other }.
welcome_to-reason-is-roundabout = A roundabout takes this place.
welcome_to-reason-fence-stands = A fence stands there already.
welcome_to-reason-estate-served = This estate already served plan { $letter }.
welcome_to-reason-twins = Houses with the same number { $number } are not parted by a fence in this edition.
welcome_to-reason-column-full = All cells for estates of { $size } are marked.
welcome_to-reason-not-empty = House { $house } is not empty.
welcome_to-reason-no-neighbour = House { $house } has no neighbour on that side.
welcome_to-reason-roundabout-copied = A roundabout cannot be copied.
welcome_to-reason-nothing-to-copy = House { $house } has no number to copy.
welcome_to-reason-across-fence = In this edition no copy is written across a fence.
welcome_to-reason-no-expert = Roundabouts belong to the expert variant.
welcome_to-reason-two-roundabouts = You have built two roundabouts already.
welcome_to-reason-one-roundabout = One roundabout a round in this edition.
welcome_to-reason-last-lot = { $number } would be left without a house.
welcome_to-reason-not-now = A roundabout cannot be built at this moment.
welcome_to-reason-plan-approved = You have approved plan { $letter } already.
welcome_to-reason-plan-not-met = Plan { $letter } is not met: { $plan }.
welcome_to-reason-estate-start = An estate is named by its first house, here house { $house }.
welcome_to-reason-not-completed = House { $house } has no number: the estate is not completed.
welcome_to-reason-size-not-asked = The plan does not ask for an estate of { $size } now.
welcome_to-reason-not-this-estate = This estate does not meet what the plan asks of it.
welcome_to-event-pair = { $seat }: { $number } with { $action }.
welcome_to-event-refuse = { $seat }: refusal no. { $count }.
welcome_to-event-give = { $seat } lets { $number } with { $action } go on.
welcome_to-event-plain = { $seat } does without the temp crew: { $number }.
welcome_to-event-temp = { $seat } changes the number to { $number }.
welcome_to-event-temp_mark = { $seat } hires a temp crew ({ $marks } in all).
welcome_to-event-house = { $seat } writes { $number } in house { $house }, { $street }.
welcome_to-event-fence = { $seat } draws a fence after house { $house }, { $street }.
welcome_to-event-value = { $seat } raises the value of estates of { $size }.
welcome_to-event-park = { $seat } plants a park: { $street }.
welcome_to-event-pool = { $seat } builds the pool of house { $house }, { $street }.
welcome_to-event-skip = { $seat } does without the action.
welcome_to-event-bis = { $seat } copies { $number } into house { $house }, { $street }.
welcome_to-event-roundabout = { $seat } builds a roundabout in place of house { $house }, { $street }.
welcome_to-event-approve = { $seat } approves plan { $letter } ({ $plan }): { $points }.
welcome_to-event-spend = { $seat } uses the estate of { $size } from house { $house }, { $street }.
welcome_to-event-vote_yes = { $seat } wants the cards reshuffled.
welcome_to-event-vote_no = { $seat } leaves the cards as they are.
welcome_to-event-done = { $seat } is done.
welcome_to-event-plan_turned = Plan { $letter } is turned to Approved.
welcome_to-event-refill = The cards run out: { $cards } are shuffled anew.
welcome_to-event-reshuffle = All construction cards are reshuffled.
welcome_to-event-round = Round { $round }: numbers { $numbers }; actions { $actions }.
welcome_to-event-aaa_approves = AAA approves plan { $letter }: { $points }.
welcome_to-event-aaa_passes = AAA card { $letter }: this opponent does not approve it.
welcome_to-event-solo_card = The solo card: all plans turn to Approved.
welcome_to-event-over = The game ends after round { $round }.
welcome_to-line-plan = Plan { $letter }
welcome_to-line-park = Parks, { $street }: cells { $marks }
welcome_to-line-pool = Pools: { $marks }
welcome_to-line-temp = Temp crew: { $marks }
welcome_to-line-estates = Estates of { $size }: { $count } × { $each }
welcome_to-line-bis = Bis: { $marks }
welcome_to-line-refusals = Refusals: { $marks }
welcome_to-line-roundabouts = Roundabouts: { $marks }
welcome_to-line-rival-closed = AAA is closed down and scores nothing
welcome_to-line-rival-parks = Park cards: { $cards } × { $each }
welcome_to-line-rival-pools = Pool cards: { $cards } × { $each }
welcome_to-line-rival-temps = Temp cards: { $cards } × { $each }
welcome_to-line-rival-fences = Fence cards: { $cards } × { $each }
welcome_to-line-rival-estate = Estate no. { $place }
welcome_to-part-plan = Plan { $letter }
welcome_to-part-park = Parks, { $street }
welcome_to-part-pool = Pools
welcome_to-part-temp = Temp crew
welcome_to-part-estates = Estates
welcome_to-part-bis = Bis
welcome_to-part-refusals = Refusals
welcome_to-part-roundabouts = Roundabouts
welcome_to-opt-edition = Edition
    .help = New: 63 construction cards. First: 81, with its own advanced plans and solo.
welcome_to-opt-edition-new = new
welcome_to-opt-edition-first = first
welcome_to-opt-expert = Expert variant
    .help = Roundabouts may be built.
welcome_to-opt-expert-true = yes
welcome_to-opt-expert-false = no
welcome_to-opt-plans = City plans
    .help = Which plans may come up.
welcome_to-opt-plans-standard = standard
welcome_to-opt-plans-advanced = advanced
welcome_to-opt-plans-mixed = both
welcome_to-opt-opponent = Opponent (solo)
    .help = The AAA architect you meet when you play alone.
welcome_to-opt-opponent-0 = 0: AAA closed down
welcome_to-opt-opponent-1 = 1: Sam
welcome_to-opt-opponent-2 = 2: Irene
welcome_to-opt-opponent-3 = 3: Architect III
welcome_to-opt-opponent-4 = 4: Architect IV
welcome_to-opt-opponent-5 = 5: Architect V
welcome_to-opt-draft = Draft (first edition)
    .help = Everybody holds three cards and passes one on.
welcome_to-opt-draft-true = yes
welcome_to-opt-draft-false = no
welcome_to-opt-first_plan_reshuffle = Reshuffle at the first approval
    .help = First edition: whoever approves first may have all cards reshuffled.
welcome_to-opt-first_plan_reshuffle-edition = as the edition says
welcome_to-opt-first_plan_reshuffle-off = never
welcome_to-opt-first_plan_reshuffle-first_plan_of_game = first plan of the game
welcome_to-opt-first_plan_reshuffle-each_plan = first approval of each plan
welcome_to-opt-side = Board side
    .help = A look only; the rules are the same.
welcome_to-opt-side-classic = classic
welcome_to-opt-side-blueprint = blueprint
welcome_to-action-fence = fence
welcome_to-action-estate_value = estate value
welcome_to-action-park = park
welcome_to-action-pool = pool
welcome_to-action-temp = temp crew
welcome_to-action-bis = bis
welcome_to-street-top = top street
welcome_to-street-middle = middle street
welcome_to-street-bottom = bottom street
welcome_to-plan-STD-A1 = estates 1 + 1 + 1 + 1 + 1 + 1
welcome_to-plan-STD-A2 = estates 2 + 2 + 2 + 2
welcome_to-plan-STD-A3 = estates 3 + 3 + 3
welcome_to-plan-STD-A4 = estates 4 + 4
welcome_to-plan-STD-A5 = estates 5 + 5
welcome_to-plan-STD-A6 = estates 6 + 6
welcome_to-plan-STD-A7 = estates 3 + 3 + 1 + 1
welcome_to-plan-STD-B1 = estates 6 + 1 + 1 + 1
welcome_to-plan-STD-B2 = estates 5 + 2 + 2
welcome_to-plan-STD-B3 = estates 4 + 3 + 3
welcome_to-plan-STD-B4 = estates 6 + 3
welcome_to-plan-STD-B5 = estates 5 + 4
welcome_to-plan-STD-B6 = estates 4 + 1 + 1 + 1
welcome_to-plan-STD-B7 = estates 4 + 3 + 2
welcome_to-plan-STD-C1 = estates 6 + 2 + 1
welcome_to-plan-STD-C2 = estates 5 + 4 + 1
welcome_to-plan-STD-C3 = estates 4 + 3
welcome_to-plan-STD-C4 = estates 5 + 2
welcome_to-plan-STD-C5 = estates 3 + 2 + 2 + 1
welcome_to-plan-STD-C6 = estates 5 + 3 + 2
welcome_to-plan-STD-C7 = estates 5 + 3 + 1
welcome_to-plan-ADV-01 = 1-house estate at both ends of every street
welcome_to-plan-ADV-02 = top street: estates 2 and 6
welcome_to-plan-ADV-03 = middle street: estates 3, 4 and 4
welcome_to-plan-ADV-04 = estates 2, 2 and 4, a bis house in each
welcome_to-plan-ADV-05 = bottom street: estates 3, 3 and 6
welcome_to-plan-ADV-06 = estates 4 and 5, two bis houses in each
welcome_to-plan-ADV-07 = estates 1, 1 and 2, a built pool in each
welcome_to-plan-ADV-08 = one street: estates 4 and 4 and a roundabout
welcome_to-plan-ADV-09 = 7 park cells
welcome_to-plan-ADV-10 = all park cells on two streets
welcome_to-plan-ADV-11 = 6 estate-value cells
welcome_to-plan-ADV-12 = estates 2, 3 and 3, a built pool in each
welcome_to-plan-ADV-13 = one street: estates 2, 2 and 3 and two roundabouts
welcome_to-plan-ADV-14 = 2 park cells on every street
welcome_to-plan-ADV-15 = 5 temp cells
welcome_to-plan-ADV-16 = 3 full estate-value columns
welcome_to-plan-ADV-17 = estates 5 and 6, a built pool and a bis house in each
welcome_to-plan-F-A1 = all houses of the bottom street
welcome_to-plan-F-A2 = all houses of the top street
welcome_to-plan-F-A3 = 5 bis houses on one street
welcome_to-plan-F-A4 = 7 temp cells
welcome_to-plan-F-A5 = first and last house of every street
welcome_to-plan-F-B1 = all parks on two streets
welcome_to-plan-F-B2 = all parks, all pools and a roundabout on one street
welcome_to-plan-F-B3 = all pools on two streets
welcome_to-plan-F-B4 = all parks and all pools of the bottom street
welcome_to-plan-F-B5 = all parks and all pools of the middle street
welcome_to-asked-choose_pair = a pair
welcome_to-asked-choose_cards = cards
welcome_to-asked-refusal_give = the card that goes on
welcome_to-asked-temp_delta = the temp crew's change
welcome_to-asked-house = a house
welcome_to-asked-fence_slot = a fence
welcome_to-asked-estate_column = an estate size
welcome_to-asked-park = a park
welcome_to-asked-pool = a pool
welcome_to-asked-bis_copy = a bis copy
welcome_to-asked-approve_plan = plans, or done
welcome_to-asked-spend_estates = an estate for the plan
welcome_to-asked-reshuffle = a reshuffle

# What a report shows
welcome_to-matter-letter = Plan { $what }
welcome_to-matter-plans = City plans by round
welcome_to-matter-plans-about = When each plan was approved, and how often.
error-welcome_to-score-room = Field { $field }: these estates and roundabouts take { $houses } houses and do not fit side by side into streets of 10, 11 and 12 ({ $most } in all).
error-welcome_to-score-plans = Field { $field }: this sheet lacks what every plan worth that asks for; each plan needs estates of its own ({ $rule }).

# The page
welcome_to-page-name = Welcome To
welcome_to-page-about = A suburb of the fifties, a pencil and a fence
welcome_to-page-alone = against AAA
welcome_to-page-tie = completed estates: { $value }
welcome_to-page-ended-refusals = { $seat } has marked the third refusal.
welcome_to-page-ended-plans = { $seat } has approved all three plans.
welcome_to-page-ended-houses = { $seat } has numbered every house.
welcome_to-page-stat-plans = plans
welcome_to-page-stat-refusals = refusals
welcome_to-page-moment = Round { $round }
welcome_to-page-house = House { $house }, { $street }
welcome_to-page-roundabout = roundabout
welcome_to-page-empty = empty
welcome_to-page-pool = a place for a pool
welcome_to-page-pool-built = pool built
welcome_to-page-estate = { $size }
welcome_to-page-fence-after = Fence after house { $house }, { $street }
welcome_to-page-column = Estates of size { $size }: { $value } each, completed: { $count }
welcome_to-page-cards-left = Cards left: { $left }
welcome_to-page-more = and { $count } more
welcome_to-page-paper = Paper
welcome_to-page-paper-table = as the table
welcome_to-page-paper-classic = classic
welcome_to-page-paper-blueprint = blueprint
welcome_to-page-fenced = a fence after it
welcome_to-page-in-estate = in a completed estate of { $size }
welcome_to-credits = by Benoit Turpin; first published by Blue Cocker

# Why a move
welcome_to-why-points = { $n ->
    [0] no points lost
    [one] { $n } point at once
   *[other] { $n } points at once
}
welcome_to-why-estate = completes an estate of { $size }
welcome_to-why-temps = { $n ->
    [one] { $n } temp cell
   *[other] { $n } temp cells
} more
welcome_to-why-plan = plan { $letter } is met: { $n } points
welcome_to-why-nearer = plan { $letter } lacks { $n ->
    [one] { $n } estate
   *[other] { $n } estates
} fewer
welcome_to-why-plots = { $n ->
    [one] { $n } more fenced plot
   *[other] { $n } more fenced plots
} of a size the plans ask for
welcome_to-why-plots-lost = { $n ->
    [0] no plot for the plans is lost
    [one] { $n } plot for the plans lost
   *[other] { $n } plots for the plans lost
}
welcome_to-why-shut = { $n ->
    [0] no number loses its last house
    [one] { $n } number no longer fits anywhere
   *[other] { $n } numbers no longer fit anywhere
}
welcome_to-why-room = { $n ->
    [0] other numbers lose no places
    [one] other numbers lose { $n } place
   *[other] other numbers lose { $n } places
}
welcome_to-why-can-room = even once this number is written, others have { $n ->
    [one] { $n } place
   *[other] { $n } places
} more
welcome_to-why-can-room-lost = { $n ->
    [0] it can go where other numbers lose no places
    [one] even in its best house it takes { $n } place from other numbers
   *[other] even in its best house it takes { $n } places from other numbers
}
welcome_to-why-places = the number fits { $n ->
    [one] { $n } house
   *[other] { $n } houses
}
welcome_to-why-can-points = it can bring { $n ->
    [one] { $n } point
   *[other] { $n } points
} this round
welcome_to-why-can-estate = it can complete an estate of { $n }
welcome_to-why-can-plan = it can meet plan { $letter }: { $n } points

# What it is
welcome_to-about-title-pair = Pair
welcome_to-about-title-plan = Plan { $letter }
welcome_to-about-title-aaa = AAA card
welcome_to-about-title-solo_card = Solo card
welcome_to-about-title-roundabout = Roundabouts
welcome_to-about-title-estate = Estate
welcome_to-about-title-park = Parks, { $street }
welcome_to-about-title-pool = Pools
welcome_to-about-title-bis = Bis numbers
welcome_to-about-title-refusal = Refusals
welcome_to-about-title-temp = Temp crew
welcome_to-about-title-column = Value of estates of { $size }
welcome_to-about-pair = The number goes into an empty house; the action may be used after it; the temp crew works before.
welcome_to-about-fits = { $houses ->
    [0] { $number } fits nowhere on your sheet.
    [one] { $number } fits { $houses } house of yours.
   *[other] { $number } fits { $houses } houses of yours.
}
welcome_to-about-next = The next action of this pile: { $action }.
welcome_to-about-action-fence = Draw a fence between two houses: it parts the street into estates.
welcome_to-about-action-estate_value = Cross out a cell of one size: all your completed estates of that size are worth more.
welcome_to-about-action-park = Cross out a park cell of the street where you just wrote the number.
welcome_to-about-action-pool = If the number went into a house with a pool, build the pool.
welcome_to-about-action-temp = Change the number by up to 2 either way (0 will do, too) and mark a cell of the crew.
welcome_to-about-action-bis = Repeat the number of a neighbouring house in an empty one; every bis costs points.
welcome_to-about-plan = It asks for: { $plan }. In the first round in which anybody approves it it brings { $first } points, later { $later }.
welcome_to-about-plan-turned = Already approved: it brings { $points } now.
welcome_to-about-plan-yours = You approved it for { $points }.
welcome_to-about-plan-met = You meet it already.
welcome_to-about-plan-lacks = You lack { $count ->
    [one] { $count } estate
   *[other] { $count } estates
}.
welcome_to-about-plan-not = You do not meet it yet.
welcome_to-about-opponent = It gets for a card: park { $park }, pool { $pool }, temp { $temp }, fence { $fence }; and estates of its cards.
welcome_to-about-opponent-closed = AAA has closed down: this opponent scores nothing.
welcome_to-about-opponent-plans = It approves plans { $letters }.
welcome_to-about-aaa = When it comes up the opponent approves the plan of its letter at once, if that letter is on the opponent’s card.
welcome_to-about-solo_card = When it comes up all plans are turned: from then on they bring less.
welcome_to-about-roundabout = A roundabout takes a house and parts the street: right of it numbers begin anew. Each costs points.
welcome_to-about-estate = The houses between two fences of a street; completed when all are numbered.
welcome_to-about-track-park = Every park action crosses out a cell of this street; the lowest number left counts.
welcome_to-about-track-pool = Every pool built crosses out a cell; the lowest number left counts.
welcome_to-about-track-bis = Every bis crosses out a cell; the lowest number left is taken off.
welcome_to-about-track-refusal = When no number fits, a refusal is marked; the third ends the game.
welcome_to-about-track-roundabout = Every roundabout crosses out a cell; the number is taken off.
welcome_to-about-track-temp = Whoever has most cells of the crew gets most; then second and third place.
welcome_to-about-track-estate = So much every completed estate of this size brings.
welcome_to-about-values = Values: { $values }.
welcome_to-about-track-now = { $marks } crossed out, { $value } counts; the next cell makes it { $next }.
welcome_to-about-track-full = All { $marks } crossed out: { $value } counts.
welcome_to-about-temps-now = { $marks } cells: { $points } points now. The places bring { $values }.
welcome_to-about-estates-worth = Completed: { $count } × { $each } = { $points }.
welcome_to-about-house-number = Number { $number }: what is written stays.
welcome_to-about-house-bis = A bis { $number }.
welcome_to-about-house-fits = Numbers from { $low } to { $high } fit here.
welcome_to-about-house-fits-one = Only the number { $number } fits here.
welcome_to-about-house-shut = No number fits here any more.
welcome_to-about-house-empty = The house has no number yet.
welcome_to-about-pool-built = Its pool is built.
welcome_to-about-pool-lost = Its pool can no longer be built.
welcome_to-about-pool-open = A pool can be built here: write a number that comes with the pool action.
welcome_to-about-run-long = { $size } houses between the fences: more than 6 are no estate.
welcome_to-about-run-open = { $size } between the fences, { $empty } without a number: filled, they are an estate.
welcome_to-about-estate-worth = A completed estate of { $size }: { $points } points.
welcome_to-about-estate-spent = Used for plan { $letter }.
welcome_to-about-fence-here = A fence stands here.
welcome_to-about-fence-none = No fence stands here.
welcome_to-about-seat = { $seat }
welcome_to-about-short-seat = { $seat }: { $points } points, { $plans } plans, { $refusals } refusals
welcome_to-about-short-plan = Plan { $letter }: { $plan }; { $first } or { $later } points
welcome_to-about-short-house = { $number ->
    [-1] House { $house }, { $street }: empty
   *[other] House { $house }, { $street }: { $number }
}
welcome_to-row-plan = City plans
welcome_to-row-park = Parks
welcome_to-row-pool = Pools
welcome_to-row-temp = Temp crew
welcome_to-row-estates = Estates
welcome_to-row-bis = Bis numbers
welcome_to-row-refusals = Refusals
welcome_to-row-roundabouts = Roundabouts
welcome_to-sum-plan = Plan { $letter }: { $points }
welcome_to-sum-park = { $street }: { $marks } cells, { $points }
welcome_to-sum-pool = { $marks } pools, { $points }
welcome_to-sum-temp = { $marks } cells, { $points } for the place
welcome_to-sum-estates = Size { $size }: { $count } × { $each } = { $points }
welcome_to-sum-bis = { $marks } bis numbers: { $points }
welcome_to-sum-refusals = { $marks } refusals: { $points }
welcome_to-sum-roundabouts = { $marks } roundabouts: { $points }
welcome_to-sum-total = { $points } in all
