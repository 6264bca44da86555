import { describe, expect, test } from 'vitest';
import { type Card, parseCard } from '#engine';
import { crazyRummy, PRESETS, withValue } from '#rules';
import type { Game } from '../../client/game/createGame.ts';
import type { Target } from '../../client/game/types.ts';
import { text } from '../../client/text/index.ts';
import { gameAt } from '../support/play/gameAt.ts';

const card = (name: string): Card => parseCard(name) as Card;
const said = (game: Game): string | null => game.notice.value && text.refused(game.notice.value, game.view.value);
const dropped = (game: Game, name: string): boolean => game.drop(game.lift(card(name)), { on: 'felt' });

const hands = ['7H KH KS 2C 9D', '2D 3D', '5D 5S'] as const;

describe('a single card dropped on the felt', () => {
  test('glides home with the message that a meld needs three cards', () => {
    const { game } = gameAt({ hands });
    expect(dropped(game, '7H')).toBe(false);
    expect(said(game)).toBe('A meld needs three cards.');
  });

  test.each([
    ['before the draw', { hands, phase: 'draw' }],
    ['in another player’s turn', { hands, turn: 1 }],
  ] as const)('glides home without a message %s', (_, moment) => {
    const { game, done } = gameAt(moment);
    expect(dropped(game, '7H')).toBe(false);
    expect(said(game)).toBeNull();
    expect(done).toEqual([]);
  });

  test('gets the same message from the Meld button, but several cards get the reason why they are no meld', () => {
    const { game } = gameAt({ hands });
    game.tap({ on: 'hand', card: card('7H') });
    game.press('meld');
    expect(said(game)).toBe('A meld needs three cards.');
    game.tap({ on: 'hand', card: card('KH') });
    game.press('meld');
    expect(game.notice.value?.code).toBe('notAMeld');
  });

  test('gets a message with the terms and sizes of its game', () => {
    const rules = withValue(withValue(crazyRummy, 'melds.setMin', 4), 'melds.runMin', 4);
    const { game } = gameAt({ rules, hands: ['7H KH KS 2C 9D 9S 9H', '2D 3D', '5D 5S'] });
    expect(dropped(game, '7H')).toBe(false);
    expect(said(game)).toBe('A meld needs four cards.');
    const biddies = gameAt({ rules: PRESETS.biddies!, hands: ['7H KH KS 2C 9D', '2D 3D', '5D 5S'] }).game;
    dropped(biddies, '7H');
    expect(said(biddies)).toBe('A downer needs three cards.');
  });
});

describe('fast repeated taps', () => {
  const stock: Target = { on: 'stock' };

  test('on the stock draw once and show no refusal, whether or not the table has answered', async () => {
    const { game, done, settle, clock } = gameAt({ hands, phase: 'draw' });
    for (let tap = 0; tap < 6; tap++) {
      game.tap(stock);
      clock.advance(150);
      if (tap > 1) await settle();
      expect(said(game)).toBeNull();
    }
    expect(done).toEqual(['draw']);
  });

  test('on the pile draw or discard once and show no refusal', async () => {
    const { game, done, settle, clock } = gameAt({ hands, phase: 'draw', pile: 'QD' });
    const pile: Target = { on: 'pile' };
    for (let tap = 0; tap < 3; tap++) {
      game.tap(pile);
      await settle();
      clock.advance(200);
    }
    expect([done, said(game)]).toEqual([['draw'], null]);
    game.tap({ on: 'hand', card: card('7H') });
    for (let tap = 0; tap < 3; tap++) {
      game.tap(pile);
      await settle();
      clock.advance(200);
    }
    expect([done, said(game)]).toEqual([['draw', 'discard'], null]);
  });

  test('on the pile discard the last card, as the button does, but not the one just drawn from it', async () => {
    const pile: Target = { on: 'pile' };
    const last = gameAt({ hands: ['7H', '2C', '3C'], drew: 'none' });
    expect(last.game.highlights.value).toContainEqual({ at: 'pile', why: 'discard' });
    last.game.tap(pile);
    await last.settle();
    expect([last.done, said(last.game)]).toEqual([['discard'], null]);
    const floating = gameAt({
      hands: ['', '2C 2D', '5C 5D'],
      rules: PRESETS['five-thousand-rummy']!,
      wildRank: 2,
      phase: 'draw',
      pile: 'QD',
    });
    for (let tap = 0; tap < 3; tap++) {
      floating.game.tap(stock);
      await floating.settle();
      floating.clock.advance(200);
    }
    expect(floating.done).toEqual(['draw']);
  });

  test('on a deep card of the pile say why it may not be taken', async () => {
    const { game, done, settle } = gameAt({
      hands,
      rules: PRESETS['ace-to-ace']!,
      phase: 'draw',
      pile: '9C QD 3H',
    });
    game.tap({ on: 'pileCard', depth: 3 });
    await settle();
    expect(done).toEqual([]);
    expect(said(game)).not.toBeNull();
  });

  test('are refused once they come later, or after another gesture', async () => {
    const { game, settle, clock } = gameAt({ hands, phase: 'draw' });
    game.tap(stock);
    await settle();
    clock.advance(3_000);
    game.tap(stock);
    expect(said(game)).toBe('You’ve already drawn a card.');
    const other = gameAt({ hands, phase: 'draw' });
    other.game.tap(stock);
    await other.settle();
    other.game.tap({ on: 'hand', card: card('7H') });
    other.game.tap(stock);
    expect(said(other.game)).toBe('You’ve already drawn a card.');
  });

  test('say that the extra card of a first turn counts as the draw', () => {
    const { game } = gameAt({ hands, phase: 'play', drew: 'none' });
    game.tap(stock);
    expect(said(game)).toBe('Your extra card counts as your draw.');
  });

  test('that are refused show a new message each time', () => {
    const { game } = gameAt({ hands, turn: 1 });
    game.tap(stock);
    const first = game.notice.value?.id;
    game.tap(stock);
    expect(game.notice.value?.code).toBe('notYourTurn');
    expect(game.notice.value?.id).not.toBe(first);
  });

  test('because the turn has not come are forgotten when it comes', () => {
    const { game, change } = gameAt({ hands, turn: 1 });
    game.tap(stock);
    expect(game.notice.value?.code).toBe('notYourTurn');
    change((state) => ({ ...state, turn: 0 }));
    expect(game.notice.value).toBeNull();
  });
});
