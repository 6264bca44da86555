import { type DealResult, dealsIn, type RuleSet } from '#engine';
import { crazyRummy, PRESETS } from '#rules';
import type { Position } from '../../support/play/positions.ts';
import type { GallerySituation } from '../situation.ts';

const ENDS = ['4D', '2C 2S AS 4S', '3S KS AH', 'AC 3D 5S', '6C 7S', '9H', 'TS JD', 'QC 8D'];

/** Points of a deal that differ by seat and deal, and are 0 for the seat that goes out. */
const pointsIn = (deal: number, seats: number, out: number): number[] =>
  Array.from({ length: seats }, (_, seat) => (seat === out ? 0 : 3 + ((deal * 17 + seat * 23 + deal * seat * 5) % 48)));

/** Finished deals of a game of Crazy Rummy, each a result of its own. */
function finished(deals: number, seats: number): readonly DealResult[] {
  return Array.from({ length: deals }, (_, i) => {
    const deal = i + 1;
    const out = (deal * 5) % seats;
    return {
      ...{ deal, dealer: i % seats, wildRank: deal, ending: 'wentOut', out, factor: 1, wentRummy: false, added: [] },
      points: pointsIn(deal, seats, out),
    };
  });
}

/** Crazy Rummy for a large family. */
const FOR_EIGHT: RuleSet = {
  ...crazyRummy,
  table: { ...crazyRummy.table, maxPlayers: 8 },
  pack: { ...crazyRummy.pack, packs: 'two' },
};

/** The last deal of a game of this many seats, which seat 0 can end. */
function lastDeal(seats: number, rules = crazyRummy): Position {
  const deal = dealsIn(rules);
  const results = finished(deal - 1, seats);
  const totals = Array.from({ length: seats }, (_, seat) =>
    results.reduce((sum, { points }) => sum + points[seat]!, 0),
  );
  return { rules, deal, hands: ENDS.slice(0, seats), pile: 'TC', totals, also: { results } };
}

/** Whole games with all their deals, as sheet, final standing and result to share. */
export const SCORES: Readonly<Record<string, GallerySituation>> = {
  'sheet-of-three': {
    shows: 'the score sheet of three players after thirteen deals',
    at: lastDeal(3),
    played: ['0 discard 4D'],
    panel: 'scores',
  },
  'sheet-of-four': {
    shows: 'the score sheet of four players in the last of thirteen deals',
    at: lastDeal(4),
    panel: 'scores',
  },
  'sheet-of-eight': {
    shows: 'the score sheet of eight players after thirteen deals',
    at: lastDeal(8, FOR_EIGHT),
    played: ['0 discard 4D'],
    panel: 'scores',
  },
  'sheet-in-points': {
    shows: 'a game that settles in points, by the winner alone',
    at: lastDeal(3, PRESETS.biddies),
    played: ['0 discard 4D'],
    panel: 'scores',
  },
  'final-of-four': {
    shows: 'the final standing of four players, with the race of thirteen deals',
    at: lastDeal(4),
    played: ['0 discard 4D'],
  },
  'tally-of-eight': {
    shows: 'the tally of eight: who went out and the player first, and no row higher than a card',
    at: {
      rules: FOR_EIGHT,
      deal: 8,
      turn: 6,
      hands: [
        ...['2S 5S 7S', 'AC 2C 3C 5C 6C 7C 8C', 'AD 2D 3D 4D', 'AH 2H 3H 4H 5H 6H 7H', '9C TC', '9D TD JD QD'],
        ...['KD', 'JH QH KC'],
      ],
      totals: [31, 112, 55, 140, 7, 88, 61, 20],
    },
    played: ['6 discard KD'],
  },
  'final-of-eight': {
    shows: 'the final standing of eight players, with the race of thirteen deals',
    at: lastDeal(8, FOR_EIGHT),
    played: ['0 discard 4D'],
  },
};
