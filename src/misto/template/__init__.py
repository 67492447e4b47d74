"""A room to begin from (``room``), and what writes a new one of it."""
