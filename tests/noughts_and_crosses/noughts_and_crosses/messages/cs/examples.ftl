# Noughts and crosses in Czech: the titles of the worked examples in `examples.yaml`.

example-begin = Hra začíná
example-marked-square = Křížky hrají na střed, který už je obsazený
example-winning = Křížky vyhrávají na úhlopříčce
example-what-now = Co můžou hrát křížky?
example-after-the-end = Kolečka hrají dál, přestože křížky už vyhrály
example-both-turns = Křížky vyhrají v rohu a kolečka hrají dál, přestože je po hře
example-too-many-crosses = Křížků je o dva víc než koleček
