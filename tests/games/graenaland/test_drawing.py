"""Cards that are drawn by chance, and decks that are renewed: what the state knows of them, and what it does not."""

from typing import Any

from tests.games.asking import ask

ORE, GRAIN = ({"deck": "plains", "resource": resource} for resource in ("ore", "grain"))
ORES_OF_THE_PLAINS = 6
HIDDEN = {"deck": "plains"}


def state(deck: Any, discards: Any, hand: Any = None, works: tuple[str, ...] = ()) -> dict[str, Any]:
    """Two settled territories of the plains; the first one has room for three cards more."""
    village = {"player": "red", "kind": "village"}
    nothing: dict[str, Any] = {"face_up": {"cards": []}, "face_down": {"cards": []}}
    return {
        "players": ["red", "yellow", "white", "blue"],
        "main_player": "red",
        "phase": "production",
        "map": [
            {"territory": name, "terrain": "plains", "coast": True, "improvement": "cattle", "neighbours": []}
            for name in ("coast-1", "coast-2")
        ],
        "territories": {
            "coast-1": {"settlements": [village, village], "works": list(works), **nothing},
            "coast-2": {"settlements": [village], "works": [], **nothing},
        },
        "clans": {"red": {"hand": {"cards": hand or []}}},
        "decks": {"plains": deck},
        "discards": {"plains": discards},
    }


def produced(state: dict[str, Any], *resources: str, shuffles: Any = None) -> Any:
    """The ruling on drawing these: the base card of the first territory, its improvement's if any, that of the second."""
    sources = [("coast-1", "base"), ("coast-1", "improvement"), ("coast-2", "base")]
    slots = sources if state["territories"]["coast-1"]["works"] else [sources[0], sources[2]]
    draws = [
        {"territory": territory, "source": source, "resource": resource}
        for (territory, source), resource in zip(slots, resources, strict=True)
    ]
    action: dict[str, Any] = {"type": "produce", "draws": draws}
    if shuffles is not None:
        action["reshuffles"] = [{"deck": "plains", "cards": cards} for cards in shuffles]
    return ask("graenaland", "rulings", {"state": state, "action": action})


def violated(answer: Any) -> list[str]:
    return [finding["rule"] for finding in answer["findings"] if finding["outcome"] == "violated"]


# A deck of which only the number of cards is known is drawn from by chance: what came is taken at its word. That is the
# one place where knowing more can turn a legal action into an illegal one: when what came is known to lie elsewhere.


def test_a_draw_from_a_deck_of_unknown_order_is_believed() -> None:
    hand = [ORE] * (ORES_OF_THE_PLAINS - 1)
    assert produced(state({"count": 20}, {"cards": []}, hand), "ore", "grain")["verdict"] == "legal"


def test_but_not_if_all_of_its_kind_are_known_to_be_elsewhere() -> None:
    hand = [ORE] * ORES_OF_THE_PLAINS
    assert violated(produced(state({"count": 20}, {"cards": []}, hand), "ore", "grain")) == ["production.deck"]


def test_nor_if_the_last_of_its_kind_was_drawn_just_before() -> None:
    hand = [ORE] * (ORES_OF_THE_PLAINS - 1)
    assert violated(produced(state({"count": 20}, {"cards": []}, hand), "ore", "ore")) == ["production.deck"]


def test_a_drawn_card_is_not_counted_again_on_top_of_the_deck() -> None:
    hand = [ORE] * (ORES_OF_THE_PLAINS - 2)
    deck = {"cards": [ORE, HIDDEN, HIDDEN]}
    answer = produced(state(deck, {"cards": []}, hand), "ore", "ore")
    assert (answer["verdict"], answer["missing"]) == ("undetermined", ["/state/decks/plains/cards"])


def test_a_listed_card_without_a_face_is_not_drawn_by_chance() -> None:
    for card in (HIDDEN, {}):
        answer = produced(state({"cards": [card, GRAIN]}, {"cards": []}), "ore", "grain")
        assert (answer["verdict"], answer["missing"]) == ("undetermined", ["/state/decks/plains/cards"])


def test_a_deck_may_be_renewed_twice_in_one_production() -> None:
    twice = state({"cards": []}, {"cards": [ORE, GRAIN]}, works=("improvement",))
    # The base card takes the ore; the grain does not match and is discarded, and so it is the whole deck once more.
    answer = produced(twice, "ore", "grain", "grain", shuffles=[[ORE, GRAIN], [GRAIN]])
    assert answer["verdict"] == "legal"
    assert answer["state"]["decks"]["plains"] == {"count": 0}
    assert answer["state"]["discards"]["plains"] == {"count": 0}


def test_each_new_deck_is_held_to_the_discards_at_its_time() -> None:
    twice = state({"cards": []}, {"cards": [ORE, GRAIN]}, works=("improvement",))
    for shuffles in ([[ORE, GRAIN], [ORE]], [[ORE, GRAIN], [GRAIN], [GRAIN]], [[ORE], [GRAIN]]):
        answer = produced(twice, "ore", "grain", "grain", shuffles=shuffles)
        assert "production.reshuffle" in violated(answer), shuffles


def test_an_empty_new_deck_is_wrong() -> None:
    answer = produced(state({"cards": []}, {"cards": [ORE, GRAIN]}), "ore", "grain", shuffles=[[]])
    assert violated(answer) == ["production.reshuffle"]
