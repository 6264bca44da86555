### The table: marks on the felt, the facts of a deal, its contract, the line above the hand, and questions.

## Cards read aloud.

# A suit after ranks in figures: "9-10-J of hearts".
spoken-suit = of { SUIT($suit) }

## Counts and marks on the felt. There is little room for marks.

table-cardsCount = { COUNT($count, "card") }
table-points = { COUNT($count, "point") }
# For tight spaces: "25 pts".
table-pointsShort =
    { $count ->
        [one] { $count } pt
       *[other] { $count } pts
    }
table-number = { $count }
# The cards left in the stock.
table-stockLeft = { $count } left
table-discardPile = Discard pile
# The mark of a bot's seat without room for its level.
table-bot = BOT
# The mark of a seat where a bot stands in for its player.
table-standIn = BOT PLAYS
# The mark of a seat whose player is not connected.
table-away = away
# The mark of the dealer's seat.
table-dealer = dealer
# The mark on each of the cards that came last into the hand. They may lie side by side. `swap`: a wild was freed.
table-freshMark =
    { $by ->
        [swap] freed
       *[draw]
            { $count ->
                [one] just drawn
               *[other] new
            }
    }
# The mark on the spot for a new meld, with its cards on a second line, if known.
table-dropHere =
    { $meld ->
        [none] drop here
       *[other]
            drop here
            { MELD($meld, style: "short") }
    }
table-inHand = In hand: { COUNT($count, "point") }
# The value of the reader's cards on the table, before the next message: "Laid 60, in hand 45 points".
table-laid = Laid { $count },
table-held = in hand { COUNT($count, "point") }
table-emptySeat = Empty seat
# The name of a seat without a player.
table-seatNumber = Seat { $number }
# The reader's own seat.
table-you = You
# The word over a seat that is celebrated.
table-honour =
    { $why ->
        [wentOut] Out!
        [leads] In the lead
       *[won] Winner!
    }

## The facts of a deal.

# `$jokers`: a single joker or all of them are the only wilds, are among others, or are none.
wilds-named =
    { $jokers ->
        [single] { CAPITAL(LIST($kinds)) } { TERM($terms, "isWild") }
        [only] { wilds-several }
        [among] { wilds-several }
       *[without] { wilds-several }
    }
wilds-several = { CAPITAL(LIST($kinds)) } are { TERM($terms, "beWilds") }
wilds-sentence = { wilds-named }.
# The rank is still being named.
wilds-unknown =
    { IS(TERM($terms, "wild"), "wild") ->
        [yes] Which rank is wild?
       *[no] Which rank will be { TERM($terms, "beWilds") }?
    }
wilds-noWilds = No { TERM($terms, "wilds") }
wilds-noWildsSentence = { wilds-noWilds }.
# The same on a small sign: "Wild: 8, joker".
wilds-short = { TERM($terms, "Wild") }: { LIST($kinds, type: "comma") }
# What is wild: "eights and jokers".
wilds-rank = { RANK($rank, number: "many") }
wildKinds-jokers = jokers
wildKinds-oneJoker = the joker
wildKinds-oneEyedJacks = one-eyed jacks
# The jokers on the small sign, and the only joker of a pack.
wilds-jokersShort = { TERM($terms, "jokerShort") }
wilds-jokerShort = { TERM($terms, "jokerShort") }
# A card turned up beside the stock shows the wilds.
wilds-shownBy = { CAPITAL(CARD($card, article: "the")) } beside the stock shows it.
# The place of a deal in a game with so many, and in one to so many points.
deals-of =
    { $length ->
        [short] { $deal } of { $deals }
       *[full] Deal { $deal } of { $deals }
    }
deals-to =
    { $length ->
        [short] { $deal } · to { GROUPED($target) }
       *[full] Deal { $deal } · to { GROUPED($target) }
    }
# The same for a screen reader.
deals-sentenceOf = Deal { $deal } of { $deals }.
deals-sentenceTo = Deal { $deal }, to { GROUPED($target) } points.
deals-times =
    { $times ->
        [2] Points count double.
       *[other] Points count four times.
    }
# The seats still begin with the next player, on the left.
deals-anticlockwise = Play goes anticlockwise. Players are shown in the order of play, from left to right.

## The contract of a deal: melds to lay together. `$melds`: "1 run of 4 and 1 set of 3".

contracts-runs =
    { $count ->
        [one] { $count } run of { $size }
       *[other] { $count } runs of { $size }
    }
contracts-sets =
    { $count ->
        [one] { $count } { TERM($terms, "set") } of { $size }
       *[other] { $count } { TERM($terms, "sets") } of { $size }
    }
contracts-eithers =
    { $count ->
        [one] { $count } { TERM($terms, "set") } or run of { $size }
       *[other] { $count } { TERM($terms, "sets") } or runs of { $size }
    }
contracts-asked =
    { $isEveryCard ->
        [yes] This deal: { LIST($melds) }, using every card
       *[no] This deal: { LIST($melds) }
    }
# Progress, after the message above and a dash. `$count` melds are missing.
contracts-nothingAside = nothing put aside yet
contracts-toGo =
    { $count ->
        [one] { LIST($melds) } to go
       *[other] { LIST($melds) } to go
    }
contracts-allAside = all put aside
# Why melds are not the contract.
contracts-longerRun = A run in this contract needs at least { COUNT($count, "card") }.
contracts-differentSuits = The runs of a contract must differ in suit.
contracts-differentRanks = The { TERM($terms, "sets") } of a contract must differ in rank.
contracts-touchingRuns = Two runs of one suit can’t be in a contract if one goes on where the other ends.
contracts-wholeHand = This contract must use every card in your hand.
contracts-notLonger = The { TERM($terms, "melds") } of this contract must have just as many cards as it asks for: { LIST($melds) }.
contracts-mustBe = The contract is { LIST($melds) }.
# For a screen reader: the button that takes apart a meld put aside.
contracts-takeApart = Put { MELD($meld, $terms, article: "the") } back

## The line above the hand when it is not up to the reader. It has little room, on narrow screens least.

waits-forPlayers = Waiting for players
waits-gameOver = The game is over
waits-choosingDealer = Choosing the first dealer
waits-aboutToDeal = About to deal
waits-dealOver = Deal { $deal } is over
# A player may call "Rummy" for these cards.
waits-forCall = Waiting: does anyone call the { CARDS($cards) }?
waits-forTaker = Waiting: does anyone take the { CARDS($cards) }?
waits-botPlays = A bot plays for { $name }
# The dealer turned up a two.
waits-sizing = { $name } is choosing: 2 cards or 12
waits-naming = { $name } is naming the { TERM($terms, "wild") } rank
waits-press = { $name } may take { COUNT($points, "point") } to double the next deal
waits-watching = You’re watching: { $name } is playing
waits-for = Waiting for { $name }
# A player is out, and the others have a last turn.
waits-last = Last turns: waiting for { $name }

## The same when the reader has a question to answer.

asks-size = You turned up a two: 2 cards or 12?
asks-name = Your deal: name the { TERM($terms, "wild") } rank
asks-press = Take { COUNT($points, "point") } for the Press?
# The reader may call "Rummy" for `$count` cards.
asks-call =
    { $count ->
        [one] Rummy? The { CARDS($cards) } fits
       *[other] Rummy? The { CARDS($cards) } fit
    }
asks-take = Take the { CARDS($cards) }?

## The same when the reader draws.

# The pile cannot be taken.
draws-leavePile = Stock empty: leave the pile to end the deal
draws-takeOrLeave =
    { $length ->
        [short] Take from the pile, or leave it
       *[full] Stock empty: take from the pile, or leave it to end the deal
    }
draws-floating = You float: draw from the stock
draws-stock = Your turn: draw from the stock
draws-any = Your turn: draw a card
draws-orMelds = Your turn: draw a card or lay cards
draws-stockOrMelds = Your turn: draw from the stock or lay cards
# `$name` is out, and the others have a last turn.
draws-last =
    { $length ->
        [short] Your last turn: draw a card
       *[full] { $name } { TERM($terms, "wentOut") }. Your last turn: draw a card
    }
draws-lastFromStock =
    { $length ->
        [short] Your last turn: draw from the stock
       *[full] { $name } { TERM($terms, "wentOut") }. Your last turn: draw from the stock
    }
# Several cards of the pile may be taken at once.
draws-deep = Your turn: draw a card, or take several from the pile

## The same when the reader has one thing left to do. `$button` is a button's label.

duties-emptyHanded =
    { $end ->
        [goOut] You have no cards left: { TERM($terms, "goOut") }
        [float] You have no cards left: float
       *[undo] You have no cards left: undo something
    }
# The only turn for melds after another player went out.
duties-lastChance =
    { $mayLay ->
        [yes] Last chance: lay down { TERM($terms, "melds") }, then press { $button }
       *[no] Nothing left to lay: press { $button }
    }
duties-melding = Your turn: lay more cards or press { $button }
duties-discardLast = Discard your last card to { TERM($terms, "goOut") }
# A card taken from the pile has to be used.
duties-layTaken = Your turn: lay { CARD($card, article: "the") } with two natural cards
duties-playTaken = Your turn: play { CARD($card, article: "the") } you took
# So has a wild that was freed.
duties-reuseWild = Your turn: play the { TERM($terms, "wild") } you took
duties-layOffLast = Your last card fits a { TERM($terms, "meld") }: lay it off
duties-layAll = Lay down all your cards to { TERM($terms, "goOut") }

## The same when the reader plays: "Your turn: lay down melds, lay off or discard to end your turn". `$choices` are what
## the messages below say. `$begins`: the reader begins with an extra card instead of a draw; `$later`: nobody may lay
## melds yet; `$isLast`: another player is out.

turn-step =
    { $begins ->
        [yes]
            { $length ->
                [short] You begin
               *[full] You begin with an extra card
            }
       *[no]
            { $isLast ->
                [yes] Your last turn
               *[no] Your turn
            }
    }: { LIST($choices, type: "or") }{ $later ->
        [yes] ; { TERM($terms, "melds") } come later
       *[no] {""}
    }
turn-melds =
    { $length ->
        [short]
            { IS(TERM($terms, "melds"), "melds") ->
                [yes] meld
               *[no] lay { TERM($terms, "melds") }
            }
       *[full] lay down { TERM($terms, "melds") }
    }
# In place of `turn-melds` where the first melds need points.
turn-openingMelds = lay down { TERM($terms, "melds") } for { $points } points
# While the reader puts them together. `$state`: `selected` in the hand, `laid` on the table, or what is there.
turn-openingCount =
    { $state ->
        [laid] { $points } of { $needed } points: lay down more, or undo
        [noRun] { $points } of { $needed } points, but no run without { TERM($terms, "wilds") } yet
        [enough] { $points } of { $needed } points: enough to lay down
       *[selected] { $points } of { $needed } points
    }
turn-contract = lay your contract
# `$beside`: whether laying down melds is named, too.
turn-layOff =
    { $beside ->
        [melds] lay off
       *[others]
            { $length ->
                [short] lay off
               *[full] lay off a card
            }
    }
turn-swap =
    { $length ->
        [short] swap for a { TERM($terms, "wild") }
       *[full] swap a card for a { TERM($terms, "wild") }
    }
turn-goRummy = { TERM($terms, "goOut") }
turn-discard =
    { $isOnly ->
        [yes] discard a card
       *[no]
            { $length ->
                [short] discard
               *[full] discard to end your turn
            }
    }
turn-press = press { $button }
turn-undo = undo something
# While the pauses of bots can be skipped, after a message above.
turn-skippable = { $step } · tap the table to skip
turn-skip = Skip to your turn

## The title of the page.

pageTitle-plain = Crazy Rummy
pageTitle-yourTurn = ● Your turn — Crazy Rummy

## A bot stands in for the reader.

standIn-playedFor = A bot plays for you
standIn-back = I’m back

## There is no sign of somebody whom the table waits for.

silence-you = Are you there? The others may let a bot play.
silence-letBot = Let a bot play
# Beside the button above.
silence-noSign = No sign of { $name }

## Questions over the table.

questions-yes = Yes
questions-no = No
questions-notThisDeal = Not in this deal
# For a screen reader, after a question that these keys answer.
questions-keys = Press Y for yes, N for no.
questions-seconds = { $seconds } s
# The dealer names the wild rank.
questions-name = Which rank should be { TERM($terms, "beWilds") }?
questions-size = You turned up a two. How many cards do you want in all?
# The offer of cards out of turn.
takes-title = Take the { CARDS($cards) } out of turn?
# How often the player may still take a card out of turn, this one included.
takes-left =
    { $left ->
        [one] One take left in this deal.
       *[other] { $left } takes left in this deal.
    }
# The offer of cards that fit, to the first player who calls "Rummy". The call may bring a whole turn.
calls-title = { asks-call }.
# The question to the player with the highest total: the Press.
press-title = Take { COUNT($points, "point") } to double the next deal?
press-rule = The Press: the next deal counts double for everyone if one total is 50 or more above all others.
# After the rule: the reader's total, the next highest, and the points to take.
press-offer =
    { $points ->
        [one] Your total is { $own }, the next { $next }. If you say yes, { COUNT($points, "point") } is added to your total now. If not, nothing changes.
       *[other] Your total is { $own }, the next { $next }. If you say yes, { COUNT($points, "point") } are added to your total now. If not, nothing changes.
    }
