# Others' moves, one at a time
page-pace = How fast others’ moves are shown
page-pace-slow = slow
page-pace-normal = normal
page-pace-fast = fast
page-pace-once = at once
page-pace-step = step by step
page-told-of = The move of { $name }
page-told-moves = { $name } moves
page-told-next = Next
page-told-skip = Skip to the end
page-told-then-you = then it is your turn
page-told-more = { $count ->
    [one] { $count } more move waits
   *[other] { $count } more moves wait
}
page-told-more-then-you = { $count ->
    [one] { $count } more move, then it is your turn
   *[other] { $count } more moves, then it is your turn
}
page-told-left = and { $count } more in the log
page-told-changes = What it changed

# The end
page-result = Result
page-result-won = { $names } wins!
page-result-shared = { $names } share the win!
page-result-you = You win!
page-result-alone = Your city is finished!
page-result-alone-won = You win!
page-result-alone-shared = A draw!
page-result-alone-lost = Not this time.
page-result-against = You { $mine }, { $name } { $points }
page-result-why = Why it is over
page-result-level = Level at { $points }, and in this too
page-result-tie = Level at { $points }: what decided
page-share = Share

# Keys
page-key-step = move the tile

# Who looks on
page-watching-count = { $count ->
    [one] { $count } person is watching
   *[other] { $count } people are watching
}

# A replay
page-replay-start = The beginning
