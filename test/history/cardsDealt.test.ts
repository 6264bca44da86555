import { expect, test } from 'vitest';
import { handsCounted } from '../../client/results/cardCount.ts';
import { ANN, ann, botIn, handWith, storedGame } from './storedGame.ts';

const ben = { ...ann, player: 'b'.repeat(32), name: 'Ben', seat: 1 };
/** Three deals of three hands: as many wilds as ten times the deal, and the seat. */
const DEALS = [1, 2, 3].map((deal) => ({ deal, hands: [0, 1, 2].map((seat) => handWith(seat, 10 * deal + seat)) }));
const wildsOf = (hands: readonly { wilds: number }[]) => hands.map(({ wilds }) => wilds);

test('hands are the own ones, those of other people and those of bots, in the order of the deals', () => {
  const later = { game: storedGame(9, [ann, ben, botIn(2)]), deals: DEALS.slice(0, 1) };
  const first = { game: storedGame(1, [ann, ben, botIn(2)]), deals: DEALS };
  const { own, people, bots, leftOut } = handsCounted([later, first], ANN);
  expect(wildsOf(own)).toEqual([10, 20, 30, 10]);
  expect(wildsOf(people)).toEqual([11, 21, 31, 11]);
  expect(wildsOf(bots)).toEqual([12, 22, 32, 12]);
  expect(leftOut).toEqual({ odds: 0, absent: 0, unread: 0 });
});

test('a deal that one came into or left is nobody’s', () => {
  const came = { ...ann, from: 2 };
  const { own, people, leftOut } = handsCounted([{ game: storedGame(1, [came, ben, botIn(2)]), deals: DEALS }], ANN);
  expect(wildsOf(own)).toEqual([30]);
  expect(wildsOf(people)).toEqual([31]);
  expect(leftOut).toMatchObject({ absent: 2 });
  const left = { ...ann, to: 1, left: true };
  expect(handsCounted([{ game: storedGame(1, [left, ben, botIn(2)]), deals: DEALS }], ANN).leftOut.absent).toBe(2);
});

test('a deal that another person came into does not count for their seat', () => {
  const { own, people } = handsCounted(
    [{ game: storedGame(1, [ann, { ...ben, from: 3 }, botIn(2)]), deals: DEALS }],
    ANN,
  );
  expect(wildsOf(own)).toEqual([10, 20, 30]);
  expect(wildsOf(people)).toEqual([]);
});

test('deals whose odds depend on the cards, and games without a record, are counted as left out', () => {
  const games = [
    { game: storedGame(1, [ann, ben, botIn(2)]), deals: [{ deal: 1, hands: [] }] },
    { game: storedGame(2, [ann, ben, botIn(2)]), deals: null },
  ];
  expect(handsCounted(games, ANN)).toMatchObject({ own: [], leftOut: { odds: 1, absent: 0, unread: 1 } });
});
