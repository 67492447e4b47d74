"""One table of the game with the most seats, all of them scripted, each with a live channel of its own.

Every seat decides as soon as it is asked, but a few at a time. Measured is how long the last decision
of a round takes, from the moment it is sent, until every seat has been shown the next round.
"""

import asyncio
import time

import httpx
import msgspec
import websockets
from misto.games.registry import GAMES

GAME = max(GAMES, key=lambda name: GAMES[name].rules.seats[1])
ROUNDS, AT_ONCE, BAR_S = 5, 4, 1.0


class Option(msgspec.Struct):
    action: int


class Decision(msgspec.Struct):
    options: list[Option]


class View(msgspec.Struct):
    round: int


class Message(msgspec.Struct):
    type: str
    step: int = 0
    seat: int = -1
    view: View | None = None
    decision: Decision | None = None


DECODER = msgspec.json.Decoder(Message)


class FullTable:
    def __init__(self, http, base, seats):
        self.http, self.base, self.seats = http, base, seats
        self.shown = [0] * seats  # the round each seat was last shown
        self.asked = asyncio.Queue()
        self.round = 0
        self.closing = {}  # for each new round, when the decision that opened it was sent
        self.all_shown = asyncio.Event()

    async def open(self):
        body = {"game": GAME, "seats": [{"kind": "me"}] * self.seats, "start": True}
        self.table = (await self.http.post("/api/tables", json=body)).json()["id"]

    async def listen(self, seat):
        address = f"{self.base.replace('http', 'ws')}/api/tables/{self.table}/live?seat={seat}"
        cookie = {"cookie": f"misto_guest={self.http.cookies['misto_guest']}"}
        async with websockets.connect(
            address, additional_headers=cookie, max_size=None, open_timeout=60, ping_timeout=None
        ) as live:
            async for text in live:
                message = DECODER.decode(text)
                if message.view is not None and message.view.round > self.shown[seat]:
                    self.shown[seat] = message.view.round
                    self.asked.put_nowait(message)
                    if min(self.shown) > self.round:
                        self.round = min(self.shown)
                        self.all_shown.set()

    async def decide(self):
        """Take a seat that was shown a new round through all its decisions of that round."""
        while True:
            state = await self.asked.get()
            begun = state.view.round
            while state.decision is not None and state.view.round == begun:
                action = state.decision.options[-1].action
                body = {"seat": state.seat, "step": state.step, "key": f"{state.step}", "actions": [action]}
                sent_at = time.perf_counter()
                answer = await self.http.post(f"/api/tables/{self.table}/moves", json=body)
                answer.raise_for_status()
                state = DECODER.decode(answer.content)
                self.moves += 1
            if state.view.round > begun:
                self.closing[state.view.round] = sent_at

    async def play(self):
        await self.open()
        self.moves = 0
        tasks = [asyncio.create_task(self.listen(seat)) for seat in range(self.seats)]
        await self.next_round()
        tasks += [asyncio.create_task(self.decide()) for _ in range(AT_ONCE)]
        closed, begun = [], time.perf_counter()
        for _ in range(ROUNDS):
            next_round = asyncio.create_task(self.next_round())
            await asyncio.wait([next_round, *tasks], return_when=asyncio.FIRST_COMPLETED)
            for task in tasks:
                if task.done():
                    task.result()
            closed.append(time.perf_counter() - self.closing[self.round])
        spent = time.perf_counter() - begun
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        return closed, self.moves, spent

    async def next_round(self):
        await self.all_shown.wait()
        self.all_shown.clear()


async def play_rounds(base, seats):
    async with httpx.AsyncClient(base_url=base, timeout=60) as http:
        closed, moves, spent = await FullTable(http, base, seats).play()
    told = ", ".join(f"{one * 1000:.0f} ms" for one in closed)
    return max(
        closed
    ) < BAR_S, f"{GAME}, {seats} seats: rounds closed for all in {told} ({moves} moves in {spent:.1f} s)"
