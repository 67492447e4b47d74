"""Counters and times for Prometheus, in its text format."""

from collections import Counter
from collections.abc import Mapping

BOUNDS = (0.005, 0.01, 0.02, 0.03, 0.04, 0.06, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


class Metrics:
    def __init__(self) -> None:
        self.requests: Counter[tuple[str, int]] = Counter()
        self.times: dict[str, list[int]] = {}
        self.sums: Counter[str] = Counter()
        self.sent = 0

    def request(self, route: str, status: int, seconds: float) -> None:
        self.requests[route, status] += 1
        counts = self.times.setdefault(route, [0] * (len(BOUNDS) + 1))
        for place, bound in enumerate(BOUNDS):
            if seconds <= bound:
                counts[place] += 1
        counts[-1] += 1
        self.sums[route] += seconds  # type: ignore[assignment]

    def text(self, gauges: Mapping[str, float]) -> str:
        lines = ["# TYPE misto_requests_total counter"]
        for (route, status), count in sorted(self.requests.items()):
            lines.append(f'misto_requests_total{{route="{route}",status="{status}"}} {count}')
        lines.append("# TYPE misto_request_seconds histogram")
        for route, counts in sorted(self.times.items()):
            for bound, count in zip((*map(str, BOUNDS), "+Inf"), counts, strict=True):
                lines.append(f'misto_request_seconds_bucket{{route="{route}",le="{bound}"}} {count}')
            lines.append(f'misto_request_seconds_sum{{route="{route}"}} {self.sums[route]}')
            lines.append(f'misto_request_seconds_count{{route="{route}"}} {counts[-1]}')
        for name, value in gauges.items():
            kind = "counter" if name.endswith("_total") else "gauge"
            lines += [f"# TYPE misto_{name} {kind}", f"misto_{name} {value}"]
        return "\n".join(lines) + "\n"
