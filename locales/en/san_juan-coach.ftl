# What the coach of the first games says: the goal, and each kind of decision when it first comes up
san_juan-coach-goal = The game ends when somebody has 12 buildings. Most points win: cards are buildings, money and goods at once.
san_juan-coach-choose_role = Everybody carries out the role you choose, but only you get its privilege.
san_juan-coach-build_choose = A building costs as many cards from your hand as its number says.
san_juan-coach-pay_card = Pay with the cards you need least: they are discarded.
san_juan-coach-produce_choose = A production building holds one good. It waits there until you sell it.
san_juan-coach-sell_choose = The price tile says how many cards each good brings now. Dearer goods first, if you may sell only one.
san_juan-coach-council_keep = You keep some of what you drew; the rest is discarded. Keep what you can soon afford.
san_juan-coach-ending = { $seat } has { $size } of 12 buildings. With the twelfth the game ends after that builder phase: cards left in your hand are worth nothing, so build what brings points.
