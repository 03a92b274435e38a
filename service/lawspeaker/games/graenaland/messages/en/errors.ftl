# Graenaland in English: what is wrong with a request.

error-territory = There is no territory { $name } on the map; the territories are { $names }.
