import type { Position } from '../../support/play/positions.ts';
import type { GallerySituation } from '../situation.ts';

/** The melds of most situations: a run with a wild, a set and a plain run. */
export const GALLERY_MELDS = ['0 run 3C: 3C 4C 8D 6C', '2 set Q: QH QD QS', '3 run 9S: 9S TS JS'];
const HANDS = ['5C 7H 8S QC 9H TH KD 2D', '2C 2S AS 4S 7S 6D 9D', '3S KS AH 6H 5D JD TD', 'AC 3D 3H JC KC KH 4H'];

/** The viewer's turn, mid-deal. */
export const GALLERY_MOMENT: Position = {
  deal: 8,
  hands: HANDS,
  melds: GALLERY_MELDS,
  pile: '4D TC',
  totals: [31, 112, 55, 140],
};

/** Moments of base Crazy Rummy, Eights wild. */
export const CRAZY_RUMMY: Readonly<Record<string, GallerySituation>> = {
  'your-draw': {
    shows: 'your turn begins: stock and upcard are lit',
    at: {
      deal: 8,
      hands: HANDS.map((hand) => hand.split(' ').slice(0, 7).join(' ')),
      melds: GALLERY_MELDS,
      pile: '4D TC',
      phase: 'draw',
    },
  },
  'melds-in-hand': {
    shows: 'sort by melds: a set, a run with a wild, a pair and part of a run, set apart',
    at: {
      deal: 8,
      hands: ['7H 4H 6C 5H 8S 6D KS JC 7S', '2C 2D 3C', '9C 9D 9S'],
      pile: '4D TC',
      stock: '6S',
      phase: 'draw',
    },
  },
  'your-play': {
    shows: 'your turn, nothing selected: the wild that could be taken is marked',
    at: GALLERY_MOMENT,
  },
  'lay-off': {
    shows: 'a queen selected: the one place where it fits is lit',
    at: GALLERY_MOMENT,
    selected: 'QC',
  },
  swap: {
    shows: 'the 5 of clubs selected: the wild that stands for it glows',
    at: GALLERY_MOMENT,
    selected: '5C',
  },
  meld: {
    shows: 'three cards selected with their badges; the felt is lit where they would lie',
    at: GALLERY_MOMENT,
    selected: '9H TH 8S',
  },
  chooser: {
    shows: 'an ambiguous selection: a small chooser where the meld would lie',
    at: {
      deal: 3,
      hands: ['JD 3D 3S 7H QC 9H TH KD', '2C 2S AS 4S 7S 6D 9D', 'KS AH 6H 5D TD', 'AC 3H JC KC 4H'],
      pile: '4D TC',
    },
    selected: 'JD 3D 3S',
    press: 'meld',
  },
  'wild-lifted': {
    shows: 'a wild of the hand selected: it fits in many places',
    at: GALLERY_MOMENT,
    selected: '8S',
  },
  'off-turn': {
    shows: 'another player’s turn; cards are selected in advance',
    at: {
      deal: 8,
      hands: ['5C 7H QC 9H TH KD 2D', `${HANDS[1]} 8C`, HANDS[2] as string, HANDS[3] as string],
      melds: GALLERY_MELDS,
      pile: '4D TC',
      turn: 1,
    },
    selected: '9H TH',
  },
  'first-turn': {
    shows: 'the deal begins: no melds yet',
    at: { deal: 1, hands: HANDS, pile: '4D' },
  },
};
