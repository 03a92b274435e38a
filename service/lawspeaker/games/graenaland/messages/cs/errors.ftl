# Graenaland in Czech: what is wrong with a request.

error-territory = Území { $name } na mapě není; jsou tam tato: { $names }.
