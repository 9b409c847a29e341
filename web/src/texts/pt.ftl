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
connection-lost = Conexão perdida. Tentando de novo; nada da partida se perde.
table-gone = Essa mesa não existe

## Início

start-title = Jogar conforme o livro de regras. Qual deles?
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
edition-good = { $title } não tem erros: já pode ser jogada, acima.
edition-mistakes = { $count ->
    [one] Um erro
   *[other] { $count } erros
}
join-title = Entrar numa mesa
your-name = O seu nome
default-name = Ana
code-or-seat = Código
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
claim-time = Segundos para cobrar um aluguel
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
seats-still-open = Ainda há lugares livres: espere, ou ponha bots neles.
not-all-ready = Ainda nem todos estão prontos.
put-bot = Bot
open-it = Liberar
pawn = Peão
pawn-teal = triângulo turquesa
pawn-red = quadrado vermelho
pawn-purple = círculo roxo
pawn-green = losango verde
pawn-orange = estrela laranja
pawn-blue = cruz azul
pawn-brown = hexágono marrom
pawn-black = gota preta
sit-down = Sentar-se
invite = Convidar
qr-code = O link da mesa como código QR
table-code = Código da mesa
copy-link = Copiar o link
copied = Copiado

## O tabuleiro

board = Tabuleiro
dice = Dados
dice-show = Dados: { $first } e { $second }
round = rodada { $round }
in-the-bank = No Banco
stock = { $houses } casas, { $hotels } hotéis
stock-houses = { $houses } casas
jackpot = Bolo
cards-left = { $count ->
    [one] um cartão
   *[other] { $count } cartões
}
holds-card = tem um cartão
mortgaged-word = hipoteca
owned-by = de { $player }
owned-by-bank = É do Banco
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
title = Título
titles = Títulos
cards = Cartões
contents = Conteúdo
rent-bare = Aluguel
rent-houses = { $count ->
    [one] com 1 casa
   *[other] com { $count } casas
}
rent-hotel = com um hotel
rent-owned = tendo { $count }
times-dice = { $amount } × dados
house-price = Uma casa custa
hotel-price = Um hotel custa
mortgage-value = Hipoteca
lift-price = Resgatá-la custa
earns-now = quem cair aqui pagaria agora { $amount }
earns-by-dice = quem cair aqui pagaria agora { $amount } por ponto
deck-left = { $deck }: { $count ->
    [one] um cartão
   *[other] { $count } cartões
}
square-start = O ponto de partida: quem passa recebe o salário.
square-jail = Só de visita, a não ser que você tenha sido mandado para cá.
square-go-to-jail = Daqui se vai direto para lá.
square-parking = Um lugar para descansar.
square-tax = Aqui se paga.
square-prize = Aqui se recebe.
square-cards = Aqui se tira um cartão.
square-lot = Um terreno.
square-station = Uma estação.
square-service = Um serviço público.
square-company = Uma companhia.
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
is-in-jail = { $jail }, vez { $turn }
is-deciding = está decidindo
has-turn = tem a vez
owes = deve { $amount }
may-claim = pode cobrar { $amount }
in-auction = no leilão
leads = lidera com { $amount }
no-titles = Sem títulos
jail-cards = { $count ->
    [one] um cartão para sair de “{ $jail }”
   *[other] { $count } cartões para sair de “{ $jail }”
}
jail-free-cards = Cartões de “{ $jail }”
seconds-left = faltam { $seconds } segundos

## O que posso fazer agora

what-now = O que posso fazer agora
your-turn = É a sua vez, { $player }
waiting-for = { $player } está decidindo
please-wait = Um momento…
you-watch = Você está assistindo
you-are-out = Você está fora da partida
hot-seat = Jogadores neste aparelho
the-bank = o Banco
the-jackpot = o bolo
do-roll = Lançar os dados
do-roll-jail = Tentar uma dupla
do-end_turn = Passar a vez
do-wait = Esperar
do-buy = Comprar por { $amount }
buy-plain = Comprar
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
do-withdraw = Retirar a proposta a { $player }
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
pick-mortgage = Qual título? A escritura aparece antes.
pick-lift = Qual hipoteca?
pick-auction_title = Qual título? A escritura aparece antes.
all-of = { $square }, todas
sell-group = { $group }, o grupo inteiro
quick-raises = Lances rápidos
your-bid = O seu lance
claim-heading = { $player } está em { $square }, que é seu.
offer-from = { $player } propõe uma troca
you-get-plain = Você recebe
you-give-plain = Você dá
nothing = nada
buy-heading = { $square } está à venda
auction-heading = Leilão: { $square }
price-heading = { $square }, pelo preço?
scarce-houses = As casas não bastam para todos: quer uma?
scarce-hotels = Os hotéis não bastam para todos: quer um?
place-heading = Coloque a sua construção
heir-heading = Agora você tem títulos hipotecados
debt-heading = Você deve { $amount } a { $creditor }
settlement-heading = { $player } quer pagar com propriedades
settlement-terms = Pela dívida toda você receberia
hint-buy = { $lot ->
    [yes] Aluguel { $rent }; você teria { $count } de { $all }.
   *[no] Você teria { $count } de { $all }.
}
hint-debt = Você tem { $cash }; vendendo e hipotecando poderia ter { $raisable }.
hint-leads = { $player } lidera com { $amount }.
hint-no-bid = Ninguém deu lance ainda.
hint-jail = { $jail }: vez { $turn }.
hint-price = O título foi recusado. Quem o quiser paga { $price }; se vários quiserem, os dados decidem.
hint-double = Uma dupla: você lança de novo.
hint-roll = Os dados dizem até onde você vai.
hint-end = Nada mais a fazer? Então é a vez do próximo.
hint-place = Escolha um terreno, no tabuleiro ou na lista.
hint-heir = Resgate cada hipoteca agora, ou mantenha-a.
held-back = Esperando…
held-hint = Alguém ainda pode cobrar um aluguel; a sua jogada segue logo depois.
sure-bankrupt = Você perde tudo e sai da partida. Tem certeza?
yes-bankrupt = Sim, falência
sure-breaks = Isso quebraria um grupo completo seu.
sure-accept-breaks = Você daria parte de um grupo completo.
yes-offer = Propor assim mesmo
yes-accept = Aceitar assim mesmo
yes-do-it = Sim

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
clause-by-clause = Cláusula por cláusula
clause-no-text = Esta cláusula trata de como se joga em geral.
game-over = A partida terminou
final-table = Tabela final
winners = { $count ->
    [one] { $players } vence
   *[other] { $players } vencem
}
place = Posição
wealth = Patrimônio
why-last-one-left = Todos os outros faliram.
why-bankruptcies = O número combinado de falências foi atingido.
why-clock = O tempo acabou: vence o mais rico.
why-owns-everything = Todos os títulos numa só mão.
why-agreed = A mesa concordou em parar: vence o mais rico.
rematch = Revanche
to-rematch = Para a revanche

## A mesa

table = Mesa
watch-link = Link, também para assistir
sound = Som
hints = Explicar as opções
wish-pause = Pedir uma pausa
go-on = Continuar
paused = A mesa está em pausa.
asks-for-pause = { $player } pede uma pausa.
asks-for-end = { $player } gostaria de terminar a partida aqui.
wish-end = Propor terminar aqui
wish-no-end = Continuar jogando
to-device = Levar o meu lugar para outro aparelho
to-person = Ceder o meu lugar a alguém
to-bot = Ceder o meu lugar a um bot…
seat-code = Código do lugar
seat-code-hint = Escreva-o em “Entrar numa mesa”. Vale uma vez.
sure-bot = Um bot fica com o seu lugar definitivamente. Tem certeza?
sure-resign = Você deixa a partida definitivamente. Tem certeza?
download-record = Baixar o registro
commitment = Os dados foram fixados de antemão com:
chat = Bate-papo
no-chat-yet = Ninguém disse nada ainda.
say-something = Diga alguma coisa
mute = Silenciar { $player }

## Repetição

replay = Repetição
replay-about = Solte um registro (.jsonl) nesta página, ou escolha um.
choose-record = Escolher um registro
replay-slider = Momento da partida
to-begin = Para o começo
one-back = Uma jogada para trás
one-on = Uma jogada para a frente
to-finish = Para o fim
turn-back = À vez anterior
turn-on = À vez seguinte
moment-of = { $moment } de { $all }
speed-of-replay = Velocidade
copy-moment = Copiar um link para este momento
jump-here = Ir para este momento
record-unfinished = O registro acaba aqui: a partida não foi terminada.
my-finished-games = Minhas partidas terminadas
play = Reproduzir
stop = Parar
verified = Verificado: todos os dados e cartões saem da semente fixada de antemão.
not-verified = Não verificado: há dados ou cartões que não saem da semente fixada de antemão.

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
key-play = reproduzir ou parar
key-step = uma jogada para trás ou para a frente
key-turn = à vez anterior ou à seguinte
key-ends = para o começo ou para o fim
keys-typing = As letras não fazem nada enquanto você digita em um campo.
