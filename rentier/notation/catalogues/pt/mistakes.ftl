# O que está errado no arquivo de uma edição, num modo ou numa regra da casa, e o que seria certo. Dito depois da chave.

mistake-none = está tudo certo
mistake-and-more = { $first } (e mais { $count })
mistake-hint-close = ; você quis dizer { $name }?
mistake-hint-known = ; há: { $names }
mistake-hint-no-modes = ; ela não tem nenhum
mistake-hint-all-rules = ; rentier editions show NOME mostra todas
mistake-list = { $first }, { $last }
mistake-or = { $first } ou { $last }
mistake-range = de { $low } a { $high }
mistake-whole = um número inteiro de { $low } a { $high }
mistake-amounts = [mínimo, máximo]
mistake-one-of = um de { $names }

# O arquivo.
mistake-no-file = esse arquivo não existe; confira o nome e a pasta
mistake-not-a-file = não é um arquivo; indique o arquivo de uma edição
mistake-unreadable = não pode ser lido: { $reason }
mistake-too-large = grande demais: o arquivo de uma edição tem no máximo { $most } KiB
mistake-not-utf8 = não é texto UTF-8 (byte { $byte }); salve como UTF-8
mistake-line-long = a linha { $number } tem { $count } caracteres; são permitidos no máximo { $most }
mistake-not-toml = não é TOML{ WITH($line, before: " na linha ") }{ WITH($column, before: ", coluna ") }: { $said }; uma linha é uma [seção] ou chave = valor, com os textos entre aspas
mistake-nested = níveis demais; uma edição precisa de cinco no máximo
mistake-number-long = contém um número longo demais para ler; nenhum pode passar de { $most }
mistake-edition-form = uma edição é indicada pelo nome ou pelo arquivo
mistake-unknown-edition = nenhuma edição se chama { $value }{ $hint }
mistake-abstract = é uma base para outras edições, não para jogar; estenda-a ou tire esta linha
mistake-extends-form = precisa do nome de uma edição ou de um caminho
mistake-extends-itself = estende a si mesma, diretamente ou pelas edições que estende; estenda outra
mistake-extends-many = mais de { $most } arquivos estendem uns aos outros; estenda um mais perto do primeiro
mistake-no-file-beside = não há um arquivo { $value } ao lado deste; ponha-o ali ou estenda uma edição pelo nome
mistake-extends-upload = { $value } é um arquivo, que uma página não pode ler; estenda pelo nome uma edição que vem com o Rentier
mistake-abstract-upload = uma edição abstrata não pode ser jogada; tire esta linha
mistake-foreign-clause = { $value } é de outro livro de regras: aqui as cláusulas começam com { $allowed }; use uma assim ou nenhuma

# Chaves e valores, cada um por si.
mistake-unknown-key = chave desconhecida{ $hint }
mistake-unknown-dial = regra desconhecida{ $hint }
mistake-unknown-mode-dial = regra desconhecida{ $hint }; escreva a chave inteira entre aspas, como 'jail.bail' = 50
mistake-unknown-effect = efeito desconhecido{ $hint }
mistake-not-allowed = { $value } não é permitido; aceita-se { $allowed }{ $hint }
mistake-format = use format = { $needed }
mistake-name-missing = falta; dê um nome à edição, em minúsculas
mistake-name-form = precisa de uma letra minúscula, depois até 30 minúsculas, algarismos ou hifens
mistake-names-form = nomes são de minúsculas, algarismos e hifens
mistake-prefix-form = precisa de uma a quatro maiúsculas, com que começam os números das cláusulas
mistake-remove-form = precisa de uma lista de chaves com pontos, como ["squares.38.amount"]
mistake-removals = { $count } remoções; são permitidas no máximo { $most }
mistake-modes-count = { $count } modos; são permitidos no máximo { $most }
mistake-thousands-form = precisa de "", ".", ",", "'", um espaço ou um espaço fino sem quebra
mistake-note-form = precisa do valor de uma nota, como "500"
mistake-clause-key = nenhuma recusa nem evento se chama { $name }{ $hint }
mistake-clause-form = { $value } não é uma cláusula; use uma como "PE-31", ou "convention" se o livro de regras não tem nenhuma
mistake-square-number = as casas são numeradas de 0 até { $most } no máximo
mistake-one-effect = um cartão faz exatamente uma coisa, e este { $count }; uma de { $names }
mistake-range-form = precisa de [mínimo, máximo], dois números inteiros de { $low } a { $high }, o menor primeiro
mistake-buildings-form = precisa de house e hotel, e nada mais, como house = 25, hotel = 100
mistake-only-true = só pode ser true
mistake-rents-form = precisa de uma lista de 1 a { $count } números inteiros de { $low } a { $high }
mistake-reference-form = precisa do nome que o grupo ou o baralho tem neste arquivo
mistake-table-form = precisa de uma tabela: uma [seção], ou pares chave = valor entre chaves
mistake-colour-form = { $value } não é uma cor; use uma como "#0f6e84"
mistake-text-form = precisa de um texto entre aspas
mistake-text-empty = está vazio; escreva algo ou tire a linha
mistake-text-long = tem { $count } caracteres; são permitidos no máximo { $most }
mistake-text-invisible = tem uma quebra de linha ou outro caractere de controle invisível; tire-o

# Sobre o que um arquivo estende.
mistake-not-in-parent = { $value } não está na edição que se estende{ $hint }
mistake-changes-nothing = não muda nada: a edição que se estende já diz { $value }; tire a linha
mistake-mode-changes-nothing = não muda nada: { $name } já é { $value }; tire a linha
mistake-in-mode = { $name }: { $said }

# A edição inteira.
mistake-missing = falta; informe aqui ou estenda uma edição que tenha
mistake-missing-dial = falta; use { $allowed }
mistake-missing-of-kind = falta; uma casa do tipo { $kind } precisa disso
mistake-not-of-kind = uma casa do tipo { $kind } não tem { $name }; tire-o, ou remova "{ $key }"
mistake-notes-sum = as notas somam { $amount }; money.start é { $start }
mistake-noun-name = deve conter o nome da casa, “{ $name }”: é esse nome como uma frase o diz, com o seu artigo
mistake-squares-count = { $count } casas; um tabuleiro tem de { $least } a { $most }
mistake-square-missing = falta; as casas vão de 0 a { $most }
mistake-no-deck = não há um baralho { $value }{ $hint }
mistake-no-group = não há um grupo { $value }{ $hint }
mistake-mortgage-above = uma hipoteca de { $amount } está acima do preço de { $price }; use { $price } ou menos
mistake-lot-rents = um terreno tem { $needed } aluguéis (vazio, uma a quatro casas, hotel), não { $count }
mistake-company-rents = uma empresa tem uma só taxa, pela qual se multiplicam os dados, não { $count }
mistake-rents-above-group = { $count } aluguéis conforme quantos se tem, mas o grupo só tem { $most }
mistake-one-start = a casa 0, e nenhuma outra, é do tipo start; há: { KNOWN($squares) ->
    [yes] { $squares }
   *[no] nenhuma
}
mistake-one-jail = um tabuleiro tem uma prisão, e este { $count }: { $squares }
mistake-pattern-taken = o grupo { $name } já tem este padrão; cada grupo precisa do seu
mistake-group-empty = nenhuma casa é do grupo { $name }; remova o grupo
mistake-group-kinds = as casas do grupo { $name } são de tipos diferentes: { $kinds }; um grupo tem um só
mistake-group-lots = terrenos no grupo { $name }: { $count }; um grupo tem de 2 a 4
mistake-group-size = casas no grupo { $name }: { $count }; um grupo tem no máximo { $most }
mistake-decks-count = { $count } baralhos; são permitidos no máximo { $most }
mistake-deck-unused = nenhuma casa tira do baralho { $name }: seus cartões nunca sairiam; remova-o ou dê-lhe uma casa do tipo cards
mistake-cards-count = { $count } cartões; um baralho tem de 1 a { $most }
mistake-all-jail-free = todos são cartões de saída da prisão: o baralho poderia acabar; acrescente outro cartão
mistake-jail-free-count = { $count } cartões de saída da prisão; são permitidos no máximo { $most }
mistake-effect-missing = falta; informe o que o cartão faz
mistake-beyond-board = { $value } fica fora do tabuleiro de { $count } casas; use { $most } ou menos
mistake-no-kind = o tabuleiro não tem casa do tipo { $kind }; acrescente uma ou indique outro tipo
mistake-no-jail = o tabuleiro não tem prisão; acrescente uma casa do tipo jail ou dê outro efeito ao cartão
mistake-card-loop = os cartões levam um peão em círculos sem fim: da casa { $squares } para { $start }; faça um deles levar a outro lugar

# Regras que se contradizem entre si ou com o tabuleiro.
mistake-players-min = está acima de players.max, { $most }; use { $most } ou menos
mistake-no-titles = o tabuleiro não tem título para comprar: ninguém poderia ganhar; acrescente algum
mistake-titles-dealt = { $count } títulos são poucos para { $players } jogadores; use { $most } ou menos
mistake-start-cash = é pouco para pagar os títulos distribuídos ({ $count }, de até { $price }); use { $least } ou mais
mistake-jackpot-square = um bolo precisa de uma casa do tipo parking, onde é ganho
mistake-no-jail-square = o tabuleiro não tem casa do tipo jail; acrescente uma ou use { $allowed }
mistake-go-to-no-jail = o tabuleiro tem uma casa do tipo go-to-jail, mas nenhuma do tipo jail; acrescente uma
mistake-jail-cards = há cartões de saída da prisão; use true ou tire-os dos baralhos
mistake-bail-forced = a fiança é exigida depois do último lançamento sem dupla: isso precisa de jail.double_turns acima de 0
mistake-bail-never = um jogador poderia nunca ter de sair da prisão: jail.wait_turns deve ser maior que 0, ou jail.bail_when "start-or-forced" ou "forced-next-turn"

# Modos, regras da casa e edições em registros.
mistake-unknown-mode = { $edition } não tem o modo { $value }{ $hint }
mistake-house-rules-form = as regras da casa são dadas como pares de chave e valor
mistake-unknown-rule = nenhuma regra se chama { $name }{ $hint }
mistake-not-data = não são os dados de uma edição
mistake-stored-mode = nenhum modo se chama { $value }
mistake-dials-form = precisa de uma tabela de regras
mistake-stored-dial = regra desconhecida: { $name }{ $hint }
mistake-sources-form = precisa de um arquivo e cláusulas para cada regra
