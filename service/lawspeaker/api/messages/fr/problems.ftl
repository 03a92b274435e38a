# Titres et descriptions des problèmes que l’on rencontre à une table.

problem-invalid-request = La requête n’est pas valide
    .detail = La requête ne correspond pas à son schéma, ou nomme quelque chose qui n’existe pas.
problem-impossible-state = L’état est impossible
    .detail = L’état enfreint des règles qui valent pour tout état.
