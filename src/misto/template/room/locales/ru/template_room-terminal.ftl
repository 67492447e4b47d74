template_room-terminal-round = Раунд { $round } из { $rounds }
template_room-terminal-points = { $points } ★
template_room-terminal-legend = Возле номера каждого дома знак его этажей: · ни одного, ▁ один, ▃ два, ▅ три, █ четыре. ★ очки, ▶ чей ход.
