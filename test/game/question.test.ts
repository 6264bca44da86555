import { describe, expect, test } from 'vitest';
import { type Card, parseCard } from '#engine';
import { PRESETS } from '#rules';
import { gameAt } from '../support/play/gameAt.ts';
import type { Position } from '../support/play/positions.ts';

const card = (name: string): Card => parseCard(name) as Card;
const window = (kind: 'take' | 'call', seats: readonly number[], cards: readonly Card[], next: number) => ({
  kind,
  seats,
  cards,
  waiting: seats.reduce((bits, seat) => bits | (1 << seat), 0),
  claims: [null, null, null],
  next,
});

describe('the upcard, out of turn (R80)', () => {
  const moment: Position = {
    hands: ['4C 9D KS', '8C 6D 3S', '5C 5D 7S'],
    rules: PRESETS['crummy-rummy']!,
    deal: 1,
    pile: 'JC',
    turn: 1,
    also: { phase: 'window', window: window('take', [2, 0], [card('JC')], 1) },
  };

  test('is offered, and can be claimed or passed', async () => {
    const asked = gameAt(moment);
    expect(asked.game.question.value).toMatchObject({ asks: 'take', claims: [{ count: 1, lay: null }] });
    asked.game.answer({ to: 'claim' });
    await asked.settle();
    expect(asked.done).toEqual(['claim']);
    expect(asked.game.question.value).toBeNull();
    const other = gameAt(moment);
    other.game.answer({ to: 'pass' });
    await other.settle();
    expect(other.done).toEqual(['pass']);
  });

  test('is not offered to other seats', () => {
    expect(gameAt(moment, 1).game.question.value).toBeNull();
  });

  test('can be passed for the whole deal', async () => {
    const { game, settle } = gameAt(moment);
    game.answer({ to: 'passDeal' });
    await settle();
    expect((game.view.value?.passed ?? 0) & 1).toBe(1);
  });
});

describe('calling Rummy (R113)', () => {
  const moment: Position = {
    hands: ['4C 9D KS', '8C 6D 3S', '5C 5D 7S'],
    rules: PRESETS['five-thousand-rummy']!,
    deal: 1,
    wildRank: 3,
    melds: ['1 run 4H: 4H 5H 6H'],
    pile: '7H',
    also: { turn: -1, phase: 'window', window: window('call', [0], [card('7H')], 2) },
  };

  test('lays the card where it fits', async () => {
    const { game, done, settle } = gameAt(moment);
    expect(game.question.value).toMatchObject({ asks: 'call' });
    game.answer({ to: 'claim' });
    await settle();
    expect(done).toEqual(['claim']);
    expect(game.view.value?.melds[0]?.cards).toContain(card('7H'));
    expect(game.view.value?.turn).toBe(0);
  });

  test('asks where the card goes if it fits in several places, showing each result', async () => {
    const two: Position = { ...moment, melds: ['1 run 4H: 4H 5H 6H', '2 set 7: 7C 7D 7S'] };
    const { game, done, settle } = gameAt({ ...two, hands: ['4C 9D KS', '8C 6D 3S', '5C 5D QS'] });
    game.answer({ to: 'claim' });
    expect(game.chooser.value?.asks).toBe('call');
    const [first] = game.chooser.value?.options.filter(({ picture }) => picture?.kind === 'set') ?? [];
    expect(first?.picture?.cards).toContain(card('7H'));
    game.choose(first ?? null);
    await settle();
    expect(done).toEqual(['claim']);
    expect(game.view.value?.melds[1]?.cards).toContain(card('7H'));
  });
});

describe('between deals', () => {
  test('the dealer names a rank that has not been wild (R29)', async () => {
    const { game, done, settle } = gameAt({
      hands: ['4C 9D KS', '8C 6D 3S', '5C 5D 7S'],
      rules: PRESETS['dealers-choice']!,
      deal: 4,
      wildRank: 0,
      also: { phase: 'naming' },
    });
    const question = game.question.value;
    const taken = question?.asks === 'name' ? question.ranks.filter(({ isOpen }) => !isOpen) : [];
    expect(taken.map(({ rank }) => rank)).toEqual([1, 2, 3]);
    game.answer({ to: 'name', rank: 2 });
    expect(game.notice.value?.code).toBe('rankTaken');
    game.answer({ to: 'name', rank: 9 });
    await settle();
    expect(done).toEqual(['nameWild']);
    expect(game.view.value?.wildRank).toBe(9);
  });

  test('the player with the highest total may take the points that put the Press on (D15)', async () => {
    const { game, settle } = gameAt({
      hands: ['4C', '8C', '5C'],
      rules: PRESETS['the-press']!,
      deal: 4,
      totals: [168, 100, 120],
      also: { phase: 'press' },
    });
    expect(game.question.value).toEqual({ asks: 'press', points: 2 });
    game.answer({ to: 'press', take: true });
    await settle();
    expect(game.view.value?.pressed).toBe(true);
    expect(game.question.value).toBeNull();
  });
});
