"""How questions are decided: audits, rulings, lists, turns and replays, also where something is unknown."""
