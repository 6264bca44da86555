### Around the rules: why rules cannot work, links, pictures, public pages, and the game as others show it.

## Why rules cannot work together.

problem-noTable = Ένα τραπέζι έχει δύο ως οχτώ θέσεις, και ο μικρότερος αριθμός παικτών δεν μπορεί να ξεπερνά τον μεγαλύτερο.
problem-tooFewCards = Τα φύλλα δεν φτάνουν για όσους επιτρέπεται να παίζουν: για όλους, για όσα ανοίγονται και για ένα φύλλο στη στοίβα.
problem-jokersMissing = Οι τζόκερ είναι μπαλαντέρ, αλλά η τράπουλα δεν έχει κανέναν.
problem-jokersNotWild = Η τράπουλα έχει τζόκερ, άρα οι τζόκερ πρέπει να είναι μπαλαντέρ.
problem-twosMissing = Τα δυάρια είναι πάντα μπαλαντέρ, αλλά βγαίνουν από την τράπουλα.
problem-growsForever = Αν τα φύλλα αυξάνονται σε κάθε γύρο, ο αριθμός των γύρων πρέπει να είναι ορισμένος.
problem-turnedBeforeNamed = Το φύλλο με το οποίο αρχίζει ο σωρός ανοίγεται πριν η μάνα ορίσει τον μπαλαντέρ του γύρου, άρα δεν μπορεί να αντικατασταθεί αν είναι μπαλαντέρ.
problem-noDeals = Η παρτίδα χρειάζεται έναν αριθμό γύρων ή έναν στόχο.
problem-ranksWithoutEnd = Ο κατάλογος με τους μπαλαντέρ τελειώνει: σε παρτίδα με στόχο, πρέπει ένα φύλλο να δείχνει τον μπαλαντέρ του γύρου ή να μην υπάρχει.
problem-namedOnceEach = Για να ορίζει η μάνα κάθε αξία μία φορά στην παρτίδα, χρειάζονται δεκατρείς γύροι, τράπουλα με όλες τις αξίες, και άσοι που μπορούν να είναι μπαλαντέρ του γύρου.
problem-rankNotInPack = Μια αξία που είναι μπαλαντέρ σε κάποιον γύρο βγαίνει από την τράπουλα.
problem-dealWithoutRank = Κάθε γύρος στον κατάλογο χρειάζεται τον δικό του μπαλαντέρ.
problem-jokerDealWithoutJoker = Ένας τελευταίος γύρος για τον τζόκερ χρειάζεται τζόκερ που είναι μπαλαντέρ.
problem-jokerDealAfterWhat = Ένας τελευταίος γύρος για τον τζόκερ έρχεται μετά από ορισμένο αριθμό γύρων, όχι σε παρτίδα με στόχο ή με φύλλο που ανοίγεται.
problem-twoPileStarts = Ο σωρός μπορεί να αρχίζει με ένα μόνο φύλλο: με αυτό που δείχνει τον μπαλαντέρ του γύρου ή με άλλο.
problem-moreForNobody = Η μάνα μπορεί να κρατήσει το φύλλο και να πάρει άλλο μόνο αν της μοιράστηκε αυτό το φύλλο.
problem-takenUnseen = Φύλλα βαθιά στον σωρό μπορείς να τα πάρεις ή να φωνάξεις γι’ αυτά μόνο αν φαίνεται ολόκληρος ο σωρός.
problem-gateBeforeWhat = Κανόνας για πολλά φύλλα από τον σωρό έχει νόημα μόνο αν επιτρέπεται να παίρνεις πολλά.
problem-frozenMustMeld = Ένα φύλλο από τον σωρό δεν γίνεται και να πέσει αμέσως στο τραπέζι και να περιμένει ως την επόμενη σειρά σου.
problem-frozenCall = Ένα φύλλο για το οποίο φωνάζεις πέφτει αμέσως στο τραπέζι, άρα δεν μπορεί να περιμένει ως την επόμενη σειρά σου.
problem-keepAndDiscard = Με ένα φύλλο στο χέρι πρέπει να κρατήσεις αυτό που τραβάς, άρα κανένας κανόνας δεν μπορεί να σε βάζει να το ρίξεις ή να το πετάξεις.
problem-outOfTurnBound = Ένα φύλλο που παίρνεις εκτός σειράς δεν μπορεί να πέσει αμέσως στο τραπέζι.
problem-setTooLarge = Υπάρχουν μόνο τέσσερα διαφορετικά φύλλα κάθε αξίας: για μεγαλύτερες τριάδες χρειάζονται δύο τράπουλες με το ίδιο φύλλο πολλές φορές ή μπαλαντέρ πέρα από την τράπουλα.
problem-lowAceAlone = Χωρίς τα δυάρια, ο άσος στις κέντες μπορεί να είναι μόνο μεγάλος.
problem-lockedOrNot = Οι τριάδες μόνο από μπαλαντέρ δεν μπορεί να είναι και κλειδωμένες και ανοιχτές για ανταλλαγή.
problem-namedBeyondPack = Ένας μπαλαντέρ που αντικαθιστά ένα ορισμένο χρώμα δεν πάει πέρα από τα τέσσερα χρώματα, εκτός αν μια τριάδα μπορεί να έχει το ίδιο φύλλο δύο φορές.
problem-contractKinds = Τα συμβόλαια χρειάζονται και τριάδες και κέντες.
problem-contractDeals = Υπάρχουν εφτά συμβόλαια, άρα η παρτίδα χρειάζεται ακριβώς εφτά γύρους.
problem-contractTooLong = Τα φύλλα που μοιράζονται δεν φτάνουν για κάποιο από τα συμβόλαια.
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
problem-nothingOnTable = Αν οι συνδυασμοί μένουν στο χέρι, στο τραπέζι δεν υπάρχει τίποτα για να κολλήσεις, να πάρεις, να φωνάξεις ή να μείνεις στον αέρα, ούτε συμβόλαιο για να κατεβάσεις.
problem-nothingMeldedAtOnce = Αν οι συνδυασμοί μένουν στο χέρι, ένα φύλλο που μόλις τράβηξες δεν κατεβαίνει αμέσως, και από τον σωρό παίρνεις μόνο ένα φύλλο τη φορά.
problem-meldsAfterWhat = Οι άλλοι μπορούν να κατεβάσουν μετά τους συνδυασμούς τους μόνο αν ο γύρος τελειώνει όταν κάποιος δείξει όλα του τα φύλλα.
problem-dealForNobody = Με ορισμένο αριθμό γύρων πρέπει να μετράει κάθε γύρος: γύροι χωρίς πόντους χρειάζονται στόχο.
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
picture-row-gained = Παίρνεις
picture-wildRank = Σε αυτά τα παραδείγματα { RANK($rank, number: "many", article: "the") } είναι { TERM($terms, "wild") }.
picture-wildRankOfDeal = Σε αυτά τα παραδείγματα { RANK($rank, number: "many", article: "the") } είναι { TERM($terms, "wild") }, όπως στον γύρο { $deal }.
picture-set = { CAPITAL(RANK($rank, number: "many", article: "the")) } { SUITS($suits, style: "ofCard") }. Μια { TERM($terms, "set") } έχει τουλάχιστον { $fewest } φύλλα ίδιας αξίας.
picture-run = { CAPITAL(RANKS($ranks, style: "beforeSuit")) } { SUIT($suit, style: "ofCard") }. Μια κέντα έχει τουλάχιστον { $fewest } φύλλα ίδιου χρώματος στη σειρά.
picture-wild = { CAPITAL(CARD($card, article: "the", style: "name")) } αντικαθιστά { PLACE($place, case: "acc") }: { RANK($rank, number: "many", article: "the") } είναι { TERM($terms, "wild") }.
picture-oneEyedJack = { CAPITAL(CARD($card, article: "the", style: "name")) } αντικαθιστά { PLACE($place, case: "acc") }: οι μονόφθαλμοι βαλέδες είναι { TERM($terms, "wild") }.
picture-joker = Ο τζόκερ αντικαθιστά { PLACE($place, case: "acc") }: ο τζόκερ είναι { TERM($terms, "wild") }.
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
        [contract] , αφού κατεβάσεις το συμβόλαιό σου
       *[nothing] {""}
    }.
# A natural card takes the place of a wild. Then a sentence says where the wild goes.
picture-swapPlace = { CAPITAL(CARD($natural, article: "the", style: "name")) } παίρνει τη θέση { CARD($wild, article: "the", style: "name", case: "gen") }.
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

title-crazy-rummy-origin = Παίζεται στα σπίτια με πολλά ονόματα, κυρίως στη Βόρεια Αμερική.
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

## The game as other sites, installed apps and browsers without scripts show it.

# For link previews and search engines.
app-about = Παίξε Crazy Rummy στον browser, με φίλους ή με μποτ.
app-needsScripts = Το Crazy Rummy χρειάζεται JavaScript.
# The ways into the game that an installed app has, called as at home.
app-shortcut-daily = Παρτίδα της ημέρας
app-shortcut-games = Διάλεξε παιχνίδι
app-shortcut-history = Οι παρτίδες σου
