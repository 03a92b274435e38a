"""The description of a game."""

from typing import Any

from werkzeug.test import Client

from tests.sweeps import each


def description(client: Client, game: str, language: str) -> Any:
    return client.get(f"/v1/games/{game}", headers={"Accept-Language": language}).get_json()


@each(
    "language, shown",
    [
        ("en", "Take a festival card · player: Player One · from: open card · card: mask + drum"),
        ("cs", "Vzít si slavnostní kartu · hráč: Hráč 1 · odkud: odkrytá karta · karta: maska + buben"),
        (
            "fr",
            "Prendre une carte de fête · joueur\u202f: Joueur 1 · depuis\u202f: carte visible · carte\u202f: masque + tambour",
        ),
    ],
)
def test_a_client_without_game_knowledge_can_show_actions(client: Client, language: str, shown: str) -> None:
    game = description(client, "java", language)
    titles = {action["type"]: action["title"] for action in game["actions"]}
    action = {"type": "draw-card", "player": "one", "from": "face-up", "card": "mask+drum"}
    members = (
        (game["words"][f"member-{name}"], f"{name}-{id}".replace("+", "-")) for name, id in action.items() if name != "type"
    )
    colon = "\u202f:" if language == "fr" else ":"
    assert " · ".join([titles[action["type"]], *(f"{label}{colon} {game['words'][word]}" for label, word in members)]) == shown
