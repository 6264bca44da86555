// Written by `npm run messages` from the English messages.
import type { Card, Rank, Reading, Suit } from '#engine';
import type { Person, Terms } from './values.ts';

/** The ids of the messages without values. */
export type FixedId =
  | 'cards-jokerOnCards';

/** The values of each other message. */
export interface MessageParameters {
  'cards-short': { card: Card };
  'cards-name': { card: Card };
  'cards-rankName': { rank: Rank };
  'cards-rankNames': { rank: Rank };
  'cards-rankShort': { rank: Rank };
  'cards-suitName': { suit: Suit };
  'cards-suitSymbol': { suit: Suit };
  'cards-meldShort': { meld: Reading };
  'cards-meldName': { meld: Reading; terms: Terms };
  'cards-wildOnCards': { terms: Terms };
  'cards-label': { card: Card; isWild: boolean; terms: Terms };
  'cards-personAlone': { who: Person };
}
