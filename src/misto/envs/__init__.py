"""Research environments: PettingZoo, Gymnasium, OpenSpiel and batches of games."""
