offline-title = Cette page n’est pas sur votre appareil
offline-lead = Il n’y a pas de réseau, et vous n’avez pas encore ouvert cette page ici. La page d’accueil, les questions rapides, l’arbitre et les règles déjà lues fonctionnent sans réseau.
