# Las reglas que fija una edición y que una mesa puede cambiar.

section-players = Jugadores
section-money = Dinero
section-turn = Turnos
section-setup = Preparación
section-purchase = Compra
section-rent = Alquiler
section-cards = Tarjetas
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
dial-money-salary = Sueldo en la casilla de salida
dial-money-fines-to = Los impuestos y multas van
dial-money-fines-to-bank = a la Banca
dial-money-fines-to-jackpot = a un bote en la parada libre
dial-money-raise-when = Hipotecar y vender edificios
dial-money-raise-when-acting = al decidir o poder construir
dial-money-raise-when-any-time = siempre que no haya nada pendiente

dial-turn-first = Quién empieza
dial-turn-first-first-seat = el primer asiento
dial-turn-first-highest-roll = la tirada más alta
dial-turn-order = Quién juega después
dial-turn-order-left = quien está a la izquierda
dial-turn-order-random = al azar, cada cual una vez por ronda
dial-turn-doubles-to-jail = Dobles seguidos que llevan a la cárcel (0: nunca)
dial-turn-extra-roll = Volver a tirar tras unos dobles
dial-turn-extra-roll-must = obligatorio
dial-turn-extra-roll-may = voluntario

dial-setup-titles-dealt = Títulos repartidos y pagados al empezar

dial-purchase-declined = Un título que no compra quien cae en él
dial-purchase-declined-bank = se queda en la Banca
dial-purchase-declined-auction = se subasta
dial-purchase-declined-offer = se ofrece a los demás a su precio
dial-purchase-monument-declined = Un monumento que no compra quien cae en él
dial-purchase-monument-declined-bank = se queda en la Banca
dial-purchase-monument-declined-auction = se subasta
dial-purchase-monument-declined-offer = se ofrece a los demás a su precio

dial-rent-claim = El alquiler
dial-rent-claim-automatic = se paga solo
dial-rent-claim-next-roll = se cobra antes de que tire el siguiente jugador
dial-rent-claim-second-roll = se cobra antes de que tire el segundo jugador siguiente
dial-rent-group-unbuilt = Alquiler del grupo completo, terreno sin casas (veces)
dial-rent-group-unmortgaged = El aumento exige el grupo sin hipotecas
dial-rent-group-built = Alquiler del grupo completo, terreno construido (veces)

dial-cards-draw = Tarjeta que se toma
dial-cards-draw-top = la de arriba
dial-cards-draw-random = cualquiera del mazo

dial-jail-played = Se juega la cárcel
dial-jail-double-turns = Turnos para intentar dobles en la cárcel (0: ninguno)
dial-jail-double-rolls-again = Los dobles que liberan dan otra tirada
dial-jail-wait-turns = Turnos de espera en la cárcel (0: esperar no libera)
dial-jail-bail = Fianza
dial-jail-bail-when = La fianza se paga
dial-jail-bail-when-never = nunca
dial-jail-bail-when-start = al empezar el turno
dial-jail-bail-when-start-or-forced = al empezar el turno, o a la fuerza tras el último intento
dial-jail-bail-when-forced-next-turn = solo a la fuerza, en el turno posterior al último intento
dial-jail-card = Las tarjetas de salida de la cárcel se guardan y se venden

dial-building-needs = Para construir hay que tener
dial-building-needs-group = el grupo completo
dial-building-needs-lot = el terreno
dial-building-group-unmortgaged = No se construye con hipotecas en el grupo
dial-building-even = Construir por igual
dial-building-even-sale = Vender edificios por igual
dial-building-one-on-empty = Una casa por turno en un terreno vacío
dial-building-when = Cuándo se construye
dial-building-when-own-turn = en el propio turno
dial-building-when-any-time = siempre que no haya nada pendiente
dial-building-when-landing = en el terreno en el que se acaba de caer
dial-building-houses = Máximo de casas en un terreno
dial-building-hotel-needs = Un hotel exige
dial-building-hotel-needs-no-hotels = no hay hoteles
dial-building-hotel-needs-own = todas las casas en su terreno
dial-building-hotel-needs-each = todas las casas en cada terreno del grupo
dial-building-hotel-needs-one-each = todas las casas en su terreno y una en cada otro
dial-building-house-stock = Casas en la Banca
dial-building-house-stock-unlimited = sin límite
dial-building-hotel-stock = Hoteles en la Banca
dial-building-hotel-stock-unlimited = sin límite
dial-building-shortage = Si faltan edificios para todos
dial-building-shortage-wait = se espera
dial-building-shortage-auction = se subastan
dial-building-resale = Reventa de edificios, % del precio
dial-building-hotel-break = Vender un hotel si a la Banca le faltan casas
dial-building-hotel-break-needs-houses = no se puede
dial-building-hotel-break-or-sold = se venden también sus casas

dial-trade-built-lots = Vender terrenos de un grupo construido
dial-trade-built-lots-allowed = con sus edificios
dial-trade-built-lots-lot-bare = solo el terreno sin edificios
dial-trade-built-lots-group-bare = solo con el grupo sin edificios
dial-trade-built-lots-owner-bare = solo sin edificios del dueño en el grupo
dial-trade-gifts = Regalos de dinero

dial-mortgage-needs = Para hipotecar, nada construido
dial-mortgage-needs-lot-bare = en el terreno
dial-mortgage-needs-group-bare = en los terrenos del dueño en el grupo
dial-mortgage-interest = Intereses al levantar la hipoteca, %
dial-mortgage-bought-interest = Intereses de más si se compró hipotecado, %
dial-mortgage-transfer-interest = Intereses al recibir un título hipotecado, %

dial-debt-buildings-first = En deuda, los edificios se venden antes que los títulos
dial-debt-sell-to-bank = En deuda, los títulos se pueden subastar o vender a la Banca
dial-debt-pay-in-property = El alquiler puede pagarse con propiedades

dial-bankruptcy-to-player = Bancarrota ante un jugador: los títulos van
dial-bankruptcy-to-player-creditor = al acreedor
dial-bankruptcy-to-player-creditor-free = al acreedor; los hipotecados, a la Banca
dial-bankruptcy-to-player-auction = a subasta, en favor del acreedor
dial-bankruptcy-to-player-bank = a la Banca
dial-bankruptcy-to-bank = Bancarrota ante la Banca: los títulos
dial-bankruptcy-to-bank-auction = se subastan
dial-bankruptcy-to-bank-free = vuelven a estar en venta
dial-bankruptcy-buildings = Bancarrota ante un jugador: los edificios se venden
dial-bankruptcy-buildings-half-price = todos, a mitad de precio
dial-bankruptcy-buildings-half-debt = a mitad de precio, hasta cubrir media deuda
dial-bankruptcy-heir-interest = Intereses del acreedor por títulos hipotecados, %
dial-bankruptcy-heir-interest-on = Esos intereses son sobre
dial-bankruptcy-heir-interest-on-mortgage = el valor de la hipoteca
dial-bankruptcy-heir-interest-on-price = el precio impreso
dial-bankruptcy-automatic = Bancarrota automática
dial-bankruptcy-liquidate-first = Vender e hipotecar todo antes de la bancarrota
dial-bankruptcy-last-buildings-stand = En la última bancarrota los edificios quedan en pie

dial-end-bankruptcies = Bancarrotas que ponen fin a la partida (0: hasta el último)
dial-end-own-everything = Gana quien tenga todos los títulos
dial-end-clock = La partida termina a una hora acordada
dial-end-mortgaged-counts = Un título hipotecado cuenta, % de su precio
