import type { MoneyRules } from '#engine';
import type { PublicTable } from '#protocol';
import { LEVEL_NAMES, PACE_NAMES, STAGES } from '#protocol';
import { RECORD_PROBLEMS } from '#record';
import { crazyRummy, printRules } from '#rules';
import type { WhyFact } from '../../../client/game/whyNot.ts';
import { CARDS, COUNTS, calls, EITHER, GROUPS, MELDS, NAMES, PERSONS } from './values.ts';

export const OPEN_TABLES: readonly PublicTable[] = calls(PACE_NAMES, COUNTS, EITHER, STAGES).map(
  ([pace, free, isOpen, stage]) => ({
    ...{ code: 'ABCD', rules: printRules(crazyRummy), pace, seats: 4, people: 2, free, isOpen, stage, deal: 3 },
  }),
);
export const HAND_FACTS = calls(EITHER, [null, 'draw', 'swap'], [null, ...MELDS]).map(([wild, fresh, aside]) => ({
  ...{ wild, fresh, aside },
}));
export const MELDED_BY = calls(GROUPS, [null, ...PERSONS]).map(([faces, by]) => ({ faces, by }));
export const ORDERS = ['suit', 'melds', 'rank', 'own', 'arranging'] as const;
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
export const MONEY: readonly MoneyRules[] = calls(['everyPair', 'winnerOnly'], COUNTS, [0, 1, 5], [0, 5]).map(
  ([settle, rate, roundTo, perDeal]) => ({ settle, rate, roundTo, perDeal }),
);
export const STAGES_OF_GAMES = calls(COUNTS, [0, 13], EITHER).map(([deals, ofDeals, isOver]) => ({
  deals,
  ofDeals,
  isOver,
}));
export const SHOWN = calls(['', ...NAMES], [null, ...LEVEL_NAMES]).map(([name, bot]) => ({ name, bot }));
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
