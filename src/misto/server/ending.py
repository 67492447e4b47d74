"""Tasks that must end: asked until they do."""

import asyncio
from collections.abc import Iterable
from typing import Any

AGAIN_S = 1.0


async def end_tasks(tasks: Iterable[asyncio.Task[Any]]) -> None:
    """Cancel these tasks and wait until all have ended, however each ended.

    A cancellation that comes in the very moment in which a wait ends can be lost: ``asyncio.wait_for`` does
    so before Python 3.12, and libraries we wait for call it. The task goes on then, and who asked it but once
    waits for ever.
    """
    asked = set(tasks)
    left = {task for task in asked if not task.done()}
    while left:
        for task in left:
            task.cancel()
        _, left = await asyncio.wait(left, timeout=AGAIN_S)
    for task in asked:
        if not task.cancelled():
            task.exception()  # looked at, so that none is reported as forgotten
