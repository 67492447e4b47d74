"""A training example: masked PPO by self-play, two seats, measured against greedy.

``python -m misto.envs.train GAME --minutes 8 --out curve`` writes the learning curve
as .csv and .svg. Minutes are of processor time, so that a busy machine draws the same curve. Needs the
extra ``train`` (torch).
"""

import argparse
import csv
import time
from pathlib import Path
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import nn

from misto.envs.batch import Batch
from misto.envs.curve import draw, interval
from misto.games.registry import ROOMS

ROWS, STEPS = 256, 64  # games side by side, decisions a rollout
EPOCHS, PART = 3, 2048
CLIP, ENTROPY, GAE = 0.2, 0.01, 0.97
RATE = 5e-4


class Player(nn.Module):
    """Chances of winning and a preference for each action, from one seat's observation."""

    def __init__(self, size: int, actions: int, width: int = 256) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(size, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.policy = nn.Linear(width, actions)
        self.value = nn.Linear(width, 1)

    def forward(self, seen: torch.Tensor, mask: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Log-probabilities, those of illegal actions -inf for all purposes, and the value in [-1, 1]."""
        body = self.body(seen)
        logits = self.policy(body).masked_fill(~mask, -1e9)
        return torch.log_softmax(logits, -1), torch.tanh(self.value(body)).squeeze(-1)


def as_tensors(batch: Batch) -> tuple[torch.Tensor, torch.Tensor]:
    return torch.from_numpy(batch.observations.copy()), torch.from_numpy(batch.masks.astype(np.bool_))


def drawn(logs: torch.Tensor) -> torch.Tensor:
    """One action a row by the Gumbel trick: faster than multinomial for many rows."""
    noise = -torch.log(-torch.log(torch.rand_like(logs).clamp_(1e-9, 1 - 1e-7)))
    return (logs + noise).argmax(-1)


class Rollout:
    """What both seats saw and did over STEPS decisions of every row, with what came of it."""

    def __init__(self, batch: Batch, player: Player) -> None:
        size = (STEPS, batch.n)
        self.seen = torch.zeros(*size, batch.setup.size)
        self.masks = torch.zeros(*size, batch.actions, dtype=torch.bool)
        self.actions = torch.zeros(size, dtype=torch.int64)
        self.logs = torch.zeros(size)
        self.values = torch.zeros(size)
        turns = np.zeros(size, np.int64)
        dones = np.zeros(size, np.bool_)
        rewards = np.zeros((*size, 2), np.float32)
        for t in range(STEPS):
            self.seen[t], self.masks[t] = as_tensors(batch)
            turns[t] = batch.turns
            with torch.no_grad():
                logs, self.values[t] = player(self.seen[t], self.masks[t])
            self.actions[t] = drawn(logs)
            self.logs[t] = logs.gather(1, self.actions[t, :, None]).squeeze(1)
            batch.step(self.actions[t].numpy())
            dones[t] = batch.dones
            rewards[t] = 2 * batch.rewards - batch.dones[:, None]  # a win 1, a loss -1
        with torch.no_grad():
            last = player(*as_tensors(batch))[1].numpy()
        self.advantages, self.returns = self.judge(turns, dones, rewards, last, batch.turns)

    def judge(
        self,
        turns: NDArray[np.int64],
        dones: NDArray[np.bool_],
        rewards: NDArray[np.float32],
        last: NDArray[np.float32],
        last_turns: NDArray[np.int64],
    ) -> tuple[torch.Tensor, torch.Tensor]:
        """Generalised advantages, seat by seat: a decision is judged by the same seat's next one. What
        one seat may hope for after the last step is what the other must fear.
        """
        values = self.values.numpy()
        rows = np.arange(turns.shape[1])
        ahead = np.zeros((len(rows), 2), np.float32)
        ahead[rows, last_turns], ahead[rows, 1 - last_turns] = last, -last
        carried = np.zeros_like(ahead)
        advantages = np.zeros_like(values)
        for t in range(STEPS - 1, -1, -1):
            over, seat = dones[t], turns[t]
            ahead[over], carried[over] = rewards[t][over], 0.0
            gain = ahead[rows, seat] - values[t] + GAE * carried[rows, seat]
            advantages[t] = gain
            ahead[rows, seat], carried[rows, seat] = values[t], gain
        return torch.from_numpy(advantages), torch.from_numpy(advantages + values)


def improve(player: Player, optimiser: Any, rollout: Rollout) -> None:
    """PPO's clipped step over the decisions in which there was a choice."""
    chosen = rollout.masks.sum(-1).flatten() > 1
    flat = [
        part.flatten(0, 1)[chosen]
        for part in (
            rollout.seen,
            rollout.masks,
            rollout.actions,
            rollout.logs,
            rollout.advantages,
            rollout.returns,
        )
    ]
    count = len(flat[0])
    for _ in range(EPOCHS):
        order = torch.randperm(count)
        for start in range(0, count, PART):
            seen, masks, actions, old, gain, target = (part[order[start : start + PART]] for part in flat)
            logs, value = player(seen, masks)
            ratio = (logs.gather(1, actions[:, None]).squeeze(1) - old).exp()
            gain = (gain - gain.mean()) / (gain.std() + 1e-6)
            policy_loss = -torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
            entropy = -(logs.exp() * logs.clamp(min=-20)).sum(-1).mean()
            loss = policy_loss + 0.5 * (value - target).square().mean() - ENTROPY * entropy
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(player.parameters(), 0.5)
            optimiser.step()


def against(game: str, player: Player, bot: str, games: int, seed: int) -> tuple[float, int]:
    """Wins of the player in so many games against a bot, each in half of them at either seat.

    Only the first games of each row count, the same number in every row: short games would
    otherwise count more often than long ones.
    """
    batch = Batch(game, 200, seats=2, seed=seed)
    seat = np.arange(batch.n) % 2
    each = -(-games // batch.n)
    counted = np.zeros(batch.n, np.int64)
    won = 0.0
    while counted.min() < each:
        with torch.no_grad():
            mine = player(*as_tensors(batch))[0].argmax(-1).numpy()
        theirs = batch.choose(bot, batch.turns != seat)
        batch.step(np.where(batch.turns == seat, mine, theirs))
        fresh = batch.dones & (counted < each)
        won += float(batch.rewards[np.arange(batch.n), seat][fresh].sum())
        counted += fresh
    return won, each * batch.n


def train(game: str, minutes: float, seed: int, out: Path, threads: int = 1, looks: int = 8) -> None:
    """Learn for so many minutes; the curve, looked at so many times on the way, is kept at each look."""
    torch.manual_seed(seed)
    torch.set_num_threads(threads)
    out.parent.mkdir(parents=True, exist_ok=True)
    batch = Batch(game, ROWS, seats=2, seed=seed)
    player = Player(batch.setup.size, batch.actions)
    optimiser = torch.optim.Adam(player.parameters(), lr=RATE)
    curve: list[dict[str, float]] = []
    began, spent, decisions = time.process_time(), 0.0, 0
    while spent < minutes * 60:
        if spent >= len(curve) * minutes * 60 / looks:
            note(game, curve, player, spent, decisions, 400, out)
        for group in optimiser.param_groups:
            group["lr"] = RATE * max(0.1, 1 - spent / (minutes * 60))
        improve(player, optimiser, Rollout(batch, player))
        decisions += ROWS * STEPS
        spent = time.process_time() - began
    note(game, curve, player, spent, decisions, 2000, out)


def made_of(out: Path) -> list[Path]:
    """What ``note`` writes."""
    return [out.with_suffix(end) for end in (".pt", ".csv", ".svg")]


def note(
    game: str,
    curve: list[dict[str, float]],
    player: Player,
    spent: float,
    decisions: int,
    games: int,
    out: Path,
) -> None:
    won, played = against(game, player, "greedy", games, 1_000_000 + len(curve))
    curve.append({"seconds": round(spent, 1), "decisions": decisions, "games": played, "won": won})
    low, high = interval(won, played)
    share = f"{100 * won / played:.1f} % ({100 * low:.1f}-{100 * high:.1f}) of {played} games"
    print(f"{spent:6.0f} s {decisions:10,} decisions: {share} against greedy", flush=True)
    torch.save(player.state_dict(), out.with_suffix(".pt"))
    with out.with_suffix(".csv").open("w", newline="") as file:
        rows = csv.DictWriter(file, list(curve[0]), lineterminator="\n")
        rows.writeheader()
        rows.writerows(curve)
    # each look draws over the one before; that nothing else lay there was asked at the start
    draw(game, out.with_suffix(".csv"), out.with_suffix(".svg"), force=True)


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("game", choices=ROOMS)
    ask.add_argument("--minutes", type=float, default=8.0)
    ask.add_argument("--seed", type=int, default=1)
    ask.add_argument("--threads", type=int, default=1, help="of torch; more help only on idle cores")
    ask.add_argument("--out", type=Path, help="GAME_ppo, if not said")
    ask.add_argument("--force", action="store_true", help="files of --out may be overwritten")
    given = ask.parse_args()
    out = given.out or Path(f"{given.game}_ppo")
    for file in made_of(out):
        if file.is_dir() or (file.exists() and not given.force):
            ask.error(f"{file} exists already: name another --out, or --force; nothing was overwritten")
    train(given.game, given.minutes, given.seed, out, given.threads)


if __name__ == "__main__":
    main()
