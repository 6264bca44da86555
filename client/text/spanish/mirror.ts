import { type Card, type Place, type Reading, rankOf } from '#engine';
import type { Person, Terms } from '#text';
import type { DiscardWarning } from '../../game/discardWarning.ts';
import type { ButtonId, ExtraId, FreshBy, HandOrder } from '../../game/types.ts';
import { AVATAR_LABELS } from '../avatars.ts';
import type { SeatRead } from '../data.ts';
import { levelBotWithin } from '../levels.ts';
import { cardLabel, cardName, rankName, readingName, readingShort } from './cards.ts';
import { capital, listedOr } from './plural.ts';
import { cardsCount, points } from './table.ts';
import { object, ofThe, theCardName, theReading, toThe } from './told.ts';
import { wordsIn } from './words.ts';

/** Headings of the parts of the table. */
export const HEADINGS = {
  table: 'Mesa',
  seats: 'Jugadores',
  melds: 'Combinaciones',
  piles: 'Mazo y pila de descartes',
  hand: 'Tus cartas',
  step: 'Estado de la partida',
  actions: 'Acciones',
  contract: 'Contrato',
} as const;

/** The facts about a card in the hand. */
interface HandFacts {
  readonly wild: boolean;
  /** How it came into the hand, if it is the latest card. */
  readonly fresh: FreshBy | null;
  /** The meld it is put aside in for the contract. */
  readonly aside: Reading | null;
}

const FRESH: Readonly<Record<FreshBy, string>> = { draw: ', carta nueva', swap: ', carta liberada' };

/** "Siete de corazones, comodín, carta nueva", "Nueve de tréboles, apartada en el trío de nueves". */
export function handCard(card: Card, facts: HandFacts, terms: Terms): string {
  const aside = facts.aside ? `, carta apartada en ${theReading(facts.aside, terms)}` : '';
  return cardLabel(card, facts.wild, terms) + (facts.fresh ? FRESH[facts.fresh] : '') + aside;
}

/** "Mazo, 14 cartas"; if the viewer may draw: "Mazo, 14 cartas, puedes robar". */
export const stockTarget = (count: number, isOpen = false): string =>
  `Mazo, ${cardsCount(count)}${isOpen ? ', puedes robar' : ''}`;

/** "Pila de descartes, 7 cartas, arriba la reina de diamantes". `why`: what pressing it does now. */
export function pileTarget(top: Card | null, count: number, why: 'draw' | 'discard' | 'meld' | null = null): string {
  const may = why === 'draw' ? ', puedes tomarla' : why === 'discard' ? ', puedes descartar' : '';
  if (top === null) return `Pila de descartes vacía${may}`;
  return `Pila de descartes${count > 1 ? `, ${cardsCount(count)}` : ''}, arriba ${theCardName(top)}${may}`;
}

/** A card below the top of the pile: "Tomar 3 cartas de la pila, hasta el siete de corazones". */
export const pileCardTarget = (card: Card, depth: number, isOpen: boolean): string =>
  isOpen
    ? `Tomar ${depth} cartas de la pila, hasta ${theCardName(card)}`
    : `${capital(cardName(card))}, con ${cardsCount(depth - 1)} encima en la pila`;

const AT_END = { low: 'al principio', high: 'al final' } as const;

/** "Colocar al final de la escalera de cinco a siete de corazones". */
export const placeTarget = (meld: Reading, place: Place, terms: Terms): string =>
  place === 'set'
    ? `Colocar en ${theReading(meld, terms)}`
    : `Colocar ${AT_END[place]} ${ofThe(theReading(meld, terms))}`;

/** "Cambiar: tomar el ocho de tréboles, que sustituye al siete de corazones"; "liberar" if it stays on the table. */
export const swapTarget = (wild: Card, faces: readonly Card[], isTaken: boolean): string =>
  `Cambiar: ${isTaken ? 'tomar' : 'liberar'} ${theCardName(wild)}, que sustituye ${toAnyOf(faces)}`;

/** "al siete de corazones o al siete de picas"; "a cualquier siete" for all four suits. */
function toAnyOf(faces: readonly Card[]): string {
  const [first] = faces;
  const isAnySuit = first !== undefined && faces.length === 4 && faces.every((face) => rankOf(face) === rankOf(first));
  return isAnySuit ? `a cualquier ${rankName(rankOf(first))}` : listedOr(faces.map((face) => toThe(theCardName(face))));
}

/**
 * "Siete de corazones, en la escalera de cinco a siete de corazones"; with the cards a wild stands for, and the player
 * who played it if somebody else laid the meld.
 */
export function meldCard(
  card: Card,
  meld: Reading,
  { faces, by }: { readonly faces: readonly Card[]; readonly by: Person | null },
  terms: Terms,
): string {
  const asWild = faces.length > 0 ? `, ${wordsIn(terms).wild}, sustituye ${toAnyOf(faces)}` : '';
  const played = by ? `, carta jugada por ${object(by)}` : '';
  return `${capital(cardName(card))}${asWild}, en ${theReading(meld, terms)}${played}`;
}

/** A meld on the table: "Escalera de cinco a siete de corazones"; with owners, "Trío de reyes, de Ana", "Tu trío …". */
export function meldHeading(meld: Reading, by: Person | null, terms: Terms): string {
  const name = readingName(meld, terms);
  if (by === null) return capital(name);
  return by.isYou ? `Tu ${name}` : `${capital(name)}, de ${by.name}`;
}

/** One of several targets of the same name: "Joker, en el trío de reyes, 1 de 2". */
export const numbered = (name: string, number: number, of: number): string => `${name}, ${number} de ${of}`;

/** The empty felt, while the selection may be laid down there or put aside. */
export const feltTarget = (terms: Terms, prepares: boolean): string =>
  prepares
    ? 'Apartar las cartas elegidas para el contrato'
    : `Bajar las cartas elegidas como ${wordsIn(terms).newMeld}`;

/** A seat in one sentence: "Ana, un zorro, 5 cartas, 41 puntos, reparte, ya se bajó", "Alma, bot sagaz, 7 cartas". */
export function seatRead(seat: SeatRead): string {
  const { name, isYou } = seat.who;
  const parts = [
    isYou ? `${name} (tú)` : name,
    seat.avatar !== null && AVATAR_LABELS[seat.avatar],
    seat.level !== null && levelBotWithin(seat.level),
    seat.standIn && 'juega un bot',
    seat.isAway && 'ausente',
    cardsCount(seat.cards),
    points(seat.total),
    seat.dealer && 'reparte',
    seat.melded && 'ya se bajó',
    seat.floats && 'flota',
    seat.turn && 'tiene el turno',
    seat.asked && 'decide',
  ];
  return parts.filter(Boolean).join(', ');
}

/** A button's label. The meld button names the meld to lay down, or to put aside for the contract. */
export function button(
  id: ButtonId,
  meld: Reading | 'several' | null,
  order: ShownOrder,
  how: ButtonHow = PLAIN_BUTTON,
): string {
  if (id === 'meld') return (how.prepares ? 'Apartar' : BUTTON_TEXT.meld) + whichMeld(meld);
  if (id === 'sort') return order === 'suit' ? `Ordenar por ${wordsIn(how.terms).melds}` : SORTS[order];
  return BUTTON_TEXT[id];
}

/** " A…5 ♥"; "…" if there are several to choose from. */
function whichMeld(meld: Reading | 'several' | null): string {
  if (meld === null) return '';
  return meld === 'several' ? '…' : ` ${readingShort(meld)}`;
}

/** The order of the hand, or that it is being arranged. */
type ShownOrder = HandOrder | 'arranging';

/** The next action of the sort button, by the current order of the hand. */
const SORTS: Readonly<Record<Exclude<ShownOrder, 'suit'>, string>> = {
  melds: 'Ordenar por valor',
  rank: 'Ordenar a mano',
  arranging: 'Dejar de ordenar',
  own: 'Ordenar por palos',
};

/** The game's terms, and whether melds are put aside for a contract now. */
interface ButtonHow {
  readonly terms: Terms;
  readonly prepares: boolean;
}

const PLAIN_BUTTON: ButtonHow = { terms: 'common', prepares: false };

/** The sort button's short label. Its accessible name remains the full label. */
export const sortShort = (order: ShownOrder): string => (order === 'arranging' ? 'Hecho' : BUTTON_TEXT.sort);

const BUTTON_TEXT: Readonly<Record<ButtonId, string>> = {
  discard: 'Descartar',
  meld: 'Bajar',
  undo: 'Anular',
  sort: 'Ordenar',
  scores: 'Puntos',
  log: 'Diario',
  leave: 'Menú',
};

/** The label of a button that only some games or moments have. */
export const extra = (id: ExtraId, terms: Terms): string =>
  id === 'goOut' ? capital(wordsIn(terms).toGoOut) : EXTRA_TEXT[id];

const EXTRA_TEXT: Readonly<Record<Exclude<ExtraId, 'goOut'>, string>> = {
  layContract: 'Bajar contrato',
  findContract: 'Buscar contrato',
  goRummy: 'Hacer rummy',
  upForTwo: 'Irse con 2',
  float: 'Flotar',
  endTurn: 'Hecho',
  decline: 'Dejar la pila',
  recall: 'Recuperar descarte',
};

/** The warning on "Descartar" when the selected card would help the next player. */
export const discardWarning = (warning: DiscardWarning, terms: Terms): string =>
  warning === 'wild' ? `¡un ${wordsIn(terms).wild}!` : 'encaja en mesa';
