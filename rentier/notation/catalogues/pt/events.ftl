# O que aconteceu, uma frase por evento. Um pagamento tem seu próprio evento: é ali que se dizem os valores.

## A partida e as vezes

event-game-started = A partida começa: { $seat } joga primeiro.
event-opening-roll = { $seat } tira { $first } e { $second } para ver quem começa.
event-title-dealt = { $seat } recebe { $square } no sorteio e paga o preço.
event-turn-started = Rodada { $round }: é a vez de { $seat }.
event-rolled = { $seat } tira { $first } e { $second }.
event-moved = { $how ->
    [card] { $seat } segue o cartão e vai parar em { $square }.
    [backwards] { $seat } volta e cai em { $square }.
    [jail] { $seat } vai direto para a casa { $square }.
   *[dice] { $seat } cai em { $square }.
}
event-turn-ended = Termina a vez de { $seat }.
event-time-up = { $by ->
    [agreed] Todos concordam em parar: a partida termina assim que não houver nada pendente.
   *[clock] O tempo acabou: a partida termina assim que não houver nada pendente.
}
event-game-over = { $why ->
    [bankruptcies] Com essa falência a partida acaba; vence a maior fortuna: { $seats }.
    [clock] Chegou a hora combinada; vence a maior fortuna: { $seats }.
    [owns-everything] { $seats } tem todos os títulos e vence.
    [agreed] A mesa para por aqui; vence a maior fortuna: { $seats }.
   *[last-one-left] Só resta { $seats }, que vence a partida.
}

## Dinheiro

event-paid = { $reason ->
    [salary] { $payee } recebe { $amount } de salário do Banco.
    [price] { $payer } paga { $amount } ao Banco{ WITH($place, before: " por ") }.
    [rent] { $payer } paga { $amount } de aluguel a { $payee }{ WITH($place, before: " por ") }.
    [tax] { $payer } paga { $amount } { WHO($payee) ->
        [jackpot] ao bolo
       *[bank] ao Banco
    }{ WITH($place, before: " (", after: ")") }.
    [prize] { $payee } recebe { $amount } do Banco{ WITH($place, before: " (", after: ")") }.
    [bail] { $payer } paga { $amount } { WHO($payee) ->
        [jackpot] ao bolo
       *[bank] ao Banco
    } para sair de { the-jail }.
    [building] { $payer } paga { $amount } ao Banco para construir{ WITH($place, before: " em ") }.
    [building-sale] O Banco paga { $amount } a { $payee } pelo que havia{ KNOWN($place) ->
        [yes] { " " }em { $place }
       *[no] { " " }ali
    }.
    [mortgage] O Banco empresta { $amount } a { $payee }{ WITH($place, before: " sobre ") }.
    [lift] { $payer } paga { $amount } ao Banco para resgatar a hipoteca{ WITH($place, before: " sobre ") }.
    [interest] { $payer } paga { $amount } de juros ao Banco.
    [trade] { $payer } paga { $amount } a { $payee } pela troca.
    [auction] { $payer } paga { $amount } { WHO($payee) ->
        [bank] ao Banco
       *[player] a { $payee }
    } pelo lance vencedor.
    [jackpot] { $payee } fica com o bolo: { $amount }.
    [bankruptcy] Os últimos { $amount } de { $payer } vão para { $payee }.
    [settlement] { $payer } paga { $amount } a { $payee } como parte do acordo.
    [title-sale] O Banco paga { $amount } a { $payee }{ WITH($place, before: " por ") }.
   *[card] { WHO($payer) ->
        [bank] { $payee } recebe { $amount } do Banco.
        [jackpot] { $payee } recebe { $amount } do bolo.
       *[player] { WHO($payee) ->
            [bank] { $payer } paga { $amount } ao Banco.
            [jackpot] { $payer } paga { $amount } ao bolo.
           *[player] { $payer } paga { $amount } a { $payee }.
        }
    }
}
event-owes = { $payer } ainda não pode pagar e deve { $amount } { $reason ->
    [rent] { "" }de aluguel{ " " }
    [interest] { "" }de juros{ " " }
    [bail] { "" }de fiança{ " " }
   *[card] { "" }
}{ WHO($payee) ->
    [bank] ao Banco
    [jackpot] ao bolo
   *[player] a { $payee }
}{ WITH($place, before: " (", after: ")") }.
event-debt-settled = { $payer } saldou a dívida de { $amount } com { $payee }.
event-bankrupt = { $seat } vai à falência, devendo { $amount } { WHO($payee) ->
    [bank] ao Banco
    [jackpot] ao bolo
   *[player] a { $payee }
}.
event-resigned = { $seat } abandona a partida.

## Títulos e leilões

event-title = { $reason ->
    [trade] { $giver } entrega { $square } a { $taker }.
    [settlement] { $giver } entrega { $square } a { $taker } para saldar a dívida.
    [bankruptcy] { WHO($taker) ->
        [bank] { $square } volta ao Banco.
       *[player] { $square } passa de { $giver } para { $taker }.
    }
   *[price] { WHO($taker) ->
        [bank] { $square } volta ao Banco.
       *[player] { $square } agora é de { $taker }.
    }
}
event-declined = { $seat } não compra { $square }.
event-asked = { $question ->
    [scarce] Não há construções para todos: quem mais quer uma? A pergunta é para { $seats }.
   *[price] Quem quer { $square } pelo mesmo preço? A pergunta é para { $seats }.
}
event-wanted = { $seat } diz que sim.
event-waived = { $seat } diz que não.
event-dice-off = { $seat } tira { $die } no desempate.
event-auction-started = { $auction ->
    [estate] { $square } vai a leilão, com os bens da falência.
    [debtor] { $seat } põe { $square } em leilão; lances a partir de { $amount }.
    [scarce] Uma construção vai a leilão; lances a partir de { $amount }.
   *[declined] { $square } vai a leilão.
}
event-bid = { $seat } oferece { $amount }.
event-passed = { $seat } sai do leilão.
event-auction-won = { $auction ->
    [scarce] { $seat } arremata a construção por { $amount }.
   *[declined] { $seat } arremata { $square } por { $amount }.
}
event-auction-unsold = { $auction ->
    [debtor] Ninguém dá um lance por { $square }: o Banco compra.
    [scarce] Ninguém dá um lance pela construção.
   *[declined] Ninguém dá um lance por { $square }: fica com o Banco.
}

## Aluguel

event-claim-opened = { $seat } pode cobrar { $amount } de { $visitor } por { $square }.
event-claim-lapsed = Tarde demais: { $seat } não cobrou { $amount } de { $visitor } por { $square }.
event-rent-claimed = { $seat } cobra { $amount } de { $visitor } por { $square }.
event-rent-rolled = { $seat } tira { $first } e { $second }: os dados dizem quanto custa { $square }.

## Cartões

event-card-drawn = { $seat } tira um cartão ({ $deck }): “{ $card }”
event-card-kept = { $seat } guarda o cartão.
event-card-returned = O cartão para sair de { the-jail } que { $seat } tinha volta ao monte ({ $deck }).
event-card-passed-on = { $giver } entrega a { $taker } um cartão para sair de { the-jail }.

## Prisão

event-jailed = { $jailed_by ->
    [card] O cartão manda { $seat } para { the-jail }.
    [doubles] { $seat } vai parar em { the-jail }: duplas demais seguidas.
   *[square] { $seat } vai parar em { the-jail }.
}
event-freed = { $freed_by ->
    [card] { $seat } usa um cartão e sai de { the-jail }.
    [double] { $seat } tira uma dupla e sai de { the-jail }.
    [waiting] { $seat } já esperou o bastante e sai de { the-jail }.
   *[bail] { $seat } sai de { the-jail } sob fiança.
}
event-jail-try-failed = { $seat } não tira dupla (tentativa { $turns }).
event-waited = { $seat } espera em { the-jail } (vez { $turns }).

## Construções e hipotecas

event-built = { $built ->
    [hotel] { $seat } constrói um hotel em { $square }.
   *[house] { $seat } constrói uma casa em { $square }.
}
event-building-sold = { $built ->
    [hotel] { $seat } vende o hotel de { $square }; casas que ficam ali: { $buildings }.
   *[house] { $seat } vende construções em { $square }; casas que ficam ali: { $buildings }.
}
event-mortgaged = { $seat } hipoteca { $square }.
event-lifted = { $seat } resgata a hipoteca de { $square }.
event-kept-mortgage = { $seat } mantém por enquanto a hipoteca de { $square }.

## Propostas e acordos

event-offered = { $seat } faz uma proposta a { $to } (nº { $id }).
event-offer-accepted = { $to } aceita a proposta de { $seat } (nº { $id }).
event-offer-rejected = { $to } recusa a proposta de { $seat } (nº { $id }).
event-offer-withdrawn = { $seat } retira a proposta feita a { $to } (nº { $id }).
event-offer-lapsed = Venceu o prazo da proposta de { $seat } a { $to } (nº { $id }).
event-settlement-proposed = { $seat } deve { $amount } a { $to } e propõe pagar com { $squares } e { $cash }.
event-settlement-accepted = { $to } aceita { $squares } e { $cash } pelos { $amount } que { $seat } devia.
event-settlement-rejected = { $to } não aceita: { $seat } continua devendo { $amount }.
