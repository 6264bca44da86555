import type { Card, Rank, Reading, Suit } from '#engine';
import type { Terms } from '#text';
import type { ChooserAsks, MeldFamily } from '../../game/intents.ts';
import type { MeldEnd } from '../data.ts';
import { cardShort, rankName, rankNames, readingName, readingShort, suitName, suitSymbol } from './cards.ts';
import { capital, counted, plural } from './plural.ts';
import { ofThe, theCard, theCards, theReading, toThe } from './told.ts';
import { wordsIn } from './words.ts';

/** The questions over the table. */
export const QUESTIONS = {
  yes: 'Sí',
  no: 'No',
  notThisDeal: 'En esta mano no',
  sizes: { 2: '2 cartas', 12: '12 cartas' },
  /** Read out after a question that these keys answer. */
  keys: 'Pulsa Y para decir sí, N para decir no.',
} as const;

/** "5 s". */
export const secondsShort = (seconds: number): string => `${seconds} s`;

/** The offer of a card out of turn (R80). */
export const TAKES = {
  title: (cards: readonly Card[]) => `¿Tomar ${theCards(cards)} fuera de turno?`,
  hint: 'Además robas una carta del mazo. Tu turno llega igual que siempre.',
  yes: (card: Card) => `Tomar ${cardShort(card)} + 1 carta`,
} as const;

/** The offer of a card that fits, to the first player who calls "Rummy" (R113). */
export const CALLS = {
  title: (cards: readonly Card[]) =>
    `¿Rummy? ${capital(theCards(cards))} ${cards.length === 1 ? 'encaja' : 'encajan'}.`,
  /** The call brings a whole turn. */
  hintTurn: 'La colocas, juegas tu turno y descartas; luego el juego sigue a tu izquierda.',
  hintCard: 'La colocas; el turno sigue como antes.',
  /** The card fits in several places. */
  yes: '¡Rummy!',
  /** "¡Rummy! 7♥ → escalera 4-5-6 ♥". */
  yesOnto: (card: Card, meld: Reading, terms: Terms) =>
    `¡Rummy! ${cardShort(card)} → ${meld.kind === 'set' ? readingName(meld, terms) : `escalera ${readingShort(meld)}`}`,
} as const;

/** The question to a dealer who names the wild rank: "¿Qué valor será comodín?". */
export const nameTitle = (terms: Terms): string => `¿Qué valor será ${wordsIn(terms).wild}?`;

/** The accessible name of a rank to choose: "Cuatros", "Cincos, valor ya usado". */
export const rankChoice = (rank: Rank, isOpen: boolean): string =>
  capital(rankNames(rank)) + (isOpen ? '' : ', valor ya usado');

export const sizeTitle = (): string => 'Tienes un dos boca arriba. ¿Cuántas cartas quieres en total?';

/** The question to the player with the highest total after a deal (R136). */
export const pressTitle = (points: number): string =>
  `¿Anotarte ${counted(points, 'punto', 'puntos')} para que la próxima mano valga el doble?`;

/** Explains the Press (R135). */
export const PRESS = {
  rule: 'El Press: la próxima mano vale el doble para todos si un total supera en 50 o más a todos los demás.',
  /** For the player who is asked: their total, the next highest, the points they would take, and the consequence. */
  offer: (own: number, next: number, points: number) =>
    `El tuyo es ${own}, el siguiente ${next}. Si dices que sí, ${plural(points, 'se suma', 'se suman')} ${counted(points, 'punto', 'puntos')} a tu total ahora. Si no, nada cambia.`,
} as const;

/** "Anotar 2 puntos". */
export const pressYes = (points: number): string => `Anotar ${counted(points, 'punto', 'puntos')}`;

/** The question of a chooser: "¿Qué combinación?". */
export function chooserTitle({ asks }: { readonly asks: ChooserAsks }, terms: Terms): string {
  const { meld, wild } = wordsIn(terms);
  switch (asks) {
    case 'meld':
      return `¿Qué ${meld}?`;
    case 'suits':
      return `¿A qué carta sustituye el ${wild}?`;
    case 'wildPlace':
      return `¿Adónde va el ${wild}?`;
    case 'lastDiscard':
      return '¿Qué carta descartas?';
    case 'call':
      return '¿Dónde la colocas?';
  }
}

/** A wild in a set, and the card that it stands for. */
interface NamedWild {
  readonly wild: Card;
  readonly rank: Rank;
  readonly suit: Suit;
}

const AT_END = { low: 'Al principio', high: 'Al final' } as const;

/** The captions of options in a chooser. */
export const OPTIONS = {
  /** A group of melds to choose from next: "Otro trío …", "Trío de cincos …", "Corazones …". */
  group({ kind, rank, suit }: MeldFamily, terms: Terms) {
    const { set, aSet } = wordsIn(terms);
    if (suit !== undefined) return `${capital(suitName(suit))} …`;
    if (rank !== undefined) return `${capital(set)} de ${rankNames(rank)} …`;
    if (kind === 'run') return 'Otra escalera …';
    return `${aSet.startsWith('una ') ? 'Otra' : 'Otro'} ${set} …`;
  },
  noDiscard: 'Sin descarte',
  /** "Descartar el 7♥". */
  discard: (card: Card) => `Descartar ${theCard(card)}`,
  /** "7♣ como nueve ♥". */
  wildsAs: (wilds: readonly NamedWild[]) =>
    wilds.map(({ wild, rank, suit }) => `${cardShort(wild)} como ${rankName(rank)} ${suitSymbol(suit)}`).join(', '),
  /** "7♥: escalera de cuatro a siete de corazones". */
  cardInto: (card: Card, meld: Reading, terms: Terms) => `${cardShort(card)}: ${readingName(meld, terms)}`,
  /** "Al principio de la escalera de cuatro a siete de corazones", "Al trío de reyes". */
  wildTo: (end: MeldEnd, meld: Reading, terms: Terms) =>
    end === 'set' ? capital(toThe(theReading(meld, terms))) : `${AT_END[end]} ${ofThe(theReading(meld, terms))}`,
  /** "Escalera de cuatro a siete de corazones". */
  meld: (meld: Reading, terms: Terms) => capital(readingName(meld, terms)),
} as const;
