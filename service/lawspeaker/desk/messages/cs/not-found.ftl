not-found-title = Taková stránka tu není
not-found-lead = V adrese může být překlep, nebo je stránka jinde.
