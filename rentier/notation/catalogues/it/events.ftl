# Che cosa è successo, una frase per evento. Un pagamento ha un evento suo: gli importi si dicono lì.

## La partita e i turni

event-game-started = Comincia la partita: il primo turno è di { $seat }.
event-opening-roll = { $seat } tira { $first } e { $second } per vedere chi comincia.
event-title-dealt = Nella distribuzione iniziale { $seat } riceve { $square } e ne paga il prezzo.
event-turn-started = Giro { $round }: tocca a { $seat }.
event-rolled = { $seat } tira { $first } e { $second }.
event-moved = { $how ->
    [card] { $seat } segue la carta e si ferma { $visit ->
        [yes] sulla casella { WITH($jail, before: "di ") }, solo in visita
        [empty] sulla casella { WITH($jail, before: "di ") }
       *[no] { WITH($square, before: "su ") }
    }.
    [backwards] { $seat } indietreggia e si ferma { $visit ->
        [yes] sulla casella { WITH($jail, before: "di ") }, solo in visita
        [empty] sulla casella { WITH($jail, before: "di ") }
       *[no] { WITH($square, before: "su ") }
    }.
    [jail] { $seat } va direttamente alla casella { WITH($jail, before: "di ") }.
   *[dice] { $seat } si ferma { $visit ->
        [yes] sulla casella { WITH($jail, before: "di ") }, solo in visita
        [empty] sulla casella { WITH($jail, before: "di ") }
       *[no] { WITH($square, before: "su ") }
    }.
}
event-turn-ended = Finisce il turno di { $seat }.
event-time-up = { $by ->
    [agreed] Tutti sono d’accordo di fermarsi qui: la partita finisce appena non resta nulla in sospeso.
   *[clock] Il tempo è scaduto: la partita finisce appena non resta nulla in sospeso.
}
event-game-over = { $why ->
    [bankruptcies] Questo fallimento chiude la partita; vince il patrimonio più alto: { $seats }.
    [clock] È arrivata l’ora stabilita; vince il patrimonio più alto: { $seats }.
    [owns-everything] { $seats } possiede tutte le proprietà del tabellone e vince.
    [agreed] Il tavolo si ferma qui; vince il patrimonio più alto: { $seats }.
   *[last-one-left] Resta in gioco solo { $seats }, che vince la partita.
}

## Soldi

event-paid = { $reason ->
    [salary] { $payee } incassa { $amount } di { $salary } dalla Banca.
    [price] { $payer } paga { $amount } alla Banca{ WITH($place, before: " per ") }.
    [rent] { $payer } paga { $amount } di affitto { WITH($payee, before: "a ") }{ WITH($place, before: " per ") }.
    [tax] { WHO($payee) ->
        [jackpot] { $payer } versa { $amount } { WITH($payee, before: "in ") }
       *[bank] { $payer } paga { $amount } { WITH($payee, before: "a ") }
    }{ WITH($place, before: " (", after: ")") }.
    [prize] { $payee } incassa { $amount } dalla Banca{ WITH($place, before: " (", after: ")") }.
    [bail] { WHO($payee) ->
        [jackpot] { $payer } versa { $amount } { WITH($payee, before: "in ") }
       *[bank] { $payer } paga { $amount } { WITH($payee, before: "a ") }
    } per uscire { WITH($jail, before: "da ") }.
    [building] { $payer } paga { $amount } alla Banca per costruire{ WITH($place, before: " su ") }.
    [building-sale] La Banca paga { $amount } { WITH($payee, before: "a ") } per edifici venduti{ WITH($place, before: " su ") }.
    [mortgage] La Banca presta { $amount } { WITH($payee, before: "a ") }{ WITH($place, before: " con l’ipoteca su ") }.
    [lift] { $payer } paga { $amount } alla Banca per riscattare l’ipoteca{ WITH($place, before: " su ") }.
    [interest] { $payer } paga { $amount } di interessi alla Banca.
    [trade] { $payer } paga { $amount } { WITH($payee, before: "a ") } per lo scambio.
    [auction] { $payer } paga { $amount } { WITH($payee, before: "a ") } per l’offerta vincente.
    [jackpot] { $payee } prende il montepremi: { $amount }.
    [bankruptcy] Il denaro rimasto { WITH($payer, before: "di ") }, { $amount }, va { WITH($payee, before: "a ") }.
    [settlement] { $payer } paga { $amount } { WITH($payee, before: "a ") } come parte dell’accordo.
    [title-sale] La Banca paga { $amount } { WITH($payee, before: "a ") }{ WITH($place, before: " per ") }.
   *[card] { WHO($payer) ->
        [player] { WHO($payee) ->
            [jackpot] { $payer } versa { $amount } { WITH($payee, before: "in ") }
           *[other] { $payer } paga { $amount } { WITH($payee, before: "a ") }
        }.
       *[bank] { $payee } incassa { $amount } { WITH($payer, before: "da ") }.
    }
}
event-owes = { $payer } non può ancora pagare e deve { $amount } { $reason ->
    [rent] { "" }di affitto{ " " }
    [interest] { "" }di interessi{ " " }
    [bail] { "" }di { $bail }{ " " }
   *[card] { "" }
}{ WITH($payee, before: "a ") }{ WITH($place, before: " (", after: ")") }.
event-debt-settled = { $payer } salda il debito di { $amount } con { $payee }.
event-bankrupt = { KNOWN($seats) ->
    [yes] { $seat } fallisce: deve in tutto { $amount } a { $seats }.
   *[no] { $seat } fallisce: deve { $amount } { WITH($payee, before: "a ") }.
}
event-resigned = { $seat } lascia la partita.
event-buildings-returned = { $built ->
    [hotel] L’albergo { WITH($square, before: "di ") } torna alla Banca senza compenso.
   *[house] { COUNT($houses) ->
        [one] La casa { WITH($square, before: "di ") } torna alla Banca senza compenso.
       *[other] Le { $houses } case { WITH($square, before: "di ") } tornano alla Banca senza compenso.
    }
}

## Contratti e aste

event-title = { $reason ->
    [trade] { $giver } cede { $square } { WITH($taker, before: "a ") }.
    [settlement] { $giver } cede { $square } { WITH($taker, before: "a ") } per saldare il debito.
    [bankruptcy] { WHO($taker) ->
        [bank] { $square } torna alla Banca.
       *[player] { $square } passa { WITH($giver, before: "da ") } { WITH($taker, before: "a ") }.
    }
   *[price] { WHO($taker) ->
        [bank] { $square } torna alla Banca.
       *[player] { $square } ora appartiene { WITH($taker, before: "a ") }.
    }
}
event-declined = { $seat } non compra { $square }.
event-asked = { $question ->
    [scarce] Non ci sono edifici per tutti: chi altro ne vuole uno? La domanda è per { $seats }.
   *[price] Chi vuole { $square } allo stesso prezzo? La domanda è per { $seats }.
}
event-wanted = { $seat } dice di sì.
event-waived = { $seat } dice di no.
event-dice-off = { $seat } tira { $die } per decidere chi compra.
event-auction-started = { $auction ->
    [estate] Va all’asta { $square }, tra i beni di chi è uscito dalla partita.
    [debtor] { $seat } mette all’asta { $square }; offerte a partire da { $amount }.
    [scarce] Va all’asta un edificio; offerte a partire da { $amount }.
   *[declined] Va all’asta { $square }.
}
event-bid = { $seat } offre { $amount }.
event-passed = { $seat } si ritira dall’asta.
event-auction-won = { $auction ->
    [scarce] { $seat } si aggiudica l’edificio per { $amount }.
   *[declined] { $seat } si aggiudica { $square } per { $amount }.
}
event-auction-unsold = { $auction ->
    [debtor] Nessuno fa offerte per { $square }: compra la Banca.
    [scarce] Nessuno fa offerte per l’edificio.
   *[declined] Nessuno fa offerte per { $square }: resta alla Banca.
}

## Affitto

event-claim-opened = { $seat } può chiedere { $amount } a { $visitor } per { $square }.
event-claim-lapsed = { $seat } non può più chiedere { $amount } a { $visitor } per { $square }.
event-rent-claimed = { $seat } chiede { $amount } a { $visitor } per { $square }.
event-claim-passed-on = L’affitto di { $amount } che { $giver } poteva ancora chiedere a { $visitor } per { $square } passa { WITH($taker, before: "a ") }.
event-rent-rolled = { $seat } tira { $first } e { $second }: questi dadi fissano l’affitto per { $square }.

## Carte

event-card-drawn = { $seat } pesca una carta ({ $deck }): «{ $card }»
event-card-kept = { $seat } conserva la carta.
event-card-returned = La carta per uscire { WITH($jail, before: "da ") } che aveva { $seat } torna nel mazzo ({ $deck }).
event-card-passed-on = { $giver } cede { WITH($taker, before: "a ") } una carta per uscire { WITH($jail, before: "da ") }.

## Prigione

event-jailed = { $jailed_by ->
    [card] La carta manda { $seat } { WITH($jail, before: "in ") }.
    [doubles] { $seat } finisce { WITH($jail, before: "in ") }: troppi doppi di fila.
   *[square] { $seat } finisce { WITH($jail, before: "in ") }.
}
event-freed = { $freed_by ->
    [card] { $seat } usa una carta ed esce { WITH($jail, before: "da ") }.
    [double] { $seat } fa un doppio ed esce { WITH($jail, before: "da ") }.
    [waiting] { $seat } ha aspettato abbastanza ed esce { WITH($jail, before: "da ") }.
   *[bail] { $seat } esce { WITH($jail, before: "da ") } e deve pagare la { $bail }.
}
event-jail-try-failed = { $seat } non fa un doppio (tentativo { $turns }).
event-waited = { $seat } aspetta { WITH($jail, before: "in ") } (turno { $turns }).
event-too-many-doubles = { COUNT($turns) ->
    [one] { $seat } ha fatto un doppio: il turno finisce sulla casella { WITH($jail, before: "di ") }.
   *[other] { $seat } ha fatto { $turns } doppi di fila: il turno finisce sulla casella { WITH($jail, before: "di ") }.
}

## Edifici e ipoteche

event-built = { $built ->
    [hotel] { $seat } costruisce un albergo { WITH($square, before: "su ") }.
   *[house] { $seat } costruisce una casa { WITH($square, before: "su ") }.
}
event-building-sold = { $built ->
    [hotel] { $seat } vende l’albergo { WITH($square, before: "di ") }; case rimaste: { $buildings }.
   *[house] { COUNT($houses) ->
        [one] { $seat } vende una casa { WITH($square, before: "di ") }; case rimaste: { $buildings }.
       *[other] { $seat } vende { $houses } case { WITH($square, before: "di ") }; case rimaste: { $buildings }.
    }
}
event-mortgaged = { $seat } ipoteca { $square }.
event-lifted = { $seat } riscatta l’ipoteca { WITH($square, before: "su ") }.
event-kept-mortgage = { $seat } mantiene per ora l’ipoteca { WITH($square, before: "su ") }.

## Proposte e accordi

event-offered = { $seat } fa una proposta a { $to } (n. { $id }).
event-offer-accepted = { $to } accetta la proposta di { $seat } (n. { $id }).
event-offer-rejected = { $to } rifiuta la proposta di { $seat } (n. { $id }).
event-offer-withdrawn = { $seat } ritira la proposta fatta a { $to } (n. { $id }).
event-offer-lapsed = Scade la proposta di { $seat } a { $to } (n. { $id }).
event-settlement-proposed = { $seat } deve { $amount } a { $to } e propone di pagare con { $squares }{ WITH($cash, before: " e ") }.
event-settlement-accepted = { $to } accetta { $squares }{ WITH($cash, before: " e ") } al posto di { $amount } dovuti da { $seat }.
event-settlement-rejected = { $to } non accetta: { $seat } deve ancora { $amount }.
