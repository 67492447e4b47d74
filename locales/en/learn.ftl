# The page of lessons and the coach at a table
page-learn-step = Step { $step } of { $steps }
page-learn-steps = Steps of the lesson
page-learn-do = Your move
page-learn-show = Show me
page-learn-next = Next
page-learn-back = Back
page-learn-skip = Skip
page-learn-wrong = Not this one. Nothing is lost: try again.
page-learn-right = Right!
page-learn-then = Meanwhile
page-learn-play = Play your first game
page-learn-more = Short lessons
page-learn-minutes = { $minutes } min
page-coach = Coach
page-coach-off = No more tips
