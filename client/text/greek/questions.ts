import type { Card, Rank, Reading, Suit } from '#engine';
import type { Terms } from '#text';
import type { ChooserAsks, MeldFamily } from '../../game/intents.ts';
import type { MeldEnd } from '../data.ts';
import {
  cardShort,
  inReading,
  rankNames,
  rankShort,
  readingName,
  readingShort,
  suitName,
  suitSymbol,
  theReading,
} from './cards.ts';
import { capital, counted, plural } from './plural.ts';
import { pointsTaken, theCard, theCards } from './told.ts';
import { wordsIn } from './words.ts';

/** The questions over the table. */
export const QUESTIONS = {
  yes: 'Ναι',
  no: 'Όχι',
  notThisDeal: 'Όχι σε αυτόν τον γύρο',
  sizes: { 2: '2 φύλλα', 12: '12 φύλλα' },
  /** Read out after a question that these keys answer. */
  keys: 'Πάτα Y για ναι, N για όχι.',
} as const;

/** "5 δ". */
export const secondsShort = (seconds: number): string => `${seconds} δ`;

/** The offer of a card out of turn (R80). */
export const TAKES = {
  title: (cards: readonly Card[]) => `Παίρνεις ${theCards(cards, 'acc')} εκτός σειράς;`,
  hint: 'Τραβάς και ένα φύλλο από τη στοίβα. Η σειρά σου έρχεται κανονικά.',
  yes: (card: Card) => `Πάρε ${theCard(card, 'acc')} + 1 φύλλο`,
} as const;

/** The offer of a card that fits, to the first player who calls "Rummy" (R113). */
export const CALLS = {
  title: (cards: readonly Card[]) =>
    `Rummy; ${capital(theCards(cards, 'nom'))} ${plural(cards.length, 'ταιριάζει', 'ταιριάζουν')}.`,
  /** The call brings a whole turn. */
  hintTurn: 'Το ρίχνεις στο τραπέζι, παίζεις τη σειρά σου και πετάς. Μετά παίζει όποιος είναι αριστερά σου.',
  hintCard: 'Το ρίχνεις στο τραπέζι, και η σειρά συνεχίζεται όπως πριν.',
  /** The card fits in several places. */
  yes: 'Rummy!',
  /** "Rummy! 7♥ → κέντα 4-5-6 ♥" */
  yesOnto: (card: Card, meld: Reading, terms: Terms) =>
    `Rummy! ${cardShort(card)} → ${meld.kind === 'set' ? readingName(meld, terms) : `κέντα ${readingShort(meld)}`}`,
} as const;

/** The question to a dealer who names the wild rank: "Ποια αξία θα είναι μπαλαντέρ;" */
export const nameTitle = (terms: Terms): string => `Ποια αξία θα είναι ${wordsIn(terms).wild};`;

/** The accessible name of a rank to choose: "Τεσσάρια", "Πεντάρια, έχουν ήδη βγει". */
export const rankChoice = (rank: Rank, isOpen: boolean): string =>
  capital(rankNames(rank)) + (isOpen ? '' : ', έχουν ήδη βγει');

export const sizeTitle = (): string => 'Άνοιξες ένα δυάρι. Πόσα φύλλα θέλεις συνολικά;';

/** The question to the player with the highest total after a deal (R136). */
export const pressTitle = (points: number): string =>
  `Παίρνεις ${pointsTaken(points)} για να μετρήσει διπλά ο επόμενος γύρος;`;

/** Explains the Press (R135). */
export const PRESS = {
  rule: 'Το Press: ο επόμενος γύρος μετράει διπλά για όλους, αν ένα σύνολο είναι 50 ή περισσότερο πάνω από όλα τα άλλα.',
  /** For the player who is asked: their total, the next highest, the points they would take, and the consequence. */
  offer: (own: number, next: number, points: number) =>
    `Το δικό σου είναι ${own}, το επόμενο ${next}. Αν πεις ναι, ${plural(points, 'μπαίνει', 'μπαίνουν')} τώρα ${counted(points, 'πόντος', 'πόντοι')} στο σύνολό σου. Αν πεις όχι, δεν αλλάζει τίποτα.`,
} as const;

/** "Πάρε 2 πόντους" */
export const pressYes = (points: number): string => `Πάρε ${pointsTaken(points)}`;

/** The question of a chooser: "Ποιος συνδυασμός;" */
export function chooserTitle({ asks }: { readonly asks: ChooserAsks }, terms: Terms): string {
  const { whichMeld, wild } = wordsIn(terms);
  switch (asks) {
    case 'meld':
      return `${capital(whichMeld)};`;
    case 'suits':
      return `Ποιο φύλλο αντικαθιστά ο ${wild};`;
    case 'wildPlace':
      return `Πού πάει ο ${wild};`;
    case 'lastDiscard':
      return 'Ποιο φύλλο πετάς;';
    case 'call':
      return 'Πού πάει το φύλλο;';
  }
}

/** A wild in a set, and the card that it stands for. */
interface NamedWild {
  readonly wild: Card;
  readonly rank: Rank;
  readonly suit: Suit;
}

/** The captions of options in a chooser. */
export const OPTIONS = {
  /** A group of melds to choose from next: "Άλλη τριάδα …", "Τριάδα με πεντάρια …", "Κούπες …". */
  group({ kind, rank, suit }: MeldFamily, terms: Terms) {
    const { set } = wordsIn(terms);
    if (suit !== undefined) return `${capital(suitName(suit))} …`;
    if (rank !== undefined) return `${capital(set)} με ${rankNames(rank, 'acc')} …`;
    return `Άλλη ${kind === 'set' ? set : 'κέντα'} …`;
  },
  /** As an answer to "Ποιο φύλλο πετάς;" */
  noDiscard: 'Κανένα',
  /** "Πέταξε το 7♥" */
  discard: (card: Card) => `Πέταξε ${theCard(card, 'acc')}`,
  /** "7♣ για 9♥" */
  wildsAs: (wilds: readonly NamedWild[]) =>
    wilds.map(({ wild, rank, suit }) => `${cardShort(wild)} για ${rankShort(rank)}${suitSymbol(suit)}`).join(', '),
  /** "7♥: κέντα από τέσσερα ως εφτά κούπα" */
  cardInto: (card: Card, meld: Reading, terms: Terms) => `${cardShort(card)}: ${readingName(meld, terms)}`,
  /** "Στην αρχή της κέντας από τέσσερα ως εφτά κούπα", "Στην τριάδα με ρηγάδες" */
  wildTo: (end: MeldEnd, meld: Reading, terms: Terms) =>
    end === 'set'
      ? capital(inReading(meld, terms))
      : `${end === 'low' ? 'Στην αρχή' : 'Στο τέλος'} ${theReading(meld, 'gen', terms)}`,
  /** "Κέντα από τέσσερα ως εφτά κούπα" */
  meld: (meld: Reading, terms: Terms) => capital(readingName(meld, terms)),
} as const;
