# As regras que uma edição fixa e uma mesa pode mudar.

section-players = Jogadores
section-money = Dinheiro
section-turn = Vezes
section-setup = Preparação
section-purchase = Compra
section-rent = Aluguel
section-cards = Cartões
section-jail = Prisão
section-building = Construção
section-trade = Trocas
section-mortgage = Hipotecas
section-debt = Dívidas
section-bankruptcy = Falência
section-end = Fim da partida

dial-players-min = Mínimo de jogadores
dial-players-max = Máximo de jogadores

dial-money-start = Dinheiro no começo
dial-money-salary = Salário na casa de partida
dial-money-fines-to = Impostos e multas vão para
dial-money-fines-to-bank = o Banco
dial-money-fines-to-jackpot = um bolo na parada livre
dial-money-raise-when = Hipotecar e vender construções
dial-money-raise-when-acting = ao decidir ou poder construir
dial-money-raise-when-any-time = sempre que não houver nada pendente

dial-turn-first = Quem começa
dial-turn-first-first-seat = o primeiro lugar
dial-turn-first-highest-roll = quem tirar mais nos dados
dial-turn-order = Quem joga depois
dial-turn-order-left = quem está à esquerda
dial-turn-order-random = por sorteio, cada um uma vez por rodada
dial-turn-doubles-to-jail = Duplas seguidas que levam à prisão (0: nenhuma)
dial-turn-extra-roll = Lançar de novo depois de uma dupla
dial-turn-extra-roll-must = obrigatório
dial-turn-extra-roll-may = opcional

dial-setup-titles-dealt = Títulos sorteados e pagos no começo

dial-purchase-declined = Título que quem caiu nele não compra
dial-purchase-declined-bank = fica com o Banco
dial-purchase-declined-auction = vai a leilão
dial-purchase-declined-offer = é oferecido aos outros pelo preço
dial-purchase-monument-declined = Monumento que quem caiu nele não compra
dial-purchase-monument-declined-bank = fica com o Banco
dial-purchase-monument-declined-auction = vai a leilão
dial-purchase-monument-declined-offer = é oferecido aos outros pelo preço

dial-rent-claim = O aluguel é
dial-rent-claim-automatic = pago automaticamente
dial-rent-claim-next-roll = cobrado antes que o próximo jogador lance
dial-rent-claim-second-roll = cobrado antes que o segundo jogador seguinte lance
dial-rent-group-unbuilt = Aluguel do grupo completo, terreno sem casas (vezes)
dial-rent-group-unmortgaged = O aumento exige o grupo sem hipotecas
dial-rent-group-built = Aluguel do grupo completo, terreno construído (vezes)

dial-cards-draw = Cartão tirado
dial-cards-draw-top = o de cima
dial-cards-draw-random = qualquer um do monte

dial-jail-played = A prisão está em jogo
dial-jail-double-turns = Vezes para tentar uma dupla na prisão (0: nenhuma)
dial-jail-double-rolls-again = A dupla que liberta dá outro lançamento
dial-jail-wait-turns = Vezes de espera na prisão (0: esperar não liberta)
dial-jail-bail = Fiança
dial-jail-bail-when = A fiança se paga
dial-jail-bail-when-never = nunca
dial-jail-bail-when-start = no começo da vez
dial-jail-bail-when-start-or-forced = no começo da vez, ou à força depois da última tentativa
dial-jail-bail-when-forced-next-turn = só à força, na vez seguinte à última tentativa
dial-jail-card = Cartões de saída da prisão se guardam e se negociam

dial-building-needs = Para construir é preciso ter
dial-building-needs-group = o grupo inteiro
dial-building-needs-lot = o terreno
dial-building-group-unmortgaged = Não se constrói com hipoteca no grupo
dial-building-even = Construir por igual
dial-building-even-sale = Vender construções por igual
dial-building-one-on-empty = Uma casa por vez em terreno vazio
dial-building-when = Quando se constrói
dial-building-when-own-turn = na própria vez
dial-building-when-any-time = sempre que não houver nada pendente
dial-building-when-landing = no terreno em que se acabou de cair
dial-building-houses = Máximo de casas num terreno
dial-building-hotel-needs = Um hotel exige
dial-building-hotel-needs-no-hotels = não há hotéis
dial-building-hotel-needs-own = todas as casas no próprio terreno
dial-building-hotel-needs-each = todas as casas em cada terreno do grupo
dial-building-hotel-needs-one-each = todas as casas no terreno e uma em cada outro
dial-building-house-stock = Casas no Banco
dial-building-house-stock-unlimited = sem limite
dial-building-hotel-stock = Hotéis no Banco
dial-building-hotel-stock-unlimited = sem limite
dial-building-shortage = Faltam construções para todos
dial-building-shortage-wait = espera-se
dial-building-shortage-auction = vão a leilão
dial-building-resale = Revenda de construções, % do preço
dial-building-hotel-break = Vender um hotel sem casas no Banco
dial-building-hotel-break-needs-houses = não se pode
dial-building-hotel-break-or-sold = vendem-se também as casas

dial-trade-built-lots = Negociar terrenos de um grupo construído
dial-trade-built-lots-allowed = com as construções
dial-trade-built-lots-lot-bare = só o terreno sem construções
dial-trade-built-lots-group-bare = só com o grupo sem construções
dial-trade-built-lots-owner-bare = só sem construções do dono no grupo
dial-trade-gifts = Doações de dinheiro

dial-mortgage-needs = Para hipotecar, nada construído
dial-mortgage-needs-lot-bare = no terreno
dial-mortgage-needs-group-bare = nos terrenos do dono no grupo
dial-mortgage-interest = Juros ao resgatar a hipoteca, %
dial-mortgage-bought-interest = Juros a mais se comprado com hipoteca, %
dial-mortgage-transfer-interest = Juros ao receber um título hipotecado, %

dial-debt-buildings-first = Na dívida, construções se vendem antes dos títulos
dial-debt-sell-to-bank = Na dívida, títulos podem ir a leilão ou ao Banco
dial-debt-pay-in-property = O aluguel pode ser pago em propriedades

dial-bankruptcy-to-player = Falência perante um jogador: os títulos vão
dial-bankruptcy-to-player-creditor = para o credor
dial-bankruptcy-to-player-creditor-free = para o credor; os hipotecados, para o Banco
dial-bankruptcy-to-player-auction = a leilão, em favor do credor
dial-bankruptcy-to-player-bank = para o Banco
dial-bankruptcy-to-bank = Falência perante o Banco: os títulos
dial-bankruptcy-to-bank-auction = vão a leilão
dial-bankruptcy-to-bank-free = voltam a estar à venda
dial-bankruptcy-buildings = Falência perante um jogador: as construções se vendem
dial-bankruptcy-buildings-half-price = todas, pela metade do preço
dial-bankruptcy-buildings-half-debt = pela metade do preço, até cobrir metade da dívida
dial-bankruptcy-heir-interest = Juros do credor sobre títulos hipotecados, %
dial-bankruptcy-heir-interest-on = Esses juros são sobre
dial-bankruptcy-heir-interest-on-mortgage = o valor da hipoteca
dial-bankruptcy-heir-interest-on-price = o preço impresso
dial-bankruptcy-automatic = Falência automática
dial-bankruptcy-liquidate-first = Vender e hipotecar tudo antes da falência
dial-bankruptcy-last-buildings-stand = Na última falência as construções ficam de pé

dial-end-bankruptcies = Falências que encerram a partida (0: até o último)
dial-end-own-everything = Quem tiver todos os títulos vence
dial-end-clock = A partida acaba numa hora combinada
dial-end-mortgaged-counts = Título hipotecado conta, % do preço
