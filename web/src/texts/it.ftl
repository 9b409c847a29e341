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
connection-lost = Connessione persa. Nuovo tentativo in corso; la partita non va perduta.
table-gone = Questo tavolo non esiste
not-here = Questa pagina non può mostrare il tavolo
not-for-you = Questo tavolo non è aperto a te
reload = Ricarica la pagina
try-now = Prova ora
server-away-title = Il server non risponde
seat-gone = Il posto di { $player } si gioca ora su un altro dispositivo. Qui puoi guardare.
seat-opened = Il posto di { $player } non è più tuo: chi ospita il tavolo l’ha riaperto o ci ha messo un bot.
seat-for-you = Un posto per te
seat-for-you-about = Qualcuno ti cede un posto a un tavolo, o porti il tuo su questo dispositivo. Il codice vale una volta; chi giocava lì prima potrà solo guardare.
seat-name-hint = Se lo lasci vuoto, il posto mantiene il nome che ha.
take-seat = Prendi il posto

## Inizio

start-title = Si gioca secondo il regolamento. Quale scegli?
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
no-games-yet = Ancora nessuna partita. La prima è a due clic da qui.
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
level-trader = bot, fa scambi
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
house-rule-instead = Regola della casa; stampato: { $printed }
instead-of = stampato: { $printed }
from-to = da { $low } a { $high }
say-from-to = Questo valore non è ammesso: scrivi un numero da { $low } a { $high }.
wrong-value = un valore non ammesso
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
seats-by-arrival = I turni seguono l’ordine in cui i giocatori si sono seduti: all’inizio della partita i posti vengono numerati così.
seats-still-open = Ci sono posti liberi: aspetta, o mettici dei bot.
not-all-ready = Non tutti sono pronti.
host-starts = { $player } inizia la partita.
another-here = Qui si siede un’altra persona
leave-table = Lascia il tavolo
table-full-watch = Tutti i posti sono occupati. Quando la partita comincia potrai guardarla qui.
watching-count = { $count ->
    [one] una persona guarda
   *[other] { $count } persone guardano
}
pawn = Segnalino
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
owned-by-bank = Senza proprietario
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
rents-about = Affitti di un terreno: vuoto e con 1–{ $houses } case.
rents-about-hotel = Affitti di un terreno: vuoto, con 1–{ $houses } case e con albergo.
title = Contratto
titles = Contratti
cards = Carte
contents = Indice
aim = Scopo del gioco:
rent-bare = Affitto
rent-houses = { $count ->
    [one] con 1 casa
   *[other] con { $count } case
}
rent-hotel = con un albergo
rent-group-any = Con il gruppo completo l’affitto è × { $factor }, con o senza edifici.
rent-group-bare = Con il gruppo completo l’affitto di un terreno senza edifici è × { $factor }.
rent-group-built = Con il gruppo completo l’affitto di un terreno con edifici è × { $factor }.
rent-group-free = Non vale finché nel gruppo c’è un’ipoteca.
rent-owned = possedendone { $count }
times-dice = { $amount } × dadi
house-price = Una casa costa
house-price-note = casa
building-price = Una casa o un albergo costa
building-price-note = casa o albergo
hotel-price = Un albergo costa
mortgage-value = Ipoteca
mortgage-value-note = ipoteca
lift-price = Riscattarla costa
earns-now = chi si ferma qui pagherebbe ora { $amount }
earns-by-dice = chi si ferma qui pagherebbe ora { $amount } per ogni punto dei dadi
deck-left = { $deck }: { $count ->
    [one] una carta
   *[other] { $count } carte
}
square-start = La partenza: chi vi si ferma o vi passa riceve { $amount } ({ $salary }).
square-jail = Solo in visita, a meno che non ti ci abbiano mandato.
square-go-to-jail = Da qui si va dritti { $jail }.
square-parking = Un posto per riposare.
square-jackpot = Qui si raccolgono tasse e multe: chi si ferma qui prende tutto.
square-rest = Qui non succede nulla.
square-tax = Chi si ferma qui paga.
square-prize = Chi si ferma qui incassa.
square-cards = Chi si ferma qui pesca una carta.
square-lot = Un terreno.
square-station = Una stazione.
square-service = Un servizio pubblico.
square-company = Un’impresa.
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
in-auction = partecipa all’asta
leads = in testa con { $amount }
no-titles = Nessun contratto
jail-cards = { $count ->
    [one] una carta per uscire { $jail }
   *[other] { $count } carte per uscire { $jail }
}
jail-free-cards = Carte per uscire { $jail }
seconds-left = restano { $seconds } secondi

## Che cosa posso fare ora

what-now = Che cosa posso fare ora
your-turn = Tocca a te, { $player }
please-wait = Un momento…
you-watch = Stai guardando la partita
you-are-out = Sei fuori dalla partita
hot-seat = Giocatori su questo dispositivo
do-roll = Tira i dadi
do-roll-jail = Tenta un doppio
do-pay-roll = Paga { $amount } e tira
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
do-keep = Mantieni l’ipoteca
do-auction_title = Metti all’asta
do-trade = Scambia…
do-accept = Accetta
do-reject = Rifiuta
do-counter = Controproposta…
do-withdraw = Ritirala
do-settle = Paga con proprietà…
do-declare_bankruptcy = Fallimento…
do-resign = Lascia la partita…
mode-build = Costruisci
mode-sell_building = Vendi edifici
mode-mortgage = Ipoteca
mode-lift = Riscatta ipoteche
mode-auction_title = Metti all’asta
pick-build = Scegli dove, qui o sul tabellone:
pick-sell_building = Quali edifici?
pick-mortgage = Quale contratto? Prima potrai vederlo.
pick-lift = Quale ipoteca?
pick-auction_title = Quale contratto? Prima potrai vederlo.
all-of = { $square }, tutti
sell-group = { $group }, tutto il gruppo
quick-raises = Rilanci rapidi
your-bid = La tua offerta
claim-heading = { $player } è su { $square }, che ti appartiene.
offer-from = { $player } propone uno scambio
offer-for = { $player }, c’è una proposta per te
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
debt-heading = Devi { $amount } { $to ->
    [bank] alla Banca
    [jackpot] al montepremi
   *[player] a { $creditor }
}
settlement-heading = { $player } vuole pagare con proprietà
settlement-terms = Per tutto il debito di { $amount } riceveresti
hint-buy = { $lot ->
    [yes] Affitto { $rent }; ne avresti { $count } di { $all }.
   *[no] Ne avresti { $count } di { $all }.
}
hint-debt = Hai { $cash }: mancano { $missing }. Vendendo e ipotecando potresti avere { $raisable } in tutto.
hint-leads = { $player } è in testa con { $amount }.
hint-no-bid = Nessuno ha ancora offerto.
hint-price = Il contratto è stato rifiutato. Chi lo vuole paga { $price }; se lo vogliono in più d’uno, decidono i dadi.
hint-double = { $again ->
    [may] Un doppio: puoi tirare di nuovo o finire il turno.
   *[must] Un doppio: tiri di nuovo.
}
hint-roll = I dadi dicono fin dove vai.
hint-end = Nient’altro da fare? Allora tocca al prossimo giocatore.
hint-place = Scegli un terreno, sul tabellone o nell’elenco.
hint-heir = Riscatta subito ogni ipoteca, o mantienila.
held-back = In attesa…
held-hint = Affitto ancora da chiedere: { $players }. La tua mossa segue subito dopo.
sure-bankrupt = Perdi tutto e sei fuori dalla partita. Confermi?
yes-bankrupt = Sì, dichiaro fallimento
sure-breaks = Così spezzeresti un tuo gruppo completo.
sure-accept-breaks = Cederesti una parte di un gruppo completo.
yes-offer = Proponi lo stesso
yes-accept = Accetta lo stesso
yes-do-it = Sì
offer-before = La proposta precedente
offer-next = La proposta successiva
offer-of = { $number } di { $all }
offer-sent = La tua proposta a { $player }:
claims-waived = { $until ->
    [second-roll] Lasci perdere. Puoi ancora chiederlo finché non tira il secondo giocatore dopo il visitatore.
   *[next-roll] Lasci perdere. Puoi ancora chiederlo finché non tira il giocatore successivo.
}
build-on = Costruisci su { $square }
keep-of = { $square }: mantieni l’ipoteca
do-keep-short = Mantieni
do-lift-short = Riscatta
no-hints = Non spiegare le scelte
you-lead = Sei in testa con { $amount }.
not-in-auction = Non partecipi all’asta.
auction-for = Il denaro va { $to ->
    [bank] alla Banca
    [jackpot] al montepremi
   *[player] a { $creditor }
}.
hint-claim = { $until ->
    [second-roll] Chiedi l’affitto prima che tiri il secondo giocatore dopo il visitatore, o lo perdi.
   *[next-roll] Chiedi l’affitto prima che tiri il giocatore successivo, o lo perdi.
}
hint-auction = Chi resta per ultimo paga la sua offerta. Ritirarsi è definitivo.
hint-scarce = Se gli edifici non bastano per chi li vuole, vanno all’asta.
hint-settlement = Se rifiuti, il debitore deve pagare in altro modo.
hint-declined-auction = Se non lo compri, va all’asta fra tutti.
hint-declined-offer = Se non lo compri, viene offerto agli altri allo stesso prezzo.
hint-declined-bank = Se non lo compri, resta alla Banca.
hint-jail-roll = Con un doppio esci: tentativo { $turn } di { $turns }.
hint-jail-forced = I tentativi sono finiti: prima di tirare si pagano { $amount }.
hint-jail-card = La carta non costa nulla.
hint-jail-pay = Paga { $amount } e gioca subito.
hint-jail-wait = Attesa: turno { $turn } di { $turns }.
sure-end = Quando tutti sono d’accordo, la partita finisce e vince il più ricco. Confermi?
waits-claim = Affitto ancora da chiedere: { $players }
waits-debt = { $players } deve { $amount } { $to ->
    [bank] alla Banca
    [jackpot] al montepremi
   *[player] a { $creditor }
}
waits-settlement = { $players } risponde: accetta proprietà come pagamento?
waits-auction = Asta di { $square }: tocca a { $players }
waits-price = { $square }, al suo prezzo? Si chiede a: { $players }
waits-scarce = Gli edifici non bastano. Si chiede a: { $players }
waits-place = { $players } colloca un edificio
waits-heir = { $players } decide sulle ipoteche
waits-buy = { $players } può comprare { $square }
waits-jail = { $players } è { $jail } e decide
waits-roll = { $players } sta per tirare
waits-end = { $players } sta finendo il turno

## Scambi

trade-desk = Scambio
trade-with = con
trade-with-player = Scambio con { $player }
counter-of = La tua controproposta a { $player }
you-give = Dai
you-get = Ricevi da { $player }
cash = Denaro
of-amount = di { $amount }
trade-completes = { $player } completerebbe il gruppo { $group }.
trade-breaks = { $player } spezzerebbe il gruppo { $group }.
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
place = Posizione
wealth = Patrimonio
why-last-one-left = Tutti gli altri sono fuori dalla partita.
why-bankruptcies = È stato raggiunto il numero di fallimenti che chiude la partita.
why-clock = Il tempo è scaduto: vince il più ricco.
why-owns-everything = Tutti i contratti sono in una sola mano.
why-agreed = Il tavolo ha deciso di finire: vince il più ricco.
rematch = Rivincita
to-rematch = Alla rivincita
rematch-open = C’è una rivincita, con le stesse regole.

## Il tavolo

table = Tavolo
watch-link = Link, anche per guardare
watching = Spettatori
sound = Audio
hints = Spiega le scelte
wish-pause = Chiedi una pausa
wish-no-pause = Niente pausa, alla fine
go-on = Continua
paused = Il tavolo è in pausa.
asks-for-pause = { $player } chiede una pausa.
asks-for-end = { $player } vorrebbe finire qui la partita.
you-ask-for-pause = Chiedi una pausa. Manca l’accordo di: { $players }.
you-ask-for-end = Proponi di finire qui. Manca l’accordo di: { $players }.
take-back = Annulla la richiesta
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
sure-bot = Un bot prende il posto di { $player } per sempre. Confermi?
sure-resign = { $player } lascia la partita per sempre. Confermi?
leaving-bank = la Banca
leaving-jackpot = il montepremi
leaving-later = Te ne andrai appena possibile.
leaving-pays = Prima che te ne vada si pagano { $amount } con tutto quello che hai, in quest’ordine:
leaving-debt = { $creditor }: { $amount }, debito
leaving-claim = { $creditor }: { $amount }, affitto di { $square } che può ancora chiedere
leaving-unpaid = non si può pagare
leaving-enough = Con il denaro e ciò che rendono le tue proprietà raccogli { $raisable }: basta.
leaving-bankrupt = Tutto quello che hai rende solo { $raisable }: lasciando fallisci verso { $creditor }, con le conseguenze di ogni fallimento.
leaving-nothing = Non devi nulla, e nessuno può chiederti nulla.
leaving-rest-auction = Quel che resta va alla Banca: tiene il denaro, gli edifici tornano senza compenso e i contratti vanno all’asta.
leaving-rest-free = Quel che resta va alla Banca: tiene il denaro, gli edifici tornano senza compenso e i contratti sono di nuovo in vendita, senza ipoteca.
leaving-not-counted = Questo non conta come fallimento per la fine della partita.
leaving-lapse = Gli affitti che potevi ancora chiedere vanno persi: { $claims }.
leaving-declined = L’acquisto di { $square } si considera rifiutato.
download-record = Scarica la registrazione
commitment = I dadi sono stati fissati in anticipo con questo impegno:
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
fair-partly = Quello che è stato controllato torna; qualcosa in questa registrazione è stato preparato o dettato, e non è stato controllato.
fair-by-browser = Controllato da questo browser
fair-by-server = Controllato dal server, che ha rigiocato la partita
fair-seed-fits = Il seme è quello sigillato: il suo SHA-256 è l’impegno.
fair-seed-wrong = Il seme non è quello sigillato: il suo SHA-256 non è l’impegno.
fair-cannot-hash = Questo browser può calcolarlo solo con https o sulla macchina stessa del server.
fair-same-promise = L’impegno è quello che questo browser ha visto prima della fine.
fair-other-promise = L’impegno non è quello che questo browser ha visto prima della fine.
fair-own-in = Ciò che è stato aggiunto qui è nella registrazione: { $text }
fair-own-missing = Ciò che è stato aggiunto qui non è nella registrazione: { $text }

## Tastiera

keyboard = Tastiera
key-arrows = spostarsi sul tabellone
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
as-host = Per chi ospita il tavolo
kick = Allontana…
ban = Escludi…
sure-kick = { $player } perde il posto e al suo posto gioca un bot. Confermi?
sure-kick-waiting = { $player } perde il posto, che torna libero. Confermi?
sure-ban = { $player } perde il posto e non può tornare a questo tavolo. Confermi?
watchers-allowed = Altri possono guardare

clause-by-clause = Clausola per clausola
decisions-about = Quel che è segnato come decisione è nostro: il regolamento tace o si contraddice. La ragione è accanto; un tavolo può cambiarlo come regola della casa.
word-salary = stipendio
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
