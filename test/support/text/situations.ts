import type { MeldKind, MoneyRules, Rank } from '#engine';
import { ENDINGS } from '#engine';
import type { PublicTable } from '#protocol';
import { LEVEL_NAMES, PACE_NAMES, STAGES } from '#protocol';
import { RECORD_PROBLEMS } from '#record';
import { crazyRummy, printRules } from '#rules';
import { TERMS } from '#text';
import type { WhyFact } from '../../../client/game/whyNot.ts';
import type {
  ContractMelds,
  DealFacts,
  LaidMeld,
  MeldSizes,
  ScorePart,
  SeatRead,
  StepPlay,
  TakenBack,
  WildKind,
} from '../../../client/text/data.ts';
import { STEP_PLAYS } from '../../../client/text/data.ts';
import { CARDS, COUNTS, calls, EITHER, GROUPS, MELDS, NAMES, PERSONS, SOME_RANKS, SUIT_CODES } from './values.ts';

export const WILDS: readonly (readonly WildKind[] | null)[] = [
  null,
  [8],
  [1],
  ['oneJoker'],
  [12, 'jokers'],
  [2, 'oneEyedJacks', 'jokers'],
  ['jokers'],
];
export const DEALS: readonly DealFacts[] = calls(COUNTS, [0, 13], [0, 500], [1, 2]).map(
  ([deal, deals, target, times]) => ({
    ...{ deal, deals, target, times },
  }),
);
export const CONTRACTS: readonly ContractMelds[] = calls([0, 1, 2], [3, 4], [0, 1, 2], [3, 4])
  .filter(([runs, , sets]) => runs + sets > 0)
  .map(([runs, runMin, sets, setMin]) => ({ runs, runMin, sets, setMin }));
export const MELD_SIZES: readonly MeldSizes[] = calls([2, 3], [0, 4], [3, 4]).map(([setMin, setMax, runMin]) => ({
  ...{ setMin, setMax, runMin },
}));
export const OPEN_TABLES: readonly PublicTable[] = calls(PACE_NAMES, COUNTS, EITHER, STAGES).map(
  ([pace, free, isOpen, stage]) => ({
    ...{ code: 'ABCD', rules: printRules(crazyRummy), pace, seats: 4, people: 2, free, isOpen, stage, deal: 3 },
  }),
);
export const PEOPLE_NOW = calls(COUNTS, COUNTS)
  .map(([looking, playing]) => ({ looking, playing }))
  .filter(({ looking, playing }) => looking + playing > 0);
export const HAND_FACTS = calls(EITHER, [null, 'draw', 'swap'], [null, ...MELDS]).map(([wild, fresh, aside]) => ({
  ...{ wild, fresh, aside },
}));
export const MELDED_BY = calls(GROUPS, [null, ...PERSONS]).map(([faces, by]) => ({ faces, by }));
export const SEATS_READ: readonly SeatRead[] = calls(
  PERSONS,
  COUNTS,
  [null, 0, 23],
  [null, ...LEVEL_NAMES],
  EITHER,
).map(([who, cards, avatar, level, on]) => ({
  ...{ who, cards, total: cards, avatar, level, dealer: on, melded: on, turn: on, asked: on, floats: on },
  ...{ standIn: on, isAway: !on },
}));
export const ORDERS = ['suit', 'melds', 'rank', 'own', 'arranging'] as const;
export const FAMILIES: readonly { readonly kind: MeldKind; readonly rank?: Rank; readonly suit?: number }[] = [
  { kind: 'set' },
  { kind: 'run' },
  ...SOME_RANKS.map((rank) => ({ kind: 'set' as const, rank })),
  ...SUIT_CODES.map((suit) => ({ kind: 'run' as const, suit })),
];
export const NAMED_WILDS = [1, 2].map((count) =>
  CARDS.slice(0, count).map((wild, index) => ({ wild, rank: 9 as Rank, suit: SUIT_CODES[index] ?? 0 })),
);
const STEPS: readonly (readonly StepPlay[])[] = [
  ...STEP_PLAYS.map((play) => [play]),
  ['melds', 'discard'],
  ['layOff', 'discard'],
  ['melds', 'layOff', 'discard'],
  ['contract', 'discard'],
  ['goRummy', 'discard'],
  ['layOff', 'endTurn'],
  ['swap', 'discard'],
];
export const TURNS = calls(STEPS, EITHER, EITHER).map(([plays, later, begins]) => ({ plays, later, begins }));
export const RECORD_FAULTS = RECORD_PROBLEMS.map((problem) => ({ line: 5, problem }));
export const PROOF_FAULTS = [
  ...RECORD_FAULTS,
  { line: 1, problem: 'notAProof' as const },
  { line: 2, problem: 'wrongHeader' as const },
];
export const PAST_COMPANIES = [
  [{ name: 'Ana', level: null }],
  [{ name: null, level: null }, ...LEVEL_NAMES.map((level) => ({ name: 'Ben', level }))],
];
export const RIVALS = calls([null, ...NAMES], COUNTS, [0, 1, 5], [0, 1, 5]).map(([name, games, won, lost]) => ({
  ...{ name, games, won, lost },
}));
export const SHEET_DEALS = calls([1, 21], [0, 8] as readonly Rank[], TERMS, PERSONS, ENDINGS, EITHER).map(
  ([deal, wildRank, terms, dealer, ending, isDouble]) => ({
    ...{ deal, wildRank, terms, dealer, ending, out: dealer, isDouble },
  }),
);
export const MONEY: readonly MoneyRules[] = calls(['everyPair', 'winnerOnly'], COUNTS, [0, 1, 5], [0, 5]).map(
  ([settle, rate, roundTo, perDeal]) => ({ settle, rate, roundTo, perDeal }),
);
export const PAYMENTS = calls(PERSONS, COUNTS, ['cents', 'points'], EITHER).flatMap(
  ([from, amount, unit, isForDeals]) =>
    PERSONS.filter((to) => to !== from).map((to) => ({ from, to, amount, unit, isForDeals })),
);
export const DEALS_OR_LAST = [1, 5, 'last'] as const;
export const GAINS = calls(PERSONS, COUNTS).flatMap(([winner, gain]) =>
  PERSONS.filter((rival) => rival !== winner).map((rival) => ({ winner, rival, gain })),
);
export const STAGES_OF_GAMES = calls(COUNTS, [0, 13], EITHER).map(([deals, ofDeals, isOver]) => ({
  deals,
  ofDeals,
  isOver,
}));
export const SHOWN = calls(['', ...NAMES], [null, ...LEVEL_NAMES]).map(([name, bot]) => ({ name, bot }));
export const SCORE_PARTS: readonly (readonly ScorePart[])[] = [
  [],
  ...(['table', 'hand', 'otherHands', 'goingOut', 'factor'] as const).map((of) => [{ of, count: 21 }]),
  [
    { of: 'hand', count: 5 },
    { of: 'factor', count: 2 },
  ],
];
export const COMPLETINGS = calls(COUNTS, COUNTS, [0, 1, 5]).map(([live, gone, wilds]) => ({ live, gone, wilds }));
export const DRAWN_FROM = ['stock', 'pile'] as const;
export const HANDS = [
  PERSONS.map((who) => ({ who, cards: CARDS.slice(0, 1) })),
  PERSONS.map((who, i) => ({ who, cards: CARDS.slice(i, i + 2) })),
];
export const POINTS = [1, 3].map((count) => PERSONS.slice(0, count).map((who, i) => ({ who, points: COUNTS[i] ?? 0 })));
export const LAID: readonly LaidMeld[] = MELDS.map((meld, index) => ({
  ...meld,
  wilds: meld.cards.map((_, place) => place < index),
}));
export const LAID_LISTS = [LAID.slice(0, 1), LAID];
export const TAKEN_BACK: readonly TakenBack[] = ['draw', 'meld', 'contract', 'layOff', 'swap'];
const [reading] = MELDS;
const [card] = CARDS;
if (!reading || card === undefined) throw new Error('no values');
export const WHY_FACTS: readonly WhyFact[] = [
  { tells: 'without', card, reading },
  ...calls(EITHER, EITHER).map(([held, wild]) => ({ tells: 'with' as const, card, held, wild, reading })),
  { tells: 'farFromMeld' },
  { tells: 'couldLay', reading },
  { tells: 'noMeldYet' },
  { tells: 'fitsElsewhere', card, meld: { ...reading, id: 0, by: 1, owners: [1, 1, 1], locked: false } },
  { tells: 'fitsNowhere', card },
  ...COUNTS.map((held) => ({ tells: 'keeps' as const, held, played: 1 })),
];
/** Days in UTC. */
export const DAYS = ['2026-01-01', '2026-11-23'] as const;
