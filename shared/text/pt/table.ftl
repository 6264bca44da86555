### The table: marks on the felt, the facts of a deal, its contract, the line above the hand, and questions.

## Cards read aloud.

# A suit after ranks in figures: "9-10-J de copas".
spoken-suit = de { SUIT($suit) }

## Counts and marks on the felt. There is little room for marks.

table-cardsCount = { COUNT($count, "card") }
table-points = { COUNT($count, "point") }
table-pointsShort =
    { $count ->
        [0] { $count } pts
        [one] { $count } pt
       *[other] { $count } pts
    }
table-number = { $count }
table-stockLeft =
    { $count ->
        [1] resta { $count }
       *[other] restam { $count }
    }
table-discardPile = Lixo
table-bot = BOT
table-standIn = BOT JOGANDO
table-away = ausente
table-dealer = dá cartas
table-freshMark =
    { $by ->
        [swap] liberado
       *[draw]
            { $count ->
                [1] carta nova
               *[other] nova
            }
    }
table-dropHere =
    { $meld ->
        [none] solte aqui
       *[other]
            solte aqui
            { MELD($meld, style: "short") }
    }
table-inHand = Na mão: { COUNT($count, "point") }
table-laid = Mesa { $count },
table-held = na mão { COUNT($count, "point") }
table-emptySeat = Lugar vago
table-seatNumber = Lugar { $number }
table-you = Você
table-honour =
    { $why ->
        [wentOut] Bateu!
        [leads] Na frente
       *[won] Vitória!
    }

## The facts of a deal.

wilds-named =
    { $jokers ->
        [single] { CAPITAL(LIST($kinds)) } é { TERM($terms, "wild") }
        [only] { wilds-several }
        [among] { wilds-several }
       *[without] { wilds-several }
    }
wilds-several = { CAPITAL(LIST($kinds)) } são { TERM($terms, "wilds") }
wilds-sentence = { wilds-named }.
wilds-unknown = Que valor é { TERM($terms, "wild") }?
wilds-noWilds = Sem { TERM($terms, "wilds") }
wilds-noWildsSentence = { wilds-noWilds }.
wilds-short = { TERM($terms, "Wild") }: { LIST($kinds, type: "comma") }
wilds-rank = { RANK($rank, number: "many", article: "the") }
wildKinds-jokers = os jokers
wildKinds-oneJoker = o joker
wildKinds-oneEyedJacks = os valetes caolhos
wilds-jokersShort = jokers
wilds-jokerShort = joker
wilds-shownBy = Quem mostra é { CARD($card, article: "the") }, ao lado do monte.
deals-of =
    { $length ->
        [short] { $deal } de { $deals }
       *[full] Rodada { $deal } de { $deals }
    }
deals-to =
    { $length ->
        [short] { $deal } · até { GROUPED($target) }
       *[full] Rodada { $deal } · até { GROUPED($target) }
    }
deals-sentenceOf = Rodada { $deal } de { $deals }.
deals-sentenceTo = Rodada { $deal }, até { GROUPED($target) } pontos.
deals-times =
    { $times ->
        [2] Os pontos valem o dobro.
       *[other] Os pontos valem o quádruplo.
    }
deals-anticlockwise = O jogo corre no sentido anti-horário. Os jogadores aparecem na ordem em que jogam, da esquerda para a direita.

## The contract of a deal: melds to lay together. `$melds`: "1 run of 4 and 1 set of 3".

contracts-runs =
    { $count ->
        [1] { $count } sequência de { $size }
       *[other] { $count } sequências de { $size }
    }
contracts-sets =
    { $count ->
        [1] { $count } { TERM($terms, "set") } de { $size } cartas
       *[other] { $count } { TERM($terms, "sets") } de { $size } cartas
    }
contracts-eithers =
    { $count ->
        [1] { $count } { TERM($terms, "set") } ou sequência de { $size } cartas
       *[other] { $count } { TERM($terms, "sets") } ou sequências de { $size } cartas
    }
contracts-asked =
    { $isEveryCard ->
        [yes] Nesta rodada: { LIST($melds) }, com todas as cartas
       *[no] Nesta rodada: { LIST($melds) }
    }
contracts-nothingAside = nada separado ainda
contracts-toGo =
    { $count ->
        [1] falta { LIST($melds) }
       *[other] faltam { LIST($melds) }
    }
contracts-allAside = tudo separado
contracts-longerRun = Neste contrato, uma sequência precisa de pelo menos { COUNT($count, "card") }.
contracts-differentSuits = As sequências de um contrato têm que ser de naipes diferentes.
contracts-differentRanks = As { TERM($terms, "sets") } de um contrato têm que ser de valores diferentes.
contracts-touchingRuns = Um contrato não pode ter duas sequências do mesmo naipe se uma continua onde a outra termina.
contracts-wholeHand = Este contrato tem que usar todas as cartas da sua mão.
contracts-notLonger = { TERM($terms, "TheMelds") } deste contrato têm que ter exatamente as cartas que ele pede: { LIST($melds) }.
contracts-mustBe = O contrato é: { LIST($melds) }.
contracts-takeApart = Devolver à mão { MELD($meld, $terms, article: "the") }

## The line above the hand when it is not up to the reader. It has little room, on narrow screens least.

waits-forPlayers = Esperando jogadores
waits-gameOver = A partida acabou
waits-choosingDealer = Sorteando quem dá as cartas
waits-aboutToDeal = As cartas já vêm
waits-dealOver = A rodada { $deal } acabou
waits-forCall = Alguém canta rummy { CARDS($cards, article: "for") }?
waits-forTaker = Um momento: alguém pega { CARDS($cards, article: "the") }?
waits-botPlays = Um bot joga por { $name }
waits-sizing = { $name } escolhe: 2 cartas ou 12
waits-naming = { $name } escolhe o { TERM($terms, "wild") }
waits-press = { $name } pode ficar com { COUNT($points, "point") } e dobrar a próxima rodada
waits-watching = Você está assistindo: vez de { $name }
waits-for = Vez de { $name }
# A player is out, and the others have a last turn.
waits-last = Últimas jogadas: vez de { $name }

## The same when the reader has a question to answer.

asks-size = Você virou um dois: 2 cartas ou 12?
asks-name = Você dá as cartas: escolha o { TERM($terms, "wild") }
asks-press = Ficar com { COUNT($points, "point") } pelo Press?
asks-call =
    { $count ->
        [1] Rummy? { CAPITAL(CARDS($cards, article: "the")) } serve
       *[other] Rummy? { CAPITAL(CARDS($cards, article: "the")) } servem
    }
asks-take = Pegar { CARDS($cards, article: "the") }?

## The same when the reader draws.

draws-leavePile = Monte vazio: deixe o lixo para encerrar a rodada
draws-takeOrLeave =
    { $length ->
        [short] Pegue do lixo ou deixe
       *[full] Monte vazio: pegue do lixo, ou deixe para encerrar a rodada
    }
draws-floating = Você flutua: compre do monte
draws-stock = Sua vez: compre do monte
draws-any = Sua vez: compre uma carta
draws-orMelds = Sua vez: compre uma carta ou baixe cartas
draws-stockOrMelds = Sua vez: compre do monte ou baixe cartas
# `$name` is out, and the others have a last turn.
draws-last =
    { $length ->
        [short] Sua última jogada: compre uma carta
       *[full] { $name } { TERM($terms, "wentOut") }. Sua última jogada: compre uma carta
    }
draws-lastFromStock =
    { $length ->
        [short] Sua última jogada: compre do monte
       *[full] { $name } { TERM($terms, "wentOut") }. Sua última jogada: compre do monte
    }
draws-deep = Sua vez: compre uma carta ou pegue várias do lixo

## The same when the reader has one thing left to do. `$button` is a button's label.

duties-emptyHanded =
    { $end ->
        [goOut] Você ficou sem cartas: aperte “{ TERM($terms, "GoOut") }”
        [float] Você ficou sem cartas: flutue
       *[undo] Você ficou sem cartas: anule algo
    }
duties-lastChance =
    { $mayLay ->
        [yes] Última chance: baixe { TERM($terms, "melds") } e aperte “{ $button }”
       *[no] Nada mais para baixar: aperte “{ $button }”
    }
duties-melding = Sua vez: baixe mais cartas ou aperte “{ $button }”
duties-discardLast = Descarte a última carta para { TERM($terms, "goOut") }
duties-layTaken = Sua vez: baixe { CARD($card, article: "the") } com duas cartas naturais
duties-playTaken = Sua vez: jogue { CARD($card, article: "the") } que você pegou
duties-reuseWild = Sua vez: jogue o { TERM($terms, "wild") } que você pegou
duties-layOffLast = Sua última carta cabe em { TERM($terms, "aMeld") }: encaixe
duties-layAll = Ponha todas as cartas na mesa para { TERM($terms, "goOut") }

## The same when the reader plays: "Your turn: lay down melds, lay off or discard to end your turn". `$choices` are what
## the messages below say. `$begins`: the reader begins with an extra card instead of a draw; `$later`: nobody may lay
## melds yet.

turn-step =
    { $begins ->
        [yes]
            { $length ->
                [short] Você começa
               *[full] Você começa com uma carta extra
            }
       *[no]
            { $isLast ->
                [yes] Sua última jogada
               *[no] Sua vez
            }
    }: { LIST($choices, type: "or") }{ $later ->
        [yes] ; baixar, só depois
       *[no] {""}
    }
turn-melds =
    { $length ->
        [short] baixe
       *[full] baixe { TERM($terms, "melds") }
    }
# In place of `turn-melds` where the first melds need points.
turn-openingMelds = baixe { TERM($terms, "melds") } com { $points } pontos
# While the reader puts them together. `$state`: `selected` in the hand, `laid` on the table, or what is there.
turn-openingCount =
    { $state ->
        [laid] { $points } de { $needed } pontos: baixe mais ou anule algo
        [noRun] { $points } de { $needed } pontos, mas falta uma sequência sem { TERM($terms, "wilds") }
        [enough] { $points } de { $needed } pontos: já dá para abrir
       *[selected] { $points } de { $needed } pontos
    }
turn-contract = baixe o contrato
turn-layOff =
    { $beside ->
        [melds]
            { $length ->
                [short] encaixe
               *[full] encaixe cartas
            }
       *[others] encaixe cartas
    }
turn-swap =
    { $length ->
        [short] troque por um { TERM($terms, "wild") }
       *[full] troque uma carta por um { TERM($terms, "wild") }
    }
turn-goRummy = aperte “{ TERM($terms, "GoOut") }”
turn-discard =
    { $isOnly ->
        [yes] descarte uma carta
       *[no]
            { $length ->
                [short] descarte
               *[full] descarte para passar a vez
            }
    }
turn-press = aperte “{ $button }”
turn-undo = anule algo
turn-skippable = { $step } · toque na mesa para pular
turn-skip = Pular até a sua vez

## The title of the page.

pageTitle-plain = Crazy Rummy
pageTitle-yourTurn = ● Sua vez — Crazy Rummy

## A bot stands in for the reader.

standIn-playedFor = Um bot joga por você
standIn-back = Voltei

## There is no sign of somebody whom the table waits for.

silence-you = Você está aí? Os outros podem pôr um bot para jogar.
silence-letBot = Pôr um bot para jogar
silence-noSign = Nenhum sinal de { $name }

## Questions over the table.

questions-yes = Sim
questions-no = Não
questions-notThisDeal = Nesta rodada não
questions-keys = Aperte Y para sim, N para não.
questions-seconds = { $seconds } s
questions-name = Que valor vai ser { TERM($terms, "wild") }?
questions-size = Você virou um dois. Quantas cartas quer ao todo?
takes-title = Pegar { CARDS($cards, article: "the") } fora da vez?
takes-left =
    { $left ->
        [one] Você ainda pode fazer isso uma vez nesta rodada.
       *[other] Você ainda pode fazer isso { $left } vezes nesta rodada.
    }
calls-title = { asks-call }.
press-title = Ficar com { COUNT($points, "point") } para a próxima rodada valer o dobro?
press-rule = O Press: a próxima rodada vale o dobro para todos se um total passar todos os outros em 50 pontos ou mais.
press-offer =
    { $points ->
        [1] Seu total é { $own }, o seguinte é { $next }. Se você disser sim, { COUNT($points, "point") } entra agora no seu total. Se não, nada muda.
       *[other] Seu total é { $own }, o seguinte é { $next }. Se você disser sim, { COUNT($points, "point") } entram agora no seu total. Se não, nada muda.
    }
