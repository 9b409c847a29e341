# A página de `rentier report`.

report-title = { COUNT($games) ->
    [one] { $edition } em { $games } partida
   *[other] { $edition } em { $games } partidas
}
report-lead = O que { $players } bots ({ $bots }) mostram deste tabuleiro: onde os peões param, o que rende, quem vence e quanto dura uma partida. Rentier { $version }.
report-summary = Em resumo
report-stands-out = O que se destaca
report-uncertain = O que é incerto
report-board = Onde os peões param
report-titles = Títulos
report-groups = Classificação dos grupos
report-length = Quanto duram as partidas
report-seats = Chances por lugar
report-money = O dinheiro ao longo do tempo
report-made = Como foi feito

## Em resumo

report-finding-length = Metade das partidas terminadas durou { $median } rodadas ou menos; nove em cada dez, { $most } ou menos.
report-finding-all-end = Todas as partidas terminaram até a rodada { $rounds }.
report-finding-no-end = { $share } das partidas ({ $interval }) não tinham terminado na rodada { $rounds }.
report-finding-group = O grupo mais forte: { $group }. Quem o tinha inteiro na metade da partida venceu { $share } das partidas ({ $interval }); com chances iguais para todos os que continuavam no jogo, seriam { $fair }.
report-finding-group-ahead = Em seguida vem { $group } com { $share } ({ $interval }), claramente atrás.
report-finding-group-level = Em seguida vem { $group } com { $share } ({ $interval }); não dá para afirmar qual dos dois é melhor.
report-finding-group-last = O mais fraco: { $group } com { $share } ({ $interval }).
report-finding-payback = { $square } é o título que se paga mais cedo: em { $rounds } rodadas ({ $stage }). { $other } é o que mais demora: { $most } rodadas no melhor dos casos.
report-finding-visits = De todos os títulos, o mais visitado é { $square }, com { $share } dos lançamentos, e o menos visitado { $other }, com { $least }.
report-finding-first-more = Quem começa vence mais: { $share } das partidas ({ $interval }), quando chances iguais dariam { $fair }.
report-finding-first-less = Quem começa vence menos: { $share } das partidas ({ $interval }), quando chances iguais dariam { $fair }.
report-finding-first-same = Quem começa vence { $share } das partidas ({ $interval }); chances iguais dariam { $fair }, de modo que nenhuma vantagem se distingue do acaso.
report-finding-leader = O jogador mais rico na metade da partida acabou perdendo { $share } das partidas ({ $interval }).
report-finding-bot = { $bot }, em { $chairs } de { $players } lugares, venceu { $share } das partidas ({ $interval }).
report-doubt-stopped = A execução foi interrompida: jogaram-se { $games } de { $asked } partidas.
report-doubt-bots = Todos os jogadores eram bots ({ $bots }). Pessoas, e outros bots, compram, constroem e negociam de outro modo.
report-doubt-rare-groups = Completos na metade da partida em menos de { $least } partidas, de modo que suas vitórias dizem pouco: { $groups }.
report-doubt-rare-titles = Com dono na metade da partida em menos de { $least } partidas, de modo que suas vitórias dizem pouco: { $titles }.
report-doubt-cause = Ter algo e vencer andam juntos, mas quem está na frente tem mais de tudo: compare os títulos entre si, não só com chances iguais.
report-doubt-no-end = Ninguém venceu as { $games } partidas que não tinham terminado na rodada { $rounds }; elas não contam para nenhum título nem grupo.
report-doubt-payback = O retorno supõe que todos os adversários continuam no jogo e pagam; hipotecas, leilões e aluguéis não cobrados ficam de fora.
report-doubt-chance = As faixas são intervalos de 95%: dos { $count } deste relatório, cerca de { $misses } erram por puro acaso.
report-doubt-offences = { $bot } fez { $count } jogadas ilegais; nesses casos, steady jogou em seu lugar.

## Onde os peões param

report-board-description = As casas ao redor do tabuleiro, cada uma colorida conforme a parte dos lançamentos que terminam nela. A lista a seguir traz os mesmos números.
report-board-note = Quanto mais forte é a cor de uma casa, mais lançamentos terminam nela. Cada lançamento conta uma vez, na casa a que leva o seu último cartão. Medido em { $rolls } lançamentos destas partidas.
report-board-exact = “Exato” é a parte a longo prazo, calculada.
report-board-jail = A tentativa falha de um preso é um lançamento que termina na prisão; o cálculo supõe que os presos saem assim que podem.
report-board-no-exact = Faltam os números exatos: eles precisam do NumPy (pip install 'rentier[lab]').
report-most-visited = Casas mais visitadas
report-in-jail = { $jail }, como preso
report-exact = exato { $share }

## Títulos e grupos

report-titles-note = Retorno: depois de quantas rodadas os aluguéis devolveram o que se gastou, se cada um de { $opponents } adversários passa ali tanto quanto nestas partidas. “Sozinho” é o título sem grupo nem construções; “melhor”, a sua etapa mais rápida com o grupo completo e as construções pagas. Vitórias: quantas vezes venceu quem o tinha na metade da partida, com o intervalo de 95%; chances iguais dariam { $fair }.
report-head-title = Título
report-head-alone = Retorno sozinho, rodadas
report-head-best = Melhor retorno, rodadas
report-head-wins = Vitórias do dono
report-head-group = Grupo
report-head-complete = Completo na metade
report-stage-alone = sozinho
report-stage-complete = grupo completo
report-stage-houses = { COUNT($houses) ->
    [one] { $houses } casa
   *[other] { $houses } casas
}
report-stage-hotel = hotel
report-stage-owned = com { $count }
report-groups-note = Por ordem de vitórias de quem tinha o grupo completo na metade da partida; “completo na metade” diz em que parte das partidas alguém o tinha.
report-groups-chart = Vitórias com o grupo completo
report-rare = poucas partidas
report-stages = Retorno de grupos inteiros
report-stages-note = Rodadas até um grupo recuperar o que custaram os seus títulos e construções, conforme as casas em cada terreno; a mais rápida em negrito.
report-stages-other = { $group }, os { $count } títulos por { $amount }: { $rounds } rodadas.
report-equal-chance = chances iguais: { $share }

## Duração, lugares, dinheiro

report-length-chart = Rodadas até o fim
report-survival-chart = Partidas ainda em andamento
report-survival-note = Parte das partidas sem fim após cada rodada, com o seu intervalo de 95%.
report-axis-rounds = rodadas
report-axis-round = rodada
report-axis-games = parte das partidas
report-median = metade: { $rounds }
report-longer = { $games } partidas duraram mais de { $rounds } rodadas e não aparecem.
report-seats-note = Os bots trocam de lugar a cada partida, de modo que os lugares só diferem pela posição.
report-order-chart = Por ordem de jogo
report-seats-chart = Por lugar à mesa
report-seat = Lugar { $number }
report-begins = Joga primeiro
report-place = Joga em { $number }º lugar
report-cash-chart = Dinheiro em mãos
report-wealth-chart = Patrimônio: dinheiro, títulos, construções
report-richest = o mais rico
report-mean = jogador médio
report-poorest = o mais pobre
report-money-note = Médias das partidas ainda em andamento naquela rodada e dos jogadores que continuam no jogo.
report-money-half = A partir da rodada { $rounds }, resta menos da metade das partidas: as que duram tanto não são como as outras.
report-money-at = Na rodada { $rounds }: { $amounts }.
report-money-short = As partidas foram curtas demais para acompanhar o dinheiro.

## Como foi feito

report-made-command = Comando
report-made-version = Versão
report-made-edition = Edição
report-made-games = Partidas
report-made-turns = Jogadas
report-made-players = Jogadores
report-made-bots = Bots
report-made-seed = Semente
report-made-rounds = Máximo de rodadas
report-made-mode = Modo
report-made-rule = Regra da casa
report-made-note = A metade da partida é a última rodada múltipla de cinco na primeira metade das suas rodadas. O mesmo comando dá os mesmos números em qualquer computador. Esta página não carrega nada da rede.
