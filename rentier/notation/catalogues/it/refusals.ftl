# Perché una mossa è rifiutata, detto a chi l’ha tentata. Ogni dettaglio può mancare: si vedano KNOWN e WITH in texts.py.

## A chi tocca decidere

refused-game-over = La partita è finita.
refused-bankrupt-seat = Sei fuori dalla partita.
refused-not-your-decision = Adesso no{ WITH($actor, before: ": prima deve decidere ") }.
refused-not-your-turn = Non è il tuo turno.
refused-must-decide-purchase = Prima decidi se comprare la proprietà su cui ti trovi o rinunciare.
refused-must-roll = Non puoi ancora finire il turno: prima tira i dadi.
refused-already-rolled = In questo turno hai già tirato i dadi.
refused-debt-first = Prima va saldato un debito{ WITH($owed, before: ": ") }{ KNOWN($owed) ->
    [yes] { WITH($creditor, before: " a ") }
   *[no] { "" }
}.
refused-auction-running = Aspetta che finisca l’asta.
refused-question-open = { $place ->
    [site] Tieni un terreno per l’edificio che ti sei aggiudicato o per cui sei in testa.
    [building] Prima va collocato l’edificio messo all’asta{ WITH($actor, before: ": tocca a ") }.
   *[question] C’è ancora una domanda aperta{ WITH($actor, before: ": prima deve rispondere ") }.
}
refused-busy = A questo tavolo vendi edifici e accendi o riscatti ipoteche solo mentre puoi costruire o devi decidere{ WITH($actor, before: "; adesso tocca a ") }.
refused-after-end-time = { $by ->
    [agreed] Il tavolo ha deciso di fermarsi: si finisce ciò che è in corso, ma non si comincia nulla di nuovo.
   *[clock] L’ora stabilita è passata: si finisce ciò che è in corso, ma non si comincia nulla di nuovo.
}

## Acquisti e aste

refused-nothing-to-buy = Qui non c’è niente che tu possa comprare adesso.
refused-no-cash = { $move ->
    [accept] Chi ha fatto questa proposta non ha più i soldi per mantenerla.
   *[other] { KNOWN($needed) ->
        [yes] I soldi non bastano: servono { $needed } e tu hai { $cash }.
       *[no] I soldi non bastano{ WITH($cash, before: ": hai ") }.
    }
}
refused-no-auction = Adesso non c’è nessuna asta.
refused-out-of-auction = { KNOWN($limited) ->
    [yes] Non partecipi a questa asta: chi si ritira non rientra, e alcune aste non sono per tutti.
   *[no] Non partecipi a questa asta: chi si ritira non rientra.
}
refused-bid-too-low = La tua offerta è troppo bassa{ WITH($least, before: ": offri almeno ") }.
refused-bid-beyond-cash = Non puoi offrire più di quello che hai{ WITH($cash, before: ": ") }.
refused-leads-already = L’offerta più alta è già la tua.
refused-leads-auction = Sei in testa all’asta: potrai lasciare la partita quando sarà finita.
refused-money-behind-bid = Quei soldi coprono la tua offerta: non puoi spenderli finché sei in testa all’asta.
refused-not-asked = Nessuno te l’ha chiesto.
refused-already-answered = Hai già risposto.

## Affitto

refused-no-claim = Non hai nessun affitto da riscuotere{ WITH($square, before: " per ") }: non è dovuto, o il tempo per chiederlo è passato.
refused-title-mortgaged = { KNOWN($square) ->
    [yes] { WITH($square, before: "Su ") } c’è un’ipoteca: finché non è riscattata, l’affitto non si può chiedere.
   *[no] Su quel contratto c’è un’ipoteca: finché non è riscattata, l’affitto non si può chiedere.
}
refused-rent-is-automatic = In questa edizione l’affitto si paga automaticamente: non serve chiederlo.
refused-visitor-cannot-pay-now = { KNOWN($other) ->
    [yes] { $other } non può pagarti in questo momento: chiedi di nuovo l’affitto quando sarà finita la vendita in corso.
   *[no] Chi ti deve l’affitto non può pagarti in questo momento: chiedilo di nuovo quando sarà finita la vendita in corso.
}
refused-too-much-owed = Ci sono troppi debiti aperti: chiedi di nuovo l’affitto quando uno sarà saldato.

## Costruire

refused-not-a-lot = { KNOWN($square) ->
    [yes] { WITH($square, before: "Su ") } non si può costruire: si costruisce solo sui terreni.
   *[no] Si costruisce solo sui terreni.
}
refused-not-a-title = { KNOWN($square) ->
    [yes] Nessuno può possedere { $square }.
   *[no] Nessuno può possedere una di quelle caselle.
}
refused-not-owner = { $move ->
    [accept] Questa proposta non vale più: quello che promette è passato di mano.
   *[other] { KNOWN($square) ->
        [yes] { $square } non ti appartiene.
       *[no] Non tutto questo ti appartiene.
    }
}
refused-group-incomplete = Per costruire{ WITH($square, before: " su ") } devi avere il gruppo completo.
refused-group-mortgaged = In questo gruppo c’è un’ipoteca: riscattala prima di costruire.
refused-lot-mortgaged = { KNOWN($square) ->
    [yes] { WITH($square, before: "Su ") } c’è un’ipoteca: riscattala prima di costruirci.
   *[no] Su quel terreno c’è un’ipoteca: riscattala prima di costruirci.
}
refused-uneven = Costruisci in modo uniforme: un altro terreno del gruppo ha meno case; comincia da quello.
refused-uneven-sale = Vendi in modo uniforme: nessun terreno del gruppo può restare con due o più edifici in meno di un altro.
refused-one-on-empty = { KNOWN($square) ->
    [yes] { $square } non aveva case all’inizio del turno: fino al tuo prossimo turno ne ammette una sola.
   *[no] Un terreno senza case all’inizio del turno ne ammette una sola fino al tuo prossimo turno.
}
refused-fully-built = { KNOWN($square) ->
    [yes] { WITH($square, before: "Su ") } non si può costruire altro.
   *[no] Lì non si può costruire altro.
}
refused-no-hotels = In questa edizione non ci sono alberghi{ KNOWN($houses) ->
    [yes] { COUNT($houses) ->
        [one] : un terreno ammette una sola casa
       *[other] : un terreno ammette al massimo { $houses } case
    }
   *[no] { "" }
}.
refused-hotel-needs = { KNOWN($lot) ->
    [yes] Per un albergo è presto: serve tutto il gruppo, e { $lot } non ti appartiene.
   *[no] { KNOWN($least) ->
        [yes] { COUNT($least) ->
            [one] Per un albergo è presto: prima serve una casa su ciascuno degli altri terreni del gruppo.
           *[other] Per un albergo è presto: prima servono { $least } case su ciascuno degli altri terreni del gruppo.
        }
       *[no] Per un albergo è presto: altri terreni del gruppo non hanno le case necessarie.
    }
}
refused-no-houses-left = La Banca non ha più case: aspetta che qualcuno ne venda.
refused-no-hotels-left = La Banca non ha più alberghi: aspetta che qualcuno ne venda.
refused-not-your-turn-to-build = Aspetta il tuo turno: solo allora puoi costruire.
refused-not-landed-here = Puoi costruire solo sul terreno dove è appena arrivato il tuo segnalino.
refused-cannot-place-else = { $move ->
    [bid] Non hai nessun terreno su cui collocare questo edificio.
   *[build] { KNOWN($square) ->
        [yes] Questo edificio non si può collocare { WITH($square, before: "su ") }: scegli un altro dei tuoi terreni.
       *[no] Questo edificio non si può collocare lì: scegli un altro dei tuoi terreni.
    }
}
refused-no-building = Lì non hai edifici da vendere.
refused-no-houses-for-hotel = La Banca non ha abbastanza case per cambiare questo albergo in { KNOWN($houses) ->
    [yes] { $houses } case
   *[no] case
}: vendi in una volta tutti gli edifici del gruppo, oppure aspetta.
refused-no-such-group = { KNOWN($value) ->
    [yes] Il gruppo «{ $value }» non esiste.
   *[no] Quel gruppo non esiste.
}{ WITH($allowed, before: " Gruppi: ", after: ".") }

## Ipoteche

refused-already-mortgaged = { KNOWN($square) ->
    [yes] { WITH($square, before: "Su ") } c’è già un’ipoteca.
   *[no] Quel contratto è già ipotecato.
}
refused-not-mortgaged = { KNOWN($square) ->
    [yes] { WITH($square, before: "Su ") } non c’è nessuna ipoteca.
   *[no] Quel contratto non è ipotecato.
}
refused-built-lot = { KNOWN($square) ->
    [yes] { WITH($square, before: "Su ") } ci sono edifici: prima vanno venduti alla Banca.
   *[no] Lì ci sono edifici: prima vanno venduti alla Banca.
}
refused-built-group = In questo gruppo ci sono edifici: prima vanno venduti alla Banca.
refused-buildings-first = Chi ha debiti vende prima tutti i suoi edifici; solo dopo può ipotecare o vendere contratti.
refused-not-asked-to-keep = { KNOWN($square) ->
    [yes] { WITH($square, before: "Su ") } non c’è nessuna ipoteca su cui tu debba decidere.
   *[no] Lì non c’è nessuna ipoteca su cui tu debba decidere.
}

## Prigione

refused-not-in-jail = Non sei { WITH($jail, before: "in ") }.
refused-no-bail = In questa edizione nessuno può pagare per uscire { WITH($jail, before: "da ") }.
refused-no-bail-yet = Non puoi ancora pagare per uscire: prima prova a fare un doppio.
refused-no-jail-card = Non hai nessuna carta per uscire { WITH($jail, before: "da ") }.
refused-cannot-wait = { KNOWN($forced) ->
    [yes] Non ti restano tiri per fare un doppio: paga{ WITH($bail, before: " la ") } o usa una carta.
   *[no] In questa edizione aspettare non libera nessuno: scegli un modo per uscire.
}
refused-must-wait = In questa edizione i dadi non liberano nessuno: finisci il turno per aspettare, o esci in un altro modo.
refused-no-more-tries = Non ti restano tiri per fare un doppio: finisci il turno per aspettare, o esci in un altro modo.

## Scambi

refused-to-oneself = Uno scambio si fa con un altro giocatore: scegline uno.
refused-to-bankrupt = { KNOWN($other) ->
    [yes] { $other } è fuori dalla partita.
   *[no] Quel giocatore è fuori dalla partita.
}
refused-empty-offer = { $move ->
    [settle] Indica almeno una proprietà con cui vuoi pagare.
   *[other] La proposta è vuota: di’ che cosa dai e che cosa vuoi.
}
refused-gift = { KNOWN($cards) ->
    [yes] I soldi non si regalano e non si prestano: devono pagare un contratto o una carta, e uno scambio di carte alla pari non conta.
   *[no] I soldi non si regalano e non si prestano: devono pagare un contratto.
}
refused-they-do-not-own = { $move ->
    [accept] Non hai più quello che questa proposta chiede.
   *[other] { KNOWN($other) ->
        [yes] { $other } non ha quello che chiedi.
       *[no] L’altro giocatore non ha quello che chiedi.
    }
}
refused-no-cards-to-give = Non ci sono abbastanza carte per uscire { WITH($jail, before: "da ") } per questo scambio.
refused-cards-not-traded = In questa edizione le carte non si scambiano.
refused-they-have-no-cash = { $move ->
    [accept] Non hai i soldi che questa proposta chiede.
   *[other] { KNOWN($other) ->
        [yes] { $other } non ha così tanti soldi.
       *[no] L’altro giocatore non ha così tanti soldi.
    }
}
refused-interest-unpayable = Chi riceve un contratto ipotecato paga subito gli interessi alla Banca, e i soldi non bastano.
refused-offer-open = Hai già una proposta aperta: ritirala prima di farne un’altra.
refused-no-offer = Quella proposta non è aperta.

## Debiti e fallimento

refused-not-in-debt = Adesso non hai debiti da saldare.
refused-lowers-means = C’è un debito da saldare: il debitore non può fare nulla che riduca ciò con cui può pagarlo.
refused-no-paying-in-property = In questa edizione i debiti si pagano in contanti, mai con proprietà.
refused-only-rent-in-property = Solo l’affitto dovuto a un altro giocatore si può pagare con proprietà.
refused-no-sale-to-bank = In questa edizione non si mettono contratti all’asta per pagare i debiti: ipotecali o vendili a un altro giocatore.
refused-can-still-pay = Puoi ancora pagare il debito che viene per primo{ WITH($owed, before: " (", after: ")") }: { KNOWN($by) ->
    [yes] vendi edifici o ipoteca contratti
   *[no] vendi edifici, ipoteca contratti o fai uno scambio
}.
refused-liquidate-first = Hai ancora di che pagare: prima vendi tutti gli edifici e ipoteca o vendi tutti i contratti.
refused-settlement-open = Aspetta: alla tua proposta deve ancora rispondere { KNOWN($creditor) ->
    [yes] { $creditor }
   *[no] il creditore
}.

## Ciò che non è una mossa, e partite che non possono cominciare

refused-not-a-move = Questa non è una mossa. Scrivila così: { "{" }"move": "roll"{ "}" }.
refused-unknown-move = { KNOWN($move) ->
    [yes] La mossa «{ $move }» non esiste.
   *[no] Quella mossa non esiste.
}{ WITH($allowed, before: " Mosse: ", after: ".") }
refused-unknown-field = «{ $field }» non fa parte { KNOWN($move) ->
    [yes] della mossa «{ $move }»
   *[no] di questo
}.{ WITH($allowed, before: " Va bene: ", after: ".") }
refused-missing-field = Manca «{ $field }»{ WITH($move, before: " nella mossa «", after: "»") }.{ WITH($allowed, before: " Serve: ", after: ".") }
refused-wrong-type = { KNOWN($field) ->
    [yes] «{ $field }»
   *[no] Questo
} non può essere { KNOWN($value) ->
    [yes] { $value }
   *[no] così
}.{ WITH($allowed, before: " Va bene: ", after: ".") }
refused-out-of-range = { KNOWN($field) ->
    [yes] «{ $field }»
   *[no] Questo
} non può essere { KNOWN($value) ->
    [yes] { $value }
   *[no] così
}.{ WITH($allowed, before: " Va bene: ", after: ".") }
refused-no-such-square = Su questo tabellone non c’è la casella{ WITH($value, before: " ") }.{ WITH($most, before: " Caselle: da 0 a ", after: ".") }
refused-no-such-seat = A questo tavolo non c’è il posto{ WITH($value, before: " ") }.{ WITH($most, before: " Posti: da 0 a ", after: ".") }
refused-players-number = Questa edizione è per { KNOWN($allowed) ->
    [yes] { $allowed }
   *[no] { KNOWN($least) ->
        [yes] { $least }{ WITH($most, before: "–") }
       *[no] un altro numero di
    }
} giocatori{ WITH($value, before: ", non ") }.
refused-players-names = Ogni giocatore deve avere un nome tutto suo, in caratteri semplici e non troppo lungo{ WITH($value, before: ": «", after: "» non va bene") }.
refused-pawn-taken = { KNOWN($value) ->
    [yes] Il segnalino «{ $value }» non è libero: scegline un altro.
   *[no] Quel segnalino non è libero: scegline un altro.
}{ WITH($allowed, before: " Segnalini: ", after: ".") }
refused-not-a-position = Questa non è una posizione{ KNOWN($field) ->
    [yes] : «{ $field }»{ WITH($value, before: " non può essere ") }
   *[no] { WITH($value, before: ": ") }
}.{ WITH($allowed, before: " Va bene: ", after: ".") }{ WITH($reason, before: " ") }
refused-older-rules = { KNOWN($line) ->
    [yes] Questa partita è stata giocata con regole precedenti (versione { $version }); dalla mossa { $line } in poi non segue più le regole attuali.
   *[no] Questa partita è stata giocata con regole precedenti (versione { $version }); con le regole attuali le stesse mosse portano a un altro risultato.
}
refused-not-a-record = Questa non è la registrazione di una partita{ KNOWN($field) ->
    [yes] : «{ $field }»{ WITH($value, before: " non può essere ") }
   *[no] { WITH($value, before: ": ") }
}.{ WITH($allowed, before: " Va bene: ", after: ".") }{ WITH($reason, before: " ") }
refused-not-chance = Dadi e carte non si possono dettare così{ KNOWN($field) ->
    [yes] : «{ $field }»{ WITH($value, before: " non può essere ") }
   *[no] { WITH($value, before: ": ") }
}.{ WITH($allowed, before: " Va bene: ", after: ".") }{ WITH($reason, before: " ") }

# Behind a refusal that no clause of the rulebook asks for.
convention-of-the-table = Convenzione del tavolo.
