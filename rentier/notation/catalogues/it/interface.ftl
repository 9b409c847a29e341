# Nomi delle mosse, e quel che dicono da sé il terminale e il browser.

the-bank = la Banca
the-jackpot = il montepremi
the-jail = la prigione
jail-inside = { WITH($jail, before: "in ") }
jail-out = { WITH($jail, before: "da ") }
jail-to = { WITH($jail, before: "in ") }
pawn-teal = triangolo turchese
pawn-red = quadrato rosso
pawn-purple = cerchio viola
pawn-green = rombo verde
pawn-orange = stella arancione
pawn-blue = croce blu
pawn-brown = esagono marrone
pawn-black = goccia nera
language-pt = Portoghese
language-es = Spagnolo
language-it = Italiano
language-en = Inglese
yes = Sì
no = No
you = Tu

## Mosse

move-roll = Tirare i dadi
move-end-turn = Finire il turno
move-buy = Comprare{ WITH($square, before: " ") }{ WITH($amount, before: " per ") }
move-decline = Non comprare{ WITH($square, before: " ") }
move-bid = { KNOWN($amount) ->
    [yes] Offrire { $amount }
   *[no] Fare un’offerta{ WITH($square, before: " per ") }{ WITH($least, before: " da ") }{ WITH($most, before: " a ") }
}
move-pass = Ritirarsi dall’asta{ WITH($square, before: " per ") }
move-want = { KNOWN($square) ->
    [yes] Sì, voglio { $square }{ WITH($amount, before: " per ") }
   *[no] Sì, lo voglio
}
move-waive = { KNOWN($square) ->
    [yes] No, non voglio { $square }
   *[no] No, non lo voglio
}
move-claim-rent = Chiedere l’affitto{ WITH($square, before: " per ") }{ WITH($other, before: " a ") }{ WITH($amount, before: ": ") }
move-build = Costruire{ WITH($square, before: " su ") }{ WITH($amount, before: " per ") }
move-sell-building = Vendere un edificio{ WITH($square, before: " di ") }{ WITH($amount, before: " per ") }
move-sell-building-whole = Vendere tutti gli edifici{ WITH($square, before: " di ") }{ WITH($amount, before: " per ") }
move-sell-group = Vendere tutti gli edifici del gruppo{ WITH($group, before: " ") }{ WITH($amount, before: " per ") }
move-mortgage = Ipotecare{ WITH($square, before: " ") }{ WITH($amount, before: " per ") }
move-lift = Riscattare l’ipoteca{ WITH($square, before: " su ") }{ WITH($amount, before: " per ") }
move-keep = Mantenere l’ipoteca{ WITH($square, before: " su ") }
move-pay-bail = Pagare la { KNOWN($bail) ->
    [yes] { $bail }
   *[no] { word-bail }
}{ WITH($amount, before: " di ") }
move-use-card = Usare la carta per uscire { WITH($jail, before: "da ") }
move-offer = Proporre uno scambio{ WITH($other, before: " a ") }
move-accept = { KNOWN($other) ->
    [yes] Accettare la proposta di { $other }
   *[no] Accettare
}
move-reject = { KNOWN($other) ->
    [yes] Rifiutare la proposta di { $other }
   *[no] Rifiutare
}
move-withdraw = Ritirare la tua proposta
move-settle = Offrire proprietà per pagare il debito{ WITH($amount, before: " di ") }
move-auction-title = Mettere all’asta { KNOWN($square) ->
    [yes] { $square }
   *[no] un contratto
}{ WITH($least, before: " a partire da ") }
move-declare-bankruptcy = Dichiarare fallimento
move-resign = Lasciare la partita

## Il terminale

terminal-name = Ana
terminal-move = Mossa
terminal-amount = Importo
terminal-help = Scrivi il numero di una mossa, o una mossa in JSON; q per uscire.
terminal-skip = Invio: niente
terminal-bye = Alla prossima!
terminal-over = Fine della partita
