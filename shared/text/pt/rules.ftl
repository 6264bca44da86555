### The rules in sentences: a label and a sentence for each value of every option, and remarks that belong to none.
### Only those that apply are said, in this order. Numbers and lists are values of one sentence.

## Players and cards.

topic-players = Jogadores e cartas
option-table-minPlayers-label = Mínimo de jogadores
option-table-minPlayers = No mínimo { $players } jogadores.
option-table-maxPlayers-label = Máximo de jogadores
option-table-maxPlayers = No máximo { $players } jogadores.
option-table-direction-label = Sentido do jogo
option-table-direction-clockwise = A distribuição e o jogo seguem o sentido horário, e a vez de dar as cartas também.
option-table-direction-counterClockwise = A distribuição e o jogo seguem o sentido anti-horário, e a vez de dar as cartas também.
option-table-firstDealer-label = Quem dá as cartas primeiro
option-table-firstDealer-random = Um sorteio decide quem dá as cartas primeiro.
option-table-firstDealer-lowestDraw = Cada um tira uma carta, e quem tirar a mais baixa dá as cartas primeiro; o ás é a mais baixa.
option-table-firstDealer-firstJack = As cartas são dadas abertas em volta da mesa, e quem receber o primeiro valete dá as cartas primeiro.
option-table-drawTie-label = Cartas iguais nesse sorteio
option-table-drawTie-lowestRedraw = Quem empata na carta mais baixa tira outra.
option-table-drawTie-allEqualRedraw = Quem tira cartas iguais tira de novo, até não haver duas iguais.
option-pack-packs-label = Baralhos
option-pack-packs-one = Um baralho de 52 cartas.
option-pack-packs-two = Dois baralhos embaralhados juntos.
option-pack-packs-twoAbove4 = Um baralho até quatro jogadores, dois baralhos para mais.
option-pack-packs-threeAbove4 = Dois baralhos até quatro jogadores, três baralhos para mais.
option-pack-packs-halfOfPlayers = Um baralho para cada dois jogadores, arredondando para cima.
option-pack-jokers-label = Jokers
option-pack-jokers-0 = Sem jokers.
option-pack-jokers-1 = Um joker.
option-pack-jokers-2 = Dois jokers.
option-pack-jokers-4 = Quatro jokers.
option-pack-jokers-6 = Seis jokers.
option-pack-jokers-twoPerPack = Dois jokers em cada baralho.
option-pack-lowestRank-label = Cartas tiradas
option-pack-lowestRank-2 = Nenhuma carta é tirada.
option-pack-lowestRank-3 = Os 2 são tirados.
option-pack-lowestRank-4 = Os 2 e os 3 são tirados.
option-pack-lowestRank-6 = Os 2, os 3, os 4 e os 5 são tirados.
remark-players-exactly = Para { $players } jogadores.
remark-players-either = Para { LIST($numbers, type: "or") } jogadores.
remark-players-fromTo = Para { $fewest } a { $most } jogadores.

## The deal.

topic-deal = A distribuição
option-table-firstPlayer-label = Quem joga primeiro
option-table-firstPlayer-afterDealer = Joga primeiro quem vem depois de quem dá as cartas.
option-table-firstPlayer-dealer = Joga primeiro quem dá as cartas.
option-deal-size-label = Tamanho das mãos
option-deal-size-fixed = As mãos têm o mesmo tamanho em todas as rodadas.
option-deal-size-byRound = As mãos ganham uma carta a cada rodada.
option-deal-size-byContract = O contrato de cada rodada define o tamanho das mãos.
option-deal-size-byUpcard = Cada jogador recebe a mão inteira de uma vez. A primeira carta vem aberta e diz o tamanho da mão.
option-deal-cards-label = Cartas por jogador
option-deal-cards = Cada jogador começa com { $cards } cartas.
option-deal-cardsIfFew-label = Cartas por jogador em mesas pequenas
option-deal-cardsIfFew =
    { $cards ->
        [0] Cada jogador começa com o mesmo número de cartas, não importa quantos joguem.
       *[other] Numa mesa pequena, cada jogador começa com { $cards } cartas.
    }
# Follows `option-deal-cardsIfFew`, which calls it a small table.
option-deal-fewPlayers-label = Tamanho de uma mesa pequena
option-deal-fewPlayers =
    { $players ->
        [2] Uma mesa pequena tem dois jogadores.
       *[other] Uma mesa pequena tem até { $players } jogadores.
    }
option-deal-upcardMeaning-label = O que diz a primeira carta
option-deal-upcardMeaning-additional = A carta aberta diz quantas cartas mais esse jogador recebe.
option-deal-upcardMeaning-total = A carta aberta diz quantas cartas esse jogador tem ao todo, contando com ela.
option-deal-upcardCourts-label = Uma figura como primeira carta
option-deal-upcardCourts-ten = Um valete, uma dama ou um rei aberto dá 10 cartas.
option-deal-upcardCourts-elevenToThirteen = Um valete aberto dá 11 cartas, uma dama 12 e um rei 13.
option-deal-upcardAce-label = Um ás como primeira carta
option-deal-upcardAce = Um ás aberto dá { $cards } cartas.
option-deal-upcardPermanentWild-label = Um coringa fixo como primeira carta
option-deal-upcardPermanentWild-buried = Se a carta aberta é sempre { TERM($terms, "wild") }, ela volta ao baralho, e outra é virada.
option-deal-upcardPermanentWild-15 = Se a carta aberta é sempre { TERM($terms, "wild") }, ela dá 15 cartas.
option-deal-upcardPermanentWild-20 = Se a carta aberta é sempre { TERM($terms, "wild") }, ela dá 20 cartas.
option-deal-upcardPermanentWild-25 = Se a carta aberta é sempre { TERM($terms, "wild") }, ela dá 25 cartas.
option-deal-upcardPermanentWild-twoOrTwelve = Se os 2 são sempre { TERM($terms, "wilds") }, quem tem um dois aberto escolhe ter duas ou doze cartas ao todo.
option-deal-burySmallUpcards-label = Um dois, três ou quatro como primeira carta
option-deal-burySmallUpcards-false = Uma carta aberta pequena dá uma mão pequena.
option-deal-burySmallUpcards-true = Um dois, três ou quatro aberto volta ao baralho, e outra carta é virada.
option-deal-order-label = Como as cartas são dadas
option-deal-order-cards = As cartas são dadas uma a uma.
option-deal-order-hands = Cada jogador recebe a mão inteira de uma vez.
option-deal-extra-label = Carta extra
option-deal-extra-firstPlayer = Quem joga primeiro recebe uma carta extra, no lugar da primeira compra.
option-deal-extra-nobody = Ninguém recebe carta extra: o primeiro turno começa com uma compra, como qualquer outro.
option-deal-pileUpcard-label = Início do lixo
option-deal-pileUpcard-none = O lixo começa com o primeiro descarte.
option-deal-pileUpcard-kept = Uma carta é virada para começar o lixo.
option-deal-pileUpcard-replacedIfWild = Uma carta é virada para começar o lixo; se for { TERM($terms, "wild") }, volta ao baralho, e outra é virada.
remark-deal-wholeHands = Cada jogador recebe a mão inteira de uma vez, com a primeira carta aberta; quem dá as cartas, por último.
remark-deal-handsByContract = Rodada por rodada, cada jogador recebe { LIST($hands) } cartas.
remark-deal-handsGrow = Na primeira rodada, cada jogador recebe { $cards } cartas, e em cada rodada seguinte, uma a mais.
remark-deal-hands = Cada jogador recebe { $cards } cartas.
remark-deal-handsIfFew =
    { $players ->
        [2] Cada jogador recebe { $cards } cartas, ou { $few } com dois jogadores.
       *[other] Cada jogador recebe { $cards } cartas, ou { $few } com até { $players } jogadores.
    }

## Which cards are wild.

topic-wilds = Que cartas são { TERM($terms, "wilds") }
option-wilds-source-label = O coringa da rodada
option-wilds-source-schedule = Cada rodada tem o seu { TERM($terms, "wild") }, conhecido desde o início.
option-wilds-source-dealerNames = Quem dá as cartas olha a própria mão e escolhe que valor é { TERM($terms, "wild") }; cada valor só pode ser escolhido uma vez por partida.
option-wilds-source-dealerFirstCard = A primeira carta de quem dá as cartas vem aberta: todas as cartas do mesmo valor são { TERM($terms, "wilds") }.
option-wilds-source-dealerLastCard = A última carta de quem dá as cartas vem aberta: todas as cartas do mesmo valor são { TERM($terms, "wilds") }.
option-wilds-source-dealerExtraCard = Quem dá as cartas recebe uma carta a mais, aberta: todas as cartas do mesmo valor são { TERM($terms, "wilds") }.
option-wilds-source-outsideCard = Uma carta à parte é virada: todas as cartas do mesmo valor são { TERM($terms, "wilds") }.
option-wilds-source-stockCard = Depois de dadas as cartas, a carta de cima do monte é virada: todas as cartas do mesmo valor são { TERM($terms, "wilds") }.
option-wilds-source-none = Nenhum valor é { TERM($terms, "wild") }.
# Follows `remark-wilds-deals`. The ranks are as on cards: "A 2 3".
option-wilds-schedule-label = As rodadas
option-wilds-schedule-none = O número de rodadas não é fixo.
option-wilds-schedule-ranks = Os { TERM($terms, "wilds") } são, nesta ordem: { RANKS($ranks, style: "short", type: "space") }.
option-wilds-jokerDeal-label = Uma última rodada para o joker
option-wilds-jokerDeal-false = Não há rodada extra.
option-wilds-jokerDeal-true = Depois vem mais uma rodada, em que nenhum valor é { TERM($terms, "wild") }.
# `$kinds` are some of the next four, in this order.
option-wilds-permanent-label = Sempre coringas
option-wilds-permanent-none = Nenhuma carta é sempre { TERM($terms, "wild") }.
option-wilds-permanent-kinds = { CAPITAL(LIST($kinds)) } são sempre { TERM($terms, "wilds") }.
permanentWilds-jokers = os jokers
permanentWilds-twos = os 2
permanentWilds-tens = os 10
permanentWilds-oneEyedJacks = os valetes caolhos
option-wilds-indicator-label = A carta que mostra o coringa
option-wilds-indicator-outOfPlay = A carta que mostra o { TERM($terms, "wild") } fica fora do jogo.
option-wilds-indicator-startsPile = A carta que mostra o { TERM($terms, "wild") } começa o lixo.
option-wilds-permanentIndicator-label = Se essa carta é sempre coringa
option-wilds-permanentIndicator-buried = Se essa carta é sempre { TERM($terms, "wild") }, ela volta ao baralho, e outra é virada.
option-wilds-permanentIndicator-dealerGetsMore = Se essa carta é sempre { TERM($terms, "wild") }, quem dá as cartas fica com ela e recebe outra, até vir uma que não seja.
option-wilds-aceAllowed-label = Os ases como coringa da rodada
option-wilds-aceAllowed-true = Os ases podem ser o { TERM($terms, "wild") } da rodada.
option-wilds-aceAllowed-false = Os ases nunca são o { TERM($terms, "wild") } da rodada.
remark-wilds-noWilds = Não há { TERM($terms, "wilds") }.
remark-wilds-deals =
    { $deals ->
        [1] Joga-se uma rodada.
       *[other] Jogam-se { $deals } rodadas.
    }
remark-wilds-oneJoker = O joker é sempre { TERM($terms, "wild") }.
remark-wilds-noOthers = Não há outros.
remark-wilds-buried = Se { LIST($kinds, type: "or") } for virado, volta ao baralho, e outra carta é virada.
# One of the cards that are always wild.
onePermanentWild-jokers = um joker
onePermanentWild-twos = um dois
onePermanentWild-tens = um dez
onePermanentWild-oneEyedJacks = um valete caolho
remark-wilds-standsForAny = Um { TERM($terms, "wild") } pode substituir qualquer outra carta.
remark-wilds-usedAsItIs = Um { TERM($terms, "wild") } da rodada sempre pode ser usado também como a carta que é.

## A turn.

topic-turn = O turno
option-draw-depth-label = Quantas cartas dá para pegar
option-draw-depth-one = Comece o turno comprando a carta de cima do monte ou pegando a de cima do lixo.
option-draw-depth-any = Comece o turno comprando a carta de cima do monte, ou pegando de cima do lixo quantas cartas quiser.
option-draw-gated-label = O lixo antes de baixar
option-draw-gated-false = Você pode pegar do lixo tanto antes como depois de baixar { TERM($terms, "firstMeld") }.
option-draw-gated-true = Antes de baixar { TERM($terms, "firstMeld") }, você só pode pegar a carta de cima do lixo, e só para baixar no mesmo turno em { TERM($terms, "newMeld") }.
option-draw-deepestMustMeld-label = A carta mais de baixo que se pega
option-draw-deepestMustMeld-false = Você pode guardar a carta mais de baixo que pega do lixo.
option-draw-deepestMustMeld-true = Se você pegar duas cartas ou mais do lixo, tem que pôr na mesa a mais de baixo no mesmo turno.
option-draw-takenFrozen-label = Cartas pegas esperam um turno
option-draw-takenFrozen-false = Você pode pôr na mesa cartas do lixo no mesmo turno em que pega.
option-draw-takenFrozen-true = Depois de baixar { TERM($terms, "firstMeld") }, as cartas que você pega do lixo só podem ir para a mesa no seu turno seguinte.
option-draw-topMustMeld-label = A carta de cima do lixo
option-draw-topMustMeld-false = Se você pegar a carta de cima do lixo, pode guardar.
option-draw-topMustMeld-true = Se você pegar a carta de cima do lixo, tem que pôr essa carta na mesa no mesmo turno.
option-draw-twoNaturals-label = Duas cartas naturais com a que se pega
option-draw-twoNaturals-off = Você não precisa de cartas naturais para acompanhar as que pega do lixo.
option-draw-twoNaturals-forSeveral = Se você pegar mais que a carta de cima, tem que baixar a mais de baixo em { TERM($terms, "newMeld") }, com duas cartas naturais da sua mão.
option-draw-twoNaturals-always = Para pegar do lixo, você precisa de duas cartas naturais que combinem com a mais de baixo que pega, e tem que baixar as três juntas.
option-draw-useOrDiscard-label = Uma carta do monte
option-draw-useOrDiscard-false = Você pode guardar uma carta do monte.
option-draw-useOrDiscard-true = Você tem que pôr na mesa ou descartar a carta do monte no mesmo turno em que compra.
option-draw-giveBack-label = Descartar o que se pega
option-draw-giveBack-yes = Você pode descartar uma carta que acabou de pegar do lixo.
option-draw-giveBack-no = Você não pode descartar uma carta que acabou de pegar do lixo.
option-draw-giveBack-notIfTopOnly = Se você pegar só a carta de cima do lixo, não pode descartar essa carta no mesmo turno.
option-goingOut-wildDiscard-label = Descartar um coringa
option-goingOut-wildDiscard-true = Você pode descartar um { TERM($terms, "wild") } como qualquer outra carta.
option-goingOut-wildDiscard-false = Você só pode descartar um { TERM($terms, "wild") } se não puder descartar outra carta.
option-draw-outOfTurn-label = Pegar fora da vez
option-draw-outOfTurn-off = Ninguém pode pegar um descarte fora da vez.
option-draw-outOfTurn-afterDraw = Depois que um jogador compra do monte, um dos outros pode pegar a carta de cima do lixo fora da vez, e tem que comprar também uma carta do monte; quem joga em seguida tem preferência.
option-draw-outOfTurn-beforeDraw = Antes que um jogador compre do monte, um dos outros pode pegar a carta de cima do lixo fora da vez, e tem que comprar também uma carta do monte; quem joga em seguida tem preferência.
option-draw-takes-label = Quantas vezes fora da vez
option-draw-takes-none = Você pode pegar fora da vez quantas vezes quiser.
option-draw-takes-most = Você pode pegar fora da vez no máximo { $times } vezes por rodada.
option-draw-afterMeld-label = O lixo depois de baixar
option-draw-afterMeld-open = Você pode pegar do lixo também depois de baixar { TERM($terms, "firstMeld") }.
option-draw-afterMeld-closed = Depois de baixar { TERM($terms, "firstMeld") } da rodada, você não pode pegar mais nada do lixo.
option-draw-pileShown-label = O que se vê do lixo
option-draw-pileShown-top = Só dá para ver a carta de cima do lixo.
option-draw-pileShown-all = Dá para ver o lixo todo.
option-goingOut-discardTakeBack-label = Pegar de volta um descarte
option-goingOut-discardTakeBack-false = Um descarte é definitivo.
option-goingOut-discardTakeBack-true = Você pode pegar de volta o seu descarte até o próximo jogador comprar.
option-goingOut-oneCard-label = Regra da última carta
option-goingOut-oneCard-true = Com uma carta só, você tem que comprar do monte. Depois, ou você { TERM($terms, "goesOut") }, ou fica com a carta comprada e descarta a antiga.
option-goingOut-oneCard-false = Com uma carta só, você compra e descarta como sempre.
remark-turn-layAndDiscard = Depois você pode pôr cartas na mesa. Para passar a vez, descarte uma carta virada para cima.
remark-turn-onlyDiscard = Para passar a vez, descarte uma carta virada para cima.

## Melds.

topic-melds = { TERM($terms, "Melds") }
option-melds-kinds-label = Tipos de combinações
option-melds-kinds-both = { TERM($terms, "AMeld") } é uma { TERM($terms, "set") }, com cartas do mesmo valor, ou uma sequência, com cartas seguidas do mesmo naipe.
option-melds-kinds-sets = { TERM($terms, "AMeld") } é uma { TERM($terms, "set") }, com cartas do mesmo valor; não há sequências.
option-melds-kinds-runs = { TERM($terms, "AMeld") } é uma sequência, com cartas seguidas do mesmo naipe; não há { TERM($terms, "sets") }.
option-melds-setMin-label = Menor trinca
option-melds-setMin = Uma { TERM($terms, "set") } tem pelo menos { $cards } cartas.
option-melds-setMax-label = Maior trinca
option-melds-setMax =
    { $cards ->
        [0] Uma { TERM($terms, "set") } pode ter quantas cartas você quiser.
       *[other] Uma { TERM($terms, "set") } tem no máximo { $cards } cartas.
    }
option-melds-duplicates-label = Cartas repetidas numa trinca
option-melds-duplicates-false = Nenhuma carta pode se repetir numa { TERM($terms, "set") }.
option-melds-duplicates-true = A mesma carta pode se repetir numa { TERM($terms, "set") }.
option-melds-overflow-label = Trincas maiores que o baralho
option-melds-overflow-false = Uma { TERM($terms, "set") } nunca tem mais cartas do que existem do mesmo valor.
option-melds-overflow-true = Com { TERM($terms, "wilds") }, uma { TERM($terms, "set") } pode ter mais cartas do que existem do mesmo valor.
option-melds-runMin-label = Menor sequência
option-melds-runMin = Uma sequência tem pelo menos { $cards } cartas.
option-melds-runAce-label = O ás nas sequências
option-melds-runAce-low = O ás é a carta mais baixa nas sequências: vale A 2 3, mas não Q K A.
option-melds-runAce-lowOrHigh = Numa sequência, o ás pode ser a carta mais baixa ou a mais alta, A 2 3 ou Q K A, mas não as duas coisas na mesma sequência.
option-melds-runAce-eitherEnd = Uma sequência pode ter um ás em qualquer ponta, ou nas duas.
option-melds-runAce-high = O ás é a carta mais alta nas sequências: vale Q K A, mas não A 2 3.
option-melds-runAce-highOrLow = O ás é a carta mais alta nas sequências, Q K A, e pode ser também a mais baixa, A 2 3, mas não as duas coisas na mesma sequência.
option-melds-wildLimit-label = Coringas numa combinação
option-melds-wildLimit-none = { TERM($terms, "AMeld") } pode ter quantos { TERM($terms, "wilds") } você quiser.
option-melds-wildLimit-atMostNaturals = { TERM($terms, "AMeld") } não pode ter mais { TERM($terms, "wilds") } que cartas naturais.
option-melds-wildLimit-fewerThanNaturals = { TERM($terms, "AMeld") } tem que ter mais cartas naturais que { TERM($terms, "wilds") }.
option-melds-wildLimit-one = { TERM($terms, "AMeld") } pode ter um { TERM($terms, "wild") } só.
option-melds-wildLimit-half = No máximo metade de { TERM($terms, "aMeld") } pode ser de { TERM($terms, "wilds") }.
option-melds-wildLimit-oneWhenLaid = Ao baixar { TERM($terms, "aMeld") }, você pode usar um { TERM($terms, "wild") } só. Na mesa, dá para encaixar mais.
option-melds-wildLimit-apart = Numa sequência, dois { TERM($terms, "wilds") } não podem ficar lado a lado. Uma { TERM($terms, "set") } tem que ter pelo menos duas cartas naturais.
option-melds-splitLong-label = Combinações longas como duas
option-melds-splitLong-false = Mesmo com muitas cartas, { TERM($terms, "aMeld") } pode ter um { TERM($terms, "wild") } só.
option-melds-splitLong-true = { TERM($terms, "AMeld") } de seis cartas ou mais conta como duas partes, e cada uma pode ter um { TERM($terms, "wild") }.
option-melds-ownPlace-label = Coringas no próprio lugar
option-melds-ownPlace-natural = Um { TERM($terms, "wild") } usado como a carta que é conta como carta natural.
option-melds-ownPlace-wild = Um { TERM($terms, "wild") } usado como a carta que é continua contando como { TERM($terms, "wild") }.
option-melds-ownPlace-choice = Um { TERM($terms, "wild") } usado como a carta que é conta como carta natural ou como { TERM($terms, "wild") }, como você preferir.
option-melds-allWild-label = Combinações só de coringas
option-melds-allWild-ordinary = { TERM($terms, "AMeld") } pode ser só de { TERM($terms, "wilds") }.
option-melds-allWild-locked = { TERM($terms, "AMeld") } pode ser só de { TERM($terms, "wilds") }; se for uma { TERM($terms, "set") }, nenhum { TERM($terms, "wild") } pode sair dali.
option-melds-allWild-special = { TERM($terms, "AMeld") } pode ser só de { TERM($terms, "wilds") }; aí só aceita mais { TERM($terms, "wilds") }.
option-melds-setWild-label = Coringas numa trinca
option-melds-setWild-anyMissing = Numa { TERM($terms, "set") }, um { TERM($terms, "wild") } substitui qualquer naipe que falte.
option-melds-setWild-named = Numa { TERM($terms, "set") }, um { TERM($terms, "wild") } substitui um só naipe, que você diz ao jogar.
option-play-when-label = Quando se baixa
option-play-when-duringTurns = Você pode baixar { TERM($terms, "melds") } na mesa na sua vez, mas nunca é obrigatório.
option-play-when-goingOutOnly = { TERM($terms, "TheMelds") } ficam na mão até um jogador { TERM($terms, "goOut") }.
option-play-firstTurn-label = Baixar no primeiro turno
option-play-firstTurn-true = Você pode baixar { TERM($terms, "melds") } no primeiro turno de uma rodada como em qualquer outro.
option-play-firstTurn-false = No primeiro turno de uma rodada, quem começa não pode pôr nada na mesa.
option-play-firstRound-label = Baixar na primeira volta
option-play-firstRound-true = Você pode baixar { TERM($terms, "melds") } na primeira volta.
option-play-firstRound-false = Ninguém pode pôr nada na mesa até todos terem jogado um turno e a vez voltar a quem começou.
option-play-meldsPerTurn-label = Combinações novas por turno
option-play-meldsPerTurn-0 = Você pode baixar { TERM($terms, "newMelds") } sem limite no mesmo turno.
option-play-meldsPerTurn-1 = Você só pode baixar { TERM($terms, "newMeld") } por turno.
option-play-firstMeld-label = Pontos para baixar
option-play-firstMeld-none = Você pode baixar com qualquer número de pontos.
option-play-firstMeld-points = Na primeira vez que você baixa na rodada, { TERM($terms, "theMelds") } desse turno têm que somar pelo menos { $points } pontos. Um { TERM($terms, "wild") } vale o mesmo que a carta que substitui.
option-play-firstRun-label = Uma sequência sem coringas
option-play-firstRun-false = Não precisa haver uma sequência sem { TERM($terms, "wilds") }.
option-play-firstRun-true = Tem que haver pelo menos uma sequência sem { TERM($terms, "wilds") }.
option-play-contract-label = Contratos
option-play-contract-off = Não há contratos: { TERM($terms, "firstMeld") } pode ser de qualquer tipo.
option-play-contract-table = Cada uma das { $deals } rodadas tem um contrato, que você tem que baixar de uma vez antes de tudo: { LIST($contracts, type: "semicolon") }.
option-play-contract-written =
    { $count ->
        [1] Todas as rodadas têm o mesmo contrato, que você tem que baixar de uma vez antes de tudo: { LIST($contracts, type: "semicolon") }.
       *[other] Cada rodada tem um contrato, que você tem que baixar de uma vez antes de tudo: { LIST($contracts, type: "semicolon") }. Depois do último contrato, volta o primeiro.
    }
ruleContract-run =
    { $count ->
        [1]
            { $size ->
                [0] uma sequência
               *[other] uma sequência de { $size }
            }
       *[other]
            { $size ->
                [0] { $count } sequências
               *[other] { $count } sequências de { $size }
            }
    }
ruleContract-set =
    { $count ->
        [1]
            { $size ->
                [0] uma { TERM($terms, "set") }
               *[other] uma { TERM($terms, "set") } de { $size } cartas
            }
       *[other]
            { $size ->
                [0] { $count } { TERM($terms, "sets") }
               *[other] { $count } { TERM($terms, "sets") } de { $size } cartas
            }
    }
ruleContract-either =
    { $count ->
        [1] uma { TERM($terms, "set") } ou sequência de { $size } cartas
       *[other] { $count } { TERM($terms, "sets") } ou sequências de { $size } cartas
    }
ruleContract-deal =
    { $isEveryCard ->
        [yes] { LIST($melds) } com todas as suas cartas
       *[no] { LIST($melds) }
    }
option-play-contractAlike-label = Combinações parecidas num contrato
option-play-contractAlike-differ = As sequências de um contrato têm que ser de naipes diferentes, e as { TERM($terms, "sets") }, de valores diferentes.
option-play-contractAlike-apart = Duas { TERM($terms, "sets") } de um contrato podem ser do mesmo valor. Duas sequências podem ser do mesmo naipe, a não ser que uma continue onde a outra termina.
option-play-contractAlike-any = Duas { TERM($terms, "sets") } de um contrato podem ser do mesmo valor, e duas sequências, do mesmo naipe.
option-play-contractExact-label = Tamanho das combinações de um contrato
option-play-contractExact-false = { TERM($terms, "TheMelds") } de um contrato podem ter mais cartas do que ele pede.
option-play-contractExact-true = { TERM($terms, "TheMelds") } de um contrato têm que ter exatamente as cartas que ele pede, a não ser que ele leve todas as suas cartas.
option-play-meldTurns-label = Vezes de baixar
option-play-meldTurns-afterDraw = Você baixa cartas depois de comprar e antes de descartar.
option-play-meldTurns-insteadOfDraw = Em vez de comprar, você pode pôr cartas na mesa. Nessa vez, não compra nem descarta.
option-play-newAfterContract-label = Combinações novas depois do contrato
option-play-newAfterContract-false = Depois do seu contrato, você não pode baixar { TERM($terms, "newMelds") }, só encaixar cartas.
option-play-newAfterContract-true = Depois do seu contrato, no mesmo turno ou mais tarde, você também pode baixar { TERM($terms, "newMelds") }.
remark-melds-unlikeOthers = As diferenças exigidas num contrato valem também para tudo o que você baixa na rodada.
remark-melds-wildsCount = Os { TERM($terms, "wilds") } entram nessa conta.
remark-melds-noWrapping = Uma sequência não dá a volta: K A 2 não é sequência.
remark-melds-saidOnce = Se as suas cartas podem formar { TERM($terms, "melds") } diferentes, você diz qual é, e assim fica.

## Laying off.

topic-layingOff = Encaixar
option-play-layOffNeedsMeld-label = Baixar antes de encaixar
option-play-layOffNeedsMeld-true = Depois de baixar { TERM($terms, "ownMeld") } na rodada, você pode encaixar: juntar cartas a { TERM($terms, "melds") } da mesa.
option-play-layOffNeedsMeld-false = Você pode encaixar, ou seja, juntar cartas a { TERM($terms, "melds") } da mesa, mesmo antes de baixar { TERM($terms, "ownMeld") }.
option-play-layOffFrom-label = Encaixar depois de baixar
option-play-layOffFrom-sameTurn = Você já pode encaixar cartas no turno em que baixa pela primeira vez.
option-play-layOffFrom-nextTurn = No turno em que baixa pela primeira vez, você ainda não pode encaixar cartas { TERM($terms, "inTheMelds") } da mesa nem trocar cartas por { TERM($terms, "wilds") }.
option-play-layOffOthers-label = Encaixar nas combinações dos outros
option-play-layOffOthers-true = Você pode encaixar { TERM($terms, "inTheMelds") } de qualquer jogador.
option-play-layOffOthers-false = Você só pode encaixar { TERM($terms, "inOwnMelds") }.
option-play-owner-label = De quem são as cartas
option-play-owner-common = As cartas da mesa não são de ninguém.
option-play-owner-player = Cada carta da mesa fica diante de quem jogou e conta para essa pessoa.
option-goingOut-callRummy-label = Cantar “rummy”
option-goingOut-callRummy-off = Ninguém pode cantar “rummy” por um descarte.
option-goingOut-callRummy-top = Quando um descarte cabe em { TERM($terms, "aMeld") } da mesa, os outros jogadores podem cantar “Rummy!” e encaixar a carta ali antes de o próximo comprar; se vários cantarem, vale quem joga antes.
option-goingOut-callRummy-pile = Depois de um descarte, os outros jogadores podem cantar “Rummy!” por qualquer carta do lixo que caiba em { TERM($terms, "aMeld") } da mesa ou que forme { TERM($terms, "aMeld") } com cartas acima dela. Quem canta leva também todas as cartas acima dela. Se vários cantarem, vale quem joga antes.
option-goingOut-callEffect-label = O que faz quem canta
option-goingOut-callEffect-wholeTurn = Cantar vale como compra: quem canta joga um turno, e o jogo segue dali.
option-goingOut-callEffect-cardOnly = Quem canta encaixa só essa carta, e o jogo segue como antes.
remark-layingOff-opening = Depois de baixar com esses pontos, até no mesmo turno, você pode encaixar: juntar cartas a { TERM($terms, "melds") } da mesa. As cartas encaixadas não contam para esses pontos.

## Swapping for wilds.

topic-swaps = Trocar por { TERM($terms, "wilds") }
option-swap-to-label = Trocar por coringas
option-swap-to-free = Se você tem a carta que um { TERM($terms, "wild") } da mesa substitui, pode trocar essa carta pelo { TERM($terms, "wild") }, para jogar ou guardar.
option-swap-to-off = Um { TERM($terms, "wild") } da mesa fica onde está.
option-swap-to-thisTurn = Se você tem a carta que um { TERM($terms, "wild") } da mesa substitui, pode trocar essa carta pelo { TERM($terms, "wild") }, que precisa ser jogado de novo no mesmo turno.
option-swap-to-otherMeld = Se você tem a carta que um { TERM($terms, "wild") } da mesa substitui, pode pôr essa carta no lugar e levar o { TERM($terms, "wild") } para { TERM($terms, "otherMeld") }, ou para outro lugar { TERM($terms, "ofTheSameMeld") }.
option-swap-to-stays = Se você tem a carta que um { TERM($terms, "wild") } da mesa substitui, pode pôr essa carta no lugar e levar o { TERM($terms, "wild") } para outro lugar { TERM($terms, "ofTheSameMeld") }.
option-swap-needsMeld-label = Baixar antes de trocar
option-swap-needsMeld-true = Antes, você tem que ter baixado { TERM($terms, "ownMeld") } na rodada.
option-swap-needsMeld-false = Para isso, você não precisa ter baixado { TERM($terms, "ownMeld") }.
option-swap-which-label = Que coringas podem sair
option-swap-which-all = Qualquer { TERM($terms, "wild") } pode sair assim de onde está.
option-swap-which-jokers = Só os jokers podem sair de onde estão; os outros { TERM($terms, "wilds") } ficam { TERM($terms, "inTheSameMeld") }.
option-swap-allWildLocked-label = Trincas só de coringas
option-swap-allWildLocked-false = Dá para tirar um { TERM($terms, "wild") } até de uma { TERM($terms, "set") } só de { TERM($terms, "wilds") }.
option-swap-allWildLocked-true = Não dá para tirar nada de uma { TERM($terms, "set") } baixada só com { TERM($terms, "wilds") }.
option-swap-perTurn-label = Coringas por turno
option-swap-perTurn-0 = Num turno, você pode trocar por quantos { TERM($terms, "wilds") } quiser.
option-swap-perTurn-1 = Num turno, você pode trocar por um { TERM($terms, "wild") } só.
option-swap-sets-label = Coringas em trincas
option-swap-sets-one = Numa { TERM($terms, "set") }, basta uma das cartas que faltam.
option-swap-sets-never = Um { TERM($terms, "wild") } que está numa { TERM($terms, "set") } fica ali.
option-swap-sets-all = De uma { TERM($terms, "set") } de três cartas, você só tira um { TERM($terms, "wild") } se puser de uma vez duas das que faltam. Numa { TERM($terms, "set") } de quatro, ele fica.
remark-swaps-afterDrawing = Você só pode fazer isso depois de comprar.
remark-swaps-opening = Antes, você tem que ter baixado com os pontos necessários.
remark-swaps-namedSuit = Numa { TERM($terms, "set") }, só serve a carta do naipe que foi dito.
remark-swaps-anyOfRank = Numa { TERM($terms, "set") }, serve qualquer carta natural do mesmo valor.
remark-swaps-missingSuit = Numa { TERM($terms, "set") }, serve uma carta do mesmo valor, de qualquer naipe que falte.

## Going out.

topic-goingOut = { TERM($terms, "GoOut") }
option-goingOut-discard-label = O último descarte
option-goingOut-discard-required = Para { TERM($terms, "goOut") }, tem que sobrar uma carta para descartar.
option-goingOut-discard-optional = Você pode { TERM($terms, "goOut") } com ou sem um último descarte.
option-goingOut-discard-forbidden = Para { TERM($terms, "goOut") }, você tem que pôr na mesa a última carta; não pode descartar.
option-goingOut-unplayable-label = Um último descarte que não caiba
option-goingOut-unplayable-false = O último descarte pode ser qualquer carta.
option-goingOut-unplayable-true = O último descarte tem que ser uma carta que não caiba em { TERM($terms, "noMeld") } da mesa.
option-goingOut-faceDown-label = A face do último descarte
option-goingOut-faceDown-false = O último descarte fica virado para cima.
option-goingOut-faceDown-true = O último descarte fica virado para baixo.
option-goingOut-float-label = Flutuar
option-goingOut-float-off = Ninguém continua na rodada sem cartas.
option-goingOut-float-on = Se você pôs todas as cartas na mesa e não sobrou nenhuma para descartar, você flutua: continua na rodada, compra do monte na sua vez e põe na mesa ou descarta a carta comprada.
option-goingOut-float-onWithPenalty = Se você pôs todas as cartas na mesa e não sobrou nenhuma para descartar, você flutua: continua na rodada, compra do monte na sua vez e põe na mesa ou descarta a carta comprada. Quando outro jogador { TERM($terms, "goesOut") }, quem flutua compra mais uma carta.
option-goingOut-firstTurn-label = Acabar no primeiro turno
option-goingOut-firstTurn-true = Você pode { TERM($terms, "goOut") } no primeiro turno.
option-goingOut-firstTurn-false = Ninguém pode { TERM($terms, "goOut") } no primeiro turno.
option-goingOut-relief-label = Se alguém ainda não jogou
option-goingOut-relief-nothing = Quando um jogador { TERM($terms, "goesOut") }, quem ainda não jogou não joga mais.
option-goingOut-relief-meld = Quando um jogador { TERM($terms, "goesOut") } no primeiro turno, quem ainda não jogou pode pôr na mesa cartas da mão que recebeu.
option-goingOut-relief-fullTurn = Quando um jogador { TERM($terms, "goesOut") } no primeiro turno, quem ainda não jogou tem direito a um turno.
option-goingOut-upFor2-label = Subir com 2
option-goingOut-upFor2-false = Um dois que sobra é uma carta como as outras.
option-goingOut-upFor2-true = Se depois do descarte só sobrar um dois na sua mão, você pode encerrar a rodada e ficar com 2 pontos por ele, a não ser que os 2 sejam { TERM($terms, "wilds") }.
option-goingOut-rummyOnly-label = Como acaba uma rodada
option-goingOut-rummyOnly-false = Uma rodada acaba quando um jogador fica sem cartas na mão.
option-goingOut-rummyOnly-true = Uma rodada acaba quando um jogador mostra a mão inteira em { TERM($terms, "melds") }.
option-goingOut-othersMeldAfter-label = As combinações dos outros
option-goingOut-othersMeldAfter-false = Depois os outros não põem mais nada na mesa.
option-goingOut-othersMeldAfter-true = Depois os outros baixam { TERM($terms, "theMelds") } que têm, do jeito que deixa menos pontos.
option-goingOut-lastTurns-label = Últimos turnos
option-goingOut-lastTurns-false = Quando um jogador { TERM($terms, "goesOut") }, os outros não jogam mais.
option-goingOut-lastTurns-true = Quando um jogador { TERM($terms, "goesOut") }, cada um dos outros joga mais um turno antes de a rodada acabar.
remark-goingOut-lastContract = Já na última rodada, o contrato leva todas as suas cartas: é só baixar para { TERM($terms, "goOut") }, sem descarte.
remark-goingOut-wholeContract = Se o contrato leva todas as suas cartas, é só baixar para { TERM($terms, "goOut") }, sem descarte.

## The empty stock.

topic-stock = O monte vazio
option-stock-end-label = Quando o monte acaba
option-stock-end-afterTurn = Quem compra a última carta do monte termina o turno; aí a rodada acaba.
option-stock-end-reshuffle = Quando o monte acaba, o lixo é embaralhado e vira o monte novo.
option-stock-end-whilePileTaken = Quando o monte acaba, o jogo segue enquanto cada um, na própria vez, pegar do lixo.
option-stock-reshuffles-label = Quantas vezes se embaralha de novo
option-stock-reshuffles-0 = Isso pode acontecer dez vezes; na vez seguinte em que o monte acabar, a rodada acaba.
option-stock-reshuffles-1 = Isso acontece uma vez; na vez seguinte em que o monte acabar, a rodada acaba.
option-stock-keepTop-label = A carta de cima ao embaralhar
option-stock-keepTop-false = O lixo inteiro vai para o monte.
option-stock-keepTop-true = A carta de cima do lixo fica onde está.
option-stock-score-label = Se ninguém bateu
option-stock-score-hands = Se a rodada acabar assim, cada um conta os pontos da própria mão.
option-stock-score-nobody = Se a rodada acabar assim, ninguém pontua.
option-stock-score-melded = Se a rodada acabar assim, cada um soma os pontos das cartas que pôs na mesa, e os da mão não contam.
option-stock-score-meldedMinusHand = Se a rodada acabar assim, cada um soma os pontos das cartas que pôs na mesa e desconta os da mão.
option-stock-stalemate-label = Impasse
option-stock-stalemate-false = Uma rodada segue mesmo que ninguém possa terminar.
option-stock-stalemate-true = Se cada um tem uma carta só e nenhuma carta cabe mais em { TERM($terms, "noMeld") } da mesa, a rodada acaba e ninguém pontua.
remark-stock-standstill = Se ninguém comprar do monte nem puser uma carta na mesa durante quatro voltas, a rodada acaba do mesmo jeito.

## Scoring.

topic-scoring = Pontos
option-scoring-system-label = O que vale pontos
option-scoring-system-penalties = Quando um jogador { TERM($terms, "goesOut") }, os outros marcam contra si os pontos das cartas que têm na mão.
option-scoring-system-winnerTakesHands = Quem { TERM($terms, "goesOut") } soma os pontos de todas as outras mãos.
option-scoring-system-meldedMinusHand = Cada um soma os pontos das cartas que pôs na mesa e desconta os da mão.
option-scoring-system-meldedPlusHands = Cada um soma os pontos das cartas que pôs na mesa; quem { TERM($terms, "goesOut") } soma também os pontos de todas as outras mãos.
option-scoring-system-melded = Cada um soma os pontos das cartas que pôs na mesa, e os da mão não contam.
option-scoring-best-label = Quem ganha
option-scoring-best-low = Ganha o menor total.
option-scoring-best-high = Ganha o maior total.
option-scoring-ace-label = Ás
option-scoring-ace = Um ás vale { $points }.
# `$lowest` is the lowest rank that counts as a number card: twos may be wild or taken out.
option-scoring-numbers-label = Do 2 ao 10
option-scoring-numbers-face = Do { RANK($lowest, number: "many") } ao 10, cada carta vale o próprio número.
option-scoring-numbers-fiveToNine = Do { RANK($lowest, number: "many") } ao 9, cada carta vale 5; os 10 valem 10.
option-scoring-numbers-fiveToEight = Do { RANK($lowest, number: "many") } ao 8, cada carta vale 5; os 9 e os 10 valem 10.
option-scoring-numbers-fiveToSeven = Do { RANK($lowest, number: "many") } ao 7, cada carta vale 5; do 8 ao 10, cada uma vale 10.
option-scoring-courts-label = Figuras
option-scoring-courts-ten = Valetes, damas e reis valem 10.
option-scoring-courts-elevenToThirteen = Os valetes valem 11, as damas 12 e os reis 13.
option-scoring-wild-label = Coringa
option-scoring-wild =
    { $points ->
        [0] Uma carta do valor que é { TERM($terms, "wild") } vale o mesmo que se não fosse.
       *[other] Um { TERM($terms, "wild") } vale { $points }.
    }
option-scoring-wildAce-label = Ás como coringa da rodada
option-scoring-wildAce =
    { $points ->
        [0] Os ases valem o mesmo quando são { TERM($terms, "wilds") }.
       *[other] Quando os ases são { TERM($terms, "wilds") }, cada um vale { $points }.
    }
option-scoring-joker-label = Joker
option-scoring-joker = Um joker vale { $points }.
option-scoring-permanentTwo-label = Dois, sempre coringa
option-scoring-permanentTwo = Um dois vale { $points }.
option-scoring-queenOfSpades-label = Dama de espadas
option-scoring-queenOfSpades =
    { $points ->
        [0] A dama de espadas vale o mesmo que as outras damas.
       *[other] A dama de espadas vale { $points }.
    }
option-scoring-outBonus-label = Bônus
option-scoring-outBonus =
    { $points ->
        [0] Não há bônus por { TERM($terms, "goOut") }.
       *[other] Há um bônus de { $points } pontos por { TERM($terms, "goOut") }.
    }
option-scoring-doubleRummy-label = A mão inteira de uma vez
option-scoring-doubleRummy-false = Pôr a mão inteira na mesa de uma vez não dá nada a mais.
option-scoring-doubleRummy-true = Pôr a mão inteira na mesa em um turno, sem ter jogado nada antes, vale o dobro.
option-scoring-double7K-label = Setes e reis
option-scoring-double7K-false = Todas as rodadas valem o mesmo, não importa quais sejam os { TERM($terms, "wilds") }.
option-scoring-double7K-true = As rodadas em que os 7 ou os reis são { TERM($terms, "wilds") } valem o dobro.
option-scoring-press-label = O Press
option-scoring-press-off = Nenhuma rodada vale o dobro por causa dos totais.
option-scoring-press-on = Se o total de um jogador passar todos os outros em 50 ou mais, a próxima rodada vale o dobro.
option-scoring-press-voluntary = Se o total de um jogador passar todos os outros em 50 ou mais, a próxima rodada vale o dobro. Se o maior total não chegar a tanto, o jogador pode ficar com os pontos que faltam.
option-scoring-autoPress-label = O Auto-Press
option-scoring-autoPress-false = Depois da primeira rodada, o Press funciona como depois de qualquer outra.
option-scoring-autoPress-true = Com quatro jogadores ou mais, o maior total depois da primeira rodada sobe até passar o seguinte em 50, e assim a segunda rodada vale o dobro.
option-scoring-lowAce-label = Ás antes de um dois
option-scoring-lowAce-none = Um ás vale o mesmo nas duas pontas de uma sequência.
option-scoring-lowAce-points = Numa sequência da mesa, um ás antes de um dois vale { $points }.
option-scoring-blackAce-label = Ás preto
option-scoring-blackAce-none = Os ases pretos valem o mesmo que os vermelhos.
option-scoring-blackAce-points = O ás de paus e o de espadas valem { $points }.
option-scoring-unopened-label = Quem não baixou
option-scoring-unopened-none = Quem não baixou nada na rodada conta as cartas da mão como os outros.
option-scoring-unopened-points = Quando outro jogador { TERM($terms, "goesOut") }, quem não pôs nada na mesa na rodada marca { $points } pontos em vez dos da mão.
option-scoring-rummyBonus-label = Bater em um turno
option-scoring-rummyBonus-none = Pôr a mão inteira na mesa em um turno não dá bônus.
option-scoring-rummyBonus-points = Quem põe a mão inteira na mesa em um turno, sem ter jogado nada antes, ganha um bônus de { $points } pontos.

## The end of the game.

topic-gameEnd = O fim da partida
option-game-end-label = Fim da partida
option-game-end-schedule = A partida acaba depois da última rodada.
option-game-end-target = A partida acaba depois da rodada em que um jogador chega à meta.
# With several: "The target is 100 points for 2 players, 150 for 3 and 200 for 4 or more."
option-game-targets-label = Meta
option-game-targets-none = Não há meta.
option-game-targets-one = A meta é de { GROUPED($points) } pontos.
option-game-targets-several = A meta é de { GROUPED($points) } pontos com 2 jogadores, { LIST($others) } ou mais.
option-game-targets-for = { GROUPED($points) } com { $players }
option-game-targetWinner-label = Vários na meta
option-game-targetWinner-best = Se vários jogadores chegarem a ela na mesma rodada, ganha o melhor total.
option-game-targetWinner-outFirst = Se vários jogadores chegarem a ela na mesma rodada, ganha quem encerrou essa rodada; se não foi nenhum deles, ganha o melhor total.
remark-gameEnd-ties = Jogadores com o mesmo total dividem a posição.

## Settling up.

topic-money = Acerto
option-money-settle-label = Acerto
option-money-settle-off = No fim, ninguém paga nada.
option-money-settle-everyPair = No fim, os jogadores acertam dois a dois a diferença entre os totais.
option-money-settle-winnerOnly = No fim, cada um dos outros paga ao vencedor a diferença entre os totais.
option-money-rate-label = Preço de um ponto
option-money-rate =
    { $cents ->
        [0] A diferença é paga em pontos.
        [1] Um ponto vale um centavo.
       *[other] Um ponto vale { $cents } centavos.
    }
option-money-roundTo-label = Arredondamento
option-money-roundTo =
    { $cents ->
        [0] As diferenças não são arredondadas.
       *[other] Cada diferença é arredondada de { $cents } em { $cents } centavos.
    }
option-money-perDeal-label = Dinheiro por rodada
option-money-perDeal =
    { $cents ->
        [0] Não se paga nada por uma rodada só.
       *[other] Quem ganha uma rodada recebe { $cents } centavos de cada um dos outros.
    }

## Why rules cannot work together.

problem-noTable = Uma mesa tem de dois a oito lugares, e o mínimo de jogadores não pode passar do máximo.
problem-tooFewCards = Não há cartas suficientes para todos os números de jogadores permitidos: todas as mãos, as cartas viradas e uma carta para o monte.
problem-jokersMissing = Os jokers são coringas, mas não há nenhum no baralho.
problem-jokersNotWild = Há jokers no baralho, então eles têm que ser coringas.
problem-twosMissing = Os 2 são sempre coringas, mas foram tirados do baralho.
problem-growsForever = Se as mãos crescem a cada rodada, o número de rodadas tem que ser fixo.
problem-turnedBeforeNamed = A carta que começa o lixo é virada antes da escolha do coringa, então não dá para trocar se ela for um.
problem-noDeals = A partida precisa de um número de rodadas ou de uma meta.
problem-ranksWithoutEnd = Uma lista de coringas acaba: numa partida com meta, uma carta tem que mostrar o coringa, ou não pode haver nenhum.
problem-namedOnceEach = Se quem dá as cartas escolhe cada valor uma vez por partida, são precisas treze rodadas, um baralho com todos os valores, e os ases entre os coringas possíveis.
problem-rankNotInPack = Um valor que é coringa em uma das rodadas foi tirado do baralho.
problem-dealWithoutRank = Cada rodada da lista precisa de um coringa.
problem-jokerDealWithoutJoker = Uma última rodada para o joker precisa de jokers que sejam coringas.
problem-jokerDealAfterWhat = Uma última rodada para o joker vem depois de uma lista fixa de rodadas, não de uma meta nem de uma carta virada.
problem-twoPileStarts = O lixo só pode começar com uma carta: a que mostra o coringa, ou outra.
problem-moreForNobody = Quem dá as cartas só pode ficar com a carta e receber outra se a carta tiver vindo para a própria mão.
problem-takenUnseen = As cartas mais abaixo no lixo só podem ser pegas ou cantadas se dá para ver o lixo todo.
problem-frozenMustMeld = Uma carta pega do lixo não pode ir para a mesa na hora e também esperar um turno.
problem-frozenCall = Uma carta cantada vai para a mesa na hora, então não pode esperar um turno.
problem-keepAndDiscard = Com uma carta só, você tem que ficar com a que compra, então nenhuma regra pode obrigar você a usar ou descartar essa carta.
problem-outOfTurnBound = Um descarte pego fora da vez não pode ir para a mesa na hora.
problem-setTooLarge = Só há quatro cartas diferentes de cada valor: trincas maiores precisam de dois baralhos e cartas repetidas, ou de coringas além das cartas que existem.
problem-lowAceAlone = Sem os 2, o ás só pode ser a carta mais alta nas sequências.
problem-lockedOrNot = As trincas só de coringas não podem estar fechadas e abertas a trocas ao mesmo tempo.
problem-namedBeyondPack = Um coringa que substitui um naipe certo não pode passar dos quatro naipes, a não ser que uma trinca aceite cartas repetidas.
problem-contractKinds = Os contratos precisam de trincas e de sequências.
problem-contractDeals = A partida precisa de exatamente tantas rodadas quantos são os contratos.
problem-handsByWhat = Só contratos que dizem quantas cartas são dadas podem definir o tamanho das mãos.
problem-contractTooLong = Um dos contratos pede mais cartas do que uma mão ou uma sequência pode ter.
problem-meldTurnBound = Onde se baixa em vez de comprar, a última carta não pode ser descartada, e nenhuma regra pode prender cartas compradas ou pedidas, dar uma última vez ou uma carta extra.
problem-contractRunTooShort = Um dos contratos pede uma sequência mais curta do que este jogo permite.
problem-callOnOwnMelds = Quem canta encaixa uma carta na combinação de qualquer jogador, então tem que ser permitido encaixar nas dos outros.
problem-callWithOneCard = Com uma carta só, é preciso comprar do monte, mas cantar vale como compra.
problem-callWithoutDiscard = Quem cantasse com uma última carta que não cabe em nada não poderia passar a vez sem um descarte.
problem-swapNoJoker = Só os jokers podem sair da combinação, mas não há nenhum no baralho.
problem-lastCardStuck = Uma última carta que cabe numa combinação não poderia ser nem encaixada nem descartada: permita flutuar, ou bater sem descarte.
problem-unplayableButWhere = Uma última carta que só cabe na combinação de outro jogador não poderia ser nem encaixada nem descartada.
problem-floatForNothing = Flutuar é para quem ficou sem carta para descartar, então o último descarte tem que ser obrigatório.
problem-reliefFromWhat = Quem ainda não jogou não precisa de uma última chance se ninguém pode acabar no primeiro turno.
problem-upForNoTwo = Um dois que sobra não pode encerrar a rodada se os 2 são sempre coringas ou foram tirados.
problem-upFor2Points = Subir com 2 custa 2 pontos, então as cartas que sobram têm que contar contra.
problem-rummyOrTurns = Ou se baixa durante os turnos, ou tudo de uma vez quando alguém encerra a rodada: não as duas coisas.
problem-pairForLongSets = Só dá para trocar duas cartas por um coringa de uma trinca se as trincas tiverem no máximo quatro cartas.
problem-neverFromSets = Se todas as combinações são trincas e os coringas das trincas ficam onde estão, não dá para trocar por nenhum coringa.
problem-nothingOnTable = Se as combinações ficam na mão, não há nada na mesa para encaixar, trocar ou cantar, nem como flutuar, nem contrato para baixar.
problem-nothingMeldedAtOnce = Se as combinações ficam na mão, uma carta comprada não pode ir para a mesa na hora, e só dá para pegar uma carta do lixo por vez.
problem-meldsAfterWhat = Depois do fim, os outros só podem baixar as combinações que têm se a rodada acaba quando alguém mostra a mão inteira.
problem-dealForNobody = Com um número fixo de rodadas, todas têm que valer: rodadas sem pontos precisam de uma meta.
problem-stalemateTooSoon = Com estas regras, mesmo com uma carta para cada um ainda daria para jogar, então não seria um impasse.
problem-lowOrHigh = Se as cartas que sobram contam contra, tem que ganhar o menor total; de qualquer outro jeito, o maior.
problem-whoseMelds = Se as cartas da mesa valem pontos, elas têm que ficar diante de quem jogou.
problem-meldsNeverSeen = Se as combinações ficam na mão, as cartas da mesa não podem valer pontos.
problem-emptyStockScore = Os pontos com o monte vazio têm que combinar com o resto dos pontos.
problem-doublesPenalties = O Press e as rodadas em dobro de 7 e reis só funcionam se as cartas que sobram contam contra.
problem-autoPressAlone = O Auto-Press precisa do Press.
problem-noTarget = Uma partida com meta precisa de um número de pontos.
problem-firstToLose = Se ganha o menor total, quem encerra a rodada não pode ganhar por chegar à meta.

## Why a link with rules cannot be opened. After `cannotWork` come the problems above.

badLink-tooLong = Este link é longo demais para ter as regras de uma mesa.
badLink-malformed = Este link não tem as regras de uma mesa.
badLink-olderVersion = Este link é de uma versão antiga do jogo e não funciona mais. Peça um novo.
badLink-newerVersion = Este link é de uma versão mais nova do jogo. Recarregue a página e tente de novo.
badLink-unknownGame = Este link é de um jogo que esta página não conhece.
badLink-unknownOption = Este link tem uma regra que esta página não conhece.
badLink-unknownValue = Este link tem uma escolha de regra que esta página não conhece.
badLink-cannotWork = As regras deste link não funcionam juntas.

## Pictures of rules. Each has a title, rows of cards with labels, and a sentence or two about the cards in it.

picture-heading = Em imagens
picture-title-set = Uma { TERM($terms, "set") }
picture-title-run = Uma sequência
picture-title-wildInSet = Um { TERM($terms, "wild") } numa { TERM($terms, "set") }
picture-title-wildInRun = Um { TERM($terms, "wild") } numa sequência
picture-title-layingOff = Encaixar
picture-title-swapping = Trocar por um { TERM($terms, "wild") }
picture-title-points = Pontos
picture-row-before = Na mesa
picture-row-held = Na sua mão
picture-row-after = Depois
picture-row-pile = No lixo
picture-row-gained = Você recebe
picture-wildRank = Nestes exemplos, { RANK($rank, number: "many", article: "the") } são { TERM($terms, "wilds") }.
picture-wildRankOfDeal = Nestes exemplos, { RANK($rank, number: "many", article: "the") } são { TERM($terms, "wilds") }, como na rodada { $deal }.
picture-set = { CAPITAL(RANK($rank, number: "many", article: "the")) } de { SUITS($suits) }. Uma { TERM($terms, "set") } tem pelo menos { $fewest } cartas do mesmo valor.
picture-run = { CAPITAL(RANKS($ranks, article: "the")) } de { SUIT($suit) }. Uma sequência tem pelo menos { $fewest } cartas seguidas do mesmo naipe.
picture-wild = { CAPITAL(CARD($card, article: "the", style: "name")) } substitui { PLACE($place) }: { RANK($rank, number: "many", article: "the") } são { TERM($terms, "wilds") }.
picture-oneEyedJack = { CAPITAL(CARD($card, article: "the", style: "name")) } substitui { PLACE($place) }: os valetes caolhos são { TERM($terms, "wilds") }.
picture-joker = O joker substitui { PLACE($place) }: os jokers são { TERM($terms, "wilds") }.
# A set and a run that reach the points of the first melds together.
picture-opening = { CAPITAL(RANK($rank, number: "many", article: "the")) } de { SUITS($suits) } valem { $setPoints }, e { RANKS($ranks, article: "the") } de { SUIT($suit) }, { $runPoints }. Somam { COUNT($points, "point") }: no mesmo turno, bastam para os { $needed } necessários.
# A run with the ace below a two, and one with it above a king.
picture-aces = { CAPITAL(RANKS($lowRanks, article: "the")) } de { SUIT($suit) } valem { COUNT($lowPoints, "point") }, sendo { $lowAce } do ás. { CAPITAL(RANKS($highRanks, article: "the")) } valem { COUNT($highPoints, "point") }, sendo { $highAce } do ás.
# What must have been laid before.
picture-layingOff =
    Você pode encaixar { CARD($card, article: "the", style: "name") } { $kind ->
        [set] nesta { TERM($terms, "set") }
       *[run] nesta sequência
    }, como { $onOthers ->
        [yes] { TERM($terms, "inTheMelds") } de qualquer jogador
       *[no] { TERM($terms, "inOwnMelds") }
    }{ $first ->
        [meld] , depois de baixar { TERM($terms, "aMeld") }
        [opening] , depois de baixar com os pontos necessários
        [contract] , depois de baixar o seu contrato
       *[nothing] {""}
    }.
# A natural card takes the place of a wild. Then a sentence says where the wild goes.
picture-swapPlace = { CAPITAL(CARD($natural, article: "the", style: "name")) } entra no lugar { CARD($wild, article: "of", style: "name") }.
# Two naturals, which a set of three asks for.
picture-swapPair = { CAPITAL(RANK($rank, number: "many", article: "the")) } de { SUITS($suits) } entram ao mesmo tempo no lugar { CARD($wild, article: "of", style: "name") }: uma carta só não basta.
picture-swapFree = O { TERM($terms, "wild") } é seu, para jogar ou guardar.
picture-swapThisTurn = O { TERM($terms, "wild") } é seu, mas precisa ser jogado de novo no mesmo turno.
picture-swapStaysInSet = O { TERM($terms, "wild") } fica na { TERM($terms, "set") } como uma carta a mais.
picture-swapStaysInRun = O { TERM($terms, "wild") } vai para uma ponta da sequência e substitui { PLACE($place) }.
picture-swapOtherMeldFromSet = O { TERM($terms, "wild") } fica na { TERM($terms, "set") } como uma carta a mais, ou vai para { TERM($terms, "otherMeld") }.
picture-swapOtherMeldFromRun = O { TERM($terms, "wild") } vai para uma ponta da sequência e substitui { PLACE($place) }, ou vai para { TERM($terms, "otherMeld") }.
picture-swapFirst-meld = Antes, você tem que ter baixado { TERM($terms, "ownMeld") }.
picture-swapFirst-contract = Antes, você tem que ter baixado o seu contrato.
picture-points-penalties = Se sobrarem na sua mão quando outro jogador { TERM($terms, "ifOut") }, estas cartas custam { COUNT($points, "point") } ao todo.
picture-points-winnerTakesHands = Se sobrarem na sua mão quando outro jogador { TERM($terms, "ifOut") }, estas cartas dão a esse jogador { COUNT($points, "point") } ao todo.
picture-points-meldedMinusHand = Estas cartas valem { COUNT($points, "point") } ao todo: a favor se estão na mesa, contra se ainda estão na sua mão.
picture-points-meldedPlusHands = Estas cartas valem { COUNT($points, "point") } ao todo: para você se estão na mesa; se ainda estão na sua mão, para quem { TERM($terms, "ifOut") }.
picture-points-melded = Quando estão na mesa, estas cartas valem { COUNT($points, "point") } ao todo para você.
picture-doubled = Enquanto { RANK($rank, number: "many", article: "the") } são { TERM($terms, "wilds") }, os pontos valem o dobro.

## The public pages of rules, and the ways to print rules.

rulesPages-site = Crazy Rummy
rulesPages-allTitle = As regras de todos os jogos
rulesPages-allAbout = Crazy Rummy e seus parentes, em palavras simples e em imagens, para ler, imprimir e mandar.
rulesPages-play = Jogar este jogo
rulesPages-playAny = Jogar Crazy Rummy
rulesPages-inWords = Em palavras
rulesPages-printOrSend = Imprimir ou mandar estas regras
rulesPages-print = Imprimir estas regras
rulesPages-languages = Idiomas
rulesPages-unknownTitle = Página não encontrada
rulesPages-unknown = Não há nenhuma página neste endereço.
rulesPages-titleOf = { $game }: as regras
rulesPages-alsoCalled = Também se chama { LIST($names) }.

## Where each game is played, or who invented it.

title-crazy-rummy-origin = Jogado em casa com muitos nomes, principalmente na América do Norte.
title-crazy-rummy-7-origin = Crazy Rummy para meia noitada.
title-crazy-rummy-3-origin = Crazy Rummy para quando o tempo é curto.
title-fort-worth-gin-origin = Anotado por John Greer.
title-fort-worth-gin-odd-origin = Anotado por John Greer.
title-fort-worth-gin-even-origin = Anotado por John Greer.
title-biddies-origin = Jogado no sul do País de Gales.
title-treize-brasses-origin = Franco-canadense; o nome quer dizer “treze embaralhadas”.
title-beanie-origin = Jogado principalmente no Canadá, em muitas versões.
title-ace-to-ace-origin = Descrito por Rammy Meyerowitz.
title-the-press-origin = Descrito por Michael Oxner.
title-auto-press-origin = Descrito por Michael Oxner.
title-dealers-choice-origin = Descrito por Michael Oxner.
title-one-joker-origin = Descrito por Michael Oxner.
title-thanasis-origin = Da Grécia.
title-dynamitis-origin = Da Grécia; uma forma de Thanasis.
title-basic-rummy-origin = A forma mais simples do jogo.
title-five-thousand-rummy-origin = Norte-americano, com regras diferentes em cada casa.
title-george-origin = Uma forma de Rummy 5000.
title-crummy-rummy-origin = Um jogo de contratos, anotado por uma família.
title-koum-kan-origin = Jogado na Grécia.
title-rummy-500-origin = Muito popular em toda a América do Norte.
title-three-thirteen-origin = Um jogo de família da América do Norte.
title-kaluki-origin = Popular na Grã-Bretanha, em clubes e em casa.
title-kaluki-51-origin = Uma forma de Kaluki em que se baixa com mais pontos.
title-romme-origin = O jogo de família da Alemanha e da Áustria.
title-rami-origin = Jogado na França.
title-remigio-origin = Jogado na Espanha.
title-liverpool-rummy-origin = O jogo de contratos mais conhecido, também chamado Contract Rummy.
title-carioca-origin = O jogo de contratos da Argentina e do Chile.
title-shanghai-rummy-origin = Um longo jogo de contratos dos Estados Unidos.
title-continental-origin = O jogo de contratos da Espanha e do México.
title-jamaican-kalooki-origin = O jogo de contratos da Jamaica e do Caribe.
title-bing-rummy-origin = Um rummy do Alasca em que cada vez serve para comprar ou para baixar.

## The game as other sites, installed apps and browsers without scripts show it.

# For link previews and search engines.
app-about = Jogue Crazy Rummy no navegador, com amigos ou contra bots.
app-needsScripts = Crazy Rummy precisa de JavaScript.
# The ways into the game that an installed app has, called as at home.
app-shortcut-daily = Desafio diário
app-shortcut-games = Escolher um jogo
app-shortcut-history = Suas partidas

## What makes each game special: one sentence, in the words of the common game.

title-crazy-rummy-about = Treze rodadas, cada uma com outro coringa: dos ases na primeira aos reis na última.
title-crazy-rummy-7-about = São coringas um valor sim, outro não: ases, 3, 5, 7, 9, valetes e reis.
title-crazy-rummy-3-about = Três rodadas, com os ases, os 7 e os reis como coringas.
title-fort-worth-gin-about = Nenhuma combinação pode ter mais coringas que cartas naturais.
title-fort-worth-gin-odd-about = Fort Worth Gin em sete rodadas, com os valores ímpares como coringas.
title-fort-worth-gin-even-about = Fort Worth Gin em seis rodadas, com os valores pares como coringas.
title-biddies-about = O ás é a carta mais baixa ou a mais alta, e quem fica só com um dois pode encerrar a rodada.
title-treize-brasses-about = Dois baralhos e treze cartas para cada um; quem pega do lixo tem que usar a carta na hora.
title-beanie-about = Os coringas descem dos reis aos ases e, se alguém acaba no primeiro turno, os outros ainda podem pôr cartas na mesa.
title-ace-to-ace-about = O que você põe na mesa soma, o que fica na mão desconta, e você pode pegar quantas cartas do lixo quiser.
title-the-press-about = Quando um jogador está 50 pontos ou mais atrás de todos os outros, a próxima rodada vale o dobro.
title-auto-press-about = The Press para quatro jogadores ou mais: a primeira rodada já faz a segunda valer o dobro.
title-dealers-choice-about = Quem dá as cartas olha a própria mão e escolhe o coringa; cada valor, só uma vez por partida.
title-one-joker-about = Um joker que é sempre coringa, e uma décima quarta rodada em que só ele é.
title-thanasis-about = As combinações ficam na mão até alguém poder mostrar a mão inteira combinada.
title-dynamitis-about = Thanasis em que os 2 também são sempre coringas.
title-basic-rummy-about = Não há coringas, e quem ganha a rodada soma os pontos que os outros têm na mão.
title-five-thousand-rummy-about = A primeira carta de cada um diz quantas ele recebe, a de quem dá as cartas mostra o coringa, e o que você baixa vale pontos.
title-george-about = Rummy 5000 só com trincas e no máximo um coringa em cada; para pegar do lixo, você precisa de duas cartas que combinem.
title-crummy-rummy-about = Sete rodadas, cada uma com um contrato para baixar antes de tudo.
title-koum-kan-about = Dois baralhos, dez cartas para cada um e só os jokers como coringas, até alguém chegar a 100 pontos.
title-rummy-500-about = O que você põe na mesa soma, o que fica na mão desconta, e com uma carta do lixo você leva todas as de cima.
title-three-thirteen-about = As mãos vão de três a treze cartas, o valor desse número é coringa e, quando alguém faz rummy, os outros jogam mais um turno.
title-kaluki-about = Você precisa de 40 pontos para baixar, e os únicos coringas são os jokers.
title-kaluki-51-about = Kaluki em que se baixa com 51 pontos, até alguém chegar a 100.
title-romme-about = Você precisa de 40 pontos para baixar; há seis jokers, e pôr a mão inteira na mesa de uma vez vale o dobro.
title-rami-about = Você precisa de 51 pontos e uma sequência sem jokers para baixar, e quem não baixa nada marca 100 pontos.
title-remigio-about = As combinações ficam na mão até alguém poder mostrar a mão inteira combinada; os únicos coringas são os jokers.
title-liverpool-rummy-about = Sete rodadas, cada uma com um contrato para baixar exatamente como é, e cartas pegas fora da vez: “May I?”
title-carioca-about = Sete rodadas, cada uma com um contrato para baixar exatamente como é. Um coringa só por combinação nova, e um coringa na mão custa 50.
title-shanghai-rummy-about = Dez rodadas com contratos de até quinze cartas, e em cada uma você pode pegar três cartas fora da vez.
title-continental-about = Sete rodadas, de 7 a 13 cartas. Numa sequência, dois coringas nunca ficam lado a lado, e bater em um único turno tira 10 pontos.
title-jamaican-kalooki-about = Nove rodadas com contratos de até dezesseis cartas. Depois do seu, você pode baixar mais, mas não pegar nada do lixo.
title-bing-rummy-about = Sete rodadas de catorze cartas com os dois como curingas. Você compra ou baixa, nunca os dois na mesma vez, e começa com três combinações de uma só vez.
