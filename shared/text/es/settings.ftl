### Settings, keys, and the screens of games and rules.

## All settings.

allSettings-browsersLanguage = El del navegador
allSettings-looks = Aspecto
allSettings-felt = Tapete
allSettings-felts-green = Verde
allSettings-felts-blue = Azul
allSettings-felts-wine = Vino
allSettings-felts-slate = Pizarra
allSettings-felts-plum = Ciruela
allSettings-felts-sand = Arena
allSettings-face = Cara
allSettings-faces-classic = Clásica
allSettings-faces-large = Grande
allSettings-faces-fourColour = Coloreada
allSettings-faces-minimal = Sencilla
allSettings-letters = Letras de las cartas
allSettings-cardSize = Tamaño
allSettings-cardSizes-small = Pequeño
allSettings-cardSizes-normal = Normal
allSettings-cardSizes-large = Grande
allSettings-cardBack = Dorso
allSettings-cardBacks-lattice = Rombos
allSettings-cardBacks-waves = Olas
allSettings-cardBacks-leaves = Hojas
allSettings-cardBacks-plain = Liso
allSettings-cardBacks-rays = Rayos
allSettings-cardBacks-tiles = Azulejos
allSettings-table = Mesa
allSettings-theme = Día o noche
allSettings-themeNames-auto = Según el sistema
allSettings-themeNames-dark = Noche
allSettings-themeNames-light = Día
allSettings-bots = Bots al practicar
allSettings-botSpeeds-normal = Normales
allSettings-botSpeeds-fast = Rápidos
allSettings-speed = Animación
allSettings-speeds-off = No
allSettings-speeds-fast = Rápida
allSettings-speeds-normal = Normal
allSettings-speeds-slow = Lenta
allSettings-leftHanded = Mesa para zurdos
allSettings-leftHandedHint = Mazo, pila y botones a la izquierda
allSettings-sound = Sonido
allSettings-sounds = Sonidos
allSettings-volume = Volumen
allSettings-hear = Escuchar un sonido
allSettings-exampleSounds-yourTurn = Tu turno
allSettings-exampleSounds-place = Una carta
allSettings-exampleSounds-swap = Un cambio
allSettings-exampleSounds-dealWon = Una mano ganada
allSettings-vibrates = Vibración
allSettings-vibratesHint = Al levantar una carta, al cambiarla por un comodín y al cerrar
allSettings-playing = Juego
allSettings-taps = Jugar tocando
allSettings-drags = Jugar arrastrando
allSettings-warns = Avisar de descartes arriesgados
allSettings-warnsHint = Si la carta es un comodín, o si quien sigue podría colocarla
allSettings-hints = Botón de pista
allSettings-hintsHint = Propone una jugada cuando la pides
allSettings-phrases = Chat de la mesa
allSettings-phrasesHint = Frases cortas de otras personas, y un botón para responder
allSettings-letterKeys = Teclas de letras
allSettings-letterKeysHint = D roba, M baja, X descarta, ? las muestra todas
allSettings-turn = Cuando te toca
allSettings-notifies = Avisarme
allSettings-notifiesHint = Cuando el juego está en segundo plano
allSettings-noAlerts-unsupported = Este navegador no admite notificaciones.
allSettings-noAlerts-denied = Las notificaciones están bloqueadas para esta página. Permítelas en los ajustes del navegador.
allSettings-volumeOf = { PERCENT($share) }

## The help on keys: headings, then each key and what it does.

keys-table = En cualquier lugar de la mesa
keys-hand = En tus cartas
keys-letters = Teclas de letras
keys-lettersOff = Las teclas de letras están desactivadas en los ajustes.
keys-lettersHint = Funcionan mientras el foco está en la mesa. Puedes desactivarlas en los ajustes.
keys-reader = Con un lector de pantalla
keys-game = En algunos juegos
tableKeys-move-key = Tab
tableKeys-move-does = Moverse entre las combinaciones, el mazo y la pila, tus cartas y los botones
tableKeys-along-key = Flechas, Inicio, Fin
tableKeys-along-does = Moverse entre las cartas de ese lugar
tableKeys-act-key = Intro
tableKeys-act-does = Hacer lo que indica el lugar: robar, colocar, cambiar, descartar
tableKeys-escape-key = Esc
tableKeys-escape-does = Cerrar lo que esté abierto, o quitar la selección
tableKeys-undo-key = Ctrl o ⌘ Z
tableKeys-undo-does = Anular
handKeys-select-key = Espacio
handKeys-select-does = Elegir una carta, o quitarla de la selección
handKeys-play-key = Intro
handKeys-play-does = Elegir una carta; sobre una carta elegida, jugar las elegidas donde encajan, o ir adonde encajan
handKeys-shift-key = Mayús y una flecha
handKeys-shift-does = Mover la carta entre tus cartas
letterKeys-draw = Robar del mazo
letterKeys-take = Tomar la carta de arriba de la pila de descartes
letterKeys-meld = Bajar las cartas elegidas
letterKeys-layOff = Colocar las cartas elegidas
letterKeys-swap = Cambiar una carta por un comodín
letterKeys-discard = Descartar la carta elegida
letterKeys-undo = Anular
letterKeys-scores = Puntos
letterKeys-hint = Pista; otra vez: la siguiente
letterKeys-cards = Ver las cartas de la pista
letterKeys-speak = Decir algo, si hay más personas
letterKeys-skip = Saltar a tu turno, al practicar
letterKeys-help = Esta ayuda
gameKeys-contract = Buscar el contrato, bajar el contrato
gameKeys-end = Acabar el turno sin descarte
gameKeys-goRummy = Hacer rummy o irse con 2
gameKeys-answer = Responder sí o no

## Tips for playing with a screen reader.

readerHints-headings = La mesa tiene encabezados: jugadores, combinaciones, mazo y pila de descartes, tus cartas, puntos.
readerHints-buttons = Cada carta y cada lugar es un botón que dice lo que es. Pulsa una carta para elegirla; púlsala otra vez para quitarla de la selección.
readerHints-places = Cuando hay cartas elegidas, los lugares donde encajan son botones entre las combinaciones, y el botón «{ $button }» dice qué formarían.
readerHints-wilds = Un comodín por el que puedes cambiar una carta lo dice: «{ $label }». Elige la carta a la que sustituye y pulsa el comodín.
readerHints-aloud = Las jugadas de los demás y tu turno se leen solos. En «{ $button }» está todo.

## The screen where a game is chosen.

gamesScreen-heading = Elegir juego
gamesScreen-search = Buscar por cualquier nombre
gamesScreen-own = Tus reglas de la casa
gamesScreen-noneOwn = Las reglas de la casa que guardes aparecen aquí.
gamesScreen-most = Los que más juegas
gamesScreen-found = Resultados
gamesScreen-clear = Borrar la búsqueda
gamesScreen-noneFound = Ningún juego se llama así.
gamesScreen-showAll = Ver todos los juegos
gamesScreen-groups-crazyRummy = Crazy Rummy
gamesScreen-groups-houses = Variantes de la casa
gamesScreen-groups-oxner = Variantes de Michael Oxner
gamesScreen-groups-greek = Juegos griegos
gamesScreen-groups-cousins = Juegos parecidos
gamesScreen-choose = Elegir
gamesScreen-chosen = Elegido
gamesScreen-differs = En qué se diferencia
gamesScreen-more = Más
gamesScreen-allRules = Todas las reglas
gamesScreen-change = Cambiar reglas
gamesScreen-rename = Renombrar
gamesScreen-remove = Borrar
gamesScreen-putBack = Deshacer
gamesScreen-newName = Nuevo nombre
gamesScreen-nameTaken = Ya tienes reglas con ese nombre.
gamesScreen-aboutRules =
    { $does ->
        [choose] { gamesScreen-choose }: { $name }
        [chosen] { gamesScreen-chosen }: { $name }
        [rename] { gamesScreen-rename }: { $name }
       *[remove] { gamesScreen-remove }: { $name }
    }
gamesScreen-gamesFound =
    { $count ->
        [one] { $count } juego encontrado.
       *[other] { $count } juegos encontrados.
    }
gamesScreen-deleted = Borraste «{ $name }».
gamesScreen-alsoCalled = También se llama { LIST($names) }.
gamesScreen-alsoCalledAndMore = Otros nombres: { LIST($names) }.
gamesScreen-moreNames = { $count } más
difficulties-easy = Fácil de aprender
difficulties-medium = Algunas reglas más
difficulties-hard = Muchas reglas
pasted-heading = Reglas que te han enviado
pasted-field = Enlace o código con reglas
pasted-show = Ver

## A game in pictures and in a few words.

tile-players =
    { $fewest ->
        [none]
            { $most ->
                [one] { $most } jugador
               *[other] { $most } jugadores
            }
       *[other] { $fewest } a { $most } jugadores
    }
tile-packs =
    { $packs ->
        [one] { $packs } baraja
       *[other] { $packs } barajas
    }{ $jokers ->
        [0] {""}
        [one] , { $jokers } joker
       *[other] , { $jokers } jokers
    }
tile-hand =
    { $fewest ->
        [none] { COUNT($most, "card") }
       *[other] { $fewest } a { COUNT($most, "card") }
    }
tile-noWilds = Sin comodines
tile-wilds = Comodines: { LIST($wilds) }
tile-ranks =
    { $count ->
        [one] { $count } valor
       *[other] { $count } valores
    }
wildRank-turned = un valor descubierto
wildRank-named = un valor que elige quien reparte
alwaysWild-jokers = jokers
alwaysWild-twos = doses
alwaysWild-tens = dieces
alwaysWild-oneEyedJacks = jotas de un solo ojo
tile-toPoints =
    { $least ->
        [none] A { GROUPED($most) } puntos
       *[other] A { GROUPED($least) }–{ GROUPED($most) } puntos
    }
specialities-contract = Un contrato en cada mano
specialities-setsOnly = Sin escaleras
specialities-runsOnly = Solo escaleras
specialities-meldsInHand = Se combina en la mano
specialities-fewWilds = Pocos comodines juntos
specialities-deepPile = Se toman varias de la pila
specialities-useDiscard = Lo que tomas, lo usas
specialities-press = Los puntos pueden doblarse
specialities-lastTwo = Un último dos acaba la mano
specialities-noWilds = Solo cartas naturales
unlike = A diferencia de { $game }: { LIST($parts, type: "semicolon") }.
trait-contract-off = sin contratos
trait-contract-on = un contrato en cada mano
trait-when-duringTurns = te bajas durante la mano
trait-when-goingOutOnly = las combinaciones se guardan en la mano
trait-firstMeld =
    { $points ->
        [0] te bajas con cualquier número de puntos
       *[other] te bajas con { $points } puntos
    }
trait-kinds-both = grupos y escaleras
trait-kinds-sets = solo grupos
trait-kinds-runs = solo escaleras
trait-system-penalties = las cartas que te quedan cuentan en contra
trait-system-winnerTakesHands = quien gana suma lo que les queda a los demás
trait-system-meldedMinusHand = lo que pones en la mesa suma y lo que te queda resta
trait-system-meldedPlusHands = lo que pones en la mesa suma
trait-system-melded = solo suma lo que pones en la mesa
trait-wilds = como comodines, { LIST($wilds) }
trait-noWilds = sin comodines
trait-pile-free = de la pila solo la carta de arriba, que puedes guardar
trait-pile-deep = puedes tomar varias cartas de la pila
trait-pile-laid = lo que tomas de la pila va enseguida a la mesa
trait-pile-gated = antes de bajarte, la pila solo sirve para eso
trait-wildLimit-none = sin límite de comodines por combinación
trait-wildLimit-few = pocos comodines por combinación
trait-press-off = sin Press
trait-press-on = una mano puede valer el doble
trait-lastTwo-false = un último dos no tiene nada de especial
trait-lastTwo-true = un último dos acaba la mano
trait-target = hasta { GROUPED($points) } puntos

## The differences of a game from the standard game, and of house rules from their game.

differences-main = Las principales diferencias con el juego estándar
differences-count =
    { $count ->
        [0] El juego estándar
        [one] { $count } diferencia con el juego estándar
       *[other] { $count } diferencias con el juego estándar
    }
differences-more =
    { $count ->
        [one] { $count } diferencia más
       *[other] { $count } diferencias más
    }
differences-moreInAllRules = { differences-more }: mira «{ gamesScreen-allRules }».
differences-inStandardGame = Estándar: { $sentence }
differences-inGame = En { $game }: { $sentence }

## The editor of house rules.

editor-heading = Reglas de la casa
editor-how = Pulsa una regla para cambiarla.
editor-search = Buscar en las reglas
editor-often = Lo que más se cambia
editor-noneFound = Ninguna regla coincide con tu búsqueda.
editor-changes = Tus cambios
editor-noChanges = Aún no hay cambios.
editor-reset = Restablecer
editor-resetAll = Restablecer todo
editor-cannot = Eso choca con otras reglas.
editor-wayOut = Funciona si también cambia esto:
editor-wayOutAlone = Funciona si se restablecen las reglas que ya no se aplican.
editor-noWayOut = Con ningún otro cambio funcionaría.
editor-offered = Suele jugarse también con esto:
editor-addThese = Añadir
editor-notThese = No, gracias
editor-changeAll = Cambiar todo
editor-leave = Dejarlo como está
editor-toSummary = Ver cambios
editor-resetOption = { editor-reset }: { $option }
editor-gameIs = { $game }.
editor-changedTo = Cambio hecho. { $sentence }
editor-rulesFound =
    { $count ->
        [one] { $count } regla encontrada.
       *[other] { $count } reglas encontradas.
    }

ownContracts-write = Escribir tus propios contratos
ownContracts-use = Usar estos contratos
ownContracts-add = Añadir un contrato
ownContracts-none = Ninguna más
ownContracts-hand = Cartas que se reparten
ownContracts-everyCard = Lleva todas tus cartas
ownContracts-contract = Contrato { $number }
ownContracts-remove = Quitar el contrato { $number }
ownContracts-meld = Combinación { $place } del contrato { $number }

## Examples below options.

optionExample-handScores = { COUNT($points, "point") } en la mano
optionExample-isRun =
    { $isAllowed ->
        [yes] ✓ Es escalera
       *[no] ✗ No es escalera
    }
optionExample-withoutTurn = De 100 manos del juego estándar, alguien se queda sin turno en { $four } con cuatro jugadores y en { $six } con seis.
swapExample-before = Tienes el 8♥
swapExample-off = El comodín se queda
swapExample-free = El comodín es tuyo
swapExample-thisTurn = El comodín es tuyo, para jugarlo ya
swapExample-otherMeld = El comodín pasa a otra combinación
swapExample-stays = El comodín se mueve dentro de su combinación

## The pages that show rules.

rulesPage-edit = Cambiar reglas
rulesPage-useThese = Elegir para más tarde
rulesPage-friends = Jugar con amigos
rulesPage-play = Jugar con estas reglas
rulesPage-keep = Guardar y compartir
rulesPage-copyLink = Copiar enlace
rulesPage-copyCode = Copiar código
rulesPage-link = Enlace:
rulesPage-name = Nombre de estas reglas
rulesPage-save = Guardar
rulesPage-saved = Reglas guardadas en este dispositivo.
rulesPage-full = No caben más. Borra algunas de tus reglas guardadas.

## The page that shows a table before you take a seat.

look-who = Quiénes están
look-free = Sitio libre
look-join = Sentarse
look-comeBack = Volver a tu sitio
look-watch = Mirar esta mesa
look-unwatched = Esta mesa no admite público.
look-afterDeal = En la próxima mano el sitio de un bot será tuyo, con sus puntos. Hasta entonces, miras.
look-book = Ocupar un sitio desde la próxima mano
look-resting = La partida está en pausa. Seguirá cuando vuelvan sus jugadores.
look-tableCalled = Mesa { $code }
look-about = { $game }. { differences-count }. { $pace }
look-seatsTaken = Sitios ocupados: { $taken } de { $seats }.
look-botNamed = { $name } (bot)

## A private table, the levels of bots, and the lists of tables at home.

home-dayAgo =
    { $daysAgo ->
        [0] { CLOCK($time) }
        [1] ayer
       *[other] { LOCALDAY($time) }
    }
openTables-heading = Mesas abiertas
openTables-none = Ahora no hay mesas abiertas. «Jugar ya» abre una.
openTables-unknown = Las mesas abiertas aparecen aquí cuando hay conexión.
openTables-sitDown = Entrar
openTables-look = Ver
openTables-peopleAt =
    { home-people } en { $tables ->
        [one] { $tables } mesa
       *[other] { $tables } mesas
    }
openTables-showAll = Ver las { $count }
openTables-now =
    { paces-inShort }. { $deal ->
        [none] { openTables-seats }
       *[other]
            Mano { $deal }: { openTables-seats }{ $isOpen ->
                [yes] {""}
               *[no] {" "}en la próxima mano
            }
    }.
openTables-seats =
    { home-people }, { $free ->
        [one] { $free } sitio libre
       *[other] { $free } sitios libres
    }
openTables-at =
    { $does ->
        [sitDown] { openTables-sitDown }
       *[look] { openTables-look }
    }: { $game }. { $now }
ownTables-heading = Tus mesas
# A time has "hoy" and no article, which would change at one o’clock.
ownTables-seen =
    { $code }, { $isPaused ->
        [yes]
            { $daysAgo ->
                [0] en pausa desde hoy, { CLOCK($time) }
                [1] en pausa desde ayer
               *[other] en pausa desde el { LOCALDAY($time) }
            }
       *[no]
            { $daysAgo ->
                [0] se jugó hoy, { CLOCK($time) }
                [1] se jugó ayer
               *[other] se jugó el { LOCALDAY($time) }
            }
    }
hosting-bots = Los bots ocupan los sitios libres
hosting-botsHint = Si no, la partida empieza cuando no quede ningún sitio libre
hosting-spectators = Permitir público
hosting-spectatorsHint = Quien tenga el código; no ve las cartas de nadie
hosting-hints = Permitir pistas
hosting-hintsHint = Si no, nadie en la mesa puede pedirlas
hosting-inShort =
    { paces-inShort }, { hosting-botsOf }, { $spectators ->
        [yes] con público
       *[no] sin público
    }{ $hints ->
        [yes] {""}
       *[no] , sin pistas
    }
hosting-botsOf =
    { $bots ->
        [beginner] bots novatos
        [steady] bots constantes
        [sharp] bots sagaces
        [expert] bots expertos
        [several] bots de varios niveles
       *[none] sin bots
    }
levels-legend = Bots
levels-each = Elegir para cada bot
levels-note = El bot 1 está a tu izquierda. En «Jugar ya», los bots juegan al nivel medio de los que eligieron los jugadores.
levelHints-beginner = Novato: solo mira sus cartas, baja todo enseguida y comete errores.
levelHints-steady = Constante: recuerda las cartas que ha visto y piensa cada turno.
levelHints-sharp = Sagaz: además deduce dónde pueden estar las demás cartas.
levelHints-expert = Experto: en Crazy Rummy, como Sagaz; en juegos como Rummy 5000, imagina además cómo seguiría la mano.
levels-botNumber = Bot { $number }
levels-inShort = Desde tu izquierda: { LIST($levels, type: "comma") }.

## Panels of a table, and the end of a deal or a game.

levels-botNamed = { $name } ({ levels-botWithin })
pace-anybody = Ritmo de «Jugar ya»
pace-friends = Ritmo
rated-leaving = Esta partida es puntuable: quedarías en el último puesto.
panels-log = Historial de la partida
panels-tally = Recuento
panels-next = Siguiente mano
panels-review = Análisis
panels-replay = Repetición
panels-share = Compartir el resultado
panels-check = ¿Fue limpio el reparto?
panels-showTable = Ver la mesa
panels-showTally = Recuento y siguiente mano
panels-showFinal = Ver resultado
panels-rematch = Revancha
panels-daily = Al reto diario
panels-home = Inicio
panels-total = Total
panels-player = Jugador
panels-nothingYet = Aún no ha pasado nada.
panels-joint = Victoria compartida
panels-final = Resultado final

## House rules by the game that they come from.

home-withChanges = { $game } con { home-changesCount }.
home-changesCount =
    { $changes ->
        [one] { $changes } cambio
       *[other] { $changes } cambios
    }

## Choices that several screens have.

paceNames-none = Sin reloj
paceNames-usual = Normal
paceNames-fast = Rápido
waiting-scan = Escanea para entrar
waiting-qrWords = Código QR con el enlace a esta mesa
toSettings-here = Guardados en este dispositivo.
toSettings-fourColours = Cuatro colores
toSettings-fourColoursHint = Tréboles verdes, diamantes azules
toSettings-bigCards = Cartas grandes
