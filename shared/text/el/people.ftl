### People: talk, leaving and coming back, the profile, the daily deal, the leaderboard, the history.

## Phrases, muting and blocking.

talk-hint = Το βλέπουν για λίγο όλοι στο τραπέζι.
talk-mute = Σίγαση
talk-muteHint = Κρύβει όσα λέει σε αυτό το τραπέζι.
talk-unmute = Τέλος σίγασης
talk-muted = Δεν βλέπεις όσα λέει.
talk-block = Όχι στο ίδιο τραπέζι
talk-blockHint = Το «Παίξε τώρα» δεν σας βάζει μαζί. Δεν το μαθαίνει κανείς.
talk-blocked = Το «Παίξε τώρα» δεν σας βάζει μαζί.
talk-unblock = Πάλι στο ίδιο τραπέζι

## The manners of the bots: how fast they play, and what they remark on. They say nothing of their level.

manners-1 = Σβέλτο και φιλικό: χαιρετάει το τραπέζι και παινεύει τις ανταλλαγές.
manners-2 = Παίζει με το πάσο του, μιλάει λίγο, αναστενάζει με τα κακά φύλλα.
manners-3 = Γρήγορο και κεφάτο, τρελαίνεται για ανταλλαγές και μεγάλες κέντες.
manners-4 = Πότε γρήγορο, πότε αργό, και πάντα πρόθυμο για άλλη μία παρτίδα.
manners-5 = Πάντα στον ίδιο ρυθμό, και σχεδόν αμίλητο.
manners-6 = Το πιο γρήγορο απ’ όλα, γελάει και με τα καλά φύλλα και με τα κακά.
manners-7 = Αργό και ευγενικό: εύχεται σε όλους καλή τύχη.
manners-8 = Χαλαρό, και χαίρεται με όποιον κλείνει.

## Stopping between deals, and resuming another day.

adjourn-ask = Σταματάμε, συνέχεια άλλη μέρα
adjourn-agree = Ναι, σταματάμε
adjourn-takeBack = Συνεχίζουμε
adjourn-title = Τα λέμε άλλη μέρα
adjourn-comeBack = Η θέση σου σε περιμένει. Γύρνα με αυτόν τον σύνδεσμο ή τον κωδικό.
adjourn-watchAgain = Γύρνα στο τραπέζι με αυτόν τον σύνδεσμο ή τον κωδικό.
adjourn-whenPlayers = Η παρτίδα συνεχίζεται όταν γυρίσουν οι παίκτες.
adjourn-whenAll = Η παρτίδα συνεχίζεται όταν γυρίσετε όλοι ή όταν κάποιος διαλέξει να μην περιμένει.
adjourn-home = Στην αρχική
adjourn-resting = Η παρτίδα είναι σε παύση
adjourn-resume = Συνέχισε χωρίς αναμονή
adjourn-away = Γύρνα αργότερα
adjourn-wantToStop =
    { $count ->
        [one]
            { $withYou ->
                [yes] Θέλεις να σταματήσεις
               *[no] { PEOPLE($people) }: θέλει να σταματήσει
            }
       *[other]
            { $withYou ->
                [yes] { PEOPLE($people, order: "youLast") }: θέλετε να σταματήσετε
               *[no] { PEOPLE($people) }: θέλουν να σταματήσουν
            }
    } για σήμερα. Πρέπει να συμφωνήσουν όλοι.
adjourn-restsAfter =
    { $watches ->
        [yes] Οι παίκτες σταμάτησαν μετά τον γύρο { $deal }.
       *[no] Σταματήσατε μετά τον γύρο { $deal }.
    }

## The question before a player gives up a seat in mid-game.

leaving-title = Φεύγεις από το τραπέζι;
leaving-hint = Τη θέση σου την παίρνει ένα μποτ και δεν μπορείς να γυρίσεις σε αυτήν. Αν πας στην αρχική, η θέση σε περιμένει δέκα λεπτά.
leaving-stay = Μείνε

## What a bot did for a player who was away; the first time that the clock ends a turn.

away-title = Όσο έλειπες
away-hint = Σε αυτόν τον γύρο έπαιξε για σένα ένα μποτ:
away-goOn = Συνέχισε
timeOut-title = Τέλος χρόνου
timeOut-next = Αν σου τελειώσει ο χρόνος δύο φορές στη σειρά, ένα μποτ παίζει για σένα ώσπου να γυρίσεις.
timeOut-goOn = Συνέχισε

## The question before a player goes home in mid-game and keeps the seat.

goingHome-title = Στην αρχική;
goingHome-kept = Η θέση σου σε περιμένει δέκα λεπτά, κι ένα μποτ παίζει για σένα. «Τα τραπέζια σου» σε φέρνουν πάλι εκεί.
goingHome-keptHere = Η παρτίδα σου μένει σε αυτή τη συσκευή. Το «{ home-goOn }» σε φέρνει πάλι εκεί.
goingHome-again = Και με άλλο ένα «Πίσω» πας στην αρχική.

## The profile: the guest on this device, and how to move to another device.

profile-avatar = Η εικόνα σου στο τραπέζι
profile-who = Παίζεις χωρίς λογαριασμό. Δεν κρατάμε τίποτα προσωπικό: μόνο έναν αριθμό, το όνομα και την εικόνα που διαλέγεις.
profile-move = Μεταφορά σε άλλη συσκευή
profile-moveHint = Γράψε έναν κωδικό στην άλλη σου συσκευή για να παίζεις κι εκεί με το ίδιο προφίλ. Μετά, οι σύνδεσμοι των τραπεζιών οδηγούν στις θέσεις σου.
profile-getCode = Πάρε κωδικό
profile-newCode = Πάρε νέο κωδικό
profile-yourCode = Ο κωδικός σου
profile-onceShown = Σημείωσέ τον: τον βλέπεις μόνο μία φορά. Ένας νέος κωδικός αντικαθιστά τον παλιό.
profile-copy = Αντιγραφή κωδικού
profile-haveCode = Έχω κωδικό
profile-codeField = Κωδικός από την άλλη σου συσκευή
profile-recover = Χρήση κωδικού
profile-recoverHint = Αυτή η συσκευή περνάει σε εκείνο το προφίλ. Οι θέσεις που έχεις εδώ μένουν στο παλιό.
profile-recovered = Έγινε. Αυτή η συσκευή έχει τώρα εκείνο το προφίλ. Τα τραπέζια σου είναι στην αρχική οθόνη.
profile-unfitSign = Ένα όνομα δεν μπορεί να έχει το «{ $sign }».

## The daily deal.

daily-heading = Παρτίδα της ημέρας
daily-what = Τρεις γύροι απέναντι σε τρία έξυπνα μποτ, χωρίς υποδείξεις.
daily-same = Σήμερα όλοι παίρνουν τα ίδια φύλλα.
daily-once = Την παίζεις μία φορά. Αν σταματήσεις, το τραπέζι σου περιμένει ως αύριο. Αν φύγεις από το τραπέζι, δεν μπορείς να ξαναρχίσεις.
daily-play = Παίξε τη σημερινή
daily-result = Το αποτέλεσμά σου
daily-counting = Υπολογίζεται το αποτέλεσμά σου…
daily-standing = Κατάταξη της ημέρας
daily-nobody = Κανείς δεν την τελείωσε ακόμα.
daily-columns-rank = Θέση
daily-columns-name = Όνομα
daily-columns-place = Τραπέζι
daily-columns-points = Πόντοι
daily-placeHint = Τραπέζι: η θέση ανάμεσα στους τέσσερις του ίδιου τραπεζιού. Ψηλά είναι όσοι έχουν λιγότερους πόντους.
daily-honest = Με ένα δεύτερο προφίλ μπορεί κανείς να δει πρώτα τα φύλλα: αυτή η κατάταξη είναι για το κέφι.
daily-gone = Τη σημερινή παρτίδα την έχεις ήδη παίξει ή έφυγες από το τραπέζι της.
daily-offline = Ο διακομιστής δεν απαντάει.
daily-again = Δοκίμασε ξανά
daily-loading = Φορτώνει…
daily-share = Κοινοποίηση
daily-shareText = Το αποτέλεσμά σου ως κείμενο
daily-calendar = Οι μέρες σου
daily-noStreak = Προς το παρόν καμία μέρα στη σειρά.
daily-streakRule = Κάτω από κάθε μέρα: οι πόντοι σου. Παύλα: την έχασες. Η μέρα πάει από μεσάνυχτα ως μεσάνυχτα UTC. Ως τότε η σημερινή μετράει ακόμα.
daily-states-shared = Κοινοποιήθηκε.
daily-states-copied = Αντιγράφηκε.
daily-states-selected = Επιλέχτηκε: αντίγραψέ το τώρα με το μενού ή το πληκτρολόγιο της συσκευής σου.
daily-states-cancelled = {""}
daily-states-failed = {""}
daily-marks-missed = –
daily-marks-today = ?
daily-dayStates-missed = την έχασες
daily-dayStates-today = σήμερα, δεν έπαιξες ακόμα
daily-beside-heading = Σειρά με σειρά
daily-beside-what = Οι κινήσεις σου δίπλα σε όσες έκανε με τα ίδια φύλλα όποιος τα πήγε καλύτερα από τους άλλους.
daily-beside-show = Δείξε και τις δύο παρτίδες
daily-beside-shared = Την καλύτερη παρτίδα μιας μέρας τη βλέπουν όσοι τελείωσαν την παρτίδα εκείνης της μέρας.
daily-beside-you = Εσύ
daily-beside-turn = Σειρά
daily-beside-noTurns = Κανείς από τους δύο δεν έπαιξε.
daily-beside-nobody = Κανείς άλλος δεν την τελείωσε ακόμα.
daily-beside-notYet = Ο διακομιστής αποθηκεύει ακόμα την παρτίδα σου. Δοκίμασε ξανά σε λίγο.
daily-beside-damaged = Αυτές οι παρτίδες δεν διαβάζονται.
daily-reminder-heading = Υπενθύμιση
daily-reminder-what = Είναι ένα αρχείο για το ημερολόγιο της συσκευής σου, με μία καταχώριση για κάθε μέρα. Άνοιξέ το και το ημερολόγιο θα σου το θυμίζει. Αυτή η σελίδα δεν στέλνει τίποτα.
daily-reminder-time = Ώρα
daily-reminder-save = Αποθήκευση του αρχείου
daily-reminder-stop = Για να σταματήσει, σβήσε την καταχώριση από το ημερολόγιό σου.
daily-reminder-title = Crazy Rummy: παρτίδα της ημέρας
daily-nextDeal = Η επόμενη παρτίδα έρχεται { AHEAD($wait) }.
daily-dayInShort = { DAY($day) }
daily-weekday = { WEEKDAY($day) }
daily-ownResult =
    { $position ->
        [none] { COUNT($points, "point") }
       *[other] { ORDINAL($position) } θέση στους { $seats } στο τραπέζι σου, { COUNT($points, "point") }
    }
daily-sharedResult =
    { $position ->
        [none] { COUNT($points, "point") }
       *[other] { ORDINAL($position) } θέση στους { $seats } στο τραπέζι μου, { COUNT($points, "point") }
    }
daily-sharedHeading = Crazy Rummy, παρτίδα της ημέρας, { DATE($day) }
daily-rankLine =
    { $count ->
        [one] { ORDINAL($rank) } θέση σε { $count } άτομο ως τώρα
       *[other] { ORDINAL($rank) } θέση στους { $count } ως τώρα
    }
daily-inARow =
    { $days ->
        [one] { $days } μέρα στη σειρά
       *[other] { $days } μέρες στη σειρά
    }
daily-playedToday =
    { COUNT($points, "point") } · { ORDINAL($rank) } θέση { $count ->
        [one] σε { $count } άτομο
       *[other] στους { $count }
    }{ $days ->
        [none] {""}
       *[other] {" · "}{ daily-inARow }
    }
daily-notPlayedToday =
    Δεν έπαιξες ακόμα · { $days ->
        [none] τα ίδια φύλλα για όλους
       *[other] { daily-inARow }
    }
daily-dealHeading = Γύρος { $deal }

## The leaderboard.

ratings-heading = Κατάταξη
ratings-families = Παιχνίδια
ratings-season = Σεζόν
ratings-columns-rank = Θέση
ratings-columns-name = Όνομα
ratings-columns-points = Βαθμολογία
ratings-columns-games = Παρτίδες
ratings-own = Εσύ
ratings-nobody = Κανείς δεν έχει ακόμα βαθμολογία εδώ: κάνε την αρχή.
ratings-nobodyThen = Σε αυτή τη σεζόν δεν είχε κανείς βαθμολογία εδώ.
ratings-bots = Μποτ
ratings-botsHint = Μποτ σε παρτίδες με βαθμολογία, στην ίδια κλίμακα. Δεν παίρνουν θέση.
ratings-botColumns-level = Μποτ
ratings-botColumns-points = Βαθμολογία
ratings-botColumns-games = Παρτίδες
ratings-how = Πώς βγαίνει η βαθμολογία
ratings-offline = Ο διακομιστής δεν απαντάει.
ratings-tooFast = Πολλά αιτήματα μαζί. Δοκίμασε ξανά σε ένα λεπτό.
ratings-again = Δοκίμασε ξανά
ratings-loading = Φορτώνει…
ratings-ratings = Βαθμολογίες
ratings-toBoard = Κατάταξη
ratings-hidden = Οι βαθμολογίες σου θα φανούν εδώ μόλις παίξεις αρκετές παρτίδες με βαθμολογία.
ratings-seasonOf =
    { $quarter ->
        [1] Ιανουάριος ως Μάρτιος
        [2] Απρίλιος ως Ιούνιος
        [3] Ιούλιος ως Σεπτέμβριος
       *[4] Οκτώβριος ως Δεκέμβριος
    } { $year }
ratings-untilWords = Λήγει { AHEAD($wait) }
ratings-people =
    { $opponents ->
        [one] { $opponents } άλλο άτομο
       *[other] { $opponents } διαφορετικά άτομα
    }
ratings-ratedGames =
    { $games ->
        [one] { $games } παρτίδα με βαθμολογία
       *[other] { $games } παρτίδες με βαθμολογία
    }
ratings-toGetOn = Διάλεξε «Παίξε τώρα»: η παρτίδα έχει βαθμολογία για όσους βρεθούν έτσι στο ίδιο τραπέζι, αν είναι δύο ή περισσότεροι και από διαφορετικά δίκτυα. Μετά από { ratings-ratedGames } απέναντι σε { ratings-people } μπαίνεις στη λίστα.
ratings-bestOf =
    { $shown ->
        [1]
            { $players ->
                [one] Η 1η θέση σε { $players } άτομο
               *[other] Η 1η θέση στους { $players }
            }
       *[other] Οι { $shown } καλύτεροι από τους { $players }
    }
ratings-standing =
    { ORDINAL($rank) } θέση { $players ->
        [one] σε { $players } άτομο
       *[other] στους { $players }
    }, βαθμολογία { $points }, { COUNT($games, "game") }
ratings-noRatedGame =
    { $isCurrent ->
        [yes] Ακόμα καμία παρτίδα με βαθμολογία αυτή τη σεζόν
       *[no] Καμία παρτίδα με βαθμολογία σε αυτή τη σεζόν
    }
ratings-tooFew =
    { $games ->
        [one] { ratings-ratedGames } απέναντι σε { ratings-people }: δεν φτάνει για βαθμολογία
       *[other] { ratings-ratedGames } απέναντι σε { ratings-people }: δεν φτάνουν για βαθμολογία
    }
ratings-missingGames = { COUNT($count, "game") }
ratings-missingPeople =
    { $count ->
        [one] { $count } νέο άτομο
       *[other] { $count } νέα άτομα
    }
ratings-hiddenUntil = Κρυφή μέχρι να παίξεις αρκετά: ακόμα { LIST($missing) }
ratings-provisional = Προσωρινή, τη βλέπεις μόνο εσύ: ακόμα { LIST($missing) }
ratings-wonBy =
    { $won ->
        [0] Βαθμολογία { $points }, χωρίς αλλαγή
       *[other] Βαθμολογία { SIGNED($won) }, τώρα { $points }
    }
ratings-rated = { ORDINAL($rank) } θέση, βαθμολογία { $points }, { COUNT($games, "game") }
ratingsExplained-whom = Μια παρτίδα χωρίς σπιτικούς κανόνες έχει βαθμολογία για τα άτομα που έφερε στο ίδιο τραπέζι το «Παίξε τώρα», αν είναι δύο ή περισσότερα. Δεν έχει για όποιον ήρθε με κωδικό ή σύνδεσμο, και άτομα του ίδιου δικτύου δεν συγκρίνονται. Δεν έχει υποδείξεις. Κάθε κατηγορία παιχνιδιών έχει δικές της βαθμολογίες.
ratingsExplained-compared = Όλοι αρχίζουν από το 1500. Συγκρίνεσαι με τα άλλα άτομα του τραπεζιού: τα περισσότερα τα κερδίζεις όταν είσαι πάνω από δυνατούς παίκτες. Τα μποτ δεν δίνουν και δεν παίρνουν τίποτα.
ratingsExplained-leaving = Όποιος φεύγει από μια παρτίδα παίρνει την τελευταία θέση. Πόντους δίνουν μόνο οι γύροι που έπαιξαν και οι δύο: λιγότεροι από τρεις μετράνε λιγότερο, και χωρίς κανέναν δεν δίνονται πόντοι. Αν πέσει ο διακομιστής, η παρτίδα δεν μετράει για κανέναν.
ratingsExplained-seasons = Μια σεζόν κρατάει ένα τρίμηνο. Στην καινούργια, κάθε βαθμολογία πλησιάζει κατά ένα τέταρτο το 1500.
ratingsExplained-often = Από την τέταρτη παρτίδα της ημέρας και μετά, το ίδιο άτομο μετράει όλο και λιγότερο, και κανείς δεν ανεβαίνει πολύ κερδίζοντας αρχάριους. Όποιος έχει πολλούς λογαριασμούς και πολλή υπομονή μπορεί παρ’ όλα αυτά να ανεβάσει έναν από αυτούς.
ratingsExplained-shown = Η βαθμολογία φαίνεται μετά από { ratings-ratedGames } μέσα στη σεζόν, απέναντι σε { ratings-people }.

## The player's history.

history-heading = Οι παρτίδες σου
history-latest = Τελευταίες παρτίδες
history-all = Δες όλες τις παρτίδες
history-more = Δείξε κι άλλες
history-figures = Ανά παιχνίδι
history-none = Καμία παρτίδα ακόμα
history-noneHint = Οι παρτίδες σε αυτόν τον διακομιστή μένουν εδώ αφού τελειώσουν. Η εξάσκηση μένει στη συσκευή σου.
history-notFound = Δεν υπάρχουν παρτίδες για να δεις εδώ.
history-offline = Ο διακομιστής δεν απαντάει.
history-again = Δοκίμασε ξανά
history-loading = Φορτώνει…
history-replay = Επανάληψη
history-link = Μόνο με σύνδεσμο
history-data = Τα δεδομένα σου
history-dataHint = Ο διακομιστής ξέρει για σένα μόνο έναν τυχαίο αριθμό, χωρίς e-mail ή διεύθυνση.
history-export = Λήψη αντιγράφου
history-erase = Διαγραφή όλων
history-eraseHint = Διαγράφει το όνομά σου, το ιστορικό σου, τις παρτίδες της ημέρας, τον κωδικό σου για άλλες συσκευές και τη λίστα με όσους δεν θέλεις στο τραπέζι σου. Οι παρτίδες σου μένουν σε όσους έπαιξαν μαζί σου, χωρίς το όνομά σου. Τα αντίγραφα ασφαλείας κρατάνε τα δεδομένα σου ώσπου να διαγραφούν. Αυτό δεν αναιρείται.
history-really = Ναι, διαγραφή
history-keep = Κράτα τα
history-erased = Διαγράφηκαν όλα. Από εδώ και πέρα αυτή η συσκευή έχει νέο προφίλ.
history-playing = Παίζεις ακόμα σε μια παρτίδα. Φύγε πρώτα από αυτήν ή τελείωσέ την.
history-tooFast = Πολλά αιτήματα μαζί. Δοκίμασε ξανά σε ένα λεπτό.
history-gamesOfUnnamed = Παρτίδες: παίκτης χωρίς όνομα
history-unnamed = Χωρίς όνομα
history-somebody = κάποιος
history-playerWithoutName = χωρίς όνομα
history-gamesOf = Παρτίδες: { PEOPLE($who) }
history-metHeading =
    { $isOwn ->
        [yes] Με ποιους έπαιξες
       *[no] Με ποιους έπαιξε
    }
history-metHint = Μόνο παρτίδες που και οι δύο έπαιξαν ως το τέλος.
history-gameOf = { $game }, { COUNT($deals, "deal") }
history-leftAfter = αποχώρηση μετά τον γύρο { $deal }, { COUNT($points, "point") }
history-adjourned = θα συνεχιστεί, { COUNT($points, "point") }
history-abandoned = δεν τελείωσε, { COUNT($points, "point") }
history-resultOf = { ORDINAL($place) } θέση στους { $seats }, { COUNT($points, "point") }
# After "με" a name would change.
history-companyOf = Μαζί: { LIST($names) }
history-playedAt = { MOMENT($time) }
history-headToHead =
    { COUNT($games, "game") }. Πιο ψηλά: { PEOPLE($who) } σε { $won }, { $other } σε { $lost }

## Figures of a player in one kind of game.

figures-finished = Ως το τέλος
figures-firsts = Πρώτες θέσεις
figures-points = Πόντοι ανά γύρο
figures-outs = Κλεισίματα
figures-swaps = Ανταλλαγές μπαλαντέρ
figures-partOf = { $part } από { $whole }
figures-percent = { PERCENT($share) }
figures-withPercent = { $count } ({ $percent })
figures-mean = { GROUPED($value) }

## The cards dealt to a player over all their games.

ownCards-heading = Τα φύλλα σου
ownCards-hint = Παίρνουν τα μποτ καλύτερα φύλλα; Μέτρα τους μπαλαντέρ και τα αταίριαστα που μοιράστηκαν σε όλους στα τραπέζια σου.
ownCards-rows-own = Εσύ
ownCards-rows-people = Άλλοι άνθρωποι
ownCards-rows-bots = Μποτ
ownCards-player = Σε ποιον
ownCards-hands = Μοιρασιές
ownCards-shares = Σε παρένθεση το αναμενόμενο: ό,τι δίνει κατά μέσο όρο ένα τίμιο ανακάτεμα.
ownCards-failed = Τα φύλλα δεν μετρήθηκαν.
ownCards-none = Οι παρτίδες αυτές δεν έχουν μοιρασιές για μέτρημα.
ownCards-countButton =
    { $counted ->
        [0]
            { $next ->
                [one] Μέτρα την τελευταία παρτίδα
               *[other] Μέτρα τις τελευταίες { $next } παρτίδες
            }
       *[other] Μέτρα και παλιότερες παρτίδες
    }
ownCards-counting =
    { $all ->
        [0] Μέτρημα…
       *[other] Μέτρημα: { $done } από { COUNT($all, "game") }
    }
ownCards-counted =
    { $hands ->
        [one] Στο μέτρημα: { COUNT($games, "game") }, { $hands } δική σου μοιρασιά.
       *[other] Στο μέτρημα: { COUNT($games, "game") }, { $hands } δικές σου μοιρασιές.
    }
ownCards-odds =
    { $count ->
        [one] { COUNT($count, "deal") } με πιθανότητες που εξαρτώνται από τα φύλλα που μοιράστηκαν
       *[other] { COUNT($count, "deal") } με πιθανότητες που εξαρτώνται από τα φύλλα που μοιράστηκαν
    }
ownCards-absent =
    { $count ->
        [one] { COUNT($count, "deal") } όπου δεν ήσουν από την αρχή ως το τέλος
       *[other] { COUNT($count, "deal") } όπου δεν ήσουν από την αρχή ως το τέλος
    }
ownCards-unread =
    { $count ->
        [one] { COUNT($count, "game") } χωρίς καταγραφή
       *[other] { COUNT($count, "game") } χωρίς καταγραφή
    }
ownCards-leftOut = Εκτός μετρήματος: { LIST($parts, type: "semicolon") }.
