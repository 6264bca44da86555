import { describe, expect, it } from 'vitest';
import { checkProof, proofVerdict, type RecordStep } from '#record';
import { withOptions } from '../../support/play/deals.ts';
import { secretOf } from '../../support/play/playGame.ts';
import {
  DEALT,
  dealtWith,
  dealWith,
  failures,
  LAST,
  MINE,
  PROOF,
  PUBLISHED,
  stepWith,
  withDealt,
  withEvents,
} from './doctoring.ts';
import { firstDeal } from './proofs.ts';

describe('a doctored deal is found, and what is wrong is named', () => {
  const notKept = (found: unknown = expect.any(String)) => ({
    check: 'promise',
    problem: 'notPromised',
    wanted: PROOF.commitment,
    found,
  });

  it('another secret, with its own cards', () => {
    expect(failures(dealtWith({ secret: secretOf(999) }))).toEqual([
      notKept(),
      { check: 'hand', problem: 'otherHand', seats: [0] },
    ]);
  });

  it('another secret, shown for the same cards', () => {
    const [deal, ...rest] = PROOF.record.steps as [RecordStep, ...RecordStep[]];
    const secret = secretOf(999);
    const action = { type: 'deal', secret, shares: PUBLISHED } as const;
    expect(failures({ ...PROOF, record: { ...PROOF.record, steps: [{ ...deal, action }, ...rest] } })).toContainEqual({
      check: 'whole',
      problem: 'otherChance',
      index: 0,
    });
    const shown = { ...PROOF, record: { ...withDealt({ chance: { secret, shares: PUBLISHED } }).record } };
    const steps = [{ ...(shown.record.steps[0] as RecordStep), action }, ...rest];
    expect(failures({ ...shown, record: { ...shown.record, steps } }, MINE, 'chance')).toEqual([
      notKept(),
      { check: 'deck', problem: 'otherHands', index: 0, seats: [0, 1, 2] },
      { check: 'deck', problem: 'otherStock', index: 0 },
    ]);
  });

  it('another commitment, written to fit another secret afterwards', () => {
    const forged = firstDeal({ seed: 9 });
    expect(proofVerdict(checkProof(forged.proof))).toBe('consistent');
    expect(failures(forged.proof)).toEqual([
      { check: 'seen', problem: 'otherCommitment', wanted: PROOF.commitment, found: forged.proof.commitment },
      { check: 'hand', problem: 'otherHand', seats: [0] },
    ]);
  });

  it.each([
    ['otherTable', { table: 'XXXX' }],
    ['otherGame', { game: 'f'.repeat(32) }],
    ['otherDeal', { deal: 2 }],
    ['otherSeats', { seats: 4 }],
  ] as const)('a deal of somewhere else: %s', (problem, change) => {
    expect(failures(PROOF, { ...MINE, ...change })).toEqual([{ check: 'seen', problem }]);
    if (problem !== 'otherSeats') expect(failures({ ...PROOF, ...change })).toContainEqual(notKept());
  });

  it('other rules', () => {
    const { rules } = PROOF;
    expect(failures({ ...PROOF, rules: rules.replace('"minPlayers":3', '"minPlayers":2') })).toEqual([notKept()]);
    const changed = withOptions(PROOF.record.rules, { deal: { cards: 8 } });
    expect(failures({ ...PROOF, record: { ...PROOF.record, rules: changed } })).toContainEqual({
      check: 'deck',
      problem: 'otherHands',
      index: 0,
      seats: [0, 1, 2],
    });
  });

  it('a card swapped between two hands', () => {
    const [mine = [], next = [], ...others] = DEALT.hands as readonly (readonly number[])[];
    const sorted = (cards: readonly number[]) => [...cards].sort((a, b) => a - b);
    const hands = [
      sorted([...mine.slice(1), next[0] as number]),
      sorted([...next.slice(1), mine[0] as number]),
      ...others,
    ];
    const proof = withDealt({ hands });
    expect(failures(proof, MINE, 'whole', 'play')).toEqual([
      { check: 'deck', problem: 'otherHands', index: 0, seats: [0, 1] },
      { check: 'hand', problem: 'otherHand', seats: [0] },
    ]);
  });

  it('two cards of the stock swapped, and the wild rank', () => {
    const stock = [...DEALT.stock];
    stock.push(...(stock.splice(-2, 1) as number[]));
    expect(failures(withDealt({ stock }), MINE, 'whole', 'play')).toEqual([
      { check: 'deck', problem: 'otherStock', index: 0 },
    ]);
    expect(failures(withDealt({ wildRank: 5 }), MINE, 'whole', 'play')).toEqual([
      { check: 'deck', problem: 'otherWild', index: 0 },
    ]);
  });

  it('a hand that this page saw otherwise', () => {
    const hand = [...(MINE.hand ?? [])].reverse();
    expect(failures(PROOF, { ...MINE, hand })).toEqual([]);
    expect(failures(PROOF, { ...MINE, hand: hand.slice(1) })).toEqual([
      { check: 'hand', problem: 'otherHand', seats: [0] },
    ]);
  });

  it('a stock shuffled in another order, by the action that made it', () => {
    const { proof, seen } = dealWith('reshuffled');
    const index = stepWith(proof, 'reshuffled');
    const doctored = withEvents(proof, index, (event) =>
      event.type === 'reshuffled' ? { ...event, stock: [...event.stock].reverse() } : event,
    );
    expect(failures(doctored, seen[0], 'play')[0]).toEqual({
      check: 'whole',
      problem: 'impossible',
      index: expect.any(Number),
    });
    expect(failures(doctored, seen[0], 'whole')).toContainEqual({ check: 'chance', problem: 'otherShuffle', index });
  });

  it('the rest of a deal dealt otherwise after a choice of a size', () => {
    const { proof, seen } = dealWith('dealtOn');
    const index = stepWith(proof, 'dealtOn');
    const doctored = withEvents(proof, index, (event) =>
      event.type === 'dealtOn' ? { ...event, stock: [...event.stock].reverse() } : event,
    );
    expect(failures(doctored, seen[0], 'whole', 'play')).toContainEqual({
      check: 'chance',
      problem: 'otherRest',
      index,
    });
  });

  it('an action that the rules refuse, and one that led to something else', () => {
    const index = stepWith(PROOF, 'discarded');
    const doctored = withEvents(PROOF, LAST, (event) =>
      event.type === 'dealEnded' ? { ...event, points: event.points.map((points) => points + 1) } : event,
    );
    expect(failures(doctored)).toEqual([{ check: 'play', problem: 'otherEvents', index: LAST }]);
    const steps = PROOF.record.steps.map((step, at) =>
      at === index ? { ...step, action: { type: 'discard', card: 207 } as const } : step,
    );
    expect(failures({ ...PROOF, record: { ...PROOF.record, steps } })).toEqual([
      { check: 'play', problem: 'refused', index, reason: 'notYourCard' },
    ]);
  });

  it('a record without its deal, without its end, or with something behind it', () => {
    const { steps } = PROOF.record;
    const failuresOf = (all: readonly RecordStep[]) => failures({ ...PROOF, record: { ...PROOF.record, steps: all } });
    expect(failuresOf([])).toEqual([{ check: 'whole', problem: 'noDeal', index: 0 }]);
    expect(failuresOf(steps.slice(1))).toEqual([{ check: 'whole', problem: 'noDeal', index: 0 }]);
    expect(failuresOf(steps.slice(0, -1))).toEqual([{ check: 'whole', problem: 'unfinished', index: LAST - 1 }]);
    const again = failuresOf([...steps, steps[0] as RecordStep]);
    expect(again).toContainEqual({ check: 'whole', problem: 'twoDeals', index: LAST + 1 });
    expect(again).toContainEqual({ check: 'whole', problem: 'goesOn', index: LAST + 1 });
    expect(failures({ ...PROOF, deal: 2 })).toContainEqual({ check: 'whole', problem: 'otherNumber', index: 0 });
  });
});
