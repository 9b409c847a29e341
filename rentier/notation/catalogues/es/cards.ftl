# Cartas sin texto propio, y los tipos de casilla.

card-move-to = Avanza hasta { $square }.
card-move-to-next = { $kind ->
    [lot] Avanza hasta el próximo solar.
    [station] Avanza hasta la próxima estación.
    [service] Avanza hasta el próximo servicio público.
    [company] Avanza hasta la próxima empresa.
    [monument] Avanza hasta el próximo monumento.
    [tax] Avanza hasta el próximo impuesto.
    [prize] Avanza hasta el próximo premio.
    [cards] Avanza hasta la próxima casilla de cartas.
   *[other] Avanza hasta la próxima casilla de este tipo: { $kind }.
}
card-move-back = { COUNT($steps) ->
    [one] Retrocede 1 casilla.
   *[other] Retrocede { $steps } casillas.
}
card-move-random = Avanza hasta una casilla elegida al azar.
card-go-to-jail = Ve directamente { WITH($jail, before: "a ") }, sin cobrar nada por el camino.
card-jail-free = Guarda esta carta: con ella sales gratis { WITH($jail, before: "de ") }.
card-pay = Paga { $amount }.
card-pay-range = Paga una cantidad al azar entre { $least } y { $most }.
card-collect = Cobra { $amount }.
card-collect-range = Cobra una cantidad al azar entre { $least } y { $most }.
card-pay-each = Paga { $amount } a cada uno de los demás jugadores.
card-pay-each-range = Paga a cada uno de los demás jugadores una cantidad al azar entre { $least } y { $most }.
card-collect-each = Cobra { $amount } a cada uno de los demás jugadores.
card-collect-each-range = Cobra a cada uno de los demás jugadores una cantidad al azar entre { $least } y { $most }.
card-pay-buildings = Paga { $house } por cada casa y { $hotel } por cada hotel que tengas.
card-pay-buildings-random = Paga por cada uno de tus edificios una cantidad al azar entre { $least } y { $most }.

kind-start = Salida
kind-lot = Solar
kind-station = Estación
kind-service = Servicio público
kind-company = Empresa
kind-monument = Monumento
kind-tax = Impuesto
kind-prize = Premio
kind-cards = Cartas
kind-jail = Cárcel
kind-go-to-jail = Ve a la cárcel
kind-parking = Aparcamiento gratuito
kind-rest = Descanso
