import type { Place, Reading, Seat } from './actions.ts';
import type { Card, Rank } from './cards.ts';
import type { RuleSet } from './ruleSet.ts';

/**
 * The step the game is in.
 *
 * `opening`: the first dealer is not chosen. `ready`: the table may deal; what the last deal left still lies there to be
 * seen. `draw` and `play`: the two halves of a turn. `over`: the final standing. Games with further steps (naming the
 * wild, a claim window, relief) have phases of their own that other games never enter.
 */
export const PHASES = ['opening', 'ready', 'draw', 'play', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/** A meld on the table. In a set `cards` lie in the order they came; in a run `cards[i]` stands for `rank + i`. */
export interface TableMeld extends Reading {
  /** Its number in this deal, from 0, in the order of laying; that of a meld taken back is given again. */
  readonly id: number;
  /** Who played each card, beside `cards`: scores follow it where melds count (R68, R94). */
  readonly owners: readonly Seat[];
}

/** One table play of the turn under way, with what it takes to reverse it. */
export type Play =
  | { readonly type: 'meld'; readonly meld: number; readonly first: boolean }
  | { readonly type: 'layOff'; readonly meld: number; readonly place: Place; readonly card: Card }
  | {
      readonly type: 'swap';
      readonly meld: number;
      readonly index: number;
      readonly natural: Card;
      readonly wild: Card;
      /** Who had played the wild: it lies there again when the swap is taken back. */
      readonly owner: Seat;
    };

/** The turn under way: open to taking back until its closing action. */
export interface Draft {
  /** Where the turn's card came from; `none` before the draw and on a first turn whose extra card stands for it (R23). */
  readonly drew: 'none' | 'stock' | 'pile';
  /** The cards drawn this turn. A stock card is its owner's secret. */
  readonly drawn: readonly Card[];
  /** Cards in hand when the turn began, before the draw (R104). */
  readonly held: number;
  readonly plays: readonly Play[];
  readonly takeBacks: number;
}

/** The draft of nobody's turn. */
export const NO_DRAFT: Draft = { drew: 'none', drawn: [], held: 0, plays: [], takeBacks: 0 };

/** What everybody saw, in order: who drew from where and who discarded what. `card` is null for a stock card. */
export interface Move {
  readonly seat: Seat;
  readonly did: 'stock' | 'pile' | 'discard';
  readonly card: Card | null;
}

/** How a deal ended. `capped`: it got nowhere (R152); `void`: it had to be abandoned and counts for nobody. */
export const ENDINGS = ['wentOut', 'exhausted', 'capped', 'void'] as const;
export type Ending = (typeof ENDINGS)[number];

export interface DealResult {
  readonly deal: number;
  readonly dealer: Seat;
  readonly wildRank: Rank;
  readonly ending: Ending;
  /** Who went out, or -1. */
  readonly out: Seat;
  /** What each seat scored in this deal. */
  readonly points: readonly number[];
}

/** Everything there is to know about a game: plain, immutable, never sent anywhere whole. */
export interface GameState {
  readonly rules: RuleSet;
  readonly seats: number;
  readonly phase: Phase;
  /** Number of the deal under way or just finished, from 1; 0 before the first. */
  readonly deal: number;
  /** -1 before the opening draw. */
  readonly dealer: Seat;
  /** Whose turn it is; -1 when it is nobody's. */
  readonly turn: Seat;
  /** The wild rank of this deal, 0 for none. */
  readonly wildRank: Rank;
  /** Face down; the last one is the top. */
  readonly stock: readonly Card[];
  /** Face up; the last one is the top. */
  readonly pile: readonly Card[];
  /** One per seat, each in ascending order: the order of a hand is its owner's business, not the game's. */
  readonly hands: readonly (readonly Card[])[];
  readonly melds: readonly TableMeld[];
  /** Melds begun in this deal, and so the next one's id. */
  readonly nextMeld: number;
  /** Bit per seat: has laid a meld in this deal. */
  readonly melded: number;
  readonly draft: Draft;
  /** Turns on end in which nobody drew from the stock or put a card on the table (R152). */
  readonly idle: number;
  /** Per seat: the number of the decision it is asked for; grows when the seat acts or is asked anew. */
  readonly at: readonly number[];
  readonly totals: readonly number[];
  readonly results: readonly DealResult[];
  readonly moves: readonly Move[];
  /** Per seat: cards in its hand that everybody has seen, ascending (4.98). */
  readonly known: readonly (readonly Card[])[];
}
