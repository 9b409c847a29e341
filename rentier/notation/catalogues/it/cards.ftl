# Cartoncini senza un testo proprio, e i tipi di casella.

card-move-to = Avanza fino a { $square }.
card-move-to-next = { $kind ->
    [lot] Avanza fino al prossimo terreno.
    [station] Avanza fino alla prossima stazione.
    [service] Avanza fino al prossimo servizio pubblico.
    [company] Avanza fino alla prossima compagnia.
    [monument] Avanza fino al prossimo monumento.
    [tax] Avanza fino alla prossima tassa.
    [prize] Avanza fino al prossimo premio.
    [cards] Avanza fino alla prossima casella dei cartoncini.
   *[other] Avanza fino alla prossima casella di questo tipo: { $kind }.
}
card-move-back = { COUNT($steps) ->
    [one] Indietreggia di 1 casella.
   *[other] Indietreggia di { $steps } caselle.
}
card-move-random = Avanza fino a una casella tirata a sorte.
card-go-to-jail = Vai direttamente in prigione, senza incassare nulla per strada.
card-jail-free = Conserva questo cartoncino: esci gratis di prigione.
card-pay = Paghi { $amount }.
card-pay-range = Paghi un importo a caso tra { $least } e { $most }.
card-collect = Incassi { $amount }.
card-collect-range = Incassi un importo a caso tra { $least } e { $most }.
card-pay-each = Paghi { $amount } a ciascuno degli altri giocatori.
card-pay-each-range = Paghi a ciascuno degli altri giocatori un importo a caso tra { $least } e { $most }.
card-collect-each = Incassi { $amount } da ciascuno degli altri giocatori.
card-collect-each-range = Incassi da ciascuno degli altri giocatori un importo a caso tra { $least } e { $most }.
card-pay-buildings = Paghi { $house } per ogni tua casa e { $hotel } per ogni tuo albergo.
card-pay-buildings-random = Paghi per ogni tuo edificio un importo a caso tra { $least } e { $most }.

kind-start = Partenza
kind-lot = Terreno
kind-station = Stazione
kind-service = Servizio pubblico
kind-company = Compagnia
kind-monument = Monumento
kind-tax = Tassa
kind-prize = Premio
kind-cards = Cartoncini
kind-jail = Prigione
kind-go-to-jail = Vai in prigione
kind-parking = Parcheggio libero
kind-rest = Sosta
