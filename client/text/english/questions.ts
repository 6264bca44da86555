import type { Card, Rank, Reading, Suit } from '#engine';
import type { Terms } from '#text';
import type { ChooserAsks, MeldFamily } from '../../game/intents.ts';
import type { MeldEnd } from '../data.ts';
import { cardShort, rankName, rankNames, readingName, readingShort, suitName, suitSymbol } from './cards.ts';
import { capital, counted, plural } from './plural.ts';
import { theCard, theCards } from './told.ts';
import { wordsIn } from './words.ts';

/** The questions over the table. */
export const QUESTIONS = {
  yes: 'Yes',
  no: 'No',
  notThisDeal: 'Not in this deal',
  sizes: { 2: '2 cards', 12: '12 cards' },
  /** Read out after a question that these keys answer. */
  keys: 'Press Y for yes, N for no.',
} as const;

/** "5 s". */
export const secondsShort = (seconds: number): string => `${seconds} s`;

/** The offer of a card out of turn (R80). */
export const TAKES = {
  title: (cards: readonly Card[]) => `Take ${theCards(cards)} out of turn?`,
  hint: 'You also draw one card from the stock. Your turn still comes as usual.',
  yes: (card: Card) => `Take ${cardShort(card)} + 1 card`,
} as const;

/** The offer of a card that fits, to the first player who calls "Rummy" (R113). */
export const CALLS = {
  title: (cards: readonly Card[]) => `Rummy? ${capital(theCards(cards))} ${cards.length === 1 ? 'fits' : 'fit'}.`,
  /** The call brings a whole turn. */
  hintTurn: 'You lay it, play your turn and discard; then play goes on to your left.',
  hintCard: 'You lay it; the turn goes on as before.',
  /** The card fits in several places. */
  yes: 'Rummy!',
  /** "Rummy! 7♥ → run 4-5-6 ♥". */
  yesOnto: (card: Card, meld: Reading, terms: Terms) =>
    `Rummy! ${cardShort(card)} → ${meld.kind === 'set' ? named(meld, terms) : `run ${readingShort(meld)}`}`,
} as const;

/** The question to a dealer who names the wild rank: "Which rank should be wild?". */
export const nameTitle = (terms: Terms): string => `Which rank should be ${wordsIn(terms).beWilds}?`;

/** The accessible name of a rank to choose: "Fours", "Fives, already used". */
export const rankChoice = (rank: Rank, isOpen: boolean): string =>
  capital(rankNames(rank)) + (isOpen ? '' : ', already used');

export const sizeTitle = (): string => 'You turned up a two. How many cards do you want in all?';

/** The question to the player with the highest total after a deal (R136). */
export const pressTitle = (points: number): string =>
  `Take ${counted(points, 'point', 'points')} to double the next deal?`;

/** Explains the Press (R135). */
export const PRESS = {
  rule: 'The Press: the next deal counts double for everyone if one total is 50 or more above all others.',
  /** For the player who is asked: their total, the next highest, the points they would take, and the consequence. */
  offer: (own: number, next: number, points: number) =>
    `Yours is ${own}, the next highest ${next}. If you say yes, ${counted(points, 'point', 'points')} ${plural(points, 'is', 'are')} added to your total now. If not, nothing changes.`,
} as const;

/** "Take 2 points". */
export const pressYes = (points: number): string => `Take ${counted(points, 'point', 'points')}`;

/** The question of a chooser: "Which meld?". */
export function chooserTitle({ asks }: { readonly asks: ChooserAsks }, terms: Terms): string {
  const { meld, wild } = wordsIn(terms);
  switch (asks) {
    case 'meld':
      return `Which ${meld}?`;
    case 'suits':
      return `What does the ${wild} stand for?`;
    case 'wildPlace':
      return `Where does the ${wild} go?`;
    case 'lastDiscard':
      return 'Which card do you discard?';
    case 'call':
      return 'Where does it go?';
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
  /** A group of melds to choose from next: "Another set …", "Set of fives …", "Hearts …". */
  group({ kind, rank, suit }: MeldFamily, terms: Terms) {
    const { set } = wordsIn(terms);
    if (suit !== undefined) return `${capital(suitName(suit))} …`;
    if (rank !== undefined) return `${capital(set)} of ${rankNames(rank)} …`;
    return `Another ${kind === 'set' ? set : 'run'} …`;
  },
  noDiscard: 'No discard',
  /** "Discard the 7♥". */
  discard: (card: Card) => `Discard ${theCard(card)}`,
  /** "7♣ as nine ♥". */
  wildsAs: (wilds: readonly NamedWild[]) =>
    wilds.map(({ wild, rank, suit }) => `${cardShort(wild)} as ${rankName(rank)} ${suitSymbol(suit)}`).join(', '),
  /** "7♥: run four to seven of hearts". */
  cardInto: (card: Card, meld: Reading, terms: Terms) => `${cardShort(card)}: ${named(meld, terms)}`,
  /** "At the low end of the run four to seven of hearts", "To the set of kings". */
  wildTo: (end: MeldEnd, meld: Reading, terms: Terms) =>
    end === 'set' ? `To the ${named(meld, terms)}` : `At the ${end} end of the ${named(meld, terms)}`,
  /** "Run four to seven of hearts". */
  meld: (meld: Reading, terms: Terms) => capital(named(meld, terms)),
} as const;

const named = (meld: Reading, terms: Terms): string => readingName(meld, terms);
