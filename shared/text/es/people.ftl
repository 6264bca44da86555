### People: talk, leaving and coming back, the profile, the daily deal, the leaderboard, the history.

## Phrases, muting and blocking.

talk-hint = Toda la mesa lo ve un momento.
talk-mute = Silenciar
talk-muteHint = Oculta lo que dice en esta mesa.
talk-unmute = Dejar de silenciar
talk-muted = No ves lo que dice.
talk-block = No compartir mesa
talk-blockHint = «Jugar ya» no te pone en su mesa. Nadie se entera.
talk-blocked = «Jugar ya» no te pone en su mesa.
talk-unblock = Volver a compartir mesa

## The manners of the bots: how fast they play, and what they remark on. They say nothing of their level.

manners-1 = Ágil y amable: saluda a la mesa y elogia los cambios.
manners-2 = Se toma su tiempo, habla poco y suspira cuando la mano va mal.
manners-3 = Con rapidez y alegría: le encantan los cambios y las escaleras largas.
manners-4 = A veces deprisa, a veces despacio, y siempre quiere otra partida.
manners-5 = Siempre al mismo ritmo, y casi en silencio.
manners-6 = Nadie juega más deprisa; se ríe si la mano va bien y también si va mal.
manners-7 = Sin prisa y con cortesía: desea suerte a toda la mesa.
manners-8 = Con calma: se alegra por quien cierre, sea quien sea.

## Stopping between deals, and resuming another day.

adjourn-ask = Parar aquí y seguir otro día
adjourn-agree = Parar también
adjourn-takeBack = Seguir jugando
adjourn-title = Hasta otro día
adjourn-comeBack = Tu sitio se guarda. Vuelve con este enlace o este código.
adjourn-watchAgain = Vuelve a la mesa con este enlace o este código.
adjourn-whenPlayers = La partida seguirá cuando vuelvan sus jugadores.
adjourn-whenAll = La partida seguirá cuando no falte nadie, o cuando alguien decida no esperar.
adjourn-home = Volver al inicio
adjourn-resting = La partida está en pausa
adjourn-resume = Seguir sin esperar
adjourn-away = Volver más tarde
adjourn-wantToStop =
    { $count ->
        [one]
            { $withYou ->
                [yes] Quieres parar por hoy.
               *[no] { PEOPLE($people) } quiere parar por hoy.
            }
       *[other] A favor de parar por hoy: { PEOPLE($people, order: "youLast") }.
    } Hace falta el acuerdo de toda la mesa.
adjourn-restsAfter =
    { $watches ->
        [yes] Los jugadores pararon después de la mano { $deal }.
       *[no] La partida se paró después de la mano { $deal }.
    }

## The question before a player gives up a seat in mid-game.

leaving-title = ¿Dejar la mesa?
leaving-hint = Un bot ocupa tu sitio, y ya no puedes volver a él. Si vas al inicio, tu sitio se guarda diez minutos.
leaving-stay = Quedarme

## What a bot did for a player who was away; the first time that the clock ends a turn.

away-title = Mientras no estabas
away-hint = Un bot ha jugado por ti en esta mano:
away-goOn = Continuar
timeOut-title = Se acabó el tiempo
timeOut-next = Si se te acaba el tiempo dos veces seguidas, un bot juega por ti hasta que vuelvas.
timeOut-goOn = Continuar

## The question before a player goes home in mid-game and keeps the seat.

goingHome-title = ¿Ir al inicio?
goingHome-kept = Tu sitio se guarda diez minutos mientras un bot juega por ti. «Tus mesas» te lleva de vuelta.
goingHome-keptHere = Tu partida se guarda en este dispositivo. «{ home-goOn }» te lleva de vuelta.
goingHome-again = Si vuelves a pulsar Atrás, también vas al inicio.

## The profile: the guest on this device, and how to move to another device.

profile-avatar = Tu imagen en la mesa
profile-who = Juegas sin cuenta. No guardamos nada personal: solo un número, y el nombre y la imagen que elijas.
profile-move = Pasar a otro dispositivo
profile-moveHint = Escribe un código en tu otro dispositivo para seguir jugando allí con el mismo perfil. Los enlaces de mesas te llevarán a tus sitios.
profile-getCode = Pedir un código
profile-newCode = Pedir un código nuevo
profile-yourCode = Tu código
profile-onceShown = Apúntalo: solo se muestra una vez. Un código nuevo sustituye al anterior.
profile-copy = Copiar el código
profile-haveCode = Tengo un código
profile-codeField = Código de tu otro dispositivo
profile-recover = Usar este código
profile-recoverHint = Este dispositivo pasa a ese perfil. Los sitios que tengas aquí se quedan con el perfil anterior.
profile-recovered = Hecho: este dispositivo usa ahora ese perfil. Tus mesas están en la pantalla de inicio.
profile-unfitSign = Un nombre no puede llevar «{ $sign }».

## The daily deal.

daily-heading = Reto diario
daily-what = Tres manos contra tres bots sagaces, sin pistas.
daily-same = Hoy las cartas son las mismas para todo el mundo.
daily-once = Se juega una sola vez. Si paras, tu mesa espera hasta mañana; si la dejas, no puedes empezar otra vez.
daily-play = Jugar el reto de hoy
daily-result = Tu resultado
daily-counting = Calculando tu resultado…
daily-standing = Tabla del día
daily-nobody = Aún no lo ha terminado nadie.
daily-columns-rank = Puesto
daily-columns-name = Nombre
daily-columns-place = En mesa
daily-columns-points = Puntos
daily-placeHint = En mesa: el puesto entre los cuatro de su propia mesa. Primero van los que tienen menos puntos.
daily-honest = Con otro perfil se pueden ver antes las cartas: esta tabla es solo por diversión.
daily-gone = Ya has jugado el reto de hoy, o lo has dejado.
daily-offline = No hay conexión con el servidor.
daily-again = Reintentar
daily-loading = Cargando…
daily-share = Compartir
daily-shareText = Tu resultado como texto
daily-calendar = Tus días
daily-noStreak = Ahora mismo no llevas días seguidos.
daily-streakRule = Bajo un día: tus puntos. Una raya: día perdido. Un día va de medianoche a medianoche UTC; hasta entonces hoy aún cuenta.
daily-states-shared = Compartido.
daily-states-copied = Copiado.
daily-states-selected = Texto seleccionado: cópialo con el menú o el teclado de tu dispositivo.
daily-states-cancelled = {""}
daily-states-failed = {""}
daily-marks-missed = –
daily-marks-today = ?
daily-dayStates-missed = día perdido
daily-dayStates-today = hoy, sin jugar
daily-beside-heading = Turno a turno
daily-beside-what = Tus turnos junto a los de quien mejor ha jugado, aparte de ti, con las mismas cartas.
daily-beside-show = Mostrar las dos partidas
daily-beside-shared = La mejor partida de un día la ven quienes han terminado el reto de ese día.
daily-beside-you = Tú
daily-beside-turn = Turno
daily-beside-noTurns = A ninguno de los dos le tocó jugar.
daily-beside-nobody = Aún no lo ha terminado nadie más.
daily-beside-notYet = El servidor aún está guardando tu partida. Vuelve a intentarlo enseguida.
daily-beside-damaged = Estas partidas no se pueden leer.
daily-reminder-heading = Un recordatorio
daily-reminder-what = Es un archivo para el calendario de tu dispositivo, con una cita cada día. Ábrelo y tu calendario te avisará. Esta página no envía nada.
daily-reminder-time = Hora
daily-reminder-save = Guardar el archivo
daily-reminder-stop = Para quitarlo, borra la cita de tu calendario.
daily-reminder-title = Crazy Rummy: reto diario
daily-nextDeal = El próximo reto llega { AHEAD($wait) }.
daily-dayInShort = { DAY($day) }
daily-weekday = { WEEKDAY($day) }
daily-ownResult =
    { $position ->
        [none] { COUNT($points, "point") }
       *[other] { ORDINAL($position) } de { $seats } en tu mesa, { COUNT($points, "point") }
    }
daily-sharedResult =
    { $position ->
        [none] { COUNT($points, "point") }
       *[other] { ORDINAL($position) } de { $seats } en mi mesa, { COUNT($points, "point") }
    }
daily-sharedHeading = Crazy Rummy, reto diario del { DATE($day) }
daily-rankLine = Puesto { $rank } de { $count } hasta ahora
daily-inARow =
    { $days ->
        [one] { $days } día de racha
       *[other] { $days } días seguidos
    }
daily-playedToday =
    { COUNT($points, "point") } · puesto { $rank } de { $count }{ $days ->
        [none] {""}
       *[other] {" · "}{ daily-inARow }
    }
daily-notPlayedToday =
    Sin jugar · { $days ->
        [none] las mismas cartas para todos
       *[other] { daily-inARow }
    }
daily-dealHeading = Mano { $deal }

## The leaderboard.

ratings-heading = Clasificación
ratings-families = Juegos
ratings-season = Temporada
ratings-columns-rank = Puesto
ratings-columns-name = Nombre
ratings-columns-points = Puntuación
ratings-columns-games = Partidas
ratings-own = Tú
ratings-nobody = Aún no hay nadie con puntuación aquí: la primera puede ser la tuya.
ratings-nobodyThen = Nadie tuvo puntuación aquí en esta temporada.
ratings-bots = Bots
ratings-botsHint = Los bots en partidas puntuables, en la misma escala. No tienen puesto.
ratings-botColumns-level = Bot
ratings-botColumns-points = Puntuación
ratings-botColumns-games = Partidas
ratings-how = Cómo se puntúa
ratings-offline = No hay conexión con el servidor.
ratings-tooFast = Demasiadas peticiones. Prueba otra vez en un minuto.
ratings-again = Reintentar
ratings-loading = Cargando…
ratings-ratings = Puntuación
ratings-toBoard = Clasificación
ratings-hidden = Tu puntuación aparecerá aquí cuando hayas jugado suficientes partidas puntuables.
ratings-seasonOf =
    { $quarter ->
        [1] Enero a marzo
        [2] Abril a junio
        [3] Julio a septiembre
       *[4] Octubre a diciembre
    } de { $year }
ratings-untilWords = Termina { AHEAD($wait) }
ratings-people =
    { $opponents ->
        [one] { $opponents } persona
       *[other] { $opponents } personas distintas
    }
ratings-ratedGames =
    { $games ->
        [one] { $games } partida puntuable
       *[other] { $games } partidas puntuables
    }
ratings-toGetOn = Elige «Jugar ya»: la partida es puntuable para las personas que reúne así, si son dos o más y de redes distintas. Tras { ratings-ratedGames } con { ratings-people }, apareces en la lista.
ratings-bestOf = Los { $shown } primeros de { $players }
ratings-standing = Puesto { $rank } de { $players }, puntuación { $points }, { COUNT($games, "game") }
ratings-noRatedGame =
    { $isCurrent ->
        [yes] Aún sin partidas puntuables en esta temporada
       *[no] Sin partidas puntuables en esta temporada
    }
ratings-tooFew =
    { $games ->
        [one] { ratings-ratedGames } con { ratings-people }: no basta para tener puntuación
       *[other] { ratings-ratedGames } con { ratings-people }: no bastan para tener puntuación
    }
ratings-missingGames = { COUNT($count, "game") }
ratings-missingPeople =
    { $count ->
        [one] { $count } persona nueva
       *[other] { $count } personas nuevas
    }
ratings-hiddenUntil = Visible cuando hayas jugado bastante. Pendiente: { LIST($missing) }
ratings-provisional = Provisional, solo tú la ves. Pendiente: { LIST($missing) }
ratings-wonBy =
    { $won ->
        [0] Puntuación { $points }, sin cambios
       *[other] Puntuación { SIGNED($won) }, ahora { $points }
    }
ratings-rated = Puesto { $rank }, puntuación { $points }, { COUNT($games, "game") }
ratingsExplained-whom = Una partida sin reglas de la casa es puntuable para las personas que «Jugar ya» ha reunido, si son dos o más. No lo es para quien llega por un código o un enlace, y a las personas de una misma red no se las compara. No tiene pistas. Cada grupo de juegos tiene su propia puntuación.
ratingsExplained-compared = Todo el mundo empieza con 1500. Se te compara con las demás personas de la mesa: lo que más da es quedar por delante de quien juega bien. Los bots ni dan ni quitan nada.
ratingsExplained-leaving = Si dejas una partida, quedas en el último puesto. Solo dan puntos las manos que han jugado ambas personas: menos de tres cuentan menos, y sin ninguna no hay puntos. Si falla el servidor, la partida no cuenta para nadie.
ratingsExplained-seasons = Una temporada dura tres meses. En la siguiente, cada puntuación recorre una cuarta parte de lo que la separa de 1500.
ratingsExplained-often = Desde la cuarta partida de un mismo día, la misma persona cuenta cada vez menos, y nadie llega lejos ganando solo a principiantes. Con muchas cuentas y mucha paciencia aún se puede subir una de ellas.
ratingsExplained-shown = La puntuación se muestra después de { ratings-ratedGames } de la temporada con { ratings-people }.

## The player's history.

history-heading = Tus partidas
history-latest = Últimas partidas
history-all = Ver todas las partidas
history-more = Ver más
history-figures = Por juego
history-none = Aún no hay partidas
history-noneHint = Las partidas en este servidor se guardan aquí al terminar. Las de práctica quedan en tu dispositivo.
history-notFound = Aquí no hay partidas que ver.
history-offline = No hay conexión con el servidor.
history-again = Reintentar
history-loading = Cargando…
history-replay = Repetición
history-link = Solo con enlace
history-data = Tus datos
history-dataHint = El servidor solo te conoce por un número al azar, sin correo ni dirección.
history-export = Guardar copia
history-erase = Borrarlo todo
history-eraseHint = Borra tu nombre, tu historial, tus retos diarios, tu código de recuperación y tu lista de bloqueos. Tus partidas se conservan, sin tu nombre, para quienes jugaron contigo. Las copias de seguridad conservan tus datos hasta que se borren. Esto no se puede deshacer.
history-really = Sí, borrarlo todo
history-keep = Conservarlo
history-erased = Borrado. Desde ahora este dispositivo tiene un perfil nuevo.
history-playing = Aún tienes una partida en curso. Déjala antes, o termínala.
history-tooFast = Demasiadas peticiones. Prueba otra vez en un minuto.
history-gamesOfUnnamed = Partidas de alguien sin nombre
history-unnamed = Sin nombre
history-somebody = alguien sin nombre
history-playerWithoutName = alguien sin nombre
history-gamesOf = Partidas de { PEOPLE($who) }
history-metHeading =
    { $isOwn ->
        [yes] Con quién has jugado
       *[no] Con quién ha jugado
    }
history-metHint = Solo las partidas que ambas personas terminaron.
history-gameOf = { $game }, { COUNT($deals, "deal") }
history-leftAfter = abandonada tras la mano { $deal }, { COUNT($points, "point") }
history-adjourned = continuará, { COUNT($points, "point") }
history-abandoned = sin terminar, { COUNT($points, "point") }
history-resultOf = { ORDINAL($place) } de { $seats }, { COUNT($points, "point") }
history-companyOf = Con { LIST($names) }
history-playedAt = { MOMENT($time) }
history-headToHead =
    { COUNT($games, "game") }: { PERSON($who) ->
        [you] a ti te
       *[other] a { $who } le
    } fue mejor en { $won }, a { $other } en { $lost }

## Figures of a player in one kind of game.

figures-finished = Terminadas
figures-firsts = Ganadas
figures-points = Puntos por mano
figures-outs = Cierres
figures-swaps = Comodines cambiados
figures-partOf = { $part } de { $whole }
figures-percent = { PERCENT($share) }
figures-withPercent = { $count } ({ $percent })
figures-mean = { GROUPED($value) }

## The cards dealt to a player over all their games.

ownCards-heading = Tus cartas
ownCards-hint = ¿Reciben los bots mejores cartas? Cuenta los comodines y las cartas sueltas que se repartieron a cada cual en tus mesas.
ownCards-rows-own = Tú
ownCards-rows-people = Otras personas
ownCards-rows-bots = Bots
ownCards-player = A quién
ownCards-hands = Manos
ownCards-shares = Entre paréntesis, lo esperado: lo que da en promedio una baraja bien mezclada.
ownCards-failed = No se pudieron contar las cartas.
ownCards-none = En estas partidas no hay manos que contar.
ownCards-countButton =
    { $counted ->
        [0]
            { $next ->
                [one] Contar la última partida
               *[other] Contar las últimas { $next } partidas
            }
       *[other] Contar también partidas anteriores
    }
ownCards-counting =
    { $all ->
        [0] Contando…
       *[other] Contando: { $done } de { COUNT($all, "game") }
    }
ownCards-counted =
    { $hands ->
        [one] Recuento: { COUNT($games, "game") }, { $hands } mano tuya.
       *[other] Recuento: { COUNT($games, "game") }, { $hands } manos tuyas.
    }
ownCards-odds =
    { $count ->
        [one] { COUNT($count, "deal") } cuyas probabilidades dependen de las cartas repartidas
       *[other] { COUNT($count, "deal") } cuyas probabilidades dependen de las cartas repartidas
    }
ownCards-absent =
    { $count ->
        [one] { COUNT($count, "deal") } en que faltaste, o que empezaste o dejaste a medias
       *[other] { COUNT($count, "deal") } en que faltaste, o que empezaste o dejaste a medias
    }
ownCards-unread =
    { $count ->
        [one] { COUNT($count, "game") } sin registro
       *[other] { COUNT($count, "game") } sin registro
    }
ownCards-leftOut = No se cuentan: { LIST($parts, type: "semicolon") }.
