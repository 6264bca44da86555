### The table's buttons and refusals, and what its parts are called for screen readers.

## The buttons. Each label has about eight letters of room on phones.

buttons-discard = Descartar
buttons-undo = Anular
buttons-sort = Ordenar
# In place of `buttons-sort` while the player arranges the hand.
buttons-arranged = Pronto
buttons-scores = Placar
buttons-log = Lances
buttons-leave = Menu
# The button names the meld that the selected cards make: "Baixar 5-6-7 ♥". `$isOneOfSeveral`: they make several.
# `$prepares`: melds are put aside for a contract now.
buttons-meld =
    { $prepares ->
        [yes] Separar
       *[no] Baixar
    }{ $isOneOfSeveral ->
        [yes] …
       *[no]
            { $meld ->
                [none] {""}
               *[other] {" "}{ MELD($meld, style: "short") }
            }
    }
# The sort button where there is room: its next action, by the order of the hand now.
sorts-suit = Ordenar por { TERM($terms, "meld") }
sorts-melds = Ordenar por valor
sorts-rank = Ordenar à mão
sorts-own = Ordenar por naipe
sorts-arranging = Terminar de ordenar
# Buttons that only some games or moments have.
extras-layContract = Baixar contrato
extras-findContract = Achar contrato
extras-goRummy = Fazer rummy
extras-upForTwo = Subir com 2
extras-float = Flutuar
extras-endTurn = Passar a vez
extras-decline = Deixar o lixo
extras-recall = Pegar de volta
extras-goOut = { TERM($terms, "GoOut") }
# The warning on "Descartar" when the selected card would help the next player.
buttons-warning =
    { $why ->
        [wild] um { TERM($terms, "wild") }!
       *[fits] cabe na mesa
    }

## The parts of the table, for screen readers.

headings-table = Mesa
headings-seats = Jogadores
headings-melds = Combinações
headings-piles = Monte e lixo
headings-hand = Sua mão
headings-step = Situação do jogo
headings-actions = Ações
headings-contract = Contrato
# A card in the hand: "Sete de copas, coringa, carta nova", "…, carta separada na trinca de 9".
mirror-handCard =
    { cards-label }{ $fresh ->
        [none] {""}
        [draw] , carta nova
       *[swap] , carta liberada
    }{ $aside ->
        [none] {""}
       *[other] , carta separada { MELD($aside, $terms, article: "in") }
    }
mirror-stock =
    Monte, { COUNT($count, "card") }{ $isOpen ->
        [yes] , você pode comprar
       *[no] {""}
    }
# "Lixo, 7 cartas, em cima a dama de ouros, você pode pegar essa carta".
mirror-pile =
    { $top ->
        [none] Lixo vazio{ mirror-pileMay }
       *[other]
            Lixo{ $count ->
                [0] {""}
                [1] {""}
               *[other] , { COUNT($count, "card") }
            }, em cima { CARD($top, article: "the", style: "name") }{ mirror-pileMay }
    }
mirror-pileMay =
    { $may ->
        [none] {""}
        [draw] , você pode pegar essa carta
       *[discard] , você pode descartar
    }
# A card below the top of the pile, `$above` cards under it. `$isOpen`: it can be taken with those above.
mirror-pileCard =
    { $isOpen ->
        [yes] Pegar { COUNT($depth, "card") } do lixo, até { CARD($card, article: "the", style: "name") }
       *[no] { CAPITAL(CARD($card, style: "name")) }, com { COUNT($above, "card") } por cima no lixo
    }
# Where a card can be laid off: an end of a run, or a set.
mirror-place =
    { $place ->
        [low] Encaixar no começo { MELD($meld, article: "of") }
        [high] Encaixar no fim { MELD($meld, article: "of") }
       *[set] Encaixar { MELD($meld, $terms, article: "in") }
    }
# `$isTaken`: the wild goes into the hand; else it stays on the table.
mirror-swap =
    { $isTaken ->
        [yes] Trocar: pegar { CARD($wild, article: "the", style: "name") }, que substitui { mirror-anyOf }
       *[no] Trocar: liberar { CARD($wild, article: "the", style: "name") }, que substitui { mirror-anyOf }
    }
# The wild leaves its set only for two of these cards.
mirror-swapForTwo = { mirror-swap }. São precisas duas.
# What a wild stands for: "o sete de copas ou o sete de espadas"; `$rank` if it is that rank of any suit: "qualquer sete".
mirror-anyOf =
    { $rank ->
        [none] { CARDS($faces, article: "the", style: "name", type: "or") }
       *[other] qualquer { RANK($rank) }
    }
# "Sete de copas, na sequência de cinco a sete de copas"; `$isWild`: "Oito de paus, coringa, substitui …". `$by`: who
# played it, if somebody else laid the meld.
mirror-meldCard =
    { cards-label }{ $isWild ->
        [yes] , substitui { mirror-anyOf }
       *[no] {""}
    }, { MELD($meld, $terms, article: "in") }{ $by ->
        [none] {""}
       *[other] , carta jogada por { PEOPLE($by) }
    }
# "Trinca de reis, de Ana", "Sua trinca de reis"; `$by` is none where melds belong to nobody.
mirror-meldHeading =
    { $by ->
        [none] { CAPITAL(MELD($meld, $terms)) }
       *[other]
            { PERSON($by) ->
                [you] Sua { MELD($meld, $terms) }
               *[other] { CAPITAL(MELD($meld, $terms)) }, de { $by }
            }
    }
# One of several things of the same name: "Joker, na trinca de reis, 1 de 2".
mirror-numbered = { $name }, { $number } de { $of }
# The empty felt. `$prepares`: the selected cards are put aside for the contract.
mirror-felt =
    { $prepares ->
        [yes] Separar as cartas selecionadas para o contrato
       *[no] Baixar as cartas selecionadas como { TERM($terms, "newMeld") }
    }

## A seat: "Ann, a fox, 5 cards, 41 points, dealer, has melded", "Ada, Sharp bot, 7 cards, 30 points, to play".

mirrorSeat-parts = { LIST($parts, type: "comma") }
mirrorSeat-player =
    { PERSON($who) ->
        [you] { $who } (você)
       *[other] { $who }
    }
mirrorSeat-cards = { COUNT($count, "card") }
mirrorSeat-points = { COUNT($count, "point") }
mirrorSeat-takes = mais { COUNT($left, "card") } fora da vez
# What is so now. `standIn`: a bot plays for the person; `asked`: decides something outside the turn.
mirrorSeat-now =
    { $fact ->
        [standIn] um bot joga aqui
        [away] ausente
        [dealer] dá as cartas
        [melded] já baixou
        [late] mais uma jogada
        [floats] flutua
        [turn]
            { PERSON($who) ->
                [you] sua vez
               *[other] tem a vez
            }
       *[asked] decide
    }

## Refusals by the rules. All have the code of the refusal.

refusals-notNow = Não dá para fazer isso neste momento do turno.
refusals-notYourTurn = Ainda não é a sua vez.

## Refusals by the server.

refusals-badMessage = O servidor não entendeu isso. Recarregue a página.
refusals-stale = A partida já avançou.
refusals-notSeated = Você está assistindo. Só quem joga pode fazer isso.
refusals-notPlaying = Nenhuma partida está em andamento.
refusals-alreadyPlaying = A partida já começou.
refusals-gameOver = A partida acabou. Se os jogadores começarem outra, você pode assumir o lugar de um bot entre duas rodadas.
refusals-tableFull = Esta mesa está cheia.
refusals-notFull = Esta mesa não tem bots. A partida começa quando não houver mais lugar vago.
refusals-hostStarts = Quem começa a partida é quem abriu a mesa. Se essa pessoa sair, é quem está no lugar seguinte.
refusals-noSpectators = Esta mesa não aceita plateia.
refusals-nobodyThere = Não há mais nenhum outro jogador nesse lugar.
refusals-noSuchTable = Nenhuma mesa tem este código. Confira e tente de novo.
refusals-badToken = O servidor não reconhece mais este aparelho. Recarregue a página.
refusals-noSuchGuest = Ninguém tem este código. Confira e tente de novo.
refusals-badName = Escolha um nome de 1 a 20 caracteres comuns.
refusals-badRules = Esta página não consegue ler as regras dessa mesa. Recarregue a página.
refusals-badSeats = Esse jogo não é para este número de jogadores.
refusals-oldVersion = Há uma versão mais nova do jogo. Recarregue a página.
refusals-tooFast = Pedidos demais. Espere um pouco e tente de novo.
refusals-serverFull = O servidor está cheio agora. Tente de novo em alguns minutos.
refusals-tooManyTables = Você ou a sua rede tem mesas abertas demais. Saia de uma, ou tente mais tarde.
refusals-offline = Sem conexão com a mesa. Verifique a sua internet.
refusals-lessonWaits = Isso vem depois. Por enquanto, faça o que a lição diz.
refusals-noSockets = O servidor responde, mas alguma coisa no caminho bloqueia conexões ao vivo (WebSockets). Tente outra rede, ou treine sem conexão.
refusals-tableClosed = Esta mesa teve que fechar. O registro da partida fica guardado.
refusals-newerTable = A última partida desta mesa foi numa versão mais nova do jogo. A mesa fica guardada e abre de novo quando essa versão voltar.

## Refusals by the page itself.

# The order by melds could not be fetched.
refusals-noMeldOrder = Não deu para ordenar por { TERM($terms, "meld") }. Tente de novo quando houver conexão.
refusals-timeRanOut = O seu tempo acabou.
refusals-notOpened = Não deu para abrir. Recarregue a página e tente de novo.
refusals-gameForgotten = Essa partida não foi salva. Comece outra.

## Reasons for a refusal that are more exact, since they name cards and numbers.

# Why a move is refused, as long as the messages that tell more are not there.
notices-refused = Isso não dá agora.
# The clock has ended the turn and discarded a card.
notices-ranOutOfTime = O seu tempo acabou: o descarte foi { CARD($card, article: "the") }.
notices-drawFirst = Primeiro compre uma carta.
notices-alreadyDrawn = Você já comprou uma carta.
notices-drewThisTurn = Você comprou, então agora descarte uma carta. Baixe cartas numa vez em que não compre.
notices-laidThisTurn = Você baixou cartas nesta vez, então não compra nem descarta.
notices-hasExtraCard = A sua carta extra conta como compra.
notices-waitForTaker = Espere: outra pessoa ainda pode pegar a carta.
notices-noSwaps = Neste jogo não há trocas.
notices-runEnds = Esta sequência não pode crescer por essa ponta.
# The button that reloads the page.
notices-reload = Recarregar a página

## Why the table is gone for good.

lost-hadToClose = Esta mesa teve que fechar.
lost-closed = A mesa está fechada, ou você não tem mais lugar nela.
