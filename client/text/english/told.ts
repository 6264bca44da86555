import type { Card, PlayerView, Reading, Seat, SeatAction } from '#engine';
import type { TableView } from '#protocol';
import type { Terms } from '#rules';
import type { LaidMeld } from '../data.ts';
import { playerName } from './avatars.ts';
import { cardShort, readingName, readingShort } from './cards.ts';
import { listed } from './plural.ts';
import { wordsIn } from './words.ts';

/** For each type of action, the words for it as its seat sees the table. */
export type Sayings = {
  readonly [T in SeatAction['type']]: (action: Extract<SeatAction, { type: T }>, view: PlayerView) => string;
};

/** The words for an action. */
export const say = (sayings: Sayings, action: SeatAction, view: PlayerView): string =>
  (sayings[action.type] as (action: SeatAction, view: PlayerView) => string)(action, view);

/** A seat's name as the viewer reads it: "You" or the player's name. */
export function who(table: TableView, seat: Seat): string {
  if (seat === table.viewer) return 'You';
  const player = table.seats[seat];
  return (player && playerName(player)) || `Seat ${seat + 1}`;
}

/** `who` for the middle of a sentence. */
export const whom = (table: TableView, seat: Seat): string => (seat === table.viewer ? 'you' : who(table, seat));

/** A name with its verb: "You deal", "Ana deals". */
export const does = (table: TableView, seat: Seat, you: string, other: string): string =>
  `${who(table, seat)} ${seat === table.viewer ? you : other}`;

/** "the 7♥", "the wild 8♣", "the Joker". */
export const theCard = (card: Card): string => `the ${cardShort(card)}`;

/** "the 7♥, 8♥ and 9♥". */
export const theCards = (cards: readonly Card[]): string => `the ${listed(cards.map(cardShort))}`;

/** "the set of kings", "the run 5-6-7 ♥". */
export const theMeld = (meld: Reading, terms: Terms): string =>
  meld.kind === 'set' ? `the ${readingName(meld, wordsIn(terms).set)}` : `the run ${readingShort(meld)}`;

/** A meld with its cards in order, wilds marked: "run five to seven of hearts: 5♥ 6♥ 8♣ (wild)". */
export function meldCards(meld: LaidMeld, terms: Terms): string {
  const { wild, set } = wordsIn(terms);
  const cards = meld.cards.map((card, i) => (meld.wilds[i] ? `${cardShort(card)} (${wild})` : cardShort(card)));
  return `${readingName(meld, set)}: ${cards.join(' ')}`;
}
