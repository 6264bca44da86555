### The rules in sentences: a label and a sentence for each value of every option, and remarks that belong to none.
### Only those that apply are said, in this order. Numbers and lists are values of one sentence.

## Players and cards.

topic-players = Παίκτες και φύλλα
option-table-minPlayers-label = Παίκτες τουλάχιστον
option-table-minPlayers = Τουλάχιστον { $players } παίκτες.
option-table-maxPlayers-label = Παίκτες το πολύ
option-table-maxPlayers = Το πολύ { $players } παίκτες.
option-table-direction-label = Φορά
option-table-direction-clockwise = Το μοίρασμα και το παιχνίδι πάνε δεξιόστροφα, και με την ίδια φορά αλλάζει η μάνα.
option-table-direction-counterClockwise = Το μοίρασμα και το παιχνίδι πάνε αριστερόστροφα, και με την ίδια φορά αλλάζει η μάνα.
option-table-firstDealer-label = Πρώτη μάνα
option-table-firstDealer-random = Η πρώτη μάνα ορίζεται στην τύχη.
option-table-firstDealer-lowestDraw = Όλοι τραβάνε από ένα φύλλο, και το μικρότερο βγάζει την πρώτη μάνα. Οι άσοι είναι μικροί.
option-table-firstDealer-firstJack = Μοιράζονται ανοιχτά φύλλα γύρω γύρω, και ο πρώτος βαλές βγάζει την πρώτη μάνα.
option-table-drawTie-label = Ίσα φύλλα σε αυτό το τράβηγμα
option-table-drawTie-lowestRedraw = Όσοι ισοβαθμούν στο μικρότερο φύλλο ξανατραβάνε.
option-table-drawTie-allEqualRedraw = Όσοι τράβηξαν ίσα φύλλα ξανατραβάνε, ώσπου να μην υπάρχουν ίσα.
option-pack-packs-label = Τράπουλες
option-pack-packs-one = Μία τράπουλα με 52 φύλλα.
option-pack-packs-two = Δύο τράπουλες ανακατεμένες μαζί.
option-pack-packs-twoAbove4 = Μία τράπουλα με το πολύ τέσσερις παίκτες, δύο με περισσότερους.
option-pack-packs-threeAbove4 = Δύο τράπουλες με το πολύ τέσσερις παίκτες, τρεις με περισσότερους.
option-pack-packs-halfOfPlayers = Μία τράπουλα για κάθε δύο παίκτες, και μία ακόμα αν περισσεύει ένας.
option-pack-jokers-label = Τζόκερ
option-pack-jokers-0 = Χωρίς τζόκερ.
option-pack-jokers-1 = Ένας τζόκερ.
option-pack-jokers-2 = Δύο τζόκερ.
option-pack-jokers-4 = Τέσσερις τζόκερ.
option-pack-jokers-6 = Έξι τζόκερ.
option-pack-jokers-twoPerPack = Δύο τζόκερ σε κάθε τράπουλα.
option-pack-lowestRank-label = Φύλλα που βγαίνουν από την τράπουλα
option-pack-lowestRank-2 = Κανένα φύλλο δεν βγαίνει από την τράπουλα.
option-pack-lowestRank-3 = Τα δυάρια βγαίνουν από την τράπουλα.
option-pack-lowestRank-4 = Τα δυάρια και τα τριάρια βγαίνουν από την τράπουλα.
option-pack-lowestRank-6 = Τα δυάρια, τα τριάρια, τα τεσσάρια και τα πεντάρια βγαίνουν από την τράπουλα.
remark-players-exactly = Για { $players } παίκτες.
remark-players-either = Για { LIST($numbers, type: "or") } παίκτες.
remark-players-fromTo = Για { $fewest } ως { $most } παίκτες.

## The deal.

topic-deal = Το μοίρασμα
option-table-firstPlayer-label = Ποιος παίζει πρώτος
option-table-firstPlayer-afterDealer = Πρώτος παίζει ο επόμενος μετά τη μάνα.
option-table-firstPlayer-dealer = Πρώτη παίζει η μάνα.
option-deal-size-label = Πόσα φύλλα μοιράζονται
option-deal-size-fixed = Σε κάθε γύρο μοιράζεται ο ίδιος αριθμός φύλλων.
option-deal-size-byRound = Από γύρο σε γύρο όλοι παίρνουν ένα φύλλο παραπάνω.
option-deal-size-byContract = Πόσα φύλλα μοιράζονται το ορίζει το συμβόλαιο του γύρου.
option-deal-size-byUpcard = Τα φύλλα του καθενός μοιράζονται όλα μαζί. Το πρώτο είναι ανοιχτό και ορίζει πόσα θα είναι.
option-deal-cards-label = Φύλλα για τον καθένα
option-deal-cards = Όλοι ξεκινούν με { $cards } φύλλα.
option-deal-cardsIfFew-label = Φύλλα σε μικρό τραπέζι
option-deal-cardsIfFew =
    { $cards ->
        [0] Όλοι ξεκινούν με τον ίδιο αριθμό φύλλων, όσοι κι αν παίζουν.
       *[other] Σε μικρό τραπέζι όλοι ξεκινούν με { $cards } φύλλα.
    }
# Follows `option-deal-cardsIfFew`, which calls it a small table.
option-deal-fewPlayers-label = Πόσοι είναι σε μικρό τραπέζι
option-deal-fewPlayers =
    { $players ->
        [2] Μικρό είναι ένα τραπέζι με δύο παίκτες.
       *[other] Μικρό είναι ένα τραπέζι με το πολύ { $players } παίκτες.
    }
option-deal-upcardMeaning-label = Τι σημαίνει το πρώτο φύλλο
option-deal-upcardMeaning-additional = Το ανοιχτό φύλλο δείχνει πόσα φύλλα θα πάρεις ακόμα.
option-deal-upcardMeaning-total = Το ανοιχτό φύλλο δείχνει πόσα φύλλα θα έχεις συνολικά, μαζί με αυτό.
option-deal-upcardCourts-label = Φιγούρα ως πρώτο φύλλο
option-deal-upcardCourts-ten = Ανοιχτός βαλές, ντάμα ή ρήγας σημαίνει 10 φύλλα.
option-deal-upcardCourts-elevenToThirteen = Ανοιχτός βαλές σημαίνει 11 φύλλα, ντάμα 12 και ρήγας 13.
option-deal-upcardAce-label = Άσος ως πρώτο φύλλο
option-deal-upcardAce = Ανοιχτός άσος σημαίνει { $cards } φύλλα.
option-deal-upcardPermanentWild-label = Μόνιμος μπαλαντέρ ως πρώτο φύλλο
option-deal-upcardPermanentWild-buried = Αν το ανοιχτό φύλλο είναι πάντα { TERM($terms, "wild") }, επιστρέφει στην τράπουλα και ανοίγεται άλλο.
option-deal-upcardPermanentWild-15 = Ένα ανοιχτό φύλλο που είναι πάντα { TERM($terms, "wild") } σημαίνει 15 φύλλα.
option-deal-upcardPermanentWild-20 = Ένα ανοιχτό φύλλο που είναι πάντα { TERM($terms, "wild") } σημαίνει 20 φύλλα.
option-deal-upcardPermanentWild-25 = Ένα ανοιχτό φύλλο που είναι πάντα { TERM($terms, "wild") } σημαίνει 25 φύλλα.
option-deal-upcardPermanentWild-twoOrTwelve = Αν τα δυάρια είναι πάντα { TERM($terms, "wild") }, με ανοιχτό δυάρι διαλέγεις αν θα έχεις συνολικά δύο ή δώδεκα φύλλα.
option-deal-burySmallUpcards-label = Δυάρι, τριάρι ή τεσσάρι ως πρώτο φύλλο
option-deal-burySmallUpcards-false = Μικρό ανοιχτό φύλλο σημαίνει λίγα φύλλα.
option-deal-burySmallUpcards-true = Ανοιχτό δυάρι, τριάρι ή τεσσάρι επιστρέφει στην τράπουλα και ανοίγεται άλλο φύλλο.
option-deal-order-label = Τρόπος μοιράσματος
option-deal-order-cards = Τα φύλλα μοιράζονται ένα ένα.
option-deal-order-hands = Τα φύλλα του καθενός μοιράζονται όλα μαζί.
option-deal-extra-label = Έξτρα φύλλο
option-deal-extra-firstPlayer = Όποιος παίζει πρώτος παίρνει ένα έξτρα φύλλο και γι’ αυτό δεν τραβάει την πρώτη φορά.
option-deal-extra-nobody = Κανείς δεν παίρνει έξτρα φύλλο: όποιος παίζει πρώτος ξεκινά τραβώντας, όπως όλοι.
option-deal-pileUpcard-label = Πώς αρχίζουν τα πεταμένα
option-deal-pileUpcard-none = Τα πεταμένα, η ανοιχτή στοίβα, αρχίζουν με το πρώτο φύλλο που θα πεταχτεί.
option-deal-pileUpcard-kept = Ανοίγεται ένα φύλλο και με αυτό αρχίζουν τα πεταμένα, η ανοιχτή στοίβα.
option-deal-pileUpcard-replacedIfWild = Ανοίγεται ένα φύλλο και με αυτό αρχίζουν τα πεταμένα, η ανοιχτή στοίβα. Αν είναι { TERM($terms, "wild") }, επιστρέφει στην τράπουλα και ανοίγεται άλλο.
remark-deal-wholeHands = Τα φύλλα του καθενός μοιράζονται όλα μαζί, της μάνας τελευταία, με το πρώτο φύλλο ανοιχτό.
remark-deal-handsByContract = Από γύρο σε γύρο, όλοι παίρνουν { LIST($hands) } φύλλα.
remark-deal-handsGrow = Στον πρώτο γύρο όλοι παίρνουν { $cards } φύλλα και σε κάθε επόμενο ένα παραπάνω.
remark-deal-hands = Όλοι παίρνουν { $cards } φύλλα.
remark-deal-handsIfFew =
    { $players ->
        [2] Όλοι παίρνουν { $cards } φύλλα, ή { $few } με δύο παίκτες.
       *[other] Όλοι παίρνουν { $cards } φύλλα, ή { $few } με το πολύ { $players } παίκτες.
    }

## Which cards are wild.

topic-wilds = Ποια φύλλα είναι { TERM($terms, "wild") }
option-wilds-source-label = Ο μπαλαντέρ του γύρου
option-wilds-source-schedule = Κάθε γύρος έχει τον δικό του { TERM($terms, "wild") }, που είναι γνωστός από την αρχή.
option-wilds-source-dealerNames = Η μάνα κοιτάζει τα φύλλα της και ορίζει τον { TERM($terms, "wild") } του γύρου. Κάθε αξία ορίζεται μόνο μία φορά στην παρτίδα.
option-wilds-source-dealerFirstCard = Το πρώτο φύλλο της μάνας μοιράζεται ανοιχτό: όλα τα φύλλα της αξίας του είναι { TERM($terms, "wild") }.
option-wilds-source-dealerLastCard = Το τελευταίο φύλλο της μάνας μοιράζεται ανοιχτό: όλα τα φύλλα της αξίας του είναι { TERM($terms, "wild") }.
option-wilds-source-dealerExtraCard = Η μάνα παίρνει ένα φύλλο παραπάνω, ανοιχτό: όλα τα φύλλα της αξίας του είναι { TERM($terms, "wild") }.
option-wilds-source-outsideCard = Ανοίγεται ένα ξεχωριστό φύλλο: όλα τα φύλλα της αξίας του είναι { TERM($terms, "wild") }.
option-wilds-source-stockCard = Μετά το μοίρασμα ανοίγεται το πάνω φύλλο της στοίβας: όλα τα φύλλα της αξίας του είναι { TERM($terms, "wild") }.
option-wilds-source-none = Δεν ορίζεται { TERM($terms, "wild") } του γύρου.
# Follows `remark-wilds-deals`. The ranks are as on cards: "A 2 3".
option-wilds-schedule-label = Οι γύροι
option-wilds-schedule-none = Ο αριθμός των γύρων δεν είναι ορισμένος.
option-wilds-schedule-ranks = { TERM($terms, "Wild") } είναι με τη σειρά: { RANKS($ranks, style: "short", type: "space") }.
option-wilds-jokerDeal-label = Τελευταίος γύρος για τον τζόκερ
option-wilds-jokerDeal-false = Δεν υπάρχει επιπλέον γύρος.
option-wilds-jokerDeal-true = Ακολουθεί ακόμα ένας γύρος, χωρίς δικό του { TERM($terms, "wild") }.
# `$kinds` are some of the next four, in this order.
option-wilds-permanent-label = Πάντα μπαλαντέρ
option-wilds-permanent-none = Κανένα φύλλο δεν είναι πάντα { TERM($terms, "wild") }.
option-wilds-permanent-kinds = { CAPITAL(LIST($kinds)) } είναι πάντα { TERM($terms, "wild") }.
permanentWilds-jokers = οι τζόκερ
permanentWilds-twos = τα δυάρια
permanentWilds-tens = τα δεκάρια
permanentWilds-oneEyedJacks = οι μονόφθαλμοι βαλέδες
option-wilds-indicator-label = Το φύλλο που δείχνει τον μπαλαντέρ
option-wilds-indicator-outOfPlay = Το φύλλο που δείχνει τον { TERM($terms, "wild") } του γύρου μένει εκτός παιχνιδιού.
option-wilds-indicator-startsPile = Με το φύλλο που δείχνει τον { TERM($terms, "wild") } του γύρου αρχίζουν τα πεταμένα.
option-wilds-permanentIndicator-label = Αν είναι πάντα μπαλαντέρ
option-wilds-permanentIndicator-buried = Αν αυτό το φύλλο είναι πάντα { TERM($terms, "wild") }, επιστρέφει στην τράπουλα και ανοίγεται άλλο.
option-wilds-permanentIndicator-dealerGetsMore = Αν αυτό το φύλλο είναι πάντα { TERM($terms, "wild") }, η μάνα το κρατάει και παίρνει ακόμα ένα, και πάει λέγοντας, ώσπου κάποιο να μην είναι.
option-wilds-aceAllowed-label = Άσοι ως μπαλαντέρ του γύρου
option-wilds-aceAllowed-true = { TERM($terms, "Wild") } του γύρου μπορεί να είναι και οι άσοι.
option-wilds-aceAllowed-false = Οι άσοι δεν είναι ποτέ { TERM($terms, "wild") } του γύρου.
remark-wilds-noWilds = Δεν υπάρχουν { TERM($terms, "wild") }.
remark-wilds-deals =
    { $deals ->
        [1] Παίζεται ένας γύρος.
       *[other] Παίζονται { $deals } γύροι.
    }
remark-wilds-oneJoker = Ο τζόκερ είναι πάντα { TERM($terms, "wild") }.
remark-wilds-noOthers = Άλλοι { TERM($terms, "wild") } δεν υπάρχουν.
remark-wilds-buried = Αν ανοίξει { LIST($kinds, type: "or") }, το φύλλο επιστρέφει στην τράπουλα και ανοίγεται άλλο.
# One of the cards that are always wild.
onePermanentWild-jokers = τζόκερ
onePermanentWild-twos = δυάρι
onePermanentWild-tens = δεκάρι
onePermanentWild-oneEyedJacks = μονόφθαλμος βαλές
remark-wilds-standsForAny = Ένας { TERM($terms, "wild") } μπορεί να αντικαταστήσει οποιοδήποτε άλλο φύλλο.
remark-wilds-usedAsItIs = Ο { TERM($terms, "wild") } του γύρου μπορεί πάντα να παιχτεί και ως το φύλλο που είναι.

## A turn.

topic-turn = Η σειρά σου
option-draw-depth-label = Πόσο βαθιά παίρνεις
option-draw-depth-one = Στην αρχή της σειράς σου τραβάς το πάνω φύλλο της στοίβας ή παίρνεις το πάνω φύλλο από τα πεταμένα.
option-draw-depth-any = Στην αρχή της σειράς σου τραβάς το πάνω φύλλο της στοίβας ή παίρνεις από πάνω όσα πεταμένα φύλλα θέλεις.
option-draw-gated-label = Τα πεταμένα πριν κατεβάσεις
option-draw-gated-false = Μπορείς να παίρνεις από τα πεταμένα και πριν κατεβάσεις για πρώτη φορά, όπως και μετά.
option-draw-gated-true = Πριν { TERM($terms, "toLay") } για πρώτη φορά { TERM($terms, "aMeldAcc") }, από τα πεταμένα παίρνεις μόνο το πάνω φύλλο, και μόνο για να το βάλεις στην ίδια σειρά σε { TERM($terms, "newMeldAcc") }.
option-draw-deepestMustMeld-label = Το κάτω κάτω φύλλο που παίρνεις
option-draw-deepestMustMeld-false = Το κάτω κάτω φύλλο που παίρνεις από τα πεταμένα μπορείς να το κρατήσεις.
option-draw-deepestMustMeld-true = Αν πάρεις δύο ή περισσότερα φύλλα από τα πεταμένα, πρέπει να ρίξεις στο τραπέζι το κάτω κάτω πριν τελειώσει η σειρά σου.
option-draw-takenFrozen-label = Ό,τι παίρνεις περιμένει
option-draw-takenFrozen-false = Φύλλα από τα πεταμένα μπορείς να τα ρίξεις στο τραπέζι αμέσως μόλις τα πάρεις.
option-draw-takenFrozen-true = Αφού { TERM($terms, "toLay") } για πρώτη φορά { TERM($terms, "aMeldAcc") }, τα φύλλα που παίρνεις από τα πεταμένα δεν μπορείς να τα ρίξεις στο τραπέζι ως την επόμενη σειρά σου.
option-draw-topMustMeld-label = Το πάνω πεταμένο φύλλο
option-draw-topMustMeld-false = Όταν παίρνεις το πάνω φύλλο από τα πεταμένα, μπορείς να το κρατήσεις.
option-draw-topMustMeld-true = Αν πάρεις το πάνω φύλλο από τα πεταμένα, πρέπει να το ρίξεις στο τραπέζι πριν τελειώσει η σειρά σου.
option-draw-twoNaturals-label = Δύο φυσικά φύλλα μαζί με ό,τι παίρνεις
option-draw-twoNaturals-off = Δεν χρειάζονται φυσικά φύλλα μαζί με όσα παίρνεις από τα πεταμένα.
option-draw-twoNaturals-forSeveral = Αν πάρεις περισσότερα από το πάνω πεταμένο φύλλο, πρέπει με το κάτω κάτω και δύο φυσικά φύλλα από το χέρι σου να { TERM($terms, "toLay") } { TERM($terms, "newMeldAcc") }.
option-draw-twoNaturals-always = Για να πάρεις από τα πεταμένα, πρέπει να έχεις δύο φυσικά φύλλα που ταιριάζουν με το κάτω κάτω που παίρνεις, και να τα κατεβάσεις μαζί του.
option-draw-useOrDiscard-label = Φύλλο από τη στοίβα
option-draw-useOrDiscard-false = Ένα φύλλο από τη στοίβα μπορείς να το κρατήσεις.
option-draw-useOrDiscard-true = Ένα φύλλο από τη στοίβα πρέπει να το ρίξεις στο τραπέζι ή να το πετάξεις στην ίδια σειρά που το τράβηξες.
option-draw-giveBack-label = Πέταμα φύλλου που πήρες
option-draw-giveBack-yes = Ένα φύλλο που μόλις πήρες από τα πεταμένα μπορείς να το πετάξεις.
option-draw-giveBack-no = Ένα φύλλο που μόλις πήρες από τα πεταμένα δεν μπορείς να το πετάξεις.
option-draw-giveBack-notIfTopOnly = Αν πάρεις μόνο το πάνω φύλλο από τα πεταμένα, δεν μπορείς να το πετάξεις στην ίδια σειρά.
option-goingOut-wildDiscard-label = Μπαλαντέρ στα πεταμένα
option-goingOut-wildDiscard-true = Μπορείς να πετάξεις έναν { TERM($terms, "wild") } όπως κάθε άλλο φύλλο.
option-goingOut-wildDiscard-false = Μπορείς να πετάξεις έναν { TERM($terms, "wild") } μόνο αν δεν μπορείς να πετάξεις τίποτα άλλο.
option-draw-outOfTurn-label = Παίρνεις εκτός σειράς
option-draw-outOfTurn-off = Κανείς δεν παίρνει φύλλο από τα πεταμένα εκτός σειράς.
option-draw-outOfTurn-afterDraw = Αφού κάποιος τραβήξει από τη στοίβα, ένας άλλος μπορεί να πάρει εκτός σειράς το πάνω φύλλο από τα πεταμένα, και τότε πρέπει να τραβήξει και ένα από τη στοίβα. Πρώτος διαλέγει όποιος παίζει μετά.
option-draw-outOfTurn-beforeDraw = Πριν κάποιος τραβήξει από τη στοίβα, ένας άλλος μπορεί να πάρει εκτός σειράς το πάνω φύλλο από τα πεταμένα, και τότε πρέπει να τραβήξει και ένα από τη στοίβα. Πρώτος διαλέγει όποιος παίζει μετά.
option-draw-takes-label = Πόσες φορές εκτός σειράς
option-draw-takes-none = Παίρνεις εκτός σειράς όσες φορές θέλεις.
option-draw-takes-most = Παίρνεις εκτός σειράς το πολύ { $times } φορές σε κάθε γύρο.
option-draw-afterMeld-label = Τα πεταμένα αφού κατεβάσεις
option-draw-afterMeld-open = Από τα πεταμένα μπορείς να παίρνεις και αφού κατεβάσεις.
option-draw-afterMeld-closed = Αφού κατεβάσεις σε έναν γύρο, δεν μπορείς πια να παίρνεις από τα πεταμένα.
option-draw-pileShown-label = Τι βλέπεις από τα πεταμένα
option-draw-pileShown-top = Από τα πεταμένα φαίνεται μόνο το πάνω φύλλο.
option-draw-pileShown-all = Φαίνονται όλα τα πεταμένα.
option-goingOut-discardTakeBack-label = Παίρνεις πίσω ό,τι πέταξες
option-goingOut-discardTakeBack-false = Ό,τι πετάς δεν το παίρνεις πίσω.
option-goingOut-discardTakeBack-true = Μπορείς να πάρεις πίσω το φύλλο που πέταξες ώσπου να τραβήξει ο επόμενος.
option-goingOut-oneCard-label = Με ένα φύλλο στο χέρι
option-goingOut-oneCard-true = Με ένα φύλλο στο χέρι πρέπει να τραβήξεις από τη στοίβα. Μετά ή { TERM($terms, "youGoOut") } ή κρατάς το φύλλο που τράβηξες και πετάς το παλιό.
option-goingOut-oneCard-false = Με ένα φύλλο στο χέρι τραβάς και πετάς όπως πάντα.
remark-turn-layAndDiscard = Μετά μπορείς να ρίξεις φύλλα στο τραπέζι. Στο τέλος της σειράς σου πετάς ένα φύλλο ανοιχτό.
remark-turn-onlyDiscard = Στο τέλος της σειράς σου πετάς ένα φύλλο ανοιχτό.

## Melds.

topic-melds = { TERM($terms, "Melds") }
option-melds-kinds-label = Είδη συνδυασμών
option-melds-kinds-both =
    { TERM($terms, "AMeld") } είναι ή { TERM($terms, "set") }, δηλαδή φύλλα ίδιας αξίας{ IS(TERM($terms, "set"), "τριάδα") ->
        [yes] {" "}(με τέσσερα λέγεται και τετράδα)
       *[no] {""}
    }, ή κέντα, δηλαδή φύλλα ίδιου χρώματος στη σειρά.
option-melds-kinds-sets =
    { TERM($terms, "AMeld") } είναι πάντα { TERM($terms, "set") }, δηλαδή φύλλα ίδιας αξίας{ IS(TERM($terms, "set"), "τριάδα") ->
        [yes] {" "}(με τέσσερα λέγεται και τετράδα)
       *[no] {""}
    }. Κέντες δεν υπάρχουν.
option-melds-kinds-runs = { TERM($terms, "AMeld") } είναι πάντα κέντα, δηλαδή φύλλα ίδιου χρώματος στη σειρά. { TERM($terms, "Sets") } δεν υπάρχουν.
option-melds-setMin-label = Η μικρότερη τριάδα
option-melds-setMin = Μια { TERM($terms, "set") } έχει τουλάχιστον { $cards } φύλλα.
option-melds-setMax-label = Η μεγαλύτερη τριάδα
option-melds-setMax =
    { $cards ->
        [0] Μια { TERM($terms, "set") } μπορεί να έχει όσα φύλλα θέλεις.
       *[other] Μια { TERM($terms, "set") } έχει το πολύ { $cards } φύλλα.
    }
option-melds-duplicates-label = Ίδιο φύλλο δύο φορές στην τριάδα
option-melds-duplicates-false = Σε μια { TERM($terms, "set") } κανένα φύλλο δεν μπαίνει δύο φορές.
option-melds-duplicates-true = Σε μια { TERM($terms, "set") } το ίδιο φύλλο μπορεί να μπει πάνω από μία φορά.
option-melds-overflow-label = Τριάδες μεγαλύτερες από την τράπουλα
option-melds-overflow-false = Μια { TERM($terms, "set") } δεν έχει ποτέ περισσότερα φύλλα από όσα υπάρχουν της αξίας της.
option-melds-overflow-true = Με { TERM($terms, "wild") }, μια { TERM($terms, "set") } μπορεί να έχει περισσότερα φύλλα από όσα υπάρχουν της αξίας της.
option-melds-runMin-label = Η μικρότερη κέντα
option-melds-runMin = Μια κέντα έχει τουλάχιστον { $cards } φύλλα.
option-melds-runAce-label = Άσοι στις κέντες
option-melds-runAce-low = Στις κέντες ο άσος είναι μικρός: άσος, δύο, τρία, αλλά όχι ντάμα, ρήγας, άσος.
option-melds-runAce-lowOrHigh = Σε μια κέντα ο άσος είναι ή μικρός (άσος, δύο, τρία) ή μεγάλος (ντάμα, ρήγας, άσος), όχι όμως και τα δύο στην ίδια κέντα.
option-melds-runAce-eitherEnd = Μια κέντα μπορεί να έχει άσο σε όποια άκρη θέλεις ή και στις δύο.
option-melds-runAce-high = Στις κέντες ο άσος είναι μεγάλος: ντάμα, ρήγας, άσος, αλλά όχι άσος, δύο, τρία.
option-melds-runAce-highOrLow = Στις κέντες ο άσος είναι μεγάλος (ντάμα, ρήγας, άσος). Μπορεί να είναι και μικρός (άσος, δύο, τρία), όχι όμως και τα δύο στην ίδια κέντα.
option-melds-wildLimit-label = Μπαλαντέρ σε έναν συνδυασμό
option-melds-wildLimit-none = { TERM($terms, "AMeld") } μπορεί να έχει όσους { TERM($terms, "wild") } θέλεις.
option-melds-wildLimit-atMostNaturals = { TERM($terms, "AMeld") } δεν μπορεί να έχει περισσότερους { TERM($terms, "wild") } από φυσικά φύλλα.
option-melds-wildLimit-fewerThanNaturals = { TERM($terms, "AMeld") } πρέπει να έχει περισσότερα φυσικά φύλλα από { TERM($terms, "wild") }.
option-melds-wildLimit-one = { TERM($terms, "AMeld") } μπορεί να έχει μόνο έναν { TERM($terms, "wild") }.
option-melds-wildLimit-half = Το πολύ τα μισά φύλλα { TERM($terms, "aMeldGen") } μπορεί να είναι { TERM($terms, "wild") }.
option-melds-wildLimit-oneWhenLaid = { TERM($terms, "AMeld") } μπορεί να έχει μόνο έναν { TERM($terms, "wild") } όταν κατεβαίνει. Στο τραπέζι μπορείς να κολλήσεις κι άλλους.
option-melds-wildLimit-apart = Σε μια κέντα δεν μπαίνουν δύο { TERM($terms, "wild") } στη σειρά. Μια { TERM($terms, "set") } πρέπει να έχει τουλάχιστον δύο φυσικά φύλλα.
option-melds-splitLong-label = Μεγάλοι συνδυασμοί σαν δύο
option-melds-splitLong-false = Και { TERM($terms, "theMelds") } με πολλά φύλλα έχουν το πολύ έναν { TERM($terms, "wild") }.
option-melds-splitLong-true = { TERM($terms, "AMeld") } με έξι φύλλα και πάνω μετράει σαν δύο μέρη, και το καθένα μπορεί να έχει έναν { TERM($terms, "wild") }.
option-melds-ownPlace-label = Μπαλαντέρ στη δική του θέση
option-melds-ownPlace-natural = Όταν ένας { TERM($terms, "wild") } παίζεται ως το φύλλο που είναι, μετράει για φυσικό φύλλο.
option-melds-ownPlace-wild = Και όταν ένας { TERM($terms, "wild") } παίζεται ως το φύλλο που είναι, μετράει για { TERM($terms, "wild") }.
option-melds-ownPlace-choice = Όταν ένας { TERM($terms, "wild") } παίζεται ως το φύλλο που είναι, μετράει για φυσικό φύλλο ή για { TERM($terms, "wild") }, όπως θέλεις.
option-melds-allWild-label = Συνδυασμοί μόνο από μπαλαντέρ
option-melds-allWild-ordinary = { TERM($terms, "AMeld") } μπορεί να είναι και μόνο από { TERM($terms, "wild") }.
option-melds-allWild-locked = { TERM($terms, "AMeld") } μπορεί να είναι και μόνο από { TERM($terms, "wild") }. Αν είναι { TERM($terms, "set") }, από εκεί δεν μπορείς να πάρεις { TERM($terms, "wild") }.
option-melds-allWild-special = { TERM($terms, "AMeld") } μπορεί να είναι και μόνο από { TERM($terms, "wild") }. Τότε εκεί κολλάνε μόνο άλλοι { TERM($terms, "wild") }.
option-melds-setWild-label = Μπαλαντέρ σε τριάδα
option-melds-setWild-anyMissing = Σε μια { TERM($terms, "set") }, ένας { TERM($terms, "wild") } αντικαθιστά οποιοδήποτε χρώμα λείπει.
option-melds-setWild-named = Σε μια { TERM($terms, "set") }, ένας { TERM($terms, "wild") } αντικαθιστά ένα χρώμα, που το λες όταν τον ρίχνεις.
option-play-when-label = Πότε κατεβάζεις
option-play-when-duringTurns = Στη σειρά σου μπορείς να { TERM($terms, "toLay") } { TERM($terms, "meldsAcc") } στο τραπέζι, αλλά δεν είναι ποτέ υποχρεωτικό.
option-play-when-goingOutOnly = { TERM($terms, "TheMelds") } μένουν στο χέρι ώσπου κάποιος να { TERM($terms, "hasGoneOut") }.
option-play-firstTurn-label = Κατέβασμα από τον πρώτο
option-play-firstTurn-true = Όποιος παίζει πρώτος στον γύρο μπορεί να { TERM($terms, "haveLaid") } { TERM($terms, "meldsAcc") } αμέσως, όπως κάθε άλλη φορά.
option-play-firstTurn-false = Όποιος παίζει πρώτος στον γύρο δεν μπορεί να ρίξει τίποτα στο τραπέζι στην πρώτη του σειρά.
option-play-firstRound-label = Συνδυασμοί στον πρώτο κύκλο
option-play-firstRound-true = Μπορείς να { TERM($terms, "toLay") } { TERM($terms, "meldsAcc") } από τον πρώτο κύκλο.
option-play-firstRound-false = Κανείς δεν μπορεί να ρίξει τίποτα στο τραπέζι πριν παίξουν όλοι μία φορά και ξανάρθει η σειρά του πρώτου.
option-play-meldsPerTurn-label = Νέοι συνδυασμοί σε κάθε σειρά
option-play-meldsPerTurn-0 = Σε κάθε σειρά σου μπορείς να { TERM($terms, "toLay") } { TERM($terms, "newMeldsAcc") } χωρίς όριο.
option-play-meldsPerTurn-1 = Σε κάθε σειρά σου μπορείς να { TERM($terms, "toLay") } μόνο { TERM($terms, "newMeldAcc") }.
option-play-firstMeld-label = Πόντοι για να ανοίξεις
option-play-firstMeld-none = Μπορείς να ανοίξεις, δηλαδή να κατεβάσεις για πρώτη φορά, με όσους πόντους κι αν έχεις.
option-play-firstMeld-points = Ανοίγεις, δηλαδή { TERM($terms, "youLay") } για πρώτη φορά στον γύρο, μόνο αν { TERM($terms, "theMelds") } που { TERM($terms, "youLay") } σε εκείνη τη σειρά μετράνε μαζί τουλάχιστον { $points } πόντους. Ένας { TERM($terms, "wild") } μετράει όσο το φύλλο που αντικαθιστά.
option-play-firstRun-label = Κέντα χωρίς μπαλαντέρ
option-play-firstRun-false = Δεν χρειάζεται ανάμεσά τους κέντα χωρίς { TERM($terms, "wild") }.
option-play-firstRun-true = Ανάμεσά τους πρέπει να είναι και μια κέντα χωρίς { TERM($terms, "wild") }.
option-play-contract-label = Συμβόλαια
option-play-contract-off = Δεν υπάρχουν συμβόλαια: { TERM($terms, "youLay") } πρώτα { TERM($terms, "anyMeldAcc") } θέλεις.
option-play-contract-table = Καθένας από τους { $deals } γύρους έχει ένα συμβόλαιο, που πρέπει να το κατεβάσεις ολόκληρο με τη μία, πριν από οτιδήποτε άλλο. Με τη σειρά: { LIST($contracts, type: "comma") }.
option-play-contract-written =
    { $count ->
        [1] Κάθε γύρος έχει το ίδιο συμβόλαιο, που πρέπει να το κατεβάσεις ολόκληρο με τη μία, πριν από οτιδήποτε άλλο: { LIST($contracts, type: "comma") }.
       *[other] Κάθε γύρος έχει ένα συμβόλαιο, που πρέπει να το κατεβάσεις ολόκληρο με τη μία, πριν από οτιδήποτε άλλο. Με τη σειρά: { LIST($contracts, type: "comma") }. Μετά το τελευταίο συμβόλαιο έρχεται πάλι το πρώτο.
    }
ruleContract-run =
    { $count ->
        [one]
            { $size ->
                [0] μια κέντα
               *[other] μια κέντα των { $size }
            }
       *[other]
            { $size ->
                [0] { $count } κέντες
               *[other] { $count } κέντες των { $size }
            }
    }
ruleContract-set =
    { IS(TERM($terms, "set"), "τριάδα") ->
        [yes] { ruleContract-setOfSize }
       *[no] { ruleContract-setNamed }
    }
ruleContract-setNamed =
    { $count ->
        [one]
            { $size ->
                [0] μια { TERM($terms, "set") }
               *[other] μια { TERM($terms, "set") } των { $size }
            }
       *[other]
            { $size ->
                [0] { $count } { TERM($terms, "sets") }
               *[other] { $count } { TERM($terms, "sets") } των { $size }
            }
    }
ruleContract-setOfSize =
    { $size ->
        [3]
            { $count ->
                [one] μια τριάδα
               *[other] { $count } τριάδες
            }
        [4]
            { $count ->
                [one] μια τετράδα
               *[other] { $count } τετράδες
            }
        [5]
            { $count ->
                [one] μια πεντάδα
               *[other] { $count } πεντάδες
            }
       *[other] { ruleContract-setNamed }
    }
ruleContract-either =
    { $count ->
        [one] μια { TERM($terms, "set") } ή κέντα των { $size }
       *[other] { $count } { TERM($terms, "sets") } ή κέντες των { $size }
    }
ruleContract-deal =
    { $isEveryCard ->
        [yes] { LIST($melds) } με όλα σου τα φύλλα
       *[no] { LIST($melds) }
    }
option-play-contractAlike-label = Όμοιοι συνδυασμοί σε ένα συμβόλαιο
option-play-contractAlike-differ = Οι κέντες ενός συμβολαίου πρέπει να έχουν διαφορετικό χρώμα και οι { TERM($terms, "sets") } διαφορετική αξία.
option-play-contractAlike-apart = Δύο { TERM($terms, "sets") } ενός συμβολαίου μπορούν να έχουν την ίδια αξία. Δύο κέντες μπορούν να έχουν το ίδιο χρώμα, εκτός αν η μία συνεχίζει εκεί που τελειώνει η άλλη.
option-play-contractAlike-any = Δύο { TERM($terms, "sets") } ενός συμβολαίου μπορούν να έχουν την ίδια αξία και δύο κέντες το ίδιο χρώμα.
option-play-contractExact-label = Φύλλα στους συνδυασμούς ενός συμβολαίου
option-play-contractExact-false = { TERM($terms, "TheMelds") } ενός συμβολαίου μπορούν να έχουν περισσότερα φύλλα απ’ όσα ζητάει.
option-play-contractExact-true = { TERM($terms, "TheMelds") } ενός συμβολαίου πρέπει να έχουν ακριβώς όσα φύλλα ζητάει, εκτός αν θέλει όλα σου τα φύλλα.
option-play-meldTurns-label = Σειρές για κατέβασμα
option-play-meldTurns-afterDraw = Κατεβάζεις φύλλα αφού τραβήξεις και πριν πετάξεις.
option-play-meldTurns-insteadOfDraw = Αντί να τραβήξεις, μπορείς να ρίξεις φύλλα στο τραπέζι. Σε αυτή τη σειρά ούτε τραβάς ούτε πετάς.
option-play-newAfterContract-label = Νέοι συνδυασμοί μετά το συμβόλαιο
option-play-newAfterContract-false = Μετά το συμβόλαιό σου δεν μπορείς να { TERM($terms, "toLay") } { TERM($terms, "newMeldsAcc") }, μόνο να κολλάς φύλλα.
option-play-newAfterContract-true = Μετά το συμβόλαιό σου, στην ίδια σειρά ή αργότερα, μπορείς να { TERM($terms, "toLay") } και { TERM($terms, "newMeldsAcc") }.
remark-melds-unlikeOthers = Όσα πρέπει να διαφέρουν σε ένα συμβόλαιο πρέπει να διαφέρουν και σε όλα όσα κατεβάζεις στον γύρο.
remark-melds-wildsCount = Σε αυτόν τον αριθμό μετράνε και οι { TERM($terms, "wild") }.
remark-melds-noWrapping = Η κέντα δεν κάνει κύκλο: ρήγας, άσος, δύο δεν είναι κέντα.
remark-melds-saidOnce = Αν τα φύλλα που κατεβάζεις διαβάζονται με πάνω από έναν τρόπο, λες { TERM($terms, "whichMeldAcc") } εννοείς, και αυτό δεν αλλάζει.

## Laying off.

topic-layingOff = Πώς κολλάς φύλλα
option-play-layOffNeedsMeld-label = Πρώτα κάτι δικό σου
option-play-layOffNeedsMeld-true = Αφού { TERM($terms, "toLay") } { TERM($terms, "ownMeldAcc") } στον γύρο, μπορείς να κολλάς, δηλαδή να προσθέτεις φύλλα σ{ TERM($terms, "theMeldsAcc") } στο τραπέζι.
option-play-layOffNeedsMeld-false = Μπορείς να κολλάς, δηλαδή να προσθέτεις φύλλα σ{ TERM($terms, "theMeldsAcc") } στο τραπέζι, και πριν κατεβάσεις κάτι δικό σου.
option-play-layOffFrom-label = Κόλλημα μετά το πρώτο κατέβασμα
option-play-layOffFrom-sameTurn = Μπορείς να κολλάς στην ίδια σειρά που { TERM($terms, "youLay") } για πρώτη φορά.
option-play-layOffFrom-nextTurn = Στη σειρά που { TERM($terms, "youLay") } για πρώτη φορά, δεν μπορείς ακόμα να κολλάς φύλλα στο τραπέζι ούτε να τα αλλάζεις με { TERM($terms, "wild") }.
option-play-layOffOthers-label = Κόλλημα στους άλλους
option-play-layOffOthers-true = Μπορείς να κολλάς σ{ TERM($terms, "theMeldsAcc") } όλων.
option-play-layOffOthers-false = Μπορείς να κολλάς μόνο σ{ TERM($terms, "ownMeldsAcc") }.
option-play-owner-label = Σε ποιον ανήκουν τα φύλλα
option-play-owner-common = Τα φύλλα στο τραπέζι δεν ανήκουν σε κανέναν.
option-play-owner-player = Κάθε φύλλο στο τραπέζι μένει μπροστά σε όποιον το έπαιξε και μετράει γι’ αυτόν.
option-goingOut-callRummy-label = Φωνάζεις «Rummy»
option-goingOut-callRummy-off = Κανείς δεν μπορεί να φωνάξει «Rummy» για ένα φύλλο που πετάχτηκε.
option-goingOut-callRummy-top = Όταν ένα φύλλο που πετάχτηκε κολλάει σε { TERM($terms, "aMeldAcc") } στο τραπέζι, οι άλλοι μπορούν να φωνάξουν «Rummy!» και να το κολλήσουν εκεί πριν τραβήξει ο επόμενος. Αν φωνάξουν πολλοί, το παίρνει όποιος παίζει νωρίτερα.
option-goingOut-callRummy-pile = Μετά από κάθε πέταμα, οι άλλοι μπορούν να φωνάξουν «Rummy!» για όποιο φύλλο από τα πεταμένα κολλάει σε { TERM($terms, "aMeldAcc") } στο τραπέζι ή κάνει { TERM($terms, "aMeldAcc") } με φύλλα από πάνω του. Όποιος φωνάζει παίρνει και όλα τα φύλλα από πάνω. Αν φωνάξουν πολλοί, το παίρνει όποιος παίζει νωρίτερα.
option-goingOut-callEffect-label = Τι κάνει όποιος φωνάζει
option-goingOut-callEffect-wholeTurn = Όποιος φωνάζει δεν τραβάει: παίζει τη σειρά του, και από εκεί συνεχίζεται το παιχνίδι.
option-goingOut-callEffect-cardOnly = Όποιος φωνάζει ρίχνει στο τραπέζι μόνο αυτό το φύλλο, και το παιχνίδι συνεχίζεται όπως πριν.
remark-layingOff-opening = Αφού ανοίξεις, ακόμα και στην ίδια σειρά, μπορείς να κολλάς, δηλαδή να προσθέτεις φύλλα σ{ TERM($terms, "theMeldsAcc") } στο τραπέζι. Τα φύλλα που κολλάς δεν μετράνε για το άνοιγμα.

## Swapping for wilds.

topic-swaps = Ανταλλαγή με { TERM($terms, "wild") }
option-swap-to-label = Ανταλλαγή με μπαλαντέρ
option-swap-to-free = Αν έχεις το φύλλο που αντικαθιστά ένας { TERM($terms, "wild") } στο τραπέζι, μπορείς να το αλλάξεις με τον { TERM($terms, "wild") }, που τον παίζεις ή τον κρατάς.
option-swap-to-off = Ένας { TERM($terms, "wild") } στο τραπέζι μένει εκεί που είναι.
option-swap-to-thisTurn = Αν έχεις το φύλλο που αντικαθιστά ένας { TERM($terms, "wild") } στο τραπέζι, μπορείς να το αλλάξεις με τον { TERM($terms, "wild") }, που πρέπει να τον ξαναπαίξεις πριν τελειώσει η σειρά σου.
option-swap-to-otherMeld = Αν έχεις το φύλλο που αντικαθιστά ένας { TERM($terms, "wild") } στο τραπέζι, μπορείς να το βάλεις στη θέση του και να μετακινήσεις τον { TERM($terms, "wild") } σε { TERM($terms, "otherMeldAcc") } ή σε άλλη θέση σ{ TERM($terms, "sameMeldAcc") }.
option-swap-to-stays = Αν έχεις το φύλλο που αντικαθιστά ένας { TERM($terms, "wild") } στο τραπέζι, μπορείς να το βάλεις στη θέση του και να μετακινήσεις τον { TERM($terms, "wild") } σε άλλη θέση σ{ TERM($terms, "sameMeldAcc") }.
option-swap-needsMeld-label = Κατέβασμα πριν από την ανταλλαγή
option-swap-needsMeld-true = Πρέπει πρώτα να έχεις { TERM($terms, "haveLaid") } { TERM($terms, "ownMeldAcc") } στον γύρο.
option-swap-needsMeld-false = Γι’ αυτό δεν χρειάζεται να έχεις κατεβάσει κάτι δικό σου.
option-swap-which-label = Ποιοι μπαλαντέρ φεύγουν
option-swap-which-all = Έτσι μπορεί να φύγει από { TERM($terms, "theMeldAcc") } οποιοσδήποτε { TERM($terms, "wild") }.
option-swap-which-jokers = Μόνο οι τζόκερ μπορούν να φύγουν από { TERM($terms, "theMeldAcc") }. Οι άλλοι { TERM($terms, "wild") } μένουν εκεί.
option-swap-allWildLocked-label = Τριάδες μόνο από μπαλαντέρ
option-swap-allWildLocked-false = Μπορείς να πάρεις { TERM($terms, "wild") } ακόμα και από μια { TERM($terms, "set") } μόνο από { TERM($terms, "wild") }.
option-swap-allWildLocked-true = Από μια { TERM($terms, "set") } που κατέβηκε μόνο με { TERM($terms, "wild") } δεν μπορείς να πάρεις τίποτα.
option-swap-perTurn-label = Ανταλλαγές σε κάθε σειρά
option-swap-perTurn-0 = Σε κάθε σειρά σου μπορείς να πάρεις με ανταλλαγή όσους { TERM($terms, "wild") } θέλεις.
option-swap-perTurn-1 = Σε κάθε σειρά σου μπορείς να πάρεις με ανταλλαγή μόνο έναν { TERM($terms, "wild") }.
option-swap-sets-label = Μπαλαντέρ σε τριάδες
option-swap-sets-one = Σε μια { TERM($terms, "set") } φτάνει ένα από τα φύλλα που λείπουν.
option-swap-sets-never = Ένας { TERM($terms, "wild") } σε μια { TERM($terms, "set") } μένει εκεί.
option-swap-sets-all = Από μια { TERM($terms, "set") } με τρία φύλλα παίρνεις έναν { TERM($terms, "wild") } μόνο αν βάλεις με τη μία δύο από τα φύλλα που λείπουν. Όταν έχει τέσσερα φύλλα, ο { TERM($terms, "wild") } μένει εκεί.
remark-swaps-afterDrawing = Αυτό γίνεται μόνο αφού τραβήξεις.
remark-swaps-opening = Πρέπει πρώτα να έχεις ανοίξει.
remark-swaps-namedSuit = Σε μια { TERM($terms, "set") } κάνει μόνο το φύλλο του χρώματος που ειπώθηκε.
remark-swaps-anyOfRank = Σε μια { TERM($terms, "set") } κάνει κάθε φυσικό φύλλο της αξίας της.
remark-swaps-missingSuit = Σε μια { TERM($terms, "set") } κάνει ένα φύλλο της αξίας της σε όποιο χρώμα λείπει.

## Going out.

topic-goingOut = Πώς { TERM($terms, "youGoOut") }
option-goingOut-discard-label = Το τελευταίο πέταμα
option-goingOut-discard-required = Για να { TERM($terms, "goOut") }, πρέπει να σου μείνει ένα φύλλο να πετάξεις.
option-goingOut-discard-optional = Μπορείς να { TERM($terms, "goOut") } πετώντας ένα τελευταίο φύλλο ή χωρίς να πετάξεις.
option-goingOut-discard-forbidden = Για να { TERM($terms, "goOut") }, πρέπει να ρίξεις στο τραπέζι και το τελευταίο σου φύλλο. Δεν γίνεται να το πετάξεις.
option-goingOut-unplayable-label = Τελευταίο πέταμα που δεν κολλάει
option-goingOut-unplayable-false = Το τελευταίο που πετάς μπορεί να είναι οποιοδήποτε φύλλο.
option-goingOut-unplayable-true = Το τελευταίο που πετάς πρέπει να είναι φύλλο που δεν κολλάει σε { TERM($terms, "noMeldAcc") } στο τραπέζι.
option-goingOut-faceDown-label = Τελευταίο πέταμα, ανοιχτό ή κλειστό
option-goingOut-faceDown-false = Το τελευταίο φύλλο το πετάς ανοιχτό.
option-goingOut-faceDown-true = Το τελευταίο φύλλο το πετάς κλειστό.
option-goingOut-float-label = Στον αέρα
option-goingOut-float-off = Κανείς δεν μένει στον γύρο χωρίς φύλλα.
option-goingOut-float-on = Αν έχεις ρίξει όλα σου τα φύλλα στο τραπέζι και δεν σου μένει κανένα να πετάξεις, μένεις στον αέρα: συνεχίζεις στον γύρο, τραβάς στη σειρά σου από τη στοίβα και ρίχνεις το φύλλο στο τραπέζι ή το πετάς.
option-goingOut-float-onWithPenalty = Αν έχεις ρίξει όλα σου τα φύλλα στο τραπέζι και δεν σου μένει κανένα να πετάξεις, μένεις στον αέρα: συνεχίζεις στον γύρο, τραβάς στη σειρά σου από τη στοίβα και ρίχνεις το φύλλο στο τραπέζι ή το πετάς. Όταν κάποιος άλλος { TERM($terms, "hasGoneOut") }, όσοι είναι στον αέρα τραβάνε ακόμα ένα φύλλο.
option-goingOut-firstTurn-label = Κλείσιμο στην πρώτη σειρά
option-goingOut-firstTurn-true = Μπορείς να { TERM($terms, "goOut") } από την πρώτη σου σειρά.
option-goingOut-firstTurn-false = Στην πρώτη σου σειρά δεν μπορείς να { TERM($terms, "goOut") }.
option-goingOut-relief-label = Αν οι άλλοι δεν πρόλαβαν να παίξουν
option-goingOut-relief-nothing = Όταν κάποιος { TERM($terms, "hasGoneOut") }, όσοι δεν πρόλαβαν να παίξουν δεν παίζουν πια.
option-goingOut-relief-meld = Όταν κάποιος { TERM($terms, "hasGoneOut") } στην πρώτη του σειρά, όσοι δεν πρόλαβαν να παίξουν μπορούν ακόμα να ρίξουν στο τραπέζι φύλλα από όσα τους μοιράστηκαν.
option-goingOut-relief-fullTurn = Όταν κάποιος { TERM($terms, "hasGoneOut") } στην πρώτη του σειρά, όσοι δεν πρόλαβαν να παίξουν παίζουν μία φορά.
option-goingOut-upFor2-label = Έξοδος με 2
option-goingOut-upFor2-false = Ένα δυάρι που μένει μόνο του είναι φύλλο σαν όλα τα άλλα.
option-goingOut-upFor2-true = Αν, αφού πετάξεις, σου μείνει μόνο ένα δυάρι, μπορείς να τελειώσεις τον γύρο και να χρεωθείς γι’ αυτό 2 πόντους, εκτός αν τα δυάρια είναι { TERM($terms, "wild") }.
option-goingOut-rummyOnly-label = Πώς τελειώνει ο γύρος
option-goingOut-rummyOnly-false = Ο γύρος τελειώνει όταν κάποιος παίξει όλα του τα φύλλα.
option-goingOut-rummyOnly-true = Ο γύρος τελειώνει όταν κάποιος δείξει όλα του τα φύλλα σε { TERM($terms, "meldsAcc") }.
option-goingOut-othersMeldAfter-label = Τι κατεβάζουν μετά οι άλλοι
option-goingOut-othersMeldAfter-false = Μετά οι άλλοι δεν κατεβάζουν τίποτα.
option-goingOut-othersMeldAfter-true = Μετά οι άλλοι { TERM($terms, "theyLay") } { TERM($terms, "theMeldsAcc") } που έχουν, έτσι ώστε να τους μείνουν οι λιγότεροι πόντοι.
option-goingOut-lastTurns-label = Τελευταία σειρά
option-goingOut-lastTurns-false = Όταν κάποιος { TERM($terms, "hasGoneOut") }, οι άλλοι δεν παίζουν πια.
option-goingOut-lastTurns-true = Όταν κάποιος { TERM($terms, "hasGoneOut") }, όλοι οι άλλοι παίζουν από μία φορά ακόμα πριν τελειώσει ο γύρος.
remark-goingOut-lastContract = Στον τελευταίο γύρο όμως το συμβόλαιο θέλει όλα σου τα φύλλα: μόλις το κατεβάσεις, { TERM($terms, "youGoOut") } χωρίς να πετάξεις.
remark-goingOut-wholeContract = Αν το συμβόλαιο θέλει όλα σου τα φύλλα, μόλις το κατεβάσεις, { TERM($terms, "youGoOut") } χωρίς να πετάξεις.

## The empty stock.

topic-stock = Όταν αδειάσει η στοίβα
option-stock-end-label = Όταν αδειάσει η στοίβα
option-stock-end-afterTurn = Όποιος τραβήξει το τελευταίο φύλλο της στοίβας τελειώνει τη σειρά του. Μετά τελειώνει ο γύρος.
option-stock-end-reshuffle = Όταν αδειάσει η στοίβα, τα πεταμένα ανακατεύονται και γίνονται η νέα στοίβα.
option-stock-end-whilePileTaken = Όταν αδειάσει η στοίβα, το παιχνίδι συνεχίζεται όσο ο καθένας με τη σειρά του παίρνει από τα πεταμένα.
option-stock-reshuffles-label = Πόσες φορές γίνεται ανακάτεμα
option-stock-reshuffles-0 = Αυτό μπορεί να γίνει δέκα φορές. Όταν η στοίβα αδειάσει ξανά, ο γύρος τελειώνει.
option-stock-reshuffles-1 = Αυτό γίνεται μία φορά. Όταν η στοίβα αδειάσει ξανά, ο γύρος τελειώνει.
option-stock-keepTop-label = Το πάνω φύλλο στο ανακάτεμα
option-stock-keepTop-false = Όλα τα πεταμένα μπαίνουν στη στοίβα.
option-stock-keepTop-true = Το πάνω φύλλο από τα πεταμένα μένει στη θέση του.
option-stock-score-label = Αν κανείς δεν έκλεισε
option-stock-score-hands = Αν ο γύρος τελειώσει έτσι, όλοι μετράνε τα φύλλα που έχουν στο χέρι.
option-stock-score-nobody = Αν ο γύρος τελειώσει έτσι, κανείς δεν παίρνει πόντους.
option-stock-score-melded = Αν ο γύρος τελειώσει έτσι, όλοι παίρνουν τους πόντους από τα φύλλα που έριξαν στο τραπέζι, και όσα έχουν στο χέρι δεν μετράνε.
option-stock-score-meldedMinusHand = Αν ο γύρος τελειώσει έτσι, όλοι παίρνουν τους πόντους από τα φύλλα που έριξαν στο τραπέζι, μείον όσα έχουν στο χέρι.
option-stock-stalemate-label = Αδιέξοδο
option-stock-stalemate-false = Ο γύρος συνεχίζεται, ακόμα κι αν κανείς δεν μπορεί να τον τελειώσει.
option-stock-stalemate-true = Αν έχουν όλοι από ένα φύλλο και κανένα φύλλο δεν κολλάει πια σε { TERM($terms, "noMeldAcc") } στο τραπέζι, ο γύρος τελειώνει και κανείς δεν παίρνει πόντους.
remark-stock-standstill = Αν για τέσσερις κύκλους κανείς δεν τραβήξει από τη στοίβα ούτε ρίξει φύλλο στο τραπέζι, ο γύρος τελειώνει με τον ίδιο τρόπο.

## Scoring.

topic-scoring = Το σκορ
option-scoring-system-label = Τι μετράει
option-scoring-system-penalties = Όταν κάποιος { TERM($terms, "hasGoneOut") }, οι άλλοι χρεώνονται πόντους ποινής για τα φύλλα στο χέρι τους.
option-scoring-system-winnerTakesHands = Όποιος { TERM($terms, "hasGoneOut") } παίρνει τους πόντους από τα φύλλα στο χέρι όλων των άλλων.
option-scoring-system-meldedMinusHand = Όλοι παίρνουν τους πόντους από τα φύλλα που έριξαν στο τραπέζι, μείον όσα έχουν στο χέρι.
option-scoring-system-meldedPlusHands = Όλοι παίρνουν τους πόντους από τα φύλλα που έριξαν στο τραπέζι. Όποιος { TERM($terms, "hasGoneOut") } παίρνει και τους πόντους από τα φύλλα στο χέρι όλων των άλλων.
option-scoring-system-melded = Όλοι παίρνουν τους πόντους από τα φύλλα που έριξαν στο τραπέζι, και όσα έχουν στο χέρι δεν μετράνε.
option-scoring-best-label = Ποιος κερδίζει
option-scoring-best-low = Κερδίζει το μικρότερο σύνολο.
option-scoring-best-high = Κερδίζει το μεγαλύτερο σύνολο.
option-scoring-ace-label = Άσος
option-scoring-ace = Ο άσος μετράει { $points }.
# `$lowest` is the lowest rank that counts as a number card: twos may be wild or taken out.
option-scoring-numbers-label = Από δυάρι ως δεκάρι
option-scoring-numbers-face = Τα φύλλα από { RANK($lowest) } ως δεκάρι μετράνε όσο γράφουν.
option-scoring-numbers-fiveToNine = Τα φύλλα από { RANK($lowest) } ως εννιάρι μετράνε 5, τα δεκάρια 10.
option-scoring-numbers-fiveToEight = Τα φύλλα από { RANK($lowest) } ως οχτάρι μετράνε 5, τα εννιάρια και τα δεκάρια 10.
option-scoring-numbers-fiveToSeven = Τα φύλλα από { RANK($lowest) } ως εφτάρι μετράνε 5, από οχτάρι ως δεκάρι 10.
option-scoring-courts-label = Φιγούρες
option-scoring-courts-ten = Οι βαλέδες, οι ντάμες και οι ρηγάδες μετράνε 10.
option-scoring-courts-elevenToThirteen = Οι βαλέδες μετράνε 11, οι ντάμες 12 και οι ρηγάδες 13.
option-scoring-wild-label = Μπαλαντέρ
option-scoring-wild =
    { $points ->
        [0] Τα φύλλα που η αξία τους είναι { TERM($terms, "wild") } μετράνε όπως πάντα.
       *[other] Ένας { TERM($terms, "wild") } μετράει { $points }.
    }
option-scoring-wildAce-label = Άσος ως μπαλαντέρ του γύρου
option-scoring-wildAce =
    { $points ->
        [0] Οι άσοι μετράνε το ίδιο και όταν είναι { TERM($terms, "wild") }.
       *[other] Όταν οι άσοι είναι { TERM($terms, "wild") }, ο καθένας μετράει { $points }.
    }
option-scoring-joker-label = Τζόκερ
option-scoring-joker = Ένας τζόκερ μετράει { $points }.
option-scoring-permanentTwo-label = Δυάρι, πάντα μπαλαντέρ
option-scoring-permanentTwo = Ένα δυάρι μετράει { $points }.
option-scoring-queenOfSpades-label = Ντάμα μπαστούνι
option-scoring-queenOfSpades =
    { $points ->
        [0] Η ντάμα μπαστούνι μετράει όσο και οι άλλες ντάμες.
       *[other] Η ντάμα μπαστούνι μετράει { $points }.
    }
option-scoring-outBonus-label = Μπόνους
option-scoring-outBonus =
    { $points ->
        [0] Για { TERM($terms, "theGoingOutAcc") } δεν υπάρχει μπόνους.
       *[other] Για { TERM($terms, "theGoingOutAcc") } υπάρχει μπόνους { $points } πόντων.
    }
option-scoring-doubleRummy-label = Όλα τα φύλλα με τη μία
option-scoring-doubleRummy-false = Αν κατεβάσεις όλα σου τα φύλλα με τη μία, δεν κερδίζεις κάτι παραπάνω.
option-scoring-doubleRummy-true = Αν κατεβάσεις όλα σου τα φύλλα με τη μία, χωρίς να έχεις παίξει κάτι πριν, μετράει διπλά.
option-scoring-double7K-label = Εφτάρια και ρηγάδες
option-scoring-double7K-false = Όλοι οι γύροι μετράνε το ίδιο, όποια αξία κι αν είναι { TERM($terms, "wild") }.
option-scoring-double7K-true = Οι γύροι στους οποίους τα εφτάρια ή οι ρηγάδες είναι { TERM($terms, "wild") } μετράνε διπλά.
option-scoring-press-label = Το Press
option-scoring-press-off = Κανένας γύρος δεν μετράει διπλά εξαιτίας των συνόλων.
option-scoring-press-on = Αν το σύνολο κάποιου ξεπερνά κατά 50 ή περισσότερο τα σύνολα όλων των άλλων, ο επόμενος γύρος μετράει διπλά.
option-scoring-press-voluntary = Αν το σύνολο κάποιου ξεπερνά κατά 50 ή περισσότερο τα σύνολα όλων των άλλων, ο επόμενος γύρος μετράει διπλά. Αν το μεγαλύτερο σύνολο δεν φτάνει ως εκεί, όποιος το έχει μπορεί να χρεωθεί τους πόντους που λείπουν.
option-scoring-autoPress-label = Το Auto-Press
option-scoring-autoPress-false = Μετά τον πρώτο γύρο το Press ισχύει όπως μετά από κάθε άλλον.
option-scoring-autoPress-true = Με τέσσερις παίκτες και πάνω, το μεγαλύτερο σύνολο μετά τον πρώτο γύρο ανεβαίνει στους 50 πόντους πάνω από το αμέσως επόμενο, ώστε ο δεύτερος γύρος να μετράει διπλά.
option-scoring-lowAce-label = Άσος πριν από δυάρι
option-scoring-lowAce-none = Ο άσος μετράει το ίδιο και στις δύο άκρες μιας κέντας.
option-scoring-lowAce-points = Σε μια κέντα στο τραπέζι, ο άσος πριν από το δυάρι μετράει { $points }.
option-scoring-blackAce-label = Μαύρος άσος
option-scoring-blackAce-none = Οι μαύροι άσοι μετράνε όσο και οι κόκκινοι.
option-scoring-blackAce-points = Ο άσος σπαθί και ο άσος μπαστούνι μετράνε { $points }.
option-scoring-unopened-label = Όποιος δεν άνοιξε
option-scoring-unopened-none = Όποιος δεν κατέβασε τίποτα στον γύρο μετράει τα φύλλα του όπως όλοι.
option-scoring-unopened-points = Όταν κάποιος άλλος { TERM($terms, "hasGoneOut") }, όποιος δεν έχει ρίξει τίποτα στο τραπέζι στον γύρο χρεώνεται { $points } πόντους αντί για τα φύλλα του.
option-scoring-rummyBonus-label = Κλείσιμο με τη μία
option-scoring-rummyBonus-none = Αν κατεβάσεις όλα σου τα φύλλα με τη μία, δεν παίρνεις μπόνους.
option-scoring-rummyBonus-points = Όποιος κατεβάσει όλα του τα φύλλα με τη μία, χωρίς να έχει παίξει κάτι πριν, παίρνει μπόνους { $points } πόντων.

## The end of the game.

topic-gameEnd = Το τέλος της παρτίδας
option-game-end-label = Τέλος της παρτίδας
option-game-end-schedule = Η παρτίδα τελειώνει μετά τον τελευταίο γύρο.
option-game-end-target = Η παρτίδα τελειώνει μετά τον γύρο στον οποίο κάποιος φτάνει τον στόχο.
# With several: "The target is 100 points for 2 players, 150 for 3 and 200 for 4 or more."
option-game-targets-label = Στόχος
option-game-targets-none = Δεν έχει οριστεί στόχος.
option-game-targets-one = Ο στόχος είναι { GROUPED($points) } πόντοι.
option-game-targets-several = Ο στόχος είναι { GROUPED($points) } πόντοι με 2 παίκτες, { LIST($others) } ή περισσότερους.
option-game-targets-for = { GROUPED($points) } με { $players }
option-game-targetWinner-label = Αν φτάσουν πολλοί τον στόχο
option-game-targetWinner-best = Αν τον φτάσουν πολλοί στον ίδιο γύρο, κερδίζει το καλύτερο σύνολο.
option-game-targetWinner-outFirst = Αν τον φτάσουν πολλοί στον ίδιο γύρο, κερδίζει όποιος από αυτούς τελείωσε τον γύρο. Αν δεν τον τελείωσε κανείς τους, κερδίζει το καλύτερο σύνολο.
remark-gameEnd-ties = Με ίσα σύνολα η θέση είναι κοινή.

## Settling up.

topic-money = Η πληρωμή
option-money-settle-label = Πληρωμή
option-money-settle-off = Στο τέλος κανείς δεν πληρώνει τίποτα.
option-money-settle-everyPair = Στο τέλος κάθε δύο παίκτες πληρώνουν μεταξύ τους τη διαφορά των συνόλων τους.
option-money-settle-winnerOnly = Στο τέλος όλοι οι άλλοι πληρώνουν τη διαφορά των συνόλων τους σε όποιον κέρδισε.
option-money-rate-label = Τιμή του πόντου
option-money-rate =
    { $cents ->
        [0] Η διαφορά πληρώνεται σε πόντους.
        [1] Ο πόντος αξίζει ένα σεντ.
       *[other] Ο πόντος αξίζει { $cents } σεντ.
    }
option-money-roundTo-label = Στρογγύλεμα
option-money-roundTo =
    { $cents ->
        [0] Οι διαφορές δεν στρογγυλεύονται.
       *[other] Κάθε διαφορά στρογγυλεύεται στα πλησιέστερα { $cents } σεντ.
    }
option-money-perDeal-label = Χρήματα για έναν γύρο
option-money-perDeal =
    { $cents ->
        [0] Για κάθε γύρο χωριστά δεν πληρώνεται τίποτα.
       *[other] Όποιος κερδίζει έναν γύρο παίρνει { $cents } σεντ από τον καθένα από τους άλλους.
    }

## Why rules cannot work together.

problem-noTable = Ένα τραπέζι έχει δύο ως οχτώ θέσεις, και ο μικρότερος αριθμός παικτών δεν μπορεί να ξεπερνά τον μεγαλύτερο.
problem-tooFewCards = Τα φύλλα δεν φτάνουν για όσους επιτρέπεται να παίζουν: για όλους, για όσα ανοίγονται και για ένα φύλλο στη στοίβα.
problem-jokersMissing = Οι τζόκερ είναι μπαλαντέρ, αλλά η τράπουλα δεν έχει κανέναν.
problem-jokersNotWild = Η τράπουλα έχει τζόκερ, άρα οι τζόκερ πρέπει να είναι μπαλαντέρ.
problem-twosMissing = Τα δυάρια είναι πάντα μπαλαντέρ, αλλά βγαίνουν από την τράπουλα.
problem-growsForever = Αν τα φύλλα αυξάνονται σε κάθε γύρο, ο αριθμός των γύρων πρέπει να είναι ορισμένος.
problem-turnedBeforeNamed = Το φύλλο με το οποίο αρχίζουν τα πεταμένα ανοίγεται πριν η μάνα ορίσει τον μπαλαντέρ του γύρου, άρα δεν μπορεί να αντικατασταθεί αν είναι μπαλαντέρ.
problem-noDeals = Η παρτίδα χρειάζεται έναν αριθμό γύρων ή έναν στόχο.
problem-ranksWithoutEnd = Ο κατάλογος με τους μπαλαντέρ τελειώνει: σε παρτίδα με στόχο, πρέπει ένα φύλλο να δείχνει τον μπαλαντέρ του γύρου ή να μην υπάρχει.
problem-namedOnceEach = Για να ορίζει η μάνα κάθε αξία μία φορά στην παρτίδα, χρειάζονται δεκατρείς γύροι, τράπουλα με όλες τις αξίες και άσοι που μπορούν να είναι μπαλαντέρ του γύρου.
problem-rankNotInPack = Μια αξία που είναι μπαλαντέρ σε κάποιον γύρο βγαίνει από την τράπουλα.
problem-dealWithoutRank = Κάθε γύρος στον κατάλογο χρειάζεται τον δικό του μπαλαντέρ.
problem-jokerDealWithoutJoker = Ένας τελευταίος γύρος για τον τζόκερ χρειάζεται τζόκερ που είναι μπαλαντέρ.
problem-jokerDealAfterWhat = Ένας τελευταίος γύρος για τον τζόκερ έρχεται μετά από ορισμένο αριθμό γύρων, όχι σε παρτίδα με στόχο ή με φύλλο που ανοίγεται.
problem-twoPileStarts = Τα πεταμένα μπορούν να αρχίζουν με ένα μόνο φύλλο: με αυτό που δείχνει τον μπαλαντέρ του γύρου ή με άλλο.
problem-moreForNobody = Η μάνα μπορεί να κρατήσει το φύλλο και να πάρει άλλο μόνο αν της μοιράστηκε αυτό το φύλλο.
problem-takenUnseen = Φύλλα βαθιά στα πεταμένα μπορείς να τα πάρεις ή να φωνάξεις γι’ αυτά μόνο αν φαίνονται όλα τα πεταμένα.
problem-frozenMustMeld = Ένα φύλλο από τα πεταμένα δεν γίνεται και να πέσει αμέσως στο τραπέζι και να περιμένει ως την επόμενη σειρά σου.
problem-frozenCall = Ένα φύλλο για το οποίο φωνάζεις πέφτει αμέσως στο τραπέζι, άρα δεν μπορεί να περιμένει ως την επόμενη σειρά σου.
problem-keepAndDiscard = Με ένα φύλλο στο χέρι πρέπει να κρατήσεις αυτό που τραβάς, άρα κανένας κανόνας δεν μπορεί να σε βάζει να το ρίξεις ή να το πετάξεις.
problem-outOfTurnBound = Ένα φύλλο που παίρνεις εκτός σειράς δεν μπορεί να πέσει αμέσως στο τραπέζι.
problem-setTooLarge = Υπάρχουν μόνο τέσσερα διαφορετικά φύλλα κάθε αξίας: για μεγαλύτερες τριάδες χρειάζονται δύο τράπουλες με το ίδιο φύλλο πάνω από μία φορά ή μπαλαντέρ πέρα από την τράπουλα.
problem-lowAceAlone = Χωρίς τα δυάρια, ο άσος στις κέντες μπορεί να είναι μόνο μεγάλος.
problem-lockedOrNot = Οι τριάδες μόνο από μπαλαντέρ δεν μπορεί να είναι και κλειδωμένες και ανοιχτές για ανταλλαγή.
problem-namedBeyondPack = Ένας μπαλαντέρ που αντικαθιστά ένα ορισμένο χρώμα δεν πάει πέρα από τα τέσσερα χρώματα, εκτός αν μια τριάδα μπορεί να έχει το ίδιο φύλλο δύο φορές.
problem-contractKinds = Τα συμβόλαια χρειάζονται και τριάδες και κέντες.
problem-contractDeals = Η παρτίδα χρειάζεται ακριβώς τόσους γύρους όσα είναι τα συμβόλαια.
problem-handsByWhat = Μόνο συμβόλαια που λένε πόσα φύλλα μοιράζονται μπορούν να ορίσουν πόσα θα πάρει ο καθένας.
problem-contractTooLong = Κάποιο από τα συμβόλαια ζητάει περισσότερα φύλλα απ’ όσα μπορεί να έχει ένα χέρι ή μια κέντα.
problem-meldTurnBound = Όπου κατεβάζεις αντί να τραβήξεις, το τελευταίο φύλλο δεν γίνεται να πεταχτεί, και κανένας κανόνας δεν μπορεί να δεσμεύει φύλλα που τραβάς ή ζητάς, να δίνει τελευταία σειρά ή έξτρα φύλλο.
problem-contractRunTooShort = Κάποιο από τα συμβόλαια ζητάει κέντα πιο μικρή απ’ όσο επιτρέπει το παιχνίδι.
problem-callOnOwnMelds = Όποιος φωνάζει κολλάει φύλλο σε συνδυασμό οποιουδήποτε, άρα πρέπει να επιτρέπεται το κόλλημα στους άλλους.
problem-callWithOneCard = Με ένα φύλλο στο χέρι πρέπει να τραβήξεις από τη στοίβα, όμως όποιος φωνάζει «Rummy» δεν τραβάει.
problem-callWithoutDiscard = Όποιος φωνάξει και μείνει με ένα φύλλο που δεν κολλάει πουθενά δεν θα μπορούσε να τελειώσει τη σειρά του χωρίς να πετάξει.
problem-swapNoJoker = Μόνο οι τζόκερ μπορούν να φύγουν από τον συνδυασμό τους, αλλά η τράπουλα δεν έχει κανέναν.
problem-lastCardStuck = Ένα τελευταίο φύλλο που κολλάει σε συνδυασμό δεν θα μπορούσε ούτε να κολλήσει ούτε να πεταχτεί: επίτρεψε να μένει κανείς στον αέρα ή να κλείνει χωρίς να πετάξει.
problem-unplayableButWhere = Ένα τελευταίο φύλλο που κολλάει μόνο σε συνδυασμό άλλου δεν θα μπορούσε ούτε να κολλήσει ούτε να πεταχτεί.
problem-floatForNothing = Στον αέρα μένει όποιος δεν έχει φύλλο να πετάξει, άρα πρέπει να είναι υποχρεωτικό το τελευταίο πέταμα.
problem-reliefFromWhat = Όσοι δεν πρόλαβαν να παίξουν δεν χρειάζονται τελευταία ευκαιρία, αν κανείς δεν μπορεί να τελειώσει στην πρώτη του σειρά.
problem-upForNoTwo = Ένα δυάρι που μένει μόνο του δεν μπορεί να τελειώσει τον γύρο, όταν τα δυάρια είναι πάντα μπαλαντέρ ή λείπουν από την τράπουλα.
problem-upFor2Points = Η έξοδος με 2 κοστίζει 2 πόντους, άρα χρειάζεται σκορ με πόντους ποινής.
problem-rummyOrTurns = Οι συνδυασμοί κατεβαίνουν ή στη σειρά του καθενός ή όλοι μαζί όταν κάποιος τελειώσει τον γύρο, όχι και τα δύο.
problem-pairForLongSets = Δύο φύλλα αλλάζονται με έναν μπαλαντέρ μιας τριάδας μόνο αν οι τριάδες έχουν το πολύ τέσσερα φύλλα.
problem-neverFromSets = Αν όλοι οι συνδυασμοί είναι τριάδες και οι μπαλαντέρ μένουν στις τριάδες, δεν αλλάζεται κανένας μπαλαντέρ.
problem-nothingOnTable = Αν οι συνδυασμοί μένουν στο χέρι, στο τραπέζι δεν υπάρχει τίποτα για να κολλήσεις, να πάρεις, να φωνάξεις ή να μείνεις στον αέρα, ούτε συμβόλαιο για να κατεβάσεις.
problem-nothingMeldedAtOnce = Αν οι συνδυασμοί μένουν στο χέρι, ένα φύλλο που μόλις τράβηξες δεν κατεβαίνει αμέσως, και από τα πεταμένα παίρνεις μόνο ένα φύλλο τη φορά.
problem-meldsAfterWhat = Οι άλλοι μπορούν να κατεβάσουν μετά τους συνδυασμούς τους μόνο αν ο γύρος τελειώνει όταν κάποιος δείξει όλα του τα φύλλα.
problem-dealForNobody = Με ορισμένο αριθμό γύρων πρέπει να μετράει κάθε γύρος: οι γύροι χωρίς πόντους χρειάζονται στόχο.
problem-stalemateTooSoon = Με αυτούς τους κανόνες το παιχνίδι μπορεί να συνεχιστεί και με ένα φύλλο στον καθένα, άρα δεν θα ήταν αδιέξοδο.
problem-lowOrHigh = Με πόντους ποινής πρέπει να κερδίζει το μικρότερο σύνολο, με κάθε άλλο τρόπο σκορ το μεγαλύτερο.
problem-whoseMelds = Αν μετράνε τα φύλλα στο τραπέζι, πρέπει να μένουν μπροστά σε όποιον τα έπαιξε.
problem-meldsNeverSeen = Αν οι συνδυασμοί μένουν στο χέρι, τα φύλλα στο τραπέζι δεν μπορεί να μετράνε.
problem-emptyStockScore = Το σκορ όταν αδειάσει η στοίβα πρέπει να ταιριάζει με το υπόλοιπο σκορ.
problem-doublesPenalties = Το Press και οι διπλοί γύροι για εφτάρια και ρηγάδες χρειάζονται πόντους ποινής.
problem-autoPressAlone = Το Auto-Press χρειάζεται το Press.
problem-noTarget = Μια παρτίδα με στόχο χρειάζεται έναν αριθμό πόντων.
problem-firstToLose = Αν κερδίζει το μικρότερο σύνολο, δεν μπορεί να κερδίζει όποιος τελειώνει τον γύρο και φτάνει τον στόχο.

## Why a link with rules cannot be opened. After `cannotWork` come the problems above.

badLink-tooLong = Αυτός ο σύνδεσμος είναι πολύ μεγάλος για κανόνες τραπεζιού.
badLink-malformed = Αυτός ο σύνδεσμος δεν έχει κανόνες τραπεζιού.
badLink-olderVersion = Αυτός ο σύνδεσμος είναι από παλιά έκδοση του παιχνιδιού και δεν ισχύει πια. Ζήτησε καινούριο.
badLink-newerVersion = Αυτός ο σύνδεσμος είναι από νεότερη έκδοση του παιχνιδιού. Ανανέωσε τη σελίδα και δοκίμασε ξανά.
badLink-unknownGame = Αυτός ο σύνδεσμος είναι για παιχνίδι που η σελίδα δεν το ξέρει.
badLink-unknownOption = Αυτός ο σύνδεσμος έχει έναν κανόνα που η σελίδα δεν τον ξέρει.
badLink-unknownValue = Αυτός ο σύνδεσμος έχει σε έναν κανόνα μια τιμή που η σελίδα δεν την ξέρει.
badLink-cannotWork = Οι κανόνες σε αυτόν τον σύνδεσμο δεν ταιριάζουν μεταξύ τους.

## Pictures of rules. Each has a title, rows of cards with labels, and a sentence or two about the cards in it.

picture-heading = Με εικόνες
picture-title-set = Μια { TERM($terms, "set") }
picture-title-run = Μια κέντα
picture-title-wildInSet = Ένας { TERM($terms, "wild") } σε { TERM($terms, "set") }
picture-title-wildInRun = Ένας { TERM($terms, "wild") } σε κέντα
picture-title-layingOff = Κολλάς ένα φύλλο
picture-title-swapping = Ανταλλαγή με { TERM($terms, "wild") }
picture-title-points = Πόντοι
picture-row-before = Στο τραπέζι
picture-row-held = Στο χέρι σου
picture-row-after = Μετά
picture-row-pile = Στα πεταμένα
picture-row-gained = Παίρνεις
picture-wildRank = Σε αυτά τα παραδείγματα { RANK($rank, number: "many", article: "the") } είναι { TERM($terms, "wild") }.
picture-wildRankOfDeal = Σε αυτά τα παραδείγματα { RANK($rank, number: "many", article: "the") } είναι { TERM($terms, "wild") }, όπως στον γύρο { $deal }.
picture-set = { CAPITAL(RANK($rank, number: "many", article: "the")) } { SUITS($suits, style: "ofCard") }. Μια { TERM($terms, "set") } έχει τουλάχιστον { $fewest } φύλλα ίδιας αξίας.
picture-run = { CAPITAL(RANKS($ranks, style: "beforeSuit")) } { SUIT($suit, style: "ofCard") }. Μια κέντα έχει τουλάχιστον { $fewest } φύλλα ίδιου χρώματος στη σειρά.
picture-wild = { CAPITAL(CARD($card, article: "the", style: "name")) } αντικαθιστά { PLACE($place, case: "acc") }: { RANK($rank, number: "many", article: "the") } είναι { TERM($terms, "wild") }.
picture-oneEyedJack = { CAPITAL(CARD($card, article: "the", style: "name")) } αντικαθιστά { PLACE($place, case: "acc") }: οι μονόφθαλμοι βαλέδες είναι { TERM($terms, "wild") }.
picture-joker = Ο τζόκερ αντικαθιστά { PLACE($place, case: "acc") }: ο τζόκερ είναι { TERM($terms, "wild") }.
# A set and a run that reach the points of the first melds together.
picture-opening = { CAPITAL(RANK($rank, number: "many", article: "the")) } { SUITS($suits, style: "ofCard") } μετράνε { $setPoints }, και { RANKS($ranks, style: "beforeSuit") } { SUIT($suit, style: "ofCard") } { $runPoints }. Μαζί κάνουν { COUNT($points, "point", case: "acc") }: στην ίδια σειρά φτάνουν για άνοιγμα με { $needed }.
# A run with the ace below a two, and one with it above a king.
picture-aces = { CAPITAL(RANKS($lowRanks, style: "beforeSuit")) } { SUIT($suit, style: "ofCard") } μετράνε { COUNT($lowPoints, "point", case: "acc") }, από τους οποίους { $lowAce } για τον άσο. { CAPITAL(RANKS($highRanks, style: "beforeSuit")) } { SUIT($suit, style: "ofCard") } μετράνε { COUNT($highPoints, "point", case: "acc") }, από τους οποίους { $highAce } για τον άσο.
# What must have been laid before.
picture-layingOff =
    Μπορείς να κολλήσεις { CARD($card, article: "the", style: "name", case: "acc") } σε { $kind ->
        [set] αυτή την { TERM($terms, "set") }
       *[run] αυτή την κέντα
    }, όπως { $onOthers ->
        [yes] σε { TERM($terms, "eachMeldAcc") } στο τραπέζι
       *[no] σ{ TERM($terms, "ownMeldsAcc") }
    }{ $first ->
        [meld] , αφού { TERM($terms, "toLay") } { TERM($terms, "ownMeldAcc") }
        [opening] , αφού ανοίξεις
        [contract] , αφού κατεβάσεις το συμβόλαιό σου
       *[nothing] {""}
    }.
# A natural card takes the place of a wild. Then a sentence says where the wild goes.
picture-swapPlace = { CAPITAL(CARD($natural, article: "the", style: "name")) } παίρνει τη θέση { CARD($wild, article: "the", style: "name", case: "gen") }.
# Two naturals, which a set of three asks for.
picture-swapPair = { CAPITAL(RANK($rank, number: "many", article: "the")) } { SUITS($suits, style: "ofCard") } παίρνουν μαζί τη θέση { CARD($wild, article: "the", style: "name", case: "gen") }: ένα φύλλο μόνο του δεν φτάνει.
picture-swapFree = Ο { TERM($terms, "wild") } είναι δικός σου: τον παίζεις ή τον κρατάς.
picture-swapThisTurn = Ο { TERM($terms, "wild") } είναι δικός σου, αλλά πρέπει να τον ξαναπαίξεις πριν τελειώσει η σειρά σου.
picture-swapStaysInSet = Ο { TERM($terms, "wild") } μένει στην { TERM($terms, "set") } ως επιπλέον φύλλο.
picture-swapStaysInRun = Ο { TERM($terms, "wild") } πάει σε μια άκρη της κέντας και αντικαθιστά { PLACE($place, case: "acc") }.
picture-swapOtherMeldFromSet = Ο { TERM($terms, "wild") } μένει στην { TERM($terms, "set") } ως επιπλέον φύλλο, ή πάει σε { TERM($terms, "otherMeldAcc") }.
picture-swapOtherMeldFromRun = Ο { TERM($terms, "wild") } πάει σε μια άκρη της κέντας και αντικαθιστά { PLACE($place, case: "acc") }, ή πάει σε { TERM($terms, "otherMeldAcc") }.
picture-swapFirst-meld = Πρέπει πρώτα να έχεις { TERM($terms, "haveLaid") } { TERM($terms, "ownMeldAcc") }.
picture-swapFirst-contract = Πρέπει πρώτα να έχεις κατεβάσει το συμβόλαιό σου.
picture-points-penalties = Αν σου μείνουν στο χέρι όταν κάποιος άλλος { TERM($terms, "hasGoneOut") }, αυτά τα φύλλα σου κοστίζουν μαζί { COUNT($points, "point", case: "acc") }.
picture-points-winnerTakesHands = Αν σου μείνουν στο χέρι όταν κάποιος άλλος { TERM($terms, "hasGoneOut") }, αυτά τα φύλλα του δίνουν μαζί { COUNT($points, "point", case: "acc") }.
picture-points-meldedMinusHand = Αυτά τα φύλλα μετράνε μαζί { COUNT($points, "point", case: "acc") }: στο τραπέζι για σένα, στο χέρι εναντίον σου.
picture-points-meldedPlusHands = Αυτά τα φύλλα μετράνε μαζί { COUNT($points, "point", case: "acc") }: στο τραπέζι για σένα, στο χέρι σου για όποιον { TERM($terms, "hasGoneOut") }.
picture-points-melded = Αφού τα ρίξεις στο τραπέζι, αυτά τα φύλλα μετράνε μαζί { COUNT($points, "point", case: "acc") } για σένα.
picture-doubled = Όταν { RANK($rank, number: "many", article: "the") } είναι { TERM($terms, "wild") }, οι πόντοι μετράνε διπλά.

## The public pages of rules, and the ways to print rules.

rulesPages-site = Crazy Rummy
rulesPages-allTitle = Οι κανόνες όλων των παιχνιδιών
rulesPages-allAbout = Το Crazy Rummy και τα συγγενικά του παιχνίδια με απλά λόγια και εικόνες, για διάβασμα, εκτύπωση και αποστολή.
rulesPages-play = Παίξε αυτό το παιχνίδι
rulesPages-playAny = Παίξε Crazy Rummy
rulesPages-inWords = Με λόγια
rulesPages-printOrSend = Τύπωσε ή στείλε αυτούς τους κανόνες
rulesPages-print = Τύπωσε αυτούς τους κανόνες
rulesPages-languages = Γλώσσες
rulesPages-unknownTitle = Η σελίδα δεν υπάρχει
rulesPages-unknown = Σε αυτή τη διεύθυνση δεν υπάρχει σελίδα.
rulesPages-titleOf = { $game }: οι κανόνες
rulesPages-alsoCalled = Λέγεται και { LIST($names) }.

## Where each game is played, or who invented it.

title-crazy-rummy-origin = Παίζεται στα σπίτια, με πολλά ονόματα, κυρίως στη Βόρεια Αμερική.
title-crazy-rummy-7-origin = Το Crazy Rummy σε μισή βραδιά.
title-crazy-rummy-3-origin = Το Crazy Rummy όταν ο χρόνος είναι λίγος.
title-fort-worth-gin-origin = Το κατέγραψε ο John Greer.
title-fort-worth-gin-odd-origin = Το κατέγραψε ο John Greer.
title-fort-worth-gin-even-origin = Το κατέγραψε ο John Greer.
title-biddies-origin = Παίζεται στη Νότια Ουαλία.
title-treize-brasses-origin = Από τον γαλλόφωνο Καναδά. Το όνομα σημαίνει δεκατρία ανακατέματα.
title-beanie-origin = Παίζεται κυρίως στον Καναδά, σε πολλές παραλλαγές.
title-ace-to-ace-origin = Το περιέγραψε ο Rammy Meyerowitz.
title-the-press-origin = Το περιέγραψε ο Michael Oxner.
title-auto-press-origin = Το περιέγραψε ο Michael Oxner.
title-dealers-choice-origin = Το περιέγραψε ο Michael Oxner.
title-one-joker-origin = Το περιέγραψε ο Michael Oxner.
title-thanasis-origin = Από την Ελλάδα.
title-dynamitis-origin = Από την Ελλάδα, μια παραλλαγή του Θανάση.
title-basic-rummy-origin = Η απλή μορφή του παιχνιδιού.
title-five-thousand-rummy-origin = Από τη Βόρεια Αμερική, σε κάθε σπίτι με άλλους κανόνες.
title-george-origin = Μια παραλλαγή του Rummy 5000.
title-crummy-rummy-origin = Παιχνίδι με συμβόλαια, όπως το κατέγραψε μια οικογένεια.
title-koum-kan-origin = Παίζεται στην Ελλάδα.
title-rummy-500-origin = Αγαπημένο σε όλη τη Βόρεια Αμερική.
title-three-thirteen-origin = Οικογενειακό παιχνίδι από τη Βόρεια Αμερική.
title-kaluki-origin = Παίζεται στη Βρετανία, σε λέσχες και σε σπίτια.
title-kaluki-51-origin = Μια παραλλαγή του Kaluki, που ανοίγει με περισσότερους πόντους.
title-romme-origin = Το οικογενειακό παιχνίδι της Γερμανίας και της Αυστρίας.
title-rami-origin = Παίζεται στη Γαλλία.
title-remigio-origin = Παίζεται στην Ισπανία.
title-liverpool-rummy-origin = Το πιο γνωστό παιχνίδι με συμβόλαια, που λέγεται και Contract Rummy.
title-carioca-origin = Το παιχνίδι με συμβόλαια της Αργεντινής και της Χιλής.
title-shanghai-rummy-origin = Ένα μεγάλο παιχνίδι με συμβόλαια από τις ΗΠΑ.
title-continental-origin = Το παιχνίδι με συμβόλαια της Ισπανίας και του Μεξικού.
title-jamaican-kalooki-origin = Το παιχνίδι με συμβόλαια της Τζαμάικας και της Καραϊβικής.
title-bing-rummy-origin = Ένα ραμί από την Αλάσκα, όπου στη σειρά σου ή τραβάς ή κατεβάζεις.

## The game as other sites, installed apps and browsers without scripts show it.

# For link previews and search engines.
app-about = Παίξε Crazy Rummy στον browser, με φίλους ή με μποτ.
app-needsScripts = Το Crazy Rummy χρειάζεται JavaScript.
# The ways into the game that an installed app has, called as at home.
app-shortcut-daily = Παρτίδα της ημέρας
app-shortcut-games = Διάλεξε παιχνίδι
app-shortcut-history = Οι παρτίδες σου

## What makes each game special: one sentence, in the words of the common game.

title-crazy-rummy-about = Δεκατρείς γύροι με άλλον μπαλαντέρ στον καθένα, από τους άσους στον πρώτο ως τους ρηγάδες στον τελευταίο.
title-crazy-rummy-7-about = Μπαλαντέρ είναι κάθε δεύτερη αξία: άσοι, τριάρια, πεντάρια, εφτάρια, εννιάρια, βαλέδες και ρηγάδες.
title-crazy-rummy-3-about = Τρεις γύροι, με μπαλαντέρ τους άσους, τα εφτάρια και τους ρηγάδες.
title-fort-worth-gin-about = Κανένας συνδυασμός δεν μπορεί να έχει περισσότερους μπαλαντέρ από φυσικά φύλλα.
title-fort-worth-gin-odd-about = Fort Worth Gin σε εφτά γύρους, με μπαλαντέρ τις μονές αξίες.
title-fort-worth-gin-even-about = Fort Worth Gin σε έξι γύρους, με μπαλαντέρ τις ζυγές αξίες.
title-biddies-about = Οι άσοι είναι μεγάλοι ή μικροί, και όποιος μείνει μόνο με ένα δυάρι μπορεί να τελειώσει τον γύρο.
title-treize-brasses-about = Δύο τράπουλες και δεκατρία φύλλα για τον καθένα. Αν πάρεις φύλλο από τα πεταμένα, πρέπει να το παίξεις αμέσως.
title-beanie-about = Οι μπαλαντέρ πάνε από τους ρηγάδες ως τους άσους, και αν κάποιος τελειώσει στην πρώτη του σειρά, οι άλλοι μπορούν ακόμα να ρίξουν φύλλα στο τραπέζι.
title-ace-to-ace-about = Ό,τι ρίχνεις στο τραπέζι μετράει για σένα, ό,τι κρατάς στο χέρι μετράει εναντίον σου, και από τα πεταμένα παίρνεις όσα φύλλα θέλεις.
title-the-press-about = Όταν κάποιος είναι 50 πόντους ή περισσότερους πίσω από όλους τους άλλους, ο επόμενος γύρος μετράει διπλά.
title-auto-press-about = The Press για τέσσερις και πάνω: ο πρώτος γύρος το ετοιμάζει για τον δεύτερο.
title-dealers-choice-about = Η μάνα κοιτάζει τα φύλλα της και ορίζει τον μπαλαντέρ, κάθε αξία μία μόνο φορά στην παρτίδα.
title-one-joker-about = Ένας τζόκερ, που είναι πάντα μπαλαντέρ, και ένας δέκατος τέταρτος γύρος χωρίς κανέναν άλλον.
title-thanasis-about = Οι συνδυασμοί μένουν στο χέρι, ώσπου κάποιος να μπορεί να δείξει με αυτούς όλα του τα φύλλα.
title-dynamitis-about = Θανάσης, με μπαλαντέρ πάντα και τα δυάρια.
title-basic-rummy-about = Δεν υπάρχουν μπαλαντέρ, και όποιος κερδίζει τον γύρο παίρνει τους πόντους που κρατάνε οι άλλοι.
title-five-thousand-rummy-about = Το πρώτο φύλλο του καθενός ορίζει πόσα θα πάρει, της μάνας ορίζει και τον μπαλαντέρ, και τα φύλλα που ρίχνεις στο τραπέζι μετράνε για σένα.
title-george-about = Rummy 5000 μόνο με τριάδες, και το πολύ έναν μπαλαντέρ στην καθεμία. Για να πάρεις από τα πεταμένα θέλεις δύο φύλλα που ταιριάζουν.
title-crummy-rummy-about = Εφτά γύροι, καθένας με ένα συμβόλαιο που πρέπει να το κατεβάσεις πριν από οτιδήποτε άλλο.
title-koum-kan-about = Δύο τράπουλες, δέκα φύλλα ο καθένας και μπαλαντέρ μόνο οι τζόκερ, ώσπου κάποιος να φτάσει τους 100 πόντους.
title-rummy-500-about = Ό,τι ρίχνεις στο τραπέζι μετράει για σένα, ό,τι κρατάς στο χέρι μετράει εναντίον σου, και μαζί με ένα από τα πεταμένα παίρνεις όλα όσα είναι από πάνω του.
title-three-thirteen-about = Τα φύλλα ανεβαίνουν από τρία ως δεκατρία, και μπαλαντέρ είναι η αξία με αυτόν τον αριθμό. Όταν κάποιος κάνει Rummy, οι άλλοι παίζουν μία φορά ακόμα.
title-kaluki-about = Για να ανοίξεις θέλεις 40 πόντους, και μπαλαντέρ είναι μόνο οι τζόκερ.
title-kaluki-51-about = Kaluki που ανοίγει με 51 πόντους, ώσπου κάποιος να φτάσει τους 100.
title-romme-about = Για να ανοίξεις θέλεις 40 πόντους. Οι τζόκερ είναι έξι, και όλα τα φύλλα με τη μία μετράνε διπλά.
title-rami-about = Για να ανοίξεις θέλεις 51 πόντους και μια κέντα χωρίς μπαλαντέρ, και αν δεν κατεβάσεις τίποτα, χρεώνεσαι 100 πόντους.
title-remigio-about = Οι συνδυασμοί μένουν στο χέρι, ώσπου κάποιος να μπορεί να δείξει με αυτούς όλα του τα φύλλα. Μπαλαντέρ είναι μόνο οι τζόκερ.
title-liverpool-rummy-about = Εφτά γύροι, καθένας με ένα συμβόλαιο που το κατεβάζεις ακριβώς όπως είναι, και φύλλα εκτός σειράς: «May I?»
title-carioca-about = Εφτά γύροι, καθένας με ένα συμβόλαιο που το κατεβάζεις ακριβώς όπως είναι. Κάθε νέος συνδυασμός παίρνει μόνο έναν μπαλαντέρ, κι ένας στο χέρι κοστίζει 50.
title-shanghai-rummy-about = Δέκα γύροι με συμβόλαια έως δεκαπέντε φύλλα, και στον καθένα παίρνεις ως τρία φύλλα εκτός σειράς.
title-continental-about = Εφτά γύροι, από 7 ως 13 φύλλα. Σε μια κέντα δεν μπαίνουν ποτέ δύο μπαλαντέρ στη σειρά, και το κλείσιμο με τη μία αφαιρεί 10 πόντους.
title-jamaican-kalooki-about = Εννιά γύροι με συμβόλαια έως δεκαέξι φύλλα. Μετά το δικό σου κατεβάζεις κι άλλα, αλλά δεν παίρνεις από τα πεταμένα.
title-bing-rummy-about = Επτά γύροι με δεκατέσσερα φύλλα και μπαλαντέρ τα δυάρια. Ή τραβάς ή κατεβάζεις, ποτέ και τα δύο μαζί, και ξεκινάς με τρεις συνδυασμούς μεμιάς.
