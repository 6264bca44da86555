import type { Card, Rank, Reading, Suit } from '#engine';
import type { Terms } from '#text';
import type { ChooserAsks, MeldFamily } from '../../game/intents.ts';
import type { MeldEnd } from '../data.ts';
import { cardShort, rankNames, rankShort, readingName, readingShort, suitName, suitSymbol } from './cards.ts';
import { capital, counted, plural } from './plural.ts';
import { theCard, theCards } from './told.ts';
import { wordsIn } from './words.ts';

/** The questions over the table. */
export const QUESTIONS = {
  yes: 'Ja',
  no: 'Nein',
  notThisDeal: 'Nicht in dieser Runde',
  sizes: { 2: '2 Karten', 12: '12 Karten' },
  /** Read out after a question that these keys answer. */
  keys: 'Drück Y für Ja, N für Nein.',
} as const;

/** "5 s". */
export const secondsShort = (seconds: number): string => `${seconds} s`;

/** The offer of a card out of turn (R80). */
export const TAKES = {
  title: (cards: readonly Card[]) => `${capital(theCards(cards, 'acc'))} außer der Reihe nehmen?`,
  hint: 'Dazu ziehst du eine Karte vom Stapel. Dein Zug kommt trotzdem wie sonst.',
  yes: (card: Card) => `${cardShort(card)} + 1 Karte nehmen`,
} as const;

/** The offer of a card that fits, to the first player who calls "Rummy" (R113). */
export const CALLS = {
  title: (cards: readonly Card[]) =>
    `Rummy? ${capital(theCards(cards, 'nom'))} ${cards.length === 1 ? 'passt' : 'passen'}.`,
  /** The call brings a whole turn. */
  hintTurn: 'Du legst sie auf den Tisch, spielst deinen Zug und wirfst ab; dann geht es links von dir weiter.',
  hintCard: 'Du legst sie auf den Tisch; der Zug geht weiter wie zuvor.',
  /** The card fits in several places. */
  yes: 'Rummy!',
  /** "Rummy! 7♥ → Folge 4-5-6 ♥" */
  yesOnto: (card: Card, meld: Reading, terms: Terms) =>
    `Rummy! ${cardShort(card)} → ${meld.kind === 'set' ? readingName(meld, terms) : `Folge ${readingShort(meld)}`}`,
} as const;

/** The question to a dealer who names the wild rank: "Welcher Rang soll Joker sein?" */
export const nameTitle = (terms: Terms): string => `Welcher Rang soll ${wordsIn(terms).wild} sein?`;

/** The accessible name of a rank to choose: "Vieren", "Fünfen, schon genannt". */
export const rankChoice = (rank: Rank, isOpen: boolean): string => rankNames(rank) + (isOpen ? '' : ', schon genannt');

export const sizeTitle = (): string => 'Du hast eine Zwei aufgedeckt. Wie viele Karten willst du insgesamt?';

/** The question to the player with the highest total after a deal (R136). */
export const pressTitle = (points: number): string =>
  `${counted(points, 'Punkt', 'Punkte')} nehmen, damit die nächste Runde doppelt zählt?`;

/** Explains the Press (R135). */
export const PRESS = {
  rule: 'Der Press: Die nächste Runde zählt für alle doppelt, wenn ein Gesamtstand 50 oder mehr Punkte über allen anderen liegt.',
  /** For the player who is asked: their total, the next highest, the points they would take, and the consequence. */
  offer: (own: number, next: number, points: number) =>
    `Du hast ${own}, der nächsthöchste Stand ist ${next}. Bei Ja ${plural(points, 'kommt', 'kommen')} jetzt ${counted(points, 'Punkt', 'Punkte')} zu deinem Gesamtstand. Bei Nein ändert sich nichts.`,
} as const;

/** "2 Punkte nehmen" */
export const pressYes = (points: number): string => `${counted(points, 'Punkt', 'Punkte')} nehmen`;

/** The question of a chooser: "Welche Figur?" */
export function chooserTitle({ asks }: { readonly asks: ChooserAsks }, terms: Terms): string {
  const { whichMeld, wild } = wordsIn(terms);
  switch (asks) {
    case 'meld':
      return `${capital(whichMeld)}?`;
    case 'suits':
      return `Wofür steht der ${wild}?`;
    case 'wildPlace':
      return `Wohin kommt der ${wild}?`;
    case 'lastDiscard':
      return 'Welche Karte wirfst du ab?';
    case 'call':
      return 'Wohin kommt die Karte?';
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
  /** A group of melds to choose from next: "Anderer Satz …", "Satz Fünfen …", "Herz …". */
  group({ kind, rank, suit }: MeldFamily, terms: Terms) {
    const { set } = wordsIn(terms);
    if (suit !== undefined) return `${suitName(suit)} …`;
    if (rank !== undefined) return `${set} ${rankNames(rank)} …`;
    return kind === 'set' ? `Anderer ${set} …` : 'Andere Folge …';
  },
  noDiscard: 'Kein Abwurf',
  /** "Die 7♥ abwerfen" */
  discard: (card: Card) => `${capital(theCard(card, 'acc'))} abwerfen`,
  /** "7♣ als 9♥" */
  wildsAs: (wilds: readonly NamedWild[]) =>
    wilds.map(({ wild, rank, suit }) => `${cardShort(wild)} als ${rankShort(rank)}${suitSymbol(suit)}`).join(', '),
  /** "7♥: Herz-Folge Vier bis Sieben" */
  cardInto: (card: Card, meld: Reading, terms: Terms) => `${cardShort(card)}: ${readingName(meld, terms)}`,
  /** "Ans untere Ende der Herz-Folge Vier bis Sieben", "Zum Satz Könige" */
  wildTo: (end: MeldEnd, meld: Reading, terms: Terms) =>
    end === 'set'
      ? `Zum ${readingName(meld, terms)}`
      : `Ans ${end === 'low' ? 'untere' : 'obere'} Ende der ${readingName(meld, terms)}`,
  /** "Herz-Folge Vier bis Sieben" */
  meld: (meld: Reading, terms: Terms) => readingName(meld, terms),
} as const;
