import { describe, expect, it } from 'vitest';
import { newGame, type RuleSet, setLimit } from '#engine';
import { crazyRummy, PRESETS } from '#rules';
import { melding, withMeldRules } from '../support/play/melding.ts';

const preset = (id: string): RuleSet => PRESETS[id] as RuleSet;
const twoPacks: RuleSet = { ...crazyRummy, pack: { ...crazyRummy.pack, packs: 'two' } };
const doublePack = withMeldRules(twoPacks, { duplicates: true, setMax: 8 });
const fiveThousand = preset('five-thousand-rummy');
const crummy = preset('crummy-rummy');

describe('sets of the family (R36 to R40)', () => {
  it('E22 two packs: QS QS QD is a set where duplicates are allowed', () => {
    expect(melding(doublePack, 4).problem('set Q: QS QS.2 QD')).toBeNull();
    expect(melding(twoPacks, 4).problem('set Q: QS QS.2 QD')).toBe('notAMeld');
    expect(melding(twoPacks, 4).problem('set Q: QS QS.2 4D')).toBe('notAMeld');
    expect(melding(twoPacks, 4).problem('set Q: QS QC.2 QD')).toBeNull();
  });

  it('E22, §4.16 two packs: a set may reach eight cards, and no more with wilds', () => {
    const eight = 'set Q: QC QD QH QS QC.2 QD.2 QH.2 4S';
    expect(melding(doublePack, 4).problem(eight)).toBeNull();
    expect(melding(doublePack, 4).problem(`${eight} 4C`)).toBe('setFull');
    expect(melding(doublePack, 4).joins('4C', eight)).toBe('full');
    expect(melding(doublePack, 4).joins('QS.2', eight)).toBe('full');
    const beyond = withMeldRules(doublePack, { setMax: 0, overflow: true });
    expect(melding(beyond, 4).joins('4C', eight)).toBe('yes');
  });

  it('R40 a set without a maximum still ends with the cards that exist', () => {
    const uncapped = withMeldRules(doublePack, { setMax: 0 });
    const eight = 'set Q: QC QD QH QS QC.2 QD.2 QH.2 4S';
    expect(melding(uncapped, 4).joins('4C', eight)).toBe('full');
    const onePack = withMeldRules(crazyRummy, { setMax: 0, duplicates: true });
    expect(melding(onePack, 4).joins('4C', 'set Q: QC QD QH QS')).toBe('full');
    expect(melding(onePack, 4).joins('4C', 'set Q: QC QD QH')).toBe('yes');
  });

  it('R2, R40 a set has at most four cards for four players, and eight for five with a second pack', () => {
    const byPlayers: RuleSet = { ...doublePack, pack: { ...doublePack.pack, packs: 'twoAbove4' } };
    const limitFor = (seats: number, rules: RuleSet) => setLimit(newGame(rules, seats).rules);
    expect([4, 5].map((seats) => limitFor(seats, byPlayers))).toEqual([4, 8]);
    expect([4, 5].map((seats) => limitFor(seats, withMeldRules(byPlayers, { setMax: 0 })))).toEqual([4, 8]);
    expect([4, 5].map((seats) => limitFor(seats, withMeldRules(byPlayers, { overflow: true })))).toEqual([8, 8]);
    expect(newGame(crazyRummy, 4).rules).toBe(crazyRummy);
  });

  it('R39, R52 with one pack no suit can be named twice, even where duplicates are allowed', () => {
    const named = withMeldRules(crazyRummy, { setWild: 'named', duplicates: true });
    const byPlayers: RuleSet = { ...named, pack: { ...named.pack, packs: 'twoAbove4' } };
    const problem = (rules: RuleSet, seats: number) =>
      melding(newGame(rules, seats).rules, 4).problem('set Q SDS: QS QD 4C');
    expect(problem(named, 4)).toBe('notAMeld');
    expect([4, 5].map((seats) => problem(byPlayers, seats))).toEqual(['notAMeld', null]);
  });

  it('R40, R52 two packs: no suit is named more often than there are cards of it', () => {
    const named = withMeldRules(doublePack, { setWild: 'named' });
    const { problem, joins, readings } = melding(named, 1);
    expect(problem('set 5 DDH: 5D 5D.2 AS')).toBeNull();
    expect(problem('set 5 DDD: 5D 5D.2 AS')).toBe('notAMeld');
    expect(problem('set 5 DDD: 5D AC AS')).toBe('notAMeld');
    expect(joins('AS', 'set 5 DDH: 5D 5D.2 5H', 'set', 1)).toBe('no');
    expect(joins('AS', 'set 5 DDH: 5D 5D.2 5H', 'set', 2)).toBe('yes');
    expect(readings('5D 5D.2 AS').filter((text) => text.startsWith('set 5'))).toEqual([
      'set 5 DDC: 5D 5D.2 AS',
      'set 5 DDH: 5D 5D.2 AS',
      'set 5 DDS: 5D 5D.2 AS',
    ]);
    expect(readings('5D 5D.2 AS AC AD AH AS.2 AC.2').filter((text) => text.startsWith('set 5'))).toEqual([
      'set 5 DDCCHHSS: 5D 5D.2 AS AC AD AH AS.2 AC.2',
    ]);
  });

  it('R40, R52 the packs of the table count, not those of the largest table', () => {
    const named = withMeldRules(doublePack, { setWild: 'named', setMax: 0 });
    const byPlayers: RuleSet = {
      ...named,
      table: { ...named.table, minPlayers: 2, maxPlayers: 8 },
      pack: { ...named.pack, packs: 'halfOfPlayers' },
    };
    const at = (seats: number) => newGame(byPlayers, seats).rules;
    const often = (seats: number) =>
      ['DH', 'DDH', 'DDDH', 'DDDDH'].filter((suits) => {
        const cards = ['5H', 'AC', 'AS', 'AH', 'AD'].slice(0, suits.length).reverse().join(' ');
        return melding(at(seats), 1).problem(`set 5 ${suits}: ${cards}`) === null;
      });
    expect([2, 4, 6, 8].map((seats) => often(seats).at(-1))).toEqual([undefined, 'DDH', 'DDDH', 'DDDDH']);
    expect([2, 3, 4, 5, 6, 7, 8].map((seats) => setLimit(at(seats)))).toEqual([4, 8, 8, 12, 12, 16, 16]);
  });

  it('R38, R39 without duplicates a set ends with its four suits, whatever the maximum', () => {
    const suits = withMeldRules(twoPacks, { setMax: 8 });
    expect(melding(suits, 4).problem('set Q: QC QD QH QS')).toBeNull();
    expect(melding(suits, 4).problem('set Q: QC QD QH QS 4C')).toBe('setFull');
  });

  it('§4.17 Treize Brasses: a set may hold duplicates, but never more than four cards', () => {
    const { problem, joins } = melding(preset('treize-brasses'), 4);
    expect(problem('set Q: QS QS.2 QD QD.2')).toBeNull();
    expect(problem('set Q: QS QS.2 QD QD.2 QC')).toBe('setFull');
    expect(joins('QC', 'set Q: QS QS.2 QD QD.2')).toBe('full');
  });

  it('E24 5000 Rummy: 5-5-5 of one suit and its twin, three Kings, and five Sevens are sets', () => {
    const { problem } = melding(fiveThousand, 4);
    expect(problem('set 5: 5C 5C.2 5H')).toBeNull();
    expect(problem('set K: KC KD KH')).toBeNull();
    expect(problem('set 7: 7C 7D 7H 7S 7C.2')).toBeNull();
  });

  it('§4.82 in sets without a maximum, wilds may exceed the cards that exist', () => {
    const { problem, joins } = melding(fiveThousand, 4);
    expect(problem('set 7: 7C 7D 7H 7S 4C')).toBeNull();
    expect(joins('4C', 'set 7: 7C 7D 7H 7S')).toBe('yes');
    expect(melding(crazyRummy, 4).problem('set 7: 7C 7D 7H 7S 4C')).toBe('setFull');
  });

  it('E30 Crummy Rummy: three fives of any suits, and 3S 3S 3H, are sets', () => {
    expect(melding(crummy).problem('set 5: 5C 5H 5S')).toBeNull();
    expect(melding(crummy).problem('set 3: 3S 3S.2 3H')).toBeNull();
  });

  it('R36 George has no runs, and other rules have no sets', () => {
    const { problem, readings } = melding(preset('george'), 4);
    expect(problem('run 5H: 5H 6H 7H')).toBe('notAMeld');
    expect(problem('set 5: 5H 5C 5D')).toBeNull();
    expect(readings('5H 6H 4C')).toEqual([]);
    const runs = melding(withMeldRules(fiveThousand, { kinds: 'runs' }), 4);
    expect(runs.problem('run 5H: 5H 6H 7H')).toBeNull();
    expect(runs.problem('set 5: 5H 5C 5D')).toBe('notAMeld');
  });
});

describe('runs of the family (R41, R43, R44)', () => {
  const aces = (runAce: RuleSet['melds']['runAce']) => melding(withMeldRules(crazyRummy, { runAce }), 7);
  const low = 'run AH: AH 2H 3H';
  const high = 'run QH: QH KH AH';
  const round = 'run KH: KH AH 2H';

  it.each([
    ['low', true, false],
    ['lowOrHigh', true, true],
    ['highOrLow', true, true],
    ['eitherEnd', true, true],
    ['high', false, true],
  ] as const)('R43 Ace %s: A-2-3 %s, Q-K-A %s, and never round the corner (R44)', (runAce, isLow, isHigh) => {
    const { problem } = aces(runAce);
    expect(problem(low) === null).toBe(isLow);
    expect(problem(high) === null).toBe(isHigh);
    expect(problem(round)).toBe('notAMeld');
  });

  it.each(['biddies', 'ace-to-ace'])('E23 %s: A-2-3 and Q-K-A are runs, but K-A-2 is not', (id) => {
    const { problem, readings } = melding(preset(id), 7);
    expect([low, high, round].map(problem)).toEqual([null, null, 'notAMeld']);
    expect(readings('QH KH AH')).toEqual([high]);
    expect(readings('KH AH 2H')).toEqual([]);
  });

  it('a run grows as far as its Aces allow', () => {
    expect(aces('low').joins('AH', 'run JH: JH QH KH', 'high')).toBe('no');
    expect(aces('low').joins('7C', 'run JH: JH QH KH', 'high')).toBe('no');
    expect(aces('lowOrHigh').joins('AH', 'run JH: JH QH KH', 'high')).toBe('yes');
    expect(aces('lowOrHigh').joins('7C', 'run JH: JH QH KH', 'high')).toBe('yes');
    expect(aces('lowOrHigh').joins('2H', 'run QH: QH KH AH', 'high')).toBe('no');
    expect(aces('lowOrHigh').joins('KH', 'run AH: AH 2H 3H', 'low')).toBe('no');
    expect(aces('high').joins('AH', 'run 2H: 2H 3H 4H', 'low')).toBe('no');
    expect(aces('high').joins('7C', 'run 2H: 2H 3H 4H', 'low')).toBe('no');
  });

  it('§4.38 a run has at most thirteen cards with one Ace, and fourteen with one at each end', () => {
    const thirteen = 'run AH: AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH';
    const upper = 'run 2H: 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH';
    const fourteen = `${thirteen} AH.2`;
    for (const runAce of ['lowOrHigh', 'highOrLow'] as const) {
      expect([thirteen, upper, fourteen].map(aces(runAce).problem)).toEqual([null, null, 'notAMeld']);
      expect(aces(runAce).joins('AH.2', thirteen, 'high')).toBe('no');
      expect(aces(runAce).joins('7C', upper, 'low')).toBe('no');
    }
    const either = melding(fiveThousand, 7);
    expect([thirteen, upper, fourteen].map(either.problem)).toEqual([null, null, null]);
    expect(either.joins('AH.2', thirteen, 'high')).toBe('yes');
    expect(either.joins('AH.2', upper, 'low')).toBe('yes');
    expect(either.joins('7C', fourteen, 'high')).toBe('no');
  });

  it('E30 Crummy Rummy: 9-10-J-Q is a run, three cards are not (R41)', () => {
    expect(melding(crummy).problem('run 9D: 9D TD JD QD')).toBeNull();
    expect(melding(crummy).problem('run 9D: 9D TD JD')).toBe('notAMeld');
    expect(melding(crummy).readings('9D TD JD')).toEqual([]);
    expect(melding(crummy).problem('run JD: JD QD KD AD')).toBeNull();
  });

  it('E33, §4.88 with the Ace low as well: A-2-3-4 with any two, and one Ace in a run', () => {
    const both = melding(withMeldRules(crummy, { runAce: 'highOrLow' }));
    expect(both.problem('run AC: AC 2H 3C 4C')).toBeNull();
    expect(both.readings('AC 2H 3C 4C')).toEqual(['run AC: AC 2H 3C 4C']);
    expect(melding(crummy).problem('run AC: AC 2H 3C 4C')).toBe('notAMeld');
    expect(both.problem('run JC: JC QC KC AC')).toBeNull();
  });

  it('E25 Sixes wild: 8-6-T is a run with the six as the nine', () => {
    expect(melding(fiveThousand, 6).problem('run 8D: 8D 6C TD')).toBeNull();
  });

  it('E26 6-7-8 with the nine added takes a five or ten, but not another nine', () => {
    const { joins } = melding(fiveThousand, 4);
    const run = 'run 6D: 6D 7D 8D 9D';
    expect(joins('5D', run, 'low')).toBe('yes');
    expect(joins('TD', run, 'high')).toBe('yes');
    expect([joins('9D.2', run, 'low'), joins('9D.2', run, 'high'), joins('9D.2', run)]).toEqual(['no', 'no', 'no']);
  });

  it('E29 Basic Rummy: three Eights and A-2-3 are melds, and 8H joins 5-6-7', () => {
    const { problem, joins } = melding(preset('basic-rummy'));
    expect([problem('set 8: 8H 8S 8D'), problem('run AH: AH 2H 3H')]).toEqual([null, null]);
    expect(joins('8H', 'run 5H: 5H 6H 7H', 'high')).toBe('yes');
    expect(joins('9H', 'run 5H: 5H 6H 7H', 'high')).toBe('no');
  });

  it.each([
    [3, 'run 3H: 3H 4H 5H'],
    [4, 'run 4H: 4H 5H 6H'],
    [6, 'run 6H: 6H 7H 8H'],
  ] as const)('E39 without ranks below %i: runs begin there, or end with the Ace', (lowestRank, first) => {
    const rules: RuleSet = { ...crazyRummy, pack: { ...crazyRummy.pack, lowestRank } };
    const { problem, joins, readings } = melding(rules, 9);
    expect([problem(first), problem(high)]).toEqual([null, null]);
    expect(joins('9C', first, 'low')).toBe('no');
    expect(joins('AH', first, 'low')).toBe('no');
    expect(joins('AH', 'run JH: JH QH KH', 'high')).toBe('yes');
    // No rank that was removed can be stood for.
    expect(problem('set 2: 9C 9D 9H')).toBe('notAMeld');
    expect(readings('9C AD AH')).toContain('set A: 9C AD AH');
  });
});
