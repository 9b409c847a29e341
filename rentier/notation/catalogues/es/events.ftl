# Lo que ha pasado, una frase por suceso. Un pago tiene su propio suceso: ahí se dicen las cantidades.

## La partida y los turnos

event-game-started = Empieza la partida: { $seat } juega primero.
event-opening-roll = { $seat } saca { $first } y { $second } para ver quién empieza.
event-title-dealt = { $seat } recibe { $square } en el reparto y paga su precio.
event-turn-started = Ronda { $round }: turno de { $seat }.
event-rolled = { $seat } saca { $first } y { $second }.
event-moved = { $how ->
    [card] La carta lleva a { $seat } hasta { $visit ->
        [yes] la casilla { WITH($jail, before: "de ") }, solo de visita
        [empty] la casilla { WITH($jail, before: "de ") }
       *[no] { $square }
    }.
    [backwards] { $seat } retrocede y cae { $visit ->
        [yes] en la casilla { WITH($jail, before: "de ") }, solo de visita
        [empty] en la casilla { WITH($jail, before: "de ") }
       *[no] en { $square }
    }.
    [jail] { $seat } va directamente a la casilla { WITH($jail, before: "de ") }.
   *[dice] { $seat } cae { $visit ->
        [yes] en la casilla { WITH($jail, before: "de ") }, solo de visita
        [empty] en la casilla { WITH($jail, before: "de ") }
       *[no] en { $square }
    }.
}
event-turn-ended = Termina el turno de { $seat }.
event-time-up = { $by ->
    [agreed] Todos acuerdan dejarlo: la partida termina en cuanto no quede nada pendiente.
   *[clock] Se acabó el tiempo: la partida termina en cuanto no quede nada pendiente.
}
event-game-over = { $why ->
    [bankruptcies] Con esa bancarrota termina la partida; gana la mayor fortuna: { $seats }.
    [clock] Ha llegado la hora acordada; gana la mayor fortuna: { $seats }.
    [owns-everything] { $seats } tiene todas las propiedades del tablero y gana.
    [agreed] La mesa decide dejarlo aquí; gana la mayor fortuna: { $seats }.
   *[last-one-left] Solo queda { $seats }, que gana la partida.
}

## Dinero

event-paid = { $reason ->
    [salary] { $payee } cobra { WITH($bank, before: "de ") } { $amount } de { $salary }.
    [price] { $payer } paga { $amount } { WITH($bank, before: "a ") }{ WITH($place, before: " por ") }.
    [rent] { $payer } paga { $amount } de alquiler { WITH($payee, before: "a ") }{ WITH($place, before: " por ") }.
    [tax] { $payer } paga { $amount } { WITH($payee, before: "a ") }{ WITH($place, before: " (", after: ")") }.
    [prize] { $payee } cobra { $amount } { WITH($bank, before: "de ") }{ WITH($place, before: " (", after: ")") }.
    [bail] { $payer } paga { $amount } { WITH($payee, before: "a ") } para salir { WITH($jail, before: "de ") }.
    [building] { $payer } paga { $amount } { WITH($bank, before: "a ") } para construir{ WITH($place, before: " en ") }.
    [building-sale] { $bank } paga { $amount } { WITH($payee, before: "a ") } por lo construido{ KNOWN($place) ->
        [yes] { " " }en { $place }
       *[no] { " " }ahí
    }.
    [mortgage] { $bank } presta { $amount } { WITH($payee, before: "a ") }{ WITH($place, before: " por la hipoteca de ") }.
    [lift] { $payer } paga { $amount } { WITH($bank, before: "a ") } para levantar la hipoteca{ WITH($place, before: " de ") }.
    [interest] { $payer } paga { $amount } de intereses { WITH($bank, before: "a ") }.
    [trade] { $payer } paga { $amount } { WITH($payee, before: "a ") } por el trato.
    [auction] { $payer } paga { $amount } { WITH($payee, before: "a ") } por su puja ganadora.
    [jackpot] { $payee } se lleva el bote: { $amount }.
    [bankruptcy] El dinero que queda { WITH($payer, before: "de ") }, { $amount }, va { WITH($payee, before: "a ") }.
    [settlement] { $payer } paga { $amount } { WITH($payee, before: "a ") } como parte del acuerdo.
    [title-sale] { $bank } paga { $amount } { WITH($payee, before: "a ") }{ WITH($place, before: " por ") }.
   *[card] { WHO($payer) ->
        [player] { $payer } paga { $amount } { WITH($payee, before: "a ") }.
       *[bank] { $payee } cobra { $amount } { WITH($payer, before: "de ") }.
    }
}
event-owes = { $payer } aún no puede pagar y debe { $amount } { $reason ->
    [rent] { "" }de alquiler{ " " }
    [interest] { "" }de intereses{ " " }
    [bail] { "" }de { $bail }{ " " }
   *[card] { "" }
}{ WITH($payee, before: "a ") }{ WITH($place, before: " (", after: ")") }.
event-debt-settled = { $payer } salda su deuda de { $amount } con { $payee }.
event-bankrupt = { KNOWN($seats) ->
    [yes] { $seat } cae en bancarrota: debe en total { $amount } a { $seats }.
   *[no] { $seat } cae en bancarrota: debe { $amount } { WITH($payee, before: "a ") }.
}
event-resigned = { $seat } abandona la partida.
event-buildings-returned = { $built ->
    [hotel] El hotel { WITH($square, before: "de ") } vuelve { WITH($bank, before: "a ") } sin pago alguno.
   *[house] { COUNT($houses) ->
        [one] La casa { WITH($square, before: "de ") } vuelve { WITH($bank, before: "a ") } sin pago alguno.
       *[other] Las { $houses } casas { WITH($square, before: "de ") } vuelven { WITH($bank, before: "a ") } sin pago alguno.
    }
}

## Títulos y subastas

event-title = { $reason ->
    [trade] { $giver } entrega { $square } { WITH($taker, before: "a ") }.
    [settlement] { $giver } entrega { $square } { WITH($taker, before: "a ") } para saldar la deuda.
    [bankruptcy] { WHO($taker) ->
        [bank] { $square } vuelve { WITH($bank, before: "a ") }.
       *[player] { $square } pasa { WITH($giver, before: "de ") } { WITH($taker, before: "a ") }.
    }
   *[price] { WHO($taker) ->
        [bank] { $square } vuelve { WITH($bank, before: "a ") }.
       *[player] { $square } es ahora { WITH($taker, before: "de ") }.
    }
}
event-declined = { $seat } no compra { $square }.
event-asked = { $question ->
    [scarce] No hay edificios para todos: ¿quién más quiere uno? Se pregunta a { $seats }.
   *[price] ¿Quién quiere { $square } al mismo precio? Se pregunta a { $seats }.
}
event-wanted = { $seat } dice que sí.
event-waived = { $seat } dice que no.
event-dice-off = { $seat } saca un { $die } para decidir quién compra.
event-auction-started = { $auction ->
    [estate] Sale a subasta { $square }, de los bienes de quien ya no juega.
    [debtor] { $seat } saca a subasta { $square }; las pujas empiezan en { $amount }.
    [scarce] Sale a subasta un edificio; las pujas empiezan en { $amount }.
   *[declined] Sale a subasta { $square }.
}
event-bid = { $seat } puja { $amount }.
event-passed = { $seat } se retira de la subasta.
event-auction-won = { $auction ->
    [scarce] { $seat } se lleva el edificio por { $amount }.
   *[declined] { $seat } se lleva { $square } por { $amount }.
}
event-auction-unsold = { $auction ->
    [debtor] Nadie puja por { $square }: compra { $bank }.
    [scarce] Nadie puja por el edificio.
   *[declined] Nadie puja por { $square }: sigue en { $bank }.
}

## Alquiler

event-claim-opened = { $seat } puede cobrar { $amount } a { $visitor } por { $square }.
event-claim-lapsed = { $seat } ya no puede cobrar { $amount } a { $visitor } por { $square }.
event-rent-claimed = { $seat } cobra { $amount } a { $visitor } por { $square }.
event-claim-passed-on = El alquiler de { $amount } que { $giver } aún podía cobrar a { $visitor } por { $square } pasa { WITH($taker, before: "a ") }.
event-rent-rolled = { $seat } saca { $first } y { $second }: los dados fijan el alquiler { WITH($square, before: "de ") }.

## Cartas

event-card-drawn = { $seat } toma una carta ({ $deck }): «{ $card }»
event-card-kept = { $seat } se guarda la carta.
event-card-returned = La carta para salir { WITH($jail, before: "de ") } que tenía { $seat } vuelve a su mazo ({ $deck }).
event-card-passed-on = { $giver } entrega { WITH($taker, before: "a ") } una carta para salir { WITH($jail, before: "de ") }.

## Cárcel

event-jailed = { $jailed_by ->
    [card] La carta manda a { $seat } { WITH($jail, before: "a ") }.
    [doubles] { $seat } va a parar { WITH($jail, before: "a ") }: demasiados dobles seguidos.
   *[square] { $seat } va a parar { WITH($jail, before: "a ") }.
}
event-freed = { $freed_by ->
    [card] { $seat } usa una carta y sale { WITH($jail, before: "de ") }.
    [double] { $seat } saca dobles y sale { WITH($jail, before: "de ") }.
    [waiting] { $seat } ya ha esperado bastante y sale { WITH($jail, before: "de ") }.
   *[bail] { $seat } sale { WITH($jail, before: "de ") } y tiene que pagar la { $bail }.
}
event-jail-try-failed = { $seat } no saca dobles (intento { $turns }).
event-waited = { $seat } espera { WITH($jail, before: "en ") } (turno { $turns }).
event-too-many-doubles = { COUNT($turns) ->
    [one] { $seat } ha sacado dobles: el turno termina en la casilla { WITH($jail, before: "de ") }.
   *[other] { $seat } ha sacado dobles { $turns } veces seguidas: el turno termina en la casilla { WITH($jail, before: "de ") }.
}

## Edificios e hipotecas

event-built = { $built ->
    [hotel] { $seat } construye un hotel en { $square }.
   *[house] { $seat } construye una casa en { $square }.
}
event-building-sold = { $built ->
    [hotel] { $seat } vende el hotel { WITH($square, before: "de ") }; casas que quedan: { $buildings }.
   *[house] { COUNT($houses) ->
        [one] { $seat } vende una casa { WITH($square, before: "de ") }; casas que quedan: { $buildings }.
       *[other] { $seat } vende { $houses } casas { WITH($square, before: "de ") }; casas que quedan: { $buildings }.
    }
}
event-mortgaged = { $seat } hipoteca { $square }.
event-lifted = { $seat } levanta la hipoteca { WITH($square, before: "de ") }.
event-kept-mortgage = { $seat } mantiene por ahora la hipoteca { WITH($square, before: "de ") }.

## Ofertas y acuerdos

event-offered = { $seat } hace una oferta a { $to } (n.º { $id }).
event-offer-accepted = { $to } acepta la oferta de { $seat } (n.º { $id }).
event-offer-rejected = { $to } rechaza la oferta de { $seat } (n.º { $id }).
event-offer-withdrawn = { $seat } retira su oferta a { $to } (n.º { $id }).
event-offer-lapsed = Vence la oferta de { $seat } a { $to } (n.º { $id }).
event-settlement-proposed = { $seat } debe { $amount } a { $to } y propone pagar con { $squares }{ WITH($cash, before: " más ") }.
event-settlement-accepted = { $to } acepta { $squares }{ WITH($cash, before: " más ") } por los { $amount } que debía { $seat }.
event-settlement-rejected = { $to } no acepta: { $seat } sigue debiendo { $amount }.
