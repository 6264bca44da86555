import { ENDINGS } from '#engine';
import { LEVEL_NAMES, PACE_NAMES } from '#protocol';
import { TERMS } from '#text';
import {
  DAYS,
  MONEY,
  OPEN_TABLES,
  PAST_COMPANIES,
  PROOF_FAULTS,
  RECORD_FAULTS,
  RIVALS,
  SHOWN,
  STAGES_OF_GAMES,
} from './situations.ts';
import type { TOLD } from './told.ts';
import { COUNTS, calls, EITHER, GROUPS, NAMES, SOME_RANKS } from './values.ts';
import type { Called } from './walk.ts';

/** Values for every function of the further texts of the other screens. */
export const SCREEN_CALLS: Called<
  Pick<
    typeof TOLD,
    | 'check'
    | 'daily'
    | 'final'
    | 'games'
    | 'history'
    | 'keys'
    | 'players'
    | 'profile'
    | 'ratings'
    | 'replay'
    | 'review'
    | 'scoreSheet'
    | 'settings'
    | 'tables'
  >
> = {
  tables: {
    showAll: calls(COUNTS),
    openTableNow: calls(OPEN_TABLES),
    atOpenTable: calls(['sitDown', 'look'], NAMES, NAMES),
    ownTables: calls(),
  },
  check: {
    checkTitle: calls(COUNTS),
    verdictWords: calls(['genuine', 'consistent', 'doctored'], EITHER, [1, 2, 48]),
    faultWords: calls(PROOF_FAULTS),
    cardsOfWords: calls([null, ...NAMES], GROUPS),
    stockName: calls(COUNTS),
  },
  daily: {
    dayInShort: calls(DAYS),
    weekday: calls(DAYS),
    dealHeading: calls(COUNTS),
    rankLine: calls(
      COUNTS.map((rank) => ({ rank })),
      COUNTS,
    ),
    inARow: calls(COUNTS),
    nextDeal: calls(COUNTS),
    nameIn: calls([null, ...NAMES]),
  },
  final: {
    ready: calls(),
    ownPlace: calls([1, 2, 3, 4, 8], [4, 8]),
    bestPoints: calls(COUNTS),
    BEST_VALUES: { points: calls(COUNTS), swaps: calls(COUNTS), streak: calls(COUNTS), out: calls(COUNTS) },
    playedWith: calls([NAMES.slice(0, 1), NAMES]),
  },
  games: {
    aboutRules: calls(['choose', 'chosen', 'rename', 'remove'], NAMES),
    resetOption: calls(NAMES),
    packsIn: calls(COUNTS, COUNTS),
    handOf: calls(COUNTS, COUNTS),
    firstMelds: calls(COUNTS),
    withoutTurn: calls(COUNTS, COUNTS),
    handScores: calls(COUNTS),
    isRun: calls(EITHER),
    moreDifferences: calls(COUNTS),
    moreInAllRules: calls(COUNTS),
    tableCalled: calls(NAMES),
    seatsTaken: calls(COUNTS, COUNTS),
    differsIn: calls(COUNTS, COUNTS),
    lookAbout: calls(NAMES, COUNTS, PACE_NAMES),
    changedTo: calls(NAMES),
    gamesFound: calls(COUNTS),
    rulesFound: calls(COUNTS),
    gameIs: calls(NAMES),
    deleted: calls(NAMES),
    contractNumber: calls(COUNTS),
    removeContract: calls(COUNTS),
    meldOfContract: calls(COUNTS, COUNTS),
    contractMeld: calls(
      calls(['set', 'run'] as const, [3, 4]).map(([kind, cards]) => ({ kind, cards })),
      TERMS,
    ),
  },
  history: {
    gamesOf: calls([null, ...NAMES]),
    nameOf: calls([null, ...NAMES]),
    metHeading: calls(EITHER),
    metHint: calls(EITHER),
    resultOf: calls(COUNTS, COUNTS, COUNTS),
    companyOf: calls(PAST_COMPANIES),
    playedAt: calls(COUNTS),
    headToHead: calls(
      calls(EITHER, [null, ...NAMES]).map(([isOwn, name]) => ({ isOwn, name })),
      RIVALS,
    ),
    countButton: calls(COUNTS, COUNTS),
    countingWords: calls(COUNTS, COUNTS),
    countedWords: calls(COUNTS, COUNTS),
    leftOutWords: calls(COUNTS, COUNTS, COUNTS),
  },
  keys: { tableKeys: calls(), handKeys: calls(), letterKeys: calls(), gameKeys: calls(), readerHints: calls() },
  players: {
    wantToStop: calls([NAMES.slice(0, 1), NAMES], EITHER),
    restsAfter: calls(COUNTS, EITHER),
  },
  profile: { unfitSign: calls(['<', 'ก็็็']) },
  ratings: {
    untilWords: calls(COUNTS),
    bestOf: calls(COUNTS, COUNTS),
  },
  replay: {
    playerName: calls(COUNTS),
    speedName: calls(COUNTS),
    momentName: calls(COUNTS, COUNTS),
    replayOf: calls(NAMES),
    jumpedTo: calls(COUNTS, COUNTS, NAMES),
    seenBy: calls([null, ...NAMES]),
    beginsLate: calls(COUNTS),
    noEnd: calls(COUNTS, COUNTS),
    doubtful: calls(COUNTS, COUNTS, COUNTS),
    damaged: calls(NAMES),
    recordFault: calls(RECORD_FAULTS),
    impossible: calls(COUNTS),
  },
  review: {
    reviewTitle: calls([null, ...COUNTS]),
    replaying: calls(COUNTS),
    missingDeals: calls(COUNTS),
    fortuneWords: calls(COUNTS, [null, ...COUNTS], COUNTS, LEVEL_NAMES),
    nothingCostly: calls(COUNTS, EITHER),
    shareOf: calls(COUNTS),
    luckWords: calls(COUNTS),
    skillWords: calls([null, ...COUNTS], LEVEL_NAMES),
    dealShares: calls(COUNTS, COUNTS, COUNTS),
    howWorkedOut: calls(LEVEL_NAMES),
    goodHeading: calls(COUNTS, COUNTS, COUNTS),
    swapHeading: calls(COUNTS, COUNTS, COUNTS),
    momentHeading: calls(COUNTS, COUNTS, COUNTS),
    repeated: calls(COUNTS),
    handWords: calls(GROUPS),
    scaleEnd: calls(COUNTS),
    withShare: calls(COUNTS, COUNTS),
    aboveShare: calls(COUNTS),
    dealtWords: calls(['wilds', 'deadwood'], COUNTS, COUNTS, COUNTS),
  },
  scoreSheet: {
    dealtMark: calls(),
    dealWild: calls(SOME_RANKS),
    dealNumber: calls(calls(COUNTS, [1, 2], ENDINGS).map(([deal, factor, ending]) => ({ deal, factor, ending }))),
    movedShort: calls(COUNTS),
    settleHint: calls(['everyPair', 'winnerOnly'], MONEY),
    amount: calls(COUNTS, ['cents', 'points']),
    resultStage: calls(STAGES_OF_GAMES),
    resultName: calls(SHOWN),
    resultTotal: calls(COUNTS.map((total) => ({ total }))),
    resultPlace: calls(COUNTS.map((place) => ({ place }))),
    resultLine: calls(SHOWN.map((one) => ({ ...one, place: 2, total: 21 }))),
    figure: calls(COUNTS),
    playedAt: calls(NAMES),
    pictureName: calls(),
  },
  settings: {
    volumeOf: calls(COUNTS),
  },
};
