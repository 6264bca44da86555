import type { Card, Rank, Reading, Suit } from '#engine';
import type { Terms } from '#text';
import type { ChooserAsks, MeldFamily } from '../../game/intents.ts';
import type { MeldEnd } from '../data.ts';
import {
  cardShort,
  ofRanks,
  rankNames,
  rankShort,
  readingName,
  readingShort,
  readingWith,
  suitName,
  suitSymbol,
} from './cards.ts';
import { capital, counted, plural } from './plural.ts';
import { theCard, theCards } from './told.ts';
import { wordsIn } from './words.ts';

/** The questions over the table. */
export const QUESTIONS = {
  yes: 'Oui',
  no: 'Non',
  notThisDeal: 'Pas dans cette manche',
  sizes: { 2: '2 cartes', 12: '12 cartes' },
  /** Read out after a question that these keys answer. */
  keys: 'Appuyez sur Y pour oui, sur N pour non.',
} as const;

/** "5 s". */
export const secondsShort = (seconds: number): string => `${seconds} s`;

/** The offer of a card out of turn (R80). */
export const TAKES = {
  title: (cards: readonly Card[]) => `Prendre ${theCards(cards)} hors de votre tour ?`,
  hint: 'Vous piochez aussi une carte. Votre tour vient ensuite comme d’habitude.',
  yes: (card: Card) => `Prendre ${cardShort(card)} + 1 carte`,
} as const;

/** The offer of a card that fits, to the first player who calls "Rummy" (R113). */
export const CALLS = {
  title: (cards: readonly Card[]) =>
    `Rami ? ${capital(theCards(cards))} ${plural(cards.length, 'peut', 'peuvent')} se poser.`,
  /** The call brings a whole turn. */
  hintTurn: 'Vous posez la carte, jouez votre tour et défaussez ; puis le jeu continue à votre gauche.',
  hintCard: 'Vous posez la carte ; le tour continue comme avant.',
  /** The card fits in several places. */
  yes: 'Rami !',
  /** "Rami ! 7♥ → suite 4-5-6 ♥". */
  yesOnto: (card: Card, meld: Reading, terms: Terms) =>
    `Rami ! ${cardShort(card)} → ${meld.kind === 'set' ? readingName(meld, terms) : `suite ${readingShort(meld)}`}`,
} as const;

/** The question to a dealer who names the wild rank: "Quelle valeur sera joker ?". */
export const nameTitle = (terms: Terms): string => `Quelle valeur sera ${wordsIn(terms).joker} ?`;

/** The accessible name of a rank to choose: "Les 4", "Les 5, déjà nommés". */
export const rankChoice = (rank: Rank, isOpen: boolean): string =>
  `Les ${rankNames(rank)}${isOpen ? '' : ', valeur déjà nommée'}`;

export const sizeTitle = (): string => 'Vous avez retourné un 2. Combien de cartes voulez-vous en tout ?';

/** The question to the player with the highest total after a deal (R136). */
export const pressTitle = (points: number): string =>
  `Prendre ${counted(points, 'point', 'points')} pour doubler la manche suivante ?`;

/** Explains the Press (R135). */
export const PRESS = {
  rule: 'Le Press : la manche suivante compte double pour tous si un total dépasse tous les autres d’au moins 50 points.',
  /** For the player who is asked: their total, the next highest, the points they would take, and the consequence. */
  offer: (own: number, next: number, points: number) =>
    `Le vôtre est de ${own}, le suivant de ${next}. Si vous dites oui, votre total augmente tout de suite de ${counted(points, 'point', 'points')}. Sinon, rien ne change.`,
} as const;

/** "Prendre 2 points". */
export const pressYes = (points: number): string => `Prendre ${counted(points, 'point', 'points')}`;

/** The question of a chooser: "Quelle combinaison ?". */
export function chooserTitle({ asks }: { readonly asks: ChooserAsks }, terms: Terms): string {
  const words = wordsIn(terms);
  switch (asks) {
    case 'meld':
      return `${capital(words['quelle combinaison'])} ?`;
    case 'suits':
      return `Que représente le ${words.joker} ?`;
    case 'wildPlace':
      return `Où va le ${words.joker} ?`;
    case 'lastDiscard':
      return 'Quelle carte défaussez-vous ?';
    case 'call':
      return 'Où va la carte ?';
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
  /** A group of melds to choose from next: "Autre brelan …", "Brelan de 5 …", "Cœur …". */
  group({ kind, rank, suit }: MeldFamily, terms: Terms) {
    const { brelan } = wordsIn(terms);
    if (suit !== undefined) return `${capital(suitName(suit))} …`;
    if (rank !== undefined) return `${capital(brelan)} ${ofRanks(rank)} …`;
    return `Autre ${kind === 'set' ? brelan : 'suite'} …`;
  },
  noDiscard: 'Sans défausser',
  /** "Défausser le 7♥". */
  discard: (card: Card) => `Défausser ${theCard(card)}`,
  /** "7♣ comme 9♥". */
  wildsAs: (wilds: readonly NamedWild[]) =>
    wilds.map(({ wild, rank, suit }) => `${cardShort(wild)} comme ${rankShort(rank)}${suitSymbol(suit)}`).join(', '),
  /** "7♥ : suite du quatre au sept de cœur". */
  cardInto: (card: Card, meld: Reading, terms: Terms) => `${cardShort(card)} : ${readingName(meld, terms)}`,
  /** "Au début de la suite du quatre au sept de cœur", "Au brelan de rois". */
  wildTo(end: MeldEnd, meld: Reading, terms: Terms) {
    if (end === 'set') return capital(readingWith('to', meld, terms));
    return `${end === 'low' ? 'Au début' : 'À la fin'} ${readingWith('of', meld, terms)}`;
  },
  /** "Suite du quatre au sept de cœur". */
  meld: (meld: Reading, terms: Terms) => capital(readingName(meld, terms)),
} as const;
