# Che cosa dice `rentier compare` di due lati che hanno giocato le stesse partite.

compare-title = { $printed } e { $changed }
compare-lead = { $games } partite per lato con gli stessi semi, { $players } giocatori, bot: { $bots }
compare-stopped = Interrotto dopo { $games } di { $asked } partite.
compare-printed = stampato
compare-changed = cambiato
compare-in-mode = modo { $mode }

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
compare-label-place = Vince il { $at }º dell’ordine
compare-label-begins = Vince chi comincia
compare-label-leader-lost = Perde chi guida a metà
compare-label-bankruptcies = Fallimenti a partita
compare-label-bot = Vince { $bot }
compare-label-cash = Contanti al giro { $at }
compare-label-wealth = Patrimonio al giro { $at }
compare-label-richest = Parte del più ricco, giro { $at }
compare-verdict-sure = sicuro
compare-verdict-likely = probabile
compare-verdict-same = minima
compare-verdict-open = aperto
compare-note-table = Le quote differiscono in punti percentuali. Le vittorie sono quote delle partite vinte da qualcuno; una partita senza fine conta { $last } giri. Ogni intervallo da solo copre il 95%; le cose guardate sono { $count }, e «sicuro» ne tiene conto (metodo di Holm, 5% per tutte insieme).
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
compare-all-alike = Tutte le { $games } partite hanno avuto lo stesso corso sui due lati: il cambiamento non vi ha fatto nulla.
compare-some-alike = Su { $games } partite, { $count } hanno avuto lo stesso corso sui due lati.
compare-say-sure = { $claim } ({ $from } → { $to }): sicuro.
compare-say-likely = { $claim } ({ $from } → { $to }): probabile, ma non sicuro, perché le cose guardate sono molte.
compare-say-same = { $question }: di meno di { $grain }, semmai.
compare-say-open = { $question } non è sicuro con { $games } partite (tra { $low } e { $high }){ WITH($needed, before: "; circa ", after: " partite chiarirebbero") }{ WITH($grain, before: " una differenza di ") }.
compare-say-median = Metà delle partite finisce entro il giro { $from } su un lato, entro il giro { $to } sull’altro.
compare-say-bots = Tutto questo vale per questi bot ({ $bots }), non per persone.
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
compare-richest-up = Il più ricco ha una parte maggiore di tutto il patrimonio al giro { $at }, { $range }
compare-richest-down = Il più ricco ha una parte minore di tutto il patrimonio al giro { $at }, { $range }
compare-richest-ask = Se il più ricco abbia una parte maggiore o minore di tutto il patrimonio al giro { $at }
compare-bot-up = { $bot } vince più spesso, { $range }
compare-bot-down = { $bot } vince meno spesso, { $range }
compare-bot-ask = Se { $bot } vinca più o meno spesso
compare-equal-neither = È possibile che tutti i posti dell’ordine abbiano le stesse possibilità sui due lati.
compare-equal-printed = I posti dell’ordine non hanno le stesse possibilità sul primo lato: sicuro; sul secondo forse sì.
compare-equal-changed = I posti dell’ordine non hanno le stesse possibilità sul secondo lato: sicuro; sul primo forse sì.
compare-equal-both = I posti dell’ordine non hanno le stesse possibilità su nessuno dei due lati: sicuro.

## La pagina

compare-differences = Le differenze
compare-what = Che cosa è cambiato
compare-rule = Regola
compare-editions-too = Le due edizioni hanno inoltre tabelloni, prezzi e carte propri.
compare-charts = In immagini
compare-chart-rounds = Durata: differenza in giri
compare-chart-shares = Quote: differenza in punti percentuali
compare-chart-going = Partite ancora in corso
compare-chart-order = Vittorie secondo l’ordine di gioco
compare-chart-wealth = Patrimonio di un giocatore ancora in gioco
compare-chart-richest = Parte del più ricco in tutto il patrimonio
compare-no-change = nessuna differenza
compare-equal-chance = stesse possibilità
compare-axis-round = giro
compare-axis-games = quota di partite
compare-axis-starts = volte il denaro iniziale
compare-axis-share = quota
compare-told-lines = { $name } al giro { $at }: { $from } su un lato, { $to } sull’altro.
compare-made = Come è stato fatto
compare-made-command = Comando
compare-made-sides = I due lati giocano le stesse partite: la partita numero i ha su ciascuno gli stessi dadi, carte e posti, fin dove le regole lo lasciano. Le differenze sono prese partita per partita.
compare-made-intervals = Medie e rapporti: intervalli t di differenze appaiate, con i rapporti linearizzati; il denaro, per blocchi di partite. Quote di partite: l’intervallo di Tango, che concorda con il test di McNemar. Mediane: statistiche d’ordine. «Vittorie dovute all’ordine» è la parte di tutte le vittorie che dovrebbe cambiare di mano perché ogni posto vincesse lo stesso; è un po’ alta dove le possibilità sono quasi uguali.
compare-made-verdicts = Sicuro: vale per tutte le misure insieme secondo il metodo di Holm al 5%. Probabile: solo il suo intervallo lascia fuori lo zero. Minima: l’intervallo sta entro ciò che meriterebbe una parola (un giro, un punto percentuale, un centesimo del denaro). Aperto: queste partite non lo dicono; il numero di partite nominato troverebbe una tale differenza quattro volte su cinque.
