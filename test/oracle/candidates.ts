import { type Card, type GameState, MAX_TAKE_BACKS, type Reading, type SeatAction } from '#engine';
import { everyReading, everySelection } from './readings.ts';

const PLACES = ['low', 'high', 'set'] as const;

/** Every action worth testing, legal or not: far more than a seat may do. */
export function candidates(state: GameState): SeatAction[] {
  const hand = state.hands[state.turn] as readonly Card[];
  const strange = state.stock.at(-1) ?? 0;
  const someCards = [...hand, strange];
  const meldIds = [...state.melds.map(({ id }) => id), -1, MAX_TAKE_BACKS];
  return [
    { type: 'draw', from: 'stock' },
    ...[0, 1, 2].map((count): SeatAction => ({ type: 'draw', from: 'pile', count })),
    { type: 'takeBack' },
    ...Array.from({ length: 52 }, (_, card): SeatAction => ({ type: 'discard', card })),
    ...newMelds(hand, state).map((reading): SeatAction => ({ type: 'meld', reading })),
    ...someCards.flatMap((card) =>
      meldIds.flatMap((meld) => PLACES.map((place): SeatAction => ({ type: 'layOff', card, meld, place }))),
    ),
    ...someCards.flatMap((natural) =>
      state.melds.flatMap(({ id, cards }) =>
        [...cards, strange].map((wild): SeatAction => ({ type: 'swap', meld: id, wild, natural })),
      ),
    ),
  ];
}

/** Every meld of cards in the hand, up to the whole hand, and several broken versions of each. */
function newMelds(hand: readonly Card[], state: GameState): Reading[] {
  const melds = everySelection(hand)
    .filter(({ length }) => length >= 3)
    .flatMap((cards) => [...everyReading(cards, state).values()]);
  const wrong = melds.flatMap((meld) => [
    { ...meld, rank: meld.rank + 1 },
    { ...meld, suit: meld.suit + 1 },
    { ...meld, cards: meld.cards.slice(1) },
    { ...meld, cards: meld.cards.toReversed() },
    { ...meld, cards: [...meld.cards.slice(1), meld.cards[1] as Card] },
  ]);
  return [...melds, ...wrong];
}
