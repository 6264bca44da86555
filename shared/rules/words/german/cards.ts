import { type Card, isJoker, type Rank, rankOf, type Suit, suitOf } from '#engine';
import { type CardLetters, lettersNow, rankIn as signOf } from '#text';

/** The cases that sentences need; nobody says the genitive of a card. */
export type Case = 'nom' | 'acc' | 'dat';

type Gender = 'm' | 'f' | 'n';

/** The letters on packs with German indices. */
export const OWN_LETTERS: CardLetters = { ace: 'A', jack: 'B', queen: 'D', king: 'K' };

const RANK_NAMES = 'Joker Ass Zwei Drei Vier Fünf Sechs Sieben Acht Neun Zehn Bube Dame König Ass'.split(' ');
const RANK_PLURALS =
  'Joker Asse Zweien Dreien Vieren Fünfen Sechsen Siebenen Achten Neunen Zehnen Buben Damen Könige Asse'.split(' ');
const SUIT_NAMES = ['Kreuz', 'Karo', 'Herz', 'Pik'];
const SUIT_SYMBOLS = ['♣', '♦', '♥', '♠'];

const THE: Readonly<Record<Gender, Readonly<Record<Case, string>>>> = {
  m: { nom: 'der', acc: 'den', dat: 'dem' },
  f: { nom: 'die', acc: 'die', dat: 'der' },
  n: { nom: 'das', acc: 'das', dat: 'dem' },
};

const A: Readonly<Record<Gender, Readonly<Record<Case, string>>>> = {
  m: { nom: 'ein', acc: 'einen', dat: 'einem' },
  f: { nom: 'eine', acc: 'eine', dat: 'einer' },
  n: { nom: 'ein', acc: 'ein', dat: 'einem' },
};

/** Die Zwei to die Zehn, der Bube, die Dame, der König, das Ass, der Joker. */
function genderOf(rank: Rank): Gender {
  if (rank === 1 || rank === 14) return 'n';
  return rank === 0 || rank === 11 || rank === 13 ? 'm' : 'f';
}

// Der Bube is the only rank whose name changes with the case.
const rankIn = (rank: Rank, as: Case): string => (rank === 11 && as !== 'nom' ? 'Buben' : (RANK_NAMES[rank] as string));

/** "Acht"; 14 is the high ace. */
export const rankName = (rank: Rank): string => rankIn(rank, 'nom');

/** "Achten", "Könige"; in the dative "Königen". */
export function rankNames(rank: Rank, as: Case = 'nom'): string {
  const name = RANK_PLURALS[rank] as string;
  return as === 'dat' && !name.endsWith('n') ? `${name}n` : name;
}

/** "eine Acht", "einen König", "einem Buben". */
export const aRank = (rank: Rank, as: Case): string => `${A[genderOf(rank)][as]} ${rankIn(rank, as)}`;

/** As in the corner of a card: "8", "10", "J". */
export const rankShort = (rank: Rank): string => signOf(lettersNow(OWN_LETTERS), rank);

/** "Herz". */
export const suitName = (suit: Suit): string => SUIT_NAMES[suit] as string;

/** "♥"; empty for no suit. */
export const suitSymbol = (suit: Suit): string => SUIT_SYMBOLS[suit] ?? '';

/** "7♥", "Joker". */
export const cardShort = (face: Card): string =>
  isJoker(face) ? 'Joker' : `${rankShort(rankOf(face))}${suitSymbol(suitOf(face))}`;

/** "die 7♥", "den K♦", "das A♠", "der Joker". */
export const theCardShort = (card: Card, as: Case): string => `${articleOf(card, as)} ${cardShort(card)}`;

/** "Herz-Sieben"; in other cases "Karo-Buben". */
export const cardName = (card: Card, as: Case = 'nom'): string =>
  isJoker(card) ? 'Joker' : placeName({ rank: rankOf(card), suit: suitOf(card) }, as);

/** "die Herz-Sieben", "den Karo-Buben". */
export const theCardName = (card: Card, as: Case): string => `${articleOf(card, as)} ${cardName(card, as)}`;

/** A place in a meld: "die Herz-Sechs", "einen König" in any suit. */
export const thePlace = (place: { readonly rank: Rank; readonly suit: Suit }, as: Case): string =>
  place.suit < 0 ? aRank(place.rank, as) : `${THE[genderOf(place.rank)][as]} ${placeName(place, as)}`;

/** "die 9♥", "den K♦", "das A♠": a place in a run. */
export const thePlaceShort = (rank: Rank, suit: Suit, as: Case): string =>
  `${THE[genderOf(rank)][as]} ${rankShort(rank)}${suitSymbol(suit)}`;

const articleOf = (card: Card, as: Case): string => THE[isJoker(card) ? 'm' : genderOf(rankOf(card))][as];

const placeName = ({ rank, suit }: { readonly rank: Rank; readonly suit: Suit }, as: Case): string =>
  `${suitName(suit)}-${rankIn(rank, as)}`;
