### Points: the tally after a deal, the final standing, the score sheet, the settlement, and results to share.

## The tally.

tallyHeads-player = Nombre
tallyHeads-hand = En la mano
tallyHeads-points = Puntos
tallyHeads-total = Total
tally-nextDouble = La próxima mano vale el doble.
tally-outBeforeYou = { story-wentOut } antes de tu primer turno.
tally-outBefore =
    { $count ->
       *[other] { story-wentOut } antes del primer turno de { PEOPLE($others) }.
    }
tally-scoresOthers =
    { PERSON($who) ->
        [you] Sumas los puntos de las cartas que les quedan a los demás.
       *[other] { $who } suma los puntos de las cartas que les quedan a los demás.
    }
tally-countedDouble = La mano valió el doble.
tally-rankDouble =
    Cuando { RANK($rank, number: "many", article: "the") } son { TERM($terms, "wilds") }, los puntos valen el doble.
tally-oneTurnDouble = Ganar en un solo turno vale el doble.
tally-leads =
    { PERSON($who) ->
        [you] Te pones en cabeza con { COUNT($total, "point") }.
       *[other] { $who } se pone en cabeza con { COUNT($total, "point") }.
    }
tally-part =
    { $of ->
        [table] en la mesa { SIGNED($count) }
        [hand] en la mano { SIGNED($count) }
        [unopened] sin bajar nada { SIGNED($count) }
        [otherHands] de los demás { SIGNED($count) }
        [factor] ×{ $count }
       *[goingOut] por cerrar { SIGNED($count) }
    }
tally-leftCard = { CAPITAL(CARD($card, style: "name")) }, { COUNT($count, "point") }.
tally-nextIn = Próxima mano en { $seconds } s
tally-rematchIn =
    { $isReady ->
        [yes] Revancha en { $seconds } s
       *[no] Revancha en { $seconds } s. Pulsa «Revancha» para conservar tu sitio
    }
tally-pressMoved = { SIGNED($count) } por el Press
tally-heading =
    { $wildRank ->
        [0] Mano { $deal }
       *[other] Mano { $deal }: { RANK($wildRank, number: "many", article: "the") } son { TERM($terms, "wilds") }
    }
tally-waitingFor = Esperando a { LIST($names) }
tally-won =
    { $count ->
        [one]
            { $withYou ->
                [yes] Ganas tú
               *[no] Gana { PEOPLE($winners) }
            }
       *[other] Victoria compartida: { PEOPLE($winners, order: "youLast") }
    }
tally-place = { ORDINAL($position) }
bestWins-low = Gana el total más bajo.
bestWins-high = Gana el total más alto.

## The final standing.

final-ready = a punto
final-ownPlace = Quedas en el puesto { $position } de { $players }
ratedOver-words = Partida puntuable: cuenta para quienes la empezaron, salvo que fallara el servidor.
ratedOver-toBoard = Ir a la clasificación
install-heading = Juega desde tu pantalla de inicio
install-hint = Se abre como una aplicación, a pantalla completa y también sin conexión.
install-share = Toca Compartir en la barra del navegador
install-add = y luego «Añadir a pantalla de inicio»
install-install = Instalar
install-decline = No, gracias
bests-heading = Tus récords
bests-hint = En partidas de este dispositivo, también de práctica.
bests-points = Tu mejor resultado en { COUNT($deals, "deal") }
bests-swaps = Tu récord de cambios en una partida
bests-streak = Tu mejor racha de victorias
bests-out = Tu cierre más rápido
bests-outIn = turno { $value }
bests-beaten = { $name }: { $value }, antes { $before }
bests-equalled = { $name }: otra vez { $value }
final-playedWith = Jugaste con { LIST($names) }.
inviteAgain-button = Invitar otra vez
inviteAgain-hint = Una mesa privada nueva con las mismas reglas y su enlace para compartir.

## The score sheet.

sheet-none = Los puntos aparecen después de la primera mano.
sheet-sheet = Puntos y totales, mano por mano
sheet-deal = Mano
sheet-total = {", total "}
sheet-totals = Totales después de cada mano
sheet-counts = Puntos por carta
sheet-race = La carrera
sheet-asTable = Como tabla
sheet-settle = Cuentas
sheet-settleAs = Quién paga a quién
sheet-settleIn = Cuentas en
sheet-nothingDue = Nadie debe nada.
sheet-countedDouble = Valió el doble.
sheet-cancelledMark = C
sheet-dealtMark = R
sheetKey-total = Cifras pequeñas: total hasta ese momento
sheetKey-dealt = R: repartió
sheetKey-out = subrayado: cerró
sheetKey-wild = con el número de cada mano: su comodín
sheetKey-double = ×2: valió el doble
sheetKey-press = P: puntos por el Press
sheetKey-cancelled = C: cancelada porque el juego se actualizó
sheet-goalAfter =
    { $best ->
        [low] Gana el total más bajo después de { COUNT($deals, "deal") }.
       *[high] Gana el total más alto después de { COUNT($deals, "deal") }.
    }
sheet-goalAt =
    { $best ->
        [low] La partida acaba después de la mano en que un jugador llega a { $target }; gana el total más bajo.
       *[high] La partida acaba después de la mano en que un jugador llega a { $target }; gana el total más alto.
    }

## How cards count.

systems-penalties = Las cartas que te quedan en la mano cuentan en tu contra.
systems-winnerTakesHands = Quien acaba la mano suma los puntos de las cartas que les quedan a los demás.
systems-meldedMinusHand = Las cartas que pusiste en la mesa suman; las que te quedan en la mano restan.
systems-meldedPlusHands =
    Las cartas que pusiste en la mesa suman para ti; quien acaba la mano suma también los puntos de las cartas que les quedan a los demás.
systems-melded = Las cartas que pusiste en la mesa suman para ti.
sheet-outScores = Cerrar da { SIGNED($count) }.
sheet-outAtOnceScores = Cerrar en un solo turno, sin haber jugado nada antes, da { SIGNED($count) }.
doubles-wholeHand = Jugar todas tus cartas en un solo turno vale el doble.
doubles-sevenOrKing = Cuando los sietes o los reyes son comodines, los puntos valen el doble.
doubles-press =
    Cuando un jugador va 50 puntos o más por detrás de todos los demás, la próxima mano vale el doble.

## The settlement.

settleMethods-everyPair = De dos en dos
settleMethods-winnerOnly = Cobra quien gana
settleUnits-points = Puntos
settleUnits-cents = Centavos
sheet-settleHint =
    { $method ->
        [everyPair] De dos en dos se paga la diferencia entre los totales
       *[winnerOnly] Cada uno de los demás le paga al ganador la diferencia entre sus totales
    }{ $rate ->
        [0] {""}
       *[other] : { $rate } ¢ por punto{ $roundTo ->
            [0] {""}
           *[other] , redondeando al múltiplo de { $roundTo } ¢ más cercano
        }{ $perDeal ->
            [0] {""}
           *[other] , y { $perDeal } ¢ de cada jugador por mano ganada
        }
    }. Son solo cálculos: aquí no se mueve dinero.
sheet-amount = { $sign }{ MONEY($cents) }
sheet-paid =
    { PERSON($to) ->
        [you] { $from } te paga { sheet-sum }
       *[other]
            { PERSON($from) ->
                [you] Le pagas { sheet-sum } a { $to }
               *[other] { $from } le paga { sheet-sum } a { $to }
            }
    }{ $isForDeals ->
        [yes] {" "}por manos ganadas
       *[no] {""}
    }
sheet-sum =
    { $unit ->
        [cents] { MONEY($value) }
       *[points] { COUNT($value, "point") }
    }

## How a game was decided.

sheet-oneDealDecided =
    { $deal ->
        [0] La última mano fue decisiva:
       *[other] La mano { $deal } fue decisiva:
    } { PERSON($winner) ->
        [you] te pusiste definitivamente en cabeza, con { sheet-gain } en esa mano.
       *[other] { $winner } se puso definitivamente en cabeza, con { sheet-gain } en esa mano.
    }
sheet-gain = { COUNT($gain, "point") } de ventaja sobre { PEOPLE($rival, case: "prep") }
sheet-ledThroughout =
    { PERSON($winner) ->
        [you] Fuiste en cabeza desde la primera mano. Tu mejor mano, { sheet-inDeal }: { sheet-gain }.
       *[other] { $winner } fue en cabeza desde la primera mano. Su mejor mano, { sheet-inDeal }: { sheet-gain }.
    }
sheet-inDeal =
    { $deal ->
        [0] la última
       *[other] la { $deal }
    }
sheet-ledSince =
    { PERSON($winner) ->
        [you] Te pusiste definitivamente en cabeza en { sheet-since }. Tu mejor mano, { sheet-inDeal }: { sheet-gain }.
       *[other] { $winner } se puso definitivamente en cabeza en { sheet-since }. Su mejor mano, { sheet-inDeal }: { sheet-gain }.
    }
sheet-since =
    { $since ->
        [0] la última mano
       *[other] la mano { $since }
    }
sheet-raceAfter = Después de { COUNT($deals, "deal") }: { LIST($players, type: "comma") }.
sheet-placed = { ORDINAL($place) } { PEOPLE($who) } con { COUNT($total, "point") }

## Card values.

valued-acesWhenWild = Ases, como comodines
valued-lowAces = Ases antes de un dos
valued-jokers = Jokers
valued-twos = Doses
valued-queenOfSpades = Reina de picas
valued-blackAces = As de tréboles y de picas
valued-faceValue = lo que marcan
valued-wilds = { TERM($terms, "Wilds") }
valued-ranks = { CAPITAL(RANKS($ranks, number: "many")) }
# "Del dos al diez", "Del ocho a la reina"
valued-fromTo =
    { $first ->
        [11] De la
        [12] De la
       *[other] Del
    } { RANK($first) } { $last ->
        [11] a la
        [12] a la
       *[other] al
    } { RANK($last) }

## A result to share.

share-share = Compartir…
share-copyPicture = Copiar imagen
share-savePicture = Guardar imagen
share-copyText = Copiar texto
share-selectText = Seleccionar texto
share-picture = El resultado como imagen; el texto de abajo dice lo mismo
share-text = El resultado como texto
share-names = Muestra los nombres de la mesa, pero no su código ni ninguna carta.
share-states-shared = Compartido.
share-states-copied = Copiado.
share-states-selected = Texto seleccionado: cópialo con el menú o el teclado de tu dispositivo.
share-states-cancelled = {""}
share-states-failed = Tu navegador no lo permite. Guarda la imagen, o selecciona el texto y cópialo.
share-stage = { CAPITAL(share-stageOf) }
share-head = { $game }: { share-stageOf }
share-stageOf =
    { $isOver ->
        [yes] resultado final tras { COUNT($deals, "deal") }
       *[no]
            { $ofDeals ->
                [0] tras la mano { $deals }
               *[other] tras la mano { $deals } de { $ofDeals }
            }
    }
share-me = Yo
share-line = { $place } { $name }: { $total }
