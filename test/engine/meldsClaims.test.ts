import { describe, expect, it } from 'vitest';
import { parseCards, type RuleSet } from '#engine';
import { printReading } from '#record';
import { crazyRummy, PRESETS } from '#rules';
import { swapped } from '../../shared/engine/melds/melds.ts';
import { isLockedSet } from '../../shared/engine/melds/wilds.ts';
import { meld, melding, withMeldRules } from '../support/play/melding.ts';

const withSwap = (rules: RuleSet, swap: Partial<RuleSet['swap']>): RuleSet => ({
  ...rules,
  swap: { ...rules.swap, ...swap },
});
const duplicates = withMeldRules(
  { ...crazyRummy, pack: { ...crazyRummy.pack, packs: 'two' } },
  { duplicates: true, setMax: 8 },
);
const crummy = PRESETS['crummy-rummy'] as RuleSet;

describe('cards that free a wild (R89 to R92)', () => {
  it('E13 Twos wild, KC KD 2S: either of the two missing Kings', () => {
    expect(melding(crazyRummy, 2).claims('set K: KC KD 2S', 2)).toBe('KH KS');
    expect(melding(crazyRummy, 2).claims('set K: KC KD 2S', 0)).toBe('');
  });

  it('D17 Nines wild: 9C between 8D and TD is freed by 9D, and 9D there by nothing', () => {
    expect(melding(crazyRummy, 9).claims('run 8D: 8D 9C TD', 1)).toBe('9D');
    expect(melding(crazyRummy, 9).claims('run 8D: 8D 9D TD', 1)).toBe('');
    expect(melding(duplicates, 9).claims('run 8D: 8D 9D.2 TD', 1)).toBe('');
  });

  it('§4.68 where duplicates are allowed, any natural of the rank', () => {
    expect(melding(duplicates, 2).claims('set K: KC KD 2S', 2)).toBe('KC KD KH KS');
    const treize = PRESETS['treize-brasses'] as RuleSet;
    expect(melding(treize, 2).claims('set K: KC KD 2S', 2)).toBe('KC KD KH KS');
  });

  it('R91 any card of the rank, but only one that the set lacks', () => {
    const ace = PRESETS['ace-to-ace'] as RuleSet;
    expect(melding(ace, 2).claims('set K: KC KD 2S', 2)).toBe('KH KS');
  });

  it('R90 a high Ace is freed by the Ace', () => {
    const biddies = PRESETS.biddies as RuleSet;
    expect(melding(biddies, 2).claims('run QH: QH KH 2S', 2)).toBe('AH');
  });

  it('R85 where wilds cannot be swapped, none', () => {
    expect(melding(withSwap(crazyRummy, { to: 'off' }), 2).claims('set K: KC KD 2S', 2)).toBe('');
  });

  it('R89 Jokers only: a two gives way if it can stay in its meld, and never goes into a hand', () => {
    const jokers = melding(withSwap(crummy, { which: 'jokers' }));
    expect(jokers.claims('run 5C: 5C 2D 7C 8C', 1)).toBe('6C');
    expect(jokers.claims('run 5C: 5C JK 7C 8C', 1)).toBe('6C');
    const taken = melding(withSwap(crummy, { to: 'free', which: 'jokers' }));
    expect(taken.claims('run 5C: 5C 2D 7C 8C', 1)).toBe('');
    expect(taken.claims('run 5C: 5C JK 7C 8C', 1)).toBe('6C');
    expect(melding(crummy).claims('run 5C: 5C 2D 7C 8C', 1)).toBe('6C');
  });

  it('R49, R92 Ace to Ace: a set of wilds alone is locked, a run of them is not (§4.73)', () => {
    const ace = PRESETS['ace-to-ace'] as RuleSet;
    expect(isLockedSet(ace, 9, meld('set K: 9C 9D 9H'))).toBe(true);
    expect(isLockedSet(ace, 9, meld('run 5S: 9C 9D 9H'))).toBe(false);
    expect(isLockedSet(ace, 9, meld('set K: 9C 9D KH'))).toBe(false);
    expect(isLockedSet(crazyRummy, 9, meld('set K: 9C 9D 9H'))).toBe(false);
    expect(isLockedSet(withSwap(ace, { to: 'off' }), 9, meld('set K: 9C 9D 9H'))).toBe(false);
    const locked = { ...meld('set K: 9C 9D 9H KS'), locked: true };
    expect([0, 1, 2].map((index) => melding(ace, 9).claimsOf(locked, index))).toEqual(['', '', '']);
    expect(melding(ace, 9).claims('set K: 9C 9D 9H KS', 0)).toBe('KC KD KH');
  });

  it('R49 under a limit no meld is of wilds alone, as some of its cards are natural there', () => {
    const ace = withMeldRules(PRESETS['ace-to-ace'] as RuleSet, { wildLimit: 'atMostNaturals' });
    expect(isLockedSet(ace, 9, meld('set 9: 9C 9D JK'))).toBe(false);
    const wilds = { ...crazyRummy.wilds, permanent: ['jokers', 'tens'] } as const;
    const special = withMeldRules({ ...crazyRummy, wilds }, { allWild: 'special', wildLimit: 'atMostNaturals' });
    expect(melding(special, 9).joins('8H', 'run 9H: 9H TH JK', 'low')).toBe('yes');
    expect(melding(special, 9).claims('run 9H: 9H TH JK', 2)).toBe('JH');
    const unlimited = withMeldRules(special, { wildLimit: 'none' });
    expect(melding(unlimited, 9).joins('8H', 'run 9H: 9H TH JK', 'low')).toBe('onlyWilds');
  });

  it('R49 a special meld of wilds gives a wild only for another wild', () => {
    const special = melding(withMeldRules(crazyRummy, { allWild: 'special' }), 9);
    expect(special.claims('run 7S: 9C 9D 9H', 0)).toBe('');
    expect(special.claims('run 7S: 9C 9D 9H', 2)).toBe('9S');
  });

  it('D18, §4.81 Crummy Rummy: a third five frees the wild, or joins it', () => {
    const { claims, joins, problem } = melding(crummy);
    expect(claims('set 5: 5C 5D 2S', 2)).toBe('5C 5D 5H 5S');
    expect(joins('5D.2', 'set 5: 5C 5D 2S')).toBe('yes');
    expect(problem('set 5: 5C 5D 5D.2 2S')).toBeNull();
    // The wild may move only to a meld that stays at most half wild.
    expect(joins('2S', 'set 7: 7C 7D 7H')).toBe('yes');
    expect(joins('2S', 'set 7: 7C 7D JK')).toBe('yes');
    expect(joins('2S', 'run 6H: 6H 2D 8H 2C', 'high')).toBe('tooManyWilds');
  });
});

describe('sets that name their suits (R52)', () => {
  const named = withMeldRules(crazyRummy, { setWild: 'named' });
  const { problem, readings, joins, claims } = melding(named, 2);

  it('R52 a wild stands for one suit that the set lacks', () => {
    expect(problem('set K CDH: KC KD 2S')).toBeNull();
    expect(problem('set K CDD: KC KD 2S')).toBe('notAMeld');
    expect(problem('set K CSH: KC KD 2S')).toBe('notAMeld');
    expect(problem('set K: KC KD 2S')).toBe('notAMeld');
    expect(melding(crazyRummy, 2).problem('set K CDH: KC KD 2S')).toBe('notAMeld');
  });

  it('every naming is a separate reading', () => {
    expect(readings('KC KD 2S')).toEqual(['set K CDH: KC KD 2S', 'set K CDS: KC KD 2S']);
    expect(readings('2S KC KD')[0]).toBe('set K HCD: 2S KC KD');
    expect(readings('KC 2D 2S').filter((text) => text.startsWith('set K'))).toHaveLength(3);
  });

  it('a card joins only as a suit that is free', () => {
    const set = 'set K CDH: KC KD 2S';
    expect(joins('KS', set)).toBe('yes');
    expect(joins('KH', set)).toBe('no');
    expect(joins('2D', set)).toBe('no');
    expect([0, 1, 2, 3].map((suit) => joins('2D', set, 'set', suit))).toEqual(['no', 'no', 'no', 'yes']);
    expect(melding(crazyRummy, 2).joins('2D', 'set K: KC KD 2S', 'set', 3)).toBe('no');
  });

  it('R91 only the named card frees the wild, and the set keeps its names', () => {
    const set = meld('set K CDH: KC KD 2S');
    expect(claims('set K CDH: KC KD 2S', 2)).toBe('KH');
    const [natural] = parseCards('KH') as [number];
    expect(printReading(swapped(set, 2, { natural }))).toBe('set K CDH: KC KD KH');
    expect(problem('set K CDH: KC KD KH')).toBeNull();
  });
});
