### Points: the tally after a deal, the final standing, the score sheet, the settlement, and results to share.

## The tally.

tallyHeads-player = Player
tallyHeads-hand = In hand
tallyHeads-points = Points
tallyHeads-total = Total
tally-nextDouble = The next deal counts double.
# The reader had no turn.
tally-outBeforeYou = { story-wentOut } before your first turn.
# Others had none: "Ana went out before Ben and Cleo had a turn." `$count` of them.
tally-outBefore =
    { $count ->
        [one] { story-wentOut } before { PEOPLE($others) } had a turn.
       *[other] { story-wentOut } before { PEOPLE($others) } had a turn.
    }
tally-scoresOthers =
    { PERSON($who) ->
        [you] You score the points of all the other hands.
       *[other] { $who } scores the points of all the other hands.
    }
tally-countedDouble = The deal counted double.
# Points are doubled because of the wild rank: "When sevens are wild, points count double."
tally-rankDouble = When { RANK($rank, number: "many") } are { TERM($terms, "beWilds") }, points count double.
tally-oneTurnDouble = Winning in one turn counts double.
tally-leads =
    { PERSON($who) ->
        [you] You take the lead with { COUNT($total, "point") }.
       *[other] { $who } takes the lead with { COUNT($total, "point") }.
    }
# A part of a player's points; several are listed: "on the table +45, in hand −12, ×2".
tally-part =
    { $of ->
        [table] on the table { SIGNED($count) }
        [hand] in hand { SIGNED($count) }
        [unopened] laid nothing { SIGNED($count) }
        [otherHands] others’ hands { SIGNED($count) }
        [factor] ×{ $count }
       *[goingOut] for going out { SIGNED($count) }
    }
# For a screen reader: "Seven of hearts, 7 points."
tally-leftCard = { CAPITAL(CARD($card, style: "name")) }, { COUNT($count, "point") }.
tally-nextIn = Next deal in { $seconds } s
# The countdown to a rematch that a player asked for. `$isReady`: the reader has asked for it, too.
tally-rematchIn =
    { $isReady ->
        [yes] Rematch in { $seconds } s
       *[no] Rematch in { $seconds } s. Press Rematch to keep your seat
    }
tally-pressMoved = { SIGNED($count) } for the Press
# "Deal 4: eights are wild". The rank is 0 if there is none.
tally-heading =
    { $wildRank ->
        [0] Deal { $deal }
       *[other] Deal { $deal }: { RANK($wildRank, number: "many") } are { TERM($terms, "beWilds") }
    }
tally-waitingFor = Waiting for { LIST($names) }
# "You win", "Ana wins", "You and Ana win". `$withYou`: the reader is among them.
tally-won =
    { $count ->
        [one]
            { $withYou ->
                [yes] You win
               *[no] { PEOPLE($winners) } wins
            }
       *[other] { CAPITAL(PEOPLE($winners)) } win
    }
tally-place = { ORDINAL($position) }
bestWins-low = Lowest total wins.
bestWins-high = Highest total wins.

## The final standing.

# The mark beside a seat that has pressed Next or Rematch.
final-ready = ready
final-ownPlace = You are { ORDINAL($position) } of { $players }
ratedOver-words = A rated game: it counts for those who began it, unless the server had a fault.
ratedOver-toBoard = Go to the leaderboard
install-heading = Play from your home screen
install-hint = Opens like an app, full screen, even offline.
install-share = Tap Share in the browser’s bar
install-add = then “Add to Home Screen”
install-install = Install
install-decline = No thanks
bests-heading = Your bests
bests-hint = In games on this device, practice included.
bests-points = Your best in { COUNT($deals, "deal") }
bests-swaps = Your most swaps in a game
bests-streak = Your most wins in a row
bests-out = The earliest you went out
# The turn in which the player went out.
bests-outIn = turn { $value }
# "Your best in 3 deals: 42 points, 51 points before"
bests-beaten = { $name }: { $value }, { $before } before
bests-equalled = { $name }: { $value }, as before
final-playedWith = You played with { LIST($names) }.
inviteAgain-button = Invite again
inviteAgain-hint = A new private table with the same rules, and its link to share.

## The score sheet.

sheet-none = Scores appear after the first deal.
sheet-sheet = Points and totals, deal by deal
sheet-deal = Deal
# Between the points of a deal and the total, for a screen reader.
sheet-total = {", total "}
sheet-totals = Totals after each deal
sheet-counts = Card values
sheet-race = The race
sheet-asTable = As a table
sheet-settle = Settling up
sheet-settleAs = How to settle
sheet-settleIn = Amounts in
sheet-nothingDue = Nobody owes anything.
sheet-countedDouble = Counted double.
# The mark of a cancelled deal, explained in `sheetKey-cancelled`; that of the dealer, in `sheetKey-dealt`.
sheet-cancelledMark = C
sheet-dealtMark = D
sheetKey-total = Small figures: total so far
sheetKey-dealt = D: dealt
sheetKey-out = underlined: went out
sheetKey-wild = with each deal’s number: its wild rank
sheetKey-double = ×2: counted double
sheetKey-press = P: points for the Press
sheetKey-cancelled = C: cancelled, as the game was updated
sheet-goalAfter =
    { $best ->
        [low] The lowest total after { COUNT($deals, "deal") } wins.
       *[high] The highest total after { COUNT($deals, "deal") } wins.
    }
sheet-goalAt =
    { $best ->
        [low] The game ends after the deal in which a player reaches { $target }; the lowest total wins.
       *[high] The game ends after the deal in which a player reaches { $target }; the highest total wins.
    }

## How cards count.

systems-penalties = Cards left in your hand count against you.
systems-winnerTakesHands = The player who ends the deal scores the points of all the other hands.
systems-meldedMinusHand = Cards you’ve played on the table count for you; cards left in your hand count against you.
systems-meldedPlusHands =
    Cards you’ve played on the table count for you; the player who ends the deal also scores the points of all the other hands.
systems-melded = Cards you’ve played on the table count for you.
sheet-outScores = Going out scores { SIGNED($count) }.
sheet-outAtOnceScores = Going out in one turn, with nothing played before, scores { SIGNED($count) }.
doubles-wholeHand = Playing your whole hand in one turn counts double.
doubles-sevenOrKing = With sevens or kings wild, points count double.
doubles-press = When one player is 50 or more points behind everyone else, the next deal counts double.

## The settlement.

settleMethods-everyPair = Every pair settles
settleMethods-winnerOnly = Winner collects
settleUnits-points = Points
settleUnits-cents = Cents
# How the amounts came about: "…: 1¢ a point, to the nearest 5¢, and 10¢ from each player for a deal won." Prices in
# cents; 0: none.
sheet-settleHint =
    { $method ->
        [everyPair] Each pair of players settles the difference between their totals
       *[winnerOnly] Everyone else pays the winner the difference between their totals
    }{ $rate ->
        [0] {""}
       *[other] : { $rate }¢ a point{ $roundTo ->
            [0] {""}
           *[other] , to the nearest { $roundTo }¢
        }{ $perDeal ->
            [0] {""}
           *[other] , and { $perDeal }¢ from each player for a deal won
        }
    }. Arithmetic only: no money changes hands.
sheet-amount = { $sign }{ MONEY($cents) }
# "Ana pays Ben $0.45", "Ben pays you $0.15 for deals won"
sheet-paid =
    { PERSON($from) ->
        [you] You pay
       *[other] { $from } pays
    } { PEOPLE($to) } { $unit ->
        [cents] { MONEY($value) }
       *[points] { COUNT($value, "point") }
    }{ $isForDeals ->
        [yes] {" "}for deals won
       *[no] {""}
    }

## How a game was decided. `$deal` and `$since` are deals by number, 0 the last one.

# "Deal 7 decided it: you took the lead for good and gained 84 points on Ben."
sheet-oneDealDecided =
    { $deal ->
        [0] The last deal decided it:
       *[other] Deal { $deal } decided it:
    } { PERSON($winner) ->
        [you] you took the lead for good and gained { COUNT($gain, "point") } on { PEOPLE($rival) }.
       *[other] { $winner } took the lead for good and gained { COUNT($gain, "point") } on { PEOPLE($rival) }.
    }
sheet-ledThroughout =
    { PERSON($winner) ->
        [you] You led from the first deal and gained most { sheet-inDeal }.
       *[other] { $winner } led from the first deal and gained most { sheet-inDeal }.
    }
sheet-inDeal =
    { $deal ->
        [0] in the last deal: { COUNT($gain, "point") } on { PEOPLE($rival) }
       *[other] in deal { $deal }: { COUNT($gain, "point") } on { PEOPLE($rival) }
    }
sheet-ledSince =
    { PERSON($winner) ->
        [you] You took the lead for good
       *[other] { $winner } took the lead for good
    } { $since ->
        [0] in the last deal
       *[other] in deal { $since }
    } and gained most { sheet-inDeal }.
# The chart of the race: "After 8 deals: 1st Ben with 31 points, 2nd You with 55 points."
sheet-raceAfter = After { COUNT($deals, "deal") }: { LIST($players, type: "comma") }.
sheet-placed =
    { PERSON($who) ->
        [you] { ORDINAL($place) } You with { COUNT($total, "point") }
       *[other] { ORDINAL($place) } { $who } with { COUNT($total, "point") }
    }

## Card values.

valued-acesWhenWild = Aces, when wild
# Aces in runs on the table, where they count less there: A-2-3.
valued-lowAces = Aces below a two
valued-jokers = Jokers
valued-twos = Twos
valued-queenOfSpades = The queen of spades
valued-blackAces = Aces of clubs and spades
# The points of cards that count as many as is printed on them.
valued-faceValue = face value
valued-wilds = { TERM($terms, "Wilds") }
# "Jacks, queens and kings"
valued-ranks = { CAPITAL(RANKS($ranks, number: "many")) }
# "Two to ten"
valued-fromTo = { CAPITAL(RANK($first)) } to { RANK($last) }

## A result to share.

share-share = Share…
share-copyPicture = Copy picture
share-savePicture = Save picture
share-copyText = Copy text
share-selectText = Select text
share-picture = The result as a picture; the text below says the same
share-text = The result as text
share-names = Shows the names at the table, but neither its code nor any cards.
share-states-shared = Shared.
share-states-copied = Copied.
share-states-selected = Selected: now copy it with your device’s menu or keyboard.
share-states-cancelled = {""}
share-states-failed = Your browser didn’t allow that. Save the picture, or select the text and copy it.
# "Final result after 13 deals", "After deal 4 of 13"; `$ofDeals` is 0 if a target ends the game.
share-stage = { CAPITAL(share-stageOf) }
share-head = { $game }: { share-stageOf }
share-stageOf =
    { $isOver ->
        [yes] final result after { COUNT($deals, "deal") }
       *[no]
            { $ofDeals ->
                [0] after deal { $deals }
               *[other] after deal { $deals } of { $ofDeals }
            }
    }
share-me = Me
# "2. Clara (Sharp bot): 112 pts"
share-line = { $place } { $name }: { $total }
