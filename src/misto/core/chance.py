"""Where a record's dice and cards come from: one small class for each kind, behind one door.

A record names its kind and what the kind needs: ``seed:7``, ``keyed:<64 hex digits>``. A room draws
from ``state.rng`` and never knows which. A kind says which generator a step draws from, and what a
position keeps of it afterwards.
"""

import hashlib
import secrets
from abc import ABC, abstractmethod
from typing import Final

from misto.core.keyed import Keyed
from misto.core.rng import Rng, at_rest, seeded
from misto.core.trouble import Trouble

SECRET_BYTES = 32
LIVE = "keyed"  # the kind of a new live game


def words_from(key: bytes, step: int) -> tuple[int, int]:
    digest = hashlib.blake2b(step.to_bytes(8, "big"), key=key, digest_size=16).digest()
    return int.from_bytes(digest[:4], "big"), int.from_bytes(digest[8:12], "big")


def seed_rng(seed: int, stream: int = 0) -> Rng:
    """A generator for a whole-number seed; different streams of one seed are independent."""
    word, carry = words_from(b"misto seed " + str(seed).encode()[:40], stream)
    return seeded(word, carry)


class Kind(ABC):
    """One way to make chance. ValueError says that the text after the colon is none of this kind."""

    secret: bytes | None = None  # what is committed to before the game and shown after it

    @abstractmethod
    def __init__(self, text: str) -> None: ...

    @abstractmethod
    def draws(self, step: int, running: Rng) -> Rng:
        """The generator of a step (0: the set-up); ``running`` is what the position has kept."""

    def keeps(self, used: Rng) -> Rng:
        """What the position keeps until the next step of the generator that this one drew from."""
        return used


class Seed(Kind):
    """One quick generator that runs on: simulations, tests."""

    def __init__(self, text: str) -> None:
        self.seed = int(text)

    def draws(self, step: int, running: Rng) -> Rng:
        return seed_rng(self.seed) if step == 0 else running


class Secret(Kind):
    """The quick generator, started anew for each step from a hash of a secret.

    Live games of version 0.1.0, whose decks can be computed from what is seen of them, and the deals
    of tournaments, where nobody tries to.
    """

    def __init__(self, text: str) -> None:
        self.secret = secret_from(text)

    def draws(self, step: int, running: Rng) -> Rng:
        assert self.secret is not None
        return seeded(*words_from(self.secret, step))


class KeyedSecret(Kind):
    """A keyed stream for each step: live games. Between two steps a position holds nothing of it."""

    def __init__(self, text: str) -> None:
        self.secret = secret_from(text)

    def draws(self, step: int, running: Rng) -> Rng:
        assert self.secret is not None
        return Keyed(self.secret, step, 0)

    def keeps(self, used: Rng) -> Rng:
        return at_rest()


KINDS: Final[dict[str, type[Kind]]] = {"seed": Seed, "secret": Secret, LIVE: KeyedSecret}


def secret_from(text: str) -> bytes:
    secret = bytes.fromhex(text)
    if len(secret) != SECRET_BYTES:
        raise ValueError(text)
    return secret


class Chance:
    """A record's chance, of whichever kind it names."""

    def __init__(self, chance: str) -> None:
        self.kind, _, text = chance.partition(":")
        try:
            self.source = KINDS[self.kind](text)
        except (KeyError, ValueError):
            raise Trouble("bad-chance") from None

    @property
    def secret(self) -> bytes | None:
        return self.source.secret

    def first(self) -> Rng:
        """The generator of the set-up."""
        return self.source.draws(0, at_rest())

    def draws(self, step: int, running: Rng) -> Rng:
        return self.source.draws(step, running)

    def keeps(self, used: Rng) -> Rng:
        return self.source.keeps(used)


def fresh_secret() -> str:
    return f"{LIVE}:{secrets.token_hex(SECRET_BYTES)}"


def commitment(chance: str) -> str:
    """What is shown before the game: the secret's SHA-256. A seed is its own commitment."""
    secret = Chance(chance).secret
    return chance if secret is None else hashlib.sha256(secret).hexdigest()
