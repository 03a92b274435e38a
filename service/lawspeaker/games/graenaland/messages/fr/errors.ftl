# Graenaland in French: what is wrong with a request.

error-territory = Il n’y a pas de territoire { $name } sur la carte ; les territoires sont { $names }.
