# La página de `rentier report`.

report-title = { COUNT($games) ->
    [one] { $edition } en { $games } partida
   *[other] { $edition } en { $games } partidas
}
report-lead = Lo que { $players } bots ({ $bots }) muestran de este tablero: dónde caen las fichas, qué es rentable, quién gana y cuánto dura una partida. Rentier { $version }.
report-summary = En resumen
report-stands-out = Lo que destaca
report-uncertain = Lo que no es seguro
report-board = Dónde caen las fichas
report-titles = Títulos
report-groups = Clasificación de los grupos
report-length = Cuánto duran las partidas
report-seats = Posibilidades por asiento
report-money = El dinero a lo largo del tiempo
report-made = Cómo se hizo

## En breve

report-finding-length = La mitad de las partidas terminadas duró { $median } rondas o menos; nueve de cada diez, { $most } o menos.
report-finding-all-end = Todas las partidas terminaron a más tardar en la ronda { $rounds }.
report-finding-no-end = El { $share } de las partidas ({ $interval }) no había terminado en la ronda { $rounds }.
report-finding-group = El grupo más fuerte: { $group }. Quien lo tenía entero a mitad de partida ganó el { $share } de las partidas ({ $interval }); con las mismas posibilidades para todos los que seguían en juego sería el { $fair }.
report-finding-group-ahead = Le sigue { $group } con el { $share } ({ $interval }), claramente por detrás.
report-finding-group-level = Le sigue { $group } con el { $share } ({ $interval }); no se puede asegurar cuál de los dos es mejor.
report-finding-group-last = El más débil: { $group } con el { $share } ({ $interval }).
report-finding-payback = { $square } es el título que antes se amortiza: en { $rounds } rondas ({ $stage }). { $other } es el que más tarda: { $most } rondas en el mejor de los casos.
report-finding-visits = De todos los títulos, el más visitado es { $square }, con el { $share } de las tiradas, y el menos visitado { $other }, con el { $least }.
report-finding-first-more = Quien empieza gana más a menudo: el { $share } de las partidas ({ $interval }); con las mismas posibilidades para todos sería el { $fair }.
report-finding-first-less = Quien empieza gana menos a menudo: el { $share } de las partidas ({ $interval }); con las mismas posibilidades para todos sería el { $fair }.
report-finding-first-same = Quien empieza gana el { $share } de las partidas ({ $interval }); con las mismas posibilidades para todos sería el { $fair }, así que no se distingue ninguna ventaja del azar.
report-finding-leader = El jugador más rico a mitad de partida acabó perdiendo el { $share } de las partidas ({ $interval }).
report-finding-bot = { $bot }, en { $chairs } de { $players } asientos, ganó el { $share } de las partidas ({ $interval }).
report-doubt-stopped = La ejecución se detuvo: se jugaron { $games } de { $asked } partidas.
report-doubt-bots = Todos los jugadores eran bots ({ $bots }). Las personas, y otros bots, compran, construyen y negocian de otra manera.
report-doubt-rare-groups = Completos a mitad de partida en menos de { $least } partidas, así que sus victorias dicen poco: { $groups }.
report-doubt-rare-titles = Con dueño a mitad de partida en menos de { $least } partidas, así que sus victorias dicen poco: { $titles }.
report-doubt-cause = Tener algo y ganar van juntos, pero quien va por delante tiene más de todo: compara los títulos entre sí, no solo con el caso de posibilidades iguales.
report-doubt-no-end = Nadie ganó las { $games } partidas que no habían terminado en la ronda { $rounds }; no cuentan para ningún título ni grupo.
report-doubt-payback = La amortización supone que todos los rivales siguen en juego y pagan; no cuenta hipotecas, subastas ni alquileres no cobrados.
report-doubt-chance = Los márgenes son intervalos del 95 %: de los { $count } de este informe, unos { $misses } no aciertan por puro azar.
report-doubt-offences = { $bot } hizo { $count } jugadas ilegales; en esos casos, steady jugó en su lugar.

## Dónde caen las fichas

report-board-description = Las casillas alrededor del tablero, cada una con un color según la parte de las tiradas que acaban en ella. La lista que sigue da las mismas cifras.
report-board-note = Cuanto más fuerte es el color de una casilla, más tiradas acaban en ella. Cada tirada cuenta una vez, en la casilla a la que lleva su última carta. Medido en { $rolls } tiradas de estas partidas.
report-board-exact = «Exacto» es la parte a largo plazo, calculada.
report-board-jail = El intento fallido de un preso es una tirada que acaba en la cárcel; el cálculo supone que los presos salen en cuanto pueden.
report-board-no-exact = Faltan las cifras exactas: necesitan NumPy (pip install 'rentier[lab]').
report-most-visited = Casillas más visitadas
report-in-jail = { $jail }, como preso
report-exact = exacto { $share }

## Títulos y grupos

report-titles-note = Amortización: tras cuántas rondas los alquileres han devuelto lo gastado, si cada uno de { $opponents } rivales pasa por allí tanto como en estas partidas. «Por sí solo» es el título sin grupo ni edificios; «mejor», su etapa más rápida con el grupo completo y los edificios pagados. Victorias: cuántas veces ganó quien lo tenía a mitad de partida, con el intervalo del 95 %; con las mismas posibilidades para todos sería el { $fair }.
report-head-title = Título
report-head-alone = Amortización por sí solo, rondas
report-head-best = Mejor amortización, rondas
report-head-wins = Victorias del dueño
report-head-group = Grupo
report-head-complete = Completo a mitad de partida
report-stage-alone = por sí solo
report-stage-complete = grupo completo
report-stage-houses = { COUNT($houses) ->
    [one] { $houses } casa
   *[other] { $houses } casas
}
report-stage-hotel = hotel
report-stage-owned = con { $count }
report-groups-note = Por orden de victorias de quien tenía el grupo completo a mitad de partida; «completo a mitad de partida» dice en qué parte de las partidas alguien lo tenía.
report-groups-chart = Victorias con el grupo completo
report-rare = pocas partidas
report-stages = Amortización de grupos enteros
report-stages-note = Rondas hasta que un grupo recupera lo que costaron sus títulos y edificios, según las casas de cada solar; la más rápida, en negrita.
report-stages-other = { $group }, sus { $count } títulos por { $amount }: { $rounds } rondas.
report-equal-chance = posibilidades iguales: { $share }

## Duración, asientos, dinero

report-length-chart = Rondas hasta el final
report-survival-chart = Partidas aún en curso
report-survival-note = Parte de las partidas sin terminar tras cada ronda, con su intervalo del 95 %.
report-axis-rounds = rondas
report-axis-round = ronda
report-axis-games = parte de las partidas
report-median = la mitad: { $rounds }
report-longer = { $games } partidas duraron más de { $rounds } rondas y no se dibujan.
report-seats-note = Los bots cambian de asiento en cada partida, de modo que los asientos solo se distinguen por su lugar.
report-order-chart = Por orden de juego
report-seats-chart = Por asiento en la mesa
report-seat = Asiento { $number }
report-begins = Juega primero
report-place = Juega en el puesto { $number }
report-cash-chart = Efectivo
report-wealth-chart = Patrimonio: efectivo, títulos, edificios
report-richest = el más rico
report-mean = jugador medio
report-poorest = el más pobre
report-money-note = Medias de las partidas que siguen en esa ronda y de los jugadores aún en juego.
report-money-half = Desde la ronda { $rounds } queda menos de la mitad de las partidas: las que duran tanto no son como las demás.
report-money-at = En la ronda { $rounds }: { $amounts }.
report-money-short = Las partidas fueron demasiado cortas para seguir el dinero.

## Cómo se hizo

report-made-command = Comando
report-made-version = Versión
report-made-edition = Edición
report-made-games = Partidas
report-made-turns = Turnos
report-made-players = Jugadores
report-made-bots = Bots
report-made-seed = Semilla
report-made-rounds = Rondas como máximo
report-made-mode = Modo
report-made-rule = Regla de la casa
report-made-note = La mitad de la partida es la última ronda múltiplo de cinco dentro de la primera mitad de sus rondas. El mismo comando da las mismas cifras en cualquier equipo. Esta página no carga nada de la red.
