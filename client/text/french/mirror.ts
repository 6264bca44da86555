import { type Card, type Place, type Reading, rankOf } from '#engine';
import type { Person, Terms } from '#text';
import type { DiscardWarning } from '../../game/discardWarning.ts';
import type { ButtonId, ExtraId, FreshBy, HandOrder } from '../../game/types.ts';
import { AVATAR_LABELS } from '../avatars.ts';
import type { SeatRead } from '../data.ts';
import { levelBotWithin } from '../levels.ts';
import { cardLabel, cardName, namedWith, rankName, readingName, readingShort, readingWith } from './cards.ts';
import { capital } from './plural.ts';
import { cardsCount, points } from './table.ts';
import { object } from './told.ts';
import { wordsIn } from './words.ts';

/** Headings of the parts of the table. */
export const HEADINGS = {
  table: 'Table',
  seats: 'Joueurs',
  melds: 'Combinaisons',
  piles: 'Pioche et défausse',
  hand: 'Votre main',
  step: 'État de la partie',
  actions: 'Actions',
  contract: 'Contrat',
} as const;

/** The facts about a card in the hand. */
interface HandFacts {
  readonly wild: boolean;
  /** How it came into the hand, if it is the latest card. */
  readonly fresh: FreshBy | null;
  /** The meld it is put aside in for the contract. */
  readonly aside: Reading | null;
}

const FRESH: Readonly<Record<FreshBy, string>> = { draw: ', nouvelle carte', swap: ', carte libérée' };

/** "Sept de cœur, joker, nouvelle carte", "Neuf de trèfle, carte réservée dans le brelan de 9". */
export function handCard(card: Card, facts: HandFacts, terms: Terms): string {
  const aside = facts.aside ? `, carte réservée dans ${readingWith('the', facts.aside, terms)}` : '';
  return cardLabel(card, facts.wild, terms) + (facts.fresh ? FRESH[facts.fresh] : '') + aside;
}

/** "Pioche, encore 14 cartes"; if the viewer may draw: "Pioche, encore 14 cartes, vous pouvez piocher". */
export const stockTarget = (count: number, isOpen = false): string =>
  `Pioche, encore ${cardsCount(count)}${isOpen ? ', vous pouvez piocher' : ''}`;

/** "Défausse, 7 cartes, dame de carreau dessus". `why`: what pressing it does now. */
export function pileTarget(top: Card | null, count: number, why: 'draw' | 'discard' | 'meld' | null = null): string {
  const may = why === 'draw' ? ', vous pouvez prendre cette carte' : why === 'discard' ? ', vous pouvez défausser' : '';
  if (top === null) return `Défausse, vide${may}`;
  return `Défausse${count > 1 ? `, ${cardsCount(count)}` : ''}, ${cardName(top)} dessus${may}`;
}

/** A card below the top of the pile: "Prendre 3 cartes dans la défausse, jusqu’au sept de cœur". */
export const pileCardTarget = (card: Card, depth: number, isOpen: boolean): string =>
  isOpen
    ? `Prendre ${cardsCount(depth)} dans la défausse, jusqu’${namedWith('to', card)}`
    : `${capital(cardName(card))}, ${cardsCount(depth - 1)} par-dessus dans la défausse`;

/** "Ajouter à la fin de la suite du cinq au sept de cœur", "Ajouter au brelan de rois". */
export const placeTarget = (meld: Reading, place: Place, terms: Terms): string =>
  place === 'set'
    ? `Ajouter ${readingWith('to', meld, terms)}`
    : `Ajouter ${place === 'low' ? 'au début' : 'à la fin'} ${readingWith('of', meld, terms)}`;

/** "Échanger : prendre le huit de trèfle qui représente le sept de cœur"; "libérer" if it stays on the table. */
export const swapTarget = (wild: Card, faces: readonly Card[], isTaken: boolean): string =>
  `Échanger : ${isTaken ? 'prendre' : 'libérer'} ${namedWith('the', wild)} qui représente ${anyOf(faces)}`;

/** "le sept de cœur ou le sept de pique"; "n’importe quel sept" for all four suits. */
function anyOf(faces: readonly Card[]): string {
  const [first] = faces;
  const isAnySuit = first !== undefined && faces.length === 4 && faces.every((face) => rankOf(face) === rankOf(first));
  if (!isAnySuit) return faces.map((face) => namedWith('the', face)).join(' ou ');
  const name = rankName(rankOf(first));
  return `n’importe ${name === 'dame' ? 'quelle' : 'quel'} ${name}`;
}

/**
 * "Sept de cœur, dans la suite du cinq au sept de cœur"; with the cards a wild stands for, and the player who played it
 * if somebody else laid the meld.
 */
export function meldCard(
  card: Card,
  meld: Reading,
  { faces, by }: { readonly faces: readonly Card[]; readonly by: Person | null },
  terms: Terms,
): string {
  const name =
    faces.length > 0 ? `${cardLabel(card, true, terms)}, représente ${anyOf(faces)}` : capital(cardName(card));
  return `${name}, dans ${readingWith('the', meld, terms)}${by ? `, carte jouée par ${object(by)}` : ''}`;
}

/** A meld on the table: "Suite du cinq au sept de cœur", "Brelan de rois, posé par Ana" if melds have owners. */
export const meldHeading = (meld: Reading, by: Person | null, terms: Terms): string =>
  capital(readingName(meld, terms)) + (by ? `, ${meld.kind === 'set' ? 'posé' : 'posée'} par ${object(by)}` : '');

/** One of several targets of the same name: "Joker, dans le brelan de rois, 1 sur 2". */
export const numbered = (name: string, number: number, of: number): string => `${name}, ${number} sur ${of}`;

/** The empty felt, while the selection may be laid down there or put aside. */
export const feltTarget = (terms: Terms, prepares: boolean): string =>
  prepares
    ? 'Réserver les cartes choisies pour le contrat'
    : `Poser ${wordsIn(terms)['une nouvelle combinaison']} avec les cartes choisies`;

/** A seat in one sentence: "Ann, un renard, 5 cartes, 41 points, à la donne, a posé", "Agathe, robot futé". */
export function seatRead(seat: SeatRead): string {
  const { name, isYou } = seat.who;
  const parts = [
    isYou ? `${name} (vous)` : name,
    seat.avatar !== null && AVATAR_LABELS[seat.avatar],
    seat.level !== null && levelBotWithin(seat.level),
    seat.standIn && 'un robot joue',
    seat.isAway && 'hors ligne',
    cardsCount(seat.cards),
    points(seat.total),
    seat.dealer && 'à la donne',
    seat.melded && (isYou ? 'avez posé' : 'a posé'),
    seat.floats && (isYou ? 'flottez' : 'flotte'),
    seat.turn && (isYou ? 'à vous de jouer' : 'doit jouer'),
    seat.asked && (isYou ? 'à vous de répondre' : 'doit répondre'),
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
  if (id === 'meld') return (how.prepares ? 'Réserver' : BUTTON_TEXT.meld) + whichMeld(meld);
  if (id === 'sort') return order === 'suit' ? `Trier par ${wordsIn(how.terms).combinaisons}` : SORTS[order];
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
  melds: 'Trier par valeur',
  rank: 'Ranger soi-même',
  arranging: 'Rangement terminé',
  own: 'Trier par couleur',
};

/** The game's terms, and whether melds are put aside for a contract now. */
interface ButtonHow {
  readonly terms: Terms;
  readonly prepares: boolean;
}

const PLAIN_BUTTON: ButtonHow = { terms: 'common', prepares: false };

/** The sort button's short label. Its accessible name remains the full label. */
export const sortShort = (order: ShownOrder): string => (order === 'arranging' ? 'Fini' : BUTTON_TEXT.sort);

const BUTTON_TEXT: Readonly<Record<ButtonId, string>> = {
  discard: 'Défausser',
  meld: 'Poser',
  undo: 'Annuler',
  sort: 'Trier',
  scores: 'Scores',
  log: 'Suivi',
  leave: 'Menu',
};

/** The label of a button that only some games or moments have. */
export const extra = (id: ExtraId, terms: Terms): string =>
  id === 'goOut' ? capital(wordsIn(terms).finir) : EXTRA_TEXT[id];

const EXTRA_TEXT: Readonly<Record<Exclude<ExtraId, 'goOut'>, string>> = {
  layContract: 'Poser le contrat',
  findContract: 'Former le contrat',
  goRummy: 'Faire rami',
  upForTwo: 'Up pour 2',
  float: 'Flotter',
  endTurn: 'Terminé',
  decline: 'Ne rien prendre',
  recall: 'Reprendre la carte',
};

/** The warning on "Défausser" when the selected card would help the next player. */
export const discardWarning = (warning: DiscardWarning, terms: Terms): string =>
  warning === 'wild' ? `un ${wordsIn(terms).joker} !` : 'peut s’ajouter';
