// Written by `npm run messages` from the English messages.
import type { Card, Rank, Reading, Suit } from '#engine';
import type { CardPlace, Person, Terms } from './values.ts';

/** The ids of the messages without values. */
export type FixedId =
  | 'cards-jokerOnCards' | 'hint-name' | 'hint-show' | 'hint-next' | 'hint-best' | 'hint-thanks' | 'hint-noOther'
  | 'hint-nothing' | 'hint-dealOver' | 'moves-lookAtPile' | 'moves-startWithDraw' | 'moves-drawStock' | 'moves-takeBack'
  | 'moves-discard' | 'moves-discardLast' | 'moves-holdBack' | 'moves-contract' | 'moves-float' | 'moves-endTurn'
  | 'moves-goRummy' | 'moves-upForTwo' | 'moves-decline' | 'moves-recall' | 'moves-claim' | 'moves-pass'
  | 'moves-takePoints' | 'moves-leavePoints' | 'exactMoves-drawStock' | 'exactMoves-takeBack' | 'exactMoves-no'
  | 'exactMoves-yes' | 'besideBest-nearly' | 'reasons-forced' | 'reasons-contract' | 'reasons-largeHand'
  | 'reasons-smallHand' | 'reasons-offerWorth' | 'reasons-offerNotWorth' | 'reasons-pressWorth'
  | 'reasons-pressNotWorth' | 'reasons-judged' | 'reasons-stuck' | 'lesson-name' | 'lesson-gotIt' | 'lesson-watch'
  | 'lesson-skip' | 'lesson-draw' | 'lesson-pressDiscard' | 'lesson-goOut' | 'lesson-count' | 'lesson-playOn'
  | 'shortRules-heading' | 'shortRules-aimPenalties' | 'shortRules-aimHands' | 'shortRules-turnWithoutMelds'
  | 'shortRules-drawOrLay' | 'shortRules-lastDiscard' | 'shortRules-lowestWins' | 'shortRules-highestWins' | 'why-title'
  | 'why-allRules' | 'refusals-notYourCard' | 'refusals-pileEmpty' | 'refusals-mustDrawStock' | 'refusals-doesNotFit'
  | 'refusals-keepOne' | 'refusals-nothingToTakeBack' | 'refusals-tooManyPlays' | 'refusals-contractFirst'
  | 'refusals-topCardOnly' | 'refusals-needTwoNaturals' | 'refusals-mustMeldTaken' | 'refusals-frozen'
  | 'refusals-meldOrDiscardDrawn' | 'refusals-noGivingBack' | 'refusals-cardsLeft' | 'refusals-notAsked'
  | 'refusals-notCallable' | 'refusals-selectToDiscard' | 'refusals-tapToArrange' | 'refusals-fitsNotAll'
  | 'refusals-noContractFound' | 'refusals-selectForTwo' | 'takes-hint' | 'calls-hintTurn' | 'calls-hintCard'
  | 'calls-yes' | 'options-noDiscard' | 'page-gameName' | 'page-hook' | 'page-back' | 'home-playNow'
  | 'home-playNowHint' | 'home-orNear' | 'home-orNearHint' | 'home-practise' | 'home-practiseHint' | 'home-goOn'
  | 'home-goBack' | 'home-offline' | 'home-friends' | 'home-friendsHint' | 'home-playFriend' | 'home-create'
  | 'home-code' | 'home-join' | 'home-name' | 'home-guest' | 'home-seats' | 'home-lateTurns' | 'home-length'
  | 'home-rules' | 'home-learn' | 'home-replay' | 'home-learnHint' | 'home-game' | 'home-games' | 'home-houseRules'
  | 'home-history' | 'home-ratings' | 'home-profile' | 'home-daily' | 'home-dailyHint' | 'home-finding' | 'home-opening'
  | 'home-more' | 'home-language' | 'levelNames-beginner' | 'levelNames-steady' | 'levelNames-sharp'
  | 'levelNames-expert' | 'paceHints-none' | 'paceHints-usual' | 'paceHints-fast' | 'bots-1' | 'bots-2' | 'bots-3'
  | 'bots-4' | 'bots-5' | 'bots-6' | 'bots-7' | 'bots-8' | 'avatars-1' | 'avatars-2' | 'avatars-3' | 'avatars-4'
  | 'avatars-5' | 'avatars-6' | 'avatars-7' | 'avatars-8' | 'avatars-9' | 'avatars-10' | 'avatars-11' | 'avatars-12'
  | 'avatars-13' | 'avatars-14' | 'avatars-15' | 'avatars-16' | 'avatars-17' | 'avatars-18' | 'avatars-19'
  | 'avatars-20' | 'avatars-21' | 'avatars-22' | 'avatars-23' | 'avatars-24' | 'waiting-heading' | 'waiting-gathering'
  | 'waiting-invite' | 'waiting-code' | 'waiting-copy' | 'waiting-share' | 'waiting-shared' | 'waiting-notShared'
  | 'waiting-copied' | 'waiting-notCopied' | 'waiting-qr' | 'waiting-start' | 'waiting-startFull' | 'waiting-empty'
  | 'waiting-noBots' | 'waiting-filling' | 'waiting-watching' | 'waiting-leave' | 'rated-waiting' | 'rated-mark'
  | 'rated-running' | 'panels-scores' | 'panels-rules' | 'panels-keys' | 'panels-leave' | 'panels-close'
  | 'panels-notNow' | 'panels-goHome' | 'panels-goHomeHint' | 'panels-leaveTable' | 'panels-leaveHint'
  | 'panels-leaveKeptHint' | 'panels-why' | 'learning-rules' | 'learning-hint' | 'learning-nextHint'
  | 'learning-hintsOff' | 'toSettings-title' | 'toSettings-open' | 'toSettings-mute' | 'toSettings-unmute'
  | 'turnAlert-title' | 'turnAlert-body' | 'connection-reconnecting' | 'connection-lost' | 'connection-elsewhere'
  | 'connection-playHere' | 'connection-nobodyCame' | 'connection-openAgain' | 'connection-home' | 'takeSeat-take'
  | 'takeSeat-nextDeal' | 'takeSeat-nextGame' | 'takeSeat-booked' | 'takeSeat-giveUp' | 'sayings-hello'
  | 'sayings-goodLuck' | 'sayings-wellPlayed' | 'sayings-niceSwap' | 'sayings-thanks' | 'sayings-sorry' | 'sayings-oops'
  | 'sayings-oneMoment' | 'sayings-takeYourTime' | 'sayings-yourTurn' | 'sayings-goodGame' | 'sayings-another'
  | 'sayings-smile' | 'sayings-laugh' | 'sayings-surprise' | 'sayings-sad' | 'sayings-thumbsUp' | 'sayings-heart'
  | 'company-saySomething' | 'buttons-discard' | 'buttons-undo' | 'buttons-sort' | 'buttons-arranged' | 'buttons-scores'
  | 'buttons-log' | 'buttons-leave' | 'sorts-melds' | 'sorts-rank' | 'sorts-own' | 'sorts-arranging'
  | 'extras-layContract' | 'extras-findContract' | 'extras-goRummy' | 'extras-upForTwo' | 'extras-float'
  | 'extras-endTurn' | 'extras-decline' | 'extras-recall' | 'headings-table' | 'headings-seats' | 'headings-melds'
  | 'headings-piles' | 'headings-hand' | 'headings-step' | 'headings-actions' | 'headings-contract' | 'refusals-notNow'
  | 'refusals-notYourTurn' | 'refusals-badMessage' | 'refusals-stale' | 'refusals-notSeated' | 'refusals-notPlaying'
  | 'refusals-alreadyPlaying' | 'refusals-gameOver' | 'refusals-tableFull' | 'refusals-notFull' | 'refusals-hostStarts'
  | 'refusals-noSpectators' | 'refusals-nobodyThere' | 'refusals-noSuchTable' | 'refusals-badToken'
  | 'refusals-noSuchGuest' | 'refusals-badName' | 'refusals-badRules' | 'refusals-badSeats' | 'refusals-oldVersion'
  | 'refusals-tooFast' | 'refusals-serverFull' | 'refusals-tooManyTables' | 'refusals-offline' | 'refusals-lessonWaits'
  | 'refusals-noSockets' | 'refusals-tableClosed' | 'refusals-newerTable' | 'refusals-timeRanOut' | 'refusals-notOpened'
  | 'refusals-gameForgotten' | 'notices-refused' | 'notices-drawFirst' | 'notices-alreadyDrawn' | 'notices-drewThisTurn'
  | 'notices-laidThisTurn' | 'notices-hasExtraCard' | 'notices-waitForTaker' | 'notices-noSwaps' | 'notices-runEnds'
  | 'notices-reload' | 'lost-hadToClose' | 'lost-closed' | 'talk-hint' | 'talk-mute' | 'talk-muteHint' | 'talk-unmute'
  | 'talk-muted' | 'talk-block' | 'talk-blockHint' | 'talk-blocked' | 'talk-unblock' | 'manners-1' | 'manners-2'
  | 'manners-3' | 'manners-4' | 'manners-5' | 'manners-6' | 'manners-7' | 'manners-8' | 'adjourn-ask' | 'adjourn-agree'
  | 'adjourn-takeBack' | 'adjourn-title' | 'adjourn-comeBack' | 'adjourn-watchAgain' | 'adjourn-whenPlayers'
  | 'adjourn-whenAll' | 'adjourn-home' | 'adjourn-resting' | 'adjourn-resume' | 'adjourn-away' | 'leaving-title'
  | 'leaving-hint' | 'leaving-stay' | 'away-title' | 'away-hint' | 'away-goOn' | 'timeOut-title' | 'timeOut-next'
  | 'timeOut-goOn' | 'goingHome-title' | 'goingHome-kept' | 'goingHome-keptHere' | 'goingHome-again' | 'profile-avatar'
  | 'profile-who' | 'profile-move' | 'profile-moveHint' | 'profile-getCode' | 'profile-newCode' | 'profile-yourCode'
  | 'profile-onceShown' | 'profile-copy' | 'profile-haveCode' | 'profile-codeField' | 'profile-recover'
  | 'profile-recoverHint' | 'profile-recovered' | 'daily-heading' | 'daily-what' | 'daily-same' | 'daily-once'
  | 'daily-play' | 'daily-result' | 'daily-counting' | 'daily-standing' | 'daily-nobody' | 'daily-columns-rank'
  | 'daily-columns-name' | 'daily-columns-place' | 'daily-columns-points' | 'daily-placeHint' | 'daily-honest'
  | 'daily-gone' | 'daily-offline' | 'daily-again' | 'daily-loading' | 'daily-share' | 'daily-shareText'
  | 'daily-calendar' | 'daily-noStreak' | 'daily-streakRule' | 'daily-states-shared' | 'daily-states-copied'
  | 'daily-states-selected' | 'daily-states-cancelled' | 'daily-states-failed' | 'daily-marks-missed'
  | 'daily-marks-today' | 'daily-dayStates-missed' | 'daily-dayStates-today' | 'daily-beside-heading'
  | 'daily-beside-what' | 'daily-beside-show' | 'daily-beside-shared' | 'daily-beside-you' | 'daily-beside-turn'
  | 'daily-beside-noTurns' | 'daily-beside-nobody' | 'daily-beside-notYet' | 'daily-beside-damaged'
  | 'daily-reminder-heading' | 'daily-reminder-what' | 'daily-reminder-time' | 'daily-reminder-save'
  | 'daily-reminder-stop' | 'daily-reminder-title' | 'ratings-heading' | 'ratings-families' | 'ratings-season'
  | 'ratings-columns-rank' | 'ratings-columns-name' | 'ratings-columns-points' | 'ratings-columns-games' | 'ratings-own'
  | 'ratings-nobody' | 'ratings-nobodyThen' | 'ratings-bots' | 'ratings-botsHint' | 'ratings-botColumns-level'
  | 'ratings-botColumns-points' | 'ratings-botColumns-games' | 'ratings-how' | 'ratings-offline' | 'ratings-tooFast'
  | 'ratings-again' | 'ratings-loading' | 'ratings-ratings' | 'ratings-toBoard' | 'ratings-hidden'
  | 'ratingsExplained-whom' | 'ratingsExplained-compared' | 'ratingsExplained-leaving' | 'ratingsExplained-seasons'
  | 'ratingsExplained-often' | 'history-heading' | 'history-latest' | 'history-all' | 'history-more' | 'history-figures'
  | 'history-none' | 'history-noneHint' | 'history-notFound' | 'history-offline' | 'history-again' | 'history-loading'
  | 'history-replay' | 'history-link' | 'history-data' | 'history-dataHint' | 'history-export' | 'history-erase'
  | 'history-eraseHint' | 'history-really' | 'history-keep' | 'history-erased' | 'history-playing' | 'history-tooFast'
  | 'history-gamesOfUnnamed' | 'history-unnamed' | 'history-somebody' | 'history-playerWithoutName' | 'figures-finished'
  | 'figures-firsts' | 'figures-points' | 'figures-outs' | 'figures-swaps' | 'ownCards-heading' | 'ownCards-hint'
  | 'ownCards-rows-own' | 'ownCards-rows-people' | 'ownCards-rows-bots' | 'ownCards-player' | 'ownCards-hands'
  | 'ownCards-shares' | 'ownCards-failed' | 'ownCards-none' | 'check-working' | 'check-again' | 'check-marks-holds'
  | 'check-marks-fails' | 'check-marks-open' | 'check-steps-promise' | 'check-steps-shares' | 'check-steps-cards'
  | 'check-steps-play' | 'check-yours' | 'check-none' | 'check-pile' | 'check-indicator' | 'check-save'
  | 'check-saveHint' | 'check-figures' | 'check-figureNames-commitment' | 'check-figureNames-secret'
  | 'check-figureNames-game' | 'check-figureNames-table' | 'check-how' | 'check-howParts-1' | 'check-howParts-2'
  | 'check-howParts-3' | 'check-limits' | 'check-limitParts-1' | 'check-limitParts-2' | 'check-limitParts-3'
  | 'check-limitParts-4' | 'check-limitParts-5' | 'check-problems-unseen' | 'check-problems-missing'
  | 'check-problems-old' | 'check-problems-busy' | 'check-problems-offline' | 'check-problems-failed'
  | 'checkHeld-whole' | 'checkHeld-promise' | 'checkHeld-seen' | 'checkHeld-sharesMissed' | 'checkHeld-shares'
  | 'checkHeld-ownShare' | 'checkHeld-noShare' | 'checkHeld-noSeat' | 'checkHeld-nobodyGave' | 'checkHeld-everybodyGave'
  | 'checkHeld-handMissed' | 'checkHeld-hand' | 'checkHeld-notShuffled' | 'checkFailed-noDeal' | 'checkFailed-twoDeals'
  | 'checkFailed-unfinished' | 'checkFailed-goesOn' | 'checkFailed-impossible' | 'checkFailed-otherNumber'
  | 'checkFailed-otherChance' | 'checkFailed-notPromised' | 'checkFailed-notSeen' | 'checkFailed-otherTable'
  | 'checkFailed-otherGame' | 'checkFailed-otherDeal' | 'checkFailed-otherSeats' | 'checkFailed-otherCommitment'
  | 'checkFailed-wrongCount' | 'checkFailed-notPublished' | 'checkFailed-otherList' | 'checkFailed-noneGiven'
  | 'checkFailed-leftOut' | 'checkFailed-notMine' | 'checkFailed-nobody' | 'checkFailed-cannotBeDealt'
  | 'checkFailed-otherStock' | 'checkFailed-otherPile' | 'checkFailed-otherIndicator' | 'checkFailed-otherWild'
  | 'checkFailed-otherFaceUp' | 'checkFailed-otherTurn' | 'checkFailed-otherHand' | 'checkFailed-otherShuffle'
  | 'checkFailed-otherRest' | 'checkFailed-refused' | 'checkFailed-otherEvents' | 'checkFailed-ownChanged'
  | 'replay-title' | 'replay-open' | 'replay-intro' | 'replay-choose' | 'replay-paste' | 'replay-pasteHint'
  | 'replay-show' | 'replay-loading' | 'replay-again' | 'replay-drop' | 'replay-controls' | 'replay-play'
  | 'replay-pause' | 'replay-forward' | 'replay-back' | 'replay-nextDeal' | 'replay-lastDeal' | 'replay-scrubber'
  | 'replay-speed' | 'replay-eyes' | 'replay-all' | 'replay-moment' | 'replay-deal' | 'replay-turn' | 'replay-go'
  | 'replay-link' | 'replay-save' | 'replay-result' | 'replay-close' | 'replay-marks' | 'replay-marksKey'
  | 'replay-keys' | 'replay-problems-noSuchGame' | 'replay-problems-notYet' | 'replay-problems-offline'
  | 'replay-problems-tooFast' | 'replay-problems-notText' | 'replay-problems-missing' | 'replay-problems-empty'
  | 'replayKeys-1-1' | 'replayKeys-1-2' | 'replayKeys-2-1' | 'replayKeys-2-2' | 'replayKeys-3-1' | 'replayKeys-3-2'
  | 'replayKeys-4-1' | 'replayKeys-4-2' | 'replayKeys-5-1' | 'replayKeys-5-2' | 'replayKeys-6-1' | 'replayKeys-6-2'
  | 'review-fortune' | 'review-swap' | 'review-good' | 'review-goodHint' | 'review-moments' | 'review-momentsHint'
  | 'review-roughHint' | 'review-wasAway' | 'review-noScore' | 'review-played' | 'review-better' | 'review-hand'
  | 'review-pile' | 'review-table' | 'review-marks' | 'review-luck' | 'review-skill' | 'review-perDeal' | 'review-how'
  | 'review-again' | 'review-toTable' | 'review-yourTurn' | 'review-nextBegan' | 'review-problems-old'
  | 'review-problems-busy' | 'review-problems-offline' | 'review-problems-failed' | 'howWorkedOut-skill'
  | 'howWorkedOut-both' | 'reviewActions-drawFromStock' | 'reviewActions-takeBack' | 'reviewActions-float'
  | 'reviewActions-endTurn' | 'reviewActions-decline' | 'reviewActions-recall' | 'reviewActions-claim'
  | 'reviewActions-pass' | 'reviewActions-takePress' | 'reviewActions-leavePress' | 'dealt-heading' | 'dealt-hint'
  | 'dealt-wilds' | 'dealt-deadwood' | 'dealt-meaning' | 'dealt-band' | 'topic-players'
  | 'option-table-minPlayers-label' | 'option-table-maxPlayers-label' | 'option-table-direction-label'
  | 'option-table-direction-clockwise' | 'option-table-direction-counterClockwise' | 'option-table-firstDealer-label'
  | 'option-table-firstDealer-random' | 'option-table-firstDealer-lowestDraw' | 'option-table-firstDealer-firstJack'
  | 'option-table-drawTie-label' | 'option-table-drawTie-lowestRedraw' | 'option-table-drawTie-allEqualRedraw'
  | 'option-pack-packs-label' | 'option-pack-packs-one' | 'option-pack-packs-two' | 'option-pack-packs-twoAbove4'
  | 'option-pack-packs-threeAbove4' | 'option-pack-packs-halfOfPlayers' | 'option-pack-jokers-label'
  | 'option-pack-jokers-0' | 'option-pack-jokers-1' | 'option-pack-jokers-2' | 'option-pack-jokers-4'
  | 'option-pack-jokers-6' | 'option-pack-jokers-twoPerPack' | 'option-pack-lowestRank-label'
  | 'option-pack-lowestRank-2' | 'option-pack-lowestRank-3' | 'option-pack-lowestRank-4' | 'option-pack-lowestRank-6'
  | 'topic-deal' | 'option-table-firstPlayer-label' | 'option-table-firstPlayer-afterDealer'
  | 'option-table-firstPlayer-dealer' | 'option-deal-size-label' | 'option-deal-size-fixed' | 'option-deal-size-byRound'
  | 'option-deal-size-byContract' | 'option-deal-size-byUpcard' | 'option-deal-cards-label'
  | 'option-deal-cardsIfFew-label' | 'option-deal-fewPlayers-label' | 'option-deal-upcardMeaning-label'
  | 'option-deal-upcardMeaning-additional' | 'option-deal-upcardMeaning-total' | 'option-deal-upcardCourts-label'
  | 'option-deal-upcardCourts-ten' | 'option-deal-upcardCourts-elevenToThirteen' | 'option-deal-upcardAce-label'
  | 'option-deal-upcardPermanentWild-label' | 'option-deal-burySmallUpcards-label'
  | 'option-deal-burySmallUpcards-false' | 'option-deal-burySmallUpcards-true' | 'option-deal-order-label'
  | 'option-deal-order-cards' | 'option-deal-order-hands' | 'option-deal-extra-label' | 'option-deal-extra-firstPlayer'
  | 'option-deal-extra-nobody' | 'option-deal-pileUpcard-label' | 'option-deal-pileUpcard-none'
  | 'option-deal-pileUpcard-kept' | 'remark-deal-wholeHands' | 'option-wilds-source-label'
  | 'option-wilds-schedule-label' | 'option-wilds-schedule-none' | 'option-wilds-jokerDeal-label'
  | 'option-wilds-jokerDeal-false' | 'option-wilds-permanent-label' | 'permanentWilds-jokers' | 'permanentWilds-twos'
  | 'permanentWilds-tens' | 'permanentWilds-oneEyedJacks' | 'option-wilds-indicator-label'
  | 'option-wilds-permanentIndicator-label' | 'option-wilds-aceAllowed-label' | 'onePermanentWild-jokers'
  | 'onePermanentWild-twos' | 'onePermanentWild-tens' | 'onePermanentWild-oneEyedJacks' | 'topic-turn'
  | 'option-draw-depth-label' | 'option-draw-depth-one' | 'option-draw-depth-any' | 'option-draw-gated-label'
  | 'option-draw-deepestMustMeld-label' | 'option-draw-deepestMustMeld-false' | 'option-draw-deepestMustMeld-true'
  | 'option-draw-takenFrozen-label' | 'option-draw-takenFrozen-false' | 'option-draw-topMustMeld-label'
  | 'option-draw-topMustMeld-false' | 'option-draw-topMustMeld-true' | 'option-draw-twoNaturals-label'
  | 'option-draw-twoNaturals-off' | 'option-draw-twoNaturals-always' | 'option-draw-useOrDiscard-label'
  | 'option-draw-useOrDiscard-false' | 'option-draw-useOrDiscard-true' | 'option-draw-giveBack-label'
  | 'option-draw-giveBack-yes' | 'option-draw-giveBack-no' | 'option-draw-giveBack-notIfTopOnly'
  | 'option-goingOut-wildDiscard-label' | 'option-draw-outOfTurn-label' | 'option-draw-outOfTurn-off'
  | 'option-draw-outOfTurn-afterDraw' | 'option-draw-outOfTurn-beforeDraw' | 'option-draw-takes-label'
  | 'option-draw-takes-none' | 'option-draw-afterMeld-label' | 'option-draw-pileShown-label'
  | 'option-draw-pileShown-top' | 'option-draw-pileShown-all' | 'option-goingOut-discardTakeBack-label'
  | 'option-goingOut-discardTakeBack-false' | 'option-goingOut-discardTakeBack-true' | 'option-goingOut-oneCard-label'
  | 'option-goingOut-oneCard-false' | 'remark-turn-layAndDiscard' | 'remark-turn-onlyDiscard'
  | 'option-melds-kinds-label' | 'option-melds-setMin-label' | 'option-melds-setMax-label'
  | 'option-melds-duplicates-label' | 'option-melds-overflow-label' | 'option-melds-runMin-label'
  | 'option-melds-runAce-label' | 'option-melds-runAce-low' | 'option-melds-runAce-lowOrHigh'
  | 'option-melds-runAce-eitherEnd' | 'option-melds-runAce-high' | 'option-melds-runAce-highOrLow'
  | 'option-melds-wildLimit-label' | 'option-melds-splitLong-label' | 'option-melds-ownPlace-label'
  | 'option-melds-allWild-label' | 'option-melds-setWild-label' | 'option-play-when-label'
  | 'option-play-firstTurn-label' | 'option-play-firstTurn-false' | 'option-play-firstRound-label'
  | 'option-play-firstRound-false' | 'option-play-meldsPerTurn-label' | 'option-play-firstMeld-label'
  | 'option-play-firstRun-label' | 'option-play-contract-label' | 'option-play-contractAlike-label'
  | 'option-play-contractExact-label' | 'option-play-meldTurns-label' | 'option-play-meldTurns-insteadOfDraw'
  | 'option-play-newAfterContract-label' | 'remark-melds-unlikeOthers' | 'remark-melds-noWrapping' | 'topic-layingOff'
  | 'option-play-layOffNeedsMeld-label' | 'option-play-layOffFrom-label' | 'option-play-layOffOthers-label'
  | 'option-play-owner-label' | 'option-play-owner-common' | 'option-play-owner-player'
  | 'option-goingOut-callRummy-label' | 'option-goingOut-callRummy-off' | 'option-goingOut-callEffect-label'
  | 'option-goingOut-callEffect-wholeTurn' | 'option-goingOut-callEffect-cardOnly' | 'option-swap-to-label'
  | 'option-swap-needsMeld-label' | 'option-swap-which-label' | 'option-swap-allWildLocked-label'
  | 'option-swap-perTurn-label' | 'option-swap-sets-label' | 'remark-swaps-afterDrawing'
  | 'option-goingOut-discard-label' | 'option-goingOut-unplayable-label' | 'option-goingOut-unplayable-false'
  | 'option-goingOut-faceDown-label' | 'option-goingOut-faceDown-false' | 'option-goingOut-faceDown-true'
  | 'option-goingOut-float-label' | 'option-goingOut-float-off' | 'option-goingOut-float-on'
  | 'option-goingOut-firstTurn-label' | 'option-goingOut-relief-label' | 'option-goingOut-upFor2-label'
  | 'option-goingOut-upFor2-false' | 'option-goingOut-rummyOnly-label' | 'option-goingOut-rummyOnly-false'
  | 'option-goingOut-othersMeldAfter-label' | 'option-goingOut-othersMeldAfter-false'
  | 'option-goingOut-lastTurns-label' | 'topic-stock' | 'option-stock-end-label' | 'option-stock-end-afterTurn'
  | 'option-stock-end-reshuffle' | 'option-stock-end-whilePileTaken' | 'option-stock-reshuffles-label'
  | 'option-stock-reshuffles-0' | 'option-stock-reshuffles-1' | 'option-stock-keepTop-label'
  | 'option-stock-keepTop-false' | 'option-stock-keepTop-true' | 'option-stock-score-label' | 'option-stock-score-hands'
  | 'option-stock-score-nobody' | 'option-stock-score-melded' | 'option-stock-score-meldedMinusHand'
  | 'option-stock-stalemate-label' | 'option-stock-stalemate-false' | 'remark-stock-standstill' | 'topic-scoring'
  | 'option-scoring-system-label' | 'option-scoring-system-meldedMinusHand' | 'option-scoring-system-melded'
  | 'option-scoring-best-label' | 'option-scoring-best-low' | 'option-scoring-best-high' | 'option-scoring-ace-label'
  | 'option-scoring-numbers-label' | 'option-scoring-courts-label' | 'option-scoring-courts-ten'
  | 'option-scoring-courts-elevenToThirteen' | 'option-scoring-wild-label' | 'option-scoring-wildAce-label'
  | 'option-scoring-joker-label' | 'option-scoring-permanentTwo-label' | 'option-scoring-queenOfSpades-label'
  | 'option-scoring-outBonus-label' | 'option-scoring-doubleRummy-label' | 'option-scoring-doubleRummy-false'
  | 'option-scoring-doubleRummy-true' | 'option-scoring-double7K-label' | 'option-scoring-press-label'
  | 'option-scoring-press-off' | 'option-scoring-press-on' | 'option-scoring-press-voluntary'
  | 'option-scoring-autoPress-label' | 'option-scoring-autoPress-false' | 'option-scoring-autoPress-true'
  | 'option-scoring-lowAce-label' | 'option-scoring-lowAce-none' | 'option-scoring-blackAce-label'
  | 'option-scoring-blackAce-none' | 'option-scoring-unopened-label' | 'option-scoring-unopened-none'
  | 'option-scoring-rummyBonus-label' | 'option-scoring-rummyBonus-none' | 'topic-gameEnd' | 'option-game-end-label'
  | 'option-game-end-schedule' | 'option-game-end-target' | 'option-game-targets-label' | 'option-game-targets-none'
  | 'option-game-targetWinner-label' | 'option-game-targetWinner-best' | 'option-game-targetWinner-outFirst'
  | 'remark-gameEnd-ties' | 'topic-money' | 'option-money-settle-label' | 'option-money-settle-off'
  | 'option-money-settle-everyPair' | 'option-money-settle-winnerOnly' | 'option-money-rate-label'
  | 'option-money-roundTo-label' | 'option-money-perDeal-label' | 'problem-noTable' | 'problem-tooFewCards'
  | 'problem-jokersMissing' | 'problem-jokersNotWild' | 'problem-twosMissing' | 'problem-growsForever'
  | 'problem-turnedBeforeNamed' | 'problem-noDeals' | 'problem-ranksWithoutEnd' | 'problem-namedOnceEach'
  | 'problem-rankNotInPack' | 'problem-dealWithoutRank' | 'problem-jokerDealWithoutJoker' | 'problem-jokerDealAfterWhat'
  | 'problem-twoPileStarts' | 'problem-moreForNobody' | 'problem-takenUnseen' | 'problem-frozenMustMeld'
  | 'problem-frozenCall' | 'problem-keepAndDiscard' | 'problem-outOfTurnBound' | 'problem-setTooLarge'
  | 'problem-lowAceAlone' | 'problem-lockedOrNot' | 'problem-namedBeyondPack' | 'problem-contractKinds'
  | 'problem-contractDeals' | 'problem-handsByWhat' | 'problem-contractTooLong' | 'problem-meldTurnBound'
  | 'problem-contractRunTooShort' | 'problem-callOnOwnMelds' | 'problem-callWithOneCard' | 'problem-callWithoutDiscard'
  | 'problem-swapNoJoker' | 'problem-lastCardStuck' | 'problem-unplayableButWhere' | 'problem-floatForNothing'
  | 'problem-reliefFromWhat' | 'problem-upForNoTwo' | 'problem-upFor2Points' | 'problem-rummyOrTurns'
  | 'problem-pairForLongSets' | 'problem-neverFromSets' | 'problem-nothingOnTable' | 'problem-nothingMeldedAtOnce'
  | 'problem-meldsAfterWhat' | 'problem-dealForNobody' | 'problem-stalemateTooSoon' | 'problem-lowOrHigh'
  | 'problem-whoseMelds' | 'problem-meldsNeverSeen' | 'problem-emptyStockScore' | 'problem-doublesPenalties'
  | 'problem-autoPressAlone' | 'problem-noTarget' | 'problem-firstToLose' | 'badLink-tooLong' | 'badLink-malformed'
  | 'badLink-olderVersion' | 'badLink-newerVersion' | 'badLink-unknownGame' | 'badLink-unknownOption'
  | 'badLink-unknownValue' | 'badLink-cannotWork' | 'picture-heading' | 'picture-title-run' | 'picture-title-layingOff'
  | 'picture-title-points' | 'picture-row-before' | 'picture-row-held' | 'picture-row-after' | 'picture-row-pile'
  | 'picture-row-gained' | 'picture-swapFirst-contract' | 'rulesPages-site' | 'rulesPages-allTitle'
  | 'rulesPages-allAbout' | 'rulesPages-play' | 'rulesPages-playAny' | 'rulesPages-inWords' | 'rulesPages-printOrSend'
  | 'rulesPages-print' | 'rulesPages-languages' | 'rulesPages-unknownTitle' | 'rulesPages-unknown'
  | 'title-crazy-rummy-origin' | 'title-crazy-rummy-7-origin' | 'title-crazy-rummy-3-origin'
  | 'title-fort-worth-gin-origin' | 'title-fort-worth-gin-odd-origin' | 'title-fort-worth-gin-even-origin'
  | 'title-biddies-origin' | 'title-treize-brasses-origin' | 'title-beanie-origin' | 'title-ace-to-ace-origin'
  | 'title-the-press-origin' | 'title-auto-press-origin' | 'title-dealers-choice-origin' | 'title-one-joker-origin'
  | 'title-thanasis-origin' | 'title-dynamitis-origin' | 'title-basic-rummy-origin' | 'title-five-thousand-rummy-origin'
  | 'title-george-origin' | 'title-crummy-rummy-origin' | 'title-koum-kan-origin' | 'title-rummy-500-origin'
  | 'title-three-thirteen-origin' | 'title-kaluki-origin' | 'title-kaluki-51-origin' | 'title-romme-origin'
  | 'title-rami-origin' | 'title-remigio-origin' | 'title-liverpool-rummy-origin' | 'title-carioca-origin'
  | 'title-shanghai-rummy-origin' | 'title-continental-origin' | 'title-jamaican-kalooki-origin'
  | 'title-bing-rummy-origin' | 'app-about' | 'app-needsScripts' | 'app-shortcut-daily' | 'app-shortcut-games'
  | 'app-shortcut-history' | 'title-crazy-rummy-about' | 'title-crazy-rummy-7-about' | 'title-crazy-rummy-3-about'
  | 'title-fort-worth-gin-about' | 'title-fort-worth-gin-odd-about' | 'title-fort-worth-gin-even-about'
  | 'title-biddies-about' | 'title-treize-brasses-about' | 'title-beanie-about' | 'title-ace-to-ace-about'
  | 'title-the-press-about' | 'title-auto-press-about' | 'title-dealers-choice-about' | 'title-one-joker-about'
  | 'title-thanasis-about' | 'title-dynamitis-about' | 'title-basic-rummy-about' | 'title-five-thousand-rummy-about'
  | 'title-george-about' | 'title-crummy-rummy-about' | 'title-koum-kan-about' | 'title-rummy-500-about'
  | 'title-three-thirteen-about' | 'title-kaluki-about' | 'title-kaluki-51-about' | 'title-romme-about'
  | 'title-rami-about' | 'title-remigio-about' | 'title-liverpool-rummy-about' | 'title-carioca-about'
  | 'title-shanghai-rummy-about' | 'title-continental-about' | 'title-jamaican-kalooki-about' | 'title-bing-rummy-about'
  | 'tallyHeads-player' | 'tallyHeads-hand' | 'tallyHeads-points' | 'tallyHeads-total' | 'tally-nextDouble'
  | 'tally-countedDouble' | 'tally-oneTurnDouble' | 'bestWins-low' | 'bestWins-high' | 'final-ready' | 'ratedOver-words'
  | 'ratedOver-toBoard' | 'install-heading' | 'install-hint' | 'install-share' | 'install-add' | 'install-install'
  | 'install-decline' | 'bests-heading' | 'bests-hint' | 'bests-swaps' | 'bests-streak' | 'bests-out'
  | 'inviteAgain-button' | 'inviteAgain-hint' | 'sheet-none' | 'sheet-sheet' | 'sheet-deal' | 'sheet-total'
  | 'sheet-totals' | 'sheet-counts' | 'sheet-race' | 'sheet-asTable' | 'sheet-settle' | 'sheet-settleAs'
  | 'sheet-settleIn' | 'sheet-nothingDue' | 'sheet-countedDouble' | 'sheet-cancelledMark' | 'sheet-dealtMark'
  | 'sheetKey-total' | 'sheetKey-dealt' | 'sheetKey-out' | 'sheetKey-wild' | 'sheetKey-double' | 'sheetKey-press'
  | 'sheetKey-cancelled' | 'systems-penalties' | 'systems-winnerTakesHands' | 'systems-meldedMinusHand'
  | 'systems-meldedPlusHands' | 'systems-melded' | 'doubles-wholeHand' | 'doubles-sevenOrKing' | 'doubles-press'
  | 'settleMethods-everyPair' | 'settleMethods-winnerOnly' | 'settleUnits-points' | 'settleUnits-cents'
  | 'valued-acesWhenWild' | 'valued-lowAces' | 'valued-jokers' | 'valued-twos' | 'valued-queenOfSpades'
  | 'valued-blackAces' | 'valued-faceValue' | 'share-share' | 'share-copyPicture' | 'share-savePicture'
  | 'share-copyText' | 'share-selectText' | 'share-picture' | 'share-text' | 'share-names' | 'share-states-shared'
  | 'share-states-copied' | 'share-states-selected' | 'share-states-cancelled' | 'share-states-failed' | 'share-me'
  | 'allSettings-browsersLanguage' | 'allSettings-looks' | 'allSettings-felt' | 'allSettings-felts-green'
  | 'allSettings-felts-blue' | 'allSettings-felts-wine' | 'allSettings-felts-slate' | 'allSettings-felts-plum'
  | 'allSettings-felts-sand' | 'allSettings-face' | 'allSettings-faces-classic' | 'allSettings-faces-large'
  | 'allSettings-faces-fourColour' | 'allSettings-faces-minimal' | 'allSettings-letters' | 'allSettings-cardSize'
  | 'allSettings-cardSizes-small' | 'allSettings-cardSizes-normal' | 'allSettings-cardSizes-large'
  | 'allSettings-cardBack' | 'allSettings-cardBacks-lattice' | 'allSettings-cardBacks-waves'
  | 'allSettings-cardBacks-leaves' | 'allSettings-cardBacks-plain' | 'allSettings-cardBacks-rays'
  | 'allSettings-cardBacks-tiles' | 'allSettings-table' | 'allSettings-theme' | 'allSettings-themeNames-auto'
  | 'allSettings-themeNames-dark' | 'allSettings-themeNames-light' | 'allSettings-bots' | 'allSettings-botSpeeds-normal'
  | 'allSettings-botSpeeds-fast' | 'allSettings-speed' | 'allSettings-speeds-off' | 'allSettings-speeds-fast'
  | 'allSettings-speeds-normal' | 'allSettings-speeds-slow' | 'allSettings-leftHanded' | 'allSettings-leftHandedHint'
  | 'allSettings-sound' | 'allSettings-sounds' | 'allSettings-volume' | 'allSettings-hear'
  | 'allSettings-exampleSounds-yourTurn' | 'allSettings-exampleSounds-place' | 'allSettings-exampleSounds-swap'
  | 'allSettings-exampleSounds-dealWon' | 'allSettings-vibrates' | 'allSettings-vibratesHint' | 'allSettings-playing'
  | 'allSettings-taps' | 'allSettings-drags' | 'allSettings-warns' | 'allSettings-warnsHint' | 'allSettings-hints'
  | 'allSettings-hintsHint' | 'allSettings-phrases' | 'allSettings-phrasesHint' | 'allSettings-letterKeys'
  | 'allSettings-letterKeysHint' | 'allSettings-turn' | 'allSettings-notifies' | 'allSettings-notifiesHint'
  | 'allSettings-noAlerts-unsupported' | 'allSettings-noAlerts-denied' | 'keys-table' | 'keys-hand' | 'keys-letters'
  | 'keys-lettersOff' | 'keys-lettersHint' | 'keys-reader' | 'keys-game' | 'tableKeys-move-key' | 'tableKeys-move-does'
  | 'tableKeys-along-key' | 'tableKeys-along-does' | 'tableKeys-act-key' | 'tableKeys-act-does' | 'tableKeys-escape-key'
  | 'tableKeys-escape-does' | 'tableKeys-undo-key' | 'tableKeys-undo-does' | 'handKeys-select-key'
  | 'handKeys-select-does' | 'handKeys-play-key' | 'handKeys-play-does' | 'handKeys-shift-key' | 'handKeys-shift-does'
  | 'letterKeys-draw' | 'letterKeys-take' | 'letterKeys-meld' | 'letterKeys-layOff' | 'letterKeys-swap'
  | 'letterKeys-discard' | 'letterKeys-undo' | 'letterKeys-scores' | 'letterKeys-hint' | 'letterKeys-cards'
  | 'letterKeys-speak' | 'letterKeys-skip' | 'letterKeys-help' | 'gameKeys-contract' | 'gameKeys-end'
  | 'gameKeys-goRummy' | 'gameKeys-answer' | 'readerHints-headings' | 'readerHints-buttons' | 'gamesScreen-heading'
  | 'gamesScreen-search' | 'gamesScreen-own' | 'gamesScreen-noneOwn' | 'gamesScreen-most' | 'gamesScreen-found'
  | 'gamesScreen-clear' | 'gamesScreen-noneFound' | 'gamesScreen-showAll' | 'gamesScreen-groups-crazyRummy'
  | 'gamesScreen-groups-houses' | 'gamesScreen-groups-oxner' | 'gamesScreen-groups-greek' | 'gamesScreen-groups-cousins'
  | 'gamesScreen-choose' | 'gamesScreen-chosen' | 'gamesScreen-differs' | 'gamesScreen-more' | 'gamesScreen-allRules'
  | 'gamesScreen-change' | 'gamesScreen-rename' | 'gamesScreen-remove' | 'gamesScreen-putBack' | 'gamesScreen-newName'
  | 'gamesScreen-nameTaken' | 'difficulties-easy' | 'difficulties-medium' | 'difficulties-hard' | 'pasted-heading'
  | 'pasted-field' | 'pasted-show' | 'tile-noWilds' | 'wildRank-turned' | 'wildRank-named' | 'alwaysWild-jokers'
  | 'alwaysWild-twos' | 'alwaysWild-tens' | 'alwaysWild-oneEyedJacks' | 'specialities-contract'
  | 'specialities-setsOnly' | 'specialities-runsOnly' | 'specialities-meldsInHand' | 'specialities-fewWilds'
  | 'specialities-deepPile' | 'specialities-useDiscard' | 'specialities-press' | 'specialities-lastTwo'
  | 'specialities-noWilds' | 'trait-contract-off' | 'trait-contract-on' | 'trait-when-duringTurns'
  | 'trait-when-goingOutOnly' | 'trait-kinds-both' | 'trait-kinds-sets' | 'trait-kinds-runs' | 'trait-system-penalties'
  | 'trait-system-winnerTakesHands' | 'trait-system-meldedMinusHand' | 'trait-system-meldedPlusHands'
  | 'trait-system-melded' | 'trait-noWilds' | 'trait-pile-free' | 'trait-pile-deep' | 'trait-pile-laid'
  | 'trait-pile-gated' | 'trait-wildLimit-none' | 'trait-wildLimit-few' | 'trait-press-off' | 'trait-press-on'
  | 'trait-lastTwo-false' | 'trait-lastTwo-true' | 'differences-main' | 'editor-heading' | 'editor-how'
  | 'editor-search' | 'editor-often' | 'editor-noneFound' | 'editor-changes' | 'editor-noChanges' | 'editor-reset'
  | 'editor-resetAll' | 'editor-cannot' | 'editor-wayOut' | 'editor-wayOutAlone' | 'editor-noWayOut' | 'editor-offered'
  | 'editor-addThese' | 'editor-notThese' | 'editor-changeAll' | 'editor-leave' | 'editor-toSummary'
  | 'ownContracts-write' | 'ownContracts-use' | 'ownContracts-add' | 'ownContracts-none' | 'ownContracts-hand'
  | 'ownContracts-everyCard' | 'swapExample-before' | 'swapExample-off' | 'swapExample-free' | 'swapExample-thisTurn'
  | 'swapExample-otherMeld' | 'swapExample-stays' | 'rulesPage-edit' | 'rulesPage-useThese' | 'rulesPage-friends'
  | 'rulesPage-play' | 'rulesPage-keep' | 'rulesPage-copyLink' | 'rulesPage-copyCode' | 'rulesPage-link'
  | 'rulesPage-name' | 'rulesPage-save' | 'rulesPage-saved' | 'rulesPage-full' | 'look-who' | 'look-free' | 'look-join'
  | 'look-comeBack' | 'look-watch' | 'look-unwatched' | 'look-afterDeal' | 'look-book' | 'look-resting'
  | 'openTables-heading' | 'openTables-none' | 'openTables-unknown' | 'openTables-sitDown' | 'openTables-look'
  | 'ownTables-heading' | 'hosting-bots' | 'hosting-botsHint' | 'hosting-spectators' | 'hosting-spectatorsHint'
  | 'hosting-hints' | 'hosting-hintsHint' | 'levels-legend' | 'levels-each' | 'levels-note' | 'levelHints-beginner'
  | 'levelHints-steady' | 'levelHints-sharp' | 'levelHints-expert' | 'pace-anybody' | 'pace-friends' | 'rated-leaving'
  | 'panels-log' | 'panels-tally' | 'panels-next' | 'panels-review' | 'panels-replay' | 'panels-share' | 'panels-check'
  | 'panels-showTable' | 'panels-showTally' | 'panels-showFinal' | 'panels-rematch' | 'panels-daily' | 'panels-home'
  | 'panels-total' | 'panels-player' | 'panels-nothingYet' | 'panels-joint' | 'panels-final' | 'paceNames-none'
  | 'paceNames-usual' | 'paceNames-fast' | 'waiting-scan' | 'waiting-qrWords' | 'toSettings-here'
  | 'toSettings-fourColours' | 'toSettings-fourColoursHint' | 'toSettings-bigCards' | 'log-dot' | 'deeds-laidContract'
  | 'deeds-called' | 'deeds-wentRummy' | 'deeds-wentUpForTwo' | 'deeds-late' | 'story-theBot' | 'story-nobody'
  | 'story-dealtOn' | 'story-nextDouble' | 'table-discardPile' | 'table-bot' | 'table-standIn' | 'table-away'
  | 'table-dealer' | 'table-emptySeat' | 'table-you' | 'wildKinds-jokers' | 'wildKinds-oneJoker'
  | 'wildKinds-oneEyedJacks' | 'deals-anticlockwise' | 'contracts-nothingAside' | 'contracts-allAside'
  | 'contracts-differentSuits' | 'contracts-touchingRuns' | 'contracts-wholeHand' | 'waits-forPlayers'
  | 'waits-gameOver' | 'waits-choosingDealer' | 'waits-aboutToDeal' | 'asks-size' | 'draws-leavePile' | 'draws-floating'
  | 'draws-stock' | 'draws-any' | 'draws-orMelds' | 'draws-stockOrMelds' | 'draws-deep' | 'turn-contract' | 'turn-undo'
  | 'turn-skip' | 'pageTitle-plain' | 'pageTitle-yourTurn' | 'standIn-playedFor' | 'standIn-back' | 'silence-you'
  | 'silence-letBot' | 'questions-yes' | 'questions-no' | 'questions-notThisDeal' | 'questions-keys' | 'questions-size'
  | 'press-rule' | 'title-crazy-rummy-name' | 'title-crazy-rummy-7-name' | 'title-crazy-rummy-3-name'
  | 'title-fort-worth-gin-name' | 'title-fort-worth-gin-odd-name' | 'title-fort-worth-gin-even-name'
  | 'title-biddies-name' | 'title-treize-brasses-name' | 'title-beanie-name' | 'title-ace-to-ace-name'
  | 'title-the-press-name' | 'title-auto-press-name' | 'title-dealers-choice-name' | 'title-one-joker-name'
  | 'title-thanasis-name' | 'title-dynamitis-name' | 'title-basic-rummy-name' | 'title-five-thousand-rummy-name'
  | 'title-george-name' | 'title-crummy-rummy-name' | 'title-koum-kan-name' | 'title-rummy-500-name'
  | 'title-three-thirteen-name' | 'title-kaluki-name' | 'title-kaluki-51-name' | 'title-romme-name' | 'title-rami-name'
  | 'title-remigio-name' | 'title-liverpool-rummy-name' | 'title-carioca-name' | 'title-shanghai-rummy-name'
  | 'title-continental-name' | 'title-jamaican-kalooki-name' | 'title-bing-rummy-name';

/** The values of each other message. */
export interface MessageParameters {
  'cards-short': { card: Card };
  'cards-name': { card: Card };
  'cards-rankName': { rank: Rank };
  'cards-rankNames': { rank: Rank };
  'cards-rankShort': { rank: Rank };
  'cards-suitName': { suit: Suit };
  'cards-suitSymbol': { suit: Suit };
  'cards-meldShort': { meld: Reading };
  'cards-meldName': { meld: Reading; terms: Terms };
  'cards-wildOnCards': { terms: Terms };
  'cards-label': { card: Card; isWild: boolean; terms: Terms };
  'cards-personAlone': { who: Person };
  'moves-meld': { kind: 'run' | 'set'; rank: Rank; suit: Suit; terms: Terms };
  'moves-layOff': { terms: Terms };
  'moves-swap': { terms: Terms };
  'moves-goOut': { terms: Terms };
  'moves-chooseSize': { cards: string | number };
  'moves-nameWild': { terms: Terms };
  'exactMoves-takeTop': { card: Card };
  'exactMoves-takeSeveral': { count: number; deepest: Card };
  'exactMoves-meld': { button: string | number; meld: Reading };
  'exactMoves-layOff': { card: Card; meld: Reading | null };
  'exactMoves-swap': { count: number; naturals: readonly Card[]; terms: Terms; wild: Card };
  'exactMoves-discard': { card: Card };
  'exactMoves-press': { button: string | number };
  'exactMoves-layAll': { button: string | number; melds: readonly Reading[] };
  'exactMoves-upForTwo': { button: string | number; card: Card };
  'exactMoves-chooseSize': { cards: string | number };
  'exactMoves-nameWild': { rank: Rank };
  'exactMoves-claim': { cards: readonly Card[] };
  'besideBest-worse': { number: number; points: number };
  'reasons-goesOut': { saved: number; terms: Terms };
  'reasons-safeFrom': { left: number; name: string | number; points: number; terms: Terms };
  'reasons-safeByChance': { chance: number; points: number };
  'reasons-scores': { points: number };
  'reasons-opens': { needed: string | number; points: string | number; terms: Terms };
  'reasons-toOpening': { needed: string | number; points: number; terms: Terms };
  'reasons-frees': { count: number; isLaidOff: boolean; meld: Reading | null; naturals: readonly Card[]; terms: Terms; wild: Card };
  'reasons-holdsBack': { chance: number; points: number };
  'reasons-sheds': { card: Card; gone: number; live: number; points: number };
  'reasons-few': { live: number };
  'reasons-goesWith': { beside: Card | null; card: Card; gone: number; live: number; orWild: boolean; terms: Terms };
  'reasons-keeps': { gone: number; kept: readonly Card[]; live: number; orWild: boolean; terms: Terms };
  'reasons-completers': { gone: number; live: number; orWild: boolean; terms: Terms };
  'reasons-deniesFit': { card: Card; name: string | number; terms: Terms };
  'reasons-deniesWild': { card: Card; name: string | number; terms: Terms };
  'reasons-deniesCollector': { card: Card; held: readonly Card[]; name: string | number };
  'reasons-contractNeeds': { missing: number };
  'reasons-hasNoPlace': { card: Card; missing: number };
  'reasons-fewest': { points: number };
  'reasons-completes': { card: Card; meld: Reading };
  'reasons-fits': { card: Card; meld: Reading };
  'reasons-fitsSomewhere': { card: Card; terms: Terms };
  'reasons-returns': { card: Card };
  'reasons-pileUseless': { card: Card };
  'reasons-stock': { helping: string | number; isAll: boolean; unseen: string | number };
  'reasons-wildRank': { count: number; rank: Rank };
  'lesson-handStep': { cards: number };
  'lesson-meldStep': { hasWild: boolean; kind: 'run' | 'set'; meld: Reading };
  'lesson-pressMeldStep': { kind: 'run' | 'set'; meld: Reading };
  'lesson-meld': { kind: 'run' | 'set'; meld: Reading };
  'lesson-layOffStep': { card: Card; kind: 'run' | 'set'; meld: Reading };
  'lesson-putBackStep': { card: Card };
  'lesson-othersRunStep': { kind: 'run' | 'set'; meld: Reading; who: Person };
  'lesson-discardStep': { card: Card };
  'lesson-wildStep': { face: Card; rank: Rank; wild: Card };
  'lesson-watchStep': { natural: Card; who: Person };
  'lesson-swappedStep': { natural: Card; who: Person };
  'lesson-takeStep': { card: Card; held: Card };
  'lesson-swapStep': { natural: Card; wild: Card };
  'shortRules-aimMelds': { terms: Terms };
  'shortRules-turn': { terms: Terms };
  'shortRules-onlySets': { setMax: string | number | null; setMin: string | number; terms: Terms };
  'shortRules-onlyRuns': { runMin: string | number; terms: Terms };
  'shortRules-setsAndRuns': { runMin: string | number; setMax: string | number | null; setMin: string | number; terms: Terms };
  'shortRules-ofRank': { setMax: string | number | null; setMin: string | number };
  'shortRules-inRow': { runMin: string | number };
  'shortRules-wilds': { terms: Terms };
  'shortRules-wildRank': { terms: Terms };
  'shortRules-addAfterContract': { fromNextTurn: boolean; terms: Terms; toAny: boolean };
  'shortRules-addAfterMeld': { fromNextTurn: boolean; terms: Terms; toAny: boolean };
  'shortRules-add': { terms: Terms; toAny: boolean };
  'shortRules-added': { terms: Terms; toAny: boolean };
  'shortRules-newMelds': { terms: Terms };
  'shortRules-swapAndTake': { onlyInRuns: boolean; terms: Terms };
  'shortRules-swapAndMove': { onlyInRuns: boolean; terms: Terms };
  'shortRules-outOfTurn': { takes: string | number | null };
  'shortRules-closedPile': { terms: Terms };
  'shortRules-wildKept': { terms: Terms };
  'why-without': { card: Card; meld: Reading; terms: Terms };
  'why-with': { card: Card; held: boolean; meld: Reading; orWild: boolean; terms: Terms };
  'why-farFromMeld': { terms: Terms };
  'why-couldLay': { meld: Reading };
  'why-noMeldYet': { terms: Terms };
  'why-fitsElsewhere': { card: Card; meld: Reading; terms: Terms };
  'why-fitsNowhere': { card: Card; terms: Terms };
  'why-keeps': { held: number; isAll: boolean; played: number };
  'refusals-pileClosed': { terms: Terms };
  'refusals-noSuchMeld': { terms: Terms };
  'refusals-notAMeld': { terms: Terms };
  'refusals-setFull': { terms: Terms };
  'refusals-meldFirst': { terms: Terms };
  'refusals-openingTooLow': { terms: Terms };
  'refusals-openingNeedsRun': { terms: Terms };
  'refusals-notWild': { terms: Terms };
  'refusals-wrongNatural': { terms: Terms };
  'refusals-setNotComplete': { terms: Terms };
  'refusals-keepDrawn': { terms: Terms };
  'refusals-tooManyWilds': { terms: Terms };
  'refusals-onlyWilds': { terms: Terms };
  'refusals-locked': { terms: Terms };
  'refusals-meldsNotYet': { terms: Terms };
  'refusals-oneMeldATurn': { terms: Terms };
  'refusals-notYourMeld': { terms: Terms };
  'refusals-wrongContract': { terms: Terms };
  'refusals-notThisTurn': { terms: Terms };
  'refusals-noNewMelds': { terms: Terms };
  'refusals-tooAlike': { terms: Terms };
  'refusals-wildNotDiscarded': { terms: Terms };
  'refusals-wildStays': { terms: Terms };
  'refusals-reuseWild': { terms: Terms };
  'refusals-wildNeedsPlace': { terms: Terms };
  'refusals-oneSwapATurn': { terms: Terms };
  'refusals-lastCardPlayable': { terms: Terms };
  'refusals-notOutYet': { terms: Terms };
  'refusals-noLastDiscard': { terms: Terms };
  'refusals-notUpForTwo': { terms: Terms };
  'refusals-notRummy': { terms: Terms };
  'refusals-rankTaken': { terms: Terms };
  'refusals-selectToMeld': { terms: Terms };
  'refusals-tooFewToMeld': { terms: Terms };
  'refusals-meldOfItsOwn': { terms: Terms };
  'refusals-noRummyFound': { terms: Terms };
  'notices-meldNeeds': { least: Rank; terms: Terms };
  'notices-openingTooLow': { missing: string | number; needed: string | number; points: string | number };
  'notices-setHasAtMost': { most: number; terms: Terms };
  'notices-wildLimit': { limit: 'apart' | 'atMostNaturals' | 'fewerThanNaturals' | 'newSingle' | 'oneOrTwo' | 'single'; terms: Terms };
  'notices-noMeldsYet': { terms: Terms; why: 'firstTurn' | 'untilAllHadTurns' | 'untilGoingOut' };
  'notices-layTaken': { card: Card; terms: Terms };
  'notices-playTaken': { card: Card };
  'notices-likeTaken': { card: Card };
  'notices-topCardOnly': { terms: Terms };
  'notices-setNeeds': { rank: Rank; terms: Terms };
  'notices-runNeeds': { place: CardPlace; terms: Terms };
  'notices-swapNeeds': { faces: readonly Card[]; terms: Terms };
  'notices-swapNeedsTwo': { count: number; faces: readonly Card[]; terms: Terms };
  'notices-wildStaysInSet': { onlyFull: boolean; terms: Terms };
  'notices-likeLaid': { how: 'rank' | 'suit' | 'touching'; terms: Terms };
  'takes-yes': { card: Card };
  'calls-yesOnto': { card: Card; kind: 'run' | 'set'; meld: Reading; terms: Terms };
  'questions-rank': { isOpen: boolean; rank: Rank };
  'press-yes': { points: number };
  'chooser-title': { asks: 'call' | 'lastDiscard' | 'meld' | 'suits' | 'wildPlace'; terms: Terms };
  'options-suit': { suit: Suit };
  'options-rank': { rank: Rank; terms: Terms };
  'options-another': { kind: 'run' | 'set'; terms: Terms };
  'options-discard': { card: Card };
  'options-wildAs': { rank: Rank; suit: Suit; wild: Card };
  'options-cardInto': { card: Card; meld: Reading; terms: Terms };
  'options-wildTo': { end: 'high' | 'low' | 'set'; meld: Reading; terms: Terms };
  'options-meld': { meld: Reading; terms: Terms };
  'page-ownName': { name: string | number };
  'page-labelAbout': { label: string | number; subject: string | number };
  'home-dealsCount': { deals: number };
  'home-dealsInMinutes': { deals: number; minutes: number };
  'home-playersCount': { players: number };
  'home-people': { people: number };
  'home-onlyLooking': { people: number };
  'home-onlyPlaying': { people: number };
  'home-lookingAndPlaying': { people: number; playing: string | number };
  'home-joins': { game: string | number; people: number };
  'home-goOnHint': { deal: string | number };
  'home-withHouseRules': { game: string | number };
  'ownTables-with': { game: string | number; names: readonly string[] };
  'levels-botAlone': { level: 'beginner' | 'expert' | 'sharp' | 'steady' };
  'levels-botWithin': { level: 'beginner' | 'expert' | 'sharp' | 'steady' };
  'levels-mark': { level: 'beginner' | 'expert' | 'sharp' | 'steady' };
  'levels-markShort': { name: string | number };
  'paces-inShort': { pace: 'fast' | 'usual' | null };
  'waiting-startedBy': { name: string | number };
  'waiting-gathered': { bots: boolean; here: number; missing: number; seats: string | number };
  'waiting-missing': { bots: boolean; missing: number };
  'company-aloud': { who: Person; words: string | number };
  'company-about': { who: Person | readonly Person[] };
  'access-placeInHand': { card: Card; cards: string | number; place: string | number };
  'access-sorted': { groups: readonly string[]; order: 'melds' | 'rank' | 'suit'; terms: Terms };
  'access-group': { cards: readonly Card[] };
  'access-hurry': { seconds: number };
  'access-noMelds': { terms: Terms };
  'access-totals': { lines: readonly string[] };
  'access-total': { place: 'first' | 'last' | 'middle'; total: number; who: Person };
  'buttons-meld': { isOneOfSeveral: boolean; meld: Reading | null; prepares: boolean; terms: Terms };
  'sorts-suit': { terms: Terms };
  'extras-goOut': { terms: Terms };
  'buttons-warning': { terms: Terms; why: 'fits' | 'wild' };
  'mirror-handCard': { aside: Reading | null; card: Card; fresh: 'draw' | 'swap' | null; isWild: boolean; terms: Terms };
  'mirror-stock': { count: number; isOpen: boolean };
  'mirror-pile': { count: number; may: 'discard' | 'draw' | null; top: Card | null };
  'mirror-pileMay': { may: 'discard' | 'draw' | null };
  'mirror-pileCard': { above: number; card: Card; depth: number; isOpen: boolean };
  'mirror-place': { meld: Reading; place: 'high' | 'low' | 'set'; terms: Terms };
  'mirror-swap': { faces: readonly Card[]; isTaken: boolean; rank: Rank | null; wild: Card };
  'mirror-swapForTwo': { faces: readonly Card[]; isTaken: boolean; rank: Rank | null; wild: Card };
  'mirror-anyOf': { faces: readonly Card[]; rank: Rank | null };
  'mirror-meldCard': { by: Person | readonly Person[] | null; card: Card; faces: readonly Card[]; isWild: boolean; meld: Reading; rank: Rank | null; terms: Terms };
  'mirror-meldHeading': { by: Person | readonly Person[] | null; meld: Reading; terms: Terms };
  'mirror-numbered': { name: string | number; number: string | number; of: string | number };
  'mirror-felt': { prepares: boolean; terms: Terms };
  'mirrorSeat-parts': { parts: readonly string[] };
  'mirrorSeat-player': { who: Person };
  'mirrorSeat-cards': { count: number };
  'mirrorSeat-points': { count: number };
  'mirrorSeat-takes': { left: number };
  'mirrorSeat-now': { fact: 'asked' | 'away' | 'dealer' | 'floats' | 'late' | 'melded' | 'standIn' | 'turn'; who: Person };
  'refusals-noMeldOrder': { terms: Terms };
  'notices-ranOutOfTime': { card: Card };
  'adjourn-wantToStop': { count: number; people: Person | readonly Person[]; withYou: boolean };
  'adjourn-restsAfter': { deal: string | number; watches: boolean };
  'profile-unfitSign': { sign: string | number };
  'daily-nextDeal': { wait: number };
  'daily-dayInShort': { day: number };
  'daily-weekday': { day: number };
  'daily-ownResult': { points: number; position: string | number | null; seats: string | number };
  'daily-sharedResult': { points: number; position: string | number | null; seats: string | number };
  'daily-sharedHeading': { day: number };
  'daily-rankLine': { count: string | number; rank: string | number };
  'daily-inARow': { days: number };
  'daily-playedToday': { count: string | number; days: number | null; points: number; rank: string | number };
  'daily-notPlayedToday': { days: number | null };
  'daily-dealHeading': { deal: string | number };
  'ratings-seasonOf': { quarter: number; year: string | number };
  'ratings-untilWords': { wait: number };
  'ratings-people': { opponents: number };
  'ratings-ratedGames': { games: number };
  'ratings-toGetOn': { games: number; opponents: number };
  'ratings-bestOf': { players: string | number; shown: string | number };
  'ratings-standing': { games: number; players: string | number; points: string | number; rank: string | number };
  'ratings-noRatedGame': { isCurrent: boolean };
  'ratings-tooFew': { games: number; opponents: number };
  'ratings-missingGames': { count: number };
  'ratings-missingPeople': { count: number };
  'ratings-hiddenUntil': { missing: readonly string[] };
  'ratings-provisional': { missing: readonly string[] };
  'ratings-wonBy': { points: string | number; won: number };
  'ratings-rated': { games: number; points: string | number; rank: string | number };
  'ratingsExplained-shown': { games: number; opponents: number };
  'history-gamesOf': { who: Person | readonly Person[] };
  'history-metHeading': { isOwn: boolean };
  'history-metHint': { isOwn: boolean };
  'history-gameOf': { deals: number; game: string | number };
  'history-leftAfter': { deal: string | number; points: number };
  'history-adjourned': { points: number };
  'history-abandoned': { points: number };
  'history-resultOf': { place: string | number; points: number; seats: string | number };
  'history-companyOf': { names: readonly string[] };
  'history-playedAt': { time: number };
  'history-headToHead': { games: number; lost: string | number; other: string | number; who: Person | readonly Person[]; won: string | number };
  'figures-partOf': { part: string | number; whole: string | number };
  'figures-percent': { share: number };
  'figures-withPercent': { count: string | number; percent: string | number };
  'figures-mean': { value: number };
  'ownCards-countButton': { counted: number; next: number };
  'ownCards-counting': { all: number; done: string | number };
  'ownCards-counted': { games: number; hands: number };
  'ownCards-odds': { count: number };
  'ownCards-absent': { count: number };
  'ownCards-unread': { count: number };
  'ownCards-leftOut': { parts: readonly string[] };
  'check-checkTitle': { deal: string | number };
  'check-verdictWords': { times: number; verdict: 'again' | 'doctored' | 'holds' | 'missed' | 'tables' };
  'check-faultWords': { line: string | number };
  'check-cardsOfWords': { cards: readonly Card[]; whose: string | number | null };
  'check-stockName': { count: number };
  'check-someGave': { count: number; of: string | number; without: Person | readonly Person[] };
  'check-deckHeld': { cards: string | number };
  'check-shuffledLater': { times: string | number };
  'check-playHeld': { actions: number };
  'check-begunAgain': { count: number };
  'check-atAction': { action: string | number; index: string | number };
  'check-tookHand': { after: number; name: string | number; seat: string | number };
  'checkFailedWith-late': { people: Person | readonly Person[] };
  'checkFailedWith-dropped': { people: Person | readonly Person[] };
  'checkFailedWith-changed': { people: Person | readonly Person[] };
  'checkFailedWith-otherHands': { people: Person | readonly Person[] };
  'replay-playerName': { number: string | number };
  'replay-speedName': { speed: string | number };
  'replay-atMoment': { deal: number; turn: number };
  'replay-momentName': { deal: number; turn: number };
  'replay-replayOf': { game: string | number };
  'replay-jumpedTo': { deal: number; step: string | number; turn: number };
  'replay-seenBy': { name: string | number | null };
  'replay-beginsLate': { deal: string | number };
  'replay-noEnd': { deal: number; turn: number };
  'replay-doubtful': { action: string | number; deal: number; turn: number };
  'replay-damaged': { reason: string | number };
  'replay-recordFault': { line: string | number; problem: 'newerVersion' | 'notARecord' | 'olderVersion' | 'tooLong' | 'tooLongAt' | 'unknownAction' | 'unknownActor' | 'unknownEvents' | 'unknownRules' | 'wrongSeats' };
  'replay-impossible': { action: string | number };
  'review-reviewTitle': { deal: string | number | null };
  'review-replaying': { deals: number };
  'review-missingDeals': { count: number };
  'review-aBot': { level: 'beginner' | 'expert' | 'sharp' | 'steady' };
  'review-fortuneWords': { bot: number | null; expected: number; level: 'beginner' | 'expert' | 'sharp' | 'steady'; own: number };
  'review-nothingCostly': { isPraised: boolean };
  'review-luckWords': { luck: 'better' | 'same' | 'worse' };
  'review-skillWords': { level: 'beginner' | 'expert' | 'sharp' | 'steady'; skill: 'better' | 'same' | 'worse' | null };
  'review-dealShares': { deal: string | number; luck: string | number; skill: string | number };
  'review-goodHeading': { deal: string | number; gain: number; turn: string | number };
  'review-swapHeading': { deal: string | number; laid: number; turn: string | number };
  'review-momentHeading': { cost: number; deal: string | number; turn: string | number };
  'review-repeated': { turns: number };
  'review-handWords': { hand: readonly Card[] };
  'howWorkedOut-luck': { level: 'beginner' | 'expert' | 'sharp' | 'steady' };
  'reviewActions-takeDownTo': { count: number; deepest: Card };
  'reviewActions-lay': { meld: Reading };
  'reviewActions-layOff': { card: Card; on: Reading | null };
  'reviewActions-swapFor': { naturals: readonly Card[]; terms: Terms; wild: Card };
  'reviewActions-discardOf': { card: Card };
  'reviewActions-layContract': { melds: readonly Reading[] };
  'reviewActions-goOut': { terms: Terms };
  'reviewActions-goRummy': { discard: Card | null; melds: readonly Reading[] };
  'reviewActions-upForTwo': { card: Card };
  'reviewActions-chooseSize': { size: number };
  'reviewActions-nameRank': { rank: Rank };
  'reviewActions-claimOf': { cards: readonly Card[]; count: number };
  'dealt-withShare': { dealt: string | number; fair: number };
  'dealt-aboveShare': { difference: number; sign: 'even' | 'minus' | 'plus' };
  'dealt-dealtWords': { dealt: string | number; fair: number; figure: 'deadwood' | 'wilds'; than: 'less' | 'more' | 'muchLess' | 'muchMore' | 'near' };
  'option-table-minPlayers': { players: string | number };
  'option-table-maxPlayers': { players: string | number };
  'remark-players-exactly': { players: string | number };
  'remark-players-either': { numbers: readonly string[] };
  'remark-players-fromTo': { fewest: string | number; most: string | number };
  'option-deal-cards': { cards: string | number };
  'option-deal-cardsIfFew': { cards: number };
  'option-deal-fewPlayers': { players: number };
  'option-deal-upcardAce': { cards: string | number };
  'option-deal-upcardPermanentWild-buried': { terms: Terms };
  'option-deal-upcardPermanentWild-15': { terms: Terms };
  'option-deal-upcardPermanentWild-20': { terms: Terms };
  'option-deal-upcardPermanentWild-25': { terms: Terms };
  'option-deal-upcardPermanentWild-twoOrTwelve': { terms: Terms };
  'option-deal-pileUpcard-replacedIfWild': { terms: Terms };
  'remark-deal-handsByContract': { hands: readonly string[] };
  'remark-deal-handsGrow': { cards: string | number };
  'remark-deal-hands': { cards: string | number };
  'remark-deal-handsIfFew': { cards: string | number; few: string | number; players: number };
  'topic-wilds': { terms: Terms };
  'option-wilds-source-schedule': { terms: Terms };
  'option-wilds-source-dealerNames': { terms: Terms };
  'option-wilds-source-dealerFirstCard': { terms: Terms };
  'option-wilds-source-dealerLastCard': { terms: Terms };
  'option-wilds-source-dealerExtraCard': { terms: Terms };
  'option-wilds-source-outsideCard': { terms: Terms };
  'option-wilds-source-stockCard': { terms: Terms };
  'option-wilds-source-none': { terms: Terms };
  'option-wilds-schedule-ranks': { ranks: readonly Rank[]; terms: Terms };
  'option-wilds-jokerDeal-true': { terms: Terms };
  'option-wilds-permanent-none': { terms: Terms };
  'option-wilds-permanent-kinds': { kinds: readonly string[]; terms: Terms };
  'option-wilds-indicator-outOfPlay': { terms: Terms };
  'option-wilds-indicator-startsPile': { terms: Terms };
  'option-wilds-permanentIndicator-buried': { terms: Terms };
  'option-wilds-permanentIndicator-dealerGetsMore': { terms: Terms };
  'option-wilds-aceAllowed-true': { terms: Terms };
  'option-wilds-aceAllowed-false': { terms: Terms };
  'remark-wilds-noWilds': { terms: Terms };
  'remark-wilds-deals': { deals: number };
  'remark-wilds-oneJoker': { terms: Terms };
  'remark-wilds-noOthers': { terms: Terms };
  'remark-wilds-buried': { kinds: readonly string[] };
  'remark-wilds-standsForAny': { terms: Terms };
  'remark-wilds-usedAsItIs': { terms: Terms };
  'option-draw-gated-false': { terms: Terms };
  'option-draw-gated-true': { terms: Terms };
  'option-draw-takenFrozen-true': { terms: Terms };
  'option-draw-twoNaturals-forSeveral': { terms: Terms };
  'option-goingOut-wildDiscard-true': { terms: Terms };
  'option-goingOut-wildDiscard-false': { terms: Terms };
  'option-draw-takes-most': { times: string | number };
  'option-draw-afterMeld-open': { terms: Terms };
  'option-draw-afterMeld-closed': { terms: Terms };
  'option-goingOut-oneCard-true': { terms: Terms };
  'topic-melds': { terms: Terms };
  'option-melds-kinds-both': { terms: Terms };
  'option-melds-kinds-sets': { terms: Terms };
  'option-melds-kinds-runs': { terms: Terms };
  'option-melds-setMin': { cards: string | number; terms: Terms };
  'option-melds-setMax': { cards: number; terms: Terms };
  'option-melds-duplicates-false': { terms: Terms };
  'option-melds-duplicates-true': { terms: Terms };
  'option-melds-overflow-false': { terms: Terms };
  'option-melds-overflow-true': { terms: Terms };
  'option-melds-runMin': { cards: string | number };
  'option-melds-wildLimit-none': { terms: Terms };
  'option-melds-wildLimit-atMostNaturals': { terms: Terms };
  'option-melds-wildLimit-fewerThanNaturals': { terms: Terms };
  'option-melds-wildLimit-one': { terms: Terms };
  'option-melds-wildLimit-half': { terms: Terms };
  'option-melds-wildLimit-oneWhenLaid': { terms: Terms };
  'option-melds-wildLimit-apart': { terms: Terms };
  'option-melds-splitLong-false': { terms: Terms };
  'option-melds-splitLong-true': { terms: Terms };
  'option-melds-ownPlace-natural': { terms: Terms };
  'option-melds-ownPlace-wild': { terms: Terms };
  'option-melds-ownPlace-choice': { terms: Terms };
  'option-melds-allWild-ordinary': { terms: Terms };
  'option-melds-allWild-locked': { terms: Terms };
  'option-melds-allWild-special': { terms: Terms };
  'option-melds-setWild-anyMissing': { terms: Terms };
  'option-melds-setWild-named': { terms: Terms };
  'option-play-when-duringTurns': { terms: Terms };
  'option-play-when-goingOutOnly': { terms: Terms };
  'option-play-firstTurn-true': { terms: Terms };
  'option-play-firstRound-true': { terms: Terms };
  'option-play-meldsPerTurn-0': { terms: Terms };
  'option-play-meldsPerTurn-1': { terms: Terms };
  'option-play-firstMeld-none': { terms: Terms };
  'option-play-firstMeld-points': { points: string | number; terms: Terms };
  'option-play-firstRun-false': { terms: Terms };
  'option-play-firstRun-true': { terms: Terms };
  'option-play-contract-off': { terms: Terms };
  'option-play-contract-table': { contracts: readonly string[]; deals: string | number };
  'option-play-contract-written': { contracts: readonly string[]; count: number };
  'ruleContract-run': { count: number; size: number };
  'ruleContract-set': { count: number; size: number; terms: Terms };
  'ruleContract-either': { count: number; size: string | number; terms: Terms };
  'ruleContract-deal': { isEveryCard: boolean; melds: readonly string[] };
  'option-play-contractAlike-differ': { terms: Terms };
  'option-play-contractAlike-apart': { terms: Terms };
  'option-play-contractAlike-any': { terms: Terms };
  'option-play-contractExact-false': { terms: Terms };
  'option-play-contractExact-true': { terms: Terms };
  'option-play-meldTurns-afterDraw': { terms: Terms };
  'option-play-newAfterContract-false': { terms: Terms };
  'option-play-newAfterContract-true': { terms: Terms };
  'remark-melds-wildsCount': { terms: Terms };
  'remark-melds-saidOnce': { terms: Terms };
  'option-play-layOffNeedsMeld-true': { terms: Terms };
  'option-play-layOffNeedsMeld-false': { terms: Terms };
  'option-play-layOffFrom-sameTurn': { terms: Terms };
  'option-play-layOffFrom-nextTurn': { terms: Terms };
  'option-play-layOffOthers-true': { terms: Terms };
  'option-play-layOffOthers-false': { terms: Terms };
  'option-goingOut-callRummy-top': { terms: Terms };
  'option-goingOut-callRummy-pile': { terms: Terms };
  'remark-layingOff-opening': { terms: Terms };
  'topic-swaps': { terms: Terms };
  'option-swap-to-free': { terms: Terms };
  'option-swap-to-off': { terms: Terms };
  'option-swap-to-thisTurn': { terms: Terms };
  'option-swap-to-otherMeld': { terms: Terms };
  'option-swap-to-stays': { terms: Terms };
  'option-swap-needsMeld-true': { terms: Terms };
  'option-swap-needsMeld-false': { terms: Terms };
  'option-swap-which-all': { terms: Terms };
  'option-swap-which-jokers': { terms: Terms };
  'option-swap-allWildLocked-false': { terms: Terms };
  'option-swap-allWildLocked-true': { terms: Terms };
  'option-swap-perTurn-0': { terms: Terms };
  'option-swap-perTurn-1': { terms: Terms };
  'option-swap-sets-one': { terms: Terms };
  'option-swap-sets-never': { terms: Terms };
  'option-swap-sets-all': { terms: Terms };
  'remark-swaps-opening': { terms: Terms };
  'remark-swaps-namedSuit': { terms: Terms };
  'remark-swaps-anyOfRank': { terms: Terms };
  'remark-swaps-missingSuit': { terms: Terms };
  'topic-goingOut': { terms: Terms };
  'option-goingOut-discard-required': { terms: Terms };
  'option-goingOut-discard-optional': { terms: Terms };
  'option-goingOut-discard-forbidden': { terms: Terms };
  'option-goingOut-unplayable-true': { terms: Terms };
  'option-goingOut-float-onWithPenalty': { terms: Terms };
  'option-goingOut-firstTurn-true': { terms: Terms };
  'option-goingOut-firstTurn-false': { terms: Terms };
  'option-goingOut-relief-nothing': { terms: Terms };
  'option-goingOut-relief-meld': { terms: Terms };
  'option-goingOut-relief-fullTurn': { terms: Terms };
  'option-goingOut-upFor2-true': { terms: Terms };
  'option-goingOut-rummyOnly-true': { terms: Terms };
  'option-goingOut-othersMeldAfter-true': { terms: Terms };
  'option-goingOut-lastTurns-false': { terms: Terms };
  'option-goingOut-lastTurns-true': { terms: Terms };
  'remark-goingOut-lastContract': { terms: Terms };
  'remark-goingOut-wholeContract': { terms: Terms };
  'option-stock-stalemate-true': { terms: Terms };
  'option-scoring-system-penalties': { terms: Terms };
  'option-scoring-system-winnerTakesHands': { terms: Terms };
  'option-scoring-system-meldedPlusHands': { terms: Terms };
  'option-scoring-ace': { points: string | number };
  'option-scoring-numbers-face': { lowest: Rank };
  'option-scoring-numbers-fiveToNine': { lowest: Rank };
  'option-scoring-numbers-fiveToEight': { lowest: Rank };
  'option-scoring-numbers-fiveToSeven': { lowest: Rank };
  'option-scoring-wild': { points: number; terms: Terms };
  'option-scoring-wildAce': { points: number; terms: Terms };
  'option-scoring-joker': { points: string | number };
  'option-scoring-permanentTwo': { points: string | number };
  'option-scoring-queenOfSpades': { points: number };
  'option-scoring-outBonus': { points: number; terms: Terms };
  'option-scoring-double7K-false': { terms: Terms };
  'option-scoring-double7K-true': { terms: Terms };
  'option-scoring-lowAce-points': { points: string | number };
  'option-scoring-blackAce-points': { points: string | number };
  'option-scoring-unopened-points': { points: string | number; terms: Terms };
  'option-scoring-rummyBonus-points': { points: string | number };
  'option-game-targets-one': { points: number };
  'option-game-targets-several': { others: readonly string[]; points: number };
  'option-game-targets-for': { players: string | number; points: number };
  'option-money-rate': { cents: number };
  'option-money-roundTo': { cents: number };
  'option-money-perDeal': { cents: number };
  'picture-title-set': { terms: Terms };
  'picture-title-wildInSet': { terms: Terms };
  'picture-title-wildInRun': { terms: Terms };
  'picture-title-swapping': { terms: Terms };
  'picture-wildRank': { rank: Rank; terms: Terms };
  'picture-wildRankOfDeal': { deal: string | number; rank: Rank; terms: Terms };
  'picture-set': { fewest: string | number; rank: Rank; suits: readonly Suit[]; terms: Terms };
  'picture-run': { fewest: string | number; ranks: readonly Rank[]; suit: Suit };
  'picture-wild': { card: Card; place: CardPlace; rank: Rank; terms: Terms };
  'picture-oneEyedJack': { card: Card; place: CardPlace; terms: Terms };
  'picture-joker': { place: CardPlace; terms: Terms };
  'picture-opening': { needed: string | number; points: number; rank: Rank; ranks: readonly Rank[]; runPoints: string | number; setPoints: string | number; suit: Suit; suits: readonly Suit[] };
  'picture-aces': { highAce: string | number; highPoints: number; highRanks: readonly Rank[]; lowAce: string | number; lowPoints: number; lowRanks: readonly Rank[]; suit: Suit };
  'picture-layingOff': { card: Card; first: 'contract' | 'meld' | 'nothing' | 'opening'; kind: 'run' | 'set'; onOthers: boolean; terms: Terms };
  'picture-swapPlace': { natural: Card; wild: Card };
  'picture-swapPair': { rank: Rank; suits: readonly Suit[]; wild: Card };
  'picture-swapFree': { terms: Terms };
  'picture-swapThisTurn': { terms: Terms };
  'picture-swapStaysInSet': { terms: Terms };
  'picture-swapStaysInRun': { place: CardPlace; terms: Terms };
  'picture-swapOtherMeldFromSet': { terms: Terms };
  'picture-swapOtherMeldFromRun': { place: CardPlace; terms: Terms };
  'picture-swapFirst-meld': { terms: Terms };
  'picture-points-penalties': { points: number; terms: Terms };
  'picture-points-winnerTakesHands': { points: number; terms: Terms };
  'picture-points-meldedMinusHand': { points: number };
  'picture-points-meldedPlusHands': { points: number; terms: Terms };
  'picture-points-melded': { points: number };
  'picture-doubled': { rank: Rank; terms: Terms };
  'rulesPages-titleOf': { game: string | number };
  'rulesPages-alsoCalled': { names: readonly string[] };
  'tally-outBeforeYou': { terms: Terms; who: Person };
  'tally-outBefore': { count: number; others: Person | readonly Person[]; terms: Terms; who: Person };
  'tally-scoresOthers': { who: Person };
  'tally-rankDouble': { rank: Rank; terms: Terms };
  'tally-leads': { total: number; who: Person };
  'tally-part': { count: string | number; of: 'factor' | 'goingOut' | 'hand' | 'otherHands' | 'table' | 'unopened' };
  'tally-leftCard': { card: Card; count: number };
  'tally-nextIn': { seconds: string | number };
  'tally-rematchIn': { isReady: boolean; seconds: string | number };
  'tally-pressMoved': { count: string | number };
  'tally-heading': { deal: string | number; terms: Terms; wildRank: Rank };
  'tally-waitingFor': { names: readonly string[] };
  'tally-won': { count: number; winners: Person | readonly Person[]; withYou: boolean };
  'tally-place': { position: string | number };
  'final-ownPlace': { players: string | number; position: string | number };
  'bests-points': { deals: number };
  'bests-outIn': { value: string | number };
  'bests-beaten': { before: string | number; name: string | number; value: string | number };
  'bests-equalled': { name: string | number; value: string | number };
  'final-playedWith': { names: readonly string[] };
  'sheet-goalAfter': { best: 'high' | 'low'; deals: number };
  'sheet-goalAt': { best: 'high' | 'low'; target: string | number };
  'sheet-outScores': { count: string | number };
  'sheet-outAtOnceScores': { count: string | number };
  'sheet-settleHint': { method: 'everyPair' | 'winnerOnly'; perDeal: number; rate: number; roundTo: number };
  'sheet-amount': { cents: number; sign: string | number };
  'sheet-paid': { from: Person; isForDeals: boolean; to: Person | readonly Person[]; unit: 'cents' | 'points'; value: number };
  'sheet-oneDealDecided': { deal: number; gain: number; rival: Person | readonly Person[]; winner: Person };
  'sheet-ledThroughout': { deal: number; gain: number; rival: Person | readonly Person[]; winner: Person };
  'sheet-inDeal': { deal: number; gain: number; rival: Person | readonly Person[] };
  'sheet-ledSince': { deal: number; gain: number; rival: Person | readonly Person[]; since: number; winner: Person };
  'sheet-raceAfter': { deals: number; players: readonly string[] };
  'sheet-placed': { place: string | number; total: number; who: Person };
  'valued-wilds': { terms: Terms };
  'valued-ranks': { ranks: readonly Rank[] };
  'valued-fromTo': { first: Rank; last: Rank };
  'share-stage': { deals: number; isOver: boolean; ofDeals: number };
  'share-head': { deals: number; game: string | number; isOver: boolean; ofDeals: number };
  'share-stageOf': { deals: number; isOver: boolean; ofDeals: number };
  'share-line': { name: string | number; place: string | number; total: string | number };
  'allSettings-volumeOf': { share: number };
  'readerHints-places': { button: string | number };
  'readerHints-wilds': { label: string | number };
  'readerHints-aloud': { button: string | number };
  'gamesScreen-aboutRules': { does: 'choose' | 'chosen' | 'remove' | 'rename'; name: string | number };
  'gamesScreen-gamesFound': { count: number };
  'gamesScreen-deleted': { name: string | number };
  'gamesScreen-alsoCalled': { names: readonly string[] };
  'gamesScreen-alsoCalledAndMore': { names: readonly string[] };
  'gamesScreen-moreNames': { count: string | number };
  'tile-players': { fewest: string | number | null; most: number };
  'tile-packs': { jokers: number; packs: number };
  'tile-hand': { fewest: string | number | null; most: number };
  'tile-wilds': { wilds: readonly string[] };
  'tile-ranks': { count: number };
  'tile-toPoints': { least: number | null; most: number };
  'unlike': { game: string | number; parts: readonly string[] };
  'trait-firstMeld': { points: number };
  'trait-wilds': { wilds: readonly string[] };
  'trait-target': { points: number };
  'differences-count': { count: number };
  'differences-more': { count: number };
  'differences-moreInAllRules': { count: number };
  'differences-inStandardGame': { sentence: string | number };
  'differences-inGame': { game: string | number; sentence: string | number };
  'editor-resetOption': { option: string | number };
  'editor-gameIs': { game: string | number };
  'editor-changedTo': { sentence: string | number };
  'editor-rulesFound': { count: number };
  'ownContracts-contract': { number: string | number };
  'ownContracts-remove': { number: string | number };
  'ownContracts-meld': { number: string | number; place: string | number };
  'optionExample-handScores': { points: number };
  'optionExample-isRun': { isAllowed: boolean };
  'optionExample-withoutTurn': { four: string | number; six: string | number };
  'look-tableCalled': { code: string | number };
  'look-about': { count: number; game: string | number; pace: string | number };
  'look-seatsTaken': { seats: number; taken: string | number };
  'look-botNamed': { name: string | number };
  'home-dayAgo': { daysAgo: number; time: number };
  'openTables-peopleAt': { people: number; tables: number };
  'openTables-showAll': { count: string | number };
  'openTables-now': { deal: string | number | null; free: number; isOpen: boolean; pace: 'fast' | 'usual' | null; people: number };
  'openTables-seats': { free: number; people: number };
  'openTables-at': { does: 'look' | 'sitDown'; game: string | number; now: string | number };
  'ownTables-seen': { code: string | number; daysAgo: number; isPaused: boolean; time: number };
  'hosting-inShort': { bots: 'beginner' | 'expert' | 'several' | 'sharp' | 'steady' | null; hints: boolean; pace: 'fast' | 'usual' | null; spectators: boolean };
  'hosting-botsOf': { bots: 'beginner' | 'expert' | 'several' | 'sharp' | 'steady' | null };
  'levels-botNumber': { number: string | number };
  'levels-inShort': { levels: readonly string[] };
  'levels-botNamed': { level: 'beginner' | 'expert' | 'sharp' | 'steady'; name: string | number };
  'home-withChanges': { changes: number; game: string | number };
  'home-changesCount': { changes: number };
  'log-deal': { deal: number };
  'deeds-drew': { count: number };
  'deeds-took': { cards: readonly Card[] };
  'deeds-tookMany': { count: number };
  'deeds-laid': { meld: Reading };
  'deeds-laidOff': { card: Card };
  'deeds-swapped': { naturals: readonly Card[]; terms: Terms };
  'deeds-movedWild': { naturals: readonly Card[]; terms: Terms };
  'deeds-discarded': { card: Card };
  'deeds-tookOutOfTurn': { cards: readonly Card[] };
  'deeds-tookManyOutOfTurn': { count: number };
  'deeds-tookBack': { card: Card };
  'deeds-out': { terms: Terms };
  'story-drewOne': { card: Card | null; from: 'pile' | 'stock'; who: Person };
  'story-drewSeveral': { count: number; from: 'pile' | 'stock'; who: Person };
  'story-tookFromPile': { cards: readonly Card[]; who: Person };
  'story-tookUnseen': { count: number; who: Person };
  'story-laidMeld': { laid: string | number; who: Person };
  'story-laidOne': { cards: string | number; meld: Reading; terms: Terms };
  'story-laidCards': { cards: string | number; meld: Reading; terms: Terms };
  'story-card': { card: Card; isWild: boolean; terms: Terms };
  'story-laidContract': { laid: readonly string[]; who: Person };
  'story-laidOffOn': { card: Card; kind: 'run' | 'set' | null; meld: Reading | null; terms: Terms; who: Person };
  'story-swappedOut': { naturals: readonly Card[]; terms: Terms; who: Person; wild: Card };
  'story-swappedTo': { kind: 'run' | 'set'; meld: Reading; naturals: readonly Card[]; terms: Terms; who: Person; wild: Card };
  'story-swappedWithin': { naturals: readonly Card[]; terms: Terms; who: Person; wild: Card };
  'story-tookBackPlay': { play: 'contract' | 'draw' | 'layOff' | 'meld' | 'swap'; terms: Terms; who: Person };
  'story-discarded': { card: Card; who: Person };
  'story-tookBackDiscard': { card: Card; who: Person };
  'story-hadNoDiscard': { who: Person };
  'story-floats': { who: Person };
  'story-tookNothing': { who: Person };
  'story-bookedSeat': { bot: string | number; who: Person };
  'story-tookSeat': { bot: string | number; who: Person };
  'story-leftSeat': { bot: string | number; who: Person };
  'story-wentRummy': { who: Person };
  'story-wentUpForTwo': { who: Person };
  'story-asksTakers': { cards: readonly Card[] };
  'story-asksCallers': { cards: readonly Card[]; count: number };
  'story-tookOutOfTurn': { cards: readonly Card[]; who: Person };
  'story-called': { cards: readonly Card[]; who: Person };
  'story-penalty': { cards: readonly Card[]; count: number; who: Person };
  'story-penaltyUnseen': { count: number; who: Person };
  'story-dealsFirst': { who: Person };
  'story-firstJack': { jack: Card; who: Person };
  'story-drewForDealer': { draws: readonly string[]; who: Person };
  'story-cardsDrawn': { cards: readonly Card[]; who: Person };
  'story-dealt': { deal: string | number; who: Person };
  'story-dealtHere': { who: Person };
  'story-faceUp': { shown: readonly string[] };
  'story-cardsShown': { cards: readonly Card[]; who: Person };
  'story-besideStock': { card: Card };
  'story-startsPile': { cards: readonly Card[]; count: number };
  'story-choosesSize': { who: Person };
  'story-namesWild': { who: Person };
  'story-namedWild': { rank: Rank; terms: Terms; who: Person };
  'story-reshuffled': { count: number; isTopKept: boolean };
  'story-dealEnded': { ending: 'cancelled' | 'capped' | 'exhausted' | 'void' | 'wentOut'; terms: Terms; who: Person };
  'story-wentOut': { terms: Terms; who: Person };
  'story-oneMoreTurn': { terms: Terms; who: Person };
  'story-lastTurns': { terms: Terms; who: Person };
  'story-lastMelds': { terms: Terms; who: Person };
  'story-outAtOnce': { terms: Terms; who: Person };
  'story-pressAsked': { count: number; who: Person };
  'story-pressAnswered': { isTaken: boolean; who: Person };
  'story-pressSet': { clauses: readonly string[] };
  'story-getsPoints': { points: number; who: Person };
  'story-wonGame': { count: number; winners: Person | readonly Person[]; withYou: boolean };
  'spoken-suit': { suit: Suit };
  'table-cardsCount': { count: number };
  'table-points': { count: number };
  'table-pointsShort': { count: number };
  'table-number': { count: string | number };
  'table-stockLeft': { count: string | number };
  'table-freshMark': { by: 'draw' | 'swap'; count: number };
  'table-dropHere': { meld: Reading | null };
  'table-inHand': { count: number };
  'table-laid': { count: string | number };
  'table-held': { count: number };
  'table-seatNumber': { number: string | number };
  'table-honour': { why: 'leads' | 'wentOut' | 'won' };
  'wilds-named': { jokers: 'among' | 'only' | 'single' | 'without'; kinds: readonly string[]; terms: Terms };
  'wilds-several': { kinds: readonly string[]; terms: Terms };
  'wilds-sentence': { jokers: 'among' | 'only' | 'single' | 'without'; kinds: readonly string[]; terms: Terms };
  'wilds-unknown': { terms: Terms };
  'wilds-noWilds': { terms: Terms };
  'wilds-noWildsSentence': { terms: Terms };
  'wilds-short': { kinds: readonly string[]; terms: Terms };
  'wilds-rank': { rank: Rank };
  'wilds-jokersShort': { terms: Terms };
  'wilds-jokerShort': { terms: Terms };
  'wilds-shownBy': { card: Card };
  'deals-of': { deal: string | number; deals: string | number; length: 'full' | 'short' };
  'deals-to': { deal: string | number; length: 'full' | 'short'; target: number };
  'deals-sentenceOf': { deal: string | number; deals: string | number };
  'deals-sentenceTo': { deal: string | number; target: number };
  'deals-times': { times: number };
  'contracts-runs': { count: number; size: string | number };
  'contracts-sets': { count: number; size: string | number; terms: Terms };
  'contracts-eithers': { count: number; size: string | number; terms: Terms };
  'contracts-asked': { isEveryCard: boolean; melds: readonly string[] };
  'contracts-toGo': { count: number; melds: readonly string[] };
  'contracts-longerRun': { count: number };
  'contracts-differentRanks': { terms: Terms };
  'contracts-notLonger': { melds: readonly string[]; terms: Terms };
  'contracts-mustBe': { melds: readonly string[] };
  'contracts-takeApart': { meld: Reading; terms: Terms };
  'waits-dealOver': { deal: string | number };
  'waits-forCall': { cards: readonly Card[] };
  'waits-forTaker': { cards: readonly Card[] };
  'waits-botPlays': { name: string | number };
  'waits-sizing': { name: string | number };
  'waits-naming': { name: string | number; terms: Terms };
  'waits-press': { name: string | number; points: number };
  'waits-watching': { name: string | number };
  'waits-for': { name: string | number };
  'waits-last': { name: string | number };
  'asks-name': { terms: Terms };
  'asks-press': { points: number };
  'asks-call': { cards: readonly Card[]; count: number };
  'asks-take': { cards: readonly Card[] };
  'draws-takeOrLeave': { length: 'full' | 'short' };
  'draws-last': { length: 'full' | 'short'; name: string | number; terms: Terms };
  'draws-lastFromStock': { length: 'full' | 'short'; name: string | number; terms: Terms };
  'duties-emptyHanded': { end: 'float' | 'goOut' | 'undo'; terms: Terms };
  'duties-lastChance': { button: string | number; mayLay: boolean; terms: Terms };
  'duties-melding': { button: string | number };
  'duties-discardLast': { terms: Terms };
  'duties-layTaken': { card: Card };
  'duties-playTaken': { card: Card };
  'duties-reuseWild': { terms: Terms };
  'duties-layOffLast': { terms: Terms };
  'duties-layAll': { terms: Terms };
  'turn-step': { begins: boolean; choices: readonly string[]; isLast: boolean; later: boolean; length: 'full' | 'short'; terms: Terms };
  'turn-melds': { length: 'full' | 'short'; terms: Terms };
  'turn-openingMelds': { points: string | number; terms: Terms };
  'turn-openingCount': { needed: string | number; points: string | number; state: 'enough' | 'laid' | 'noRun' | 'selected'; terms: Terms };
  'turn-layOff': { beside: 'melds' | 'others'; length: 'full' | 'short' };
  'turn-swap': { length: 'full' | 'short'; terms: Terms };
  'turn-goRummy': { terms: Terms };
  'turn-discard': { isOnly: boolean; length: 'full' | 'short' };
  'turn-press': { button: string | number };
  'turn-skippable': { step: string | number };
  'silence-noSign': { name: string | number };
  'questions-seconds': { seconds: string | number };
  'questions-name': { terms: Terms };
  'takes-title': { cards: readonly Card[] };
  'takes-left': { left: number };
  'calls-title': { cards: readonly Card[]; count: number };
  'press-title': { points: number };
  'press-offer': { next: string | number; own: string | number; points: number };
}
