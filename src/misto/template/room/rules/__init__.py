"""The rules, one file for each chapter; turns.py binds them together."""
