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
};
