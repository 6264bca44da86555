### The rules in sentences: a label and a sentence for each value of every option, and remarks that belong to none.
### Only those that apply are said, in this order. Numbers and lists are values of one sentence.

## Players and cards.

topic-players = Spieler und Karten
option-table-minPlayers-label = Spieler mindestens
option-table-minPlayers = Mindestens { $players } Spieler.
option-table-maxPlayers-label = Spieler höchstens
option-table-maxPlayers = Höchstens { $players } Spieler.
option-table-direction-label = Richtung
option-table-direction-clockwise = Gegeben und gespielt wird im Uhrzeigersinn, und in dieser Richtung wechselt auch der Geber.
option-table-direction-counterClockwise = Gegeben und gespielt wird gegen den Uhrzeigersinn, und in dieser Richtung wechselt auch der Geber.
option-table-firstDealer-label = Wer zuerst gibt
option-table-firstDealer-random = Wer zuerst gibt, entscheidet das Los.
option-table-firstDealer-lowestDraw = Alle ziehen eine Karte, und die niedrigste gibt zuerst; Asse sind niedrig.
option-table-firstDealer-firstJack = Reihum werden Karten offen gegeben, und wer den ersten Buben bekommt, gibt zuerst.
option-table-drawTie-label = Gleiche Karten dabei
option-table-drawTie-lowestRedraw = Haben dabei mehrere die niedrigste Karte, ziehen sie noch einmal.
option-table-drawTie-allEqualRedraw = Haben dabei mehrere gleich hohe Karten, ziehen sie noch einmal, bis keine zwei mehr gleich sind.
option-pack-packs-label = Decks
option-pack-packs-one = Ein Deck mit 52 Karten.
option-pack-packs-two = Zwei Decks, zusammengemischt.
option-pack-packs-twoAbove4 = Ein Deck für bis zu vier Spieler, zwei Decks für mehr.
option-pack-packs-threeAbove4 = Zwei Decks für bis zu vier Spieler, drei Decks für mehr.
option-pack-packs-halfOfPlayers = Ein Deck für je zwei Spieler, aufgerundet.
option-pack-jokers-label = Joker-Karten
option-pack-jokers-0 = Keine Joker-Karten.
option-pack-jokers-1 = Eine Joker-Karte.
option-pack-jokers-2 = Zwei Joker-Karten.
option-pack-jokers-4 = Vier Joker-Karten.
option-pack-jokers-6 = Sechs Joker-Karten.
option-pack-jokers-twoPerPack = Zwei Joker-Karten in jedem Deck.
option-pack-lowestRank-label = Entfernte Karten
option-pack-lowestRank-2 = Keine Karte wird entfernt.
option-pack-lowestRank-3 = Die Zweien werden entfernt.
option-pack-lowestRank-4 = Die Zweien und Dreien werden entfernt.
option-pack-lowestRank-6 = Die Zweien, Dreien, Vieren und Fünfen werden entfernt.
remark-players-exactly = Für { $players } Spieler.
remark-players-either = Für { LIST($numbers, type: "or") } Spieler.
remark-players-fromTo = Für { $fewest } bis { $most } Spieler.

## The deal.

topic-deal = Geben
option-table-firstPlayer-label = Wer beginnt
option-table-firstPlayer-afterDealer = Es beginnt, wer nach dem Geber an der Reihe ist.
option-table-firstPlayer-dealer = Der Geber beginnt.
option-deal-size-label = Größe der Blätter
option-deal-size-fixed = In jeder Runde gibt es gleich viele Karten.
option-deal-size-byRound = Mit jeder Runde gibt es eine Karte mehr.
option-deal-size-byContract = Wie viele Karten es gibt, bestimmt der Kontrakt der Runde.
option-deal-size-byUpcard = Jedes Blatt wird am Stück gegeben. Seine erste Karte liegt offen und bestimmt, wie groß es wird.
option-deal-cards-label = Karten pro Person
option-deal-cards = Alle bekommen je { $cards } Karten.
option-deal-cardsIfFew-label = Karten an einem kleinen Tisch
option-deal-cardsIfFew =
    { $cards ->
        [0] Es gibt immer gleich viele Karten, egal wie viele mitspielen.
       *[other] An einem kleinen Tisch bekommen alle je { $cards } Karten.
    }
# Follows `option-deal-cardsIfFew`, which calls it a small table.
option-deal-fewPlayers-label = Größe eines kleinen Tischs
option-deal-fewPlayers =
    { $players ->
        [2] Ein kleiner Tisch hat zwei Spieler.
       *[other] Ein kleiner Tisch hat bis zu { $players } Spieler.
    }
option-deal-upcardMeaning-label = Bedeutung der ersten Karte
option-deal-upcardMeaning-additional = Die offene Karte zeigt, wie viele Karten noch dazukommen.
option-deal-upcardMeaning-total = Die offene Karte zeigt, wie viele Karten es insgesamt werden, sie selbst mitgezählt.
option-deal-upcardCourts-label = Bildkarte als erste Karte
option-deal-upcardCourts-ten = Ein offener Bube, eine offene Dame oder ein offener König bedeutet 10 Karten.
option-deal-upcardCourts-elevenToThirteen = Ein offener Bube bedeutet 11 Karten, eine Dame 12 und ein König 13.
option-deal-upcardAce-label = Ass als erste Karte
option-deal-upcardAce = Ein offenes Ass bedeutet { $cards } Karten.
option-deal-upcardPermanentWild-label = Fester Joker als erste Karte
option-deal-upcardPermanentWild-buried = Ist die offene Karte immer { TERM($terms, "beWild") }, kommt sie zurück ins Deck, und eine andere wird aufgedeckt.
option-deal-upcardPermanentWild-15 = Eine offene Karte, die immer { TERM($terms, "beWild") } ist, bedeutet 15 Karten.
option-deal-upcardPermanentWild-20 = Eine offene Karte, die immer { TERM($terms, "beWild") } ist, bedeutet 20 Karten.
option-deal-upcardPermanentWild-25 = Eine offene Karte, die immer { TERM($terms, "beWild") } ist, bedeutet 25 Karten.
option-deal-upcardPermanentWild-twoOrTwelve = Sind Zweien immer { TERM($terms, "wilds") }, wählt man mit einer offenen Zwei, ob man insgesamt zwei oder zwölf Karten bekommt.
option-deal-burySmallUpcards-label = Zwei, Drei oder Vier als erste Karte
option-deal-burySmallUpcards-false = Eine kleine offene Karte bedeutet ein kleines Blatt.
option-deal-burySmallUpcards-true = Eine offene Zwei, Drei oder Vier kommt zurück ins Deck, und eine andere Karte wird aufgedeckt.
option-deal-order-label = Austeilen
option-deal-order-cards = Die Karten werden einzeln gegeben.
option-deal-order-hands = Jedes Blatt wird am Stück gegeben.
option-deal-extra-label = Zusatzkarte
option-deal-extra-firstPlayer = Wer beginnt, bekommt eine Karte mehr und zieht dafür im ersten Zug nicht.
option-deal-extra-nobody = Niemand bekommt eine Karte mehr: Der erste Zug beginnt mit dem Ziehen wie jeder andere.
option-deal-pileUpcard-label = Anfang der Ablage
option-deal-pileUpcard-none = Die Ablage beginnt mit dem ersten Abwurf.
option-deal-pileUpcard-kept = Eine Karte wird aufgedeckt und eröffnet die Ablage.
option-deal-pileUpcard-replacedIfWild = Eine Karte wird aufgedeckt und eröffnet die Ablage; ist sie { TERM($terms, "beWild") }, kommt sie zurück ins Deck, und eine andere wird aufgedeckt.
remark-deal-wholeHands = Jedes Blatt wird am Stück gegeben, das des Gebers zuletzt, die erste Karte jeweils offen.
remark-deal-handsByContract = Runde für Runde bekommen alle { LIST($hands) } Karten.
remark-deal-handsGrow = In der ersten Runde bekommen alle je { $cards } Karten, in jeder weiteren eine mehr.
remark-deal-hands = Alle bekommen je { $cards } Karten.
remark-deal-handsIfFew =
    { $players ->
        [2] Alle bekommen je { $cards } Karten, zu zweit { $few }.
       *[other] Alle bekommen je { $cards } Karten, bei bis zu { $players } Spielern { $few }.
    }

## Which cards are wild.

topic-wilds = Welche Karten { TERM($terms, "wilds") } sind
option-wilds-source-label = Jokerrang
option-wilds-source-schedule = Jede Runde hat ihren eigenen { TERM($terms, "wildRank") }, der von Anfang an feststeht.
option-wilds-source-dealerNames = Der Geber sieht sich sein Blatt an und nennt den { TERM($terms, "wildRank") }; in einer Partie darf jeder Rang nur einmal genannt werden.
option-wilds-source-dealerFirstCard = Die erste Karte des Gebers wird offen gegeben: Alle Karten ihres Rangs sind { TERM($terms, "wilds") }.
option-wilds-source-dealerLastCard = Die letzte Karte des Gebers wird offen gegeben: Alle Karten ihres Rangs sind { TERM($terms, "wilds") }.
option-wilds-source-dealerExtraCard = Der Geber bekommt eine weitere Karte, offen: Alle Karten ihres Rangs sind { TERM($terms, "wilds") }.
option-wilds-source-outsideCard = Eine gesonderte Karte wird aufgedeckt: Alle Karten ihres Rangs sind { TERM($terms, "wilds") }.
option-wilds-source-stockCard = Nach dem Geben wird die oberste Karte des Stapels aufgedeckt: Alle Karten ihres Rangs sind { TERM($terms, "wilds") }.
option-wilds-source-none = Es gibt keinen { TERM($terms, "wildRank") }.
# Follows `remark-wilds-deals`. The ranks are as on cards: "A 2 3".
option-wilds-schedule-label = Runden
option-wilds-schedule-none = Die Zahl der Runden steht nicht fest.
option-wilds-schedule-ranks = Der Reihe nach sind diese Ränge { TERM($terms, "wilds") }: { RANKS($ranks, style: "short", type: "space") }.
option-wilds-jokerDeal-label = Letzte Runde für die Joker-Karte
option-wilds-jokerDeal-false = Es gibt keine zusätzliche Runde.
option-wilds-jokerDeal-true = Danach folgt noch eine Runde ohne { TERM($terms, "wildRank") }.
# `$kinds` are some of the next four, in this order.
option-wilds-permanent-label = Immer Joker
option-wilds-permanent-none = Keine Karte ist immer { TERM($terms, "beWild") }.
option-wilds-permanent-kinds = { CAPITAL(LIST($kinds)) } sind immer { TERM($terms, "wilds") }.
permanentWilds-jokers = Joker-Karten
permanentWilds-twos = Zweien
permanentWilds-tens = Zehnen
permanentWilds-oneEyedJacks = einäugige Buben
option-wilds-indicator-label = Karte, die den Jokerrang zeigt
option-wilds-indicator-outOfPlay = Die Karte, die den { TERM($terms, "wildRank") } zeigt, bleibt aus dem Spiel.
option-wilds-indicator-startsPile = Die Karte, die den { TERM($terms, "wildRank") } zeigt, eröffnet die Ablage.
option-wilds-permanentIndicator-label = Wenn sie immer Joker ist
option-wilds-permanentIndicator-buried = Ist diese Karte immer { TERM($terms, "beWild") }, kommt sie zurück ins Deck, und eine andere wird aufgedeckt.
option-wilds-permanentIndicator-dealerGetsMore = Ist diese Karte immer { TERM($terms, "beWild") }, behält der Geber sie und bekommt noch eine, und so weiter, bis eine es nicht ist.
option-wilds-aceAllowed-label = Asse als Jokerrang
option-wilds-aceAllowed-true = Asse können der { TERM($terms, "wildRank") } sein.
option-wilds-aceAllowed-false = Asse sind nie der { TERM($terms, "wildRank") }.
remark-wilds-noWilds = Es gibt keine { TERM($terms, "wilds") }.
remark-wilds-deals =
    { $deals ->
        [1] Es gibt eine Runde.
       *[other] Es gibt { $deals } Runden.
    }
remark-wilds-oneJoker = Die Joker-Karte ist immer { TERM($terms, "beWild") }.
remark-wilds-noOthers = Andere { TERM($terms, "wilds") } gibt es nicht.
remark-wilds-buried = Wird { LIST($kinds, type: "or") } aufgedeckt, kommt die Karte zurück ins Deck, und eine andere wird aufgedeckt.
# One of the cards that are always wild.
onePermanentWild-jokers = eine Joker-Karte
onePermanentWild-twos = eine Zwei
onePermanentWild-tens = eine Zehn
onePermanentWild-oneEyedJacks = ein einäugiger Bube
remark-wilds-standsForAny = Ein { TERM($terms, "wild") } kann für jede andere Karte stehen.
remark-wilds-usedAsItIs = Eine Karte vom { TERM($terms, "wildRank") } darf immer auch als die Karte gespielt werden, die sie ist.

## A turn.

topic-turn = Ein Zug
option-draw-depth-label = Wie tief du nehmen darfst
option-draw-depth-one = Zu Beginn deines Zugs ziehst du die oberste Karte vom Stapel oder nimmst die oberste Karte der Ablage.
option-draw-depth-any = Zu Beginn deines Zugs ziehst du die oberste Karte vom Stapel oder nimmst von der Ablage beliebig viele der obersten Karten.
option-draw-gated-label = Ablage vor der ersten Figur
option-draw-gated-false = Du darfst von der Ablage vor dem ersten Auslegen genauso nehmen wie danach.
option-draw-gated-true = Bevor du { TERM($terms, "aMeldAcc") } ausgelegt hast, darfst du nur die oberste Karte der Ablage nehmen, und nur, um sie gleich mit auszulegen.
option-draw-deepestMustMeld-label = Unterste genommene Karte
option-draw-deepestMustMeld-false = Die unterste Karte, die du von der Ablage nimmst, darfst du behalten.
option-draw-deepestMustMeld-true = Nimmst du zwei oder mehr Karten von der Ablage, musst du die unterste davon im selben Zug auf den Tisch legen.
option-draw-takenFrozen-label = Genommene Karten warten
option-draw-takenFrozen-false = Karten von der Ablage darfst du noch im selben Zug auf den Tisch legen.
option-draw-takenFrozen-true = Sobald du { TERM($terms, "aMeldAcc") } ausgelegt hast, darfst du Karten, die du von der Ablage nimmst, erst in deinem nächsten Zug auf den Tisch legen.
option-draw-topMustMeld-label = Oberste Karte der Ablage
option-draw-topMustMeld-false = Nimmst du die oberste Karte der Ablage, darfst du sie behalten.
option-draw-topMustMeld-true = Nimmst du die oberste Karte der Ablage, musst du sie im selben Zug auf den Tisch legen.
option-draw-twoNaturals-label = Zwei natürliche Karten dazu
option-draw-twoNaturals-off = Du brauchst keine natürlichen Karten zu denen, die du von der Ablage nimmst.
option-draw-twoNaturals-forSeveral = Nimmst du mehr als die oberste Karte der Ablage, musst du mit der untersten davon und zwei natürlichen Karten von deiner Hand { TERM($terms, "newMeldAcc") } auslegen.
option-draw-twoNaturals-always = Um von der Ablage zu nehmen, musst du zwei natürliche Karten auf der Hand haben, die zur untersten genommenen passen, und sie mit ihr auslegen.
option-draw-useOrDiscard-label = Eine Karte vom Stapel
option-draw-useOrDiscard-false = Eine Karte vom Stapel darfst du behalten.
option-draw-useOrDiscard-true = Eine Karte vom Stapel musst du noch im selben Zug auf den Tisch legen oder abwerfen.
option-draw-giveBack-label = Genommenes abwerfen
option-draw-giveBack-yes = Eine Karte, die du gerade von der Ablage genommen hast, darfst du wieder abwerfen.
option-draw-giveBack-no = Eine Karte, die du gerade von der Ablage genommen hast, darfst du nicht abwerfen.
option-draw-giveBack-notIfTopOnly = Nimmst du nur die oberste Karte der Ablage, darfst du sie in diesem Zug nicht abwerfen.
option-goingOut-wildDiscard-label = Joker abwerfen
option-goingOut-wildDiscard-true = Einen { TERM($terms, "wild") } darfst du abwerfen wie jede andere Karte.
option-goingOut-wildDiscard-false = Einen { TERM($terms, "wild") } darfst du nur abwerfen, wenn du nichts anderes abwerfen kannst.
option-draw-outOfTurn-label = Außer der Reihe nehmen
option-draw-outOfTurn-off = Niemand darf außer der Reihe von der Ablage nehmen.
option-draw-outOfTurn-afterDraw = Hat jemand vom Stapel gezogen, darf jemand anders die oberste Karte der Ablage außer der Reihe nehmen und muss dazu eine Karte vom Stapel ziehen; wer als Nächstes dran ist, hat die erste Wahl.
option-draw-outOfTurn-beforeDraw = Bevor jemand vom Stapel zieht, darf jemand anders die oberste Karte der Ablage außer der Reihe nehmen und muss dazu eine Karte vom Stapel ziehen; wer als Nächstes dran ist, hat die erste Wahl.
option-draw-takes-label = Wie oft außer der Reihe
option-draw-takes-none = Du darfst beliebig oft außer der Reihe nehmen.
option-draw-takes-most = Du darfst in jeder Runde höchstens { $times }-mal außer der Reihe nehmen.
option-draw-afterMeld-label = Ablage nach dem Auslegen
option-draw-afterMeld-open = Von der Ablage darfst du auch nehmen, nachdem du ausgelegt hast.
option-draw-afterMeld-closed = Sobald du in einer Runde ausgelegt hast, darfst du von der Ablage nichts mehr nehmen.
option-draw-pileShown-label = Was du von der Ablage siehst
option-draw-pileShown-top = Von der Ablage ist nur die oberste Karte zu sehen.
option-draw-pileShown-all = Die ganze Ablage ist zu sehen.
option-goingOut-discardTakeBack-label = Abwurf zurücknehmen
option-goingOut-discardTakeBack-false = Ein Abwurf ist endgültig.
option-goingOut-discardTakeBack-true = Du darfst einen Abwurf zurücknehmen, bis wieder jemand zieht.
option-goingOut-oneCard-label = Die letzte Karte
option-goingOut-oneCard-true = Hast du nur noch eine Karte, musst du vom Stapel ziehen. Dann darfst du { TERM($terms, "goOut") }; tust du es nicht, musst du die gezogene Karte behalten und die alte abwerfen.
option-goingOut-oneCard-false = Hast du nur noch eine Karte, ziehst du wie sonst und wirfst ab.
remark-turn-layAndDiscard = Dann darfst du Karten auf den Tisch legen. Am Ende deines Zugs wirfst du eine Karte offen ab.
remark-turn-onlyDiscard = Am Ende deines Zugs wirfst du eine Karte offen ab.

## Melds.

topic-melds = { TERM($terms, "Melds") }
option-melds-kinds-label = Arten von Figuren
option-melds-kinds-both = { TERM($terms, "AMeld") } ist entweder ein { TERM($terms, "set") }, also Karten eines Rangs, oder eine Folge, also aufeinanderfolgende Karten einer Farbe.
option-melds-kinds-sets = { TERM($terms, "AMeld") } ist ein { TERM($terms, "set") }, also Karten eines Rangs; Folgen gibt es nicht.
option-melds-kinds-runs = { TERM($terms, "AMeld") } ist eine Folge, also aufeinanderfolgende Karten einer Farbe; { TERM($terms, "sets") } gibt es nicht.
option-melds-setMin-label = Kleinster Satz
option-melds-setMin = Ein { TERM($terms, "set") } hat mindestens { $cards } Karten.
option-melds-setMax-label = Größter Satz
option-melds-setMax =
    { $cards ->
        [0] Ein { TERM($terms, "set") } darf beliebig viele Karten haben.
       *[other] Ein { TERM($terms, "set") } hat höchstens { $cards } Karten.
    }
option-melds-duplicates-label = Gleiche Karte zweimal im Satz
option-melds-duplicates-false = In einem { TERM($terms, "set") } darf keine Karte doppelt vorkommen.
option-melds-duplicates-true = In einem { TERM($terms, "set") } darf dieselbe Karte mehrmals vorkommen.
option-melds-overflow-label = Sätze über das Deck hinaus
option-melds-overflow-false = Ein { TERM($terms, "set") } hat nie mehr Karten, als es von seinem Rang gibt.
option-melds-overflow-true = Mit { TERM($terms, "wildsDat") } darf ein { TERM($terms, "set") } mehr Karten haben, als es von seinem Rang gibt.
option-melds-runMin-label = Kürzeste Folge
option-melds-runMin = Eine Folge hat mindestens { $cards } Karten.
option-melds-runAce-label = Asse in Folgen
option-melds-runAce-low = Asse sind in Folgen niedrig: Ass-Zwei-Drei, aber nicht Dame-König-Ass.
option-melds-runAce-lowOrHigh = Ein Ass darf in einer Folge niedrig oder hoch sein, Ass-Zwei-Drei oder Dame-König-Ass, aber nicht beides in derselben Folge.
option-melds-runAce-eitherEnd = Eine Folge darf an jedem Ende ein Ass haben, auch an beiden.
option-melds-runAce-high = Asse sind in Folgen hoch: Dame-König-Ass, aber nicht Ass-Zwei-Drei.
option-melds-runAce-highOrLow = Asse sind in Folgen hoch, Dame-König-Ass, und dürfen auch niedrig sein, Ass-Zwei-Drei, aber nicht beides in derselben Folge.
option-melds-wildLimit-label = Joker in einer Figur
option-melds-wildLimit-none = { TERM($terms, "AMeld") } darf beliebig viele { TERM($terms, "wilds") } haben.
option-melds-wildLimit-atMostNaturals = { TERM($terms, "AMeld") } darf nicht mehr { TERM($terms, "wilds") } als natürliche Karten haben.
option-melds-wildLimit-fewerThanNaturals = { TERM($terms, "AMeld") } muss mehr natürliche Karten als { TERM($terms, "wilds") } haben.
option-melds-wildLimit-one = { TERM($terms, "AMeld") } darf nur einen { TERM($terms, "wild") } haben.
option-melds-wildLimit-half = Höchstens die Hälfte der Karten in { TERM($terms, "aMeldDat") } dürfen { TERM($terms, "wilds") } sein.
option-melds-wildLimit-oneWhenLaid = { TERM($terms, "AMeld") } darf beim Auslegen nur einen { TERM($terms, "wild") } haben. Auf dem Tisch dürfen weitere angelegt werden.
option-melds-wildLimit-apart = In einer Folge dürfen keine zwei { TERM($terms, "wilds") } nebeneinanderliegen. Ein { TERM($terms, "set") } muss mindestens zwei natürliche Karten haben.
option-melds-splitLong-label = Lange Figuren als zwei
option-melds-splitLong-false = Auch lange { TERM($terms, "melds") } dürfen nur einen { TERM($terms, "wild") } haben.
option-melds-splitLong-true = { TERM($terms, "AMeld") } aus sechs oder mehr Karten zählt als zwei Teile, und jeder darf einen { TERM($terms, "wild") } haben.
option-melds-ownPlace-label = Joker am eigenen Platz
option-melds-ownPlace-natural = Ein { TERM($terms, "wild") }, der als die Karte gespielt wird, die er ist, zählt als natürliche Karte.
option-melds-ownPlace-wild = Ein { TERM($terms, "wild") }, der als die Karte gespielt wird, die er ist, zählt trotzdem als { TERM($terms, "wild") }.
option-melds-ownPlace-choice = Ein { TERM($terms, "wild") }, der als die Karte gespielt wird, die er ist, zählt als natürliche Karte oder als { TERM($terms, "wild") }, ganz wie du willst.
option-melds-allWild-label = Figuren nur aus Jokern
option-melds-allWild-ordinary = { TERM($terms, "AMeld") } darf auch ganz aus { TERM($terms, "wildsDat") } bestehen.
option-melds-allWild-locked = { TERM($terms, "AMeld") } darf auch ganz aus { TERM($terms, "wildsDat") } bestehen; ist es ein { TERM($terms, "set") }, darf daraus kein { TERM($terms, "wild") } genommen werden.
option-melds-allWild-special = { TERM($terms, "AMeld") } darf auch ganz aus { TERM($terms, "wildsDat") } bestehen; dann dürfen nur weitere { TERM($terms, "wilds") } angelegt werden.
option-melds-setWild-label = Joker im Satz
option-melds-setWild-anyMissing = In einem { TERM($terms, "set") } steht ein { TERM($terms, "wild") } für irgendeine fehlende Farbe.
option-melds-setWild-named = In einem { TERM($terms, "set") } steht ein { TERM($terms, "wild") } für eine bestimmte Farbe, die du beim Auslegen nennst.
option-play-when-label = Wann ausgelegt wird
option-play-when-duringTurns = In deinem Zug darfst du { TERM($terms, "melds") } auslegen, musst aber nicht.
option-play-when-goingOutOnly = { TERM($terms, "Melds") } bleiben auf der Hand, bis jemand { TERM($terms, "goesOut") }.
option-play-firstTurn-label = Figuren im ersten Zug
option-play-firstTurn-true = Im ersten Zug einer Runde darf man { TERM($terms, "melds") } auslegen wie in jedem anderen.
option-play-firstTurn-false = Wer beginnt, darf im ersten Zug einer Runde nichts auslegen.
option-play-firstRound-label = Figuren im ersten Umlauf
option-play-firstRound-true = Im ersten Umlauf darfst du { TERM($terms, "melds") } auslegen.
option-play-firstRound-false = Niemand darf etwas auslegen, bevor alle einmal dran waren und wieder dran ist, wer begonnen hat.
option-play-meldsPerTurn-label = Neue Figuren in einem Zug
option-play-meldsPerTurn-0 = Du darfst in einem Zug beliebig viele neue { TERM($terms, "melds") } auslegen.
option-play-meldsPerTurn-1 = Du darfst in einem Zug nur { TERM($terms, "newMeldAcc") } auslegen.
option-play-firstMeld-label = Erstmeldung
option-play-firstMeld-none = Deine ersten { TERM($terms, "melds") } dürfen beliebig viele Punkte zählen.
option-play-firstMeld-points = Für die Erstmeldung müssen deine ersten { TERM($terms, "melds") } in einer Runde, alle im selben Zug ausgelegt, zusammen mindestens { $points } Punkte zählen. Ein { TERM($terms, "wild") } zählt dabei wie die Karte, für die er steht.
option-play-firstRun-label = Eine Folge ohne Joker
option-play-firstRun-false = Eine Folge ohne { TERM($terms, "wilds") } muss nicht dabei sein.
option-play-firstRun-true = Dabei muss mindestens eine Folge ohne { TERM($terms, "wilds") } sein.
option-play-contract-label = Kontrakte
option-play-contract-off = Es gibt keine Kontrakte: Mit welchen { TERM($terms, "meldsDat") } du beginnst, ist egal.
option-play-contract-table = Jede der { $deals } Runden hat einen Kontrakt, den du auf einmal und vor allem anderen auslegen musst: { LIST($contracts, type: "semicolon") }.
option-play-contract-written =
    { $count ->
        [1] Jede Runde hat denselben Kontrakt, den du auf einmal und vor allem anderen auslegen musst: { LIST($contracts, type: "semicolon") }.
       *[other] Jede Runde hat einen Kontrakt, den du auf einmal und vor allem anderen auslegen musst: { LIST($contracts, type: "semicolon") }. Nach dem letzten Kontrakt kommt wieder der erste.
    }
ruleContract-run =
    { $count ->
        [one]
            { $size ->
                [0] eine Folge
               *[other] eine Folge zu { $size }
            }
       *[other]
            { $size ->
                [0] { $count } Folgen
               *[other] { $count } Folgen zu { $size }
            }
    }
ruleContract-set =
    { $count ->
        [one]
            { $size ->
                [0] ein { TERM($terms, "set") }
               *[other] ein { TERM($terms, "set") } zu { $size }
            }
       *[other]
            { $size ->
                [0] { $count } { TERM($terms, "sets") }
               *[other] { $count } { TERM($terms, "sets") } zu { $size }
            }
    }
ruleContract-either =
    { $count ->
        [one] ein { TERM($terms, "set") } oder eine Folge zu { $size }
       *[other] { $count } { TERM($terms, "sets") } oder Folgen zu { $size }
    }
ruleContract-deal =
    { $isEveryCard ->
        [yes] { LIST($melds) } aus allen deinen Karten
       *[no] { LIST($melds) }
    }
option-play-contractAlike-label = Ähnliche Figuren im Kontrakt
option-play-contractAlike-differ = Die Folgen eines Kontrakts müssen verschiedene Farben haben, seine { TERM($terms, "sets") } verschiedene Ränge.
option-play-contractAlike-apart = Zwei { TERM($terms, "sets") } eines Kontrakts dürfen denselben Rang haben. Zwei Folgen dürfen dieselbe Farbe haben, außer wenn die eine dort weitergeht, wo die andere aufhört.
option-play-contractAlike-any = Zwei { TERM($terms, "sets") } eines Kontrakts dürfen denselben Rang haben, zwei Folgen dieselbe Farbe.
option-play-contractExact-label = Größe der Figuren im Kontrakt
option-play-contractExact-false = Die { TERM($terms, "melds") } eines Kontrakts dürfen mehr Karten haben als verlangt.
option-play-contractExact-true = Die { TERM($terms, "melds") } eines Kontrakts müssen genau so viele Karten haben wie verlangt, außer wenn er alle deine Karten braucht.
option-play-meldTurns-label = Züge zum Auslegen
option-play-meldTurns-afterDraw = { TERM($terms, "melds") } legst du nach dem Ziehen und vor dem Abwerfen aus.
option-play-meldTurns-insteadOfDraw = Statt zu ziehen, darfst du Karten auf den Tisch legen. Ein solcher Zug hat kein Ziehen und kein Abwerfen.
option-play-newAfterContract-label = Neue Figuren nach dem Kontrakt
option-play-newAfterContract-false = Nach deinem Kontrakt darfst du keine neuen { TERM($terms, "melds") } auslegen, nur noch anlegen.
option-play-newAfterContract-true = Nach deinem Kontrakt darfst du im selben Zug oder später auch neue { TERM($terms, "melds") } auslegen.
remark-melds-unlikeOthers = Was sich in einem Kontrakt unterscheiden muss, muss sich in allem unterscheiden, was du in der Runde auslegst.
remark-melds-wildsCount = { TERM($terms, "Wilds") } zählen dabei mit.
remark-melds-noWrapping = Eine Folge geht nie über das Ass hinweg: König-Ass-Zwei ist keine Folge.
remark-melds-saidOnce = Könnten deine Karten verschiedene { TERM($terms, "melds") } sein, sagst du, was du meinst, und dabei bleibt es.

## Laying off.

topic-layingOff = Anlegen
option-play-layOffNeedsMeld-label = Zuerst eine eigene Figur
option-play-layOffNeedsMeld-true = Sobald du in einer Runde { TERM($terms, "ownMeldAcc") } ausgelegt hast, darfst du anlegen: Karten an { TERM($terms, "melds") } auf dem Tisch legen.
option-play-layOffNeedsMeld-false = Du darfst Karten an { TERM($terms, "melds") } auf dem Tisch anlegen, auch bevor du selbst etwas ausgelegt hast.
option-play-layOffFrom-label = Anlegen nach den ersten Figuren
option-play-layOffFrom-sameTurn = Du darfst schon in dem Zug anlegen, in dem du deine ersten { TERM($terms, "melds") } auslegst.
option-play-layOffFrom-nextTurn = In dem Zug, in dem du deine ersten { TERM($terms, "melds") } auslegst, darfst du auf dem Tisch noch nichts anlegen und keine { TERM($terms, "wilds") } tauschen.
option-play-layOffOthers-label = Bei anderen anlegen
option-play-layOffOthers-true = Du darfst an alle { TERM($terms, "melds") } anlegen, auch an die der anderen.
option-play-layOffOthers-false = Du darfst nur an deine eigenen { TERM($terms, "melds") } anlegen.
option-play-owner-label = Wem die Karten gehören
option-play-owner-common = Karten auf dem Tisch gehören niemandem.
option-play-owner-player = Jede Karte auf dem Tisch liegt vor dem Platz, von dem sie kommt, und zählt dort.
option-goingOut-callRummy-label = „Rummy“ rufen
option-goingOut-callRummy-off = Niemand darf bei einem Abwurf „Rummy“ rufen.
option-goingOut-callRummy-top = Passt ein Abwurf an { TERM($terms, "aMeldAcc") } auf dem Tisch, dürfen andere „Rummy!“ rufen und ihn dort anlegen, bevor wieder jemand zieht; rufen mehrere, bekommt ihn, wer als Erstes dran wäre.
option-goingOut-callRummy-pile = Nach einem Abwurf dürfen andere bei jeder Karte der Ablage „Rummy!“ rufen, die an { TERM($terms, "aMeldAcc") } auf dem Tisch passt oder mit Karten über ihr { TERM($terms, "aMeldAcc") } ergibt. Wer ruft, nimmt auch alle Karten über ihr. Rufen mehrere, bekommt die Karte, wer als Erstes dran wäre.
option-goingOut-callEffect-label = Was ein Ruf bewirkt
option-goingOut-callEffect-wholeTurn = Der Ruf ersetzt das Ziehen: Wer gerufen hat, spielt einen Zug, und von dort geht es weiter.
option-goingOut-callEffect-cardOnly = Wer gerufen hat, legt nur diese Karte, und es geht weiter wie zuvor.
remark-layingOff-opening = Sobald deine Erstmeldung liegt, darfst du anlegen, auch noch im selben Zug: Karten an { TERM($terms, "melds") } auf dem Tisch legen. Angelegte Karten zählen für die Erstmeldung nicht mit.

## Swapping for wilds.

topic-swaps = { TERM($terms, "Wilds") } tauschen
option-swap-to-label = Joker tauschen
option-swap-to-free = Hast du die Karte, für die ein { TERM($terms, "wild") } auf dem Tisch steht, darfst du sie gegen den { TERM($terms, "wild") } tauschen. Den darfst du gleich spielen oder behalten.
option-swap-to-off = Ein { TERM($terms, "wild") } auf dem Tisch bleibt, wo er ist.
option-swap-to-thisTurn = Hast du die Karte, für die ein { TERM($terms, "wild") } auf dem Tisch steht, darfst du sie gegen den { TERM($terms, "wild") } tauschen. Den musst du im selben Zug wieder auf den Tisch legen.
option-swap-to-otherMeld = Hast du die Karte, für die ein { TERM($terms, "wild") } auf dem Tisch steht, darfst du sie an seine Stelle legen und den { TERM($terms, "wild") } an { TERM($terms, "otherMeldAcc") } oder an einen anderen Platz in { TERM($terms, "sameMeldDat") } legen.
option-swap-to-stays = Hast du die Karte, für die ein { TERM($terms, "wild") } auf dem Tisch steht, darfst du sie an seine Stelle und den { TERM($terms, "wild") } an einen anderen Platz in { TERM($terms, "sameMeldDat") } legen.
option-swap-needsMeld-label = Vor dem Tauschen auslegen
option-swap-needsMeld-true = Dazu musst du in der Runde schon { TERM($terms, "ownMeldAcc") } ausgelegt haben.
option-swap-needsMeld-false = Dazu brauchst du keine eigenen { TERM($terms, "melds") }.
option-swap-which-label = Welche Joker eine Figur verlassen
option-swap-which-all = Jeder { TERM($terms, "wild") } darf { TERM($terms, "itsMeldAcc") } so verlassen.
option-swap-which-jokers = Nur echte Joker dürfen so weg; alle anderen { TERM($terms, "wilds") } bleiben, wo sie sind.
option-swap-allWildLocked-label = Sätze nur aus Jokern
option-swap-allWildLocked-false = Selbst aus einem { TERM($terms, "set") } nur aus { TERM($terms, "wildsDat") } darf ein { TERM($terms, "wild") } genommen werden.
option-swap-allWildLocked-true = Aus einem { TERM($terms, "set") }, der nur aus { TERM($terms, "wildsDat") } ausgelegt wurde, darf nichts genommen werden.
option-swap-perTurn-label = Getauschte Joker in einem Zug
option-swap-perTurn-0 = Du darfst in einem Zug beliebig viele { TERM($terms, "wilds") } tauschen.
option-swap-perTurn-1 = Du darfst in einem Zug nur einen { TERM($terms, "wild") } tauschen.
option-swap-sets-label = Joker in Sätzen
option-swap-sets-one = In einem { TERM($terms, "set") } genügt eine der fehlenden Karten.
option-swap-sets-never = Ein { TERM($terms, "wild") } in einem { TERM($terms, "set") } bleibt liegen.
option-swap-sets-all = Aus einem { TERM($terms, "set") } mit drei Karten bekommst du einen { TERM($terms, "wild") } nur, wenn du zwei der fehlenden Karten auf einmal anlegst. In einem { TERM($terms, "set") } mit vier Karten bleibt er liegen.
remark-swaps-afterDrawing = Tauschen darfst du erst, nachdem du gezogen hast.
remark-swaps-opening = Deine Erstmeldung muss schon liegen.
remark-swaps-namedSuit = In einem { TERM($terms, "set") } gilt dafür nur die Karte der genannten Farbe.
remark-swaps-anyOfRank = In einem { TERM($terms, "set") } gilt dafür jede natürliche Karte seines Rangs.
remark-swaps-missingSuit = In einem { TERM($terms, "set") } gilt dafür jede Karte seines Rangs in einer fehlenden Farbe.

## Going out.

topic-goingOut = { TERM($terms, "GoingOut") }
option-goingOut-discard-label = Letzter Abwurf
option-goingOut-discard-required = Um { TERM($terms, "toGoOut") }, musst du noch eine Karte zum Abwerfen haben.
option-goingOut-discard-optional = Du darfst mit oder ohne letzten Abwurf { TERM($terms, "goOut") }.
option-goingOut-discard-forbidden = Um { TERM($terms, "toGoOut") }, musst du deine letzte Karte auf den Tisch legen; abwerfen darfst du sie nicht.
option-goingOut-unplayable-label = Letzter Abwurf, der nicht passt
option-goingOut-unplayable-false = Als Letztes darfst du jede Karte abwerfen.
option-goingOut-unplayable-true = Als Letztes darfst du nur eine Karte abwerfen, die an { TERM($terms, "noMeldAcc") } auf dem Tisch passt.
option-goingOut-faceDown-label = Letzter Abwurf verdeckt
option-goingOut-faceDown-false = Der letzte Abwurf liegt offen.
option-goingOut-faceDown-true = Der letzte Abwurf liegt verdeckt.
option-goingOut-float-label = Schweben
option-goingOut-float-off = Niemand bleibt ohne Karten in der Runde.
option-goingOut-float-on = Hast du alle Karten auf den Tisch gelegt und keine mehr zum Abwerfen, schwebst du: Du bleibst in der Runde, ziehst in deinem Zug vom Stapel und legst die gezogene Karte auf den Tisch oder wirfst sie ab.
option-goingOut-float-onWithPenalty = Hast du alle Karten auf den Tisch gelegt und keine mehr zum Abwerfen, schwebst du: Du bleibst in der Runde, ziehst in deinem Zug vom Stapel und legst die gezogene Karte auf den Tisch oder wirfst sie ab. Wenn jemand anders { TERM($terms, "goesOut") }, ziehen alle, die schweben, je eine weitere Karte.
option-goingOut-firstTurn-label = Ende im ersten Zug
option-goingOut-firstTurn-true = Du darfst schon in deinem ersten Zug { TERM($terms, "goOut") }.
option-goingOut-firstTurn-false = Im ersten eigenen Zug darf niemand { TERM($terms, "goOut") }.
option-goingOut-relief-label = Wenn andere noch nicht dran waren
option-goingOut-relief-nothing = Wenn jemand { TERM($terms, "goesOut") }, kommt nicht mehr an die Reihe, wer noch nicht dran war.
option-goingOut-relief-meld = Wenn jemand im ersten eigenen Zug { TERM($terms, "goesOut") }, dürfen alle, die noch nicht dran waren, aus ihrem gegebenen Blatt noch Karten auf den Tisch legen.
option-goingOut-relief-fullTurn = Wenn jemand im ersten eigenen Zug { TERM($terms, "goesOut") }, haben alle, die noch nicht dran waren, noch einen Zug.
option-goingOut-upFor2-label = Up mit 2
option-goingOut-upFor2-false = Eine einzelne Zwei ist eine Karte wie jede andere.
option-goingOut-upFor2-true = Bleibt dir nach dem Abwerfen nur eine Zwei, darfst du die Runde beenden, außer wenn Zweien { TERM($terms, "wilds") } sind. Die Zwei kostet dich 2 Punkte.
option-goingOut-rummyOnly-label = Wie eine Runde endet
option-goingOut-rummyOnly-false = Eine Runde endet, wenn jemand alle Karten gespielt hat.
option-goingOut-rummyOnly-true = Eine Runde endet, wenn jemand ein ganzes Blatt aus { TERM($terms, "meldsDat") } zeigt.
option-goingOut-othersMeldAfter-label = Figuren der anderen danach
option-goingOut-othersMeldAfter-false = Die anderen legen dann nichts aus.
option-goingOut-othersMeldAfter-true = Die anderen legen dann aus, was sie an { TERM($terms, "meldsDat") } haben, und zwar so, dass ihnen am wenigsten Punkte bleiben.
option-goingOut-lastTurns-label = Letzte Züge
option-goingOut-lastTurns-false = Wenn jemand { TERM($terms, "goesOut") }, kommen die anderen nicht mehr dran.
option-goingOut-lastTurns-true = Wenn jemand { TERM($terms, "goesOut") }, haben alle anderen noch einen Zug, bevor die Runde endet.
remark-goingOut-lastContract = Nur in der letzten Runde braucht der Kontrakt alle deine Karten: Legst du ihn aus, endet die Runde sofort, ohne Abwurf.
remark-goingOut-wholeContract = Braucht der Kontrakt alle deine Karten, darfst du { TERM($terms, "goOut") }, indem du ihn auslegst, ohne Abwurf.

## The empty stock.

topic-stock = Der leere Stapel
option-stock-end-label = Wenn der Stapel leer ist
option-stock-end-afterTurn = Wer die letzte Karte vom Stapel zieht, spielt den Zug zu Ende; dann endet die Runde.
option-stock-end-reshuffle = Ist der Stapel leer, wird die Ablage gemischt und zum neuen Stapel.
option-stock-end-whilePileTaken = Ist der Stapel leer, geht es weiter, solange reihum alle von der Ablage nehmen.
option-stock-reshuffles-label = Wie oft gemischt wird
option-stock-reshuffles-0 = Das kann zehnmal geschehen; ist der Stapel dann wieder leer, endet die Runde.
option-stock-reshuffles-1 = Das geschieht einmal; ist der Stapel dann wieder leer, endet die Runde.
option-stock-keepTop-label = Oberste Karte beim Mischen
option-stock-keepTop-false = Die ganze Ablage kommt in den Stapel.
option-stock-keepTop-true = Die oberste Karte der Ablage bleibt liegen.
option-stock-score-label = Wenn niemand Schluss macht
option-stock-score-hands = Endet die Runde so, zählen bei allen die Karten auf der Hand.
option-stock-score-nobody = Endet die Runde so, gibt es keine Punkte.
option-stock-score-melded = Endet die Runde so, zählen für alle die Karten, die sie auf den Tisch gelegt haben, und die Hand zählt nichts.
option-stock-score-meldedMinusHand = Endet die Runde so, zählen für alle die Karten, die sie auf den Tisch gelegt haben, minus die auf ihrer Hand.
option-stock-stalemate-label = Patt
option-stock-stalemate-false = Eine Runde geht weiter, auch wenn niemand sie beenden kann.
option-stock-stalemate-true = Haben alle nur noch eine Karte und passt keine Karte mehr an { TERM($terms, "aMeldAcc") } auf dem Tisch, endet die Runde ohne Punkte.
remark-stock-standstill = Wenn vier Umläufe lang niemand vom Stapel zieht oder eine Karte auf den Tisch legt, endet die Runde genauso.

## Scoring.

topic-scoring = Wertung
option-scoring-system-label = Was zählt
option-scoring-system-penalties = Wenn jemand { TERM($terms, "goesOut") }, bekommen die anderen Strafpunkte für die Karten auf ihrer Hand.
option-scoring-system-winnerTakesHands = Wer { TERM($terms, "goesOut") }, bekommt die Punkte aller Karten, die die anderen noch auf der Hand haben.
option-scoring-system-meldedMinusHand = Für alle zählen die Karten, die sie auf den Tisch gelegt haben, minus die auf ihrer Hand.
option-scoring-system-meldedPlusHands = Für alle zählen die Karten, die sie auf den Tisch gelegt haben; wer { TERM($terms, "goesOut") }, bekommt dazu die Punkte aller Karten, die die anderen noch auf der Hand haben.
option-scoring-system-melded = Für alle zählen die Karten, die sie auf den Tisch gelegt haben, und die Hand zählt nichts.
option-scoring-best-label = Wer gewinnt
option-scoring-best-low = Der niedrigste Gesamtstand gewinnt.
option-scoring-best-high = Der höchste Gesamtstand gewinnt.
option-scoring-ace-label = Ass
option-scoring-ace = Ein Ass zählt { $points }.
# `$lowest` is the lowest rank that counts as a number card: twos may be wild or taken out.
option-scoring-numbers-label = Zweien bis Zehnen
option-scoring-numbers-face = { RANK($lowest, number: "many") } bis Zehnen zählen ihren Zahlenwert.
option-scoring-numbers-fiveToNine = { RANK($lowest, number: "many") } bis Neunen zählen 5, Zehnen 10.
option-scoring-numbers-fiveToEight = { RANK($lowest, number: "many") } bis Achten zählen 5, Neunen und Zehnen 10.
option-scoring-numbers-fiveToSeven = { RANK($lowest, number: "many") } bis Siebenen zählen 5, Achten bis Zehnen 10.
option-scoring-courts-label = Bildkarten
option-scoring-courts-ten = Buben, Damen und Könige zählen 10.
option-scoring-courts-elevenToThirteen = Buben zählen 11, Damen 12 und Könige 13.
option-scoring-wild-label = Joker
option-scoring-wild =
    { $points ->
        [0] Karten, deren Rang { TERM($terms, "wild") } ist, zählen so viel wie sonst auch.
       *[other] Ein { TERM($terms, "wild") } zählt { $points }.
    }
option-scoring-wildAce-label = Ass als Jokerrang
option-scoring-wildAce =
    { $points ->
        [0] Asse zählen als { TERM($terms, "wilds") } so viel wie sonst auch.
       *[other] Sind Asse { TERM($terms, "wilds") }, zählt jedes { $points }.
    }
option-scoring-joker-label = Joker-Karte
option-scoring-joker = Eine Joker-Karte zählt { $points }.
option-scoring-permanentTwo-label = Zwei, immer Joker
option-scoring-permanentTwo = Eine Zwei zählt { $points }.
option-scoring-queenOfSpades-label = Pik-Dame
option-scoring-queenOfSpades =
    { $points ->
        [0] Die Pik-Dame zählt so viel wie die anderen Damen.
       *[other] Die Pik-Dame zählt { $points }.
    }
option-scoring-outBonus-label = Bonus
option-scoring-outBonus =
    { $points ->
        [0] Für das { TERM($terms, "goingOut") } gibt es keinen Bonus.
       *[other] Für das { TERM($terms, "goingOut") } gibt es einen Bonus von { $points } Punkten.
    }
option-scoring-doubleRummy-label = Ein ganzes Blatt auf einmal
option-scoring-doubleRummy-false = Ein ganzes Blatt auf einmal zu spielen bringt nichts extra.
option-scoring-doubleRummy-true = Ein ganzes Blatt in einem Zug zu spielen, ohne vorher etwas gespielt zu haben, zählt doppelt.
option-scoring-double7K-label = Siebenen und Könige
option-scoring-double7K-false = Jede Runde zählt gleich viel, egal welcher Rang { TERM($terms, "wild") } ist.
option-scoring-double7K-true = Runden, in denen Siebenen oder Könige { TERM($terms, "wilds") } sind, zählen doppelt.
option-scoring-press-label = Press
option-scoring-press-off = Keine Runde zählt wegen der Gesamtstände doppelt.
option-scoring-press-on = Liegt ein Gesamtstand 50 oder mehr Punkte über allen anderen, zählt die nächste Runde doppelt.
option-scoring-press-voluntary = Liegt ein Gesamtstand 50 oder mehr Punkte über allen anderen, zählt die nächste Runde doppelt. Fehlen dem höchsten Gesamtstand dazu Punkte, darf sie freiwillig nehmen, wer ihn hat.
option-scoring-autoPress-label = Auto-Press
option-scoring-autoPress-false = Nach der ersten Runde gilt der Press wie nach jeder anderen.
option-scoring-autoPress-true = Bei vier oder mehr Spielern wird der höchste Gesamtstand nach der ersten Runde auf 50 Punkte über dem zweithöchsten angehoben, sodass die zweite Runde doppelt zählt.
option-scoring-lowAce-label = Ass unter einer Zwei
option-scoring-lowAce-none = Ein Ass zählt in einer Folge an beiden Enden gleich viel.
option-scoring-lowAce-points = In einer Folge auf dem Tisch zählt ein Ass unter einer Zwei { $points }.
option-scoring-blackAce-label = Schwarzes Ass
option-scoring-blackAce-none = Schwarze Asse zählen so viel wie rote.
option-scoring-blackAce-points = Kreuz-Ass und Pik-Ass zählen { $points }.
option-scoring-unopened-label = Nichts ausgelegt
option-scoring-unopened-none = Auch wer in einer Runde nichts ausgelegt hat, zählt die Karten auf der Hand.
option-scoring-unopened-points = Wer in der Runde noch nichts ausgelegt hat, wenn jemand { TERM($terms, "goesOut") }, bekommt { $points } Punkte, egal mit welchen Karten auf der Hand.
option-scoring-rummyBonus-label = Schluss in einem Zug
option-scoring-rummyBonus-none = Ein ganzes Blatt in einem Zug zu spielen bringt keinen Bonus.
option-scoring-rummyBonus-points = Wer sein ganzes Blatt in einem Zug spielt, ohne vorher etwas gespielt zu haben, bekommt einen Bonus von { $points } Punkten.

## The end of the game.

topic-gameEnd = Ende der Partie
option-game-end-label = Ende der Partie
option-game-end-schedule = Die Partie endet nach der letzten Runde.
option-game-end-target = Die Partie endet nach der Runde, in der jemand das Ziel erreicht.
# With several: "The target is 100 points for 2 players, 150 for 3 and 200 for 4 or more."
option-game-targets-label = Ziel
option-game-targets-none = Es ist kein Ziel festgelegt.
option-game-targets-one = Das Ziel sind { GROUPED($points) } Punkte.
option-game-targets-several = Das Ziel sind { GROUPED($points) } Punkte bei 2 Spielern, { LIST($others) } oder mehr.
option-game-targets-for = { GROUPED($points) } bei { $players }
option-game-targetWinner-label = Mehrere am Ziel
option-game-targetWinner-best = Erreichen es mehrere in derselben Runde, gewinnt der beste Gesamtstand.
option-game-targetWinner-outFirst = Erreichen es mehrere in derselben Runde, gewinnt, wer von ihnen diese Runde beendet hat; war es niemand von ihnen, gewinnt der beste Gesamtstand.
remark-gameEnd-ties = Bei gleichem Gesamtstand teilt man sich den Platz.

## Settling up.

topic-money = Abrechnung
option-money-settle-label = Abrechnung
option-money-settle-off = Am Ende zahlt niemand etwas.
option-money-settle-everyPair = Am Ende begleichen je zwei Spieler untereinander die Differenz ihrer Gesamtstände.
option-money-settle-winnerOnly = Am Ende zahlen alle anderen ihren Rückstand an Platz 1.
option-money-rate-label = Preis eines Punkts
option-money-rate =
    { $cents ->
        [0] Die Differenz wird in Punkten gezahlt.
        [1] Ein Punkt ist einen Cent wert.
       *[other] Ein Punkt ist { $cents } Cent wert.
    }
option-money-roundTo-label = Gerundet auf
option-money-roundTo =
    { $cents ->
        [0] Differenzen werden nicht gerundet.
       *[other] Jede Differenz wird auf volle { $cents } Cent gerundet.
    }
option-money-perDeal-label = Geld für eine Runde
option-money-perDeal =
    { $cents ->
        [0] Für eine einzelne Runde wird nichts gezahlt.
       *[other] Wer eine Runde gewinnt, bekommt von allen anderen je { $cents } Cent.
    }

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
problem-frozenMustMeld = Eine Karte von der Ablage kann nicht sofort ausgelegt werden und zugleich einen Zug lang warten.
problem-frozenCall = Eine gerufene Karte wird sofort gelegt, also kann sie nicht einen Zug lang warten.
problem-keepAndDiscard = Mit nur einer Karte musst du die gezogene behalten, also kann keine Regel verlangen, sie auszulegen oder abzuwerfen.
problem-outOfTurnBound = Eine außer der Reihe genommene Karte kann nicht sofort ausgelegt werden.
problem-setTooLarge = Von einem Rang gibt es nur vier verschiedene Karten: Größere Sätze brauchen zwei Decks und dieselbe Karte mehrmals, oder Joker über das Deck hinaus.
problem-lowAceAlone = Ohne die Zweien können Asse in Folgen nur hoch sein.
problem-lockedOrNot = Sätze nur aus Jokern können nicht zugleich gesperrt sein und Joker hergeben.
problem-namedBeyondPack = Ein Joker, der für eine bestimmte Farbe steht, kann nicht über die vier Farben hinausgehen, außer ein Satz darf dieselbe Karte zweimal haben.
problem-contractKinds = Die Kontrakte brauchen Sätze und Folgen.
problem-contractDeals = Die Partie braucht genau so viele Runden, wie es Kontrakte gibt.
problem-handsByWhat = Nur Kontrakte, die sagen, wie viele Karten es gibt, können die Größe der Blätter bestimmen.
problem-contractTooLong = Einer der Kontrakte verlangt mehr Karten, als ein Blatt oder eine Folge haben kann.
problem-meldTurnBound = Wo statt des Ziehens ausgelegt wird, darf man keine letzte Karte abwerfen, und keine Regel darf gezogene oder gerufene Karten binden, einen letzten Zug oder eine zusätzliche Karte geben.
problem-contractRunTooShort = Einer der Kontrakte verlangt eine kürzere Folge, als dieses Spiel erlaubt.
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
problem-pairForLongSets = Zwei Karten gegen einen Joker in einem Satz zu tauschen, geht nur, wenn Sätze höchstens vier Karten haben.
problem-neverFromSets = Wenn alle Figuren Sätze sind und Joker in Sätzen liegen bleiben, lässt sich kein Joker tauschen.
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
picture-row-pile = Auf der Ablage
picture-row-gained = Du bekommst
picture-wildRank = In diesen Beispielen sind { RANK($rank, number: "many") } { TERM($terms, "wilds") }.
picture-wildRankOfDeal = In diesen Beispielen sind { RANK($rank, number: "many") } { TERM($terms, "wilds") }, wie in Runde { $deal }.
picture-set = Die { RANK($rank, number: "many") } in { SUITS($suits) }. Ein { TERM($terms, "set") } hat mindestens { $fewest } Karten eines Rangs.
picture-run = { RANKS($ranks) } in { SUIT($suit) }. Eine Folge hat mindestens { $fewest } aufeinanderfolgende Karten einer Farbe.
picture-wild = { CAPITAL(CARD($card, article: "the", style: "name")) } steht für { PLACE($place, case: "acc") }: { RANK($rank, number: "many") } sind { TERM($terms, "wilds") }.
picture-oneEyedJack = { CAPITAL(CARD($card, article: "the", style: "name")) } steht für { PLACE($place, case: "acc") }: Einäugige Buben sind { TERM($terms, "wilds") }.
picture-joker = Der Joker steht für { PLACE($place, case: "acc") }: Er kann für jede andere Karte stehen.
# A set and a run that reach the points of the first melds together.
picture-opening = Die { RANK($rank, number: "many") } in { SUITS($suits) } zählen { $setPoints }, { RANKS($ranks) } in { SUIT($suit) } { $runPoints }. Das sind zusammen { COUNT($points, "point") }: Im selben Zug ausgelegt, reicht das für die { $needed } der Erstmeldung.
# A run with the ace below a two, and one with it above a king.
picture-aces = { RANKS($lowRanks) } in { SUIT($suit) } zählen { COUNT($lowPoints, "point") }, davon { $lowAce } für das Ass. { RANKS($highRanks) } in { SUIT($suit) } zählen { COUNT($highPoints, "point") }, davon { $highAce } für das Ass.
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
        [opening] , sobald deine Erstmeldung liegt
        [contract] , sobald du deinen Kontrakt ausgelegt hast
       *[nothing] {""}
    }.
# A natural card takes the place of a wild. Then a sentence says where the wild goes.
picture-swapPlace = { CAPITAL(CARD($natural, article: "the", style: "name")) } ersetzt { CARD($wild, article: "the", style: "name", case: "acc") }.
# Two naturals, which a set of three asks for.
picture-swapPair = Die { RANK($rank, number: "many") } in { SUITS($suits) } ersetzen zusammen { CARD($wild, article: "the", style: "name", case: "acc") }: Eine davon allein genügt nicht.
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
title-koum-kan-origin = In Griechenland gespielt.
title-rummy-500-origin = In ganz Nordamerika beliebt.
title-three-thirteen-origin = Ein Familienspiel aus Nordamerika.
title-kaluki-origin = In Großbritannien beliebt, im Klub wie zu Hause.
title-kaluki-51-origin = Eine Form von Kaluki mit höherer Erstmeldung.
title-romme-origin = Das Familienspiel in Deutschland und Österreich.
title-rami-origin = In Frankreich gespielt.
title-remigio-origin = In Spanien gespielt.
title-liverpool-rummy-origin = Das bekannteste Spiel mit Kontrakten, auch Kontraktrommé genannt.
title-carioca-origin = Das Spiel mit Kontrakten aus Argentinien und Chile.
title-shanghai-rummy-origin = Ein langes Spiel mit Kontrakten aus den USA.
title-continental-origin = Das Spiel mit Kontrakten aus Spanien und Mexiko.
title-jamaican-kalooki-origin = Das Spiel mit Kontrakten aus Jamaika und der Karibik.
title-bing-rummy-origin = Ein Rommé aus Alaska, bei dem man in einem Zug entweder zieht oder auslegt.

## The game as other sites, installed apps and browsers without scripts show it.

# For link previews and search engines.
app-about = Spiele Crazy Rummy im Browser, mit Freunden oder gegen Bots.
app-needsScripts = Crazy Rummy braucht JavaScript.
# The ways into the game that an installed app has, called as at home.
app-shortcut-daily = Tagespartie
app-shortcut-games = Spiel wählen
app-shortcut-history = Deine Partien

## What makes each game special: one sentence, in the words of the common game.

title-crazy-rummy-about = Dreizehn Runden, in jeder ist ein anderer Rang Joker: von den Assen in der ersten bis zu den Königen in der letzten.
title-crazy-rummy-7-about = Jeder zweite Rang ist Joker: Asse, Dreien, Fünfen, Siebenen, Neunen, Buben und Könige.
title-crazy-rummy-3-about = Drei Runden, in denen Asse, Siebenen und Könige Joker sind.
title-fort-worth-gin-about = Keine Figur darf mehr Joker als natürliche Karten haben.
title-fort-worth-gin-odd-about = Fort Worth Gin in sieben Runden mit den ungeraden Rängen als Joker.
title-fort-worth-gin-even-about = Fort Worth Gin in sechs Runden mit den geraden Rängen als Joker.
title-biddies-about = Asse sind hoch oder niedrig, und wem nur eine Zwei bleibt, der darf die Runde beenden.
title-treize-brasses-about = Zwei Decks und je dreizehn Karten; wer von der Ablage nimmt, muss die Karte sofort auf den Tisch legen.
title-beanie-about = Die Jokerränge laufen von den Königen hinunter zu den Assen, und endet die Runde im ersten Zug, dürfen die anderen noch Karten auf den Tisch legen.
title-ace-to-ace-about = Was du auf den Tisch legst, zählt für dich, was du auf der Hand hast, gegen dich, und du darfst von der Ablage nehmen, so viel du willst.
title-the-press-about = Liegt jemand mindestens 50 Punkte hinter allen anderen, zählt die nächste Runde doppelt.
title-auto-press-about = The Press für vier oder mehr Spieler: Die erste Runde bereitet ihn für die zweite vor.
title-dealers-choice-about = Wer gibt, sieht sich sein Blatt an und nennt den Jokerrang; jeden Rang nur einmal in der Partie.
title-one-joker-about = Eine Joker-Karte, die immer gilt, und eine vierzehnte Runde, in der sonst nichts Joker ist.
title-thanasis-about = Figuren bleiben auf der Hand, bis jemand ein ganzes Blatt daraus zeigen kann.
title-dynamitis-about = Wie Thanasis, nur sind auch die Zweien immer Joker.
title-basic-rummy-about = Es gibt keine Joker, und wer eine Runde gewinnt, bekommt die Punkte, die die anderen noch auf der Hand haben.
title-five-thousand-rummy-about = Die erste Karte bestimmt bei allen die Größe des Blatts, beim Geber auch den Jokerrang, und Karten auf dem Tisch zählen für dich.
title-george-about = 5000 Rummy nur mit Sätzen und höchstens je einem Joker; um von der Ablage zu nehmen, brauchst du zwei passende Karten.
title-crummy-rummy-about = Sieben Runden, jede mit einem Kontrakt, den du vor allem anderen auslegen musst.
title-koum-kan-about = Zwei Decks, je zehn Karten und nur die Joker-Karten als Joker, bis jemand 100 Punkte hat.
title-rummy-500-about = Was du auf den Tisch legst, zählt für dich, was du auf der Hand hast, gegen dich, und mit einer Karte der Ablage nimmst du alle, die auf ihr liegen.
title-three-thirteen-about = Das Blatt wächst von drei Karten auf dreizehn, der Rang dieser Zahl ist Joker, und macht jemand Rummy, haben die anderen noch einen Zug.
title-kaluki-about = Deine ersten Figuren müssen zusammen 40 Punkte zählen, und nur die Joker-Karten sind Joker.
title-kaluki-51-about = Kaluki mit einer Erstmeldung von 51 Punkten, bis jemand 100 hat.
title-romme-about = Deine ersten Figuren müssen zusammen 40 Punkte zählen; sechs Joker helfen dabei, und ein ganzes Blatt auf einmal zählt doppelt.
title-rami-about = Deine ersten Figuren müssen zusammen 51 Punkte zählen, eine davon ist eine Folge ohne Joker, und wer nichts auslegt, bekommt 100 Punkte.
title-remigio-about = Figuren bleiben auf der Hand, bis jemand ein ganzes Blatt daraus zeigen kann; nur die Joker-Karten sind Joker.
title-liverpool-rummy-about = Sieben Runden, jede mit einem Kontrakt, den du ganz genau auslegen musst, und Karten außer der Reihe: „May I?“
title-carioca-about = Sieben Runden, jede mit einem Kontrakt, den du ganz genau auslegen musst. In jede neue Figur darf nur ein Joker, und ein Joker auf der Hand kostet 50.
title-shanghai-rummy-about = Zehn Runden mit Kontrakten von bis zu fünfzehn Karten, und in jeder darfst du dreimal außer der Reihe nehmen.
title-continental-about = Sieben Runden mit 7 bis 13 Karten. In einer Folge liegen nie zwei Joker nebeneinander, und ein ganzes Blatt in einem Zug bringt 10 Punkte weniger.
title-jamaican-kalooki-about = Neun Runden mit Kontrakten von bis zu sechzehn Karten. Nach deinem darfst du weiter auslegen, aber nichts mehr von der Ablage nehmen.
title-bing-rummy-about = Sieben Runden mit vierzehn Karten und wilden Zweien. Du ziehst oder legst aus, nie beides in einem Zug, und beginnst mit drei Figuren auf einmal.
