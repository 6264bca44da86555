### Points: the tally after a deal, the final standing, the score sheet, the settlement, and results to share.

## The tally.

tallyHeads-player = Nome
tallyHeads-hand = Na mão
tallyHeads-points = Pontos
tallyHeads-total = Total
tally-nextDouble = A próxima rodada vale o dobro.
tally-outBeforeYou = { story-wentOut } antes de você jogar.
tally-outBefore =
    { $count ->
        [one] { story-wentOut } antes de { PEOPLE($others) } jogar.
       *[other] { story-wentOut } antes de { PEOPLE($others) } jogarem.
    }
tally-scoresOthers = { cards-personAlone } soma os pontos de todas as outras mãos.
tally-countedDouble = A rodada valeu o dobro.
tally-rankDouble =
    Com { RANK($rank, number: "many", article: "the") } como { TERM($terms, "wilds") }, os pontos valem o dobro.
tally-oneTurnDouble = Ganhar em um único turno vale o dobro.
tally-leads = { cards-personAlone } assume a ponta com { COUNT($total, "point") }.
tally-part =
    { $of ->
        [table] na mesa { SIGNED($count) }
        [hand] na mão { SIGNED($count) }
        [unopened] nada baixado { SIGNED($count) }
        [otherHands] mãos dos outros { SIGNED($count) }
        [factor] ×{ $count }
       *[goingOut] por bater { SIGNED($count) }
    }
tally-leftCard = { CAPITAL(CARD($card, style: "name")) }, { COUNT($count, "point") }.
tally-nextIn = Próxima rodada em { $seconds } s
tally-rematchIn =
    { $isReady ->
        [yes] Revanche em { $seconds } s
       *[no] Revanche em { $seconds } s. Aperte “Revanche” para manter o seu lugar
    }
tally-pressMoved = { SIGNED($count) } pelo Press
tally-heading =
    { $wildRank ->
        [0] Rodada { $deal }
       *[other] Rodada { $deal }: { RANK($wildRank, number: "many", article: "the") } são { TERM($terms, "wilds") }
    }
tally-waitingFor = Esperando { LIST($names) }
tally-won =
    { $count ->
        [one]
            { $withYou ->
                [yes] Você ganhou
               *[no] { PEOPLE($winners) } ganhou
            }
       *[other] { CAPITAL(PEOPLE($winners)) } ganharam
    }
tally-place = { ORDINAL($position) }
bestWins-low = Ganha o menor total.
bestWins-high = Ganha o maior total.

## The final standing.

final-ready = ok
final-ownPlace = Você ficou em { ORDINAL($position) } de { $players }
ratedOver-words = Partida ranqueada: conta para quem começou, a não ser que o servidor tenha falhado.
ratedOver-toBoard = Ir para o ranking
install-heading = Jogue direto da sua tela inicial
install-hint = Abre como um aplicativo, em tela cheia e também sem internet.
install-share = Toque em Compartilhar na barra do navegador
install-add = e depois “Adicionar à Tela de Início”
install-install = Instalar
install-decline = Não, valeu
bests-heading = Seus recordes
bests-hint = Nas partidas neste aparelho, incluindo o treino.
bests-points = Seu melhor resultado em { COUNT($deals, "deal") }
bests-swaps = Seu recorde de trocas em uma partida
bests-streak = Sua maior série de vitórias
bests-out = Sua batida mais rápida
bests-outIn = turno { $value }
bests-beaten = { $name }: { $value }, antes { $before }
bests-equalled = { $name }: { $value } de novo
final-playedWith = Você jogou com { LIST($names) }.
inviteAgain-button = Convidar de novo
inviteAgain-hint = Uma mesa privada nova com as mesmas regras, e o link para compartilhar.

## The score sheet.

sheet-none = Os pontos aparecem depois da primeira rodada.
sheet-sheet = Pontos e totais, rodada por rodada
sheet-deal = Rodada
sheet-total = {", total "}
sheet-totals = Totais depois de cada rodada
sheet-counts = Pontos por carta
sheet-race = A corrida
sheet-asTable = Como tabela
sheet-settle = Acerto
sheet-settleAs = Quem paga a quem
sheet-settleIn = Acertar em
sheet-nothingDue = Ninguém deve nada.
sheet-countedDouble = Valeu o dobro.
sheet-cancelledMark = C
sheet-dealtMark = D
sheetKey-total = Números pequenos: total até ali
sheetKey-dealt = D: deu as cartas
sheetKey-out = sublinhado: bateu
sheetKey-wild = junto ao número de cada rodada: o coringa
sheetKey-double = ×2: valeu o dobro
sheetKey-press = P: pontos pelo Press
sheetKey-cancelled = C: cancelada, porque o jogo foi atualizado
sheet-goalAfter =
    { $best ->
        [low] Ganha o menor total depois de { COUNT($deals, "deal") }.
       *[high] Ganha o maior total depois de { COUNT($deals, "deal") }.
    }
sheet-goalAt =
    { $best ->
        [low] A partida acaba depois da rodada em que um jogador chega a { $target }; ganha o menor total.
       *[high] A partida acaba depois da rodada em que um jogador chega a { $target }; ganha o maior total.
    }

## How cards count.

systems-penalties = As cartas que sobram na sua mão contam contra você.
systems-winnerTakesHands = Quem encerra a rodada soma os pontos de todas as outras mãos.
systems-meldedMinusHand =
    As cartas que você pôs na mesa contam a favor; as que sobram na sua mão contam contra você.
systems-meldedPlusHands =
    As cartas que você pôs na mesa contam a favor; quem encerra a rodada soma também os pontos de todas as outras mãos.
systems-melded = As cartas que você pôs na mesa contam a favor.
sheet-outScores = Bater vale { SIGNED($count) }.
sheet-outAtOnceScores = Bater em um único turno, sem ter jogado nada antes, vale { SIGNED($count) }.
doubles-wholeHand = Jogar a mão inteira em um único turno vale o dobro.
doubles-sevenOrKing = Com os 7 ou os reis como coringas, os pontos valem o dobro.
doubles-press =
    Quando um jogador está 50 pontos ou mais atrás de todos os outros, a próxima rodada vale o dobro.

## The settlement.

settleMethods-everyPair = Dois a dois
settleMethods-winnerOnly = Só o vencedor recebe
settleUnits-points = Pontos
settleUnits-cents = Centavos
sheet-settleHint =
    { $method ->
        [everyPair] Os jogadores acertam, dois a dois, a diferença entre os totais
       *[winnerOnly] Cada jogador paga ao vencedor a diferença entre os totais
    }{ $rate ->
        [0] {""}
       *[other] : { COUNT($rate, "cent") } por ponto{ $roundTo ->
            [0] {""}
           *[other] , arredondando de { $roundTo } em { COUNT($roundTo, "cent") }
        }{ $perDeal ->
            [0] {""}
           *[other] , e { COUNT($perDeal, "cent") } de cada jogador por rodada ganha
        }
    }. É só conta: aqui não circula dinheiro.
sheet-amount = { $sign }{ MONEY($cents) }
sheet-paid =
    { PERSON($from) ->
        [you] Você
       *[other] { $from }
    } paga { $unit ->
        [cents] { MONEY($value) }
       *[points] { COUNT($value, "point") }
    } a { PEOPLE($to) }{ $isForDeals ->
        [yes] {" "}por rodadas ganhas
       *[no] {""}
    }

## How a game was decided. `$deal` and `$since` are deals by number, 0 the last one.

sheet-oneDealDecided =
    { $deal ->
        [0] A última rodada decidiu:
       *[other] A rodada { $deal } decidiu:
    } { PERSON($winner) ->
        [you] você
       *[other] { $winner }
    } assumiu a ponta de vez, com { sheet-gain } nessa rodada.
sheet-gain = { COUNT($gain, "point") } de vantagem sobre { PEOPLE($rival) }
sheet-ledThroughout =
    { PERSON($winner) ->
        [you] Você liderou
       *[other] { $winner } liderou
    } desde a primeira rodada. A melhor foi { sheet-inDeal }: { sheet-gain }.
sheet-inDeal =
    { $deal ->
        [0] a última
       *[other] a rodada { $deal }
    }
sheet-ledSince =
    { PERSON($winner) ->
        [you] Você
       *[other] { $winner }
    } assumiu a ponta de vez { $since ->
        [0] na última rodada
       *[other] na rodada { $since }
    }. A melhor foi { sheet-inDeal }: { sheet-gain }.
sheet-raceAfter = Depois de { COUNT($deals, "deal") }: { LIST($players, type: "comma") }.
sheet-placed = { ORDINAL($place) } { cards-personAlone } com { COUNT($total, "point") }

## Card values.

valued-acesWhenWild = Ases, como coringas
valued-lowAces = Ases antes de um dois
valued-jokers = Jokers
valued-twos = Dois
valued-queenOfSpades = Dama de espadas
valued-blackAces = Ás de paus e de espadas
valued-faceValue = pelo número
valued-wilds = { TERM($terms, "Wilds") }
valued-ranks = { CAPITAL(RANKS($ranks, number: "many")) }
valued-fromTo = De { RANK($first) } a { RANK($last) }

## A result to share.

share-share = Compartilhar…
share-copyPicture = Copiar imagem
share-savePicture = Salvar imagem
share-copyText = Copiar texto
share-selectText = Selecionar texto
share-picture = O resultado como imagem; o texto abaixo diz o mesmo
share-text = O resultado em texto
share-names = Mostra os nomes da mesa, mas não o código dela nem as cartas.
share-states-shared = Compartilhado.
share-states-copied = Copiado.
share-states-selected = Texto selecionado: copie com o menu ou o teclado do seu aparelho.
share-states-cancelled = {""}
share-states-failed = Seu navegador não permitiu. Salve a imagem, ou selecione o texto e copie.
share-stage = { CAPITAL(share-stageOf) }
share-head = { $game }: { share-stageOf }
share-stageOf =
    { $isOver ->
        [yes] resultado final depois de { COUNT($deals, "deal") }
       *[no]
            { $ofDeals ->
                [0] depois da rodada { $deals }
               *[other] depois da rodada { $deals } de { $ofDeals }
            }
    }
share-me = Eu
share-line = { $place } { $name }: { $total }
