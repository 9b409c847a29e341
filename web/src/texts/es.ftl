# Lo que dice la propia página. Las frases sobre la partida vienen del servidor.

## Páginas

pages = Páginas
language = Idioma
to-light = Colores claros
to-dark = Colores oscuros
loading = Un momento…
close = Cerrar
cancel = Cancelar
save = Guardar
send = Enviar
agree = De acuerdo
to-start = Ir al inicio
not-found = Esa página no existe
not-found-about = Quizá la dirección esté mal escrita o la página se haya movido.
server-away = El servidor no responde. Reintentando…
no-answer = El servidor no responde. Inténtalo de nuevo en un momento.
connection-lost = Se perdió la conexión. Reintentando; no se pierde nada de la partida.
table-gone = Esa mesa no existe
not-here = Esta página no puede mostrar la mesa
not-for-you = Esta mesa no está abierta para ti
reload = Recargar la página
try-now = Intentar ahora
server-away-title = El servidor no responde
seat-gone = El asiento de { $player } se juega ahora en otro dispositivo. Aquí puedes mirar.
seat-opened = El asiento de { $player } ya no es tuyo: el anfitrión lo ha abierto de nuevo o ha puesto un bot.
seat-for-you = Un asiento para ti
seat-for-you-about = Alguien te cede un asiento en una mesa, o llevas el tuyo a este dispositivo. El código sirve una vez; quien jugaba allí antes ya solo podrá mirar.
seat-name-hint = Si lo dejas vacío, el asiento conserva el nombre que tiene.
take-seat = Ocupar el asiento

## Inicio

start-title = Juega según el reglamento. ¿Cuál eliges?
start-about = Cinco reglamentos impresos, cada uno con sus reglas. Elige uno y juega ya, o abre una mesa para tus amigos.
rulebooks = Reglamentos
rulebook = Reglamento
play-bots = Jugar contra bots
new-table = Nueva mesa
players-from-to = { $least }–{ $most } jugadores
own-edition = archivo propio
own-edition-title = Tu propio reglamento
own-edition-about = Suelta en esta página un archivo de edición (.toml), o el registro de una partida (.jsonl) para volver a verla.
choose-file = Elegir un archivo
edition-good = { $title } no tiene errores: se puede jugar.
neither-file = «{ $file }» no es ni una edición ni el registro de una partida. Una edición es un archivo de texto (.toml), y un registro también (.jsonl).
edition-mistakes = { $count ->
    [one] Un error
   *[other] { $count } errores
}
join-title = Entrar en una mesa
your-name = Tu nombre
default-name = Ana
code-or-seat = Código o enlace
join = Entrar
running-games = Partidas en curso
my-games = Mis partidas
my-turn-now = te toca
stage-waiting = esperando jugadores
stage-playing = en juego
stage-paused = en pausa
stage-over = terminada
no-games-yet = Todavía no hay partidas. La primera está a dos clics.
choose-rulebook = Elegir un reglamento
turn-of = Decide { $player }
finished-games = Partidas terminadas
rematch-of = una revancha
to-table = A la mesa
resume = Seguir jugando

## Una mesa nueva y su sala

new-table-of = Nueva mesa: { $title }
seats = Asientos
seat-number = Asiento { $number }
seat-me = Yo
seat-device = Otra persona en este dispositivo
seat-bot = Bot
seat-open = Libre para un amigo
open-hint = por enlace, código o código QR
name = Nombre
player-number = Jugador { $number }
add-seat = Añadir un asiento
remove-seat = Quitar el asiento { $number }
level = Nivel
level-random = bot, juega al azar
level-steady = bot, constante
level-trader = bot, negocia
pace = Ritmo
mode = Modalidad
normal-game = partida normal
minutes = Minutos
turn-clock = Tiempo para decidir
no-clock = sin límite
one-day = un día
seconds = { $seconds } segundos
minutes-long = { $minutes } minutos
claim-time = Tiempo para cobrar un alquiler
auction-time = Tiempo para responder en una subasta
grace-time = Un bot juega por quien se ausenta, tras
no-wait = enseguida
speed = Velocidad de los bots
speed-slow = lenta
speed-normal = normal
speed-fast = rápida
speed-at-once = al instante
house-rules = Reglas de la casa
house-rules-about = Se puede cambiar cualquier regla; los cambios quedan marcados y valen también en la revancha.
house-rules-count = { $count ->
    [one] una regla de la casa
   *[other] { $count } reglas de la casa
}
house-rule-instead = Regla de la casa; según el reglamento: { $printed }
instead-of = según el reglamento: { $printed }
from-to = de { $low } a { $high }
say-from-to = No es posible: escribe un número de { $low } a { $high }.
wrong-value = un valor no válido
a-number = un número
undo-rule = Según el reglamento: { $rule }
undo-all = Todo según el reglamento
rulebook-as-played = El reglamento tal como lo juega esta mesa
open-table = Abrir la mesa
start = Empezar la partida
waiting-for-friends = { $count ->
    [one] Falta un jugador. Envía el enlace, di el código o enseña el código QR.
   *[other] Faltan { $count } jugadores. Envía el enlace, di el código o enseña el código QR.
}
everyone-is-here = Ya están todos.
open-seat = libre
host = anfitrión
is-ready = listo
not-ready = aún no está listo
i-am-ready = Estoy listo
i-am-not-ready = Todavía no
seats-by-arrival = Los turnos siguen el orden en que se sentaron los jugadores: así se numeran los asientos al empezar la partida.
seats-still-open = Quedan asientos libres: espera, o pon bots en ellos.
not-all-ready = Aún no están todos listos.
host-starts = { $player } empieza la partida.
another-here = Sentar a otra persona en este dispositivo
leave-table = Dejar la mesa
table-full-watch = Todos los asientos están ocupados. Aquí podrás mirar cuando empiece la partida.
watching-count = { $count ->
    [one] una persona mira
   *[other] { $count } personas miran
}
pawn = Ficha
pawn-teal = triángulo turquesa
pawn-red = cuadrado rojo
pawn-purple = círculo morado
pawn-green = rombo verde
pawn-orange = estrella naranja
pawn-blue = cruz azul
pawn-brown = hexágono marrón
pawn-black = gota negra
pawn-of = { $pawn }: la tiene { $player }
sit-down = Sentarse
invite = Invitar
qr-code = El enlace de la mesa como código QR
table-code = Código de la mesa
copy-link = Copiar el enlace
copied = Copiado
copy-by-hand = Este navegador no permite copiar: selecciona el enlace y cópialo.
here-only = Esta dirección solo sirve en este equipo. Para los demás equipos de la red de casa:

## El tablero

board = Tablero
dice = Dados
dice-show = Dados: { $first } y { $second }
round = ronda { $round }
in-the-bank = Disponibles
stock = { $houses ->
    [one] una casa
   *[other] { $houses } casas
}, { $hotels ->
    [one] un hotel
   *[other] { $hotels } hoteles
}
stock-houses = { $houses ->
    [one] una casa
   *[other] { $houses } casas
}
stock-unlimited = edificios sin límite
jackpot = Bote
cards-left = { $count ->
    [one] una carta
   *[other] { $count } cartas
}
mortgaged-word = hipoteca
owned-by = de { $player }
owned-by-bank = Sin dueño
standing-here = aquí: { $players }
a-hotel = un hotel
houses = { $count ->
    [one] una casa
   *[other] { $count } casas
}
pick = elegir

## Títulos

price = Precio
rents = Alquileres
rents-about = Alquileres de un solar: vacío y con 1 a { $houses } casas.
rents-about-hotel = Alquileres de un solar: vacío, con 1 a { $houses } casas y con hotel.
title = Título
titles = Títulos
cards = Cartas
contents = Contenido
aim = Objetivo del juego:
rent-bare = Alquiler
rent-houses = { $count ->
    [one] con 1 casa
   *[other] con { $count } casas
}
rent-hotel = con un hotel
rent-group-any = Con el grupo completo, el alquiler se multiplica por { $factor }, haya edificios o no.
rent-group-bare = Con el grupo completo, el alquiler de un solar sin edificios se multiplica por { $factor }.
rent-group-built = Con el grupo completo, el alquiler de un solar con edificios se multiplica por { $factor }.
rent-group-free = Esto no vale mientras haya una hipoteca en el grupo.
rent-owned = con { $count }
times-dice = { $amount } × dados
house-price = Una casa cuesta
house-price-note = casa
building-price = Una casa o un hotel cuesta
building-price-note = casa u hotel
hotel-price = Un hotel cuesta
mortgage-value = Hipoteca
mortgage-value-note = hipoteca
lift-price = Levantarla cuesta
earns-now = quien caiga aquí pagaría ahora { $amount }
earns-by-dice = quien caiga aquí pagaría ahora { $amount } por punto
deck-left = { $deck }: { $count ->
    [one] una carta
   *[other] { $count } cartas
}
square-start = La salida: quien cae en ella o pasa por ella cobra { $amount } ({ $salary }).
square-jail = Solo de visita, salvo que te hayan enviado aquí.
square-go-to-jail = De aquí se va directamente { $jail }.
square-parking = Un sitio para descansar.
square-jackpot = Aquí se acumulan los impuestos y las multas: quien cae aquí se lo lleva todo.
square-rest = Aquí no pasa nada.
square-tax = Aquí se paga.
square-prize = Aquí se cobra.
square-cards = Se toma una carta.
square-lot = Un solar.
square-station = Una estación.
square-service = Un servicio público.
square-company = Una empresa.
square-monument = Un monumento.

## Jugadores

players = Jugadores
player = Jugador
you-tag = (tú)
bot-tag = bot
worth = patrimonio { $amount }
show-player = { $player }: títulos y patrimonio
is-out = fuera de la partida
is-away = ausente
bot-stands-in = ausente; juega un bot
is-away-soon = ausente; juega un bot en
is-in-jail = { $jail }, turno { $turn }
is-deciding = está decidiendo
has-turn = tiene el turno
owes = debe { $amount }
may-claim = puede cobrar { $amount }
in-auction = en la subasta
leads = va en cabeza con { $amount }
no-titles = Sin títulos
jail-cards = { $count ->
    [one] una carta para salir { $jail }
   *[other] { $count } cartas para salir { $jail }
}
jail-free-cards = Cartas para salir { $jail }
seconds-left = quedan { $seconds } segundos

## Qué puedo hacer ahora

what-now = Qué puedo hacer ahora
your-turn = Te toca, { $player }
please-wait = Un momento…
you-watch = Estás mirando
you-are-out = Estás fuera de la partida
hot-seat = Jugadores en este dispositivo
do-roll = Tirar los dados
do-roll-jail = Intentar sacar dobles
do-pay-roll = Pagar { $amount } y tirar
do-end_turn = Terminar el turno
do-wait = Esperar
do-buy = Comprar por { $amount }
do-decline = No comprar
do-want = Sí, por { $amount }
do-want-building = Sí, quiero uno
do-waive = No, gracias
do-bid = Pujar { $amount }
do-pass = Retirarse
do-pay_bail = Pagar { $amount }
do-pay_bail-plain = Pagar para salir
do-use_card = Usar la carta
do-claim_rent = Cobrar { $amount }
do-waive_claims = Dejarlo pasar
do-build = Construir
do-sell_building = Vender un edificio
do-sell-whole = Vender todos los edificios
do-mortgage = Hipotecar
do-lift = Levantar la hipoteca
do-keep = Mantener la hipoteca
do-auction_title = Sacar a subasta
do-trade = Negociar…
do-accept = Aceptar
do-reject = Rechazar
do-counter = Contraoferta…
do-withdraw = Retirarla
do-settle = Pagar con propiedades…
do-declare_bankruptcy = Bancarrota…
do-resign = Abandonar la partida…
mode-build = Construir
mode-sell_building = Vender edificios
mode-mortgage = Hipotecar
mode-lift = Levantar hipotecas
mode-auction_title = Subastar un título
pick-build = Elige dónde, aquí o en el tablero:
pick-sell_building = ¿Qué edificios?
pick-mortgage = ¿Qué título? Primero verás sus datos.
pick-lift = ¿Qué hipoteca?
pick-auction_title = ¿Qué título? Primero verás sus datos.
all-of = { $square }, todos
sell-group = { $group }, todo el grupo
quick-raises = Pujas rápidas
your-bid = Tu puja
claim-heading = { $player } está en una propiedad tuya: { $square }.
offer-from = { $player } propone un trato
offer-for = { $player }, hay una oferta para ti
show-offer = Mostrarla a { $player }
you-get-plain = Recibes
you-give-plain = Das
nothing = nada
buy-heading = { $square } está en venta
auction-heading = Subasta: { $square }
price-heading = ¿{ $square }, por su precio?
scarce-houses = Escasean las casas: ¿quieres una?
scarce-hotels = Escasean los hoteles: ¿quieres uno?
place-heading = Coloca tu edificio
heir-heading = Ahora tienes títulos hipotecados
debt-heading = Debes { $amount } { $to ->
    [bank] a la Banca
    [own-bank] al Banco
    [jackpot] al bote
   *[player] a { $creditor }
}
settlement-heading = { $player } quiere pagar con propiedades
settlement-terms = Por toda la deuda de { $amount } recibirías
hint-buy = { $lot ->
    [yes] Alquiler { $rent }; tendrías { $count } de { $all }.
   *[no] Tendrías { $count } de { $all }.
}
hint-debt = Tienes { $cash }: faltan { $missing }. Vendiendo e hipotecando podrías tener { $raisable } en total.
hint-leads = { $player } va en cabeza con { $amount }.
hint-no-bid = Nadie ha pujado todavía.
hint-price = El título fue rechazado. Quien lo quiera paga { $price }; si lo quieren varios, deciden los dados.
hint-double = { $again ->
    [may] Dobles: puedes tirar otra vez o terminar el turno.
   *[must] Dobles: tiras otra vez.
}
hint-roll = Los dados dicen hasta dónde llegas.
hint-end = ¿Nada más que hacer? Entonces le toca al siguiente.
hint-place = Elige un solar, en el tablero o en la lista.
hint-heir = Levanta ahora cada hipoteca o mantenla.
held-back = Esperando…
held-hint = Aún se puede cobrar un alquiler ({ $players }); tu jugada sigue justo después.
sure-bankrupt = Pierdes todo y quedas fuera de la partida. ¿Seguro?
yes-bankrupt = Sí, bancarrota
sure-breaks = Esto rompería un grupo completo tuyo.
sure-accept-breaks = Darías parte de un grupo completo.
yes-offer = Ofrecerlo igualmente
yes-accept = Aceptar igualmente
yes-do-it = Sí
offer-before = La oferta anterior
offer-next = La oferta siguiente
offer-of = { $number } de { $all }
offer-sent = Tu oferta a { $player }:
claims-waived = { $until ->
    [second-roll] Lo dejas pasar. Hasta que tire el segundo jugador después del visitante aún puedes cobrar.
   *[next-roll] Lo dejas pasar. Hasta que tire el jugador siguiente aún puedes cobrar.
}
build-on = Construir: { $square }
keep-of = { $square }: mantener la hipoteca
do-keep-short = Mantener
do-lift-short = Levantar
no-hints = No explicar las opciones
you-lead = Vas en cabeza con { $amount }.
not-in-auction = No participas.
auction-for = El dinero es { $to ->
    [bank] para la Banca
    [jackpot] para el bote
   *[player] para { $creditor }
}.
hint-claim = { $until ->
    [second-roll] Cobra antes de que tire el segundo jugador después del visitante, o pierdes el alquiler.
   *[next-roll] Cobra antes de que tire el jugador siguiente, o pierdes el alquiler.
}
hint-auction = Quien queda al final paga la última puja. Retirarse es definitivo.
hint-scarce = Si lo quiere más de un jugador, se subasta entre ellos.
hint-settlement = Si lo rechazas, el deudor tiene que pagar de otra manera.
hint-declined-auction = Si no se compra, se subasta entre todos.
hint-declined-offer = Si no se compra, se pregunta a los demás al mismo precio.
hint-declined-bank = Si no se compra, sigue sin dueño.
hint-jail-roll = Con dobles sales: intento { $turn } de { $turns }.
hint-jail-forced = Se acabaron los intentos: antes de tirar se pagan { $amount }.
hint-jail-card = La carta no cuesta nada.
hint-jail-pay = Pagas { $amount } y sigues jugando.
hint-jail-wait = Esperar: turno { $turn } de { $turns }.
sure-end = Cuando todos estén de acuerdo, la partida termina y gana el más rico. ¿Seguro?
waits-claim = Aún se puede cobrar un alquiler: { $players }
waits-debt = { $players } debe { $amount } { $to ->
    [bank] a la Banca
    [own-bank] al Banco
    [jackpot] al bote
   *[player] a { $creditor }
}
waits-settlement = { $players } tiene que responder: ¿acepta propiedades como pago?
waits-auction = Subasta ({ $square }): decide { $players }
waits-price = { $square }, ¿a su precio? Se pregunta a: { $players }
waits-scarce = Faltan edificios. Se pregunta a: { $players }
waits-place = { $players } coloca un edificio
waits-heir = { $players } decide sobre las hipotecas
waits-buy = Compra ({ $square }): decide { $players }
waits-jail = { $players } está { $jail } y decide
waits-roll = { $players } va a tirar
waits-end = { $players } está terminando su turno

## Tratos

trade-desk = Negociar
trade-with = con
trade-with-player = Negociar con { $player }
counter-of = Tu contraoferta a { $player }
you-give = Das
you-get = Recibes de { $player }
cash = Dinero
of-amount = de { $amount }
trade-completes = { $player } completaría el grupo { $group }.
trade-breaks = { $player } rompería el grupo { $group }.
trade-board-hint = Los títulos también se eligen en el tablero.
send-offer = Enviar la oferta
send-counter = Enviar la contraoferta
settle-desk = Pagar con propiedades
settle-about = Debes { $amount } a { $player }. ¿Qué ofreces a cambio?
send-settlement = Proponerlo

## Subasta

auction = Subasta
no-bid-yet = desde { $amount }

## El relato

the-story = La partida
whole-log = Desde el principio
open-rule = Abrir la regla { $clause }
whole-rulebook = Todo el reglamento
clause-no-text = Esta cláusula trata de cómo se juega en general.
game-over = La partida ha terminado
final-table = Tabla final
winners = { $count ->
    [one] Gana { $players }
   *[other] Ganan { $players }
}
place = Puesto
wealth = Patrimonio
why-last-one-left = Todos los demás están fuera de la partida.
why-bankruptcies = Se alcanzó el número de bancarrotas que pone fin a la partida.
why-clock = Se acabó el tiempo: gana el más rico.
why-owns-everything = Un solo jugador reúne todos los títulos.
why-agreed = La mesa acordó terminar: gana el más rico.
rematch = Revancha
to-rematch = A la revancha
rematch-open = Hay una revancha, con las mismas reglas.

## La mesa

table = Mesa
watch-link = Enlace, también para mirar
watching = Mirando
sound = Sonido
hints = Explicar las opciones
wish-pause = Pedir una pausa
wish-no-pause = Renunciar a la pausa
go-on = Seguir
paused = La mesa está en pausa.
asks-for-pause = { $player } pide una pausa.
asks-for-end = { $player } quisiera terminar aquí la partida.
you-ask-for-pause = Pides una pausa. Falta que acepten: { $players }.
you-ask-for-end = Propones terminar aquí la partida. Falta que acepten: { $players }.
take-back = Retirarlo
wish-end = Proponer terminar aquí
wish-no-end = Seguir jugando
to-device = Llevar mi asiento a otro dispositivo
to-person = Ceder mi asiento a alguien
to-bot = Ceder mi asiento a un bot…
seat-code = Código del asiento
seat-code-hint = Con este código o enlace alguien ocupa el asiento de { $player }, una vez.
code-good-device = Sirve durante diez minutos.
code-good-person = Sirve durante un día.
my-seat = Mi asiento
seat-of = El asiento de { $player }
sure-bot = Un bot ocupa definitivamente el asiento de { $player }. ¿Seguro?
sure-resign = { $player } deja la partida definitivamente. ¿Seguro?
leaving-bank = la Banca
leaving-jackpot = el bote
leaving-later = Te irás en cuanto sea posible.
leaving-pays = Antes de irte se pagan { $amount } con todo lo que tienes, en este orden:
leaving-debt = { $creditor }: { $amount }, deuda
leaving-claim = { $creditor }: { $amount }, alquiler que aún puede cobrar ({ $square })
leaving-unpaid = no se puede pagar
leaving-enough = Con el dinero y lo que dan tus propiedades reúnes { $raisable }: alcanza.
leaving-bankrupt = Todo lo que tienes da solo { $raisable }: al irte quedas en bancarrota ante { $creditor }, con las consecuencias de cualquier bancarrota.
leaving-nothing = No debes nada, y nadie puede cobrarte nada.
leaving-rest-auction = Del resto, el dinero sale de la partida, los edificios vuelven sin pago y los títulos se subastan.
leaving-rest-free = Del resto, el dinero sale de la partida, los edificios vuelven sin pago y los títulos quedan otra vez en venta, sin hipoteca.
leaving-not-counted = Esto no cuenta como bancarrota para el fin de la partida.
leaving-lapse = Los alquileres que aún podías cobrar se pierden: { $claims }.
leaving-declined = La compra se da por rechazada: { $square }.
download-record = Descargar el registro
commitment = Los dados se fijaron de antemano con:
chat = Chat
no-chat-yet = Nadie ha dicho nada todavía.
say-something = Escribe algo
chat-sent-later = Se perdió la conexión: lo que escribas se envía cuando vuelva.
mute = Silenciar a { $player }

## Repetición

replay = Repetición
replay-about = Suelta un registro (.jsonl) en esta página, o elige uno.
choose-record = Elegir un registro
replay-slider = Momento de la partida
to-begin = Al principio
one-back = Una jugada atrás
one-on = Una jugada adelante
to-finish = Al final
play = Reproducir
stop = Parar

## Dados limpios

fair-dice = Dados limpios
entropy-label = Añade algo tuyo a los dados
entropy-about = La semilla de todos los dados y cartas ya está fijada y sellada por el número de arriba. Lo que añaden los jugadores se mezcla al empezar: así nadie, ni siquiera el servidor, conoce los dados de antemano.
entropy-new = Otro texto al azar
check-dice = Comprobar los dados
checking-dice = Comprobando…
fair-yes = Los dados y las cartas fueron limpios: todo es correcto.
fair-no = Algo no es correcto.
fair-open = Hasta aquí todo es correcto; lo demás se podrá comprobar cuando se muestre la semilla.
fair-partly = Lo comprobado es correcto; algo en este registro fue preparado o dictado, y no se comprobó.
fair-by-browser = Comprobado por este mismo navegador
fair-by-server = Comprobado por el servidor, que volvió a jugar la partida
fair-seed-fits = La semilla es la que se selló: su SHA-256 es el compromiso.
fair-seed-wrong = La semilla no es la que se selló: su SHA-256 no es el compromiso.
fair-cannot-hash = Este navegador solo puede calcularlo por https o en la propia máquina del servidor.
fair-same-promise = El compromiso es el que este navegador vio antes del final.
fair-other-promise = El compromiso no es el que este navegador vio antes del final.
fair-own-in = Lo que se añadió aquí está en el registro: { $text }
fair-own-missing = Lo que se añadió aquí no está en el registro: { $text }

## Teclado

keyboard = Teclado
key-arrows = recorrer el tablero
key-enter = abrir el título
key-escape = cerrar
key-roll = Tirar
key-end_turn = Terminar el turno
key-buy = Comprar
key-decline = No comprar
key-claim_rent = Cobrar el alquiler
key-want = Sí, lo quiero
key-waive = No, gracias
key-bid = Puja mínima
key-pass = Retirarse
key-pay_bail = Pagar para salir
key-use_card = Usar la carta

# Open tables, and what a host may do.
public-tables = Mesas abiertas a todos
seats-free =
    { $count ->
        [one] un asiento libre
       *[other] { $count } asientos libres
    }
watch = Mirar
public-table = Abierta a todos
public-table-about = la página de inicio la muestra y cualquiera puede sentarse o mirar
as-host = Como anfitrión de la mesa
kick = Expulsar…
ban = Vetar…
sure-kick = { $player } pierde el asiento, y un bot sigue en su lugar. ¿Seguro?
sure-kick-waiting = { $player } pierde el asiento, que queda libre. ¿Seguro?
sure-ban = { $player } pierde el asiento y no puede volver a esta mesa. ¿Seguro?
watchers-allowed = Otros pueden mirar

clause-by-clause = Cláusula por cláusula
decisions-about = Lo marcado como decisión es nuestro: el reglamento calla o se contradice. La razón está al lado; una mesa puede cambiarlo como regla de la casa.
word-salary = salario
turn-back = Al turno anterior
turn-on = Al turno siguiente
moment-of = { $moment } de { $all }
speed-of-replay = Velocidad
copy-moment = Copiar un enlace a este momento
jump-here = Ir a este momento
record-unfinished = El registro acaba aquí: la partida no se terminó.
my-finished-games = Mis partidas terminadas
key-play = reproducir o parar
key-step = una jugada atrás o adelante
key-turn = al turno anterior o al siguiente
key-ends = al principio o al final
keys-typing = Las letras no hacen nada mientras escribes en un campo.
