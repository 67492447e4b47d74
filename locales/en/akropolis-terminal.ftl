akropolis-terminal-legend = { akropolis-legend } In the short view the map is turned a little: each line is one r (on the left), empty cells tell their q; rotation 0 has the second hex to the right of the first and the third to its lower right. ★ stars of plazas, ▶ whose turn it is.
akropolis-terminal-option-place = place it on level { $level }; points { $gain }, stones { $stones }
