# O que `rentier compare` diz de dois lados que jogaram as mesmas partidas.

compare-title = { $printed } e { $changed }
compare-lead = { $games } partidas de cada lado com as mesmas sementes, { $players } jogadores, bots: { $bots }
compare-stopped = Parou depois de { $games } de { $asked } partidas.
compare-printed = impresso
compare-changed = alterado
compare-in-mode = modo { $mode }

## A tabela

compare-measure = Medida
compare-difference = Diferença
compare-interval = Intervalo de 95%
compare-verdict = Conclusão
compare-group-length = Duração
compare-group-stalls = Partidas sem fim
compare-group-seats = Chances pela ordem de jogo
compare-group-game = Curso da partida
compare-group-bots = Vitórias por bot
compare-group-money = Dinheiro, perto da metade da partida
compare-label-rounds = Rodadas, todas as partidas
compare-label-median = Rodadas, mediana
compare-label-ended = Rodadas, partidas com fim
compare-label-turns = Jogadas
compare-label-unfinished = Sem fim até a rodada { $at }
compare-label-unfairness = Vitórias devidas à ordem
compare-label-place = O { $at }º da ordem vence
compare-label-begins = Quem começa vence
compare-label-leader-lost = Líder na metade da partida perde
compare-label-bankruptcies = Falências por partida
compare-label-bot = { $bot } vence
compare-label-cash = Dinheiro, rodada { $at }
compare-label-wealth = Patrimônio, rodada { $at }
compare-label-richest = Parte do mais rico, rodada { $at }
compare-verdict-sure = certo
compare-verdict-likely = provável
compare-verdict-same = insignificante
compare-verdict-open = em aberto
compare-note-table = As proporções diferem em pontos percentuais. As vitórias são proporções das partidas que alguém venceu; uma partida sem fim conta como { $last } rodadas. Cada intervalo por si só cobre 95%; foram examinadas { $count } medidas, e “certo” leva isso em conta (método de Holm, 5% para todas juntas).
compare-note-starts = O dinheiro é dado em múltiplos do dinheiro inicial, porque as moedas são diferentes.

## Quantidades

compare-range = de { $low } a { $high }
compare-between = entre { $low } e { $high }
compare-unit-rounds = { COUNT($value) ->
    [one] { $value } rodada
   *[other] { $value } rodadas
}
compare-unit-points = { COUNT($value) ->
    [one] { $value } ponto
   *[other] { $value } pontos
}
compare-unit-starts = { $value } vezes o dinheiro inicial

## Em palavras

compare-words = Em palavras
compare-all-alike = Todas as { $games } partidas tiveram o mesmo curso dos dois lados: a mudança não teve nenhum efeito nelas.
compare-some-alike = De { $games } partidas, { $count } tiveram o mesmo curso dos dois lados.
compare-say-sure = { $claim } ({ $from } → { $to }): certo.
compare-say-likely = { $claim } ({ $from } → { $to }): provável, mas não certo, porque muitas medidas foram examinadas.
compare-say-same = { $question }: a diferença, se houver, é de menos de { $grain }.
compare-say-open = { $question }, não se pode saber com { $games } partidas (entre { $low } e { $high }){ WITH($needed, before: "; cerca de ", after: " partidas permitiriam detectar") }{ WITH($grain, before: " uma diferença de ") }.
compare-say-median = Metade das partidas termina até a rodada { $from } de um lado e até a rodada { $to } do outro.
compare-say-bots = Tudo isso vale para estes bots ({ $bots }), não para pessoas.
compare-rounds-up = As partidas duram { $range } a mais{ WITH($last, before: " (uma sem fim conta como ", after: " rodadas)") }
compare-rounds-down = As partidas duram { $range } a menos{ WITH($last, before: " (uma sem fim conta como ", after: " rodadas)") }
compare-rounds-ask = Se as partidas duram mais ou menos
compare-unfinished-up = Mais partidas seguem sem fim na rodada { $at }, { $range }
compare-unfinished-down = Menos partidas seguem sem fim na rodada { $at }, { $range }
compare-unfinished-ask = Se mais ou menos partidas seguem sem fim na rodada { $at }
compare-leader-lost-up = O líder na metade da partida perde mais vezes, { $range }
compare-leader-lost-down = O líder na metade da partida perde menos vezes, { $range }
compare-leader-lost-ask = Se o líder na metade da partida perde mais ou menos vezes
compare-begins-up = Quem começa vence mais vezes, { $range }
compare-begins-down = Quem começa vence menos vezes, { $range }
compare-begins-ask = Se quem começa vence mais ou menos vezes
compare-unfairness-up = As chances dependem mais da ordem de jogo, { $range } de todas as vitórias
compare-unfairness-down = As chances dependem menos da ordem de jogo, { $range } de todas as vitórias
compare-unfairness-ask = Se as chances dependem mais ou menos da ordem de jogo
compare-bankruptcies-up = Há { $range } falências a mais por partida
compare-bankruptcies-down = Há { $range } falências a menos por partida
compare-bankruptcies-ask = Se há mais ou menos falências por partida
compare-wealth-up = Um jogador tem { $range } a mais na rodada { $at }
compare-wealth-down = Um jogador tem { $range } a menos na rodada { $at }
compare-wealth-ask = Se um jogador tem mais ou menos na rodada { $at }
compare-richest-up = O mais rico tem uma parte maior de todo o patrimônio na rodada { $at }, { $range }
compare-richest-down = O mais rico tem uma parte menor de todo o patrimônio na rodada { $at }, { $range }
compare-richest-ask = Se o mais rico tem uma parte maior ou menor de todo o patrimônio na rodada { $at }
compare-bot-up = { $bot } vence mais vezes, { $range }
compare-bot-down = { $bot } vence menos vezes, { $range }
compare-bot-ask = Se { $bot } vence mais ou menos vezes
compare-equal-neither = É possível que todos os lugares da ordem tenham as mesmas chances dos dois lados.
compare-equal-printed = Os lugares da ordem não têm as mesmas chances do primeiro lado: certo; do segundo talvez tenham.
compare-equal-changed = Os lugares da ordem não têm as mesmas chances do segundo lado: certo; do primeiro talvez tenham.
compare-equal-both = Os lugares da ordem não têm as mesmas chances em nenhum dos lados: certo.

## A página

compare-differences = As diferenças
compare-what = O que foi alterado
compare-rule = Regra
compare-editions-too = As duas edições têm ainda tabuleiros, preços e cartões próprios.
compare-charts = Em gráficos
compare-chart-rounds = Duração: diferença em rodadas
compare-chart-shares = Proporções: diferença em pontos percentuais
compare-chart-going = Partidas ainda em andamento
compare-chart-order = Vitórias pela ordem de jogo
compare-chart-wealth = Patrimônio de um jogador ainda em jogo
compare-chart-richest = Parte do mais rico em todo o patrimônio
compare-no-change = sem diferença
compare-equal-chance = chances iguais
compare-axis-round = rodada
compare-axis-games = proporção de partidas
compare-axis-starts = vezes o dinheiro inicial
compare-axis-share = proporção
compare-told-lines = { $name } na rodada { $at }: { $from } de um lado, { $to } do outro.
compare-made = Como foi feito
compare-made-command = Comando
compare-made-sides = Os dois lados jogam as mesmas partidas: a partida número i tem em cada um os mesmos dados, cartões e lugares, até onde as regras permitem. As diferenças são tomadas partida a partida.
compare-made-intervals = Médias e razões: intervalos t de diferenças pareadas, com as razões linearizadas; o dinheiro, por blocos de partidas. Proporções de partidas: o intervalo de Tango, que concorda com o teste de McNemar. Medianas: estatísticas de ordem. “Vitórias devidas à ordem” é a parte de todas as vitórias que teria de mudar de mãos para que cada lugar vencesse o mesmo; é um pouco alta onde as chances são quase iguais.
compare-made-verdicts = Certo: vale para todas as medidas juntas pelo método de Holm a 5%. Provável: só o seu próprio intervalo deixa o zero de fora. Insignificante: o intervalo não chega ao que mereceria menção (uma rodada, um ponto percentual, um centésimo do dinheiro). Em aberto: estas partidas não bastam para saber; com o número de partidas indicado, uma diferença assim seria detectada quatro vezes em cinco.
