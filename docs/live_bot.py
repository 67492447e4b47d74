"""A bot at a live table, playing by chance: python live_bot.py ADDRESS TABLE SEAT TOKEN"""

import json
import random
import sys
import time
from urllib.error import HTTPError
from urllib.request import Request, urlopen

address, table, seat, token = sys.argv[1], sys.argv[2], int(sys.argv[3]), sys.argv[4]


def call(what, body=None):
    """GET, or POST with a body; after 429 again, in a second or when the server says."""
    headers = {"authorization": f"Bearer {token}", "content-type": "application/json"}
    data = None if body is None else json.dumps(body).encode()
    while True:
        try:
            return urlopen(Request(f"{address}/api/tables/{table}/{what}", data, headers))
        except HTTPError as refused:
            if refused.code == 409 and what == "moves":
                return None  # the table has moved on: the next message tells
            if refused.code != 429:
                raise
            time.sleep(float(refused.headers.get("retry-after", 1)))


call("sit", {"seat": seat})
over = False
while not over:
    for line in call(f"stream?seat={seat}"):  # ends after a while, and is asked for again
        message = json.loads(line)
        if message["type"] != "state":
            continue
        if over := message["table"]["status"] == "over":
            break
        if message["decision"]:
            action, step = random.choice(message["decision"]["options"])["action"], message["step"]
            call("moves", {"seat": seat, "step": step, "actions": [action], "key": f"{seat}-{step}"})
