import { describe, expect, it } from 'vitest';
import type { Card, GameEvent } from '#engine';
import { checkProof, proofVerdict, type RecordStep } from '#record';
import { NAMED } from '../../support/arbitrary/familyGames.ts';
import { preset, withOptions } from '../../support/play/deals.ts';
import { eagerly } from '../../support/play/playGame.ts';
import { isFailure, LAST, MINE, PROOF, SEEN } from './doctoring.ts';
import { firstDeal, provedDeals } from './proofs.ts';

describe('a deal as it was', () => {
  it('is genuine for each page that saw it begin', () => {
    for (const page of SEEN) {
      const findings = checkProof(PROOF, page);
      expect(findings.filter(isFailure)).toEqual([]);
      expect(proofVerdict(findings)).toBe('genuine');
    }
  });

  it('is told step by step', () => {
    expect(checkProof(PROOF, MINE)).toEqual([
      { check: 'whole', outcome: 'holds', count: LAST + 1 },
      { check: 'promise', outcome: 'holds', wanted: PROOF.commitment, found: PROOF.commitment },
      { check: 'seen', outcome: 'holds', wanted: PROOF.commitment, found: PROOF.commitment },
      { check: 'shares', outcome: 'holds' },
      { check: 'ownShare', outcome: 'holds', seats: [0] },
      { check: 'givers', outcome: 'holds', seats: [1], count: 2 },
      { check: 'deck', outcome: 'holds', index: 0, count: 52 },
      { check: 'hand', outcome: 'holds', seats: [0] },
      { check: 'chance', outcome: 'holds', count: expect.any(Number) },
      { check: 'play', outcome: 'holds', count: LAST },
    ]);
  });

  it('is only consistent for somebody who did not see what was published', () => {
    const findings = checkProof(PROOF);
    expect(proofVerdict(findings)).toBe('consistent');
    expect(findings.filter(({ outcome }) => outcome === 'open').map(({ check }) => check)).toEqual([
      'seen',
      'ownShare',
      'hand',
    ]);
    expect(checkProof({ ...PROOF, shares: null })).toContainEqual({
      check: 'shares',
      outcome: 'open',
      problem: 'notPublished',
    });
  });

  it('tells a page that gave no share, and a table where nobody did', () => {
    expect(checkProof(PROOF, SEEN[1])).toContainEqual({
      check: 'ownShare',
      outcome: 'open',
      problem: 'noneGiven',
      seats: [1],
    });
    const { proof, seen } = firstDeal({ shares: ['', '', ''] });
    const findings = checkProof(proof, seen[0]);
    expect(findings).toContainEqual({
      check: 'givers',
      outcome: 'open',
      problem: 'nobody',
      seats: [0, 1, 2],
      count: 0,
    });
    expect(proofVerdict(findings)).toBe('genuine');
  });

  it('is genuine if a restarted server tells the cards that a player showed, whichever came first', () => {
    const rules = withOptions(preset('five-thousand-rummy'), { wilds: { source: 'dealerExtraCard' } });
    const inOrder = (cards: readonly Card[]) => cards.toSorted((a, b) => a - b);
    let reordered = 0;
    for (const { proof, seen } of provedDeals({ rules, seats: 3, seed: 5, choose: eagerly })) {
      const [first, ...steps] = proof.record.steps as [RecordStep, ...RecordStep[]];
      const [dealt, ...next] = first.events as [Extract<GameEvent, { type: 'dealt' }>, ...GameEvent[]];
      const faceUp = dealt.faceUp.map(inOrder);
      if (JSON.stringify(faceUp) === JSON.stringify(dealt.faceUp)) continue;
      reordered++;
      const told = { ...first, events: [{ ...dealt, faceUp }, ...next] };
      const record = { ...proof.record, steps: [told, ...steps] };
      expect(checkProof({ ...proof, record }, seen[0]).filter(isFailure)).toEqual([]);
    }
    expect(reordered).toBeGreaterThan(0);
  });

  it('is genuine in every named game and with rare steps, in every deal, with what is shuffled later', () => {
    let shuffles = 0;
    const kinds = new Set<string>();
    for (const game of NAMED) {
      for (const { proof, seen } of provedDeals({ ...game, seed: 5, choose: eagerly })) {
        const findings = checkProof(proof, seen[0]);
        expect(findings.filter(isFailure)).toEqual([]);
        expect(proofVerdict(findings)).toBe('genuine');
        shuffles += findings.find(({ check }) => check === 'chance')?.count ?? 0;
        for (const { events } of proof.record.steps) for (const { type } of events) kinds.add(type);
      }
    }
    expect(shuffles).toBeGreaterThan(50);
    expect([...kinds]).toEqual(expect.arrayContaining(['reshuffled', 'dealtOn', 'wildNamed', 'penalized']));
  });
});
