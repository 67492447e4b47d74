"""Which call follows which in the OpenAPI document: where a call's answer gives the next one its words."""

from typing import Any

TABLE = "/api/tables/{table_id}"
IN_BODY = {"table_id": "$response.body#/id"}
IN_PATH = {"table_id": "$request.path.table_id"}
AS_ASKED = {"seat": "$response.body#/seat", "step": "$response.body#/step", "key": "k{$response.body#/step}"}
FIRST = {"actions": ["$response.body#/decision/options/0/action"]}
SEAT = {"seat": "$response.body#/seat"}

GIVES_A_TABLE = [("/api/tables", "post"), (TABLE + "/rematch", "post"), (TABLE + "/continue", "post")]
GIVES_A_STATE = [(TABLE + "/state", "get"), (TABLE + "/moves", "post"), (TABLE + "/undo", "post")]
ABOUT_A_TABLE: tuple[tuple[str, dict[str, Any]], ...] = (
    ("table_of", {}),
    ("state", {"seat": 0}),
    ("record", {}),
    ("replay", {"step": 0}),
    ("reach", {}),
)
DONE_AT_A_TABLE: tuple[tuple[str, dict[str, Any] | None], ...] = (
    ("sit", {"seat": 1}),
    ("start", None),
    ("rematch", None),
    ("leave", {"seat": 1}),
)
DONE_AT_A_SEAT: tuple[tuple[str, dict[str, Any]], ...] = (
    ("moves", AS_ASKED | FIRST),
    ("undo", AS_ASKED),
    ("hint", SEAT),
    ("takeback", SEAT),
    ("resign", SEAT),
)


def name_links(document: dict[str, Any]) -> None:
    """OpenAPI's links: from a table's id to its calls, and from a decision to its answer."""
    known = {call["operationId"] for calls in document["paths"].values() for call in calls.values()}
    for path, method in GIVES_A_TABLE:
        links = {name: link(name, IN_BODY | more) for name, more in ABOUT_A_TABLE}
        links |= {name: link(name, IN_BODY, body) for name, body in DONE_AT_A_TABLE}
        give(document, path, method, links, known)
    for path, method in GIVES_A_STATE:
        links = {name: link(name, IN_PATH, body) for name, body in DONE_AT_A_SEAT}
        links["state"] = link("state", IN_PATH | SEAT)
        give(document, path, method, links, known)


def link(call: str, parameters: dict[str, Any], body: dict[str, Any] | None = None) -> dict[str, Any]:
    told: dict[str, Any] = {"operationId": call, "parameters": parameters}
    return told if body is None else told | {"requestBody": body}


def give(document: dict[str, Any], path: str, method: str, links: dict[str, Any], known: set[str]) -> None:
    if lost := {one["operationId"] for one in links.values()} - known:
        raise LookupError(f"links lead to calls that are not there: {', '.join(sorted(lost))}")
    responses = document["paths"][path][method]["responses"]
    responses["201" if "201" in responses else "200"]["links"] = links
