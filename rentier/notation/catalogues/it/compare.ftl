# Che cosa dice `rentier compare` di due lati che hanno giocato le stesse partite.

compare-title = { $printed } e { $changed }
compare-lead = { $games } partite per lato con gli stessi semi, { $players } giocatori, bot: { $bots }
compare-stopped = Interrotto dopo { $games } di { $asked } partite.
compare-printed = come stampato
compare-changed = cambiato
compare-in-mode = modalità { $mode }

## La tabella

compare-measure = Misura
compare-difference = Differenza
compare-interval = intervallo del 95%
compare-verdict = Giudizio
compare-group-length = Durata
compare-group-stalls = Partite senza fine
compare-group-seats = Possibilità secondo l’ordine di gioco
compare-group-game = Corso della partita
compare-group-bots = Vittorie per bot
compare-group-money = Denaro, verso la metà
compare-label-rounds = Giri, tutte le partite
compare-label-median = Giri, mediana
compare-label-ended = Giri, partite con una fine
compare-label-turns = Turni
compare-label-unfinished = Senza fine al giro { $at }
compare-label-unfairness = Vittorie dovute all’ordine
compare-label-place = Vince chi gioca per { $at }º
compare-label-begins = Vince chi comincia
compare-label-leader-lost = Perde chi guida a metà
compare-label-bankruptcies = Fallimenti a partita
compare-label-bot = Vince { $bot }
compare-label-cash = Contanti al giro { $at }
compare-label-wealth = Patrimonio al giro { $at }
compare-label-richest = Quota del più ricco, giro { $at }
compare-verdict-sure = sicuro
compare-verdict-likely = probabile
compare-verdict-same = trascurabile
compare-verdict-open = aperto
compare-note-table = Le quote differiscono in punti percentuali. Le vittorie sono quote delle partite vinte da qualcuno; una partita senza fine conta { $last } giri. Ogni intervallo da solo copre il 95%; le misure osservate sono { $count }, e «sicuro» ne tiene conto (metodo di Holm, 5% per tutte insieme).
compare-note-starts = Il denaro è dato in multipli del denaro iniziale, perché le valute sono diverse.

## Quantità

compare-range = { $low } a { $high }
compare-between = tra { $low } e { $high }
compare-unit-rounds = { COUNT($value) ->
    [one] { $value } giro
   *[other] { $value } giri
}
compare-unit-points = { COUNT($value) ->
    [one] { $value } punto
   *[other] { $value } punti
}
compare-unit-starts = { $value } volte il denaro iniziale

## In parole

compare-words = In parole
compare-all-alike = Tutte le { $games } partite si sono svolte allo stesso modo sui due lati: il cambiamento non ha avuto alcun effetto.
compare-some-alike = Su { $games } partite, { $count } si sono svolte allo stesso modo sui due lati.
compare-say-sure = { $claim } ({ $from } → { $to }): sicuro.
compare-say-likely = { $claim } ({ $from } → { $to }): probabile, ma non sicuro, perché le misure osservate sono molte.
compare-say-same = { $question }: di meno di { $grain }, semmai.
compare-say-open = { $question } non è sicuro con { $games } partite (tra { $low } e { $high }){ WITH($needed, before: "; circa ", after: " partite chiarirebbero") }{ WITH($grain, before: " una differenza di ") }.
compare-say-median = Metà delle partite finisce entro il giro { $from } su un lato, entro il giro { $to } sull’altro.
compare-say-bots = Tutto questo vale per questi bot ({ $bots }), non per le persone.
compare-rounds-up = Le partite durano di più{ WITH($last, before: " (una senza fine conta ", after: " giri)") }, { $range }
compare-rounds-down = Le partite durano di meno{ WITH($last, before: " (una senza fine conta ", after: " giri)") }, { $range }
compare-rounds-ask = Se le partite durino di più o di meno
compare-unfinished-up = Più partite restano senza fine al giro { $at }, { $range }
compare-unfinished-down = Meno partite restano senza fine al giro { $at }, { $range }
compare-unfinished-ask = Se più o meno partite restino senza fine al giro { $at }
compare-leader-lost-up = Chi guida a metà partita perde più spesso, { $range }
compare-leader-lost-down = Chi guida a metà partita perde meno spesso, { $range }
compare-leader-lost-ask = Se chi guida a metà partita perda più o meno spesso
compare-begins-up = Chi comincia vince più spesso, { $range }
compare-begins-down = Chi comincia vince meno spesso, { $range }
compare-begins-ask = Se chi comincia vinca più o meno spesso
compare-unfairness-up = Le possibilità dipendono di più dall’ordine di gioco, { $range } di tutte le vittorie
compare-unfairness-down = Le possibilità dipendono di meno dall’ordine di gioco, { $range } di tutte le vittorie
compare-unfairness-ask = Se le possibilità dipendano di più o di meno dall’ordine di gioco
compare-bankruptcies-up = Ci sono più fallimenti a partita, { $range }
compare-bankruptcies-down = Ci sono meno fallimenti a partita, { $range }
compare-bankruptcies-ask = Se ci siano più o meno fallimenti a partita
compare-wealth-up = Un giocatore possiede di più al giro { $at }, { $range }
compare-wealth-down = Un giocatore possiede di meno al giro { $at }, { $range }
compare-wealth-ask = Se un giocatore possieda di più o di meno al giro { $at }
compare-richest-up = Il più ricco ha una quota maggiore del patrimonio totale al giro { $at }, { $range }
compare-richest-down = Il più ricco ha una quota minore del patrimonio totale al giro { $at }, { $range }
compare-richest-ask = Se il più ricco abbia una quota maggiore o minore del patrimonio totale al giro { $at }
compare-bot-up = { $bot } vince più spesso, { $range }
compare-bot-down = { $bot } vince meno spesso, { $range }
compare-bot-ask = Se { $bot } vinca più o meno spesso
compare-equal-neither = È possibile che, in qualunque ordine si giochi, le possibilità siano le stesse sui due lati.
compare-equal-printed = Sul primo lato le possibilità dipendono dall’ordine di gioco: sicuro; sul secondo forse no.
compare-equal-changed = Sul secondo lato le possibilità dipendono dall’ordine di gioco: sicuro; sul primo forse no.
compare-equal-both = Su entrambi i lati le possibilità dipendono dall’ordine di gioco: sicuro.

## La pagina

compare-differences = Le differenze
compare-what = Che cosa è cambiato
compare-rule = Regola
compare-editions-too = Le due edizioni hanno inoltre tabelloni, prezzi e carte propri.
compare-charts = In grafici
compare-chart-rounds = Durata: differenza in giri
compare-chart-shares = Quote: differenza in punti percentuali
compare-chart-going = Partite ancora in corso
compare-chart-order = Vittorie secondo l’ordine di gioco
compare-chart-wealth = Patrimonio di un giocatore ancora in gioco
compare-chart-richest = Quota del più ricco nel patrimonio totale
compare-no-change = nessuna differenza
compare-equal-chance = stesse possibilità
compare-axis-round = giro
compare-axis-games = quota di partite
compare-axis-starts = volte il denaro iniziale
compare-axis-share = quota
compare-told-lines = { $name } al giro { $at }: { $from } su un lato, { $to } sull’altro.
compare-made = Come è stato fatto
compare-made-command = Comando
compare-made-sides = I due lati giocano le stesse partite: la partita numero i ha su ciascuno gli stessi dadi, le stesse carte e gli stessi posti, finché le regole lo permettono. Le differenze sono calcolate partita per partita.
compare-made-intervals = Medie e rapporti: intervalli t di differenze appaiate, con i rapporti linearizzati; il denaro, per blocchi di partite. Quote di partite: l’intervallo di Tango, che concorda con il test di McNemar. Mediane: statistiche d’ordine. «Vittorie dovute all’ordine» è la quota di tutte le vittorie che dovrebbe cambiare di mano perché tutti vincessero lo stesso numero di volte; è un po’ troppo alta dove le possibilità sono quasi uguali.
compare-made-verdicts = Sicuro: vale per tutte le misure insieme secondo il metodo di Holm al 5%. Probabile: solo il suo intervallo esclude lo zero. Trascurabile: l’intervallo sta entro ciò che varrebbe la pena di dire (un giro, un punto percentuale, un centesimo del denaro). Aperto: queste partite non bastano a dirlo; il numero di partite indicato troverebbe una tale differenza quattro volte su cinque.
