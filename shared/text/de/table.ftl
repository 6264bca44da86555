### The table: marks on the felt, the facts of a deal, its contract, the line above the hand, and questions.

## Cards read aloud.

# A suit after ranks in figures: "9-10-B in Herz".
spoken-suit = in { SUIT($suit) }

## Counts and marks on the felt. There is little room for marks.

table-cardsCount = { COUNT($count, "card") }
table-points = { COUNT($count, "point") }
table-pointsShort = { $count } Pkt.
table-number = { $count }
table-stockLeft = noch { $count }
table-discardPile = Ablage
table-bot = BOT
table-standIn = BOT SPIELT
table-away = weg
table-dealer = gibt
table-freshMark =
    { $by ->
        [swap] eingetauscht
       *[draw]
            { $count ->
                [one] gezogen
               *[other] neu
            }
    }
table-dropHere =
    { $meld ->
        [none] hierher
       *[other]
            hierher
            { MELD($meld, style: "short") }
    }
table-inHand = Auf der Hand: { COUNT($count, "point") }
table-laid = Ausgelegt { $count },
table-held = auf der Hand { COUNT($count, "point") }
table-emptySeat = Freier Platz
table-seatNumber = Platz { $number }
table-you = Du
table-honour =
    { $why ->
        [wentOut] Schluss!
        [leads] In Führung
       *[won] Gewonnen!
    }

## The facts of a deal. The cards are "Joker-Karten", since "Joker sind Joker" would say nothing.

wilds-named =
    { $jokers ->
        [single]
            { IS(TERM($terms, "wild"), "Joker") ->
                [yes] Nur { LIST($kinds) }
               *[no] { CAPITAL(LIST($kinds)) } ist { TERM($terms, "beWild") }
            }
        [only]
            { IS(TERM($terms, "wild"), "Joker") ->
                [yes] Nur { LIST($kinds) }
               *[no] { wilds-several }
            }
        [among]
            { IS(TERM($terms, "wild"), "Joker") ->
                [yes] { TERM($terms, "wilds") }: { LIST($kinds) }
               *[no] { wilds-several }
            }
       *[without] { wilds-several }
    }
wilds-several = { CAPITAL(LIST($kinds)) } sind { TERM($terms, "wilds") }
wilds-sentence = { wilds-named }.
wilds-unknown = Welcher Rang ist { TERM($terms, "wild") }?
wilds-noWilds = Keine { TERM($terms, "wilds") }
wilds-noWildsSentence = { wilds-noWilds }.
wilds-short =
    { IS(LIST($kinds, type: "comma"), TERM($terms, "jokersShort")) ->
        [yes] { TERM($terms, "wild") }: nur { LIST($kinds, type: "comma") }
       *[no] { TERM($terms, "wild") }: { LIST($kinds, type: "comma") }
    }
wilds-rank = { RANK($rank, number: "many") }
wildKinds-jokers = Joker-Karten
wildKinds-oneJoker = die Joker-Karte
wildKinds-oneEyedJacks = einäugige Buben
wilds-jokersShort = { TERM($terms, "jokersShort") }
wilds-jokerShort = { TERM($terms, "jokerShort") }
wilds-shownBy = { CAPITAL(CARD($card, article: "the")) } neben dem Stapel zeigt es.
deals-of =
    { $length ->
        [short] { $deal } von { $deals }
       *[full] Runde { $deal } von { $deals }
    }
deals-to =
    { $length ->
        [short] { $deal } → { GROUPED($target) }
       *[full] Runde { $deal } · bis { GROUPED($target) }
    }
deals-sentenceOf = Runde { $deal } von { $deals }.
deals-sentenceTo = Runde { $deal }, bis { GROUPED($target) } Punkte.
deals-times =
    { $times ->
        [2] Punkte zählen doppelt.
       *[other] Punkte zählen vierfach.
    }
deals-anticlockwise =
    Gespielt wird gegen den Uhrzeigersinn. Die Plätze stehen in der Reihenfolge des Spiels, von links nach rechts.

## The contract of a deal. "Eine Folge mit 4" would have a four in it.

contracts-runs =
    { $count ->
        [one] { $count } Folge zu { $size }
       *[other] { $count } Folgen zu { $size }
    }
contracts-sets =
    { $count ->
        [one] { $count } { TERM($terms, "set") } zu { $size }
       *[other] { $count } { TERM($terms, "sets") } zu { $size }
    }
contracts-eithers =
    { $count ->
        [one] { $count } { TERM($terms, "set") } oder Folge zu { $size }
       *[other] { $count } { TERM($terms, "sets") } oder Folgen zu { $size }
    }
contracts-asked =
    { $isEveryCard ->
        [yes] Diese Runde: { LIST($melds) }, aus allen Karten
       *[no] Diese Runde: { LIST($melds) }
    }
contracts-nothingAside = noch nichts beiseitegelegt
contracts-toGo = noch { LIST($melds) }
contracts-allAside = alles beiseitegelegt
contracts-longerRun = Eine Folge braucht in diesem Kontrakt mindestens { COUNT($count, "card") }.
contracts-differentSuits = Die Folgen eines Kontrakts müssen verschiedene Farben haben.
contracts-differentRanks = Die { TERM($terms, "sets") } eines Kontrakts müssen verschiedene Ränge haben.
contracts-touchingRuns = Zwei Folgen derselben Farbe passen nicht in einen Kontrakt, wenn die eine dort weitergeht, wo die andere aufhört.
contracts-wholeHand = Dieser Kontrakt muss alle Karten auf deiner Hand verwenden.
contracts-notLonger = Die { TERM($terms, "melds") } dieses Kontrakts müssen genau so viele Karten haben wie verlangt: { LIST($melds) }.
contracts-mustBe = Der Kontrakt: { LIST($melds) }.
contracts-takeApart = { CAPITAL(MELD($meld, $terms, article: "the", case: "acc")) } zurücklegen

## The line above the hand when it is not up to the reader.

waits-forPlayers = Warten auf Mitspieler
waits-gameOver = Die Partie ist vorbei
waits-choosingDealer = Wer gibt zuerst?
waits-aboutToDeal = Gleich wird gegeben
waits-dealOver = Runde { $deal } ist vorbei
waits-forCall =
    Warten: Ruft jemand „Rummy“ für { CARDS($cards, article: "the", case: "acc", several: "bare") }?
waits-forTaker = Warten: Nimmt jemand { CARDS($cards, article: "the", case: "acc", several: "bare") }?
waits-botPlays = Ein Bot spielt für { $name }
waits-sizing = { $name } wählt: 2 oder 12 Karten
waits-naming = { $name } nennt den { TERM($terms, "wildRank") }
waits-press = { $name } darf { COUNT($points, "point") } nehmen, damit die nächste Runde doppelt zählt
waits-watching = Du schaust zu: { $name } ist dran
waits-for = Warten auf { $name }
# A player is out, and the others have a last turn.
waits-last = Letzte Züge: Warten auf { $name }

## The same when the reader has a question to answer.

asks-size = Du hast eine Zwei aufgedeckt: 2 oder 12 Karten?
asks-name = Du gibst: Nenn den { TERM($terms, "wildRank") }
asks-press = { COUNT($points, "point") } für den Press nehmen?
asks-call =
    { $count ->
        [one] Rummy? { CAPITAL(CARDS($cards, article: "the", several: "bare")) } passt
       *[other] Rummy? { CAPITAL(CARDS($cards, article: "the", several: "bare")) } passen
    }
asks-take = { CAPITAL(CARDS($cards, article: "the", case: "acc", several: "bare")) } nehmen?

## The same when the reader draws.

draws-leavePile = Stapel leer: Lass die Ablage liegen, dann endet die Runde
draws-takeOrLeave =
    { $length ->
        [short] Nimm von der Ablage oder lass sie liegen
       *[full] Stapel leer: Nimm von der Ablage, oder lass sie liegen, dann endet die Runde
    }
draws-floating = Du schwebst: Zieh vom Stapel
draws-stock = Du bist dran: Zieh vom Stapel
draws-any = Du bist dran: Zieh eine Karte
draws-orMelds = Du bist dran: Zieh eine Karte oder leg Karten aus
draws-stockOrMelds = Du bist dran: Zieh vom Stapel oder leg Karten aus
# `$name` is out, and the others have a last turn.
draws-last =
    { $length ->
        [short] Dein letzter Zug: Zieh eine Karte
       *[full] { $name } { TERM($terms, "hasGoneOut") }. Dein letzter Zug: Zieh eine Karte
    }
draws-lastFromStock =
    { $length ->
        [short] Dein letzter Zug: Zieh vom Stapel
       *[full] { $name } { TERM($terms, "hasGoneOut") }. Dein letzter Zug: Zieh vom Stapel
    }
draws-deep = Du bist dran: Zieh eine Karte oder nimm mehrere von der Ablage

## The same when the reader has one thing left to do.

duties-emptyHanded =
    { $end ->
        [goOut] Du hast keine Karten mehr: { TERM($terms, "GoOutNow") }
        [float] Du hast keine Karten mehr: Schwebe
       *[undo] Du hast keine Karten mehr: Nimm etwas zurück
    }
duties-lastChance =
    { $mayLay ->
        [yes] Letzte Gelegenheit: Leg { TERM($terms, "melds") } aus, dann drücke „{ $button }“
       *[no] Nichts mehr auszulegen: Drücke „{ $button }“
    }
duties-melding = Du bist dran: Leg mehr Karten aus oder drücke „{ $button }“
duties-discardLast = Wirf deine letzte Karte ab, um { TERM($terms, "toGoOut") }
duties-layTaken = Du bist dran: Leg { CARD($card, article: "the", case: "acc") } mit zwei natürlichen Karten aus
duties-playTaken = Du bist dran: Spiel { CARD($card, article: "the", case: "acc") } von der Ablage
duties-reuseWild = Du bist dran: Spiel den eingetauschten { TERM($terms, "wild") }
duties-layOffLast = Deine letzte Karte passt an { TERM($terms, "aMeldAcc") }: Leg sie an
duties-layAll = Leg alle Karten auf den Tisch, um { TERM($terms, "toGoOut") }

## The same when the reader plays: "Du bist dran: Leg Figuren aus, leg an oder wirf eine Karte ab".

turn-step =
    { $begins ->
        [yes]
            { $length ->
                [short] Du beginnst
               *[full] Du beginnst mit einer Karte mehr
            }
       *[no]
            { $isLast ->
                [yes] Dein letzter Zug
               *[no] Du bist dran
            }
    }: { CAPITAL(LIST($choices, type: "or")) }{ $later ->
        [yes] ; { TERM($terms, "melds") } kommen später
       *[no] {""}
    }
# A game's own word for a meld is said at every length.
turn-melds =
    { $length ->
        [short]
            { IS(TERM($terms, "melds"), "Figuren") ->
                [yes] leg aus
               *[no] leg { TERM($terms, "melds") } aus
            }
       *[full] leg { TERM($terms, "melds") } aus
    }
# In place of `turn-melds` where the first melds need points.
turn-openingMelds = leg { TERM($terms, "melds") } mit { $points } Punkten aus
# While the reader puts them together. `$state`: `selected` in the hand, `laid` on the table, or what is there.
turn-openingCount =
    { $state ->
        [laid] { $points } von { $needed } Punkten: leg mehr aus oder nimm etwas zurück
        [noRun] { $points } von { $needed } Punkten, aber noch keine Folge ohne { TERM($terms, "wilds") }
        [enough] { $points } von { $needed } Punkten: genug zum Auslegen
       *[selected] { $points } von { $needed } Punkten
    }
turn-contract = leg deinen Kontrakt aus
turn-layOff = leg an
turn-swap =
    { $length ->
        [short] tausch einen { TERM($terms, "wild") }
       *[full] tausch eine Karte gegen einen { TERM($terms, "wild") }
    }
turn-goRummy = { TERM($terms, "goOutNow") }
turn-discard =
    { $isOnly ->
        [yes] wirf eine Karte ab
       *[no]
            { $length ->
                [short] wirf ab
               *[full] wirf eine Karte ab
            }
    }
turn-press = drücke „{ $button }“
turn-undo = nimm etwas zurück
turn-skippable = { $step } · zum Überspringen auf den Tisch tippen
turn-skip = Weiter zu deinem Zug

## The title of the page.

pageTitle-plain = Crazy Rummy
pageTitle-yourTurn = ● Du bist dran – Crazy Rummy

## A bot stands in for the reader.

standIn-playedFor = Ein Bot spielt für dich
standIn-back = Bin zurück

## There is no sign of somebody whom the table waits for.

silence-you = Noch da? Die anderen dürfen einen Bot spielen lassen.
silence-letBot = Bot spielen lassen
silence-noSign = { $name } rührt sich nicht

## Questions over the table.

questions-yes = Ja
questions-no = Nein
questions-notThisDeal = Nicht in dieser Runde
questions-keys = Drücke Y für Ja, N für Nein.
questions-seconds = { $seconds } s
questions-name = Welcher Rang soll { TERM($terms, "wild") } sein?
questions-size = Du hast eine Zwei aufgedeckt. Wie viele Karten willst du insgesamt?
takes-title = { CAPITAL(CARDS($cards, article: "the", case: "acc", several: "bare")) } außer der Reihe nehmen?
takes-left = Das geht in dieser Runde noch { $left }-mal.
calls-title = { asks-call }.
press-title = { COUNT($points, "point") } nehmen, damit die nächste Runde doppelt zählt?
press-rule =
    Der Press: Die nächste Runde zählt für alle doppelt, wenn ein Gesamtstand 50 oder mehr Punkte über allen anderen liegt.
press-offer =
    { $points ->
        [one] Du hast { $own }, der nächsthöchste Stand ist { $next }. Bei Ja kommt jetzt { COUNT($points, "point") } zu deinem Gesamtstand. Bei Nein ändert sich nichts.
       *[other] Du hast { $own }, der nächsthöchste Stand ist { $next }. Bei Ja kommen jetzt { COUNT($points, "point") } zu deinem Gesamtstand. Bei Nein ändert sich nichts.
    }
