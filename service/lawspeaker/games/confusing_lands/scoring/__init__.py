"""Scoring: what the conditions bring, totals, ranks and the rating of the solo variant. Bodování; Sólo varianta."""
