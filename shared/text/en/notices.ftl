### The table's buttons and refusals, and what its parts are called for screen readers.

## The buttons. Each label has about eight letters of room on phones.

buttons-discard = Discard
buttons-undo = Undo
buttons-sort = Sort
# In place of `buttons-sort` while the player arranges the hand.
buttons-arranged = Done
buttons-scores = Scores
buttons-log = Log
buttons-leave = Menu
# The button names the meld that the selected cards make: "Meld 5-6-7 ♥". `$isOneOfSeveral`: they make several.
# `$prepares`: melds are put aside for a contract now.
buttons-meld =
    { $prepares ->
        [yes] Put aside
       *[no] { TERM($terms, "Meld") }
    }{ $isOneOfSeveral ->
        [yes] …
       *[no]
            { $meld ->
                [none] {""}
               *[other] {" "}{ MELD($meld, style: "short") }
            }
    }
# The sort button where there is room: its next action, by the order of the hand now.
sorts-suit = Sort by { TERM($terms, "melds") }
sorts-melds = Sort by rank
sorts-rank = Arrange by hand
sorts-own = Sort by suit
sorts-arranging = Done arranging
# Buttons that only some games or moments have.
extras-layContract = Lay contract
extras-findContract = Find contract
extras-goRummy = Go Rummy
extras-upForTwo = Up for 2
extras-float = Float
extras-endTurn = Done
extras-decline = Leave the pile
extras-recall = Take discard back
extras-goOut = { TERM($terms, "GoOut") }
# The warning on "Discard" when the selected card would help the next player.
buttons-warning =
    { $why ->
        [wild] a { TERM($terms, "wild") }!
       *[fits] fits a { TERM($terms, "meld") }
    }

## The parts of the table, for screen readers.

headings-table = Table
headings-seats = Players
headings-melds = Melds
headings-piles = Stock and discard pile
headings-hand = Your hand
headings-step = Game status
headings-actions = Actions
headings-contract = Contract
# A card in the hand: "Seven of hearts, wild, just drawn", "Nine of clubs, put aside in the set of nines".
mirror-handCard =
    { cards-label }{ $fresh ->
        [none] {""}
        [draw] , just drawn
       *[swap] , just freed
    }{ $aside ->
        [none] {""}
       *[other] , put aside in { MELD($aside, $terms, article: "the") }
    }
mirror-stock =
    Stock, { COUNT($count, "card") } left{ $isOpen ->
        [yes] , you may draw
       *[no] {""}
    }
# "Discard pile, 7 cards, queen of diamonds on top, you may take it".
mirror-pile =
    { $top ->
        [none] Discard pile, empty{ mirror-pileMay }
       *[other]
            Discard pile{ $count ->
                [0] {""}
                [1] {""}
               *[other] , { COUNT($count, "card") }
            }, { CARD($top, style: "name") } on top{ mirror-pileMay }
    }
mirror-pileMay =
    { $may ->
        [none] {""}
        [draw] , you may take it
       *[discard] , you may discard
    }
# A card below the top of the pile, `$above` cards under it. `$isOpen`: it can be taken with those above.
mirror-pileCard =
    { $isOpen ->
        [yes] Take { COUNT($depth, "card") } from the pile, down to { CARD($card, article: "the", style: "name") }
       *[no] { CAPITAL(CARD($card, style: "name")) }, { COUNT($above, "card") } above it in the pile
    }
# Where a card can be laid off: an end of a run, or a set.
mirror-place =
    { $place ->
        [low] Lay off on the low end of { MELD($meld, $terms, article: "the") }
        [high] Lay off on the high end of { MELD($meld, $terms, article: "the") }
       *[set] Lay off on { MELD($meld, $terms, article: "the") }
    }
# `$isTaken`: the wild goes into the hand; else it stays on the table.
mirror-swap =
    { $isTaken ->
        [yes] Swap: take { CARD($wild, article: "the", style: "name") } standing for { mirror-anyOf }
       *[no] Swap: free { CARD($wild, article: "the", style: "name") } standing for { mirror-anyOf }
    }
# The wild leaves its set only for two of these cards.
mirror-swapForTwo = { mirror-swap }. You need two of them.
# What a wild stands for: "the seven of hearts or the seven of spades"; `$rank` if it is that rank of any suit: "any
# seven".
mirror-anyOf =
    { $rank ->
        [none] { CARDS($faces, article: "the", style: "name", type: "or") }
       *[other] any { RANK($rank) }
    }
# "Seven of hearts, in the run of hearts from five to seven"; `$isWild`: "Eight of clubs, wild, standing for …". `$by`: who
# played it, if somebody else laid the meld.
mirror-meldCard =
    { cards-label }{ $isWild ->
        [yes] , standing for { mirror-anyOf }
       *[no] {""}
    }, in { MELD($meld, $terms, article: "the") }{ $by ->
        [none] {""}
       *[other] , played by { PEOPLE($by) }
    }
# "Set of kings, laid by Ana"; `$by` is none where melds belong to nobody.
mirror-meldHeading =
    { CAPITAL(MELD($meld, $terms)) }{ $by ->
        [none] {""}
       *[other] , laid by { PEOPLE($by) }
    }
# One of several things of the same name: "Joker, in the set of kings, 1 of 2".
mirror-numbered = { $name }, { $number } of { $of }
# The empty felt. `$prepares`: the selected cards are put aside for the contract.
mirror-felt =
    { $prepares ->
        [yes] Put the selected cards aside for the contract
       *[no] Lay the selected cards down as a new { TERM($terms, "meld") }
    }

## A seat: "Ann, a fox, 5 cards, 41 points, dealer, has melded", "Ada, Sharp bot, 7 cards, 30 points, to play".

mirrorSeat-parts = { LIST($parts, type: "comma") }
mirrorSeat-player =
    { PERSON($who) ->
        [you] { $who } (you)
       *[other] { $who }
    }
mirrorSeat-cards = { COUNT($count, "card") }
mirrorSeat-points = { COUNT($count, "point") }
# How many cards the player may still take out of turn in this deal, where the rules limit it.
mirrorSeat-takes = may still take { COUNT($left, "card") } out of turn
# What is so now. `standIn`: a bot plays for the person; `asked`: decides something outside the turn.
mirrorSeat-now =
    { $fact ->
        [standIn] a bot is playing
        [away] away
        [dealer] dealer
        [melded] has melded
        [late] one more turn
        [floats] floating
        [turn]
            { PERSON($who) ->
                [you] your turn
               *[other] to play
            }
       *[asked] deciding
    }

## Refusals by the rules. All have the code of the refusal.

refusals-notNow = You can’t do that at this point in the turn.
refusals-notYourTurn = It’s not your turn yet.

## Refusals by the server.

refusals-badMessage = The server didn’t understand that. Reload the page.
refusals-stale = The game has already moved on.
refusals-notSeated = You’re watching. Only players can do that.
refusals-notPlaying = No game is in progress.
refusals-alreadyPlaying = The game has already started.
refusals-gameOver = The game is over. If the players start another, you can take a bot’s seat between deals.
refusals-tableFull = This table is full.
refusals-notFull = This table has no bots. The game starts when every seat is taken.
refusals-hostStarts = Whoever opened the table starts the game. If they leave, it’s up to the person in the next seat.
refusals-noSpectators = This table doesn’t allow spectators.
refusals-nobodyThere = No other player is in that seat now.
refusals-noSuchTable = No table has this code. Check it and try again.
refusals-badToken = The server no longer recognises this device. Reload the page.
refusals-noSuchGuest = No player has this code. Check it and try again.
refusals-badName = Choose a name of 1 to 20 ordinary characters.
refusals-badRules = This page can’t read that table’s rules. Reload the page.
refusals-badSeats = That game isn’t for this number of players.
refusals-oldVersion = There’s a newer version of the game. Reload the page.
refusals-tooFast = Too many requests. Wait a moment and try again.
refusals-serverFull = The server is full right now. Try again in a few minutes.
refusals-tooManyTables = You or your network have too many tables open. Leave one, or try again later.
refusals-offline = Can’t reach the table. Check your connection.
refusals-lessonWaits = That comes later. For now, do what the lesson says.
refusals-noSockets = The server answers, but something on the way blocks live connections (WebSockets). Try another network, or practise offline.
refusals-tableClosed = This table had to close. A record of the game is kept.
refusals-newerTable = This table was last played on a newer version of the game. It’s kept, and opens again once that version is back.

## Refusals by the page itself.

# The order by melds could not be fetched.
refusals-noMeldOrder = Couldn’t sort by { TERM($terms, "melds") }. Try again when you’re online.
refusals-timeRanOut = You ran out of time.
refusals-notOpened = Couldn’t open that. Reload the page and try again.
refusals-gameForgotten = That game wasn’t saved. Start a new one.

## Reasons for a refusal that are more exact, since they name cards and numbers.

# Why a move is refused, as long as the messages that tell more are not there.
notices-refused = That isn’t possible right now.
# The clock has ended the turn and discarded a card.
notices-ranOutOfTime = You ran out of time: { CARD($card, article: "the") } was discarded.
notices-drawFirst = Draw a card first.
notices-alreadyDrawn = You’ve already drawn a card.
notices-drewThisTurn = You’ve drawn a card, so now discard one. Lay cards in a turn without a draw.
notices-laidThisTurn = You’ve laid cards in this turn, so it has no draw and no discard.
notices-hasExtraCard = Your extra card counts as your draw.
notices-waitForTaker = Wait: someone else may still take the card.
notices-noSwaps = There are no swaps in this game.
notices-runEnds = This run can’t grow at that end.
# The button that reloads the page.
notices-reload = Reload the page

## Why the table is gone for good.

lost-hadToClose = This table had to close.
lost-closed = The table is closed, or you no longer have a seat there.
