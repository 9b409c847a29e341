# Carte senza un testo proprio, e i tipi di casella.

card-move-to = Avanza fino { WITH($square, before: "a ") }.
card-move-to-next = { $kind ->
    [lot] Avanza fino al prossimo terreno.
    [station] Avanza fino alla prossima stazione.
    [service] Avanza fino al prossimo servizio pubblico.
    [company] Avanza fino alla prossima impresa.
    [monument] Avanza fino al prossimo monumento.
    [tax] Avanza fino alla prossima tassa.
    [prize] Avanza fino al prossimo premio.
    [cards] Avanza fino alla prossima casella delle carte.
   *[other] Avanza fino alla prossima casella di questo tipo: { $kind }.
}
card-move-back = { COUNT($steps) ->
    [one] Indietreggia di 1 casella.
   *[other] Indietreggia di { $steps } caselle.
}
card-move-random = Avanza fino a una casella estratta a sorte.
card-go-to-jail = Vai direttamente { WITH($jail, before: "in ") }, senza incassare nulla per strada.
card-jail-free = Conserva questa carta: ti fa uscire gratis { WITH($jail, before: "da ") }.
card-pay = Paga { $amount }.
card-pay-range = Paga un importo a caso tra { $least } e { $most }.
card-collect = Incassa { $amount }.
card-collect-range = Incassa un importo a caso tra { $least } e { $most }.
card-pay-each = Paga { $amount } a ciascuno degli altri giocatori.
card-pay-each-range = Paga a ciascuno degli altri giocatori un importo a caso tra { $least } e { $most }.
card-collect-each = Incassa { $amount } da ciascuno degli altri giocatori.
card-collect-each-range = Incassa da ciascuno degli altri giocatori un importo a caso tra { $least } e { $most }.
card-pay-buildings = Paga { $house } per ogni tua casa e { $hotel } per ogni tuo albergo.
card-pay-buildings-random = Paga per ogni tuo edificio un importo a caso tra { $least } e { $most }.

kind-start = Partenza
kind-lot = Terreno
kind-station = Stazione
kind-service = Servizio pubblico
kind-company = Impresa
kind-monument = Monumento
kind-tax = Tassa
kind-prize = Premio
kind-cards = Carte
kind-jail = Prigione
kind-go-to-jail = Vai in prigione
kind-parking = Parcheggio gratuito
kind-rest = Sosta
