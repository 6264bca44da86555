import type { Seat, TableAction } from '../actions.ts';
import { type Card, JACK, rankOf } from '../cards/cards.ts';
import { printedCardsOf } from '../cards/pack.ts';
import type { GameEvent } from '../events.ts';
import { type Random, randomFrom, shuffle } from '../random.ts';
import type { RuleSet } from '../ruleSet.ts';
import { playOrder } from '../seats.ts';
import type { GameState } from '../state.ts';

type OpenDraw = Extract<TableAction, { type: 'openDraw' }>;

/** The first dealer, and per seat the cards that decided it, in the order drawn. */
interface Drawn {
  readonly dealer: Seat;
  readonly cards: readonly (readonly Card[])[];
}

/** Chooses the first dealer (R6, R7, §4.99). */
export function decideOpenDraw({ rules, seats }: GameState, { secret }: OpenDraw): readonly GameEvent[] {
  return [{ type: 'dealerDrawn', ...dealerBy(rules, seats, randomFrom(secret, [], 'dealer')) }];
}

function dealerBy(rules: RuleSet, seats: number, random: Random): Drawn {
  switch (rules.table.firstDealer) {
    case 'random':
      return { dealer: random.below(seats), cards: Array.from({ length: seats }, () => []) };
    case 'lowestDraw':
      return lowestDraw(rules, seats, random);
    case 'firstJack':
      return firstJack(rules, seats, random);
  }
}

/** Cards are dealt face up round the table from a random seat on until a Jack appears (E44). */
function firstJack(rules: RuleSet, seats: number, random: Random): Drawn {
  const order = playOrder(rules, seats, random.below(seats));
  const cards: Card[][] = Array.from({ length: seats }, () => []);
  const pack = shuffle(random, printedCardsOf(rules, seats));
  const last = pack.findIndex((card) => rankOf(card) === JACK);
  for (const [index, card] of pack.slice(0, last + 1).entries()) cards[order[index % seats] as Seat]?.push(card);
  return { dealer: order[last % seats] as Seat, cards };
}

/** All players draw, players with equal cards again (R7); the lowest rank deals, Ace low. */
function lowestDraw(rules: RuleSet, seats: number, random: Random): Drawn {
  const cards: Card[][] = Array.from({ length: seats }, () => []);
  const lastDrawn = (seat: Seat): Card => cards[seat]?.at(-1) as Card;
  const everybody = cards.map((_, seat) => seat);
  let pack: Card[] = [];
  let eligible = everybody;
  let drawing = everybody;
  while (drawing.length > 0) {
    if (pack.length < drawing.length) {
      const held = everybody.map(lastDrawn);
      pack = shuffle(
        random,
        printedCardsOf(rules, seats).filter((card) => !held.includes(card)),
      );
    }
    for (const seat of drawing) cards[seat]?.push(pack.pop() as Card);
    if (rules.table.drawTie === 'lowestRedraw') eligible = lowestOf(eligible, lastDrawn);
    drawing = equalTo(eligible, lastDrawn);
  }
  return { dealer: lowestOf(eligible, lastDrawn)[0] as Seat, cards };
}

const lowestOf = (seats: readonly Seat[], lastDrawn: (seat: Seat) => Card): Seat[] => {
  const lowest = Math.min(...seats.map((seat) => rankOf(lastDrawn(seat))));
  return seats.filter((seat) => rankOf(lastDrawn(seat)) === lowest);
};

/** The seats among these with the same rank as another one of them. */
const equalTo = (seats: readonly Seat[], lastDrawn: (seat: Seat) => Card): Seat[] =>
  seats.filter((seat) => seats.some((other) => other !== seat && rankOf(lastDrawn(other)) === rankOf(lastDrawn(seat))));
