"""Every call of the HTTP API, from the document that the server itself gives out."""

from typing import Any

from misto.server.app import create_app
from misto.server.settings import Settings

Schema = dict[str, Any]


def page() -> str:
    # made, not opened: no database is touched
    document = create_app(Settings(database_url="sqlite:///none.db", log_level="error")).openapi()
    schemas = document["components"]["schemas"]
    lines = [
        "# Every call of the HTTP API",
        "",
        "From `/openapi.json`. How they make a game, who may ask, and the keys of errors: [the HTTP API](../api.md).",
        "",
    ]
    for path, calls in document["paths"].items():
        for method, call in calls.items():
            lines += [f"## `{method.upper()} {path}`", "", call["description"], ""]
            lines += [*parameters(call), *body(call, schemas), *answer(call, schemas)]
    return "\n".join(lines)


def parameters(call: Schema) -> list[str]:
    rows = [
        f"| `{one['name']}` | in the {one['in']} | `{type_of(one['schema'])}` | {said(one['schema'], one)} |"
        for one in call.get("parameters", [])
    ]
    return ["| takes | where | type | |", "|---|---|---|---|", *rows, ""] if rows else []


def body(call: Schema, schemas: Schema) -> list[str]:
    content = call.get("requestBody", {}).get("content", {}).get("application/json")
    if content is None:
        return []
    name = type_of(content["schema"])
    fields = schemas.get(name, {}).get("properties", {})
    needed = schemas.get(name, {}).get("required", [])
    rows = [
        f"| `{key}` | `{type_of(one)}` | {'' if key in needed else said(one, one) or 'may be left out'} |"
        for key, one in fields.items()
    ]
    return [f"The body is `{name}`:", "", "| field | type | |", "|---|---|---|", *rows, ""]


def answer(call: Schema, schemas: Schema) -> list[str]:
    for status, told in call["responses"].items():
        if not status.startswith("2"):
            continue
        for content in told.get("content", {}).values():
            name = type_of(content["schema"])
            fields = ", ".join(f"`{key}`" for key in schemas.get(name, {}).get("properties", {}))
            return [f"Answers {status} with `{name}`" + (f": {fields}." if fields else "."), ""]
        return [f"Answers {status}.", ""]
    return []


def said(schema: Schema, one: Schema) -> str:
    parts = [one.get("description", "")]
    if schema.get("default") not in (None, "", {}, []):
        parts.append(f"default `{schema['default']}`")
    return "; ".join(part for part in parts if part).replace("|", "\\|").replace("\n", " ")


def type_of(schema: Schema) -> str:
    """A type's name, as one would say it."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    for many in ("anyOf", "oneOf"):
        if many in schema:
            return " or ".join(dict.fromkeys(type_of(one) for one in schema[many]))
    if "const" in schema:
        return f"{schema['const']!r}"
    if "enum" in schema:
        return " or ".join(f"{value!r}" for value in schema["enum"])
    if schema.get("type") == "array":
        return f"list of {type_of(schema.get('items', {}))}"
    return str(schema.get("type", "any"))
