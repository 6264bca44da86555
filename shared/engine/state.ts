import { type ClaimAction, MAX_TAKE_BACKS, type Place, type Reading, type Seat, type Spot } from './actions.ts';
import type { Card, Rank } from './cards/cards.ts';
import type { RuleSet } from './ruleSet.ts';
import type { SeatSet } from './seats.ts';

/** A table play of the current turn, with all that is needed to undo it. */
export type Play =
  | { readonly type: 'meld'; readonly meld: number; readonly first: boolean }
  | { readonly type: 'layOff'; readonly meld: number; readonly place: Place; readonly card: Card }
  | {
      readonly type: 'swap';
      readonly meld: number;
      readonly index: number;
      readonly natural: Card;
      /** The card that joined the set with the natural (R156); absent elsewhere. */
      readonly second?: Card;
      readonly wild: Card;
      /** Where on the table the wild went; null if it went into the hand. */
      readonly to: Spot | null;
      /** The seat that had played the wild, restored as its owner when the swap is taken back. */
      readonly owner: Seat;
    }
  | { readonly type: 'contract'; readonly melds: readonly number[] };

/** The current turn, which can be taken back until its closing action. */
export interface Draft {
  /** Source of this turn's card. `none`: not drawn yet, or the extra card replaces the first draw (R23). */
  readonly drew: 'none' | 'stock' | 'pile';
  /** The cards drawn this turn. A card from the stock is its owner's secret. */
  readonly drawn: readonly Card[];
  /** Number of cards in hand at the beginning of the turn, before the draw (R104). */
  readonly held: number;
  readonly plays: readonly Play[];
  /**
   * Number of plays, from the first, that cannot be taken back: a called card. If positive, neither can the draw
   * (§4.42).
   */
  readonly fixed: number;
  readonly takeBacks: number;
}

/** The draft when no turn is in progress. */
export const NO_DRAFT: Draft = { drew: 'none', drawn: [], held: 0, plays: [], fixed: 0, takeBacks: 0 };

/**
 * The number of steps that can still be taken back this turn: plays, and a draw from the pile. A draw from the stock is
 * not one of them; neither is a called card with its play (§4.42, §4.64).
 */
export const outstanding = ({ drew, plays, fixed }: Draft): number =>
  fixed > 0 ? plays.length - fixed : plays.length + (drew === 'pile' ? 1 : 0);

/** Whether the limit allows another play, which it must also be possible to take back. */
export const hasRoomForPlays = ({ draft }: { readonly draft: Draft }): boolean =>
  draft.takeBacks + outstanding(draft) < MAX_TAKE_BACKS;

/**
 * The step the game is in.
 *
 * `opening`: the first dealer has not been chosen. `ready`: the table may deal; the cards of the last deal are still on
 * view. `draw` and `play`: the two halves of a turn. `over`: the final standing.
 *
 * Steps that only some games have: `sizing`: mid-deal, a player dealt a two chooses how many cards it gives (§4.90).
 * `naming`: the dealer names the wild rank (R26). `window`: other seats are asked about the upcard (§4.78). `press`:
 * after a deal, a player may take points (R136).
 */
export const PHASES = ['opening', 'ready', 'draw', 'play', 'over', 'sizing', 'naming', 'window', 'press'] as const;
export type Phase = (typeof PHASES)[number];

const BETWEEN: readonly Phase[] = ['opening', 'ready', 'press', 'over'];

/** Whether no deal is running: before the first, or after one has been scored. */
export const isBetweenDeals = ({ phase }: { readonly phase: Phase }): boolean => BETWEEN.includes(phase);

/** A meld on the table. In a set `cards` are in the order they were laid; in a run `cards[i]` stands for `rank + i`. */
export interface TableMeld extends Reading {
  /** Number of the meld in this deal, from 0, in the order of laying; the id of a meld taken back is used again. */
  readonly id: number;
  /** The seat that laid it. */
  readonly by: Seat;
  /** The seat that played each of `cards`. Where melds score, each card scores for its owner (R68, R94). */
  readonly owners: readonly Seat[];
  /** Nothing can be taken from it: a set laid with wilds alone, where the rules lock those (R92, §4.73). */
  readonly locked: boolean;
}

/**
 * A draw or discard as everybody saw it, in order; `claim` is a card of the pile taken out of turn. Several cards drawn
 * at once are one move each, the deepest first. `card` is null for a stock card.
 */
export interface Move {
  readonly seat: Seat;
  readonly did: 'stock' | 'pile' | 'discard' | 'claim';
  readonly card: Card | null;
}

/**
 * How a deal ended. `exhausted`: empty stock. `capped`: no progress (R152). `void`: abandoned as a stalemate.
 * `cancelled`: a newer version of the game could not continue it (§4.102). In the last two nobody scores.
 *
 * The order is part of the wire: new endings go last.
 */
export const ENDINGS = ['wentOut', 'exhausted', 'capped', 'void', 'cancelled'] as const;
export type Ending = (typeof ENDINGS)[number];

export interface DealResult {
  readonly deal: number;
  readonly dealer: Seat;
  readonly wildRank: Rank;
  readonly ending: Ending;
  /** The seat that went out, or -1. */
  readonly out: Seat;
  /** Points of each seat in this deal. */
  readonly points: readonly number[];
  /** 2 if the Press doubled it (R135). */
  readonly factor: 1 | 2;
  /** The player who went out played the whole hand in one turn, with nothing played before (R133, §4.95). */
  readonly wentRummy: boolean;
  /** Points that the Press moved after this deal, per seat; empty if none (R136, R137). */
  readonly added: readonly number[];
}

/** A question to other seats about the upcard: whether they take it out of turn, or call it (R80, R113, §4.78). */
export interface ClaimWindow {
  readonly kind: 'take' | 'call';
  /** The seats asked, nearest first. */
  readonly seats: readonly Seat[];
  /** `take`: the upcard. `call`: the cards of the pile that may be called now, each as the deepest one taken. */
  readonly cards: readonly Card[];
  /** The seats that have not answered yet. */
  readonly waiting: SeatSet;
  /** Per seat: its yes, or null. Secret until the window closes. */
  readonly claims: readonly (ClaimAction | null)[];
  /** `call`: the seat whose turn it is if nobody calls. `take`: the active seat. */
  readonly next: Seat;
}

/** All that is needed to restore a turn that ended with a discard (R100). Its owner's secret. */
export interface EndedTurn {
  readonly seat: Seat;
  readonly draft: Draft;
  readonly idle: number;
  readonly turns: SeatSet;
  readonly played: SeatSet;
}

/** Random source of a deal: a 256-bit secret as 64 hex digits, and the shares of the players. */
export interface DealSecret {
  readonly secret: string;
  readonly shares: readonly string[];
}

/** The same type with fields that may be changed. */
export type Mutable<Type> = { -readonly [Key in keyof Type]: Type[Key] };

/** The parts of a game that everybody may see unchanged. */
export interface PublicFields {
  readonly rules: RuleSet;
  readonly phase: Phase;
  /** Number of the current or last deal, from 1; 0 before the first. */
  readonly deal: number;
  /** -1 before the opening draw. */
  readonly dealer: Seat;
  /** The seat whose turn it is, or -1. */
  readonly turn: Seat;
  /** The wild rank of this deal, 0 for none. */
  readonly wildRank: Rank;
  /** The card that shows the wild rank, if it is out of play, else -1 (R32). */
  readonly indicator: Card;
  readonly melds: readonly TableMeld[];
  /** The seats that have ended a turn in this deal. */
  readonly turns: SeatSet;
  /** Consecutive turns without a draw from the stock and without a card played (R152). */
  readonly idle: number;
  /** How often the pile has become the stock in this deal (R116). */
  readonly reshuffles: number;
  /** Cards of the pile that have already been offered for calling, in any order (§4.42). */
  readonly offered: readonly Card[];
  /** The seat that is out while others still have a turn, or -1: a relief turn (R108) or a last turn (R157). */
  readonly relief: Seat;
  /** The current deal, or the next one if none is in progress, counts double (R135). */
  readonly pressed: boolean;
  readonly results: readonly DealResult[];
  readonly moves: readonly Move[];
}

/** Copies these fields alone. Others are added one by one, which is twice as fast as spreading such a copy. */
export const publicFields = (from: PublicFields): PublicFields => ({
  rules: from.rules,
  phase: from.phase,
  deal: from.deal,
  dealer: from.dealer,
  turn: from.turn,
  wildRank: from.wildRank,
  indicator: from.indicator,
  melds: from.melds,
  turns: from.turns,
  idle: from.idle,
  reshuffles: from.reshuffles,
  offered: from.offered,
  relief: from.relief,
  pressed: from.pressed,
  results: from.results,
  moves: from.moves,
});

/** The complete state of a game: plain and immutable. It is never sent anywhere as a whole. */
export interface GameState extends PublicFields {
  readonly seats: number;
  /** Face down, the top card last. */
  readonly stock: readonly Card[];
  /** Face up, the top card last. */
  readonly pile: readonly Card[];
  /** Per seat, ascending: how players sort their hands is not the game's concern. */
  readonly hands: readonly (readonly Card[])[];
  /** Number of melds laid in this deal, and therefore the id of the next one. */
  readonly nextMeld: number;
  /** The seats that have laid a meld in this deal. */
  readonly melded: SeatSet;
  /** The seats that have played a card in an earlier turn of this deal, or by calling out of turn (§4.95, R151). */
  readonly played: SeatSet;
  /** Random source of this deal; null before the first. */
  readonly chance: DealSecret | null;
  readonly window: ClaimWindow | null;
  /** The seats that do not want to be asked again in this deal. */
  readonly passed: SeatSet;
  /** Number of seats that have refused the points of the Press since the last deal. */
  readonly refusals: number;
  readonly ended: EndedTurn | null;
  readonly draft: Draft;
  /** Per seat: number of its current decision, which grows when the seat acts or is asked again. */
  readonly at: readonly number[];
  readonly totals: readonly number[];
  /** Per seat: the cards in its hand that everybody has seen, ascending (§4.98). */
  readonly known: readonly (readonly Card[])[];
}
