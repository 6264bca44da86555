### Records of play: the check that a deal was fair, the replay of a game, and the review of a deal or a game.

## The check of a deal. Before it the table promises a secret number, and each device gives a share: a random number.
## Both together decide the order of the cards. The check works that out again.

check-working = Verificando a rodada…
check-again = Tentar de novo
check-marks-holds = Confere
check-marks-fails = Não confere
check-marks-open = Não dá para verificar
check-steps-promise = A promessa antes da rodada
check-steps-shares = A parte de cada um
check-steps-cards = As cartas
check-steps-play = Depois da distribuição
check-yours = a sua
check-none = não deu nenhuma
check-pile = Primeira carta do lixo
check-indicator = Mostra o coringa
check-save = Salvar a prova
check-saveHint = Um arquivo de texto que qualquer um pode verificar sem este servidor: npm run verify -- ARQUIVO, no código do jogo.
check-figures = Todos os números
check-figureNames-commitment = Promessa (SHA-256)
check-figureNames-secret = Segredo
check-figureNames-game = Partida
check-figureNames-table = Mesa
check-how = Como funciona
check-howParts-1 = Antes de cada rodada, a mesa escolhe um número secreto e publica a impressão digital dele, que não revela o segredo a ninguém. Se o segredo mudasse depois, a impressão digital mudaria.
check-howParts-2 = Depois, o aparelho de cada jogador acrescenta um número próprio ao acaso: a sua parte. Só quando todas as partes estão publicadas as cartas são dadas, numa ordem calculada com o segredo e todas as partes.
check-howParts-3 = Depois da rodada, a mesa mostra o segredo. Seu aparelho lembra o que viu e calcula tudo de novo.
check-limits = O que isto não mostra
check-limitParts-1 = Quem viu as cartas. O servidor conhece todas e poderia contar a alguém.
check-limitParts-2 = Se o servidor está combinado com um jogador da mesa: esse jogador poderia escolher a própria parte por último, depois de testar muitas.
check-limitParts-3 = Por que falta uma parte. O servidor poderia deixar partes de fora, como se tivessem chegado tarde, e assim escolher entre algumas ordens: duas para uma parte, quatro para duas, e assim por diante. O aparelho cuja parte falta avisa.
check-limitParts-4 = Nada mesmo, se ninguém deu a própria parte, como quando só há bots.
check-limitParts-5 = Se esta página é confiável: ela vem do mesmo servidor. Salve a prova para verificar em outro lugar.
check-problems-unseen = Este aparelho não estava na mesa antes desta rodada, por isso não sabe o que foi prometido.
check-problems-missing = Esta rodada não está mais guardada.
check-problems-old = Este servidor ainda não consegue mostrar as rodadas.
check-problems-busy = Tente de novo em alguns segundos.
check-problems-offline = Agora não há conexão com a mesa.
check-problems-failed = A verificação não pôde ser concluída.
check-checkTitle = Verificação da rodada { $deal }
check-verdictWords =
    { $verdict ->
        [doctored] Alguma coisa não confere. Veja os passos marcados com ✗.
        [tables] Tudo confere, mas ninguém deu a própria parte: a ordem das cartas foi escolha só da mesa.
        [again]
            Tudo confere, mas a mesa começou esta rodada { $times ->
                [one] { $times } vez
               *[other] { $times } vezes
            }. Ela pode ter escolhido entre outras tantas ordens das cartas.
        [missed] Nada se contradiz, mas seu aparelho não recebeu a lista de partes: a mesa poderia ter escrito a lista depois da rodada.
       *[holds] Tudo confere. A mesa não pôde escolher estas cartas; o que isto não mostra está mais abaixo.
    }
check-faultWords = O registro desta rodada está danificado na linha { $line }. Ele não prova nada.
check-cardsOfWords =
    { $whose ->
        [none] { CAPITAL(CARDS($cards, style: "name")) }.
       *[other] { $whose }: { CARDS($cards, style: "name") }.
    }
check-stockName = Monte, a próxima carta primeiro ({ COUNT($count, "card") })
check-someGave =
    { $count ->
        [1] { $count } parte de { $of }. Sem parte: { PEOPLE($without) }.
       *[other] { $count } partes de { $of }. Sem parte: { PEOPLE($without) }.
    }
check-deckHeld = O segredo e as partes dão exatamente estas { $cards } cartas, nesta ordem.
check-shuffledLater = O que foi embaralhado depois ({ $times }×) também vem daí.
check-playHeld =
    { $actions ->
        [1] A única ação levou ao que dizem as regras.
       *[other] Cada uma das { $actions } ações levou ao que dizem as regras.
    }
check-begunAgain = Logo antes desta rodada, a mesa pegou a sua parte para { $count ->
        [1] outra rodada e não chegou a dar as cartas
       *[other] outras { $count } rodadas e não chegou a dar as cartas em nenhuma
    }, pelo que seu aparelho viu. Pode ser uma falha do servidor ou da sua conexão, mas a mesa também pode ter olhado as cartas e começado de novo.
check-atAction = Ação { $index }: { $action }
check-tookHand =
    { $after ->
        [0] { $name } assumiu a mão de um bot (lugar { $seat }) antes da primeira ação.
       *[other] { $name } assumiu a mão de um bot (lugar { $seat }) depois da ação { $after }.
    }

## Steps of the check that fit, or cannot be checked.

checkHeld-whole = Cada carta esteve sempre em um lugar só.
checkHeld-promise = O segredo mostrado agora é o que foi prometido.
checkHeld-seen = Seu aparelho viu a promessa antes da rodada, e ela continua a mesma.
checkHeld-sharesMissed = Seu aparelho não recebeu a lista de partes publicada antes da rodada.
checkHeld-shares = As partes usadas são as publicadas antes da rodada.
checkHeld-ownShare = A sua parte está entre elas, sem mudança.
checkHeld-noShare = Seu aparelho não deu nenhuma parte.
checkHeld-noSeat = Você não tinha lugar na mesa.
checkHeld-nobodyGave = Ninguém deu a própria parte.
checkHeld-everybodyGave = Todos deram a própria parte.
checkHeld-handMissed = Seu aparelho não viu as suas primeiras cartas.
checkHeld-hand = As cartas que você recebeu são as que você viu.
checkHeld-notShuffled = Nada foi embaralhado depois.

## Steps that do not fit because of these players: "A share was changed: Ana."

checkFailedWith-late = Foi usada uma parte que não tinha sido publicada antes da rodada: { PEOPLE($people) }.
checkFailedWith-dropped = Uma parte foi publicada antes da rodada e depois não foi usada: { PEOPLE($people) }.
checkFailedWith-changed = Uma parte foi alterada: { PEOPLE($people) }.
checkFailedWith-otherHands = O segredo e as partes dão outras mãos: { PEOPLE($people) }.

## Steps that do not fit.

checkFailed-noDeal = O registro não começa com uma distribuição.
checkFailed-twoDeals = O registro tem uma segunda distribuição.
checkFailed-unfinished = O registro acaba antes da rodada.
checkFailed-goesOn = Há alguma coisa depois do fim da rodada.
checkFailed-impossible = Isto não pode ter acontecido: uma carta está em dois lugares, ou falta.
checkFailed-otherNumber = O registro é de outra rodada.
checkFailed-otherChance = O registro traz dois segredos diferentes, ou duas listas de partes.
checkFailed-notPromised = O segredo mostrado agora não é o que foi prometido.
checkFailed-notSeen = Seu aparelho não viu isto.
checkFailed-otherTable = Esta rodada é de outra mesa.
checkFailed-otherGame = Esta rodada é de outra partida.
checkFailed-otherDeal = Esta não é a rodada que seu aparelho viu.
checkFailed-otherSeats = Esta mesa não tem o mesmo número de lugares que seu aparelho viu.
checkFailed-otherCommitment = A promessa foi trocada depois da rodada.
checkFailed-wrongCount = A lista de partes não tem uma linha para cada lugar.
checkFailed-notPublished = Seu aparelho não recebeu a lista de partes.
checkFailed-otherList = A lista de partes não é a que seu aparelho viu antes da rodada.
checkFailed-noneGiven = Seu aparelho não deu nenhuma parte.
checkFailed-leftOut = Seu aparelho deu uma parte, mas a mesa não usou.
checkFailed-notMine = Foi usada uma parte no seu lugar, mas seu aparelho não deu nenhuma.
checkFailed-nobody = Ninguém deu a própria parte.
checkFailed-cannotBeDealt = Com estas regras não dá para distribuir as cartas nesta mesa.
checkFailed-otherStock = O segredo e as partes dão outro monte.
checkFailed-otherPile = O segredo e as partes dão outra primeira carta do lixo.
checkFailed-otherIndicator = O segredo e as partes dão outra carta que mostra o coringa.
checkFailed-otherWild = O segredo e as partes dão outro coringa.
checkFailed-otherFaceUp = O segredo e as partes dão outras cartas abertas.
checkFailed-otherTurn = Pelas regras, quem começa é outro jogador.
checkFailed-otherHand = A mão do registro não é a que você viu.
checkFailed-otherShuffle = O monte foi embaralhado numa ordem diferente da que o segredo e as partes dão.
checkFailed-otherRest = O resto da rodada não é o que o segredo e as partes dão.
checkFailed-refused = As regras não permitem isto.
checkFailed-otherEvents = Isto levou a algo diferente do que dizem as regras.
checkFailed-ownChanged = A sua parte foi alterada.

## The replay of a finished game from its record: a text of what happened.

replay-title = Replay
replay-open = Abrir uma partida
replay-intro = Veja de novo uma partida terminada: abra o registro, cole o texto ou solte o arquivo em qualquer ponto desta página.
replay-choose = Escolher um arquivo
replay-paste = Ou cole o texto de um registro
replay-pasteHint = Ele começa com “crazy-rummy record”.
replay-show = Abrir
replay-loading = Abrindo a partida…
replay-again = Tentar de novo
replay-drop = Solte o registro aqui
replay-controls = Controles
replay-play = Reproduzir
replay-pause = Pausar
replay-forward = Uma jogada à frente
replay-back = Uma jogada atrás
replay-nextDeal = Próxima rodada
replay-lastDeal = Início da rodada
replay-scrubber = Momento da partida
replay-speed = Velocidade
replay-eyes = Visão de
replay-all = Todas as mãos
replay-moment = Ir para
replay-deal = Rodada
replay-turn = Turno
replay-go = Ir
replay-link = Copiar um link para este turno
replay-save = Salvar esta partida em um arquivo
replay-result = Mostrar o resultado
replay-close = Fechar
replay-marks = Na linha do tempo
replay-marksKey = Um traço acima: uma combinação. Abaixo: uma troca. Atravessando a linha: alguém bateu.
replay-keys = Teclas
replay-problems-noSuchGame = Essa partida não existe, ou não é pública.
replay-problems-notYet = O servidor ainda está guardando esta partida. Tente de novo daqui a pouco.
replay-problems-offline = Agora não dá para carregar a partida.
replay-problems-tooFast = Você abriu muitas partidas em pouco tempo. Espere um minuto.
replay-problems-notText = Isto não é um arquivo de texto.
replay-problems-missing = O registro desta partida não está mais neste aparelho.
replay-problems-empty = Nesta partida nenhuma carta foi distribuída.
replay-playerName = Jogador { $number }
replay-speedName = { $speed }×
replay-atMoment =
    { $deal ->
        [0] antes da primeira rodada
       *[other]
            { $turn ->
                [0] rodada { $deal }
               *[other] rodada { $deal }, turno { $turn }
            }
    }
replay-momentName = { CAPITAL(replay-atMoment) }
replay-replayOf = Replay – { $game }
replay-jumpedTo = { replay-momentName }. { $step }.
replay-seenBy =
    { $name ->
        [none] Você vê todas as mãos.
       *[other] Você vê o que { $name } viu.
    }
replay-beginsLate = Este registro começa na rodada { $deal }. Os totais são contados a partir daí.
replay-noEnd = Este registro para antes do fim da partida ({ replay-atMoment }).
replay-doubtful = Não confirmado: a partir da ação { $action } ({ replay-atMoment }), o registro não segue as regras. Foi alterado ou é de uma versão com outras regras.
replay-damaged = O registro desta partida no servidor está danificado. { $reason }
replay-recordFault =
    { $problem ->
        [tooLongAt] Este registro é longo demais na linha { $line }.
        [tooLong] Isto é longo demais para ser um registro.
        [notARecord] Isto não é o registro de uma partida: não começa com “crazy-rummy record”.
        [olderVersion] Este registro é de uma versão antiga do jogo e não abre mais.
        [newerVersion] Este registro é de uma versão mais nova do jogo. Recarregue a página para usar essa versão.
        [unknownRules] Linha { $line }: nenhum jogo tem estas regras.
        [wrongSeats] Linha { $line }: com estas regras, nenhuma mesa tem tantos lugares.
        [unknownActor] Linha { $line }: ninguém nesta mesa podia agir aqui.
        [unknownAction] Linha { $line }: isto não é uma ação do jogo.
       *[unknownEvents] Linha { $line }: não dá para ler o que aconteceu aqui.
    }
replay-impossible = Este registro se contradiz: a ação { $action } não pode ter acontecido. Nada dele é mostrado.

## The keys of a replay: as they are printed on a keyboard of the language, and what each does.

replayKeys-1-1 = Espaço
replayKeys-1-2 = Reproduzir ou pausar
replayKeys-2-1 = ← →
replayKeys-2-2 = Uma jogada atrás ou à frente
replayKeys-3-1 = {"["} ]
replayKeys-3-2 = Uma rodada atrás ou à frente
replayKeys-4-1 = Home, End
replayKeys-4-2 = Início e fim da partida
replayKeys-5-1 = S
replayKeys-5-2 = Placar
replayKeys-6-1 = Esc
replayKeys-6-2 = Fechar

## The review: what luck and skill did in a deal or a game, and which turns were good or costly.

review-fortune = Sorte e habilidade
review-swap = Sua melhor troca
review-good = Seus melhores turnos
review-goodHint = Em comparação com o turno mais óbvio: baixar tudo o que dá sem trocar e descartar uma carta alta.
review-moments = O que mais custou
review-momentsHint = Só conta o que você podia ver na hora: azar não conta.
review-roughHint = Só erros claros: jogamos as duas continuações dezenas de vezes, cada vez com outras cartas escondidas.
review-wasAway = Um bot ou o relógio jogou alguns dos seus turnos. Esses não são julgados.
review-noScore = Aqui não há pontos para analisar.
review-played = Você
review-better = Melhor
review-hand = Sua mão
review-pile = Lixo
review-table = Na mesa
review-marks = ✓ sai da sua mão só no turno melhor; ✗, só no seu.
review-luck = Sorte
review-skill = Habilidade
review-perDeal = Rodada por rodada
review-how = Como isto é calculado
review-again = Tentar de novo
review-toTable = Para a mesa
review-yourTurn = É a sua vez.
review-nextBegan = A próxima rodada já começou.
review-problems-old = Este servidor ainda não consegue analisar rodadas.
review-problems-busy = Tente de novo em alguns segundos.
review-problems-offline = Agora não há conexão com a mesa.
review-problems-failed = A análise não pôde ser concluída.
review-reviewTitle =
    { $deal ->
        [none] Análise da partida
       *[other] Análise da rodada { $deal }
    }
review-replaying =
    { $deals ->
        [1] Jogando a rodada de novo…
       *[other] Jogando { $deals } rodadas de novo…
    }
review-missingDeals =
    { $count ->
        [1] { COUNT($count, "deal") } desta partida não está mais guardada.
       *[other] { COUNT($count, "deal") } desta partida não estão mais guardadas.
    }
review-aBot =
    { $level ->
        [beginner] um bot iniciante
        [steady] um bot firme
        [sharp] um bot esperto
       *[expert] um bot craque
    }
review-fortuneWords =
    { $bot ->
        [none] Você terminou com { COUNT($own, "point") }, sem nada para decidir. No seu lugar, { review-aBot } termina com { COUNT($expected, "point") } em média.
       *[other] Você terminou com { COUNT($own, "point") }. No seu lugar, { review-aBot } termina com { COUNT($bot, "point") } com as mesmas cartas, e com { COUNT($expected, "point") } em média com outras.
    }
review-nothingCostly =
    { $isPraised ->
        [yes] Não achamos nenhuma decisão que tenha custado pontos. Jogou bem!
       *[no] Não achamos nenhuma decisão que tenha custado pontos.
    }
review-luckWords =
    { $luck ->
        [better] as cartas foram melhores que de costume
        [worse] as cartas foram piores que de costume
       *[same] as cartas foram tão boas quanto de costume
    }
review-skillWords =
    { $skill ->
        [none] você não teve nada para decidir
        [better] melhor que { review-aBot } com as suas cartas
        [worse] pior que { review-aBot } com as suas cartas
       *[same] tão bem quanto { review-aBot } com as suas cartas
    }
review-dealShares = Rodada { $deal }: sorte { $luck }, habilidade { $skill }
review-goodHeading =
    { $gain ->
        [0] Rodada { $deal }, turno { $turn }: { GROUPED($gain) } pontos a mais
        [one] Rodada { $deal }, turno { $turn }: { GROUPED($gain) } ponto a mais
       *[other] Rodada { $deal }, turno { $turn }: { GROUPED($gain) } pontos a mais
    }
review-swapHeading =
    { $laid ->
        [0] Rodada { $deal }, turno { $turn }
       *[other] Rodada { $deal }, turno { $turn }: { COUNT($laid, "point") } na mesa
    }
review-momentHeading =
    { $cost ->
        [0] Rodada { $deal }, turno { $turn }: −{ GROUPED($cost) } pontos
        [one] Rodada { $deal }, turno { $turn }: −{ GROUPED($cost) } ponto
       *[other] Rodada { $deal }, turno { $turn }: −{ GROUPED($cost) } pontos
    }
review-repeated =
    { $turns ->
        [1] Você fez a mesma escolha em mais { $turns } turno.
       *[other] Você fez a mesma escolha em mais { $turns } turnos.
    }
review-handWords = Sua mão: { CARDS($hand, style: "name") }.

## How luck and skill are worked out, in paragraphs.

howWorkedOut-luck = Sorte: fazemos { review-aBot } jogar no seu lugar com as mesmas cartas, contra vários grupos de bots, e depois 32 vezes com as cartas embaralhadas de novo. O quanto o bot vai melhor com as suas cartas é a sua sorte.
howWorkedOut-skill = Habilidade: o quanto você foi melhor que esse bot com as mesmas cartas, desde a sua primeira decisão. O que um bot ou o relógio decidiu por você não conta. Os outros da sua mesa também contam: contra quem joga bem, é mais difícil ficar na frente.
howWorkedOut-both = O sinal de mais é bom para você em todos os jogos. Uma rodada diz pouco sobre a habilidade; uma partida inteira diz mais.

## Moves in a few words, as in a list of what was played and what would have been better.

reviewActions-drawFromStock = Comprar do monte
reviewActions-takeBack = Anular
reviewActions-float = Flutuar
reviewActions-endTurn = Passar a vez
reviewActions-decline = Deixar o lixo
reviewActions-recall = Pegar de volta o descarte
reviewActions-claim = Pegar a carta
reviewActions-pass = Deixar a carta passar
reviewActions-takePress = Ficar com os pontos
reviewActions-leavePress = Não ficar com os pontos
reviewActions-takeDownTo =
    { $count ->
        [1] Pegar { CARD($deepest, article: "the") }
       *[other] Pegar { $count } cartas, até { CARD($deepest, article: "the") }
    }
reviewActions-lay = Baixar { MELD($meld, style: "short") }
reviewActions-layOff =
    { $on ->
        [none] Encaixar { CARD($card, article: "the") }
       *[other] Encaixar { CARD($card, article: "the") } em { MELD($on, style: "short") }
    }
reviewActions-swapFor = Trocar { CARDS($naturals, article: "the") } { WILD($wild, $terms, article: "for") }
reviewActions-discardOf = Descartar { CARD($card, article: "the") }
reviewActions-layContract = Baixar o contrato: { MELDS($melds, style: "short") }
reviewActions-goOut = { TERM($terms, "GoOut") }
reviewActions-goRummy =
    { $discard ->
        [none] Fazer rummy com { MELDS($melds, style: "short") }
       *[other] Fazer rummy com { MELDS($melds, style: "short") }, e descartar { CARD($discard, article: "the") }
    }
reviewActions-upForTwo = Descartar { CARD($card, article: "the") } e encerrar a rodada com o seu 2
reviewActions-chooseSize = Ficar com { COUNT($size, "card") }
reviewActions-nameRank = Escolher { RANK($rank, number: "many", article: "the") }
reviewActions-claimOf =
    { $count ->
       *[other] Pegar { CARDS($cards, article: "the") }
    }

## The cards dealt: how many wilds and how much deadwood, against the average of fair deals.

dealt-heading = As cartas recebidas
dealt-hint = O que cada jogador recebeu e, entre parênteses, a média de cartas bem embaralhadas.
dealt-wilds = Coringas
dealt-deadwood = Cartas soltas
dealt-meaning = Cartas soltas: os pontos que sobram depois de baixar as melhores combinações de uma mão, assim como foi recebida.
dealt-band = A linha: a sua soma, acima ou abaixo da média. Sombreado: onde terminam 19 de cada 20 séries bem embaralhadas.
dealt-withShare = { $dealt } ({ GROUPED($fair) })
dealt-aboveShare =
    { $sign ->
        [plus] +{ GROUPED($difference) }
        [minus] −{ GROUPED($difference) }
       *[even] { GROUPED($difference) }
    }
dealt-dealtWords =
    { $figure ->
        [deadwood] Cartas soltas: { COUNT($dealt, "point") }; a média é { GROUPED($fair) }.
       *[wilds] Coringas: { $dealt }; a média é { GROUPED($fair) }.
    } { $than ->
        [more] É um pouco mais que o normal; acontece em uma de cada três séries.
        [less] É um pouco menos que o normal; acontece em uma de cada três séries.
        [muchMore] É mais que em 19 de cada 20 séries bem embaralhadas.
        [muchLess] É menos que em 19 de cada 20 séries bem embaralhadas.
       *[near] É o normal: duas de cada três séries ficam perto assim.
    }
