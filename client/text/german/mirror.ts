import { type Card, type Place, type Reading, rankOf } from '#engine';
import type { Person, Terms } from '#text';
import { aRank } from '#words/german/cards';
import type { DiscardWarning } from '../../game/discardWarning.ts';
import type { ButtonId, ExtraId, FreshBy, HandOrder } from '../../game/types.ts';
import { AVATAR_LABELS } from '../avatars.ts';
import type { SeatRead } from '../data.ts';
import { levelBotWithin } from '../levels.ts';
import { cardLabel, cardName, inReading, readingName, readingShort, theReading } from './cards.ts';
import { capital } from './plural.ts';
import { cardsCount, points } from './table.ts';
import { person } from './told.ts';
import { wordsIn } from './words.ts';

/** Headings of the parts of the table. */
export const HEADINGS = {
  table: 'Tisch',
  seats: 'Spieler',
  melds: 'Figuren',
  piles: 'Stapel und Ablage',
  hand: 'Deine Hand',
  step: 'Was gerade passiert',
  actions: 'Aktionen',
  contract: 'Kontrakt',
} as const;

/** The facts about a card in the hand. */
interface HandFacts {
  readonly wild: boolean;
  /** How it came into the hand, if it is the latest card. */
  readonly fresh: FreshBy | null;
  /** The meld it is put aside in for the contract. */
  readonly aside: Reading | null;
}

const FRESH: Readonly<Record<FreshBy, string>> = { draw: ', gerade gezogen', swap: ', gerade getauscht' };

/** "Herz-Sieben, Joker, gerade gezogen", "Kreuz-Neun, beiseitegelegt im Satz Neunen" */
export function handCard(card: Card, facts: HandFacts, terms: Terms): string {
  const aside = facts.aside ? `, beiseitegelegt ${inReading(facts.aside, terms)}` : '';
  return cardLabel(card, facts.wild, terms) + (facts.fresh ? FRESH[facts.fresh] : '') + aside;
}

/** "Stapel, noch 14 Karten"; if the viewer may draw: "Stapel, noch 14 Karten, du darfst ziehen" */
export const stockTarget = (count: number, isOpen = false): string =>
  `Stapel, noch ${cardsCount(count)}${isOpen ? ', du darfst ziehen' : ''}`;

/** "Ablage, 7 Karten, oben Karo-Dame". `why`: what pressing it does now. */
export function pileTarget(top: Card | null, count: number, why: 'draw' | 'discard' | 'meld' | null = null): string {
  const may = why === 'draw' ? ', du darfst sie nehmen' : why === 'discard' ? ', du darfst abwerfen' : '';
  if (top === null) return `Ablage, leer${may}`;
  return `Ablage${count > 1 ? `, ${cardsCount(count)}` : ''}, oben ${cardName(top)}${may}`;
}

/** A card below the top of the pile: "3 Karten von der Ablage nehmen, einschließlich Herz-Sieben" */
export const pileCardTarget = (card: Card, depth: number, isOpen: boolean): string =>
  isOpen
    ? `${cardsCount(depth)} von der Ablage nehmen, bis einschließlich ${cardName(card)}`
    : `${cardName(card)}, in der Ablage unter ${depth === 2 ? 'einer Karte' : `${depth - 1} Karten`}`;

const END: Readonly<Record<Exclude<Place, 'set'>, string>> = { low: 'unteren', high: 'oberen' };

/** "Am oberen Ende der Herz-Folge Fünf bis Sieben anlegen", "An den Satz Könige anlegen" */
export const placeTarget = (meld: Reading, place: Place, terms: Terms): string =>
  place === 'set'
    ? `An ${theReading(meld, 'acc', terms)} anlegen`
    : `Am ${END[place]} Ende ${theReading(meld, 'dat', terms)} anlegen`;

/** "Tauschen: Kreuz-Acht nehmen, steht für Herz-Sieben"; "freimachen" if it stays on the table. */
export const swapTarget = (wild: Card, faces: readonly Card[], isTaken: boolean): string =>
  `Tauschen: ${cardName(wild)} ${isTaken ? 'nehmen' : 'freimachen'}, steht für ${anyOf(faces)}`;

/** "Herz-Sieben oder Pik-Sieben"; "irgendeine Sieben" for all four suits. */
function anyOf(faces: readonly Card[]): string {
  const [first] = faces;
  const isAnySuit = first !== undefined && faces.length === 4 && faces.every((face) => rankOf(face) === rankOf(first));
  return isAnySuit ? `irgend${aRank(rankOf(first), 'acc')}` : faces.map((face) => cardName(face, 'acc')).join(' oder ');
}

/**
 * "Herz-Sieben, in der Herz-Folge Fünf bis Sieben"; with the cards a wild stands for, and the player who played it if
 * somebody else laid the meld.
 */
export function meldCard(
  card: Card,
  meld: Reading,
  { faces, by }: { readonly faces: readonly Card[]; readonly by: Person | null },
  terms: Terms,
): string {
  const asWild = faces.length > 0 ? `, steht für ${anyOf(faces)}` : '';
  const played = by ? `, gespielt von ${person(by, 'dat')}` : '';
  return `${cardLabel(card, faces.length > 0, terms)}${asWild}, ${inReading(meld, terms)}${played}`;
}

/** A meld on the table: "Herz-Folge Fünf bis Acht", "Satz Könige, ausgelegt von Ana" where melds belong to players. */
export const meldHeading = (meld: Reading, by: Person | null, terms: Terms): string =>
  readingName(meld, terms) + (by ? `, ausgelegt von ${person(by, 'dat')}` : '');

/** One of several targets of the same name: "Joker, im Satz Könige, 1 von 2". */
export const numbered = (name: string, number: number, of: number): string => `${name}, ${number} von ${of}`;

/** The empty felt, while the selection may be laid down there or put aside. */
export const feltTarget = (terms: Terms, prepares: boolean): string =>
  prepares
    ? 'Die gewählten Karten für den Kontrakt beiseitelegen'
    : `Mit den gewählten Karten ${wordsIn(terms).newMeldAcc} auslegen`;

/** A seat in one sentence: "Ann, ein Fuchs, 5 Karten, 41 Punkte, gibt", "Alma, Schlauer Bot, 7 Karten" */
export function seatRead(seat: SeatRead): string {
  const { name, isYou } = seat.who;
  const parts = [
    isYou ? `${name} (du)` : name,
    seat.avatar !== null && AVATAR_LABELS[seat.avatar],
    seat.level !== null && levelBotWithin(seat.level),
    seat.standIn && 'ein Bot spielt',
    seat.isAway && 'abwesend',
    cardsCount(seat.cards),
    points(seat.total),
    seat.dealer && 'gibt',
    seat.melded && 'hat ausgelegt',
    seat.floats && 'schwebt',
    seat.turn && 'am Zug',
    seat.asked && 'entscheidet',
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
  if (id === 'meld') return (how.prepares ? 'Beiseite' : BUTTON_TEXT.meld) + whichMeld(meld);
  if (id === 'sort') return order === 'suit' ? `Ordnen: ${wordsIn(how.terms).melds}` : SORTS[order];
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
  melds: 'Ordnen: Rang',
  rank: 'Selbst ordnen',
  arranging: 'Fertig geordnet',
  own: 'Ordnen: Farbe',
};

/** The game's terms, and whether melds are put aside for a contract now. */
interface ButtonHow {
  readonly terms: Terms;
  readonly prepares: boolean;
}

const PLAIN_BUTTON: ButtonHow = { terms: 'common', prepares: false };

/** The sort button's short label. Its accessible name remains the full label. */
export const sortShort = (order: ShownOrder): string => (order === 'arranging' ? 'Fertig' : BUTTON_TEXT.sort);

const BUTTON_TEXT: Readonly<Record<ButtonId, string>> = {
  discard: 'Abwerfen',
  meld: 'Auslegen',
  undo: 'Zurück',
  sort: 'Ordnen',
  scores: 'Punkte',
  log: 'Züge',
  leave: 'Menü',
};

/** The label of a button that only some games or moments have. */
export const extra = (id: ExtraId, terms: Terms): string =>
  id === 'goOut' ? capital(wordsIn(terms).outButton) : EXTRA_TEXT[id];

const EXTRA_TEXT: Readonly<Record<Exclude<ExtraId, 'goOut'>, string>> = {
  layContract: 'Kontrakt legen',
  findContract: 'Kontrakt finden',
  goRummy: 'Rummy',
  upForTwo: 'Up mit 2',
  float: 'Schweben',
  endTurn: 'Fertig',
  decline: 'Ablage lassen',
  recall: 'Abwurf zurück',
};

/** The warning on "Abwerfen" when the selected card would help the next player. */
export const discardWarning = (warning: DiscardWarning, terms: Terms): string =>
  warning === 'wild' ? `ein ${wordsIn(terms).wild}!` : 'anlegbar';
