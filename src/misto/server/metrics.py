"""Counters and times for Prometheus, in its text format."""

from collections import Counter
from collections.abc import Mapping, Sequence

BOUNDS = (0.005, 0.01, 0.02, 0.03, 0.04, 0.06, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
WAITS = (0.05, 0.1, 0.25, 0.5, 1.0, 1.5, 2.0, 3.0, 5.0, 10.0, 30.0)
SHARES = (0.0, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 0.75, 0.99, 1.0)


class Histogram:
    def __init__(self, bounds: Sequence[float]) -> None:
        self.bounds = bounds
        self.counts = [0] * (len(bounds) + 1)
        self.sum = 0.0

    def add(self, value: float) -> None:
        for place, bound in enumerate(self.bounds):
            if value <= bound:
                self.counts[place] += 1
        self.counts[-1] += 1
        self.sum += value

    def lines(self, name: str, label: str) -> list[str]:
        counts = zip((*map(str, self.bounds), "+Inf"), self.counts, strict=True)
        return [
            *(f'{name}_bucket{{{label},le="{bound}"}} {count}' for bound, count in counts),
            f"{name}_sum{{{label}}} {self.sum}",
            f"{name}_count{{{label}}} {self.counts[-1]}",
        ]


class Metrics:
    def __init__(self) -> None:
        self.requests: Counter[tuple[str, int]] = Counter()
        self.times: dict[str, Histogram] = {}
        self.thinking = Thinking()
        self.sent = 0

    def request(self, route: str, status: int, seconds: float) -> None:
        self.requests[route, status] += 1
        self.times.setdefault(route, Histogram(BOUNDS)).add(seconds)

    def text(self, gauges: Mapping[str, float], waiting: Mapping[str, int]) -> str:
        lines = ["# TYPE misto_requests_total counter"]
        for (route, status), count in sorted(self.requests.items()):
            lines.append(f'misto_requests_total{{route="{route}",status="{status}"}} {count}')
        lines.append("# TYPE misto_request_seconds histogram")
        for route, times in sorted(self.times.items()):
            lines += times.lines("misto_request_seconds", f'route="{route}"')
        lines += self.thinking.lines(waiting)
        for name, value in gauges.items():
            kind = "counter" if name.endswith("_total") else "gauge"
            lines += [f"# TYPE misto_{name} {kind}", f"misto_{name} {value}"]
        return "\n".join(lines) + "\n"


class Thinking:
    """What this worker's thinkers were asked, by class: live, hint, analysis."""

    def __init__(self) -> None:
        self.asked: Counter[str] = Counter()
        self.failed: Counter[str] = Counter()
        self.refused: Counter[str] = Counter()
        self.shares: dict[str, Histogram] = {}  # of the budget, as granted
        self.waits: dict[str, Histogram] = {}  # from asking until the answer

    def answered(self, kind: str, share: float, seconds: float) -> None:
        self.shares.setdefault(kind, Histogram(SHARES)).add(share)
        self.waits.setdefault(kind, Histogram(WAITS)).add(seconds)

    def lines(self, waiting: Mapping[str, int]) -> list[str]:
        lines = ["# TYPE misto_thinking_waiting gauge"]
        lines += [f'misto_thinking_waiting{{class="{kind}"}} {count}' for kind, count in waiting.items()]
        for what, counts in (("asked", self.asked), ("failed", self.failed), ("refused", self.refused)):
            lines.append(f"# TYPE misto_thinking_{what}_total counter")
            lines += [f'misto_thinking_{what}_total{{class="{kind}"}} {counts[kind]}' for kind in waiting]
        for name, found in (("share", self.shares), ("seconds", self.waits)):
            lines.append(f"# TYPE misto_thinking_{name} histogram")
            for kind, histogram in sorted(found.items()):
                lines += histogram.lines(f"misto_thinking_{name}", f'class="{kind}"')
        return lines
