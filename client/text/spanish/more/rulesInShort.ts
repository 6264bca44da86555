import type { Terms } from '#text';
import type { MeldSizes } from '../../data.ts';
import { capital } from '../plural.ts';
import { wordsIn } from '../words.ts';

/** Heading of the summary. */
export const IN_SHORT = 'En resumen';

/** A game in a handful of sentences, enough to start playing. */
export const SHORT_RULES = {
  /** The aim, by what the points are for. */
  aimPenalties: 'Juega todas tus cartas antes que nadie: a los demás, las que les quedan les cuentan en contra.',
  aimHands: 'Juega todas tus cartas antes que nadie: las que les quedan a los demás suman para ti.',
  aimMelds: (terms: Terms) =>
    `Baja tantos puntos como puedas en ${wordsIn(terms).melds}, y quédate sin cartas antes que nadie.`,
  /** "En tu turno, roba una carta, baja combinaciones si quieres, y descarta una." */
  turn: (terms: Terms) => `En tu turno, roba una carta, baja ${wordsIn(terms).melds} si quieres, y descarta una.`,
  turnWithoutMelds: 'En tu turno, roba una carta y descarta una.',
  lastDiscard: 'También tu última carta debe ser un descarte.',
  onlySets(sizes: MeldSizes, terms: Terms) {
    const { theMelds, sets } = wordsIn(terms);
    return `${capital(theMelds)} son ${sets}: ${ofRank(sizes)}.`;
  },
  onlyRuns: (sizes: MeldSizes, terms: Terms) => `${capital(wordsIn(terms).theMelds)} son escaleras: ${inRow(sizes)}.`,
  /** "Un trío son 3 o 4 cartas del mismo valor; una escalera, 3 o más cartas seguidas del mismo palo." */
  setsAndRuns: (sizes: MeldSizes, terms: Terms) =>
    `${capital(wordsIn(terms).aSet)} son ${ofRank(sizes)}; una escalera, ${inRow(sizes)}.`,
  wilds: (terms: Terms) => `Un ${wordsIn(terms).wild} puede sustituir a cualquier otra carta.`,
  wildRank: (terms: Terms) =>
    `En cada mano un valor es ${wordsIn(terms).wild}: sus cartas pueden sustituir a cualquier otra.`,
  /** When single cards may be added; `toAny`: to other players' melds, too. */
  addAfterContract: (toAny: boolean, terms: Terms) =>
    `Primero baja el contrato de la mano; luego puedes añadir cartas a ${added(toAny, terms)}.`,
  addAfterMeld: (toAny: boolean, terms: Terms) =>
    `Si ya has bajado ${wordsIn(terms).aMeld}, puedes añadir cartas a ${added(toAny, terms)}.`,
  add: (toAny: boolean, terms: Terms) => `Puedes añadir cartas a ${added(toAny, terms)}.`,
  swapAndTake(terms: Terms) {
    const { wild } = wordsIn(terms);
    return `Si tienes la carta a la que sustituye un ${wild} de la mesa, ponla en su lugar y toma el ${wild}.`;
  },
  /** The wild stays on the table. */
  swapAndMove(terms: Terms) {
    const { wild } = wordsIn(terms);
    return `Si tienes la carta a la que sustituye un ${wild} de la mesa, ponla en su lugar y mueve el ${wild}.`;
  },
  lowestWins: 'Gana el total más bajo.',
  highestWins: 'Gana el total más alto.',
} as const;

const ofRank = ({ setMin, setMax }: MeldSizes): string =>
  `${setMin} o ${setMax === setMin + 1 ? setMax : 'más'} cartas del mismo valor`;
const inRow = ({ runMin }: MeldSizes): string => `${runMin} o más cartas seguidas del mismo palo`;

function added(toAny: boolean, terms: Terms): string {
  const { theMelds, ownMelds } = wordsIn(terms);
  return toAny ? `${theMelds} de la mesa` : ownMelds;
}
