import { describe, expect, it } from 'vitest';
import {
  type Card,
  decide,
  type GameEvent,
  isJoker,
  newGame,
  playOrder,
  type RuleSet,
  rankOf,
  type Seat,
} from '#engine';
import { crazyRummy } from '#rules';
import { preset, withOptions } from '../support/play/deals.ts';
import { secretOf } from '../support/play/playGame.ts';

type Drawn = Extract<GameEvent, { type: 'dealerDrawn' }>;

function draws(rules: RuleSet, seats: number, count = 60): Drawn[] {
  return Array.from({ length: count }, (_, seed) => {
    const drawn = decide(newGame(rules, seats), 'table', { type: 'openDraw', secret: secretOf(seed) });
    if (!drawn.ok) throw new Error(drawn.reason);
    return drawn.value[0] as Drawn;
  });
}

const dealers = (drawn: readonly Drawn[]): Seat[] => [...new Set(drawn.map(({ dealer }) => dealer))].sort();
const ranks = (cards: readonly Card[]): number[] => cards.map(rankOf);

/** The seats whose rank another one of these seats has too. */
const tied = (seats: readonly Seat[], rank: (seat: Seat) => number): Seat[] =>
  seats.filter((seat) => seats.some((other) => other !== seat && rank(other) === rank(seat)));

const lowest = (seats: readonly Seat[], rank: (seat: Seat) => number): Seat[] =>
  seats.filter((seat) => seats.every((other) => rank(seat) <= rank(other)));

it('R6 a random choice shows no cards, and any seat may be chosen', () => {
  const drawn = draws(crazyRummy, 5);
  expect(drawn.every(({ cards }) => cards.flat().length === 0 && cards.length === 5)).toBe(true);
  expect(dealers(drawn)).toEqual([0, 1, 2, 3, 4]);
});

/** Replays the draw round by round where everybody with an equal card draws again. */
function lying(cards: Drawn['cards']): Card[][] {
  const at = cards.map(() => 0);
  const rounds: Card[][] = [];
  for (let equal = [0]; equal.length > 0; ) {
    const round = cards.map((own, seat) => own[at[seat] as number] as Card);
    if (round.includes(undefined as never)) throw new RangeError('equal cards, but nobody draws again');
    rounds.push(round);
    equal = tied([...cards.keys()], (seat) => rankOf(round[seat] as Card));
    for (const seat of equal) at[seat] = (at[seat] as number) + 1;
  }
  return rounds;
}

describe('the lowest draw deals (R6)', () => {
  const again = withOptions(crazyRummy, { table: { firstDealer: 'lowestDraw' } });
  const distinct = withOptions(again, { table: { drawTie: 'allEqualRedraw' } });

  it('R7 the tied lowest draw again, until one of them is lowest alone', () => {
    const drawn = draws(again, 6);
    for (const { cards, dealer } of drawn) {
      let running = [0, 1, 2, 3, 4, 5];
      for (let round = 0; running.length > 1; round++) {
        const drawing = cards.flatMap((own, seat) => (own.length > round ? [seat] : []));
        expect(drawing).toEqual(running);
        running = lowest(running, (seat) => rankOf(cards[seat]?.[round] as Card));
      }
      expect(running).toEqual([dealer]);
    }
    expect(drawn.some(({ cards }) => cards.flat().length > 6)).toBe(true);
  });

  it('R7 all with equal cards draw again, until all ranks are distinct', () => {
    const drawn = draws(distinct, 6);
    for (const { cards, dealer } of drawn) {
      const rounds = lying(cards);
      const last = rounds.at(-1) as Card[];
      expect(last).toEqual(cards.map((own) => own.at(-1)));
      expect(lowest([0, 1, 2, 3, 4, 5], (seat) => rankOf(last[seat] as Card))).toEqual([dealer]);
    }
    expect(drawn.some(({ cards }) => cards.flat().length > 6)).toBe(true);
  });

  it('§4.99 the Ace is lowest', () => {
    const drawn = draws(again, 6).filter(({ cards }) => ranks(cards.map((own) => own[0] as Card)).includes(1));
    expect(drawn.length).toBeGreaterThan(0);
    for (const { cards, dealer } of drawn) expect(rankOf(cards[dealer]?.[0] as Card)).toBe(1);
  });

  it('every card is drawn at most once, and never a Joker', () => {
    const greek = withOptions(preset('thanasis'), { table: { firstDealer: 'lowestDraw' } });
    for (const { cards } of draws(greek, 7)) {
      expect(new Set(cards.flat()).size).toBe(cards.flat().length);
      expect(cards.flat().some(isJoker)).toBe(false);
    }
  });

  it('ends with eight players and nine ranks, even though the pack runs out', () => {
    const few = withOptions(distinct, { table: { maxPlayers: 8 }, pack: { lowestRank: 6 }, deal: { cards: 3 } });
    const drawn = draws(few, 8, 200);
    for (const { cards, dealer } of drawn) {
      const rounds = lying(cards);
      // No card is held by two seats at once, even after cards are put back.
      for (const round of rounds) expect(new Set(round).size).toBe(8);
      const last = rounds.at(-1)?.map(rankOf) as number[];
      expect(new Set(last).size).toBe(8);
      expect(last[dealer]).toBe(Math.min(...last));
    }
    expect(drawn.some(({ cards }) => cards.flat().length > 36)).toBe(true);
  });
});

describe('E44 the first Jack deals (R6)', () => {
  it.each(['clockwise', 'counterClockwise'] as const)(
    '%s: cards are dealt face up round the table until it appears',
    (direction) => {
      const rules = withOptions(preset('biddies'), { table: { direction } });
      for (const { cards, dealer } of draws(rules, 4)) {
        const count = cards.flat().length;
        expect(ranks(cards.flat()).filter((rank) => rank === 11)).toHaveLength(1);
        expect(rankOf(cards[dealer]?.at(-1) as Card)).toBe(11);
        // Round the table from the seat for which the dealer comes last.
        const first = playOrder(rules, 4, dealer)[(4 - ((count - 1) % 4)) % 4] as Seat;
        const order = playOrder(rules, 4, first);
        const given = order.map((_, turn) => Math.floor((count - turn + 3) / 4));
        expect(order.map((seat) => cards[seat]?.length)).toEqual(given);
      }
    },
  );

  it('§4.99 the first card goes to a random seat', () => {
    const atOnce = draws(preset('biddies'), 4, 200).filter(({ cards }) => cards.flat().length === 1);
    expect(dealers(atOnce)).toEqual([0, 1, 2, 3]);
  });
});
