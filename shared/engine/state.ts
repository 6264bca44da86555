import type { ClaimAction, Reading, Seat } from './actions.ts';
import type { Card, Rank } from './cards/cards.ts';
import type { Draft } from './draft.ts';
import type { RuleSet } from './ruleSet.ts';
import type { SeatSet } from './seats.ts';

/**
 * The step the game is in.
 *
 * `opening`: the first dealer is not chosen. `ready`: the table may deal; what the last deal left still lies there to be
 * seen. `draw` and `play`: the two halves of a turn. `over`: the final standing. The others are steps that only some
 * games have: `sizing`: in mid-deal, whoever was dealt a two chooses how many cards it gives (§4.90); `naming`: the dealer
 * names the wild rank (R26); `window`: other seats are asked about the upcard (§4.78); `press`: after a deal, the last
 * player may take points (R136).
 */
export const PHASES = ['opening', 'ready', 'draw', 'play', 'over', 'sizing', 'naming', 'window', 'press'] as const;
export type Phase = (typeof PHASES)[number];

/** A meld on the table. In a set `cards` lie in the order they came; in a run `cards[i]` stands for `rank + i`. */
export interface TableMeld extends Reading {
  /** Its number in this deal, from 0, in the order of laying; that of a meld taken back is given again. */
  readonly id: number;
  /** Who laid it. */
  readonly by: Seat;
  /** Who played each card, beside `cards`: scores follow it where melds count (R68, R94). */
  readonly owners: readonly Seat[];
  /** Nothing can be taken from it: a set laid with wilds alone where the rules say so (R92, §4.73). */
  readonly locked: boolean;
}

/**
 * What everybody saw, in order: who drew from where (`claim`: the pile, out of turn) and who discarded what; several cards
 * drawn at once are as many moves, the deepest first. `card` is null for a stock card.
 */
export interface Move {
  readonly seat: Seat;
  readonly did: 'stock' | 'pile' | 'discard' | 'claim';
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
  /** 2 when the Press doubled it (R135). */
  readonly factor: 1 | 2;
  /** The whole hand of who went out went in one turn, with nothing played before (R133, §4.95). */
  readonly wentRummy: boolean;
  /** Points that the Press moved after it, per seat (R136, R137); empty when it moved none. */
  readonly added: readonly number[];
}

/** Seats are asked about the upcard: whether they take it out of turn, or call it (R80, R113, §4.78). */
export interface ClaimWindow {
  readonly kind: 'take' | 'call';
  /** Who is asked, nearest first. */
  readonly seats: readonly Seat[];
  /** `take`: the upcard. `call`: the cards of the pile that may be called now, each as the deepest one taken. */
  readonly cards: readonly Card[];
  /** Who has not answered yet. */
  readonly waiting: SeatSet;
  /** Per seat: the yes it gave, or null. Secret until the window closes. */
  readonly claims: readonly (ClaimAction | null)[];
  /** `call`: whose turn it is if nobody calls. `take`: the active player. */
  readonly next: Seat;
}

/** What brings a turn back that ended with a discard (R100). Its owner's secret. */
export interface EndedTurn {
  readonly seat: Seat;
  readonly draft: Draft;
  readonly idle: number;
  readonly turns: SeatSet;
  readonly played: SeatSet;
}

/** Where a deal's chance comes from: a 256-bit secret as 64 hex digits, and everybody's shares. */
export interface DealSecret {
  readonly secret: string;
  readonly shares: readonly string[];
}

/** What of a game everybody may see as it is. */
export interface PublicFields {
  readonly rules: RuleSet;
  readonly phase: Phase;
  /** Number of the deal under way or just finished, from 1; 0 before the first. */
  readonly deal: number;
  /** -1 before the opening draw. */
  readonly dealer: Seat;
  /** Whose turn it is; -1 when it is nobody's. */
  readonly turn: Seat;
  /** The wild rank of this deal, 0 for none. */
  readonly wildRank: Rank;
  /** The card that shows the wild rank and is out of play, or -1 (R32). */
  readonly indicator: Card;
  readonly melds: readonly TableMeld[];
  /** Who has ended a turn in this deal. */
  readonly turns: SeatSet;
  /** Turns on end in which nobody drew from the stock or put a card on the table (R152). */
  readonly idle: number;
  /** How often the pile has become the stock in this deal (R116). */
  readonly reshuffles: number;
  /** Cards of the pile that could be called once already (§4.42), in any order. */
  readonly offered: readonly Card[];
  /** Who went out on the first turn while others still have theirs, or -1 (R108). */
  readonly relief: Seat;
  /** The deal under way, or the next one, counts double (R135). */
  readonly pressed: boolean;
  readonly results: readonly DealResult[];
  readonly moves: readonly Move[];
}

/** These fields alone. */
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

/** Everything there is to know about a game: plain, immutable, never sent anywhere whole. */
export interface GameState extends PublicFields {
  readonly seats: number;
  /** Face down; the last one is the top. */
  readonly stock: readonly Card[];
  /** Face up; the last one is the top. */
  readonly pile: readonly Card[];
  /** One per seat, each in ascending order: the order of a hand is its owner's business, not the game's. */
  readonly hands: readonly (readonly Card[])[];
  /** Melds begun in this deal, and so the next one's id. */
  readonly nextMeld: number;
  /** Who has laid a meld in this deal. */
  readonly melded: SeatSet;
  /** Who has put a card on the table in an earlier turn of this deal, or by a call outside its turn (§4.95, R151). */
  readonly played: SeatSet;
  /** The secret this deal's chance comes from; null before the first. */
  readonly chance: DealSecret | null;
  readonly window: ClaimWindow | null;
  /** Who does not want to be asked again in this deal. */
  readonly passed: SeatSet;
  /** How many seats have refused the points of the Press since the last deal. */
  readonly refusals: number;
  readonly ended: EndedTurn | null;
  readonly draft: Draft;
  /** Per seat: the number of the decision it is asked for; grows when the seat acts or is asked anew. */
  readonly at: readonly number[];
  readonly totals: readonly number[];
  /** Per seat: cards in its hand that everybody has seen, ascending (§4.98). */
  readonly known: readonly (readonly Card[])[];
}
