import type { GallerySituation } from '../situation.ts';

const MELDS = ['0 run 3C: 3C 4C 8D 6C', '2 set Q: QH QD QS', '3 run 9S: 9S TS JS'];
const HANDS = ['5C 7H QC KD', '2C 2S AS 4S 7S 6D 9D', '3S KS AH 6H 5D 8H TD', 'AC 3D 3H JC KC 8S 4H'];
/** One card from going out. */
const LAST = ['KD', ...HANDS.slice(1)];

/** No clock runs, so that a later picture is identical. */
const STILL = { clock: null };

/** The other players' turns: a swap, a lay-off, a card from the pile. */
const ROUND = [
  ...['1 draw stock', '1 swap 5C for 8D in 0', '1 meld set 2: 2C 2S 2H', '1 discard 9D'],
  ...['2 draw pile', '2 layoff KS 2 high', '2 discard 3S'],
  ...['3 draw stock', '3 discard 4H'],
];
const OTHERS_TURN = {
  at: {
    deal: 8,
    turn: 1,
    phase: 'draw',
    hands: ['7H QC KD', '5C 2C 2S 2H AS 9D', '3S KS AH 6H', 'AC 3D JC 4H'],
    melds: ['0 run 3C: 3C 4C 8D 6C', '1 set J: JD JH 8C', '2 run TS: TS JS QS'],
    pile: '4D TC',
    stock: '5D 6S 7S',
    totals: [31, 12, 55, 40],
  },
  table: STILL,
  plays: ROUND,
} as const;

/** Moments to play on from, to see motion. */
export const MOTION: Readonly<Record<string, GallerySituation>> = {
  'own-swap': {
    shows: 'the viewer has melded and may take the wild: `0 swap …`',
    at: { deal: 8, hands: HANDS, melds: MELDS, pile: '4D TC', totals: [31, 12, 55, 40] },
    table: STILL,
  },
  deeds: {
    shows: 'each seat shows what it did since the viewer’s last turn, with the dot of its cards',
    ...OTHERS_TURN,
  },
  log: { shows: 'the log of a round: the deal, who did it, red suits in red', ...OTHERS_TURN, panel: 'log' },
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
