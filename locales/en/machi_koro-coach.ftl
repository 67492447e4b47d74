# What the coach of the first games says: the goal, and each kind of decision when it first comes up
machi_koro-coach-goal = Be the first to build all your landmarks. Coins come from cards, and every card waits for its number.
machi_koro-coach-dice = The sum of the dice decides which cards pay. With one die, 7 and more cannot come up.
machi_koro-coach-reroll = Radio Tower: once a turn you may roll again. The second roll counts, even if it is worse.
machi_koro-coach-build = One building a turn. Tap a card to see its numbers and its price; tap a dark one to learn why you cannot build it.
machi_koro-coach-add = Harbor: with 10 or more you may add 2. Choose the result that brings more to you and less to your rivals.
machi_koro-coach-target = TV Station: you take up to 5 coins from one rival. Choose somebody who has at least 5, best of all whoever is nearest to winning.
machi_koro-coach-partner = Business Center: you may exchange one of your cards for a rival’s, and they cannot refuse. Take what often brings coins, give what you need least. Purple cards are never exchanged.
machi_koro-coach-ending = { $seat } lacks only one landmark: { $landmark }, { $cost } coins, and has { $coins }. Whoever builds the last one wins at once: hurry, or take coins from { $seat }.
