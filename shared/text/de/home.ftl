### The first screen, gathering at a table, and the names of levels, paces, bots and avatars.

## The page, and what several screens have.

page-gameName = Crazy Rummy
page-hook = Hast du die Karte, für die ein Joker steht, gehört der Joker dir.
page-back = Zurück
page-ownName = { $name } (du)
page-labelAbout = { $label }: { $subject }

## The home screen.

home-playNow = Sofort spielen
home-playNowHint = Mit anderen online; Bots füllen leere Plätze
home-orNear = Länge, Spielerzahl und Tempo sind mir egal
home-orNearHint = Zuerst wie gewählt, sonst am ähnlichsten Tisch mit Leuten
home-practise = Üben
home-practiseHint = Gegen Bots, auch offline
home-goOn = Weiter: Du bist dran
home-goBack = Partie fortsetzen
home-offline = Der Server ist nicht erreichbar. Offline üben kannst du trotzdem.
home-friends = Freunde
home-friendsHint = Privater Tisch oder Code
home-playFriend = Mit Freunden spielen
home-create = Privaten Tisch öffnen
home-code = Tischcode
home-join = Beitreten
home-name = Dein Name
home-guest = Gast
home-seats = Spieler am Tisch
home-lateTurns = Bei „Sofort spielen“ zu fünft oder sechst kommen alle dran, auch wenn jemand gleich im ersten Zug Schluss macht.
home-length = Länge
home-rules = Spielregeln
home-learn = Spielen lernen
home-replay = Partie ansehen
home-learnHint = Zwei Minuten an einem echten Tisch
home-game = Spiel
home-games = Spiel wählen
home-houseRules = Hausregeln
home-history = Deine Partien
home-ratings = Rangliste
home-profile = Dein Profil
home-daily = Tagespartie
home-dailyHint = Für alle dieselben Karten
home-finding = Tisch wird gesucht…
home-opening = Dein Tisch wird geöffnet…
home-more = Mehr
home-language = Sprache
home-dealsCount = { COUNT($deals, "deal") }
home-dealsInMinutes =
    { COUNT($deals, "deal") }, etwa { $minutes ->
        [one] { $minutes } Minute
       *[other] { $minutes } Minuten
    }
home-playersCount = { $players } Spieler
home-people =
    { $people ->
        [one] { $people } Person
       *[other] { $people } Personen
    }
home-onlyLooking = { home-looking } eine Partie
home-looking =
    { $people ->
        [one] { $people } Person sucht
       *[other] { $people } Personen suchen
    }
home-onlyPlaying =
    { $people ->
        [one] { $people } Person spielt
       *[other] { $people } Personen spielen
    } gerade
home-lookingAndPlaying =
    { home-looking }, { $playing ->
        [one] { $playing } spielt
       *[other] { $playing } spielen
    }
home-joins = Zu { home-people }: { $game }
home-goOnHint = Übung, Runde { $deal }
home-withHouseRules = { $game } mit Hausregeln

## Tables where the player has a seat.

ownTables-with = { $game } mit { LIST($names) }

## Levels of bots.

levelNames-beginner = Anfänger
levelNames-steady = Amateur
levelNames-sharp = Könner
levelNames-expert = Profi
levels-botAlone = { CAPITAL(levels-botWithin) }
levels-botWithin =
    { $level ->
        [beginner] Anfänger-Bot
        [steady] Amateur-Bot
        [sharp] Könner-Bot
       *[expert] Profi-Bot
    }
levels-mark = { UPPER(levels-botAlone) }
levels-markShort = { UPPER($name) }

## Paces.

paceHints-none = Ohne Uhr: Lass dir Zeit.
paceHints-usual = 45 Sekunden für einen Zug und 90 als Reserve für jede Partie; in deiner ersten Partie das Doppelte. Für jede Figur kommen 10 dazu.
paceHints-fast = Schnell: 20 Sekunden für einen Zug, in deiner ersten Partie doppelt so viel, und flinke Bots.
paces-inShort =
    { $pace ->
        [usual] Normales Tempo
        [fast] Schnelles Tempo
       *[none] Ohne Uhr
    }

## The bots, by number: a name for each in every language, with its own first letter.

bots-1 = Alma
bots-2 = Bernd
bots-3 = Carla
bots-4 = Dirk
bots-5 = Emmi
bots-6 = Frieda
bots-7 = Gustav
bots-8 = Hannes

## People's avatars, by number.

avatars-1 = ein Fuchs
avatars-2 = eine Katze
avatars-3 = eine Eule
avatars-4 = ein Bär
avatars-5 = ein Hase
avatars-6 = ein Pinguin
avatars-7 = ein Frosch
avatars-8 = ein Panda
avatars-9 = ein Löwe
avatars-10 = ein Elefant
avatars-11 = ein Igel
avatars-12 = ein Krake
avatars-13 = eine Schildkröte
avatars-14 = ein Wal
avatars-15 = eine Biene
avatars-16 = eine Schnecke
avatars-17 = ein Kaktus
avatars-18 = ein Pilz
avatars-19 = eine Sonnenblume
avatars-20 = ein Mond
avatars-21 = eine Teekanne
avatars-22 = ein Ballon
avatars-23 = ein Segelboot
avatars-24 = eine Rakete

## The screen on which players gather.

waiting-heading = Privater Tisch
waiting-gathering = Spieler werden gesucht…
waiting-invite = Schicke deinen Freunden den Link oder den Code.
waiting-code = Code
waiting-copy = Link kopieren
waiting-share = Teilen
waiting-shared = Spiel mit mir Crazy Rummy.
waiting-notShared = Teilen ging nicht. Kopiere stattdessen den Link.
waiting-copied = Kopiert
waiting-notCopied = Kopieren ging nicht. Markiere es und kopiere es selbst.
waiting-qr = QR-Code
waiting-start = Mit Bots beginnen
waiting-startFull = Beginnen
waiting-empty = Warten auf Mitspieler…
waiting-noBots = Die Partie beginnt, sobald alle Plätze besetzt sind.
waiting-filling = Gleich füllen Bots die leeren Plätze.
waiting-watching = Du schaust zu. Die Spieler beginnen, wenn sie bereit sind.
waiting-leave = Tisch verlassen
waiting-startedBy = { $name } startet die Partie.
waiting-gathered =
    { $missing ->
        [0] Alle sind da.
       *[other]
            { $here ->
                [0] Noch ist niemand da.
                [one] { $here } von { $seats } ist da.
               *[other] { $here } von { $seats } sind da.
            } { waiting-missing }
    }
waiting-missing =
    { $bots ->
        [yes]
            { $missing ->
                [one] Ein Bot kann den anderen Platz einnehmen.
               *[other] Bots können die anderen { $missing } Plätze einnehmen.
            }
       *[no]
            { $missing ->
                [one] Eine Person fehlt noch.
               *[other] { $missing } Personen fehlen noch.
            }
    }

## Rated games, at the table.

rated-waiting = Hat „Sofort spielen“ zwei oder mehr Personen aus verschiedenen Netzen hierhergeführt, wird die Partie für sie gewertet, und es gibt keine Tipps.
rated-mark = Gewertet.
rated-running = Diese Partie wird gewertet: keine Tipps, und wer geht, landet auf dem letzten Platz.

## Panels over the table, and the buttons that open and close them.

panels-scores = Punkte
panels-rules = So spielen wir hier
panels-keys = Tasten und Screenreader
panels-leave = Menü
panels-close = Fenster schließen
panels-notNow = Nicht jetzt
panels-goHome = Zur Startseite
panels-goHomeHint = Dein Platz wird zehn Minuten freigehalten
panels-leaveTable = Tisch verlassen
panels-leaveHint = Du gibst deinen Platz auf
panels-leaveKeptHint = Du kannst diese Partie später fortsetzen
panels-why = Warum?

## Buttons on the table that teach.

learning-rules = Regeln dieses Tischs
learning-hint = Tipp
learning-nextHint = Nächstbester Tipp
learning-hintsOff = An diesem Tisch sind Tipps ausgeschaltet.

## The ways to the settings, and those that the home screen and the menu of a table have as well.

toSettings-title = Einstellungen
toSettings-open = Einstellungen
toSettings-mute = Ton aus
toSettings-unmute = Ton an

## The system notification for the viewer's turn.

turnAlert-title = Du bist dran
turnAlert-body = Der Tisch wartet auf dich.

## A broken connection, and a seat that is taken elsewhere.

connection-reconnecting = Verbindung wird wiederhergestellt…
connection-lost = Die Verbindung zum Tisch ist abgerissen.
connection-elsewhere = Du spielst hier jetzt in einem anderen Tab oder auf einem anderen Gerät.
connection-playHere = Hier weiterspielen
connection-nobodyCame = 15 Minuten lang ist niemand dazugekommen, deshalb wurde der Tisch geschlossen. Code und Link öffnen ihn wieder.
connection-openAgain = Wieder öffnen
connection-home = Zur Startseite

## For somebody who watches: a bot's seat from the next deal or game on, and once it is booked.

takeSeat-take = Platz nehmen
takeSeat-nextDeal = Ab der nächsten Runde
takeSeat-nextGame = Ab der nächsten Partie
takeSeat-booked = Platz reserviert
takeSeat-giveUp = Drücken, um ihn freizugeben

## The phrases of the table chat, and the names of its emoji.

sayings-hello = Hallo!
sayings-goodLuck = Viel Glück!
sayings-wellPlayed = Gut gespielt!
sayings-niceSwap = Toller Tausch!
sayings-thanks = Danke!
sayings-sorry = Tut mir leid!
sayings-oops = Hoppla!
sayings-oneMoment = Moment, bitte
sayings-takeYourTime = Lass dir Zeit
sayings-yourTurn = Du bist dran!
sayings-goodGame = Schöne Partie!
sayings-another = Noch eine Partie?
sayings-smile = Lächeln
sayings-laugh = Lachen
sayings-surprise = Wow
sayings-sad = Traurig
sayings-thumbsUp = Daumen hoch
sayings-heart = Herz
company-saySomething = Etwas sagen
company-aloud = { cards-personAlone }: { $words }
company-about = Über { PEOPLE($who) }

## For a screen reader.

access-placeInHand = { CAPITAL(CARD($card, style: "name")) }, Karte { $place } von { $cards }.
access-sorted =
    Nach { $order ->
        [suit] Farbe
        [rank] Rang
       *[melds] { TERM($terms, "meldsDat") }
    } geordnet: { LIST($groups, type: "semicolon") }.
access-group = { CARDS($cards, style: "name", type: "comma") }
access-hurry =
    { $seconds ->
        [one] Noch { $seconds } Sekunde.
       *[other] Noch { $seconds } Sekunden.
    }
access-noMelds = Keine { TERM($terms, "melds") } auf dem Tisch.
access-totals = { LIST($lines, type: "comma") }.
access-total =
    { $place ->
        [first] { cards-personAlone } { $total }
        [last] { PEOPLE($who) } { COUNT($total, "point") }
       *[middle] { PEOPLE($who) } { $total }
    }
