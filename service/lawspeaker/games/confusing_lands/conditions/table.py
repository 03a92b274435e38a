"""The 18 conditions by number. Bodovací podmínky."""

from collections.abc import Mapping

from lawspeaker.games.confusing_lands.conditions.beasts import circle_of_life, ruthless_hunters
from lawspeaker.games.confusing_lands.conditions.condition import Condition
from lawspeaker.games.confusing_lands.conditions.crystals import ancient_relics
from lawspeaker.games.confusing_lands.conditions.kinds import tranquillity, wilderness
from lawspeaker.games.confusing_lands.conditions.mountains import barrier_range, valley_guardians
from lawspeaker.games.confusing_lands.conditions.rivers import mighty_river, roaring_falls, shaded_streams
from lawspeaker.games.confusing_lands.conditions.stretches import close_neighbours, great_prairie, remote_outposts
from lawspeaker.games.confusing_lands.conditions.villages import thriving_villages, town_centre
from lawspeaker.games.confusing_lands.conditions.woods import forest_spirit, noble_woodlands

_CONDITIONS = (
    mighty_river,
    noble_woodlands,
    barrier_range,
    thriving_villages,
    circle_of_life,
    ancient_relics,
    roaring_falls,
    shaded_streams,
    valley_guardians,
    ruthless_hunters,
    forest_spirit,
    town_centre,
    remote_outposts,
    close_neighbours,
    great_prairie,
    tranquillity,
    wilderness,
)

CONDITIONS: Mapping[int, Condition] = {condition.number: condition for condition in _CONDITIONS}
"""The conditions that look at the squares of a landscape: all but one."""

LAND_OF_PLENTY = 16
"""The condition that looks at what the others bring."""

RULES: Mapping[int, str] = {
    **{number: condition.rule for number, condition in CONDITIONS.items()},
    LAND_OF_PLENTY: "condition.land-of-plenty",
}
"""The rules of all 18 conditions."""
