"""One board a game: draw(view, text, names) gives something Rich can print, brief() its parts for a small
terminal, the weightiest first, and draw_small(), where there is one, all of it on less room.
"""
