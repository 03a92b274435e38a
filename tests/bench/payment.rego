# Whether a village of Graenaland is paid for as the rules want it.
# The input is the body of the question `rulings`; data.prices has the printed prices by edition and territory.
package graenaland.payment

import rego.v1

hand := input.state.clans[input.action.player].hand.cards

paid := input.action.payment

read := input.state.overlay.tiles[input.action.territory].price

drawn := tile.price if {
	some tile in input.state.map
	tile.territory == input.action.territory
}

printed := data.prices[input.state.edition][input.action.territory]

price := read

price := drawn if not read

price := printed if {
	not read
	not drawn
}

# What has to be known.

missing contains sprintf("/state/clans/%v/hand", [input.action.player]) if not hand

missing contains sprintf("/state/clans/%v/hand/cards/%d/resource", [input.action.player, place]) if {
	some place, card in hand
	not card.resource
}

missing contains "/action/payment" if not paid

missing contains sprintf("/action/payment/%d/card/resource", [place]) if {
	some place, entry in paid
	not entry.card.resource
}

missing contains sprintf("/state/overlay/tiles/%v/price", [input.action.territory]) if not price

# The rules.

resources := ["grain", "cattle", "wood", "ore", "gold"]

of(cards, resource) := count([card | some card in cards; card.resource == resource])

with_back(cards, card) := count([each | some each in cards; each.resource == card.resource; each.deck == card.deck])

cards_paid := [entry.card | some entry in paid]

is_known if count(missing) == 0

violated contains "payment.held" if {
	is_known
	some resource in resources
	of(cards_paid, resource) > of(hand, resource)
}

violated contains "payment.held" if {
	is_known
	some card in cards_paid
	card.deck
	with_back(cards_paid, card) > with_back(hand, card)
}

short(resource) := max([0, object.get(price, resource, 0) - of(cards_paid, resource)])

violated contains "payment.price" if {
	is_known
	some resource in resources
	resource != "gold"
	of(cards_paid, resource) > object.get(price, resource, 0)
}

violated contains "payment.price" if {
	is_known
	shortages := sum([short(resource) | some resource in resources; resource != "gold"])
	of(cards_paid, "gold") != object.get(price, "gold", 0) + shortages
}

violated contains "payment.gold" if {
	some entry in paid
	count(entry.as) != 1
}

violated contains "payment.gold" if {
	some entry in paid
	entry.card.resource != "gold"
	entry.as != [entry.card.resource]
}

violated contains "payment.discard" if {
	some entry in paid
	entry.discarded != entry.card.deck
}

default verdict := "legal"

verdict := "illegal" if count(violated) > 0

verdict := "undetermined" if {
	count(violated) == 0
	count(missing) > 0
}
