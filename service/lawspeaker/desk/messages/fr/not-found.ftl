not-found-title = Cette page n’existe pas
not-found-lead = L’adresse contient peut-être une faute, ou la page a été déplacée.
