# As regras que uma edição fixa e uma mesa pode mudar.

section-players = Jogadores
section-money = Dinheiro
section-turn = Jogadas
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
dial-money-salary = { $salary } na casa de partida
dial-money-salary-backward = { $salary } se um cartão faz recuar pela partida
dial-money-fines-to = Impostos e multas vão para
dial-money-fines-to-bank = o Banco
dial-money-fines-to-jackpot = um bolo na casa “{ $parking }”
dial-money-raise-when = Hipotecar, resgatar hipotecas e vender construções
dial-money-raise-when-acting = só quando se pode construir ou se tem de decidir
dial-money-raise-when-any-time = a qualquer momento

dial-turn-first = Quem começa
dial-turn-first-first-seat = o primeiro lugar
dial-turn-first-highest-roll = quem tirar mais pontos nos dados
dial-turn-order = Quem joga depois
dial-turn-order-left = o jogador da esquerda
dial-turn-order-random = qualquer outro jogador, por sorteio
dial-turn-order-random-round = por sorteio, cada um uma vez por rodada
dial-turn-seating = Lugares na mesa
dial-turn-seating-chosen = numerados como os jogadores os escolheram
dial-turn-seating-registered = numerados na ordem em que os jogadores se sentaram
dial-turn-doubles-to-jail = Duplas seguidas que levam à casa “{ $jail }”
dial-turn-extra-roll = Lançar de novo depois de uma dupla
dial-turn-extra-roll-must = obrigatório
dial-turn-extra-roll-may = opcional

dial-setup-titles-dealt = Títulos distribuídos e pagos no começo

dial-purchase-declined = Título que quem caiu nele não compra
dial-purchase-declined-bank = continua com o Banco
dial-purchase-declined-auction = vai a leilão
dial-purchase-declined-offer = é oferecido aos outros pelo mesmo preço
dial-purchase-monument-declined = Monumento que quem caiu nele não compra
dial-purchase-monument-declined-bank = continua com o Banco
dial-purchase-monument-declined-auction = vai a leilão
dial-purchase-monument-declined-offer = é oferecido aos outros pelo mesmo preço

dial-rent-claim = O aluguel é
dial-rent-claim-automatic = pago automaticamente
dial-rent-claim-next-roll = cobrado antes que o próximo jogador lance os dados
dial-rent-claim-second-roll = cobrado antes que o segundo jogador seguinte lance os dados
dial-rent-group-unbuilt = Com o grupo completo, o aluguel de um terreno sem construções é multiplicado por
dial-rent-group-unmortgaged = O aumento exige que não haja hipotecas no grupo
dial-rent-group-built = Com o grupo completo, o aluguel de um terreno com construções é multiplicado por

dial-cards-draw = Cartão tirado
dial-cards-draw-top = o de cima
dial-cards-draw-random = qualquer um do baralho

dial-jail-played = A casa “{ $jail }” está em jogo
dial-jail-double-turns = Jogadas para tentar uma dupla
dial-jail-double-rolls-again = A dupla que liberta dá outro lançamento
dial-jail-wait-turns = Jogadas de espera que libertam
dial-jail-bail = { $bail }
dial-jail-bail-when = A { $bail } é paga
dial-jail-bail-when-never = nunca
dial-jail-bail-when-start = no começo da jogada
dial-jail-bail-when-start-or-forced = no começo da jogada, ou obrigatoriamente depois da última tentativa
dial-jail-bail-when-forced-next-turn = obrigatoriamente, na jogada seguinte à última tentativa; nunca antes
dial-jail-card = Os cartões de saída podem ser guardados e usados

dial-building-needs = Para construir é preciso ter
dial-building-needs-group = o grupo inteiro
dial-building-needs-lot = o terreno
dial-building-group-unmortgaged = Não se constrói com hipoteca no grupo
dial-building-even = Construir de maneira uniforme
dial-building-even-sale = Vender construções de maneira uniforme
dial-building-one-on-empty = Uma casa por jogada em terreno vazio
dial-building-when = Quando se constrói
dial-building-when-own-turn = na própria jogada
dial-building-when-any-time = a qualquer momento, menos com dívida própria, durante um leilão ou enquanto se repartem construções escassas
dial-building-when-landing = no terreno em que se acabou de cair
dial-building-houses = Máximo de casas em um terreno
dial-building-hotel-needs = Um hotel exige
dial-building-hotel-needs-no-hotels = não há hotéis
dial-building-hotel-needs-own = todas as casas no próprio terreno
dial-building-hotel-needs-each = todas as casas em cada terreno do grupo
dial-building-hotel-needs-one-each = todas as casas no próprio terreno e uma em cada um dos outros
dial-building-house-stock = Casas no Banco
dial-building-house-stock-unlimited = sem limite
dial-building-hotel-stock = Hotéis no Banco
dial-building-hotel-stock-unlimited = sem limite
dial-building-shortage = Se não há construções para todos
dial-building-shortage-wait = espera-se
dial-building-shortage-auction = vão a leilão
dial-building-resale = Revenda de construções, % do preço
dial-building-hotel-break = Um hotel, se faltam ao Banco casas para trocá-lo
dial-building-hotel-break-needs-houses = não se troca por casas; as construções do grupo podem ser vendidas todas de uma vez
dial-building-hotel-break-or-sold = é vendido junto com as suas casas

dial-trade-built-lots = Negociar terrenos de um grupo construído
dial-trade-built-lots-allowed = com as construções
dial-trade-built-lots-lot-bare = só os terrenos sem construções
dial-trade-built-lots-group-bare = só se não há construções no grupo
dial-trade-built-lots-owner-bare = só se o dono não tem construções no grupo
dial-trade-gifts = É permitido dar dinheiro
dial-trade-jail-cards = Os cartões de saída livre podem ser negociados

dial-mortgage-needs = Para hipotecar, não pode haver construções
dial-mortgage-needs-lot-bare = no terreno
dial-mortgage-needs-owner-bare = nos terrenos do dono no grupo
dial-mortgage-needs-group-bare = em todo o grupo, sejam de quem forem
dial-mortgage-interest = Juros ao resgatar a hipoteca, %
dial-mortgage-bought-interest = Juros adicionais se o título foi comprado com hipoteca, %
dial-mortgage-transfer-interest = Juros ao receber um título hipotecado, %

dial-debt-buildings-first = Quem tem uma dívida vende as construções antes dos títulos
dial-debt-sell-to-bank = Quem tem uma dívida pode leiloar títulos ou vendê-los ao Banco
dial-debt-pay-in-property = O aluguel pode ser pago com propriedades

dial-bankruptcy-to-player = Falência perante um jogador: os títulos vão
dial-bankruptcy-to-player-creditor = para o credor
dial-bankruptcy-to-player-creditor-free = para o credor; os hipotecados, para o Banco
dial-bankruptcy-to-player-auction = a leilão, em favor do credor
dial-bankruptcy-to-player-bank = para o Banco
dial-bankruptcy-to-bank = Falência perante o Banco: os títulos
dial-bankruptcy-to-bank-auction = vão a leilão
dial-bankruptcy-to-bank-free = ficam de novo à venda
dial-bankruptcy-buildings = Falência perante um jogador: as construções são vendidas
dial-bankruptcy-buildings-half-price = todas, pela metade do preço
dial-bankruptcy-buildings-half-debt = pela metade do preço, até alcançar metade da dívida
dial-bankruptcy-heir-interest = Juros que o credor paga pelos títulos hipotecados, %
dial-bankruptcy-heir-interest-on = Esses juros são calculados sobre
dial-bankruptcy-heir-interest-on-mortgage = o valor da hipoteca
dial-bankruptcy-heir-interest-on-price = o preço impresso
dial-bankruptcy-automatic = Falência automática
dial-bankruptcy-liquidate-first = Vender e hipotecar tudo antes da falência
dial-bankruptcy-last-buildings-stand = Na última falência as construções ficam de pé

dial-end-bankruptcies = Falências que encerram a partida
dial-end-own-everything = Quem tiver todos os títulos vence
dial-end-clock = A partida termina em uma hora combinada
dial-end-mortgaged-counts = Um título hipotecado conta, % do preço
