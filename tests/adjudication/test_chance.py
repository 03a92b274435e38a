"""Shuffling from a seed: always the same, always everything, and fair."""

from collections import Counter

from lawspeaker.adjudication.rules.chance import shuffled

DECK = list(range(36))


def test_a_seed_shuffles_as_it_did_when_this_was_written() -> None:
    assert shuffled("a", "plains", "abcdefgh") == list("hfeacgdb")


def test_another_seed_or_another_label_shuffles_in_another_way() -> None:
    orders = [shuffled(seed, label, DECK) for seed in ("one", "two", "") for label in ("plains", "forest")]
    assert all(order not in orders[:index] for index, order in enumerate(orders))


def test_every_card_is_as_often_on_top_as_any_other() -> None:
    tops = Counter(shuffled(str(seed), "plains", "abcd")[0] for seed in range(4_000))
    assert all(900 < times < 1_100 for times in tops.values()), tops


def test_any_text_is_a_seed() -> None:
    assert sorted(shuffled('žluťoučký "kůň" \x00 🎲', "plains", DECK)) == DECK


def test_a_seed_is_the_same_however_its_accents_are_written() -> None:
    assert shuffled("z\u00e1toka", "plains", DECK) == shuffled("za\u0301toka", "plains", DECK)
    assert shuffled("zatoka", "plains", DECK) != shuffled("z\u00e1toka", "plains", DECK)
