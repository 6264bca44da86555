import type { Position } from '../../support/play/positions.ts';
import { person } from '../../support/play/tableViews.ts';
import type { GallerySituation } from '../situation.ts';
import { GALLERY_MELDS } from './crazyRummy.ts';

const OTHERS = ['2C 2S AS 4S 7S 6D 9D', '3S KS AH 6H 5D 8H TD', 'AC 3D 3H JC KC 8S 4H'];
const MID_DEAL: Omit<Position, 'hands'> = { deal: 8, melds: GALLERY_MELDS, pile: '4D TC', totals: [31, 12, 55, 40] };
/** A plain run, a lay-off and a swap to play. */
const OWN_TURN = { ...MID_DEAL, hands: ['5C QC 9H TH JH KD 2D 8C', ...OTHERS] };

/** No clock runs, so that a later picture is identical and a film comes to rest. */
const STILL = { clock: null };

/** The other players' turns: a swap, a lay-off, a card from the pile. */
const ROUND = [
  ...['1 draw stock', '1 swap 5C for 8D in 0', '1 meld set 2: 2C 2S 2H', '1 discard 9D'],
  ...['2 draw pile', '2 layoff KS 2 high', '2 discard 3S'],
  ...['3 draw stock', '3 discard 4H'],
];
const OTHERS_TURN = {
  at: {
    ...MID_DEAL,
    turn: 1,
    phase: 'draw',
    hands: ['7H QC KD', '5C 2C 2S 2H AS 9D', '3S KS AH 6H', 'AC 3D JC 4H'],
    melds: ['0 run 3C: 3C 4C 8D 6C', '1 set J: JD JH 8C', '2 run TS: TS JS QS'],
    stock: '5D 6S 7S',
  },
  table: STILL,
} as const;

/** Moments to play on from, to see motion, and from which films begin. */
export const MOTION: Readonly<Record<string, GallerySituation>> = {
  'own-swap': {
    shows: 'the viewer has melded and may take the wild: `0 swap …`',
    at: { ...MID_DEAL, hands: ['5C 7H QC KD', ...OTHERS] },
    table: STILL,
  },
  deeds: {
    shows: 'each seat shows what it did since the viewer’s last turn, with the dot of its cards',
    ...{ ...OTHERS_TURN, plays: ROUND },
  },
  log: {
    shows: 'the log of a round: the deal, who did it, red suits in red',
    ...{ ...OTHERS_TURN, plays: ROUND, panel: 'log' },
  },
  'going-out': {
    shows: 'one card from going out: `0 discard KD` ends the deal, `table deal 0…1` (64 digits) deals the next',
    at: { ...MID_DEAL, hands: ['KD', ...OTHERS] },
    table: STILL,
  },
  'game-ends': {
    shows: 'one card from going out in the last deal: `0 discard KD` ends the game',
    at: {
      ...{ ...MID_DEAL, deal: 13, pile: 'TC', hands: ['4D', ...OTHERS] },
      melds: ['0 run 3C: 3C 4C 5C 6C', ...GALLERY_MELDS.slice(1)],
    },
    table: STILL,
  },
  'own-draw': {
    shows: 'the viewer’s turn begins: both piles may be drawn from',
    at: { ...MID_DEAL, phase: 'draw', hands: ['5C 7H QC 9H TH KD 2D', ...OTHERS], stock: '5S' },
    table: STILL,
  },
  'own-turn': {
    shows: 'the viewer’s turn, with a plain run, a lay-off and a swap to play',
    at: OWN_TURN,
    table: STILL,
  },
  'others-turn': {
    shows: 'three others play: a swap, a meld, a lay-off, a card from the pile; then the viewer',
    ...OTHERS_TURN,
  },
  'other-goes-out': {
    shows: 'another player has one card and can take the lead from the viewer: `1 discard KD`',
    at: {
      ...{ ...MID_DEAL, turn: 1, totals: [31, 40, 55, 140] },
      hands: ['2C 2S AS 4S 7S 6D 9D', 'KD', ...OTHERS.slice(1)],
    },
    table: STILL,
  },
  people: {
    shows: 'the viewer’s turn at a table of people: `gallery.say({ seat: 1, phrase: 0 })`',
    at: OWN_TURN,
    table: {
      ...STILL,
      seats: ['Ada', 'Bruno', 'Christabel', 'Dom'].map((name, seat) => person(name, { avatar: 5 * seat })),
    },
    said: [],
  },
};
