# Lo que ha pasado, una frase por suceso. Un pago tiene su propio suceso: ahí se dicen las cantidades.

## La partida y los turnos

event-game-started = Empieza la partida: { $seat } juega primero.
event-opening-roll = { $seat } saca { $first } y { $second } para ver quién empieza.
event-title-dealt = { $seat } recibe { $square } en el reparto y paga su precio.
event-turn-started = Ronda { $round }: turno de { $seat }.
event-rolled = { $seat } saca { $first } y { $second }.
event-moved = { $how ->
    [card] { $seat } sigue la tarjeta y cae en { $square }.
    [backwards] { $seat } retrocede y cae en { $square }.
    [jail] { $seat } va directamente a la casilla { $square }.
   *[dice] { $seat } cae en { $square }.
}
event-turn-ended = Termina el turno de { $seat }.
event-time-up = { $by ->
    [agreed] Todos acuerdan dejarlo: la partida termina en cuanto no quede nada pendiente.
   *[clock] Se acabó el tiempo: la partida termina en cuanto no quede nada pendiente.
}
event-game-over = { $why ->
    [bankruptcies] Esa bancarrota pone fin a la partida; gana la mayor fortuna: { $seats }.
    [clock] Ha llegado la hora acordada; gana la mayor fortuna: { $seats }.
    [owns-everything] { $seats } tiene todos los títulos y gana.
    [agreed] La mesa lo deja aquí; gana la mayor fortuna: { $seats }.
   *[last-one-left] Solo queda { $seats }, que gana la partida.
}

## Dinero

event-paid = { $reason ->
    [salary] { $payee } cobra { $amount } de sueldo de la Banca.
    [price] { $payer } paga { $amount } a la Banca{ WITH($place, before: " por ") }.
    [rent] { $payer } paga { $amount } de alquiler a { $payee }{ WITH($place, before: " por ") }.
    [tax] { $payer } paga { $amount } { WHO($payee) ->
        [jackpot] al bote
       *[bank] a la Banca
    }{ WITH($place, before: " (", after: ")") }.
    [prize] { $payee } cobra { $amount } de la Banca{ WITH($place, before: " (", after: ")") }.
    [bail] { $payer } paga { $amount } { WHO($payee) ->
        [jackpot] al bote
       *[bank] a la Banca
    } para salir de { the-jail }.
    [building] { $payer } paga { $amount } a la Banca para construir{ WITH($place, before: " en ") }.
    [building-sale] La Banca paga { $amount } a { $payee } por lo que había{ KNOWN($place) ->
        [yes] { " " }en { $place }
       *[no] { " " }ahí
    }.
    [mortgage] La Banca presta { $amount } a { $payee }{ WITH($place, before: " sobre ") }.
    [lift] { $payer } paga { $amount } a la Banca para levantar la hipoteca{ WITH($place, before: " sobre ") }.
    [interest] { $payer } paga { $amount } de intereses a la Banca.
    [trade] { $payer } paga { $amount } a { $payee } por el trato.
    [auction] { $payer } paga { $amount } a { $payee } por la puja ganadora.
    [jackpot] { $payee } se lleva el bote: { $amount }.
    [bankruptcy] Los últimos { $amount } de { $payer } van { WHO($payee) ->
        [jackpot] al bote
       *[other] a { $payee }
    }.
    [settlement] { $payer } paga { $amount } a { $payee } como parte del acuerdo.
    [title-sale] La Banca paga { $amount } a { $payee }{ WITH($place, before: " por ") }.
   *[card] { WHO($payer) ->
        [bank] { $payee } cobra { $amount } de la Banca.
        [jackpot] { $payee } cobra { $amount } del bote.
       *[player] { WHO($payee) ->
            [jackpot] { $payer } paga { $amount } al bote.
           *[other] { $payer } paga { $amount } a { $payee }.
        }
    }
}
event-owes = { $payer } aún no puede pagar y debe { $amount } { $reason ->
    [rent] { "" }de alquiler{ " " }
    [interest] { "" }de intereses{ " " }
    [bail] { "" }de fianza{ " " }
   *[card] { "" }
}{ WHO($payee) ->
    [jackpot] al bote
   *[other] a { $payee }
}{ WITH($place, before: " (", after: ")") }.
event-debt-settled = { $payer } salda su deuda de { $amount } con { $payee }.
event-bankrupt = { $seat } cae en bancarrota: debe { $amount } { WHO($payee) ->
    [jackpot] al bote
   *[other] a { $payee }
}.
event-resigned = { $seat } abandona la partida.

## Títulos y subastas

event-title = { $reason ->
    [trade] { $giver } entrega { $square } a { $taker }.
    [settlement] { $giver } entrega { $square } a { $taker } para saldar la deuda.
    [bankruptcy] { WHO($taker) ->
        [bank] { $square } vuelve a la Banca.
       *[player] { $square } pasa de { $giver } a { $taker }.
    }
   *[price] { WHO($taker) ->
        [bank] { $square } vuelve a la Banca.
       *[player] { $square } es ahora de { $taker }.
    }
}
event-declined = { $seat } no compra { $square }.
event-asked = { $question ->
    [scarce] No hay edificios para todos: ¿quién más quiere uno? La pregunta es para { $seats }.
   *[price] ¿Quién quiere { $square } al mismo precio? La pregunta es para { $seats }.
}
event-wanted = { $seat } dice que sí.
event-waived = { $seat } dice que no.
event-dice-off = { $seat } saca un { $die } en el desempate.
event-auction-started = { $auction ->
    [estate] Sale a subasta { $square }, de los bienes de la bancarrota.
    [debtor] { $seat } saca a subasta { $square }; pujas desde { $amount }.
    [scarce] Sale a subasta un edificio; pujas desde { $amount }.
   *[declined] Sale a subasta { $square }.
}
event-bid = { $seat } ofrece { $amount }.
event-passed = { $seat } se retira de la subasta.
event-auction-won = { $auction ->
    [scarce] { $seat } se lleva el edificio por { $amount }.
   *[declined] { $seat } se lleva { $square } por { $amount }.
}
event-auction-unsold = { $auction ->
    [debtor] Nadie puja por { $square }: pasa a la Banca.
    [scarce] Nadie puja por el edificio.
   *[declined] Nadie puja por { $square }: se queda en la Banca.
}

## Alquiler

event-claim-opened = { $seat } puede cobrar { $amount } a { $visitor } por { $square }.
event-claim-lapsed = Demasiado tarde: { $seat } no ha cobrado { $amount } a { $visitor } por { $square }.
event-rent-claimed = { $seat } cobra { $amount } a { $visitor } por { $square }.
event-rent-rolled = { $seat } saca { $first } y { $second }: los dados dicen cuánto cuesta { $square }.

## Tarjetas

event-card-drawn = { $seat } toma una tarjeta ({ $deck }): «{ $card }»
event-card-kept = { $seat } se guarda la tarjeta.
event-card-returned = La tarjeta para salir de { the-jail } que tenía { $seat } vuelve a su mazo ({ $deck }).
event-card-passed-on = { $giver } entrega a { $taker } una tarjeta para salir de { the-jail }.

## Cárcel

event-jailed = { $jailed_by ->
    [card] La tarjeta manda a { $seat } a { the-jail }.
    [doubles] { $seat } va a parar a { the-jail }: demasiados dobles seguidos.
   *[square] { $seat } va a parar a { the-jail }.
}
event-freed = { $freed_by ->
    [card] { $seat } usa una tarjeta y sale de { the-jail }.
    [double] { $seat } saca dobles y sale de { the-jail }.
    [waiting] { $seat } ya ha esperado bastante y sale de { the-jail }.
   *[bail] { $seat } sale de { the-jail } bajo fianza.
}
event-jail-try-failed = { $seat } no saca dobles (intento { $turns }).
event-waited = { $seat } espera en { the-jail } (turno { $turns }).

## Edificios e hipotecas

event-built = { $built ->
    [hotel] { $seat } construye un hotel en { $square }.
   *[house] { $seat } construye una casa en { $square }.
}
event-building-sold = { $built ->
    [hotel] { $seat } vende el hotel de { $square }; casas que quedan: { $buildings }.
   *[house] { $seat } vende edificios en { $square }; casas que quedan: { $buildings }.
}
event-mortgaged = { $seat } hipoteca { $square }.
event-lifted = { $seat } levanta la hipoteca de { $square }.
event-kept-mortgage = { $seat } mantiene por ahora la hipoteca de { $square }.

## Ofertas y acuerdos

event-offered = { $seat } hace una oferta a { $to } (n.º { $id }).
event-offer-accepted = { $to } acepta la oferta de { $seat } (n.º { $id }).
event-offer-rejected = { $to } rechaza la oferta de { $seat } (n.º { $id }).
event-offer-withdrawn = { $seat } retira su oferta a { $to } (n.º { $id }).
event-offer-lapsed = Vence la oferta de { $seat } a { $to } (n.º { $id }).
event-settlement-proposed = { $seat } debe { $amount } a { $to } y propone pagar con { $squares } y { $cash }.
event-settlement-accepted = { $to } acepta { $squares } y { $cash } por los { $amount } que debía { $seat }.
event-settlement-rejected = { $to } no acepta: { $seat } sigue debiendo { $amount }.
