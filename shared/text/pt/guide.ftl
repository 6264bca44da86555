### Hints and their reasons, the lesson, the rules in short, and why a move is refused.

## The callout of a hint.

hint-name = Dica
hint-show = Mostrar
hint-next = Outra
hint-best = A melhor
hint-thanks = Valeu
hint-noOther = Nenhuma outra chega perto.
hint-nothing = Ainda não é a sua vez.
hint-dealOver = A rodada acabou.

## The kind of move to look for.

moves-lookAtPile = Dê uma olhada no lixo.
moves-startWithDraw = Comece comprando.
moves-drawStock = Compre do monte.
moves-meld =
    { $kind ->
        [set] Você pode baixar uma { TERM($terms, "set") } de { RANK($rank, number: "many") }.
       *[run] Você pode baixar uma sequência de { SUIT($suit) }.
    }
moves-layOff = Uma das suas cartas cabe em { TERM($terms, "aMeld") } da mesa.
moves-swap = Você pode trocar uma carta por um { TERM($terms, "wild") } da mesa.
moves-takeBack = Antes você precisa anular alguma coisa.
moves-discard = Descarte uma carta.
moves-discardLast = Descarte a sua última carta.
moves-holdBack = Não baixe nada ainda: descarte uma carta.
moves-contract = Você já tem o contrato na mão.
moves-goOut = Você pode { TERM($terms, "goOut") }.
moves-float = Você jogou todas as suas cartas: flutue.
moves-endTurn = Não falta mais nada: passe a vez.
moves-goRummy = Olhe a sua mão inteira: dá para fazer rummy.
moves-upForTwo = Você pode encerrar a rodada com o seu 2.
moves-decline = Deixe o lixo.
moves-recall = Você pode pegar de volta o seu descarte.
moves-chooseSize = Fique com { $cards } cartas.
moves-nameWild = Escolha como { TERM($terms, "wild") } um valor que você tenha na mão.
moves-claim = A carta oferecida ajudaria você.
moves-pass = Deixe esta carta passar.
moves-takePoints = Fique com os pontos.
moves-leavePoints = Não fique com os pontos.

## The exact move and how to make it. `$button` is a button's label.

exactMoves-drawStock = Toque no monte.
exactMoves-takeTop = Pegue { CARD($card, article: "the") } do lixo: essa carta combina com as suas.
exactMoves-takeSeveral = Pegue { COUNT($count, "card") } do lixo, até { CARD($deepest, article: "the") }.
exactMoves-meld =
    Baixe { MELD($meld, style: "short") }. As cartas já estão selecionadas: aperte “{ $button }”.
exactMoves-layOff =
    { $meld ->
        [none]
            Encaixe { CARD($card, article: "the") }. A carta já está selecionada: toque no espaço que acender.
       *[other]
            Encaixe { CARD($card, article: "the") } em { MELD($meld, style: "short") }. A carta já está selecionada: toque no espaço que acender.
    }
exactMoves-swap =
    { $count ->
        [one] A carta { CARDS($naturals) } já está selecionada.
       *[other] As cartas { CARDS($naturals) } já estão selecionadas.
    } Toque { WILD($wild, $terms, article: "in") } para trocar.
exactMoves-takeBack = Aperte “Anular”.
exactMoves-discard =
    Descarte { CARD($card, article: "the") }. A carta já está selecionada: aperte “Descartar”.
exactMoves-press = Aperte “{ $button }”.
exactMoves-layAll = { MELDS($melds, style: "short", type: "comma") }. Aperte “{ $button }”.
exactMoves-upForTwo = A carta { CARD($card) } já está selecionada para o descarte. Aperte “{ $button }”.
exactMoves-chooseSize = Responda: { $cards } cartas.
exactMoves-nameWild = Escolha { RANK($rank, number: "many", article: "the") }.
exactMoves-claim = Diga sim { CARDS($cards, article: "to") }.
exactMoves-no = Responda que não.
exactMoves-yes = Responda que sim.

## How good a hint is beside the best.

besideBest-nearly = Quase tão boa.
besideBest-worse =
    { $number ->
        [0] A melhor
        [1] A segunda melhor
        [2] A terceira melhor
        [3] A quarta melhor
       *[other] A seguinte
    }, cerca de { COUNT($points, "point") } pior.

## Why a move is good. Chances are shares of one.

reasons-forced = É a sua única jogada.
reasons-goesOut =
    { $saved ->
        [0] Assim você { TERM($terms, "goesOut") }.
        [1] Assim você { TERM($terms, "goesOut") }: o seu único ponto não conta.
       *[other] Assim você { TERM($terms, "goesOut") }: os seus { $saved } pontos não contam.
    }
reasons-safeFrom =
    Este turno garante { COUNT($points, "point") }, se { $name }, com { COUNT($left, "card") }, { TERM($terms, "ifOut") } em seguida.
reasons-safeByChance =
    Este turno garante { COUNT($points, "point") }, se a rodada acabar antes da sua próxima vez (chance de cerca de { PERCENT($chance) }).
reasons-scores = Este turno vale { COUNT($points, "point") }.
reasons-contract = Completa o seu contrato.
reasons-opens = Você abre com { $points } pontos, e bastam { $needed }.
reasons-toOpening =
    { $points ->
        [0] Para abrir, você precisa de { $needed } pontos e ainda não tem nenhum.
       *[other] Você tem { $points } dos { $needed } pontos necessários para abrir.
    }
reasons-frees =
    { $count ->
        [one] { CAPITAL(CARDS($naturals, article: "the")) } libera
       *[other] { CAPITAL(CARDS($naturals, article: "the")) } liberam
    } { WILD($wild, $terms, article: "the") }{ $isLaidOff ->
        [yes] , que você encaixa depois.
       *[no]
            { $meld ->
                [none] .
               *[other] , que vai para { MELD($meld, style: "short") }.
            }
    }
reasons-holdsBack =
    O que você tem para baixar ({ COUNT($points, "point") }) fica escondido; o risco de a rodada acabar antes da sua próxima vez é de cerca de { PERCENT($chance) }.
reasons-sheds =
    { $points ->
        [0]
            { $live ->
                [0] { CAPITAL(CARD($card, article: "the")) } { reasons-loose }
               *[other] { CAPITAL(reasons-few) } uma combinação com { CARD($card, article: "the") }.
            }
       *[other]
            { CAPITAL(CARD($card, article: "the")) } custa { COUNT($points, "point") }{ $live ->
                [0] {" "}e { reasons-loose }
               *[other] , e { reasons-few } uma combinação com essa carta.
            }
    }
reasons-loose =
    { $gone ->
        [0] não combina com nada na sua mão.
        [1] não combina mais: a carta que faltava já saiu.
       *[other] não combina mais: as { $gone } cartas que faltavam já saíram.
    }
reasons-few =
    { $live ->
        [1] só 1 carta formaria
        [2] só 2 cartas formariam
       *[other] { COUNT($live, "card") } formariam
    }
reasons-goesWith =
    { $beside ->
        [none] { CAPITAL(CARD($card, article: "the")) } combina com as suas cartas: { reasons-completers }.
       *[other]
            { CAPITAL(CARD($card, article: "the")) } combina com { CARD($beside, article: "the") }: { reasons-completers }.
    }
reasons-keeps = Guarde { CARDS($kept, article: "the") }: { reasons-completers }.
reasons-completers =
    { $orWild ->
        [yes]
            { $live ->
                [0] só um { TERM($terms, "wild") } formaria
               *[other] { COUNT($live, "card") } ou qualquer { TERM($terms, "wild") } formariam
            }
       *[no]
            { $live ->
                [1] { COUNT($live, "card") } formaria
               *[other] { COUNT($live, "card") } formariam
            }
    } { TERM($terms, "aMeld") }{ $gone ->
        [0] {""}
        [1] ; 1 já saiu
       *[other] ; { $gone } já saíram
    }
reasons-deniesFit =
    Não dê { CARD($card, article: "the") } a { $name }, que joga em seguida: essa carta cabe em { TERM($terms, "aMeld") } da mesa.
reasons-deniesWild =
    Não dê { CARD($card, article: "the") } a { $name }, que joga em seguida: essa carta liberaria um { TERM($terms, "wild") }.
reasons-deniesCollector =
    Não dê { CARD($card, article: "the") } a { $name }, que joga em seguida e tem { CARDS($held, article: "the") }.
reasons-contractNeeds =
    { $missing ->
        [0] Não falta mais nenhuma carta para o contrato.
        [1] Ainda falta { COUNT($missing, "card") } para o contrato.
       *[other] Ainda faltam { COUNT($missing, "card") } para o contrato.
    }
reasons-hasNoPlace =
    { CAPITAL(CARD($card, article: "the")) } não serve para o seu contrato: { $missing ->
        [0] não falta mais nenhuma carta.
        [1] ainda falta { COUNT($missing, "card") }, mas não essa.
       *[other] ainda faltam { COUNT($missing, "card") }, mas não essa.
    }
reasons-fewest = Deixa { COUNT($points, "point") } na sua mão, o mínimo possível.
reasons-completes = { CAPITAL(CARD($card, article: "the")) } completa { MELD($meld, style: "short") }.
reasons-fits = { CAPITAL(CARD($card, article: "the")) } cabe em { MELD($meld, style: "short") }.
reasons-fitsSomewhere = { CAPITAL(CARD($card, article: "the")) } cabe em { TERM($terms, "aMeld") }.
reasons-returns =
    Você pode descartar { CARD($card, article: "the") } de novo, e assim nenhuma carta nova custa pontos.
reasons-pileUseless = { CAPITAL(CARD($card, article: "the")) } do lixo não serve para você agora.
reasons-stock =
    { $isAll ->
        [yes] Qualquer uma das { $unseen } cartas que você não vê ajudaria na hora.
       *[no]
            { $helping ->
                [0] Das { $unseen } cartas que você não vê, nenhuma ajudaria na hora.
                [1] Das { $unseen } cartas que você não vê, { $helping } ajudaria na hora.
               *[other] Das { $unseen } cartas que você não vê, { $helping } ajudariam na hora.
            }
    }
reasons-wildRank =
    { $count ->
        [1] Você tem { RANK($rank, article: "a") }.
       *[other] Você tem { $count } { RANK($rank, style: "words") }.
    }
reasons-largeHand = Aqui o que vai para a mesa vale pontos: quanto mais cartas, melhor.
reasons-smallHand = As cartas que sobram na mão custam pontos: quanto menos, melhor.
reasons-offerWorth = Ajuda a sua mão mais do que custa.
reasons-offerNotWorth = Mais atrapalha a sua mão do que ajuda.
reasons-pressWorth = São poucos pontos.
reasons-pressNotWorth = São pontos demais.
reasons-judged = No fim das contas, deve compensar.
reasons-stuck = Do jeito que está, não dá para passar a vez.

## The lesson.

lesson-name = Lição
lesson-gotIt = Entendi
lesson-watch = Mostrar
lesson-skip = Pular a lição
lesson-draw = Sua vez. Em cada turno, comece comprando: toque no monte, as cartas viradas para baixo.
lesson-pressDiscard = Aperte “Descartar” ou arraste a carta para o lixo.
lesson-goOut =
    Só falta uma carta: descarte e você bate. Aí a rodada acaba, e os outros contam as cartas que têm na mão.
lesson-count =
    Muito bem, você ganhou a rodada! Os outros contam as cartas que têm na mão: 10 por figura, 25 por coringa. Ganha quem tiver menos pontos. Agora, três rodadas a partir de 0: primeiro os ases são coringas, depois outras cartas.
lesson-playOn = Jogar três rodadas
lesson-handStep =
    Estas { COUNT($cards, "card") } são suas. Tente jogar todas antes dos outros, em trincas (três ou quatro do mesmo valor, como 8-8-8) e sequências (três ou mais seguidas do mesmo naipe). As que sobrarem contam contra você.
lesson-meldStep =
    { $hasWild ->
        [yes]
            Você tem { lesson-meld }: o coringa substitui qualquer naipe que falte. Toque nas cartas, uma por uma, e aperte “Baixar”.
       *[no] Você tem { lesson-meld }. Toque nas cartas, uma por uma, e aperte “Baixar”.
    }
lesson-pressMeldStep = Isso é { lesson-meld }. Aperte “Baixar” ou arraste as cartas para a mesa.
lesson-meld =
    { $kind ->
        [set] uma trinca, { MELD($meld, style: "short") }
       *[run] uma sequência, { MELD($meld, style: "short") }
    }
lesson-layOffStep =
    { $kind ->
        [set]
            { CAPITAL(CARD($card, article: "own")) } cabe na trinca { MELD($meld, style: "short") }: você pode encaixar essa carta ali. Toque na carta e depois no espaço que acender. Cada carta a menos ajuda.
       *[run]
            { CAPITAL(CARD($card, article: "own")) } cabe na sequência { MELD($meld, style: "short") }: você pode encaixar essa carta ali. Toque na carta e depois no espaço que acender. Cada carta a menos ajuda.
    }
lesson-putBackStep =
    { CAPITAL(CARD($card, article: "the")) } não entra nesta jogada. Toque de novo na carta para deixar na mão.
lesson-othersRunStep =
    { cards-personAlone } baixou { lesson-meld }. Trincas e sequências são combinações, e as da mesa são de todos: depois de baixar uma sua, você pode encaixar cartas em qualquer uma.
lesson-discardStep =
    Nada mais para baixar? Então descarte para passar a vez. Toque { CARD($card, article: "in") } e aperte “Descartar”: é bom se livrar das cartas altas.
lesson-wildStep =
    Nesta rodada, { RANK($rank, number: "many", article: "the") } são coringas: substituem qualquer carta. Aqui { WILD($wild, article: "the") } está no lugar { CARD($face, article: "of") }, como mostra a marca.
lesson-watchStep =
    Agora olhe: { PEOPLE($who) } tem { CARD($natural, article: "the") }, justo a carta que o coringa substitui.
lesson-swappedStep =
    Isso foi uma troca: { CARD($natural, article: "the") } está onde estava o coringa, e { PEOPLE($who) } tem o coringa, para usar de novo.
lesson-takeStep =
    Em vez de comprar do monte, você pode pegar a carta de cima do lixo. { CAPITAL(CARD($card, article: "the")) } combina com { CARD($held, article: "own") }: toque no lixo.
lesson-swapStep =
    Agora é com você! Depois de comprar, e com uma combinação sua na mesa, você pode trocar. Você tem { CARD($natural, article: "the") }, e { WILD($wild, article: "the") } está no lugar dessa carta: toque na sua carta e depois no coringa. Aí o coringa é seu, para jogar ou guardar.

## The rules in short.

shortRules-heading = Em resumo
shortRules-aimPenalties =
    Jogue todas as suas cartas antes dos outros: as que sobrarem na mão deles contam contra eles.
shortRules-aimHands = Jogue todas as suas cartas antes dos outros: as que sobrarem na mão deles valem pontos para você.
shortRules-aimMelds =
    Baixe o máximo de pontos em { TERM($terms, "melds") } e fique sem cartas antes dos outros.
shortRules-turn =
    Na sua vez, compre uma carta, baixe { TERM($terms, "melds") } se quiser e descarte uma carta.
shortRules-turnWithoutMelds = Na sua vez, compre uma carta e descarte uma.
shortRules-drawOrLay = Na sua vez, compre uma carta e descarte uma, ou só baixe cartas.
shortRules-lastDiscard = A última carta também tem que ser um descarte.
shortRules-onlySets = { TERM($terms, "TheMelds") } são { TERM($terms, "sets") }: { shortRules-ofRank }.
shortRules-onlyRuns = { TERM($terms, "TheMelds") } são sequências: { shortRules-inRow }.
shortRules-setsAndRuns =
    Uma { TERM($terms, "set") } tem { shortRules-ofRank }; uma sequência, { shortRules-inRow }.
shortRules-ofRank =
    { $setMax ->
        [none] { $setMin } ou mais cartas do mesmo valor
       *[other] { $setMin } ou { $setMax } cartas do mesmo valor
    }
shortRules-inRow = { $runMin } ou mais cartas seguidas do mesmo naipe
shortRules-wilds = Um { TERM($terms, "wild") } pode substituir qualquer outra carta.
shortRules-wildRank =
    Em cada rodada, um valor é { TERM($terms, "wild") }: as cartas desse valor podem substituir qualquer outra.
shortRules-addAfterContract =
    { $fromNextTurn ->
        [yes] Primeiro baixe o contrato da rodada; a partir da vez seguinte, você pode encaixar cartas { shortRules-added }.
       *[no] Primeiro baixe o contrato da rodada; depois você pode encaixar cartas { shortRules-added }.
    }
shortRules-addAfterMeld =
    { $fromNextTurn ->
        [yes] Depois de baixar { TERM($terms, "aMeld") }, você pode encaixar cartas { shortRules-added } a partir da vez seguinte.
       *[no] Depois de baixar { TERM($terms, "aMeld") }, você pode encaixar cartas { shortRules-added }.
    }
shortRules-add = Você pode encaixar cartas { shortRules-added }.
shortRules-added =
    { $toAny ->
        [yes] { TERM($terms, "inTheMelds") } da mesa
       *[no] { TERM($terms, "inOwnMelds") }
    }
shortRules-newMelds = Depois do contrato, você também pode baixar { TERM($terms, "newMelds") }.
shortRules-swapAndTake =
    { $onlyInRuns ->
        [yes] Se você tem a carta que um { TERM($terms, "wild") } numa sequência da mesa substitui, ponha essa carta no lugar e pegue o { TERM($terms, "wild") }.
       *[no] Se você tem a carta que um { TERM($terms, "wild") } da mesa substitui, ponha essa carta no lugar e pegue o { TERM($terms, "wild") }.
    }
shortRules-swapAndMove =
    { $onlyInRuns ->
        [yes] Se você tem a carta que um { TERM($terms, "wild") } numa sequência da mesa substitui, ponha essa carta no lugar e mude o { TERM($terms, "wild") } de lugar.
       *[no] Se você tem a carta que um { TERM($terms, "wild") } da mesa substitui, ponha essa carta no lugar e mude o { TERM($terms, "wild") } de lugar.
    }
shortRules-outOfTurn =
    { $takes ->
        [none] Quando outro jogador compra do monte, você pode pegar a carta de cima do lixo e comprar mais uma do monte.
       *[other] Quando outro jogador compra do monte, você pode pegar a carta de cima do lixo e comprar mais uma do monte, até { $takes } vezes por rodada.
    }
shortRules-closedPile = Depois de baixar, você só pode comprar do monte.
shortRules-wildKept = Só descarte um { TERM($terms, "wild") } se não puder descartar outra carta.
shortRules-lowestWins = Ganha o menor total.
shortRules-highestWins = Ganha o maior total.

## Why a move is refused.

why-title = Por que não?
why-allRules = Todas as regras desta mesa
why-without =
    Sem { CARD($card, article: "the") }, as cartas formam { TERM($terms, "aMeld") }: { MELD($meld, style: "short") }.
why-with =
    Junte { CARD($card, article: "the") }{ $held ->
        [yes] {" "}da sua mão
       *[no] {""}
    }{ $orWild ->
        [yes] , ou um { TERM($terms, "wild") },
       *[no] {""}
    } para formar { TERM($terms, "aMeld") }: { MELD($meld, style: "short") }.
why-farFromMeld =
    Nem com mais uma carta daria { TERM($terms, "aMeld") }: estas cartas não têm o mesmo valor nem estão perto umas das outras no mesmo naipe.
why-couldLay = Isso você já pode fazer: tem { MELD($meld, style: "short") } na mão.
why-noMeldYet = Você ainda não tem { TERM($terms, "noMeld") } na mão. Pode vir na próxima compra.
why-fitsElsewhere =
    { CAPITAL(CARD($card, article: "the")) } cabe em { TERM($terms, "otherMeld") }: { MELD($meld, style: "short") }.
why-fitsNowhere = Agora { CARD($card, article: "the") } não cabe em { TERM($terms, "noMeld") } da mesa.
why-keeps =
    { $isAll ->
        [yes] Você tem { COUNT($held, "card") } e tentou jogar todas. Guarde uma para descartar.
       *[no] Você tem { COUNT($held, "card") } e tentou jogar { COUNT($played, "card") }. Guarde uma para descartar.
    }

## Why a move is refused. Until these are there, `notices-refused` stands in their place.

refusals-notYourCard = Essa carta não está na sua mão.
refusals-pileEmpty = O lixo está vazio. Compre do monte.
refusals-mustDrawStock = Com uma carta só, você tem que comprar do monte.
refusals-pileClosed = Você já baixou nesta rodada: compre do monte.
refusals-noSuchMeld = { TERM($terms, "ThatMeld") } não está mais aí.
refusals-notAMeld = Estas cartas não formam uma { TERM($terms, "set") } nem uma sequência.
refusals-setFull = Essa { TERM($terms, "set") } já está completa.
refusals-doesNotFit = Essa carta não cabe aí.
refusals-meldFirst = Primeiro baixe { TERM($terms, "ownMeld") }.
refusals-openingTooLow = O que você baixou ainda não tem pontos suficientes.
refusals-openingNeedsRun = Para abrir, você precisa também de uma sequência sem { TERM($terms, "wilds") }.
refusals-keepOne = Você tem que guardar uma carta para descartar.
refusals-notWild = Só dá para trocar por um { TERM($terms, "wild") }.
refusals-wrongNatural = Para trocar por um { TERM($terms, "wild") }, você precisa da carta que ele substitui.
refusals-setNotComplete = Para tirar um { TERM($terms, "wild") } de uma { TERM($terms, "set") } de três cartas, ponha de uma vez duas das que faltam.
refusals-keepDrawn = Você começou o turno com uma carta só: não pode descartar a que comprou, a não ser para { TERM($terms, "goOut") }.
refusals-nothingToTakeBack = Não há nada para anular.
refusals-tooManyPlays = Jogadas e anulações demais neste turno. Descarte para passar a vez.
refusals-tooManyWilds = { TERM($terms, "ThatMeld") } teria { TERM($terms, "wilds") } demais.
# A meld of wilds takes no other cards.
refusals-onlyWilds = { TERM($terms, "AMeld") } só de { TERM($terms, "wilds") } só aceita mais { TERM($terms, "wilds") }.
refusals-locked = Não dá para tirar nada de uma { TERM($terms, "set") } baixada só com { TERM($terms, "wilds") }.
refusals-meldsNotYet = Ainda não dá para baixar { TERM($terms, "melds") }.
refusals-oneMeldATurn = Só dá para baixar { TERM($terms, "newMeld") } por turno.
refusals-notYourMeld = Você só pode encaixar cartas { TERM($terms, "inOwnMelds") }.
refusals-contractFirst = Primeiro baixe o seu contrato inteiro.
refusals-wrongContract = { TERM($terms, "TheseMelds") } não são o contrato desta rodada.
refusals-notThisTurn = Você baixou pela primeira vez neste turno. Pode encaixar cartas a partir da próxima vez.
refusals-noNewMelds = Depois do contrato, não dá para baixar { TERM($terms, "newMelds") }. Encaixe no que está na mesa.
refusals-tooAlike = Você já baixou algo parecido demais nesta rodada.
refusals-topCardOnly = Agora você só pode pegar a carta de cima do lixo.
refusals-needTwoNaturals = Para pegar essa carta, você precisa de duas cartas naturais que combinem com ela.
refusals-mustMeldTaken = Jogue a carta que você pegou do lixo, ou anule as suas jogadas.
refusals-frozen = As cartas que você pegou do lixo só podem ser jogadas na sua próxima vez.
refusals-meldOrDiscardDrawn = Jogue a carta que você comprou, ou descarte.
refusals-noGivingBack = Não dá para descartar a carta que você pegou neste turno.
refusals-wildNotDiscarded = Fique com o { TERM($terms, "wild") } e descarte outra carta.
refusals-wildStays = Só os jokers podem sair de onde estão.
refusals-reuseWild = Jogue o { TERM($terms, "wild") } que você pegou, ou anule a troca.
refusals-wildNeedsPlace = Leve o { TERM($terms, "wild") } para { TERM($terms, "aMeld") } em que ele caiba.
refusals-oneSwapATurn = Em cada turno, só dá para trocar por um único { TERM($terms, "wild") }.
refusals-lastCardPlayable = Sua última carta cabe em { TERM($terms, "aMeld") } da mesa. Encaixe.
refusals-notOutYet = Não dá para { TERM($terms, "goOut") } no seu primeiro turno.
refusals-noLastDiscard = Para { TERM($terms, "goOut") }, ponha todas as cartas na mesa. A última não pode ser descartada.
refusals-cardsLeft = Você ainda tem cartas na mão.
refusals-notUpForTwo = Para subir com 2, fique com um 2 que não seja { TERM($terms, "wild") }.
refusals-notRummy = Nem todas as suas cartas estão em { TERM($terms, "melds") }.
refusals-rankTaken = Esse valor já foi { TERM($terms, "wild") }. Escolha outro.
refusals-notAsked = Agora não há nada para você responder.
refusals-notCallable = Essa carta não cabe em nada da mesa.
refusals-selectToDiscard = Selecione uma carta para descartar.
refusals-selectToMeld = Primeiro selecione as cartas de uma { TERM($terms, "set") } ou de uma sequência.
refusals-tooFewToMeld = { TERM($terms, "AMeld") } precisa de mais cartas.
refusals-tapToArrange = Toque numa carta e depois no ponto para onde ela vai.
refusals-fitsNotAll = Nem todas estas cartas cabem aí.
refusals-meldOfItsOwn = Estas cartas já formam { TERM($terms, "aMeld") }. Baixe num espaço vazio da mesa.
refusals-noContractFound = Você ainda não tem o contrato na mão.
refusals-noRummyFound = Nem todas as suas cartas estão em { TERM($terms, "melds") } ainda.
refusals-selectForTwo = Selecione a carta que vai descartar, e fique com o 2.

## The same for the cards at hand: "This run needs the nine of hearts next."

# "Uma combinação precisa de três cartas."
notices-meldNeeds =
    { TERM($terms, "AMeld") } precisa de { $least ->
        [2] duas
       *[other] { RANK($least) }
    } cartas.
notices-openingTooLow = Você baixou { $points } dos { $needed } pontos necessários. Baixe mais { $missing } ou anule as suas jogadas.
notices-setHasAtMost = Uma { TERM($terms, "set") } tem no máximo { COUNT($most, "card") }.
notices-wildLimit =
    { $limit ->
        [single] { TERM($terms, "AMeld") } pode ter um { TERM($terms, "wild") } só.
        [newSingle] Ao baixar { TERM($terms, "aMeld") }, você pode usar um { TERM($terms, "wild") } só.
        [apart] Numa sequência, dois { TERM($terms, "wilds") } não podem ficar lado a lado, e uma { TERM($terms, "set") } tem que ter duas cartas naturais.
        [oneOrTwo] { TERM($terms, "AMeld") } pode ter um { TERM($terms, "wild") } só, ou dois se tiver seis cartas ou mais.
        [fewerThanNaturals] { TERM($terms, "AMeld") } tem que ter mais cartas naturais que { TERM($terms, "wilds") }.
       *[atMostNaturals] { TERM($terms, "AMeld") } tem que ter pelo menos tantas cartas naturais quanto { TERM($terms, "wilds") }.
    }
notices-noMeldsYet =
    { $why ->
        [untilGoingOut] Neste jogo, { TERM($terms, "theMelds") } ficam na mão até você { TERM($terms, "goOut") }.
        [firstTurn] Não dá para baixar { TERM($terms, "melds") } no primeiro turno de uma rodada.
       *[untilAllHadTurns] Não dá para baixar { TERM($terms, "melds") } até todos terem jogado uma vez.
    }
notices-layTaken = Baixe { CARD($card, article: "the") } em { TERM($terms, "newMeld") }, com duas cartas naturais da sua mão, ou anule as suas jogadas.
notices-playTaken = Jogue { CARD($card, article: "the") }, ou anule as suas jogadas.
# The other copy of a card of two packs counts as the card that was taken.
notices-likeTaken = Você pegou { CARD($card, article: "the") } neste turno: não pode descartar nenhuma das duas cartas iguais.
notices-topCardOnly = Antes de baixar { TERM($terms, "firstMeld") }, você só pode pegar a carta de cima, para usar nessa jogada.
# "Esta trinca precisa de outro rei, ou de um coringa."
notices-setNeeds =
    Esta { TERM($terms, "set") } precisa de { $rank ->
        [12] outra
       *[other] outro
    } { RANK($rank) }, ou de um { TERM($terms, "wild") }.
# "Esta sequência segue com o 9♥, ou com um coringa."
notices-runNeeds = Esta sequência segue com { PLACE($place, style: "short") }, ou com um { TERM($terms, "wild") }.
# "Para trocar por este coringa, você precisa do 7♥ ou do 7♠."
notices-swapNeeds = Para trocar por este { TERM($terms, "wild") }, você precisa { CARDS($faces, article: "of", type: "or") }.
# "To swap for this wild, lay the Q♥ and Q♠ at once": the wild leaves a set only for two cards. One card: it must be
# among the two.
notices-swapNeedsTwo =
    { $count ->
        [one] Para trocar por este { TERM($terms, "wild") }, ponha { CARDS($faces, article: "the") } com outra carta do mesmo valor.
        [2] Para trocar por este { TERM($terms, "wild") }, ponha de uma vez { CARDS($faces, article: "the") }.
       *[other] Para trocar por este { TERM($terms, "wild") }, ponha de uma vez duas destas: { CARDS($faces, type: "comma") }.
    }
notices-wildStaysInSet =
    { $onlyFull ->
        [yes] Em uma { TERM($terms, "set") } de quatro cartas, o { TERM($terms, "wild") } fica onde está.
       *[no] Em uma { TERM($terms, "set") }, o { TERM($terms, "wild") } fica onde está.
    }
notices-likeLaid =
    { $how ->
        [rank] Nesta rodada você já baixou este valor.
        [suit] Nesta rodada você já baixou uma sequência deste naipe.
       *[touching] Esta sequência continua onde outra sua termina.
    }

## What answers the questions over the table.

takes-hint = Você também compra uma carta do monte. A sua vez chega como sempre.
takes-yes = Pegar { CARD($card) } + 1 carta
calls-hintTurn = Você encaixa a carta, joga a sua vez e descarta; depois o jogo segue à sua esquerda.
calls-hintCard = Você encaixa a carta; a vez continua como antes.
calls-yes = Rummy!
calls-yesOnto =
    { $kind ->
        [set] Rummy! { CARD($card) } → { MELD($meld, $terms) }
       *[run] Rummy! { CARD($card) } → sequência { MELD($meld, style: "short") }
    }
questions-rank =
    { $isOpen ->
        [yes] { CAPITAL(RANK($rank, number: "many")) }
       *[no] { CAPITAL(RANK($rank, number: "many")) }, valor já usado
    }
press-yes = Ficar com { COUNT($points, "point") }

## The choice between several meanings of a gesture: its question, and captions of its options.

chooser-title =
    { $asks ->
        [meld] Qual { TERM($terms, "meld") }?
        [suits] Que carta o { TERM($terms, "wild") } substitui?
        [wildPlace] Para onde vai o { TERM($terms, "wild") }?
        [lastDiscard] Que carta você descarta?
       *[call] Onde encaixar a carta?
    }
options-suit = { CAPITAL(SUIT($suit)) }…
options-rank = { TERM($terms, "Set") } de { RANK($rank, number: "many") }…
options-another =
    { $kind ->
        [set] Outra { TERM($terms, "set") }…
       *[run] Outra sequência…
    }
options-noDiscard = Sem descarte
options-discard = Descartar { CARD($card, article: "the") }
options-wildAs = { CARD($wild) } como { RANK($rank, style: "short") }{ SUIT($suit, style: "short") }
options-cardInto = { CARD($card) }: { MELD($meld, $terms) }
options-wildTo =
    { $end ->
        [set] Para { MELD($meld, $terms, article: "the") }
        [low] No começo { MELD($meld, $terms, article: "of") }
       *[high] No fim { MELD($meld, $terms, article: "of") }
    }
options-meld = { CAPITAL(MELD($meld, $terms)) }
