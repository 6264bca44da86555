import type { Card, Place, Reading } from '#engine';
import type { SeatInfo } from '#protocol';
import type { DiscardWarning } from '../../game/discardWarning.ts';
import type { ButtonId } from '../../game/types.ts';
import { cardLabel, cardName, readingName, readingShort } from './cards.ts';
import { capital } from './plural.ts';
import { cardsCount, points } from './table.ts';

/** Headings of the table's parts. */
export const HEADINGS = {
  table: 'Table',
  seats: 'Players',
  melds: 'Melds',
  piles: 'Stock and discard pile',
  hand: 'Your hand',
  actions: 'Actions',
} as const;

/** "Seven of hearts, wild, just drawn". */
export const handCard = (card: Card, isWild: boolean, isFresh: boolean): string =>
  cardLabel(card, isWild) + (isFresh ? ', just drawn' : '');

/** "Stock, 14 cards left". */
export const stockTarget = (count: number): string => `Stock, ${cardsCount(count)} left`;

/** "Discard pile, queen of diamonds on top". */
export const pileTarget = (top: Card | null): string =>
  top === null ? 'Discard pile, empty' : `Discard pile, ${cardName(top)} on top`;

/** "Lay off on the high end of the run five to seven of hearts". */
export const placeTarget = (meld: Reading, place: Place): string =>
  place === 'set' ? `Lay off on the ${readingName(meld)}` : `Lay off on the ${place} end of the ${readingName(meld)}`;

/** "Swap: take the eight of clubs standing for seven of hearts". */
export const swapTarget = (wild: Card, faces: readonly Card[]): string =>
  `Swap: take the ${cardName(wild)} standing for ${faces.map(cardName).join(' or ')}`;

/** "Seven of hearts, in the run five to seven of hearts"; a wild also says what it stands for. */
export function meldCard(card: Card, meld: Reading, faces: readonly Card[]): string {
  const asWild = faces.length > 0 ? `, wild, standing for ${faces.map(cardName).join(' or ')}` : '';
  return `${capital(cardName(card))}${asWild}, in the ${readingName(meld)}`;
}

/** The free table, when the selection may be laid there. */
export const feltTarget = (): string => 'Lay the selected cards down as a new meld';

/** A seat in one sentence: "Ana, bot, 5 cards, 41 points, dealer, has melded". */
export function seatLine(
  seat: SeatInfo,
  facts: { cards: number; total: number; dealer: boolean; melded: boolean; turn: boolean; you: boolean },
): string {
  const parts = [
    facts.you ? `${seat.name} (you)` : seat.name,
    seat.kind === 'bot' && 'bot',
    seat.standIn && 'a bot plays meanwhile',
    !seat.connected && 'away',
    cardsCount(facts.cards),
    points(facts.total),
    facts.dealer && 'dealer',
    facts.melded && 'has melded',
    facts.turn && 'to play',
  ];
  return parts.filter((part) => part !== false).join(', ');
}

/** What stands on a button; the meld button says what it would lay down. */
export function button(id: ButtonId, meld: Reading | null, order: string): string {
  if (id === 'meld' && meld) return `Meld ${readingShort(meld)}`;
  if (id === 'sort') return order === 'suit' ? 'Sort by rank' : 'Sort by suit';
  return BUTTON_TEXT[id];
}

/** What stands on it where there is little room; the whole label remains its name. */
export const buttonShort = (id: ButtonId): string => BUTTON_TEXT[id];

const BUTTON_TEXT: Readonly<Record<ButtonId, string>> = {
  discard: 'Discard',
  meld: 'Meld',
  undo: 'Undo',
  sort: 'Sort',
  scores: 'Scores',
  log: 'Log',
  leave: 'Menu',
};

/** On "Discard", when the selected card is one that helps the next player. */
export const DISCARD_WARNING: Readonly<Record<DiscardWarning, string>> = { wild: 'a wild!', fits: 'fits a meld' };
