import { describe, expect, it } from 'vitest';
import { type MeldKind, mostWilds, type RuleSet } from '#engine';
import { crazyRummy, PRESETS } from '#rules';
import { melding, withMeldRules } from '../support/play/melding.ts';

const crummy = PRESETS['crummy-rummy'] as RuleSet;
const gin = PRESETS['fort-worth-gin'] as RuleSet;
const limited = (wildLimit: RuleSet['melds']['wildLimit'], also: Partial<RuleSet['melds']> = {}): RuleSet =>
  withMeldRules(crazyRummy, { wildLimit, ...also });

describe('how many wilds a meld may hold (R45 to R48)', () => {
  it.each([
    ['atMostNaturals', [1, 2, 2, 3, 3]],
    ['half', [1, 2, 2, 3, 3]],
    ['fewerThanNaturals', [1, 1, 2, 2, 3]],
    ['one', [1, 1, 1, 1, 1]],
    ['none', [3, 4, 5, 6, 7]],
  ] as const)('D5 %s: for three to seven cards %j', (wildLimit, most) => {
    for (const kind of ['set', 'run'] as const) {
      expect([3, 4, 5, 6, 7].map((size) => mostWilds(limited(wildLimit), kind, size))).toEqual(most);
    }
  });

  it('D5 apart: every other card of a run, and all but two of a set', () => {
    const most = (kind: MeldKind): number[] => [3, 4, 5, 6, 7].map((size) => mostWilds(limited('apart'), kind, size));
    expect(most('run')).toEqual([2, 2, 3, 3, 4]);
    expect(most('set')).toEqual([1, 2, 3, 4, 5]);
  });

  it.each([
    ['atMostNaturals', 'run 4H: 4H 9C 9D 7H', 'run 4H: 4H 9C 9D'],
    ['half', 'run 4H: 4H 9C 9D 7H', 'run 4H: 4H 9C 9D'],
    ['fewerThanNaturals', 'run 4H: 4H 9C 9D 7H 8H', 'run 4H: 4H 9C 9D 7H'],
    ['one', 'run 4H: 4H 5H 9D', 'run 4H: 4H 9C 9D 7H 8H'],
  ] as const)('R45 %s: %s, but not %s', (wildLimit, legal, illegal) => {
    const { problem } = melding(limited(wildLimit), 9);
    expect([problem(legal), problem(illegal)]).toEqual([null, 'tooManyWilds']);
    expect(melding(crazyRummy, 9).problem(illegal)).toBeNull();
  });

  it('R47 applies after every lay-off too', () => {
    const { joins } = melding(gin, 9);
    expect(joins('9S', 'run 4H: 4H 5H 9C 9D', 'high')).toBe('tooManyWilds');
    expect(joins('8H', 'run 4H: 4H 5H 9C 9D', 'high')).toBe('yes');
    expect(joins('9S', 'run 4H: 4H 5H 9C 9D 8H', 'low')).toBe('yes');
    expect(joins('9D', 'set K: KC KD 9C')).toBe('yes');
    expect(joins('9D', 'set K: KC KD 9C 9H')).toBe('full');
    expect(melding(limited('one'), 9).joins('9D', 'set K: KC KD 9C')).toBe('tooManyWilds');
  });

  it('R45, R47 apart: no two wilds side by side in a run, before or after a lay-off', () => {
    const { problem, joins } = melding(limited('apart'), 9);
    expect(problem('run 4H: 9C 5H 9D 7H 9S')).toBeNull();
    expect(problem('run 4H: 4H 9C 9D 7H 8H 9H TH')).toBe('tooManyWilds');
    expect(joins('9D', 'run 4H: 9C 5H 6H', 'low')).toBe('tooManyWilds');
    expect(joins('9D', 'run 4H: 9C 5H 6H', 'high')).toBe('yes');
    expect(joins('7H', 'run 4H: 4H 5H 9C', 'high')).toBe('yes');
    // A nine of hearts in its own place is no wild, unless the rules say otherwise (R48).
    expect(joins('9H', 'run 6H: 6H 7H 9C', 'high')).toBe('yes');
    expect(melding(limited('apart', { ownPlace: 'wild' }), 9).joins('9H', 'run 6H: 6H 7H 9C', 'high')).toBe(
      'tooManyWilds',
    );
  });

  it('R45 apart: a set has two naturals, whatever its size', () => {
    const { problem, joins } = melding(limited('apart', { setMax: 0, overflow: true }), 9);
    expect(problem('set K: KC 9C 9D')).toBe('tooManyWilds');
    expect(problem('set K: KC KD 9C 9D 9S')).toBeNull();
    expect(joins('9D', 'set K: KC KD 9C')).toBe('yes');
    expect(problem('set 9: 9C 9D 9S')).toBeNull();
  });

  it('E31 Crummy Rummy: three wilds are not a set, and three of five may not be wild', () => {
    const { problem, readings } = melding(crummy);
    expect(problem('set 5: 2C 2D JK')).toBe('tooManyWilds');
    expect(problem('set 2: 2C 2D 2H')).toBe('tooManyWilds');
    expect(readings('2C 2D JK')).toEqual([]);
    expect(problem('set 5: 5C 5D 2C JK')).toBeNull();
    expect(problem('set 5: 5C 5D 2C 2D JK')).toBe('tooManyWilds');
  });

  it('E58 Fours wild: 3H 4H 4D may be 3-4-5 of hearts, with one four natural and one wild', () => {
    const { problem, readings } = melding(gin, 4);
    expect(problem('run 3H: 3H 4H 4D')).toBeNull();
    expect(readings('3H 4H 4D')).toContain('run 3H: 3H 4H 4D');
    // With the fours exchanged, both would be wild.
    expect(problem('run 3H: 3H 4D 4H')).toBe('tooManyWilds');
  });

  it('E27 one wild, Sixes wild: 6-7-8 has none if a six in its own place is natural, otherwise one', () => {
    const natural = melding(limited('one'), 6);
    expect(natural.joins('6C', 'run 6H: 6H 7H 8H', 'high')).toBe('yes');
    for (const ownPlace of ['natural', 'choice'] as const) {
      expect(melding(limited('one', { ownPlace }), 6).problem('run 6H: 6H 7H 6C 9H')).toBeNull();
    }
    const wild = melding(limited('one', { ownPlace: 'wild' }), 6);
    expect(wild.problem('run 6H: 6H 7H 8H')).toBeNull();
    expect(wild.problem('run 6H: 6H 7H 6C 9H')).toBe('tooManyWilds');
    expect(wild.joins('6C', 'run 6H: 6H 7H 8H', 'high')).toBe('tooManyWilds');
    // It is in its own place in either case: nothing frees it (§4.14).
    expect(wild.claims('run 6H: 6H 7H 8H', 0)).toBe('');
  });

  it('§4.87 George: a set of the wild rank is natural', () => {
    const george = melding(PRESETS.george as RuleSet, 9);
    expect(george.problem('set 9: 9C 9D 9H')).toBeNull();
    expect(george.problem('set K: 9C 9D 9H')).toBe('tooManyWilds');
    expect(george.problem('set K: KC KD 9H')).toBeNull();
    expect(george.problem('set K: KC KD 9H 9C')).toBe('tooManyWilds');
  });

  it('§4.50, §4.87 the twos of a contract game count as wild even as twos', () => {
    const low = withMeldRules(crummy, { runAce: 'highOrLow', ownPlace: 'natural' });
    expect(melding(low).problem('run 2C: 2C 3C 4C 2D')).toBeNull();
    expect(melding(low).problem('run 2C: 2C 3C 2H 2D')).toBe('tooManyWilds');
    const other: RuleSet = { ...low, play: { ...low.play, contract: 'off' } };
    expect(melding(other).problem('run 2C: 2C 3C 2H 2D')).toBeNull();
  });
});

describe('one wild per meld, with long melds counted as two (R46, §4.86)', () => {
  const split = melding(limited('one', { splitLong: true, setMax: 0, duplicates: true, overflow: true }), 9);

  it('E28, D13 W-3-4-W-6-7 counts as W-3-4 and W-6-7', () => {
    expect(split.problem('run 2H: 9C 3H 4H 9D 6H 7H')).toBeNull();
    expect(melding(limited('one'), 9).problem('run 2H: 9C 3H 4H 9D 6H 7H')).toBe('tooManyWilds');
  });

  it('D13 W-W-4-5-6-7 has both wilds in one part', () => {
    expect(split.problem('run 2H: 9C 9D 4H 5H 6H 7H')).toBe('tooManyWilds');
    expect(split.problem('run 4H: 4H 5H 6H 7H 9C 9D')).toBe('tooManyWilds');
  });

  it('§4.86 a part has three cards: 3-4-5-W-W-8 and 3-W-W-6-7-8 cannot be cut, 3-4-5-W-W-8-9 can', () => {
    expect(split.problem('run 3H: 3H 4H 5H 9C 9D 8H')).toBe('tooManyWilds');
    expect(split.problem('run 3H: 3H 9C 9D 6H 7H 8H')).toBe('tooManyWilds');
    expect(split.problem('run 3H: 3H 4H 5H 9C 9D 8H 9H')).toBeNull();
  });

  it('D13 W-3-W-5-6 is too short to be two', () => {
    expect(split.problem('run 2H: 9C 3H 9D 5H 6H')).toBe('tooManyWilds');
  });

  it('§4.86 there are two parts, so never three wilds', () => {
    expect(split.problem('run 2H: 9C 3H 4H 9D 6H 7H 9S 9H TH')).toBe('tooManyWilds');
    expect(split.problem('set K: KC KD KH KS 9C 9D')).toBeNull();
    expect(split.problem('set K: KC KD KH 9C 9D')).toBe('tooManyWilds');
    expect(split.problem('set K: KC KD KH KS KC.2 KD.2 9C 9D 9H')).toBe('tooManyWilds');
  });

  it('a second wild joins if the cut separates it from the first', () => {
    expect(split.joins('9D', 'run 2H: 9C 3H 4H 5H 6H', 'high')).toBe('yes');
    expect(split.joins('9D', 'run 3H: 3H 4H 5H 6H 9C', 'high')).toBe('tooManyWilds');
    expect(split.joins('9D', 'set K: KC KD KH KS 9C')).toBe('yes');
    expect(split.joins('9D', 'set K: KC KD KH 9C')).toBe('tooManyWilds');
  });
});

describe('melds of wilds alone (R49)', () => {
  const sets = 'set K: 9C 9D 9H';

  it('§4.15 are ordinary melds where no limit forbids them', () => {
    expect(melding(crazyRummy, 9).problem(sets)).toBeNull();
    expect(melding(crazyRummy, 9).joins('KS', sets)).toBe('yes');
    expect(melding(gin, 9).problem(sets)).toBe('tooManyWilds');
  });

  it('take only wilds where they are special', () => {
    const special = melding(withMeldRules(crazyRummy, { allWild: 'special' }), 9);
    expect(special.problem(sets)).toBeNull();
    expect(special.joins('KS', sets)).toBe('onlyWilds');
    expect(special.joins('9S', sets)).toBe('yes');
    expect(special.joins('QS', sets)).toBe('no');
    expect(special.joins('8S', 'run 5S: 9C 9D 9H', 'high')).toBe('onlyWilds');
    expect(special.joins('9S', 'run 5S: 9C 9D 9H', 'high')).toBe('yes');
    expect(special.joins('KS', 'set K: KC 9C 9D')).toBe('yes');
  });
});
