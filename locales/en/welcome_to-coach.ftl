# What the coach of the first games says: the goal, and each kind of decision when it first comes up
welcome_to-coach-goal = Fill your streets with numbers that grow from left to right. Parks, pools, estates and plans bring points; most points win.
welcome_to-coach-choose_pair = A pair is a house number and an action. You write the number, and may use the action.
welcome_to-coach-house = In each street numbers grow from left to right and do not repeat. Leave room between far numbers.
welcome_to-coach-fence_slot = Fences make estates: houses between two fences, all with numbers, 1 to 6 of them.
welcome_to-coach-estate_column = You raise what estates of one size are worth, for all you have of it at the end.
welcome_to-coach-approve_plan = Who approves a plan first gets more for it. Its estates then count for no other plan.
welcome_to-coach-ending-plans = { $seat } has two of the three plans. With the third the game ends after that round: finish what is nearly done.
welcome_to-coach-ending-refusals = { $seat } has marked two refusals. With the third the game ends after that round: finish what is nearly done.
welcome_to-coach-ending-houses = { $houses ->
    [one] { $seat } has one empty house left.
   *[other] { $seat } has { $houses } empty houses left.
} When the last is numbered the game ends after that round: finish what is nearly done.
