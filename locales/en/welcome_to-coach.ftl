# What the coach of the first games says: the goal, and each kind of decision when it first comes up
welcome_to-coach-goal = Fill your streets with numbers that grow from left to right. Parks, pools, estates and plans bring points; most points win.
welcome_to-coach-choose_pair = A pair is a house number and an action. You write the number, and may use the action.
welcome_to-coach-house = In each street numbers grow from left to right and do not repeat. Leave room between far numbers.
welcome_to-coach-fence_slot = Fences make estates: houses between two fences, all with numbers, 1 to 6 of them.
welcome_to-coach-estate_column = You raise what estates of one size are worth, for all you have of it at the end.
welcome_to-coach-approve_plan = Who approves a plan first gets more for it. Its estates then count for no other plan.
welcome_to-coach-choose_cards = One of your three cards gives the number, another the action. The third goes to your neighbour or opponent; in the solo game of the first edition it is discarded.
welcome_to-coach-temp_delta = Temp crew: before you write the number you may change it by up to 2. Whoever hires the crew most often gets points for it at the end.
welcome_to-coach-park = Park: only in the street where you have just written the number. The last park of a street brings most.
welcome_to-coach-pool = Pool: only at the house you have just numbered, and only now. The first brings 3 points; the more you have, the more the next one brings.
welcome_to-coach-bis_copy = Bis: copy a number into the empty house next to it. That fills a gap, but each bis costs points, and the more there are, the more.
welcome_to-coach-spend_estates = Choose the estates that the plan asks for. They still count at the end, but no longer for another plan, and no fence may divide them.
welcome_to-coach-reshuffle = Whoever approves a plan first may have all cards shuffled. That pays if the numbers you need have gone by already.
welcome_to-coach-ending-plans = { $seat } has two of the three plans. With the third the game ends after that round: finish what is nearly done.
welcome_to-coach-ending-refusals = { $seat } has marked two refusals. With the third the game ends after that round: finish what is nearly done.
welcome_to-coach-ending-houses = { $houses ->
    [one] { $seat } has one empty house left.
   *[other] { $seat } has { $houses } empty houses left.
} When the last is numbered the game ends after that round: finish what is nearly done.
