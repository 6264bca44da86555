### Hints and their reasons, the lesson, the rules in short, and why a move is refused.

## The callout of a hint.

hint-name = Tipp
hint-show = Zeig es mir
hint-next = Nächster
hint-best = Bester
hint-thanks = Danke
hint-noOther = Kein anderer Zug ist annähernd so gut.
hint-nothing = Du bist noch nicht dran.
hint-dealOver = Die Runde ist vorbei.

## The kind of move to look for.

moves-lookAtPile = Sieh dir die Ablage an.
moves-startWithDraw = Beginne mit dem Ziehen.
moves-drawStock = Zieh vom Stapel.
moves-meld =
    { $kind ->
        [set] Du kannst einen { TERM($terms, "set") } { RANK($rank, number: "many") } auslegen.
       *[run] Du kannst eine { SUIT($suit) }-Folge auslegen.
    }
moves-layOff = Eine deiner Karten passt an { TERM($terms, "aMeldAcc") } auf dem Tisch.
moves-swap = Du kannst einen { TERM($terms, "wild") } auf dem Tisch tauschen.
moves-takeBack = Zuerst musst du etwas zurücknehmen.
moves-discard = Wirf eine Karte ab.
moves-discardLast = Wirf deine letzte Karte ab.
moves-holdBack = Leg noch nichts aus: Wirf eine Karte ab.
moves-contract = Deine Karten erfüllen den Kontrakt.
moves-goOut = Du kannst { TERM($terms, "goOut") }.
moves-float = Du hast alle Karten gespielt: Schwebe.
moves-endTurn = Du bist fertig: Beende deinen Zug.
moves-goRummy = Sieh dir deine ganze Hand an: Du kannst Rummy machen.
moves-upForTwo = Du kannst die Runde mit deiner 2 beenden.
moves-decline = Lass die Ablage liegen.
moves-recall = Du kannst deinen Abwurf zurücknehmen.
moves-chooseSize = Nimm { $cards } Karten.
moves-nameWild = Nenn als { TERM($terms, "wildRank") } einen Rang, den du auf der Hand hast.
moves-claim = Die angebotene Karte würde dir helfen.
moves-pass = Verzichte auf diese Karte.
moves-takePoints = Nimm die Punkte.
moves-leavePoints = Nimm die Punkte nicht.

## The exact move and how to make it. `$button` is a button's label.

exactMoves-drawStock = Tippe auf den Stapel.
exactMoves-takeTop =
    Nimm { CARD($card, article: "the", case: "acc") } von der Ablage: Die Karte passt zu deinen.
exactMoves-takeSeveral =
    Nimm { COUNT($count, "card") } von der Ablage, bis einschließlich { CARD($deepest) }.
exactMoves-meld = Leg { MELD($meld, style: "short") } aus. Die Karten sind ausgewählt: Drücke „{ $button }“.
exactMoves-layOff =
    { $meld ->
        [none]
            Leg { CARD($card, article: "the", case: "acc") } an. Die Karte ist ausgewählt: Tippe auf die Stelle, die aufleuchtet.
       *[other]
            Leg { CARD($card, article: "the", case: "acc") } an { MELD($meld, style: "short") } an. Die Karte ist ausgewählt: Tippe auf die Stelle, die aufleuchtet.
    }
exactMoves-swap =
    { $count ->
        [one] { CAPITAL(CARDS($naturals, article: "the")) } ist
       *[other] { CAPITAL(CARDS($naturals, article: "the", several: "bare")) } sind
    } ausgewählt. Tippe auf { CARD($wild, article: "the", case: "acc") }, um zu tauschen.
exactMoves-takeBack = Drücke „Rückgängig“.
exactMoves-discard =
    Wirf { CARD($card, article: "the", case: "acc") } ab. Die Karte ist ausgewählt: Drücke „Abwerfen“.
exactMoves-press = Drücke „{ $button }“.
exactMoves-layAll = { MELDS($melds, style: "short", type: "comma") }. Drücke „{ $button }“.
exactMoves-upForTwo =
    { CAPITAL(CARD($card, article: "the")) } ist zum Abwerfen ausgewählt. Drücke „{ $button }“.
exactMoves-chooseSize = Antworte: { $cards } Karten.
exactMoves-nameWild = Nenn die { RANK($rank, number: "many") }.
exactMoves-claim = Sag Ja zu { CARDS($cards, article: "the", case: "dat", several: "bare") }.
exactMoves-no = Antworte mit Nein.
exactMoves-yes = Antworte mit Ja.

## How good a hint is beside the best.

besideBest-nearly = Fast genauso gut.
besideBest-worse =
    { $number ->
        [0] Bester Zug
        [1] Zweitbester Zug
        [2] Drittbester Zug
        [3] Viertbester Zug
       *[other] Nächstbester Zug
    }, etwa { COUNT($points, "point") } schlechter.

## Why a move is good. Chances are shares of one.

reasons-forced = Es ist dein einziger Zug.
reasons-goesOut =
    { $saved ->
        [0] So kannst du { TERM($terms, "goOut") }.
        [one] So kannst du { TERM($terms, "goOut") }: Dein einer Punkt zählt nicht.
       *[other] So kannst du { TERM($terms, "goOut") }: Deine { $saved } Punkte zählen nicht.
    }
reasons-safeFrom =
    Dieser Zug bringt { COUNT($points, "point") } in Sicherheit, falls { $name } (noch { COUNT($left, "card") }) als Nächstes { TERM($terms, "goesOut") }.
reasons-safeByChance =
    Dieser Zug bringt { COUNT($points, "point") } in Sicherheit, falls die Runde vor deinem nächsten endet (Chance etwa { PERCENT($chance) }).
reasons-scores = Dieser Zug bringt { COUNT($points, "point") }.
reasons-contract = Damit erfüllst du den Kontrakt.
reasons-opens = Deine Erstmeldung zählt { $points } Punkte, { $needed } genügen.
reasons-toOpening =
    { $points ->
        [0] Für die Erstmeldung brauchst du { $needed } Punkte und hast noch keine.
       *[other] Du hast { $points } der { $needed } Punkte, die du für die Erstmeldung brauchst.
    }
reasons-frees =
    { $count ->
        [one] { CAPITAL(CARDS($naturals, article: "the")) } befreit den
       *[other] { CAPITAL(CARDS($naturals, article: "the", several: "bare")) } befreien den
    } { WILD($wild, $terms) }{ $isLaidOff ->
        [yes] , den du dann anlegst.
       *[no]
            { $meld ->
                [none] .
               *[other] , der dann zu { MELD($meld, style: "short") } kommt.
            }
    }
reasons-holdsBack =
    Deine Figuren ({ COUNT($points, "point") }) bleiben verborgen; das Risiko, dass die Runde vor deinem nächsten Zug endet, liegt bei etwa { PERCENT($chance) }.
reasons-sheds =
    { $points ->
        [0]
            { $live ->
                [0]
                    { $gone ->
                        [0] { CAPITAL(CARD($card, article: "the")) } passt zu nichts auf deiner Hand.
                        [one] { CAPITAL(CARD($card, article: "the")) }: Die passende Karte ist schon weg.
                       *[other] { CAPITAL(CARD($card, article: "the")) }: Die { $gone } passenden Karten sind schon weg.
                    }
               *[other] { CAPITAL(CARD($card, article: "the")) }: { CAPITAL(reasons-few) } damit eine Figur ergeben.
            }
       *[other]
            { CAPITAL(CARD($card, article: "the")) } kostet { COUNT($points, "point") }{ $live ->
                [0]
                    { $gone ->
                        [0] {" "}und passt zu nichts auf deiner Hand.
                        [one] , und die passende Karte ist schon weg.
                       *[other] , und die { $gone } passenden Karten sind schon weg.
                    }
               *[other] , und { reasons-few } damit eine Figur ergeben.
            }
    }
reasons-few =
    { $live ->
        [1] nur 1 Karte würde
        [2] nur 2 Karten würden
       *[other] { COUNT($live, "card") } würden
    }
reasons-goesWith =
    { $beside ->
        [none] { CAPITAL(CARD($card, article: "the")) } passt zu deinen Karten: { reasons-completers }.
       *[other] { CAPITAL(CARD($card, article: "the")) } passt { CARD($beside, article: "to") }: { reasons-completers }.
    }
reasons-keeps =
    Behalte { CARDS($kept, article: "the", case: "acc", several: "bare") }: { reasons-completers }.
reasons-completers =
    { $orWild ->
        [yes]
            { $live ->
                [0] Nur ein { TERM($terms, "wild") } macht
                [one] 1 Karte oder ein { TERM($terms, "wild") } macht
               *[other] { $live } Karten oder ein { TERM($terms, "wild") } machen
            }
       *[no]
            { $live ->
                [one] 1 Karte macht
               *[other] { $live } Karten machen
            }
    } daraus { TERM($terms, "aMeldAcc") }{ $gone ->
        [0] {""}
        [one] ; 1 ist schon weg
       *[other] ; { $gone } sind schon weg
    }
reasons-deniesFit =
    { $name } ist als Nächstes dran, also behalte { CARD($card, article: "the", case: "acc") }: Die Karte passt an { TERM($terms, "aMeldAcc") } auf dem Tisch.
reasons-deniesWild =
    { $name } ist als Nächstes dran, also behalte { CARD($card, article: "the", case: "acc") }: Die Karte würde einen { TERM($terms, "wild") } befreien.
reasons-deniesCollector =
    { $name } ist als Nächstes dran, also behalte { CARD($card, article: "the", case: "acc") }: { $name } hat { CARDS($held, article: "the", case: "acc", several: "bare") }.
reasons-contractNeeds =
    { $missing ->
        [0] Der Kontrakt braucht keine Karten mehr.
       *[other] Der Kontrakt braucht noch { COUNT($missing, "card") }.
    }
reasons-hasNoPlace =
    { $missing ->
        [0] { CAPITAL(CARD($card, article: "the")) } hat keinen Platz in deinem Kontrakt. Er braucht keine Karten mehr.
       *[other]
            { CAPITAL(CARD($card, article: "the")) } hat keinen Platz in deinem Kontrakt. Er braucht noch { COUNT($missing, "card") }.
    }
reasons-fewest =
    { $points ->
        [one] So bleibt dir { COUNT($points, "point") } auf der Hand, weniger geht nicht.
       *[other] So bleiben dir { COUNT($points, "point") } auf der Hand, weniger geht nicht.
    }
reasons-completes = { CAPITAL(CARD($card, article: "the")) } ergänzt { MELD($meld, style: "short") }.
reasons-fits = { CAPITAL(CARD($card, article: "the")) } passt an { MELD($meld, style: "short") }.
reasons-fitsSomewhere = { CAPITAL(CARD($card, article: "the")) } passt an { TERM($terms, "aMeldAcc") }.
reasons-returns =
    Du kannst { CARD($card, article: "the", case: "acc") } wieder abwerfen, also kostet dich keine neue Karte Punkte.
reasons-pileUseless = { CAPITAL(CARD($card, article: "the")) } auf der Ablage nützt dir jetzt nichts.
reasons-stock =
    { $isAll ->
        [yes] Jede der { $unseen } ungesehenen Karten würde dir sofort helfen.
       *[no]
            { $helping ->
                [one] Von den { $unseen } ungesehenen Karten würde dir { $helping } sofort helfen.
               *[other] Von den { $unseen } ungesehenen Karten würden dir { $helping } sofort helfen.
            }
    }
reasons-wildRank =
    { $count ->
        [one] Du hast { RANK($rank, article: "a", case: "acc") } auf der Hand.
       *[other] Du hast { $count } { RANK($rank, number: "many") } auf der Hand.
    }
reasons-largeHand = Hier bringen Figuren Punkte, also sind mehr Karten besser.
reasons-smallHand = Karten auf der Hand kosten Punkte, also sind weniger besser.
reasons-offerWorth = Das Angebot hilft deiner Hand mehr, als es kostet.
reasons-offerNotWorth = Das Angebot schadet deiner Hand mehr, als es hilft.
reasons-pressWorth = Es sind wenige Punkte.
reasons-pressNotWorth = Das sind zu viele Punkte.
reasons-judged = Alles in allem sollte es sich lohnen.
reasons-stuck = So, wie es steht, kann dein Zug nicht enden.

## The lesson.

lesson-name = Lektion
lesson-gotIt = Verstanden
lesson-watch = Zeig es mir
lesson-skip = Lektion überspringen
lesson-draw =
    Du bist dran. Jeder Zug beginnt mit dem Ziehen: Tippe auf den Stapel, die verdeckten Karten.
lesson-pressDiscard = Drücke „Abwerfen“, oder zieh die Karte auf die Ablage.
lesson-goOut =
    Nur noch eine Karte: Wirf sie ab. Damit machst du Schluss: Die Runde endet, und die anderen zählen ihre Karten.
lesson-count =
    Gut gemacht, Runde gewonnen! Die anderen zählen ihre Karten, Bildkarten 10, Joker 25. Die wenigsten Punkte gewinnen. Jetzt drei Runden von 0 an: Zuerst sind Asse Joker, dann andere Karten.
lesson-playOn = Drei Runden spielen
lesson-handStep =
    Diese { COUNT($cards, "card") } sind deine. Dein Ziel: sie vor allen anderen loswerden, in Sätzen (drei oder vier gleiche, wie 8-8-8) und Folgen (drei oder mehr hintereinander in einer Farbe). Was dir am Ende bleibt, zählt gegen dich.
lesson-meldStep =
    { $hasWild ->
        [yes]
            Du hast { lesson-meldAcc }: Der Joker steht für jede Farbe, die fehlt. Tippe die Karten nacheinander an, dann drücke „Auslegen“.
       *[no] Du hast { lesson-meldAcc }. Tippe die Karten nacheinander an, dann drücke „Auslegen“.
    }
lesson-pressMeldStep = Das ist { lesson-meld }. Drücke „Auslegen“, oder zieh die Karten auf den Tisch.
lesson-meld =
    { $kind ->
        [set] ein Satz, { MELD($meld, style: "short") }
       *[run] eine Folge, { MELD($meld, style: "short") }
    }
lesson-meldAcc =
    { $kind ->
        [set] einen Satz, { MELD($meld, style: "short") }
       *[run] eine Folge, { MELD($meld, style: "short") }
    }
lesson-layOffStep =
    { $kind ->
        [set]
            { CAPITAL(CARD($card, article: "the")) } auf deiner Hand passt an den Satz { MELD($meld, style: "short") }: Hier kannst du anlegen. Tippe auf die Karte und dann auf die Stelle, die aufleuchtet. Jede Karte, die du loswirst, hilft.
       *[run]
            { CAPITAL(CARD($card, article: "the")) } auf deiner Hand passt an die Folge { MELD($meld, style: "short") }: Hier kannst du anlegen. Tippe auf die Karte und dann auf die Stelle, die aufleuchtet. Jede Karte, die du loswirst, hilft.
    }
lesson-putBackStep =
    { CAPITAL(CARD($card, article: "the")) } wird hierfür nicht gebraucht. Tippe noch einmal darauf, dann bleibt die Karte auf der Hand.
lesson-othersRunStep =
    { PERSON($who) ->
        [you] Du hast { lesson-meldAcc }, ausgelegt.
       *[other] { $who } hat { lesson-meldAcc }, ausgelegt.
    } Sätze und Folgen heißen Figuren, und die auf dem Tisch gehören allen: Sobald du selbst ausgelegt hast, kannst du daran anlegen.
lesson-discardStep =
    Nichts mehr auszulegen? Dann endet dein Zug mit einem Abwurf. Tippe auf { CARD($card, article: "the", case: "acc") }, dann drücke „Abwerfen“: Hohe Karten wirst du am besten früh los.
lesson-wildStep =
    { RANK($rank, number: "many") } sind in dieser Runde Joker: Jeder kann für jede Karte stehen. Hier steht { CARD($wild, article: "the") } für { CARD($face, article: "the", case: "acc") }, wie darauf zu sehen.
lesson-watchStep =
    { PERSON($who) ->
        [you]
            Sieh jetzt genau hin: Du hast { CARD($natural, article: "the", case: "acc") }, also genau die Karte, für die der Joker steht.
       *[other]
            Sieh jetzt genau hin: { $who } hat { CARD($natural, article: "the", case: "acc") }, also genau die Karte, für die der Joker steht.
    }
lesson-swappedStep =
    { PERSON($who) ->
        [you]
            So geht das Tauschen: { CAPITAL(CARD($natural, article: "the")) } liegt jetzt anstelle des Jokers, und du hast den Joker und kannst ihn neu einsetzen.
       *[other]
            So geht das Tauschen: { CAPITAL(CARD($natural, article: "the")) } liegt jetzt anstelle des Jokers, und { $who } hat den Joker und kann ihn neu einsetzen.
    }
lesson-takeStep =
    Statt vom Stapel zu ziehen, darfst du die oberste Karte der Ablage nehmen. { CAPITAL(CARD($card, article: "the")) } passt { CARD($held, article: "to") } auf deiner Hand: Tippe auf die Ablage.
lesson-swapStep =
    Jetzt du! Wer gezogen und schon etwas ausgelegt hat, darf tauschen. Du hast { CARD($natural, article: "the", case: "acc") }, und genau dafür steht der Joker { CARD($wild) }: Tippe auf deine Karte, dann auf den Joker. Er gehört dann dir, zum Auslegen oder zum Behalten.

## The rules in short.

shortRules-heading = Kurz gesagt
shortRules-aimPenalties = Dein Ziel: deine Karten vor den anderen loswerden. Was sie noch haben, zählt gegen sie.
shortRules-aimHands = Dein Ziel: deine Karten vor den anderen loswerden. Was sie noch haben, zählt für dich.
shortRules-aimMelds =
    Leg mit { TERM($terms, "meldsDat") } so viele Punkte auf den Tisch, wie du kannst, und versuch, deine Karten vor den anderen loszuwerden.
shortRules-turn =
    In deinem Zug ziehst du eine Karte, legst { TERM($terms, "melds") } aus, wenn du willst, und wirfst eine Karte ab.
shortRules-turnWithoutMelds = In deinem Zug ziehst du eine Karte und wirfst eine ab.
shortRules-drawOrLay = In deinem Zug ziehst du eine Karte und wirfst eine ab, oder du legst nur Karten aus.
shortRules-lastDiscard = Auch deine letzte Karte musst du abwerfen.
shortRules-onlySets = { TERM($terms, "melds") } sind { TERM($terms, "sets") }: { shortRules-ofRank }.
shortRules-onlyRuns = { TERM($terms, "melds") } sind Folgen: { shortRules-inRow }.
# "Ein Satz: 3 oder 4 gleiche Karten. Eine Folge: 3 oder mehr Karten einer Farbe hintereinander."
shortRules-setsAndRuns = Ein { TERM($terms, "set") }: { shortRules-ofRank }. Eine Folge: { shortRules-inRow }.
shortRules-ofRank =
    { $setMax ->
        [none] { $setMin } oder mehr Karten von einem Rang
       *[other] { $setMin } oder { $setMax } Karten von einem Rang
    }
shortRules-inRow = { $runMin } oder mehr Karten einer Farbe hintereinander
shortRules-wilds = Ein { TERM($terms, "wild") } kann für jede andere Karte stehen.
shortRules-wildRank =
    Jede Runde hat einen { TERM($terms, "wildRank") }, dessen Karten für jede andere stehen können.
shortRules-addAfterContract =
    { $fromNextTurn ->
        [yes] Leg zuerst den Kontrakt der Runde aus; ab deinem nächsten Zug kannst du einzelne Karten an { shortRules-added } anlegen.
       *[no] Leg zuerst den Kontrakt der Runde aus; dann kannst du einzelne Karten an { shortRules-added } anlegen.
    }
shortRules-addAfterMeld =
    { $fromNextTurn ->
        [yes] Hast du { TERM($terms, "aMeldAcc") } ausgelegt, kannst du ab deinem nächsten Zug einzelne Karten an { shortRules-added } anlegen.
       *[no] Sobald du { TERM($terms, "aMeldAcc") } ausgelegt hast, kannst du einzelne Karten an { shortRules-added } anlegen.
    }
shortRules-add = Du kannst einzelne Karten an { shortRules-added } anlegen.
shortRules-added =
    { $toAny ->
        [yes] { TERM($terms, "eachMeldAcc") } auf dem Tisch
       *[no] deine eigenen { TERM($terms, "melds") }
    }
shortRules-newMelds = Nach dem Kontrakt kannst du auch neue { TERM($terms, "melds") } auslegen.
shortRules-swapAndTake =
    { $onlyInRuns ->
        [yes] Hast du die Karte, für die ein { TERM($terms, "wild") } in einer Folge auf dem Tisch steht, leg sie an seine Stelle und nimm den { TERM($terms, "wild") }.
       *[no] Hast du die Karte, für die ein { TERM($terms, "wild") } auf dem Tisch steht, leg sie an seine Stelle und nimm den { TERM($terms, "wild") }.
    }
shortRules-swapAndMove =
    { $onlyInRuns ->
        [yes] Hast du die Karte, für die ein { TERM($terms, "wild") } in einer Folge auf dem Tisch steht, leg sie an seine Stelle und verschieb den { TERM($terms, "wild") }.
       *[no] Hast du die Karte, für die ein { TERM($terms, "wild") } auf dem Tisch steht, leg sie an seine Stelle und verschieb den { TERM($terms, "wild") }.
    }
shortRules-outOfTurn =
    { $takes ->
        [none] Zieht jemand anders vom Stapel, kannst du die oberste Karte der Ablage nehmen und dazu eine vom Stapel.
       *[other] Zieht jemand anders vom Stapel, kannst du die oberste Karte der Ablage nehmen und dazu eine vom Stapel, höchstens { $takes }-mal in einer Runde.
    }
shortRules-closedPile = Sobald du ausgelegt hast, ziehst du nur noch vom Stapel.
shortRules-wildKept = Einen { TERM($terms, "wild") } wirfst du nur ab, wenn du nichts anderes abwerfen kannst.
shortRules-lowestWins = Der niedrigste Gesamtstand gewinnt.
shortRules-highestWins = Der höchste Gesamtstand gewinnt.

## Why a move is refused.

why-title = Warum nicht?
why-allRules = Alle Regeln dieses Tischs
why-without =
    Ohne { CARD($card, article: "the", case: "acc") } ergeben sie { TERM($terms, "aMeldAcc") }: { MELD($meld, style: "short") }.
why-with =
    Nimm { CARD($card, article: "the", case: "acc") }{ $held ->
        [yes] {" "}von deiner Hand
       *[no] {""}
    }{ $orWild ->
        [yes] {" "}oder einen { TERM($terms, "wild") }
       *[no] {""}
    } dazu, dann hast du { TERM($terms, "aMeldAcc") }: { MELD($meld, style: "short") }.
why-farFromMeld =
    Keine einzelne Karte würde daraus { TERM($terms, "aMeldAcc") } machen: Die gewählten haben weder denselben Rang, noch liegen sie in einer Farbe nah beieinander.
why-couldLay = Das kannst du jetzt: Du hast { MELD($meld, style: "short") }.
why-noMeldYet = Du hast noch { TERM($terms, "noMeldAcc") } auf der Hand. Mit der nächsten Karte vielleicht.
why-fitsElsewhere =
    { CAPITAL(CARD($card, article: "the")) } passt an { TERM($terms, "otherMeldAcc") }: { MELD($meld, style: "short") }.
why-fitsNowhere = { CAPITAL(CARD($card, article: "the")) } passt jetzt an { TERM($terms, "noMeldAcc") } auf dem Tisch.
why-keeps =
    { $isAll ->
        [yes] Du hast { COUNT($held, "card") } und wolltest alle spielen. Behalte eine zum Abwerfen.
       *[no] Du hast { COUNT($held, "card") } und wolltest { COUNT($played, "card") } spielen. Behalte eine zum Abwerfen.
    }

## Why a move is refused. Until these are there, `notices-refused` stands in their place.

refusals-notYourCard = Diese Karte hast du nicht auf der Hand.
refusals-pileEmpty = Die Ablage ist leer. Zieh vom Stapel.
refusals-mustDrawStock = Mit nur einer Karte musst du vom Stapel ziehen.
refusals-pileClosed = Du hast in dieser Runde schon ausgelegt und musst vom Stapel ziehen.
refusals-noSuchMeld = { TERM($terms, "ThisMeld") } ist nicht mehr da.
refusals-notAMeld = Diese Karten sind kein { TERM($terms, "set") } und keine Folge.
refusals-setFull = Dieser { TERM($terms, "set") } ist voll.
refusals-doesNotFit = Diese Karte passt dort nicht.
refusals-meldFirst = Leg zuerst { TERM($terms, "ownMeldAcc") } aus.
refusals-openingTooLow = Deine ersten { TERM($terms, "melds") } haben noch nicht genug Punkte.
refusals-openingNeedsRun = Zu deinen ersten { TERM($terms, "meldsDat") } muss eine Folge ohne { TERM($terms, "wilds") } gehören.
refusals-keepOne = Du musst eine Karte zum Abwerfen behalten.
refusals-notWild = Tauschen kannst du nur einen { TERM($terms, "wild") }.
refusals-wrongNatural = Um einen { TERM($terms, "wild") } zu tauschen, brauchst du die Karte, für die er steht.
refusals-setNotComplete = Aus einem { TERM($terms, "set") } mit drei Karten bekommst du den { TERM($terms, "wild") } nur, wenn du zwei der fehlenden Karten zugleich hinlegst.
refusals-keepDrawn = Du hattest nur eine Karte: Die gezogene darfst du nur abwerfen, um { TERM($terms, "toGoOut") }.
refusals-nothingToTakeBack = Es gibt nichts rückgängig zu machen.
refusals-tooManyPlays = Zu viel gespielt und zurückgenommen in diesem Zug. Wirf ab, um ihn zu beenden.
refusals-tooManyWilds = { TERM($terms, "ThisMeld") } hätte zu viele { TERM($terms, "wilds") }.
# A meld of wilds takes no other cards.
refusals-onlyWilds = An { TERM($terms, "aMeldAcc") } nur aus { TERM($terms, "wildsDat") } darfst du nur { TERM($terms, "wilds") } anlegen.
refusals-locked = Aus einem { TERM($terms, "set") }, der nur aus { TERM($terms, "wildsDat") } ausgelegt wurde, darfst du nichts nehmen.
refusals-meldsNotYet = Du darfst noch keine { TERM($terms, "melds") } auslegen.
refusals-oneMeldATurn = In einem Zug darfst du nur { TERM($terms, "newMeldAcc") } auslegen.
refusals-notYourMeld = Du darfst nur an deine eigenen { TERM($terms, "melds") } anlegen.
refusals-contractFirst = Leg zuerst deinen ganzen Kontrakt aus.
refusals-wrongContract = Diese { TERM($terms, "melds") } erfüllen den Kontrakt dieser Runde nicht.
refusals-notThisTurn = Du hast deine ersten { TERM($terms, "melds") } in diesem Zug ausgelegt. Anlegen darfst du ab deinem nächsten Zug.
refusals-noNewMelds = Nach dem Kontrakt darfst du keine neuen { TERM($terms, "melds") } auslegen, nur noch anlegen.
refusals-tooAlike = Du hast in dieser Runde schon etwas zu Ähnliches ausgelegt.
refusals-topCardOnly = Du darfst jetzt nur die oberste Karte der Ablage nehmen.
refusals-needTwoNaturals = Um diese Karte zu nehmen, brauchst du zwei natürliche Karten, die zu ihr passen.
refusals-mustMeldTaken = Spiel die Karte, die du von der Ablage genommen hast, oder nimm deinen Zug zurück.
refusals-frozen = Karten, die du von der Ablage genommen hast, darfst du erst in deinem nächsten Zug spielen.
refusals-meldOrDiscardDrawn = Spiel die gezogene Karte, oder wirf sie ab.
refusals-noGivingBack = Die Karte, die du in diesem Zug genommen hast, darfst du nicht abwerfen.
refusals-wildNotDiscarded = Behalt den { TERM($terms, "wild") } und wirf eine andere Karte ab.
refusals-wildStays = Nur echte Joker dürfen aus { TERM($terms, "meldsDat") } genommen werden.
refusals-reuseWild = Spiel den { TERM($terms, "wild") }, den du genommen hast, oder nimm den Tausch zurück.
refusals-wildNeedsPlace = Leg den { TERM($terms, "wild") } an { TERM($terms, "fittingMeldAcc") } an.
refusals-oneSwapATurn = In einem Zug darfst du nur einen { TERM($terms, "wild") } tauschen.
refusals-lastCardPlayable = Deine letzte Karte passt an { TERM($terms, "aMeldAcc") } auf dem Tisch. Leg sie an.
refusals-notOutYet = In deinem ersten Zug darfst du nicht { TERM($terms, "goOut") }.
refusals-noLastDiscard = Um { TERM($terms, "toGoOut") }, leg alle deine Karten auf den Tisch. Die letzte darfst du nicht abwerfen.
refusals-cardsLeft = Du hast noch Karten auf der Hand.
refusals-notUpForTwo = Für Up mit 2 behältst du eine 2, die kein { TERM($terms, "wild") } ist.
refusals-notRummy = Nicht alle deine Karten gehören zu { TERM($terms, "meldsDat") }.
refusals-rankTaken = Dieser Rang war schon { TERM($terms, "wild") }. Nenn einen anderen.
refusals-notAsked = Du hast gerade nichts zu beantworten.
refusals-notCallable = Diese Karte passt nirgends auf dem Tisch.
refusals-selectToDiscard = Wähle eine Karte zum Abwerfen.
refusals-selectToMeld = Wähle zuerst die Karten für einen { TERM($terms, "set") } oder eine Folge.
refusals-tooFewToMeld = { TERM($terms, "AMeld") } braucht mehr Karten.
refusals-tapToArrange = Tippe auf eine Karte und dann dorthin, wo sie hinsoll.
refusals-fitsNotAll = Nicht alle gewählten Karten passen dort.
refusals-meldOfItsOwn = Diese Karten ergeben { TERM($terms, "ownMeldAcc") }. Leg sie auf eine freie Stelle.
refusals-noContractFound = Deine Karten erfüllen den Kontrakt noch nicht.
refusals-noRummyFound = Noch gehören nicht alle deine Karten zu { TERM($terms, "meldsDat") }.
refusals-selectForTwo = Wähle die Karte zum Abwerfen, und behalte die 2.

## The same for the cards at hand: "This run needs the nine of hearts next."

# "Eine Figur braucht 3 Karten."
notices-meldNeeds = { TERM($terms, "AMeld") } braucht { $least } Karten.
notices-openingTooLow = Ausgelegt hast du { $points } von { $needed } Punkten. Leg noch { $missing } aus, oder nimm deinen Zug zurück.
notices-setHasAtMost = Ein { TERM($terms, "set") } hat höchstens { COUNT($most, "card") }.
notices-wildLimit =
    { $limit ->
        [single] { TERM($terms, "AMeld") } darf einen { TERM($terms, "wild") } haben.
        [newSingle] { TERM($terms, "AMeld") } darf beim Auslegen einen { TERM($terms, "wild") } haben.
        [apart] In einer Folge dürfen keine zwei { TERM($terms, "wilds") } nebeneinanderliegen, und ein { TERM($terms, "set") } muss zwei natürliche Karten haben.
        [oneOrTwo] { TERM($terms, "AMeld") } darf einen { TERM($terms, "wild") } haben, ab sechs Karten zwei.
        [fewerThanNaturals] { TERM($terms, "AMeld") } muss mehr natürliche Karten als { TERM($terms, "wilds") } haben.
       *[atMostNaturals] { TERM($terms, "AMeld") } muss mindestens so viele natürliche Karten wie { TERM($terms, "wilds") } haben.
    }
notices-noMeldsYet =
    { $why ->
        [untilGoingOut] In diesem Spiel bleiben { TERM($terms, "melds") } auf deiner Hand, bis du { TERM($terms, "goOut") } kannst.
        [firstTurn] Im ersten Zug einer Runde darfst du keine { TERM($terms, "melds") } auslegen.
       *[untilAllHadTurns] Du darfst { TERM($terms, "melds") } erst auslegen, wenn alle einmal dran waren.
    }
notices-layTaken = Leg mit { CARD($card, article: "the", case: "dat") } und zwei natürlichen Karten von deiner Hand { TERM($terms, "newMeldAcc") } aus, oder nimm deinen Zug zurück.
notices-playTaken = Spiel { CARD($card, article: "the", case: "acc") }, oder nimm deinen Zug zurück.
# The other copy of a card of two packs counts as the card that was taken.
notices-likeTaken = Du hast { CARD($card, article: "the", case: "acc") } in diesem Zug genommen, also darfst du keine der beiden gleichen Karten abwerfen.
notices-topCardOnly = Bevor du { TERM($terms, "aMeldAcc") } ausgelegt hast, darfst du nur die oberste Karte nehmen, um sie mit auszulegen.
# "Dieser Satz braucht noch einen König oder einen Joker."
notices-setNeeds = Dieser { TERM($terms, "set") } braucht noch { RANK($rank, article: "a", case: "acc") } oder einen { TERM($terms, "wild") }.
# "Diese Folge braucht als Nächstes die 9♥ oder einen Joker."
notices-runNeeds = Diese Folge braucht als Nächstes { PLACE($place, style: "short", case: "acc") } oder einen { TERM($terms, "wild") }.
# "Um diesen Joker zu tauschen, brauchst du die 7♥ oder die 7♠."
notices-swapNeeds = Um diesen { TERM($terms, "wild") } zu tauschen, brauchst du { CARDS($faces, article: "the", case: "acc", type: "or") }.
# "To swap for this wild, lay the Q♥ and Q♠ at once": the wild leaves a set only for two cards. One card: it must be
# among the two.
notices-swapNeedsTwo =
    { $count ->
        [one] Um diesen { TERM($terms, "wild") } zu tauschen, leg { CARDS($faces, article: "the", case: "acc") } mit einer weiteren Karte des Rangs hin.
        [2] Um diesen { TERM($terms, "wild") } zu tauschen, leg { CARDS($faces, article: "the", case: "acc", several: "bare") } zugleich hin.
       *[other] Um diesen { TERM($terms, "wild") } zu tauschen, leg zwei davon zugleich hin: { CARDS($faces, type: "comma") }.
    }
notices-wildStaysInSet =
    { $onlyFull ->
        [yes] Ein { TERM($terms, "wild") } in einem { TERM($terms, "set") } mit vier Karten bleibt liegen.
       *[no] Ein { TERM($terms, "wild") } in einem { TERM($terms, "set") } bleibt liegen.
    }
notices-likeLaid =
    { $how ->
        [rank] Diesen Rang hast du in dieser Runde schon ausgelegt.
        [suit] Eine Folge dieser Farbe hast du in dieser Runde schon ausgelegt.
       *[touching] Diese Folge geht dort weiter, wo eine andere von dir aufhört.
    }

## What answers the questions over the table.

takes-hint = Dazu ziehst du eine Karte vom Stapel. Dein Zug kommt trotzdem wie gewohnt.
takes-yes = { CARD($card) } + 1 Karte nehmen
calls-hintTurn =
    Du legst die Karte auf den Tisch, spielst deinen Zug und wirfst ab; dann geht es links von dir weiter.
calls-hintCard = Du legst die Karte auf den Tisch; der Zug geht weiter wie zuvor.
calls-yes = Rummy!
calls-yesOnto =
    { $kind ->
        [set] Rummy! { CARD($card) } → { MELD($meld, $terms) }
       *[run] Rummy! { CARD($card) } → Folge { MELD($meld, style: "short") }
    }
questions-rank =
    { $isOpen ->
        [yes] { RANK($rank, number: "many") }
       *[no] { RANK($rank, number: "many") }, schon genannt
    }
press-yes = { COUNT($points, "point") } nehmen

## The choice between several meanings of a gesture: its question, and captions of its options.

chooser-title =
    { $asks ->
        [meld] { TERM($terms, "WhichMeld") }?
        [suits] Wofür steht der { TERM($terms, "wild") }?
        [wildPlace] Wohin kommt der { TERM($terms, "wild") }?
        [lastDiscard] Welche Karte wirfst du ab?
       *[call] Wohin kommt die Karte?
    }
options-suit = { SUIT($suit) }…
options-rank = { TERM($terms, "set") } { RANK($rank, number: "many") }…
options-another =
    { $kind ->
        [set] Anderer { TERM($terms, "set") }…
       *[run] Andere Folge…
    }
options-noDiscard = Kein Abwurf
options-discard = { CAPITAL(CARD($card, article: "the", case: "acc")) } abwerfen
options-wildAs = { CARD($wild) } als { RANK($rank, style: "short") }{ SUIT($suit, style: "short") }
options-cardInto = { CARD($card) }: { MELD($meld, $terms) }
options-wildTo =
    { $end ->
        [set] Zum { MELD($meld, $terms) }
        [low] Ans untere Ende der { MELD($meld, $terms) }
       *[high] Ans obere Ende der { MELD($meld, $terms) }
    }
options-meld = { MELD($meld, $terms) }
