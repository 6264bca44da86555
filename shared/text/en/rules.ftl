### The rules in sentences: a label and a sentence for each value of every option, and remarks that belong to none.
### Only those that apply are said, in this order. Numbers and lists are values of one sentence.

## Players and cards.

topic-players = Players and cards
option-table-minPlayers-label = Fewest players
option-table-minPlayers = At least { $players } players.
option-table-maxPlayers-label = Most players
option-table-maxPlayers = At most { $players } players.
option-table-direction-label = Direction
option-table-direction-clockwise = Dealing and play go clockwise, and so does the turn to deal.
option-table-direction-counterClockwise = Dealing and play go anticlockwise, and so does the turn to deal.
option-table-firstDealer-label = First dealer
option-table-firstDealer-random = The first dealer is chosen at random.
option-table-firstDealer-lowestDraw = Everyone draws a card, and the lowest card deals first; aces are low.
option-table-firstDealer-firstJack = Cards are dealt face up around the table, and the player who gets the first jack deals first.
option-table-drawTie-label = Equal cards in that draw
option-table-drawTie-lowestRedraw = Players who tie for the lowest card draw again.
option-table-drawTie-allEqualRedraw = Players who draw equal cards draw again, until no two are equal.
option-pack-packs-label = Packs
option-pack-packs-one = One pack of 52 cards.
option-pack-packs-two = Two packs shuffled together.
option-pack-packs-twoAbove4 = One pack for up to four players, two packs for more.
option-pack-packs-threeAbove4 = Two packs for up to four players, three packs for more.
option-pack-packs-halfOfPlayers = One pack for every two players, rounded up.
option-pack-jokers-label = Jokers
option-pack-jokers-0 = No jokers.
option-pack-jokers-1 = One joker.
option-pack-jokers-2 = Two jokers.
option-pack-jokers-4 = Four jokers.
option-pack-jokers-6 = Six jokers.
option-pack-jokers-twoPerPack = Two jokers in each pack.
option-pack-lowestRank-label = Cards taken out
option-pack-lowestRank-2 = No cards are taken out.
option-pack-lowestRank-3 = The twos are taken out.
option-pack-lowestRank-4 = The twos and threes are taken out.
option-pack-lowestRank-6 = The twos, threes, fours and fives are taken out.
remark-players-exactly = For { $players } players.
remark-players-either = For { LIST($numbers, type: "or") } players.
remark-players-fromTo = For { $fewest } to { $most } players.

## The deal.

topic-deal = The deal
option-table-firstPlayer-label = Who plays first
option-table-firstPlayer-afterDealer = The player after the dealer plays first.
option-table-firstPlayer-dealer = The dealer plays first.
option-deal-size-label = Size of the hands
option-deal-size-fixed = Hands are the same size in every deal.
option-deal-size-byRound = Hands grow by one card with every deal.
option-deal-size-byContract = The contract of each deal sets the size of the hands.
option-deal-size-byUpcard = Each player is dealt a whole hand at once. The first card is face up and sets the size of the hand.
option-deal-cards-label = Cards each
option-deal-cards = Everyone starts with { $cards } cards.
option-deal-cardsIfFew-label = Cards each at a small table
option-deal-cardsIfFew =
    { $cards ->
        [0] Everyone starts with the same number of cards, however many play.
       *[other] At a small table everyone starts with { $cards } cards.
    }
# Follows `option-deal-cardsIfFew`, which calls it a small table.
option-deal-fewPlayers-label = Size of a small table
option-deal-fewPlayers =
    { $players ->
        [2] A small table has two players.
       *[other] A small table has up to { $players } players.
    }
option-deal-upcardMeaning-label = What the first card means
option-deal-upcardMeaning-additional = The face-up card shows how many more cards that player is dealt.
option-deal-upcardMeaning-total = The face-up card shows how many cards that player has in all, including itself.
option-deal-upcardCourts-label = Court cards as the first card
option-deal-upcardCourts-ten = A face-up jack, queen or king means 10 cards.
option-deal-upcardCourts-elevenToThirteen = A face-up jack means 11 cards, a queen 12 and a king 13.
option-deal-upcardAce-label = An ace as the first card
option-deal-upcardAce = A face-up ace means { $cards } cards.
option-deal-upcardPermanentWild-label = A permanent wild as the first card
option-deal-upcardPermanentWild-buried = A face-up card that is always { TERM($terms, "beWild") } goes back into the pack, and another is turned up.
option-deal-upcardPermanentWild-15 = A face-up card that is always { TERM($terms, "beWild") } means 15 cards.
option-deal-upcardPermanentWild-20 = A face-up card that is always { TERM($terms, "beWild") } means 20 cards.
option-deal-upcardPermanentWild-25 = A face-up card that is always { TERM($terms, "beWild") } means 25 cards.
option-deal-upcardPermanentWild-twoOrTwelve = If twos are always { TERM($terms, "beWilds") }, a player with a face-up two chooses to have two or twelve cards in all.
option-deal-burySmallUpcards-label = A two, three or four as the first card
option-deal-burySmallUpcards-false = A small face-up card means a small hand.
option-deal-burySmallUpcards-true = A face-up two, three or four goes back into the pack, and another card is turned up.
option-deal-order-label = Dealing
option-deal-order-cards = Cards are dealt one at a time.
option-deal-order-hands = Each player is dealt a whole hand at once.
option-deal-extra-label = Extra card
option-deal-extra-firstPlayer = The first player is dealt one extra card, which replaces the first draw.
option-deal-extra-nobody = Nobody is dealt an extra card: the first turn begins with a draw, like any other.
option-deal-pileUpcard-label = Start of the discard pile
option-deal-pileUpcard-none = The discard pile begins with the first discard.
option-deal-pileUpcard-kept = A card is turned up to begin the discard pile.
option-deal-pileUpcard-replacedIfWild = A card is turned up to begin the discard pile; if it is { TERM($terms, "beWild") }, it goes back into the pack and another is turned up.
remark-deal-wholeHands = Each player is dealt a whole hand at once, the dealer last, with the first card face up.
remark-deal-handsByContract = Deal by deal, everyone starts with { LIST($hands) } cards.
remark-deal-handsGrow = Everyone is dealt { $cards } cards in the first deal and one more in each deal after it.
remark-deal-hands = Everyone is dealt { $cards } cards.
remark-deal-handsIfFew =
    { $players ->
        [2] Everyone is dealt { $cards } cards, or { $few } with two players.
       *[other] Everyone is dealt { $cards } cards, or { $few } with up to { $players } players.
    }

## Which cards are wild.

topic-wilds = Which cards are { TERM($terms, "beWilds") }
option-wilds-source-label = The wild rank
option-wilds-source-schedule = Each deal has its own { TERM($terms, "wild") } rank, known from the start.
option-wilds-source-dealerNames = The dealer looks at their hand and names the { TERM($terms, "wild") } rank; each rank can be named only once in a game.
option-wilds-source-dealerFirstCard = The dealer’s first card is dealt face up: all cards of its rank are { TERM($terms, "beWilds") }.
option-wilds-source-dealerLastCard = The dealer’s last card is dealt face up: all cards of its rank are { TERM($terms, "beWilds") }.
option-wilds-source-dealerExtraCard = The dealer is dealt one more card, face up: all cards of its rank are { TERM($terms, "beWilds") }.
option-wilds-source-outsideCard = A separate card is turned up: all cards of its rank are { TERM($terms, "beWilds") }.
option-wilds-source-stockCard = After the deal, the top card of the stock is turned up: all cards of its rank are { TERM($terms, "beWilds") }.
option-wilds-source-none = There is no { TERM($terms, "wild") } rank.
# Follows `remark-wilds-deals`. The ranks are as on cards: "A 2 3".
option-wilds-schedule-label = The deals
option-wilds-schedule-none = The number of deals is not fixed.
option-wilds-schedule-ranks = In turn, these ranks are { TERM($terms, "beWilds") }: { RANKS($ranks, style: "short", type: "space") }.
option-wilds-jokerDeal-label = A last deal for the joker
option-wilds-jokerDeal-false = There is no extra deal.
option-wilds-jokerDeal-true = One more deal follows, with no { TERM($terms, "wild") } rank.
# `$kinds` are some of the next four, in this order.
option-wilds-permanent-label = Always wild
option-wilds-permanent-none = No cards are always { TERM($terms, "beWilds") }.
option-wilds-permanent-kinds = { CAPITAL(LIST($kinds)) } are always { TERM($terms, "beWilds") }.
permanentWilds-jokers = jokers
permanentWilds-twos = twos
permanentWilds-tens = tens
permanentWilds-oneEyedJacks = one-eyed jacks
option-wilds-indicator-label = The card that shows the wild rank
option-wilds-indicator-outOfPlay = The card that shows the { TERM($terms, "wild") } rank stays out of play.
option-wilds-indicator-startsPile = The card that shows the { TERM($terms, "wild") } rank begins the discard pile.
option-wilds-permanentIndicator-label = If it is always wild
option-wilds-permanentIndicator-buried = If that card is always { TERM($terms, "beWild") }, it goes back into the pack and another is turned up.
option-wilds-permanentIndicator-dealerGetsMore = If that card is always { TERM($terms, "beWild") }, the dealer keeps it and is dealt another, and so on until one is not.
option-wilds-aceAllowed-label = Aces as the wild rank
option-wilds-aceAllowed-true = Aces can be the { TERM($terms, "wild") } rank.
option-wilds-aceAllowed-false = Aces are never the { TERM($terms, "wild") } rank.
remark-wilds-noWilds = There are no { TERM($terms, "wildCards") }.
remark-wilds-deals =
    { $deals ->
        [1] There is one deal.
       *[other] There are { $deals } deals.
    }
remark-wilds-oneJoker = The joker is always { TERM($terms, "beWild") }.
remark-wilds-noOthers = There are no other { TERM($terms, "wilds") }.
remark-wilds-buried = If { LIST($kinds, type: "or") } is turned up, it goes back into the pack and another card is turned up.
# One of the cards that are always wild.
onePermanentWild-jokers = a joker
onePermanentWild-twos = a two
onePermanentWild-tens = a ten
onePermanentWild-oneEyedJacks = a one-eyed jack
remark-wilds-standsForAny = A { TERM($terms, "wild") } can stand for any other card.
remark-wilds-usedAsItIs = A card of the { TERM($terms, "wild") } rank can always be used as the card it is.

## A turn.

topic-turn = A turn
option-draw-depth-label = How deep you may draw
option-draw-depth-one = Begin your turn by drawing the top card of the stock or of the discard pile.
option-draw-depth-any = Begin your turn by drawing the top card of the stock, or any number of cards from the top of the discard pile.
option-draw-gated-label = The pile before the first meld
option-draw-gated-false = You may take from the discard pile before your first { TERM($terms, "meld") } just as after it.
option-draw-gated-true = Before your first { TERM($terms, "meld") }, you may take only the top discard, and only to lay it in a new { TERM($terms, "meld") } in that turn.
option-draw-deepestMustMeld-label = The bottom card taken
option-draw-deepestMustMeld-false = You may keep the bottom card of those you take from the pile.
option-draw-deepestMustMeld-true = If you take two or more cards from the pile, you must lay the bottom one in that turn.
option-draw-takenFrozen-label = Cards taken wait a turn
option-draw-takenFrozen-false = You may lay cards from the pile in the turn in which you take them.
option-draw-takenFrozen-true = After your first { TERM($terms, "meld") }, you may not lay cards you take from the pile until your next turn.
option-draw-topMustMeld-label = The top discard
option-draw-topMustMeld-false = You may keep the top discard when you take it.
option-draw-topMustMeld-true = If you take the top discard, you must lay it on the table in that turn.
option-draw-twoNaturals-label = Two natural cards with a card taken
option-draw-twoNaturals-off = You need no natural cards to go with the cards you take from the pile.
option-draw-twoNaturals-forSeveral = If you take more than the top discard, you must lay the bottom card you take in a new { TERM($terms, "meld") }, with two natural cards from your hand.
option-draw-twoNaturals-always = To take from the pile, you must hold two natural cards that match the bottom card you take, and lay them with it.
option-draw-useOrDiscard-label = A card from the stock
option-draw-useOrDiscard-false = You may keep a card from the stock.
option-draw-useOrDiscard-true = You must lay or discard a card from the stock in the turn in which you draw it.
option-draw-giveBack-label = Discarding a card taken
option-draw-giveBack-yes = You may discard a card you have just taken from the pile.
option-draw-giveBack-no = You may not discard a card you have just taken from the pile.
option-draw-giveBack-notIfTopOnly = If you take only the top discard, you may not discard it in that turn.
option-goingOut-wildDiscard-label = Discarding a wild
option-goingOut-wildDiscard-true = You may discard a { TERM($terms, "wild") } like any other card.
option-goingOut-wildDiscard-false = You may discard a { TERM($terms, "wild") } only if you can discard nothing else.
option-draw-outOfTurn-label = Taking out of turn
option-draw-outOfTurn-off = Nobody may take a discard out of turn.
option-draw-outOfTurn-afterDraw = After a player draws from the stock, one other player may take the top discard out of turn, and must draw a card from the stock as well; the next player in turn has first choice.
option-draw-outOfTurn-beforeDraw = Before a player draws from the stock, one other player may take the top discard out of turn, and must draw a card from the stock as well; the next player in turn has first choice.
option-draw-takes-label = How often out of turn
option-draw-takes-none = You may take out of turn as often as you like.
option-draw-takes-most = You may take out of turn at most { $times } times in a deal.
option-draw-afterMeld-label = The pile after the first meld
option-draw-afterMeld-open = You may take from the discard pile after your first { TERM($terms, "meld") } as well.
option-draw-afterMeld-closed = Once you have laid a { TERM($terms, "meld") } in a deal, you may take nothing more from the discard pile.
option-draw-pileShown-label = What you see of the discard pile
option-draw-pileShown-top = Only the top card of the discard pile can be seen.
option-draw-pileShown-all = The whole discard pile can be seen.
option-goingOut-discardTakeBack-label = Taking a discard back
option-goingOut-discardTakeBack-false = A discard is final.
option-goingOut-discardTakeBack-true = You may take a discard back until the next player draws.
option-goingOut-oneCard-label = One-card rule
option-goingOut-oneCard-true = With one card left, you must draw from the stock. Then you either { TERM($terms, "goOut") }, or keep the card you drew and discard the old one.
option-goingOut-oneCard-false = With one card left, you draw and discard as usual.
remark-turn-layAndDiscard = Then you may lay cards on the table. Discard a card face up to end your turn.
remark-turn-onlyDiscard = Discard a card face up to end your turn.

## Melds.

topic-melds = { TERM($terms, "Melds") }
option-melds-kinds-label = Kinds of melds
option-melds-kinds-both = A { TERM($terms, "meld") } is either a { TERM($terms, "set") }, cards of one rank, or a run, cards of one suit in sequence.
option-melds-kinds-sets = A { TERM($terms, "meld") } is a { TERM($terms, "set") }, cards of one rank; there are no runs.
option-melds-kinds-runs = A { TERM($terms, "meld") } is a run, cards of one suit in sequence; there are no { TERM($terms, "sets") }.
option-melds-setMin-label = Smallest set
option-melds-setMin = A { TERM($terms, "set") } has at least { $cards } cards.
option-melds-setMax-label = Largest set
option-melds-setMax =
    { $cards ->
        [0] A { TERM($terms, "set") } may have any number of cards.
       *[other] A { TERM($terms, "set") } has at most { $cards } cards.
    }
option-melds-duplicates-label = Same card twice in a set
option-melds-duplicates-false = No card may be in a { TERM($terms, "set") } twice.
option-melds-duplicates-true = The same card may be in a { TERM($terms, "set") } more than once.
option-melds-overflow-label = Sets larger than the pack
option-melds-overflow-false = A { TERM($terms, "set") } never has more cards than there are of its rank.
option-melds-overflow-true = With { TERM($terms, "wilds") }, a { TERM($terms, "set") } may have more cards than there are of its rank.
option-melds-runMin-label = Shortest run
option-melds-runMin = A run has at least { $cards } cards.
option-melds-runAce-label = Aces in runs
option-melds-runAce-low = Aces are low in runs: A 2 3, but not Q K A.
option-melds-runAce-lowOrHigh = An ace may be low or high in a run, A 2 3 or Q K A, but not both in the same run.
option-melds-runAce-eitherEnd = A run may have an ace at either end, or at both ends.
option-melds-runAce-high = Aces are high in runs: Q K A, but not A 2 3.
option-melds-runAce-highOrLow = Aces are high in runs, Q K A, and may be low too, A 2 3, but not both in the same run.
option-melds-wildLimit-label = Wilds in a meld
option-melds-wildLimit-none = A { TERM($terms, "meld") } may have any number of { TERM($terms, "wilds") }.
option-melds-wildLimit-atMostNaturals = A { TERM($terms, "meld") } may not have more { TERM($terms, "wilds") } than natural cards.
option-melds-wildLimit-fewerThanNaturals = A { TERM($terms, "meld") } must have more natural cards than { TERM($terms, "wilds") }.
option-melds-wildLimit-one = A { TERM($terms, "meld") } may have only one { TERM($terms, "wild") }.
option-melds-wildLimit-half = No more than half of a { TERM($terms, "meld") } may be { TERM($terms, "wilds") }.
option-melds-wildLimit-oneWhenLaid = A { TERM($terms, "meld") } may have only one { TERM($terms, "wild") } when you lay it. More may be added to it on the table.
option-melds-wildLimit-apart = No two { TERM($terms, "wilds") } may lie side by side in a run. A { TERM($terms, "set") } must have at least two natural cards.
option-melds-splitLong-label = Long melds as two
option-melds-splitLong-false = Even long { TERM($terms, "melds") } may have only one { TERM($terms, "wild") }.
option-melds-splitLong-true = A { TERM($terms, "meld") } of six or more cards counts as two parts, and each may have one { TERM($terms, "wild") }.
option-melds-ownPlace-label = Wilds in their own place
option-melds-ownPlace-natural = A { TERM($terms, "wild") } used as the card it is counts as a natural card.
option-melds-ownPlace-wild = A { TERM($terms, "wild") } used as the card it is still counts as a { TERM($terms, "wild") }.
option-melds-ownPlace-choice = A { TERM($terms, "wild") } used as the card it is counts as a natural card or a { TERM($terms, "wild") }, whichever you like.
option-melds-allWild-label = Melds of wilds alone
option-melds-allWild-ordinary = A { TERM($terms, "meld") } may be made of { TERM($terms, "wilds") } alone.
option-melds-allWild-locked = A { TERM($terms, "meld") } may be made of { TERM($terms, "wilds") } alone; if it is a { TERM($terms, "set") }, no { TERM($terms, "wild") } can be taken from it.
option-melds-allWild-special = A { TERM($terms, "meld") } may be made of { TERM($terms, "wilds") } alone; then only more { TERM($terms, "wilds") } can be added to it.
option-melds-setWild-label = Wilds in a set
option-melds-setWild-anyMissing = In a { TERM($terms, "set") }, a { TERM($terms, "wild") } stands for any missing suit.
option-melds-setWild-named = In a { TERM($terms, "set") }, a { TERM($terms, "wild") } stands for one suit, which you name when you lay it.
option-play-when-label = When melds are laid
option-play-when-duringTurns = You may lay { TERM($terms, "melds") } on the table on your turn, but you never have to.
option-play-when-goingOutOnly = { TERM($terms, "Melds") } stay in the hand until a player { TERM($terms, "goesOut") }.
option-play-firstTurn-label = Melds on the first turn
option-play-firstTurn-true = You may lay { TERM($terms, "melds") } on the first turn of a deal as on any other.
option-play-firstTurn-false = The first player may not lay anything on the first turn of a deal.
option-play-firstRound-label = Melds in the first round
option-play-firstRound-true = You may lay { TERM($terms, "melds") } in the first round.
option-play-firstRound-false = Nobody may lay anything until everyone has had a turn and play is back at the first player.
option-play-meldsPerTurn-label = New melds in a turn
option-play-meldsPerTurn-0 = You may lay any number of new { TERM($terms, "melds") } in a turn.
option-play-meldsPerTurn-1 = You may lay only one new { TERM($terms, "meld") } in a turn.
option-play-firstMeld-label = Points for the first melds
option-play-firstMeld-none = Your first { TERM($terms, "melds") } may be worth any number of points.
option-play-firstMeld-points = Your first { TERM($terms, "melds") } in a deal, all laid in one turn, must count at least { $points } together. A { TERM($terms, "wild") } counts as the card it stands for.
option-play-firstRun-label = A run without wilds
option-play-firstRun-false = They need not include a run without { TERM($terms, "wilds") }.
option-play-firstRun-true = One of those { TERM($terms, "melds") } must be a run without { TERM($terms, "wilds") }.
option-play-contract-label = Contracts
option-play-contract-off = There are no contracts: your first { TERM($terms, "meld") } may be any { TERM($terms, "meld") }.
# `$contracts`: one for each deal, from `ruleContract-deal`.
option-play-contract-table = Each of the { $deals } deals has a contract, which you must lay all at once before anything else: { LIST($contracts, type: "semicolon") }.
option-play-contract-written =
    { $count ->
        [1] Every deal has the same contract, which you must lay all at once before anything else: { LIST($contracts, type: "semicolon") }.
       *[other] Each deal has a contract, which you must lay all at once before anything else: { LIST($contracts, type: "semicolon") }. After the last contract, the first comes again.
    }
# `$size`: 0 for any size.
ruleContract-run =
    { $count ->
        [one]
            { $size ->
                [0] a run
               *[other] a run of { $size }
            }
       *[other]
            { $size ->
                [0] { $count } runs
               *[other] { $count } runs of { $size }
            }
    }
ruleContract-set =
    { $count ->
        [one]
            { $size ->
                [0] a { TERM($terms, "set") }
               *[other] a { TERM($terms, "set") } of { $size }
            }
       *[other]
            { $size ->
                [0] { $count } { TERM($terms, "sets") }
               *[other] { $count } { TERM($terms, "sets") } of { $size }
            }
    }
ruleContract-either =
    { $count ->
        [one] a { TERM($terms, "set") } or run of { $size }
       *[other] { $count } { TERM($terms, "sets") } or runs of { $size }
    }
ruleContract-deal =
    { $isEveryCard ->
        [yes] { LIST($melds) }, using all your cards
       *[no] { LIST($melds) }
    }
option-play-contractAlike-label = Similar melds in a contract
option-play-contractAlike-differ = The runs of a contract must differ in suit, and its { TERM($terms, "sets") } in rank.
option-play-contractAlike-apart = Two { TERM($terms, "sets") } of a contract may have the same rank. Two of its runs may have the same suit, unless one goes on where the other ends.
option-play-contractAlike-any = Two { TERM($terms, "sets") } of a contract may have the same rank, and two of its runs the same suit.
option-play-contractExact-label = Size of the melds in a contract
option-play-contractExact-false = The { TERM($terms, "melds") } of a contract may have more cards than it asks for.
option-play-contractExact-true = The { TERM($terms, "melds") } of a contract must have just as many cards as it asks for, unless it takes all your cards.
option-play-meldTurns-label = Turns with melds
option-play-meldTurns-afterDraw = You lay { TERM($terms, "melds") } after your draw and before your discard.
option-play-meldTurns-insteadOfDraw = Instead of drawing, you may lay cards on the table. Such a turn has neither a draw nor a discard.
option-play-newAfterContract-label = New melds after the contract
option-play-newAfterContract-false = After your contract, you may lay no new { TERM($terms, "melds") }, only add cards.
option-play-newAfterContract-true = After your contract, in the same turn or later, you may also lay new { TERM($terms, "melds") }.
remark-melds-unlikeOthers = What must differ within a contract must also differ in all that you lay in a deal.
remark-melds-wildsCount = { TERM($terms, "Wilds") } count towards that number.
remark-melds-noWrapping = A run never wraps around: K A 2 is not a run.
remark-melds-saidOnce = If your cards could be different { TERM($terms, "melds") }, you say which one you mean, and it stays that way.

## Laying off.

topic-layingOff = Laying off
option-play-layOffNeedsMeld-label = A meld of your own first
option-play-layOffNeedsMeld-true = Once you have laid a { TERM($terms, "meld") } of your own in a deal, you may lay off: add cards to { TERM($terms, "melds") } on the table.
option-play-layOffNeedsMeld-false = You may lay off, adding cards to { TERM($terms, "melds") } on the table, before you have laid any of your own.
option-play-layOffFrom-label = Adding cards after the first melds
option-play-layOffFrom-sameTurn = You may add cards in the turn in which you lay your first { TERM($terms, "melds") }.
option-play-layOffFrom-nextTurn = In the turn in which you lay your first { TERM($terms, "melds") }, you may not yet add cards to { TERM($terms, "melds") } on the table or take { TERM($terms, "wilds") } from them.
option-play-layOffOthers-label = Laying off on others’ melds
option-play-layOffOthers-true = You may lay off on any player’s { TERM($terms, "melds") }.
option-play-layOffOthers-false = You may lay off only on your own { TERM($terms, "melds") }.
option-play-owner-label = Who owns the cards
option-play-owner-common = Cards on the table belong to nobody.
option-play-owner-player = Every card on the table lies in front of the player who played it and counts for that player.
option-goingOut-callRummy-label = Calling “Rummy”
option-goingOut-callRummy-off = Nobody may call “Rummy” on a discard.
option-goingOut-callRummy-top = When a discard fits a { TERM($terms, "meld") } on the table, other players may call “Rummy!” and lay it there before the next player draws; if several call, the nearest in turn gets it.
option-goingOut-callRummy-pile = After a discard, other players may call “Rummy!” on any card of the pile that fits a { TERM($terms, "meld") } on the table or makes one with cards above it. The caller also takes all the cards above it. If several call, the nearest in turn gets the card.
option-goingOut-callEffect-label = What a caller does
option-goingOut-callEffect-wholeTurn = The call replaces a draw: the caller plays a turn, and play goes on from there.
option-goingOut-callEffect-cardOnly = The caller lays only that card, and play goes on as before.
remark-layingOff-opening = Once your first { TERM($terms, "melds") } have those points, even in the same turn, you may lay off: add cards to { TERM($terms, "melds") } on the table. Cards you lay off do not count towards those points.

## Swapping for wilds.

topic-swaps = Swapping for { TERM($terms, "wilds") }
option-swap-to-label = Swapping for wilds
option-swap-to-free = If you hold the card that a { TERM($terms, "wild") } on the table stands for, you may swap it for the { TERM($terms, "wild") }, which you may play or keep.
option-swap-to-off = A { TERM($terms, "wild") } on the table stays where it is.
option-swap-to-thisTurn = If you hold the card that a { TERM($terms, "wild") } on the table stands for, you may swap it for the { TERM($terms, "wild") }, which you must play again in that turn.
option-swap-to-otherMeld = If you hold the card that a { TERM($terms, "wild") } on the table stands for, you may put it in its place and move the { TERM($terms, "wild") } to another { TERM($terms, "meld") }, or to another place in the same one.
option-swap-to-stays = If you hold the card that a { TERM($terms, "wild") } on the table stands for, you may put it in its place and move the { TERM($terms, "wild") } to another place in the same { TERM($terms, "meld") }.
option-swap-needsMeld-label = A meld before swapping
option-swap-needsMeld-true = You must have laid a { TERM($terms, "meld") } of your own in the deal first.
option-swap-needsMeld-false = You need no { TERM($terms, "meld") } of your own for that.
option-swap-which-label = Which wilds may leave a meld
option-swap-which-all = Any { TERM($terms, "wild") } may leave its { TERM($terms, "meld") } that way.
option-swap-which-jokers = Only jokers may leave their { TERM($terms, "meld") }; other { TERM($terms, "wilds") } stay in theirs.
option-swap-allWildLocked-label = Sets of wilds alone
option-swap-allWildLocked-false = A { TERM($terms, "wild") } can be taken even from a { TERM($terms, "set") } of { TERM($terms, "wilds") } alone.
option-swap-allWildLocked-true = Nothing can be taken from a { TERM($terms, "set") } that was laid with { TERM($terms, "wilds") } alone.
option-swap-perTurn-label = Wilds taken in a turn
option-swap-perTurn-0 = You may swap for any number of { TERM($terms, "wilds") } in a turn.
option-swap-perTurn-1 = You may swap for only one { TERM($terms, "wild") } in a turn.
option-swap-sets-label = Wilds in sets
option-swap-sets-one = In a { TERM($terms, "set") }, one of the missing cards is enough.
option-swap-sets-never = A { TERM($terms, "wild") } in a { TERM($terms, "set") } stays there.
option-swap-sets-all = In a { TERM($terms, "set") } of three, you must lay two of the missing cards at once to take a { TERM($terms, "wild") }. In a { TERM($terms, "set") } of four, it stays.
remark-swaps-afterDrawing = You may do that only after drawing.
remark-swaps-opening = You must have laid your first { TERM($terms, "melds") } with the points they need.
remark-swaps-namedSuit = In a { TERM($terms, "set") }, only the card of the suit that was named will do.
remark-swaps-anyOfRank = In a { TERM($terms, "set") }, any natural card of its rank will do.
remark-swaps-missingSuit = In a { TERM($terms, "set") }, a card of its rank in any missing suit will do.

## Going out.

topic-goingOut = { TERM($terms, "GoingOut") }
option-goingOut-discard-label = The last discard
option-goingOut-discard-required = To { TERM($terms, "goOut") }, you must have a card left to discard.
option-goingOut-discard-optional = You may { TERM($terms, "goOut") } with or without a last discard.
option-goingOut-discard-forbidden = To { TERM($terms, "goOut") }, you must lay your last card; you may not discard it.
option-goingOut-unplayable-label = An unplayable last discard
option-goingOut-unplayable-false = Your last discard may be any card.
option-goingOut-unplayable-true = Your last discard must be a card that could not be added to any { TERM($terms, "meld") } on the table.
option-goingOut-faceDown-label = The last discard’s face
option-goingOut-faceDown-false = The last discard lies face up.
option-goingOut-faceDown-true = The last discard lies face down.
option-goingOut-float-label = Floating
option-goingOut-float-off = Nobody stays in the deal without cards.
option-goingOut-float-on = If you have laid all your cards and have none left to discard, you float: you stay in, draw from the stock on your turn, and lay or discard the card you draw.
option-goingOut-float-onWithPenalty = If you have laid all your cards and have none left to discard, you float: you stay in, draw from the stock on your turn, and lay or discard the card you draw. When another player { TERM($terms, "goesOut") }, each floater draws one more card.
option-goingOut-firstTurn-label = Finishing on your first turn
option-goingOut-firstTurn-true = You may { TERM($terms, "goOut") } on your first turn.
option-goingOut-firstTurn-false = Nobody may { TERM($terms, "goOut") } on their first turn.
option-goingOut-relief-label = If others have had no turn
option-goingOut-relief-nothing = When a player { TERM($terms, "goesOut") }, players who have not had a turn do not get one.
option-goingOut-relief-meld = When a player { TERM($terms, "goesOut") } on their first turn, players who have not had a turn may still lay cards from the hand they were dealt.
option-goingOut-relief-fullTurn = When a player { TERM($terms, "goesOut") } on their first turn, players who have not had a turn still get one.
option-goingOut-upFor2-label = Up for 2
option-goingOut-upFor2-false = A lone two is a card like any other.
option-goingOut-upFor2-true = If a two is all you have left after your discard, you may end the deal and take 2 points for it, unless twos are { TERM($terms, "beWilds") }.
option-goingOut-rummyOnly-label = How a deal is ended
option-goingOut-rummyOnly-false = A deal ends when a player has played all their cards.
option-goingOut-rummyOnly-true = A deal ends when a player shows a whole hand of { TERM($terms, "melds") }.
option-goingOut-othersMeldAfter-label = The others’ melds afterwards
option-goingOut-othersMeldAfter-false = The others then lay nothing.
option-goingOut-othersMeldAfter-true = The others then lay the { TERM($terms, "melds") } they hold, in the way that leaves them the fewest points.
option-goingOut-lastTurns-label = Last turns
option-goingOut-lastTurns-false = When a player { TERM($terms, "goesOut") }, the others get no further turn.
option-goingOut-lastTurns-true = When a player { TERM($terms, "goesOut") }, each of the others has one more turn before the deal ends.
remark-goingOut-lastContract = In the last deal, though, the contract takes all your cards: you { TERM($terms, "goOut") } as you lay it, without a discard.
remark-goingOut-wholeContract = If the contract takes all your cards, you { TERM($terms, "goOut") } as you lay it, without a discard.

## The empty stock.

topic-stock = The empty stock
option-stock-end-label = When the stock is empty
option-stock-end-afterTurn = The player who draws the last card of the stock finishes the turn; then the deal ends.
option-stock-end-reshuffle = When the stock is empty, the discard pile is shuffled and becomes the new stock.
option-stock-end-whilePileTaken = When the stock is empty, play goes on as long as each player in turn takes from the discard pile.
option-stock-reshuffles-label = Number of reshuffles
option-stock-reshuffles-0 = That can happen ten times; the next time the stock is empty, the deal ends.
option-stock-reshuffles-1 = That happens once; the next time the stock is empty, the deal ends.
option-stock-keepTop-label = The top discard in a reshuffle
option-stock-keepTop-false = The whole pile goes into the stock.
option-stock-keepTop-true = The top discard stays where it is.
option-stock-score-label = If nobody has gone out
option-stock-score-hands = If the deal ends that way, everyone counts the cards in their hand.
option-stock-score-nobody = If the deal ends that way, nobody scores.
option-stock-score-melded = If the deal ends that way, everyone scores the cards they have laid, and hands count for nothing.
option-stock-score-meldedMinusHand = If the deal ends that way, everyone scores the cards they have laid, minus those in their hand.
option-stock-stalemate-label = Stalemate
option-stock-stalemate-false = A deal goes on even if nobody can finish it.
option-stock-stalemate-true = If everyone has one card left and no card can be added to any { TERM($terms, "meld") } any more, the deal ends and nobody scores.
remark-stock-standstill = If nobody draws from the stock or lays a card for four rounds, the deal ends in the same way.

## Scoring.

topic-scoring = Scoring
option-scoring-system-label = What is scored
option-scoring-system-penalties = When a player { TERM($terms, "goesOut") }, the others take penalty points for the cards in their hands.
option-scoring-system-winnerTakesHands = The player who { TERM($terms, "goesOut") } scores the cards in all the other hands.
option-scoring-system-meldedMinusHand = Everyone scores the cards they have laid, minus those in their hand.
option-scoring-system-meldedPlusHands = Everyone scores the cards they have laid; the player who { TERM($terms, "goesOut") } also scores the cards in all the other hands.
option-scoring-system-melded = Everyone scores the cards they have laid, and hands count for nothing.
option-scoring-best-label = Who wins
option-scoring-best-low = The lowest total wins.
option-scoring-best-high = The highest total wins.
option-scoring-ace-label = Ace
option-scoring-ace = An ace counts { $points }.
# `$lowest` is the lowest rank that counts as a number card: twos may be wild or taken out.
option-scoring-numbers-label = Twos to tens
option-scoring-numbers-face = { CAPITAL(RANK($lowest, number: "many")) } to tens count their face value.
option-scoring-numbers-fiveToNine = { CAPITAL(RANK($lowest, number: "many")) } to nines count 5, tens 10.
option-scoring-numbers-fiveToEight = { CAPITAL(RANK($lowest, number: "many")) } to eights count 5, nines and tens 10.
option-scoring-numbers-fiveToSeven = { CAPITAL(RANK($lowest, number: "many")) } to sevens count 5, eights to tens 10.
option-scoring-courts-label = Court cards
option-scoring-courts-ten = Jacks, queens and kings count 10.
option-scoring-courts-elevenToThirteen = Jacks count 11, queens 12 and kings 13.
option-scoring-wild-label = Wild
option-scoring-wild =
    { $points ->
        [0] A card of the { TERM($terms, "wild") } rank counts as it would if it were not { TERM($terms, "beWild") }.
       *[other] A { TERM($terms, "wild") } counts { $points }.
    }
option-scoring-wildAce-label = Ace as the wild rank
option-scoring-wildAce =
    { $points ->
        [0] Aces count the same when they are { TERM($terms, "beWilds") }.
       *[other] When aces are { TERM($terms, "beWilds") }, each counts { $points }.
    }
option-scoring-joker-label = Joker
option-scoring-joker = A joker counts { $points }.
option-scoring-permanentTwo-label = Two, always wild
option-scoring-permanentTwo = A two counts { $points }.
option-scoring-queenOfSpades-label = Queen of spades
option-scoring-queenOfSpades =
    { $points ->
        [0] The queen of spades counts the same as the other queens.
       *[other] The queen of spades counts { $points }.
    }
option-scoring-outBonus-label = Bonus
option-scoring-outBonus =
    { $points ->
        [0] There is no bonus for { TERM($terms, "goingOut") }.
       *[other] There is a bonus of { $points } points for { TERM($terms, "goingOut") }.
    }
option-scoring-doubleRummy-label = A whole hand at once
option-scoring-doubleRummy-false = Laying a whole hand at once earns nothing extra.
option-scoring-doubleRummy-true = Laying a whole hand in one turn, with nothing played before, counts double.
option-scoring-double7K-label = Sevens and kings
option-scoring-double7K-false = Every deal counts the same, whichever cards are { TERM($terms, "beWilds") }.
option-scoring-double7K-true = Deals in which sevens or kings are { TERM($terms, "beWilds") } count double.
option-scoring-press-label = The Press
option-scoring-press-off = No deal counts double because of the totals.
option-scoring-press-on = If one player’s total is 50 or more above everyone else’s, the next deal counts double.
option-scoring-press-voluntary = If one player’s total is 50 or more above everyone else’s, the next deal counts double. If the highest total falls short of that, its player may take the missing points.
option-scoring-autoPress-label = The Auto-Press
option-scoring-autoPress-false = After the first deal the Press works as after any other.
option-scoring-autoPress-true = With four or more players, the highest total after the first deal is raised to 50 above the next highest, so that the second deal counts double.
option-scoring-lowAce-label = Ace below a two
option-scoring-lowAce-none = An ace in a run counts the same at either end.
option-scoring-lowAce-points = Below a two in a run on the table, an ace counts { $points }.
option-scoring-blackAce-label = Black ace
option-scoring-blackAce-none = Black aces count the same as red ones.
option-scoring-blackAce-points = An ace of clubs or spades counts { $points }.
option-scoring-unopened-label = Nothing laid
option-scoring-unopened-none = A player who has laid nothing in a deal scores their hand like everyone else.
option-scoring-unopened-points = When another player { TERM($terms, "goesOut") }, a player who has laid nothing in the deal scores { $points } instead of their hand.
option-scoring-rummyBonus-label = Out in one turn
option-scoring-rummyBonus-none = Playing a whole hand in one turn earns no bonus.
option-scoring-rummyBonus-points = A player who plays a whole hand in one turn, with nothing played before, gets a bonus of { $points } points.

## The end of the game.

topic-gameEnd = The end of the game
option-game-end-label = End of the game
option-game-end-schedule = The game ends after the last deal.
option-game-end-target = The game ends after the deal in which a player reaches the target.
# With several: "The target is 100 points for 2 players, 150 for 3 and 200 for 4 or more."
option-game-targets-label = Target
option-game-targets-none = No target is set.
option-game-targets-one = The target is { GROUPED($points) } points.
option-game-targets-several = The target is { GROUPED($points) } points for 2 players, { LIST($others) } or more.
option-game-targets-for = { GROUPED($points) } for { $players }
option-game-targetWinner-label = Several at the target
option-game-targetWinner-best = If several players reach it in the same deal, the best total wins.
option-game-targetWinner-outFirst = If several players reach it in the same deal, the one who ended that deal wins; if none of them did, the best total wins.
remark-gameEnd-ties = Players with equal totals share a place.

## Settling up.

topic-money = Settling up
option-money-settle-label = Settling up
option-money-settle-off = Nobody pays anything at the end.
option-money-settle-everyPair = At the end, each pair of players settles the difference between their totals.
option-money-settle-winnerOnly = At the end, every other player pays the winner the difference between their totals.
option-money-rate-label = Price of a point
option-money-rate =
    { $cents ->
        [0] The difference is paid in points.
        [1] A point is worth one cent.
       *[other] A point is worth { $cents } cents.
    }
option-money-roundTo-label = Rounding
option-money-roundTo =
    { $cents ->
        [0] Differences are not rounded.
       *[other] Each difference is rounded to the nearest { $cents } cents.
    }
option-money-perDeal-label = Money for a deal
option-money-perDeal =
    { $cents ->
        [0] Nothing is paid for a single deal.
       *[other] The winner of a deal gets { $cents } cents from every other player.
    }

## Why rules cannot work together.

problem-noTable = A table has two to eight seats, and the fewest players cannot exceed the most.
problem-tooFewCards = There are not enough cards for every number of players allowed: all hands, the cards turned up and one card for the stock.
problem-jokersMissing = Jokers are wild, but there are none in the pack.
problem-jokersNotWild = There are jokers in the pack, so they must be wild.
problem-twosMissing = Twos are always wild, but they are taken out of the pack.
problem-growsForever = If hands grow with every deal, the number of deals must be fixed.
problem-turnedBeforeNamed = The card that begins the discard pile is turned up before the dealer names the wild rank, so it cannot be replaced if it is wild.
problem-noDeals = The game needs a number of deals, or a target.
problem-ranksWithoutEnd = A list of wild ranks runs out: in a game to a target, a card must show the wild rank, or there must be none.
problem-namedOnceEach = A dealer who names each rank once a game needs thirteen deals, a pack with all ranks, and aces allowed as the wild rank.
problem-rankNotInPack = A rank that is wild in one of the deals is taken out of the pack.
problem-dealWithoutRank = Each deal in the list needs a wild rank.
problem-jokerDealWithoutJoker = A last deal for the joker needs jokers that are wild.
problem-jokerDealAfterWhat = A last deal for the joker follows a fixed list of deals, not a target or a card turned up.
problem-twoPileStarts = The discard pile can begin with only one card: the one that shows the wild rank, or another.
problem-moreForNobody = The dealer can keep the card and be dealt another only if it was dealt to the dealer.
problem-takenUnseen = Cards deep in the discard pile can be taken or called only if the whole pile can be seen.
problem-frozenMustMeld = A card taken from the pile cannot be both laid at once and held for a turn.
problem-frozenCall = A card that is called is laid at once, so it cannot wait a turn.
problem-keepAndDiscard = With one card left, you must keep the card you draw, so no rule can make you lay or discard it.
problem-outOfTurnBound = A discard taken out of turn cannot be laid at once.
problem-setTooLarge = There are only four different cards of a rank: larger sets need two packs with the same card allowed twice, or wilds beyond the pack.
problem-lowAceAlone = With the twos taken out, aces can only be high in runs.
problem-lockedOrNot = Sets of wilds alone cannot be both locked and open to swaps.
problem-namedBeyondPack = A wild that stands for one named suit cannot go beyond the four suits, unless a set may hold the same card twice.
problem-contractKinds = The contracts need both sets and runs.
problem-contractDeals = The game needs exactly as many deals as there are contracts.
problem-handsByWhat = Only contracts that say how many cards are dealt can set the size of the hands.
problem-contractTooLong = One of the contracts asks for more cards than a hand or a run can have.
problem-meldTurnBound = Where cards are laid instead of drawing, the last card may not be discarded, and no rule may bind cards that are drawn or called, add a last turn or deal an extra card.
problem-contractRunTooShort = One of the contracts asks for a run shorter than this game allows.
problem-callOnOwnMelds = A call lays a card on any player’s meld, so laying off on others’ melds must be allowed.
problem-callWithOneCard = With one card left, you must draw from the stock, but a call replaces a draw.
problem-callWithoutDiscard = A caller with a last card that fits nothing could not end the turn without a discard.
problem-swapNoJoker = Only jokers may leave their meld, but there are none in the pack.
problem-lastCardStuck = A last card that fits a meld could be neither laid nor discarded: allow floating, or going out without a discard.
problem-unplayableButWhere = A last card that fits only another player’s meld could be neither laid nor discarded.
problem-floatForNothing = Floating is for players with no card left to discard, so a last discard must be required.
problem-reliefFromWhat = Players who have not had a turn need no last chance if nobody can finish on a first turn.
problem-upForNoTwo = A lone two cannot end the deal where twos are always wild or taken out.
problem-upFor2Points = Going up for 2 costs 2 points, so it needs penalty scoring.
problem-rummyOrTurns = Melds are laid either in turns or all at once when a player ends the deal, not both.
problem-pairForLongSets = Two cards can be laid for a wild in a set only if sets have at most four cards.
problem-neverFromSets = If all melds are sets and no wild leaves a set, no wild can be swapped.
problem-nothingOnTable = If melds stay in the hand, there is nothing on the table to add to, take from, call or float on, and no contract to lay.
problem-nothingMeldedAtOnce = If melds stay in the hand, a card drawn cannot be laid at once, and only one card can be taken from the pile at a time.
problem-meldsAfterWhat = The others can lay their melds afterwards only if a deal ends with a whole hand shown.
problem-dealForNobody = With a fixed number of deals, every deal must count: deals without a score need a target.
problem-stalemateTooSoon = Under these rules, players with one card each might still go on, so it would not be a stalemate.
problem-lowOrHigh = With penalties the lowest total must win; with any other scoring, the highest.
problem-whoseMelds = If cards on the table count, they must lie in front of the player who played them.
problem-meldsNeverSeen = If melds stay in the hand, cards on the table cannot count.
problem-emptyStockScore = Scoring at an empty stock must match the rest of the scoring.
problem-doublesPenalties = The Press, and double deals for sevens and kings, need penalty scoring.
problem-autoPressAlone = The Auto-Press needs the Press.
problem-noTarget = A game to a target needs a target score.
problem-firstToLose = If the lowest total wins, the player who ends the deal cannot win by reaching the target.

## Why a link with rules cannot be opened. After `cannotWork` come the problems above.

badLink-tooLong = This link is too long to hold a table’s rules.
badLink-malformed = This link doesn’t hold a table’s rules.
badLink-olderVersion = This link was made by an early version of the game and no longer works. Ask for a new one.
badLink-newerVersion = This link was made by a newer version of the game. Reload the page and try again.
badLink-unknownGame = This link is for a game this page doesn’t know.
badLink-unknownOption = This link has a rule this page doesn’t know.
badLink-unknownValue = This link has a rule value this page doesn’t know.
badLink-cannotWork = The rules in this link don’t work together.

## Pictures of rules. Each has a title, rows of cards with labels, and a sentence or two about the cards in it.

picture-heading = In pictures
picture-title-set = A { TERM($terms, "set") }
picture-title-run = A run
picture-title-wildInSet = A { TERM($terms, "wild") } in a { TERM($terms, "set") }
picture-title-wildInRun = A { TERM($terms, "wild") } in a run
picture-title-layingOff = Laying off
picture-title-swapping = Swapping for a { TERM($terms, "wild") }
picture-title-points = Points
picture-row-before = On the table
picture-row-held = In your hand
picture-row-after = Then
picture-row-pile = On the discard pile
picture-row-gained = You get
picture-wildRank = In these examples, { RANK($rank, number: "many") } are { TERM($terms, "beWilds") }.
picture-wildRankOfDeal = In these examples, { RANK($rank, number: "many") } are { TERM($terms, "beWilds") }, as in deal { $deal }.
picture-set = The { RANK($rank, number: "many") } of { SUITS($suits) }. A { TERM($terms, "set") } is at least { $fewest } cards of one rank.
picture-run = The { RANKS($ranks) } of { SUIT($suit) }. A run is at least { $fewest } cards of one suit in sequence.
picture-wild = { CAPITAL(CARD($card, article: "the", style: "name")) } stands for { PLACE($place) }: { RANK($rank, number: "many") } are { TERM($terms, "beWilds") }.
picture-oneEyedJack = { CAPITAL(CARD($card, article: "the", style: "name")) } stands for { PLACE($place) }: one-eyed jacks are { TERM($terms, "beWilds") }.
picture-joker = The joker stands for { PLACE($place) }: jokers are { TERM($terms, "beWilds") }.
# A set and a run that reach the points of the first melds together.
picture-opening = The { RANK($rank, number: "many") } of { SUITS($suits) } count { $setPoints }, and the { RANKS($ranks) } of { SUIT($suit) } { $runPoints }. Together that is { COUNT($points, "point") }: laid in one turn, they reach the { $needed } you need.
# A run with the ace below a two, and one with it above a king.
picture-aces = The { RANKS($lowRanks) } of { SUIT($suit) } count { COUNT($lowPoints, "point") }, { $lowAce } of them for the ace. The { RANKS($highRanks) } count { COUNT($highPoints, "point") }, { $highAce } of them for the ace.
# What must have been laid before.
picture-layingOff =
    You may lay off { CARD($card, article: "the", style: "name") } on this { $kind ->
        [set] { TERM($terms, "set") }
       *[run] run
    }, as on { $onOthers ->
        [yes] any player’s { TERM($terms, "melds") }
       *[no] your own { TERM($terms, "melds") }
    }{ $first ->
        [meld] , once you have laid a { TERM($terms, "meld") }
        [opening] , once you have laid your first { TERM($terms, "melds") } with the points they need
        [contract] , once you have laid your contract
       *[nothing] {""}
    }.
# A natural card takes the place of a wild. Then a sentence says where the wild goes.
picture-swapPlace = { CAPITAL(CARD($natural, article: "the", style: "name")) } takes the place of { CARD($wild, article: "the", style: "name") }.
# Two naturals, which a set of three asks for.
picture-swapPair = The { RANK($rank, number: "many") } of { SUITS($suits) } take the place of { CARD($wild, article: "the", style: "name") } together: one of them alone would not do.
picture-swapFree = The { TERM($terms, "wild") } is yours, to play or to keep.
picture-swapThisTurn = The { TERM($terms, "wild") } is yours, but you must play it again in the same turn.
picture-swapStaysInSet = The { TERM($terms, "wild") } stays in the { TERM($terms, "set") } as one more card.
picture-swapStaysInRun = The { TERM($terms, "wild") } moves to an end of the run and stands for { PLACE($place) }.
picture-swapOtherMeldFromSet = The { TERM($terms, "wild") } stays in the { TERM($terms, "set") } as one more card, or goes to another { TERM($terms, "meld") }.
picture-swapOtherMeldFromRun = The { TERM($terms, "wild") } moves to an end of the run and stands for { PLACE($place) }, or goes to another { TERM($terms, "meld") }.
picture-swapFirst-meld = You must have laid a { TERM($terms, "meld") } of your own first.
picture-swapFirst-contract = You must have laid your contract first.
picture-points-penalties = Left in your hand when another player { TERM($terms, "goesOut") }, these cards cost you { COUNT($points, "point") } together.
picture-points-winnerTakesHands = Left in your hand when another player { TERM($terms, "goesOut") }, these cards give that player { COUNT($points, "point") } together.
picture-points-meldedMinusHand = These cards count { COUNT($points, "point") } together: for you if you have laid them, against you in your hand.
picture-points-meldedPlusHands = These cards count { COUNT($points, "point") } together: for you on the table; still in your hand, for the player who { TERM($terms, "goesOut") }.
picture-points-melded = Once you have laid them, these cards count { COUNT($points, "point") } together for you.
picture-doubled = While { RANK($rank, number: "many") } are { TERM($terms, "beWilds") }, points count double.

## The public pages of rules, and the ways to print rules.

rulesPages-site = Crazy Rummy
rulesPages-allTitle = The rules of all games
rulesPages-allAbout = Crazy Rummy and its relatives in plain words and in pictures, to read, print and send.
rulesPages-play = Play this game
rulesPages-playAny = Play Crazy Rummy
rulesPages-inWords = In words
rulesPages-printOrSend = Print or send these rules
rulesPages-print = Print these rules
rulesPages-languages = Languages
rulesPages-unknownTitle = No such page
rulesPages-unknown = There is no page at this address.
rulesPages-titleOf = { $game }: the rules
rulesPages-alsoCalled = Also called { LIST($names) }.

## Where each game is played, or who invented it.

title-crazy-rummy-origin = Played at home under many names, mostly in North America.
title-crazy-rummy-7-origin = Crazy Rummy in half an evening.
title-crazy-rummy-3-origin = Crazy Rummy for when time is short.
title-fort-worth-gin-origin = Written down by John Greer.
title-fort-worth-gin-odd-origin = Written down by John Greer.
title-fort-worth-gin-even-origin = Written down by John Greer.
title-biddies-origin = Played in South Wales.
title-treize-brasses-origin = French-Canadian; the name means thirteen shuffles.
title-beanie-origin = Played mostly in Canada, in many versions.
title-ace-to-ace-origin = Described by Rammy Meyerowitz.
title-the-press-origin = Described by Michael Oxner.
title-auto-press-origin = Described by Michael Oxner.
title-dealers-choice-origin = Described by Michael Oxner.
title-one-joker-origin = Described by Michael Oxner.
title-thanasis-origin = From Greece.
title-dynamitis-origin = From Greece; a form of Thanasis.
title-basic-rummy-origin = The plain form of the game.
title-five-thousand-rummy-origin = North American, with different rules in every house.
title-george-origin = A form of 5000 Rummy.
title-crummy-rummy-origin = A contract game, written down by one family.
title-koum-kan-origin = Played in Greece.
title-rummy-500-origin = Popular all over North America.
title-three-thirteen-origin = A family game from North America.
title-kaluki-origin = Popular in Britain, in clubs and at home.
title-kaluki-51-origin = A form of Kaluki with a higher opening.
title-romme-origin = The family card game of Germany and Austria.
title-rami-origin = Played in France.
title-remigio-origin = Played in Spain.
title-liverpool-rummy-origin = The best-known contract game, also called Contract Rummy.
title-carioca-origin = The contract game of Argentina and Chile.
title-shanghai-rummy-origin = A long contract game from the United States.
title-continental-origin = The contract game of Spain and Mexico.
title-jamaican-kalooki-origin = The contract game of Jamaica and the Caribbean.
title-bing-rummy-origin = A rummy from Alaska in which a turn is either for drawing or for laying.

## The game as other sites, installed apps and browsers without scripts show it.

# For link previews and search engines.
app-about = Play Crazy Rummy in your browser, with friends or against bots.
app-needsScripts = Crazy Rummy needs JavaScript.
# The ways into the game that an installed app has, called as at home.
app-shortcut-daily = Daily deal
app-shortcut-games = Choose a game
app-shortcut-history = Your games

## What makes each game special: one sentence, in the words of the common game.

title-crazy-rummy-about = Thirteen deals with a different wild rank in each, from aces in the first to kings in the last.
title-crazy-rummy-7-about = Every other rank is wild: aces, threes, fives, sevens, nines, jacks and kings.
title-crazy-rummy-3-about = Three deals, with aces, sevens and kings wild.
title-fort-worth-gin-about = No meld may have more wilds than natural cards.
title-fort-worth-gin-odd-about = Fort Worth Gin in seven deals, with the odd ranks wild.
title-fort-worth-gin-even-about = Fort Worth Gin in six deals, with the even ranks wild.
title-biddies-about = Aces are high or low, and a player left with only a two may end the deal.
title-treize-brasses-about = Two packs and thirteen cards each; if you take a discard, you must use it at once.
title-beanie-about = Wild ranks run from kings down to aces, and if a player finishes on their first turn, the others may still lay cards.
title-ace-to-ace-about = What you lay counts for you, what you hold counts against you, and you may take as much of the discard pile as you like.
title-the-press-about = When one player is 50 or more points behind everyone else, the next deal counts double.
title-auto-press-about = The Press for four or more players: the first deal sets it up for the second.
title-dealers-choice-about = The dealer looks at their hand and names the wild rank; each rank only once a game.
title-one-joker-about = One joker, always wild, and a fourteenth deal in which nothing else is.
title-thanasis-about = Melds stay in the hand until a player can show a whole hand of them.
title-dynamitis-about = Thanasis with twos always wild as well.
title-basic-rummy-about = There are no wild cards, and the winner of a deal scores what the others hold.
title-five-thousand-rummy-about = Each player’s first card sets the size of their hand, the dealer’s sets the wild rank, and cards you lay count for you.
title-george-about = 5000 Rummy with sets only, at most one wild in each; to take from the pile you need two matching cards.
title-crummy-rummy-about = Seven deals, each with a contract that you must lay before anything else.
title-koum-kan-about = Two packs and ten cards each, with jokers as the only wilds, until someone has 100 points.
title-rummy-500-about = Cards you lay count for you, cards you hold count against you, and with a card from the pile you take every card above it.
title-three-thirteen-about = Hands grow from three cards to thirteen, the rank of that number is wild, and after someone goes Rummy, everyone else has one more turn.
title-kaluki-about = Your first melds must count 40 together, and jokers are the only wilds.
title-kaluki-51-about = Kaluki with first melds of 51 points, until someone has 100.
title-romme-about = Your first melds must count 40 together; six jokers help, and a whole hand laid at once counts double.
title-rami-about = Your first melds must count 51 together and include a run without jokers, and laying nothing costs 100 points.
title-remigio-about = Melds stay in the hand until a player can show a whole hand of them; jokers are the only wilds.
title-liverpool-rummy-about = Seven deals, each with a contract to lay exactly, and cards taken out of turn: “May I?”
title-carioca-about = Seven deals, each with a contract to lay exactly. Each new meld takes one joker at most, and a joker in your hand costs 50.
title-shanghai-rummy-about = Ten deals with contracts that grow to fifteen cards, and in each you may take three cards out of turn.
title-continental-about = Seven deals with hands that grow from 7 cards to 13. No two jokers lie side by side in a run, and a whole hand played in one turn takes 10 points off.
title-jamaican-kalooki-about = Nine deals with contracts that grow to sixteen cards. After yours you may lay more melds, but take nothing from the pile.
title-bing-rummy-about = Seven deals of fourteen cards with wild twos. You draw or you lay, never both in one turn, and you begin with three melds at once.
