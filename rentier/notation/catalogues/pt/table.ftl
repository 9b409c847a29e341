# O que diz uma mesa na rede: por que algo não foi feito, e os nomes das formas de jogar.

mode-quick = Partida rápida
mode-timed = Partida com hora marcada

table-unknown-table = Essa mesa não existe. Confira o link ou o código; um código vale até a partida começar.
table-unknown-code = Este código não vale, ou já não vale, para nenhum lugar. Peça outro.
table-unknown-edition = Essa edição não existe aqui.
table-unknown-address = Não há nada neste endereço.
table-wrong-method = Este endereço não aceita esse tipo de pedido.
table-table-full = Todos os lugares desta mesa estão ocupados.
table-seat-taken = Esse lugar está ocupado: escolha outro.
table-wrong-token = Esse lugar não é seu.
table-wrong-origin = O pedido veio de outra página e não foi atendido.
table-wrong-protocol = Esta página e o servidor são de versões diferentes: recarregue-a.
table-not-waiting = A partida já começou.
table-not-playing = A partida não está em andamento.
table-not-over = A partida ainda não acabou.
table-table-paused = A mesa está em pausa: termine antes a pausa.
table-not-host = Só o anfitrião da mesa pode fazer isso.
table-not-ready = Ainda nem todos estão prontos.
table-seat-open = Ainda há um lugar livre: espere um amigo ou ponha um bot.
table-name-taken = Alguém nesta mesa já tem esse nome: escolha outro.
table-name-wrong = Um nome tem de 1 a 24 caracteres visíveis.
table-pawn-taken = Essa cor já foi escolhida: escolha outra.
table-no-such-pawn = A caixa deste jogo tem { $most } cores, e essa não está entre elas: escolha outra.
table-players-number = Esta edição aceita de { $least } a { $most } jogadores.
table-untimed = Esta partida não tem hora marcada: escolha uma modalidade que tenha ou tire os minutos.
table-malformed = Não foi possível ler essa mensagem{ WITH($field, before: ": ") }.
table-too-large = Mensagem longa demais: no máximo { $most } bytes.
table-number-used = Esse número já foi usado para outro comando: use um maior.
table-played-meanwhile = Enquanto isso, a partida continuou e jogaram por você: olhe a mesa e decida de novo.
table-bad-rules = Uma regra da casa não pode ser assim: veja qual é e que valores ela aceita.
table-game-running = O registro e a repetição ficam disponíveis quando a partida termina.
table-not-stored = A jogada não pôde ser guardada e foi desfeita. Tente de novo.
table-not-read = As partidas não podem ser lidas neste momento. Tente de novo daqui a pouco.
table-older-rules = { refused-older-rules } A mesa fica guardada como está, com todas as jogadas; para continuar jogando, abra uma mesa nova.
table-unreadable = Esta versão do Rentier não consegue ler o que foi guardado desta partida. Nada se perdeu: fale com quem cuida deste servidor.
table-wrong-host = Este servidor não responde pelo nome { $name }. Abra-o pelo endereço ou inicie-o com --host-name { $name }.
table-too-fast = Foram pedidos demais de uma só vez. Espere { $seconds } s e tente de novo.
table-too-many-connections = Há páginas demais abertas na sua rede. Feche algumas e tente de novo.
table-too-many-tables = Muitas mesas foram abertas na sua rede. Jogue em uma delas ou espere { $seconds } s.
table-too-many-tries = Você tentou códigos demais que não existem. Peça o link da mesa ou espere { $seconds } s.
table-too-many-files = Muitos arquivos vieram da sua rede. Espere { $seconds } s e tente de novo.
table-too-much-talk = Você escreveu demais de uma só vez. Escreva de novo daqui a { $seconds } s.
table-too-late = O pedido demorou demais para chegar. Tente de novo com uma conexão melhor.
table-took-too-long = Este arquivo demora demais para ser lido. Reduza-o ou leia-o no seu computador com o comando rentier.
table-server-full = Agora este servidor não tem espaço para outra mesa. Tente de novo daqui a alguns minutos.
table-banned = O anfitrião tirou você desta mesa. Você pode jogar em outra.
table-no-watching = O anfitrião não quer que ninguém assista a esta partida.
table-mistake = Algo deu errado no servidor. Se acontecer de novo, informe este número a quem cuida dele: { $number }.

# O que se olhou no registro de uma partida, e o que resultou.
checked-moves = Linhas jogadas de novo: { $amount }. Todas as jogadas eram permitidas e levam ao resultado anotado.
checked-moves-so-far = Linhas jogadas de novo até agora: { $amount }. Todas as jogadas eram permitidas.
checked-older-rules = { $reason }
checked-outcome-wrong = outcome: as jogadas levam a { $amount }, e o registro diz { $value }
checked-unfinished = A partida não terminou: a semente é mostrada no fim, e então os dados e os cartões podem ser conferidos.
checked-seed-lost = A semente não é conhecida; segundo o registro, todos os seus dados e cartões foram ditados.
checked-no-seed = seed: uma partida terminada mostra a sua semente
checked-commitment = A semente corresponde ao compromisso, o número publicado antes do primeiro lançamento dos dados.
checked-commitment-wrong = seed: não corresponde ao compromisso { $value }
checked-chance = Todos os dados, cartões e outros sorteios, { $amount } ao todo, decorrem da semente.
checked-chance-else = Os demais dados, cartões e sorteios, { $amount } ao todo, decorrem da semente.
checked-chance-wrong = { $field }: a semente dá { $allowed }, e o registro diz { $value }
checked-chance-refused = { $field }: com esta semente: { $reason }
checked-another-state = seed: a repetição termina em outro estado
checked-dictated = Em { $amount } de { $most } linhas, a sorte foi ditada e não é conferida.
checked-position = A partida começou em uma posição preparada: não se conferem a ordem dos baralhos nem qual foi o primeiro lançamento.
checked-entropy = A sorte inclui o que os jogadores acrescentaram antes da partida: { $amount } { COUNT($amount) ->
    [one] texto
   *[other] textos
}.
checked-no-entropy = Nenhum jogador acrescentou nada à sorte: só o compromisso a garante.

# Quem jogou no lugar do jogador, dito uma vez onde começa.
played-by-stand-in = { $player } está ausente: um bot joga em seu lugar.
played-by-clock = O tempo de { $player } acabou: um bot joga em seu lugar.
