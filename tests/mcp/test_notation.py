"""Types written out from JSON Schemas."""

from typing import Any

from lawspeaker.mcp.notation import TypeNotation

SCHEMAS: dict[str, dict[str, Any]] = {
    "GameState": {
        "type": "object",
        "properties": {
            "hands": {"description": "The hands.", "$ref": "#/components/schemas/GameHands"},
            "marks": {"type": "array", "items": {"$ref": "#/components/schemas/GameMark"}},
            "words": {"type": "array", "items": {"oneOf": [{"type": "string"}, {"type": "integer"}]}},
            "by-name": {"type": "object", "additionalProperties": {"$ref": "#/components/schemas/GameState"}},
            "space": {"type": "string", "pattern": "^[A-Z]$", "description": "A space.", "examples": ["E"]},
        },
        "required": ["marks"],
    },
    "GameHands": {"type": "object", "properties": {"one": {"type": "integer"}, "two": {"type": "integer"}}},
    "GameMark": {"type": "string", "enum": ["x", "o"], "description": "A mark."},
    "GameMove": {"type": "object", "properties": {"type": {"type": "string", "const": "move"}, "to": {"type": "boolean"}}},
    "GameAction": {"oneOf": [{"$ref": "#/components/schemas/GameMove"}], "discriminator": {"mapping": {"move": "#/x/Nothing"}}},
}


def test_each_type_is_defined_once_in_order_of_mention() -> None:
    assert TypeNotation(SCHEMAS, "Game", ["one", "two"]).definitions(["GameState"]) == (
        "State = {\n"
        "  hands?: Hands // The hands.\n"
        "  marks: Mark[]\n"
        "  words?: (string | number)[]\n"
        '  "by-name"?: { [name: string]: State }\n'
        '  space?: string // A space. Example: "E"\n'
        "}\n"
        'Hands = { [key in "one" | "two"]?: number }\n'
        'Mark = "x" | "o" // A mark.'
    )


def test_a_short_type_is_one_line_and_others_can_be_left_out() -> None:
    notation = TypeNotation(SCHEMAS, "Game", [])
    assert notation.definitions(["GameAction"]) == 'Action = Move\nMove = { type?: "move", to?: boolean }'
    assert notation.definitions(["GameAction"], {"GameMove"}) == "Action = Move"
    assert notation.find("Move") == "GameMove"
    assert notation.find("Castle") == ""
