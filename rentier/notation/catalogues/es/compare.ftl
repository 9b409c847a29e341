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
compare-interval = Intervalo del 95%
compare-verdict = Conclusión
compare-group-length = Duración
compare-group-stalls = Partidas sin final
compare-group-seats = Posibilidades según el orden de juego
compare-group-game = Curso de la partida
compare-group-bots = Victorias por bot
compare-group-money = Dinero, hacia la mitad de la partida
compare-label-rounds = Rondas, todas las partidas
compare-label-median = Rondas, mediana
compare-label-ended = Rondas, partidas con final
compare-label-turns = Turnos
compare-label-unfinished = Sin final en la ronda { $at }
compare-label-unfairness = Victorias debidas al orden
compare-label-place = Gana el puesto { $at }
compare-label-begins = Gana quien empieza
compare-label-leader-lost = Pierde el líder a mitad de partida
compare-label-bankruptcies = Bancarrotas por partida
compare-label-bot = Gana { $bot }
compare-label-cash = Efectivo, ronda { $at }
compare-label-wealth = Patrimonio, ronda { $at }
compare-label-richest = Parte del más rico, ronda { $at }
compare-verdict-sure = seguro
compare-verdict-likely = probable
compare-verdict-same = insignificante
compare-verdict-open = sin decidir
compare-note-table = Las proporciones difieren en puntos porcentuales. Las victorias son proporciones de las partidas que alguien ganó; una partida sin final cuenta como { $last } rondas. Cada intervalo por sí solo cubre el 95%; se examinaron { $count } medidas, y «seguro» lo tiene en cuenta (método de Holm, 5% para todas juntas).
compare-note-starts = El dinero se da en múltiplos del dinero inicial, porque las monedas son distintas.

## Cantidades

compare-range = de { $low } a { $high }
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
compare-all-alike = Las { $games } partidas siguieron el mismo curso en ambos lados: el cambio no tuvo ningún efecto en ellas.
compare-some-alike = De { $games } partidas, { $count } siguieron el mismo curso en ambos lados.
compare-say-sure = { $claim } ({ $from } → { $to }): seguro.
compare-say-likely = { $claim } ({ $from } → { $to }): probable, pero no seguro, porque se examinaron muchas medidas.
compare-say-same = { $question }: la diferencia, si la hay, es de menos de { $grain }.
compare-say-open = { $question }, no se puede saber con { $games } partidas (entre { $low } y { $high }){ WITH($needed, before: "; unas ", after: " partidas permitirían detectar") }{ WITH($grain, before: " una diferencia de ") }.
compare-say-median = La mitad de las partidas termina a más tardar en la ronda { $from } en un lado y en la ronda { $to } en el otro.
compare-say-bots = Todo esto vale para estos bots ({ $bots }), no para personas.
compare-rounds-up = Las partidas duran { $range } más{ WITH($last, before: " (una sin final cuenta como ", after: " rondas)") }
compare-rounds-down = Las partidas duran { $range } menos{ WITH($last, before: " (una sin final cuenta como ", after: " rondas)") }
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
compare-unfairness-up = Las posibilidades dependen más del orden de juego, { $range } de todas las victorias
compare-unfairness-down = Las posibilidades dependen menos del orden de juego, { $range } de todas las victorias
compare-unfairness-ask = Si las posibilidades dependen más o menos del orden de juego
compare-bankruptcies-up = Hay { $range } bancarrotas más por partida
compare-bankruptcies-down = Hay { $range } bancarrotas menos por partida
compare-bankruptcies-ask = Si hay más o menos bancarrotas por partida
compare-wealth-up = Un jugador tiene { $range } más en la ronda { $at }
compare-wealth-down = Un jugador tiene { $range } menos en la ronda { $at }
compare-wealth-ask = Si un jugador tiene más o menos en la ronda { $at }
compare-richest-up = El más rico tiene una parte mayor de todo el patrimonio en la ronda { $at }, { $range }
compare-richest-down = El más rico tiene una parte menor de todo el patrimonio en la ronda { $at }, { $range }
compare-richest-ask = Si el más rico tiene una parte mayor o menor de todo el patrimonio en la ronda { $at }
compare-bot-up = { $bot } gana más a menudo, { $range }
compare-bot-down = { $bot } gana menos a menudo, { $range }
compare-bot-ask = Si { $bot } gana más o menos a menudo
compare-equal-neither = Es posible que todos los puestos del orden tengan las mismas posibilidades en ambos lados.
compare-equal-printed = Los puestos del orden no tienen las mismas posibilidades en el primer lado: seguro; en el segundo quizá sí.
compare-equal-changed = Los puestos del orden no tienen las mismas posibilidades en el segundo lado: seguro; en el primero quizá sí.
compare-equal-both = Los puestos del orden no tienen las mismas posibilidades en ninguno de los lados: seguro.

## La página

compare-differences = Las diferencias
compare-what = Qué se cambió
compare-rule = Regla
compare-editions-too = Las dos ediciones tienen además sus propios tableros, precios y cartas.
compare-charts = En gráficos
compare-chart-rounds = Duración: diferencia en rondas
compare-chart-shares = Proporciones: diferencia en puntos porcentuales
compare-chart-going = Partidas aún en curso
compare-chart-order = Victorias según el orden de juego
compare-chart-wealth = Patrimonio de un jugador aún en juego
compare-chart-richest = Parte del más rico en todo el patrimonio
compare-no-change = sin diferencia
compare-equal-chance = posibilidades iguales
compare-axis-round = ronda
compare-axis-games = proporción de partidas
compare-axis-starts = veces el dinero inicial
compare-axis-share = proporción
compare-told-lines = { $name } en la ronda { $at }: { $from } en un lado, { $to } en el otro.
compare-made = Cómo se hizo
compare-made-command = Comando
compare-made-sides = Ambos lados juegan las mismas partidas: la partida número i tiene en cada uno los mismos dados, cartas y asientos, hasta donde lo permiten las reglas. Las diferencias se toman partida por partida.
compare-made-intervals = Medias y cocientes: intervalos t de diferencias pareadas, con los cocientes linealizados; el dinero, por bloques de partidas. Proporciones de partidas: el intervalo de Tango, que concuerda con la prueba de McNemar. Medianas: estadísticos de orden. «Victorias debidas al orden» es la parte de todas las victorias que tendría que cambiar de manos para que cada puesto ganara lo mismo; es un poco alta donde las posibilidades son casi iguales.
compare-made-verdicts = Seguro: vale para todas las medidas juntas por el método de Holm al 5%. Probable: solo su propio intervalo deja fuera el cero. Insignificante: el intervalo no llega a lo que merecería mención (una ronda, un punto porcentual, una centésima parte del dinero). Sin decidir: estas partidas no bastan para saberlo; con el número de partidas que se indica, una diferencia así se detectaría cuatro veces de cada cinco.
