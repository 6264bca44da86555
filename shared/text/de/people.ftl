### People: talk, leaving and coming back, the profile, the daily deal, the leaderboard, the history.

## Phrases, muting and blocking.

talk-hint = Alle am Tisch sehen es einen Moment lang.
talk-mute = Ausblenden
talk-muteHint = Blendet aus, was diese Person an diesem Tisch sagt.
talk-unmute = Einblenden
talk-muted = Du siehst nicht, was diese Person sagt.
talk-block = Nicht zusammen spielen
talk-blockHint = „Sofort spielen“ hält euch getrennt. Niemand erfährt es.
talk-blocked = „Sofort spielen“ hält euch getrennt.
talk-unblock = Wieder zusammen spielen

## The manners of the bots: how fast they play, and what they remark on. They say nothing of their level.

manners-1 = Flott und freundlich: grüßt in die Runde und lobt einen Tausch.
manners-2 = Nimmt sich Zeit, sagt wenig, seufzt über schlechte Karten.
manners-3 = Schnell und fröhlich, begeistert von jedem Tausch und langen Folgen.
manners-4 = Mal schnell, mal langsam, und immer für noch eine Partie zu haben.
manners-5 = Immer im gleichen Tempo und fast stumm.
manners-6 = Am schnellsten von allen, lacht über gute wie über schlechte Karten.
manners-7 = Langsam und höflich: wünscht allen viel Glück.
manners-8 = Gelassen, und freut sich mit allen, die Schluss machen.

## Stopping between deals, and resuming another day.

adjourn-ask = Aufhören und später weiterspielen
adjourn-agree = Auch aufhören
adjourn-takeBack = Weiterspielen
adjourn-title = Bis ein andermal
adjourn-comeBack = Dein Platz bleibt dir. Komm mit diesem Link oder Code zurück.
adjourn-watchAgain = Komm mit diesem Link oder Code an den Tisch zurück.
adjourn-whenPlayers = Die Partie geht weiter, wenn die Spieler zurück sind.
adjourn-whenAll = Die Partie geht weiter, wenn ihr alle zurück seid oder jemand nicht mehr warten will.
adjourn-home = Zur Startseite
adjourn-resting = Die Partie ist unterbrochen
adjourn-resume = Ohne Warten weiterspielen
adjourn-away = Später wiederkommen
adjourn-wantToStop =
    { $count ->
        [one]
            { $withYou ->
                [yes] Du willst für heute aufhören.
               *[no] { PEOPLE($people) } will für heute aufhören.
            }
       *[other]
            { $withYou ->
                [yes] Ihr wollt für heute aufhören: { PEOPLE($people) }.
               *[no] { PEOPLE($people) } wollen für heute aufhören.
            }
    } Alle müssen zustimmen.
adjourn-restsAfter =
    { $watches ->
        [yes] Die Spieler haben nach Runde { $deal } aufgehört.
       *[no] Ihr habt nach Runde { $deal } aufgehört.
    }

## The question before a player gives up a seat in mid-game.

leaving-title = Tisch verlassen?
leaving-hint = Ein Bot übernimmt deinen Platz, und du kannst nicht zurück. Geh stattdessen zur Startseite, dann wird dein Platz zehn Minuten freigehalten.
leaving-stay = Bleiben

## What a bot did for a player who was away; the first time that the clock ends a turn.

away-title = Während du weg warst
away-hint = In dieser Runde hat ein Bot für dich gespielt:
away-goOn = Weiter
timeOut-title = Die Zeit ist um
timeOut-next = Läuft dir die Zeit zweimal hintereinander ab, spielt ein Bot für dich, bis du zurück bist.
timeOut-goOn = Weiter

## The question before a player goes home in mid-game and keeps the seat.

goingHome-title = Zur Startseite?
goingHome-kept = Dein Platz wird zehn Minuten freigehalten, und ein Bot spielt so lange für dich. „Deine Tische“ bringt dich zurück.
goingHome-keptHere = Deine Partie bleibt auf diesem Gerät. „{ home-goOn }“ bringt dich zurück.
goingHome-again = Gehst du noch einmal zurück, kommst du auch zur Startseite.

## The profile: the guest on this device, and how to move to another device.

profile-avatar = Dein Bild am Tisch
profile-who = Du spielst als Gast. Wir speichern nichts Persönliches: nur eine Nummer und den Namen und das Bild, die du wählst.
profile-move = Auf ein anderes Gerät umziehen
profile-moveHint = Gib auf deinem anderen Gerät einen Code ein, um dort als derselbe Gast zu spielen. Links zu Tischen führen dann zu deinen Plätzen.
profile-getCode = Code holen
profile-newCode = Neuen Code holen
profile-yourCode = Dein Code
profile-onceShown = Schreib ihn auf: Er wird nur einmal gezeigt. Ein neuer Code ersetzt den alten.
profile-copy = Code kopieren
profile-haveCode = Ich habe einen Code
profile-codeField = Code von deinem anderen Gerät
profile-recover = Code verwenden
profile-recoverHint = Dieses Gerät wechselt zum Gast des anderen Geräts. Plätze, die du hier hast, bleiben beim bisherigen Gast.
profile-recovered = Fertig. Auf diesem Gerät bist du jetzt dieser Gast. Deine Tische stehen auf der Startseite.
profile-unfitSign = „{ $sign }“ geht in einem Namen nicht.

## The daily deal.

daily-heading = Tagespartie
daily-what = Drei Runden gegen drei Könner-Bots, ohne Tipps.
daily-same = Heute bekommen alle die gleichen Karten.
daily-once = Die Tagespartie spielst du nur einmal. Machst du Pause, wartet dein Tisch bis morgen; verlässt du ihn, kannst du nicht neu beginnen.
daily-play = Tagespartie spielen
daily-result = Dein Ergebnis
daily-counting = Dein Ergebnis wird ausgerechnet…
daily-standing = Tabelle des Tages
daily-nobody = Noch hat niemand die Tagespartie beendet.
daily-columns-rank = Rang
daily-columns-name = Name
daily-columns-place = Platz
daily-columns-points = Punkte
daily-placeHint = Platz: unter den vieren am eigenen Tisch. Wer die wenigsten Punkte hat, steht vorn.
daily-honest = Mit einem zweiten Profil kann man sich die Karten vorher ansehen: Diese Tabelle ist nur zum Spaß.
daily-gone = Du hast die Tagespartie von heute schon gespielt oder verlassen.
daily-offline = Der Server ist nicht erreichbar.
daily-again = Erneut versuchen
daily-loading = Lädt…
daily-share = Teilen
daily-shareText = Dein Ergebnis als Text
daily-calendar = Tag für Tag
daily-noStreak = Zurzeit keine Serie.
daily-streakRule = Unter einem Tag: deine Punkte. Ein Strich: verpasst. Ein Tag geht von Mitternacht bis Mitternacht UTC; bis dahin zählt auch heute noch.
daily-states-shared = Geteilt.
daily-states-copied = Kopiert.
daily-states-selected = Markiert: Kopiere es jetzt mit dem Menü oder der Tastatur deines Geräts.
daily-states-cancelled = {""}
daily-states-failed = {""}
daily-marks-missed = –
daily-marks-today = ?
daily-dayStates-missed = verpasst
daily-dayStates-today = heute, noch nicht gespielt
daily-beside-heading = Zug um Zug
daily-beside-what = Deine Züge neben denen der besten anderen Partie mit den gleichen Karten.
daily-beside-show = Beide Partien zeigen
daily-beside-shared = Die beste Partie eines Tages sehen alle, die die Tagespartie dieses Tages beendet haben.
daily-beside-you = Du
daily-beside-turn = Zug
daily-beside-noTurns = Ihr wart beide nicht an der Reihe.
daily-beside-nobody = Noch hat sonst niemand die Tagespartie beendet.
daily-beside-notYet = Der Server speichert deine Partie noch. Versuche es gleich noch einmal.
daily-beside-damaged = Diese Partien lassen sich nicht lesen.
daily-reminder-heading = Eine Erinnerung
daily-reminder-what = Das ist eine Datei für den Kalender deines Geräts, mit einem Termin für jeden Tag. Öffne sie, dann erinnert dich dein Kalender. Diese Seite schickt dir nichts.
daily-reminder-time = Uhrzeit
daily-reminder-save = Kalenderdatei speichern
daily-reminder-stop = Wenn du keine Erinnerung mehr willst, lösche den Termin in deinem Kalender.
daily-reminder-title = Crazy Rummy: Tagespartie
daily-nextDeal = Die nächste Partie kommt { AHEAD($wait) }.
daily-dayInShort = { DAY($day) }
daily-weekday = { WEEKDAY($day) }
daily-ownResult =
    { $position ->
        [none] { COUNT($points, "point") }
       *[other] Platz { $position } von { $seats } an deinem Tisch, { COUNT($points, "point") }
    }
daily-sharedResult =
    { $position ->
        [none] { COUNT($points, "point") }
       *[other] Platz { $position } von { $seats } an meinem Tisch, { COUNT($points, "point") }
    }
daily-sharedHeading = Crazy Rummy, Tagespartie vom { DATE($day) }
daily-rankLine = Bisher Rang { $rank } von { $count }
daily-inARow =
    { $days ->
        [one] { $days } Tag in Folge
       *[other] { $days } Tage in Folge
    }
daily-playedToday =
    { COUNT($points, "point") } · Rang { $rank } von { $count }{ $days ->
        [none] {""}
       *[other] {" · "}{ daily-inARow }
    }
daily-notPlayedToday =
    Noch nicht gespielt · { $days ->
        [none] gleiche Karten für alle
       *[other] { daily-inARow }
    }
daily-dealHeading = Runde { $deal }

## The leaderboard.

ratings-heading = Rangliste
ratings-families = Spiele
ratings-season = Saison
ratings-columns-rank = Rang
ratings-columns-name = Name
ratings-columns-points = Wertung
ratings-columns-games = Partien
ratings-own = Du
ratings-nobody = Hier hat noch niemand eine Wertung: Mach den Anfang.
ratings-nobodyThen = In dieser Saison hatte hier niemand eine Wertung.
ratings-bots = Bots
ratings-botsHint = Bots in gewerteten Partien, auf derselben Skala. Sie haben keinen Rang.
ratings-botColumns-level = Bot
ratings-botColumns-points = Wertung
ratings-botColumns-games = Partien
ratings-how = So entstehen Wertungen
ratings-offline = Der Server ist nicht erreichbar.
ratings-tooFast = Zu viele Anfragen. Versuche es in einer Minute noch einmal.
ratings-again = Erneut versuchen
ratings-loading = Lädt…
ratings-ratings = Wertungen
ratings-toBoard = Rangliste
ratings-hidden = Deine Wertungen erscheinen hier, sobald du genug gewertete Partien gespielt hast.
ratings-seasonOf =
    { $quarter ->
        [1] Januar bis März
        [2] April bis Juni
        [3] Juli bis September
       *[4] Oktober bis Dezember
    } { $year }
ratings-untilWords = Endet { AHEAD($wait) }
# After "mit", in the dative.
ratings-people =
    { $opponents ->
        [one] { $opponents } anderen Person
       *[other] { $opponents } verschiedenen Personen
    }
ratings-ratedGames =
    { $games ->
        [one] { $games } gewertete Partie
       *[other] { $games } gewertete Partien
    }
# After "nach", in the dative.
ratings-ratedAfter =
    { $games ->
        [one] { $games } gewerteten Partie
       *[other] { $games } gewerteten Partien
    }
ratings-toGetOn = Wähle „Sofort spielen“: Führt es zwei oder mehr Personen aus verschiedenen Netzen zusammen, wird die Partie für sie gewertet. Nach { ratings-ratedAfter } mit { ratings-people } stehst du auf der Liste.
ratings-bestOf =
    { $players ->
        [one] Die besten { $shown } von { $players } Spieler
       *[other] Die besten { $shown } von { $players } Spielern
    }
ratings-standing = Rang { $rank } von { $players }, Wertung { $points }, { COUNT($games, "game") }
ratings-noRatedGame =
    { $isCurrent ->
        [yes] In dieser Saison noch keine gewertete Partie
       *[no] In dieser Saison keine gewertete Partie
    }
ratings-tooFew = { ratings-ratedGames } mit { ratings-people }: zu wenig für eine Wertung
ratings-missingGames = { COUNT($count, "game") }
ratings-missingPeople =
    { $count ->
        [one] { $count } neue Person
       *[other] { $count } neue Personen
    }
ratings-hiddenUntil = Verborgen, bis du genug gespielt hast: noch { LIST($missing) }
ratings-provisional = Vorläufig, nur du siehst sie: noch { LIST($missing) }
ratings-wonBy =
    { $won ->
        [0] Wertung { $points }, unverändert
       *[other] Wertung { SIGNED($won) }, jetzt { $points }
    }
ratings-rated = Rang { $rank }, Wertung { $points }, { COUNT($games, "game") }
ratingsExplained-whom = Eine Partie ohne Hausregeln wird für alle gewertet, die „Sofort spielen“ zusammengeführt hat, wenn es zwei oder mehr sind. Wer über einen Code oder Link kam, wird nicht gewertet, und Personen aus demselben Netz werden nicht verglichen. Tipps gibt es dann keine. Jede Gruppe von Spielen hat ihre eigenen Wertungen.
ratingsExplained-compared = Alle beginnen bei 1500. Du wirst mit den anderen Personen am Tisch verglichen: Vor starken Spielern zu liegen bringt am meisten. Bots zählen dabei nicht mit.
ratingsExplained-leaving = Wer eine Partie verlässt, kommt auf den letzten Platz. Punkte bringen nur Runden, die beide gespielt haben: Weniger als drei zählen weniger, ohne eine gibt es keine. Fällt der Server aus, zählt die Partie für niemanden.
ratingsExplained-seasons = Eine Saison ist ein Vierteljahr. Beginnt eine neue, rückt jede Wertung ein Viertel des Wegs zurück in Richtung 1500.
ratingsExplained-often = Ab der vierten Partie an einem Tag zählt dieselbe Person immer weniger, und mit Siegen gegen Neulinge kommt niemand weit. Wer viele Konten und viel Geduld hat, kann eines davon trotzdem hochbringen.
ratingsExplained-shown = Eine Wertung wird nach { ratings-ratedAfter } der Saison mit { ratings-people } gezeigt.

## The player's history.

history-heading = Deine Partien
history-latest = Letzte Partien
history-all = Alle Partien sehen
history-more = Mehr zeigen
history-figures = Nach Spiel
history-none = Noch keine Partien
history-noneHint = Partien auf diesem Server stehen hier, sobald sie vorbei sind. Übungen bleiben auf deinem Gerät.
history-notFound = Hier gibt es keine Partien zu sehen.
history-offline = Der Server ist nicht erreichbar.
history-again = Erneut versuchen
history-loading = Lädt…
history-replay = Ansehen
history-link = Nur mit Link
history-data = Deine Daten
history-dataHint = Der Server kennt dich als Gast: eine zufällige Nummer, ohne E-Mail oder Anschrift.
history-export = Kopie speichern
history-erase = Alles löschen
history-eraseHint = Löscht deinen Namen, deine Partien, deine Tagespartien, deinen Code für andere Geräte und die Liste der Spieler, mit denen du nicht spielen willst. Wer mit dir gespielt hat, behält die Partien, ohne deinen Namen. Sicherungskopien behalten deine Daten, bis sie gelöscht werden. Das lässt sich nicht zurücknehmen.
history-really = Alles löschen
history-keep = Behalten
history-erased = Gelöscht. Ab jetzt ist dieses Gerät ein neuer Gast.
history-playing = Du bist noch in einer Partie. Verlasse sie zuerst, oder spiele sie zu Ende.
history-tooFast = Zu viele Anfragen. Versuche es in einer Minute noch einmal.
history-gamesOfUnnamed = Partien von jemandem ohne Namen
history-unnamed = Ohne Namen
history-somebody = jemandem
history-playerWithoutName = jemand ohne Namen
history-gamesOf = Partien von { PEOPLE($who) }
history-metHeading =
    { $isOwn ->
        [yes] Mit wem du gespielt hast
       *[no] Mitspieler
    }
history-metHint =
    { $isOwn ->
        [yes] Nur Partien, die ihr beide zu Ende gespielt habt.
       *[no] Nur Partien, die beide zu Ende gespielt haben.
    }
history-gameOf = { $game }, { COUNT($deals, "deal") }
history-leftAfter = nach Runde { $deal } gegangen, { COUNT($points, "point") }
history-adjourned = geht weiter, { COUNT($points, "point") }
history-abandoned = nicht beendet, { COUNT($points, "point") }
history-resultOf = Platz { $place } von { $seats }, { COUNT($points, "point") }
history-companyOf = Mit { LIST($names) }
history-playedAt = { MOMENT($time) }
history-headToHead =
    { COUNT($games, "game") }: { PERSON($who) ->
        [you] Du warst
       *[other] { CAPITAL(PEOPLE($who)) } war
    } in { $won } besser, { $other } in { $lost }

## Figures of a player in one kind of game.

figures-finished = Beendete Partien
figures-firsts = Erste Plätze
figures-points = Punkte je Runde
figures-outs = Schluss gemacht
figures-swaps = Joker getauscht
figures-partOf = { $part } von { $whole }
figures-percent = { PERCENT($share) }
figures-withPercent = { $count } ({ $percent })
figures-mean = { GROUPED($value) }

## The cards dealt to a player over all their games.

ownCards-heading = Deine Karten
ownCards-hint = Bekommen Bots bessere Karten? Zähle die Joker und die Restpunkte, die alle an deinen Tischen bekommen haben.
ownCards-rows-own = Du
ownCards-rows-people = Andere Personen
ownCards-rows-bots = Bots
ownCards-player = Spieler
ownCards-hands = Blätter
ownCards-shares = In Klammern der Erwartungswert: was faires Mischen im Schnitt ergibt.
ownCards-failed = Die Karten ließen sich nicht zählen.
ownCards-none = In diesen Partien gibt es keine Blätter zu zählen.
ownCards-countButton =
    { $counted ->
        [0]
            { $next ->
                [one] Die letzte Partie zählen
               *[other] Die letzten { $next } Partien zählen
            }
       *[other] Auch frühere Partien zählen
    }
ownCards-counting =
    { $all ->
        [0] Wird gezählt…
       *[other] Gezählt: { $done } von { COUNT($all, "game") }
    }
ownCards-counted =
    { $hands ->
        [one] Gezählt: { COUNT($games, "game") }, { $hands } Blatt von dir.
       *[other] Gezählt: { COUNT($games, "game") }, { $hands } Blätter von dir.
    }
ownCards-odds =
    { $count ->
        [one] { COUNT($count, "deal") }, deren Chancen von den gegebenen Karten abhängen
       *[other] { COUNT($count, "deal") }, deren Chancen von den gegebenen Karten abhängen
    }
ownCards-absent =
    { $count ->
        [one] { COUNT($count, "deal") }, die du nicht ganz mitgespielt hast
       *[other] { COUNT($count, "deal") }, die du nicht ganz mitgespielt hast
    }
ownCards-unread =
    { $count ->
        [one] { COUNT($count, "game") } ohne Aufzeichnung
       *[other] { COUNT($count, "game") } ohne Aufzeichnung
    }
ownCards-leftOut = Nicht gezählt: { LIST($parts, type: "semicolon") }.
