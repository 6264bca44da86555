import { describe, expect, test } from 'vitest';
import { type Card, parseCard, parseCards, printCards } from '#engine';
import { PRESETS } from '#rules';
import type { Game } from '../../client/game/createGame.ts';
import { gameAt } from '../support/play/gameAt.ts';

const card = (name: string): Card => parseCard(name) as Card;
const fiveThousand = {
  hands: ['7C 7D KS QD', '2C 2D 3C', '5C 5D 3D'],
  rules: PRESETS['five-thousand-rummy']!,
  deal: 1,
  wildRank: 4,
  pile: '9C 7H 8S QC',
  phase: 'draw',
} as const;
const litDepths = (game: Game): number[] =>
  game.highlights.value.flatMap((lit) => (lit.at === 'pileCard' ? [lit.depth] : []));

describe('a pile that may be taken from at any depth (R72)', () => {
  test('highlights each card down to which it may be taken; the top card is the pile itself', () => {
    const { game } = gameAt(fiveThousand);
    expect(litDepths(game)).toEqual([2, 3, 4]);
    expect(game.highlights.value).toContainEqual({ at: 'pile', why: 'draw' });
  });

  test('gives a tapped card with all cards above it', async () => {
    const { game, settle } = gameAt(fiveThousand);
    game.tap({ on: 'pileCard', depth: 3 });
    await settle();
    expect(printCards(game.newCards.value)).toBe('7H 8S QC');
    expect(game.view.value?.pile).toEqual(parseCards('9C'));
  });

  test('gives a card dragged into the hand with all cards above it', async () => {
    const { game, settle } = gameAt(fiveThousand);
    expect(game.drawOrSwap({ on: 'pileCard', depth: 3 })).toBe(true);
    await settle();
    expect(game.view.value?.hand).toHaveLength(7);
  });

  test('takes a discard by a tap anywhere on it, with a card selected after the draw', async () => {
    const { game, done, settle } = gameAt({ ...fiveThousand, phase: 'play' });
    game.tap({ on: 'hand', card: card('KS') });
    game.tap({ on: 'pileCard', depth: 2 });
    await settle();
    expect(done).toEqual(['discard']);
  });

  test('gives only its top before the first meld in Ace to Ace', () => {
    const { game } = gameAt({ ...fiveThousand, rules: PRESETS['ace-to-ace']! });
    expect(litDepths(game)).toEqual([]);
    game.tap({ on: 'pileCard', depth: 2 });
    expect(game.notice.value).toMatchObject({ code: 'topCardOnly', action: { type: 'draw', count: 2 } });
  });
});

describe('cards taken from the pile and frozen until the next turn (R75)', () => {
  const moment = {
    hands: ['KS 8H', '2C 2D 3C', '5C 5D 3D'],
    rules: PRESETS['ace-to-ace']!,
    deal: 3,
    melds: ['0 run 5H: 5H 6H 7H'],
    drew: 'pile',
  } as const;

  test('are refused with the reason', () => {
    const { game } = gameAt(moment);
    game.tap({ on: 'hand', card: card('8H') });
    expect(game.highlights.value.filter(({ at }) => at === 'place')).toEqual([]);
    game.tap({ on: 'meld', meld: 0, index: 2 });
    expect(game.notice.value?.code).toBe('frozen');
  });
});
