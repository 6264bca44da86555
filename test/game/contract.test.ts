import { beforeAll, describe, expect, test } from 'vitest';
import { type Card, contractOf, parseCard, printCards } from '#engine';
import { printReading } from '#record';
import { PRESETS } from '#rules';
import { fetchContractSearch } from '../../client/game/contractSearch.ts';
import type { Game } from '../../client/game/createGame.ts';
import { text } from '../../client/text/index.ts';
import { gameAt } from '../support/play/gameAt.ts';
import type { Position } from '../support/play/positions.ts';

beforeAll(fetchContractSearch);

const rules = PRESETS['crummy-rummy']!;
const select = (game: Game, names: string): void => {
  for (const name of names.split(' ')) game.tap({ on: 'hand', card: parseCard(name) as Card });
};
const aside = (game: Game): string[] => game.prepared.value.map(printReading);
const progress = (game: Game): string => {
  const view = game.view.value;
  const contract = view && contractOf(view.rules, view.deal);
  return view && contract ? text.contractProgress(view, contract, game.prepared.value) : '';
};
/** The second deal: a run and a set. */
const second: Position = {
  hands: ['4H 5H 2C 7H 9C 9D 9S KS QD', '8C 6D 3S', '5C 6S 7S'],
  rules,
  deal: 2,
  wildRank: 0,
};

describe('the contract of a deal (R62)', () => {
  test('is put aside meld by meld, stays in the hand, and is laid in one action', async () => {
    const { game, done, settle } = gameAt(second);
    expect(game.extras.value).toEqual(['layContract', 'findContract']);
    expect(game.enabledButtons.value).not.toContain('layContract');
    select(game, '9C 9D 9S');
    expect(game.enabledButtons.value).toContain('meld');
    game.press('meld');
    expect(aside(game)).toEqual(['set 9: 9C 9D 9S']);
    expect(game.selected.value).toEqual([]);
    expect(printCards(game.hand.value)).toMatch(/^9C 9D 9S /);
    expect(progress(game)).toBe('1 run of 4 to go');
    select(game, '4H 5H 2C 7H');
    game.tap({ on: 'felt' });
    expect(progress(game)).toBe('all put aside');
    expect(done).toEqual([]);
    expect(game.enabledButtons.value).toContain('layContract');
    game.press('layContract');
    await settle();
    expect(done).toEqual(['contract']);
    expect(game.view.value?.melds.map(printReading)).toEqual(['set 9: 9C 9D 9S', 'run 4H: 4H 5H 2C 7H']);
    expect(game.prepared.value).toEqual([]);
    expect(game.extras.value).toEqual([]);
  });

  test('is found on request, also in other players’ turns', () => {
    const { game } = gameAt({ ...second, turn: 1 });
    expect(game.enabledButtons.value).toContain('findContract');
    game.press('findContract');
    expect(aside(game)).toHaveLength(2);
    game.press('layContract');
    expect(game.notice.value?.code).toBe('notYourTurn');
    const poor = gameAt({ ...second, hands: ['4H 5H 8H JC 9C 9D KS QD', '8C 6D 3S', '5C 6S 7S'] }).game;
    poor.press('findContract');
    expect(poor.notice.value?.code).toBe('noContractFound');
  });

  test('refuses cards that are no meld and says why, also before the draw', () => {
    for (const phase of ['draw', 'play'] as const) {
      const { game } = gameAt({ ...second, hands: ['4H 5H 2C 7H 9C 9D 2S JK', '8C 6D 3S', '5C 6S 7S'], phase });
      const whyNot = (names: string): string | undefined => {
        select(game, names);
        game.press('meld');
        const code = game.notice.value?.code;
        // A tap on the felt clears the selection.
        game.tap({ on: 'felt' });
        return code;
      };
      expect(['4H 5H 9C', '9C JK', '9C 2C 2S', '4H 5H 2C 2S JK'].map(whyNot)).toEqual([
        ...['notAMeld', 'notAMeld', 'tooManyWilds', 'tooManyWilds'],
      ]);
      expect(aside(game)).toEqual([]);
    }
  });

  test('returns and selects a meld on a tap on one of its cards, or on Undo', () => {
    const { game } = gameAt(second);
    game.press('findContract');
    game.tap({ on: 'hand', card: parseCard('9D') as Card });
    expect(aside(game)).toEqual(['run 4H: 4H 5H 2C 7H']);
    expect(printCards(game.selected.value)).toBe('9C 9D 9S');
    game.press('undo');
    expect(aside(game)).toEqual([]);
    expect(printCards(game.selected.value)).toBe('4H 5H 2C 7H');
  });

  test('returns a meld when one of its cards leaves the hand', async () => {
    const { game, settle } = gameAt(second);
    game.press('findContract');
    game.drop([parseCard('9D') as Card], { on: 'pile' });
    await settle();
    expect(aside(game)).toEqual(['run 4H: 4H 5H 2C 7H']);
  });

  test('is refused with the reason if it is incomplete or wrong', () => {
    const hands = ['4H 5H 6H 7H 9C 9D 9S 9H KS', '8C 6D 3S', '5C 6S 7S'];
    const { game } = gameAt({ ...second, deal: 1, hands: [hands[0]!.replace('KS', 'JC JD JS'), hands[1]!, hands[2]!] });
    const said = (): string => text.refused(game.notice.value!, game.view.value);
    game.press('layContract');
    expect(said()).toBe('The contract is 2 sets of 3.');
    select(game, '4H 5H 6H 7H');
    game.press('meld');
    select(game, 'JC JD JS');
    game.press('meld');
    game.press('layContract');
    expect(said()).toBe('The contract is 2 sets of 3.');
    const long = gameAt({ ...second, deal: 5, hands }).game;
    select(long, '4H 5H 6H 7H');
    long.press('meld');
    select(long, '9C 9D 9S');
    long.press('meld');
    long.press('layContract');
    expect(text.refused(long.notice.value!, long.view.value)).toBe('A run in this contract needs at least 7 cards.');
  });

  test('is refused with the reason where melds must have just as many cards as asked, and runs may not touch', () => {
    const said = (deal: number, hand: string, ...melds: readonly string[]): string => {
      const hands = [`${hand} KD`, '2C 2D', '3C 3D'];
      const { game } = gameAt({ rules: PRESETS['liverpool-rummy']!, wildRank: 0, deal, hands });
      for (const meld of melds) {
        select(game, meld);
        game.press('meld');
      }
      game.press('layContract');
      return text.refused(game.notice.value!, game.view.value);
    };
    expect(said(1, '9C 9D 9S 9H JC JD JS', '9C 9D 9S 9H', 'JC JD JS')).toBe(
      'The melds of this contract must have just as many cards as it asks for: 2 sets of 3.',
    );
    expect(said(3, '4S 5S 6S 7S 8S 9S TS JS', '4S 5S 6S 7S', '8S 9S TS JS')).toBe(
      'Two runs of one suit can’t be in a contract if one goes on where the other ends.',
    );
  });

  test('has no buttons in a game without contracts, nor once it is laid', () => {
    expect(gameAt({ ...second, rules: PRESETS['crazy-rummy']! }).game.extras.value).toEqual([]);
    const laid = gameAt({ ...second, melds: ['0 set J: JC JD JS', '0 run 3D: 3D 4D 5D 2S'] }).game;
    expect(laid.extras.value).toEqual([]);
    select(laid, '9C 9D 9S');
    laid.press('meld');
    expect(laid.notice.value?.code).toBe('noNewMelds');
  });

  test('may be followed by new melds where the rules say so, but for those too like it (R165)', () => {
    const play = { ...rules.play, newAfterContract: true };
    const melds = ['0 set J: JC JD JS', '0 run 3D: 3D 4D 5D 2S'];
    const hands = ['9C 9D 9S JH JD.2 JS.2 KD', '2C'];
    const melding = (cards: string) => {
      const table = gameAt({ ...second, rules: { ...rules, play }, hands, melds });
      select(table.game, cards);
      table.game.press('meld');
      return table;
    };
    const { game } = melding('JH JD.2 JS.2');
    expect(text.refused(game.notice.value!, game.view.value)).toBe(
      'You have already laid a set of this rank in this deal.',
    );
    expect(melding('9C 9D 9S').done).toEqual(['meld']);
  });
});

test('the contract of each deal is described in words', () => {
  const lines = [1, 2, 5, 7].map((deal) => {
    const view = gameAt({ ...second, deal }).game.view.value!;
    return text.contractLine(view, contractOf(rules, deal)!);
  });
  expect(lines).toEqual([
    'This deal: 2 sets of 3',
    'This deal: 1 run of 4 and 1 set of 3',
    'This deal: 1 run of 7 and 1 set of 3',
    'This deal: 3 runs of 4, using every card',
  ]);
});
