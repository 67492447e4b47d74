"""One board a game: draw(view, text, names) gives something Rich can print."""
