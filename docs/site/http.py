"""Every call of the HTTP API, from the document that the server itself gives out."""

from typing import Any

from misto.server.app import create_app
from misto.server.settings import Settings

Schema = dict[str, Any]


def document() -> Schema:
    # made, not opened: no database is touched
    return create_app(Settings(database_url="sqlite:///none.db", log_level="error")).openapi()


def page() -> str:
    found = document()
    schemas = found["components"]["schemas"]
    lines = [
        "# Every call of the HTTP API",
        "",
        "From `/openapi.json`. How they make a game, who may ask, and the keys of errors: [the HTTP API](../api.md).",
        "",
    ]
    for path, calls in found["paths"].items():
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
    lines = [f"The body is `{name}`:", "", *table(schemas.get(name, {}))]
    for one in schemas.get(name, {}).get("properties", {}).values():
        for inner in sorted(named_in(one)):
            lines += [f"`{inner}`:", "", *table(schemas[inner])] if "properties" in schemas[inner] else []
    return lines


def table(schema: Schema) -> list[str]:
    needed = schema.get("required", [])
    rows = []
    for key, one in schema.get("properties", {}).items():
        told = [
            said(one, one),
            *([] if key in needed or "default `" in said(one, one) else ["may be left out"]),
        ]
        rows.append(f"| `{key}` | `{type_of(one)}` | {'; '.join(part for part in told if part)} |")
    return ["| field | type | |", "|---|---|---|", *rows, ""]


def named_in(schema: Schema) -> set[str]:
    """The types that a field's type names."""
    if "$ref" in schema:
        return {type_of(schema)}
    inner = [*schema.get("anyOf", ()), schema.get("items", {})]
    return {name for one in inner if one for name in named_in(one)}


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


def unexplained() -> list[str]:
    """Parameters and fields of a call's body that nothing is said of."""
    found = document()
    schemas = found["components"]["schemas"]
    missing = []
    for path, calls in found["paths"].items():
        for method, call in calls.items():
            content = call.get("requestBody", {}).get("content", {}).get("application/json", {})
            fields = schemas.get(type_of(content.get("schema", {})), {}).get("properties", {})
            rows = {one["name"]: one for one in call.get("parameters", [])} | fields
            for inner in {name for one in fields.values() for name in named_in(one)}:
                rows |= {f"{inner}.{key}": one for key, one in schemas[inner].get("properties", {}).items()}
            missing += [f"{method.upper()} {path}: {name}" for name, one in rows.items() if not about(one)]
    return missing


def about(one: Schema) -> str:
    """What is said of a value, or of the one thing it is unless it is null."""
    inner: Schema = next((part for part in one.get("anyOf", ()) if part.get("description")), {})
    return str(one.get("description") or inner.get("description", ""))


def said(schema: Schema, one: Schema) -> str:
    parts = [about(one)]
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
