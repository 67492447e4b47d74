"""The other workers on the same database: how much each has to think about, who takes some of it, who looks on.

Every worker says now and then on the bus how many questions of bots wait before how many thinkers. Who
hears that another has fewer leaves tables to it until both have as many a thinker. A word that is lost
costs nothing but time: who leads a table is in the database.
"""

from dataclasses import dataclass, field

import msgspec

from misto.server.bus import Bus
from misto.server.queue import ANALYSIS, LIVE

PEERS = "+"  # in place of a table's name: word from worker to worker
SHARED = (LIVE, ANALYSIS)  # hints are answered where they are asked for
TABLES_A_WORD = 100  # a table takes up to 60 of NOTIFY's 8000 bytes
GONE_S = 4.0  # who has said nothing for so long counts no more


@dataclass(slots=True)
class Peer:
    thinkers: int
    waiting: dict[str, int]  # by class
    heard_at: float
    watching: dict[str, int]
    coming: dict[str, int] = field(default_factory=dict)  # as far as it was told, with more to come

    def ahead(self, kind: str) -> int:
        """How many are asked there before one more of the class, or with it."""
        return sum(self.waiting[one] for one in SHARED[: SHARED.index(kind) + 1])


class Word(msgspec.Struct, omit_defaults=True):
    worker: str
    thinkers: int = 0
    waiting: int = 0  # where somebody is at the table
    unattended: int = 0  # where nobody is
    watching: dict[str, int] = msgspec.field(default_factory=dict)  # who looks on there, by table
    more: bool = False  # another word goes on with it
    to: str = ""
    tables: list[str] = msgspec.field(default_factory=list)  # whose bots ``to`` leads from now on


ENCODER = msgspec.json.Encoder()
DECODER = msgspec.json.Decoder(Word)


class Peers:
    def __init__(self, bus: Bus) -> None:
        self.bus = bus
        self.known: dict[str, Peer] = {}

    def tell(self, thinkers: int, waiting: int, watching: dict[str, int], unattended: int = 0) -> None:
        """In as many words as it takes: NOTIFY refuses a long one, and with it all that is said in its batch."""
        tables = list(watching.items())
        for first in range(0, max(1, len(tables)), TABLES_A_WORD):
            part, more = dict(tables[first : first + TABLES_A_WORD]), first + TABLES_A_WORD < len(tables)
            self.say(Word(self.bus.worker, thinkers, waiting, unattended, part, more))

    def watching(self, table: str, at: float) -> int:
        """How many look on at a table in other workers, as they last said."""
        return sum(peer.watching.get(table, 0) for peer in self.known.values() if peer.heard_at > at - GONE_S)

    def leave(self, table: str, to: str) -> None:
        self.say(Word(self.bus.worker, to=to, tables=[table]))

    def say(self, word: Word) -> None:
        self.bus.publish(PEERS, ENCODER.encode(word).decode())

    def hear(self, text: str, at: float) -> Word:
        word = DECODER.decode(text)
        if word.thinkers:
            waiting = {LIVE: word.waiting, ANALYSIS: word.unattended}
            before = self.known.get(word.worker) or Peer(word.thinkers, waiting, at, {})
            told = before.coming | word.watching
            watching, coming = (before.watching, told) if word.more else (told, {})
            self.known[word.worker] = Peer(word.thinkers, waiting, at, watching, coming)
        return word

    def too_many(self, thinkers: int, waiting: int, at: float, kind: str = LIVE) -> tuple[str, int]:
        """Who of the others waits least, and how many questions of a class are to be left to it.

        So many wait here, of the class and before it.
        """
        self.known = {name: peer for name, peer in self.known.items() if peer.heard_at > at - GONE_S}
        if not self.known:
            return "", 0
        name = min(self.known, key=lambda one: (self.known[one].ahead(kind) / self.known[one].thinkers, one))
        peer = self.known[name]
        mine = (waiting + peer.ahead(kind)) * thinkers / (thinkers + peer.thinkers)
        count = max(0, int(waiting - mine))
        peer.waiting[kind] += count  # until it speaks again
        return name, count
