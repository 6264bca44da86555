### Records of play: the check that a deal was fair, the replay of a game, and the review of a deal or a game.

## The check of a deal.

check-working = Die Runde wird geprüft…
check-again = Erneut versuchen
check-marks-holds = Passt
check-marks-fails = Passt nicht
check-marks-open = Nicht prüfbar
check-steps-promise = Das Versprechen vor der Runde
check-steps-shares = Die Anteile aller
check-steps-cards = Die Karten
check-steps-play = Nach dem Geben
check-yours = deiner
check-none = keinen gegeben
check-pile = Erste Karte der Ablage
check-indicator = Zeigt den Jokerrang
check-save = Beweis speichern
check-saveHint = Eine Textdatei, die alle ohne diesen Server prüfen können: npm run verify -- DATEI, im Quelltext des Spiels.
check-figures = Alle Zahlen
check-figureNames-commitment = Versprechen (SHA-256)
check-figureNames-secret = Geheimnis
check-figureNames-game = Partie
check-figureNames-table = Tisch
check-how = So funktioniert es
check-howParts-1 = Vor jeder Runde wählt der Tisch eine geheime Zahl und veröffentlicht ihren Fingerabdruck, aus dem niemand das Geheimnis ablesen kann. Wer das Geheimnis später änderte, änderte auch den Fingerabdruck.
check-howParts-2 = Dann fügt jedes Gerät am Tisch eine eigene Zufallszahl hinzu, den Anteil. Erst wenn alle Anteile veröffentlicht sind, werden die Karten gegeben, in einer Reihenfolge, die aus dem Geheimnis und allen Anteilen zusammen berechnet wird.
check-howParts-3 = Nach der Runde zeigt der Tisch das Geheimnis. Dein Gerät hat sich gemerkt, was es gesehen hat, und rechnet alles nach.
check-limits = Was das nicht zeigt
check-limitParts-1 = Wer die Karten gesehen hat. Der Server kennt alle und könnte sie Freunden verraten.
check-limitParts-2 = Ob der Server mit jemandem hier zusammenarbeitet: Diese Person könnte ihren Anteil als Letzte wählen, nach vielen Versuchen.
check-limitParts-3 = Warum ein Anteil fehlt. Der Server könnte Anteile weglassen, als wären sie zu spät gekommen, und so unter wenigen Reihenfolgen wählen: zwei bei einem Anteil, vier bei zweien und so weiter. Ein Gerät, dessen Anteil fehlt, sagt es.
check-limitParts-4 = Ohne jeden Anteil, etwa nur mit Bots, zeigt es gar nichts.
check-limitParts-5 = Ob diese Seite ehrlich ist: Sie kommt vom selben Server. Speichere den Beweis, um ihn anderswo zu prüfen.
check-problems-unseen = Dieses Gerät war vor dieser Runde nicht am Tisch und weiß nicht, was versprochen wurde.
check-problems-missing = Diese Runde ist nicht mehr gespeichert.
check-problems-old = Dieser Server kann seine Runden noch nicht zeigen.
check-problems-busy = Versuche es bitte in ein paar Sekunden noch einmal.
check-problems-offline = Der Tisch ist gerade nicht erreichbar.
check-problems-failed = Die Prüfung konnte nicht abgeschlossen werden.
check-checkTitle = Prüfung von Runde { $deal }
check-verdictWords =
    { $verdict ->
        [doctored] Etwas passt nicht. Sieh dir die Schritte mit ✗ an.
        [tables] Alles passt, aber niemand hat einen Anteil gegeben: Der Tisch allein hat die Reihenfolge der Karten gewählt.
        [again] Alles passt, aber der Tisch hat diese Runde { $times }-mal begonnen. Er könnte unter so vielen Reihenfolgen der Karten gewählt haben.
        [missed] Nichts widerspricht sich, aber dein Gerät hat die Liste der Anteile verpasst: Der Tisch könnte sie nach der Runde geschrieben haben.
       *[holds] Alles passt. Der Tisch konnte sich diese Karten nicht aussuchen; was das nicht zeigt, steht unten.
    }
check-faultWords = Die Aufzeichnung dieser Runde ist in Zeile { $line } beschädigt. Sie beweist nichts.
check-cardsOfWords =
    { $whose ->
        [none] { CARDS($cards, style: "name") }.
       *[other] { $whose }: { CARDS($cards, style: "name") }.
    }
check-stockName = Stapel, die nächste Karte zuerst ({ COUNT($count, "card") })
check-someGave = { $count } von { $of } Anteilen. Von { PEOPLE($without, case: "dat") } kam keiner.
check-deckHeld = Geheimnis und Anteile ergeben genau diese { $cards } Karten in dieser Reihenfolge.
check-shuffledLater = Auch was später gemischt wurde ({ $times }×), folgt daraus.
check-playHeld =
    { $actions ->
        [one] Die eine Aktion führte zu dem, was die Regeln vorsehen.
       *[other] Jede der { $actions } Aktionen führte zu dem, was die Regeln vorsehen.
    }
check-begunAgain = Unmittelbar vor dieser Runde hat der Tisch deinen Anteil für { $count ->
        [one] eine andere Runde genommen und diese dann nicht ausgeteilt
       *[other] { $count } andere Runden genommen und dann keine davon ausgeteilt
    }, soweit dein Gerät es gesehen hat. Der Grund kann ein Fehler des Servers oder deiner Verbindung sein; der Tisch kann aber auch die Karten angesehen und neu begonnen haben.
check-atAction = Aktion { $index }: { $action }
check-tookHand =
    { $after ->
        [0] { $name } hat vor der ersten Aktion die Karten eines Bots übernommen (Platz { $seat }).
       *[other] { $name } hat nach Aktion { $after } die Karten eines Bots übernommen (Platz { $seat }).
    }

## Steps of the check that fit, or cannot be checked.

checkHeld-whole = Jede Karte war immer an genau einem Ort.
checkHeld-promise = Das jetzt gezeigte Geheimnis ist das versprochene.
checkHeld-seen = Dein Gerät hat das Versprechen vor der Runde gesehen, und es ist noch dasselbe.
checkHeld-sharesMissed = Dein Gerät hat die Liste der Anteile verpasst, die vor der Runde veröffentlicht wurde.
checkHeld-shares = Verwendet wurden die Anteile, die vor der Runde veröffentlicht wurden.
checkHeld-ownShare = Dein eigener Anteil ist dabei, unverändert.
checkHeld-noShare = Dein Gerät hat keinen Anteil gegeben.
checkHeld-noSeat = Du hattest keinen Platz.
checkHeld-nobodyGave = Niemand hat einen Anteil gegeben.
checkHeld-everybodyGave = Alle haben einen Anteil gegeben.
checkHeld-handMissed = Dein Gerät hat deine ersten Karten nicht gesehen.
checkHeld-hand = Das Blatt in der Aufzeichnung ist das, das du gesehen hast.
checkHeld-notShuffled = Später wurde nichts gemischt.

## Steps that do not fit because of these players.

checkFailedWith-late = Ein Anteil wurde verwendet, der nicht vor der Runde veröffentlicht war: { PEOPLE($people) }.
checkFailedWith-dropped = Ein Anteil wurde vor der Runde veröffentlicht und dann nicht verwendet: { PEOPLE($people) }.
checkFailedWith-changed = Ein Anteil wurde geändert: { PEOPLE($people) }.
checkFailedWith-otherHands = Geheimnis und Anteile ergeben andere Blätter: { PEOPLE($people) }.

## Steps that do not fit.

checkFailed-noDeal = Die Aufzeichnung beginnt nicht mit dem Geben.
checkFailed-twoDeals = Die Aufzeichnung hat eine zweite Runde.
checkFailed-unfinished = Die Aufzeichnung endet, bevor die Runde endet.
checkFailed-goesOn = Nach dem Ende der Runde folgt noch etwas.
checkFailed-impossible = Das kann nicht geschehen sein: Eine Karte ist an zwei Orten, oder sie fehlt.
checkFailed-otherNumber = Die Aufzeichnung ist die einer anderen Runde.
checkFailed-otherChance = Die Aufzeichnung nennt zwei verschiedene Geheimnisse oder zwei Listen von Anteilen.
checkFailed-notPromised = Das jetzt gezeigte Geheimnis ist nicht das versprochene.
checkFailed-notSeen = Das hat dein Gerät nicht gesehen.
checkFailed-otherTable = Das ist eine Runde eines anderen Tischs.
checkFailed-otherGame = Das ist eine Runde einer anderen Partie.
checkFailed-otherDeal = Das ist eine andere Runde, als dein Gerät gesehen hat.
checkFailed-otherSeats = Dieser Tisch hat eine andere Zahl von Plätzen, als dein Gerät gesehen hat.
checkFailed-otherCommitment = Das Versprechen wurde nach der Runde ausgetauscht.
checkFailed-wrongCount = Die Liste der Anteile hat nicht für jeden Platz einen Eintrag.
checkFailed-notPublished = Dein Gerät hat die Liste der Anteile verpasst.
checkFailed-otherList = Die Liste der Anteile ist nicht die, die dein Gerät vor der Runde gesehen hat.
checkFailed-noneGiven = Dein Gerät hat keinen Anteil gegeben.
checkFailed-leftOut = Dein Gerät hat einen Anteil gegeben, aber der Tisch hat ihn weggelassen.
checkFailed-notMine = Für dich wurde ein Anteil verwendet, aber dein Gerät hat keinen gegeben.
checkFailed-nobody = Niemand hat einen Anteil gegeben.
checkFailed-cannotBeDealt = Mit diesen Regeln lässt sich an diesem Tisch nicht geben.
checkFailed-otherStock = Geheimnis und Anteile ergeben einen anderen Stapel.
checkFailed-otherPile = Geheimnis und Anteile ergeben eine andere erste Karte der Ablage.
checkFailed-otherIndicator = Geheimnis und Anteile ergeben eine andere Karte, die den Jokerrang zeigt.
checkFailed-otherWild = Geheimnis und Anteile ergeben einen anderen Jokerrang.
checkFailed-otherFaceUp = Geheimnis und Anteile ergeben andere offen gegebene Karten.
checkFailed-otherTurn = Nach den Regeln beginnt jemand anders.
checkFailed-otherHand = Das Blatt in der Aufzeichnung ist nicht das, das du gesehen hast.
checkFailed-otherShuffle = Der Stapel wurde in einer anderen Reihenfolge gemischt, als Geheimnis und Anteile ergeben.
checkFailed-otherRest = Der Rest der Runde ist nicht der, den Geheimnis und Anteile ergeben.
checkFailed-refused = Die Regeln erlauben das nicht.
checkFailed-otherEvents = Das führte zu etwas anderem, als die Regeln vorsehen.
checkFailed-ownChanged = Dein Anteil wurde geändert.

## The replay of a finished game from its record.

replay-title = Wiedergabe
replay-open = Partie öffnen
replay-intro = Sieh dir eine beendete Partie noch einmal an: Öffne ihre Aufzeichnung, füge sie ein, oder ziehe die Datei irgendwo auf diese Seite.
replay-choose = Datei wählen
replay-paste = Oder füge den Text einer Aufzeichnung ein
replay-pasteHint = Er beginnt mit „crazy-rummy record“.
replay-show = Öffnen
replay-loading = Partie wird geöffnet…
replay-again = Erneut versuchen
replay-drop = Aufzeichnung hierherziehen
replay-controls = Wiedergabe
replay-play = Abspielen
replay-pause = Anhalten
replay-forward = Ein Schritt weiter
replay-back = Ein Schritt zurück
replay-nextDeal = Nächste Runde
replay-lastDeal = Beginn der Runde
replay-scrubber = Stelle in der Partie
replay-speed = Tempo
replay-eyes = Gesehen von
replay-all = Alle Blätter
replay-moment = Gehe zu
replay-deal = Runde
replay-turn = Zug
replay-go = Los
replay-link = Link zu diesem Zug kopieren
replay-save = Diese Partie als Datei speichern
replay-result = Ergebnis zeigen
replay-close = Schließen
replay-marks = Auf der Zeitleiste
replay-marksKey = Ein Strich oben: eine Figur. Unten: ein Tausch. Durch die Linie: Jemand hat Schluss gemacht.
replay-keys = Tasten
replay-problems-noSuchGame = Diese Partie gibt es nicht, oder sie ist nicht öffentlich.
replay-problems-notYet = Der Server speichert diese Partie noch. Versuche es gleich noch einmal.
replay-problems-offline = Die Partie lässt sich gerade nicht laden.
replay-problems-tooFast = Du hast in kurzer Zeit viele Partien geöffnet. Warte bitte eine Minute.
replay-problems-notText = Das ist keine Textdatei.
replay-problems-missing = Die Aufzeichnung dieser Partie ist nicht mehr auf diesem Gerät.
replay-problems-empty = In dieser Partie wurden keine Karten gegeben.
replay-playerName = Spieler { $number }
replay-speedName = { $speed }×
replay-atMoment =
    { $deal ->
        [0] vor der ersten Runde
       *[other]
            { $turn ->
                [0] Runde { $deal }
               *[other] Runde { $deal }, Zug { $turn }
            }
    }
replay-momentName = { CAPITAL(replay-atMoment) }
replay-replayOf = Wiedergabe – { $game }
replay-jumpedTo = { replay-momentName }. { $step }.
replay-seenBy =
    { $name ->
        [none] Du siehst alle Blätter.
       *[other] Du siehst, was { $name } gesehen hat.
    }
replay-beginsLate = Diese Aufzeichnung beginnt mit Runde { $deal }. Gesamtstände zählen ab da.
replay-noEnd = Diese Aufzeichnung endet vor dem Ende der Partie ({ replay-atMoment }).
replay-doubtful = Nicht bestätigt: Ab Aktion { $action } ({ replay-atMoment }) passt die Aufzeichnung nicht zu den Regeln. Sie wurde geändert, oder sie stammt aus einer Version mit anderen Regeln.
replay-damaged = Die Aufzeichnung dieser Partie auf dem Server ist beschädigt. { $reason }
replay-recordFault =
    { $problem ->
        [tooLongAt] Diese Aufzeichnung ist ab Zeile { $line } zu lang.
        [tooLong] Das ist zu lang für eine Aufzeichnung.
        [notARecord] Das ist keine Aufzeichnung einer Partie: Der Text beginnt nicht mit „crazy-rummy record“.
        [olderVersion] Diese Aufzeichnung stammt aus einer frühen Version des Spiels und lässt sich nicht mehr öffnen.
        [newerVersion] Diese Aufzeichnung stammt aus einer neueren Version des Spiels. Lade die Seite neu, um diese Version zu bekommen.
        [unknownRules] Zeile { $line }: Kein Spiel hat diese Regeln.
        [wrongSeats] Zeile { $line }: Mit diesen Regeln hat kein Tisch so viele Plätze.
        [unknownActor] Zeile { $line }: Hier konnte niemand an diesem Tisch handeln.
        [unknownAction] Zeile { $line }: Das ist keine Aktion des Spiels.
       *[unknownEvents] Zeile { $line }: Was hier geschah, ist nicht lesbar.
    }
replay-impossible = Diese Aufzeichnung ist in sich widersprüchlich: Aktion { $action } kann nicht geschehen sein. Nichts davon wird gezeigt.

## The keys of a replay.

replayKeys-1-1 = Leertaste
replayKeys-1-2 = Abspielen oder anhalten
replayKeys-2-1 = ← →
replayKeys-2-2 = Einen Schritt zurück oder weiter
replayKeys-3-1 = {"["} ]
replayKeys-3-2 = Eine Runde zurück oder weiter
replayKeys-4-1 = Pos1, Ende
replayKeys-4-2 = Anfang und Ende der Partie
replayKeys-5-1 = S
replayKeys-5-2 = Punkte
replayKeys-6-1 = Esc
replayKeys-6-2 = Schließen

## The review of a deal or a game.

review-fortune = Glück und Können
review-swap = Dein bester Tausch
review-good = Deine besten Züge
review-goodHint = Gegenüber dem naheliegenden Zug: ohne Tausch alles auslegen, was geht, und eine hohe Karte abwerfen.
review-moments = Die teuersten Züge
review-momentsHint = Beurteilt nach dem, was du sehen konntest: Pech zählt nicht.
review-roughHint = Nur klare Fehler: Wir haben beide Wege dutzende Male weitergespielt, jedes Mal mit anderen ungesehenen Karten.
review-wasAway = Einige deiner Züge hat ein Bot oder die Uhr gespielt. Sie werden nicht beurteilt.
review-noScore = Hier gibt es keine Punkte zu analysieren.
review-played = Du
review-better = Besser
review-hand = Deine Hand
review-pile = Ablage
review-table = Auf dem Tisch
review-marks = ✓ verlässt deine Hand nur im besseren Zug, ✗ nur in deinem.
review-luck = Glück
review-skill = Können
review-perDeal = Runde für Runde
review-how = So wird gerechnet
review-again = Erneut versuchen
review-toTable = Zum Tisch
review-yourTurn = Du bist dran.
review-nextBegan = Die nächste Runde hat begonnen.
review-problems-old = Dieser Server kann noch keine Runden analysieren.
review-problems-busy = Versuche es bitte in ein paar Sekunden noch einmal.
review-problems-offline = Der Tisch ist gerade nicht erreichbar.
review-problems-failed = Die Analyse konnte nicht abgeschlossen werden.
review-reviewTitle =
    { $deal ->
        [none] Analyse der Partie
       *[other] Analyse von Runde { $deal }
    }
review-replaying =
    { $deals ->
        [1] Die Runde wird nachgespielt…
       *[other] { $deals } Runden werden nachgespielt…
    }
review-missingDeals =
    { $count ->
        [one] { COUNT($count, "deal") } dieser Partie ist nicht mehr gespeichert.
       *[other] { COUNT($count, "deal") } dieser Partie sind nicht mehr gespeichert.
    }
review-aBot =
    { $level ->
        [beginner] ein Anfänger-Bot
        [steady] ein Amateur-Bot
        [sharp] ein Könner-Bot
       *[expert] ein Profi-Bot
    }
review-fortuneWords =
    { $bot ->
        [none] Du hattest { COUNT($own, "point") } und nichts selbst zu entscheiden. Auf deinem Platz kommt { review-aBot } im Schnitt auf { COUNT($expected, "point") }.
       *[other] Du hattest { COUNT($own, "point") }. Auf deinem Platz kommt { review-aBot } mit denselben Karten auf { COUNT($bot, "point") }, mit anderen Karten im Schnitt auf { COUNT($expected, "point") }.
    }
review-nothingCostly =
    { $isPraised ->
        [yes] Wir haben keine Entscheidung gefunden, die dich Punkte gekostet hat. Gut gespielt!
       *[no] Wir haben keine Entscheidung gefunden, die dich Punkte gekostet hat.
    }
review-luckWords =
    { $luck ->
        [better] die Karten waren besser als sonst
        [worse] die Karten waren schlechter als sonst
       *[same] die Karten waren so gut wie sonst
    }
review-skillWords =
    { $skill ->
        [none] du hattest nichts selbst zu entscheiden
        [better] besser als { review-aBot } mit deinen Karten
        [worse] schlechter als { review-aBot } mit deinen Karten
       *[same] so gut wie { review-aBot } mit deinen Karten
    }
review-dealShares = Runde { $deal }: Glück { $luck }, Können { $skill }
review-goodHeading =
    { $gain ->
        [one] Runde { $deal }, Zug { $turn }: { GROUPED($gain) } Punkt gewonnen
       *[other] Runde { $deal }, Zug { $turn }: { GROUPED($gain) } Punkte gewonnen
    }
review-swapHeading =
    { $laid ->
        [0] Runde { $deal }, Zug { $turn }
       *[other] Runde { $deal }, Zug { $turn }: { COUNT($laid, "point") } ausgelegt
    }
review-momentHeading =
    { $cost ->
        [one] Runde { $deal }, Zug { $turn }: −{ GROUPED($cost) } Punkt
       *[other] Runde { $deal }, Zug { $turn }: −{ GROUPED($cost) } Punkte
    }
review-repeated =
    { $turns ->
        [one] In { $turns } anderen Zug hast du dich genauso entschieden.
       *[other] In { $turns } anderen Zügen hast du dich genauso entschieden.
    }
review-handWords = Deine Hand: { CARDS($hand, style: "name") }.

## How luck and skill are worked out, in paragraphs.

howWorkedOut-luck = Glück: { CAPITAL(review-aBot) } spielt auf deinem Platz mit genau denselben Karten, gegen mehrere Gruppen von Bots, und dann 32-mal mit neu gemischten Karten. Wie viel besser er mit deinen Karten abschneidet, ist dein Glück.
howWorkedOut-skill = Können: wie viel besser du warst als dieser Bot mit denselben Karten, von deiner ersten Entscheidung an. Was ein Bot oder die Uhr für dich entschieden hat, zählt nicht. Auch die anderen an deinem Tisch zählen: Gegen starke Spieler ist es schwerer, vorn zu liegen.
howWorkedOut-both = Ein Plus ist in jedem Spiel gut für dich. Eine Runde sagt wenig über Können; eine ganze Partie sagt mehr.

## Moves in a few words. One card has its article: "Die 7♥ nehmen"; several have none: "7♥ und 8♥ nehmen".

reviewActions-drawFromStock = Vom Stapel ziehen
reviewActions-takeBack = Rückgängig machen
reviewActions-float = Schweben
reviewActions-endTurn = Zug beenden
reviewActions-decline = Ablage liegen lassen
reviewActions-recall = Abwurf zurücknehmen
reviewActions-claim = Karte nehmen
reviewActions-pass = Auf die Karte verzichten
reviewActions-takePress = Punkte nehmen
reviewActions-leavePress = Punkte nicht nehmen
reviewActions-takeDownTo =
    { $count ->
        [1] { CAPITAL(CARD($deepest, article: "the", case: "acc")) } nehmen
       *[other] { $count } Karten nehmen, bis einschließlich { CARD($deepest) }
    }
reviewActions-lay = { MELD($meld, style: "short") } auslegen
reviewActions-layOff =
    { $on ->
        [none] { CAPITAL(CARD($card, article: "the", case: "acc")) } anlegen
       *[other] { CAPITAL(CARD($card, article: "the", case: "acc")) } an { MELD($on, style: "short") } anlegen
    }
reviewActions-swapFor = { CAPITAL(CARDS($naturals, article: "the", case: "acc", several: "bare")) } gegen den { WILD($wild, $terms) } tauschen
reviewActions-discardOf = { CAPITAL(CARD($card, article: "the", case: "acc")) } abwerfen
reviewActions-layContract = Kontrakt auslegen: { MELDS($melds, style: "short") }
reviewActions-goOut = { TERM($terms, "GoOut") }
reviewActions-goRummy =
    { $discard ->
        [none] Rummy machen mit { MELDS($melds, style: "short") }
       *[other] Rummy machen mit { MELDS($melds, style: "short") }, { CARD($discard, article: "the", case: "acc") } abwerfen
    }
reviewActions-upForTwo = { CAPITAL(CARD($card, article: "the", case: "acc")) } abwerfen und die Runde mit deiner 2 beenden
reviewActions-chooseSize = { COUNT($size, "card") } nehmen
reviewActions-nameRank = Die { RANK($rank, number: "many") } nennen
reviewActions-claimOf =
    { $count ->
        [one] { CAPITAL(CARDS($cards, article: "the", case: "acc")) } nehmen
       *[other] { CARDS($cards) } nehmen
    }

## The cards dealt: how many wilds and how much deadwood, against the average of fair deals.

dealt-heading = Die gegebenen Karten
dealt-hint = Was alle bekommen haben, und in Klammern der Erwartungswert: was faires Mischen im Schnitt ergibt.
dealt-wilds = Joker
dealt-deadwood = Restpunkte
dealt-meaning = Restpunkte: die Punkte, die bleiben, wenn die besten Figuren eines gegebenen Blatts ausgelegt sind.
dealt-band = Die Linie: deine Summe, über oder unter dem Erwartungswert. Schattiert: wo 19 von 20 fair gemischten Serien enden.
dealt-withShare = { $dealt } ({ GROUPED($fair) })
dealt-aboveShare =
    { $sign ->
        [plus] +{ GROUPED($difference) }
        [minus] −{ GROUPED($difference) }
       *[even] { GROUPED($difference) }
    }
dealt-dealtWords =
    { $figure ->
        [deadwood] Restpunkte: { $dealt }; der Erwartungswert ist { GROUPED($fair) }.
       *[wilds] Joker: { $dealt }; der Erwartungswert ist { GROUPED($fair) }.
    } { $than ->
        [more] Das ist etwas mehr als üblich; so ist etwa eine von drei Serien.
        [less] Das ist etwas weniger als üblich; so ist etwa eine von drei Serien.
        [muchMore] Das ist mehr als in 19 von 20 fair gemischten Serien.
        [muchLess] Das ist weniger als in 19 von 20 fair gemischten Serien.
       *[near] Das ist normal: So nah dran sind zwei von drei Serien.
    }
