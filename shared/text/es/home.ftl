### The first screen, gathering at a table, and the names of levels, paces, bots and avatars.

## The page, and what several screens have.

page-gameName = Crazy Rummy
page-hook = Si tienes la carta a la que sustituye un comodín, el comodín es tuyo.
page-back = Atrás
page-ownName = { $name } (tú)
page-labelAbout = { $label }: { $subject }

## The home screen.

home-playNow = Jugar ya
home-playNowHint = Con quien esté en línea; los bots ocupan los sitios libres
home-orNear = Cualquier duración, número de jugadores y ritmo
home-orNearHint = Primero lo que elegiste; si no, la mesa con gente más parecida
home-practise = Practicar
home-practiseHint = Contra bots, también sin conexión
home-goOn = Continuar: es tu turno
home-goBack = Continuar tu partida
home-offline = No hay conexión con el servidor. Aún puedes practicar.
home-friends = Amigos
home-friendsHint = Una mesa privada o un código
home-playFriend = Jugar con amigos
home-create = Abrir una mesa privada
home-code = Código de mesa
home-join = Entrar
home-name = Tu nombre
home-guest = Visitante
home-seats = Jugadores en la mesa
home-lateTurns = Con «Jugar ya», en mesas de cinco o seis, todos tienen su turno aunque alguien cierre en el primero.
home-length = Duración
home-rules = Cómo se juega
home-learn = Aprender a jugar
home-replay = Ver repetición
home-learnHint = Dos minutos en una mesa de verdad
home-game = Juego
home-games = Elegir juego
home-houseRules = Reglas de la casa
home-history = Tus partidas
home-ratings = Clasificación
home-profile = Tu perfil
home-daily = Reto diario
home-dailyHint = Las mismas cartas para todos
home-finding = Buscando mesa…
home-opening = Abriendo tu mesa…
home-more = Más
home-language = Idioma
home-dealsCount = { COUNT($deals, "deal") }
home-dealsInMinutes =
    { COUNT($deals, "deal") }, { $minutes ->
        [1] un minuto
       *[other] unos { $minutes } minutos
    }
home-playersCount =
    { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }
home-people =
    { $people ->
        [one] { $people } persona
       *[other] { $people } personas
    }
home-onlyLooking = { home-looking } partida
home-looking =
    { $people ->
        [one] { $people } persona busca
       *[other] { $people } personas buscan
    }
home-onlyPlaying =
    { $people ->
        [one] { $people } persona está jugando
       *[other] { $people } personas están jugando
    }
home-lookingAndPlaying =
    { $people ->
        [one] { $people } busca
       *[other] { $people } buscan
    } partida, { $playing ->
        [one] { $playing } juega
       *[other] { $playing } juegan
    }
home-joins = Con { home-people }: { $game }
home-goOnHint = Práctica, mano { $deal }
home-withHouseRules = { $game } con reglas de la casa

## Tables where the player has a seat.

ownTables-with = { $game } con { LIST($names) }

## Levels of bots.

levelNames-beginner = Novato
levelNames-steady = Constante
levelNames-sharp = Sagaz
levelNames-expert = Experto
levels-botAlone = { CAPITAL(levels-botWithin) }
levels-botWithin =
    { $level ->
        [beginner] bot novato
        [steady] bot constante
        [sharp] bot sagaz
       *[expert] bot experto
    }
levels-mark = { UPPER(levels-botAlone) }
levels-markShort = { UPPER($name) }

## Paces.

paceHints-none = Sin reloj: tómate tu tiempo.
paceHints-usual = 45 segundos por turno, más 90 de reserva en cada partida; el doble en tu primera partida. Cada combinación da 10 más.
paceHints-fast = Rápido: 20 segundos por turno, el doble en tu primera partida, y bots rápidos.
paces-inShort =
    { $pace ->
        [usual] Ritmo normal
        [fast] Ritmo rápido
       *[none] Sin reloj
    }

## The bots, by number: a name for each in every language, with its own first letter.

bots-1 = Alma
bots-2 = Bastián
bots-3 = Carmen
bots-4 = Darío
bots-5 = Elisa
bots-6 = Fermín
bots-7 = Gala
bots-8 = Héctor

## People's avatars, by number.

avatars-1 = un zorro
avatars-2 = un gato
avatars-3 = un búho
avatars-4 = un oso
avatars-5 = un conejo
avatars-6 = un pingüino
avatars-7 = una rana
avatars-8 = un panda
avatars-9 = un león
avatars-10 = un elefante
avatars-11 = un erizo
avatars-12 = un pulpo
avatars-13 = una tortuga
avatars-14 = una ballena
avatars-15 = una abeja
avatars-16 = un caracol
avatars-17 = un cactus
avatars-18 = un hongo
avatars-19 = un girasol
avatars-20 = una luna
avatars-21 = una tetera
avatars-22 = un globo
avatars-23 = un velero
avatars-24 = un cohete

## The screen on which players gather.

waiting-heading = Mesa privada
waiting-gathering = Buscando jugadores…
waiting-invite = Envía a tus amigos el enlace o el código.
waiting-code = Código
waiting-copy = Copiar enlace
waiting-share = Compartir
waiting-shared = Juega a Crazy Rummy conmigo.
waiting-notShared = No se pudo compartir. Copia el enlace.
waiting-copied = Copiado
waiting-notCopied = No se pudo copiar. Selecciónalo y cópialo.
waiting-qr = Código QR
waiting-start = Empezar con bots
waiting-startFull = Empezar
waiting-empty = Esperando a alguien…
waiting-noBots = La partida empieza cuando no quede ningún sitio libre.
waiting-filling = Pronto los bots ocuparán los sitios libres.
waiting-watching = Estás mirando. La partida empieza cuando quieran los jugadores.
waiting-leave = Dejar la mesa
waiting-startedBy = { $name } empieza la partida.
waiting-gathered =
    { $missing ->
        [0] No falta nadie.
       *[other]
            { $here ->
                [0] Aún no hay nadie.
                [one] Está { $here } de { $seats }.
               *[other] Están { $here } de { $seats }.
            } { waiting-missing }
    }
waiting-missing =
    { $bots ->
        [yes]
            { $missing ->
                [one] Un bot puede ocupar el otro sitio.
               *[other] Los bots pueden ocupar los otros { $missing } sitios.
            }
       *[no]
            { $missing ->
                [one] Falta { $missing } jugador.
               *[other] Faltan { $missing } jugadores.
            }
    }

## Rated games, at the table.

rated-waiting = Si «Jugar ya» reunió aquí a dos o más personas de redes distintas, la partida es puntuable para ellas y sin pistas.
rated-mark = Puntuable.
rated-running = Esta partida es puntuable: no hay pistas, y si la dejas, quedas en el último puesto.

## Panels over the table, and the buttons that open and close them.

panels-scores = Puntos
panels-rules = Así jugamos aquí
panels-keys = Teclas y lector de pantalla
panels-leave = Menú
panels-close = Cerrar panel
panels-notNow = Ahora no
panels-goHome = Ir al inicio
panels-goHomeHint = Tu sitio se guarda diez minutos
panels-leaveTable = Dejar la mesa
panels-leaveHint = Pierdes tu sitio
panels-leaveKeptHint = Puedes continuar esta partida más tarde
panels-why = ¿Por qué?

## Buttons on the table that teach.

learning-rules = Reglas de esta mesa
learning-hint = Pista
learning-nextHint = Otra pista
learning-hintsOff = Quien abrió la mesa desactivó las pistas.

## The ways to the settings, and those that the home screen and the menu of a table have as well.

toSettings-title = Ajustes
toSettings-open = Ajustes
toSettings-mute = Silenciar
toSettings-unmute = Activar sonido

## The system notification for the viewer's turn.

turnAlert-title = Tu turno
turnAlert-body = La mesa te espera.

## A broken connection, and a seat that is taken elsewhere.

connection-reconnecting = Reconectando…
connection-lost = Se perdió la conexión con la mesa.
connection-elsewhere = Ahora juegas en otra pestaña o en otro dispositivo.
connection-playHere = Jugar aquí
connection-nobodyCame = En 15 minutos no vino nadie más, así que la mesa se cerró. Su código y su enlace la abren otra vez.
connection-openAgain = Abrirla otra vez
connection-home = Volver al inicio

## For somebody who watches: a bot's seat from the next deal or game on, and once it is booked.

takeSeat-take = Ocupar un sitio
takeSeat-nextDeal = Desde la próxima mano
takeSeat-nextGame = Desde la próxima partida
takeSeat-booked = Sitio reservado
takeSeat-giveUp = Pulsa para dejarlo

## The phrases of the table chat, and the names of its emoji.

sayings-hello = ¡Hola!
sayings-goodLuck = ¡Suerte!
sayings-wellPlayed = ¡Bien jugado!
sayings-niceSwap = ¡Buen cambio!
sayings-thanks = ¡Gracias!
sayings-sorry = ¡Perdón!
sayings-oops = ¡Uy!
sayings-oneMoment = Un momento, por favor
sayings-takeYourTime = Sin prisa
sayings-yourTurn = ¡Te toca!
sayings-goodGame = ¡Buena partida!
sayings-another = ¿Otra partida?
sayings-smile = Sonrisa
sayings-laugh = Risa
sayings-surprise = Asombro
sayings-sad = Tristeza
sayings-thumbsUp = Pulgar arriba
sayings-heart = Corazón
company-saySomething = Decir algo
company-aloud = { cards-personAlone }: { $words }
company-about = Sobre { PEOPLE($who) }

## For a screen reader.

access-placeInHand = { CAPITAL(CARD($card, style: "name")) }, carta { $place } de { $cards }.
access-sorted =
    Cartas por { $order ->
        [suit] palos
        [rank] valores
       *[melds] { TERM($terms, "melds") }
    }: { LIST($groups, type: "semicolon") }.
access-group = { CARDS($cards, style: "name", type: "comma") }
access-hurry =
    { $seconds ->
        [one] Queda { $seconds } segundo.
       *[other] Quedan { $seconds } segundos.
    }
access-noMelds = Sin { TERM($terms, "melds") } en la mesa.
access-totals = { LIST($lines, type: "comma") }.
access-total =
    { $place ->
        [first] { cards-personAlone } { $total }
        [last] { PEOPLE($who) } { COUNT($total, "point") }
       *[middle] { PEOPLE($who) } { $total }
    }
