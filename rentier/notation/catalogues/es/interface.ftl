# Nombres de las jugadas, y lo que dicen por sí mismos la terminal y el navegador.

the-bank = la Banca
the-jackpot = el bote
the-jail = la cárcel
jail-inside = { WITH($jail, before: "en ") }
jail-out = { WITH($jail, before: "de ") }
jail-to = { WITH($jail, before: "a ") }
pawn-teal = triángulo turquesa
pawn-red = cuadrado rojo
pawn-purple = círculo morado
pawn-green = rombo verde
pawn-orange = estrella naranja
pawn-blue = cruz azul
pawn-brown = hexágono marrón
pawn-black = gota negra
language-pt = Portugués
language-es = Español
language-it = Italiano
language-en = Inglés
yes = Sí
no = No
you = Tú

## Jugadas

move-roll = Tirar los dados
move-end-turn = Terminar el turno
move-buy = Comprar{ WITH($square, before: " ") }{ WITH($amount, before: " por ") }
move-decline = No comprar{ WITH($square, before: " ") }
move-bid = { KNOWN($amount) ->
    [yes] Pujar { $amount }
   *[no] Pujar{ WITH($square, before: " por ") }{ WITH($least, before: ", desde ") }{ WITH($most, before: " hasta ") }
}
move-pass = Retirarse de la subasta{ WITH($square, before: " de ") }
move-want = { KNOWN($square) ->
    [yes] Sí, quiero { $square }{ WITH($amount, before: " por ") }
   *[no] Sí, lo quiero
}
move-waive = { KNOWN($square) ->
    [yes] No, no quiero { $square }
   *[no] No, no lo quiero
}
move-claim-rent = Cobrar alquiler{ WITH($square, before: " por ") }{ WITH($other, before: " a ") }{ WITH($amount, before: ": ") }
move-build = Construir{ WITH($square, before: " en ") }{ WITH($amount, before: " por ") }
move-sell-building = Vender un edificio{ WITH($square, before: " de ") }{ WITH($amount, before: " por ") }
move-sell-building-whole = Vender todos los edificios{ WITH($square, before: " de ") }{ WITH($amount, before: " por ") }
move-sell-group = Vender todos los edificios del grupo{ WITH($group, before: " ") }{ WITH($amount, before: " por ") }
move-mortgage = Hipotecar{ WITH($square, before: " ") }{ WITH($amount, before: " por ") }
move-lift = Levantar la hipoteca{ WITH($square, before: " de ") }{ WITH($amount, before: " por ") }
move-keep = Mantener la hipoteca{ WITH($square, before: " de ") }
move-pay-bail = Pagar la { KNOWN($bail) ->
    [yes] { $bail }
   *[no] { word-bail }
}{ WITH($amount, before: " de ") }
move-use-card = Usar la carta para salir { WITH($jail, before: "de ") }
move-offer = Proponer un trato{ WITH($other, before: " a ") }
move-accept = { KNOWN($other) ->
    [yes] Aceptar la oferta de { $other }
   *[no] Aceptar
}
move-reject = { KNOWN($other) ->
    [yes] Rechazar la oferta de { $other }
   *[no] Rechazar
}
move-withdraw = Retirar tu oferta
move-settle = Ofrecer propiedades para pagar la deuda{ WITH($amount, before: " de ") }
move-auction-title = Sacar a subasta { KNOWN($square) ->
    [yes] { $square }
   *[no] un título
}{ WITH($least, before: " desde ") }
move-declare-bankruptcy = Declararse en bancarrota
move-resign = Abandonar la partida

## La terminal

terminal-name = Ana
terminal-move = Jugada
terminal-amount = Cantidad
terminal-help = Escribe el número de una jugada, o una jugada en JSON; q para salir.
terminal-skip = Intro: nada
terminal-bye = ¡Hasta luego!
terminal-over = Fin de la partida
