# What the coach of the first games says: the goal, and each kind of decision when it first comes up
akropolis-coach-goal = Most points win: for each colour the value of its districts × the stars on its plazas.
akropolis-coach-take = The first tile is free, each further one costs a stone more. Look for colours you have stars for.
akropolis-coach-place = Tap a place, turn the tile, confirm. Covered quarries give stones, and higher districts are worth more.
akropolis-coach-ending = No stack is left. The game ends when one tile remains on the site, and that one is not played: { $tiles } lie there now.
