### Points: the tally after a deal, the final standing, the score sheet, the settlement, and results to share.

## The tally.

tallyHeads-player = Όνομα
tallyHeads-hand = Στο χέρι
tallyHeads-points = Πόντοι
tallyHeads-total = Σύνολο
tally-nextDouble = Ο επόμενος γύρος μετράει διπλά.
tally-outBeforeYou = { story-wentOut } πριν προλάβεις να παίξεις.
tally-outBefore =
    { $count ->
        [one] { story-wentOut }. Δεν πρόλαβε να παίξει: { PEOPLE($others) }.
       *[other] { story-wentOut }. Δεν πρόλαβαν να παίξουν: { PEOPLE($others) }.
    }
tally-scoresOthers =
    { PERSON($who) ->
        [you] Παίρνεις τους πόντους από τα φύλλα των άλλων.
       *[other] { $who }: παίρνει τους πόντους από τα φύλλα των άλλων.
    }
tally-countedDouble = Ο γύρος μέτρησε διπλά.
tally-rankDouble =
    Όταν { RANK($rank, number: "many", article: "the") } είναι { TERM($terms, "wild") }, οι πόντοι μετράνε διπλά.
tally-oneTurnDouble = Η νίκη με τη μία μετράει διπλά.
tally-leads =
    { PERSON($who) ->
        [you] Περνάς μπροστά με { COUNT($total, "point", case: "acc") }.
       *[other] { $who }: περνάει μπροστά με { COUNT($total, "point", case: "acc") }.
    }
tally-part =
    { $of ->
        [table] στο τραπέζι { SIGNED($count) }
        [hand] στο χέρι { SIGNED($count) }
        [unopened] τίποτα κάτω { SIGNED($count) }
        [otherHands] από τους άλλους { SIGNED($count) }
        [factor] ×{ $count }
       *[goingOut] για το κλείσιμο { SIGNED($count) }
    }
tally-leftCard = { CAPITAL(CARD($card, style: "name")) }, { COUNT($count, "point") }.
tally-nextIn = Επόμενος γύρος σε { $seconds } δ.
tally-rematchIn =
    { $isReady ->
        [yes] Ρεβάνς σε { $seconds } δ.
       *[no] Ρεβάνς σε { $seconds } δ. Πάτα «Ρεβάνς» για να κρατήσεις τη θέση σου
    }
tally-pressMoved = { SIGNED($count) } για το Press
tally-heading =
    { $wildRank ->
        [0] Γύρος { $deal }
       *[other] Γύρος { $deal }, { TERM($terms, "wild") } { RANK($wildRank, number: "many", article: "the") }
    }
tally-waitingFor = Αναμονή: { LIST($names) }
tally-won =
    { $withYou ->
        [yes]
            { $count ->
                [one] Κέρδισες
               *[other] { CAPITAL(PEOPLE($winners, order: "youLast")) }: κερδίσατε
            }
       *[no]
            { $count ->
                [one] { PEOPLE($winners) }: κέρδισε
               *[other] { PEOPLE($winners) }: κέρδισαν
            }
    }
tally-place = { ORDINAL($position) }
bestWins-low = Κερδίζει το μικρότερο σύνολο.
bestWins-high = Κερδίζει το μεγαλύτερο σύνολο.

## The final standing.

final-ready = πάμε
final-ownPlace = { ORDINAL($position) } θέση στους { $players }
ratedOver-words = Παρτίδα με βαθμολογία: μετράει για όσους την ξεκίνησαν, εκτός αν έφταιξε ο διακομιστής.
ratedOver-toBoard = Δες την κατάταξη
install-heading = Παίξε από την αρχική οθόνη
install-hint = Ανοίγει σαν εφαρμογή, σε πλήρη οθόνη, ακόμα και χωρίς δίκτυο.
install-share = Πάτα «Κοινή χρήση» στη γραμμή του browser
install-add = και μετά «Προσθήκη στην οθόνη Αφετηρίας»
install-install = Εγκατάσταση
install-decline = Όχι, ευχαριστώ
bests-heading = Τα ρεκόρ σου
bests-hint = Σε παρτίδες σε αυτή τη συσκευή, μαζί με την εξάσκηση.
bests-points = Το καλύτερό σου σε { COUNT($deals, "deal", case: "acc") }
bests-swaps = Το ρεκόρ σου σε ανταλλαγές
bests-streak = Οι περισσότερες συνεχόμενες νίκες σου
bests-out = Το πιο γρήγορο κλείσιμό σου
# "στη δεύτερη", "στην τρίτη": no ν before δ.
bests-outIn =
    { $value ->
        [2] στη
        [10] στη
        [12] στη
        [13] στη
        [14] στη
        [15] στη
        [16] στη
        [17] στη
        [18] στη
        [19] στη
       *[other] στην
    } { ORDINAL($value) } σειρά
bests-beaten = { $name }: { $value }, πριν { $before }
bests-equalled = { $name }: πάλι { $value }
final-playedWith = Έπαιξες με: { LIST($names) }.
inviteAgain-button = Νέα πρόσκληση
inviteAgain-hint = Νέο ιδιωτικό τραπέζι με τους ίδιους κανόνες, και ο σύνδεσμός του για κοινοποίηση.

## The score sheet.

sheet-none = Τα σκορ εμφανίζονται μετά τον πρώτο γύρο.
sheet-sheet = Πόντοι και σύνολα ανά γύρο
sheet-deal = Γύρος
sheet-total = {", σύνολο "}
sheet-totals = Σύνολα μετά από κάθε γύρο
sheet-counts = Πόντοι φύλλων
sheet-race = Η κούρσα
sheet-asTable = Σε πίνακα
sheet-settle = Πληρωμή
sheet-settleAs = Ποιος με ποιον
sheet-settleIn = Πληρωμή σε
sheet-nothingDue = Κανείς δεν χρωστάει τίποτα.
sheet-countedDouble = Μέτρησε διπλά.
sheet-cancelledMark = X
sheet-dealtMark = Μ
sheetKey-total = Μικροί αριθμοί: σύνολο ως εδώ
sheetKey-dealt = Μ: μοίρασε
sheetKey-out = υπογραμμισμένο: έκλεισε
sheetKey-wild = μαζί με τον αριθμό του γύρου: ο μπαλαντέρ του
sheetKey-double = ×2: μέτρησε διπλά
sheetKey-press = P: πόντοι για το Press
sheetKey-cancelled = X: ακυρώθηκε, γιατί ενημερώθηκε το παιχνίδι
sheet-goalAfter =
    { $best ->
        [low] Μετά από { COUNT($deals, "deal", case: "acc") } κερδίζει το μικρότερο σύνολο.
       *[high] Μετά από { COUNT($deals, "deal", case: "acc") } κερδίζει το μεγαλύτερο σύνολο.
    }
sheet-goalAt =
    { $best ->
        [low] Η παρτίδα τελειώνει με τον γύρο όπου κάποιος φτάνει τους { $target } πόντους. Κερδίζει το μικρότερο σύνολο.
       *[high] Η παρτίδα τελειώνει με τον γύρο όπου κάποιος φτάνει τους { $target } πόντους. Κερδίζει το μεγαλύτερο σύνολο.
    }

## How cards count.

systems-penalties = Όσα φύλλα σου μένουν στο χέρι μετράνε εναντίον σου.
systems-winnerTakesHands = Όποιος τελειώνει τον γύρο παίρνει τους πόντους από τα φύλλα όλων των άλλων.
systems-meldedMinusHand =
    Όσα φύλλα έριξες στο τραπέζι μετράνε υπέρ σου και όσα σου μένουν στο χέρι μετράνε εναντίον σου.
systems-meldedPlusHands =
    Όσα φύλλα έριξες στο τραπέζι μετράνε υπέρ σου. Όποιος τελειώνει τον γύρο παίρνει και τους πόντους από τα φύλλα όλων των άλλων.
systems-melded = Όσα φύλλα έριξες στο τραπέζι μετράνε υπέρ σου.
sheet-outScores = Το κλείσιμο μετράει { SIGNED($count) }.
sheet-outAtOnceScores = Το κλείσιμο με τη μία, χωρίς να έχεις παίξει κάτι πριν, μετράει { SIGNED($count) }.
doubles-wholeHand = Αν παίξεις όλα σου τα φύλλα με τη μία, οι πόντοι μετράνε διπλά.
doubles-sevenOrKing = Όταν τα εφτάρια ή οι ρηγάδες είναι μπαλαντέρ, οι πόντοι μετράνε διπλά.
doubles-press =
    Όταν κάποιος είναι 50 πόντους ή περισσότερους πίσω από όλους τους άλλους, ο επόμενος γύρος μετράει διπλά.

## The settlement.

settleMethods-everyPair = Όλοι με όλους
settleMethods-winnerOnly = Εισπράττει η 1η θέση
settleUnits-points = Πόντους
settleUnits-cents = Σεντ
sheet-settleHint =
    { $method ->
        [everyPair] Οι παίκτες πληρώνουν ανά δύο τη διαφορά των συνόλων τους
       *[winnerOnly] Όλοι οι άλλοι πληρώνουν στην 1η θέση τη διαφορά των συνόλων τους
    }{ $rate ->
        [0] {""}
       *[other] : { $rate } σεντ τον πόντο{ $roundTo ->
            [0] {""}
           *[other] , με στρογγύλεμα στα { $roundTo } σεντ
        }{ $perDeal ->
            [0] {""}
           *[other] , και { $perDeal } σεντ από τον καθένα για κάθε κερδισμένο γύρο
        }
    }. Είναι μόνο λογαριασμός: λεφτά δεν αλλάζουν χέρια.
sheet-amount = { $sign }{ MONEY($cents) }
sheet-paid =
    { PERSON($from) ->
        [you] Εσύ
       *[other] { $from }
    } → { PEOPLE($to) }: { $unit ->
        [cents] { MONEY($value) }
       *[points] { COUNT($value, "point") }
    }{ $isForDeals ->
        [yes] {" "}για κερδισμένους γύρους
       *[no] {""}
    }

## How a game was decided.

sheet-oneDealDecided =
    { $deal ->
        [0] Ο τελευταίος γύρος έκρινε την παρτίδα.
       *[other] Ο γύρος { $deal } έκρινε την παρτίδα.
    } { PERSON($winner) ->
        [you] Πέρασες οριστικά μπροστά και πήρες { sheet-gain }.
       *[other] { $winner }: πέρασε οριστικά μπροστά και πήρε { sheet-gain }.
    }
sheet-gain =
    διαφορά { $gain ->
        [one] { $gain } πόντου
       *[other] { $gain } πόντων
    } { PERSON($rival) ->
        [you] από σένα
       *[other] από τη 2η θέση ({ $rival })
    }
sheet-ledThroughout =
    { PERSON($winner) ->
        [you] Ήσουν μπροστά από τον πρώτο γύρο και { sheet-gainedMost }.
       *[other] { $winner }: ήταν μπροστά από τον πρώτο γύρο και { sheet-gainedMost }.
    }
sheet-gainedMost =
    { PERSON($winner) ->
        [you] πήρες
       *[other] πήρε
    } τη μεγαλύτερη διαφορά { $deal ->
        [0] στον τελευταίο γύρο,
       *[other] στον γύρο { $deal },
    } { COUNT($gain, "point", case: "acc") } { PERSON($rival) ->
        [you] από σένα
       *[other] από τη 2η θέση ({ $rival })
    }
sheet-ledSince =
    { PERSON($winner) ->
        [you] Πέρασες
       *[other] { $winner }: πέρασε
    } οριστικά μπροστά { $since ->
        [0] στον τελευταίο γύρο
       *[other] στον γύρο { $since }
    } και { sheet-gainedMost }.
sheet-raceAfter = Μετά από { COUNT($deals, "deal", case: "acc") }: { LIST($players, type: "comma") }.
sheet-placed = { ORDINAL($place) } θέση { PEOPLE($who) } ({ COUNT($total, "point") })

## Card values.

valued-acesWhenWild = Άσοι ως μπαλαντέρ
valued-lowAces = Άσοι πριν από δυάρι
valued-jokers = Τζόκερ
valued-twos = Δυάρια
valued-queenOfSpades = Η ντάμα μπαστούνι
valued-blackAces = Άσοι σπαθί και μπαστούνι
valued-faceValue = όσο γράφουν
valued-wilds = { TERM($terms, "Wild") }
valued-ranks = { CAPITAL(RANKS($ranks, number: "many")) }
valued-fromTo = { CAPITAL(RANK($first)) } ως { RANK($last, case: "acc") }

## A result to share.

share-share = Κοινοποίηση…
share-copyPicture = Αντιγραφή εικόνας
share-savePicture = Αποθήκευση εικόνας
share-copyText = Αντιγραφή κειμένου
share-selectText = Επιλογή κειμένου
share-picture = Το αποτέλεσμα σε εικόνα. Το κείμενο από κάτω λέει τα ίδια
share-text = Το αποτέλεσμα σε κείμενο
share-names = Δείχνει τα ονόματα του τραπεζιού, όχι τον κωδικό του ούτε φύλλα.
share-states-shared = Κοινοποιήθηκε.
share-states-copied = Αντιγράφηκε.
share-states-selected = Επιλέχτηκε: αντίγραψέ το τώρα με το μενού ή το πληκτρολόγιο της συσκευής σου.
share-states-cancelled = {""}
share-states-failed = Ο browser σου δεν το επέτρεψε. Αποθήκευσε την εικόνα, ή επίλεξε το κείμενο και αντίγραψέ το.
share-stage = { CAPITAL(share-stageOf) }
share-head = { $game }: { share-stageOf }
share-stageOf =
    { $isOver ->
        [yes] τελικό αποτέλεσμα μετά από { COUNT($deals, "deal", case: "acc") }
       *[no]
            { $ofDeals ->
                [0] μετά τον γύρο { $deals }
               *[other] μετά τον γύρο { $deals } από { $ofDeals }
            }
    }
share-me = Εγώ
share-line = { $place } { $name }: { $total }
