import { type Card, type Place, type Reading, rankOf } from '#engine';
import type { Person, Terms } from '#text';
import { aRank, theCardName } from '#words/greek/cards';
import type { DiscardWarning } from '../../game/discardWarning.ts';
import type { ButtonId, ExtraId, FreshBy, HandOrder } from '../../game/types.ts';
import { AVATAR_LABELS } from '../avatars.ts';
import type { SeatRead } from '../data.ts';
import { levelBotWithin } from '../levels.ts';
import { cardLabel, cardName, inReading, readingName, readingShort, theReading } from './cards.ts';
import { capital, listedOr } from './plural.ts';
import { cardsCount, points } from './table.ts';
import { person } from './told.ts';
import { wordsIn } from './words.ts';

/** Headings of the parts of the table. */
export const HEADINGS = {
  table: 'Τραπέζι',
  seats: 'Παίκτες',
  melds: 'Συνδυασμοί',
  piles: 'Στοίβα και σωρός',
  hand: 'Τα φύλλα σου',
  step: 'Τι γίνεται τώρα',
  actions: 'Ενέργειες',
  contract: 'Συμβόλαιο',
} as const;

/** The facts about a card in the hand. */
interface HandFacts {
  readonly wild: boolean;
  /** How it came into the hand, if it is the latest card. */
  readonly fresh: FreshBy | null;
  /** The meld it is put aside in for the contract. */
  readonly aside: Reading | null;
}

const FRESH: Readonly<Record<FreshBy, string>> = { draw: ', νέο φύλλο', swap: ', από ανταλλαγή' };

/** "Εφτά κούπα, μπαλαντέρ, νέο φύλλο", "Εννιά σπαθί, στην άκρη για την τριάδα με εννιάρια" */
export function handCard(card: Card, facts: HandFacts, terms: Terms): string {
  const aside = facts.aside ? `, στην άκρη για ${theReading(facts.aside, 'acc', terms)}` : '';
  return cardLabel(card, facts.wild, terms) + (facts.fresh ? FRESH[facts.fresh] : '') + aside;
}

/** "Στοίβα, ακόμα 14 φύλλα"; if the viewer may draw: "Στοίβα, ακόμα 14 φύλλα, μπορείς να τραβήξεις" */
export const stockTarget = (count: number, isOpen = false): string =>
  `Στοίβα, ακόμα ${cardsCount(count)}${isOpen ? ', μπορείς να τραβήξεις' : ''}`;

/** "Σωρός, 7 φύλλα, πάνω η ντάμα καρό". `why`: what pressing it does now. */
export function pileTarget(top: Card | null, count: number, why: 'draw' | 'discard' | 'meld' | null = null): string {
  const may = why === 'draw' ? ', μπορείς να το πάρεις' : why === 'discard' ? ', μπορείς να πετάξεις' : '';
  if (top === null) return `Σωρός, άδειος${may}`;
  return `Σωρός${count > 1 ? `, ${cardsCount(count)}` : ''}, πάνω ${theCardName(top, 'nom')}${may}`;
}

/** A card below the top of the pile: "Πάρε 3 φύλλα από τον σωρό, μέχρι και το εφτά κούπα" */
export const pileCardTarget = (card: Card, depth: number, isOpen: boolean): string =>
  isOpen
    ? `Πάρε ${cardsCount(depth)} από τον σωρό, μέχρι και ${theCardName(card, 'acc')}`
    : `${capital(cardName(card))}, με ${cardsCount(depth - 1)} από πάνω στον σωρό`;

/** "Κόλλησε στο τέλος της κέντας από πέντε ως εφτά κούπα", "Κόλλησε στην τριάδα με ρηγάδες" */
export const placeTarget = (meld: Reading, place: Place, terms: Terms): string =>
  place === 'set'
    ? `Κόλλησε ${inReading(meld, terms)}`
    : `Κόλλησε ${place === 'low' ? 'στην αρχή' : 'στο τέλος'} ${theReading(meld, 'gen', terms)}`;

/** "Ανταλλαγή: πάρε το οχτώ σπαθί που αντικαθιστά το εφτά κούπα"; or "ελευθέρωσε". */
export const swapTarget = (wild: Card, faces: readonly Card[], isTaken: boolean): string =>
  `Ανταλλαγή: ${isTaken ? 'πάρε' : 'ελευθέρωσε'} ${theCardName(wild, 'acc')} που αντικαθιστά ${anyOf(faces)}`;

/** "το εφτά κούπα ή το εφτά μπαστούνι"; "ένα εφτάρι" for all four suits. */
function anyOf(faces: readonly Card[]): string {
  const [first] = faces;
  const isAnySuit = first !== undefined && faces.length === 4 && faces.every((face) => rankOf(face) === rankOf(first));
  return isAnySuit ? aRank(rankOf(first), 'acc') : listedOr(faces.map((face) => theCardName(face, 'acc')));
}

/**
 * "Εφτά κούπα, στην κέντα από πέντε ως εφτά κούπα"; with the cards a wild stands for, and the player who played it if
 * somebody else laid the meld.
 */
export function meldCard(
  card: Card,
  meld: Reading,
  { faces, by }: { readonly faces: readonly Card[]; readonly by: Person | null },
  terms: Terms,
): string {
  const asWild = faces.length > 0 ? `, αντικαθιστά ${anyOf(faces)}` : '';
  const played = by ? (by.isYou ? ', το έριξες εσύ' : `, το έριξε: ${by.name}`) : '';
  return `${cardLabel(card, faces.length > 0, terms)}${asWild}, ${inReading(meld, terms)}${played}`;
}

/** A meld on the table: "Κέντα από πέντε ως εφτά κούπα", "Τριάδα με ρηγάδες (Άννα)" where melds belong to players. */
export const meldHeading = (meld: Reading, by: Person | null, terms: Terms): string =>
  capital(readingName(meld, terms)) + (by ? ` (${person(by)})` : '');

/** One of several targets of the same name: "Τζόκερ, στην τριάδα με ρηγάδες, 1 από 2". */
export const numbered = (name: string, number: number, of: number): string => `${name}, ${number} από ${of}`;

/** The empty felt, while the selection may be laid down there or put aside. */
export function feltTarget(terms: Terms, prepares: boolean): string {
  const { lay, newMeldAcc } = wordsIn(terms);
  return prepares
    ? 'Βάλε στην άκρη τα επιλεγμένα φύλλα για το συμβόλαιο'
    : `${capital(lay)} με τα επιλεγμένα φύλλα ${newMeldAcc}`;
}

/** A seat in one sentence: "Άννα, αλεπού, 5 φύλλα, 41 πόντοι, μάνα, κατέβασε", "Αλέκος, έξυπνο μποτ, 7 φύλλα" */
export function seatRead(seat: SeatRead): string {
  const { name, isYou } = seat.who;
  const parts = [
    isYou ? `${name} (εσύ)` : name,
    seat.avatar !== null && AVATAR_LABELS[seat.avatar],
    seat.level !== null && levelBotWithin(seat.level),
    seat.standIn && 'παίζει μποτ',
    seat.isAway && (isYou ? 'λείπεις' : 'λείπει'),
    cardsCount(seat.cards),
    points(seat.total),
    seat.dealer && 'μάνα',
    seat.melded && (isYou ? 'κατέβασες' : 'κατέβασε'),
    seat.floats && 'στον αέρα',
    seat.turn && (isYou ? 'παίζεις' : 'παίζει'),
    seat.asked && (isYou ? 'αποφασίζεις' : 'αποφασίζει'),
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
  if (id === 'meld') return (how.prepares ? 'Στην άκρη' : BUTTON_TEXT.meld) + whichMeld(meld);
  if (id === 'sort') return order === 'suit' ? `Διάταξη: ${wordsIn(how.terms).melds}` : SORTS[order];
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
  melds: 'Διάταξη: αξία',
  rank: 'Διάταξη: δική σου',
  arranging: 'Εντάξει η διάταξη',
  own: 'Διάταξη: χρώμα',
};

/** The game's terms, and whether melds are put aside for a contract now. */
interface ButtonHow {
  readonly terms: Terms;
  readonly prepares: boolean;
}

const PLAIN_BUTTON: ButtonHow = { terms: 'common', prepares: false };

/** The sort button's short label. Its accessible name remains the full label. */
export const sortShort = (order: ShownOrder): string => (order === 'arranging' ? 'Εντάξει' : BUTTON_TEXT.sort);

const BUTTON_TEXT: Readonly<Record<ButtonId, string>> = {
  discard: 'Πέταξε',
  meld: 'Κατέβασε',
  undo: 'Αναίρεση',
  sort: 'Διάταξη',
  scores: 'Σκορ',
  log: 'Ροή',
  leave: 'Μενού',
};

/** The label of a button that only some games or moments have. */
export const extra = (id: ExtraId, terms: Terms): string =>
  id === 'goOut' ? capital(wordsIn(terms).goOutNow) : EXTRA_TEXT[id];

const EXTRA_TEXT: Readonly<Record<Exclude<ExtraId, 'goOut'>, string>> = {
  layContract: 'Κατέβασέ το',
  findContract: 'Βρες το',
  goRummy: 'Κάνε Rummy',
  upForTwo: 'Έξοδος με 2',
  float: 'Στον αέρα',
  endTurn: 'Τέλος',
  decline: 'Άσε τον σωρό',
  recall: 'Πάρ’ το πίσω',
};

/** The warning on "Πέταξε" when the selected card would help the next player. */
export const discardWarning = (warning: DiscardWarning, terms: Terms): string =>
  warning === 'wild' ? `${wordsIn(terms).wild}!` : 'κολλάει';
