### The log, and deeds in a few words at the seats.

## The log's own texts.

log-dot = Numa carta: jogada depois da sua última vez. A cor é a de quem jogou.
log-deal =
    { $deal ->
        [0] Antes da primeira rodada
       *[other] Rodada { $deal }
    }

## A deed of a turn in a few words, shown at the seat of the player who did it.

deeds-drew =
    { $count ->
        [1] comprou uma carta
       *[other] comprou { COUNT($count, "card") }
    }
deeds-took = pegou { CARDS($cards) }
deeds-tookMany =
    { $count ->
        [1] pegou uma carta
       *[other] pegou { COUNT($count, "card") }
    }
deeds-laid = baixou { MELD($meld, style: "short") }
deeds-laidContract = baixou contrato
deeds-laidOff = encaixou { CARD($card) }
deeds-swapped = { CARDS($naturals) } pelo { TERM($terms, "wild") }
deeds-movedWild = moveu um { TERM($terms, "wild") } com { CARDS($naturals) }
deeds-discarded = descartou { CARD($card) }
deeds-tookOutOfTurn = pegou { CARDS($cards) } fora da vez
deeds-tookManyOutOfTurn =
    { $count ->
        [1] pegou uma carta fora da vez
       *[other] pegou { COUNT($count, "card") } fora da vez
    }
deeds-called = cantou rummy
deeds-tookBack = pegou de volta { CARD($card) }
deeds-wentRummy = fez rummy
deeds-wentUpForTwo = subiu com 2
# While the others have a last turn: the player who is out, and those whose turn is still to come.
deeds-out = { TERM($terms, "wentOut") }
deeds-late = mais uma jogada

## The sentences of the log about a turn.

story-theBot = O bot
story-drewOne =
    { cards-personAlone } { $from ->
        [stock] comprou { story-cardOrOne } do monte.
       *[pile] pegou { story-cardOrOne } do lixo.
    }
story-cardOrOne =
    { $card ->
        [none] uma carta
       *[other] { CARD($card, article: "the") }
    }
story-drewSeveral =
    { cards-personAlone } { $from ->
        [stock] comprou { COUNT($count, "card") } do monte.
       *[pile] pegou { COUNT($count, "card") } do lixo.
    }
story-tookFromPile = { cards-personAlone } pegou { CARDS($cards, article: "the") } do lixo.
story-tookUnseen = { cards-personAlone } pegou { COUNT($count, "card") } do lixo.
story-laidMeld = { cards-personAlone } baixou { $laid }.
story-laidOne = { MELD($meld, $terms, article: "a") }: { $cards }
story-laidCards = { MELD($meld, $terms) }: { $cards }
story-card =
    { $isWild ->
        [yes] { CARD($card) } ({ TERM($terms, "wild") })
       *[no] { CARD($card) }
    }
story-laidContract = { cards-personAlone } baixou o contrato: { LIST($laid, type: "semicolon") }.
story-laidOffOn =
    { cards-personAlone } encaixou { CARD($card, article: "the") } { $kind ->
        [set] { MELD($meld, $terms, article: "in") }.
        [run] na sequência { MELD($meld, style: "short") }.
       *[none] em { TERM($terms, "aMeld") }.
    }
story-swap = { cards-personAlone } trocou { CARDS($naturals, article: "the") } { WILD($wild, $terms, article: "for") }
story-swappedOut = { story-swap }.
story-swappedTo =
    { story-swap }, que foi para { $kind ->
        [set] { MELD($meld, $terms, article: "the") }.
       *[run] a sequência { MELD($meld, style: "short") }.
    }
story-swappedWithin = { story-swap }, que ficou { TERM($terms, "inTheSameMeld") }.
story-tookBackPlay =
    { $play ->
        [draw] { cards-personAlone } devolveu ao lixo o que tinha pegado.
        [contract] { cards-personAlone } anulou o contrato.
        [layOff] { cards-personAlone } anulou um encaixe.
        [swap] { cards-personAlone } anulou uma troca.
       *[meld] { cards-personAlone } anulou { TERM($terms, "aMeld") }.
    }
story-discarded = { cards-personAlone } descartou { CARD($card, article: "the") }.
story-tookBackDiscard = { cards-personAlone } pegou de volta { CARD($card, article: "the") }.
story-hadNoDiscard = { cards-personAlone } não tinha mais carta para descartar.
story-floats = { cards-personAlone } flutua, sem cartas.
story-tookNothing = { cards-personAlone } não pegou nada do lixo. A rodada acaba.
story-bookedSeat = { cards-personAlone } assume o lugar de { $bot } na próxima rodada.
story-tookSeat = { cards-personAlone } assumiu o lugar de { $bot }.
story-leftSeat = { cards-personAlone } saiu, e { $bot } continua jogando.
story-wentRummy = { cards-personAlone } fez rummy!
story-wentUpForTwo = { cards-personAlone } subiu com 2: só tinha um 2 na mão.

## Cards taken out of turn, and cards called.

story-asksTakers = Alguém pega { CARDS($cards, article: "the") } fora da vez?
story-asksCallers =
    { $count ->
        [1] { CAPITAL(CARDS($cards, article: "the")) } serve: alguém canta rummy?
       *[other] { CAPITAL(CARDS($cards, article: "the")) } servem: alguém canta rummy?
    }
story-nobody = Ninguém.
story-tookOutOfTurn = { cards-personAlone } pegou { CARDS($cards, article: "the") } fora da vez.
story-called = { cards-personAlone } cantou rummy e pegou { CARDS($cards, article: "the") }.
story-penalty =
    { $count ->
       *[other] { cards-personAlone } comprou { CARDS($cards, article: "the") } como penalidade.
    }
story-penaltyUnseen = { cards-personAlone } comprou { COUNT($count, "card") } como penalidade.

## The beginning of a deal.

story-dealsFirst = { cards-personAlone } dá as cartas primeiro.
story-firstJack =
    O primeiro valete, { CARD($jack, article: "the") }, foi para { PEOPLE($who) }. { story-dealsFirst }
story-drewForDealer = Sorteio de quem dá as cartas: { LIST($draws, type: "semicolon") }. { story-dealsFirst }
story-cardsDrawn = { cards-personAlone } { CARDS($cards, type: "comma") }
story-dealt = Rodada { $deal }: { PEOPLE($who) } deu as cartas.
story-dealtHere = { cards-personAlone } deu as cartas.
story-dealtOn = A distribuição continuou.
story-faceUp = Cartas abertas: { LIST($shown, type: "comma") }.
story-cardsShown = { cards-personAlone } { CARDS($cards, type: "space") }
story-besideStock = { CAPITAL(CARD($card, article: "the")) } fica ao lado do monte.
story-startsPile =
    { $count ->
        [1] { CAPITAL(CARDS($cards, article: "the")) } começa o lixo.
       *[other] { CAPITAL(CARDS($cards, article: "the")) } começam o lixo.
    }
story-choosesSize = { cards-personAlone } virou um dois e pode escolher 2 cartas ou 12.
story-namesWild = { cards-personAlone } escolhe o coringa da rodada.
story-namedWild =
    { cards-personAlone } escolheu { RANK($rank, number: "many", article: "the") }: são { TERM($terms, "wilds") }.
story-reshuffled =
    { $isTopKept ->
        [yes] O lixo foi embaralhado e virou um monte novo de { COUNT($count, "card") }; a carta de cima fica.
       *[no] O lixo foi embaralhado e virou um monte novo de { COUNT($count, "card") }.
    }

## The end of a deal, and what follows it.

story-dealEnded =
    { $ending ->
        [exhausted] O monte acabou antes de alguém { TERM($terms, "goOut") }.
        [capped] A rodada não saía do lugar e foi encerrada.
        [void] Ninguém conseguia terminar, então ninguém pontua.
        [cancelled] O jogo foi atualizado e não pôde continuar esta rodada. Ninguém pontua.
       *[wentOut] { story-wentOut }.
    }
story-wentOut = { cards-personAlone } { TERM($terms, "wentOut") }
story-oneMoreTurn = { story-wentOut }. Os outros jogam mais uma vez.
story-lastTurns = { story-outAtOnce } Quem ainda não jogou joga agora.
story-lastMelds = { story-outAtOnce } Quem ainda não jogou pode baixar { TERM($terms, "melds") }.
story-outAtOnce = { story-wentOut } logo no primeiro turno.
story-pressAsked =
    { cards-personAlone } pode ficar com { COUNT($count, "point") } para a próxima rodada valer o dobro.
story-pressAnswered =
    { $isTaken ->
        [yes] { cards-personAlone } ficou com os pontos.
       *[no] { cards-personAlone } não quis os pontos.
    }
story-pressSet = { CAPITAL(LIST($clauses)) }.
story-getsPoints = { PEOPLE($who) } recebe { COUNT($points, "point") }
story-nextDouble = a próxima rodada vale o dobro
story-wonGame =
    { $count ->
        [one]
            { $withYou ->
                [yes] Você ganhou a partida.
               *[no] { PEOPLE($winners) } ganhou a partida.
            }
       *[other] { CAPITAL(PEOPLE($winners)) } ganharam a partida.
    }
