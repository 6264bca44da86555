### Hints and their reasons, the lesson, the rules in short, and why a move is refused.

## The callout of a hint.

hint-name = Pista
hint-show = Muéstrame
hint-next = Otra
hint-best = La mejor
hint-thanks = Gracias
hint-noOther = Ninguna otra se acerca.
hint-nothing = Aún no es tu turno.
hint-dealOver = La mano terminó.

## The kind of move to look for.

moves-lookAtPile = Mira la pila de descartes.
moves-startWithDraw = Empieza robando.
moves-drawStock = Roba del mazo.
moves-meld =
    { $kind ->
        [set] Puedes bajar { TERM($terms, "aSet") } de { RANK($rank, number: "many") }.
       *[run] Puedes bajar una escalera de { SUIT($suit) }.
    }
moves-layOff = Una de tus cartas encaja en { TERM($terms, "aMeld") } de la mesa.
moves-swap = Puedes cambiar una carta por un { TERM($terms, "wild") } de la mesa.
moves-takeBack = Primero tienes que anular algo.
moves-discard = Descarta una carta.
moves-discardLast = Descarta tu última carta.
moves-holdBack = No bajes nada todavía: descarta una carta.
moves-contract = Tus cartas ya cumplen el contrato.
moves-goOut = Puedes { TERM($terms, "goOut") }.
moves-float = Jugaste todas tus cartas: flota.
moves-endTurn = No queda nada por hacer: acaba tu turno.
moves-goRummy = Mira todas tus cartas: puedes hacer rummy.
moves-upForTwo = Puedes acabar la mano con tu 2.
moves-decline = Deja la pila.
moves-recall = Puedes recuperar tu descarte.
moves-chooseSize = Quédate con { $cards } cartas.
moves-nameWild = Elige como { TERM($terms, "wild") } un valor que tengas.
moves-claim = La carta que se ofrece te ayudaría.
moves-pass = Deja pasar esta carta.
moves-takePoints = Anótate los puntos.
moves-leavePoints = No te anotes los puntos.

## The exact move and how to make it. `$button` is a button's label.

exactMoves-drawStock = Toca el mazo.
exactMoves-takeTop = Toma { CARD($card, article: "the") } de la pila: esa carta encaja con las tuyas.
exactMoves-takeSeveral = Toma { COUNT($count, "card") } de la pila, hasta { CARD($deepest, article: "the") }.
exactMoves-meld = Baja { MELD($meld, style: "short") }. Las cartas ya están elegidas: pulsa «{ $button }».
exactMoves-layOff =
    { $meld ->
        [none]
            Coloca { CARD($card, article: "the") }. La carta ya está elegida: toca el lugar que se ilumina.
       *[other]
            Coloca { CARD($card, article: "the") } en { MELD($meld, style: "short") }. La carta ya está elegida: toca el lugar que se ilumina.
    }
exactMoves-swap =
    { $count ->
        [one] La carta { CARDS($naturals) } ya está elegida.
       *[other] Las cartas { CARDS($naturals) } ya están elegidas.
    } Toca { WILD($wild, $terms, article: "the") } para hacer el cambio.
exactMoves-takeBack = Pulsa «Anular».
exactMoves-discard = Descarta { CARD($card, article: "the") }. La carta ya está elegida: pulsa «Descartar».
exactMoves-press = Pulsa «{ $button }».
exactMoves-layAll = { MELDS($melds, style: "short", type: "comma") }. Pulsa «{ $button }».
exactMoves-upForTwo = La carta { CARD($card) } ya está elegida para el descarte. Pulsa «{ $button }».
exactMoves-chooseSize = Responde: { $cards } cartas.
exactMoves-nameWild = Elige { RANK($rank, number: "many", article: "the") }.
exactMoves-claim = Di que sí { CARDS($cards, article: "to") }.
exactMoves-no = Responde que no.
exactMoves-yes = Responde que sí.

## How good a hint is beside the best.

besideBest-nearly = Casi igual de buena.
besideBest-worse =
    { $number ->
        [0] La mejor
        [1] La segunda mejor
        [2] La tercera mejor
        [3] La cuarta mejor
       *[other] La siguiente
    }, { $points ->
        [one] más o menos { COUNT($points, "point") } peor.
       *[other] unos { COUNT($points, "point") } peor.
    }

## Why a move is good. Chances are shares of one.

reasons-forced = Es tu única jugada.
reasons-goesOut =
    { $saved ->
        [0] Así puedes { TERM($terms, "goOut") }.
        [one] Así puedes { TERM($terms, "goOut") }: tu único punto no cuenta.
       *[other] Así puedes { TERM($terms, "goOut") }: tus { $saved } puntos no cuentan.
    }
reasons-safeFrom =
    Este turno pone a salvo { COUNT($points, "point") }, por si { $name }, con { COUNT($left, "card") }, consigue { TERM($terms, "toGoOut") }.
reasons-safeByChance =
    Este turno pone a salvo { COUNT($points, "point") }, por si la mano acaba antes de tu próximo turno (alrededor de un { PERCENT($chance) } de probabilidad).
reasons-scores = Este turno da { COUNT($points, "point") }.
reasons-contract = Cumple tu contrato.
reasons-opens = Te bajas con { $points } puntos, y bastan { $needed }.
reasons-toOpening =
    { $points ->
        [0] Para bajarte necesitas { $needed } puntos y aún no tienes ninguno.
       *[other] Tienes { $points } de los { $needed } puntos que necesitas para bajarte.
    }
reasons-frees =
    { $count ->
        [one] { CAPITAL(CARDS($naturals, article: "the")) } libera
       *[other] { CAPITAL(CARDS($naturals, article: "the")) } liberan
    } { WILD($wild, $terms, article: "the") }{ $isLaidOff ->
        [yes] , que luego colocas.
       *[no]
            { $meld ->
                [none] .
               *[other] , que va a { MELD($meld, style: "short") }.
            }
    }
reasons-holdsBack =
    Lo que tienes combinado ({ COUNT($points, "point") }) sigue oculto; el riesgo de que la mano acabe antes de tu próximo turno es de alrededor de un { PERCENT($chance) }.
reasons-sheds =
    { CAPITAL(CARD($card, article: "the")) }{ $points ->
        [0] {""}
       *[other] {" "}cuesta { COUNT($points, "point") } y
    }{ $live ->
        [0]
            { $gone ->
                [0] {" "}no combina con nada que tengas.
                [one] {" "}ya no combina: salió la carta que le faltaba.
               *[other] {" "}ya no combina: salieron las { $gone } cartas que le faltaban.
            }
        [1] {" "}solo combinaría con 1 carta.
        [2] {" "}solo combinaría con 2 cartas.
       *[other] {" "}combinaría con { $live } cartas.
    }
reasons-goesWith =
    { $beside ->
        [none] { CAPITAL(CARD($card, article: "the")) } va con tus cartas: { reasons-completers }.
       *[other]
            { CAPITAL(CARD($card, article: "the")) } va con { CARD($beside, article: "the") }: { reasons-completers }.
    }
reasons-keeps = Guarda { CARDS($kept, article: "the") }: { reasons-completers }.
reasons-completers =
    { $orWild ->
        [yes]
            { $live ->
                [0] solo un { TERM($terms, "wild") } formaría
                [one] { COUNT($live, "card") } o cualquier { TERM($terms, "wild") } formaría
               *[other] { COUNT($live, "card") } o cualquier { TERM($terms, "wild") } formarían
            }
       *[no]
            { $live ->
                [one] { COUNT($live, "card") } formaría
               *[other] { COUNT($live, "card") } formarían
            }
    } { TERM($terms, "aMeld") }{ $gone ->
        [0] {""}
        [one] ; 1 ya salió
       *[other] ; { $gone } ya salieron
    }
reasons-deniesFit =
    No le des { CARD($card, article: "the") } a { $name }, que juega después: esa carta encaja en { TERM($terms, "aMeld") } de la mesa.
reasons-deniesWild =
    No le des { CARD($card, article: "the") } a { $name }, que juega después: esa carta liberaría un { TERM($terms, "wild") }.
reasons-deniesCollector =
    No le des { CARD($card, article: "the") } a { $name }, que juega después y tiene { CARDS($held, article: "the") }.
reasons-contractNeeds =
    { $missing ->
        [0] Al contrato ya no le faltan cartas.
        [one] Al contrato aún le falta { COUNT($missing, "card") }.
       *[other] Al contrato aún le faltan { COUNT($missing, "card") }.
    }
reasons-hasNoPlace =
    { CAPITAL(CARD($card, article: "the")) } no tiene lugar en tu contrato, { $missing ->
        [0] al que ya no le faltan cartas.
        [one] al que aún le falta { COUNT($missing, "card") }.
       *[other] al que aún le faltan { COUNT($missing, "card") }.
    }
reasons-fewest = Te deja { COUNT($points, "point") } en la mano, lo mínimo posible.
reasons-completes = { CAPITAL(CARD($card, article: "the")) } completa { MELD($meld, style: "short") }.
reasons-fits = { CAPITAL(CARD($card, article: "the")) } encaja en { MELD($meld, style: "short") }.
reasons-fitsSomewhere = { CAPITAL(CARD($card, article: "the")) } encaja en { TERM($terms, "aMeld") }.
reasons-returns =
    Puedes volver a descartar { CARD($card, article: "the") }, así que ninguna carta nueva te cuesta puntos.
reasons-pileUseless = Ahora no te sirve { CARD($card, article: "the") } de la pila.
reasons-stock =
    { $isAll ->
        [yes] Cualquiera de las { $unseen } cartas que no se ven te ayudaría enseguida.
       *[no]
            { $helping ->
                [one] De las { $unseen } cartas que no se ven, { $helping } te ayudaría enseguida.
               *[other] De las { $unseen } cartas que no se ven, { $helping } te ayudarían enseguida.
            }
    }
reasons-wildRank =
    { $count ->
        [one] Tienes { RANK($rank, article: "a") }.
       *[other] Tienes { $count } { RANK($rank, number: "many") }.
    }
reasons-largeHand = Aquí puntúa lo que se pone en la mesa, así que conviene tener más cartas.
reasons-smallHand = Las cartas que quedan en la mano cuestan puntos, así que conviene tener menos.
reasons-offerWorth = Te ayuda más de lo que te cuesta.
reasons-offerNotWorth = Te cuesta más de lo que te ayuda.
reasons-pressWorth = Son pocos puntos.
reasons-pressNotWorth = Son demasiados puntos.
reasons-judged = En conjunto, debería compensar.
reasons-stuck = Tal como está, tu turno no puede acabar.

## The lesson.

lesson-name = Lección
lesson-gotIt = Entendido
lesson-watch = A ver
lesson-skip = Saltar la lección
lesson-draw = Tu turno. Todos los turnos empiezan robando: toca el mazo, las cartas boca abajo.
lesson-pressDiscard = Pulsa «Descartar», o arrastra la carta a la pila.
lesson-goOut =
    Una sola carta: descártala para cerrar. Así acaba la mano, y los demás cuentan las cartas que les quedan.
lesson-count =
    ¡Muy bien! Ganaste la mano. Los demás cuentan sus cartas, 10 por figura y 25 por comodín. Gana quien menos puntos tenga. Ahora, tres manos desde 0: primero los ases son comodines, luego otras cartas.
lesson-playOn = Jugar tres manos
lesson-handStep =
    Estas { COUNT($cards, "card") } son tuyas. Intenta jugarlas todas antes que nadie, en grupos (tres o cuatro del mismo valor, como 8-8-8) y escaleras (tres o más seguidas del mismo palo). Las que te queden cuentan en tu contra.
lesson-meldStep =
    { $hasWild ->
        [yes]
            Tienes { lesson-meld }: el comodín puede ser de cualquier palo que falte. Toca sus cartas una a una y luego pulsa «Bajar».
       *[no] Tienes { lesson-meld }. Toca sus cartas una a una y luego pulsa «Bajar».
    }
lesson-pressMeldStep = Eso es { lesson-meld }. Pulsa «Bajar», o arrastra las cartas a la mesa.
lesson-meld =
    { $kind ->
        [set] un grupo, { MELD($meld, style: "short") }
       *[run] una escalera, { MELD($meld, style: "short") }
    }
lesson-layOffStep =
    { $kind ->
        [set]
            Tu { CARD($card) } encaja en el grupo { MELD($meld, style: "short") }: puedes colocar la carta ahí. Tócala y luego el lugar que se ilumina. Cada carta que sueltas ayuda.
       *[run]
            Tu { CARD($card) } encaja en la escalera { MELD($meld, style: "short") }: puedes colocar la carta ahí. Tócala y luego el lugar que se ilumina. Cada carta que sueltas ayuda.
    }
lesson-putBackStep =
    Esta carta no hace falta ahora: { CARD($card, article: "the") }. Tócala otra vez para dejarla en la mano.
lesson-othersRunStep =
    { PERSON($who) ->
        [you] Bajaste { lesson-meld }.
       *[other] { $who } bajó { lesson-meld }.
    } Grupos y escaleras son combinaciones, y las de la mesa son de todos: cuando bajes una tuya, podrás añadirles cartas.
lesson-discardStep =
    ¿Nada más que bajar? Un descarte acaba tu turno. Toca { CARD($card, article: "the") } y luego pulsa «Descartar»: conviene soltar las cartas altas.
lesson-wildStep =
    En esta mano { RANK($rank, number: "many", article: "the") } son comodines: sustituyen a cualquier carta. Aquí { WILD($wild, article: "the") } sustituye { CARD($face, article: "to") }, como indica su marca.
lesson-watchStep =
    { PERSON($who) ->
        [you] Fíjate bien: tienes { CARD($natural, article: "the") }, justo la carta a la que sustituye el comodín.
       *[other] Fíjate bien: { $who } tiene { CARD($natural, article: "the") }, justo la carta a la que sustituye el comodín.
    }
lesson-swappedStep =
    { PERSON($who) ->
        [you]
            Eso es un cambio: { CARD($natural, article: "the") } está donde estaba el comodín, y tienes el comodín para volver a usarlo.
       *[other]
            Eso es un cambio: { CARD($natural, article: "the") } está donde estaba el comodín, y { $who } tiene el comodín para volver a usarlo.
    }
lesson-takeStep =
    En vez de robar del mazo, puedes tomar la carta de arriba de la pila. Con tu { CARD($held) } va bien { CARD($card, article: "the") }: toca la pila.
lesson-swapStep =
    ¡Ahora tú! Después de robar, y si ya bajaste algo, puedes cambiar. Tienes { CARD($natural, article: "the") }, y { WILD($wild, article: "the") } está en su lugar: toca tu carta y luego el comodín. Será tuyo, para jugarlo o guardarlo.

## The rules in short.

shortRules-heading = En resumen
shortRules-aimPenalties =
    Juega todas tus cartas antes que nadie: las que les quedan a los demás cuentan en su contra.
shortRules-aimHands = Juega todas tus cartas antes que nadie: las que les quedan a los demás suman para ti.
shortRules-aimMelds =
    Baja tantos puntos como puedas en { TERM($terms, "melds") }, y quédate sin cartas antes que nadie.
shortRules-turn = En tu turno, roba una carta, baja { TERM($terms, "melds") } si quieres, y descarta una.
shortRules-turnWithoutMelds = En tu turno, roba una carta y descarta una.
shortRules-drawOrLay = En tu turno, roba una carta y descarta una, o solo baja cartas.
shortRules-lastDiscard = También tu última carta debe ser un descarte.
shortRules-onlySets = { TERM($terms, "TheMelds") } son { TERM($terms, "sets") }: { shortRules-ofRank }.
shortRules-onlyRuns = { TERM($terms, "TheMelds") } son escaleras: { shortRules-inRow }.
shortRules-setsAndRuns = { TERM($terms, "ASet") } son { shortRules-ofRank }; una escalera, { shortRules-inRow }.
shortRules-ofRank =
    { $setMax ->
        [none] { $setMin } o más cartas del mismo valor
       *[other] { $setMin } o { $setMax } cartas del mismo valor
    }
shortRules-inRow = { $runMin } o más cartas seguidas del mismo palo
shortRules-wilds = Un { TERM($terms, "wild") } puede sustituir a cualquier otra carta.
shortRules-wildRank =
    En cada mano un valor es { TERM($terms, "wild") }: sus cartas pueden sustituir a cualquier otra.
shortRules-addAfterContract =
    { $fromNextTurn ->
        [yes] Primero baja el contrato de la mano; a partir del turno siguiente puedes añadir cartas a { shortRules-added }.
       *[no] Primero baja el contrato de la mano; luego puedes añadir cartas a { shortRules-added }.
    }
shortRules-addAfterMeld =
    { $fromNextTurn ->
        [yes] Si ya bajaste { TERM($terms, "aMeld") }, a partir del turno siguiente puedes añadir cartas a { shortRules-added }.
       *[no] Si ya bajaste { TERM($terms, "aMeld") }, puedes añadir cartas a { shortRules-added }.
    }
shortRules-add = Puedes añadir cartas a { shortRules-added }.
shortRules-added =
    { $toAny ->
        [yes] { TERM($terms, "theMelds") } de la mesa
       *[no] { TERM($terms, "ownMelds") }
    }
shortRules-newMelds = Después del contrato también puedes bajar { TERM($terms, "newMelds") }.
shortRules-swapAndTake =
    { $onlyInRuns ->
        [yes] Si tienes la carta a la que sustituye un { TERM($terms, "wild") } en una escalera de la mesa, ponla en su lugar y toma el { TERM($terms, "wild") }.
       *[no] Si tienes la carta a la que sustituye un { TERM($terms, "wild") } de la mesa, ponla en su lugar y toma el { TERM($terms, "wild") }.
    }
shortRules-swapAndMove =
    { $onlyInRuns ->
        [yes] Si tienes la carta a la que sustituye un { TERM($terms, "wild") } en una escalera de la mesa, ponla en su lugar y mueve el { TERM($terms, "wild") }.
       *[no] Si tienes la carta a la que sustituye un { TERM($terms, "wild") } de la mesa, ponla en su lugar y mueve el { TERM($terms, "wild") }.
    }
shortRules-outOfTurn =
    { $takes ->
        [none] Cuando otro jugador roba del mazo, puedes tomar la carta de arriba de la pila y una más del mazo.
       *[other] Cuando otro jugador roba del mazo, puedes tomar la carta de arriba de la pila y una más del mazo, hasta { $takes } veces por mano.
    }
shortRules-closedPile = Después de bajarte, solo puedes robar del mazo.
shortRules-wildKept = Descarta un { TERM($terms, "wild") } solo si no puedes descartar otra carta.
shortRules-lowestWins = Gana el total más bajo.
shortRules-highestWins = Gana el total más alto.

## Why a move is refused.

why-title = ¿Por qué no?
why-allRules = Todas las reglas de esta mesa
why-without = Sin { CARD($card, article: "the") }, forman { TERM($terms, "aMeld") }: { MELD($meld, style: "short") }.
why-with =
    Añade { CARD($card, article: "the") }{ $held ->
        [yes] {" "}que tienes
       *[no] {""}
    }{ $orWild ->
        [yes] , o un { TERM($terms, "wild") },
       *[no] {""}
    } para formar { TERM($terms, "aMeld") }: { MELD($meld, style: "short") }.
why-farFromMeld =
    Con una sola carta más no formarían { TERM($terms, "aMeld") }: no son del mismo valor ni están cerca en un mismo palo.
why-couldLay = Ya puedes hacerlo: tienes { MELD($meld, style: "short") }.
why-noMeldYet = Aún no tienes { TERM($terms, "noMeld") } en la mano. Quizá llegue con la próxima carta.
why-fitsElsewhere =
    { CAPITAL(CARD($card, article: "the")) } encaja en { TERM($terms, "otherMeld") }: { MELD($meld, style: "short") }.
why-fitsNowhere = { CAPITAL(CARD($card, article: "the")) } no encaja ahora en { TERM($terms, "noMeld") } de la mesa.
why-keeps =
    { $isAll ->
        [yes] Tienes { COUNT($held, "card") } e intentaste jugar todas. Guarda una para descartarla.
       *[no] Tienes { COUNT($held, "card") } e intentaste jugar { COUNT($played, "card") }. Guarda una para descartarla.
    }

## Why a move is refused. Until these are there, `notices-refused` stands in their place.

refusals-notYourCard = No tienes esa carta en la mano.
refusals-pileEmpty = La pila de descartes está vacía. Roba del mazo.
refusals-mustDrawStock = Con una sola carta, debes robar del mazo.
refusals-pileClosed = Ya te bajaste en esta mano: roba del mazo.
refusals-noSuchMeld = { TERM($terms, "ThatMeld") } ya no está ahí.
refusals-notAMeld = Estas cartas no forman { TERM($terms, "aSet") } ni una escalera.
refusals-setFull = { TERM($terms, "ThatSet") } no admite más cartas.
refusals-doesNotFit = Esa carta no encaja ahí.
refusals-meldFirst = Primero baja { TERM($terms, "ownMeld") }.
refusals-openingTooLow = Lo que has bajado todavía no suma puntos suficientes.
refusals-openingNeedsRun = Para bajarte necesitas también una escalera sin { TERM($terms, "wilds") }.
refusals-keepOne = Debe quedarte una carta para descartar.
refusals-notWild = Solo puedes cambiar una carta por un { TERM($terms, "wild") }.
refusals-wrongNatural = Por un { TERM($terms, "wild") } solo puedes cambiar la carta a la que sustituye.
refusals-setNotComplete = Para sacar un { TERM($terms, "wild") } de { TERM($terms, "aSet") } de tres cartas, pon a la vez dos de las que faltan.
refusals-keepDrawn = Empezaste el turno con una sola carta: no puedes descartar la que robaste si no es para { TERM($terms, "goOut") }.
refusals-nothingToTakeBack = No hay nada que anular.
refusals-tooManyPlays = Demasiadas jugadas hechas y anuladas en este turno. Descarta para acabarlo.
refusals-tooManyWilds = { TERM($terms, "ThatMeld") } tendría demasiados { TERM($terms, "wilds") }.
# A meld of wilds takes no other cards.
refusals-onlyWilds = { TERM($terms, "AMeld") } solo de { TERM($terms, "wilds") } solo admite más { TERM($terms, "wilds") }.
refusals-locked = No se puede sacar nada de { TERM($terms, "aSet") } que se bajó solo con { TERM($terms, "wilds") }.
refusals-meldsNotYet = Aún no puedes bajar { TERM($terms, "melds") }.
refusals-oneMeldATurn = Solo puedes bajar { TERM($terms, "newMeld") } por turno.
refusals-notYourMeld = Solo puedes añadir cartas a { TERM($terms, "ownMelds") }.
refusals-contractFirst = Primero baja tu contrato entero.
refusals-wrongContract = { TERM($terms, "TheseMelds") } no cumplen el contrato de esta mano.
refusals-notThisTurn = Te bajaste en este turno. Puedes colocar cartas a partir del siguiente.
refusals-noNewMelds = Después del contrato no puedes bajar { TERM($terms, "newMelds") }. Añade cartas a lo que hay en la mesa.
refusals-tooAlike = Ya bajaste algo demasiado parecido en esta mano.
refusals-topCardOnly = Ahora solo puedes tomar la carta de arriba de la pila de descartes.
refusals-needTwoNaturals = Para tomar esa carta necesitas dos cartas naturales que combinen con ella.
refusals-mustMeldTaken = Juega la carta que tomaste de la pila de descartes o anula tus jugadas.
refusals-frozen = Las cartas que tomaste de la pila de descartes no se pueden jugar hasta tu próximo turno.
refusals-meldOrDiscardDrawn = Juega la carta que robaste, o descártala.
refusals-noGivingBack = No puedes descartar la carta que tomaste en este turno.
refusals-wildNotDiscarded = Quédate con el { TERM($terms, "wild") } y descarta otra carta.
refusals-wildStays = Solo los jokers pueden salir de donde están.
refusals-reuseWild = Juega el { TERM($terms, "wild") } que tomaste o anula el cambio.
refusals-wildNeedsPlace = Mueve el { TERM($terms, "wild") } a { TERM($terms, "aMeld") } donde quepa.
refusals-oneSwapATurn = En cada turno puedes cambiar una carta por un solo { TERM($terms, "wild") }.
refusals-lastCardPlayable = Tu última carta encaja en { TERM($terms, "aMeld") } de la mesa. Colócala.
refusals-notOutYet = No puedes { TERM($terms, "goOut") } en tu primer turno.
refusals-noLastDiscard = Para { TERM($terms, "goOut") }, pon en la mesa todas tus cartas. No puedes descartar la última.
refusals-cardsLeft = Aún tienes cartas en la mano.
refusals-notUpForTwo = Para irte con 2, quédate con un 2 que no sea { TERM($terms, "wild") }.
refusals-notRummy = No todas tus cartas están combinadas.
refusals-rankTaken = Ese valor ya fue { TERM($terms, "wild") }. Elige otro.
refusals-notAsked = Ahora no tienes nada que responder.
refusals-notCallable = Esa carta no encaja en nada de la mesa.
refusals-selectToDiscard = Elige una carta para descartarla.
refusals-selectToMeld = Primero elige las cartas de { TERM($terms, "aSet") } o de una escalera.
refusals-tooFewToMeld = { TERM($terms, "AMeld") } necesita más cartas.
refusals-tapToArrange = Toca una carta y luego el lugar adonde debe ir.
refusals-fitsNotAll = No todas estas cartas encajan ahí.
refusals-meldOfItsOwn = Estas cartas ya forman { TERM($terms, "aMeld") }. Bájalas en un hueco de la mesa.
refusals-noContractFound = Tus cartas aún no cumplen el contrato.
refusals-noRummyFound = Aún no tienes todas tus cartas combinadas.
refusals-selectForTwo = Elige la carta que descartas, y quédate con el 2.

## The same for the cards at hand: "This run needs the nine of hearts next."

# "Una combinación necesita tres cartas."
notices-meldNeeds = { TERM($terms, "AMeld") } necesita { RANK($least) } cartas.
notices-openingTooLow = Has bajado { $points } de los { $needed } puntos que necesitas. Baja { $missing } más o anula tus jugadas.
notices-setHasAtMost = { TERM($terms, "ASet") } tiene como máximo { COUNT($most, "card") }.
notices-wildLimit =
    { $limit ->
        [single] { TERM($terms, "AMeld") } puede tener un solo { TERM($terms, "wild") }.
        [newSingle] Al bajar { TERM($terms, "aMeld") }, puedes usar un solo { TERM($terms, "wild") }.
        [apart] En una escalera no puede haber dos { TERM($terms, "wilds") } seguidos, y { TERM($terms, "aSet") } debe tener dos cartas naturales.
        [oneOrTwo] { TERM($terms, "AMeld") } puede tener un solo { TERM($terms, "wild") }, o dos si tiene seis o más cartas.
        [fewerThanNaturals] { TERM($terms, "AMeld") } debe tener más cartas naturales que { TERM($terms, "wilds") }.
       *[atMostNaturals] { TERM($terms, "AMeld") } debe tener al menos tantas cartas naturales como { TERM($terms, "wilds") }.
    }
notices-noMeldsYet =
    { $why ->
        [untilGoingOut] En este juego, { TERM($terms, "theMelds") } se guardan en la mano hasta que puedas { TERM($terms, "goOut") }.
        [firstTurn] No puedes bajar { TERM($terms, "melds") } en el primer turno de una mano.
       *[untilAllHadTurns] No puedes bajar { TERM($terms, "melds") } hasta que todos hayan tenido un turno.
    }
notices-layTaken = Baja { CARD($card, article: "the") } en { TERM($terms, "newMeld") } con dos cartas naturales que ya tengas, o anula tus jugadas.
notices-playTaken = Juega { CARD($card, article: "the") } o anula tus jugadas.
# The other copy of a card of two packs counts as the card that was taken.
notices-likeTaken = Tomaste { CARD($card, article: "the") } en este turno: no puedes descartar ninguna de las dos copias.
notices-topCardOnly = Antes de bajar { TERM($terms, "firstMeld") }, solo puedes tomar la carta de arriba, para usarla ahí.
# "A este grupo le falta otro rey, o un comodín."
notices-setNeeds =
    A { TERM($terms, "thisSet") } le falta { $rank ->
        [11] otra
        [12] otra
       *[other] otro
    } { RANK($rank) }, o un { TERM($terms, "wild") }.
# "Esta escalera sigue con el 9♥, o con un comodín."
notices-runNeeds = Esta escalera sigue con { PLACE($place, style: "short") }, o con un { TERM($terms, "wild") }.
# "Por este comodín solo puedes cambiar el 7♥ o el 7♠."
notices-swapNeeds = Por este { TERM($terms, "wild") } solo puedes cambiar { CARDS($faces, article: "the", type: "or") }.
# "To swap for this wild, lay the Q♥ and Q♠ at once": the wild leaves a set only for two cards. One card: it must be
# among the two.
notices-swapNeedsTwo =
    { $count ->
        [one] Por este { TERM($terms, "wild") } tienes que poner { CARDS($faces, article: "the") } y otra carta de ese valor.
        [2] Por este { TERM($terms, "wild") } tienes que poner a la vez { CARDS($faces, article: "the") }.
       *[other] Por este { TERM($terms, "wild") } tienes que poner a la vez dos de estas: { CARDS($faces, type: "comma") }.
    }
notices-wildStaysInSet =
    { $onlyFull ->
        [yes] En { TERM($terms, "aSet") } de cuatro cartas, el { TERM($terms, "wild") } se queda.
       *[no] En { TERM($terms, "aSet") }, el { TERM($terms, "wild") } se queda.
    }
notices-likeLaid =
    { $how ->
        [rank] En esta mano ya bajaste { TERM($terms, "aSet") } de este valor.
        [suit] En esta mano ya bajaste una escalera de este palo.
       *[touching] Esta escalera sigue donde acaba otra tuya.
    }

## What answers the questions over the table.

takes-hint = Además robas una carta del mazo. Tu turno llega igual que siempre.
takes-yes = Tomar { CARD($card) } + 1 carta
calls-hintTurn = Colocas la carta, juegas tu turno y descartas; luego el juego sigue a tu izquierda.
calls-hintCard = Colocas la carta; el turno sigue como antes.
calls-yes = ¡Rummy!
calls-yesOnto =
    { $kind ->
        [set] ¡Rummy! { CARD($card) } → { MELD($meld, $terms) }
       *[run] ¡Rummy! { CARD($card) } → escalera { MELD($meld, style: "short") }
    }
questions-rank =
    { $isOpen ->
        [yes] { CAPITAL(RANK($rank, number: "many")) }
       *[no] { CAPITAL(RANK($rank, number: "many")) }, valor ya usado
    }
press-yes = Anotar { COUNT($points, "point") }

## The choice between several meanings of a gesture: its question, and captions of its options.

chooser-title =
    { $asks ->
        [meld] ¿Qué { TERM($terms, "meld") }?
        [suits] ¿A qué carta sustituye el { TERM($terms, "wild") }?
        [wildPlace] ¿Adónde va el { TERM($terms, "wild") }?
        [lastDiscard] ¿Qué carta descartas?
       *[call] ¿Dónde colocas la carta?
    }
options-suit = { CAPITAL(SUIT($suit)) }…
options-rank = { TERM($terms, "Set") } de { RANK($rank, number: "many") }…
options-another =
    { $kind ->
        [set] { TERM($terms, "OtherSet") }…
       *[run] Otra escalera…
    }
options-noDiscard = Sin descarte
options-discard = Descartar { CARD($card, article: "the") }
options-wildAs = { CARD($wild) } como { RANK($rank, style: "short") }{ SUIT($suit, style: "short") }
options-cardInto = { CARD($card) }: { MELD($meld, $terms) }
options-wildTo =
    { $end ->
        [set] { CAPITAL(MELD($meld, $terms, article: "to")) }
        [low] Al principio { MELD($meld, $terms, article: "of") }
       *[high] Al final { MELD($meld, $terms, article: "of") }
    }
options-meld = { CAPITAL(MELD($meld, $terms)) }
