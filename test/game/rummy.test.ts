import { describe, expect, test } from 'vitest';
import { type Card, parseCard } from '#engine';
import { PRESETS } from '#rules';
import { gameAt } from '../support/play/gameAt.ts';

const card = (name: string): Card => parseCard(name) as Card;
const others = ['2C 2D 8S', '5C 5D 8C', 'KC QD 8D'];
const rules = PRESETS.thanasis!;

describe('going Rummy (R111)', () => {
  test('is possible once the hand consists of melds and one card to discard', async () => {
    const hands = ['4C 5C.2 6C 9H 9D 9S TH JH QH KS 2S', ...others];
    const { game, done, settle } = gameAt({ hands, rules, deal: 1, wildRank: 3 });
    expect(game.extras.value).toEqual(['goRummy']);
    expect(game.enabledButtons.value).not.toContain('goRummy');
    game.press('goRummy');
    expect(game.notice.value?.code).toBe('noRummyFound');
    const ready = gameAt({ hands: ['4C 5C.2 6C 9H 9D 9S TH JH QH KH 2S', ...others], rules, deal: 1, wildRank: 3 });
    expect(ready.game.enabledButtons.value).toContain('goRummy');
    ready.game.press('goRummy');
    await ready.settle();
    await settle();
    expect([done, ready.done]).toEqual([[], ['goRummy']]);
  });

  test('asks which card to discard if several are possible and none is selected', async () => {
    const hands = ['4C 5C.2 6C 7C 9H 9D 9S TH JH QH KH', ...others];
    const { game, done, settle } = gameAt({ hands, rules, deal: 1, wildRank: 3 });
    game.press('goRummy');
    expect(game.chooser.value?.asks).toBe('lastDiscard');
    const cards = game.chooser.value?.options.map((option) => option.card) ?? [];
    expect(cards).toEqual(expect.arrayContaining([card('4C'), card('7C')]));
    game.tap({ on: 'hand', card: card('7C') });
    expect(game.chooser.value).toBeNull();
    game.press('goRummy');
    await settle();
    expect(done).toEqual(['goRummy']);
  });

  test('must be possible before any meld is laid', () => {
    const hands = ['4C 5C.2 6C 9H 9D 9S TH JH QH KS 2S', ...others];
    const { game } = gameAt({ hands, rules, deal: 1, wildRank: 3 });
    game.press('meld');
    expect(game.notice.value?.code).toBe('meldsNotYet');
  });

  test('needs no discard if the rules forbid one (R96)', async () => {
    const hands = ['4C 5C.2 6C 9H 9D 9S TH JH QH', ...others];
    const free = { ...rules, goingOut: { ...rules.goingOut, discard: 'forbidden' } } as const;
    const { game, done, settle } = gameAt({ hands, rules: free, deal: 1, wildRank: 3 });
    expect(game.enabledButtons.value).toContain('goRummy');
    game.press('goRummy');
    await settle();
    expect(done).toEqual(['goRummy']);
  });

  test('is no longer offered once another player has, and the others have a last turn (R157, §4.108)', () => {
    const late = { deal: 3, rules: PRESETS['three-thirteen']!, hands: ['4C 4D 4H 6S 6D 6H', '2C', '8S', '3S'] };
    expect(gameAt(late).game.extras.value).toEqual(['goRummy']);
    expect(gameAt({ ...late, also: { relief: 1 } }).game.extras.value).toEqual([]);
  });

  test('is refused in another player’s turn', () => {
    const hands = ['4C 5C.2 6C 9H 9D 9S TH JH QH KH', ...others];
    const { game } = gameAt({ hands, rules, deal: 1, wildRank: 3, turn: 1 });
    game.press('goRummy');
    expect(game.notice.value?.code).toBe('notYourTurn');
  });
});
