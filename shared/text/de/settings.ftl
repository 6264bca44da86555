### Settings, keys, and the screens of games and rules.

## All settings.

allSettings-browsersLanguage = Wie im Browser
allSettings-looks = Aussehen
allSettings-felt = Filz
allSettings-felts-green = Grün
allSettings-felts-blue = Blau
allSettings-felts-wine = Weinrot
allSettings-felts-slate = Schiefer
allSettings-felts-plum = Pflaume
allSettings-felts-sand = Sand
allSettings-face = Kartenbild
allSettings-faces-classic = Klassisch
allSettings-faces-large = Groß
allSettings-faces-fourColour = Getönt
allSettings-faces-minimal = Schlicht
allSettings-letters = Buchstaben auf Karten
allSettings-cardSize = Kartengröße
allSettings-cardSizes-small = Klein
allSettings-cardSizes-normal = Normal
allSettings-cardSizes-large = Groß
allSettings-cardBack = Rückseite
allSettings-cardBacks-lattice = Gitter
allSettings-cardBacks-waves = Wellen
allSettings-cardBacks-leaves = Blätter
allSettings-cardBacks-plain = Glatt
allSettings-cardBacks-rays = Strahlen
allSettings-cardBacks-tiles = Kacheln
allSettings-table = Tisch
allSettings-theme = Tag oder Nacht
allSettings-themeNames-auto = Wie das Gerät
allSettings-themeNames-dark = Nacht
allSettings-themeNames-light = Tag
allSettings-bots = Bots beim Üben
allSettings-botSpeeds-normal = Normal
allSettings-botSpeeds-fast = Schnell
allSettings-speed = Animation
allSettings-speeds-off = Aus
allSettings-speeds-fast = Schnell
allSettings-speeds-normal = Normal
allSettings-speeds-slow = Langsam
allSettings-leftHanded = Für die linke Hand
allSettings-leftHandedHint = Stapel, Ablage und Knöpfe links
allSettings-sound = Ton
allSettings-sounds = Töne
allSettings-volume = Lautstärke
allSettings-hear = Einen Ton anhören
allSettings-exampleSounds-yourTurn = Du bist dran
allSettings-exampleSounds-place = Eine Karte
allSettings-exampleSounds-swap = Ein Tausch
allSettings-exampleSounds-dealWon = Runde gewonnen
allSettings-vibrates = Vibrieren
allSettings-vibratesHint = Wenn du eine Karte aufhebst, tauschst oder Schluss machst
allSettings-playing = Spielen
allSettings-taps = Durch Tippen
allSettings-drags = Durch Ziehen
allSettings-warns = Vor riskanten Abwürfen warnen
allSettings-warnsHint = Wenn die Karte ein Joker ist oder jemand sie gleich anlegen könnte
allSettings-hints = Knopf für Tipps
allSettings-hintsHint = Schlägt einen Zug vor, wenn du fragst
allSettings-phrases = Tischgespräch
allSettings-phrasesHint = Kurze Sätze der anderen und ein Knopf zum Antworten
allSettings-letterKeys = Buchstabentasten
allSettings-letterKeysHint = D zieht, M legt aus, X wirft ab, ? zeigt alle
allSettings-turn = Wenn du dran bist
allSettings-notifies = Benachrichtigen
allSettings-notifiesHint = Wenn das Spiel im Hintergrund ist
allSettings-noAlerts-unsupported = Dieser Browser kennt keine Benachrichtigungen.
allSettings-noAlerts-denied = Benachrichtigungen sind für diese Seite gesperrt. Erlaube sie in den Einstellungen des Browsers.
allSettings-volumeOf = { PERCENT($share) }

## The help on keys: headings, then each key and what it does.

keys-table = Überall am Tisch
keys-hand = Auf deiner Hand
keys-letters = Buchstabentasten
keys-lettersOff = Buchstabentasten sind in den Einstellungen ausgeschaltet.
keys-lettersHint = Sie gelten, solange der Fokus auf dem Tisch liegt. In den Einstellungen kannst du sie ausschalten.
keys-reader = Mit einem Screenreader
keys-game = In manchen Spielen
tableKeys-move-key = Tab
tableKeys-move-does = Zwischen den Figuren, Stapel und Ablage, deiner Hand und den Knöpfen wechseln
tableKeys-along-key = Pfeiltasten, Pos1, Ende
tableKeys-along-does = Dort von Karte zu Karte gehen
tableKeys-act-key = Enter
tableKeys-act-does = Tun, was die Stelle sagt: ziehen, anlegen, tauschen, abwerfen
tableKeys-escape-key = Esc
tableKeys-escape-does = Schließen, was offen ist, oder die Auswahl aufheben
tableKeys-undo-key = Strg oder ⌘ Z
tableKeys-undo-does = Rückgängig machen
handKeys-select-key = Leertaste
handKeys-select-does = Eine Karte wählen oder abwählen
handKeys-play-key = Enter
handKeys-play-does = Eine Karte wählen; auf einer gewählten Karte die Auswahl spielen, wo sie passt, oder dorthin gehen, wo sie passt
handKeys-shift-key = Umschalt und eine Pfeiltaste
handKeys-shift-does = Die Karte auf der Hand verschieben
letterKeys-draw = Vom Stapel ziehen
letterKeys-take = Die oberste Karte der Ablage nehmen
letterKeys-meld = Die gewählten Karten auslegen
letterKeys-layOff = Die Auswahl anlegen
letterKeys-swap = Eine Karte gegen einen Joker tauschen
letterKeys-discard = Die gewählte Karte abwerfen
letterKeys-undo = Rückgängig machen
letterKeys-scores = Punkte
letterKeys-hint = Tipp; noch einmal: der nächstbeste
letterKeys-cards = Die Karten des Tipps zeigen
letterKeys-speak = Etwas sagen, wenn andere Menschen mitspielen
letterKeys-skip = Weiter zu deinem Zug, beim Üben
letterKeys-help = Diese Hilfe
gameKeys-contract = Den Kontrakt finden, den Kontrakt auslegen
gameKeys-end = Den Zug ohne Abwurf beenden
gameKeys-goRummy = Rummy machen oder Up mit 2
gameKeys-answer = Mit Ja oder Nein antworten

## Tips for playing with a screen reader.

readerHints-headings = Der Tisch hat Überschriften: Spieler, Figuren, Stapel und Ablage, deine Hand, Punkte.
readerHints-buttons = Jede Karte und jede Stelle ist ein Knopf, der sagt, was er ist. Drücke auf eine Karte, um sie zu wählen, und noch einmal, um sie abzuwählen.
readerHints-places = Sind Karten ausgewählt, sind die Stellen, an die sie passen, Knöpfe zwischen den Figuren, und der Knopf „{ $button }“ sagt, was sie ergäben.
readerHints-wilds = Ein Joker, gegen den du tauschen kannst, sagt es: „{ $label }“. Wähle die Karte, für die er steht, und drücke dann auf den Joker.
readerHints-aloud = Was die anderen spielen und wann du dran bist, wird von selbst vorgelesen. Unter „{ $button }“ steht alles.

## The screen where a game is chosen.

gamesScreen-heading = Spiel wählen
gamesScreen-search = Nach einem Namen suchen
gamesScreen-own = Deine Hausregeln
gamesScreen-noneOwn = Hier stehen die Hausregeln, die du speicherst.
gamesScreen-most = Am meisten gespielt
gamesScreen-found = Treffer
gamesScreen-clear = Suche leeren
gamesScreen-noneFound = Kein Spiel heißt so.
gamesScreen-showAll = Alle Spiele zeigen
gamesScreen-groups-crazyRummy = Crazy Rummy
gamesScreen-groups-houses = Hausvarianten
gamesScreen-groups-oxner = Varianten von Michael Oxner
gamesScreen-groups-greek = Griechische Spiele
gamesScreen-groups-cousins = Verwandte Spiele
gamesScreen-choose = Wählen
gamesScreen-chosen = Gewählt
gamesScreen-differs = Was anders ist
gamesScreen-more = Mehr
gamesScreen-allRules = Alle Regeln
gamesScreen-change = Regeln ändern
gamesScreen-rename = Umbenennen
gamesScreen-remove = Löschen
gamesScreen-putBack = Zurückholen
gamesScreen-newName = Neuer Name
gamesScreen-nameTaken = Du hast schon Regeln mit diesem Namen.
gamesScreen-aboutRules =
    { $does ->
        [choose] { $name } wählen
        [chosen] { $name }: gewählt
        [rename] { $name } umbenennen
       *[remove] { $name } löschen
    }
gamesScreen-gamesFound =
    { $count ->
        [one] { $count } Spiel gefunden.
       *[other] { $count } Spiele gefunden.
    }
gamesScreen-deleted = { $name } gelöscht.
gamesScreen-alsoCalled = Auch genannt: { LIST($names) }.
gamesScreen-alsoCalledAndMore = Auch genannt: { LIST($names) }.
gamesScreen-moreNames =
    { $count ->
        [one] ein weiterer Name
       *[other] { $count } weitere
    }
difficulties-easy = Leicht zu lernen
difficulties-medium = Etwas mehr Regeln
difficulties-hard = Viele Regeln
pasted-heading = Regeln von Freunden
pasted-field = Link oder Code mit Regeln
pasted-show = Zeigen

## A game in pictures and in a few words.

tile-players =
    { $fewest ->
        [none] { $most } Spieler
       *[other] { $fewest } bis { $most } Spieler
    }
tile-packs =
    { $packs ->
        [one] { $packs } Deck
       *[other] { $packs } Decks
    }{ $jokers ->
        [0] {""}
        [one] , { $jokers } Joker-Karte
       *[other] , { $jokers } Joker-Karten
    }
tile-hand =
    { $fewest ->
        [none] { COUNT($most, "card") }
       *[other] { $fewest } bis { COUNT($most, "card") }
    }
tile-noWilds = Keine Joker
tile-wilds = Joker: { LIST($wilds) }
tile-ranks =
    { $count ->
        [one] { $count } Rang
       *[other] { $count } Ränge
    }
wildRank-turned = ein aufgedeckter Rang
wildRank-named = ein vom Geber genannter Rang
alwaysWild-jokers = Joker-Karten
alwaysWild-twos = Zweien
alwaysWild-tens = Zehnen
alwaysWild-oneEyedJacks = einäugige Buben
tile-toPoints =
    { $least ->
        [none] Bis { GROUPED($most) } Punkte
       *[other] Bis { GROUPED($least) }–{ GROUPED($most) } Punkte
    }
specialities-contract = Ein Kontrakt in jeder Runde
specialities-setsOnly = Nur Sätze
specialities-runsOnly = Nur Folgen
specialities-meldsInHand = Figuren auf der Hand
specialities-fewWilds = Wenige Joker je Figur
specialities-deepPile = Tief in die Ablage greifen
specialities-useDiscard = Spiele, was du nimmst
specialities-press = Punkte manchmal doppelt
specialities-lastTwo = Schluss mit einer Zwei
specialities-noWilds = Ohne Joker
unlike = Anders als bei { $game }: { LIST($parts, type: "semicolon") }.
trait-contract-off = keine Kontrakte
trait-contract-on = ein Kontrakt in jeder Runde
trait-when-duringTurns = ausgelegt wird schon während der Runde
trait-when-goingOutOnly = Figuren bleiben auf der Hand
trait-firstMeld =
    { $points ->
        [0] keine Mindestpunkte für die ersten Figuren
       *[other] Erstmeldung mit { $points } Punkten
    }
trait-kinds-both = Sätze und Folgen
trait-kinds-sets = nur Sätze
trait-kinds-runs = nur Folgen
trait-system-penalties = die Karten auf deiner Hand zählen gegen dich
trait-system-winnerTakesHands = wer gewinnt, bekommt die Punkte der anderen
trait-system-meldedMinusHand = was du auslegst, zählt für dich, was du auf der Hand hast, gegen dich
trait-system-meldedPlusHands = was du auslegst, zählt für dich
trait-system-melded = nur was du auslegst, zählt
trait-wilds = Joker sind { LIST($wilds) }
trait-noWilds = keine Joker
trait-pile-free = von der Ablage nur die oberste Karte, die du behalten darfst
trait-pile-deep = du darfst mehrere Karten der Ablage nehmen
trait-pile-laid = eine Karte der Ablage muss sofort auf den Tisch
trait-pile-gated = vor der Erstmeldung ist die Ablage nur für sie da
trait-wildLimit-none = beliebig viele Joker je Figur
trait-wildLimit-few = wenige Joker je Figur
trait-press-off = kein Press
trait-press-on = eine Runde kann doppelt zählen
trait-lastTwo-false = eine letzte Zwei ist eine Karte wie jede andere
trait-lastTwo-true = eine letzte Zwei beendet die Runde
trait-target = bis { GROUPED($points) } Punkte

## The differences of a game from the standard game, and of house rules from their game.

differences-main = Die wichtigsten Unterschiede zum Standardspiel
differences-count =
    { $count ->
        [0] Das Standardspiel
        [one] { $count } Unterschied zum Standardspiel
       *[other] { $count } Unterschiede zum Standardspiel
    }
differences-more =
    { $count ->
        [one] { $count } weiterer Unterschied
       *[other] { $count } weitere Unterschiede
    }
differences-moreInAllRules = { differences-more }: siehe „{ gamesScreen-allRules }“.
differences-inStandardGame = Standard: { $sentence }
differences-inGame = In { $game }: { $sentence }

## The editor of house rules.

editor-heading = Hausregeln
editor-how = Drücke auf eine Regel, um sie zu ändern.
editor-search = Regeln durchsuchen
editor-often = Oft geändert
editor-noneFound = Hier passt keine Regel zu deiner Suche.
editor-changes = Deine Änderungen
editor-noChanges = Noch keine Änderungen.
editor-reset = Zurücksetzen
editor-resetAll = Alle zurücksetzen
editor-cannot = Das widerspricht anderen Regeln.
editor-wayOut = Es geht, wenn sich auch das ändert:
editor-wayOutAlone = Es geht, wenn Regeln zurückgesetzt werden, die nicht mehr gelten.
editor-noWayOut = Keine andere Änderung würde es möglich machen.
editor-offered = Wird oft dazu gespielt:
editor-addThese = Hinzufügen
editor-notThese = Nein, danke
editor-changeAll = Alles ändern
editor-leave = So lassen
editor-toSummary = Änderungen
editor-resetOption = { $option } zurücksetzen
editor-gameIs = { $game }.
editor-changedTo = Geändert. { $sentence }
editor-rulesFound =
    { $count ->
        [one] { $count } Regel gefunden.
       *[other] { $count } Regeln gefunden.
    }

ownContracts-write = Eigene Kontrakte schreiben
ownContracts-use = Diese Kontrakte nehmen
ownContracts-add = Kontrakt hinzufügen
ownContracts-none = Keine weitere
ownContracts-hand = Karten pro Blatt
ownContracts-everyCard = Er braucht alle deine Karten
ownContracts-contract = Kontrakt { $number }
ownContracts-remove = Kontrakt { $number } entfernen
ownContracts-meld = Figur { $place } in Kontrakt { $number }

## Examples below options.

optionExample-handScores = { COUNT($points, "point") } auf der Hand
optionExample-isRun =
    { $isAllowed ->
        [yes] ✓ Eine Folge
       *[no] ✗ Keine Folge
    }
optionExample-withoutTurn = In 100 Runden des Standardspiels kommt zu viert { $four }-mal jemand gar nicht dran, zu sechst { $six }-mal.
swapExample-before = Du hast die 8♥
swapExample-off = Der Joker bleibt
swapExample-free = Der Joker gehört dir
swapExample-thisTurn = Der Joker gehört dir: Spiel ihn sofort
swapExample-otherMeld = Der Joker kommt an eine andere Figur
swapExample-stays = Der Joker wandert in seiner Figur

## The pages that show rules.

rulesPage-edit = Regeln ändern
rulesPage-useThese = Für spätere Partien wählen
rulesPage-friends = Mit Freunden spielen
rulesPage-play = Nach diesen Regeln spielen
rulesPage-keep = Speichern und teilen
rulesPage-copyLink = Link kopieren
rulesPage-copyCode = Code kopieren
rulesPage-link = Link:
rulesPage-name = Name für diese Regeln
rulesPage-save = Speichern
rulesPage-saved = Auf diesem Gerät gespeichert.
rulesPage-full = Kein Platz mehr. Lösche einige deiner gespeicherten Regeln.

## The page that shows a table before you take a seat.

look-who = Wer da ist
look-free = Freier Platz
look-join = Platz nehmen
look-comeBack = Zu deinem Platz
look-watch = Hier zuschauen
look-unwatched = An diesem Tisch sind keine Zuschauer erlaubt.
look-afterDeal = Mit der nächsten Runde übernimmst du den Platz eines Bots samt seinen Punkten. Bis dahin schaust du zu.
look-book = Ab der nächsten Runde mitspielen
look-resting = Die Partie ist unterbrochen. Sie geht weiter, wenn die Spieler zurück sind.
look-tableCalled = Tisch { $code }
look-about = { $game }. { differences-count }. { $pace }
look-seatsTaken =
    { $seats ->
        [one] { $taken } von { $seats } Platz besetzt.
       *[other] { $taken } von { $seats } Plätzen besetzt.
    }
look-botNamed = { $name } (Bot)

## A private table, the levels of bots, and the lists of tables at home.

home-dayAgo =
    { $daysAgo ->
        [0] { CLOCK($time) } Uhr
        [1] gestern
       *[other] { LOCALDAY($time) }
    }
openTables-heading = Offene Tische
openTables-none = Gerade ist kein Tisch offen. „Sofort spielen“ öffnet einen.
openTables-unknown = Wenn du online bist, erscheinen hier offene Tische.
openTables-sitDown = Hinsetzen
openTables-look = Ansehen
openTables-peopleAt =
    { home-people } an { $tables ->
        [one] { $tables } Tisch
       *[other] { $tables } Tischen
    }
openTables-showAll = Alle { $count } zeigen
openTables-now =
    { paces-inShort }. { $deal ->
        [none] { openTables-seats } frei
       *[other]
            Runde { $deal }: { openTables-seats }{ $isOpen ->
                [yes] {""}
               *[no] {" "}ab der nächsten Runde
            } frei
    }.
openTables-seats =
    { home-people }, { $free ->
        [one] { $free } Platz
       *[other] { $free } Plätze
    }
openTables-at =
    { $does ->
        [sitDown] { openTables-sitDown }
       *[look] { openTables-look }
    }: { $game }. { $now }
ownTables-heading = Deine Tische
ownTables-seen =
    { $code }, { $isPaused ->
        [yes]
            { $daysAgo ->
                [0] unterbrochen seit { CLOCK($time) } Uhr
                [1] unterbrochen seit gestern
               *[other] unterbrochen seit dem { LOCALDAY($time) }
            }
       *[no]
            { $daysAgo ->
                [0] zuletzt um { CLOCK($time) } Uhr gespielt
                [1] zuletzt gestern gespielt
               *[other] zuletzt am { LOCALDAY($time) } gespielt
            }
    }
hosting-bots = Bots füllen leere Plätze
hosting-botsHint = Sonst beginnt die Partie, sobald alle Plätze besetzt sind
hosting-spectators = Zuschauer erlauben
hosting-spectatorsHint = Alle mit dem Code; Handkarten sehen sie nicht
hosting-hints = Tipps erlauben
hosting-hintsHint = Sonst bekommt niemand am Tisch welche
hosting-inShort =
    { paces-inShort }, { hosting-botsOf }, { $spectators ->
        [yes] mit Zuschauern
       *[no] ohne Zuschauer
    }{ $hints ->
        [yes] {""}
       *[no] , ohne Tipps
    }
hosting-botsOf =
    { $bots ->
        [beginner] Anfänger-Bots
        [steady] Amateur-Bots
        [sharp] Könner-Bots
        [expert] Profi-Bots
        [several] Bots verschiedener Stufen
       *[none] ohne Bots
    }
levels-legend = Bots
levels-each = Jeden Bot einzeln wählen
levels-note = Bot 1 sitzt links von dir. Bei „Sofort spielen“ gilt für Bots die mittlere der gewählten Stufen.
levelHints-beginner = Anfänger: sieht sich nur die eigenen Karten an, legt Figuren sofort aus und macht Fehler.
levelHints-steady = Amateur: merkt sich die gesehenen Karten und wägt jeden Zug ab.
levelHints-sharp = Könner: überlegt auch, wo die anderen Karten wohl sind.
levelHints-expert = Profi: in Crazy Rummy wie der Könner; in Spielen wie 5000 Rummy spielt er vor jedem Zug viele Fortsetzungen der Runde durch.
levels-botNumber = Bot { $number }
levels-inShort = Von links: { LIST($levels, type: "comma") }.

## Panels of a table, and the end of a deal or a game.

levels-botNamed = { $name } ({ levels-botWithin })
pace-anybody = Tempo bei „Sofort spielen“
pace-friends = Tempo
rated-leaving = Diese Partie wird gewertet: Du würdest auf dem letzten Platz landen.
panels-log = Züge
panels-tally = Auswertung
panels-next = Nächste Runde
panels-review = Analyse
panels-replay = Wiedergabe
panels-share = Ergebnis teilen
panels-check = Wurde fair gegeben?
panels-showTable = Tisch zeigen
panels-showTally = Auswertung und nächste Runde
panels-showFinal = Endstand zeigen
panels-rematch = Revanche
panels-daily = Zur Tagespartie
panels-home = Startseite
panels-total = Gesamt
panels-player = Spieler
panels-nothingYet = Noch ist nichts passiert.
panels-joint = Gemeinsam auf Platz 1
panels-final = Endstand

## House rules by the game that they come from.

home-withChanges = { $game } mit { home-changesCount }.
home-changesCount =
    { $changes ->
        [one] { $changes } Änderung
       *[other] { $changes } Änderungen
    }

## Choices that several screens have.

paceNames-none = Ohne Uhr
paceNames-usual = Normal
paceNames-fast = Schnell
waiting-scan = Scannen und mitspielen
waiting-qrWords = QR-Code mit dem Link zu diesem Tisch
toSettings-here = Auf diesem Gerät gespeichert.
toSettings-fourColours = Vier Farben
toSettings-fourColoursHint = Kreuz grün, Karo blau
toSettings-bigCards = Große Karten
