# Cartões sem texto próprio, e os tipos de casa do tabuleiro.

card-move-to = Avance até { $square }.
card-move-to-next = { $kind ->
    [lot] Avance até o próximo terreno.
    [station] Avance até a próxima estação.
    [service] Avance até o próximo serviço público.
    [company] Avance até a próxima empresa.
    [monument] Avance até o próximo monumento.
    [tax] Avance até o próximo imposto.
    [prize] Avance até o próximo prêmio.
    [cards] Avance até a próxima casa de cartões.
   *[other] Avance até a próxima casa deste tipo: { $kind }.
}
card-move-back = { COUNT($steps) ->
    [one] Volte 1 casa.
   *[other] Volte { $steps } casas.
}
card-move-random = Avance até uma casa sorteada.
card-go-to-jail = Vá direto { WITH($jail, before: "para ") }, sem receber nada no caminho.
card-jail-free = Guarde este cartão: com ele você sai { WITH($jail, before: "de ") } de graça.
card-pay = Pague { $amount }.
card-pay-range = Pague um valor sorteado entre { $least } e { $most }.
card-collect = Receba { $amount }.
card-collect-range = Receba um valor sorteado entre { $least } e { $most }.
card-pay-each = Pague { $amount } a cada um dos outros jogadores.
card-pay-each-range = Pague a cada um dos outros jogadores um valor sorteado entre { $least } e { $most }.
card-collect-each = Receba { $amount } de cada um dos outros jogadores.
card-collect-each-range = Receba de cada um dos outros jogadores um valor sorteado entre { $least } e { $most }.
card-pay-buildings = Pague { $house } por casa e { $hotel } por hotel que você tiver.
card-pay-buildings-random = Pague por cada uma das suas construções um valor sorteado entre { $least } e { $most }.

kind-start = Partida
kind-lot = Terreno
kind-station = Estação
kind-service = Serviço público
kind-company = Empresa
kind-monument = Monumento
kind-tax = Imposto
kind-prize = Prêmio
kind-cards = Cartões
kind-jail = Prisão
kind-go-to-jail = Vá para a prisão
kind-parking = Estacionamento gratuito
kind-rest = Descanso
