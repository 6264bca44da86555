### The table's buttons and refusals, and what its parts are called for screen readers.

## The buttons. Each label has about eight letters of room on phones.

buttons-discard = Abwerfen
# A soft hyphen, for narrow buttons.
buttons-undo = Rück{"\u00AD"}gängig
buttons-sort = Ordnen
# In place of `buttons-sort` while the player arranges the hand.
buttons-arranged = Fertig
buttons-scores = Punkte
buttons-log = Züge
buttons-leave = Menü
# The button names the meld that the selected cards make: "Auslegen 5-6-7 ♥". `$isOneOfSeveral`: they make several.
# `$prepares`: melds are put aside for a contract now.
buttons-meld =
    { $prepares ->
        [yes] Beiseite
       *[no] Auslegen
    }{ $isOneOfSeveral ->
        [yes] {" "}…
       *[no]
            { $meld ->
                [none] {""}
               *[other] {" "}{ MELD($meld, style: "short") }
            }
    }
# The sort button where there is room: its next action, by the order of the hand now.
sorts-suit = Ordnen: { TERM($terms, "melds") }
sorts-melds = Ordnen: Rang
sorts-rank = Selbst ordnen
sorts-own = Ordnen: Farbe
sorts-arranging = Fertig geordnet
# Buttons that only some games or moments have.
extras-layContract = Kontrakt legen
extras-findContract = Kontrakt finden
extras-goRummy = Rummy
extras-upForTwo = Up mit 2
extras-float = Schweben
extras-endTurn = Fertig
extras-decline = Liegen lassen
extras-recall = Abwurf zurück
extras-goOut = { TERM($terms, "OutButton") }
# The warning on "Abwerfen" when the selected card would help the next player.
buttons-warning =
    { $why ->
        [wild] ein { TERM($terms, "wild") }!
       *[fits] anlegbar
    }

## The parts of the table, for screen readers.

headings-table = Tisch
headings-seats = Spieler
headings-melds = Figuren
headings-piles = Stapel und Ablage
headings-hand = Deine Hand
headings-step = Was gerade passiert
headings-actions = Aktionen
headings-contract = Kontrakt
# A card in the hand: "Herz-Sieben, Joker, gerade gezogen", "Kreuz-Neun, beiseitegelegt im Satz Neunen".
mirror-handCard =
    { cards-label }{ $fresh ->
        [none] {""}
        [draw] , gerade gezogen
       *[swap] , gerade eingetauscht
    }{ $aside ->
        [none] {""}
       *[other] , beiseitegelegt { MELD($aside, $terms, article: "in") }
    }
mirror-stock =
    Stapel, noch { COUNT($count, "card") }{ $isOpen ->
        [yes] , du darfst ziehen
       *[no] {""}
    }
# "Ablage, 7 Karten, oben Karo-Dame, du darfst die Karte nehmen".
mirror-pile =
    { $top ->
        [none] Ablage, leer{ mirror-pileMay }
       *[other]
            Ablage{ $count ->
                [0] {""}
                [1] {""}
               *[other] , { COUNT($count, "card") }
            }, oben { CARD($top, style: "name") }{ mirror-pileMay }
    }
mirror-pileMay =
    { $may ->
        [none] {""}
        [draw] , du darfst die Karte nehmen
       *[discard] , du darfst abwerfen
    }
# A card below the top of the pile, `$above` cards under it. `$isOpen`: it can be taken with those above.
mirror-pileCard =
    { $isOpen ->
        [yes] { COUNT($depth, "card") } von der Ablage nehmen, bis einschließlich { CARD($card, style: "name") }
       *[no]
            { CARD($card, style: "name") }, in der Ablage unter { $above ->
                [1] einer Karte
               *[other] { COUNT($above, "card") }
            }
    }
# Where a card can be laid off: an end of a run, or a set.
mirror-place =
    { $place ->
        [low] Am unteren Ende { MELD($meld, $terms, article: "the", case: "dat") } anlegen
        [high] Am oberen Ende { MELD($meld, $terms, article: "the", case: "dat") } anlegen
       *[set] An { MELD($meld, $terms, article: "the", case: "acc") } anlegen
    }
# `$isTaken`: the wild goes into the hand; else it stays on the table.
mirror-swap =
    { $isTaken ->
        [yes] Tauschen: { CARD($wild, style: "name") } nehmen, steht für { mirror-anyOf }
       *[no] Tauschen: { CARD($wild, style: "name") } freimachen, steht für { mirror-anyOf }
    }
# The wild leaves its set only for two of these cards.
mirror-swapForTwo = { mirror-swap }. Du brauchst zwei davon.
# What a wild stands for: "Herz-Sieben oder Pik-Sieben"; `$rank` if it is that rank of any suit: "irgendeine Sieben".
mirror-anyOf =
    { $rank ->
        [none] { CARDS($faces, style: "name", case: "acc", type: "or") }
       *[other] irgend{ RANK($rank, article: "a", case: "acc") }
    }
# "Herz-Sieben, in der Herz-Folge Fünf bis Sieben"; `$isWild`: "Kreuz-Acht, Joker, steht für …". `$by`: who played it,
# if somebody else laid the meld.
mirror-meldCard =
    { cards-label }{ $isWild ->
        [yes] , steht für { mirror-anyOf }
       *[no] {""}
    }, { MELD($meld, $terms, article: "in") }{ $by ->
        [none] {""}
       *[other] , gespielt von { PEOPLE($by, case: "dat") }
    }
# "Satz Könige, ausgelegt von Ana"; `$by` is none where melds belong to nobody.
mirror-meldHeading =
    { MELD($meld, $terms) }{ $by ->
        [none] {""}
       *[other] , ausgelegt von { PEOPLE($by, case: "dat") }
    }
# One of several things of the same name: "Joker, im Satz Könige, 1 von 2".
mirror-numbered = { $name }, { $number } von { $of }
# The empty felt. `$prepares`: the selected cards are put aside for the contract.
mirror-felt =
    { $prepares ->
        [yes] Die gewählten Karten für den Kontrakt beiseitelegen
       *[no] Mit den gewählten Karten { TERM($terms, "newMeldAcc") } auslegen
    }

## A seat: "Ann, ein Fuchs, 5 Karten, 41 Punkte, gibt", "Alma, Könner-Bot, 7 Karten, 30 Punkte, am Zug".

mirrorSeat-parts = { LIST($parts, type: "comma") }
mirrorSeat-player =
    { PERSON($who) ->
        [you] { $who } (du)
       *[other] { $who }
    }
mirrorSeat-cards = { COUNT($count, "card") }
mirrorSeat-points = { COUNT($count, "point") }
mirrorSeat-takes = außer der Reihe noch { COUNT($left, "card") }
# What is so now. `standIn`: a bot plays for the person; `asked`: decides something outside the turn.
mirrorSeat-now =
    { $fact ->
        [standIn] ein Bot spielt
        [away] abwesend
        [dealer] gibt
        [melded] hat ausgelegt
        [late] noch ein Zug
        [floats] schwebt
        [turn] am Zug
       *[asked] entscheidet
    }

## Refusals by the rules. All have the code of the refusal.

refusals-notNow = Das geht in diesem Teil des Zugs nicht.
refusals-notYourTurn = Du bist noch nicht dran.

## Refusals by the server.

refusals-badMessage = Der Server hat das nicht verstanden. Lade die Seite neu.
refusals-stale = Das Spiel ist schon weiter.
refusals-notSeated = Du schaust zu. Das dürfen nur Spieler.
refusals-notPlaying = Es läuft keine Partie.
refusals-alreadyPlaying = Die Partie hat schon begonnen.
refusals-gameOver = Die Partie ist vorbei. Beginnen die Spieler noch eine, kannst du zwischen den Runden den Platz eines Bots übernehmen.
refusals-tableFull = Dieser Tisch ist voll.
refusals-notFull = An diesem Tisch gibt es keine Bots. Die Partie beginnt, sobald alle Plätze besetzt sind.
refusals-hostStarts = Wer den Tisch eröffnet hat, startet die Partie. Ist diese Person nicht mehr da, ist der nächste Platz an der Reihe.
refusals-noSpectators = An diesem Tisch sind keine Zuschauer erlaubt.
refusals-nobodyThere = Auf diesem Platz sitzt jetzt niemand anders.
refusals-noSuchTable = Zu diesem Code gibt es keinen Tisch. Prüfe ihn und versuche es noch einmal.
refusals-badToken = Der Server erkennt dieses Gerät nicht mehr. Lade die Seite neu.
refusals-noSuchGuest = Dieser Code gehört niemandem. Prüfe ihn und versuche es noch einmal.
refusals-badName = Wähle einen Namen aus 1 bis 20 gewöhnlichen Zeichen.
refusals-badRules = Diese Seite kann die Regeln dieses Tischs nicht lesen. Lade die Seite neu.
refusals-badSeats = Dieses Spiel ist nicht für so viele Spieler.
refusals-oldVersion = Es gibt eine neuere Version des Spiels. Lade die Seite neu.
refusals-tooFast = Zu viele Anfragen. Warte einen Moment und versuche es noch einmal.
refusals-serverFull = Der Server ist gerade voll. Versuche es in ein paar Minuten noch einmal.
refusals-tooManyTables = Von dir oder aus deinem Netzwerk sind zu viele Tische offen. Verlasse einen oder versuche es später noch einmal.
refusals-offline = Der Tisch ist nicht erreichbar. Prüfe deine Verbindung.
refusals-lessonWaits = Das kommt später. Mach jetzt erst, was die Lektion sagt.
refusals-noSockets = Der Server antwortet, aber unterwegs blockiert etwas die Live-Verbindung (WebSockets). Versuche es in einem anderen Netz, oder übe offline.
refusals-tableClosed = Dieser Tisch musste geschlossen werden. Die Aufzeichnung der Partie bleibt erhalten.
refusals-newerTable = An diesem Tisch wurde zuletzt mit einer neueren Version des Spiels gespielt. Er bleibt erhalten und öffnet wieder, sobald diese Version zurück ist.

## Refusals by the page itself.

# The order by melds could not be fetched.
refusals-noMeldOrder = Das Ordnen nach { TERM($terms, "meldsDat") } hat nicht geklappt. Versuche es noch einmal, wenn du online bist.
refusals-timeRanOut = Deine Zeit ist um.
refusals-notOpened = Das ließ sich nicht öffnen. Lade die Seite neu und versuche es noch einmal.
refusals-gameForgotten = Diese Partie wurde nicht gespeichert. Beginne eine neue.

## Reasons for a refusal that are more exact, since they name cards and numbers.

# Why a move is refused, as long as the messages that tell more are not there.
notices-refused = Das geht gerade nicht.
# The clock has ended the turn and discarded a card.
notices-ranOutOfTime = Deine Zeit ist um: { CAPITAL(CARD($card, article: "the")) } wurde abgeworfen.
notices-drawFirst = Zieh zuerst eine Karte.
notices-alreadyDrawn = Du hast schon gezogen.
notices-drewThisTurn = Du hast gezogen, also wirf jetzt eine Karte ab. Auslegen kannst du in einem Zug ohne Ziehen.
notices-laidThisTurn = Du hast in diesem Zug ausgelegt: Er hat kein Ziehen und kein Abwerfen.
notices-hasExtraCard = Deine zusätzliche Karte zählt als gezogen.
notices-waitForTaker = Warte: Noch darf jemand anders die Karte nehmen.
notices-noSwaps = In diesem Spiel wird nicht getauscht.
notices-runEnds = An diesem Ende kann die Folge nicht weitergehen.
# The button that reloads the page.
notices-reload = Seite neu laden

## Why the table is gone for good.

lost-hadToClose = Dieser Tisch musste geschlossen werden.
lost-closed = Der Tisch ist geschlossen, oder du hast dort keinen Platz mehr.
