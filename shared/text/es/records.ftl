### Records of play: the check that a deal was fair, the replay of a game, and the review of a deal or a game.

## The check of a deal.

check-working = Comprobando la mano…
check-again = Reintentar
check-marks-holds = Encaja
check-marks-fails = No encaja
check-marks-open = No se puede comprobar
check-steps-promise = La promesa antes de la mano
check-steps-shares = La parte de cada cual
check-steps-cards = Las cartas
check-steps-play = Después del reparto
check-yours = la tuya
check-none = no dio ninguna
check-pile = Primera carta de la pila
check-indicator = Señala el comodín
check-save = Guardar prueba
check-saveHint = Un archivo de texto que cualquiera puede comprobar sin este servidor: npm run verify -- ARCHIVO, en el código del juego.
check-figures = Todas las cifras
check-figureNames-commitment = Promesa (SHA-256)
check-figureNames-secret = Secreto
check-figureNames-game = Partida
check-figureNames-table = Mesa
check-how = Cómo funciona
check-howParts-1 = Antes de cada mano la mesa elige un número secreto y publica su huella, de la que nadie puede deducir el secreto. Si el secreto cambiara después, cambiaría la huella.
check-howParts-2 = Luego el dispositivo de cada jugador añade un número propio al azar: su parte. Solo cuando todas las partes están publicadas se reparten las cartas, en un orden calculado con el secreto y todas las partes.
check-howParts-3 = Después de la mano la mesa muestra el secreto. Tu dispositivo recuerda lo que vio y lo vuelve a calcular todo.
check-limits = Qué no demuestra esto
check-limitParts-1 = Quién vio las cartas. El servidor las conoce todas, y podría contárselas a alguien.
check-limitParts-2 = Si el servidor colabora con un jugador de la mesa: ese jugador podría elegir su parte al final, después de probar muchas.
check-limitParts-3 = Por qué falta una parte. El servidor podría omitir partes como si hubieran llegado tarde, y elegir así entre unos pocos órdenes: dos por una parte, cuatro por dos, y así sucesivamente. El dispositivo cuya parte falta lo dice.
check-limitParts-4 = Nada en absoluto, si nadie dio su parte, como cuando solo hay bots.
check-limitParts-5 = Si esta página es de fiar: viene del mismo servidor. Guarda la prueba para comprobarla en otro lugar.
check-problems-unseen = Este dispositivo no estaba en la mesa antes de esta mano, así que no puede saber qué se prometió.
check-problems-missing = Esta mano ya no está guardada.
check-problems-old = Este servidor aún no puede mostrar sus manos.
check-problems-busy = Prueba otra vez en unos segundos.
check-problems-offline = Ahora no hay conexión con la mesa.
check-problems-failed = No se pudo terminar la comprobación.
check-checkTitle = Comprobación de la mano { $deal }
check-verdictWords =
    { $verdict ->
        [doctored] Algo no encaja. Mira los pasos marcados con ✗.
        [tables] Todo encaja, pero nadie dio su parte: el orden de las cartas lo eligió solo la mesa.
        [again] Todo encaja, pero la mesa empezó esta mano { $times } veces. Pudo elegir entre otros tantos órdenes de las cartas.
        [missed] Nada se contradice, pero tu dispositivo no recibió la lista de partes: la mesa podría haberla escrito después de la mano.
       *[holds] Todo encaja. La mesa no pudo elegir estas cartas; lo que esto no demuestra está más abajo.
    }
check-faultWords = El registro de esta mano está dañado en la línea { $line }. No demuestra nada.
check-cardsOfWords =
    { $whose ->
        [none] { CAPITAL(CARDS($cards, style: "name")) }.
       *[other] { $whose }: { CARDS($cards, style: "name") }.
    }
check-stockName = Mazo, primero la carta siguiente ({ COUNT($count, "card") })
check-someGave =
    { $count ->
        [one] { $count } parte de { $of }. Sin parte: { PEOPLE($without) }.
       *[other] { $count } partes de { $of }. Sin parte: { PEOPLE($without) }.
    }
check-deckHeld = El secreto y las partes dan exactamente estas { $cards } cartas, en este orden.
check-shuffledLater = Lo que se barajó después ({ $times }×) también sale de ahí.
check-playHeld =
    { $actions ->
        [one] La única acción llevó a lo que dicen las reglas.
       *[other] Cada una de las { $actions } acciones llevó a lo que dicen las reglas.
    }
check-begunAgain = Justo antes de esta mano, la mesa tomó tu parte para { $count ->
        [one] otra mano y no llegó a repartirla
       *[other] otras { $count } manos y no llegó a repartir ninguna
    }, según vio tu dispositivo. Puede deberse a un fallo del servidor o de tu conexión, pero la mesa también pudo mirar las cartas y empezar de nuevo.
check-atAction = Acción { $index }: { $action }
check-tookHand =
    { $after ->
        [0] { $name } ocupó el lugar de un bot (sitio { $seat }) antes de la primera acción.
       *[other] { $name } ocupó el lugar de un bot (sitio { $seat }) tras la acción { $after }.
    }

## Steps of the check that fit, or cannot be checked.

checkHeld-whole = Cada carta estuvo siempre en un solo lugar.
checkHeld-promise = El secreto que se muestra ahora es el que se prometió.
checkHeld-seen = Tu dispositivo vio la promesa antes de la mano, y sigue siendo la misma.
checkHeld-sharesMissed = Tu dispositivo no recibió la lista de partes que se publicó antes de la mano.
checkHeld-shares = Las partes usadas son las que se publicaron antes de la mano.
checkHeld-ownShare = Tu propia parte está entre ellas, sin cambios.
checkHeld-noShare = Tu dispositivo no dio ninguna parte.
checkHeld-noSeat = No tenías sitio.
checkHeld-nobodyGave = Nadie dio su parte.
checkHeld-everybodyGave = Todos dieron su parte.
checkHeld-handMissed = Tu dispositivo no vio tus primeras cartas.
checkHeld-hand = Las cartas que te repartieron son las que viste.
checkHeld-notShuffled = Después no se barajó nada.

## Steps that do not fit because of these players.

checkFailedWith-late = Se usó una parte que no se había publicado antes de la mano: { PEOPLE($people) }.
checkFailedWith-dropped = Una parte se publicó antes de la mano y luego no se usó: { PEOPLE($people) }.
checkFailedWith-changed = Se cambió una parte: { PEOPLE($people) }.
checkFailedWith-otherHands = El secreto y las partes dan otras cartas: { PEOPLE($people) }.

## Steps that do not fit.

checkFailed-noDeal = El registro no empieza con un reparto.
checkFailed-twoDeals = El registro tiene un segundo reparto.
checkFailed-unfinished = El registro acaba antes que la mano.
checkFailed-goesOn = Hay algo después del final de la mano.
checkFailed-impossible = Esto no puede haber ocurrido: una carta está en dos lugares, o falta.
checkFailed-otherNumber = El registro es de otra mano.
checkFailed-otherChance = El registro contiene dos secretos distintos, o dos listas de partes.
checkFailed-notPromised = El secreto que se muestra ahora no es el que se prometió.
checkFailed-notSeen = Tu dispositivo no vio esto.
checkFailed-otherTable = Esta mano es de otra mesa.
checkFailed-otherGame = Esta mano es de otra partida.
checkFailed-otherDeal = Esta mano no es la que vio tu dispositivo.
checkFailed-otherSeats = Esta mesa no tiene el mismo número de sitios que vio tu dispositivo.
checkFailed-otherCommitment = La promesa se cambió después de la mano.
checkFailed-wrongCount = La lista de partes no tiene un lugar para cada sitio.
checkFailed-notPublished = Tu dispositivo no recibió la lista de partes.
checkFailed-otherList = La lista de partes no es la que tu dispositivo vio antes de la mano.
checkFailed-noneGiven = Tu dispositivo no dio ninguna parte.
checkFailed-leftOut = Tu dispositivo dio una parte, pero la mesa la omitió.
checkFailed-notMine = Se usó una parte como tuya, pero tu dispositivo no dio ninguna.
checkFailed-nobody = Nadie dio su parte.
checkFailed-cannotBeDealt = Con estas reglas no se puede repartir en esta mesa.
checkFailed-otherStock = El secreto y las partes dan otro mazo.
checkFailed-otherPile = El secreto y las partes dan otra primera carta de la pila.
checkFailed-otherIndicator = El secreto y las partes dan otra carta que señala el comodín.
checkFailed-otherWild = El secreto y las partes dan otro comodín.
checkFailed-otherFaceUp = El secreto y las partes dan otras cartas boca arriba.
checkFailed-otherTurn = Según las reglas, empieza otro jugador.
checkFailed-otherHand = Las cartas del registro no son las que viste.
checkFailed-otherShuffle = El mazo se barajó en un orden distinto del que dan el secreto y las partes.
checkFailed-otherRest = El resto de la mano no es el que dan el secreto y las partes.
checkFailed-refused = Las reglas no permiten esto.
checkFailed-otherEvents = Esto llevó a algo distinto de lo que dicen las reglas.
checkFailed-ownChanged = Se cambió tu parte.

## The replay of a finished game from its record.

replay-title = Repetición
replay-open = Abrir una partida
replay-intro = Vuelve a ver una partida terminada: abre su registro, pégalo, o suelta el archivo en esta página.
replay-choose = Elegir archivo
replay-paste = O pega el texto de un registro
replay-pasteHint = Empieza por «crazy-rummy record».
replay-show = Abrir
replay-loading = Abriendo la partida…
replay-again = Reintentar
replay-drop = Suelta aquí el registro
replay-controls = Controles
replay-play = Reproducir
replay-pause = Pausa
replay-forward = Una jugada adelante
replay-back = Una jugada atrás
replay-nextDeal = Siguiente mano
replay-lastDeal = Principio de la mano
replay-scrubber = Momento de la partida
replay-speed = Velocidad
replay-eyes = Vista de
replay-all = Todos
replay-moment = Ir a
replay-deal = Mano
replay-turn = Turno
replay-go = Ir
replay-link = Copiar un enlace a este turno
replay-save = Guardar esta partida en un archivo
replay-result = Ver el resultado
replay-close = Volver
replay-marks = En la línea de tiempo
replay-marksKey = Una marca arriba: una combinación. Abajo: un cambio. A través de la línea: alguien cerró.
replay-keys = Teclas
replay-problems-noSuchGame = Esa partida no existe, o no es pública.
replay-problems-notYet = El servidor aún está guardando esta partida. Prueba otra vez en un momento.
replay-problems-offline = Ahora no se puede cargar la partida.
replay-problems-tooFast = Abriste muchas partidas en poco tiempo. Espera un minuto.
replay-problems-notText = Esto no es un archivo de texto.
replay-problems-missing = El registro de esta partida ya no está en este dispositivo.
replay-problems-empty = En esta partida no se repartió ninguna carta.
replay-playerName = Jugador { $number }
replay-speedName = { $speed }×
replay-atMoment =
    { $deal ->
        [0] antes de la primera mano
       *[other]
            { $turn ->
                [0] mano { $deal }
               *[other] mano { $deal }, turno { $turn }
            }
    }
replay-momentName = { CAPITAL(replay-atMoment) }
replay-replayOf = Repetición – { $game }
replay-jumpedTo = { replay-momentName }. { $step }.
replay-seenBy =
    { $name ->
        [none] Ves las cartas de todos.
       *[other] Ves lo que vio { $name }.
    }
replay-beginsLate = Este registro empieza en la mano { $deal }. Los totales se cuentan desde ahí.
replay-noEnd = Este registro se corta antes del final de la partida ({ replay-atMoment }).
replay-doubtful = Sin confirmar: desde la acción { $action } ({ replay-atMoment }), el registro no sigue las reglas. Se cambió, o es de una versión con otras reglas.
replay-damaged = El registro de esta partida en el servidor está dañado. { $reason }
replay-recordFault =
    { $problem ->
        [tooLongAt] Este registro es demasiado largo en la línea { $line }.
        [tooLong] Esto es demasiado largo para ser un registro.
        [notARecord] Esto no es el registro de una partida: no empieza por «crazy-rummy record».
        [olderVersion] Este registro es de una versión antigua del juego y ya no se puede abrir.
        [newerVersion] Este registro es de una versión más nueva del juego. Recarga la página para obtener esa versión.
        [unknownRules] Línea { $line }: ningún juego tiene estas reglas.
        [wrongSeats] Línea { $line }: con estas reglas, ninguna mesa tiene tantos sitios.
        [unknownActor] Línea { $line }: nadie en esta mesa podía actuar aquí.
        [unknownAction] Línea { $line }: esto no es una acción del juego.
       *[unknownEvents] Línea { $line }: no se puede leer lo que pasó aquí.
    }
replay-impossible = Este registro se contradice: la acción { $action } no puede haber ocurrido. No se muestra nada de él.

## The keys of a replay.

replayKeys-1-1 = Espacio
replayKeys-1-2 = Reproducir o pausar
replayKeys-2-1 = ← →
replayKeys-2-2 = Una jugada atrás o adelante
replayKeys-3-1 = {"["} ]
replayKeys-3-2 = Una mano atrás o adelante
replayKeys-4-1 = Inicio, Fin
replayKeys-4-2 = Principio y final de la partida
replayKeys-5-1 = S
replayKeys-5-2 = Puntos
replayKeys-6-1 = Esc
replayKeys-6-2 = Volver

## The review of a deal or a game.

review-fortune = Suerte y habilidad
review-swap = Tu mejor cambio
review-good = Tus mejores turnos
review-goodHint = Frente al turno más obvio: bajar todo lo posible sin ningún cambio y descartar una carta alta.
review-moments = Lo que más costó
review-momentsHint = Se juzga por lo que podías ver en ese momento: la mala suerte no cuenta.
review-roughHint = Solo errores claros: seguimos las dos jugadas decenas de veces, cada vez con otras cartas ocultas.
review-wasAway = Algunos de tus turnos los jugó un bot o el reloj. Esos no se juzgan.
review-noScore = Aquí no hay puntos que analizar.
review-played = Tú
review-better = Mejor
review-hand = Tus cartas
review-pile = Pila de descartes
review-table = En la mesa
review-marks = ✓ carta que sueltas solo en el turno mejor; ✗, solo en el tuyo.
review-luck = Suerte
review-skill = Habilidad
review-perDeal = Mano por mano
review-how = Cómo se calcula
review-again = Reintentar
review-toTable = A la mesa
review-yourTurn = Es tu turno.
review-nextBegan = Ya empezó la siguiente mano.
review-problems-old = Este servidor aún no puede analizar manos.
review-problems-busy = Prueba otra vez en unos segundos.
review-problems-offline = Ahora no hay conexión con la mesa.
review-problems-failed = No se pudo terminar el análisis.
review-reviewTitle =
    { $deal ->
        [none] Análisis de la partida
       *[other] Análisis de la mano { $deal }
    }
review-replaying =
    { $deals ->
        [1] Volviendo a jugar la mano…
       *[other] Volviendo a jugar { $deals } manos…
    }
review-missingDeals =
    { $count ->
        [one] { COUNT($count, "deal") } de esta partida ya no está guardada.
       *[other] { COUNT($count, "deal") } de esta partida ya no están guardadas.
    }
review-aBot =
    { $level ->
        [beginner] un bot novato
        [steady] un bot constante
        [sharp] un bot sagaz
       *[expert] un bot experto
    }
review-fortuneWords =
    { $bot ->
        [none] Terminaste con { COUNT($own, "point") }, sin nada que decidir por tu cuenta. En tu sitio, { review-aBot } termina con { COUNT($expected, "point") } en promedio.
       *[other] Terminaste con { COUNT($own, "point") }. En tu sitio, { review-aBot } termina con { COUNT($bot, "point") } con las mismas cartas, y con { COUNT($expected, "point") } en promedio con otras.
    }
review-nothingCostly =
    { $isPraised ->
        [yes] No encontramos ninguna decisión que te costara puntos. ¡Bien jugado!
       *[no] No encontramos ninguna decisión que te costara puntos.
    }
review-luckWords =
    { $luck ->
        [better] las cartas fueron mejores que de costumbre
        [worse] las cartas fueron peores que de costumbre
       *[same] las cartas fueron tan buenas como siempre
    }
review-skillWords =
    { $skill ->
        [none] no tuviste nada que decidir por tu cuenta
        [better] mejor que { review-aBot } con tus cartas
        [worse] peor que { review-aBot } con tus cartas
       *[same] tan bien como { review-aBot } con tus cartas
    }
review-dealShares = Mano { $deal }: suerte { $luck }, habilidad { $skill }
review-goodHeading =
    { $gain ->
        [one] Mano { $deal }, turno { $turn }: { GROUPED($gain) } punto ganado
       *[other] Mano { $deal }, turno { $turn }: { GROUPED($gain) } puntos ganados
    }
review-swapHeading =
    { $laid ->
        [0] Mano { $deal }, turno { $turn }
        [one] Mano { $deal }, turno { $turn }: { $laid } punto bajado
       *[other] Mano { $deal }, turno { $turn }: { $laid } puntos bajados
    }
review-momentHeading =
    { $cost ->
        [one] Mano { $deal }, turno { $turn }: −{ GROUPED($cost) } punto
       *[other] Mano { $deal }, turno { $turn }: −{ GROUPED($cost) } puntos
    }
review-repeated =
    { $turns ->
        [one] Se te escapó lo mismo en { $turns } turno más.
       *[other] Se te escapó lo mismo en { $turns } turnos más.
    }
review-handWords = Tus cartas: { CARDS($hand, style: "name") }.

## How luck and skill are worked out, in paragraphs.

howWorkedOut-luck = Suerte: hacemos que { review-aBot } juegue en tu sitio con las mismas cartas, contra varios grupos de bots, y después 32 veces con las cartas barajadas de nuevo. Tu suerte es la diferencia a favor de tus cartas.
howWorkedOut-skill = Habilidad: cuánto mejor lo hiciste que ese bot con las mismas cartas, desde tu primera decisión. Lo que un bot o el reloj decidió por ti no cuenta. También cuentan los demás de tu mesa: contra quien juega bien es más difícil ir por delante.
howWorkedOut-both = El signo + es bueno para ti en todos los juegos. Una mano dice poco de la habilidad; una partida entera dice más.

## Moves in a few words.

reviewActions-drawFromStock = Robar del mazo
reviewActions-takeBack = Anular
reviewActions-float = Flotar
reviewActions-endTurn = Acabar tu turno
reviewActions-decline = Dejar la pila
reviewActions-recall = Recuperar el descarte
reviewActions-claim = Tomar la carta
reviewActions-pass = Dejar pasar la carta
reviewActions-takePress = Anotarte los puntos
reviewActions-leavePress = No anotarte los puntos
reviewActions-takeDownTo =
    { $count ->
        [1] Tomar { CARD($deepest, article: "the") }
       *[other] Tomar { $count } cartas, hasta { CARD($deepest, article: "the") }
    }
reviewActions-lay = Bajar { MELD($meld, style: "short") }
reviewActions-layOff =
    { $on ->
        [none] Colocar { CARD($card, article: "the") }
       *[other] Colocar { CARD($card, article: "the") } en { MELD($on, style: "short") }
    }
reviewActions-swapFor = Cambiar { CARDS($naturals, article: "the") } por { WILD($wild, $terms, article: "the") }
reviewActions-discardOf = Descartar { CARD($card, article: "the") }
reviewActions-layContract = Bajar el contrato: { MELDS($melds, style: "short") }
reviewActions-goOut = { TERM($terms, "ToGoOut") }
reviewActions-goRummy =
    { $discard ->
        [none] Hacer rummy con { MELDS($melds, style: "short") }
       *[other] Hacer rummy con { MELDS($melds, style: "short") }, y descartar { CARD($discard, article: "the") }
    }
reviewActions-upForTwo = Descartar { CARD($card, article: "the") } y acabar la mano con tu 2
reviewActions-chooseSize = Pedir { COUNT($size, "card") }
reviewActions-nameRank = Elegir { RANK($rank, number: "many", article: "the") }
reviewActions-claimOf =
    { $count ->
       *[other] Tomar { CARDS($cards, article: "the") }
    }

## The cards dealt: how many wilds and how much deadwood, against the average of fair deals.

dealt-heading = Las cartas repartidas
dealt-hint = Lo que se repartió a cada jugador y, entre paréntesis, lo esperado: lo que da en promedio una baraja bien mezclada.
dealt-wilds = Comodines
dealt-deadwood = Cartas sueltas
dealt-meaning = Cartas sueltas: los puntos que quedan al bajar las mejores combinaciones de unas cartas recién repartidas.
dealt-band = La línea: tu suma, por encima o por debajo de lo esperado. Sombreado: donde acaban 19 de cada 20 series bien repartidas.
dealt-withShare = { $dealt } ({ GROUPED($fair) })
dealt-aboveShare =
    { $sign ->
        [plus] +{ GROUPED($difference) }
        [minus] −{ GROUPED($difference) }
       *[even] { GROUPED($difference) }
    }
dealt-dealtWords =
    { $figure ->
        [deadwood] Cartas sueltas: { COUNT($dealt, "point") }; lo esperado es { GROUPED($fair) }.
       *[wilds] Comodines: { $dealt }; lo esperado es { GROUPED($fair) }.
    } { $than ->
        [more] Es algo más de lo normal: pasa en una de cada tres series.
        [less] Es algo menos de lo normal: pasa en una de cada tres series.
        [muchMore] Es más que en 19 de cada 20 series bien repartidas.
        [muchLess] Es menos que en 19 de cada 20 series bien repartidas.
       *[near] Es lo normal: dos de cada tres series quedan así de cerca.
    }
