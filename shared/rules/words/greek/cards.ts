import { type Card, isJoker, type Rank, rankOf, type Suit, suitOf } from '#engine';
import { type CardLetters, lettersNow, rankIn as signOf } from '#text';

/** The cases that sentences need; "gen" only in the singular. */
export type Case = 'nom' | 'acc' | 'gen';

type Gender = 'm' | 'f' | 'n';

/** The letters on Greek packs, which are Greek letters: άσος, βαλές, ντάμα, ρήγας. */
export const OWN_LETTERS: CardLetters = { ace: 'Α', jack: 'Β', queen: 'Ν', king: 'Ρ' };

// Alone, "ένα εφτάρι"; before a suit, "το εφτά κούπα".
const RANK_NAMES =
  'τζόκερ άσος δυάρι τριάρι τεσσάρι πεντάρι εξάρι εφτάρι οχτάρι εννιάρι δεκάρι βαλές ντάμα ρήγας άσος'.split(' ');
const BEFORE_SUITS = 'τζόκερ άσος δύο τρία τέσσερα πέντε έξι εφτά οχτώ εννιά δέκα βαλές ντάμα ρήγας άσος'.split(' ');
const RANK_PLURALS =
  'τζόκερ άσοι δυάρια τριάρια τεσσάρια πεντάρια εξάρια εφτάρια οχτάρια εννιάρια δεκάρια βαλέδες ντάμες ρηγάδες άσοι'.split(
    ' ',
  );
const SUIT_SINGULARS = ['σπαθί', 'καρό', 'κούπα', 'μπαστούνι'];
const SUIT_SYMBOLS = ['♣', '♦', '♥', '♠'];

const THE: Readonly<Record<Gender, Readonly<Record<Case, string>>>> = {
  m: { nom: 'ο', acc: 'τον', gen: 'του' },
  f: { nom: 'η', acc: 'την', gen: 'της' },
  n: { nom: 'το', acc: 'το', gen: 'του' },
};

const A: Readonly<Record<Gender, Readonly<Record<Case, string>>>> = {
  m: { nom: 'ένας', acc: 'έναν', gen: 'ενός' },
  f: { nom: 'μια', acc: 'μια', gen: 'μιας' },
  n: { nom: 'ένα', acc: 'ένα', gen: 'ενός' },
};

/** Το δυάρι to το δεκάρι, ο βαλές, η ντάμα, ο ρήγας, ο άσος, ο τζόκερ. */
function genderOf(rank: Rank): Gender {
  if (rank >= 2 && rank <= 10) return 'n';
  return rank === 12 ? 'f' : 'm';
}

/** A name from one of the lists in its case: "άσος", "άσο", "άσου". */
function inCase(name: string, as: Case): string {
  if (as === 'nom') return name;
  if (as === 'acc') return name.replace(/ς$/, '');
  if (name === 'άσος') return 'άσου';
  return name.endsWith('άρι') ? `${name.slice(0, -3)}αριού` : name === 'ντάμα' ? 'ντάμας' : name.replace(/ς$/, '');
}

/** "οχτάρι", "άσος": a rank without a suit; 14 is the high ace. */
export const rankName = (rank: Rank, as: Case = 'nom'): string => inCase(RANK_NAMES[rank] as string, as);

/** "οχτάρια", "άσοι"; in the accusative "άσους". */
export function rankNames(rank: Rank, as: 'nom' | 'acc' = 'nom'): string {
  const name = RANK_PLURALS[rank] as string;
  return as === 'acc' ? name.replace(/οι$/, 'ους') : name;
}

/** "τα οχτάρια", "οι άσοι", "τους άσους", "τις ντάμες". */
export function theRankNames(rank: Rank, as: 'nom' | 'acc' = 'nom'): string {
  const article = { m: { nom: 'οι', acc: 'τους' }, f: { nom: 'οι', acc: 'τις' }, n: { nom: 'τα', acc: 'τα' } };
  return `${article[genderOf(rank)][as]} ${rankNames(rank, as)}`;
}

/** "ένα οχτάρι", "έναν ρήγα", "μιας ντάμας". */
export const aRank = (rank: Rank, as: Case = 'nom'): string => `${A[genderOf(rank)][as]} ${rankName(rank, as)}`;

/** As in the corner of a card: "8", "10", "J". */
export const rankShort = (rank: Rank): string => signOf(lettersNow(OWN_LETTERS), rank);

/** "κούπα": of a card, and after ranks: "από πέντε ως εφτά κούπα". */
export const suitOfCard = (suit: Suit): string => SUIT_SINGULARS[suit] as string;

/** "♥"; empty for no suit. */
export const suitSymbol = (suit: Suit): string => SUIT_SYMBOLS[suit] ?? '';

/** "εφτά", "ρήγας": a rank before a suit. */
export const rankBeforeSuit = (rank: Rank, as: Case = 'nom'): string => inCase(BEFORE_SUITS[rank] as string, as);

/** "7♥", "Τζόκερ". */
export const cardShort = (face: Card): string =>
  isJoker(face) ? 'Τζόκερ' : `${rankShort(rankOf(face))}${suitSymbol(suitOf(face))}`;

/** "το 7♥", "τον K♦", "της Q♠", "ο τζόκερ"; "σ" may stand before the accusative. */
export const theCardShort = (card: Card, as: Case): string =>
  `${articleOf(card, as)} ${isJoker(card) ? 'τζόκερ' : cardShort(card)}`;

/** "εφτά κούπα"; in other cases "ρήγα καρό". */
export const cardName = (card: Card, as: Case = 'nom'): string =>
  isJoker(card) ? 'τζόκερ' : placeName({ rank: rankOf(card), suit: suitOf(card) }, as);

/** "το εφτά κούπα", "τον ρήγα καρό". */
export const theCardName = (card: Card, as: Case): string => `${articleOf(card, as)} ${cardName(card, as)}`;

/** A place in a meld: "το έξι κούπα", "έναν ρήγα" of any suit. */
export const thePlace = (place: { readonly rank: Rank; readonly suit: Suit }, as: Case): string =>
  place.suit < 0 ? aRank(place.rank, as) : `${THE[genderOf(place.rank)][as]} ${placeName(place, as)}`;

/** "το 9♥", "τον K♦": a place in a run. */
export const thePlaceShort = (rank: Rank, suit: Suit, as: Case): string =>
  `${THE[genderOf(rank)][as]} ${rankShort(rank)}${suitSymbol(suit)}`;

const articleOf = (card: Card, as: Case): string => THE[isJoker(card) ? 'm' : genderOf(rankOf(card))][as];

const placeName = ({ rank, suit }: { readonly rank: Rank; readonly suit: Suit }, as: Case): string =>
  `${rankBeforeSuit(rank, as)} ${suitOfCard(suit)}`;
