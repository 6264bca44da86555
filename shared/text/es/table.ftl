### The table: marks on the felt, the facts of a deal, its contract, the line above the hand, and questions.

## Cards read aloud.

# A suit after ranks in figures: "9-10-J de corazones".
spoken-suit = de { SUIT($suit) }

## Counts and marks on the felt. There is little room for marks.

table-cardsCount = { COUNT($count, "card") }
table-points = { COUNT($count, "point") }
table-pointsShort =
    { $count ->
        [one] { $count } pt
       *[other] { $count } pts
    }
table-number = { $count }
# There is no room for "quedan 14".
table-stockLeft = Mazo: { $count }
table-discardPile = Descartes
table-bot = BOT
table-standIn = JUEGA UN BOT
table-away = ausente
table-dealer = reparte
table-freshMark =
    { $by ->
        [swap] liberada
       *[draw]
            { $count ->
                [one] carta nueva
               *[other] nueva
            }
    }
table-dropHere =
    { $meld ->
        [none] suelta aquí
       *[other]
            suelta aquí
            { MELD($meld, style: "short") }
    }
table-inHand = En la mano: { COUNT($count, "point") }
table-laid = Mesa { $count },
table-held = en la mano { COUNT($count, "point") }
table-emptySeat = Sitio libre
table-seatNumber = Sitio { $number }
table-you = Tú
table-honour =
    { $why ->
        [wentOut] ¡Sin cartas!
        [leads] En cabeza
       *[won] ¡Victoria!
    }

## The facts of a deal.

wilds-named =
    { $jokers ->
        [single] { CAPITAL(LIST($kinds)) } es { TERM($terms, "wild") }
        [only] { wilds-several }
        [among] { wilds-several }
       *[without] { wilds-several }
    }
wilds-several = { CAPITAL(LIST($kinds)) } son { TERM($terms, "wilds") }
wilds-sentence = { wilds-named }.
wilds-unknown = ¿Qué valor es { TERM($terms, "wild") }?
wilds-noWilds = Sin { TERM($terms, "wilds") }
wilds-noWildsSentence = { wilds-noWilds }.
wilds-short = { TERM($terms, "Wild") }: { LIST($kinds, type: "comma") }
wilds-rank = { RANK($rank, number: "many", article: "the") }
wildKinds-jokers = los jokers
wildKinds-oneJoker = el joker
wildKinds-oneEyedJacks = las jotas de un solo ojo
wilds-jokersShort = { TERM($terms, "jokerShort") }
wilds-jokerShort = { TERM($terms, "jokerShort") }
wilds-shownBy = Lo señala { CARD($card, article: "the") } junto al mazo.
deals-of =
    { $length ->
        [short] { $deal } de { $deals }
       *[full] Mano { $deal } de { $deals }
    }
deals-to =
    { $length ->
        [short] { $deal } · a { GROUPED($target) }
       *[full] Mano { $deal } · a { GROUPED($target) }
    }
deals-sentenceOf = Mano { $deal } de { $deals }.
deals-sentenceTo = Mano { $deal }, a { GROUPED($target) } puntos.
deals-times =
    { $times ->
        [2] Los puntos valen el doble.
       *[other] Los puntos valen el cuádruple.
    }
deals-anticlockwise =
    Se juega en sentido contrario a las agujas del reloj. Los jugadores aparecen en el orden de juego, de izquierda a derecha.

## The contract of a deal.

contracts-runs =
    { $count ->
        [one] { $count } escalera de { $size }
       *[other] { $count } escaleras de { $size }
    }
contracts-sets =
    { $count ->
        [one] { $count } { TERM($terms, "set") } de { $size }
       *[other] { $count } { TERM($terms, "sets") } de { $size }
    }
contracts-eithers =
    { $count ->
        [one] { $count } { TERM($terms, "set") } o escalera de { $size }
       *[other] { $count } { TERM($terms, "sets") } o escaleras de { $size }
    }
contracts-asked =
    { $isEveryCard ->
        [yes] Esta mano: { LIST($melds) }, con todas las cartas
       *[no] Esta mano: { LIST($melds) }
    }
contracts-nothingAside = aún no has apartado nada
contracts-toGo =
    { $count ->
        [one] falta { LIST($melds) }
       *[other] faltan { LIST($melds) }
    }
contracts-allAside = todo está apartado
contracts-longerRun = En este contrato, una escalera necesita como mínimo { COUNT($count, "card") }.
contracts-differentSuits = Las escaleras de un contrato deben ser de palos distintos.
contracts-differentRanks = En un contrato no puede haber dos { TERM($terms, "sets") } del mismo valor.
contracts-touchingRuns = En un contrato no puede haber dos escaleras del mismo palo si una sigue donde acaba la otra.
contracts-wholeHand = Este contrato debe llevar todas tus cartas.
contracts-notLonger = { TERM($terms, "TheMelds") } de este contrato deben tener justo las cartas que pide: { LIST($melds) }.
contracts-mustBe = El contrato pide { LIST($melds) }.
contracts-takeApart = Devolver a la mano { MELD($meld, $terms, article: "the") }

## The line above the hand when it is not up to the reader.

waits-forPlayers = Esperando jugadores
waits-gameOver = La partida terminó
waits-choosingDealer = Se elige quién reparte primero
waits-aboutToDeal = Se va a repartir
waits-dealOver = La mano { $deal } terminó
waits-forCall = ¿Alguien canta rummy por { CARDS($cards, article: "the") }?
waits-forTaker = Un momento: ¿alguien toma { CARDS($cards, article: "the") }?
waits-botPlays = Un bot juega por { $name }
waits-sizing = { $name } elige: 2 cartas o 12
waits-naming = { $name } elige el { TERM($terms, "wild") }
waits-press = { $name } puede anotarse { COUNT($points, "point") } y doblar la próxima mano
waits-watching = Estás mirando: juega { $name }
waits-for = Turno de { $name }
# A player is out, and the others have a last turn.
waits-last = Últimos turnos: juega { $name }

## The same when the reader has a question to answer.

asks-size = Tienes un dos boca arriba: ¿2 cartas o 12?
asks-name = Repartes tú: elige el { TERM($terms, "wild") }
asks-press = ¿Anotarte { COUNT($points, "point") } para el Press?
asks-call =
    { $count ->
        [one] ¿Rummy? { CAPITAL(CARDS($cards, article: "the")) } encaja
       *[other] ¿Rummy? { CAPITAL(CARDS($cards, article: "the")) } encajan
    }
asks-take = ¿Tomar { CARDS($cards, article: "the") }?

## The same when the reader draws.

draws-leavePile = Mazo vacío: deja la pila para acabar la mano
draws-takeOrLeave =
    { $length ->
        [short] Toma de la pila o déjala
       *[full] Mazo vacío: toma de la pila o déjala para acabar la mano
    }
draws-floating = Flotas: roba del mazo
draws-stock = Tu turno: roba del mazo
draws-any = Tu turno: roba una carta
draws-orMelds = Tu turno: roba una carta o baja cartas
draws-stockOrMelds = Tu turno: roba del mazo o baja cartas
# `$name` is out, and the others have a last turn.
draws-last =
    { $length ->
        [short] Tu último turno: roba una carta
       *[full] { $name } { TERM($terms, "wentOut") }. Tu último turno: roba una carta
    }
draws-lastFromStock =
    { $length ->
        [short] Tu último turno: roba del mazo
       *[full] { $name } { TERM($terms, "wentOut") }. Tu último turno: roba del mazo
    }
draws-deep = Tu turno: roba una carta o toma varias de la pila

## The same when the reader has one thing left to do.

duties-emptyHanded =
    { $end ->
        [goOut] No te quedan cartas: pulsa «{ TERM($terms, "ToGoOut") }»
        [float] No te quedan cartas: flota
       *[undo] No te quedan cartas: anula algo
    }
duties-lastChance =
    { $mayLay ->
        [yes] Última ocasión: baja { TERM($terms, "melds") } y pulsa «{ $button }»
       *[no] No queda nada que bajar: pulsa «{ $button }»
    }
duties-melding = Tu turno: baja más cartas o pulsa «{ $button }»
duties-discardLast = Descarta tu última carta para { TERM($terms, "goOut") }
duties-layTaken = Tu turno: baja { CARD($card, article: "the") } con dos cartas naturales
duties-playTaken = Tu turno: juega { CARD($card, article: "the") } que tomaste
duties-reuseWild = Tu turno: juega el { TERM($terms, "wild") } que tomaste
duties-layOffLast = Tu última carta encaja en { TERM($terms, "aMeld") }: colócala
duties-layAll = Pon en la mesa todas tus cartas para { TERM($terms, "goOut") }

## The same when the reader plays: "Tu turno: baja combinaciones, coloca cartas o descarta para acabar".

turn-step =
    { $begins ->
        [yes]
            { $length ->
                [short] Empiezas
               *[full] Empiezas con una carta extra
            }
       *[no]
            { $isLast ->
                [yes] Tu último turno
               *[no] Tu turno
            }
    }: { LIST($choices, type: "or") }{ $later ->
        [yes] ; aún no puedes bajar
       *[no] {""}
    }
turn-melds =
    { $length ->
        [short] baja
       *[full] baja { TERM($terms, "melds") }
    }
# In place of `turn-melds` where the first melds need points.
turn-openingMelds = baja { TERM($terms, "melds") } por { $points } puntos
# While the reader puts them together. `$state`: `selected` in the hand, `laid` on the table, or what is there.
turn-openingCount =
    { $state ->
        [laid] { $points } de { $needed } puntos: baja más o anula algo
        [noRun] { $points } de { $needed } puntos, pero falta una escalera sin { TERM($terms, "wilds") }
        [enough] { $points } de { $needed } puntos: ya puedes bajarte
       *[selected] { $points } de { $needed } puntos
    }
turn-contract = baja tu contrato
turn-layOff =
    { $beside ->
        [melds]
            { $length ->
                [short] coloca
               *[full] coloca cartas
            }
       *[others] coloca cartas
    }
turn-swap =
    { $length ->
        [short] cambia por un { TERM($terms, "wild") }
       *[full] cambia una carta por un { TERM($terms, "wild") }
    }
turn-goRummy = pulsa «{ TERM($terms, "ToGoOut") }»
turn-discard =
    { $isOnly ->
        [yes] descarta una carta
       *[no]
            { $length ->
                [short] descarta
               *[full] descarta para acabar
            }
    }
turn-press = pulsa «{ $button }»
turn-undo = anula algo
turn-skippable = { $step } · toca la mesa para saltar
turn-skip = Saltar a tu turno

## The title of the page.

pageTitle-plain = Crazy Rummy
pageTitle-yourTurn = ● Tu turno — Crazy Rummy

## A bot stands in for the reader.

standIn-playedFor = Un bot juega por ti
standIn-back = Aquí estoy

## There is no sign of somebody whom the table waits for.

silence-you = ¿Sigues ahí? Los demás pueden hacer que juegue un bot.
silence-letBot = Que juegue un bot
silence-noSign = { $name } no da señales

## Questions over the table.

questions-yes = Sí
questions-no = No
questions-notThisDeal = En esta mano no
questions-keys = Pulsa Y para decir sí, N para decir no.
questions-seconds = { $seconds } s
questions-name = ¿Qué valor será { TERM($terms, "wild") }?
questions-size = Tienes un dos boca arriba. ¿Cuántas cartas quieres en total?
takes-title = ¿Tomar { CARDS($cards, article: "the") } fuera de turno?
takes-left =
    { $left ->
        [one] Te queda una vez en esta mano.
       *[other] Te quedan { $left } veces en esta mano.
    }
calls-title = { asks-call }.
press-title = ¿Anotarte { COUNT($points, "point") } para que la próxima mano valga el doble?
press-rule = El Press: la próxima mano vale el doble para todos si un total supera en 50 o más a todos los demás.
press-offer =
    { $points ->
        [one] Tu total es { $own }; el siguiente, { $next }. Si dices que sí, se suma { COUNT($points, "point") } a tu total ahora. Si no, nada cambia.
       *[other] Tu total es { $own }; el siguiente, { $next }. Si dices que sí, se suman { COUNT($points, "point") } a tu total ahora. Si no, nada cambia.
    }
