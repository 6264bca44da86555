### Settings, keys, and the screens of games and rules.

## All settings.

allSettings-browsersLanguage = Come il browser
allSettings-looks = Aspetto
allSettings-felt = Panno
allSettings-felts-green = Verde
allSettings-felts-blue = Blu
allSettings-felts-wine = Bordeaux
allSettings-felts-slate = Ardesia
allSettings-felts-plum = Prugna
allSettings-felts-sand = Sabbia
allSettings-face = Disegno delle carte
allSettings-faces-classic = Classico
allSettings-faces-large = Grande
allSettings-faces-fourColour = Colorato
allSettings-faces-minimal = Essenziale
allSettings-letters = Lettere sulle carte
allSettings-cardSize = Misura delle carte
allSettings-cardSizes-small = Piccola
allSettings-cardSizes-normal = Normale
allSettings-cardSizes-large = Grande
allSettings-cardBack = Dorso delle carte
allSettings-cardBacks-lattice = Reticolo
allSettings-cardBacks-waves = Onde
allSettings-cardBacks-leaves = Foglie
allSettings-cardBacks-plain = Tinta unita
allSettings-cardBacks-rays = Raggi
allSettings-cardBacks-tiles = Piastrelle
allSettings-table = Tavolo
allSettings-theme = Giorno o notte
allSettings-themeNames-auto = Come il dispositivo
allSettings-themeNames-dark = Notte
allSettings-themeNames-light = Giorno
allSettings-bots = Bot d’allenamento
allSettings-botSpeeds-normal = Normali
allSettings-botSpeeds-fast = Veloci
allSettings-speed = Animazioni
allSettings-speeds-off = Nessuna
allSettings-speeds-fast = Veloci
allSettings-speeds-normal = Normali
allSettings-speeds-slow = Lente
allSettings-leftHanded = Per chi è mancino
allSettings-leftHandedHint = Mazzo, pozzo e pulsanti a sinistra
allSettings-sound = Audio
allSettings-sounds = Suoni
allSettings-volume = Volume
allSettings-hear = Ascolta un suono
allSettings-exampleSounds-yourTurn = Il tuo turno
allSettings-exampleSounds-place = Una carta
allSettings-exampleSounds-swap = Uno scambio
allSettings-exampleSounds-dealWon = Una mano vinta
allSettings-vibrates = Vibrazione
allSettings-vibratesHint = Quando sollevi una carta, scambi o chiudi
allSettings-playing = Gioco
allSettings-taps = Tocca per giocare
allSettings-drags = Trascina per giocare
allSettings-warns = Avvisa degli scarti rischiosi
allSettings-warnsHint = Se la carta è una matta, o se chi gioca dopo può attaccarla
allSettings-hints = Pulsante dei consigli
allSettings-hintsHint = Suggerisce una mossa quando lo chiedi
allSettings-phrases = Frasi al tavolo
allSettings-phrasesHint = Brevi frasi degli altri giocatori, e un pulsante per rispondere
allSettings-letterKeys = Tasti con lettere
allSettings-letterKeysHint = D pesca, M cala, X scarta, ? li mostra tutti
allSettings-turn = Quando tocca a te
allSettings-notifies = Avvisami
allSettings-notifiesHint = Quando il gioco è in secondo piano
allSettings-noAlerts-unsupported = Questo browser non supporta le notifiche.
allSettings-noAlerts-denied = Le notifiche di questa pagina sono bloccate. Consentile nelle impostazioni del browser.
allSettings-volumeOf = { PERCENT($share) }

## The help on keys: headings, then each key and what it does.

keys-table = Ovunque al tavolo
keys-hand = Tra le tue carte
keys-letters = Tasti con lettere
keys-lettersOff = I tasti con lettere sono disattivati nelle impostazioni.
keys-lettersHint = Funzionano quando il cursore è sul tavolo. Puoi disattivarli nelle impostazioni.
keys-reader = Con uno screen reader
keys-game = In alcuni giochi
tableKeys-move-key = Tab
tableKeys-move-does = Spostarsi tra le combinazioni, il mazzo e il pozzo, le tue carte e i pulsanti
tableKeys-along-key = Frecce, Home, Fine
tableKeys-along-does = Spostarsi lì da una carta all’altra
tableKeys-act-key = Invio
tableKeys-act-does = Fare quello che dice il punto: pescare, attaccare, scambiare, scartare
tableKeys-escape-key = Esc
tableKeys-escape-does = Chiudere quello che è aperto, o togliere la selezione
tableKeys-undo-key = Ctrl o ⌘ Z
tableKeys-undo-does = Annullare
handKeys-select-key = Spazio
handKeys-select-does = Selezionare o deselezionare una carta
handKeys-play-key = Invio
handKeys-play-does = Selezionare una carta; se è già selezionata, giocare la selezione dove va, o andare dove va
handKeys-shift-key = Maiusc e una freccia
handKeys-shift-does = Spostare la carta tra le tue
letterKeys-draw = Pescare dal mazzo
letterKeys-take = Prendere la carta in cima al pozzo
letterKeys-meld = Calare le carte selezionate
letterKeys-layOff = Attaccare le carte selezionate
letterKeys-swap = Scambiare con una matta
letterKeys-discard = Scartare la carta selezionata
letterKeys-undo = Annullare
letterKeys-scores = Punti
letterKeys-hint = Consiglio; di nuovo: un altro
letterKeys-cards = Mostrare le carte del consiglio
letterKeys-speak = Dire qualcosa, con altre persone
letterKeys-skip = Saltare al tuo turno, in allenamento
letterKeys-help = Questo aiuto
gameKeys-contract = Trovare il contratto, calare il contratto
gameKeys-end = Finire il turno senza scarto
gameKeys-goRummy = Fare ramino, o up con il 2
gameKeys-answer = Rispondere sì o no

## Tips for playing with a screen reader.

readerHints-headings = Il tavolo ha dei titoli: giocatori, combinazioni, mazzo e pozzo, le tue carte, punti.
readerHints-buttons = Ogni carta e ogni punto del tavolo è un pulsante che dice che cos’è. Premi una carta per selezionarla; premila di nuovo per deselezionarla.
readerHints-places = Con delle carte selezionate, i punti dove vanno sono pulsanti tra le combinazioni, e il pulsante «{ $button }» dice che cosa formano.
readerHints-wilds = Una matta con cui puoi fare uno scambio lo dice: «{ $label }». Seleziona la carta che sostituisce, poi premi la matta.
readerHints-aloud = Le mosse degli altri e il tuo turno vengono letti automaticamente. Il pulsante «{ $button }» mostra tutto.

## The screen where a game is chosen.

gamesScreen-heading = Scegli un gioco
gamesScreen-search = Cerca con un nome qualsiasi
gamesScreen-own = Le tue regole della casa
gamesScreen-noneOwn = Le regole della casa che salvi appaiono qui.
gamesScreen-most = Giochi di più a
gamesScreen-found = Risultati
gamesScreen-clear = Cancella la ricerca
gamesScreen-noneFound = Nessun gioco ha questo nome.
gamesScreen-showAll = Mostra tutti i giochi
gamesScreen-groups-crazyRummy = Crazy Rummy
gamesScreen-groups-houses = Varianti della casa
gamesScreen-groups-oxner = Varianti di Michael Oxner
gamesScreen-groups-greek = Giochi greci
gamesScreen-groups-cousins = Giochi affini
gamesScreen-choose = Scegli
gamesScreen-chosen = Scelto
gamesScreen-differs = In che cosa è diverso
gamesScreen-more = Altro
gamesScreen-allRules = Tutte le regole
gamesScreen-change = Cambia le regole
gamesScreen-rename = Rinomina
gamesScreen-remove = Elimina
gamesScreen-putBack = Annulla
gamesScreen-newName = Nuovo nome
gamesScreen-nameTaken = Hai già regole con questo nome.
gamesScreen-aboutRules =
    { $does ->
        [choose] { gamesScreen-choose }: { $name }
        [chosen] { gamesScreen-chosen }: { $name }
        [rename] { gamesScreen-rename }: { $name }
       *[remove] { gamesScreen-remove }: { $name }
    }
gamesScreen-gamesFound =
    { $count ->
        [one] { $count } gioco trovato.
       *[other] { $count } giochi trovati.
    }
gamesScreen-deleted = Eliminato: { $name }.
gamesScreen-alsoCalled = Si chiama anche { LIST($names) }.
gamesScreen-alsoCalledAndMore = Si chiama anche { LIST($names) }.
gamesScreen-moreNames =
    { $count ->
        [one] in { $count } altro modo
       *[other] in altri { $count } modi
    }
difficulties-easy = Facile da imparare
difficulties-medium = Qualche regola in più
difficulties-hard = Molte regole
pasted-heading = Regole di un amico
pasted-field = Link o codice con le regole
pasted-show = Mostra

## A game in pictures and in a few words.

tile-players =
    { $fewest ->
        [none]
            { $most ->
                [one] { $most } giocatore
               *[other] { $most } giocatori
            }
       *[other] da { $fewest } a { $most } giocatori
    }
tile-packs =
    { $packs ->
        [one] { $packs } mazzo
       *[other] { $packs } mazzi
    }{ $jokers ->
        [0] {""}
       *[other] , { $jokers } jolly
    }
tile-hand =
    { $fewest ->
        [none] { COUNT($most, "card") }
       *[other] da { $fewest } a { COUNT($most, "card") }
    }
tile-noWilds = Senza matte
tile-wilds = Matte: { LIST($wilds) }
tile-ranks =
    { $count ->
        [one] { $count } valore
       *[other] { $count } valori
    }
wildRank-turned = un valore scoperto
wildRank-named = un valore scelto da chi dà le carte
alwaysWild-jokers = jolly
alwaysWild-twos = due
alwaysWild-tens = dieci
alwaysWild-oneEyedJacks = fanti di profilo
tile-toPoints =
    { $least ->
        [none] A { GROUPED($most) } punti
       *[other] A { GROUPED($least) }–{ GROUPED($most) } punti
    }
specialities-contract = Un contratto in ogni mano
specialities-setsOnly = Solo tris
specialities-runsOnly = Solo scale
specialities-meldsInHand = Si cala solo alla fine
specialities-fewWilds = Poche matte insieme
specialities-deepPile = Si pesca a fondo nel pozzo
specialities-useDiscard = Quel che prendi, lo usi
specialities-press = I punti possono raddoppiare
specialities-lastTwo = Si può finire con un due
specialities-noWilds = Solo carte naturali
unlike = A differenza di { $game }: { LIST($parts, type: "semicolon") }.
trait-contract-off = niente contratti
trait-contract-on = un contratto in ogni mano
trait-when-duringTurns = si cala durante la mano
trait-when-goingOutOnly = le combinazioni restano in mano
trait-firstMeld =
    { $points ->
        [0] nessun minimo per aprire
       *[other] { $points } punti per aprire
    }
trait-kinds-both = tris e scale
trait-kinds-sets = solo tris
trait-kinds-runs = solo scale
trait-system-penalties = le carte in mano contano contro di te
trait-system-winnerTakesHands = chi vince prende i punti in mano agli altri
trait-system-meldedMinusHand = quello che cali conta per te, quello che hai in mano contro di te
trait-system-meldedPlusHands = quello che cali conta per te
trait-system-melded = conta solo quello che cali
trait-wilds = come matte, { LIST($wilds) }
trait-noWilds = niente matte
trait-pile-free = dal pozzo solo la carta in cima, da tenere o calare
trait-pile-deep = si possono prendere più carte dal pozzo
trait-pile-laid = una carta presa dal pozzo va subito sul tavolo
trait-pile-gated = prima di aprire, il pozzo serve solo per aprire
trait-wildLimit-none = quante matte vuoi per combinazione
trait-wildLimit-few = poche matte per combinazione
trait-press-off = niente Press
trait-press-on = una mano può contare doppio
trait-lastTwo-false = un ultimo due è una carta come le altre
trait-lastTwo-true = un ultimo due finisce la mano
trait-target = fino a { GROUPED($points) } punti

## The differences of a game from the standard game, and of house rules from their game.

differences-main = Le differenze principali dal gioco standard
differences-count =
    { $count ->
        [0] Il gioco standard
        [one] { $count } differenza dal gioco standard
       *[other] { $count } differenze dal gioco standard
    }
differences-more =
    { $count ->
        [one] { $count } altra differenza
       *[other] altre { $count } differenze
    }
differences-moreInAllRules = { CAPITAL(differences-more) }: vedi «{ gamesScreen-allRules }».
differences-inStandardGame = Standard: { $sentence }
differences-inGame = In { $game }: { $sentence }

## The editor of house rules.

editor-heading = Regole della casa
editor-how = Premi una regola per cambiarla.
editor-search = Cerca tra le regole
editor-often = Le più cambiate
editor-noneFound = Nessuna regola corrisponde alla ricerca.
editor-changes = Le tue modifiche
editor-noChanges = Ancora nessuna modifica.
editor-reset = Ripristina
editor-resetAll = Ripristina tutto
editor-cannot = Non va d’accordo con altre regole.
editor-wayOut = Funziona se cambia anche questo:
editor-wayOutAlone = Funziona se si ripristinano le regole che non servono più.
editor-noWayOut = Nessun’altra modifica lo rende possibile.
editor-offered = Spesso si gioca insieme a:
editor-addThese = Aggiungi
editor-notThese = No, grazie
editor-changeAll = Cambia tutto
editor-leave = Lascia com’è
editor-toSummary = Vedi le modifiche
editor-resetOption = { editor-reset }: { $option }
editor-gameIs = { $game }.
editor-changedTo = Cambiato. { $sentence }
editor-rulesFound =
    { $count ->
        [one] { $count } regola trovata.
       *[other] { $count } regole trovate.
    }

ownContracts-write = Scrivi i tuoi contratti
ownContracts-use = Usa questi contratti
ownContracts-add = Aggiungi un contratto
ownContracts-none = Nessun’altra
ownContracts-hand = Carte distribuite
ownContracts-everyCard = Richiede tutte le tue carte
ownContracts-contract = Contratto { $number }
ownContracts-remove = Togli il contratto { $number }
ownContracts-meld = Combinazione { $place } del contratto { $number }

## Examples below options.

optionExample-handScores = { COUNT($points, "point") } in mano
optionExample-isRun =
    { $isAllowed ->
        [yes] ✓ È una scala
       *[no] ✗ Non è una scala
    }
optionExample-withoutTurn = Su 100 mani del gioco standard, qualcuno resta senza turno in { $four } con quattro giocatori e in { $six } con sei.
swapExample-before = Hai l’8♥
swapExample-off = La matta resta
swapExample-free = La matta è tua
swapExample-thisTurn = La matta è tua, da giocare subito
swapExample-otherMeld = La matta passa a un’altra combinazione
swapExample-stays = La matta si sposta nella sua combinazione

## The pages that show rules.

rulesPage-edit = Cambia le regole
rulesPage-useThese = Scegli per le prossime partite
rulesPage-friends = Gioca con amici
rulesPage-play = Gioca con queste regole
rulesPage-keep = Salva e condividi
rulesPage-copyLink = Copia il link
rulesPage-copyCode = Copia il codice
rulesPage-link = Link:
rulesPage-name = Nome di queste regole
rulesPage-save = Salva
rulesPage-saved = Salvate su questo dispositivo.
rulesPage-full = Non c’è più spazio. Elimina qualcuna delle regole salvate.

## The page that shows a table before you take a seat.

look-who = Chi c’è
look-free = Posto libero
look-join = Prendi posto
look-comeBack = Torna al tuo posto
look-watch = Guarda questo tavolo
look-unwatched = Questo tavolo non ammette spettatori.
look-afterDeal = Dalla prossima mano il posto di un bot è tuo, con i suoi punti. Fino ad allora guardi.
look-book = Prendi posto dalla prossima mano
look-resting = La partita è in pausa. Riprende quando tornano i giocatori.
look-tableCalled = Tavolo { $code }
look-about = { $game }. { differences-count }. { $pace }
look-seatsTaken =
    { $taken ->
        [one] { $taken } posto occupato su { $seats }.
       *[other] { $taken } posti occupati su { $seats }.
    }
look-botNamed = { $name } (bot)

## A private table, the levels of bots, and the lists of tables at home.

home-dayAgo =
    { $daysAgo ->
        [0] { CLOCK($time) }
        [1] ieri
       *[other] { LOCALDAY($time) }
    }
openTables-heading = Tavoli aperti
openTables-none = Ora non ci sono tavoli aperti. «Gioca subito» ne apre uno.
openTables-unknown = I tavoli aperti appaiono qui quando c’è connessione.
openTables-sitDown = Siediti
openTables-look = Vedi
openTables-peopleAt =
    { home-people } a { $tables ->
        [one] { $tables } tavolo
       *[other] { $tables } tavoli
    }
openTables-showAll = Mostra tutti ({ $count })
openTables-now =
    { paces-inShort }. { $deal ->
        [none] { openTables-seats }
       *[other]
            Mano { $deal }: { openTables-seats }{ $isOpen ->
                [yes] {""}
               *[no] {" "}dalla prossima mano
            }
    }.
openTables-seats =
    { home-people }, { $free ->
        [one] { $free } posto libero
       *[other] { $free } posti liberi
    }
openTables-at =
    { $does ->
        [sitDown] { openTables-sitDown }
       *[look] { openTables-look }
    }: { $game }. { $now }
ownTables-heading = I tuoi tavoli
# A preposition before a day would need its number: "dall’8", "dal 9".
ownTables-seen =
    { $code }, { $isPaused ->
        [yes]
            { $daysAgo ->
                [0] in pausa da oggi, { CLOCK($time) }
                [1] in pausa da ieri
               *[other] in pausa, ultima volta: { LOCALDAY($time) }
            }
       *[no]
            { $daysAgo ->
                [0] ultima volta: oggi, { CLOCK($time) }
                [1] ultima volta: ieri
               *[other] ultima volta: { LOCALDAY($time) }
            }
    }
hosting-bots = I bot prendono i posti liberi
hosting-botsHint = Se no, la partita comincia quando non ci sono più posti liberi
hosting-spectators = Spettatori ammessi
hosting-spectatorsHint = Chi ha il codice; non vede le carte di nessuno
hosting-hints = Consigli ammessi
hosting-hintsHint = Se no, nessuno al tavolo può chiederne
hosting-inShort =
    { paces-inShort }, { hosting-botsOf }, { $spectators ->
        [yes] spettatori ammessi
       *[no] senza spettatori
    }{ $hints ->
        [yes] {""}
       *[no] , senza consigli
    }
hosting-botsOf =
    { $bots ->
        [beginner] bot principianti
        [steady] bot solidi
        [sharp] bot scaltri
        [expert] bot esperti
        [several] bot di vari livelli
       *[none] senza bot
    }
levels-legend = Bot
levels-each = Scegli per ogni bot
levels-note = Il bot 1 siede alla tua sinistra. Con «Gioca subito», i bot giocano al livello medio tra quelli scelti dai giocatori.
levelHints-beginner = Principiante: guarda solo le sue carte, cala subito tutto e fa errori.
levelHints-steady = Solido: ricorda le carte che ha visto e ragiona su ogni turno.
levelHints-sharp = Scaltro: intuisce anche dove possono essere le altre carte.
levelHints-expert = Esperto: in Crazy Rummy come Scaltro; in giochi come Rummy 5000 immagina anche come andrà avanti la mano.
levels-botNumber = Bot { $number }
levels-inShort = Dalla tua sinistra: { LIST($levels, type: "comma") }.

## Panels of a table, and the end of a deal or a game.

levels-botNamed = { $name } ({ levels-botWithin })
pace-anybody = Ritmo di «Gioca subito»
pace-friends = Ritmo
rated-leaving = Questa partita è classificata: finiresti all’ultimo posto.
panels-log = Cronaca
panels-tally = Conteggio
panels-next = Prossima mano
panels-review = Analisi
panels-replay = Replay
panels-share = Condividi il risultato
panels-check = Questa mano era regolare?
panels-showTable = Mostra il tavolo
panels-showTally = Conteggio e prossima mano
panels-showFinal = Mostra il risultato
panels-rematch = Rivincita
panels-daily = Alla sfida del giorno
panels-home = Home
panels-total = Totale
panels-player = Nome
panels-nothingYet = Non è ancora successo niente.
panels-joint = Vittoria a pari merito
panels-final = Risultato finale

## House rules by the game that they come from.

home-withChanges = { $game } con { home-changesCount }.
home-changesCount =
    { $changes ->
        [one] { $changes } modifica
       *[other] { $changes } modifiche
    }

## Choices that several screens have.

paceNames-none = Senza limite
paceNames-usual = Normale
paceNames-fast = Veloce
waiting-scan = Inquadralo per entrare
waiting-qrWords = Codice QR con il link di questo tavolo
toSettings-here = Salvate su questo dispositivo.
toSettings-fourColours = Quattro colori
toSettings-fourColoursHint = Fiori verdi, quadri blu
toSettings-bigCards = Carte grandi
