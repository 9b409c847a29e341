# Che cosa è successo, una frase per evento. Un pagamento ha un evento suo: gli importi si dicono lì.

## La partita e i turni

event-game-started = Comincia la partita: il primo turno è di { $seat }.
event-opening-roll = { $seat } tira { $first } e { $second } per vedere chi comincia.
event-title-dealt = { $seat } riceve { $square } nella distribuzione e ne paga il prezzo.
event-turn-started = Giro { $round }: tocca a { $seat }.
event-rolled = { $seat } tira { $first } e { $second }.
event-moved = { $how ->
    [card] { $seat } segue la carta e si ferma su { $square }.
    [backwards] { $seat } indietreggia e si ferma su { $square }.
    [jail] { $seat } va direttamente alla casella { $square }.
   *[dice] { $seat } si ferma su { $square }.
}
event-turn-ended = Finisce il turno di { $seat }.
event-time-up = { $by ->
    [agreed] Tutti d’accordo a fermarsi: la partita finisce appena non resta nulla in sospeso.
   *[clock] Il tempo è scaduto: la partita finisce appena non resta nulla in sospeso.
}
event-game-over = { $why ->
    [bankruptcies] Questa bancarotta chiude la partita; vince il patrimonio più alto: { $seats }.
    [clock] È arrivata l’ora stabilita; vince il patrimonio più alto: { $seats }.
    [owns-everything] { $seats } ha tutti i contratti e vince.
    [agreed] Il tavolo si ferma qui; vince il patrimonio più alto: { $seats }.
   *[last-one-left] Resta in gioco solo { $seats }, che vince la partita.
}

## Soldi

event-paid = { $reason ->
    [salary] { $payee } incassa { $amount } di stipendio dalla Banca.
    [price] { $payer } paga { $amount } alla Banca{ WITH($place, before: " per ") }.
    [rent] { $payer } paga { $amount } di affitto a { $payee }{ WITH($place, before: " per ") }.
    [tax] { $payer } paga { $amount } { WHO($payee) ->
        [jackpot] nel montepremi
       *[bank] alla Banca
    }{ WITH($place, before: " (", after: ")") }.
    [prize] { $payee } incassa { $amount } dalla Banca{ WITH($place, before: " (", after: ")") }.
    [bail] { $payer } paga { $amount } { WHO($payee) ->
        [jackpot] nel montepremi
       *[bank] alla Banca
    } per uscire da { the-jail }.
    [building] { $payer } paga { $amount } alla Banca per costruire{ WITH($place, before: " su ") }.
    [building-sale] La Banca paga { $amount } a { $payee } per quel che c’era{ KNOWN($place) ->
        [yes] { " " }su { $place }
       *[no] { " " }lì
    }.
    [mortgage] La Banca presta { $amount } a { $payee }{ WITH($place, before: " su ") }.
    [lift] { $payer } paga { $amount } alla Banca per riscattare l’ipoteca{ WITH($place, before: " su ") }.
    [interest] { $payer } paga { $amount } di interessi alla Banca.
    [trade] { $payer } paga { $amount } a { $payee } per lo scambio.
    [auction] { $payer } paga { $amount } { WHO($payee) ->
        [bank] alla Banca
       *[player] a { $payee }
    } per l’offerta vincente.
    [jackpot] { $payee } si prende il montepremi: { $amount }.
    [bankruptcy] Gli ultimi { $amount } di { $payer } vanno { WHO($payee) ->
        [bank] alla Banca
        [jackpot] nel montepremi
       *[player] a { $payee }
    }.
    [settlement] { $payer } paga { $amount } a { $payee } come parte dell’accordo.
    [title-sale] La Banca paga { $amount } a { $payee }{ WITH($place, before: " per ") }.
   *[card] { WHO($payer) ->
        [bank] { $payee } incassa { $amount } dalla Banca.
        [jackpot] { $payee } incassa { $amount } dal montepremi.
       *[player] { WHO($payee) ->
            [bank] { $payer } paga { $amount } alla Banca.
            [jackpot] { $payer } paga { $amount } nel montepremi.
           *[player] { $payer } paga { $amount } a { $payee }.
        }
    }
}
event-owes = { $payer } non può ancora pagare e deve { $amount } { $reason ->
    [rent] { "" }di affitto{ " " }
    [interest] { "" }di interessi{ " " }
    [bail] { "" }di cauzione{ " " }
   *[card] { "" }
}{ WHO($payee) ->
    [bank] alla Banca
    [jackpot] al montepremi
   *[player] a { $payee }
}{ WITH($place, before: " (", after: ")") }.
event-debt-settled = { $payer } salda il debito di { $amount } con { $payee }.
event-bankrupt = { $seat } va in bancarotta: deve { $amount } { WHO($payee) ->
    [bank] alla Banca
    [jackpot] al montepremi
   *[player] a { $payee }
}.
event-resigned = { $seat } abbandona la partita.

## Contratti e aste

event-title = { $reason ->
    [trade] { $giver } cede { $square } a { $taker }.
    [settlement] { $giver } cede { $square } a { $taker } per saldare il debito.
    [bankruptcy] { WHO($taker) ->
        [bank] { $square } torna alla Banca.
       *[player] { $square } passa da { $giver } a { $taker }.
    }
   *[price] { WHO($taker) ->
        [bank] { $square } torna alla Banca.
       *[player] { $square } ora appartiene a { $taker }.
    }
}
event-declined = { $seat } non compra { $square }.
event-asked = { $question ->
    [scarce] Non ci sono edifici per tutti: chi altro ne vuole uno? La domanda è per { $seats }.
   *[price] Chi vuole { $square } allo stesso prezzo? La domanda è per { $seats }.
}
event-wanted = { $seat } dice di sì.
event-waived = { $seat } dice di no.
event-dice-off = { $seat } tira { $die } nello spareggio.
event-auction-started = { $auction ->
    [estate] Va all’asta { $square }, tra i beni della bancarotta.
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
    [debtor] Nessuno offre per { $square }: compra la Banca.
    [scarce] Nessuno offre per l’edificio.
   *[declined] Nessuno offre per { $square }: resta alla Banca.
}

## Affitto

event-claim-opened = { $seat } può chiedere { $amount } a { $visitor } per { $square }.
event-claim-lapsed = Troppo tardi: { $seat } non ha chiesto { $amount } a { $visitor } per { $square }.
event-rent-claimed = { $seat } chiede { $amount } a { $visitor } per { $square }.
event-rent-rolled = { $seat } tira { $first } e { $second }: i dadi dicono quanto costa { $square }.

## Carte

event-card-drawn = { $seat } pesca una carta ({ $deck }): «{ $card }»
event-card-kept = { $seat } conserva la carta.
event-card-returned = La carta per uscire da { the-jail } che aveva { $seat } torna nel mazzo ({ $deck }).
event-card-passed-on = { $giver } cede a { $taker } una carta per uscire da { the-jail }.

## Prigione

event-jailed = { $jailed_by ->
    [card] La carta manda { $seat } in { the-jail }.
    [doubles] { $seat } finisce in { the-jail }: troppi doppi di fila.
   *[square] { $seat } finisce in { the-jail }.
}
event-freed = { $freed_by ->
    [card] { $seat } usa una carta ed esce da { the-jail }.
    [double] { $seat } fa un doppio ed esce da { the-jail }.
    [waiting] { $seat } ha aspettato abbastanza ed esce da { the-jail }.
   *[bail] { $seat } esce da { the-jail } su cauzione.
}
event-jail-try-failed = { $seat } non fa un doppio (tentativo { $turns }).
event-waited = { $seat } aspetta in { the-jail } (turno { $turns }).

## Edifici e ipoteche

event-built = { $built ->
    [hotel] { $seat } costruisce un albergo su { $square }.
   *[house] { $seat } costruisce una casa su { $square }.
}
event-building-sold = { $built ->
    [hotel] { $seat } vende l’albergo di { $square }; case che restano: { $buildings }.
   *[house] { $seat } vende edifici su { $square }; case che restano: { $buildings }.
}
event-mortgaged = { $seat } ipoteca { $square }.
event-lifted = { $seat } riscatta l’ipoteca su { $square }.
event-kept-mortgage = { $seat } tiene per ora l’ipoteca su { $square }.

## Proposte e accordi

event-offered = { $seat } fa una proposta a { $to } (n. { $id }).
event-offer-accepted = { $to } accetta la proposta di { $seat } (n. { $id }).
event-offer-rejected = { $to } rifiuta la proposta di { $seat } (n. { $id }).
event-offer-withdrawn = { $seat } ritira la proposta fatta a { $to } (n. { $id }).
event-offer-lapsed = Scade la proposta di { $seat } a { $to } (n. { $id }).
event-settlement-proposed = { $seat } deve { $amount } a { $to } e propone di pagare con { $squares } e { $cash }.
event-settlement-accepted = { $to } accetta { $squares } e { $cash } per i { $amount } che { $seat } doveva.
event-settlement-rejected = { $to } non accetta: { $seat } deve ancora { $amount }.
