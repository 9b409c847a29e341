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
section-bankruptcy = Bancarotta
section-end = Fine della partita

dial-players-min = Numero minimo di giocatori
dial-players-max = Numero massimo di giocatori

dial-money-start = Soldi all’inizio
dial-money-salary = Stipendio alla casella di partenza
dial-money-fines-to = Tasse e multe vanno
dial-money-fines-to-bank = alla Banca
dial-money-fines-to-jackpot = in un montepremi al parcheggio libero
dial-money-raise-when = Ipotecare e vendere edifici
dial-money-raise-when-acting = quando si decide o si può costruire
dial-money-raise-when-any-time = ogni volta che nulla è in sospeso

dial-turn-first = Chi comincia
dial-turn-first-first-seat = il primo posto
dial-turn-first-highest-roll = il tiro più alto
dial-turn-order = Chi gioca dopo
dial-turn-order-left = chi siede a sinistra
dial-turn-order-random = a sorte, ognuno una volta per giro
dial-turn-doubles-to-jail = Doppi di fila che mandano in prigione (0: mai)
dial-turn-extra-roll = Tirare di nuovo dopo un doppio
dial-turn-extra-roll-must = obbligatorio
dial-turn-extra-roll-may = facoltativo

dial-setup-titles-dealt = Contratti distribuiti e pagati all’inizio

dial-purchase-declined = Un contratto che chi vi si ferma non compra
dial-purchase-declined-bank = resta alla Banca
dial-purchase-declined-auction = va all’asta
dial-purchase-declined-offer = è offerto agli altri al suo prezzo
dial-purchase-monument-declined = Un monumento che chi vi si ferma non compra
dial-purchase-monument-declined-bank = resta alla Banca
dial-purchase-monument-declined-auction = va all’asta
dial-purchase-monument-declined-offer = è offerto agli altri al suo prezzo

dial-rent-claim = L’affitto
dial-rent-claim-automatic = si paga da sé
dial-rent-claim-next-roll = va chiesto prima che tiri il giocatore successivo
dial-rent-claim-second-roll = va chiesto prima che tiri il secondo giocatore successivo
dial-rent-group-unbuilt = Affitto del gruppo completo, terreno senza case (volte)
dial-rent-group-unmortgaged = L’aumento richiede il gruppo senza ipoteche
dial-rent-group-built = Affitto del gruppo completo, terreno edificato (volte)

dial-cards-draw = Carta pescata
dial-cards-draw-top = la prima del mazzo
dial-cards-draw-random = una qualsiasi del mazzo

dial-jail-played = La prigione è in gioco
dial-jail-double-turns = Turni per tentare un doppio in prigione (0: nessuno)
dial-jail-double-rolls-again = Il doppio che libera dà un altro tiro
dial-jail-wait-turns = Turni di attesa in prigione (0: aspettare non libera)
dial-jail-bail = Cauzione
dial-jail-bail-when = La cauzione si paga
dial-jail-bail-when-never = mai
dial-jail-bail-when-start = all’inizio del turno
dial-jail-bail-when-start-or-forced = all’inizio del turno, o per forza dopo l’ultimo tentativo
dial-jail-bail-when-forced-next-turn = solo per forza, nel turno dopo l’ultimo tentativo
dial-jail-card = Le carte di uscita di prigione si conservano e si scambiano

dial-building-needs = Per costruire bisogna avere
dial-building-needs-group = il gruppo completo
dial-building-needs-lot = il terreno
dial-building-group-unmortgaged = Non si costruisce con ipoteche nel gruppo
dial-building-even = Costruire in modo uniforme
dial-building-even-sale = Vendere edifici in modo uniforme
dial-building-one-on-empty = Una casa per turno su un terreno vuoto
dial-building-when = Quando si costruisce
dial-building-when-own-turn = nel proprio turno
dial-building-when-any-time = ogni volta che nulla è in sospeso
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
dial-building-hotel-break = Vendere un albergo se alla Banca mancano case
dial-building-hotel-break-needs-houses = non si può
dial-building-hotel-break-or-sold = si vendono anche le sue case

dial-trade-built-lots = Scambiare terreni di un gruppo edificato
dial-trade-built-lots-allowed = con i loro edifici
dial-trade-built-lots-lot-bare = solo il terreno senza edifici
dial-trade-built-lots-group-bare = solo con il gruppo senza edifici
dial-trade-built-lots-owner-bare = solo senza edifici del proprietario nel gruppo
dial-trade-gifts = Regali in denaro

dial-mortgage-needs = Per ipotecare, niente edifici
dial-mortgage-needs-lot-bare = sul terreno
dial-mortgage-needs-group-bare = sui terreni del proprietario nel gruppo
dial-mortgage-interest = Interessi per riscattare l’ipoteca, %
dial-mortgage-bought-interest = Interessi in più se comprato con l’ipoteca, %
dial-mortgage-transfer-interest = Interessi per ricevere un contratto ipotecato, %

dial-debt-buildings-first = Con debiti, gli edifici si vendono prima dei contratti
dial-debt-sell-to-bank = Con debiti, i contratti possono andare all’asta o alla Banca
dial-debt-pay-in-property = L’affitto si può pagare con proprietà

dial-bankruptcy-to-player = Bancarotta verso un giocatore: i contratti vanno
dial-bankruptcy-to-player-creditor = al creditore
dial-bankruptcy-to-player-creditor-free = al creditore; quelli ipotecati alla Banca
dial-bankruptcy-to-player-auction = all’asta, a favore del creditore
dial-bankruptcy-to-player-bank = alla Banca
dial-bankruptcy-to-bank = Bancarotta verso la Banca: i contratti
dial-bankruptcy-to-bank-auction = vanno all’asta
dial-bankruptcy-to-bank-free = tornano in vendita
dial-bankruptcy-buildings = Bancarotta verso un giocatore: gli edifici si vendono
dial-bankruptcy-buildings-half-price = tutti, a metà prezzo
dial-bankruptcy-buildings-half-debt = a metà prezzo, fino a coprire metà del debito
dial-bankruptcy-heir-interest = Interessi del creditore sui contratti ipotecati, %
dial-bankruptcy-heir-interest-on = Quegli interessi sono su
dial-bankruptcy-heir-interest-on-mortgage = il valore dell’ipoteca
dial-bankruptcy-heir-interest-on-price = il prezzo stampato
dial-bankruptcy-automatic = Bancarotta automatica
dial-bankruptcy-liquidate-first = Vendere e ipotecare tutto prima della bancarotta
dial-bankruptcy-last-buildings-stand = Nell’ultima bancarotta gli edifici restano in piedi

dial-end-bankruptcies = Bancarotte che chiudono la partita (0: fino all’ultimo)
dial-end-own-everything = Vince chi ha tutti i contratti
dial-end-clock = La partita finisce a un’ora stabilita
dial-end-mortgaged-counts = Un contratto ipotecato conta, % del prezzo
