# La pagina di `rentier report`.

report-title = { COUNT($games) ->
    [one] { $edition } in { $games } partita
   *[other] { $edition } in { $games } partite
}
report-lead = Che cosa { $players } bot ({ $bots }) mostrano di questo tabellone: dove finiscono i segnalini, che cosa rende, chi vince, quanto dura una partita. Rentier { $version }.
report-summary = In breve
report-stands-out = Che cosa spicca
report-uncertain = Che cosa è incerto
report-board = Dove finiscono i segnalini
report-titles = Contratti
report-groups = Gruppi, in classifica
report-length = Quanto durano le partite
report-seats = Probabilità per posto
report-money = Il denaro nel tempo
report-made = Com’è stato fatto

## In breve

report-finding-length = Metà delle partite finite è durata { $median } giri o meno, nove su dieci { $most } o meno.
report-finding-all-end = Tutte le partite sono finite entro il giro { $rounds }.
report-finding-no-end = Partite senza fine al giro { $rounds }: { $share } ({ $interval }).
report-finding-group = Il gruppo più forte: { $group }. Chi lo aveva tutto a metà partita ha vinto { WITH($share, before: "il ") } delle partite ({ $interval }); a pari probabilità tra chi era ancora in gioco sarebbe { WITH($fair, before: "il ") }.
report-finding-group-ahead = Segue { $group } con { WITH($share, before: "il ") } ({ $interval }), nettamente dietro.
report-finding-group-level = Segue { $group } con { WITH($share, before: "il ") } ({ $interval }); non si può dire con certezza quale dei due sia il migliore.
report-finding-group-last = Il più debole: { $group } con { WITH($share, before: "il ") } ({ $interval }).
report-finding-payback = { $square } si ripaga per primo: in { $rounds } giri ({ $stage }). { $other } è il più lento: { $most } giri nel caso migliore.
report-finding-visits = Di tutti i contratti il più visitato è { $square }, con { WITH($share, before: "il ") } dei tiri, il meno visitato { $other }, con { WITH($least, before: "il ") }.
report-finding-first-more = Chi comincia vince di più: { WITH($share, before: "il ") } delle partite ({ $interval }), mentre a pari probabilità sarebbe { WITH($fair, before: "il ") }.
report-finding-first-less = Chi comincia vince di meno: { WITH($share, before: "il ") } delle partite ({ $interval }), mentre a pari probabilità sarebbe { WITH($fair, before: "il ") }.
report-finding-first-same = Chi comincia vince { WITH($share, before: "il ") } delle partite ({ $interval }); a pari probabilità sarebbe { WITH($fair, before: "il ") }: nessun vantaggio si distingue dal caso.
report-finding-leader = Chi era più ricco a metà partita ha poi perso { WITH($share, before: "il ") } delle partite ({ $interval }).
report-finding-bot = { $bot }, in { $chairs } posti su { $players }, ha vinto { WITH($share, before: "il ") } delle partite ({ $interval }).
report-doubt-stopped = L’esecuzione è stata fermata: si sono giocate { $games } partite su { $asked }.
report-doubt-bots = Tutti i giocatori erano bot ({ $bots }). Le persone, e altri bot, comprano, costruiscono e scambiano in modo diverso.
report-doubt-rare-groups = Completi a metà partita in meno di { $least } partite, perciò le loro vittorie dicono poco: { $groups }.
report-doubt-rare-titles = Posseduti a metà partita in meno di { $least } partite, perciò le loro vittorie dicono poco: { $titles }.
report-doubt-cause = Possedere e vincere vanno insieme, ma chi è in vantaggio ha di più di tutto: vanno confrontati i contratti tra loro, non solo con la pari probabilità.
report-doubt-no-end = Partite senza fine al giro { $rounds }: { $games }. Nessuno le ha vinte, e non contano per alcun contratto o gruppo.
report-doubt-payback = Il rientro suppone che ogni avversario sia ancora in gioco e paghi; ipoteche, aste e affitti non riscossi restano fuori.
report-doubt-chance = I margini sono intervalli al 95%: su { $count } in questo rapporto, circa { $misses } sono sbagliati per puro caso.
report-doubt-offences = { $bot } ha fatto { $count } mosse non ammesse; in quei casi ha giocato steady al suo posto.

## Dove finiscono i segnalini

report-board-description = Le caselle attorno al tabellone, ciascuna colorata secondo la quota dei tiri che vi finiscono. L’elenco che segue dà le stesse cifre.
report-board-note = Più forte è il colore di una casella, più tiri vi finiscono. Ogni tiro conta una volta, dove porta la sua ultima carta. Misurato su { $rolls } tiri di queste partite.
report-board-exact = «Esatto» è la quota a lungo andare, calcolata.
report-board-jail = Il tentativo fallito di chi è in prigione è un tiro che finisce lì; il calcolo suppone che ne esca appena può.
report-board-no-exact = Mancano le cifre esatte: serve NumPy (pip install 'rentier[lab]').
report-most-visited = I più visitati
report-in-jail = { $jail }, da prigioniero
report-exact = esatto { $share }

## Titoli e gruppi

report-titles-note = Rientro: dopo quanti giri gli affitti hanno ripagato la spesa, se ciascuno di { $opponents } avversari passa di lì quanto in queste partite. «Da solo» è il contratto senza edifici né gruppo; «al meglio» il suo stadio più rapido con il gruppo completo e gli edifici pagati. Vittorie: quante volte ha vinto chi lo aveva a metà partita, con l’intervallo al 95%; a pari probabilità sarebbe { WITH($fair, before: "il ") }.
report-head-title = Contratto
report-head-alone = Rientro da solo, giri
report-head-best = Rientro al meglio, giri
report-head-wins = Vittorie di chi lo ha
report-head-group = Gruppo
report-head-complete = Completo a metà partita
report-stage-alone = da solo
report-stage-complete = gruppo completo
report-stage-houses = { COUNT($houses) ->
    [one] { $houses } casa
   *[other] { $houses } case
}
report-stage-hotel = albergo
report-stage-owned = con { $count }
report-groups-note = In ordine di vittorie di chi aveva il gruppo completo a metà partita; «completo a metà partita» dice in quale quota delle partite qualcuno lo aveva.
report-groups-chart = Vittorie con il gruppo completo
report-rare = poche partite
report-stages = Rientro di gruppi interi
report-stages-note = Giri finché un gruppo ha ripagato contratti ed edifici, secondo le case su ogni terreno; il più rapido in grassetto.
report-stages-other = { $group }, tutti e { $count } per { $amount }: { $rounds } giri.
report-equal-chance = pari probabilità: { $share }

## Durata, posti, denaro

report-length-chart = Giri fino alla fine
report-survival-chart = Partite ancora in corso
report-survival-note = Quota delle partite senza fine dopo ogni giro, con il suo intervallo al 95%.
report-axis-rounds = giri
report-axis-round = giro
report-axis-games = quota delle partite
report-median = metà: { $rounds }
report-longer = Partite oltre { $rounds } giri, non disegnate: { $games }.
report-seats-note = I bot cambiano posto a ogni partita, così fra i posti cambia solo la posizione.
report-order-chart = Per ordine di gioco
report-seats-chart = Per posto al tavolo
report-seat = Posto { $number }
report-begins = Gioca per primo
report-place = Gioca come numero { $number }
report-cash-chart = Contanti
report-wealth-chart = Patrimonio: contanti, contratti, edifici
report-richest = il più ricco
report-mean = giocatore medio
report-poorest = il più povero
report-money-note = Medie sulle partite ancora in corso a quel giro e sui giocatori ancora in gioco.
report-money-half = Dal giro { $rounds } resta meno di metà delle partite: quelle che durano non sono come le altre.
report-money-at = Al giro { $rounds }: { $amounts }.
report-money-short = Le partite sono state troppo brevi per seguire il denaro.

## Com’è stato fatto

report-made-command = Comando
report-made-version = Versione
report-made-edition = Edizione
report-made-games = Partite
report-made-turns = Turni
report-made-players = Giocatori
report-made-bots = Bot
report-made-seed = Seme
report-made-rounds = Numero massimo di giri
report-made-mode = Modalità
report-made-rule = Regola della casa
report-made-note = Metà partita è l’ultimo giro multiplo di cinque nella prima metà dei suoi giri. Lo stesso comando dà le stesse cifre su ogni computer. Questa pagina non carica nulla dalla rete.
