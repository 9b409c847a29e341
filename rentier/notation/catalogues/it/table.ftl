# Quello che dice un tavolo in rete: perché qualcosa non è stato fatto, e i nomi dei modi di giocare.

mode-quick = Partita rapida
mode-timed = Partita a tempo

table-unknown-table = Questo tavolo non esiste. Controlla il link o il codice.
table-unknown-code = Questo codice non vale, o non vale più, per nessun posto. Chiedine un altro.
table-unknown-edition = Questa edizione qui non esiste.
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
table-pawn-taken = Quella pedina è presa: scegline un’altra.
table-players-number = Questa edizione è per { $least }–{ $most } giocatori.
table-malformed = Non è stato possibile leggere quel messaggio{ WITH($field, before: ": ") }.
table-too-large = È troppo lungo: al massimo { $most } byte.
table-number-used = Quel numero è già servito per un altro comando: usane uno più alto.
table-bad-edition = Questa edizione così non si può giocare: guarda che cosa non va.
table-game-running = La registrazione di una partita in corso si può rivedere quando è finita.
table-not-stored = La mossa non è stata salvata ed è stata annullata. Riprova.
