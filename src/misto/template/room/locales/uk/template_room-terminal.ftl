template_room-terminal-round = Раунд { $round } із { $rounds }
template_room-terminal-points = { $points } ★
template_room-terminal-legend = Біля номера кожного будинку знак його поверхів: · жодного, ▁ один, ▃ два, ▅ три, █ чотири. ★ очки, ▶ чий хід.
