import { type Card, type Place, type Reading, rankOf } from '#engine';
import type { Person, Terms } from '#text';
import type { DiscardWarning } from '../../game/discardWarning.ts';
import type { ButtonId, ExtraId, FreshBy, HandOrder } from '../../game/types.ts';
import { AVATAR_LABELS } from '../avatars.ts';
import type { SeatRead } from '../data.ts';
import { levelBotWithin } from '../levels.ts';
import { cardLabel, cardName, rankName, readingName, readingShort } from './cards.ts';
import { capital } from './plural.ts';
import { cardsCount, points } from './table.ts';
import { object } from './told.ts';
import { wordsIn } from './words.ts';

/** Headings of the parts of the table. */
export const HEADINGS = {
  table: 'Table',
  seats: 'Players',
  melds: 'Melds',
  piles: 'Stock and discard pile',
  hand: 'Your hand',
  step: 'Game status',
  actions: 'Actions',
  contract: 'Contract',
} as const;

/** The facts about a card in the hand. */
interface HandFacts {
  readonly wild: boolean;
  /** How it came into the hand, if it is the latest card. */
  readonly fresh: FreshBy | null;
  /** The meld it is put aside in for the contract. */
  readonly aside: Reading | null;
}

const FRESH: Readonly<Record<FreshBy, string>> = { draw: ', just drawn', swap: ', just freed' };

/** "Seven of hearts, wild, just drawn", "Nine of clubs, put aside in the set of nines". */
export function handCard(card: Card, facts: HandFacts, terms: Terms): string {
  const aside = facts.aside ? `, put aside in the ${readingName(facts.aside, terms)}` : '';
  return cardLabel(card, facts.wild, terms) + (facts.fresh ? FRESH[facts.fresh] : '') + aside;
}

/** "Stock, 14 cards left"; if the viewer may draw: "Stock, 14 cards left, you may draw". */
export const stockTarget = (count: number, isOpen = false): string =>
  `Stock, ${cardsCount(count)} left${isOpen ? ', you may draw' : ''}`;

/** "Discard pile, 7 cards, queen of diamonds on top". `why`: what pressing it does now. */
export function pileTarget(top: Card | null, count: number, why: 'draw' | 'discard' | 'meld' | null = null): string {
  const may = why === 'draw' ? ', you may take it' : why === 'discard' ? ', you may discard' : '';
  if (top === null) return `Discard pile, empty${may}`;
  return `Discard pile${count > 1 ? `, ${cardsCount(count)}` : ''}, ${cardName(top)} on top${may}`;
}

/** A card below the top of the pile: "Take 3 cards from the pile, down to the seven of hearts". */
export const pileCardTarget = (card: Card, depth: number, isOpen: boolean): string =>
  isOpen
    ? `Take ${depth} cards from the pile, down to the ${cardName(card)}`
    : `${capital(cardName(card))}, ${cardsCount(depth - 1)} above it in the pile`;

/** "Lay off on the high end of the run five to seven of hearts". */
export const placeTarget = (meld: Reading, place: Place, terms: Terms): string =>
  place === 'set'
    ? `Lay off on the ${readingName(meld, terms)}`
    : `Lay off on the ${place} end of the ${readingName(meld)}`;

/** "Swap: take the eight of clubs standing for seven of hearts"; "free" instead of "take" if it stays on the table. */
export const swapTarget = (wild: Card, faces: readonly Card[], isTaken: boolean): string =>
  `Swap: ${isTaken ? 'take' : 'free'} the ${cardName(wild)} standing for ${anyOf(faces)}`;

/** "seven of hearts or seven of spades"; "any seven" for all four suits. */
function anyOf(faces: readonly Card[]): string {
  const [first] = faces;
  const isAnySuit = first !== undefined && faces.length === 4 && faces.every((face) => rankOf(face) === rankOf(first));
  return isAnySuit ? `any ${rankName(rankOf(first))}` : faces.map(cardName).join(' or ');
}

/**
 * "Seven of hearts, in the run five to seven of hearts"; with the cards a wild stands for, and the player who played it
 * if somebody else laid the meld.
 */
export function meldCard(
  card: Card,
  meld: Reading,
  { faces, by }: { readonly faces: readonly Card[]; readonly by: Person | null },
  terms: Terms,
): string {
  const asWild = faces.length > 0 ? `, ${wordsIn(terms).wild}, standing for ${anyOf(faces)}` : '';
  return `${capital(cardName(card))}${asWild}, in the ${readingName(meld, terms)}${by ? `, played by ${object(by)}` : ''}`;
}

/** A meld on the table: "Run five to seven of hearts", "Set of kings, laid by Ana" where melds belong to players. */
export const meldHeading = (meld: Reading, by: Person | null, terms: Terms): string =>
  capital(readingName(meld, terms)) + (by ? `, laid by ${object(by)}` : '');

/** One of several targets of the same name: "Joker, in the set of kings, 1 of 2". */
export const numbered = (name: string, number: number, of: number): string => `${name}, ${number} of ${of}`;

/** The empty felt, while the selection may be laid down there or put aside. */
export const feltTarget = (terms: Terms, prepares: boolean): string =>
  prepares
    ? 'Put the selected cards aside for the contract'
    : `Lay the selected cards down as a new ${wordsIn(terms).meld}`;

/** A seat in one sentence: "Ann, a fox, 5 cards, 41 points, dealer, has melded", "Ada, Sharp bot, 7 cards". */
export function seatRead(seat: SeatRead): string {
  const { name, isYou } = seat.who;
  const parts = [
    isYou ? `${name} (you)` : name,
    seat.avatar !== null && AVATAR_LABELS[seat.avatar],
    seat.level !== null && levelBotWithin(seat.level),
    seat.standIn && 'a bot is playing',
    seat.isAway && 'away',
    cardsCount(seat.cards),
    points(seat.total),
    seat.dealer && 'dealer',
    seat.melded && 'has melded',
    seat.floats && 'floating',
    seat.turn && 'to play',
    seat.asked && 'deciding',
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
  if (id === 'meld') return meldVerb(how) + whichMeld(meld);
  if (id === 'sort') return order === 'suit' ? `Sort by ${wordsIn(how.terms).melds}` : SORTS[order];
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
  melds: 'Sort by rank',
  rank: 'Arrange by hand',
  arranging: 'Done arranging',
  own: 'Sort by suit',
};

/** The game's terms, and whether melds are put aside for a contract now. */
interface ButtonHow {
  readonly terms: Terms;
  readonly prepares: boolean;
}

const PLAIN_BUTTON: ButtonHow = { terms: 'common', prepares: false };

const meldVerb = ({ terms, prepares }: ButtonHow): string => (prepares ? 'Put aside' : capital(wordsIn(terms).meld));

/** The sort button's short label. Its accessible name remains the full label. */
export const sortShort = (order: ShownOrder): string => (order === 'arranging' ? 'Done' : BUTTON_TEXT.sort);

const BUTTON_TEXT: Readonly<Record<ButtonId, string>> = {
  discard: 'Discard',
  meld: 'Meld',
  undo: 'Undo',
  sort: 'Sort',
  scores: 'Scores',
  log: 'Log',
  leave: 'Menu',
};

/** The label of a button that only some games or moments have. */
export const extra = (id: ExtraId, terms: Terms): string =>
  id === 'goOut' ? capital(wordsIn(terms).goOut) : EXTRA_TEXT[id];

const EXTRA_TEXT: Readonly<Record<Exclude<ExtraId, 'goOut'>, string>> = {
  layContract: 'Lay contract',
  findContract: 'Find contract',
  goRummy: 'Go Rummy',
  upForTwo: 'Up for 2',
  float: 'Float',
  endTurn: 'Done',
  decline: 'Leave the pile',
  recall: 'Take discard back',
};

/** The warning on "Discard" when the selected card would help the next player. */
export const discardWarning = (warning: DiscardWarning, terms: Terms): string =>
  warning === 'wild' ? `a ${wordsIn(terms).wild}!` : `fits a ${wordsIn(terms).meld}`;
