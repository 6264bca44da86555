import { person } from '../../support/play/tableViews.ts';
import type { GallerySituation } from '../situation.ts';

const MELDS = ['0 run 3C: 3C 4C 8D 6C', '2 set Q: QH QD QS', '3 run 9S: 9S TS JS'];
const OTHERS = ['2C 2S AS 4S 7S 6D 9D', '3S KS AH 6H 5D 8H TD', 'AC 3D 3H JC KC 4H'];
const PEOPLE = ['Ada', 'Bruno', 'Christabel', 'Dom'].map((name, seat) => person(name, { avatar: 5 * seat }));
/** No clock runs, so that the table comes to rest. */
const STILL = { clock: null };

/** Moments from which films begin that no other situation has. */
export const FILMED: Readonly<Record<string, GallerySituation>> = {
  'own-draw': {
    shows: 'the viewer’s turn begins: both piles may be drawn from',
    at: {
      deal: 8,
      phase: 'draw',
      hands: ['5C 7H QC 9H TH KD 2D', ...OTHERS],
      melds: MELDS,
      pile: '4D TC',
      stock: '5S',
    },
    table: STILL,
  },
  'own-turn': {
    shows: 'the viewer’s turn, with a plain run, a lay-off and a swap to play',
    at: { deal: 8, hands: ['5C QC 9H TH JH KD 2D 8S', ...OTHERS], melds: MELDS, pile: '4D TC' },
    table: STILL,
  },
  'others-turn': {
    shows: 'three others play: a swap, a meld, a lay-off, a card from the pile; then the viewer',
    at: {
      deal: 8,
      turn: 1,
      phase: 'draw',
      hands: ['7H QC KD', '5C 2C 2S 2H AS 9D', '3S KS AH 6H', 'AC 3D JC 4H'],
      melds: ['0 run 3C: 3C 4C 8D 6C', '1 set J: JD JH 8C', '2 run TS: TS JS QS'],
      pile: '4D TC',
      stock: '5D 6S 7S',
    },
  },
  'other-goes-out': {
    shows: 'another player has one card and can take the lead from the viewer: `1 discard KD`',
    at: {
      deal: 8,
      turn: 1,
      hands: ['2C 2S AS 4S 7S 6D 9D', 'KD', ...OTHERS.slice(1)],
      melds: MELDS,
      pile: '4D TC',
      totals: [31, 40, 55, 140],
    },
    table: STILL,
  },
  people: {
    shows: 'the viewer’s turn at a table of people: `gallery.say({ seat: 1, phrase: 0 })`',
    at: { deal: 8, hands: ['5C QC 9H TH JH KD 2D 8S', ...OTHERS], melds: MELDS, pile: '4D TC' },
    table: { ...STILL, seats: PEOPLE },
    said: [],
  },
};
