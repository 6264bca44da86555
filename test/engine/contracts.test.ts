import { describe, expect, it } from 'vitest';
import { contractOf, contractProblem, findContract, parseCards, type RuleSet, rankOf } from '#engine';
import { parseReading, printReading } from '#record';
import { crazyRummy, PRESETS } from '#rules';

const crummy = PRESETS['crummy-rummy'] as RuleSet;

const readings = (texts: readonly string[]) =>
  texts.map((text) => {
    const reading = parseReading(text);
    if (reading === null) throw new RangeError(`no such meld: ${text}`);
    return reading;
  });

/** The reason why these melds are not the contract of the round; by default the hand has no other cards. */
const problem = (round: number, melds: readonly string[], handSize = 14) =>
  contractProblem(crummy, 0, round, readings(melds), handSize);

/** The contract found in a hand, as text. */
const found = (round: number, hand: string) =>
  findContract(crummy, 0, round, parseCards(hand))?.map(printReading).sort() ?? null;

describe('contracts (R62 to R67)', () => {
  it('E42 the seven rounds', () => {
    const rounds = [1, 2, 3, 4, 5, 6, 7].map((round) => contractOf(crummy, round));
    const [set, run, long] = [
      { kind: 'set', cards: 3 },
      { kind: 'run', cards: 4 },
      { kind: 'run', cards: 7 },
    ];
    const last = { hand: null, melds: [run, run, run], everyCard: true };
    const others = [
      [set, set],
      [set, run],
      [run, run],
      [set, set, set],
      [set, long],
      [set, run, run],
    ];
    expect(rounds).toEqual([...others.map((melds) => ({ hand: null, melds, everyCard: false })), last]);
  });

  it('other games have no contracts', () => {
    expect(contractOf(crazyRummy, 1)).toBeNull();
    expect(contractProblem(crazyRummy, 1, 1, [], 7)).toBe('wrongContract');
  });

  it('R62 the contract must be exact: no meld fewer or more, none of another kind', () => {
    const two = ['set 5: 5C 5D 5H', 'set K: KC KD KH'];
    expect(problem(1, two)).toBeNull();
    expect(problem(1, two.slice(1))).toBe('wrongContract');
    expect(problem(1, [...two, 'set 7: 7C 7D 7H'])).toBe('wrongContract');
    expect(problem(2, two)).toBe('wrongContract');
    expect(problem(4, [...two, 'set 7: 7C 7D 7H'])).toBeNull();
  });

  it('E32 two runs of one suit are not a contract', () => {
    expect(problem(3, ['run 3C: 3C 4C 5C 6C', 'run TC: TC JC QC KC'])).toBe('wrongContract');
    expect(problem(3, ['run 3C: 3C 4C 5C 6C', 'run TD: TD JD QD KD'])).toBeNull();
  });

  it('E32 six Aces are not two sets', () => {
    expect(problem(1, ['set A: AC AD AH', 'set A: AS AC.2 AD.2'])).toBe('wrongContract');
  });

  it('E31 three wilds are not a set, nor are two wilds with one natural', () => {
    expect(problem(1, ['set 5: 2C 2D JK', 'set K: KC KD KH'])).toBe('tooManyWilds');
    expect(problem(1, ['set 5: 5C 2D JK', 'set K: KC KD KH'])).toBe('tooManyWilds');
    expect(problem(1, ['set 5: 5C 5D JK', 'set K: KC KD KH'])).toBeNull();
  });

  it('an invalid meld is reported as such if the numbers of melds are right', () => {
    expect(problem(1, ['set 5: 5C 5D 6H', 'set K: KC KD KH'])).toBe('notAMeld');
    expect(problem(1, ['set 5: 5C 5D JK', 'set K: KC KD JK'])).toBe('notAMeld');
  });

  it('R41, R42 a run of three is too short; the fifth round requires at least seven (§4.51)', () => {
    expect(problem(2, ['run 3C: 3C 4C 5C', 'set K: KC KD KH'])).toBe('wrongContract');
    const six = 'run 3C: 3C 4C 5C 6C 7C 8C';
    expect(problem(2, [six, 'set K: KC KD KH'])).toBeNull();
    expect(problem(5, [six, 'set K: KC KD KH'])).toBe('wrongContract');
    expect(problem(5, [`${six} 9C`, 'set K: KC KD KH'])).toBeNull();
    expect(problem(5, [`${six} 9C JK`, 'set K: KC KD KH'])).toBeNull();
  });

  it('§4.52 the last contract uses every card in three runs of different suits', () => {
    const runs = ['run 3C: 3C 4C 5C 6C', 'run 9D: 9D TD JK QD', 'run JS: JS QS KS AS'];
    expect(problem(7, runs, 12)).toBeNull();
    expect(problem(7, runs, 14)).toBe('wrongContract');
    expect(problem(7, ['run 3C: 3C 4C 5C 6C 7C 8C', ...runs.slice(1)], 14)).toBeNull();
  });
});

describe('finding a contract in a hand', () => {
  it('prefers the sets that need no wild', () => {
    expect(found(1, '5C 5D 5H KC KD KH 9S 9D 2C')).toEqual(['set 5: 5C 5D 5H', 'set K: KC KD KH']);
  });

  it('R65 never lays two sets of one rank', () => {
    expect(found(1, 'AC AD AH AS AC.2 AD.2 9S')).toBeNull();
    expect(found(1, 'AC AD AH AS AC.2 9S 9D 2C')).toHaveLength(2);
  });

  it('R64 never lays two runs of one suit', () => {
    expect(found(3, '3C 4C 5C 6C TC JC QC KC 9D')).toBeNull();
  });

  it('E31 keeps each meld at most half wild', () => {
    expect(found(1, '5C 5D JK KC KD 2S 9S')).toHaveLength(2);
    expect(found(1, '5C 5D JK KC JK.2 2S 9S')).toBeNull();
    expect(found(3, '3C 5C JK JK.2 TD JD 2H 2S')).toHaveLength(2);
    expect(found(3, '3C JK JK.2 JK.3 TD JD 2H 2S')).toBeNull();
  });

  it('chooses another run if a set needs one of its cards', () => {
    expect(found(2, '3C 4C 5C 6C 7C 7D 7H 2S')).toEqual(['run 3C: 3C 4C 5C 6C', 'set 7: 7C 7D 7H']);
  });

  it('§4.51 makes the run of the fifth round longer than seven if necessary', () => {
    // Any seven of these eight cards would include four wilds.
    const melds = found(5, '3C 6C 8C TC JK JK.2 2S 2D KC KD KH');
    expect(melds?.[0]).toMatch(/^run 3C/);
    expect(melds?.[0]?.split(' ')).toHaveLength(2 + 8);
  });

  it('E33 uses a wild two as the two of its suit where the Ace may be low (§4.88)', () => {
    const both: RuleSet = { ...crummy, melds: { ...crummy.melds, runAce: 'highOrLow' } };
    const hand = parseCards('AC 3C 4C 2H KD KH KS 9S');
    expect(findContract(both, 0, 2, hand)?.map(printReading).sort()).toEqual([
      'run AC: AC 2H 3C 4C',
      'set K: KD KH KS',
    ]);
    expect(findContract(crummy, 0, 2, hand)).toBeNull();
  });

  it('§4.52 uses the whole hand in the last round, wilds included', () => {
    const hand = '3C 4C 5C 6C 9D TD QD JS QS KS AS JK 2H 2S';
    const melds = findContract(crummy, 0, 7, parseCards(hand)) ?? [];
    expect(melds.flatMap(({ cards }) => cards)).toHaveLength(14);
    expect(contractProblem(crummy, 0, 7, melds, 14)).toBeNull();
    expect(found(7, `${hand} 3H`)).toBeNull();
    expect(found(7, `${hand} 3C.2`)).toBeNull();
    expect(found(7, '3C 4C 5C 6C 9D TD QD JS QS KS AS JK 2H 8C')).not.toBeNull();
    expect(found(7, '3C 4C 5C 6C 9D TD QD JS QS KS AS JK 9C KC')).toBeNull();
  });

  it('uses no more wilds than necessary', () => {
    const melds = findContract(crummy, 0, 1, parseCards('5C 5D 5H 6S 6D 8S 8C 8D JK 2H 2S')) ?? [];
    expect(melds.flatMap(({ cards }) => cards).filter((card) => card >= 208 || rankOf(card) === 2)).toEqual([]);
  });
});
