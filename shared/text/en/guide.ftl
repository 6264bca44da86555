### Hints and their reasons, the lesson, the rules in short, and why a move is refused.

## The callout of a hint.

hint-name = Hint
hint-show = Show me
hint-next = Next best
hint-best = Best
hint-thanks = Thanks
hint-noOther = Nothing else comes close.
hint-nothing = It’s not your turn yet.
hint-dealOver = The deal is over.

## The kind of move to look for.

moves-lookAtPile = Look at the discard pile.
# There is no discard pile yet.
moves-startWithDraw = Start with a draw.
moves-drawStock = Draw from the stock.
# "You can lay down a set of kings."
moves-meld =
    { $kind ->
        [set] You can lay down a { TERM($terms, "set") } of { RANK($rank, number: "many") }.
       *[run] You can lay down a run of { SUIT($suit) }.
    }
moves-layOff = One of your cards fits a { TERM($terms, "meld") } on the table.
moves-swap = You can swap for a { TERM($terms, "wild") } on the table.
moves-takeBack = You need to undo something first.
moves-discard = Discard a card.
moves-discardLast = Discard your last card.
moves-holdBack = Lay nothing down yet: discard a card.
moves-contract = Your hand makes the contract.
moves-goOut = You can { TERM($terms, "goOut") }.
moves-float = You’ve played all your cards: float.
moves-endTurn = You’re done: end your turn.
moves-goRummy = Look at your whole hand: you can go Rummy.
moves-upForTwo = You can end the deal with your 2.
moves-decline = Leave the pile.
moves-recall = You can take your discard back.
# The size of the own hand, chosen by a dealer who turned up a two.
moves-chooseSize = Take { $cards } cards.
moves-nameWild = Name a rank you hold as the { TERM($terms, "wild") } rank.
moves-claim = The card on offer would help you.
moves-pass = Let this card go.
moves-takePoints = Take the points.
moves-leavePoints = Don’t take the points.

## The exact move and how to make it. `$button` is a button's label.

exactMoves-drawStock = Tap the stock.
exactMoves-takeTop = Take { CARD($card, article: "the") } from the pile: it fits your cards.
exactMoves-takeSeveral =
    Take { COUNT($count, "card") } from the pile, down to { CARD($deepest, article: "the") }.
exactMoves-meld = Lay down { MELD($meld, style: "short") }. The cards are selected: press { $button }.
# "Lay off the K♥ on K-K-K." The meld may be unknown.
exactMoves-layOff =
    { $meld ->
        [none] Lay off { CARD($card, article: "the") }. It’s selected: tap the place that lights up.
       *[other]
            Lay off { CARD($card, article: "the") } on { MELD($meld, style: "short") }. It’s selected: tap the place that lights up.
    }
exactMoves-swap =
    { $count ->
        [one] { CAPITAL(CARDS($naturals, article: "the")) } is
       *[other] { CAPITAL(CARDS($naturals, article: "the", several: "bare")) } are
    } selected. Tap { WILD($wild, $terms, article: "the") } to swap them.
exactMoves-takeBack = Press Undo.
exactMoves-discard = Discard { CARD($card, article: "the") }. It’s selected: press Discard.
exactMoves-press = Press { $button }.
# "K-K-K, 5-6-7 ♥. Press Find contract."
exactMoves-layAll = { MELDS($melds, style: "short", type: "comma") }. Press { $button }.
exactMoves-upForTwo = { CAPITAL(CARD($card, article: "the")) } is selected to discard. Press { $button }.
exactMoves-chooseSize = Answer: { $cards } cards.
exactMoves-nameWild = Name { RANK($rank, number: "many") }.
exactMoves-claim = Say yes to the { CARDS($cards) }.
exactMoves-no = Answer no.
exactMoves-yes = Answer yes.

## How good a hint is beside the best.

besideBest-nearly = Nearly as good.
# "Second best, about 2 points worse." The best is number 0.
besideBest-worse =
    { $number ->
        [0] Best
        [1] Second best
        [2] Third best
        [3] Fourth best
       *[other] Next best
    }, about { COUNT($points, "point") } worse.

## Why a move is good. Chances are shares of one.

reasons-forced = It’s your only move.
# "It lets you go out: your 34 points don’t count."
reasons-goesOut =
    { $saved ->
        [0] It lets you { TERM($terms, "goOut") }.
        [one] It lets you { TERM($terms, "goOut") }: your 1 point doesn’t count.
       *[other] It lets you { TERM($terms, "goOut") }: your { $saved } points don’t count.
    }
# The player `$name` is closest to going out, with `$left` cards.
reasons-safeFrom =
    This turn makes { COUNT($points, "point") } safe if { $name }, down to { COUNT($left, "card") }, is the next to { TERM($terms, "goOut") }.
reasons-safeByChance =
    This turn makes { COUNT($points, "point") } safe if the deal ends before your next turn (a chance of about { PERCENT($chance) }).
reasons-scores = This turn scores { COUNT($points, "point") }.
reasons-contract = It makes your contract.
reasons-opens = Your first { TERM($terms, "melds") } count { $points } points, and { $needed } are enough.
reasons-toOpening =
    { $points ->
        [0] Your first { TERM($terms, "melds") } need { $needed } points, and you hold none yet.
       *[other] You hold { $points } of the { $needed } points that your first { TERM($terms, "melds") } need.
    }
# "The 9♥ frees the wild A♠, which goes into K-K-K."
reasons-frees =
    { $count ->
        [one] { CAPITAL(CARDS($naturals, article: "the")) } frees
       *[other] { CAPITAL(CARDS($naturals, article: "the", several: "bare")) } free
    } { WILD($wild, $terms, article: "the") }{ $isLaidOff ->
        [yes] , which you then lay off.
       *[no]
            { $meld ->
                [none] .
               *[other] , which goes into { MELD($meld, style: "short") }.
            }
    }
reasons-holdsBack =
    Your melds ({ COUNT($points, "point") }) stay hidden, at a risk of about { PERCENT($chance) } that the deal ends before your next turn.
# A discard: `$live` cards that would make a meld with it are left, `$gone` are gone.
reasons-sheds =
    { $points ->
        [0]
            { $live ->
                [0]
                    { $gone ->
                        [0] { CAPITAL(CARD($card, article: "the")) } goes with nothing you hold.
                        [one] The card { CARD($card, article: "the") } needed is gone.
                       *[other] The { $gone } cards { CARD($card, article: "the") } needed are gone.
                    }
               *[other] { CAPITAL(reasons-few) } would make a meld with { CARD($card, article: "the") }.
            }
       *[other]
            { CAPITAL(CARD($card, article: "the")) } costs { COUNT($points, "point") }{ $live ->
                [0]
                    { $gone ->
                        [0] {" "}and goes with nothing you hold.
                        [one] , and the card it needed is gone.
                       *[other] , and the { $gone } cards it needed are gone.
                    }
               *[other] , and { reasons-few } would make a meld with it.
            }
    }
reasons-few =
    { $live ->
        [1] only 1 card
        [2] only 2 cards
       *[other] { COUNT($live, "card") }
    }
# "The 5♣ goes with the 4♣: 2 cards would make a meld." Without `$beside`, it goes with several cards.
reasons-goesWith =
    { $beside ->
        [none] { CAPITAL(CARD($card, article: "the")) } goes with your cards: { reasons-completers }.
       *[other]
            { CAPITAL(CARD($card, article: "the")) } goes with { CARD($beside, article: "the") }: { reasons-completers }.
    }
# "Keep the 4♣ and 5♣: 1 card or any wild would make a meld; 1 is already gone."
reasons-keeps = Keep the { CARDS($kept) }: { reasons-completers }.
reasons-completers =
    { $orWild ->
        [yes]
            { $live ->
                [0] only a { TERM($terms, "wild") }
               *[other] { COUNT($live, "card") } or any { TERM($terms, "wild") }
            }
       *[no] { COUNT($live, "card") }
    } would make a { TERM($terms, "meld") }{ $gone ->
        [0] {""}
        [one] ; 1 is already gone
       *[other] ; { $gone } are already gone
    }
reasons-deniesFit =
    Keep { CARD($card, article: "the") } from { $name }, who plays next: it fits a { TERM($terms, "meld") } on the table.
reasons-deniesWild =
    Keep { CARD($card, article: "the") } from { $name }, who plays next: it would free a { TERM($terms, "wild") }.
reasons-deniesCollector =
    Keep { CARD($card, article: "the") } from { $name }, who plays next and holds the { CARDS($held) }.
reasons-contractNeeds =
    { $missing ->
        [0] The contract needs no more cards.
       *[other] The contract still needs { COUNT($missing, "card") }.
    }
reasons-hasNoPlace =
    { $missing ->
        [0] { CAPITAL(CARD($card, article: "the")) } has no place in your contract, which needs no more cards.
       *[other]
            { CAPITAL(CARD($card, article: "the")) } has no place in your contract, which still needs { COUNT($missing, "card") }.
    }
reasons-fewest = It leaves { COUNT($points, "point") } in your hand, the fewest possible.
reasons-completes = { CAPITAL(CARD($card, article: "the")) } completes { MELD($meld, style: "short") }.
reasons-fits = { CAPITAL(CARD($card, article: "the")) } fits { MELD($meld, style: "short") }.
reasons-fitsSomewhere = { CAPITAL(CARD($card, article: "the")) } fits a { TERM($terms, "meld") }.
reasons-returns = You can discard { CARD($card, article: "the") } again, so no new card costs you points.
reasons-pileUseless = { CAPITAL(CARD($card, article: "the")) } on the pile is of no use to you now.
reasons-stock =
    { $isAll ->
        [yes] Any of the { $unseen } unseen cards would help you at once.
       *[no] { $helping } of the { $unseen } unseen cards would help you at once.
    }
reasons-wildRank =
    { $count ->
        [one] You hold one of the { RANK($rank, number: "many") }.
       *[other] You hold { $count } { RANK($rank, number: "many") }.
    }
reasons-largeHand = Melds score here, so more cards are better.
reasons-smallHand = Cards left in hand cost points, so fewer are better.
reasons-offerWorth = It helps your hand more than it costs.
reasons-offerNotWorth = It costs your hand more than it helps.
reasons-pressWorth = The points are few.
reasons-pressNotWorth = That’s too many points.
reasons-judged = All in all, it should pay off.
reasons-stuck = Your turn can’t end as it stands.

## The lesson.

lesson-name = Lesson
lesson-gotIt = Got it
lesson-watch = Show me
lesson-skip = Skip the lesson
lesson-draw = Your turn. Every turn begins with a draw: tap the stock, the face-down cards.
lesson-pressDiscard = Press Discard, or drag the card onto the pile.
lesson-goOut =
    One card left: discard it to go out. That ends the deal, and the others count the cards they hold.
lesson-count =
    Well done, you won the deal! The others count their cards, court cards 10, wilds 25. Fewest points win. Next: three deals from 0, with aces wild first, then other ranks.
lesson-playOn = Play three deals
lesson-handStep =
    These { COUNT($cards, "card") } are yours. Be the first to play them all, in sets (three or four of one rank, like 8-8-8) and runs (three or more in a row in one suit). Cards you are left with count against you.
# "You hold a run, 5-6-7 ♥. Tap its cards one by one, then press Meld."
lesson-meldStep =
    { $hasWild ->
        [yes] You hold { lesson-meld }: the wild stands for any suit that is missing. Tap its cards one by one, then press Meld.
       *[no] You hold { lesson-meld }. Tap its cards one by one, then press Meld.
    }
lesson-pressMeldStep = That’s { lesson-meld }. Press Meld, or drag the cards onto the table.
lesson-meld =
    { $kind ->
        [set] a set, { MELD($meld, style: "short") }
       *[run] a run, { MELD($meld, style: "short") }
    }
lesson-layOffStep =
    { $kind ->
        [set]
            Your { CARD($card) } fits the set { MELD($meld, style: "short") }, so you can lay it off there. Tap it, then the place that lights up. Every card you get rid of helps.
       *[run]
            Your { CARD($card) } fits the run { MELD($meld, style: "short") }, so you can lay it off there. Tap it, then the place that lights up. Every card you get rid of helps.
    }
lesson-putBackStep =
    { CAPITAL(CARD($card, article: "the")) } isn’t needed for this. Tap it again to leave it in your hand.
lesson-othersRunStep =
    { PERSON($who) ->
        [you] You laid { lesson-meld }.
       *[other] { $who } laid { lesson-meld }.
    } Sets and runs are melds, and those on the table are everyone’s: once you’ve laid one of your own, you can add to it.
lesson-discardStep =
    Nothing more to lay down? Then a discard ends your turn. Tap { CARD($card, article: "the") }, then press Discard: high cards are good to get rid of.
lesson-wildStep =
    { CAPITAL(RANK($rank, number: "many")) } are wild in this deal: each can stand for any card. Here the { CARD($wild) } stands for the { CARD($face) }, as marked on it.
lesson-watchStep =
    { PERSON($who) ->
        [you] Now watch: you hold { CARD($natural, article: "the") }, the very card the wild stands for.
       *[other] Now watch: { $who } holds { CARD($natural, article: "the") }, the very card the wild stands for.
    }
lesson-swappedStep =
    { PERSON($who) ->
        [you]
            That was a swap: { CARD($natural, article: "the") } takes the wild’s place, and you have the wild to use again.
       *[other]
            That was a swap: { CARD($natural, article: "the") } takes the wild’s place, and { $who } has the wild to use again.
    }
lesson-takeStep =
    You may draw from the discard pile instead of the stock. { CAPITAL(CARD($card, article: "the")) } there goes with your { CARD($held) }: tap the pile.
lesson-swapStep =
    Now you! Once you have drawn, and have a meld of your own on the table, you may swap. You hold { CARD($natural, article: "the") }, which the wild { CARD($wild) } stands for: tap it, then the wild. The wild is then yours, to play or to keep.

## The rules in short.

shortRules-heading = In short
# The aim, by what the points are for.
shortRules-aimPenalties = Be the first to play all your cards: the cards others still hold count against them.
shortRules-aimHands = Be the first to play all your cards: the cards others still hold count for you.
shortRules-aimMelds =
    Lay as many points as you can in { TERM($terms, "melds") }, and be the first to get rid of your cards.
shortRules-turn =
    On your turn, draw a card, lay down { TERM($terms, "melds") } if you like, and discard one.
shortRules-turnWithoutMelds = On your turn, draw a card and discard one.
shortRules-drawOrLay = On your turn, either draw a card and discard one, or only lay cards.
shortRules-lastDiscard = Your last card must be a discard, too.
shortRules-onlySets = { TERM($terms, "Melds") } are { TERM($terms, "sets") }: { shortRules-ofRank }.
shortRules-onlyRuns = { TERM($terms, "Melds") } are runs: { shortRules-inRow }.
# "A set is 3 or 4 cards of one rank, a run 3 or more cards of one suit in a row."
shortRules-setsAndRuns = A { TERM($terms, "set") } is { shortRules-ofRank }, a run { shortRules-inRow }.
# `$setMax` is none where a set may have any number of cards, or more than one beyond the fewest.
shortRules-ofRank =
    { $setMax ->
        [none] { $setMin } or more cards of one rank
       *[other] { $setMin } or { $setMax } cards of one rank
    }
shortRules-inRow = { $runMin } or more cards of one suit in a row
shortRules-wilds = A { TERM($terms, "wild") } can stand for any other card.
shortRules-wildRank = Each deal has a { TERM($terms, "wild") } rank: its cards can stand for any other card.
# When single cards may be added; `$toAny`: to other players' melds, too.
shortRules-addAfterContract =
    { $fromNextTurn ->
        [yes] Lay the deal’s contract first; from your next turn on, you can add single cards to { shortRules-added }.
       *[no] Lay the deal’s contract first; then you can add single cards to { shortRules-added }.
    }
shortRules-addAfterMeld =
    { $fromNextTurn ->
        [yes] Once you’ve laid a { TERM($terms, "meld") }, you can add single cards to { shortRules-added }, from your next turn on.
       *[no] Once you’ve laid a { TERM($terms, "meld") }, you can add single cards to { shortRules-added }.
    }
shortRules-add = You can add single cards to { shortRules-added }.
shortRules-added =
    { $toAny ->
        [yes] any { TERM($terms, "meld") } on the table
       *[no] your own { TERM($terms, "melds") }
    }
shortRules-newMelds = After the contract, you can also lay new { TERM($terms, "melds") }.
shortRules-swapAndTake =
    { $onlyInRuns ->
        [yes] If you hold the card a { TERM($terms, "wild") } in a run on the table stands for, put it in its place and take the { TERM($terms, "wild") }.
       *[no] If you hold the card a { TERM($terms, "wild") } on the table stands for, put it in its place and take the { TERM($terms, "wild") }.
    }
# The wild stays on the table.
shortRules-swapAndMove =
    { $onlyInRuns ->
        [yes] If you hold the card a { TERM($terms, "wild") } in a run on the table stands for, put it in its place and move the { TERM($terms, "wild") }.
       *[no] If you hold the card a { TERM($terms, "wild") } on the table stands for, put it in its place and move the { TERM($terms, "wild") }.
    }
# `$takes`: how often in a deal, where the rules limit it.
shortRules-outOfTurn =
    { $takes ->
        [none] When another player draws from the stock, you can take the top discard, plus a card from the stock.
       *[other] When another player draws from the stock, you can take the top discard, plus a card from the stock, up to { $takes } times a deal.
    }
shortRules-closedPile = Once you’ve laid a { TERM($terms, "meld") }, you can draw only from the stock.
shortRules-wildKept = Discard a { TERM($terms, "wild") } only if you can discard nothing else.
shortRules-lowestWins = The lowest total wins.
shortRules-highestWins = The highest total wins.

## Why a move is refused.

why-title = Why not?
why-allRules = All rules of this table
why-without = Without { CARD($card, article: "the") }, they make a { TERM($terms, "meld") }: { MELD($meld, style: "short") }.
# `$held`: the card is in the player's hand. `$orWild`: a wild would do as well.
why-with =
    Add { CARD($card, article: "the") }{ $held ->
        [yes] {" "}from your hand
       *[no] {""}
    }{ $orWild ->
        [yes] , or a { TERM($terms, "wild") },
       *[no] {""}
    } to make a { TERM($terms, "meld") }: { MELD($meld, style: "short") }.
why-farFromMeld =
    No single card would make these a { TERM($terms, "meld") }: they don’t share a rank and aren’t close together in one suit.
why-couldLay = You can do that now: you hold { MELD($meld, style: "short") }.
why-noMeldYet = You have no { TERM($terms, "meld") } in your hand yet. Your next draw may bring one.
why-fitsElsewhere =
    { CAPITAL(CARD($card, article: "the")) } fits another { TERM($terms, "meld") }: { MELD($meld, style: "short") }.
why-fitsNowhere = { CAPITAL(CARD($card, article: "the")) } doesn’t fit any { TERM($terms, "meld") } on the table now.
why-keeps =
    { $isAll ->
        [yes] You hold { COUNT($held, "card") } and tried to play all of them. Keep one to discard.
       *[no] You hold { COUNT($held, "card") } and tried to play { COUNT($played, "card") }. Keep one to discard.
    }

## Why a move is refused. Until these are there, `notices-refused` stands in their place.

refusals-notYourCard = That card isn’t in your hand.
refusals-pileEmpty = The discard pile is empty. Draw from the stock.
refusals-mustDrawStock = With one card left, you must draw from the stock.
refusals-pileClosed = You have already laid a { TERM($terms, "meld") } in this deal, so draw from the stock.
refusals-noSuchMeld = That { TERM($terms, "meld") } is no longer there.
refusals-notAMeld = These cards aren’t a { TERM($terms, "set") } or a run.
refusals-setFull = That { TERM($terms, "set") } is full.
refusals-doesNotFit = That card doesn’t fit there.
refusals-meldFirst = Lay down a { TERM($terms, "meld") } of your own first.
refusals-openingTooLow = Your first { TERM($terms, "melds") } don’t have enough points yet.
refusals-openingNeedsRun = One of your first { TERM($terms, "melds") } must be a run without { TERM($terms, "wilds") }.
refusals-keepOne = You must keep one card to discard.
refusals-notWild = You can swap only for a { TERM($terms, "wild") }.
refusals-wrongNatural = To swap for a { TERM($terms, "wild") }, you need the card it stands for.
refusals-setNotComplete = To take a { TERM($terms, "wild") } from a { TERM($terms, "set") } of three, lay two of its missing cards at once.
refusals-keepDrawn = You began the turn with one card, so you can’t discard the card you drew unless you { TERM($terms, "goOut") }.
refusals-nothingToTakeBack = There’s nothing to undo.
refusals-tooManyPlays = Too many plays and undos this turn. Discard to end it.
refusals-tooManyWilds = That { TERM($terms, "meld") } would have too many { TERM($terms, "wilds") }.
# A meld of wilds takes no other cards.
refusals-onlyWilds = You can add only { TERM($terms, "wilds") } to a { TERM($terms, "meld") } of { TERM($terms, "wilds") } alone.
refusals-locked = You can’t take from a { TERM($terms, "set") } laid with { TERM($terms, "wilds") } alone.
refusals-meldsNotYet = You can’t lay down { TERM($terms, "melds") } yet.
refusals-oneMeldATurn = You can lay down only one new { TERM($terms, "meld") } a turn.
refusals-notYourMeld = You can add only to your own { TERM($terms, "melds") }.
refusals-contractFirst = Lay your whole contract first.
refusals-wrongContract = These { TERM($terms, "melds") } don’t make this deal’s contract.
refusals-notThisTurn = You laid your first { TERM($terms, "melds") } in this turn. You can add cards from your next turn on.
refusals-noNewMelds = After the contract, you can’t lay down new { TERM($terms, "melds") }. Add to those on the table.
refusals-tooAlike = You have laid a { TERM($terms, "meld") } too much like this one in this deal.
refusals-topCardOnly = You can take only the top card of the discard pile now.
refusals-needTwoNaturals = To take that card, you need two natural cards that match it.
refusals-mustMeldTaken = Play the card you took from the discard pile, or undo your turn.
refusals-frozen = You can’t play cards you took from the discard pile until your next turn.
refusals-meldOrDiscardDrawn = Play the card you drew, or discard it.
refusals-noGivingBack = You can’t discard the card you took this turn.
refusals-wildNotDiscarded = Keep the { TERM($terms, "wild") } and discard another card.
refusals-wildStays = Only jokers can leave their { TERM($terms, "meld") }.
refusals-reuseWild = Play the { TERM($terms, "wild") } you took, or undo the swap.
refusals-wildNeedsPlace = Move the { TERM($terms, "wild") } to a { TERM($terms, "meld") } that can take it.
refusals-oneSwapATurn = You can swap for only one { TERM($terms, "wild") } a turn.
refusals-lastCardPlayable = Your last card fits a { TERM($terms, "meld") } on the table. Lay it off.
refusals-notOutYet = You can’t { TERM($terms, "goOut") } on your first turn.
refusals-noLastDiscard = To { TERM($terms, "goOut") }, lay down all your cards. You can’t discard the last one.
refusals-cardsLeft = You still have cards in your hand.
refusals-notUpForTwo = To go up for 2, keep a 2 that isn’t a { TERM($terms, "wild") }.
refusals-notRummy = Not all your cards are in { TERM($terms, "melds") }.
refusals-rankTaken = That rank has already been the { TERM($terms, "wild") } rank. Name another.
refusals-notAsked = There’s nothing for you to answer now.
refusals-notCallable = That card doesn’t fit anything on the table.
refusals-selectToDiscard = Select one card to discard.
refusals-selectToMeld = First select the cards of a { TERM($terms, "set") } or run.
refusals-tooFewToMeld = A { TERM($terms, "meld") } needs more cards.
refusals-tapToArrange = Tap a card, then tap where it should go.
refusals-fitsNotAll = Not all these cards fit there.
refusals-meldOfItsOwn = These cards make a { TERM($terms, "meld") } of their own. Lay them on an empty spot.
refusals-noContractFound = Your hand doesn’t make the contract yet.
refusals-noRummyFound = Your cards aren’t all in { TERM($terms, "melds") } yet.
refusals-selectForTwo = Select the card to discard, and keep the 2.

## The same for the cards at hand: "This run needs the nine of hearts next."

# "A meld needs three cards."
notices-meldNeeds = A { TERM($terms, "meld") } needs { RANK($least) } cards.
notices-openingTooLow = You have laid { $points } of the { $needed } points you need. Lay { $missing } more, or undo.
notices-setHasAtMost = A { TERM($terms, "set") } has at most { COUNT($most, "card") }.
notices-wildLimit =
    { $limit ->
        [single] A { TERM($terms, "meld") } can have one { TERM($terms, "wild") }.
        [newSingle] A { TERM($terms, "meld") } can have one { TERM($terms, "wild") } when you lay it.
        [apart] Two { TERM($terms, "wilds") } can’t lie side by side in a run, and a { TERM($terms, "set") } must have two natural cards.
        [oneOrTwo] A { TERM($terms, "meld") } can have one { TERM($terms, "wild") }, or two if it has six or more cards.
        [fewerThanNaturals] A { TERM($terms, "meld") } must have more natural cards than { TERM($terms, "wilds") }.
       *[atMostNaturals] A { TERM($terms, "meld") } must have at least as many natural cards as { TERM($terms, "wilds") }.
    }
notices-noMeldsYet =
    { $why ->
        [untilGoingOut] In this game, { TERM($terms, "melds") } stay in your hand until you { TERM($terms, "goOut") }.
        [firstTurn] You can’t lay down { TERM($terms, "melds") } on the first turn of a deal.
       *[untilAllHadTurns] You can’t lay down { TERM($terms, "melds") } until everyone has had a turn.
    }
notices-layTaken = Lay { CARD($card, article: "the") } in a new { TERM($terms, "meld") } with two natural cards from your hand, or undo your turn.
notices-playTaken = Play { CARD($card, article: "the") }, or undo your turn.
# The other copy of a card of two packs counts as the card that was taken.
notices-likeTaken = You took { CARD($card, article: "the") } this turn, so you can’t discard either copy.
notices-topCardOnly = Before your first { TERM($terms, "meld") }, you can take only the top card, to use in it.
# "This set needs another king, or a wild."
notices-setNeeds = This { TERM($terms, "set") } needs another { RANK($rank) }, or a { TERM($terms, "wild") }.
# "This run needs the 9♥ next, or a wild."
notices-runNeeds = This run needs { PLACE($place, style: "short") } next, or a { TERM($terms, "wild") }.
# "To swap for this wild, you need the 7♥ or 7♠."
notices-swapNeeds = To swap for this { TERM($terms, "wild") }, you need the { CARDS($faces, type: "or") }.
# "To swap for this wild, lay the Q♥ and Q♠ at once": the wild leaves a set only for two cards. One card: it must be
# among the two.
notices-swapNeedsTwo =
    { $count ->
        [one] To swap for this { TERM($terms, "wild") }, lay { CARDS($faces, article: "the") } with another card of the rank.
        [2] To swap for this { TERM($terms, "wild") }, lay { CARDS($faces, article: "the", several: "bare") } at once.
       *[other] To swap for this { TERM($terms, "wild") }, lay two of these at once: { CARDS($faces, type: "comma") }.
    }
notices-wildStaysInSet =
    { $onlyFull ->
        [yes] A { TERM($terms, "wild") } in a { TERM($terms, "set") } of four stays there.
       *[no] A { TERM($terms, "wild") } in a { TERM($terms, "set") } stays there.
    }
notices-likeLaid =
    { $how ->
        [rank] You have already laid a { TERM($terms, "set") } of this rank in this deal.
        [suit] You have already laid a run of this suit in this deal.
       *[touching] This run goes on where another run of yours ends.
    }

## What answers the questions over the table.

# The answers to an offer of cards out of turn, and to one of cards that fit. That may bring a whole turn.
takes-hint = You also draw one card from the stock. Your turn still comes as usual.
takes-yes = Take { CARD($card) } + 1 card
calls-hintTurn = You lay it, play your turn and discard; then play goes on to your left.
calls-hintCard = You lay it; the turn goes on as before.
# The card fits in several places, or in one.
calls-yes = Rummy!
calls-yesOnto =
    { $kind ->
        [set] Rummy! { CARD($card) } → { MELD($meld, $terms) }
       *[run] Rummy! { CARD($card) } → run { MELD($meld, style: "short") }
    }
# For a screen reader: a rank to choose. `$isOpen`: it was not wild before.
questions-rank =
    { $isOpen ->
        [yes] { CAPITAL(RANK($rank, number: "many")) }
       *[no] { CAPITAL(RANK($rank, number: "many")) }, already used
    }
# The answer to the question to the player with the highest total: the Press.
press-yes = Take { COUNT($points, "point") }

## The choice between several meanings of a gesture: its question, and captions of its options.

chooser-title =
    { $asks ->
        [meld] Which { TERM($terms, "meld") }?
        [suits] What does the { TERM($terms, "wild") } stand for?
        [wildPlace] Where does the { TERM($terms, "wild") } go?
        [lastDiscard] Which card do you discard?
       *[call] Where does it go?
    }
# Groups of melds to choose from next: of a suit, of a rank, or any other.
options-suit = { CAPITAL(SUIT($suit)) }…
options-rank = { TERM($terms, "Set") } of { RANK($rank, number: "many") }…
options-another =
    { $kind ->
        [set] Another { TERM($terms, "set") }…
       *[run] Another run…
    }
options-noDiscard = No discard
options-discard = Discard { CARD($card, article: "the") }
# A wild in a set, and what it stands for: "7♣ as 9♥".
options-wildAs = { CARD($wild) } as { RANK($rank, style: "short") }{ SUIT($suit, style: "short") }
options-cardInto = { CARD($card) }: { MELD($meld, $terms) }
options-wildTo =
    { $end ->
        [set] To { MELD($meld, $terms, article: "the") }
        [low] At the low end of { MELD($meld, $terms, article: "the") }
       *[high] At the high end of { MELD($meld, $terms, article: "the") }
    }
options-meld = { CAPITAL(MELD($meld, $terms)) }
