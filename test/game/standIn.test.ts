import { expect, test } from 'vitest';
import { no, ok, parseCard } from '#engine';
import type { TableConnection } from '#protocol';
import type { Game } from '../../client/game/createGame.ts';
import { createGame } from '../../client/game/createGame.ts';
import { gameAt } from '../support/play/gameAt.ts';

/** A table where a bot stands in for the viewer until they ask for the seat; it is another seat's turn. */
function playedFor(answer: Awaited<ReturnType<TableConnection['back']>> = ok(null)) {
  const { game, settle } = gameAt({ hands: ['4C 9D KS', '2C 2D', '5C 5D'], turn: 1 });
  const { connection } = game;
  const asked: string[] = [];
  let isAway = true;
  let again = (): void => undefined;
  const mine: TableConnection = {
    ...connection,
    subscribe(listener) {
      again = () =>
        void connection.subscribe(({ table, events }) => {
          const seats = table.seats.map((seat, i) => ({ ...seat, standIn: i === 0 && isAway }));
          listener({ table: { ...table, seats }, events });
        });
      again();
      return () => undefined;
    },
    async back() {
      asked.push('back');
      isAway = !answer.ok;
      again();
      return answer;
    },
  };
  return { game: createGame(mine), asked, settle };
}

test.each<[string, (game: Game) => void]>([
  ['the button', (game) => game.takeSeatBack()],
  ['a tap on a card', (game) => game.tap({ on: 'hand', card: parseCard('4C') as number })],
  ['a tap on the table', (game) => game.tap({ on: 'felt' })],
  ['a dropped card', (game) => void game.drop([parseCard('4C') as number], { on: 'pile' })],
  ['Discard', (game) => game.press('discard')],
])('%s takes the seat back from the bot', async (_, act) => {
  const { game, asked, settle } = playedFor();
  expect(game.standIn.value).toBe(true);
  act(game);
  await settle();
  expect(asked).toEqual(['back']);
  expect(game.standIn.value).toBe(false);
});

test('the seat is not requested again once the viewer has it', async () => {
  const { game, asked, settle } = playedFor();
  for (const name of ['4C', '9D', 'KS']) {
    game.tap({ on: 'hand', card: parseCard(name) as number });
    await settle();
  }
  expect(asked).toEqual(['back']);
  expect(game.selected.value).toHaveLength(3);
});

test('opening the scores does not take the seat back', async () => {
  const { game, asked } = playedFor();
  game.press('scores');
  expect(asked).toEqual([]);
});

test('a refusal shows a message', async () => {
  const { game, settle } = playedFor(no('offline'));
  game.takeSeatBack();
  await settle();
  expect(game.notice.value?.code).toBe('offline');
  expect(game.standIn.value).toBe(true);
});
