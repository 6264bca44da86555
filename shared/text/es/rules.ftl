### The rules in sentences: a label and a sentence for each value of every option, and remarks that belong to none.
### Only those that apply are said, in this order. Numbers and lists are values of one sentence.

## Players and cards.

topic-players = Jugadores y cartas
option-table-minPlayers-label = Mínimo de jugadores
option-table-minPlayers = Como mínimo { $players } jugadores.
option-table-maxPlayers-label = Máximo de jugadores
option-table-maxPlayers = Como máximo { $players } jugadores.
option-table-direction-label = Sentido del juego
option-table-direction-clockwise = Se reparte y se juega en el sentido de las agujas del reloj, y así pasa también el turno de repartir.
option-table-direction-counterClockwise = Se reparte y se juega en sentido contrario a las agujas del reloj, y así pasa también el turno de repartir.
option-table-firstDealer-label = Quién reparte primero
option-table-firstDealer-random = Se decide al azar quién reparte primero.
option-table-firstDealer-lowestDraw = Cada jugador saca una carta y reparte primero quien saque la más baja; el as es la más baja.
option-table-firstDealer-firstJack = Se van repartiendo cartas boca arriba, y reparte primero quien reciba la primera jota.
option-table-drawTie-label = Cartas iguales en ese sorteo
option-table-drawTie-lowestRedraw = Quienes empatan con la carta más baja vuelven a sacar.
option-table-drawTie-allEqualRedraw = Quienes sacan cartas iguales vuelven a sacar, hasta que todas sean distintas.
option-pack-packs-label = Barajas
option-pack-packs-one = Una baraja de 52 cartas.
option-pack-packs-two = Dos barajas mezcladas.
option-pack-packs-twoAbove4 = Una baraja hasta cuatro jugadores; dos barajas si son más.
option-pack-packs-threeAbove4 = Dos barajas hasta cuatro jugadores; tres barajas si son más.
option-pack-packs-halfOfPlayers = Una baraja por cada dos jugadores, redondeando hacia arriba.
option-pack-jokers-label = Jokers
option-pack-jokers-0 = Sin jokers.
option-pack-jokers-1 = Un joker.
option-pack-jokers-2 = Dos jokers.
option-pack-jokers-4 = Cuatro jokers.
option-pack-jokers-6 = Seis jokers.
option-pack-jokers-twoPerPack = Dos jokers en cada baraja.
option-pack-lowestRank-label = Cartas que se quitan
option-pack-lowestRank-2 = No se quita ninguna carta.
option-pack-lowestRank-3 = Se quitan los doses.
option-pack-lowestRank-4 = Se quitan los doses y los treses.
option-pack-lowestRank-6 = Se quitan los doses, los treses, los cuatros y los cincos.
remark-players-exactly = Para { $players } jugadores.
remark-players-either = Para { LIST($numbers, type: "or") } jugadores.
remark-players-fromTo = De { $fewest } a { $most } jugadores.

## The deal.

topic-deal = El reparto
option-table-firstPlayer-label = Quién juega primero
option-table-firstPlayer-afterDealer = Juega primero el jugador que sigue a quien reparte.
option-table-firstPlayer-dealer = Juega primero quien reparte.
option-deal-size-label = Número de cartas
option-deal-size-fixed = En todas las manos se reparte el mismo número de cartas.
option-deal-size-byRound = En cada mano se reparte una carta más que en la anterior.
option-deal-size-byContract = El contrato de cada mano dice cuántas cartas se reparten.
option-deal-size-byUpcard = Cada jugador recibe todas sus cartas de una vez. La primera va boca arriba y dice cuántas le tocan.
option-deal-cards-label = Cartas por jugador
option-deal-cards = Cada jugador empieza con { $cards } cartas.
option-deal-cardsIfFew-label = Cartas por jugador en mesas pequeñas
option-deal-cardsIfFew =
    { $cards ->
        [0] Todos empiezan con el mismo número de cartas, sean cuantos sean.
       *[other] En una mesa pequeña cada jugador empieza con { $cards } cartas.
    }
# Follows `option-deal-cardsIfFew`, which calls it a small table.
option-deal-fewPlayers-label = Tamaño de una mesa pequeña
option-deal-fewPlayers =
    { $players ->
        [2] En una mesa pequeña juegan dos.
       *[other] En una mesa pequeña juegan hasta { $players }.
    }
option-deal-upcardMeaning-label = Qué dice la primera carta
option-deal-upcardMeaning-additional = La carta boca arriba dice cuántas cartas más recibe ese jugador.
option-deal-upcardMeaning-total = La carta boca arriba dice cuántas cartas recibe ese jugador en total, contando esa.
option-deal-upcardCourts-label = Una figura como primera carta
option-deal-upcardCourts-ten = Una jota, una reina o un rey boca arriba da 10 cartas.
option-deal-upcardCourts-elevenToThirteen = Boca arriba, una jota da 11 cartas, una reina 12 y un rey 13.
option-deal-upcardAce-label = Un as como primera carta
option-deal-upcardAce = Un as boca arriba da { $cards } cartas.
option-deal-upcardPermanentWild-label = Un comodín fijo como primera carta
option-deal-upcardPermanentWild-buried = Si la carta boca arriba es siempre { TERM($terms, "wild") }, vuelve a la baraja y se descubre otra.
option-deal-upcardPermanentWild-15 = Si la carta boca arriba es siempre { TERM($terms, "wild") }, da 15 cartas.
option-deal-upcardPermanentWild-20 = Si la carta boca arriba es siempre { TERM($terms, "wild") }, da 20 cartas.
option-deal-upcardPermanentWild-25 = Si la carta boca arriba es siempre { TERM($terms, "wild") }, da 25 cartas.
option-deal-upcardPermanentWild-twoOrTwelve = Si los doses son siempre { TERM($terms, "wilds") }, quien tenga un dos boca arriba elige entre dos y doce cartas en total.
option-deal-burySmallUpcards-label = Un dos, tres o cuatro como primera carta
option-deal-burySmallUpcards-false = Una carta baja boca arriba da pocas cartas.
option-deal-burySmallUpcards-true = Un dos, un tres o un cuatro boca arriba vuelve a la baraja, y se descubre otra carta.
option-deal-order-label = Forma de repartir
option-deal-order-cards = Las cartas se reparten de una en una.
option-deal-order-hands = Cada jugador recibe todas sus cartas de una vez.
option-deal-extra-label = Carta extra
option-deal-extra-firstPlayer = Quien juega primero recibe una carta extra, en lugar de robar en su primer turno.
option-deal-extra-nobody = Nadie recibe una carta extra: el primer turno empieza robando, como cualquier otro.
option-deal-pileUpcard-label = Comienzo de la pila de descartes
option-deal-pileUpcard-none = La pila de descartes empieza con el primer descarte.
option-deal-pileUpcard-kept = Se descubre una carta para abrir la pila de descartes.
option-deal-pileUpcard-replacedIfWild = Se descubre una carta para abrir la pila de descartes; si es un { TERM($terms, "wild") }, vuelve a la baraja y se descubre otra.
remark-deal-wholeHands = Cada jugador recibe todas sus cartas de una vez, con la primera boca arriba; quien reparte, al final.
remark-deal-handsByContract = Mano por mano, cada jugador recibe { LIST($hands) } cartas.
remark-deal-handsGrow = En la primera mano cada jugador recibe { $cards } cartas, y en cada una de las siguientes, una más que en la anterior.
remark-deal-hands = Cada jugador recibe { $cards } cartas.
remark-deal-handsIfFew =
    { $players ->
        [2] Cada jugador recibe { $cards } cartas, o { $few } si juegan dos.
       *[other] Cada jugador recibe { $cards } cartas, o { $few } si juegan hasta { $players }.
    }

## Which cards are wild.

topic-wilds = Qué cartas son { TERM($terms, "wilds") }
option-wilds-source-label = El comodín de la mano
option-wilds-source-schedule = Cada mano tiene su propio { TERM($terms, "wild") }, conocido desde el principio.
option-wilds-source-dealerNames = Quien reparte mira sus cartas y elige qué valor es { TERM($terms, "wild") }; cada valor se puede elegir una sola vez por partida.
option-wilds-source-dealerFirstCard = La primera carta de quien reparte va boca arriba: todas las cartas de su valor son { TERM($terms, "wilds") }.
option-wilds-source-dealerLastCard = La última carta de quien reparte va boca arriba: todas las cartas de su valor son { TERM($terms, "wilds") }.
option-wilds-source-dealerExtraCard = Quien reparte recibe una carta más, boca arriba: todas las cartas de su valor son { TERM($terms, "wilds") }.
option-wilds-source-outsideCard = Se descubre una carta aparte: todas las cartas de su valor son { TERM($terms, "wilds") }.
option-wilds-source-stockCard = Después de repartir se descubre la primera carta del mazo: todas las cartas de su valor son { TERM($terms, "wilds") }.
option-wilds-source-none = Ningún valor es { TERM($terms, "wild") }.
# Follows `remark-wilds-deals`. The ranks are as on cards: "A 2 3".
option-wilds-schedule-label = Las manos
option-wilds-schedule-none = El número de manos no está fijado.
option-wilds-schedule-ranks = Los { TERM($terms, "wilds") } son, por orden: { RANKS($ranks, style: "short", type: "space") }.
option-wilds-jokerDeal-label = Una última mano para el joker
option-wilds-jokerDeal-false = No hay ninguna mano más.
option-wilds-jokerDeal-true = Después se juega una mano más, en la que ningún valor es { TERM($terms, "wild") }.
# `$kinds` are some of the next four, in this order.
option-wilds-permanent-label = Siempre comodines
option-wilds-permanent-none = Ninguna carta es siempre { TERM($terms, "wild") }.
option-wilds-permanent-kinds = { CAPITAL(LIST($kinds)) } son siempre { TERM($terms, "wilds") }.
permanentWilds-jokers = los jokers
permanentWilds-twos = los doses
permanentWilds-tens = los dieces
permanentWilds-oneEyedJacks = las jotas de un solo ojo
option-wilds-indicator-label = La carta que señala el comodín
option-wilds-indicator-outOfPlay = La carta que señala el { TERM($terms, "wild") } queda fuera del juego.
option-wilds-indicator-startsPile = La carta que señala el { TERM($terms, "wild") } abre la pila de descartes.
option-wilds-permanentIndicator-label = Si esa carta es siempre comodín
option-wilds-permanentIndicator-buried = Si esa carta es siempre { TERM($terms, "wild") }, vuelve a la baraja y se descubre otra.
option-wilds-permanentIndicator-dealerGetsMore = Si esa carta es siempre { TERM($terms, "wild") }, quien reparte se queda con ella y recibe otra, y así hasta que una no lo sea.
option-wilds-aceAllowed-label = Los ases como comodín de la mano
option-wilds-aceAllowed-true = Los ases pueden ser el { TERM($terms, "wild") } de la mano.
option-wilds-aceAllowed-false = Los ases nunca son el { TERM($terms, "wild") } de la mano.
remark-wilds-noWilds = No hay { TERM($terms, "wilds") }.
remark-wilds-deals =
    { $deals ->
        [1] Se juega una mano.
       *[other] Se juegan { $deals } manos.
    }
remark-wilds-oneJoker = El joker es siempre { TERM($terms, "wild") }.
remark-wilds-noOthers = No hay otros.
remark-wilds-buried = Si se descubre { LIST($kinds, type: "or") }, vuelve a la baraja y se descubre otra carta.
# One of the cards that are always wild.
onePermanentWild-jokers = un joker
onePermanentWild-twos = un dos
onePermanentWild-tens = un diez
onePermanentWild-oneEyedJacks = una jota de un solo ojo
remark-wilds-standsForAny = Un { TERM($terms, "wild") } puede sustituir a cualquier otra carta.
remark-wilds-usedAsItIs = Una carta del valor que es { TERM($terms, "wild") } también se puede usar siempre como la carta que es.

## A turn.

topic-turn = El turno
option-draw-depth-label = Cuántas cartas se pueden tomar
option-draw-depth-one = Empieza tu turno robando la primera carta del mazo o tomando la de arriba de la pila de descartes.
option-draw-depth-any = Empieza tu turno robando la primera carta del mazo, o tomando de arriba de la pila de descartes tantas cartas como quieras.
option-draw-gated-label = La pila antes de bajarse
option-draw-gated-false = Puedes tomar de la pila de descartes tanto antes como después de bajar { TERM($terms, "firstMeld") }.
option-draw-gated-true = Antes de bajar { TERM($terms, "firstMeld") }, solo puedes tomar la carta de arriba de la pila, y solo para bajarla ese mismo turno en { TERM($terms, "newMeld") }.
option-draw-deepestMustMeld-label = La carta de más abajo que tomas
option-draw-deepestMustMeld-false = Puedes quedarte con la carta de más abajo que tomas de la pila.
option-draw-deepestMustMeld-true = Si tomas dos o más cartas de la pila, debes poner en la mesa la de más abajo en ese mismo turno.
option-draw-takenFrozen-label = Las cartas tomadas esperan un turno
option-draw-takenFrozen-false = Puedes poner en la mesa cartas de la pila en el mismo turno en que las tomas.
option-draw-takenFrozen-true = Después de { TERM($terms, "firstMeld") }, las cartas que tomas de la pila no puedes ponerlas en la mesa hasta tu turno siguiente.
option-draw-topMustMeld-label = La carta de arriba de la pila
option-draw-topMustMeld-false = Si tomas la carta de arriba de la pila, puedes quedarte con ella.
option-draw-topMustMeld-true = Si tomas la carta de arriba de la pila, debes ponerla en la mesa en ese turno.
option-draw-twoNaturals-label = Dos cartas naturales con la que tomas
option-draw-twoNaturals-off = No necesitas cartas naturales que acompañen a las que tomas de la pila.
option-draw-twoNaturals-forSeveral = Si tomas más que la carta de arriba, debes bajar la de más abajo en { TERM($terms, "newMeld") }, con dos cartas naturales que ya tengas.
option-draw-twoNaturals-always = Para tomar de la pila, debes tener dos cartas naturales que combinen con la de más abajo que tomas, y bajarlas con ella.
option-draw-useOrDiscard-label = Una carta del mazo
option-draw-useOrDiscard-false = Puedes quedarte con la carta que robas del mazo.
option-draw-useOrDiscard-true = Debes poner en la mesa o descartar la carta que robas del mazo en el mismo turno.
option-draw-giveBack-label = Descartar lo que se toma
option-draw-giveBack-yes = Puedes descartar una carta que acabas de tomar de la pila.
option-draw-giveBack-no = No puedes descartar una carta que acabas de tomar de la pila.
option-draw-giveBack-notIfTopOnly = Si tomas solo la carta de arriba de la pila, no puedes descartarla en ese turno.
option-goingOut-wildDiscard-label = Descartar un comodín
option-goingOut-wildDiscard-true = Puedes descartar un { TERM($terms, "wild") } como cualquier otra carta.
option-goingOut-wildDiscard-false = Solo puedes descartar un { TERM($terms, "wild") } si no puedes descartar otra carta.
option-draw-outOfTurn-label = Tomar fuera de turno
option-draw-outOfTurn-off = Nadie puede tomar un descarte fuera de turno.
option-draw-outOfTurn-afterDraw = Después de que un jugador robe del mazo, uno solo de los demás puede tomar fuera de turno la carta de arriba de la pila, y debe robar además una carta del mazo; tiene preferencia el jugador siguiente.
option-draw-outOfTurn-beforeDraw = Antes de que un jugador robe del mazo, uno solo de los demás puede tomar fuera de turno la carta de arriba de la pila, y debe robar además una carta del mazo; tiene preferencia el jugador siguiente.
option-draw-takes-label = Cuántas veces fuera de turno
option-draw-takes-none = Puedes tomar fuera de turno tantas veces como quieras.
option-draw-takes-most = Puedes tomar fuera de turno como mucho { $times } veces en cada mano.
option-draw-afterMeld-label = La pila después de bajarse
option-draw-afterMeld-open = También después de bajar { TERM($terms, "firstMeld") } puedes tomar de la pila de descartes.
option-draw-afterMeld-closed = Después de bajar { TERM($terms, "firstMeld") } de una mano, ya no puedes tomar nada de la pila de descartes.
option-draw-pileShown-label = Qué se ve de la pila
option-draw-pileShown-top = Solo se ve la carta de arriba de la pila de descartes.
option-draw-pileShown-all = Se ve toda la pila de descartes.
option-goingOut-discardTakeBack-label = Recuperar un descarte
option-goingOut-discardTakeBack-false = Un descarte es definitivo.
option-goingOut-discardTakeBack-true = Puedes recuperar tu descarte hasta que robe el jugador siguiente.
option-goingOut-oneCard-label = Regla de la última carta
option-goingOut-oneCard-true = Si te queda una sola carta, debes robar del mazo. Luego puedes { TERM($terms, "goOut") } o, si no, te quedas con la carta robada y descartas la que tenías.
option-goingOut-oneCard-false = Si te queda una sola carta, robas y descartas como siempre.
remark-turn-layAndDiscard = Luego puedes poner cartas en la mesa. Para acabar tu turno, descarta una carta boca arriba.
remark-turn-onlyDiscard = Para acabar tu turno, descarta una carta boca arriba.

## Melds.

topic-melds = { TERM($terms, "Melds") }
option-melds-kinds-label = Tipos de combinaciones
option-melds-kinds-both = { TERM($terms, "AMeld") } es { TERM($terms, "aSet") } (cartas del mismo valor) o una escalera (cartas seguidas del mismo palo).
option-melds-kinds-sets = { TERM($terms, "AMeld") } es { TERM($terms, "aSet") }, cartas del mismo valor; no hay escaleras.
option-melds-kinds-runs = { TERM($terms, "AMeld") } es una escalera, cartas seguidas del mismo palo; no hay { TERM($terms, "sets") }.
option-melds-setMin-label = Mínimo de un grupo
option-melds-setMin = { TERM($terms, "ASet") } tiene como mínimo { $cards } cartas.
option-melds-setMax-label = Máximo de un grupo
option-melds-setMax =
    { $cards ->
        [0] { TERM($terms, "ASet") } puede tener tantas cartas como quieras.
       *[other] { TERM($terms, "ASet") } tiene como máximo { $cards } cartas.
    }
option-melds-duplicates-label = Cartas repetidas en un grupo
option-melds-duplicates-false = En { TERM($terms, "aSet") } no se puede repetir una carta.
option-melds-duplicates-true = En { TERM($terms, "aSet") } se puede repetir la misma carta.
option-melds-overflow-label = Grupos más grandes que la baraja
option-melds-overflow-false = { TERM($terms, "ASet") } nunca tiene más cartas de las que hay de su valor.
option-melds-overflow-true = Con { TERM($terms, "wilds") }, { TERM($terms, "aSet") } puede tener más cartas de las que hay de su valor.
option-melds-runMin-label = Mínimo de una escalera
option-melds-runMin = Una escalera tiene como mínimo { $cards } cartas.
option-melds-runAce-label = El as en las escaleras
option-melds-runAce-low = En las escaleras el as es la carta más baja: vale A-2-3, pero no Q-K-A.
option-melds-runAce-lowOrHigh = En una escalera el as puede ser la carta más baja o la más alta, A-2-3 o Q-K-A, pero no ambas cosas en la misma escalera.
option-melds-runAce-eitherEnd = Una escalera puede tener un as en cualquiera de sus extremos, o en los dos.
option-melds-runAce-high = En las escaleras el as es la carta más alta: vale Q-K-A, pero no A-2-3.
option-melds-runAce-highOrLow = En las escaleras el as es la carta más alta, Q-K-A, y puede ser también la más baja, A-2-3, pero no ambas cosas en la misma escalera.
option-melds-wildLimit-label = Comodines en una combinación
option-melds-wildLimit-none = { TERM($terms, "AMeld") } puede tener tantos { TERM($terms, "wilds") } como quieras.
option-melds-wildLimit-atMostNaturals = { TERM($terms, "AMeld") } no puede tener más { TERM($terms, "wilds") } que cartas naturales.
option-melds-wildLimit-fewerThanNaturals = { TERM($terms, "AMeld") } debe tener más cartas naturales que { TERM($terms, "wilds") }.
option-melds-wildLimit-one = { TERM($terms, "AMeld") } puede tener un solo { TERM($terms, "wild") }.
option-melds-wildLimit-half = Los { TERM($terms, "wilds") } pueden ser como máximo la mitad de { TERM($terms, "aMeld") }.
option-melds-wildLimit-oneWhenLaid = Al bajar { TERM($terms, "aMeld") }, puedes usar un solo { TERM($terms, "wild") }. En la mesa se pueden añadir más.
option-melds-wildLimit-apart = En una escalera no puede haber dos { TERM($terms, "wilds") } seguidos. { TERM($terms, "ASet") } debe tener al menos dos cartas naturales.
option-melds-splitLong-label = Combinaciones largas como dos
option-melds-splitLong-false = Por muchas cartas que tenga, { TERM($terms, "aMeld") } no puede tener más de un { TERM($terms, "wild") }.
option-melds-splitLong-true = { TERM($terms, "AMeld") } de seis o más cartas cuenta como dos partes, y cada una puede tener un { TERM($terms, "wild") }.
option-melds-ownPlace-label = Comodines en su propio lugar
option-melds-ownPlace-natural = Un { TERM($terms, "wild") } usado como la carta que es cuenta como carta natural.
option-melds-ownPlace-wild = Un { TERM($terms, "wild") } usado como la carta que es sigue contando como { TERM($terms, "wild") }.
option-melds-ownPlace-choice = Un { TERM($terms, "wild") } usado como la carta que es cuenta como carta natural o como { TERM($terms, "wild") }, lo que prefieras.
option-melds-allWild-label = Combinaciones solo de comodines
option-melds-allWild-ordinary = { TERM($terms, "AMeld") } puede ser solo de { TERM($terms, "wilds") }.
option-melds-allWild-locked = { TERM($terms, "AMeld") } puede ser solo de { TERM($terms, "wilds") }; si es { TERM($terms, "aSet") }, no se puede sacar de ahí ningún { TERM($terms, "wild") }.
option-melds-allWild-special = { TERM($terms, "AMeld") } puede ser solo de { TERM($terms, "wilds") }; entonces solo se le pueden añadir más { TERM($terms, "wilds") }.
option-melds-setWild-label = Comodines en un grupo
option-melds-setWild-anyMissing = En { TERM($terms, "aSet") }, un { TERM($terms, "wild") } puede ser de cualquier palo que falte.
option-melds-setWild-named = En { TERM($terms, "aSet") }, un { TERM($terms, "wild") } es de un solo palo, que dices al jugarlo.
option-play-when-label = Cuándo se baja
option-play-when-duringTurns = En tu turno puedes bajar { TERM($terms, "melds") } a la mesa, pero nunca es obligatorio.
option-play-when-goingOutOnly = { TERM($terms, "TheMelds") } se guardan en la mano hasta que un jugador { TERM($terms, "goesOut") }.
option-play-firstTurn-label = Bajar en el primer turno
option-play-firstTurn-true = En el primer turno de una mano puedes bajar { TERM($terms, "melds") } como en cualquier otro.
option-play-firstTurn-false = En el primer turno de una mano, quien empieza no puede poner nada en la mesa.
option-play-firstRound-label = Bajar en la primera vuelta
option-play-firstRound-true = Puedes bajar { TERM($terms, "melds") } en la primera vuelta.
option-play-firstRound-false = Nadie puede poner nada en la mesa hasta que todos hayan jugado un turno y vuelva a tocarle a quien empezó.
option-play-meldsPerTurn-label = Combinaciones nuevas por turno
option-play-meldsPerTurn-0 = En un turno puedes bajar { TERM($terms, "newMelds") } sin límite.
option-play-meldsPerTurn-1 = En un turno puedes bajar { TERM($terms, "oneNewMeld") }.
option-play-firstMeld-label = Puntos para bajarse
option-play-firstMeld-none = Puedes bajarte con cualquier número de puntos.
option-play-firstMeld-points = La primera vez que te bajas en una mano, { TERM($terms, "theMelds") } de ese turno deben sumar al menos { $points } puntos. Un { TERM($terms, "wild") } vale lo que la carta a la que sustituye.
option-play-firstRun-label = Una escalera sin comodines
option-play-firstRun-false = No hace falta una escalera sin { TERM($terms, "wilds") }.
option-play-firstRun-true = Debe haber al menos una escalera sin { TERM($terms, "wilds") }.
option-play-contract-label = Contratos
option-play-contract-off = No hay contratos: { TERM($terms, "firstMeld") } puede ser de cualquier tipo.
option-play-contract-table = Cada una de las { $deals } manos tiene un contrato, que debes bajar de una vez y antes que nada: { LIST($contracts, type: "semicolon") }.
option-play-contract-written =
    { $count ->
        [1] Todas las manos tienen el mismo contrato, que debes bajar de una vez y antes que nada: { LIST($contracts, type: "semicolon") }.
       *[other] Cada mano tiene un contrato, que debes bajar de una vez y antes que nada: { LIST($contracts, type: "semicolon") }. Tras el último contrato vuelve el primero.
    }
ruleContract-run =
    { $count ->
        [one]
            { $size ->
                [0] una escalera
               *[other] una escalera de { $size }
            }
       *[other]
            { $size ->
                [0] { $count } escaleras
               *[other] { $count } escaleras de { $size }
            }
    }
ruleContract-set =
    { $count ->
        [one]
            { $size ->
                [0] { TERM($terms, "aSet") }
               *[other] { TERM($terms, "aSet") } de { $size }
            }
       *[other]
            { $size ->
                [0] { $count } { TERM($terms, "sets") }
               *[other] { $count } { TERM($terms, "sets") } de { $size }
            }
    }
ruleContract-either =
    { $count ->
        [one] { TERM($terms, "aSet") } o una escalera de { $size }
       *[other] { $count } { TERM($terms, "sets") } o escaleras de { $size }
    }
ruleContract-deal =
    { $isEveryCard ->
        [yes] { LIST($melds) } con todas tus cartas
       *[no] { LIST($melds) }
    }
option-play-contractAlike-label = Combinaciones parecidas en un contrato
option-play-contractAlike-differ = Las escaleras de un contrato deben ser de palos distintos, y sus { TERM($terms, "sets") }, de valores distintos.
option-play-contractAlike-apart = Dos { TERM($terms, "sets") } de un contrato pueden ser del mismo valor. Dos escaleras pueden ser del mismo palo, salvo que una siga donde acaba la otra.
option-play-contractAlike-any = Dos { TERM($terms, "sets") } de un contrato pueden ser del mismo valor, y dos escaleras, del mismo palo.
option-play-contractExact-label = Tamaño de las combinaciones de un contrato
option-play-contractExact-false = { TERM($terms, "TheMelds") } de un contrato pueden tener más cartas de las que pide.
option-play-contractExact-true = { TERM($terms, "TheMelds") } de un contrato deben tener justo las cartas que pide, salvo que lleve todas tus cartas.
option-play-meldTurns-label = Turnos para bajar
option-play-meldTurns-afterDraw = Bajas cartas después de robar y antes de descartar.
option-play-meldTurns-insteadOfDraw = En vez de robar, puedes bajar cartas. En ese turno no robas ni descartas.
option-play-newAfterContract-label = Combinaciones nuevas después del contrato
option-play-newAfterContract-false = Después de tu contrato no puedes bajar { TERM($terms, "newMelds") }, solo añadir cartas.
option-play-newAfterContract-true = Después de tu contrato, en el mismo turno o más tarde, también puedes bajar { TERM($terms, "newMelds") }.
remark-melds-unlikeOthers = Las diferencias que exige un contrato valen también para todo lo que bajas en la mano.
remark-melds-wildsCount = Los { TERM($terms, "wilds") } entran en la cuenta.
remark-melds-noWrapping = Una escalera no da la vuelta: K-A-2 no es una escalera.
remark-melds-saidOnce = Si tus cartas se pueden combinar de varias formas, dices cuál eliges, y así se queda.

## Laying off.

topic-layingOff = Colocar
option-play-layOffNeedsMeld-label = Bajarse antes de colocar
option-play-layOffNeedsMeld-true = Para colocar, es decir, añadir cartas a { TERM($terms, "theMelds") } de la mesa, antes debes haber bajado { TERM($terms, "ownMeld") } en la misma mano.
option-play-layOffNeedsMeld-false = Puedes colocar, es decir, añadir cartas a { TERM($terms, "theMelds") } de la mesa, incluso antes de bajar { TERM($terms, "ownMeld") }.
option-play-layOffFrom-label = Colocar después de bajarse
option-play-layOffFrom-sameTurn = Puedes colocar cartas en el mismo turno en que te bajas.
option-play-layOffFrom-nextTurn = En el turno en que te bajas, todavía no puedes añadir cartas a { TERM($terms, "theMelds") } de la mesa ni cambiarlas por { TERM($terms, "wilds") }.
option-play-layOffOthers-label = Colocar en combinaciones ajenas
option-play-layOffOthers-true = Puedes colocar en { TERM($terms, "theMelds") } de cualquier jugador.
option-play-layOffOthers-false = Solo puedes colocar en { TERM($terms, "ownMelds") }.
option-play-owner-label = De quién son las cartas
option-play-owner-common = Las cartas de la mesa no son de nadie.
option-play-owner-player = Cada carta de la mesa queda delante de quien la jugó y cuenta para ese jugador.
option-goingOut-callRummy-label = Cantar «rummy»
option-goingOut-callRummy-off = Nadie puede cantar «rummy» por un descarte.
option-goingOut-callRummy-top = Cuando un descarte encaja en { TERM($terms, "aMeld") } de la mesa, los demás pueden cantar «¡Rummy!» y colocarlo ahí antes de que robe el jugador siguiente; si cantan varios, se lo lleva el primero al que le toque jugar.
option-goingOut-callRummy-pile = Después de un descarte, los demás pueden cantar «¡Rummy!» por cualquier carta de la pila que encaje en { TERM($terms, "aMeld") } de la mesa o forme { TERM($terms, "aMeld") } con las que tiene encima. Quien canta se lleva también todas las que tiene encima. Si cantan varios, se la lleva el primero al que le toque jugar.
option-goingOut-callEffect-label = Qué hace quien canta
option-goingOut-callEffect-wholeTurn = Cantar vale como robar: quien canta juega un turno, y el juego sigue desde ahí.
option-goingOut-callEffect-cardOnly = Quien canta coloca solo esa carta, y el juego sigue como antes.
remark-layingOff-opening = Después de bajarte con esos puntos, incluso en el mismo turno, puedes colocar, es decir, añadir cartas a { TERM($terms, "theMelds") } de la mesa. Las cartas que colocas no cuentan para esos puntos.

## Swapping for wilds.

topic-swaps = Cambiar una carta por un { TERM($terms, "wild") }
option-swap-to-label = Cambiar una carta por un comodín
option-swap-to-free = Si tienes la carta a la que sustituye un { TERM($terms, "wild") } de la mesa, puedes cambiarla por él, y jugarlo o guardarlo.
option-swap-to-off = Un { TERM($terms, "wild") } de la mesa se queda donde está.
option-swap-to-thisTurn = Si tienes la carta a la que sustituye un { TERM($terms, "wild") } de la mesa, puedes cambiarla por él, pero debes jugarlo en ese mismo turno.
option-swap-to-otherMeld = Si tienes la carta a la que sustituye un { TERM($terms, "wild") } de la mesa, puedes ponerla en su lugar y mover el { TERM($terms, "wild") } a { TERM($terms, "otherMeld") }, o a otro lugar de { TERM($terms, "sameMeld") }.
option-swap-to-stays = Si tienes la carta a la que sustituye un { TERM($terms, "wild") } de la mesa, puedes ponerla en su lugar y mover el { TERM($terms, "wild") } a otro lugar de { TERM($terms, "sameMeld") }.
option-swap-needsMeld-label = Bajarse antes de cambiar
option-swap-needsMeld-true = Antes debes haber bajado { TERM($terms, "ownMeld") } en la misma mano.
option-swap-needsMeld-false = No hace falta haber bajado { TERM($terms, "ownMeld") }.
option-swap-which-label = Qué comodines pueden salir
option-swap-which-all = Cualquier { TERM($terms, "wild") } puede salir así de donde está.
option-swap-which-jokers = Solo los jokers pueden salir así; los demás { TERM($terms, "wilds") } se quedan en { TERM($terms, "sameMeld") }.
option-swap-allWildLocked-label = Grupos solo de comodines
option-swap-allWildLocked-false = Se puede sacar un { TERM($terms, "wild") } incluso de { TERM($terms, "aSet") } solo de { TERM($terms, "wilds") }.
option-swap-allWildLocked-true = De { TERM($terms, "aSet") } que se bajó solo con { TERM($terms, "wilds") } no se puede sacar nada.
option-swap-perTurn-label = Comodines por turno
option-swap-perTurn-0 = En un turno puedes cambiar cartas por cuantos { TERM($terms, "wilds") } quieras.
option-swap-perTurn-1 = En un turno puedes cambiar una carta por un solo { TERM($terms, "wild") }.
option-swap-sets-label = Comodines en grupos
option-swap-sets-one = En { TERM($terms, "aSet") }, basta una de las cartas que faltan.
option-swap-sets-never = Un { TERM($terms, "wild") } que está en { TERM($terms, "aSet") } se queda ahí.
option-swap-sets-all = De { TERM($terms, "aSet") } de tres cartas, solo sacas un { TERM($terms, "wild") } si pones de una vez dos de las que faltan. En { TERM($terms, "aSet") } de cuatro, se queda.
remark-swaps-afterDrawing = Solo puedes hacerlo después de robar.
remark-swaps-opening = Antes debes haberte bajado con los puntos necesarios.
remark-swaps-namedSuit = En { TERM($terms, "aSet") }, solo sirve la carta del palo que se dijo.
remark-swaps-anyOfRank = En { TERM($terms, "aSet") }, sirve cualquier carta natural de su valor.
remark-swaps-missingSuit = En { TERM($terms, "aSet") }, sirve una carta de su valor de cualquier palo que falte.

## Going out.

topic-goingOut = { TERM($terms, "ToGoOut") }
option-goingOut-discard-label = El último descarte
option-goingOut-discard-required = Para { TERM($terms, "goOut") }, debe quedarte una carta para descartar.
option-goingOut-discard-optional = Puedes { TERM($terms, "goOut") } con o sin un último descarte.
option-goingOut-discard-forbidden = Para { TERM($terms, "goOut") }, debes poner en la mesa tu última carta; no puedes descartarla.
option-goingOut-unplayable-label = Un último descarte que no encaje
option-goingOut-unplayable-false = Tu último descarte puede ser cualquier carta.
option-goingOut-unplayable-true = Tu último descarte debe ser una carta que no se pueda añadir a { TERM($terms, "noMeld") } de la mesa.
option-goingOut-faceDown-label = La cara del último descarte
option-goingOut-faceDown-false = El último descarte va boca arriba.
option-goingOut-faceDown-true = El último descarte va boca abajo.
option-goingOut-float-label = Flotar
option-goingOut-float-off = Nadie sigue jugando sin cartas.
option-goingOut-float-on = Si ya pusiste todas tus cartas en la mesa y no te queda ninguna para descartar, flotas: sigues jugando, robas del mazo en tu turno, y la carta robada la pones en la mesa o la descartas.
option-goingOut-float-onWithPenalty = Si ya pusiste todas tus cartas en la mesa y no te queda ninguna para descartar, flotas: sigues jugando, robas del mazo en tu turno, y la carta robada la pones en la mesa o la descartas. Cuando otro jugador { TERM($terms, "goesOut") }, cada jugador que flota roba una carta más.
option-goingOut-firstTurn-label = Acabar en el primer turno
option-goingOut-firstTurn-true = Puedes { TERM($terms, "goOut") } en tu primer turno.
option-goingOut-firstTurn-false = Nadie puede { TERM($terms, "toGoOut") } en su primer turno.
option-goingOut-relief-label = Si alguien se queda sin turno
option-goingOut-relief-nothing = Cuando un jugador { TERM($terms, "goesOut") }, quienes no tuvieron turno ya no lo tienen.
option-goingOut-relief-meld = Cuando un jugador { TERM($terms, "goesOut") } en su primer turno, quienes no tuvieron turno todavía pueden poner en la mesa cartas de las que se les repartieron.
option-goingOut-relief-fullTurn = Cuando un jugador { TERM($terms, "goesOut") } en su primer turno, quienes no tuvieron turno todavía juegan uno.
option-goingOut-upFor2-label = Irse con 2
option-goingOut-upFor2-false = Quedarse con un dos no tiene nada de especial.
option-goingOut-upFor2-true = Si después de tu descarte solo te queda un dos, puedes acabar la mano y anotarte 2 puntos por él, salvo que los doses sean { TERM($terms, "wilds") }.
option-goingOut-rummyOnly-label = Cómo acaba una mano
option-goingOut-rummyOnly-false = Una mano acaba cuando un jugador juega su última carta.
option-goingOut-rummyOnly-true = Una mano acaba cuando un jugador muestra todas sus cartas combinadas.
option-goingOut-othersMeldAfter-label = Las combinaciones de los demás
option-goingOut-othersMeldAfter-false = Los demás ya no ponen nada en la mesa.
option-goingOut-othersMeldAfter-true = Los demás bajan entonces { TERM($terms, "theMelds") } que tengan, de la forma que les deje menos puntos.
option-goingOut-lastTurns-label = Últimos turnos
option-goingOut-lastTurns-false = Cuando un jugador { TERM($terms, "goesOut") }, los demás ya no tienen otro turno.
option-goingOut-lastTurns-true = Cuando un jugador { TERM($terms, "goesOut") }, cada uno de los demás juega un turno más antes de que acabe la mano.
remark-goingOut-lastContract = En la última mano, en cambio, el contrato lleva todas tus cartas: basta bajarlo para { TERM($terms, "goOut") }, sin descarte.
remark-goingOut-wholeContract = Si el contrato lleva todas tus cartas, basta bajarlo para { TERM($terms, "goOut") }, sin descarte.

## The empty stock.

topic-stock = El mazo vacío
option-stock-end-label = Cuando se acaba el mazo
option-stock-end-afterTurn = Quien roba la última carta del mazo termina su turno; entonces acaba la mano.
option-stock-end-reshuffle = Cuando se acaba el mazo, la pila de descartes se baraja y pasa a ser el nuevo mazo.
option-stock-end-whilePileTaken = Cuando se acaba el mazo, el juego sigue mientras cada jugador tome en su turno de la pila de descartes.
option-stock-reshuffles-label = Cuántas veces se vuelve a barajar
option-stock-reshuffles-0 = Eso puede pasar diez veces; la siguiente vez que se acabe el mazo, termina la mano.
option-stock-reshuffles-1 = Eso pasa una vez; la siguiente vez que se acabe el mazo, termina la mano.
option-stock-keepTop-label = La carta de arriba al barajar
option-stock-keepTop-false = Toda la pila pasa al mazo.
option-stock-keepTop-true = La carta de arriba de la pila se queda donde está.
option-stock-score-label = Si nadie cierra
option-stock-score-hands = Si la mano acaba así, cada jugador cuenta las cartas que le quedan.
option-stock-score-nobody = Si la mano acaba así, nadie puntúa.
option-stock-score-melded = Si la mano acaba así, cada jugador suma las cartas que puso en la mesa, y las que le quedan no cuentan.
option-stock-score-meldedMinusHand = Si la mano acaba así, cada jugador suma las cartas que puso en la mesa y resta las que le quedan.
option-stock-stalemate-label = Bloqueo
option-stock-stalemate-false = Una mano sigue aunque nadie pueda acabarla.
option-stock-stalemate-true = Si a todos les queda una sola carta y ya no hay ninguna carta que se pueda añadir a { TERM($terms, "theMelds") } de la mesa, la mano acaba y nadie puntúa.
remark-stock-standstill = Si durante cuatro vueltas nadie roba del mazo ni pone una carta en la mesa, la mano acaba de la misma forma.

## Scoring.

topic-scoring = Puntos
option-scoring-system-label = Qué puntúa
option-scoring-system-penalties = Cuando un jugador { TERM($terms, "goesOut") }, los demás se anotan en contra los puntos de las cartas que les quedan.
option-scoring-system-winnerTakesHands = Quien { TERM($terms, "goesOut") } suma las cartas que les quedan a todos los demás.
option-scoring-system-meldedMinusHand = Cada jugador suma las cartas que puso en la mesa y resta las que le quedan.
option-scoring-system-meldedPlusHands = Cada jugador suma las cartas que puso en la mesa; quien { TERM($terms, "goesOut") } suma también las que les quedan a todos los demás.
option-scoring-system-melded = Cada jugador suma las cartas que puso en la mesa, y las que le quedan no cuentan.
option-scoring-best-label = Quién gana
option-scoring-best-low = Gana el total más bajo.
option-scoring-best-high = Gana el total más alto.
option-scoring-ace-label = As
option-scoring-ace = Un as vale { $points }.
# `$lowest` is the lowest rank that counts as a number card: twos may be wild or taken out.
option-scoring-numbers-label = Del dos al diez
option-scoring-numbers-face = Del { RANK($lowest) } al diez, cada carta vale los puntos que marca.
option-scoring-numbers-fiveToNine = Del { RANK($lowest) } al nueve, cada carta vale 5; el diez, 10.
option-scoring-numbers-fiveToEight = Del { RANK($lowest) } al ocho, cada carta vale 5; el nueve y el diez, 10.
option-scoring-numbers-fiveToSeven = Del { RANK($lowest) } al siete, cada carta vale 5; del ocho al diez, 10.
option-scoring-courts-label = Figuras
option-scoring-courts-ten = Las jotas, las reinas y los reyes valen 10.
option-scoring-courts-elevenToThirteen = Las jotas valen 11, las reinas 12 y los reyes 13.
option-scoring-wild-label = Comodín
option-scoring-wild =
    { $points ->
        [0] Una carta cuyo valor es { TERM($terms, "wild") } vale lo mismo que si no lo fuera.
       *[other] Un { TERM($terms, "wild") } vale { $points }.
    }
option-scoring-wildAce-label = As como comodín de la mano
option-scoring-wildAce =
    { $points ->
        [0] Los ases valen lo mismo cuando son { TERM($terms, "wilds") }.
       *[other] Cuando los ases son { TERM($terms, "wilds") }, cada uno vale { $points }.
    }
option-scoring-joker-label = Joker
option-scoring-joker = Un joker vale { $points }.
option-scoring-permanentTwo-label = Dos, siempre comodín
option-scoring-permanentTwo = Un dos vale { $points }.
option-scoring-queenOfSpades-label = Reina de picas
option-scoring-queenOfSpades =
    { $points ->
        [0] La reina de picas vale lo mismo que las demás reinas.
       *[other] La reina de picas vale { $points }.
    }
option-scoring-outBonus-label = Premio
option-scoring-outBonus =
    { $points ->
        [0] No hay premio por { TERM($terms, "toGoOut") }.
       *[other] Hay un premio de { $points } puntos por { TERM($terms, "toGoOut") }.
    }
option-scoring-doubleRummy-label = Todas las cartas de una vez
option-scoring-doubleRummy-false = Poner en la mesa todas las cartas de una vez no da nada más.
option-scoring-doubleRummy-true = Poner en la mesa todas las cartas en un turno, sin haber jugado ninguna antes, vale el doble.
option-scoring-double7K-label = Sietes y reyes
option-scoring-double7K-false = Todas las manos valen lo mismo, sean cuales sean los { TERM($terms, "wilds") }.
option-scoring-double7K-true = Las manos en que los sietes o los reyes son { TERM($terms, "wilds") } valen el doble.
option-scoring-press-label = El Press
option-scoring-press-off = Ninguna mano vale el doble a causa de los totales.
option-scoring-press-on = Si el total de un jugador supera en 50 o más los de todos los demás, la mano siguiente vale el doble.
option-scoring-press-voluntary = Si el total de un jugador supera en 50 o más los de todos los demás, la mano siguiente vale el doble. Si al total más alto le falta algo para eso, su jugador puede anotarse los puntos que faltan.
option-scoring-autoPress-label = El Auto-Press
option-scoring-autoPress-false = Después de la primera mano, el Press funciona como después de cualquier otra.
option-scoring-autoPress-true = Con cuatro o más jugadores, tras la primera mano el total más alto sube hasta superar en 50 al siguiente, de modo que la segunda mano vale el doble.
option-scoring-lowAce-label = As antes de un dos
option-scoring-lowAce-none = Un as vale lo mismo en los dos extremos de una escalera.
option-scoring-lowAce-points = En una escalera de la mesa, un as antes de un dos vale { $points }.
option-scoring-blackAce-label = As negro
option-scoring-blackAce-none = Los ases negros valen lo mismo que los rojos.
option-scoring-blackAce-points = El as de tréboles y el de picas valen { $points }.
option-scoring-unopened-label = Quien no se baja
option-scoring-unopened-none = Quien no se bajó en la mano cuenta sus cartas como los demás.
option-scoring-unopened-points = Cuando otro jugador { TERM($terms, "goesOut") }, quien no puso nada en la mesa en esa mano se anota { $points } puntos en lugar de los de sus cartas.
option-scoring-rummyBonus-label = Cerrar en un turno
option-scoring-rummyBonus-none = Poner todas las cartas en un solo turno no da ningún premio.
option-scoring-rummyBonus-points = Quien pone en la mesa todas sus cartas en un turno, sin haber jugado ninguna antes, tiene un premio de { $points } puntos.

## The end of the game.

topic-gameEnd = El final de la partida
option-game-end-label = Final de la partida
option-game-end-schedule = La partida acaba después de la última mano.
option-game-end-target = La partida acaba después de la mano en que un jugador alcanza la meta.
# With several: "The target is 100 points for 2 players, 150 for 3 and 200 for 4 or more."
option-game-targets-label = Meta
option-game-targets-none = No hay meta.
option-game-targets-one = La meta son { GROUPED($points) } puntos.
option-game-targets-several = La meta son { GROUPED($points) } puntos con 2 jugadores, { LIST($others) } o más.
option-game-targets-for = { GROUPED($points) } con { $players }
option-game-targetWinner-label = Varios en la meta
option-game-targetWinner-best = Si varios jugadores la alcanzan en la misma mano, gana el mejor total.
option-game-targetWinner-outFirst = Si varios jugadores la alcanzan en la misma mano, gana el que acabó esa mano; si no fue ninguno de ellos, gana el mejor total.
remark-gameEnd-ties = Los jugadores con el mismo total comparten el puesto.

## Settling up.

topic-money = Cuentas
option-money-settle-label = Cuentas
option-money-settle-off = Al final nadie paga nada.
option-money-settle-everyPair = Al final, cada jugador liquida con cada uno de los demás la diferencia entre sus totales.
option-money-settle-winnerOnly = Al final, cada uno de los demás paga la diferencia entre sus totales a quien gana.
option-money-rate-label = Precio del punto
option-money-rate =
    { $cents ->
        [0] La diferencia se paga en puntos.
        [1] Cada punto vale un centavo.
       *[other] Cada punto vale { $cents } centavos.
    }
option-money-roundTo-label = Redondeo
option-money-roundTo =
    { $cents ->
        [0] Las diferencias no se redondean.
       *[other] Cada diferencia se redondea al múltiplo de { $cents } centavos más cercano.
    }
option-money-perDeal-label = Dinero por mano
option-money-perDeal =
    { $cents ->
        [0] Por una sola mano no se paga nada.
       *[other] Quien gana una mano recibe { $cents } centavos de cada uno de los demás.
    }

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
problem-takenUnseen = Solo se puede tomar una carta de dentro de la pila, o cantar «rummy» por ella, si se ve toda la pila de descartes.
problem-frozenMustMeld = Una carta tomada de la pila no puede ponerse en la mesa enseguida y a la vez esperar un turno.
problem-frozenCall = La carta por la que se canta «rummy» se pone en la mesa enseguida, así que no puede esperar un turno.
problem-keepAndDiscard = Con una sola carta debes quedarte con la que robas, así que ninguna regla puede obligarte a ponerla en la mesa o descartarla.
problem-outOfTurnBound = Un descarte tomado fuera de turno no puede ponerse en la mesa enseguida.
problem-setTooLarge = Solo hay cuatro cartas distintas de cada valor: para grupos más grandes hacen falta dos barajas y cartas repetidas, o que con comodines se pueda pasar de las cartas que hay.
problem-lowAceAlone = Si se quitan los doses, en las escaleras el as solo puede ser la carta más alta.
problem-lockedOrNot = Los grupos solo de comodines no pueden estar a la vez cerrados y abiertos a cambios.
problem-namedBeyondPack = Si en un grupo cada comodín es de un palo concreto, no se puede pasar de los cuatro palos, salvo que se repitan cartas.
problem-contractKinds = Para los contratos hacen falta grupos y escaleras.
problem-contractDeals = La partida debe tener exactamente tantas manos como contratos.
problem-handsByWhat = Solo los contratos que dicen cuántas cartas se reparten pueden fijar el número de cartas.
problem-contractTooLong = Uno de los contratos pide más cartas de las que puede tener una mano o una escalera.
problem-meldTurnBound = Donde se bajan cartas en vez de robar, la última carta no se puede descartar, y ninguna regla puede obligar con las cartas robadas o pedidas, dar un último turno ni repartir una carta extra.
problem-contractRunTooShort = Uno de los contratos pide una escalera más corta de lo que permite este juego.
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
problem-pairForLongSets = Solo se pueden cambiar dos cartas por un comodín de un grupo si los grupos tienen como máximo cuatro cartas.
problem-neverFromSets = Si todas las combinaciones son grupos y de los grupos no sale ningún comodín, no hay comodín por el que cambiar.
problem-nothingOnTable = Si las combinaciones se guardan en la mano, en la mesa no hay nada que ampliar o cambiar: no se puede cantar «rummy», ni flotar, ni bajar un contrato.
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
picture-row-pile = En la pila
picture-row-gained = Recibes
picture-wildRank = En estos ejemplos, { RANK($rank, number: "many", article: "the") } son { TERM($terms, "wilds") }.
picture-wildRankOfDeal = En estos ejemplos, { RANK($rank, number: "many", article: "the") } son { TERM($terms, "wilds") }, como en la mano { $deal }.
picture-set = { CAPITAL(RANK($rank, number: "many", article: "the")) } de { SUITS($suits) }. { TERM($terms, "ASet") } son como mínimo { $fewest } cartas del mismo valor.
picture-run = { CAPITAL(RANKS($ranks, article: "the")) } de { SUIT($suit) }. Una escalera son como mínimo { $fewest } cartas seguidas del mismo palo.
picture-wild = { CAPITAL(CARD($card, article: "the", style: "name")) } sustituye { PLACE($place, article: "to") }: { RANK($rank, number: "many", article: "the") } son { TERM($terms, "wilds") }.
picture-oneEyedJack = { CAPITAL(CARD($card, article: "the", style: "name")) } sustituye { PLACE($place, article: "to") }: las jotas de un solo ojo son { TERM($terms, "wilds") }.
picture-joker = El joker sustituye { PLACE($place, article: "to") }: los jokers son { TERM($terms, "wilds") }.
# A set and a run that reach the points of the first melds together.
picture-opening = { CAPITAL(RANK($rank, number: "many", article: "the")) } de { SUITS($suits) } valen { $setPoints }; { RANKS($ranks, article: "the") } de { SUIT($suit) }, { $runPoints }. Suman { COUNT($points, "point") }: en un mismo turno bastan para los { $needed } que hacen falta.
# A run with the ace below a two, and one with it above a king.
picture-aces = { CAPITAL(RANKS($lowRanks, article: "the")) } de { SUIT($suit) } valen { COUNT($lowPoints, "point") }, { $lowAce } por el as. { CAPITAL(RANKS($highRanks, article: "the")) } valen { COUNT($highPoints, "point") }, { $highAce } por el as.
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
        [opening] , si ya te bajaste con los puntos necesarios
        [contract] , si ya bajaste tu contrato
       *[nothing] {""}
    }.
# A natural card takes the place of a wild. Then a sentence says where the wild goes.
picture-swapPlace = { CAPITAL(CARD($natural, article: "the", style: "name")) } ocupa el lugar { CARD($wild, article: "of", style: "name") }.
# Two naturals, which a set of three asks for.
picture-swapPair = { CAPITAL(RANK($rank, number: "many", article: "the")) } de { SUITS($suits) } ocupan a la vez el lugar { CARD($wild, article: "of", style: "name") }: una sola carta no basta.
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
title-koum-kan-origin = Se juega en Grecia.
title-rummy-500-origin = Muy popular en toda Norteamérica.
title-three-thirteen-origin = Un juego familiar de Norteamérica.
title-kaluki-origin = Popular en el Reino Unido, en clubes y en casa.
title-kaluki-51-origin = Una forma de Kaluki para bajarse con más puntos.
title-romme-origin = El juego familiar de Alemania y Austria.
title-rami-origin = Se juega en Francia.
title-remigio-origin = Se juega en España.
title-liverpool-rummy-origin = El rummy de contratos más conocido; también se llama Contract Rummy.
title-carioca-origin = El juego de contratos de Argentina y Chile.
title-shanghai-rummy-origin = Un largo juego de contratos de Estados Unidos.
title-continental-origin = El juego de contratos de España y México.
title-jamaican-kalooki-origin = El juego de contratos de Jamaica y el Caribe.
title-bing-rummy-origin = Un rummy de Alaska en el que cada turno es para robar o para bajar.

## The game as other sites, installed apps and browsers without scripts show it.

# For link previews and search engines.
app-about = Juega a Crazy Rummy en el navegador, con amigos o contra bots.
app-needsScripts = Crazy Rummy necesita JavaScript.
# The ways into the game that an installed app has, called as at home.
app-shortcut-daily = Reto diario
app-shortcut-games = Elegir juego
app-shortcut-history = Tus partidas

## What makes each game special: one sentence, in the words of the common game.

title-crazy-rummy-about = Trece manos con un comodín distinto en cada una: desde los ases en la primera hasta los reyes en la última.
title-crazy-rummy-7-about = Un valor de cada dos es comodín: ases, treses, cincos, sietes, nueves, jotas y reyes.
title-crazy-rummy-3-about = Tres manos: los comodines son los ases, los sietes y los reyes.
title-fort-worth-gin-about = Ninguna combinación puede tener más comodines que cartas naturales.
title-fort-worth-gin-odd-about = Fort Worth Gin en siete manos, con los valores impares como comodines.
title-fort-worth-gin-even-about = Fort Worth Gin en seis manos, con los valores pares como comodines.
title-biddies-about = El as es la carta más baja o la más alta, y quien se queda solo con un dos puede acabar la mano.
title-treize-brasses-about = Dos barajas y trece cartas por jugador; si tomas un descarte, tienes que usarlo enseguida.
title-beanie-about = Los comodines bajan de los reyes a los ases, y si alguien acaba en su primer turno, los demás aún pueden poner cartas en la mesa.
title-ace-to-ace-about = Lo que pones en la mesa suma, lo que te queda en la mano resta, y puedes tomar de la pila de descartes tantas cartas como quieras.
title-the-press-about = Cuando un jugador va 50 puntos o más por detrás de todos los demás, la mano siguiente vale el doble.
title-auto-press-about = The Press para cuatro o más jugadores: tras la primera mano, la segunda ya vale el doble.
title-dealers-choice-about = Quien reparte mira sus cartas y elige el comodín; cada valor, una sola vez por partida.
title-one-joker-about = Un joker que siempre es comodín, y una decimocuarta mano en la que no hay otro.
title-thanasis-about = Las combinaciones se guardan en la mano hasta que alguien puede mostrar todas sus cartas combinadas.
title-dynamitis-about = Thanasis en el que también los doses son siempre comodines.
title-basic-rummy-about = No hay comodines, y quien gana la mano suma lo que les queda a los demás.
title-five-thousand-rummy-about = Tu primera carta dice cuántas recibes, la de quien reparte señala el comodín, y las que pones en la mesa suman para ti.
title-george-about = Rummy 5000 sin escaleras y con un comodín como máximo en cada grupo; para tomar una carta de la pila necesitas dos de su valor.
title-crummy-rummy-about = Siete manos, cada una con un contrato que debes bajar antes que nada.
title-koum-kan-about = Dos barajas, diez cartas por jugador y solo los jokers como comodines, hasta que alguien llega a 100 puntos.
title-rummy-500-about = Lo que pones en la mesa suma, lo que te queda en la mano resta, y con una carta de la pila te llevas todas las de encima.
title-three-thirteen-about = Se reparten de tres a trece cartas, y ese valor es comodín; cuando alguien hace rummy, los demás juegan un turno más.
title-kaluki-about = Te bajas con 40 puntos como mínimo, y los únicos comodines son los jokers.
title-kaluki-51-about = Kaluki en el que te bajas con 51 puntos, hasta que alguien llega a 100.
title-romme-about = Te bajas con 40 puntos como mínimo; hay seis jokers, y bajar todas las cartas de una vez vale el doble.
title-rami-about = Te bajas con 51 puntos como mínimo y una escalera sin jokers, y no bajarse cuesta 100 puntos.
title-remigio-about = Las combinaciones se guardan en la mano hasta que alguien puede mostrar todas sus cartas combinadas; los únicos comodines son los jokers.
title-liverpool-rummy-about = Siete manos, cada una con un contrato que debes bajar tal cual, y cartas tomadas fuera de turno: «May I?»
title-carioca-about = Siete manos, cada una con un contrato que debes bajar tal cual. Un solo comodín por combinación nueva, y un comodín en la mano cuesta 50.
title-shanghai-rummy-about = Diez manos con contratos de hasta quince cartas, y en cada una puedes tomar tres cartas fuera de turno.
title-continental-about = Siete manos, de 7 a 13 cartas. En una escalera nunca hay dos comodines seguidos, y cerrar en un solo turno descuenta 10 puntos.
title-jamaican-kalooki-about = Nueve manos con contratos de hasta dieciséis cartas. Después del tuyo puedes bajar más, pero no tomar nada de la pila.
title-bing-rummy-about = Siete manos de catorce cartas con doses comodines. Robas o bajas, nunca las dos cosas en un turno, y empiezas con tres combinaciones a la vez.
