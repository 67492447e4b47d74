"""The rules by chapter: numbering and actions, plans, cards, and the round that joins them."""
