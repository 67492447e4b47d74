template_room-terminal-round = Round { $round } of { $rounds }
template_room-terminal-points = { $points } ★
template_room-terminal-legend = Each house with its number and a sign for its storeys: · none, ▁ one, ▃ two, ▅ three, █ four. ★ points, ▶ whose turn it is.
