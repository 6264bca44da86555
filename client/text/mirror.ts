import { type Card, type Place, type Rank, type Reading, rankOf } from '#engine';
import type { SeatInfo } from '#protocol';
import type { Person, Terms } from '#text';
import type { NewCardsBy } from '../game/types.ts';
import { avatarOf, isolated, playerName } from './company.ts';
import { fixed, say } from './say.ts';

/** Headings of the parts of the table. */
export const HEADINGS = fixed('headings');

/** The facts about a card in the hand. */
interface HandFacts {
  readonly wild: boolean;
  /** How it came into the hand, if it is the latest card. */
  readonly fresh: NewCardsBy | null;
  /** The meld it is put aside in for the contract. */
  readonly aside: Reading | null;
}

/** "Seven of hearts, wild, just drawn", "Nine of clubs, put aside in the set of nines". */
export const handCard = (card: Card, { wild, fresh, aside }: HandFacts, terms: Terms): string =>
  say('mirror-handCard', { card, isWild: wild, fresh, aside, terms });

/** "Stock, 14 cards left"; if the viewer may draw: "Stock, 14 cards left, you may draw". */
export const stockTarget = (count: number, isOpen = false): string => say('mirror-stock', { count, isOpen });

/** "Discard pile, 7 cards, queen of diamonds on top". `why`: what pressing it does now. */
export const pileTarget = (top: Card | null, count: number, why: 'draw' | 'discard' | 'meld' | null = null): string =>
  say('mirror-pile', { top, count, may: why === 'meld' ? null : why });

/** A card below the top of the pile: "Take 3 cards from the pile, down to the seven of hearts". */
export const pileCardTarget = (card: Card, depth: number, isOpen: boolean): string =>
  say('mirror-pileCard', { card, depth, above: depth - 1, isOpen });

/** "Lay off on the high end of the run of hearts from five to seven". */
export const placeTarget = (meld: Reading, place: Place, terms: Terms): string =>
  say('mirror-place', { meld, place, terms });

/**
 * "Swap: take the eight of clubs standing for the seven of hearts"; "free" instead of "take" if it stays there.
 * @param forTwo only for two of these cards at once (R156)
 */
export const swapTarget = (wild: Card, faces: readonly Card[], isTaken: boolean, forTwo = false): string =>
  say(forTwo ? 'mirror-swapForTwo' : 'mirror-swap', { wild, faces, rank: rankOfAll(faces), isTaken });

/** The rank of cards of all four suits; null for others. */
function rankOfAll(faces: readonly Card[]): Rank | null {
  const [first] = faces;
  if (first === undefined || faces.length < 4) return null;
  return faces.every((face) => rankOf(face) === rankOf(first)) ? rankOf(first) : null;
}

/**
 * "Seven of hearts, in the run of hearts from five to seven"; with the cards a wild stands for, and the player who
 * played it if somebody else laid the meld.
 */
export const meldCard = (
  card: Card,
  meld: Reading,
  { faces, by }: { readonly faces: readonly Card[]; readonly by: Person | null },
  terms: Terms,
): string => say('mirror-meldCard', { card, isWild: faces.length > 0, faces, rank: rankOfAll(faces), meld, by, terms });

/** A meld on the table: "Run of hearts from five to seven"; "Set of kings, laid by Ana" if melds belong to players. */
export const meldHeading = (meld: Reading, by: Person | null, terms: Terms): string =>
  say('mirror-meldHeading', { meld, by, terms });

/** One of several targets of the same name: "Joker, in the set of kings, 1 of 2". */
export const numbered = (name: string, number: number, of: number): string =>
  say('mirror-numbered', { name, number, of });

/** The empty felt, while the selection may be laid down there or put aside. */
export const feltTarget = (terms: Terms, prepares: boolean): string => say('mirror-felt', { terms, prepares });

/** The public facts about a seat. */
interface SeatFacts {
  readonly you: boolean;
  readonly cards: number;
  readonly total: number;
  /** How often it may still take out of turn in this deal (R163); infinite where the rules do not limit it. */
  readonly takes: number;
  readonly dealer: boolean;
  readonly melded: boolean;
  readonly turn: boolean;
  /** It has a question to answer outside its turn. */
  readonly asked: boolean;
  readonly floats: boolean;
  /** Another player is out, and its last turn is still to come. */
  readonly late: boolean;
}

/** "may still take 2 cards out of turn": how often a seat may still take in a deal (R163); empty without a limit. */
export const seatTakes = (left: number): string => (Number.isFinite(left) ? say('mirrorSeat-takes', { left }) : '');

/**
 * A seat in one sentence: "Ann, a fox, 5 cards, 41 points, dealer, has melded", "Ada, Sharp bot, 7 cards".
 * `you`: it is the viewer's.
 */
export function seatLine(seat: SeatInfo, facts: SeatFacts): string {
  const who = { name: isolated(playerName(seat)), isYou: facts.you };
  const flags = { ...facts, standIn: seat.standIn, away: !seat.connected };
  const now = (...all: readonly Exclude<keyof typeof flags, 'you' | 'cards' | 'total' | 'takes'>[]) =>
    all.filter((fact) => flags[fact]).map((fact) => say('mirrorSeat-now', { fact, who }));
  const parts = [
    say('mirrorSeat-player', { who }),
    avatarOf(seat),
    // German has "schlauer Bot" in a sentence, and "Schlauer Bot" alone.
    seat.level === null ? '' : say('levels-botWithin', { level: seat.level }),
    ...now('standIn', 'away'),
    say('mirrorSeat-cards', { count: facts.cards }),
    say('mirrorSeat-points', { count: facts.total }),
    seatTakes(facts.takes),
    ...now('dealer', 'melded', 'floats', 'late', 'turn', 'asked'),
  ];
  return say('mirrorSeat-parts', { parts: parts.filter((part) => part !== '') });
}
