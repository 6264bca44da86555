import type { Illegal, Reading, Seat, SeatAction } from '../actions.ts';
import type { Card } from '../cards/cards.ts';
import { readingsOf } from '../melds/newMelds.ts';
import { hasSeat } from '../seats.ts';
import type { PlayerView } from '../view/playerView.ts';
import { contextFrom } from '../view/ruleContext.ts';
import type { ListedKind } from './actions/actionKind.ts';
import { check, checkPlace, LISTED_KINDS } from './decide.ts';

/**
 * What a seat may do now, grouped by kind; new melds up to equivalence, and in calls on the pile only the smallest ones.
 * Contracts and going Rummy are not listed, there would be too many: `refusal` says whether one may be laid,
 * `findContract` and `rummyOf` find one.
 */
export type LegalActions = {
  readonly [Name in keyof typeof LISTED_KINDS]: ReturnType<(typeof LISTED_KINDS)[Name]['list']>;
};

const LISTS = Object.entries<ListedKind>(LISTED_KINDS);

/** One list from each kind. The compiler cannot follow that each goes under the name of its own kind. */
const eachList = (listOf: (kind: ListedKind) => readonly SeatAction[]): LegalActions =>
  Object.fromEntries(LISTS.map(([name, kind]) => [name, listOf(kind)])) as LegalActions;

/** Nothing may be done. */
export const NO_ACTIONS: LegalActions = eachList(() => []);

/** Everything the viewer may do now, from the view alone; all empty when nothing is asked of the viewer. */
export function legalActions(view: PlayerView): LegalActions {
  const context = contextFrom(view);
  return context ? eachList((kind) => (checkPlace(context, kind) === null ? kind.list(context) : [])) : NO_ACTIONS;
}

/** The same as one list. */
export const listActions = (legal: LegalActions): SeatAction[] => Object.values<readonly SeatAction[]>(legal).flat();

/** The seats something is asked of now: whose turn it is, or who may still answer about the upcard (§4.78). */
export function askedSeats({ turn, window }: Pick<PlayerView, 'turn' | 'window'>): readonly Seat[] {
  if (window) return window.seats.filter((seat) => hasSeat(window.waiting, seat));
  return turn < 0 ? [] : [turn];
}

/** Is something asked of the viewer now. */
export const isAsked = (view: PlayerView): boolean => askedSeats(view).some((seat) => seat === view.viewer);

/** Why the viewer may not do this now; null when it may. */
export function refusal(view: PlayerView, action: SeatAction): Illegal | null {
  const context = contextFrom(view);
  return context ? check(context, action) : 'notYourTurn';
}

/**
 * Every meld that exactly these cards can be; those that agree with the order given come first (§4.101).
 * @example readings(view, parseCards('JD 3D 3S')) // Threes wild: JJJ, 9-10-J, J-Q-K, then 10-J-Q
 */
export const readings = (view: PlayerView, cards: readonly Card[]): readonly Reading[] =>
  readingsOf(view.rules, view.wildRank, cards);
