# Las reglas que fija una edición y que una mesa puede cambiar.

section-players = Jugadores
section-money = Dinero
section-turn = Turnos
section-setup = Preparación
section-purchase = Compra
section-rent = Alquiler
section-cards = Cartas
section-jail = Cárcel
section-building = Construcción
section-trade = Tratos
section-mortgage = Hipotecas
section-debt = Deudas
section-bankruptcy = Bancarrota
section-end = Fin de la partida

dial-players-min = Mínimo de jugadores
dial-players-max = Máximo de jugadores

dial-money-start = Dinero al empezar
dial-money-salary = { $salary } en la casilla de salida
dial-money-salary-backward = { $salary } si una carta hace retroceder por la salida
dial-money-fines-to = Los impuestos y las multas van
dial-money-fines-to-bank = { WITH($bank, before: "a ") }
dial-money-fines-to-jackpot = a un bote en la casilla «{ $parking }»
dial-money-raise-when = Hipotecar, levantar hipotecas y vender edificios
dial-money-raise-when-acting = solo cuando se puede construir o se tiene que decidir
dial-money-raise-when-any-time = en cualquier momento

dial-turn-first = Quién empieza
dial-turn-first-first-seat = el primer asiento
dial-turn-first-highest-roll = la tirada más alta
dial-turn-order = Quién juega después
dial-turn-order-left = el jugador de la izquierda
dial-turn-order-random = cualquier otro jugador, al azar
dial-turn-order-random-round = al azar, cada uno una vez por ronda
dial-turn-seating = Asientos en la mesa
dial-turn-seating-chosen = numerados como los eligieron los jugadores
dial-turn-seating-registered = numerados en el orden en que se sentaron los jugadores
dial-turn-doubles-to-jail = Dobles seguidos que llevan a la casilla «{ $jail }»
dial-turn-extra-roll = Volver a tirar tras unos dobles
dial-turn-extra-roll-must = obligatorio
dial-turn-extra-roll-may = voluntario

dial-setup-titles-dealt = Títulos repartidos y pagados al empezar

dial-purchase-declined = Un título que no compra quien cae en él
dial-purchase-declined-bank = sigue en { $bank }
dial-purchase-declined-auction = se subasta
dial-purchase-declined-offer = se ofrece a los demás al mismo precio
dial-purchase-monument-declined = Un monumento que no compra quien cae en él
dial-purchase-monument-declined-bank = sigue en { $bank }
dial-purchase-monument-declined-auction = se subasta
dial-purchase-monument-declined-offer = se ofrece a los demás al mismo precio

dial-rent-claim = El alquiler
dial-rent-claim-automatic = se paga automáticamente
dial-rent-claim-next-roll = se cobra antes de que tire el siguiente jugador
dial-rent-claim-second-roll = se cobra antes de que tire el segundo jugador siguiente
dial-rent-group-unbuilt = Con el grupo completo, el alquiler de un solar sin edificios se multiplica por
dial-rent-group-unmortgaged = El aumento exige que no haya hipotecas en el grupo
dial-rent-group-built = Con el grupo completo, el alquiler de un solar con edificios se multiplica por

dial-cards-draw = Carta que se toma
dial-cards-draw-top = la de arriba
dial-cards-draw-random = cualquiera del mazo

dial-jail-played = Se juega la casilla «{ $jail }»
dial-jail-double-turns = Turnos para intentar sacar dobles
dial-jail-double-rolls-again = Los dobles que liberan dan otra tirada
dial-jail-wait-turns = Turnos de espera que liberan
dial-jail-bail = { $bail }
dial-jail-bail-when = La { $bail } se paga
dial-jail-bail-when-never = nunca
dial-jail-bail-when-start = al empezar el turno
dial-jail-bail-when-start-or-forced = al empezar el turno, u obligatoriamente tras el último intento
dial-jail-bail-when-forced-next-turn = obligatoriamente, en el turno posterior al último intento; nunca antes
dial-jail-card = Las cartas para salir se guardan y se usan

dial-building-needs = Para construir hay que tener
dial-building-needs-group = el grupo completo
dial-building-needs-lot = el solar
dial-building-group-unmortgaged = No se construye con hipotecas en el grupo
dial-building-even = Construir de forma uniforme
dial-building-even-sale = Vender edificios de forma uniforme
dial-building-one-on-empty = Una casa por turno en un solar vacío
dial-building-when = Cuándo se construye
dial-building-when-own-turn = en el propio turno
dial-building-when-any-time = en cualquier momento, salvo con una deuda propia, durante una subasta o mientras se reparten edificios escasos
dial-building-when-landing = en el solar en el que se acaba de caer
dial-building-houses = Máximo de casas en un solar
dial-building-hotel-needs = Un hotel exige
dial-building-hotel-needs-no-hotels = no hay hoteles
dial-building-hotel-needs-own = todas las casas en su solar
dial-building-hotel-needs-each = todas las casas en cada solar del grupo
dial-building-hotel-needs-one-each = todas las casas en su solar y una en cada uno de los demás
dial-building-house-stock = Casas que tiene { $bank }
dial-building-house-stock-unlimited = sin límite
dial-building-hotel-stock = Hoteles que tiene { $bank }
dial-building-hotel-stock-unlimited = sin límite
dial-building-shortage = Si no hay edificios para todos
dial-building-shortage-wait = se espera
dial-building-shortage-auction = se subastan
dial-building-resale = Reventa de edificios, % del precio
dial-building-hotel-break = Un hotel, si { WITH($bank, before: "a ") } le faltan casas para cambiarlo
dial-building-hotel-break-needs-houses = no se cambia por casas; los edificios del grupo se pueden vender todos a la vez
dial-building-hotel-break-or-sold = se vende junto con sus casas

dial-trade-built-lots = Vender solares de un grupo construido
dial-trade-built-lots-allowed = con sus edificios
dial-trade-built-lots-lot-bare = solo los solares sin edificios
dial-trade-built-lots-group-bare = solo si no hay edificios en el grupo
dial-trade-built-lots-owner-bare = solo si el dueño no tiene edificios en el grupo
dial-trade-gifts = Se puede regalar dinero
dial-trade-jail-cards = Las cartas para salir libre se pueden vender

dial-mortgage-needs = Para hipotecar no puede haber edificios
dial-mortgage-needs-lot-bare = en el solar
dial-mortgage-needs-owner-bare = en los solares del dueño en el grupo
dial-mortgage-needs-group-bare = en todo el grupo, sean de quien sean
dial-mortgage-interest = Intereses al levantar la hipoteca, %
dial-mortgage-bought-interest = Intereses adicionales si el título se compró hipotecado, %
dial-mortgage-transfer-interest = Intereses al recibir un título hipotecado, %

dial-debt-buildings-first = Quien tiene una deuda vende los edificios antes que los títulos
dial-debt-sell-to-bank = Quien tiene una deuda puede subastar títulos o venderlos { WITH($bank, before: "a ") }
dial-debt-pay-in-property = El alquiler puede pagarse con propiedades

dial-bankruptcy-to-player = Bancarrota ante un jugador: los títulos van
dial-bankruptcy-to-player-creditor = al acreedor
dial-bankruptcy-to-player-creditor-free = al acreedor; los hipotecados, { WITH($bank, before: "a ") }
dial-bankruptcy-to-player-auction = a subasta, en favor del acreedor
dial-bankruptcy-to-player-bank = { WITH($bank, before: "a ") }
dial-bankruptcy-to-bank = Bancarrota ante { $bank }: los títulos
dial-bankruptcy-to-bank-auction = se subastan
dial-bankruptcy-to-bank-free = quedan otra vez en venta
dial-bankruptcy-buildings = Bancarrota ante un jugador: los edificios se venden
dial-bankruptcy-buildings-half-price = todos, a mitad de precio
dial-bankruptcy-buildings-half-debt = a mitad de precio, hasta reunir la mitad de la deuda
dial-bankruptcy-heir-interest = Intereses que paga el acreedor por los títulos hipotecados, %
dial-bankruptcy-heir-interest-on = Esos intereses se calculan sobre
dial-bankruptcy-heir-interest-on-mortgage = el valor de la hipoteca
dial-bankruptcy-heir-interest-on-price = el precio impreso
dial-bankruptcy-automatic = Bancarrota automática
dial-bankruptcy-liquidate-first = Vender e hipotecar todo antes de la bancarrota
dial-bankruptcy-last-buildings-stand = En la última bancarrota los edificios quedan en pie

dial-end-bankruptcies = Bancarrotas que ponen fin a la partida
dial-end-own-everything = Gana quien tenga todos los títulos
dial-end-clock = La partida termina a una hora acordada
dial-end-mortgaged-counts = Un título hipotecado cuenta, % de su precio
