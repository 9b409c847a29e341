# Che cosa non va nel file di un’edizione, in una modalità o in una regola della casa, e che cosa andrebbe bene. Detto dopo la chiave.

mistake-none = va tutto bene
mistake-and-more = { $first } (altri errori: { $count })
mistake-hint-close = ; intendevi { $name }?
mistake-hint-known = ; ci sono: { $names }
mistake-hint-no-modes = ; non ne ha
mistake-hint-all-rules = ; rentier editions show NOME le elenca tutte
mistake-list = { $first }, { $last }
mistake-or = { $first } o { $last }
mistake-range = da { $low } a { $high }
mistake-whole = un numero intero da { $low } a { $high }
mistake-amounts = [minimo, massimo]
mistake-one-of = uno tra { $names }

# Il file.
mistake-no-file = questo file non esiste; controlla nome e cartella
mistake-not-a-file = non è un file; indica il file di un’edizione
mistake-unreadable = non si può leggere: { $reason }
mistake-too-large = troppo grande: il file di un’edizione ha al massimo { $most } KiB
mistake-not-utf8 = non è testo UTF-8 (byte { $byte }); salvalo come UTF-8
mistake-line-long = la riga { $number } ha { $count } caratteri; ne sono ammessi al massimo { $most }
mistake-not-toml = non è TOML{ WITH($line, before: " alla riga ") }{ WITH($column, before: ", colonna ") }: { $said }; una riga è una [sezione] o chiave = valore, i testi tra virgolette
mistake-nested = annidato troppo in profondità; a un’edizione bastano cinque livelli
mistake-number-long = contiene un numero troppo lungo da leggere; nessuno può superare { $most }
mistake-edition-form = un’edizione si indica con il nome o con il file
mistake-unknown-edition = nessuna edizione si chiama { $value }{ $hint }
mistake-abstract = è una base per altre edizioni, non da giocare; estendila o togli questa riga
mistake-extends-form = serve il nome di un’edizione o un percorso
mistake-extends-itself = estende sé stessa, direttamente o tramite le precedenti; estendine un’altra
mistake-extends-many = più di { $most } file si estendono l’un l’altro; estendine uno più vicino al primo
mistake-no-file-beside = non c’è un file { $value } accanto a questo; mettilo lì o estendi un’edizione per nome
mistake-extends-upload = { $value } è un file, che una pagina non può leggere; estendi per nome un’edizione fornita con Rentier
mistake-abstract-upload = un’edizione astratta non si può giocare; togli questa riga
mistake-foreign-clause = { $value } è di un altro regolamento: qui le clausole cominciano con { $allowed }; indicane una così o nessuna

# Chiavi e valori, ciascuno per sé.
mistake-unknown-key = chiave sconosciuta{ $hint }
mistake-unknown-dial = regola sconosciuta{ $hint }
mistake-unknown-mode-dial = regola sconosciuta{ $hint }; scrivi la chiave intera tra virgolette, come 'jail.bail' = 50
mistake-unknown-effect = effetto sconosciuto{ $hint }
mistake-not-allowed = { $value } non è ammesso; va bene { $allowed }{ $hint }
mistake-format = scrivi format = { $needed }
mistake-name-missing = manca; da’ un nome all’edizione, in minuscole
mistake-name-form = serve una minuscola, poi fino a 30 minuscole, cifre o trattini
mistake-names-form = i nomi sono fatti di minuscole, cifre e trattini
mistake-prefix-form = servono da una a quattro maiuscole, con cui cominciano i numeri delle clausole
mistake-remove-form = serve un elenco di chiavi con punti, come ["squares.38.amount"]
mistake-removals = { $count } rimozioni; ne sono ammesse al massimo { $most }
mistake-modes-count = { $count } modalità; ne sono ammesse al massimo { $most }
mistake-thousands-form = serve "", ".", ",", "'", uno spazio o uno spazio sottile unificatore
mistake-note-form = serve il valore di una banconota, come "500"
mistake-clause-key = né un rifiuto né un evento si chiama { $name }{ $hint }
mistake-clause-form = { $value } non è una clausola; indicane una come "PE-31", o "convention" se il regolamento non ne ha
mistake-square-number = le caselle sono numerate da 0 al massimo a { $most }
mistake-one-effect = una carta fa esattamente una cosa, e questa ne fa { $count }; una tra { $names }
mistake-range-form = serve [minimo, massimo], due numeri interi da { $low } a { $high }, prima il minore
mistake-buildings-form = servono house e hotel, e nient’altro, come house = 25, hotel = 100
mistake-only-true = può essere solo true
mistake-rents-form = serve un elenco da 1 a { $count } numeri interi da { $low } a { $high }
mistake-reference-form = serve il nome che il gruppo o il mazzo ha in questo file
mistake-table-form = serve una tabella: una [sezione], o coppie chiave = valore tra parentesi graffe
mistake-colour-form = { $value } non è un colore; indicane uno come "#0f6e84"
mistake-text-form = serve un testo tra virgolette
mistake-text-empty = è vuoto; scrivi qualcosa o togli la riga
mistake-text-long = ha { $count } caratteri; ne sono ammessi al massimo { $most }
mistake-text-invisible = ha un ritorno a capo o un altro carattere di controllo invisibile; toglilo

# Su ciò che un file estende.
mistake-not-in-parent = { $value } non è nell’edizione estesa{ $hint }
mistake-changes-nothing = non cambia nulla: l’edizione estesa dice già { $value }; togli la riga
mistake-mode-changes-nothing = non cambia nulla: { $name } è già { $value }; togli la riga
mistake-in-mode = { $name }: { $said }

# L’edizione intera.
mistake-missing = manca; scrivilo qui o estendi un’edizione che l’abbia
mistake-missing-dial = manca; va bene { $allowed }
mistake-missing-of-kind = manca; una casella di tipo { $kind } ne ha bisogno
mistake-not-of-kind = una casella di tipo { $kind } non ha { $name }; toglilo, o rimuovi "{ $key }"
mistake-notes-sum = le banconote fanno { $amount }; money.start è { $start }
mistake-noun-name = deve contenere il nome della casella, «{ $name }»: è quel nome come lo dice una frase, con il suo articolo
mistake-squares-count = { $count } caselle; un tabellone ne ha da { $least } a { $most }
mistake-square-missing = manca; le caselle vanno da 0 a { $most }
mistake-no-deck = non c’è un mazzo { $value }{ $hint }
mistake-no-group = non c’è un gruppo { $value }{ $hint }
mistake-mortgage-above = un’ipoteca di { $amount } supera il prezzo di { $price }; usa { $price } o meno
mistake-lot-rents = un terreno ha { $needed } affitti (senza edifici, da una a quattro case, albergo), non { $count }
mistake-company-rents = un’impresa ha una sola tariffa, per cui si moltiplicano i dadi, non { $count }
mistake-rents-above-group = { $count } affitti secondo quanti se ne possiedono, ma il suo gruppo ne ha solo { $most }
mistake-one-start = la casella 0, e nessun’altra, è di tipo start; ci sono: { KNOWN($squares) ->
    [yes] { $squares }
   *[no] nessuna
}
mistake-one-jail = un tabellone ha una sola prigione, e questo ne ha { $count }: { $squares }
mistake-pattern-taken = il gruppo { $name } ha già questo motivo; ogni gruppo ha bisogno del suo
mistake-group-empty = nessuna casella è del gruppo { $name }; rimuovi il gruppo
mistake-group-kinds = le caselle del gruppo { $name } sono di tipi diversi: { $kinds }; un gruppo ne ha uno solo
mistake-group-lots = terreni nel gruppo { $name }: { $count }; un gruppo ne ha da 2 a 4
mistake-group-size = caselle nel gruppo { $name }: { $count }; un gruppo ne ha al massimo { $most }
mistake-decks-count = { $count } mazzi; ne sono ammessi al massimo { $most }
mistake-deck-unused = nessuna casella pesca dal mazzo { $name }: le sue carte non uscirebbero mai; rimuovilo o dagli una casella di tipo cards
mistake-cards-count = { $count } carte; un mazzo ne ha da 1 a { $most }
mistake-all-jail-free = sono tutte carte per uscire di prigione: il mazzo potrebbe finire; aggiungi un’altra carta
mistake-jail-free-count = { $count } carte per uscire di prigione; ne sono ammesse al massimo { $most }
mistake-effect-missing = manca; indica che cosa fa la carta
mistake-beyond-board = { $value } è fuori dal tabellone di { $count } caselle; usa { $most } o meno
mistake-no-kind = il tabellone non ha caselle di tipo { $kind }; aggiungine una o indica un altro tipo
mistake-no-jail = il tabellone non ha una prigione; aggiungi una casella di tipo jail o da’ alla carta un altro effetto
mistake-card-loop = le carte mandano un segnalino in tondo senza fine: dalla casella { $squares } alla { $start }; una di esse deve portarlo altrove

# Regole in contrasto tra loro o con il tabellone.
mistake-players-min = è sopra players.max, { $most }; usa { $most } o meno
mistake-no-titles = il tabellone non ha contratti da comprare: nessuno potrebbe vincere; aggiungine
mistake-titles-dealt = { $count } contratti sono troppo pochi per { $players } giocatori; usa { $most } o meno
mistake-start-cash = troppo poco per pagare i contratti distribuiti ({ $count }, da { $price } al massimo); usa { $least } o più
mistake-jackpot-square = un montepremi richiede una casella di tipo parking, dove si vince
mistake-no-jail-square = il tabellone non ha caselle di tipo jail; aggiungine una o usa { $allowed }
mistake-go-to-no-jail = il tabellone ha una casella di tipo go-to-jail, ma nessuna di tipo jail; aggiungine una
mistake-jail-cards = ci sono carte per uscire di prigione; usa true o toglile dai mazzi
mistake-bail-forced = la cauzione è imposta dopo l’ultimo tiro fallito: serve jail.double_turns sopra 0
mistake-bail-never = un giocatore potrebbe non dover mai uscire di prigione: jail.wait_turns deve essere sopra 0, oppure jail.bail_when "start-or-forced" o "forced-next-turn"

# Modalità, regole della casa ed edizioni nei verbali.
mistake-unknown-mode = { $edition } non ha la modalità { $value }{ $hint }
mistake-house-rules-form = le regole della casa si danno come coppie di chiave e valore
mistake-unknown-rule = nessuna regola si chiama { $name }{ $hint }
mistake-not-data = non sono i dati di un’edizione
mistake-stored-mode = nessuna modalità si chiama { $value }
mistake-dials-form = serve una tabella di regole
mistake-stored-dial = regola sconosciuta: { $name }{ $hint }
mistake-sources-form = servono un file e clausole per ogni regola
