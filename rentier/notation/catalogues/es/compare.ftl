# Lo que dice `rentier compare` de dos lados que jugaron las mismas partidas.

compare-title = { $printed } y { $changed }
compare-lead = { $games } partidas por lado con las mismas semillas, { $players } jugadores, bots: { $bots }
compare-stopped = Se detuvo tras { $games } de { $asked } partidas.
compare-printed = impreso
compare-changed = cambiado
compare-in-mode = modo { $mode }

## La tabla

compare-measure = Medida
compare-difference = Diferencia
compare-interval = intervalo del 95%
compare-verdict = Juicio
compare-group-length = Duración
compare-group-stalls = Partidas sin final
compare-group-seats = Opciones según el orden de juego
compare-group-game = Curso de la partida
compare-group-bots = Victorias por bot
compare-group-money = Dinero, hacia la mitad
compare-label-rounds = Rondas, todas
compare-label-median = Rondas, mediana
compare-label-ended = Rondas, partidas con final
compare-label-turns = Turnos
compare-label-unfinished = Sin final en la ronda { $at }
compare-label-unfairness = Victorias debidas al orden
compare-label-place = Gana el puesto { $at }
compare-label-begins = Gana quien empieza
compare-label-leader-lost = Pierde el líder a mitad
compare-label-bankruptcies = Bancarrotas por partida
compare-label-bot = Gana { $bot }
compare-label-cash = Efectivo, ronda { $at }
compare-label-wealth = Patrimonio, ronda { $at }
compare-label-richest = Parte del más rico, ronda { $at }
compare-verdict-sure = seguro
compare-verdict-likely = probable
compare-verdict-same = mínima
compare-verdict-open = abierto
compare-note-table = Las proporciones difieren en puntos porcentuales. Las victorias son proporciones de las partidas que alguien ganó; una partida sin final cuenta como { $last } rondas. Cada intervalo por sí solo cubre el 95%; se miraron { $count } cosas, y «seguro» lo tiene en cuenta (método de Holm, 5% para todas juntas).
compare-note-starts = El dinero se da en múltiplos del dinero inicial, pues las monedas son distintas.

## Cantidades

compare-range = { $low } a { $high }
compare-between = entre { $low } y { $high }
compare-unit-rounds = { COUNT($value) ->
    [one] { $value } ronda
   *[other] { $value } rondas
}
compare-unit-points = { COUNT($value) ->
    [one] { $value } punto
   *[other] { $value } puntos
}
compare-unit-starts = { $value } veces el dinero inicial

## En palabras

compare-words = En palabras
compare-all-alike = Las { $games } partidas siguieron el mismo curso en ambos lados: el cambio no hizo nada en ellas.
compare-some-alike = De { $games } partidas, { $count } siguieron el mismo curso en ambos lados.
compare-say-sure = { $claim } ({ $from } → { $to }): seguro.
compare-say-likely = { $claim } ({ $from } → { $to }): probable, pero no seguro, pues se miraron muchas cosas.
compare-say-same = { $question }: en menos de { $grain }, si acaso.
compare-say-open = { $question } no es seguro con { $games } partidas (entre { $low } y { $high }){ WITH($needed, before: "; unas ", after: " partidas aclararían") }{ WITH($grain, before: " una diferencia de ") }.
compare-say-median = La mitad de las partidas termina a más tardar en la ronda { $from } en un lado y en la ronda { $to } en el otro.
compare-say-bots = Todo esto vale para estos bots ({ $bots }), no para personas.
compare-rounds-up = Las partidas duran más{ WITH($last, before: " (una sin final cuenta como ", after: " rondas)") }, { $range }
compare-rounds-down = Las partidas duran menos{ WITH($last, before: " (una sin final cuenta como ", after: " rondas)") }, { $range }
compare-rounds-ask = Si las partidas duran más o menos
compare-unfinished-up = Más partidas siguen sin final en la ronda { $at }, { $range }
compare-unfinished-down = Menos partidas siguen sin final en la ronda { $at }, { $range }
compare-unfinished-ask = Si más o menos partidas siguen sin final en la ronda { $at }
compare-leader-lost-up = El líder a mitad de partida pierde más a menudo, { $range }
compare-leader-lost-down = El líder a mitad de partida pierde menos a menudo, { $range }
compare-leader-lost-ask = Si el líder a mitad de partida pierde más o menos a menudo
compare-begins-up = Quien empieza gana más a menudo, { $range }
compare-begins-down = Quien empieza gana menos a menudo, { $range }
compare-begins-ask = Si quien empieza gana más o menos a menudo
compare-unfairness-up = Las opciones dependen más del orden de juego, { $range } de todas las victorias
compare-unfairness-down = Las opciones dependen menos del orden de juego, { $range } de todas las victorias
compare-unfairness-ask = Si las opciones dependen más o menos del orden de juego
compare-bankruptcies-up = Hay más bancarrotas por partida, { $range }
compare-bankruptcies-down = Hay menos bancarrotas por partida, { $range }
compare-bankruptcies-ask = Si hay más o menos bancarrotas por partida
compare-wealth-up = Un jugador tiene más en la ronda { $at }, { $range }
compare-wealth-down = Un jugador tiene menos en la ronda { $at }, { $range }
compare-wealth-ask = Si un jugador tiene más o menos en la ronda { $at }
compare-richest-up = El más rico tiene una parte mayor de todo el patrimonio en la ronda { $at }, { $range }
compare-richest-down = El más rico tiene una parte menor de todo el patrimonio en la ronda { $at }, { $range }
compare-richest-ask = Si el más rico tiene una parte mayor o menor de todo el patrimonio en la ronda { $at }
compare-bot-up = { $bot } gana más a menudo, { $range }
compare-bot-down = { $bot } gana menos a menudo, { $range }
compare-bot-ask = Si { $bot } gana más o menos a menudo
compare-equal-neither = Es posible que todos los puestos del orden tengan las mismas opciones en ambos lados.
compare-equal-printed = Los puestos del orden no tienen las mismas opciones en el primer lado: seguro; en el segundo quizá sí.
compare-equal-changed = Los puestos del orden no tienen las mismas opciones en el segundo lado: seguro; en el primero quizá sí.
compare-equal-both = Los puestos del orden no tienen las mismas opciones en ninguno de los lados: seguro.

## La página

compare-differences = Las diferencias
compare-what = Qué se cambió
compare-rule = Regla
compare-editions-too = Las dos ediciones tienen además tableros, precios y tarjetas propios.
compare-charts = En imágenes
compare-chart-rounds = Duración: diferencia en rondas
compare-chart-shares = Proporciones: diferencia en puntos porcentuales
compare-chart-going = Partidas aún en curso
compare-chart-order = Victorias según el orden de juego
compare-chart-wealth = Patrimonio de un jugador aún en juego
compare-chart-richest = Parte del más rico en todo el patrimonio
compare-no-change = sin diferencia
compare-equal-chance = mismas opciones
compare-axis-round = ronda
compare-axis-games = proporción de partidas
compare-axis-starts = veces el dinero inicial
compare-axis-share = proporción
compare-told-lines = { $name } en la ronda { $at }: { $from } en un lado, { $to } en el otro.
compare-made = Cómo se hizo
compare-made-command = Orden
compare-made-sides = Ambos lados juegan las mismas partidas: la partida número i tiene en cada uno los mismos dados, tarjetas y asientos, hasta donde las reglas lo dejan. Las diferencias se toman partida por partida.
compare-made-intervals = Medias y cocientes: intervalos t de diferencias pareadas, con los cocientes linealizados; el dinero, por bloques de partidas. Proporciones de partidas: el intervalo de Tango, que concuerda con la prueba de McNemar. Medianas: estadísticos de orden. «Victorias debidas al orden» es la parte de todas las victorias que tendría que cambiar de manos para que cada puesto ganara lo mismo; es un poco alta donde las opciones son casi iguales.
compare-made-verdicts = Seguro: vale para todas las medidas juntas por el método de Holm al 5%. Probable: solo su propio intervalo deja fuera el cero. Mínima: el intervalo cae dentro de lo que merecería mención (una ronda, un punto porcentual, un centésimo del dinero). Abierto: estas partidas no lo dicen; el número de partidas que se nombra hallaría tal diferencia cuatro veces de cada cinco.
