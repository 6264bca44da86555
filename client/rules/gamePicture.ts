import {
  type Card,
  cardOf,
  cardsOf,
  dealsIn,
  handSize,
  JOKER,
  jokerCount,
  packCount,
  type Rank,
  type RuleSet,
  upcardHand,
} from '#engine';
import type { gamesText } from '../text/games.ts';
import { nearestSeats } from './gameSizes.ts';

/**
 * A part of a row: a card, a wild card, a card face down, a wild card that is not known before the deal, a gap for
 * cards left out, a plus between groups of cards, or the sign of doubled points.
 */
export type PicturePart = Card | { readonly wild: Card } | 'back' | 'unknown' | 'more' | 'and' | 'double';

/** The rules that make a game another game, apart from packs, hands and wild cards. */
type Speciality = keyof (typeof gamesText)['SPECIALITIES'];

/** A game in a picture, at a table of four or the nearest number of players. */
export interface GamePicture {
  readonly packs: number;
  readonly jokers: number;
  /** The fewest and the most cards of a hand when it is dealt. */
  readonly hand: readonly [number, number];
  /** The wild cards in the order of the deals, then those that are wild in every deal. */
  readonly wilds: readonly PicturePart[];
  /** The most telling of the other rules, with rows of cards that show it; null if there is none. */
  readonly special: { readonly kind: Speciality; readonly rows: readonly (readonly PicturePart[])[] } | null;
}

const [CLUBS, DIAMONDS, HEARTS, SPADES] = [0, 1, 2, 3] as const;
/** The suits of neighbours in a row, which alternate in colour. */
const SUITS_IN_ROW = [HEARTS, SPADES, DIAMONDS, CLUBS] as const;
const [JACK, LOW_RANK, HIGH_RANK] = [11, 5, 9] as const;
/** The players of a game in pictures and examples, or the nearest number that its rules allow. */
export const EXAMPLE_SEATS = 4;

/** A card of a rank that fits the place in a row. */
const inRow = (rank: Rank, place: number): Card => cardOf(SUITS_IN_ROW[place % SUITS_IN_ROW.length] as number, rank);

/** The picture of these rules. */
export function gamePicture(rules: RuleSet): GamePicture {
  const seats = nearestSeats(rules, EXAMPLE_SEATS);
  return {
    packs: packCount(rules, seats),
    jokers: jokerCount(rules, seats),
    hand: handsIn(rules, seats),
    wilds: [
      ...changingWilds(rules),
      ...rules.wilds.permanent.flatMap((kind) => PERMANENT_WILD_CARDS[kind].map((wild) => ({ wild }))),
    ],
    special: specialOf(rules),
  };
}

function handsIn(rules: RuleSet, seats: number): readonly [number, number] {
  const upcards = (): number[] =>
    cardsOf(rules, seats).flatMap((card) => {
      const size = upcardHand(rules, card);
      return typeof size === 'number' ? size : [];
    });
  const byDeal = (): number[] => [1, Math.max(1, dealsIn(rules))].map((deal) => handSize(rules, seats, deal));
  const sizes = rules.deal.size === 'byUpcard' ? upcards() : byDeal();
  return [Math.min(...sizes), Math.max(...sizes)];
}

function changingWilds({ wilds: { source, schedule } }: RuleSet): readonly PicturePart[] {
  if (source === 'none') return [];
  if (source !== 'schedule') return ['unknown'];
  const cards = schedule.map((rank, place) => ({ wild: inRow(rank, place) }));
  return cards.length > 5 ? [...cards.slice(0, 3), 'more', ...cards.slice(-2)] : cards;
}

/** The cards that are wild in every deal, by kind (R31). */
const PERMANENT_WILD_CARDS: Readonly<Record<RuleSet['wilds']['permanent'][number], readonly Card[]>> = {
  jokers: [JOKER],
  twos: [cardOf(SPADES, 2)],
  tens: [cardOf(DIAMONDS, 10)],
  oneEyedJacks: [cardOf(HEARTS, JACK), cardOf(SPADES, JACK)],
};

function specialOf(rules: RuleSet): GamePicture['special'] {
  const { melds, play, draw, goingOut, scoring, wilds } = rules;
  const set = Array.from({ length: melds.setMin }, (_, i) => inRow(HIGH_RANK, i));
  const run = Array.from({ length: melds.runMin }, (_, i) => cardOf(HEARTS, LOW_RANK + i));
  const [first = LOW_RANK, ...others] = run;
  const asWild = { wild: cardOf(SPADES, HIGH_RANK) };
  if (play.contract !== 'off') return { kind: 'contract', rows: [set, run] };
  if (play.when === 'goingOutOnly') return { kind: 'meldsInHand', rows: [set, run] };
  if (melds.kinds !== 'both') {
    return melds.kinds === 'sets' ? { kind: 'setsOnly', rows: [set] } : { kind: 'runsOnly', rows: [run] };
  }
  if (melds.wildLimit !== 'none') return { kind: 'fewWilds', rows: [[first, asWild, ...others.slice(1)]] };
  if (draw.depth === 'any') return { kind: 'deepPile', rows: [[first, ...set]] };
  if (draw.topMustMeld) return { kind: 'useDiscard', rows: [set] };
  if (scoring.press !== 'off') return { kind: 'press', rows: [['double']] };
  if (goingOut.upFor2) return { kind: 'lastTwo', rows: [[cardOf(DIAMONDS, 2)]] };
  if (wilds.source === 'none' && wilds.permanent.length === 0) return { kind: 'noWilds', rows: [set, run] };
  return null;
}
