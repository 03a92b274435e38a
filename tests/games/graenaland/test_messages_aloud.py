"""Sentences that players would have to hear twice if they were put together carelessly."""

import pytest

from lawspeaker.adjudication.messages import LANGUAGES
from lawspeaker.games.graenaland import GRAENALAND

PLAYER = {"player": "red"}
PRIEST = {**PLAYER, "hero": "priest", "territory": "cape"}
TURN = {"fault": "settlements", "count": 0, "turn_player": "red", "player": "red"}
TOLD: list[tuple[str, dict[str, object], tuple[str, str, str]]] = [
    (
        "payment.held",  # two of four: the hand has some wood
        {**PLAYER, "fault": "not-there", "lacking_resources": {"wood": 2}},
        (
            "Red does not have all these cards in hand. Missing: 2 wood.",
            "Červený nemá všechny tyto karty v ruce: chybí 2 dřeva.",
            "Rouge n\u2019a pas toutes ces cartes en main\u202f: il manque 2 bois.",
        ),
    ),
    (
        "payment.price",
        {"short_resources": {"cattle": 2}, "over_resources": {"cattle": 1}, "price_resources": {"cattle": 5}, "count": 1},
        (
            "The price is 5 cattle. Missing: 2 cattle. Not needed: 1 cattle.",
            "Cena je 5 dobytků. Chybí 2 dobytky. Navíc: 1 dobytek.",
            "Le prix est de 5 têtes de bétail. Il manque 2 têtes de bétail. En trop\u202f: 1 tête de bétail.",
        ),
    ),
    (
        "supply.symbols",
        {"resources": ["wood", "ore"], "claimed_resources": ["ore", "ore"]},
        (
            "A supply card with wood and ore pays for one of these or for both, not for ore and ore.",
            "Karta zásob se symboly dřevo a ruda platí za jeden z nich, nebo za oba. Nelze jí zaplatit rudu a rudu.",
            "Une carte ravitaillement «\u202fbois et minerai\u202f» paie un de ses symboles ou les deux, "
            "mais pas ceci\u202f: minerai et minerai.",
        ),
    ),
    (
        "hero-entry.further-building",  # the hall is feminine in Czech and French
        {**PLAYER, "hero": "skald", "kind": "hall", "fault": "waits-for-the-first"},
        (
            "The skald of Red still waits to enter at the first hall, not at this one.",
            "Na vstup ještě čeká skald Červeného, ale u první síně, ne u této budovy.",
            "Le ménestrel de Rouge attend toujours d\u2019entrer près de la première halle, pas près de celle-ci.",
        ),
    ),
    (
        "hero-entry.waiting",
        {**PRIEST, "fault": "elsewhere", "waiting": ["bay"]},
        (
            "The priest of Red waits to enter bay, not cape.",
            "Na území cape kněz Červeného nečeká. Na vstup čeká jinde: bay.",
            "Le prêtre de Rouge n\u2019attend pas d\u2019entrer dans le territoire cape, mais ailleurs\u202f: bay.",
        ),
    ),
    (
        "anchor.order",
        {**PLAYER, "fault": "stranger", "turn_player": "red", "territory": "bay"},
        (
            "Red has no settlement in bay, where somebody has just settled, and so cannot weigh anchor.",
            "Červený nemá osadu na území bay, kde se právě někdo usadil, takže kotvu zvednout nemůže.",
            "Rouge n\u2019a pas de village dans le territoire bay, où quelqu\u2019un vient de s\u2019installer, "
            "et ne peut donc pas lever le camp.",
        ),
    ),
    (
        "placement.turn",  # the right player, but the wrong round
        {**TURN, "due_round": 1, "round": 2},
        (
            "No settlement has been placed yet, so it is Red's turn in round 1. Here it is Red's turn in round 2.",
            "Ještě není umístěna žádná osada, takže je na řadě Červený v 1. kole. Tady je na řadě Červený v 2. kole.",
            "Aucun village n\u2019est encore posé. C\u2019est donc à Rouge de poser son premier village. "
            "Ici, c\u2019est à Rouge de poser son second.",
        ),
    ),
    (
        "votes.priest",
        {**PLAYER, "source": "warrior", "due": 0, "bound": "exactly", "territory": "bay", "votes": 3},
        (
            "The warrior of Red brings 0 votes in bay, not 3. A priest brings no votes and cancels those of all warriors.",
            "Na území bay má Červený za bojovníka 0 hlasů, ne 3. Kněz žádné hlasy nedává a hlasy všech bojovníků ruší.",
            "Le guerrier de Rouge donne 0 voix dans le territoire bay, pas 3. "
            "Un prêtre ne donne pas de voix et annule celles de tous les guerriers.",
        ),
    ),
    (
        "victory.winner",
        {**PLAYER, "due": 1, "rank": 2},
        (
            "Red has won, and so has rank 1, not 2.",
            "Červený vyhrává, takže je na 1. místě, ne na 2.",
            "Rouge a gagné et a donc le rang 1, pas le rang 2.",
        ),
    ),
]


@pytest.mark.parametrize(("rule", "facts", "sentences"), TOLD, ids=[rule for rule, _, _ in TOLD])
def test_a_violation_is_heard_at_once(rule: str, facts: dict[str, object], sentences: tuple[str, str, str]) -> None:
    said = tuple(GRAENALAND.messages.text(language, rule, "violated", facts) for language in LANGUAGES)
    assert said == sentences
