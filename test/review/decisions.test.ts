import { describe, expect, test } from 'vitest';
import { thinkAs } from '#bots';
import { type DealResult, type RuleSet, randomFrom } from '#engine';
import { type DealReview, type DealText, reviewDeal, sharesOf } from '#review';
import { fortuneOf, ownParts } from '../../shared/review/fortune.ts';
import type { ReplayedDeal } from '../../shared/review/replayedDeal.ts';
import { preset } from '../support/play/deals.ts';
import type { Position } from '../support/play/positions.ts';
import { annAndBots } from '../support/server/table.ts';
import { playedFrom } from './playedLines.ts';

/** The deal that ends with these lines, with the result they lead to. */
function ended(moment: Position, ...lines: string[]): ReplayedDeal {
  const deal = playedFrom({ ...moment, also: { chance: { secret: '0'.repeat(64), shares: [] } } }, lines);
  return { ...deal, result: deal.steps.at(-1)?.after.results.at(-1) as DealResult };
}

const partsOf = (deal: ReplayedDeal, seat = 0): number => ownParts(deal, seat).length;

const skillOf = (deal: ReplayedDeal, seat = 0): number => {
  const fortune = fortuneOf(deal, seat, ownParts(deal, seat), () => undefined);
  if (!fortune) throw new Error('no end');
  return sharesOf(deal.dealt.rules, fortune).skill;
};

/** A deal of Ann in seat 0 against bots. */
function dealOf(rules: RuleSet): DealText {
  const random = randomFrom('', [], 'decisions');
  const set = annAndBots((view) => thinkAs.steady(view, random), rules);
  set.finishDeal();
  return set.table.record(1) as DealText;
}

function reviewed(text: DealText, seat = 0): DealReview {
  const review = reviewDeal(text, seat);
  if (!review.ok) throw new Error(review.reason);
  return review.value;
}

describe('skill comes from own decisions alone', () => {
  test('a deal that ends before one’s first turn is luck', () => {
    const hands = ['KS KD QC 8H AC TH 9D', '3C 4C 5C KH', '2S 7D JC'];
    const deal = ended({ deal: 6, hands, turn: 1 }, '1 meld run 3C: 3C 4C 5C', '1 discard KH');
    expect(deal.result.points[0]).toBeGreaterThan(40);
    expect(partsOf(deal)).toBe(0);
    expect(skillOf(deal)).toBe(0);
    expect(partsOf(deal, 1)).toBe(1);
  });

  test('a draw with the stock alone, and the only discard, decide nothing', () => {
    const hands = ['KS', '3C 4C 5C KH', '2S 7D JC'];
    const moment: Position = { deal: 6, hands, phase: 'draw', stock: 'KD' };
    expect(partsOf(playedFrom(moment, ['0 draw stock']))).toBe(0);
    // The card drawn must be kept (R105).
    expect(partsOf(playedFrom(moment, ['0 draw stock', '0 discard KS']))).toBe(0);
    expect(
      partsOf(playedFrom({ ...moment, hands: ['KS 2H', ...hands.slice(1)] }, ['0 draw stock', '0 discard KS'])),
    ).toBe(1);
  });

  test('what a bot or the clock decided before, between and after is none of it', () => {
    const deal = playedFrom({ deal: 6, hands: ['KS 8H 2D', '3C 4C KH', '2S 7D JC'], stock: '9C TC QS 5H' }, [
      '0 discard KS',
      '1 draw stock',
      '1 discard KH',
      '2 draw stock',
      '2 discard JC',
      '0 draw stock',
      '0 discard 8H',
    ]);
    const by = (...automatic: readonly number[]): ReplayedDeal => ({
      ...deal,
      steps: deal.steps.map((step, index) => ({ ...step, isAutomatic: automatic.includes(index) })),
    });
    const ends = (replayed: ReplayedDeal) =>
      ownParts(replayed, 0).map(({ from, to }) => [from.moves.length, to?.moves.length ?? null]);
    const all = deal.steps.map(({ before }) => before.moves.length);
    expect(ends(by())).toEqual([[all[0], null]]);
    expect(ends(by(0))).toEqual([[all[5], null]]);
    expect(ends(by(6))).toEqual([[all[0], all[6]]]);
    expect(ends(by(5))).toEqual([
      [all[0], all[5]],
      [all[6], null],
    ]);
    expect(ends(by(0, 5, 6))).toEqual([]);
  });

  test.each(['crazy-rummy', 'crummy-rummy'] as const)(
    'in %s, whoever let a stand-in play the whole deal has no skill and no moments',
    (id) => {
      const { text } = dealOf(preset(id));
      const automatic = Array.from({ length: 500 }, (_, step) => step);
      const { decided, fortune, moments, rules } = reviewed({ text, automatic });
      expect({ decided, moments }).toEqual({ decided: false, moments: [] });
      expect(fortune && sharesOf(rules, fortune).skill).toBe(0);
      expect(reviewed({ text, automatic: [] }).decided).toBe(true);
    },
  );
});
