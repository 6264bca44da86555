### The table's buttons and refusals, and what its parts are called for screen readers.

## The buttons. Each label has about eight letters of room on phones.

buttons-discard = Descartar
buttons-undo = Anular
buttons-sort = Ordenar
# In place of `buttons-sort` while the player arranges the hand.
buttons-arranged = Hecho
buttons-scores = Puntos
# A soft hyphen, for narrow buttons.
buttons-log = Histo{"\u00AD"}rial
buttons-leave = Menú
# The button names the meld that the selected cards make: "Bajar 5-6-7 ♥". `$isOneOfSeveral`: they make several.
# `$prepares`: melds are put aside for a contract now.
buttons-meld =
    { $prepares ->
        [yes] Apartar
       *[no] Bajar
    }{ $isOneOfSeveral ->
        [yes] …
       *[no]
            { $meld ->
                [none] {""}
               *[other] {" "}{ MELD($meld, style: "short") }
            }
    }
# The sort button where there is room: its next action, by the order of the hand now.
sorts-suit = Ordenar por { TERM($terms, "melds") }
sorts-melds = Ordenar por valor
sorts-rank = Ordenar a mano
sorts-own = Ordenar por palos
sorts-arranging = Dejar de ordenar
# Buttons that only some games or moments have.
extras-layContract = Bajar contrato
extras-findContract = Buscar contrato
extras-goRummy = Hacer rummy
extras-upForTwo = Irse con 2
extras-float = Flotar
extras-endTurn = Hecho
extras-decline = Dejar la pila
extras-recall = Recuperar descarte
extras-goOut = { TERM($terms, "ToGoOut") }
# The warning on "Descartar" when the selected card would help the next player.
buttons-warning =
    { $why ->
        [wild] ¡un { TERM($terms, "wild") }!
       *[fits] encaja en mesa
    }

## The parts of the table, for screen readers.

headings-table = Mesa
headings-seats = Jugadores
headings-melds = Combinaciones
headings-piles = Mazo y pila de descartes
headings-hand = Tus cartas
headings-step = Estado de la partida
headings-actions = Acciones
headings-contract = Contrato
# A card in the hand: "Siete de corazones, comodín, carta nueva"; "…, carta apartada en el grupo de nueves".
mirror-handCard =
    { cards-label }{ $fresh ->
        [none] {""}
        [draw] , carta nueva
       *[swap] , carta liberada
    }{ $aside ->
        [none] {""}
       *[other] , carta apartada en { MELD($aside, $terms, article: "the") }
    }
mirror-stock =
    Mazo, { COUNT($count, "card") }{ $isOpen ->
        [yes] , puedes robar
       *[no] {""}
    }
# "Pila de descartes, 7 cartas, arriba la reina de diamantes, puedes tomar esa carta".
mirror-pile =
    { $top ->
        [none] Pila de descartes vacía{ mirror-pileMay }
       *[other]
            Pila de descartes{ $count ->
                [0] {""}
                [1] {""}
               *[other] , { COUNT($count, "card") }
            }, arriba { CARD($top, article: "the", style: "name") }{ mirror-pileMay }
    }
mirror-pileMay =
    { $may ->
        [none] {""}
        [draw] , puedes tomar esa carta
       *[discard] , puedes descartar
    }
# A card below the top of the pile, `$above` cards under it. `$isOpen`: it can be taken with those above.
mirror-pileCard =
    { $isOpen ->
        [yes] Tomar { COUNT($depth, "card") } de la pila, hasta { CARD($card, article: "the", style: "name") }
       *[no] { CAPITAL(CARD($card, style: "name")) }, con { COUNT($above, "card") } encima en la pila
    }
# Where a card can be laid off: an end of a run, or a set.
mirror-place =
    { $place ->
        [low] Colocar al principio { MELD($meld, $terms, article: "of") }
        [high] Colocar al final { MELD($meld, $terms, article: "of") }
       *[set] Colocar en { MELD($meld, $terms, article: "the") }
    }
# `$isTaken`: the wild goes into the hand; else it stays on the table.
mirror-swap =
    { $isTaken ->
        [yes] Cambiar: tomar { CARD($wild, article: "the", style: "name") }, que sustituye { mirror-anyOf }
       *[no] Cambiar: liberar { CARD($wild, article: "the", style: "name") }, que sustituye { mirror-anyOf }
    }
# The wild leaves its set only for two of these cards.
mirror-swapForTwo = { mirror-swap }. Hacen falta dos.
# What a wild stands for: "al siete de corazones o al siete de picas"; `$rank` if it is that rank of any suit: "a
# cualquier siete".
mirror-anyOf =
    { $rank ->
        [none] { CARDS($faces, article: "to", style: "name", type: "or") }
       *[other] a cualquier { RANK($rank) }
    }
# "Siete de corazones, en la escalera de cinco a siete de corazones"; `$isWild`: "Ocho de tréboles, comodín,
# sustituye …". `$by`: who played it, if somebody else laid the meld.
mirror-meldCard =
    { cards-label }{ $isWild ->
        [yes] , sustituye { mirror-anyOf }
       *[no] {""}
    }, en { MELD($meld, $terms, article: "the") }{ $by ->
        [none] {""}
       *[other] , carta jugada por { PEOPLE($by, case: "prep") }
    }
# "Grupo de reyes, de Ana", "Tu grupo de reyes"; `$by` is none where melds belong to nobody.
mirror-meldHeading =
    { $by ->
        [none] { CAPITAL(MELD($meld, $terms)) }
       *[other]
            { PERSON($by) ->
                [you] Tu { MELD($meld, $terms) }
               *[other] { CAPITAL(MELD($meld, $terms)) }, de { $by }
            }
    }
# One of several things of the same name: "Joker, en el grupo de reyes, 1 de 2".
mirror-numbered = { $name }, { $number } de { $of }
# The empty felt. `$prepares`: the selected cards are put aside for the contract.
mirror-felt =
    { $prepares ->
        [yes] Apartar las cartas elegidas para el contrato
       *[no] Bajar las cartas elegidas como { TERM($terms, "newMeld") }
    }

## A seat: "Ana, un zorro, 5 cartas, 41 puntos, reparte, ya se bajó", "Alma, bot sagaz, 7 cartas, 30 puntos".

mirrorSeat-parts = { LIST($parts, type: "comma") }
mirrorSeat-player =
    { PERSON($who) ->
        [you] { $who } (tú)
       *[other] { $who }
    }
mirrorSeat-cards = { COUNT($count, "card") }
mirrorSeat-points = { COUNT($count, "point") }
mirrorSeat-takes = { COUNT($left, "card") } más fuera de turno
# What is so now. `standIn`: a bot plays for the person; `asked`: decides something outside the turn.
mirrorSeat-now =
    { $fact ->
        [standIn] juega un bot
        [away] ausente
        [dealer] reparte
        [melded] ya se bajó
        [late] queda un turno
        [floats] flota
        [turn] tiene el turno
       *[asked] decide
    }

## Refusals by the rules. All have the code of the refusal.

refusals-notNow = No puedes hacer eso en este momento del turno.
refusals-notYourTurn = Aún no es tu turno.

## Refusals by the server.

refusals-badMessage = El servidor no entendió eso. Recarga la página.
refusals-stale = La partida ya avanzó.
refusals-notSeated = Estás mirando. Solo los jugadores pueden hacer eso.
refusals-notPlaying = No hay ninguna partida en curso.
refusals-alreadyPlaying = La partida ya empezó.
refusals-gameOver = La partida terminó. Si empieza otra, puedes ocupar el sitio de un bot entre dos manos.
refusals-tableFull = Esta mesa está llena.
refusals-notFull = Esta mesa no tiene bots. La partida empieza cuando no quede ningún sitio libre.
refusals-hostStarts = Empieza la partida quien abrió la mesa. Si ya no está, le toca a quien ocupa el sitio siguiente.
refusals-noSpectators = Esta mesa no admite público.
refusals-nobodyThere = En ese sitio ya no hay ningún otro jugador.
refusals-noSuchTable = Ninguna mesa tiene este código. Compruébalo y prueba otra vez.
refusals-badToken = El servidor ya no reconoce este dispositivo. Recarga la página.
refusals-noSuchGuest = Nadie tiene este código. Compruébalo y prueba otra vez.
refusals-badName = Elige un nombre de 1 a 20 caracteres normales.
refusals-badRules = Esta página no puede leer las reglas de esa mesa. Recarga la página.
refusals-badSeats = Ese juego no es para este número de jugadores.
refusals-oldVersion = Hay una versión más nueva del juego. Recarga la página.
refusals-tooFast = Demasiadas peticiones. Espera un momento y prueba otra vez.
refusals-serverFull = El servidor está lleno ahora. Prueba otra vez dentro de unos minutos.
refusals-tooManyTables = Hay demasiadas mesas abiertas por ti o por tu red. Sal de una o prueba más tarde.
refusals-offline = No hay conexión con la mesa. Comprueba tu conexión.
refusals-lessonWaits = Eso viene después. Por ahora, haz lo que dice la lección.
refusals-noSockets = El servidor responde, pero algo bloquea las conexiones en directo (WebSockets). Prueba con otra red o practica sin conexión.
refusals-tableClosed = Esta mesa tuvo que cerrarse. El registro de la partida se conserva.
refusals-newerTable = En esta mesa se jugó por última vez con una versión más nueva del juego. Se conserva, y se abrirá otra vez cuando vuelva esa versión.

## Refusals by the page itself.

# The order by melds could not be fetched.
refusals-noMeldOrder = No se pudo ordenar por { TERM($terms, "melds") }. Prueba otra vez cuando haya conexión.
refusals-timeRanOut = Se te acabó el tiempo.
refusals-notOpened = No se pudo abrir. Recarga la página y prueba otra vez.
refusals-gameForgotten = Esa partida no se guardó. Empieza una nueva.

## Reasons for a refusal that are more exact, since they name cards and numbers.

# Why a move is refused, as long as the messages that tell more are not there.
notices-refused = Eso no se puede hacer ahora.
# The clock has ended the turn and discarded a card.
notices-ranOutOfTime = Se te acabó el tiempo: se descartó { CARD($card, article: "the") }.
notices-drawFirst = Primero roba una carta.
notices-alreadyDrawn = Ya robaste una carta.
notices-drewThisTurn = Robaste, así que ahora descarta una carta. Baja cartas en un turno en que no robes.
notices-laidThisTurn = En este turno bajaste cartas, así que no robas ni descartas.
notices-hasExtraCard = Tu carta extra cuenta como robada.
notices-waitForTaker = Espera: alguien más puede tomar todavía la carta.
notices-noSwaps = En este juego no hay cambios.
notices-runEnds = Esta escalera no puede crecer por ese extremo.
# The button that reloads the page.
notices-reload = Recargar la página

## Why the table is gone for good.

lost-hadToClose = Esta mesa tuvo que cerrarse.
lost-closed = La mesa está cerrada, o ya no tienes sitio en ella.
