import { describe, expect, it } from 'vitest';
import { type Contract, parseCards, type RuleSet } from '#engine';
import { printReading } from '#record';
import { PRESETS } from '#rules';
import { findMelds } from '../../shared/engine/arrange/findContract.ts';
import { withOptions } from '../support/play/deals.ts';

type Alike = RuleSet['play']['contractAlike'];

/** Sets and runs of any cards, without conditions on their number of wilds; Jokers are wild. */
const liverpool = PRESETS['liverpool-rummy'] as RuleSet;
const alike = (contractAlike: Alike, contractExact = true): RuleSet =>
  withOptions(liverpool, { play: { contractAlike, contractExact } });

/** A contract in short: `S3 R4` is a set of three and a run of four. */
const asked = (words: string, everyCard = false): Contract => ({
  hand: null,
  melds: words.split(' ').map((word) => ({
    kind: word.startsWith('S') ? ('set' as const) : ('run' as const),
    cards: Number(word.slice(1)),
  })),
  everyCard,
});

/** The melds found for a contract, as text. */
const found = (rules: RuleSet, contract: Contract, hand: string): readonly string[] | null =>
  findMelds(rules, 0, contract, parseCards(hand))?.map(printReading).sort() ?? null;

/** The number of Jokers in the melds found, or null. */
const jokersIn = (rules: RuleSet, contract: Contract, hand: string): number | null =>
  found(rules, contract, hand)?.join(' ').match(/JK/g)?.length ?? (found(rules, contract, hand) && 0);

describe('finding any contract (R160, R161)', () => {
  it('two runs of one suit, also with the same cards from two packs', () => {
    const hand = '4H 5H 6H 7H 5H.2 6H.2 7H.2 8H KS';
    expect(found(alike('any'), asked('R4 R4'), hand)).toEqual(['run 4H: 4H 5H 6H 7H', 'run 5H: 5H.2 6H.2 7H.2 8H']);
    expect(found(alike('apart'), asked('R4 R4'), hand)).toHaveLength(2);
    expect(found(alike('differ'), asked('R4 R4'), hand)).toBeNull();
  });

  it('§4.135 two runs that touch are one run too long, unless the rules do not mind', () => {
    const hand = '4S 5S 6S 7S 8S 9S TS JS KD';
    expect(found(alike('apart'), asked('R4 R4'), hand)).toBeNull();
    expect(found(alike('any'), asked('R4 R4'), hand)).toEqual(['run 4S: 4S 5S 6S 7S', 'run 8S: 8S 9S TS JS']);
    expect(jokersIn(alike('apart'), asked('R4 R4'), `${hand} JK`)).toBe(1);
  });

  it('two sets of one rank', () => {
    const hand = '9C 9D 9H 9S 9C.2 9D.2 KH';
    expect(found(alike('apart'), asked('S3 S3'), hand)).toHaveLength(2);
    expect(found(alike('differ'), asked('S3 S3'), hand)).toBeNull();
    expect(jokersIn(alike('differ'), asked('S3 S3'), `${hand} KD JK`)).toBe(1);
  });

  it('shares the naturals of a rank among its sets so that each is within the wild limit', () => {
    const half = withOptions(alike('apart'), { melds: { wildLimit: 'half' } });
    const hand = '9C 9D 9H 9S JK JK.2 KH';
    expect(found(half, asked('S3 S3'), hand)?.map((set) => set.match(/JK/g)?.length)).toEqual([1, 1]);
  });

  it('sets and runs of several sizes', () => {
    const hand = '3C 3D 3H 3S 7D 7H 7S 4H 5H 6H 7H.2 8H JK';
    expect(jokersIn(alike('differ'), asked('S4 S3 R5'), hand)).toBe(0);
    expect(jokersIn(alike('differ'), asked('S5 S3 R5'), hand)).toBe(1);
    expect(found(alike('differ'), asked('S5 S4 R5'), hand)).toBeNull();
    expect(jokersIn(alike('differ'), asked('R6 S3 S4'), hand)).toBe(1);
  });

  it('R160 a run is longer than asked only where the contract need not be exact', () => {
    const half = (exact: boolean): RuleSet => withOptions(alike('differ', exact), { melds: { wildLimit: 'half' } });
    // Any seven of the cards in sequence have four Jokers.
    const hand = '3C 6C 8C TC JK JK.2 JK.3 JK.4';
    expect(found(half(true), asked('R7'), hand)).toBeNull();
    expect(found(half(false), asked('R7'), hand)).toEqual(['run 3C: 3C JK JK.2 6C JK.3 8C JK.4 TC']);
  });

  it('R45 apart: no two wilds side by side in a run, and two naturals in a set', () => {
    const apart = withOptions(alike('differ'), { melds: { wildLimit: 'apart' } });
    expect(found(apart, asked('R4'), '4H 7H JK JK.2 KS')).toBeNull();
    expect(found(apart, asked('R4'), '4H 6H JK JK.2 KS')).toEqual(['run 3H: JK 4H JK.2 6H']);
    expect(found(apart, asked('R4 S3'), '4H 6H JK JK.2 JK.3 KS KD')).toHaveLength(2);
    expect(found(apart, asked('R4 S3'), '4H 5H 6H 7H JK JK.2 KS')).toBeNull();
    expect(found(apart, asked('R5 S3', true), '4H JK 6H JK.2 8H KS KD JK.3')).toHaveLength(2);
  });

  it('lays every card in sets and runs as long as needed', () => {
    const hand = '3C 3D 3H 3S 3C.2 4H 5H 6H 7H 8H JK';
    const melds = findMelds(alike('differ'), 0, asked('S3 R4', true), parseCards(hand)) ?? [];
    expect(melds.flatMap(({ cards }) => cards)).toHaveLength(11);
    expect(found(alike('differ'), asked('S3 R4', true), `${hand} TS`)).toBeNull();
    expect(found(alike('differ'), asked('R4 R4', true), hand)).toBeNull();
  });

  it('lays melds of wilds alone where they are allowed, no two alike', () => {
    const hand = '4H 5H 6H 7H JK JK.2 JK.3 JK.4 JK.5 JK.6 JK.7';
    expect(jokersIn(alike('differ'), asked('R4 R4 S3'), hand)).toBe(7);
    expect(jokersIn(alike('apart'), asked('R4 S3 S3'), hand)).toBe(6);
    expect(found(alike('any'), asked('R4 R4 S4'), hand)).toBeNull();
  });

  it('R39 a set without duplicates holds identical wilds of its own rank once', () => {
    const jacks = withOptions(alike('differ'), {
      melds: { duplicates: false, overflow: false },
      wilds: { permanent: ['jokers', 'oneEyedJacks'] },
    });
    expect(found(jacks, asked('S3'), 'JC JD JH JH.2')).toEqual(['set J: JC JD JH']);
    expect(found(jacks, asked('S4'), 'JC JD JH JH.2')).toBeNull();
    expect(found(jacks, asked('S4'), 'JC JD JH JK')).toHaveLength(1);
  });
});
