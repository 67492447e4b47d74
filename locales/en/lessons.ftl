# What the player of lessons says, in every game
lesson-step = step { $step } of { $steps }
lesson-you = Player
lesson-rival = { $rivals ->
    [1] Rival
   *[other] Rival { $rival }
}
lesson-keys = number or words · ! show the answer · ? the rule · ? word · l legend · s skip · q leave
lesson-keys-done = Enter: go on · ? the rule · ? word · l legend · q leave
lesson-shown = It is: { $option }
lesson-left = Come back any time: misto lesson { $game } { $lesson } --step { $step }
lesson-finished = Now your own game: { $command }
