import {
  type Card,
  type ClaimAction,
  type GameState,
  type LayOffAction,
  type RuleSet,
  rankOf,
  type Seat,
  type SeatAction,
  type Spot,
} from '#engine';
import { everyNewMeld } from '../../oracle/readings.ts';
import { isWildCard } from '../../oracle/wildCards.ts';

const PLACES = ['low', 'high', 'set'] as const;
const SUITS = [undefined, 0, 1, 2, 3] as const;
const RANKS = Array.from({ length: 15 }, (_, rank) => rank);

/** The most cards of a hand tried as one meld; more would give too many combinations. */
const TRIED_TOGETHER = 5;

/** The most table plays tried in phases in which nothing can be played. */
const FEW = 12;

/** Actions that name no cards. */
const PLAIN: readonly SeatAction[] = [
  { type: 'draw', from: 'stock' },
  { type: 'takeBack' },
  { type: 'goOut' },
  { type: 'float' },
  { type: 'endTurn' },
  { type: 'decline' },
  { type: 'recall' },
  { type: 'pass', forDeal: false },
  { type: 'pass', forDeal: true },
  { type: 'press', take: true },
  { type: 'press', take: false },
  { type: 'chooseSize', size: 2 },
  { type: 'chooseSize', size: 12 },
  { type: 'claim', count: 1, lay: null },
  ...RANKS.map((rank): SeatAction => ({ type: 'nameWild', rank })),
];

/**
 * The candidate actions of a seat, legal or not, of every kind that is listed: far more than it may do.
 * @param number the step, which selects a sample where there are too many candidates
 */
export function worthTrying(state: GameState, seat: Seat, number: number): SeatAction[] {
  const cards = [...(state.hands[seat] as readonly Card[]), state.stock.at(-1) ?? 0];
  return [
    ...PLAIN,
    ...counts(state).map((count): SeatAction => ({ type: 'draw', from: 'pile', count })),
    ...cards.map((card): SeatAction => ({ type: 'discard', card })),
    ...cards.map((card): SeatAction => ({ type: 'upForTwo', card })),
    ...(state.phase === 'play' ? plays(state, cards, number) : plays(state, cards, number).slice(0, FEW)),
    ...calls(state),
  ];
}

const plays = (state: GameState, cards: readonly Card[], number: number): SeatAction[] => [
  ...newMelds(state, together(state, cards, number)),
  ...swaps(state, cards),
  ...layOffs(state, cards),
];

const counts = ({ pile }: GameState): number[] => Array.from({ length: Math.min(pile.length + 2, 9) }, (_, n) => n);

const meldIds = ({ melds }: GameState): number[] => [...melds.map(({ id }) => id), -1];

const layOffs = (state: GameState, cards: readonly Card[]): LayOffAction[] =>
  meldIds(state).flatMap((meld) =>
    PLACES.flatMap((place) =>
      cards.flatMap((card) =>
        SUITS.map((suit) => ({ type: 'layOff' as const, card, meld, place, ...(suit !== undefined && { suit }) })),
      ),
    ),
  );

/** Swaps of every card in hand for every card on the table, which goes to the hand, its own meld or the next one. */
const swaps = ({ melds, rules }: GameState, cards: readonly Card[]): SeatAction[] =>
  melds.flatMap((meld) => {
    const ids = [meld.id, (meld.id + 1) % melds.length];
    const spots = ids.flatMap((id) => PLACES.map((place): Spot => ({ meld: id, place })));
    return cards.flatMap((natural) =>
      withSeconds(natural, cards, rules).flatMap((naturals) =>
        meld.cards.flatMap((wild) =>
          [null, ...spots].map((to) => ({
            type: 'swap' as const,
            meld: meld.id,
            wild,
            ...naturals,
            ...(to && { to }),
          })),
        ),
      ),
    );
  });

/** A natural alone and, where two may be needed (R156), with each card of its rank; elsewhere one card with itself. */
function withSeconds(natural: Card, cards: readonly Card[], { swap }: RuleSet) {
  const isTwin = (card: Card): boolean => (swap.sets === 'all' ? rankOf(card) === rankOf(natural) : card === cards[0]);
  const seconds = cards.filter((card) => isTwin(natural) && isTwin(card));
  return [{ natural }, ...seconds.map((second) => ({ natural, second }))];
}

/** Some neighbouring cards of a hand and up to two of its wilds. */
function together({ rules, wildRank }: GameState, hand: readonly Card[], number: number): readonly Card[] {
  const isWild = (card: Card): boolean => isWildCard({ rules, wildRank }, card);
  const wilds = hand.filter(isWild).slice(0, number % 3);
  const others = hand.filter((card) => !wilds.includes(card));
  const from = number % (others.length || 1);
  return [...wilds, ...[...others.slice(from), ...others.slice(0, from)]].slice(0, TRIED_TOGETHER);
}

/** Every meld of the cards that the oracle finds, and wrong variants of each. */
function newMelds(state: GameState, cards: readonly Card[]): SeatAction[] {
  const melds = [...everyNewMeld(cards, state).values()];
  const wrong = melds.flatMap((meld) => [
    { ...meld, rank: meld.rank + 1 },
    { ...meld, suit: meld.suit + 1 },
    { ...meld, cards: meld.cards.slice(1) },
    { ...meld, cards: [...meld.cards.slice(1), meld.cards[1] as Card] },
  ]);
  return [...melds, ...wrong].map((reading) => ({ type: 'meld', reading }));
}

/** Calls for each number of pile cards: with a lay-off of the deepest card or the one above it, and with none. */
function calls(state: GameState): ClaimAction[] {
  const { pile, window } = state;
  if (window?.kind !== 'call') return [];
  return counts(state).flatMap((count) => {
    const cards = pile.slice(Math.max(0, pile.length - count)).slice(0, 2);
    return [null, ...layOffs(state, cards)].map((lay): ClaimAction => ({ type: 'claim', count, lay }));
  });
}
