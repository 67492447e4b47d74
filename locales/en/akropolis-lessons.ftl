# Akropolis: the first lesson
akropolis-lesson-main = A city that grows upwards
akropolis-lesson-main-about = Tiles, stones, levels, plazas: from the first tile to the final score.
akropolis-lesson-main-goal = Your city begins with one plaza and three quarries. Every turn you take a tile and place it. Whoever has the most points at the end wins: districts bring value, and plazas of their colour multiply it.
akropolis-lesson-main-take = The tiles lie in a row, the construction site. The first is free; any other costs 1 stone for each tile before it. You have 1 stone.
akropolis-lesson-main-take-do = Take the first tile
akropolis-lesson-main-take-other = You could pay for that one. But stones are dear at the beginning, and the first tile has two houses and costs nothing.
akropolis-lesson-main-take-done = It is in your hand now. The row has closed up, so the others became cheaper by one.
akropolis-lesson-main-place = On the ground a tile must touch your city with at least one side. Turn it as you like. Houses that border each other form a group, and only your largest group scores.
akropolis-lesson-main-place-do = Place the tile beside your city
akropolis-lesson-main-place-done = Two houses on level 1: value 2. Your house plaza has 1 star: 2 × 1 = 2 points. So it works for every colour: value × stars.
akropolis-lesson-main-up = Now upwards! A higher tile must rest on at least two different tiles, all three hexes on one level, no gap beneath. Each quarry you cover gives you a stone.
akropolis-lesson-main-up-do = Cover three quarries with your tile
akropolis-lesson-main-up-other = Allowed. There you cover { $stones ->
    [0] no quarry
    [one] { $stones } quarry
   *[other] { $stones } quarries
}; the marked place brings three stones.
akropolis-lesson-main-up-other-ground = On the ground you may build as well, but there you cover nothing and gain no stone. Look at the marked place.
akropolis-lesson-main-up-done = Three quarries covered: three stones are yours. And every district up here is worth 2, as much as its level.
akropolis-lesson-main-buy = Your market on level 2 has value 2, but without a yellow plaza it brings nothing. The third tile has one, with 2 stars. It costs 2 stones, and you have 4.
akropolis-lesson-main-buy-do = Buy the third tile
akropolis-lesson-main-buy-other = This tile has no yellow plaza, and your market waits for its stars. Take the third one.
akropolis-lesson-main-buy-do-2 = Place it, but do not cover the market
akropolis-lesson-main-buy-other-2 = There the tile brings { $gain ->
    [one] { $gain } point
   *[other] { $gain } points
}: something that counts gets covered. Find a place that brings 4 or more.
akropolis-lesson-main-buy-done = Value 2 × 2 stars = 4 points for a single market. A plaza works from anywhere in the city, at any level; only covered it loses its stars.
akropolis-lesson-main-apart = Markets hate competition: of two that border each other neither scores. Place the new one away from the other, and better on level 2, above two quarries.
akropolis-lesson-main-apart-do = Place the market apart, one level up
akropolis-lesson-main-apart-other = That brings { $gain ->
    [one] { $gain } point
   *[other] { $gain } points
}, stones counted. On the marked place it is much more: the market stands alone and high, and quarries are covered.
akropolis-lesson-main-apart-done = Both markets count, each with value 2, and their sum is multiplied by 2 stars. And the covered quarries paid for the next tiles.
akropolis-lesson-main-edge = Barracks guard the edge: at least one side must look out of the city. You already have a red plaza with 2 stars.
akropolis-lesson-main-edge-do = Place the barracks on the edge, on level 1
akropolis-lesson-main-edge-other = There the tile brings { $gain ->
    [one] { $gain } point
   *[other] { $gain } points
}. Keep the barracks on the edge and the market away from other markets: then it is 4.
akropolis-lesson-main-edge-other-plaza = A good many points, but the red plaza would be covered, and no barracks would ever score. Try the edge on level 1.
akropolis-lesson-main-edge-done = Barracks on the edge: 1 × 2 stars. The new market stands apart and brings 2 more.
akropolis-lesson-main-temple = A temple wants to be surrounded: all six cells around it must be built. Yours on level 2 lacks one neighbour, at the top, and a purple plaza. You hold both.
akropolis-lesson-main-temple-do = Close the ring around the temple
akropolis-lesson-main-temple-other = The plaza would be there, but the temple still has a gap beside it and brings nothing. Fill the empty cell.
akropolis-lesson-main-temple-done = The temple is surrounded: 2 × 2 stars = 4 points. Gardens are the easiest: they score anywhere, and their plaza has 3 stars.
akropolis-lesson-main-last = Many turns later: this is your last one. The row is nearly empty and no stack is left. The best place for this tile brings { $best } points.
akropolis-lesson-main-last-do = Place your last tile
akropolis-lesson-main-last-other = That would be { $gain ->
    [one] { $gain } point
   *[other] { $gain } points
}. The marked place brings { $best }.
akropolis-lesson-main-last-done = Your rival placed the last tile too. One tile stays in the row and is not played: the game is over.
akropolis-lesson-main-score = For each colour value × stars, and 1 point for every stone left: { $mine } against { $theirs }. You have won! On a tie whoever has more stones wins.
akropolis-lesson-main-play = That is all there is to know. In your first game cover quarries early, and collect districts and stars of the same colours. A gentle bot is waiting for you.

# Akropolis: variants
akropolis-lesson-variants = Variants
akropolis-lesson-variants-about = A second condition for a colour, and its points double.
akropolis-lesson-variants-markets = A variant adds a second condition to a colour; districts that meet it count double. A market beside a yellow plaza does, as long as no other market borders it.
akropolis-lesson-variants-markets-do = Place the market beside the yellow plaza
akropolis-lesson-variants-markets-other = That brings { $gain ->
    [one] { $gain } point
   *[other] { $gain } points
}, stones counted. On level 2 beside the yellow plaza the market counts double.
akropolis-lesson-variants-markets-done = Value 2 doubled to 4, times 2 stars: 8 points for one market.
akropolis-lesson-variants-temples = Temples double on level 2 or higher, if they are surrounded as usual. Yours stands high enough and lacks one neighbour and its plaza.
akropolis-lesson-variants-temples-do = Close the ring around the temple
akropolis-lesson-variants-temples-other = The temple still has an empty cell beside it. Fill it, and its value doubles.
akropolis-lesson-variants-temples-done = Value 2 doubled to 4, times 2 stars: 8 points.
akropolis-lesson-variants-others = The value of houses doubles when their group has 10 or more, that of barracks with 3 or 4 sides on the edge, that of a garden beside a lake. Begin with one variant, then mix them as you like.
