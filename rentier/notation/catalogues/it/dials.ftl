# Le regole che un’edizione stabilisce e che un tavolo può cambiare.

section-players = Giocatori
section-money = Soldi
section-turn = Turni
section-setup = Preparazione
section-purchase = Acquisto
section-rent = Affitto
section-cards = Carte
section-jail = Prigione
section-building = Costruzione
section-trade = Scambi
section-mortgage = Ipoteche
section-debt = Debiti
section-bankruptcy = Fallimento
section-end = Fine della partita

dial-players-min = Numero minimo di giocatori
dial-players-max = Numero massimo di giocatori

dial-money-start = Soldi all’inizio
dial-money-salary = { $salary } alla casella di partenza
dial-money-salary-backward = { $salary } se una carta fa tornare indietro oltre il via
dial-money-fines-to = Tasse e multe vanno
dial-money-fines-to-bank = alla Banca
dial-money-fines-to-jackpot = in un montepremi sulla casella «{ $parking }»
dial-money-raise-when = Ipotecare, riscattare ipoteche e vendere edifici
dial-money-raise-when-acting = quando si decide o si può costruire
dial-money-raise-when-any-time = in qualsiasi momento

dial-turn-first = Chi comincia
dial-turn-first-first-seat = il primo posto
dial-turn-first-highest-roll = il tiro più alto
dial-turn-order = Chi gioca dopo
dial-turn-order-left = chi siede a sinistra
dial-turn-order-random = un altro giocatore qualsiasi, a sorte
dial-turn-order-random-round = a sorte, ognuno una volta per giro
dial-turn-seating = Posti al tavolo
dial-turn-seating-chosen = numerati come li hanno scelti i giocatori
dial-turn-seating-registered = numerati nell’ordine in cui i giocatori si sono seduti
dial-turn-doubles-to-jail = Doppi di fila che mandano alla casella «{ $jail }»
dial-turn-extra-roll = Tirare di nuovo dopo un doppio
dial-turn-extra-roll-must = obbligatorio
dial-turn-extra-roll-may = facoltativo

dial-setup-titles-dealt = Contratti distribuiti e pagati all’inizio

dial-purchase-declined = Una proprietà che chi vi si ferma non compra
dial-purchase-declined-bank = resta alla Banca
dial-purchase-declined-auction = va all’asta
dial-purchase-declined-offer = è offerta agli altri al suo prezzo
dial-purchase-monument-declined = Un monumento che chi vi si ferma non compra
dial-purchase-monument-declined-bank = resta alla Banca
dial-purchase-monument-declined-auction = va all’asta
dial-purchase-monument-declined-offer = è offerto agli altri al suo prezzo

dial-rent-claim = L’affitto
dial-rent-claim-automatic = si paga automaticamente
dial-rent-claim-next-roll = va chiesto prima che tiri il giocatore dopo il visitatore
dial-rent-claim-second-roll = va chiesto prima che tiri il secondo giocatore dopo il visitatore
dial-rent-group-unbuilt = Moltiplicatore dell’affitto con il gruppo completo, terreno senza edifici
dial-rent-group-unmortgaged = Il moltiplicatore vale solo se il gruppo è senza ipoteche
dial-rent-group-built = Moltiplicatore dell’affitto con il gruppo completo, terreno con edifici

dial-cards-draw = Carta pescata
dial-cards-draw-top = la prima del mazzo
dial-cards-draw-random = una qualsiasi del mazzo

dial-jail-played = La casella «{ $jail }» è in gioco
dial-jail-double-turns = Turni per tentare un doppio
dial-jail-double-rolls-again = Il doppio che libera dà un altro tiro
dial-jail-wait-turns = Turni di attesa che liberano
dial-jail-bail = { $bail }
dial-jail-bail-when = La { $bail } si paga
dial-jail-bail-when-never = mai
dial-jail-bail-when-start = all’inizio del turno
dial-jail-bail-when-start-or-forced = all’inizio del turno, o obbligatoriamente dopo l’ultimo tentativo
dial-jail-bail-when-forced-next-turn = obbligatoriamente, nel turno dopo l’ultimo tentativo; mai prima
dial-jail-card = Le carte di uscita si conservano e si usano

dial-building-needs = Per costruire bisogna avere
dial-building-needs-group = il gruppo completo
dial-building-needs-lot = il terreno
dial-building-group-unmortgaged = Non si costruisce con ipoteche nel gruppo
dial-building-even = Costruire in modo uniforme
dial-building-even-sale = Vendere edifici in modo uniforme
dial-building-one-on-empty = Una casa per turno su un terreno vuoto
dial-building-when = Quando si costruisce
dial-building-when-own-turn = nel proprio turno
dial-building-when-any-time = in qualsiasi momento, tranne con un debito proprio, durante un’asta o mentre si distribuiscono edifici scarsi
dial-building-when-landing = sul terreno appena raggiunto
dial-building-houses = Numero massimo di case su un terreno
dial-building-hotel-needs = Un albergo richiede
dial-building-hotel-needs-no-hotels = non ci sono alberghi
dial-building-hotel-needs-own = tutte le case sul suo terreno
dial-building-hotel-needs-each = tutte le case su ogni terreno del gruppo
dial-building-hotel-needs-one-each = tutte le case sul suo terreno e una su ogni altro
dial-building-house-stock = Case della Banca
dial-building-house-stock-unlimited = senza limite
dial-building-hotel-stock = Alberghi della Banca
dial-building-hotel-stock-unlimited = senza limite
dial-building-shortage = Se gli edifici non bastano per tutti
dial-building-shortage-wait = si aspetta
dial-building-shortage-auction = vanno all’asta
dial-building-resale = Rivendita degli edifici, % del prezzo
dial-building-hotel-break = Un albergo, se alla Banca mancano case per cambiarlo
dial-building-hotel-break-needs-houses = non si cambia in case; gli edifici del gruppo si possono vendere tutti insieme
dial-building-hotel-break-or-sold = si vende insieme alle sue case

dial-trade-built-lots = Scambiare terreni di un gruppo edificato
dial-trade-built-lots-allowed = con i loro edifici
dial-trade-built-lots-lot-bare = solo se il terreno non ha edifici
dial-trade-built-lots-group-bare = solo se nel gruppo non ci sono edifici
dial-trade-built-lots-owner-bare = solo se il proprietario non ha edifici nel gruppo
dial-trade-gifts = Regali in denaro
dial-trade-jail-cards = Le carte per uscire gratis si possono scambiare

dial-mortgage-needs = Per ipotecare, non devono esserci edifici
dial-mortgage-needs-lot-bare = sul terreno
dial-mortgage-needs-owner-bare = sui terreni del proprietario nel gruppo
dial-mortgage-needs-group-bare = su nessun terreno del gruppo, di chiunque sia
dial-mortgage-interest = Interessi per riscattare l’ipoteca, %
dial-mortgage-bought-interest = Interessi in più se il contratto è stato comprato già ipotecato, %
dial-mortgage-transfer-interest = Interessi per ricevere un contratto ipotecato, %

dial-debt-buildings-first = Con debiti, gli edifici si vendono prima dei contratti
dial-debt-sell-to-bank = Con debiti, i contratti possono andare all’asta o alla Banca
dial-debt-pay-in-property = L’affitto si può pagare con proprietà

dial-bankruptcy-to-player = Fallimento verso un giocatore: i contratti vanno
dial-bankruptcy-to-player-creditor = al creditore
dial-bankruptcy-to-player-creditor-free = al creditore; quelli ipotecati alla Banca
dial-bankruptcy-to-player-auction = all’asta, a favore del creditore
dial-bankruptcy-to-player-bank = alla Banca
dial-bankruptcy-to-bank = Fallimento verso la Banca: i contratti
dial-bankruptcy-to-bank-auction = vanno all’asta
dial-bankruptcy-to-bank-free = tornano in vendita
dial-bankruptcy-buildings = Fallimento verso un giocatore: gli edifici si vendono
dial-bankruptcy-buildings-half-price = tutti, a metà prezzo
dial-bankruptcy-buildings-half-debt = a metà prezzo, fino a coprire metà del debito
dial-bankruptcy-heir-interest = Interessi del creditore sui contratti ipotecati, %
dial-bankruptcy-heir-interest-on = Quegli interessi si calcolano
dial-bankruptcy-heir-interest-on-mortgage = sul valore dell’ipoteca
dial-bankruptcy-heir-interest-on-price = sul prezzo stampato
dial-bankruptcy-automatic = Fallimento automatico
dial-bankruptcy-liquidate-first = Vendere e ipotecare tutto prima del fallimento
dial-bankruptcy-last-buildings-stand = Nell’ultimo fallimento gli edifici restano in piedi

dial-end-bankruptcies = Fallimenti che chiudono la partita
dial-end-own-everything = Vince chi ha tutti i contratti
dial-end-clock = La partita finisce a un’ora stabilita
dial-end-mortgaged-counts = Quanto conta un contratto ipotecato, % del prezzo
