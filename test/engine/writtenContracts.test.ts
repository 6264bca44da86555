import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ContractMeld,
  contractOf,
  contractsOf,
  contractsText,
  handSize,
  isWrittenContracts,
  type RuleSet,
  WRITTEN_LIMITS,
  type WrittenContract,
} from '#engine';
import { canPlay, rulesProblems } from '#rules';
import { preset, withOptions } from '../support/play/deals.ts';
import { playLines, whyIllegal } from '../support/play/playLines.ts';
import { position } from '../support/play/positions.ts';

const liverpool = preset('liverpool-rummy');
const withContracts = (contract: RuleSet['play']['contract'], base = liverpool): RuleSet =>
  withOptions(base, { play: { contract } });
const own = withContracts('7s3s4.9r5');
const problemsOf = (rules: RuleSet): readonly string[] => rulesProblems(rules).map(({ code }) => code);

const between = ({ fewest, most }: { readonly fewest: number; readonly most: number }) =>
  fc.integer({ min: fewest, max: most });
const meld: fc.Arbitrary<ContractMeld> = fc
  .constantFrom('set' as const, 'run' as const)
  .chain((kind) => between(WRITTEN_LIMITS[kind]).map((cards) => ({ kind, cards })));
const { contracts, melds } = WRITTEN_LIMITS;
const anyContracts: fc.Arbitrary<readonly WrittenContract[]> = fc.array(
  fc.record({
    hand: between(WRITTEN_LIMITS.hand),
    melds: fc.array(meld, { minLength: melds.fewest, maxLength: melds.most }),
    everyCard: fc.boolean(),
  }),
  { minLength: contracts.fewest, maxLength: contracts.most },
);

/** A contract without the order of its melds. */
const unordered = ({ hand, melds, everyCard }: { readonly hand: number | null } & Omit<WrittenContract, 'hand'>) => ({
  hand,
  everyCard,
  melds: melds.map(({ kind, cards }) => `${kind} ${cards}`).sort(),
});

describe('contracts that players wrote (§4.148, E75)', () => {
  it('are the same after they were written and read', () => {
    fc.assert(
      fc.property(anyContracts, (list) => {
        const contract = contractsText(list);
        const read = contractsOf({ play: { contract } });
        expect(read.map(unordered)).toEqual(list.map(unordered));
        expect(contractsText(read as readonly WrittenContract[])).toBe(contract);
      }),
    );
  });

  it.each([
    ['no size of the hands', 's3s3'],
    ['a hand of four', '4s3'],
    ['a hand of seventeen', '17s3'],
    ['five melds', '16s3s3s3s3r3'],
    ['a set of five', '10s5'],
    ['a set of two', '10s2'],
    ['a run of eleven', '16r11'],
    ['a run before a set', '10r4s3'],
    ['a long set before a short one', '10s4s3'],
    ['a leading nought', '10s03'],
    ['an end after the last dot', '10s3.'],
    ['fourteen contracts', Array.from({ length: 14 }, () => '10s3').join('.')],
    ['a name', 'constructor'],
    ['nothing', ''],
  ])('cannot have %s', (_, text) => {
    expect(isWrittenContracts(text)).toBe(false);
  });

  it('E75a the first comes again after the last, with its hands', () => {
    const asked = [1, 2, 3, 4].map((deal) => contractOf(own, deal)?.melds.map(({ kind, cards }) => `${kind} ${cards}`));
    expect(asked).toEqual([['set 3', 'set 4'], ['run 5'], ['set 3', 'set 4'], ['run 5']]);
    expect([1, 2, 3, 4].map((deal) => handSize(own, 4, deal))).toEqual([7, 9, 7, 9]);
    expect(problemsOf(own)).toEqual([]);
  });

  it('E75b are laid as those of a table', () => {
    const moment = position({ rules: own, deal: 3, hands: ['8C 8D 8H JC JD JH JS KC 5D', '2C 2D', 'AC AD'] });
    expect(whyIllegal(moment, '0 contract | set 8: 8C 8D 8H | set J: JC JD JH')).toBe('wrongContract');
    expect(playLines(moment, '0 contract | set 8: 8C 8D 8H | set J: JC JD JH JS', '0 discard KC').turn).toBe(1);
  });

  it('E75c need no more cards than a hand or a run can have', () => {
    const untaken = withOptions(liverpool, { draw: { outOfTurn: 'off' } });
    expect(problemsOf(withContracts('10s3s3.10s3r4r4', untaken))).toEqual(['contractTooLong']);
    expect(problemsOf(withContracts('11s3r4r4', untaken))).toEqual([]);
    // Cards taken out of turn help, but not where every card must be in the contract.
    expect(problemsOf(withContracts('10s3s3.10s3r4r4'))).toEqual([]);
    expect(problemsOf(withContracts('10r10r10'))).toEqual(['contractTooLong']);
    expect(problemsOf(withContracts('10s3r4r5x'))).toEqual(['contractTooLong']);
    expect(problemsOf(withContracts('11s3r4r5x'))).toEqual([]);
    // Eleven cards are more than two sets of four.
    const smallSets = withOptions(withContracts('10s3s3x'), {
      melds: { setMax: 4, duplicates: false, overflow: false },
    });
    expect(problemsOf(smallSets)).toEqual(['contractTooLong']);
    expect(problemsOf(withOptions(smallSets, { play: { contract: '7s3s3x' } }))).toEqual([]);
    const shortPack = withOptions(withContracts('10r10'), { pack: { lowestRank: 6 }, melds: { runAce: 'high' } });
    expect(problemsOf(shortPack)).toContain('contractTooLong');
    expect(problemsOf(withOptions(shortPack, { play: { contract: '10r9' } }))).not.toContain('contractTooLong');
  });

  it('E75c ask for runs as long as the game has them, or longer', () => {
    const shortRuns = withContracts('11s3r3', withOptions(liverpool, { melds: { runMin: 3 } }));
    expect(problemsOf(shortRuns)).toEqual([]);
    expect(problemsOf(withOptions(shortRuns, { melds: { runMin: 4 } }))).toEqual(['contractRunTooShort']);
  });

  it('E75d the largest hand decides how many can play, also if it is not the last', () => {
    const packs = { packs: 'two' } as const;
    expect(canPlay(withOptions(withContracts('16r4.7s3'), { pack: packs }), 6)).toBe(true);
    expect(canPlay(withOptions(withContracts('16r4.7s3'), { pack: packs }), 8)).toBe(false);
    expect(canPlay(withOptions(withContracts('7r4.7s3'), { pack: packs }), 8)).toBe(true);
  });
});
