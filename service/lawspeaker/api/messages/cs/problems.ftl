# Názvy a popisy problémů, se kterými se u stolu lidé setkají.

problem-invalid-request = Dotaz je neplatný
    .detail = Dotaz neodpovídá svému předpisu, nebo jmenuje něco, co neexistuje.
problem-impossible-state = Takový stav nemůže nastat
    .detail = Stav porušuje pravidla, která platí pro každý stav.
