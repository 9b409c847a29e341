# Quello che dice la pagina stessa. Le frasi sulla partita vengono dal server.

## Pagine

pages = Pagine
language = Lingua
to-light = Colori chiari
to-dark = Colori scuri
loading = Un momento…
close = Chiudi
cancel = Annulla
save = Salva
send = Invia
agree = D’accordo
to-start = Alla pagina iniziale
not-found = Questa pagina non esiste
not-found-about = Forse l’indirizzo è sbagliato, o la pagina è stata spostata.
server-away = Il server non risponde. Nuovo tentativo…
no-answer = Il server non risponde. Riprova fra un momento.
connection-lost = Connessione persa. Nuovo tentativo; della partita non si perde nulla.
table-gone = Questo tavolo non esiste
not-here = Questa pagina non può mostrare il tavolo
not-for-you = Questo tavolo non è aperto a te
reload = Ricarica la pagina
try-now = Prova ora
server-away-title = Il server non c’è
seat-gone = Il posto di { $player } si gioca ora su un altro dispositivo. Qui puoi guardare.
seat-opened = Il posto di { $player } non è più tuo: chi ospita l’ha riaperto o ci ha messo un bot.
seat-for-you = Un posto per te
seat-for-you-about = Qualcuno ti cede un posto a un tavolo, o porti il tuo su questo dispositivo. Il codice vale una volta; chi giocava lì prima potrà solo guardare.
seat-name-hint = Se lo lasci vuoto, il posto tiene il nome che ha.
take-seat = Prendi il posto

## Inizio

start-title = Si gioca secondo il regolamento. Quale?
start-about = Cinque regolamenti stampati, ciascuno con le sue regole. Scegline uno e gioca subito, o apri un tavolo per gli amici.
rulebooks = Regolamenti
rulebook = Regolamento
play-bots = Gioca contro i bot
new-table = Nuovo tavolo
players-from-to = { $least }–{ $most } giocatori
own-edition = file proprio
own-edition-title = Il tuo regolamento
own-edition-about = Trascina su questa pagina un file di edizione (.toml), o la registrazione di una partita (.jsonl) per rivederla.
choose-file = Scegli un file
edition-good = { $title } non ha errori: si può giocare.
neither-file = «{ $file }» non è né un’edizione né la registrazione di una partita. Un’edizione è un file di testo (.toml), e una registrazione anche (.jsonl).
edition-mistakes = { $count ->
    [one] Un errore
   *[other] { $count } errori
}
join-title = Unisciti a un tavolo
your-name = Il tuo nome
default-name = Ana
code-or-seat = Codice o link
join = Unisciti
running-games = Partite in corso
my-games = Le mie partite
my-turn-now = tocca a te
stage-waiting = in attesa di giocatori
stage-playing = in corso
stage-paused = in pausa
stage-over = finita
no-games-yet = Ancora nessuna partita. La prima è a due clic.
choose-rulebook = Scegli un regolamento
turn-of = Decide { $player }
finished-games = Partite finite
rematch-of = una rivincita
to-table = Al tavolo
resume = Continua

## Un tavolo nuovo e la sua sala

new-table-of = Nuovo tavolo: { $title }
seats = Posti
seat-number = Posto { $number }
seat-me = Io
seat-device = Un’altra persona su questo dispositivo
seat-bot = Bot
seat-open = Libero per un amico
open-hint = con link, codice o codice QR
name = Nome
player-number = Giocatore { $number }
add-seat = Aggiungi un posto
remove-seat = Togli il posto { $number }
level = Livello
level-random = bot, gioca a caso
level-steady = bot, costante
level-trader = bot, commercia
pace = Ritmo
mode = Modalità
normal-game = partita normale
minutes = Minuti
turn-clock = Tempo per decidere
no-clock = senza limite
one-day = un giorno
seconds = { $seconds } secondi
minutes-long = { $minutes } minuti
claim-time = Tempo per chiedere un affitto
auction-time = Tempo per rispondere a un’asta
grace-time = Un bot gioca per chi è assente, dopo
no-wait = subito
speed = Velocità dei bot
speed-slow = lenta
speed-normal = normale
speed-fast = veloce
speed-at-once = subito
house-rules = Regole della casa
house-rules-about = Ogni regola si può cambiare; i cambiamenti sono segnati e valgono anche per la rivincita.
house-rules-count = { $count ->
    [one] una regola della casa
   *[other] { $count } regole della casa
}
house-rule-instead = Regola della casa; da regolamento: { $printed }
instead-of = da regolamento: { $printed }
from-to = da { $low } a { $high }
say-from-to = Non può essere: scrivi un numero da { $low } a { $high }.
wrong-value = un valore impossibile
a-number = un numero
undo-rule = Come stampato: { $rule }
undo-all = Tutto come stampato
rulebook-as-played = Il regolamento come lo gioca questo tavolo
open-table = Apri il tavolo
start = Inizia la partita
waiting-for-friends = { $count ->
    [one] Manca un giocatore. Manda il link, leggi il codice o mostra il codice QR.
   *[other] Mancano { $count } giocatori. Manda il link, leggi il codice o mostra il codice QR.
}
everyone-is-here = Ci sono tutti.
open-seat = libero
host = ospita il tavolo
is-ready = pronto
not-ready = non ancora pronto
i-am-ready = Sono pronto
i-am-not-ready = Non ancora
seats-still-open = Ci sono posti liberi: aspetta, o mettici dei bot.
not-all-ready = Non tutti sono pronti.
host-starts = { $player } inizia la partita.
another-here = Si siede un’altra persona su questo dispositivo
leave-table = Lascia il tavolo
table-full-watch = Tutti i posti sono occupati. Qui potrai guardare quando inizia la partita.
watching-count = { $count ->
    [one] una persona guarda
   *[other] { $count } persone guardano
}
pawn = Pedina
pawn-teal = triangolo turchese
pawn-red = quadrato rosso
pawn-purple = cerchio viola
pawn-green = rombo verde
pawn-orange = stella arancione
pawn-blue = croce blu
pawn-brown = esagono marrone
pawn-black = goccia nera
pawn-of = { $pawn }: ce l’ha { $player }
sit-down = Siediti
invite = Invita
qr-code = Il link del tavolo come codice QR
table-code = Codice del tavolo
copy-link = Copia il link
copied = Copiato
copy-by-hand = Questo browser non copia: seleziona il link e copialo.
here-only = Questo indirizzo vale solo su questo computer. Per altri nella rete di casa:

## Il tabellone

board = Tabellone
dice = Dadi
dice-show = Dadi: { $first } e { $second }
round = giro { $round }
in-the-bank = In Banca
stock = { $houses ->
    [one] una casa
   *[other] { $houses } case
}, { $hotels ->
    [one] un albergo
   *[other] { $hotels } alberghi
}
stock-houses = { $houses ->
    [one] una casa
   *[other] { $houses } case
}
stock-unlimited = edifici senza limite
jackpot = Montepremi
cards-left = { $count ->
    [one] una carta
   *[other] { $count } carte
}
mortgaged-word = ipoteca
owned-by = di { $player }
owned-by-bank = È della Banca
standing-here = qui: { $players }
a-hotel = un albergo
houses = { $count ->
    [one] una casa
   *[other] { $count } case
}
pick = scegli

## Contratti

price = Prezzo
rents = Affitti
title = Contratto
titles = Contratti
cards = Carte
contents = Indice
rent-bare = Affitto
rent-houses = { $count ->
    [one] con 1 casa
   *[other] con { $count } case
}
rent-hotel = con un albergo
rent-group-any = Il gruppo completo rende × { $factor }, con o senza edifici.
rent-group-bare = Un terreno senza edifici rende × { $factor } con il gruppo completo.
rent-group-built = Un terreno con edifici rende × { $factor } con il gruppo completo.
rent-group-free = Non finché nel gruppo c’è un’ipoteca.
rent-owned = avendone { $count }
times-dice = { $amount } × dadi
house-price = Una casa costa
hotel-price = Un albergo costa
mortgage-value = Ipoteca
lift-price = Riscattarla costa
earns-now = chi si ferma qui pagherebbe ora { $amount }
earns-by-dice = chi si ferma qui pagherebbe ora { $amount } per punto
deck-left = { $deck }: { $count ->
    [one] una carta
   *[other] { $count } carte
}
square-start = La partenza: chi passa riceve lo stipendio.
square-jail = Solo in visita, a meno che non ti ci abbiano mandato.
square-go-to-jail = Da qui si va dritti là.
square-parking = Un posto per riposare.
square-tax = Qui si paga.
square-prize = Qui si incassa.
square-cards = Si pesca una carta.
square-lot = Un terreno.
square-station = Una stazione.
square-service = Un servizio pubblico.
square-company = Una compagnia.
square-monument = Un monumento.

## Giocatori

players = Giocatori
player = Giocatore
you-tag = (tu)
bot-tag = bot
worth = patrimonio { $amount }
show-player = { $player }: contratti e patrimonio
is-out = fuori dalla partita
is-away = assente
bot-stands-in = assente; gioca un bot
is-away-soon = assente; un bot gioca tra
is-in-jail = { $jail }, turno { $turn }
is-deciding = sta decidendo
has-turn = è di turno
owes = deve { $amount }
may-claim = può chiedere { $amount }
in-auction = all’asta
leads = in testa con { $amount }
no-titles = Nessun contratto
jail-cards = { $count ->
    [one] una carta per lasciare «{ $jail }»
   *[other] { $count } carte per lasciare «{ $jail }»
}
jail-free-cards = Carte per «{ $jail }»
seconds-left = restano { $seconds } secondi

## Che cosa posso fare ora

what-now = Che cosa posso fare ora
your-turn = Tocca a te, { $player }
please-wait = Un momento…
you-watch = Stai guardando la partita
you-are-out = Sei fuori dalla partita
hot-seat = Giocatori su questo dispositivo
the-bank = la Banca
the-jackpot = il montepremi
do-roll = Tira i dadi
do-roll-jail = Tenta un doppio
do-pay-roll = Paga { $amount } e lancia
do-end_turn = Finisci il turno
do-wait = Aspetta
do-buy = Compra per { $amount }
do-decline = Non comprare
do-want = Sì, per { $amount }
do-want-building = Sì, ne voglio uno
do-waive = No, grazie
do-bid = Offri { $amount }
do-pass = Ritirati
do-pay_bail = Paga { $amount }
do-pay_bail-plain = Paga per uscire
do-use_card = Usa la carta
do-claim_rent = Chiedi { $amount }
do-waive_claims = Lascia perdere
do-build = Costruisci
do-sell_building = Vendi un edificio
do-sell-whole = Vendi tutti gli edifici
do-mortgage = Ipoteca
do-lift = Riscatta l’ipoteca
do-keep = Tieni l’ipoteca
do-auction_title = Metti all’asta
do-trade = Tratta…
do-accept = Accetta
do-reject = Rifiuta
do-counter = Controproposta…
do-withdraw = Ritirala
do-settle = Paga con proprietà…
do-declare_bankruptcy = Bancarotta…
do-resign = Lascia la partita…
mode-build = Costruisci
mode-sell_building = Vendi edifici
mode-mortgage = Ipoteca
mode-lift = Riscatta ipoteche
mode-auction_title = Metti all’asta
pick-build = Scegli dove, qui o sul tabellone:
pick-sell_building = Quali edifici?
pick-mortgage = Quale contratto? Prima viene mostrato.
pick-lift = Quale ipoteca?
pick-auction_title = Quale contratto? Prima viene mostrato.
all-of = { $square }, tutti
sell-group = { $group }, tutto il gruppo
quick-raises = Rilanci rapidi
your-bid = La tua offerta
claim-heading = { $player } è su { $square }, che è tuo.
offer-from = { $player } propone uno scambio
offer-for = { $player }, c’è un’offerta per te
show-offer = Mostrala a { $player }
you-get-plain = Ricevi
you-give-plain = Dai
nothing = niente
buy-heading = { $square } è in vendita
auction-heading = Asta: { $square }
price-heading = { $square }, al suo prezzo?
scarce-houses = Le case non bastano per tutti: ne vuoi una?
scarce-hotels = Gli alberghi non bastano per tutti: ne vuoi uno?
place-heading = Colloca il tuo edificio
heir-heading = Ora hai contratti ipotecati
debt-heading = Devi { $amount } a { $creditor }
settlement-heading = { $player } vuole pagare con proprietà
settlement-terms = Per tutto il debito di { $amount } avresti
hint-buy = { $lot ->
    [yes] Affitto { $rent }; ne avresti { $count } di { $all }.
   *[no] Ne avresti { $count } di { $all }.
}
hint-debt = Hai { $cash }: mancano { $missing }. Vendendo e ipotecando potresti avere { $raisable } in tutto.
hint-leads = { $player } è in testa con { $amount }.
hint-no-bid = Nessuno ha ancora offerto.
hint-price = Il contratto è stato rifiutato. Chi lo vuole paga { $price }; se sono in più d’uno, decidono i dadi.
hint-double = Un doppio: tiri di nuovo.
hint-roll = I dadi dicono fin dove vai.
hint-end = Nient’altro da fare? Allora tocca al prossimo.
hint-place = Scegli un terreno, sul tabellone o nell’elenco.
hint-heir = Riscatta ora ogni ipoteca, o tienila.
held-back = In attesa…
held-hint = { $players } può ancora riscuotere un affitto; la tua mossa segue subito dopo.
sure-bankrupt = Perdi tutto e sei fuori dalla partita. Confermi?
yes-bankrupt = Sì, bancarotta
sure-breaks = Così romperesti un tuo gruppo completo.
sure-accept-breaks = Daresti via una parte di un gruppo completo.
yes-offer = Proponi lo stesso
yes-accept = Accetta lo stesso
yes-do-it = Sì
offer-before = L’offerta precedente
offer-next = L’offerta successiva
offer-of = { $number } di { $all }
offer-sent = La tua offerta a { $player }:
claims-waived = La lasci andare. Fino al lancio puoi ancora riscuotere.
build-on = Costruisci su { $square }
keep-of = { $square }: mantieni l’ipoteca
do-keep-short = Mantieni
do-lift-short = Riscatta
no-hints = Non spiegare le scelte
you-lead = Sei in testa con { $amount }.
not-in-auction = Non partecipi.
auction-for = Il denaro va a { $creditor }.
hint-claim = Riscuoti prima del prossimo lancio, o l’affitto è perso.
hint-auction = Chi resta paga l’ultima offerta. Ritirarsi è definitivo.
hint-scarce = Se lo vogliono in più di quanti ce ne sono, vanno all’asta.
hint-settlement = Se rifiuti, il debitore deve pagare in altro modo.
hint-declined-auction = Se non si compra, va all’asta fra tutti.
hint-declined-offer = Se non si compra, si chiede agli altri allo stesso prezzo.
hint-declined-bank = Se non si compra, resta alla Banca.
hint-jail-roll = Con un doppio esci: tentativo { $turn } di { $turns }.
hint-jail-forced = I tentativi sono finiti: prima di lanciare si pagano { $amount }.
hint-jail-card = La carta non costa nulla.
hint-jail-pay = Paga { $amount } e gioca subito.
hint-jail-wait = Aspettare: turno { $turn } di { $turns }.
sure-end = Quando tutti sono d’accordo, la partita finisce e vince il più ricco. Sicuro?
waits-claim = { $players } può ancora riscuotere un affitto
waits-debt = { $players } deve { $amount } a { $creditor }
waits-settlement = { $players } risponde: pagamento in proprietà?
waits-auction = Asta di { $square }: tocca a { $players }
waits-price = { $square }, al suo prezzo? Si chiede a: { $players }
waits-scarce = Mancano edifici. Si chiede a: { $players }
waits-place = { $players } colloca un edificio
waits-heir = { $players } decide sulle ipoteche
waits-buy = { $players } può comprare { $square }
waits-jail = { $players } è in «{ $jail }» e decide
waits-roll = { $players } sta per lanciare
waits-end = { $players } sta finendo il turno

## Scambi

trade-desk = Scambio
trade-with = con
trade-with-player = Tratta con { $player }
counter-of = La tua controproposta a { $player }
you-give = Dai
you-get = Ricevi da { $player }
cash = Denaro
of-amount = di { $amount }
trade-completes = { $player } completerebbe il gruppo { $group }.
trade-breaks = { $player } romperebbe il gruppo { $group }.
trade-board-hint = I contratti si scelgono anche sul tabellone.
send-offer = Invia la proposta
send-counter = Invia la controproposta
settle-desk = Pagare con proprietà
settle-about = Devi { $amount } a { $player }. Che cosa offri in cambio?
send-settlement = Proponi

## Asta

auction = Asta
no-bid-yet = da { $amount }

## Il racconto

the-story = La partita
whole-log = Dall’inizio
open-rule = Apri la regola { $clause }
whole-rulebook = Tutto il regolamento
clause-no-text = Questa clausola riguarda il gioco in generale.
game-over = La partita è finita
final-table = Classifica finale
winners = { $count ->
    [one] Vince { $players }
   *[other] Vincono { $players }
}
place = Posto
wealth = Patrimonio
why-last-one-left = Tutti gli altri sono in bancarotta.
why-bankruptcies = È raggiunto il numero concordato di bancarotte.
why-clock = Il tempo è scaduto: vince il più ricco.
why-owns-everything = Tutti i contratti in una sola mano.
why-agreed = Il tavolo ha deciso di finire: vince il più ricco.
rematch = Rivincita
to-rematch = Alla rivincita
rematch-open = C’è una rivincita, con le stesse regole.

## Il tavolo

table = Tavolo
watch-link = Link, anche per guardare
watching = Spettatori
sound = Suono
hints = Spiega le scelte
wish-pause = Chiedi una pausa
wish-no-pause = Niente pausa, alla fine
go-on = Continua
paused = Il tavolo è in pausa.
asks-for-pause = { $player } chiede una pausa.
asks-for-end = { $player } vorrebbe finire qui la partita.
you-ask-for-pause = Chiedi una pausa. Manca l’accordo di: { $players }.
you-ask-for-end = Proponi di finire qui. Manca l’accordo di: { $players }.
take-back = Ritira
wish-end = Proponi di finire qui
wish-no-end = Continua a giocare
to-device = Porta il mio posto su un altro dispositivo
to-person = Cedi il mio posto a qualcuno
to-bot = Cedi il mio posto a un bot…
seat-code = Codice del posto
seat-code-hint = Con questo codice o link qualcuno prende il posto di { $player }, una volta.
code-good-device = Vale dieci minuti.
code-good-person = Vale un giorno.
my-seat = Il mio posto
seat-of = Il posto di { $player }
sure-bot = Un bot prende il posto di { $player } per sempre. Sicuro?
sure-resign = { $player } lascia la partita per sempre. Sicuro?
download-record = Scarica la registrazione
commitment = I dadi sono stati fissati in anticipo con:
chat = Chat
no-chat-yet = Nessuno ha ancora detto niente.
say-something = Di’ qualcosa
chat-sent-later = La connessione è persa: quello che scrivi parte quando torna.
mute = Silenzia { $player }

## Replay

replay = Rivedi
replay-about = Trascina una registrazione (.jsonl) su questa pagina, o scegline una.
choose-record = Scegli una registrazione
replay-slider = Momento della partita
to-begin = All’inizio
one-back = Una mossa indietro
one-on = Una mossa avanti
to-finish = Alla fine
play = Riproduci
stop = Ferma

## Dadi onesti

fair-dice = Dadi onesti
entropy-label = Aggiungi qualcosa di tuo ai dadi
entropy-about = Il seme di tutti i dadi e le carte è già fissato, e sigillato dal numero qui sopra. Ciò che i giocatori aggiungono si mescola all’inizio: così nessuno, nemmeno il server, conosce i dadi in anticipo.
entropy-new = Un altro testo a caso
check-dice = Controlla i dadi
checking-dice = Controllo…
fair-yes = I dadi e le carte erano onesti: tutto torna.
fair-no = Qualcosa non torna.
fair-open = Finora tutto torna; il resto si potrà controllare quando si mostrerà il seme.
fair-partly = Quanto controllato torna; qualcosa in questo verbale è stato preparato o dettato, e non è stato controllato.
fair-by-browser = Controllato da questo browser
fair-by-server = Controllato dal server, che ha rigiocato la partita
fair-seed-fits = Il seme è quello sigillato: il suo SHA-256 è l’impegno.
fair-seed-wrong = Il seme non è quello sigillato: il suo SHA-256 non è l’impegno.
fair-cannot-hash = Questo browser può calcolarlo solo con https o sulla macchina stessa del server.
fair-same-promise = L’impegno è quello che questo browser ha visto prima della fine.
fair-other-promise = L’impegno non è quello che questo browser ha visto prima della fine.
fair-own-in = Ciò che si è aggiunto qui è nel verbale: { $text }
fair-own-missing = Ciò che si è aggiunto qui non è nel verbale: { $text }

## Tastiera

keyboard = Tastiera
key-arrows = percorrere il tabellone
key-enter = aprire il contratto
key-escape = chiudere
key-roll = Tira
key-end_turn = Finisci il turno
key-buy = Compra
key-decline = Non comprare
key-claim_rent = Chiedi l’affitto
key-want = Sì, lo voglio
key-waive = No, grazie
key-bid = Offerta minima
key-pass = Ritirati
key-pay_bail = Paga per uscire
key-use_card = Usa la carta

# Open tables, and what a host may do.
public-tables = Tavoli aperti a tutti
seats-free =
    { $count ->
        [one] un posto libero
       *[other] { $count } posti liberi
    }
watch = Guarda
public-table = Aperto a tutti
public-table-about = la pagina iniziale lo mostra e chiunque può sedersi o guardare
as-host = Da padrone di casa
kick = Allontana…
ban = Escludi…
sure-kick = { $player } perde il posto e continua un bot. Sicuro?
sure-kick-waiting = { $player } perde il posto, che torna libero. Sicuro?
sure-ban = { $player } perde il posto e non può tornare a questo tavolo. Sicuro?
watchers-allowed = Altri possono guardare

clause-by-clause = Clausola per clausola
turn-back = Al turno precedente
turn-on = Al turno successivo
moment-of = { $moment } di { $all }
speed-of-replay = Velocità
copy-moment = Copia un link a questo momento
jump-here = Vai a questo momento
record-unfinished = La registrazione finisce qui: la partita non è stata conclusa.
my-finished-games = Le mie partite finite
key-play = riproduci o ferma
key-step = una mossa indietro o avanti
key-turn = al turno precedente o successivo
key-ends = all’inizio o alla fine
keys-typing = Le lettere non fanno nulla mentre scrivi in un campo.
