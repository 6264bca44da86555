import type { Illegal, Reading, Seat, SeatAction } from '../actions.ts';
import type { Card } from '../cards/cards.ts';
import { readingsOf } from '../melds/newMelds.ts';
import { hasSeat } from '../seats.ts';
import type { PlayerView } from '../view/playerView.ts';
import { contextFrom } from '../view/ruleContext.ts';
import type { ListedKind } from './actions/actionKind.ts';
import { check, checkPlace, LISTED_KINDS } from './decide.ts';

/**
 * The actions a seat may do now, by kind. Equivalent new melds are listed once, and for calls only the smallest melds.
 * Contracts and going Rummy have too many ways to be listed: `refusal` checks one, `findContract` and `rummyOf` find
 * one.
 */
export type LegalActions = {
  readonly [Name in keyof typeof LISTED_KINDS]: ReturnType<(typeof LISTED_KINDS)[Name]['list']>;
};

const LISTS = Object.entries<ListedKind>(LISTED_KINDS);

/** Builds one list per kind. The cast is needed: the compiler cannot see that each list is of its own kind. */
const eachList = (listOf: (kind: ListedKind) => readonly SeatAction[]): LegalActions =>
  Object.fromEntries(LISTS.map(([name, kind]) => [name, listOf(kind)])) as LegalActions;

/** The empty lists. */
export const NO_ACTIONS: LegalActions = eachList(() => []);

/** Returns everything the viewer may do now, from the view alone; empty lists if it is not the viewer's move. */
export function legalActions(view: PlayerView): LegalActions {
  const context = contextFrom(view);
  return context ? eachList((kind) => (checkPlace(context, kind) === null ? kind.list(context) : [])) : NO_ACTIONS;
}

/** All lists joined into one. */
export const listActions = (legal: LegalActions): SeatAction[] => Object.values<readonly SeatAction[]>(legal).flat();

/** The seats to act now: the seat whose turn it is, or those that may still answer about the upcard (§4.78). */
export function askedSeats({ turn, window }: Pick<PlayerView, 'turn' | 'window'>): readonly Seat[] {
  if (window) return window.seats.filter((seat) => hasSeat(window.waiting, seat));
  return turn < 0 ? [] : [turn];
}

/** Whether the viewer is to act now. */
export const isAsked = (view: PlayerView): boolean => askedSeats(view).some((seat) => seat === view.viewer);

/** Returns why the viewer may not do this now, or null if it may. */
export function refusal(view: PlayerView, action: SeatAction): Illegal | null {
  const context = contextFrom(view);
  return context ? check(context, action) : 'notYourTurn';
}

/**
 * Returns every meld that exactly these cards can form, first those that agree with the order given (§4.101).
 * @example readings(view, parseCards('JD 3D 3S')) // Threes wild: JJJ, 9-10-J, J-Q-K, then 10-J-Q
 */
export const readings = (view: PlayerView, cards: readonly Card[]): readonly Reading[] =>
  readingsOf(view.rules, view.wildRank, cards);
