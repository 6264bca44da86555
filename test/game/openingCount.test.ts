import { describe, expect, test } from 'vitest';
import { type Card, parseCard } from '#engine';
import { PRESETS } from '#rules';
import type { Game } from '../../client/game/createGame.ts';
import { text } from '../../client/text/index.ts';
import { gameAt } from '../support/play/gameAt.ts';
import type { Position } from '../support/play/positions.ts';

const select = (game: Game, names: string): void => {
  for (const name of names.split(' ')) game.tap({ on: 'hand', card: parseCard(name) as Card });
};
const stepOf = ({ table, opening }: Game): string => text.step(table.value, 'full', opening.value);

/** Kaluki, before the player has laid anything: the first melds need 40 points. */
const kaluki: Position = {
  hands: ['KC KD KH 5S 6S 7S 2C 9D', '2H 3H', 'QC QD'],
  rules: PRESETS.kaluki!,
  deal: 1,
  wildRank: 0,
};

describe('the points of an opening (R154)', () => {
  test('E67a are counted for the meld selected and the melds laid', async () => {
    const { game, settle } = gameAt(kaluki);
    expect(stepOf(game)).toBe('Your turn: lay down melds for 40 points or discard to end your turn');
    select(game, 'KC KD KH');
    expect(stepOf(game)).toBe('30 of 40 points');
    game.press('meld');
    await settle();
    expect(stepOf(game)).toBe('30 of 40 points: lay down more, or undo');
    select(game, '5S 6S 7S');
    expect(stepOf(game)).toBe('48 of 40 points: enough to lay down');
    game.press('meld');
    await settle();
    expect(stepOf(game)).toBe('Your turn: discard a card');
  });

  test('say how many are missing when the turn cannot end', async () => {
    const { game, settle } = gameAt(kaluki);
    select(game, 'KC KD KH');
    game.press('meld');
    await settle();
    select(game, '9D');
    game.press('discard');
    await settle();
    expect(text.refused(game.notice.value!, game.view.value)).toBe(
      'You have laid 30 of the 40 points you need. Lay 10 more, or undo.',
    );
  });

  test('R155 are not all: a run without wilds may be missing', async () => {
    const { game, settle } = gameAt({
      ...kaluki,
      hands: ['KC KD KH QH JH JK 2C', '2H 3H', 'QC QD'],
      rules: PRESETS.rami!,
    });
    select(game, 'KC KD KH');
    game.press('meld');
    await settle();
    select(game, 'QH JH JK');
    expect(stepOf(game)).toBe('60 of 51 points, but no run without wilds yet');
  });

  test('are no matter in other games and once the player has opened', () => {
    expect(gameAt({ ...kaluki, rules: PRESETS['koum-kan']! }).game.opening.value).toBeNull();
    expect(gameAt({ ...kaluki, melds: ['0 set A: AC AD AH'] }).game.opening.value).toBeNull();
  });
});
