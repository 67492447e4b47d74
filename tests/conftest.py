"""With CI=true a skipped test is a failure: what the tests need, make test must have installed."""

import os

import pytest

from tests.plain import is_plain


def pytest_collection_modifyitems(items):
    for item in items:
        if is_plain(item.path):
            item.add_marker(pytest.mark.plain)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item, call):
    report = yield
    if report.skipped and os.environ.get("CI") == "true" and not hasattr(report, "wasxfail"):
        report.outcome = "failed"
        report.longrepr = f"skipped in CI: {report.longrepr}"
    return report
