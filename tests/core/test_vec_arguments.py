"""Vec arguments are given back: docs/decisions/007-vec-arguments.md."""

import subprocess
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import pytest

SETUP = Path(__file__).parents[2] / "setup.py"
TAKEN = """    vecI64 arg_out = VecI64Api.unbox(obj_out);
    if (VEC_IS_ERROR(arg_out)) {
        goto fail;
    }
"""

GROW = """
import resource
from librt.vecs import vec
from mypy_extensions import i64
import misto
table = misto.new_table("machi_koro", 2, seed=1)
seat = table.owing()[0]
def call(times):
    for _ in range(times):
        table.state.legal(seat, vec[i64]([0] * 100_000))
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
before = call(20)
print((call(300) - before) // 1024)
"""


@pytest.fixture(scope="module")
def given_back():
    spec = spec_from_file_location("misto_setup", SETUP)
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.given_back


def test_every_vec_argument_is_given_back_once(given_back):
    mended = given_back(TAKEN * 3, "a.c")
    assert mended.count("VEC_I64_DECREF(arg_out);") == 3


def test_a_mypyc_that_takes_them_otherwise_stops_the_build(given_back):
    with pytest.raises(SystemExit, match="another way"):
        given_back(TAKEN.replace("VEC_IS_ERROR", "VEC_FAILED"), "a.c")


CALL = "    char retval = CPyDef_legal(arg_self, arg_out);\n"


@pytest.mark.parametrize("between", ["", "    ", CALL, CALL + "fail: ;\n"])
def test_a_mypyc_that_mended_itself_stops_the_build(given_back, between):
    """Wherever it gives the vec back: at once, or when the call is over."""
    with pytest.raises(SystemExit, match="by itself"):
        given_back(TAKEN + f"{between}VEC_I64_DECREF(arg_out);\n", "a.c")


def test_what_the_function_itself_gives_back_is_its_own(given_back):
    own = "    VEC_I64_DECREF(cpy_r_r7);\n"
    assert own in given_back(TAKEN + CALL + own, "a.c")


def test_calls_from_plain_python_do_not_grow_the_process():
    told = subprocess.run([sys.executable, "-c", GROW], capture_output=True, text=True, check=True)
    assert int(told.stdout) < 40, "300 calls with 0.8 MB each"
