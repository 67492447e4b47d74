"""A bot that plays a seat of a live table: python live_bot.py ADDRESS TABLE SEAT TOKEN

It takes the open seat, listens to the table, and answers every question by chance. Standard library only.
"""

import json
import random
import sys
import urllib.error
import urllib.request

address, table, seat, token = sys.argv[1], sys.argv[2], int(sys.argv[3]), sys.argv[4]


def call(path, body=None):
    """GET, or POST with a body; the token says who we are."""
    headers = {"authorization": f"Bearer {token}", "content-type": "application/json"}
    data = None if body is None else json.dumps(body).encode()
    return urllib.request.urlopen(urllib.request.Request(f"{address}/api{path}", data, headers))


def answer(message):
    """One option of what we are asked, by chance. The key makes a repeated request harmless."""
    chosen, step = random.choice(message["decision"]["options"])["action"], message["step"]
    try:
        call(f"/tables/{table}/moves", {"seat": seat, "step": step, "actions": [chosen], "key": f"{seat}-{step}"})
    except urllib.error.HTTPError as refused:
        if refused.code not in (409, 429):  # the table has moved on, or we hurry: the next message tells
            raise


call(f"/tables/{table}/sit", {"seat": seat})
status = "open"
while status != "over":
    for line in call(f"/tables/{table}/stream?seat={seat}"):  # ends after a while, and is asked for again
        message = json.loads(line)
        if message["type"] == "state":
            status = message["table"]["status"]
            if message["decision"] is not None:
                answer(message)
        if status == "over":
            break
