### Around the rules: why rules cannot work, links, pictures, public pages, and the game as others show it.

## Why rules cannot work together.

problem-noTable = Ein Tisch hat zwei bis acht Plätze, und die Mindestzahl der Spieler darf nicht über der Höchstzahl liegen.
problem-tooFewCards = Die Karten reichen nicht für jede erlaubte Zahl von Spielern: für alle Blätter, die aufgedeckten Karten und eine Karte im Stapel.
problem-jokersMissing = Joker-Karten gelten als Joker, aber im Deck gibt es keine.
problem-jokersNotWild = Im Deck gibt es Joker-Karten, also müssen sie als Joker gelten.
problem-twosMissing = Zweien sind immer Joker, aber sie sind aus dem Deck entfernt.
problem-growsForever = Wenn es mit jeder Runde eine Karte mehr gibt, muss die Zahl der Runden feststehen.
problem-turnedBeforeNamed = Die Karte, die die Ablage eröffnet, wird aufgedeckt, bevor der Geber den Jokerrang nennt. Ist sie Joker, kann sie also nicht ersetzt werden.
problem-noDeals = Die Partie braucht eine Zahl von Runden oder ein Ziel.
problem-ranksWithoutEnd = Eine Liste von Jokerrängen geht zu Ende: In einer Partie bis zu einem Ziel muss eine Karte den Jokerrang zeigen, oder es gibt keinen.
problem-namedOnceEach = Nennt der Geber jeden Rang einmal in der Partie, braucht es dreizehn Runden, ein Deck mit allen Rängen und Asse, die Jokerrang sein dürfen.
problem-rankNotInPack = Ein Rang, der in einer der Runden Joker ist, ist aus dem Deck entfernt.
problem-dealWithoutRank = Jede Runde in der Liste braucht einen Jokerrang.
problem-jokerDealWithoutJoker = Eine letzte Runde für die Joker-Karte braucht Joker-Karten, die als Joker gelten.
problem-jokerDealAfterWhat = Eine letzte Runde für die Joker-Karte folgt auf eine feste Liste von Runden, nicht auf ein Ziel oder eine aufgedeckte Karte.
problem-twoPileStarts = Die Ablage kann nur mit einer Karte beginnen: mit der, die den Jokerrang zeigt, oder mit einer anderen.
problem-moreForNobody = Der Geber kann die Karte nur behalten und noch eine bekommen, wenn sie ihm gegeben wurde.
problem-takenUnseen = Karten tief in der Ablage kann man nur nehmen oder mit „Rummy“ rufen, wenn die ganze Ablage zu sehen ist.
problem-gateBeforeWhat = Eine Regel für das Nehmen mehrerer Karten hat nur Sinn, wenn man mehrere nehmen darf.
problem-frozenMustMeld = Eine Karte von der Ablage kann nicht sofort ausgelegt werden und zugleich einen Zug lang warten.
problem-frozenCall = Eine gerufene Karte wird sofort gelegt, also kann sie nicht einen Zug lang warten.
problem-keepAndDiscard = Mit nur einer Karte musst du die gezogene behalten, also kann keine Regel verlangen, sie auszulegen oder abzuwerfen.
problem-outOfTurnBound = Eine außer der Reihe genommene Karte kann nicht sofort ausgelegt werden.
problem-setTooLarge = Von einem Rang gibt es nur vier verschiedene Karten: Größere Sätze brauchen zwei Decks und dieselbe Karte mehrmals, oder Joker über das Deck hinaus.
problem-lowAceAlone = Ohne die Zweien können Asse in Folgen nur hoch sein.
problem-lockedOrNot = Sätze nur aus Jokern können nicht zugleich gesperrt sein und Joker hergeben.
problem-namedBeyondPack = Ein Joker, der für eine bestimmte Farbe steht, kann nicht über die vier Farben hinausgehen, außer ein Satz darf dieselbe Karte zweimal haben.
problem-contractKinds = Die Kontrakte brauchen Sätze und Folgen.
problem-contractDeals = Es gibt sieben Kontrakte, also braucht die Partie genau sieben Runden.
problem-contractTooLong = Für einen der Kontrakte sind die Blätter zu klein.
problem-callOnOwnMelds = Mit einem Ruf legt man eine Karte an eine beliebige Figur, also muss das Anlegen bei anderen erlaubt sein.
problem-callWithOneCard = Mit nur einer Karte musst du vom Stapel ziehen, aber ein Ruf ersetzt das Ziehen.
problem-callWithoutDiscard = Wer ruft und dann eine letzte Karte hat, die nirgends passt, könnte den Zug ohne Abwurf nicht beenden.
problem-swapNoJoker = Nur echte Joker dürfen ihre Figur verlassen, aber im Deck gibt es keine.
problem-lastCardStuck = Eine letzte Karte, die an eine Figur passt, könnte man weder anlegen noch abwerfen: Erlaube das Schweben oder das Ende ohne Abwurf.
problem-unplayableButWhere = Eine letzte Karte, die nur an eine fremde Figur passt, könnte man weder anlegen noch abwerfen.
problem-floatForNothing = Wer schwebt, hat keine Karte mehr zum Abwerfen; also muss ein letzter Abwurf vorgeschrieben sein.
problem-reliefFromWhat = Wer noch nicht dran war, braucht keine letzte Gelegenheit, wenn niemand im ersten Zug Schluss machen kann.
problem-upForNoTwo = Eine einzelne Zwei kann die Runde nicht beenden, wenn Zweien immer Joker oder aus dem Deck entfernt sind.
problem-upFor2Points = Up mit 2 kostet 2 Punkte, braucht also die Wertung mit Strafpunkten.
problem-rummyOrTurns = Figuren werden entweder in den Zügen ausgelegt oder alle auf einmal, wenn jemand die Runde beendet, nicht beides.
problem-nothingOnTable = Wenn Figuren auf der Hand bleiben, gibt es auf dem Tisch nichts zum Anlegen, Tauschen oder Rufen, und weder Schweben noch Kontrakte.
problem-nothingMeldedAtOnce = Wenn Figuren auf der Hand bleiben, kann man eine gezogene Karte nicht sofort auslegen und immer nur eine Karte von der Ablage nehmen.
problem-meldsAfterWhat = Die anderen können ihre Figuren nur dann noch auslegen, wenn eine Runde mit einem ganzen gezeigten Blatt endet.
problem-dealForNobody = Bei einer festen Zahl von Runden muss jede Runde zählen: Runden ohne Punkte brauchen ein Ziel.
problem-stalemateTooSoon = Nach diesen Regeln könnte es auch mit je einer Karte noch weitergehen, also wäre es kein Patt.
problem-lowOrHigh = Mit Strafpunkten muss der niedrigste Gesamtstand gewinnen, mit jeder anderen Wertung der höchste.
problem-whoseMelds = Wenn Karten auf dem Tisch zählen, müssen sie vor dem Platz liegen, von dem sie kommen.
problem-meldsNeverSeen = Wenn Figuren auf der Hand bleiben, können Karten auf dem Tisch nicht zählen.
problem-emptyStockScore = Die Wertung bei leerem Stapel muss zur übrigen Wertung passen.
problem-doublesPenalties = Der Press und doppelte Runden mit Siebenen und Königen brauchen die Wertung mit Strafpunkten.
problem-autoPressAlone = Der Auto-Press braucht den Press.
problem-noTarget = Eine Partie bis zu einem Ziel braucht eine Punktzahl als Ziel.
problem-firstToLose = Wenn der niedrigste Gesamtstand gewinnt, kann man nicht dadurch gewinnen, dass man die Runde beendet und das Ziel erreicht.

## Why a link with rules cannot be opened. After `cannotWork` come the problems above.

badLink-tooLong = Dieser Link ist zu lang für die Regeln eines Tischs.
badLink-malformed = Dieser Link enthält keine Regeln eines Tischs.
badLink-olderVersion = Dieser Link stammt aus einer frühen Version des Spiels und gilt nicht mehr. Lass dir einen neuen schicken.
badLink-newerVersion = Dieser Link stammt aus einer neueren Version des Spiels. Lade die Seite neu und versuche es noch einmal.
badLink-unknownGame = Dieser Link ist für ein Spiel, das diese Seite nicht kennt.
badLink-unknownOption = Dieser Link hat eine Regel, die diese Seite nicht kennt.
badLink-unknownValue = Dieser Link hat zu einer Regel einen Wert, den diese Seite nicht kennt.
badLink-cannotWork = Die Regeln in diesem Link passen nicht zusammen.

## Pictures of rules. Each has a title, rows of cards with labels, and a sentence or two about the cards in it.

picture-heading = In Bildern
picture-title-set = Ein { TERM($terms, "set") }
picture-title-run = Eine Folge
picture-title-wildInSet = Ein { TERM($terms, "wild") } im { TERM($terms, "set") }
picture-title-wildInRun = Ein { TERM($terms, "wild") } in einer Folge
picture-title-layingOff = Anlegen
picture-title-swapping = Einen { TERM($terms, "wild") } tauschen
picture-title-points = Punkte
picture-row-before = Auf dem Tisch
picture-row-held = Auf deiner Hand
picture-row-after = Danach
picture-row-gained = Du bekommst
picture-wildRank = In diesen Beispielen sind { RANK($rank, number: "many") } { TERM($terms, "wilds") }.
picture-wildRankOfDeal = In diesen Beispielen sind { RANK($rank, number: "many") } { TERM($terms, "wilds") }, wie in Runde { $deal }.
picture-set = Die { RANK($rank, number: "many") } in { SUITS($suits) }. Ein { TERM($terms, "set") } hat mindestens { $fewest } Karten eines Rangs.
picture-run = { RANKS($ranks) } in { SUIT($suit) }. Eine Folge hat mindestens { $fewest } aufeinanderfolgende Karten einer Farbe.
picture-wild = { CAPITAL(CARD($card, article: "the", style: "name")) } steht für { PLACE($place, case: "acc") }: { RANK($rank, number: "many") } sind { TERM($terms, "wilds") }.
picture-oneEyedJack = { CAPITAL(CARD($card, article: "the", style: "name")) } steht für { PLACE($place, case: "acc") }: Einäugige Buben sind { TERM($terms, "wilds") }.
picture-joker = Der Joker steht für { PLACE($place, case: "acc") }: Er kann für jede andere Karte stehen.
# What must have been laid before.
picture-layingOff =
    Du darfst { CARD($card, article: "the", style: "name", case: "acc") } an { $kind ->
        [set] diesen { TERM($terms, "set") }
       *[run] diese Folge
    } anlegen wie { $onOthers ->
        [yes] an { TERM($terms, "eachMeldAcc") } auf dem Tisch
       *[no] an deine eigenen { TERM($terms, "melds") }
    }{ $first ->
        [meld] , sobald du { TERM($terms, "aMeldAcc") } ausgelegt hast
        [contract] , sobald du deinen Kontrakt ausgelegt hast
       *[nothing] {""}
    }.
# A natural card takes the place of a wild. Then a sentence says where the wild goes.
picture-swapPlace = { CAPITAL(CARD($natural, article: "the", style: "name")) } ersetzt { CARD($wild, article: "the", style: "name", case: "acc") }.
picture-swapFree = Der { TERM($terms, "wild") } gehört dir, zum Spielen oder zum Behalten.
picture-swapThisTurn = Der { TERM($terms, "wild") } gehört dir, aber du musst ihn im selben Zug wieder spielen.
picture-swapStaysInSet = Der { TERM($terms, "wild") } bleibt als weitere Karte im { TERM($terms, "set") }.
picture-swapStaysInRun = Der { TERM($terms, "wild") } kommt an ein Ende der Folge und steht für { PLACE($place, case: "acc") }.
picture-swapOtherMeldFromSet = Der { TERM($terms, "wild") } bleibt als weitere Karte im { TERM($terms, "set") } oder wird an { TERM($terms, "otherMeldAcc") } angelegt.
picture-swapOtherMeldFromRun = Der { TERM($terms, "wild") } kommt an ein Ende der Folge und steht für { PLACE($place, case: "acc") } oder wird an { TERM($terms, "otherMeldAcc") } angelegt.
picture-swapFirst-meld = Zum Tauschen musst du schon { TERM($terms, "ownMeldAcc") } ausgelegt haben.
picture-swapFirst-contract = Zum Tauschen musst du schon deinen Kontrakt ausgelegt haben.
picture-points-penalties = Bleiben dir diese Karten auf der Hand, wenn jemand anders { TERM($terms, "goesOut") }, kosten sie dich zusammen { COUNT($points, "point") }.
picture-points-winnerTakesHands = Wer { TERM($terms, "goesOut") }, bekommt zusammen { COUNT($points, "point") } für diese Karten, wenn du sie noch auf der Hand hast.
picture-points-meldedMinusHand = Diese Karten zählen zusammen { COUNT($points, "point") }: auf dem Tisch für dich, auf der Hand gegen dich.
picture-points-meldedPlusHands = Diese Karten zählen zusammen { COUNT($points, "point") }: auf dem Tisch für dich, auf der Hand für die Person, die { TERM($terms, "goesOut") }.
picture-points-melded = Wenn du sie auf den Tisch gelegt hast, zählen diese Karten zusammen { COUNT($points, "point") } für dich.
picture-doubled = Solange { RANK($rank, number: "many") } { TERM($terms, "wilds") } sind, zählen die Punkte doppelt.

## The public pages of rules, and the ways to print rules.

rulesPages-site = Crazy Rummy
rulesPages-allTitle = Die Regeln aller Spiele
rulesPages-allAbout = Crazy Rummy und verwandte Spiele in einfachen Worten und in Bildern, zum Lesen, Drucken und Verschicken.
rulesPages-play = Dieses Spiel spielen
rulesPages-playAny = Crazy Rummy spielen
rulesPages-inWords = In Worten
rulesPages-printOrSend = Diese Regeln drucken oder verschicken
rulesPages-print = Diese Regeln drucken
rulesPages-languages = Sprachen
rulesPages-unknownTitle = Diese Seite gibt es nicht
rulesPages-unknown = Unter dieser Adresse gibt es keine Seite.
rulesPages-titleOf = { $game }: die Regeln
rulesPages-alsoCalled = Auch genannt: { LIST($names) }.

## Where each game is played, or who invented it.

title-crazy-rummy-origin = Unter vielen Namen zu Hause gespielt, meist in Nordamerika.
title-crazy-rummy-7-origin = Crazy Rummy für einen halben Abend.
title-crazy-rummy-3-origin = Crazy Rummy, wenn die Zeit knapp ist.
title-fort-worth-gin-origin = Aufgeschrieben von John Greer.
title-fort-worth-gin-odd-origin = Aufgeschrieben von John Greer.
title-fort-worth-gin-even-origin = Aufgeschrieben von John Greer.
title-biddies-origin = In Südwales gespielt.
title-treize-brasses-origin = Frankokanadisch; der Name bedeutet dreizehnmal Mischen.
title-beanie-origin = Meist in Kanada gespielt, in vielen Fassungen.
title-ace-to-ace-origin = Beschrieben von Rammy Meyerowitz.
title-the-press-origin = Beschrieben von Michael Oxner.
title-auto-press-origin = Beschrieben von Michael Oxner.
title-dealers-choice-origin = Beschrieben von Michael Oxner.
title-one-joker-origin = Beschrieben von Michael Oxner.
title-thanasis-origin = Aus Griechenland.
title-dynamitis-origin = Aus Griechenland; eine Form von Thanasis.
title-basic-rummy-origin = Die schlichte Form des Spiels.
title-five-thousand-rummy-origin = Aus Nordamerika, in jedem Haus mit anderen Regeln.
title-george-origin = Eine Form von 5000 Rummy.
title-crummy-rummy-origin = Ein Spiel mit Kontrakten, aufgeschrieben von einer Familie.

## The game as other sites, installed apps and browsers without scripts show it.

# For link previews and search engines.
app-about = Spiele Crazy Rummy im Browser, mit Freunden oder gegen Bots.
app-needsScripts = Crazy Rummy braucht JavaScript.
# The ways into the game that an installed app has, called as at home.
app-shortcut-daily = Tagespartie
app-shortcut-games = Spiel wählen
app-shortcut-history = Deine Partien
