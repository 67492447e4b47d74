"""How a room is searched. Each room has its own, chosen by short tournaments: see docs/strength.md."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Manner:
    """``second``: the iterations of a level whose ``seconds`` are 1, two at the table: a measure of effort, no promise of
    time. Most races end far earlier; where actions are hard to tell apart the processor's time ends them first
    (``MOST_MS`` in ``bots/levels.py``).

    In the words of the field: ``slip`` and ``mood`` scale the softmax temperature of a level, ``cut`` is the rollout
    depth, ``explore`` the UCT constant, ``width`` and ``widen`` progressive widening, ``steer`` the share of rollout
    moves drawn from the prior, ``keen`` the share of greedy ones, ``foresee`` move ordering at the root by sampled
    evaluation, ``near`` an indifference margin, ``race`` racing of root moves (elimination) on common random numbers.
    """

    second: int
    slip: float = 1.0  # on a searching level's softness: where decisions are many, each may give away less
    mood: float = 1.0  # the same for a level that does not search
    cut: int = 0  # decisions of a playout before estimate judges; below 0: to the end
    explore: float = 0.5
    width: float = 8.0
    widen: float = 1.0
    steer: float = 0.0
    foresee: int = 0  # at the root estimate orders the actions, over so many samples; 0: prior
    keen: float = 0.0  # the share of own playout decisions that take what estimate likes best
    ahead: int = 0  # rounds of the table that a playout ends before estimate judges,
    farther: int = 0  # and from so many iterations on twice as many, as chance then averages out; 0: never
    near: float = 0.0  # in a race: winning chance that is not worth a longer look
    gap: float = 0.0  # in a race: what looks worse than the best by more does not start; 0: no such bound
    errs: float = 0.01  # winning chance by which a look at the next position may err
    race: int = 0  # 1: no tree, the best-looking ``width`` actions are played out side by side


USUAL = Manner(second=10_000, cut=8)
RACED = Manner(second=10_000, width=12.0, steer=1.0, foresee=4, keen=1.0, race=1)
