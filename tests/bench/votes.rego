# The votes in a territory of Graenaland, and how a ballot ends.
# The input is the body of the question `votes`. Without what `missing` names there is no answer.
package graenaland.votes

import rego.v1

territory := input.state.territories[input.territory]

# Who plays, as far as the input says.

players contains player if some player in input.state.players

players contains player if some player, _ in input.state.clans

players contains house.player if some house in territory.settlements

players contains hero.player if some hero in territory.heroes

changed := input.state.options.three_player_changes

changed := count(input.state.players) == 3 if not input.state.options.three_player_changes in [true, false]

changed := false if {
	not input.state.options
	not input.state.players
	count(players) > 3
}

# What has to be known.

missing contains sprintf("/state/territories/%v/%v", [input.territory, member]) if {
	some member in ["settlements", "heroes", "works"]
	not territory[member]
}

missing contains sprintf("/state/territories/%v/settlements/%d/player", [input.territory, place]) if {
	some place, house in territory.settlements
	not house.player
}

missing contains sprintf("/state/territories/%v/heroes/%d/hero", [input.territory, place]) if {
	some place, hero in territory.heroes
	not hero.hero
}

missing contains sprintf("/state/clans/%v/army", [hero.player]) if {
	some hero in territory.heroes
	hero.hero == "warrior"
	not priest
	not input.state.clans[hero.player].army
}

missing contains "/state/players" if {
	count(territory.heroes) > 0
	not changed in [true, false]
}

# The rules.

priest if {
	some hero in territory.heroes
	hero.hero == "priest"
}

palisade if "palisade" in territory.works

houses(player) := count([house | some house in territory.settlements; house.player == player])

strength(hero) := 0 if hero.hero == "priest"

strength(hero) := count(territory.heroes) - 1 if hero.hero == "skald"

strength(hero) := 0 if {
	hero.hero == "warrior"
	priest
}

strength(hero) := input.state.clans[hero.player].army if {
	hero.hero == "warrior"
	not priest
}

term(hero) := {"rule": sprintf("votes.%v", [hero.hero]), "votes": strength(hero)}

terms(hero) := array.concat([term(hero)], [extra |
	some extra in [
		{"rule": "votes.three-players", "votes": three_players},
		{"rule": "votes.palisade", "votes": behind_palisade(hero)},
		{"rule": "votes.palisade-three-players", "votes": behind_palisade_of_three(hero)},
	]
	extra.votes != 0
])

default three_players := 0

three_players := 1 if changed

default behind_palisade(_) := 0

behind_palisade(hero) := -1 if {
	palisade
	not changed
	hero.hero == "warrior"
	houses(hero.player) == 0
	strength(hero) > 0
}

default behind_palisade_of_three(_) := 0

behind_palisade_of_three(hero) := -1 if {
	palisade
	changed
	reading != "outsiders"
}

behind_palisade_of_three(hero) := -1 if {
	palisade
	changed
	reading == "outsiders"
	houses(hero.player) == 0
}

default reading := "everyone"

reading := input.state.readings["votes.palisade-three-players"]

# The answer.

sources[player] := array.concat(
	[{"rule": "votes.settlement", "votes": houses(player)} | houses(player) > 0],
	[each | some hero in territory.heroes; hero.player == player; some each in terms(hero)],
) if {
	some player in players
	count(missing) == 0
}

votes[player] := sum([each.votes | some each in of_player]) if some player, of_player in sources

cast(choice) := sum([number | some player in players; input.ballots[player] == choice; number := votes[player]])

silent contains player if {
	some player, number in votes
	number > 0
	not player in object.keys(input.ballots)
}

outcome := "passes" if {
	count(missing) == 0
	count(silent) == 0
	cast(true) > cast(false)
}

outcome := "fails" if {
	count(missing) == 0
	count(silent) == 0
	cast(true) <= cast(false)
}
