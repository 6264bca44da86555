import type { Situation } from '../situation.ts';

const MELDS = ['0 run 3C: 3C 4C 8D 6C', '2 set Q: QH QD QS', '3 run 9S: 9S TS JS'];
const HANDS = ['5C 7H QC KD', '2C 2S AS 4S 7S 6D 9D', '3S KS AH 6H 5D 8H TD', 'AC 3D 3H JC KC 8S 4H'];
/** One card from going out. */
const LAST = ['KD', ...HANDS.slice(1)];

/** No clock runs: a picture taken later is the same. */
const STILL = { clock: null };

/** Moments to be played on from, to see what moves. */
export const MOTION: Readonly<Record<string, Situation>> = {
  'own-swap': {
    shows: 'the viewer has melded and may take the wild: `0 swap …`',
    at: { deal: 8, hands: HANDS, melds: MELDS, pile: '4D TC', totals: [31, 12, 55, 40] },
    table: STILL,
  },
  'going-out': {
    shows: 'one card from going out: `0 discard KD` ends the deal, `table deal 0…1` (64 digits) deals the next',
    at: { deal: 8, hands: LAST, melds: MELDS, pile: '4D TC', totals: [31, 12, 55, 40] },
    table: STILL,
  },
  'game-ends': {
    shows: 'one card from going out in the last deal: `0 discard KD` ends the game',
    at: {
      deal: 13,
      hands: ['4D', '2C 2S AS 4S 7S 6D 9D', '3S KS AH 6H 5D 8H TD', 'AC 3D 3H JC KC 8S 4H'],
      melds: ['0 run 3C: 3C 4C 5C 6C', '2 set Q: QH QD QS', '3 run 9S: 9S TS JS'],
      pile: 'TC',
      totals: [31, 12, 55, 40],
    },
    table: STILL,
  },
};
