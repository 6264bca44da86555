### Points: the tally after a deal, the final standing, the score sheet, the settlement, and results to share.

## The tally.

tallyHeads-player = Name
tallyHeads-hand = Auf der Hand
tallyHeads-points = Punkte
tallyHeads-total = Stand
tally-nextDouble = Die nächste Runde zählt doppelt.
tally-outBeforeYou = { story-wentOut }, bevor du dran warst.
tally-outBefore =
    { $count ->
        [one] { story-wentOut }, bevor { PEOPLE($others) } dran war.
       *[other] { story-wentOut }, bevor { PEOPLE($others) } dran waren.
    }
tally-scoresOthers =
    { PERSON($who) ->
        [you] Du bekommst die Punkte, die die anderen noch auf der Hand haben.
       *[other] { $who } bekommt die Punkte, die die anderen noch auf der Hand haben.
    }
tally-countedDouble = Die Runde hat doppelt gezählt.
tally-rankDouble =
    Wenn { RANK($rank, number: "many") } { TERM($terms, "wilds") } sind, zählen Punkte doppelt.
tally-oneTurnDouble = Alles in einem einzigen Zug: zählt doppelt.
tally-leads =
    { PERSON($who) ->
        [you] Du gehst mit { COUNT($total, "point", case: "dat") } in Führung.
       *[other] { $who } geht mit { COUNT($total, "point", case: "dat") } in Führung.
    }
tally-part =
    { $of ->
        [table] auf dem Tisch { SIGNED($count) }
        [hand] auf der Hand { SIGNED($count) }
        [unopened] nichts ausgelegt { SIGNED($count) }
        [otherHands] von anderen { SIGNED($count) }
        [factor] ×{ $count }
       *[goingOut] fürs Schlussmachen { SIGNED($count) }
    }
tally-leftCard = { CARD($card, style: "name") }, { COUNT($count, "point") }.
tally-nextIn = Nächste Runde in { $seconds } s
tally-rematchIn =
    { $isReady ->
        [yes] Revanche in { $seconds } s
       *[no] Revanche in { $seconds } s. Drücke „Revanche“, um deinen Platz zu behalten
    }
tally-pressMoved = { SIGNED($count) } für den Press
tally-heading =
    { $wildRank ->
        [0] Runde { $deal }
       *[other] Runde { $deal }: { RANK($wildRank, number: "many") } sind { TERM($terms, "wilds") }
    }
tally-waitingFor = Warten auf { LIST($names) }
tally-won =
    { $count ->
        [one]
            { $withYou ->
                [yes] Du gewinnst
               *[no] { PEOPLE($winners) } gewinnt
            }
       *[other]
            { $withYou ->
                [yes] Ihr gewinnt, { PEOPLE($winners) }
               *[no] { PEOPLE($winners) } gewinnen
            }
    }
tally-place = { ORDINAL($position) }
bestWins-low = Niedrigster Stand gewinnt.
bestWins-high = Höchster Stand gewinnt.

## The final standing.

final-ready = bereit
final-ownPlace = Du bist auf Platz { $position } von { $players }
ratedOver-words =
    Eine gewertete Partie: Sie zählt für alle, die sie begonnen haben, es sei denn, der Server hatte einen Fehler.
ratedOver-toBoard = Zur Rangliste
install-heading = Vom Startbildschirm spielen
install-hint = Öffnet sich wie eine App, im Vollbild, auch ohne Netz.
install-share = Tippe in der Leiste des Browsers auf Teilen
install-add = und dann auf „Zum Home-Bildschirm“
install-install = Installieren
install-decline = Nein, danke
bests-heading = Deine Rekorde
bests-hint = Aus Partien auf diesem Gerät, auch aus Übungen.
bests-points = Dein bestes Ergebnis in { COUNT($deals, "deal") }
bests-swaps = Dein Rekord im Tauschen
bests-streak = Deine längste Siegesserie
bests-out = Am schnellsten Schluss gemacht
bests-outIn = { $value }. Zug
bests-beaten = { $name }: { $value }, bisher { $before }
bests-equalled = { $name }: wieder { $value }
final-playedWith = Du hast mit { LIST($names) } gespielt.
inviteAgain-button = Wieder einladen
inviteAgain-hint = Ein neuer privater Tisch mit denselben Regeln, dazu sein Link zum Teilen.

## The score sheet.

sheet-none = Punkte gibt es nach der ersten Runde.
sheet-sheet = Punkte und Gesamtstände, Runde für Runde
sheet-deal = Runde
sheet-total = {", gesamt "}
sheet-totals = Gesamtstände nach jeder Runde
sheet-counts = Kartenwerte
sheet-race = Das Rennen
sheet-asTable = Als Tabelle
sheet-settle = Abrechnung
sheet-settleAs = Wer mit wem
sheet-settleIn = Abrechnen in
sheet-nothingDue = Niemand schuldet etwas.
sheet-countedDouble = Die Runde hat doppelt gezählt.
sheet-cancelledMark = X
sheet-dealtMark = G
sheetKey-total = Kleine Zahlen: bisher gesamt
sheetKey-dealt = G: hat gegeben
sheetKey-out = unterstrichen: hat Schluss gemacht
sheetKey-wild = bei der Nummer der Runde: ihr Jokerrang
sheetKey-double = ×2: hat doppelt gezählt
sheetKey-press = P: Punkte für den Press
sheetKey-cancelled = X: abgebrochen, weil das Spiel aktualisiert wurde
sheet-goalAfter =
    { $best ->
        [low] Der niedrigste Gesamtstand nach { COUNT($deals, "deal") } gewinnt.
       *[high] Der höchste Gesamtstand nach { COUNT($deals, "deal") } gewinnt.
    }
sheet-goalAt =
    { $best ->
        [low] Die Partie endet nach der Runde, in der jemand { $target } erreicht; der niedrigste Gesamtstand gewinnt.
       *[high] Die Partie endet nach der Runde, in der jemand { $target } erreicht; der höchste Gesamtstand gewinnt.
    }

## How cards count.

systems-penalties = Karten, die dir auf der Hand bleiben, zählen gegen dich.
systems-winnerTakesHands = Wer die Runde beendet, bekommt die Punkte, die die anderen noch auf der Hand haben.
systems-meldedMinusHand =
    Karten, die du auf den Tisch gelegt hast, zählen für dich; Karten, die dir auf der Hand bleiben, gegen dich.
systems-meldedPlusHands =
    Karten, die du auf den Tisch gelegt hast, zählen für dich; wer die Runde beendet, bekommt auch die Punkte, die die anderen noch auf der Hand haben.
systems-melded = Karten, die du auf den Tisch gelegt hast, zählen für dich.
sheet-outScores = Schluss machen bringt { SIGNED($count) }.
sheet-outAtOnceScores = In einem Zug Schluss machen, ohne vorher etwas gespielt zu haben, bringt { SIGNED($count) }.
doubles-wholeHand = Das ganze Blatt in einem Zug zu spielen zählt doppelt.
doubles-sevenOrKing = Sind Siebenen oder Könige Joker, zählen Punkte doppelt.
doubles-press = Liegt jemand mindestens 50 Punkte hinter allen anderen, zählt die nächste Runde doppelt.

## The settlement.

settleMethods-everyPair = Alle mit allen
settleMethods-winnerOnly = Alle mit Platz 1
settleUnits-points = Punkten
settleUnits-cents = Cent
sheet-settleHint =
    { $method ->
        [everyPair] Je zwei Spieler begleichen untereinander die Differenz ihrer Gesamtstände
       *[winnerOnly] Alle zahlen ihren Rückstand an Platz 1
    }{ $rate ->
        [0] {""}
       *[other] : { $rate } ¢ je Punkt{ $roundTo ->
            [0] {""}
           *[other] , auf volle { $roundTo } ¢ gerundet
        }{ $perDeal ->
            [0] {""}
           *[other] , und je { $perDeal } ¢ von allen anderen für eine gewonnene Runde
        }
    }. Nur gerechnet: Es fließt kein Geld.
sheet-amount = { $sign }{ MONEY($cents) }
sheet-paid =
    { PERSON($from) ->
        [you] Du zahlst
       *[other] { $from } zahlt
    } { $unit ->
        [cents] { MONEY($value) }
       *[points] { COUNT($value, "point") }
    } an { PEOPLE($to, case: "acc") }{ $isForDeals ->
        [yes] {" "}für gewonnene Runden
       *[no] {""}
    }

## How a game was decided.

sheet-oneDealDecided =
    { $deal ->
        [0] Die letzte Runde hat entschieden:
       *[other] Runde { $deal } hat entschieden:
    } { PERSON($winner) ->
        [you] Du hast die Führung endgültig übernommen und { sheet-gain } gutgemacht.
       *[other] { $winner } hat die Führung endgültig übernommen und { sheet-gain } gutgemacht.
    }
sheet-gain = { COUNT($gain, "point") } auf { PEOPLE($rival, case: "acc") }
sheet-ledThroughout =
    { PERSON($winner) ->
        [you] Du hast seit der ersten Runde geführt und { sheet-inDeal } am meisten Vorsprung herausgeholt: { sheet-gain }.
       *[other] { $winner } hat seit der ersten Runde geführt und { sheet-inDeal } am meisten Vorsprung herausgeholt: { sheet-gain }.
    }
sheet-inDeal =
    { $deal ->
        [0] in der letzten Runde
       *[other] in Runde { $deal }
    }
sheet-ledSince =
    { PERSON($winner) ->
        [you] Du hast
       *[other] { $winner } hat
    } { $since ->
        [0] in der letzten Runde
       *[other] in Runde { $since }
    } die Führung endgültig übernommen und { sheet-inDeal } am meisten gutgemacht: { sheet-gain }.
sheet-raceAfter = Nach { COUNT($deals, "deal") }: { LIST($players, type: "comma") }.
sheet-placed =
    { PERSON($who) ->
        [you] { ORDINAL($place) } Du mit { COUNT($total, "point", case: "dat") }
       *[other] { ORDINAL($place) } { $who } mit { COUNT($total, "point", case: "dat") }
    }

## Card values.

valued-acesWhenWild = Asse als Joker
valued-lowAces = Asse vor einer Zwei
valued-jokers = Joker-Karten
valued-twos = Zweien
valued-queenOfSpades = Die Pik-Dame
valued-blackAces = Kreuz-Ass und Pik-Ass
valued-faceValue = Zahlenwert
valued-wilds = { TERM($terms, "wilds") }
valued-ranks = { RANKS($ranks, number: "many") }
valued-fromTo = { RANK($first) } bis { RANK($last) }

## A result to share.

share-share = Teilen…
share-copyPicture = Bild kopieren
share-savePicture = Bild speichern
share-copyText = Text kopieren
share-selectText = Text markieren
share-picture = Das Ergebnis als Bild; der Text darunter sagt dasselbe
share-text = Das Ergebnis als Text
share-names = Zeigt die Namen am Tisch, aber weder seinen Code noch Karten.
share-states-shared = Geteilt.
share-states-copied = Kopiert.
share-states-selected = Markiert: Kopiere es jetzt mit dem Menü oder der Tastatur deines Geräts.
share-states-cancelled = {""}
share-states-failed = Dein Browser hat das nicht erlaubt. Speichere das Bild, oder markiere und kopiere den Text.
share-stage = { CAPITAL(share-stageOf) }
share-head = { $game }: { share-stageOf }
share-stageOf =
    { $isOver ->
        [yes] Endstand nach { COUNT($deals, "deal") }
       *[no]
            { $ofDeals ->
                [0] nach Runde { $deals }
               *[other] nach Runde { $deals } von { $ofDeals }
            }
    }
share-me = Ich
share-line = { $place } { $name }: { $total }
