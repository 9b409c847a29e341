# O que a própria página diz. As frases sobre a partida vêm do servidor.

## Páginas

pages = Páginas
language = Idioma
to-light = Cores claras
to-dark = Cores escuras
loading = Um momento…
close = Fechar
cancel = Cancelar
save = Salvar
send = Enviar
agree = De acordo
to-start = Ir para o início
not-found = Essa página não existe
not-found-about = Talvez o endereço esteja errado ou a página tenha mudado de lugar.
server-away = O servidor não responde. Tentando de novo…
no-answer = O servidor não responde. Tente de novo daqui a pouco.
connection-lost = Conexão perdida. Tentando de novo; nada da partida se perde.
table-gone = Essa mesa não existe
not-here = Esta página não consegue mostrar a mesa
not-for-you = Esta mesa não está aberta para você
reload = Recarregar a página
try-now = Tentar agora
server-away-title = O servidor não responde
seat-gone = O lugar de { $player } agora é usado em outro aparelho. Aqui você pode assistir.
seat-opened = O lugar de { $player } já não é seu: o anfitrião o abriu de novo ou pôs um bot.
seat-for-you = Um lugar para você
seat-for-you-about = Alguém passa a você um lugar em uma mesa, ou você leva o seu para este aparelho. O código vale uma vez; quem jogava ali antes só poderá assistir.
seat-name-hint = Se ficar vazio, o lugar mantém o nome que tem.
take-seat = Ocupar o lugar

## Início

start-title = Jogue conforme o livro de regras. Qual deles?
start-about = Cinco livros de regras impressos, cada um com as suas regras. Escolha um e jogue já, ou abra uma mesa para os amigos.
rulebooks = Livros de regras
rulebook = Livro de regras
play-bots = Jogar contra bots
new-table = Nova mesa
players-from-to = { $least }–{ $most } jogadores
own-edition = arquivo próprio
own-edition-title = O seu próprio livro de regras
own-edition-about = Solte nesta página um arquivo de edição (.toml), ou o registro de uma partida (.jsonl) para vê-la de novo.
choose-file = Escolher um arquivo
edition-good = { $title } não tem erros: já pode ser jogada.
neither-file = “{ $file }” não é uma edição nem o registro de uma partida. Uma edição é um arquivo de texto (.toml), e um registro também (.jsonl).
edition-mistakes = { $count ->
    [one] Um erro
   *[other] { $count } erros
}
join-title = Entrar numa mesa
your-name = O seu nome
default-name = Ana
code-or-seat = Código ou link
join = Entrar
running-games = Partidas em andamento
my-games = Minhas partidas
my-turn-now = é a sua vez
stage-waiting = esperando jogadores
stage-playing = em jogo
stage-paused = em pausa
stage-over = terminada
no-games-yet = Ainda não há partidas. A primeira está a dois cliques.
choose-rulebook = Escolher um livro de regras
turn-of = { $player } decide
finished-games = Partidas terminadas
rematch-of = uma revanche
to-table = Para a mesa
resume = Continuar

## Uma mesa nova e a sua sala

new-table-of = Nova mesa: { $title }
seats = Lugares
seat-number = Lugar { $number }
seat-me = Eu
seat-device = Outra pessoa neste aparelho
seat-bot = Bot
seat-open = Livre para um amigo
open-hint = por link, código ou código QR
name = Nome
player-number = Jogador { $number }
add-seat = Acrescentar um lugar
remove-seat = Tirar o lugar { $number }
level = Nível
level-random = bot, joga ao acaso
level-steady = bot, constante
level-trader = bot, negocia
pace = Ritmo
mode = Modalidade
normal-game = partida normal
minutes = Minutos
turn-clock = Tempo para decidir
no-clock = sem limite
one-day = um dia
seconds = { $seconds } segundos
minutes-long = { $minutes } minutos
claim-time = Tempo para cobrar um aluguel
auction-time = Tempo para responder num leilão
grace-time = Um bot joga por quem se ausenta, depois de
no-wait = na hora
speed = Velocidade dos bots
speed-slow = lenta
speed-normal = normal
speed-fast = rápida
speed-at-once = na hora
house-rules = Regras da casa
house-rules-about = Qualquer regra pode ser mudada; as mudanças ficam marcadas e valem também na revanche.
house-rules-count = { $count ->
    [one] uma regra da casa
   *[other] { $count } regras da casa
}
house-rule-instead = Regra da casa; no livro: { $printed }
instead-of = no livro: { $printed }
from-to = de { $low } a { $high }
say-from-to = Não é possível: escreva um número de { $low } a { $high }.
wrong-value = um valor inválido
a-number = um número
undo-rule = Como no livro: { $rule }
undo-all = Tudo como no livro
rulebook-as-played = As regras como esta mesa as joga
open-table = Abrir a mesa
start = Começar a partida
waiting-for-friends = { $count ->
    [one] Falta um jogador. Envie o link, diga o código ou mostre o código QR.
   *[other] Faltam { $count } jogadores. Envie o link, diga o código ou mostre o código QR.
}
everyone-is-here = Todos já estão aqui.
open-seat = livre
host = anfitrião
is-ready = pronto
not-ready = ainda não está pronto
i-am-ready = Estou pronto
i-am-not-ready = Ainda não
seats-by-arrival = A vez de jogar segue a ordem em que os jogadores se sentaram: os lugares são numerados assim quando a partida começa.
seats-still-open = Ainda há lugares livres: espere, ou ponha bots neles.
not-all-ready = Ainda nem todos estão prontos.
host-starts = { $player } começa a partida.
another-here = Sentar outra pessoa neste aparelho
leave-table = Sair da mesa
table-full-watch = Todos os lugares estão ocupados. Aqui você poderá assistir quando a partida começar.
watching-count = { $count ->
    [one] uma pessoa assiste
   *[other] { $count } pessoas assistem
}
pawn = Peão
pawn-teal = triângulo turquesa
pawn-red = quadrado vermelho
pawn-purple = círculo roxo
pawn-green = losango verde
pawn-orange = estrela laranja
pawn-blue = cruz azul
pawn-brown = hexágono marrom
pawn-black = gota preta
pawn-of = { $pawn }: é de { $player }
sit-down = Sentar-se
invite = Convidar
qr-code = O link da mesa como código QR
table-code = Código da mesa
copy-link = Copiar o link
copied = Copiado
copy-by-hand = Este navegador não permite copiar: selecione o link e copie-o.
here-only = Este endereço só funciona neste computador. Para os outros aparelhos da rede de casa:

## O tabuleiro

board = Tabuleiro
dice = Dados
dice-show = Dados: { $first } e { $second }
round = rodada { $round }
in-the-bank = No Banco
stock = { $houses ->
    [one] uma casa
   *[other] { $houses } casas
}, { $hotels ->
    [one] um hotel
   *[other] { $hotels } hotéis
}
stock-houses = { $houses ->
    [one] uma casa
   *[other] { $houses } casas
}
stock-unlimited = construções sem limite
jackpot = Bolo
cards-left = { $count ->
    [one] um cartão
   *[other] { $count } cartões
}
mortgaged-word = hipoteca
owned-by = de { $player }
owned-by-bank = Sem dono
standing-here = aqui: { $players }
a-hotel = um hotel
houses = { $count ->
    [one] uma casa
   *[other] { $count } casas
}
pick = escolher

## Títulos

price = Preço
rents = Aluguéis
rents-about = Aluguéis de um terreno: vazio e com 1 a { $houses } casas.
rents-about-hotel = Aluguéis de um terreno: vazio, com 1 a { $houses } casas e com hotel.
title = Título
titles = Títulos
cards = Cartões
contents = Conteúdo
aim = Objetivo do jogo:
rent-bare = Aluguel
rent-houses = { $count ->
    [one] com 1 casa
   *[other] com { $count } casas
}
rent-hotel = com um hotel
rent-group-any = Com o grupo completo, o aluguel é multiplicado por { $factor }, com ou sem construções.
rent-group-bare = Com o grupo completo, o aluguel de um terreno sem construções é multiplicado por { $factor }.
rent-group-built = Com o grupo completo, o aluguel de um terreno com construções é multiplicado por { $factor }.
rent-group-free = Isso não vale enquanto houver hipoteca no grupo.
rent-owned = com { $count }
times-dice = { $amount } × dados
house-price = Uma casa custa
house-price-note = casa
building-price = Uma casa ou um hotel custa
building-price-note = casa ou hotel
hotel-price = Um hotel custa
mortgage-value = Hipoteca
mortgage-value-note = hipoteca
lift-price = Resgatá-la custa
earns-now = quem cair aqui pagaria agora { $amount }
earns-by-dice = quem cair aqui pagaria agora { $amount } por ponto
deck-left = { $deck }: { $count ->
    [one] um cartão
   *[other] { $count } cartões
}
square-start = O ponto de partida: quem o alcança ou passa por ele recebe { $amount } ({ $salary }).
square-jail = Só de visita, a não ser que você tenha sido mandado para cá.
square-go-to-jail = Daqui se vai direto { $jail }.
square-parking = Um lugar para descansar.
square-jackpot = Aqui se juntam os impostos e as multas: quem cai aqui leva tudo.
square-rest = Aqui não acontece nada.
square-tax = Aqui se paga.
square-prize = Aqui se recebe.
square-cards = Aqui se tira um cartão.
square-lot = Um terreno.
square-station = Uma estação.
square-service = Um serviço público.
square-company = Uma empresa.
square-monument = Um monumento.

## Jogadores

players = Jogadores
player = Jogador
you-tag = (você)
bot-tag = bot
worth = patrimônio { $amount }
show-player = { $player }: títulos e patrimônio
is-out = fora da partida
is-away = ausente
bot-stands-in = ausente; um bot joga
is-away-soon = ausente; um bot joga em
is-in-jail = { $jail }, jogada { $turn }
is-deciding = está decidindo
has-turn = tem a vez
owes = deve { $amount }
may-claim = pode cobrar { $amount }
in-auction = no leilão
leads = lidera com { $amount }
no-titles = Sem títulos
jail-cards = { $count ->
    [one] um cartão para sair { $jail }
   *[other] { $count } cartões para sair { $jail }
}
jail-free-cards = Cartões para sair { $jail }
seconds-left = faltam { $seconds } segundos

## O que posso fazer agora

what-now = O que posso fazer agora
your-turn = É a sua vez, { $player }
please-wait = Um momento…
you-watch = Você está assistindo
you-are-out = Você está fora da partida
hot-seat = Jogadores neste aparelho
do-roll = Lançar os dados
do-roll-jail = Tentar uma dupla
do-pay-roll = Pagar { $amount } e lançar
do-end_turn = Passar a vez
do-wait = Esperar
do-buy = Comprar por { $amount }
do-decline = Não comprar
do-want = Sim, por { $amount }
do-want-building = Sim, quero uma
do-waive = Não, obrigado
do-bid = Dar lance de { $amount }
do-pass = Sair do leilão
do-pay_bail = Pagar { $amount }
do-pay_bail-plain = Pagar para sair
do-use_card = Usar o cartão
do-claim_rent = Cobrar { $amount }
do-waive_claims = Deixar passar
do-build = Construir
do-sell_building = Vender uma construção
do-sell-whole = Vender todas as construções
do-mortgage = Hipotecar
do-lift = Resgatar a hipoteca
do-keep = Manter a hipoteca
do-auction_title = Levar a leilão
do-trade = Negociar…
do-accept = Aceitar
do-reject = Recusar
do-counter = Contraproposta…
do-withdraw = Retirar
do-settle = Pagar com propriedades…
do-declare_bankruptcy = Falência…
do-resign = Abandonar a partida…
mode-build = Construir
mode-sell_building = Vender construções
mode-mortgage = Hipotecar
mode-lift = Resgatar hipotecas
mode-auction_title = Leiloar um título
pick-build = Escolha onde, aqui ou no tabuleiro:
pick-sell_building = Quais construções?
pick-mortgage = Qual título? Primeiro você verá os dados dele.
pick-lift = Qual hipoteca?
pick-auction_title = Qual título? Primeiro você verá os dados dele.
all-of = { $square }, todas
sell-group = { $group }, o grupo inteiro
quick-raises = Lances rápidos
your-bid = O seu lance
claim-heading = { $player } está em uma propriedade sua: { $square }.
offer-from = { $player } propõe uma troca
offer-for = { $player }, há uma proposta para você
show-offer = Mostrar a { $player }
you-get-plain = Você recebe
you-give-plain = Você dá
nothing = nada
buy-heading = { $square } está à venda
auction-heading = Leilão: { $square }
price-heading = { $square }, pelo mesmo preço?
scarce-houses = As casas não bastam para todos: quer uma?
scarce-hotels = Os hotéis não bastam para todos: quer um?
place-heading = Coloque a sua construção
heir-heading = Agora você tem títulos hipotecados
debt-heading = Você deve { $amount } { $to ->
    [bank] ao Banco
    [jackpot] ao bolo
   *[player] a { $creditor }
}
settlement-heading = { $player } quer pagar com propriedades
settlement-terms = Por toda a dívida de { $amount } você receberia
hint-buy = { $lot ->
    [yes] Aluguel { $rent }; você teria { $count } de { $all }.
   *[no] Você teria { $count } de { $all }.
}
hint-debt = Você tem { $cash }: faltam { $missing }. Vendendo e hipotecando, você poderia ter { $raisable } ao todo.
hint-leads = { $player } lidera com { $amount }.
hint-no-bid = Ninguém deu lance ainda.
hint-price = O título foi recusado. Quem o quiser paga { $price }; se vários quiserem, os dados decidem.
hint-double = { $again ->
    [may] Uma dupla: você pode lançar de novo ou passar a vez.
   *[must] Uma dupla: você lança de novo.
}
hint-roll = Os dados dizem até onde você vai.
hint-end = Nada mais a fazer? Então é a vez do próximo.
hint-place = Escolha um terreno, no tabuleiro ou na lista.
hint-heir = Resgate agora cada hipoteca ou mantenha-a.
held-back = Esperando…
held-hint = Ainda se pode cobrar um aluguel ({ $players }); a sua jogada segue logo depois.
sure-bankrupt = Você perde tudo e sai da partida. Tem certeza?
yes-bankrupt = Sim, falência
sure-breaks = Isso quebraria um grupo completo seu.
sure-accept-breaks = Você daria parte de um grupo completo.
yes-offer = Propor assim mesmo
yes-accept = Aceitar assim mesmo
yes-do-it = Sim
offer-before = A proposta anterior
offer-next = A próxima proposta
offer-of = { $number } de { $all }
offer-sent = A sua proposta a { $player }:
claims-waived = { $until ->
    [second-roll] Você deixou passar. Até o segundo jogador depois do visitante lançar os dados, você ainda pode cobrar.
   *[next-roll] Você deixou passar. Até o próximo jogador lançar os dados, você ainda pode cobrar.
}
build-on = Construir: { $square }
keep-of = { $square }: manter a hipoteca
do-keep-short = Manter
do-lift-short = Resgatar
no-hints = Não explicar as opções
you-lead = Você lidera com { $amount }.
not-in-auction = Você não participa.
auction-for = O dinheiro vai { $to ->
    [bank] para o Banco
    [jackpot] para o bolo
   *[player] para { $creditor }
}.
hint-claim = { $until ->
    [second-roll] Cobre antes que o segundo jogador depois do visitante lance os dados, ou você perde o aluguel.
   *[next-roll] Cobre antes que o próximo jogador lance os dados, ou você perde o aluguel.
}
hint-auction = Quem ficar por último paga o último lance. Sair é definitivo.
hint-scarce = Se mais de um jogador a quiser, ela vai a leilão entre eles.
hint-settlement = Se você recusar, o devedor tem de pagar de outro modo.
hint-declined-auction = Se o título não for comprado, vai a leilão entre todos.
hint-declined-offer = Se o título não for comprado, pergunta-se aos outros se o querem pelo mesmo preço.
hint-declined-bank = Se o título não for comprado, continua com o Banco.
hint-jail-roll = Com uma dupla você sai: tentativa { $turn } de { $turns }.
hint-jail-forced = As tentativas acabaram: pagam-se { $amount } antes de lançar os dados.
hint-jail-card = O cartão não custa nada.
hint-jail-pay = Pague { $amount } e continue jogando.
hint-jail-wait = Esperar: jogada { $turn } de { $turns }.
sure-end = Quando todos concordarem, a partida termina e vence o mais rico. Tem certeza?
waits-claim = Ainda se pode cobrar um aluguel: { $players }
waits-debt = { $players } deve { $amount } { $to ->
    [bank] ao Banco
    [jackpot] ao bolo
   *[player] a { $creditor }
}
waits-settlement = { $players } tem de responder: aceita propriedades como pagamento?
waits-auction = Leilão ({ $square }): decide { $players }
waits-price = { $square }, pelo mesmo preço? Pergunta-se a: { $players }
waits-scarce = Faltam construções. Pergunta-se a: { $players }
waits-place = { $players } coloca uma construção
waits-heir = { $players } decide sobre as hipotecas
waits-buy = Compra ({ $square }): decide { $players }
waits-jail = { $players } está { $jail } e decide
waits-roll = { $players } vai lançar os dados
waits-end = { $players } está terminando a vez

## Negócios

trade-desk = Troca
trade-with = com
trade-with-player = Negociar com { $player }
counter-of = A sua contraproposta a { $player }
you-give = Você dá
you-get = Você recebe de { $player }
cash = Dinheiro
of-amount = de { $amount }
trade-completes = { $player } completaria o grupo { $group }.
trade-breaks = { $player } quebraria o grupo { $group }.
trade-board-hint = Os títulos também podem ser escolhidos no tabuleiro.
send-offer = Enviar a proposta
send-counter = Enviar a contraproposta
settle-desk = Pagar com propriedades
settle-about = Você deve { $amount } a { $player }. O que oferece em troca?
send-settlement = Propor

## Leilão

auction = Leilão
no-bid-yet = a partir de { $amount }

## A história

the-story = A partida
whole-log = Desde o começo
open-rule = Abrir a regra { $clause }
whole-rulebook = O livro de regras inteiro
clause-no-text = Esta cláusula trata de como se joga em geral.
game-over = A partida terminou
final-table = Tabela final
winners = { $count ->
    [one] { $players } vence
   *[other] { $players } vencem
}
place = Posição
wealth = Patrimônio
why-last-one-left = Todos os outros estão fora da partida.
why-bankruptcies = Foi atingido o número de falências que encerra a partida.
why-clock = O tempo acabou: vence o mais rico.
why-owns-everything = Um só jogador reuniu todos os títulos.
why-agreed = A mesa concordou em parar: vence o mais rico.
rematch = Revanche
to-rematch = Para a revanche
rematch-open = Há uma revanche, com as mesmas regras.

## A mesa

table = Mesa
watch-link = Link, também para assistir
watching = Assistindo
sound = Som
hints = Explicar as opções
wish-pause = Pedir uma pausa
wish-no-pause = Desistir da pausa
go-on = Continuar
paused = A mesa está em pausa.
asks-for-pause = { $player } pede uma pausa.
asks-for-end = { $player } gostaria de terminar a partida aqui.
you-ask-for-pause = Você pede uma pausa. Falta a concordância de: { $players }.
you-ask-for-end = Você propõe terminar a partida aqui. Falta a concordância de: { $players }.
take-back = Retirar
wish-end = Propor terminar aqui
wish-no-end = Continuar jogando
to-device = Levar o meu lugar para outro aparelho
to-person = Ceder o meu lugar a alguém
to-bot = Ceder o meu lugar a um bot…
seat-code = Código do lugar
seat-code-hint = Com este código ou link alguém ocupa o lugar de { $player }, uma vez.
code-good-device = Vale por dez minutos.
code-good-person = Vale por um dia.
my-seat = Meu lugar
seat-of = O lugar de { $player }
sure-bot = Um bot ocupa definitivamente o lugar de { $player }. Tem certeza?
sure-resign = { $player } sai da partida definitivamente. Tem certeza?
leaving-bank = o Banco
leaving-jackpot = o bolo
leaving-later = Você sai assim que for possível.
leaving-pays = Antes de sair, pagam-se { $amount } com tudo o que você tem, nesta ordem:
leaving-debt = { $creditor }: { $amount }, dívida
leaving-claim = { $creditor }: { $amount }, aluguel que ainda pode ser cobrado ({ $square })
leaving-unpaid = não se pode pagar
leaving-enough = Com o dinheiro e o que as suas propriedades rendem, você junta { $raisable }: é o bastante.
leaving-bankrupt = Tudo o que você tem rende só { $raisable }: ao sair, você vai à falência perante { $creditor }, com as consequências de qualquer falência.
leaving-nothing = Você não deve nada, e ninguém pode cobrar nada de você.
leaving-rest-auction = O que sobra vai para o Banco: o dinheiro fica com ele, as construções voltam sem pagamento e os títulos vão a leilão.
leaving-rest-free = O que sobra vai para o Banco: o dinheiro fica com ele, as construções voltam sem pagamento e os títulos ficam de novo à venda, sem hipoteca.
leaving-not-counted = Isso não conta como falência para o fim da partida.
leaving-lapse = Os aluguéis que você ainda podia cobrar se perdem: { $claims }.
leaving-declined = A compra é considerada recusada: { $square }.
download-record = Baixar o registro
commitment = Os dados foram fixados de antemão com:
chat = Bate-papo
no-chat-yet = Ninguém disse nada ainda.
say-something = Diga alguma coisa
chat-sent-later = A conexão caiu: o que você escrever será enviado quando ela voltar.
mute = Silenciar { $player }

## Repetição

replay = Repetição
replay-about = Solte um registro (.jsonl) nesta página, ou escolha um.
choose-record = Escolher um registro
replay-slider = Momento da partida
to-begin = Para o começo
one-back = Um passo para trás
one-on = Um passo para a frente
to-finish = Para o fim
play = Reproduzir
stop = Parar

## Dados honestos

fair-dice = Dados honestos
entropy-label = Acrescente algo seu aos dados
entropy-about = A semente de todos os dados e cartões já está fixada e selada pelo número acima. O que os jogadores acrescentam é misturado no começo: assim ninguém, nem o servidor, conhece os dados de antemão.
entropy-new = Outro texto ao acaso
check-dice = Conferir os dados
checking-dice = Conferindo…
fair-yes = Os dados e os cartões foram honestos: tudo confere.
fair-no = Algo não confere.
fair-open = Até aqui tudo confere; o resto pode ser conferido quando a semente for mostrada.
fair-partly = O que foi conferido está certo; algo neste registro foi preparado ou ditado, e não foi conferido.
fair-by-browser = Conferido por este próprio navegador
fair-by-server = Conferido pelo servidor, que jogou a partida de novo
fair-seed-fits = A semente é a que foi selada: seu SHA-256 é o compromisso.
fair-seed-wrong = A semente não é a que foi selada: seu SHA-256 não é o compromisso.
fair-cannot-hash = Este navegador só pode calcular isso por https ou na própria máquina do servidor.
fair-same-promise = O compromisso é o que este navegador viu antes do fim.
fair-other-promise = O compromisso não é o que este navegador viu antes do fim.
fair-own-in = O que se acrescentou aqui está no registro: { $text }
fair-own-missing = O que se acrescentou aqui não está no registro: { $text }

## Teclado

keyboard = Teclado
key-arrows = percorrer o tabuleiro
key-enter = abrir o título
key-escape = fechar
key-roll = Lançar
key-end_turn = Passar a vez
key-buy = Comprar
key-decline = Não comprar
key-claim_rent = Cobrar o aluguel
key-want = Sim, quero
key-waive = Não, obrigado
key-bid = Lance mínimo
key-pass = Sair do leilão
key-pay_bail = Pagar para sair
key-use_card = Usar o cartão

# Open tables, and what a host may do.
public-tables = Mesas abertas a todos
seats-free =
    { $count ->
        [one] um lugar livre
       *[other] { $count } lugares livres
    }
watch = Assistir
public-table = Aberta a todos
public-table-about = a página inicial a mostra, e qualquer um pode entrar ou assistir
as-host = Como anfitrião da mesa
kick = Tirar da mesa…
ban = Banir…
sure-kick = { $player } perde o lugar, e um bot continua. Tem certeza?
sure-kick-waiting = { $player } perde o lugar, que fica livre. Tem certeza?
sure-ban = { $player } perde o lugar e não pode voltar a esta mesa. Tem certeza?
watchers-allowed = Outros podem assistir

clause-by-clause = Cláusula por cláusula
decisions-about = O que está marcado como decisão é nosso: o livro de regras não diz, ou se contradiz. A razão está ao lado; uma mesa pode mudá-la como regra da casa.
word-salary = salário
turn-back = À jogada anterior
turn-on = À jogada seguinte
moment-of = { $moment } de { $all }
speed-of-replay = Velocidade
copy-moment = Copiar um link para este momento
jump-here = Ir para este momento
record-unfinished = O registro acaba aqui: a partida não foi terminada.
my-finished-games = Minhas partidas terminadas
key-play = reproduzir ou parar
key-step = um passo para trás ou para a frente
key-turn = à jogada anterior ou à seguinte
key-ends = para o começo ou para o fim
keys-typing = As letras não fazem nada enquanto você digita em um campo.
