import { describe, expect, test } from 'vitest';
import { type Card, parseCard, printCards, type Reading } from '#engine';
import { printReading } from '#record';
import type { Game } from '../../client/game/createGame.ts';
import { text } from '../../client/text/index.ts';
import { gameAt } from '../support/play/gameAt.ts';

const card = (name: string): Card => parseCard(name) as Card;
const select = (game: Game, names: string): void => {
  for (const name of names.split(' ')) game.tap({ on: 'hand', card: card(name) });
};
const melds = (game: Game): string[] => (game.view.value?.melds ?? []).map(printReading);
const hand = (game: Game): string => printCards(game.hand.value);
/** The finished melds the chooser shows. */
const pictures = (game: Game): Reading[] => (game.chooser.value?.options ?? []).flatMap(({ picture }) => picture ?? []);

describe('drawing', () => {
  const moment = { hands: ['4C 9D KS', '2C 2D', '5C 5D'], deal: 9, pile: '3H QD', phase: 'draw' } as const;

  test('a tap on the stock draws, and the card is marked as fresh', async () => {
    const { game, settle } = gameAt({ ...moment, stock: '7S' });
    expect(game.highlights.value).toEqual([
      { at: 'stock', why: 'draw' },
      { at: 'pile', why: 'draw' },
    ]);
    game.tap({ on: 'stock' });
    await settle();
    expect(hand(game)).toBe('4C 7S KS 9D');
    expect(printCards(game.newCards.value)).toBe('7S');
  });

  test('a double tap draws once and shows no message', async () => {
    const { game, done, settle } = gameAt(moment);
    game.tap({ on: 'stock' });
    game.tap({ on: 'stock' });
    await settle();
    expect(done).toEqual(['draw']);
    expect(game.hand.value).toHaveLength(4);
  });

  test('the upcard can be dragged into the hand and is returned by Undo', async () => {
    const { game, settle } = gameAt(moment);
    expect(game.drawOrSwap({ on: 'pile' })).toBe(true);
    await settle();
    expect(hand(game)).toBe('4C QD KS 9D');
    game.press('undo');
    await settle();
    expect(hand(game)).toBe('4C KS 9D');
  });

  test('with one card left the pile is refused', () => {
    const { game } = gameAt({ ...moment, hands: ['4C', '2C 2D', '5C 5D'] });
    game.tap({ on: 'pile' });
    expect(game.notice.value?.code).toBe('mustDrawStock');
  });
});

describe('laying down', () => {
  test('♢J-♢3-♠3 in the third deal: the chooser shows all four, the order of the taps first', async () => {
    const { game, settle } = gameAt({ hands: ['3D 3S JD 5C 8C KS', '2C 2D', '5D 5S'], deal: 3 });
    select(game, 'JD 3D 3S');
    game.press('meld');
    const shown = pictures(game).map(printReading);
    expect(shown.slice(0, 2).sort()).toEqual(['run JD: JD 3D 3S', 'set J: JD 3D 3S']);
    expect(shown.slice(2)).toHaveLength(2);
    expect(
      shown
        .slice(2)
        .map((reading) => reading.split(':')[0])
        .sort(),
    ).toEqual(['run 9D', 'run TD']);
    const chosen = game.chooser.value?.options.find(({ picture }) => picture?.kind === 'run' && picture.rank === 11);
    game.choose(chosen ?? null);
    await settle();
    expect(melds(game)).toEqual(['run JD: JD 3D 3S']);
    expect(game.chooser.value).toBeNull();
    expect(game.selected.value).toEqual([]);
  });

  test('cards that can be only one meld are laid by a tap on the felt, without a question', async () => {
    const { game, settle } = gameAt({ hands: ['7H 8D 9H 2S KC', '2C 2D', '5D 5S'], deal: 8 });
    select(game, '7H 8D 9H');
    expect(game.newMelds.value.map(printReading)).toEqual(['run 7H: 7H 8D 9H']);
    expect(game.highlights.value).toContainEqual({ at: 'felt', why: 'meld' });
    expect(game.enabledButtons.value).toContain('meld');
    game.tap({ on: 'felt' });
    await settle();
    expect(melds(game)).toEqual(['run 7H: 7H 8D 9H']);
  });

  test.each([
    ['2S 3S 3H', 'run 2S: 2S 3S 3H'],
    ['2S 3H 3S', 'run 2S: 2S 3H 3S'],
  ])('the order of the taps decides which of two wilds stands for which card: %s', async (taps, laid) => {
    const { game, settle } = gameAt({ hands: ['2S 3S 3H KC', '2C 2D', '5D 5S'], deal: 3 });
    select(game, taps);
    game.press('meld');
    const names = pictures(game).map(({ kind, suit, rank }) => `${kind} ${suit} ${rank}`);
    expect(new Set(names).size).toBe(names.length);
    game.choose(
      game.chooser.value?.options.find(({ picture }) => picture?.kind === 'run' && picture.rank === 2) ?? null,
    );
    await settle();
    expect(melds(game)).toEqual([laid]);
  });

  test('dragging one selected card lays the whole selection', async () => {
    const { game, settle } = gameAt({ hands: ['7H 7D 7S 2S KC', '2C 2D', '5D 5S'] });
    select(game, '7H 7D 7S');
    const carried = game.lift(card('7D'));
    expect(printCards(carried)).toBe('7H 7D 7S');
    expect(game.drop(carried, { on: 'felt' })).toBe(true);
    await settle();
    expect(game.view.value?.melds).toHaveLength(1);
  });

  test('cards that are no meld are refused, and so is the last card', () => {
    const { game } = gameAt({ hands: ['7H 8H 9H', '2C 2D', '5D 5S'] });
    select(game, '7H 8H');
    game.press('meld');
    expect(game.notice.value?.code).toBe('notAMeld');
    select(game, '9H');
    game.press('meld');
    expect(game.notice.value?.code).toBe('keepOne');
    select(game, '8H 9H');
    game.press('discard');
    expect(game.notice.value).toBeNull();
  });

  test('too many cards of one rank are refused as too large a set', () => {
    const { game } = gameAt({ deal: 2, hands: ['7C 7D 7H 7S 2S KC', '3C 3D', '5D 5S'] });
    select(game, '7C 7D 7H 7S 2S');
    game.press('meld');
    expect(game.notice.value?.code).toBe('setFull');
  });

  test('a player who discards before drawing is told to draw', () => {
    const { game } = gameAt({ hands: ['7C 7D 7H', '3C 3D', '5D 5S'], phase: 'draw' });
    game.press('discard');
    expect(game.notice.value && text.refused(game.notice.value, game.view.value)).toBe('Draw a card first.');
  });

  test('a single card dropped on the felt glides back; a tap on the felt deselects it', () => {
    const { game } = gameAt({ hands: ['7H 8H 9H', '2C 2D', '5D 5S'] });
    select(game, '7H');
    expect(game.drop(game.lift(card('7H')), { on: 'felt' })).toBe(false);
    expect(game.selected.value).toHaveLength(1);
    game.tap({ on: 'felt' });
    expect(game.selected.value).toEqual([]);
  });
});

describe('laying off', () => {
  const moment = {
    hands: ['3H 8H 9H 9C KS', '2C 2D', '5D 5S'],
    deal: 13,
    melds: ['0 run 4H: 4H 5H 6H 7H', '1 set J: JC JD JS'],
  } as const;

  test('only the ends where the card fits are highlighted; a tap there lays it off', async () => {
    const { game, settle } = gameAt(moment);
    select(game, '3H');
    expect(game.highlights.value.filter(({ at }) => at === 'place')).toEqual([{ at: 'place', meld: 0, place: 'low' }]);
    game.tap({ on: 'place', meld: 0, place: 'low' });
    await settle();
    expect(melds(game)[0]).toBe('run 3H: 3H 4H 5H 6H 7H');
  });

  test('several cards are laid off one after another in an order that works', async () => {
    const { game, done, settle } = gameAt(moment);
    select(game, 'KS 9H 8H');
    game.tap({ on: 'place', meld: 0, place: 'high' });
    await settle();
    expect(done).toEqual(['layOff', 'layOff', 'layOff']);
    expect(melds(game)[0]?.startsWith('run 4H: 4H 5H 6H 7H')).toBe(true);
    expect(game.view.value?.melds[0]?.cards).toHaveLength(7);
    expect(hand(game)).toBe('9C 3H');
  });

  test('cards are laid off at both ends if needed', async () => {
    const { game, settle } = gameAt(moment);
    select(game, '3H 8H');
    game.tap({ on: 'meld', meld: 0, index: 3 });
    await settle();
    expect(melds(game)[0]).toBe('run 3H: 3H 4H 5H 6H 7H 8H');
  });

  test('a meld dropped on another one gets the message that it belongs on the felt', async () => {
    const { game, done, settle } = gameAt({ ...moment, hands: ['9C 9D 9S KS', '2C 2D', '5D 5S'] });
    select(game, '9C 9D 9S');
    expect(game.drop(game.selected.value, { on: 'meld', meld: 0, index: 0 })).toBe(false);
    expect(game.notice.value?.code).toBe('meldOfItsOwn');
    game.tap({ on: 'felt' });
    await settle();
    expect(done).toEqual(['meld']);
    expect(game.notice.value).toBeNull();
  });

  test('a message disappears with the next gesture', () => {
    const { game } = gameAt(moment);
    game.press('discard');
    expect(game.notice.value?.code).toBe('selectToDiscard');
    select(game, '8H');
    expect(game.notice.value).toBeNull();
    game.press('meld');
    game.press('scores');
    expect(game.notice.value).toBeNull();
  });

  test('a card that does not fit keeps all in the hand', async () => {
    const { game, done, settle } = gameAt(moment);
    select(game, '8H 9C');
    expect(game.drop(game.selected.value, { on: 'place', meld: 0, place: 'high' })).toBe(false);
    await settle();
    expect(done).toEqual([]);
    expect(game.notice.value?.code).toBe('fitsNotAll');
  });

  test('laying off before the player’s first meld is refused', () => {
    const { game } = gameAt({ ...moment, melds: ['1 run 4H: 4H 5H 6H 7H'] });
    select(game, '8H');
    expect(game.highlights.value.filter(({ at }) => at === 'place')).toEqual([]);
    game.tap({ on: 'meld', meld: 0, index: 3 });
    expect(game.notice.value?.code).toBe('meldFirst');
  });
});

test('two quick presses of Undo take two plays back', async () => {
  const { game, done, settle } = gameAt({
    hands: ['7H 8H KS', '2C 2D', '5D 5S'],
    deal: 9,
    melds: ['0 run 4H: 4H 5H 6H'],
  });
  for (const name of ['7H', '8H']) {
    game.drop([card(name)], { on: 'place', meld: 0, place: 'high' });
    await settle();
  }
  game.press('undo');
  game.press('undo');
  await settle();
  expect(done).toEqual(['layOff', 'layOff', 'takeBack', 'takeBack']);
  expect(melds(game)[0]).toBe('run 4H: 4H 5H 6H');
});

describe('discarding', () => {
  const moment = { hands: ['7H 8H KS', '2C 2D', '5D 5S'] } as const;

  test('the button needs exactly one selected card', async () => {
    const { game, done, settle } = gameAt(moment);
    game.press('discard');
    expect(game.notice.value?.code).toBe('selectToDiscard');
    select(game, '7H KS');
    game.press('discard');
    expect(game.notice.value?.id).toBe(2);
    select(game, '7H');
    expect(game.highlights.value).toContainEqual({ at: 'pile', why: 'discard' });
    game.press('discard');
    await settle();
    expect(done).toEqual(['discard']);
    expect(game.view.value?.turn).toBe(1);
  });

  test('a card dropped on the pile is discarded, selected or not', async () => {
    const { game, settle } = gameAt(moment);
    select(game, '7H');
    expect(game.drop(game.lift(card('KS')), { on: 'pile' })).toBe(true);
    await settle();
    expect(hand(game)).toBe('7H 8H');
    expect(printCards(game.selected.value)).toBe('7H');
  });
});

test('out of turn cards can be selected and sorted, and everything else is refused', async () => {
  const { game, done, settle } = gameAt({ hands: ['7H 2H KS 4C', '2C 2D', '5D 5S'], turn: 1 });
  select(game, '7H KS');
  game.press('sort');
  await settle();
  game.press('sort');
  expect(hand(game)).toBe('2H 7H KS 4C');
  game.tap({ on: 'stock' });
  game.press('discard');
  await settle();
  expect(done).toEqual([]);
  expect(game.notice.value?.code).toBe('notYourTurn');
  expect(printCards(game.selected.value)).toBe('7H KS');
  expect(game.highlights.value).toEqual([]);
  expect(game.enabledButtons.value).toEqual(['sort', 'scores', 'log', 'leave']);
});
