import type { Seat, TableAction } from './actions.ts';
import { type Card, cardOf } from './cards.ts';
import type { GameEvent } from './events.ts';
import { randomFrom, shuffle } from './random.ts';
import type { RuleSet } from './ruleSet.ts';
import { firstPlayer, playOrder } from './seating.ts';
import type { GameState } from './state.ts';

type OpenDraw = Extract<TableAction, { type: 'openDraw' }>;
type Deal = Extract<TableAction, { type: 'deal' }>;

/** All cards of one pack, in order (R2). */
export const packOfCards = (): readonly Card[] =>
  Array.from({ length: 52 }, (_, i) => cardOf(Math.floor(i / 13), (i % 13) + 1));

/** Why a table of this many seats cannot play these rules, or null when it can (4.63, 4.92). */
export function rulesProblem(rules: RuleSet, seats: number): 'tooFewSeats' | 'tooManySeats' | 'tooFewCards' | null {
  if (!Number.isInteger(seats) || seats < rules.table.minPlayers) return 'tooFewSeats';
  if (seats > rules.table.maxPlayers) return 'tooManySeats';
  const extra = rules.deal.extra === 'nobody' ? 0 : 1;
  // At least one card must be left in the stock.
  return rules.deal.cards * seats + extra < packOfCards().length ? null : 'tooFewCards';
}

/** Who deals first (R6). */
export const decideOpenDraw = (state: GameState, { secret }: OpenDraw): readonly GameEvent[] => [
  {
    type: 'dealerDrawn',
    dealer: randomFrom(secret, [], 'dealer').below(state.seats),
    cards: state.hands.map(() => []),
  },
];

/** Shuffles and deals one card at a time from the dealer's left, then the extra card (R12, R21, R22). */
export function decideDeal(state: GameState, { secret, shares }: Deal): readonly GameEvent[] {
  const { rules, seats } = state;
  const dealer = state.deal === 0 ? state.dealer : (playOrder(rules, seats, state.dealer)[1] as Seat);
  const deal = state.deal + 1;
  const stock = shuffle(randomFrom(secret, shares, 'deal'), packOfCards());
  const first = firstPlayer(rules, seats, dealer);
  const order = playOrder(rules, seats, playOrder(rules, seats, dealer)[1] as Seat);
  const hands: Card[][] = Array.from({ length: seats }, () => []);
  const give = (seat: Seat): void => {
    hands[seat]?.push(stock.pop() as Card);
  };
  for (let round = 0; round < rules.deal.cards; round++) for (const seat of order) give(seat);
  const hasExtra = rules.deal.extra !== 'nobody';
  if (hasExtra) give(first);
  for (const hand of hands) hand.sort((a, b) => a - b);
  return [
    {
      type: 'dealt',
      deal,
      dealer,
      wildRank: rules.wilds.schedule[deal - 1] ?? 0,
      hands,
      stock,
      pile: [],
      indicator: -1,
      faceUp: hands.map(() => []),
      chance: { secret, shares },
    },
    { type: 'turnBegan', seat: first, drawn: hasExtra, idle: 0 },
  ];
}
