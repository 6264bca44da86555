import { describe, expect, test } from 'vitest';
import { type Card, ILLEGAL, type PlayerView, parseCard } from '#engine';
import { REFUSALS } from '#protocol';
import { PRESETS, termsOf } from '#rules';
import type { Game } from '../../client/game/createGame.ts';
import { PAGE_NOTICES } from '../../client/game/types.ts';
import { whyNot } from '../../client/game/whyNot.ts';
import { whySection } from '../../client/game/whySection.ts';
import { lessons } from '../../client/text/lessons.ts';
import { inEnglish } from '../support/inEnglish.ts';
import { gameAt } from '../support/play/gameAt.ts';
import type { Position } from '../support/play/positions.ts';

const { howWePlay } = inEnglish;

const card = (name: string): Card => parseCard(name) as Card;

/** The explanation of the notice after this gesture. */
function told(moment: Position, does: (game: Game) => void): readonly string[] {
  const { game } = gameAt(moment);
  does(game);
  const notice = game.notice.value;
  const view = game.view.value as PlayerView;
  expect(notice).not.toBeNull();
  return notice ? whyNot(notice, view).map((fact) => lessons.whyFact(fact, termsOf(view.rules))) : [];
}

const melds =
  (names: string) =>
  (game: Game): void => {
    for (const name of names.split(' ')) game.tap({ on: 'hand', card: card(name) });
    game.press('meld');
  };

const moment = { hands: ['5H 7H 8H KC KD 2S', '2C 3D', '3S KS'], deal: 9 } as const;

describe('an explanation', () => {
  test('of cards one short of a run names the missing card and whether it is held', () => {
    expect(told({ ...moment, hands: ['5H 7H 8H 6H KC 2S', '2C 3D', '3S KS'] }, melds('5H 7H 8H'))).toEqual([
      'Add the 6♥ from your hand, or a wild, to make a meld: 5-6-7-8 ♥.',
    ]);
    expect(told(moment, melds('5H 7H 8H'))).toEqual(['Add the 6♥, or a wild, to make a meld: 5-6-7-8 ♥.']);
  });

  test('of a meld with one card too many names that card', () => {
    expect(told({ ...moment, hands: ['5H 6H 7H KC 2S', '2C 3D', '3S KS'] }, melds('5H 6H 7H KC'))).toEqual([
      'Without the K♣, they make a meld: 5-6-7 ♥.',
    ]);
  });

  test('of cards far from any meld says so', () => {
    expect(told(moment, melds('5H KC 2S'))).toEqual([
      'No single card would make these a meld: they don’t share a rank and aren’t close together in one suit.',
    ]);
  });

  test('of laying all cards says that one must be left', () => {
    expect(told({ ...moment, hands: ['5H 6H 7H', '2C 3D', '3S KS'] }, melds('5H 6H 7H'))).toEqual([
      'You hold 3 cards and tried to play all of them. Keep one to discard.',
    ]);
  });

  test('of laying off before the first meld names a meld that could be laid', () => {
    const table = { hands: ['4S KC KD KH 2S', '2C 3D', '3S JS'], melds: ['1 run 5S: 5S 6S 7S'], deal: 9 } as const;
    const layOff = (game: Game): void => {
      game.tap({ on: 'hand', card: card('4S') });
      game.tap({ on: 'meld', meld: 0, index: 0 });
    };
    expect(told(table, layOff)).toEqual(['You can do that now: you hold K-K-K.']);
    expect(told({ ...table, hands: ['4S KC QD KH 2S', '2C 3D', '3S JS'] }, layOff)).toEqual([
      'You have no meld in your hand yet. Your next draw may bring one.',
    ]);
  });

  test('of a card on the wrong meld names the one it fits', () => {
    const melds = ['0 run 5S: 5S 6S 7S', '1 set J: JC JD JH'];
    const table = { hands: ['JS KC 2S', '2C 3D', '3S 4D'], melds, deal: 9 } as const;
    const onRun = (game: Game): void => {
      game.tap({ on: 'hand', card: card('JS') });
      game.tap({ on: 'meld', meld: 0, index: 2 });
    };
    expect(told(table, onRun)).toEqual(['The J♠ fits another meld: J-J-J.']);
  });

  test('of every refusal by the rules leads to a section that any game has', () => {
    const codes = [...ILLEGAL, ...REFUSALS, ...PAGE_NOTICES];
    const behind = codes.map(whySection).filter((group) => group !== null);
    expect(behind.length).toBeGreaterThan(ILLEGAL.length - 5);
    for (const rules of Object.values(PRESETS)) {
      const groups = howWePlay(rules).map(({ group }) => group);
      for (const group of ['turn', 'melds', 'goingOut', 'wilds'] as const) expect(groups).toContain(group);
    }
    for (const code of REFUSALS) expect(whySection(code)).toBeNull();
  });
});
