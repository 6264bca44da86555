import {
  type Card,
  type GameEvent,
  type PlayerView,
  type Seat,
  type SeatAction,
  type TableMeld,
  usedAsWild,
} from '#engine';
import type { TableView } from '#protocol';
import type { Person } from '../person.ts';
import { playerName } from './avatars.ts';
import { cardShort, readingName, readingShort } from './cards.ts';
import { listed } from './plural.ts';
import { type Words, wordsOf } from './words.ts';

/** For each type of event in a group, the sentence that tells it; null if it is not worth telling. */
export type Tellers<Type extends GameEvent['type']> = {
  readonly [T in Type]: (event: Extract<GameEvent, { type: T }>, table: TableView) => string | null;
};

/** For each type of action, the words for it as its seat sees the table. */
export type Sayings = {
  readonly [T in SeatAction['type']]: (action: Extract<SeatAction, { type: T }>, view: PlayerView) => string;
};

/** The words for an action. */
export const say = (sayings: Sayings, action: SeatAction, view: PlayerView): string =>
  (sayings[action.type] as (action: SeatAction, view: PlayerView) => string)(action, view);

/** A player's name on its own, or at the start of a sentence: "You", "Ana". */
export const personName = ({ name, isYou }: Person): string => (isYou ? 'You' : name);

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

/** The words of the game at the table. */
export const wordsAt = (table: TableView): Words => wordsOf(table.game?.rules);

/** "the 7♥", "the wild 8♣", "the Joker". */
export const theCard = (card: Card): string => `the ${cardShort(card)}`;

/** "the 7♥, 8♥ and 9♥". */
export const theCards = (cards: readonly Card[]): string => `the ${listed(cards.map(cardShort))}`;

/** The meld a card was laid off on: "on the set of kings", "on the run 5-6-7 ♥". */
export function onMeld(table: TableView, id: number): string {
  const meld = table.game?.melds.find((one) => one.id === id);
  return meld ? `on ${theMeld(table, meld)}` : `on a ${wordsAt(table).meld}`;
}

/** "the set of kings", "the run 5-6-7 ♥". */
export const theMeld = (table: TableView, meld: TableMeld): string =>
  meld.kind === 'set' ? `the ${readingName(meld, wordsAt(table).set)}` : `the run ${readingShort(meld)}`;

/** A meld with its cards in order, wilds marked: "run five to seven of hearts: 5♥ 6♥ 8♣ (wild)". */
export function meldCards(table: TableView, meld: TableMeld): string {
  const { game } = table;
  const { wild, set } = wordsAt(table);
  const cards = meld.cards.map((card, i) => {
    const isWild = game !== null && usedAsWild(game.rules, game.wildRank, meld, i);
    return isWild ? `${cardShort(card)} (${wild})` : cardShort(card);
  });
  return `${readingName(meld, set)}: ${cards.join(' ')}`;
}
