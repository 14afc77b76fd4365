# SPDX-License-Identifier: GPL-3.0-or-later
"""Draws requests from the OpenAPI document of the server, so that an operation that is added to it takes part by itself."""

import datetime
import json
import re
import urllib.parse

TEXTS = ["The export crashes with more than a hundred rows.", "The logo is pale", "I was charged twice, please refund it",
         "C++ und .NET: Überweisung schlägt fehl", "支付失败了两次", "لا يعمل التصدير", "🙈 👍🏽 why?", "it\r\ncrashes\tagain",
         "Slow. Slow. Slow.", "'; drop table feedback; --", "a", "The export is slow, too. The app freezes on start."]
TAGS = ["export", "crash", "Straße", "two words", "c++"]
WORDS = {"owner": ["me", "none"], "state": ["open", "done", "declined", "open,done"], "since": ["0", "now"], "search": ["export", "-crash logo", "slow", "支付"],
         "include": ["buffer_ids", "triage", "buffer_ids,triage"], "icon": ["star"],
         "created_after": ["-7d", "2020-01-01"], "created_before": ["2030-01-01"], "types": ["feedback,note", "tag"], "presence": ["0"],
         "time_zone": ["Europe/Berlin", "Asia/Kathmandu"]}
FEEDBACK_NAMES = {"into", "feedback_ids", "other_feedback_id"}
KINDS = {"owner_id": "member", "destination_buffer_id": "buffer", "id": "buffer"}
# Their requests change nothing, so the same key may be answered otherwise.
WITHOUT_RECEIPT = {"testRouting", "previewRouting", "importPart"}


class Operation:
    """An operation of the document."""

    def __init__(self, path, method, value):
        self.path, self.method, self.name = path, method.upper(), value["operationId"]
        self.parameters = value.get("parameters", [])
        self.body = value.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
        self.statuses = {int(status) for status in value["responses"] if status.isdigit()}


class Draw:
    """Draws the parts of requests for one organization."""

    def __init__(self, document):
        self.schemas = document["components"]["schemas"]
        self.operations = [Operation(path, method, value)
                           for path, methods in document["paths"].items() if path.startswith("/api/")
                           for method, value in methods.items() if method in ("get", "post", "patch", "put", "delete")]

    def operation(self, dice):
        """Draws one operation. Writes are drawn more often than reads, and feedback is created more often than the rest."""
        if dice.random() < 0.12:
            return next(each for each in self.operations if each.name == "createFeedback")
        writes = [each for each in self.operations if each.method != "GET"]
        return dice.choice(writes if dice.random() < 0.75 else self.operations)

    def request(self, operation, dice, pool):
        """Returns path with query, and body, with identifiers of the pool; None if it has none of a kind that is needed."""
        path = operation.path.removeprefix("/api/v0")
        for name in re.findall(r"{(\w+)}", path):
            value = self.identifier(name, dice, pool)
            if value is None:
                return None
            path = path.replace("{" + name + "}", urllib.parse.quote(value, safe=""))
        query = [(each["name"], self.text(self.value(each["schema"], each["name"], dice, pool)))
                 for each in operation.parameters
                 if each["in"] == "query" and (each.get("required") or dice.random() < 0.2) and each["name"] != "cursor"]
        if query:
            path += "?" + urllib.parse.urlencode([(name, value) for name, value in query if value is not None])
        if operation.body is None:
            return path, None
        if operation.name == "importPart":
            return path, self.import_part(dice)
        body = self.value(operation.body, "", dice, pool)
        if operation.name == "splitFeedback" and dice.random() < 0.7:
            body["description"] = dice.choice(dice.choice(TEXTS).split(" "))
        return path, body

    @staticmethod
    def import_part(dice):
        lines = [{"description": dice.choice(TEXTS), "external_id": f"x{dice.randrange(40)}", "tags": dice.sample(TAGS, 1),
                  "created_at": f"20{dice.randrange(10, 26)}-03-0{dice.randrange(1, 9)}T10:00:00Z"} for _ in range(dice.randrange(1, 4))]
        return {"format": "json_lines", "data": "".join(json.dumps(line) + "\n" for line in lines), "last": True,
                "dry_run": dice.random() < 0.2, "route": dice.random() < 0.5}

    @staticmethod
    def text(value):
        """Returns a value as a query has it; None if there is none."""
        if isinstance(value, bool):
            return "true" if value else "false"
        if isinstance(value, list):
            return ",".join(map(str, value))
        return None if value is None else str(value)

    def identifier(self, name, dice, pool):
        kind = KINDS.get(name) or ("feedback" if name in FEEDBACK_NAMES else name.removesuffix("_ids").removesuffix("_id"))
        if name == "tag_name":
            return dice.choice(TAGS)
        known = pool.get(kind)
        return dice.choice(known) if known else None

    def value(self, schema, name, dice, pool):
        """Draws a value of the schema. The name of its member says which identifiers or words it takes."""
        if "$ref" in schema:
            schema = self.schemas[schema["$ref"].rpartition("/")[2]]
        for choice in ("anyOf", "oneOf"):
            if choice in schema:
                return self.value(dice.choice(schema[choice]), name, dice, pool)
        types = schema.get("type", "object")
        types = types if isinstance(types, list) else [types]
        if "null" in types and (dice.random() < 0.15 or types == ["null"]):
            return None
        if "const" in schema:
            return schema["const"]
        if "enum" in schema:
            return dice.choice(schema["enum"])
        kind = next((each for each in types if each != "null"), None)
        return None if kind is None else getattr(self, f"{kind}_value")(schema, name, dice, pool)

    def object_value(self, schema, _name, dice, pool):
        required = schema.get("required", [])
        drawn = {}
        for name, member in schema.get("properties", {}).items():
            if name in required or dice.random() < 0.4:
                value = self.value(member, name, dice, pool)
                if value is not None or name not in required:
                    drawn[name] = value
        return drawn

    def array_value(self, schema, name, dice, pool):
        if name in ("tags", "tag"):
            return dice.sample(TAGS, dice.randrange(3))
        count = dice.randrange(schema.get("minItems", 0), min(schema.get("maxItems", 3), 3) + 1)
        drawn = [self.value(schema["items"], name, dice, pool) for _ in range(count)]
        return [each for i, each in enumerate(drawn) if each is not None and each not in drawn[:i]]

    @staticmethod
    def boolean_value(_schema, _name, dice, _pool):
        return dice.random() < 0.5

    @staticmethod
    def integer_value(schema, name, dice, _pool):
        low = int(schema.get("minimum", 0))
        return 0 if name == "wait" else dice.randint(low, max(low, min(int(schema.get("maximum", 100)), low + 30)))

    @staticmethod
    def number_value(schema, _name, dice, _pool):
        return round(dice.uniform(schema.get("minimum", 0), schema.get("maximum", 1)), 2)

    def string_value(self, schema, name, dice, pool):
        if "[0-7ILOilo]" in schema.get("pattern", "") or name.endswith("_id"):
            return self.identifier(name, dice, pool)
        if schema.get("format") in ("date-time", "date"):
            when = datetime.datetime.now(datetime.timezone.utc) + datetime.timedelta(seconds=dice.randint(-400, 4000))
            return when.strftime("%Y-%m-%d" if schema["format"] == "date" else "%Y-%m-%dT%H:%M:%SZ")
        if name == "email":
            return f"m{dice.randrange(1000)}@world.example"
        if name == "url":
            return f"http://127.0.0.1:9/{dice.randrange(100)}"
        if WORDS.get(name):
            return dice.choice(WORDS[name])
        return dice.choice(TEXTS)[:schema.get("maxLength", 5000)]
