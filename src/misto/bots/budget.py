"""How long a bot may think: what a server that has much to think about asks of its bots."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Budget:
    """``share`` is a part of what the bot would spend by itself, above 0 and at most 1; ``ms`` is when to
    stop in any case, 0 for never. A bot that cannot think shorter may ignore both.
    """

    share: float = 1.0
    ms: float = 0.0


FULL = Budget()  # all that the bot would spend by itself
