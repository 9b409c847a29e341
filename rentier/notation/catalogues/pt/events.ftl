# O que aconteceu, uma frase por evento. Um pagamento tem seu próprio evento: é ali que se dizem os valores.

## A partida e as jogadas

event-game-started = A partida começa: { $seat } joga primeiro.
event-opening-roll = { $seat } tira { $first } e { $second } para ver quem começa.
event-title-dealt = { $seat } recebe { $square } na distribuição e paga o seu preço.
event-turn-started = Rodada { $round }: é a vez de { $seat }.
event-rolled = { $seat } tira { $first } e { $second }.
event-moved = { $how ->
    [card] O cartão leva { $seat } até { $visit ->
        [yes] a casa { WITH($jail, before: "de ") }, só de visita
        [empty] a casa { WITH($jail, before: "de ") }
       *[no] { $square }
    }.
    [backwards] { $seat } volta e cai { $visit ->
        [yes] na casa { WITH($jail, before: "de ") }, só de visita
        [empty] na casa { WITH($jail, before: "de ") }
       *[no] { WITH($square, before: "em ") }
    }.
    [jail] { $seat } vai direto para a casa { WITH($jail, before: "de ") }.
   *[dice] { $seat } cai { $visit ->
        [yes] na casa { WITH($jail, before: "de ") }, só de visita
        [empty] na casa { WITH($jail, before: "de ") }
       *[no] { WITH($square, before: "em ") }
    }.
}
event-turn-ended = Termina a jogada de { $seat }.
event-time-up = { $by ->
    [agreed] Todos concordam em parar: a partida termina assim que não houver nada pendente.
   *[clock] O tempo acabou: a partida termina assim que não houver nada pendente.
}
event-game-over = { $why ->
    [bankruptcies] Com essa falência, a partida termina; vence a maior fortuna: { $seats }.
    [clock] Chegou a hora combinada; vence a maior fortuna: { $seats }.
    [owns-everything] { $seats } tem todas as propriedades do tabuleiro e vence.
    [agreed] A mesa decide parar por aqui; vence a maior fortuna: { $seats }.
   *[last-one-left] Só resta { $seats }, que vence a partida.
}

## Dinheiro

event-paid = { $reason ->
    [salary] { $payee } recebe do Banco { $amount } de { $salary }.
    [price] { $payer } paga { $amount } ao Banco{ WITH($place, before: " por ") }.
    [rent] { $payer } paga { $amount } de aluguel { WITH($payee, before: "a ") }{ WITH($place, before: " por ") }.
    [tax] { $payer } paga { $amount } { WITH($payee, before: "a ") }{ WITH($place, before: " (", after: ")") }.
    [prize] { $payee } recebe { $amount } do Banco{ WITH($place, before: " (", after: ")") }.
    [bail] { $payer } paga { $amount } { WITH($payee, before: "a ") } para sair { WITH($jail, before: "de ") }.
    [building] { $payer } paga { $amount } ao Banco para construir{ WITH($place, before: " em ") }.
    [building-sale] O Banco paga { $amount } { WITH($payee, before: "a ") } pelo que estava construído{ KNOWN($place) ->
        [yes] { " " }{ WITH($place, before: "em ") }
       *[no] { " " }ali
    }.
    [mortgage] O Banco empresta { $amount } { WITH($payee, before: "a ") }{ WITH($place, before: " pela hipoteca de ") }.
    [lift] { $payer } paga { $amount } ao Banco para resgatar a hipoteca{ WITH($place, before: " de ") }.
    [interest] { $payer } paga { $amount } de juros ao Banco.
    [trade] { $payer } paga { $amount } { WITH($payee, before: "a ") } pela troca.
    [auction] { $payer } paga { $amount } { WITH($payee, before: "a ") } pelo seu lance vencedor.
    [jackpot] { $payee } fica com o bolo: { $amount }.
    [bankruptcy] O dinheiro que resta { WITH($payer, before: "de ") }, { $amount }, vai para { $payee }.
    [settlement] { $payer } paga { $amount } { WITH($payee, before: "a ") } como parte do acordo.
    [title-sale] O Banco paga { $amount } { WITH($payee, before: "a ") }{ WITH($place, before: " por ") }.
   *[card] { WHO($payer) ->
        [player] { $payer } paga { $amount } { WITH($payee, before: "a ") }.
       *[bank] { $payee } recebe { $amount } { WITH($payer, before: "de ") }.
    }
}
event-owes = { $payer } ainda não pode pagar e deve { $amount } { $reason ->
    [rent] { "" }de aluguel{ " " }
    [interest] { "" }de juros{ " " }
    [bail] { "" }de { $bail }{ " " }
   *[card] { "" }
}{ WITH($payee, before: "a ") }{ WITH($place, before: " (", after: ")") }.
event-debt-settled = { $payer } saldou a dívida de { $amount } com { $payee }.
event-bankrupt = { KNOWN($seats) ->
    [yes] { $seat } vai à falência, devendo ao todo { $amount } a { $seats }.
   *[no] { $seat } vai à falência, devendo { $amount } { WITH($payee, before: "a ") }.
}
event-resigned = { $seat } abandona a partida.
event-buildings-returned = { $built ->
    [hotel] O hotel { WITH($square, before: "de ") } volta ao Banco sem pagamento.
   *[house] { COUNT($houses) ->
        [one] A casa { WITH($square, before: "de ") } volta ao Banco sem pagamento.
       *[other] As { $houses } casas { WITH($square, before: "de ") } voltam ao Banco sem pagamento.
    }
}

## Títulos e leilões

event-title = { $reason ->
    [trade] { $giver } entrega { $square } { WITH($taker, before: "a ") }.
    [settlement] { $giver } entrega { $square } { WITH($taker, before: "a ") } para saldar a dívida.
    [bankruptcy] { WHO($taker) ->
        [bank] { $square } volta ao Banco.
       *[player] { $square } passa { WITH($giver, before: "de ") } para { $taker }.
    }
   *[price] { WHO($taker) ->
        [bank] { $square } volta ao Banco.
       *[player] { $square } agora é { WITH($taker, before: "de ") }.
    }
}
event-declined = { $seat } não compra { $square }.
event-asked = { $question ->
    [scarce] Não há construções para todos: quem mais quer uma? Pergunta-se a { $seats }.
   *[price] Quem quer { $square } pelo mesmo preço? Pergunta-se a { $seats }.
}
event-wanted = { $seat } diz que sim.
event-waived = { $seat } diz que não.
event-dice-off = { $seat } tira { $die } para decidir quem compra.
event-auction-started = { $auction ->
    [estate] Vai a leilão { $square }, dos bens de quem já saiu do jogo.
    [debtor] { $seat } põe { $square } em leilão; os lances começam em { $amount }.
    [scarce] Uma construção vai a leilão; os lances começam em { $amount }.
   *[declined] { $square } vai a leilão.
}
event-bid = { $seat } dá um lance de { $amount }.
event-passed = { $seat } sai do leilão.
event-auction-won = { $auction ->
    [scarce] { $seat } arremata a construção por { $amount }.
   *[declined] { $seat } arremata { $square } por { $amount }.
}
event-auction-unsold = { $auction ->
    [debtor] Ninguém dá um lance { WITH($square, before: "por ") }: quem compra é o Banco.
    [scarce] Ninguém dá um lance pela construção.
   *[declined] Ninguém dá um lance { WITH($square, before: "por ") }: continua com o Banco.
}

## Aluguel

event-claim-opened = { $seat } pode cobrar { $amount } de { $visitor } { WITH($square, before: "por ") }.
event-claim-lapsed = { $seat } já não pode cobrar { $amount } de { $visitor } { WITH($square, before: "por ") }.
event-rent-claimed = { $seat } cobra { $amount } de { $visitor } { WITH($square, before: "por ") }.
event-claim-passed-on = O aluguel de { $amount } que { $giver } ainda podia cobrar de { $visitor } { WITH($square, before: "por ") } passa para { $taker }.
event-rent-rolled = { $seat } tira { $first } e { $second }: os dados definem o aluguel { WITH($square, before: "de ") }.

## Cartões

event-card-drawn = { $seat } tira um cartão ({ $deck }): “{ $card }”
event-card-kept = { $seat } guarda o cartão.
event-card-returned = O cartão para sair { WITH($jail, before: "de ") } que { $seat } tinha volta ao baralho ({ $deck }).
event-card-passed-on = { $giver } entrega { WITH($taker, before: "a ") } um cartão para sair { WITH($jail, before: "de ") }.

## Prisão

event-jailed = { $jailed_by ->
    [card] O cartão manda { $seat } { WITH($jail, before: "para ") }.
    [doubles] { $seat } vai parar { WITH($jail, before: "em ") }: duplas seguidas demais.
   *[square] { $seat } vai parar { WITH($jail, before: "em ") }.
}
event-freed = { $freed_by ->
    [card] { $seat } usa um cartão e sai { WITH($jail, before: "de ") }.
    [double] { $seat } tira uma dupla e sai { WITH($jail, before: "de ") }.
    [waiting] { $seat } já esperou o bastante e sai { WITH($jail, before: "de ") }.
   *[bail] { $seat } sai { WITH($jail, before: "de ") } e tem de pagar a { $bail }.
}
event-jail-try-failed = { $seat } não tira dupla (tentativa { $turns }).
event-waited = { $seat } espera { WITH($jail, before: "em ") } (jogada { $turns }).
event-too-many-doubles = { COUNT($turns) ->
    [one] { $seat } tirou uma dupla: a jogada termina na casa { WITH($jail, before: "de ") }.
   *[other] { $seat } tirou { $turns } duplas seguidas: a jogada termina na casa { WITH($jail, before: "de ") }.
}

## Construções e hipotecas

event-built = { $built ->
    [hotel] { $seat } constrói um hotel { WITH($square, before: "em ") }.
   *[house] { $seat } constrói uma casa { WITH($square, before: "em ") }.
}
event-building-sold = { $built ->
    [hotel] { $seat } vende o hotel { WITH($square, before: "de ") }; casas que ficam ali: { $buildings }.
   *[house] { COUNT($houses) ->
        [one] { $seat } vende uma casa { WITH($square, before: "de ") }; casas que ficam ali: { $buildings }.
       *[other] { $seat } vende { $houses } casas { WITH($square, before: "de ") }; casas que ficam ali: { $buildings }.
    }
}
event-mortgaged = { $seat } hipoteca { $square }.
event-lifted = { $seat } resgata a hipoteca { WITH($square, before: "de ") }.
event-kept-mortgage = { $seat } mantém por enquanto a hipoteca { WITH($square, before: "de ") }.

## Propostas e acordos

event-offered = { $seat } faz uma proposta a { $to } (nº { $id }).
event-offer-accepted = { $to } aceita a proposta de { $seat } (nº { $id }).
event-offer-rejected = { $to } recusa a proposta de { $seat } (nº { $id }).
event-offer-withdrawn = { $seat } retira a proposta feita a { $to } (nº { $id }).
event-offer-lapsed = A proposta de { $seat } a { $to } perdeu a validade (nº { $id }).
event-settlement-proposed = { $seat } deve { $amount } a { $to } e propõe pagar com { $squares }{ WITH($cash, before: " mais ") }.
event-settlement-accepted = { $to } aceita { $squares }{ WITH($cash, before: " mais ") } pelos { $amount } que { $seat } devia.
event-settlement-rejected = { $to } não aceita: { $seat } continua devendo { $amount }.
