"""Two builds next to each other: the interval is Student's, and each build is the one it is said to be."""

import json
import random
import shutil
from math import inf, sqrt
from pathlib import Path
from statistics import fmean, stdev

import pytest

import misto as package
from misto.core.trouble import Trouble
from misto.games.registry import ROOMS
from misto.lab.against import Build, against, own_folder, ratio_of_means, room_rates, student
from misto.lab.bench import settings
from tests.cli.line import in_process, misto, refused


@pytest.mark.parametrize(
    ("freedom", "point"), [(5, 2.5706), (9, 2.2622), (19, 2.0930), (39, 2.0227), (10**9, 1.95996)]
)
def test_students_point(freedom, point):
    """From the printed table."""
    assert student(freedom) == pytest.approx(point, abs=0.001)


def test_against_a_constant_it_is_the_interval_of_a_mean():
    ours = [10.0, 11.0, 9.0, 10.5, 9.5, 10.0]
    found = ratio_of_means(ours, [5.0] * 6)
    reach = student(5) * stdev(ours) / sqrt(6) / 5
    assert found.ratio == pytest.approx(fmean(ours) / 5)
    assert (found.low, found.high) == pytest.approx((found.ratio - reach, found.ratio + reach))


def test_what_slows_both_down_does_not_widen_it():
    """A busy machine: the speed halves in some rounds, for both."""
    speed = [1.0, 0.5, 1.0, 0.7, 0.5, 1.0]
    found = ratio_of_means([200 * s for s in speed], [100 * s for s in speed])
    assert (found.low, found.ratio, found.high) == pytest.approx((2, 2, 2))


def test_the_interval_holds_the_truth_as_often_as_it_says():
    noise, held, times = random.Random(5), 0, 2000
    for _ in range(times):
        pairs = [(noise.gauss(97, 4), noise.gauss(100, 4)) for _ in range(20)]
        found = ratio_of_means([x for x, _ in pairs], [y for _, y in pairs])
        held += found.low <= 0.97 <= found.high
    assert 0.93 < held / times < 0.97


def test_a_rooms_rate_is_the_mean_of_its_settings():
    names = [name for name, room, *_ in settings() if room == "akropolis"]
    rates = {name: ([float(k), 1.0], [2.0, 4.0]) for k, name in enumerate(names)}
    assert room_rates(rates, "akropolis") == ([0.5, 1.0], [2.0, 4.0])


def test_both_builds_are_measured_in_every_room():
    told = against(own_folder(), "_4", rounds=2, seconds=0.001)
    assert [row["name"] for row in told["rooms"]] == list(ROOMS)
    assert told["compiled"] == told["other_compiled"]
    for row in [*told["rows"], *told["rooms"]]:
        assert row["low"] <= row["ratio"] <= row["high"] < inf
        assert row["decisions_per_s"] > 0 < row["other_decisions_per_s"]


@pytest.fixture
def other(tmp_path):
    """Another checkout: the plain source, somewhere else."""
    source = Path(package.__file__).parent
    shutil.copytree(
        source, tmp_path / "src" / "misto", ignore=shutil.ignore_patterns("*.so", "page", "locales")
    )
    return tmp_path


def test_the_other_build_is_the_one_in_the_folder(other):
    with Build(other) as build:
        assert not build.compiled
        decisions, spent = build.play("machi_koro", 2, {}, 0.001)
    assert decisions > 0
    assert spent >= 0.001
    assert build.process.returncode is not None


def test_a_build_that_does_not_run_is_named(other):
    (other / "src" / "misto" / "core" / "playout.py").write_text("raise RuntimeError('half built')")
    with pytest.raises(Trouble, match="build-failed") as told:
        Build(other)
    assert "half built" in str(told.value.args) + str(vars(told.value))


def test_from_the_command_line(tmp_path):
    done = misto("bench", "--against", str(own_folder()), "--only", "akropolis_2", "--rounds", "2", "--json")
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["rounds"] == 2
    refused(in_process("bench", "--against", str(tmp_path)), "src/misto")
    refused(in_process("bench", "--against", str(own_folder()), "--rounds", "1"), "at least 2 rounds")
