"""How the lessons of each room are made, and their tests. ``python -m tests.lessons`` writes the files
in ``src/misto/games/<room>/lessons``, which are what the program reads.
"""
