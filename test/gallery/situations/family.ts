import type { RuleSet } from '#engine';
import { PRESETS, type PresetId } from '#rules';
import type { Position } from '../../support/play/positions.ts';
import type { GallerySituation } from '../situation.ts';

const rulesOf = (id: PresetId): RuleSet => PRESETS[id] as RuleSet;

const CONTRACT: Position = {
  rules: rulesOf('crummy-rummy'),
  deal: 1,
  hands: ['5C 5D 5H 9C 9D JK KH 3S 4S QD', '7C 7D 8H 8S TC', 'QC.2 QD.2 6H 6S 4C', '3C.2 3D.2 KC.2 AC.2'],
  melds: ['1 set J: JC JD JH', '1 set 4: 4D 4H 4S.2'],
  pile: '6D 9H',
};

const FIVE_THOUSAND: Position = {
  rules: rulesOf('five-thousand-rummy'),
  deal: 1,
  wildRank: 8,
  hands: ['5C 7H QC 9H TH KD 2D', '2C 2S AS 4S 7S 6D', '3S KS AH 6H 5D 8H', 'AC 3D 3H JC KC 8S'],
  melds: ['1 run 3C: 3C 4C 8D 6C', '2 set Q: QH QD QS', '3 run 9S: 9S TS JS', '0 set T: TC TD TH.2'],
  pile: '4D TC.2 7D 2H 9C JH AD 5S 6S KH 4H 3C.2',
};

const LAST_TURNS: Position = {
  rules: rulesOf('three-thirteen'),
  deal: 11,
  turn: 3,
  hands: [
    '4S 2D 5C 7C 7H 6C 8C 9C 7D TS JS QS KC',
    '3C 3H 3D TC TD 6D 6H 6S 2H KD AC AD QH',
    '7D.2 5S 4C 5D JH 9S JC AD.2 9D AH JD AS KS',
    '8H 8D 8S QC QD QH.2 4C.2 4D.2 4H 5H 6H.2 7H.2 KH 2S',
  ],
  pile: '4D 9C.2',
};

const GOES_RUMMY = '3 rummy 2S | set 8: 8D 8H 8S | set Q: QC QD QH.2 | set 4: 4C.2 4D.2 4H | run 5H: 5H 6H.2 7H.2 KH';

/** Moments that only occur in some games of the family. */
export const FAMILY: Readonly<Record<string, GallerySituation>> = {
  contract: { shows: 'a contract is owed: it is shown above the piles', at: CONTRACT },
  'contract-aside': {
    shows: 'one meld of the contract is put aside, its cards are marked',
    at: CONTRACT,
    selected: '5C 5D 5H',
    press: 'meld',
  },
  'claim-window': {
    shows: 'another player has drawn from the stock: the upcard may be taken out of turn',
    at: { ...CONTRACT, turn: 1, phase: 'draw' },
    played: ['1 draw stock'],
  },
  'deep-pile': {
    shows: 'a pile that may be taken to any depth: each of its cards is a target',
    at: { ...FIVE_THOUSAND, phase: 'draw' },
  },
  'melds-of-players': {
    shows: 'melds that belong to the players who laid them',
    at: FIVE_THOUSAND,
  },
  'swap-for-two': {
    shows: 'the Joker leaves its set for both missing Queens: `0 swap QH QS for JK in 0`',
    at: {
      rules: rulesOf('kaluki'),
      deal: 1,
      hands: ['QH QS 9C 9D 4H', '2H 3H', '5C 6D'],
      melds: ['1 set Q: QC QD JK', '0 set K: KC KD KH'],
    },
  },
  'turned-wild': {
    shows: 'the indicator lies beside the stock; play is counter-clockwise',
    at: {
      rules: rulesOf('thanasis'),
      deal: 1,
      wildRank: 6,
      hands: ['5C 7H QC 9H TH KD 2D 6C 9S.2 3C', '2C 2S AS 4S', '3S KS AH 6H 5D', 'AC 3D 3H', '4D.2 4H.2 JC KC'],
      pile: '4D TC',
      also: { indicator: 44 },
    },
  },
  'last-turns': {
    shows: 'a player is out: the viewer has a last turn with thirteen cards, and two others have theirs to come',
    at: LAST_TURNS,
    played: [GOES_RUMMY],
  },
  'last-turns-waiting': {
    shows: 'the viewer is out and waits while the others have their last turns',
    at: LAST_TURNS,
    viewer: 3,
    played: [GOES_RUMMY],
  },
  'last-turns-over': {
    shows: 'after the last turns the best melds of all players lie on the table',
    at: LAST_TURNS,
    played: [GOES_RUMMY],
    plays: ['0 draw pile', '0 discard 2D', '1 draw pile', '1 discard AC', '2 draw stock', '2 discard KS'],
  },
};
