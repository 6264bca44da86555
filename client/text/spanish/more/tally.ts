import type { Card, Rank } from '#engine';
import type { Person, Terms } from '#text';
import type { ScorePart } from '../../data.ts';
import { dealEnded, wentOut } from '../../storyWords.ts';
import { cardLabel } from '../cards.ts';
import { listed } from '../plural.ts';
import { points, signed } from '../table.ts';
import { does, subject, theRanks, winners } from '../told.ts';
import { wordsIn } from '../words.ts';

/** The heads of the tally's columns. */
export const HEADS = { player: 'Nombre', hand: 'En la mano', points: 'Puntos', total: 'Total' } as const;

/** The sentences of the tally. */
export const SCORES = {
  nextDouble: 'La próxima mano vale el doble.',
  /** How the deal ended: "Ana cerró." */
  dealEnded,
  /** The viewer had no turn: "Ana cerró antes de tu primer turno." */
  outBeforeYou: (out: Person, terms: Terms) => `${wentOut(out, terms)} antes de tu primer turno.`,
  /** Others had none: "Ana cerró antes del primer turno de Ben y Cleo." */
  outBefore: (out: Person, others: readonly Person[], terms: Terms) =>
    `${wentOut(out, terms)} antes del primer turno de ${listed(others.map(subject))}.`,
  /** "Ana suma las cartas que les quedan a todos los demás." */
  scoresOthers: (who: Person) => `${does(who, 'sumas', 'suma')} las cartas que les quedan a todos los demás.`,
  countedDouble: 'La mano valió el doble.',
  /** Points are doubled by the wild rank (R134): "Cuando los sietes son comodines, los puntos valen el doble." */
  rankDouble: (rank: Rank, terms: Terms) =>
    `Cuando ${theRanks(rank)} son ${wordsIn(terms).wilds}, los puntos valen el doble.`,
  oneTurnDouble: 'Ganar en un solo turno vale el doble.',
  /** "Ana se pone en cabeza con 31 puntos." */
  leads: (who: Person, total: number) => `${does(who, 'te pones', 'se pone')} en cabeza con ${points(total)}.`,
  /** The parts of a player's points: "en la mesa +45, en la mano −12, ×2". */
  parts: (parts: readonly ScorePart[]) => parts.map(partOf).join(', '),
} as const;

/** A card left in a hand: "Siete de corazones, 7 puntos". */
export const leftCard = (card: Card, count: number): string => `${cardLabel(card, false)}, ${points(count)}. `;

function partOf({ of, count }: ScorePart): string {
  switch (of) {
    case 'table':
      return `en la mesa ${signed(count)}`;
    case 'hand':
      return `en la mano ${signed(count)}`;
    case 'otherHands':
      return `de los demás ${signed(count)}`;
    case 'factor':
      return `×${count}`;
    case 'goingOut':
      return `por cerrar ${signed(count)}`;
  }
}

/** "Siguiente mano en 12 s". */
export const nextIn = (seconds: number): string => `Siguiente mano en ${seconds} s`;

/** The countdown to a rematch that a player asked for: "Revancha en 12 s. Pulsa «Revancha» para conservar tu sitio". */
export const rematchIn = (seconds: number, isReady: boolean): string =>
  isReady ? `Revancha en ${seconds} s` : `Revancha en ${seconds} s. Pulsa «Revancha» para conservar tu sitio`;

/** Points added by the Press: "+2 por el Press". */
export const pressMoved = (count: number): string => `${signed(count)} por el Press`;

/** "Mano 4: los ochos son comodines". */
export const tallyHeading = (deal: number, wildRank: Rank, terms: Terms): string =>
  wildRank === 0 ? `Mano ${deal}` : `Mano ${deal}: ${theRanks(wildRank)} son ${wordsIn(terms).wilds}`;

/** "Esperando a Ana y Ben"; empty if there is nobody to wait for. */
export const waitingFor = (names: readonly string[]): string =>
  names.length === 0 ? '' : `Esperando a ${listed(names)}`;

/** "Ganas tú", "Gana Ana", "Victoria compartida: Ana y tú". */
export function won(people: readonly Person[]): string {
  const [first] = people;
  if (people.length === 1 && first) return first.isYou ? 'Ganas tú' : `Gana ${first.name}`;
  return `Victoria compartida: ${winners(people)}`;
}

/** "1.º", "2.º": a "puesto". */
export const place = (position: number): string => `${position}.º`;
