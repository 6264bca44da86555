import { PRESETS } from '#rules';
import type { GallerySituation } from '../situation.ts';

const MELDS = ['1 run 3C: 3C 4C 8D 6C', '2 set Q: QH QD QS', '0 run 9S: 9S TS JS'];
const OTHERS = ['2C 2S AS 4S 7S 6D 9D', '3S KS AH 6H 5D 8H TD', 'AC 3D 8S'];
const TOTALS = [31, 112, 55, 140];

/** The end of a deal and after it. */
export const DEAL_ENDS: Readonly<Record<string, GallerySituation>> = {
  'last-card': {
    shows: 'two cards in the hand after the draw: the player can go out',
    at: { deal: 8, hands: ['QC 2D', ...OTHERS], melds: MELDS, pile: '4D TC', totals: TOTALS },
    selected: 'QC',
  },
  'hands-shown': {
    shows: 'the deal has just ended: all hands are shown below their seats and their points fly to the totals',
    at: { deal: 8, hands: ['KD', ...OTHERS], melds: MELDS, pile: '4D TC', totals: TOTALS },
    settings: { speed: 'slow' },
    plays: ['0 discard KD'],
  },
  'hands-shown-of-six': {
    shows: 'six hands are shown, some of them long',
    at: {
      deal: 8,
      hands: ['KD', 'AC 2C 3C 5C 6C 7C 8C', 'AD 2D 3D 4D', 'AH 2H 3H 4H 5H 6H 7H', '9C TC', '9D TD JD QD 9H TH JH QH'],
      totals: [31, 112, 55, 140, 7, 88],
    },
    settings: { speed: 'slow' },
    plays: ['0 discard KD'],
  },
  tally: {
    shows: 'the tally of a deal',
    at: { deal: 8, hands: ['KD', ...OTHERS], melds: MELDS, pile: '4D TC', totals: TOTALS },
    played: ['0 discard KD'],
  },
  'tally-behind': {
    shows: 'the tally of a deal in which another player went out: hand and piles beside it',
    at: {
      deal: 8,
      turn: 1,
      hands: [OTHERS[0] as string, 'KD', ...OTHERS.slice(1)],
      melds: MELDS,
      pile: '4D TC',
      totals: TOTALS,
    },
    played: ['1 discard KD'],
  },
  cancelled: {
    shows: 'the tally of a deal that a newer version of the game could not continue',
    at: { deal: 8, hands: ['QC 2D', ...OTHERS], melds: MELDS, pile: '4D TC', totals: TOTALS },
    played: ['table cancel'],
  },
  'cancelled-sheet': {
    shows: 'the score sheet with a cancelled deal: the mark C, and what it means',
    at: { deal: 8, hands: ['QC 2D', ...OTHERS], melds: MELDS, pile: '4D TC', totals: TOTALS },
    played: ['table cancel'],
    panel: 'scores',
  },
  'cancelled-seen': {
    shows: 'a deal is cancelled before everybody: the hands are shown, and no points fly',
    at: { deal: 8, hands: ['QC 2D', ...OTHERS], melds: MELDS, pile: '4D TC', totals: TOTALS },
    plays: ['table cancel'],
  },
  press: {
    shows: 'the player furthest behind is asked about the Press, with an explanation',
    at: {
      rules: PRESETS['the-press']!,
      deal: 4,
      hands: ['KD', '2C 2S', 'AH', 'AC 3D 5S'],
      melds: ['1 run 5C: 5C 6C 4H 8C', ...MELDS.slice(1)],
      pile: '4D TC',
      totals: [168, 100, 119, 90],
    },
    played: ['0 discard KD'],
  },
  final: {
    shows: 'the game is over: the final standing',
    at: { deal: 13, hands: ['4D', '2C 2S AS 4S', '3S KS AH', 'AC 3D 5S'], pile: 'TC', totals: TOTALS },
    played: ['0 discard 4D'],
  },
  'final-rated': {
    shows: 'a rated game is over: a line below the standing leads to the leaderboard',
    at: { deal: 13, hands: ['4D', '2C 2S AS 4S', '3S KS AH', 'AC 3D 5S'], pile: 'TC', totals: TOTALS },
    played: ['0 discard 4D'],
    table: { isPrivate: false, hints: false, rated: true },
    said: [],
  },
};
