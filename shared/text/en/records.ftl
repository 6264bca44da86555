### Records of play: the check that a deal was fair, the replay of a game, and the review of a deal or a game.

## The check of a deal. Before it the table promises a secret number, and each device gives a share: a random number.
## Both together decide the order of the cards. The check works that out again.

check-working = Checking the deal…
check-again = Try again
check-marks-holds = Fits
check-marks-fails = Doesn’t fit
check-marks-open = Can’t be checked
check-steps-promise = The promise before the deal
check-steps-shares = Everyone’s share
check-steps-cards = The cards
check-steps-play = After the deal
check-yours = yours
check-none = gave none
check-pile = First card of the pile
check-indicator = Shows the wild rank
check-save = Save proof
check-saveHint = A text file that anyone can check without this server: npm run verify -- FILE, in the game’s source.
check-figures = All figures
check-figureNames-commitment = Promise (SHA-256)
check-figureNames-secret = Secret
check-figureNames-game = Game
check-figureNames-table = Table
check-how = How this works
check-howParts-1 = Before each deal the table chooses a secret number and publishes its fingerprint, from which nobody can tell the secret. Changing the secret later would change the fingerprint.
check-howParts-2 = Then each player’s device adds a random number of its own, the share. Only when all shares are published are the cards dealt, in an order worked out from the secret and all shares together.
check-howParts-3 = After the deal the table shows the secret. Your device has remembered what it saw, and works everything out again.
check-limits = What this doesn’t show
check-limitParts-1 = Who saw the cards. The server knows all of them, and could tell a friend.
check-limitParts-2 = Whether the server works together with a player here: that player could choose a share last, after trying many.
check-limitParts-3 = Why a share is missing. The server could leave shares out as if they had come too late, and so choose among a few orders: two for one share, four for two, and so on. A device whose share is missing says so.
check-limitParts-4 = Anything at all, if nobody gave a share, as with bots alone.
check-limitParts-5 = Whether this page is honest: it comes from the same server. Save the proof to check it elsewhere.
check-problems-unseen = This device wasn’t at the table before this deal, so it can’t tell what was promised.
check-problems-missing = This deal is no longer stored.
check-problems-old = This server can’t show its deals yet.
check-problems-busy = Please try again in a few seconds.
check-problems-offline = The table can’t be reached right now.
check-problems-failed = The check couldn’t be finished.
# "Check of deal 7"
check-checkTitle = Check of deal { $deal }
# The result of the whole check. $verdict: "doctored": something was changed; "tables": nobody gave a share; "again":
# the table began the deal $times times; "missed": the device did not see the list of shares; "holds": all fits.
check-verdictWords =
    { $verdict ->
        [doctored] Something doesn’t fit. Look at the steps marked ✗.
        [tables] Everything fits, but nobody gave a share: the table alone chose the order of the cards.
        [again] Everything fits, but the table began this deal { $times ->
            [2] twice
           *[other] { $times } times
        }. It could have chosen among that many orders of the cards.
        [missed] Nothing contradicts itself, but your device missed the list of shares: the table could have written it after the deal.
       *[holds] Everything fits. The table couldn’t choose these cards; for what this doesn’t show, see below.
    }
check-faultWords = The record of this deal is damaged in line { $line }. It proves nothing.
# Cards for a screen reader: "Ann: seven of hearts and king of clubs.", or without a name the cards alone: "Seven of hearts."
check-cardsOfWords =
    { $whose ->
        [none] { CAPITAL(CARDS($cards, style: "name")) }.
       *[other] { $whose }: { CARDS($cards, style: "name") }.
    }
# "Stock, the next card first (23 cards)"
check-stockName = Stock, the next card first ({ COUNT($count, "card") })
# "2 shares out of 4. None came from Ana or you."
check-someGave =
    { $count ->
        [one] { $count } share out of { $of }. None came from { PEOPLE($without, type: "or") }.
       *[other] { $count } shares out of { $of }. None came from { PEOPLE($without, type: "or") }.
    }
check-deckHeld = The secret and the shares give exactly these { $cards } cards, in this order.
# The cards were shuffled anew later in the deal, so many times: "(2×)".
check-shuffledLater = What was shuffled later ({ $times }×) follows from them too.
check-playHeld =
    { $actions ->
        [one] The one action had the effect the rules give it.
       *[other] Each of the { $actions } actions led to what the rules say.
    }
# The table had begun as many deals before this one, and never dealt them.
check-begunAgain = Right before this deal, the table took your share for { $count ->
        [one] another deal and then never dealt it
       *[other] { $count } other deals and then dealt none of them
    }, as far as your device saw. A fault of the server or of your connection may be the reason, but the table may also have looked at the cards and begun again.
# The action that a step is about: "Action 5: discard 7H". $action: a line of the record, the same in all languages.
check-atAction = Action { $index }: { $action }
# A person came in the middle of a deal. $seat: its number. $after: the number of the last action before that, or 0.
check-tookHand =
    { $after ->
        [0] { $name } took over a bot’s hand (seat { $seat }) before the first action.
       *[other] { $name } took over a bot’s hand (seat { $seat }) after action { $after }.
    }

## Steps of the check that fit, or cannot be checked.

checkHeld-whole = Each card was always in one place.
checkHeld-promise = The secret shown now is the one that was promised.
checkHeld-seen = Your device saw the promise before the deal, and it’s still the same.
checkHeld-sharesMissed = Your device missed the list of shares that was published before the deal.
checkHeld-shares = The shares used are those published before the deal.
checkHeld-ownShare = Your own share is among them, unchanged.
checkHeld-noShare = Your device gave no share.
checkHeld-noSeat = You had no seat.
checkHeld-nobodyGave = Nobody gave a share.
checkHeld-everybodyGave = Everyone gave a share.
checkHeld-handMissed = Your device didn’t see the hand you were dealt.
checkHeld-hand = The hand you were dealt is the one you saw.
checkHeld-notShuffled = Nothing was shuffled later.

## Steps that do not fit because of these players: "A share was changed: Ana."

checkFailedWith-late = A share was used that wasn’t published before the deal: { PEOPLE($people) }.
checkFailedWith-dropped = A share was published before the deal and then not used: { PEOPLE($people) }.
checkFailedWith-changed = A share was changed: { PEOPLE($people) }.
checkFailedWith-otherHands = The secret and the shares give different hands: { PEOPLE($people) }.

## Steps that do not fit.

checkFailed-noDeal = The record doesn’t begin with a deal.
checkFailed-twoDeals = The record has a second deal.
checkFailed-unfinished = The record ends before the deal does.
checkFailed-goesOn = Something follows the end of the deal.
checkFailed-impossible = This can’t have happened: a card is in two places, or missing.
checkFailed-otherNumber = The record is that of another deal.
checkFailed-otherChance = The record names two different secrets, or two lists of shares.
checkFailed-notPromised = The secret shown now isn’t the one that was promised.
checkFailed-notSeen = Your device didn’t see this.
checkFailed-otherTable = This deal is from another table.
checkFailed-otherGame = This deal is from another game.
checkFailed-otherDeal = This isn’t the deal your device saw.
checkFailed-otherSeats = This table has a different number of seats from the one your device saw.
checkFailed-otherCommitment = The promise was replaced after the deal.
checkFailed-wrongCount = The list of shares doesn’t have one place for each seat.
checkFailed-notPublished = Your device missed the list of shares.
checkFailed-otherList = The list of shares isn’t the one your device saw before the deal.
checkFailed-noneGiven = Your device gave no share.
checkFailed-leftOut = Your device gave a share, but the table left it out.
checkFailed-notMine = A share was used for you, but your device gave none.
checkFailed-nobody = Nobody gave a share.
checkFailed-cannotBeDealt = These rules give no deal at this table.
checkFailed-otherStock = The secret and the shares give a different stock.
checkFailed-otherPile = The secret and the shares give a different first card of the pile.
checkFailed-otherIndicator = The secret and the shares give a different card that shows the wild rank.
checkFailed-otherWild = The secret and the shares give a different wild rank.
checkFailed-otherFaceUp = The secret and the shares give different cards dealt face up.
checkFailed-otherTurn = By the rules, another player begins.
checkFailed-otherHand = The hand in the record isn’t the one you saw.
checkFailed-otherShuffle = The stock was shuffled in a different order from the one the secret and the shares give.
checkFailed-otherRest = The rest of the deal isn’t the one the secret and the shares give.
checkFailed-refused = The rules don’t allow this.
checkFailed-otherEvents = This led to something other than what the rules say.
# The share that the reader’s own device gave.
checkFailed-ownChanged = Your share was changed.

## The replay of a finished game from its record: a text of what happened.

replay-title = Replay
replay-open = Open a game
replay-intro = Watch a finished game again: open its record, paste it, or drop the file anywhere on this page.
replay-choose = Choose a file
replay-paste = Or paste the text of a record
replay-pasteHint = It begins with “crazy-rummy record”.
replay-show = Open
replay-loading = Opening the game…
replay-again = Try again
replay-drop = Drop the record here
replay-controls = Playback
replay-play = Play
replay-pause = Pause
replay-forward = One move on
replay-back = One move back
replay-nextDeal = Next deal
replay-lastDeal = Start of the deal
replay-scrubber = Place in the game
replay-speed = Speed
replay-eyes = Seen by
replay-all = All hands
replay-moment = Go to
replay-deal = Deal
replay-turn = Turn
replay-go = Go
replay-link = Copy a link to this turn
replay-save = Save this game as a file
replay-result = Show the result
replay-close = Close
replay-marks = On the timeline
replay-marksKey = A tick above: a meld. Below: a swap. Through the line: someone went out.
replay-keys = Keys
replay-problems-noSuchGame = There’s no such game, or it isn’t public.
replay-problems-notYet = The server is still storing this game. Try again in a moment.
replay-problems-offline = The game can’t be fetched right now.
replay-problems-tooFast = You’ve opened many games in a short time. Please wait a minute.
replay-problems-notText = This isn’t a text file.
replay-problems-missing = The record of this game isn’t on this device any more.
replay-problems-empty = No cards were dealt in this game.
# For a record without names.
replay-playerName = Player { $number }
# "1×", "0.5×"
replay-speedName = { $speed }×
# A moment within a sentence or in brackets: "deal 7, turn 4". $turn is 0 before the first turn of a deal.
replay-atMoment =
    { $deal ->
        [0] before the first deal
       *[other]
            { $turn ->
                [0] deal { $deal }
               *[other] deal { $deal }, turn { $turn }
            }
    }
# "Deal 7, turn 4" on its own.
replay-momentName = { CAPITAL(replay-atMoment) }
# The title of the page: "Replay – Crazy Rummy".
replay-replayOf = Replay – { $game }
# The moment that a jump led to, for a screen reader: "Deal 7, turn 4. Waiting for Ana." $step is the sentence of the
# table without its full stop.
replay-jumpedTo = { replay-momentName }. { $step }.
# Whose cards a replay shows: those of one player, or of all.
replay-seenBy =
    { $name ->
        [none] You see all hands.
       *[other] You see what { $name } saw.
    }
replay-beginsLate = This record begins with deal { $deal }. Totals are counted from there.
replay-noEnd = This record stops before the end of the game ({ replay-atMoment }).
# "Not confirmed: from action 12 on (deal 2, turn 5), …"
replay-doubtful = Not confirmed: from action { $action } on ({ replay-atMoment }), the record doesn’t follow the rules. It was changed, or comes from a version with different rules.
# $reason: a whole sentence, as below.
replay-damaged = The server’s record of this game is damaged. { $reason }
# Why a record cannot be opened, and in which line it is wrong.
replay-recordFault =
    { $problem ->
        [tooLongAt] This record is too long at line { $line }.
        [tooLong] This is too long to be a record.
        [notARecord] This isn’t the record of a game: it doesn’t begin with “crazy-rummy record”.
        [olderVersion] This record is from an early version of the game and can’t be opened any more.
        [newerVersion] A newer version of the game wrote this record. Reload the page to get that version.
        [unknownRules] Line { $line }: no game has these rules.
        [wrongSeats] Line { $line }: no table for these rules has that many seats.
        [unknownActor] Line { $line }: nobody at this table could act here.
        [unknownAction] Line { $line }: this isn’t an action of the game.
       *[unknownEvents] Line { $line }: what happened here can’t be read.
    }
# A record with an event that cannot have happened.
replay-impossible = This record contradicts itself: action { $action } can’t have happened. None of it is shown.

## The keys of a replay: as they are printed on a keyboard of the language, and what each does.

replayKeys-1-1 = Space
replayKeys-1-2 = Play or pause
replayKeys-2-1 = ← →
replayKeys-2-2 = One move back or on
replayKeys-3-1 = {"["} ]
replayKeys-3-2 = One deal back or on
replayKeys-4-1 = Home, End
replayKeys-4-2 = Beginning and end of the game
replayKeys-5-1 = S
replayKeys-5-2 = Scores
replayKeys-6-1 = Esc
replayKeys-6-2 = Close

## The review: what luck and skill did in a deal or a game, and which turns were good or costly.

review-fortune = Luck and skill
review-swap = Your best swap
review-good = Your best turns
review-goodHint = Better than the obvious turn: laying all you can without a swap, and discarding a high card.
review-moments = What cost you most
review-momentsHint = Judged by what you could see at the time: bad luck doesn’t count.
review-roughHint = Only clear mistakes: we played on from both choices dozens of times, with different unseen cards each time.
review-wasAway = A bot or the clock played some of your turns. They aren’t judged.
review-noScore = There are no scores here to review.
review-played = You
review-better = Better
review-hand = Your hand
review-pile = Discard pile
review-table = On the table
review-marks = ✓ leaves your hand only in the better turn, ✗ only in yours.
review-luck = Luck
review-skill = Skill
review-perDeal = Deal by deal
review-how = How this is worked out
review-again = Try again
review-toTable = To the table
review-yourTurn = It’s your turn.
review-nextBegan = The next deal has begun.
review-problems-old = This server can’t review deals yet.
review-problems-busy = Please try again in a few seconds.
review-problems-offline = The table can’t be reached right now.
review-problems-failed = The review couldn’t be finished.
# "Review of deal 7", or of the whole game without a number.
review-reviewTitle =
    { $deal ->
        [none] Review of the game
       *[other] Review of deal { $deal }
    }
review-replaying =
    { $deals ->
        [1] Replaying the deal…
       *[other] Replaying { $deals } deals…
    }
review-missingDeals =
    { $count ->
        [one] { COUNT($count, "deal") } of this game is no longer stored.
       *[other] { COUNT($count, "deal") } of this game are no longer stored.
    }
# A bot of a level within a sentence.
review-aBot =
    { $level ->
        [beginner] a Beginner bot
        [steady] a Steady bot
        [sharp] a Sharp bot
       *[expert] an Expert bot
    }
# The points of the player, of a bot with the same cards, and what a bot has with any cards. Without those of the bot
# for a player who decided nothing.
review-fortuneWords =
    { $bot ->
        [none] You had { COUNT($own, "point") }, and nothing to decide yourself. In your seat, { review-aBot } has { COUNT($expected, "point") } on average.
       *[other] You had { COUNT($own, "point") }. In your seat, { review-aBot } has { COUNT($bot, "point") } with the same cards, and { COUNT($expected, "point") } on average with other cards.
    }
# Said where no costly turn was found.
review-nothingCostly =
    { $isPraised ->
        [yes] We found no decision that cost you points. Well played!
       *[no] We found no decision that cost you points.
    }
# After the points of luck: "Luck +8: the cards were better than usual".
review-luckWords =
    { $luck ->
        [better] the cards were better than usual
        [worse] the cards were worse than usual
       *[same] the cards were as good as usual
    }
# After the points of skill: "better than a Sharp bot with your cards".
review-skillWords =
    { $skill ->
        [none] you had nothing to decide yourself
        [better] better than { review-aBot } with your cards
        [worse] worse than { review-aBot } with your cards
       *[same] as good as { review-aBot } with your cards
    }
# A deal of the chart for a screen reader: "Deal 4: luck +8, skill −3".
review-dealShares = Deal { $deal }: luck { $luck }, skill { $skill }
# "Deal 7, turn 4: 3.1 points gained"
review-goodHeading =
    { $gain ->
        [one] Deal { $deal }, turn { $turn }: { GROUPED($gain) } point gained
       *[other] Deal { $deal }, turn { $turn }: { GROUPED($gain) } points gained
    }
# "Deal 7, turn 4: 31 points laid", or without points.
review-swapHeading =
    { $laid ->
        [0] Deal { $deal }, turn { $turn }
       *[other] Deal { $deal }, turn { $turn }: { COUNT($laid, "point") } laid
    }
# "Deal 7, turn 4: −3.1 points"
review-momentHeading =
    { $cost ->
        [one] Deal { $deal }, turn { $turn }: −{ GROUPED($cost) } point
       *[other] Deal { $deal }, turn { $turn }: −{ GROUPED($cost) } points
    }
# The same costly choice was made again.
review-repeated =
    { $turns ->
        [one] You made the same choice in { $turns } other turn.
       *[other] You made the same choice in { $turns } other turns.
    }
# For a screen reader: "Your hand: seven of hearts and king of clubs."
review-handWords = Your hand: { CARDS($hand, style: "name") }.

## How luck and skill are worked out, in paragraphs.

howWorkedOut-luck = Luck: we let { review-aBot } play your seat with the very same cards, against several groups of bots, and then 32 times with the cards shuffled anew. How much better it does with your cards is your luck.
howWorkedOut-skill = Skill: how much better you did than that bot with the same cards, from your first decision on. What a bot or the clock decided for you doesn’t count. The others at your table count too: against strong players it’s harder to be ahead.
howWorkedOut-both = A plus is good for you in every game. One deal says little about skill; a whole game says more.

## Moves in a few words, as in a list of what was played and what would have been better.

reviewActions-drawFromStock = Draw from the stock
reviewActions-takeBack = Undo
reviewActions-float = Float
reviewActions-endTurn = End your turn
reviewActions-decline = Leave the pile
reviewActions-recall = Take the discard back
reviewActions-claim = Take the card
reviewActions-pass = Let the card go
reviewActions-takePress = Take the points
reviewActions-leavePress = Don’t take the points
# "Take the Q♣"; with further cards above it "Take 3 cards, down to the 7♣". $count: the cards taken in all.
reviewActions-takeDownTo =
    { $count ->
        [1] Take { CARD($deepest, article: "the") }
       *[other] Take { $count } cards, down to { CARD($deepest, article: "the") }
    }
reviewActions-lay = Lay { MELD($meld, style: "short") }
# "Lay off the 7♥ on 4-5-6 ♠"; without the meld if it is gone.
reviewActions-layOff =
    { $on ->
        [none] Lay off { CARD($card, article: "the") }
       *[other] Lay off { CARD($card, article: "the") } on { MELD($on, style: "short") }
    }
# "Swap the 7♥ for the wild 8♣"
reviewActions-swapFor = Swap { CARDS($naturals, article: "the", several: "bare") } for { WILD($wild, $terms, article: "the") }
reviewActions-discardOf = Discard { CARD($card, article: "the") }
reviewActions-layContract = Lay the contract: { MELDS($melds, style: "short") }
reviewActions-goOut = { TERM($terms, "GoOut") }
# "Go Rummy with 7-8-9 ♥ and 3-3-3, and discard the K♦"
reviewActions-goRummy =
    { $discard ->
        [none] Go Rummy with { MELDS($melds, style: "short") }
       *[other] Go Rummy with { MELDS($melds, style: "short") }, and discard { CARD($discard, article: "the") }
    }
reviewActions-upForTwo = Discard { CARD($card, article: "the") } and end the deal with your 2
# The choice of the size of the deal.
reviewActions-chooseSize = Take { COUNT($size, "card") }
# The choice of the wild rank: "Name eights".
reviewActions-nameRank = Name { RANK($rank, number: "many") }
# "Take the 7♥ and 8♥". $count: how many cards these are, for languages that need it.
reviewActions-claimOf =
    { $count ->
        [one] Take the { CARDS($cards) }
       *[other] Take the { CARDS($cards) }
    }

## The cards dealt: how many wilds and how much deadwood, against the average of fair deals.

dealt-heading = The cards dealt
dealt-hint = What each player was dealt, and in brackets the average of fair shuffles.
dealt-wilds = Wilds
dealt-deadwood = Deadwood
dealt-meaning = Deadwood: the points left once the best melds of a hand, as it was dealt, are laid.
dealt-band = The line: your sum, above or below the average. Shaded: where 19 of 20 fairly dealt series end.
# A sum and the average: "7 (6.8)".
dealt-withShare = { $dealt } ({ GROUPED($fair) })
# An end of the scale of a chart, so much above or below the average: "+4.5", "−4.5".
dealt-aboveShare =
    { $sign ->
        [plus] +{ GROUPED($difference) }
        [minus] −{ GROUPED($difference) }
       *[even] { GROUPED($difference) }
    }
# "Wilds: 9; the average is 6.8. That’s normal: …" $than: how far that is from the average: near, more or less of
# it, or much more or less.
dealt-dealtWords =
    { $figure ->
        [deadwood] Deadwood: { $dealt }; the average is { GROUPED($fair) }.
       *[wilds] Wilds: { $dealt }; the average is { GROUPED($fair) }.
    } { $than ->
        [more] That’s somewhat more than usual; about one series in three is like that.
        [less] That’s somewhat less than usual; about one series in three is like that.
        [muchMore] That’s more than in 19 of 20 fair series.
        [muchLess] That’s less than in 19 of 20 fair series.
       *[near] That’s normal: two series in three end this close.
    }
