### Around the rules: why rules cannot work, links, pictures, public pages, and the game as others show it.

## Why rules cannot work together.

problem-noTable = Una mesa tiene de dos a ocho sitios, y el mínimo de jugadores no puede superar el máximo.
problem-tooFewCards = No hay cartas suficientes para todos los números de jugadores permitidos: las de cada jugador, las que se descubren y una para el mazo.
problem-jokersMissing = Los jokers son comodines, pero no hay ninguno en la baraja.
problem-jokersNotWild = Hay jokers en la baraja, así que deben ser comodines.
problem-twosMissing = Los doses son siempre comodines, pero se quitan de la baraja.
problem-growsForever = Si las cartas aumentan en cada mano, el número de manos debe ser fijo.
problem-turnedBeforeNamed = La carta que abre la pila de descartes se descubre antes de que se elija el comodín, así que no se puede cambiar si resulta serlo.
problem-noDeals = Hace falta un número de manos o una meta de puntos.
problem-ranksWithoutEnd = Una lista de comodines se acaba: en una partida a puntos, el comodín debe señalarlo una carta, o no haber ninguno.
problem-namedOnceEach = Si quien reparte elige cada valor una vez por partida, hacen falta trece manos, una baraja con todos los valores, y que los ases puedan ser el comodín.
problem-rankNotInPack = Un valor que es comodín en una de las manos está fuera de la baraja.
problem-dealWithoutRank = Cada mano de la lista necesita un comodín.
problem-jokerDealWithoutJoker = Para una última mano del joker, los jokers tienen que ser comodines.
problem-jokerDealAfterWhat = Una última mano para el joker sigue a una lista fija de manos, no a una meta ni a una carta descubierta.
problem-twoPileStarts = La pila de descartes solo puede empezar con una carta: la que señala el comodín, u otra.
problem-moreForNobody = Quien reparte solo puede quedarse con la carta y recibir otra si esa carta era suya.
problem-takenUnseen = Las cartas de dentro de la pila solo se pueden tomar o cantar si se ve toda la pila de descartes.
problem-gateBeforeWhat = Una regla sobre tomar varias cartas solo tiene sentido si se pueden tomar varias.
problem-frozenMustMeld = Una carta tomada de la pila no puede ponerse en la mesa enseguida y a la vez esperar un turno.
problem-frozenCall = La carta que se canta se pone en la mesa enseguida, así que no puede esperar un turno.
problem-keepAndDiscard = Con una sola carta debes quedarte con la que robas, así que ninguna regla puede obligarte a ponerla en la mesa o descartarla.
problem-outOfTurnBound = Un descarte tomado fuera de turno no puede ponerse en la mesa enseguida.
problem-setTooLarge = Solo hay cuatro cartas distintas de cada valor: para tríos más grandes hacen falta dos barajas y cartas repetidas, o que con comodines se pueda pasar de las cartas que hay.
problem-lowAceAlone = Si se quitan los doses, en las escaleras el as solo puede ser la carta más alta.
problem-lockedOrNot = Los tríos solo de comodines no pueden estar a la vez cerrados y abiertos a cambios.
problem-namedBeyondPack = Un comodín que sustituye a un palo concreto no puede pasar de los cuatro palos, salvo que en un trío se repitan cartas.
problem-contractKinds = Para los contratos hacen falta tríos y escaleras.
problem-contractDeals = Hay siete contratos, así que la partida debe tener exactamente siete manos.
problem-contractTooLong = No se reparten cartas suficientes para uno de los contratos.
problem-callOnOwnMelds = Quien canta coloca una carta en una combinación de cualquier jugador, así que debe estar permitido colocar en combinaciones ajenas.
problem-callWithOneCard = Con una sola carta hay que robar del mazo, pero cantar vale como robar.
problem-callWithoutDiscard = Quien cante con una última carta que no encaja en nada no podría acabar el turno sin un descarte.
problem-swapNoJoker = Solo los jokers pueden salir de su combinación, pero no hay ninguno en la baraja.
problem-lastCardStuck = Una última carta que encaja en la mesa no se podría ni colocar ni descartar: permite flotar, o cerrar sin descarte.
problem-unplayableButWhere = Una última carta que solo encaja en una combinación ajena no se podría ni colocar ni descartar.
problem-floatForNothing = Flotar es para quien no tiene ninguna carta para descartar, así que el último descarte debe ser obligatorio.
problem-reliefFromWhat = Quienes no tuvieron turno no necesitan una última oportunidad si nadie puede acabar en su primer turno.
problem-upForNoTwo = Un dos no puede acabar la mano si los doses son siempre comodines o están fuera de la baraja.
problem-upFor2Points = Irse con 2 cuesta 2 puntos, así que hace falta que solo se anoten en contra las cartas que quedan.
problem-rummyOrTurns = O se baja en los turnos, o todo a la vez cuando alguien acaba la mano: no ambas cosas.
problem-nothingOnTable = Si las combinaciones se guardan en la mano, no hay nada en la mesa que ampliar, cambiar o cantar, ni se puede flotar o bajar un contrato.
problem-nothingMeldedAtOnce = Si las combinaciones se guardan en la mano, una carta robada no se puede poner en la mesa enseguida, y de la pila solo se puede tomar una carta cada vez.
problem-meldsAfterWhat = Los demás solo pueden bajar después sus combinaciones si la mano acaba al mostrar todas las cartas.
problem-dealForNobody = Con un número fijo de manos, todas deben puntuar: para que alguna quede sin puntos hace falta una meta.
problem-stalemateTooSoon = Con estas reglas se podría seguir jugando aunque a todos les quede una sola carta, así que no sería un bloqueo.
problem-lowOrHigh = Si solo se anotan en contra las cartas que quedan, debe ganar el total más bajo; de cualquier otra forma, el más alto.
problem-whoseMelds = Si las cartas de la mesa puntúan, deben quedar delante de quien las jugó.
problem-meldsNeverSeen = Si las combinaciones se guardan en la mano, las cartas de la mesa no pueden puntuar.
problem-emptyStockScore = Los puntos con el mazo vacío deben concordar con el resto de los puntos.
problem-doublesPenalties = El Press y las manos dobles de sietes y reyes exigen que solo se anoten en contra las cartas que quedan.
problem-autoPressAlone = Para el Auto-Press hace falta el Press.
problem-noTarget = Una partida a puntos necesita una meta.
problem-firstToLose = Si gana el total más bajo, quien acaba la mano no puede ganar por alcanzar la meta.

## Why a link with rules cannot be opened. After `cannotWork` come the problems above.

badLink-tooLong = Este enlace es demasiado largo para contener las reglas de una mesa.
badLink-malformed = Este enlace no contiene las reglas de una mesa.
badLink-olderVersion = Este enlace es de una versión antigua del juego y ya no sirve. Pide uno nuevo.
badLink-newerVersion = Este enlace es de una versión más nueva del juego. Recarga la página y prueba otra vez.
badLink-unknownGame = Este enlace es de un juego que esta página no conoce.
badLink-unknownOption = Este enlace tiene una regla que esta página no conoce.
badLink-unknownValue = Este enlace tiene una opción de una regla que esta página no conoce.
badLink-cannotWork = Las reglas de este enlace no funcionan juntas.

## Pictures of rules. Each has a title, rows of cards with labels, and a sentence or two about the cards in it.

picture-heading = En imágenes
picture-title-set = { TERM($terms, "ASet") }
picture-title-run = Una escalera
picture-title-wildInSet = Un { TERM($terms, "wild") } en { TERM($terms, "aSet") }
picture-title-wildInRun = Un { TERM($terms, "wild") } en una escalera
picture-title-layingOff = Colocar
picture-title-swapping = Cambiar una carta por un { TERM($terms, "wild") }
picture-title-points = Puntos
picture-row-before = En la mesa
picture-row-held = En la mano
picture-row-after = Después
picture-row-gained = Recibes
picture-wildRank = En estos ejemplos, { RANK($rank, number: "many", article: "the") } son { TERM($terms, "wilds") }.
picture-wildRankOfDeal = En estos ejemplos, { RANK($rank, number: "many", article: "the") } son { TERM($terms, "wilds") }, como en la mano { $deal }.
picture-set = { CAPITAL(RANK($rank, number: "many", article: "the")) } de { SUITS($suits) }. { TERM($terms, "ASet") } son como mínimo { $fewest } cartas del mismo valor.
picture-run = { CAPITAL(RANKS($ranks, article: "the")) } de { SUIT($suit) }. Una escalera son como mínimo { $fewest } cartas seguidas del mismo palo.
picture-wild = { CAPITAL(CARD($card, article: "the", style: "name")) } sustituye { PLACE($place, article: "to") }: { RANK($rank, number: "many", article: "the") } son { TERM($terms, "wilds") }.
picture-oneEyedJack = { CAPITAL(CARD($card, article: "the", style: "name")) } sustituye { PLACE($place, article: "to") }: las jotas de un solo ojo son { TERM($terms, "wilds") }.
picture-joker = El joker sustituye { PLACE($place, article: "to") }: los jokers son { TERM($terms, "wilds") }.
# What must have been laid before.
picture-layingOff =
    Puedes colocar { CARD($card, article: "the", style: "name") } en { $kind ->
        [set] { TERM($terms, "thisSet") }
       *[run] esta escalera
    }, como { $onOthers ->
        [yes] en { TERM($terms, "theMelds") } de cualquier jugador
       *[no] en { TERM($terms, "ownMelds") }
    }{ $first ->
        [meld] , si ya bajaste { TERM($terms, "aMeld") }
        [contract] , si ya bajaste tu contrato
       *[nothing] {""}
    }.
# A natural card takes the place of a wild. Then a sentence says where the wild goes.
picture-swapPlace = { CAPITAL(CARD($natural, article: "the", style: "name")) } ocupa el lugar { CARD($wild, article: "of", style: "name") }.
picture-swapFree = El { TERM($terms, "wild") } es para ti: puedes jugarlo o guardarlo.
picture-swapThisTurn = El { TERM($terms, "wild") } es para ti, pero debes jugarlo en el mismo turno.
picture-swapStaysInSet = El { TERM($terms, "wild") } se queda en { TERM($terms, "theSet") } como una carta más.
picture-swapStaysInRun = El { TERM($terms, "wild") } pasa a un extremo de la escalera y sustituye { PLACE($place, article: "to") }.
picture-swapOtherMeldFromSet = El { TERM($terms, "wild") } se queda en { TERM($terms, "theSet") } como una carta más, o va a { TERM($terms, "otherMeld") }.
picture-swapOtherMeldFromRun = El { TERM($terms, "wild") } pasa a un extremo de la escalera y sustituye { PLACE($place, article: "to") }, o va a { TERM($terms, "otherMeld") }.
picture-swapFirst-meld = Antes debes haber bajado { TERM($terms, "ownMeld") }.
picture-swapFirst-contract = Antes debes haber bajado tu contrato.
picture-points-penalties = Si te quedan en la mano cuando otro jugador { TERM($terms, "goesOut") }, estas cartas te cuestan { COUNT($points, "point") } en total.
picture-points-winnerTakesHands = Si te quedan en la mano cuando otro jugador { TERM($terms, "goesOut") }, estas cartas le dan { COUNT($points, "point") } en total.
picture-points-meldedMinusHand = Estas cartas valen { COUNT($points, "point") } en total: a tu favor en la mesa, en contra si te quedan en la mano.
picture-points-meldedPlusHands = Estas cartas valen { COUNT($points, "point") } en total: para ti en la mesa; si te quedan en la mano, para quien { TERM($terms, "goesOut") }.
picture-points-melded = En la mesa, estas cartas te dan { COUNT($points, "point") } en total.
picture-doubled = Mientras { RANK($rank, number: "many", article: "the") } son { TERM($terms, "wilds") }, los puntos valen el doble.

## The public pages of rules, and the ways to print rules.

rulesPages-site = Crazy Rummy
rulesPages-allTitle = Las reglas de todos los juegos
rulesPages-allAbout = Crazy Rummy y sus parientes, en palabras sencillas y en imágenes, para leer, imprimir y enviar.
rulesPages-play = Jugar a este juego
rulesPages-playAny = Jugar a Crazy Rummy
rulesPages-inWords = En palabras
rulesPages-printOrSend = Imprimir o enviar estas reglas
rulesPages-print = Imprimir estas reglas
rulesPages-languages = Idiomas
rulesPages-unknownTitle = Esta página no existe
rulesPages-unknown = No hay ninguna página en esta dirección.
rulesPages-titleOf = { $game }: las reglas
rulesPages-alsoCalled = También se llama { LIST($names) }.

## Where each game is played, or who invented it.

title-crazy-rummy-origin = Se juega en casa con muchos nombres, sobre todo en Norteamérica.
title-crazy-rummy-7-origin = Crazy Rummy para media velada.
title-crazy-rummy-3-origin = Crazy Rummy para cuando hay poco tiempo.
title-fort-worth-gin-origin = Recogido por John Greer.
title-fort-worth-gin-odd-origin = Recogido por John Greer.
title-fort-worth-gin-even-origin = Recogido por John Greer.
title-biddies-origin = Se juega en el sur de Gales.
title-treize-brasses-origin = Francocanadiense; el nombre significa «trece barajadas».
title-beanie-origin = Se juega sobre todo en Canadá, en muchas versiones.
title-ace-to-ace-origin = Descrito por Rammy Meyerowitz.
title-the-press-origin = Descrito por Michael Oxner.
title-auto-press-origin = Descrito por Michael Oxner.
title-dealers-choice-origin = Descrito por Michael Oxner.
title-one-joker-origin = Descrito por Michael Oxner.
title-thanasis-origin = De Grecia.
title-dynamitis-origin = De Grecia; una forma de Thanasis.
title-basic-rummy-origin = La forma más sencilla del juego.
title-five-thousand-rummy-origin = Norteamericano, con reglas distintas en cada casa.
title-george-origin = Una forma de Rummy 5000.
title-crummy-rummy-origin = Un rummy de contratos, recogido por una familia.

## The game as other sites, installed apps and browsers without scripts show it.

# For link previews and search engines.
app-about = Juega a Crazy Rummy en el navegador, con amigos o contra bots.
app-needsScripts = Crazy Rummy necesita JavaScript.
# The ways into the game that an installed app has, called as at home.
app-shortcut-daily = Reto diario
app-shortcut-games = Elegir juego
app-shortcut-history = Tus partidas
