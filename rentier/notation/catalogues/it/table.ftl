# Quello che dice un tavolo in rete: perché qualcosa non è stato fatto, e i nomi dei modi di giocare.

mode-quick = Partita rapida
mode-timed = Partita a tempo

table-unknown-table = Questo tavolo non esiste. Controlla il link o il codice; un codice vale fino all’inizio della partita.
table-unknown-code = Questo codice non vale, o non vale più, per nessun posto. Chiedine un altro.
table-unknown-edition = Questa edizione non c’è.
table-unknown-address = A questo indirizzo non c’è niente.
table-wrong-method = A questo indirizzo non si può fare una richiesta di questo tipo.
table-table-full = Tutti i posti di questo tavolo sono occupati.
table-seat-taken = Quel posto è occupato: scegline un altro.
table-wrong-token = Quel posto non è tuo.
table-wrong-origin = La richiesta veniva da un’altra pagina e non è stata eseguita.
table-wrong-protocol = Questa pagina e il server sono di versioni diverse: ricaricala.
table-not-waiting = La partita è già cominciata.
table-not-playing = La partita non è in corso.
table-not-over = La partita non è ancora finita.
table-table-paused = Il tavolo è in pausa: prima termina la pausa.
table-not-host = Solo chi ospita il tavolo può farlo.
table-not-ready = Non tutti sono ancora pronti.
table-seat-open = C’è ancora un posto libero: aspetta un amico o metti un bot.
table-name-taken = Qualcuno a questo tavolo ha già quel nome: scegline un altro.
table-name-wrong = Un nome ha da 1 a 24 lettere visibili.
table-pawn-taken = Quel segnalino è già preso: scegline un altro.
table-no-such-pawn = La scatola di questo gioco ha { $most } segnalini, e quello non c’è: scegline un altro.
table-players-number = Questa edizione è per { $least }–{ $most } giocatori.
table-untimed = Questa partita non si gioca a tempo: scegli una modalità a tempo, o togli i minuti.
table-malformed = Non è stato possibile leggere quel messaggio{ WITH($field, before: ": ") }.
table-too-large = È troppo lungo: al massimo { $most } byte.
table-number-used = Quel numero è già servito per un altro comando: usane uno più alto.
table-played-meanwhile = Intanto la partita è andata avanti e qualcuno ha giocato al tuo posto: guarda il tavolo e decidi di nuovo.
table-bad-rules = Una regola della casa ha un valore non ammesso: guarda quale, e quali valori può avere.
table-game-running = La registrazione si può scaricare e rivedere quando la partita è finita.
table-not-stored = La mossa non è stata salvata ed è stata annullata. Riprova.
table-not-read = In questo momento le partite non si possono leggere. Riprova fra poco.
table-older-rules = { refused-older-rules } Il tavolo resta salvato così com’è, con tutte le mosse; per continuare a giocare, apri un tavolo nuovo.
table-unreadable = Questa versione di Rentier non può leggere ciò che è salvato di questa partita. Nulla è andato perso: chiedi a chi gestisce questo server.
table-wrong-host = Questo server non risponde al nome { $name }. Aprilo con il suo indirizzo o avvialo con --host-name { $name }.
table-too-fast = Troppe richieste in una volta. Aspetta { $seconds } s e riprova.
table-too-many-connections = Ci sono troppe pagine aperte dalla tua rete. Chiudine qualcuna e riprova.
table-too-many-tables = Dalla tua rete sono stati aperti molti tavoli. Gioca a uno di questi o aspetta { $seconds } s.
table-too-many-tries = Troppi codici sbagliati. Chiedi il link del tavolo o aspetta { $seconds } s.
table-too-many-files = Dalla tua rete sono arrivati molti file. Aspetta { $seconds } s e riprova.
table-too-much-talk = Troppi messaggi in una volta. Potrai scrivere di nuovo tra { $seconds } s.
table-too-late = La richiesta ha impiegato troppo ad arrivare. Riprova con una connessione migliore.
table-took-too-long = Ci vuole troppo tempo per leggere questo file. Riducilo o leggilo sul tuo computer con il comando rentier.
table-server-full = Su questo server ora non c’è posto per un altro tavolo. Riprova tra qualche minuto.
table-banned = Chi ospita il tavolo ti ha allontanato. Puoi giocare a un altro tavolo.
table-no-watching = Chi ospita il tavolo non ammette spettatori in questa partita.
table-mistake = Qualcosa è andato storto sul server. Se succede ancora, di’ a chi lo gestisce questo numero: { $number }.

# Che cosa si è guardato nel verbale di una partita, e che cosa ne è venuto.
checked-moves = Righe rigiocate: { $amount }. Tutte le mosse erano ammesse, e il risultato è quello registrato.
checked-moves-so-far = Righe rigiocate finora: { $amount }. Tutte le mosse erano ammesse.
checked-older-rules = { $reason }
checked-outcome-wrong = outcome: le mosse portano a { $amount }, ma la registrazione dice { $value }
checked-unfinished = La partita non è finita: il seme si mostra alla fine, e solo allora si possono controllare dadi e carte.
checked-seed-lost = Il seme non è noto: per la registrazione tutti i dadi e tutte le carte sono stati dettati.
checked-no-seed = seed: una partita finita mostra il suo seme
checked-commitment = Il seme corrisponde all’impegno, il numero pubblicato prima del primo tiro.
checked-commitment-wrong = seed: non corrisponde all’impegno { $value }
checked-chance = Tutti i dadi, le carte e le altre estrazioni, { $amount } in tutto, derivano dal seme.
checked-chance-else = Gli altri dadi, carte ed estrazioni, { $amount } in tutto, derivano dal seme.
checked-chance-wrong = { $field }: il seme dà { $allowed }, ma la registrazione dice { $value }
checked-chance-refused = { $field }: con questo seme: { $reason }
checked-another-state = seed: rigiocata con questo seme, la partita finisce in un altro stato
checked-dictated = In { $amount } righe su { $most } dadi e carte sono stati dettati, e non si controllano.
checked-position = La partita è cominciata da una posizione preparata: l’ordine dei mazzi e il primo tiro non si controllano.
checked-entropy = Ciò che i giocatori hanno aggiunto al caso prima della partita è stato usato: { $amount } { COUNT($amount) ->
    [one] testo
   *[other] testi
}.
checked-no-entropy = Nessun giocatore ha aggiunto nulla al caso: fa fede solo l’impegno.

# Chi ha giocato al posto del giocatore, detto una volta dove comincia.
played-by-stand-in = { $player } è assente: gioca un bot.
played-by-clock = { $player } ha finito il tempo: gioca un bot.
