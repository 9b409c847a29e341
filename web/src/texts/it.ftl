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
connection-lost = Connessione persa. Nuovo tentativo; della partita non si perde nulla.
table-gone = Questo tavolo non esiste

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
edition-good = { $title } non ha errori: si può giocare, qui sopra.
edition-mistakes = { $count ->
    [one] Un errore
   *[other] { $count } errori
}
join-title = Unisciti a un tavolo
your-name = Il tuo nome
default-name = Ana
code-or-seat = Codice
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
claim-time = Secondi per chiedere un affitto
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
put-bot = Bot
open-it = Libera
pawn = Pedina
pawn-teal = triangolo turchese
pawn-red = quadrato rosso
pawn-purple = cerchio viola
pawn-green = rombo verde
pawn-orange = stella arancione
pawn-blue = croce blu
pawn-brown = esagono marrone
pawn-black = goccia nera
sit-down = Siediti
invite = Invita
qr-code = Il link del tavolo come codice QR
table-code = Codice del tavolo
copy-link = Copia il link
copied = Copiato

## Il tabellone

board = Tabellone
dice = Dadi
dice-show = Dadi: { $first } e { $second }
round = giro { $round }
in-the-bank = In Banca
stock = { $houses } case, { $hotels } alberghi
stock-houses = { $houses } case
jackpot = Montepremi
cards-left = { $count ->
    [one] una carta
   *[other] { $count } carte
}
holds-card = ha una carta
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
waiting-for = { $player } sta decidendo
please-wait = Un momento…
you-watch = Stai guardando la partita
you-are-out = Sei fuori dalla partita
hot-seat = Giocatori su questo dispositivo
the-bank = la Banca
the-jackpot = il montepremi
do-roll = Tira i dadi
do-roll-jail = Tenta un doppio
do-end_turn = Finisci il turno
do-wait = Aspetta
do-buy = Compra per { $amount }
buy-plain = Compra
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
do-withdraw = Ritira la proposta a { $player }
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
settlement-terms = Per tutto il debito riceveresti
hint-buy = { $lot ->
    [yes] Affitto { $rent }; ne avresti { $count } di { $all }.
   *[no] Ne avresti { $count } di { $all }.
}
hint-debt = Hai { $cash }; vendendo e ipotecando potresti avere { $raisable }.
hint-leads = { $player } è in testa con { $amount }.
hint-no-bid = Nessuno ha ancora offerto.
hint-jail = { $jail }: turno { $turn }.
hint-price = Il contratto è stato rifiutato. Chi lo vuole paga { $price }; se sono in più d’uno, decidono i dadi.
hint-double = Un doppio: tiri di nuovo.
hint-roll = I dadi dicono fin dove vai.
hint-end = Nient’altro da fare? Allora tocca al prossimo.
hint-place = Scegli un terreno, sul tabellone o nell’elenco.
hint-heir = Riscatta ora ogni ipoteca, o tienila.
held-back = In attesa…
held-hint = Qualcuno può ancora chiedere un affitto; la tua mossa segue subito dopo.
sure-bankrupt = Perdi tutto e sei fuori dalla partita. Confermi?
yes-bankrupt = Sì, bancarotta
sure-breaks = Così romperesti un tuo gruppo completo.
sure-accept-breaks = Daresti via una parte di un gruppo completo.
yes-offer = Proponi lo stesso
yes-accept = Accetta lo stesso
yes-do-it = Sì

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
clause-by-clause = Clausola per clausola
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

## Il tavolo

table = Tavolo
watch-link = Link, anche per guardare
sound = Suono
hints = Spiega le scelte
wish-pause = Chiedi una pausa
go-on = Continua
paused = Il tavolo è in pausa.
asks-for-pause = { $player } chiede una pausa.
asks-for-end = { $player } vorrebbe finire qui la partita.
wish-end = Proponi di finire qui
wish-no-end = Continua a giocare
to-device = Porta il mio posto su un altro dispositivo
to-person = Cedi il mio posto a qualcuno
to-bot = Cedi il mio posto a un bot…
seat-code = Codice del posto
seat-code-hint = Va scritto in «Unisciti a un tavolo». Vale una volta.
sure-bot = Un bot prende il tuo posto definitivamente. Confermi?
sure-resign = Lasci la partita definitivamente. Confermi?
download-record = Scarica la registrazione
commitment = I dadi sono stati fissati in anticipo con:
chat = Chat
no-chat-yet = Nessuno ha ancora detto niente.
say-something = Di’ qualcosa
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
turn-back = Al turno precedente
turn-on = Al turno successivo
moment-of = { $moment } di { $all }
speed-of-replay = Velocità
copy-moment = Copia un link a questo momento
jump-here = Vai a questo momento
record-unfinished = La registrazione finisce qui: la partita non è stata conclusa.
my-finished-games = Le mie partite finite
play = Riproduci
stop = Ferma
verified = Verificato: tutti i dadi e le carte risultano dal seme fissato in anticipo.
not-verified = Non verificato: ci sono dadi o carte che non risultano dal seme fissato in anticipo.

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
key-play = riproduci o ferma
key-step = una mossa indietro o avanti
key-turn = al turno precedente o successivo
key-ends = all’inizio o alla fine
keys-typing = Le lettere non fanno nulla mentre scrivi in un campo.
