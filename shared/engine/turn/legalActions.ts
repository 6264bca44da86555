import type { GoRummyAction, Illegal, Reading, Seat, SeatAction } from '../actions.ts';
import { arrangeAll } from '../arrange/arrange.ts';
import { type Card, faceOf } from '../cards/cards.ts';
import type { DealChance } from '../deal/dealing.ts';
import { readingsOf } from '../melds/newMelds.ts';
import { hasSeat } from '../seats.ts';
import { PHASES, type Phase } from '../state.ts';
import { type PlayerView, type Viewer, viewFor } from '../view/playerView.ts';
import { contextFrom, contextOf, type RuleContext } from '../view/ruleContext.ts';
import { stateFromView } from '../view/stateFromView.ts';
import type { ListedKind } from './actions/actionKind.ts';
import { meldAt, type OutlinedMelds, outlineNew } from './actions/meld.ts';
import { type Opening, openingOf } from './actions/opening.ts';
import { laysInsteadOfDraw } from './actions/play.ts';
import { evolve } from './evolve.ts';
import { check, decideLegal, LISTED_KINDS } from './kinds.ts';

/**
 * The actions a seat may do now, by kind. Equivalent new melds are listed once, and for calls only the smallest melds.
 * Contracts and going Rummy have too many ways to be listed: `refusal` checks one, `findContract` and `rummyOf` find
 * one.
 */
export type LegalActions = {
  readonly [Name in keyof typeof LISTED_KINDS]: ReturnType<(typeof LISTED_KINDS)[Name]['list']>;
};

const LISTS = Object.entries<ListedKind>(LISTED_KINDS).map(([name, kind]) => ({ name, kind }));
const NAMES = LISTS.map(({ name }) => name) as readonly (keyof LegalActions)[];
const NONE: readonly never[] = [];

/** The kinds that are possible in a phase, with the names of their lists. */
const LISTS_IN = Object.fromEntries(
  PHASES.map((phase) => [phase, LISTS.filter(({ kind }) => kind.phases.includes(phase))]),
) as Readonly<Record<Phase, typeof LISTS>>;

/** The empty lists. */
export const NO_ACTIONS = Object.fromEntries(NAMES.map((name) => [name, NONE])) as unknown as LegalActions;

/** Returns everything the viewer may do now, from the view alone; empty lists if it is not the viewer's move. */
export function legalActions(view: PlayerView): LegalActions {
  const context = contextFrom(view);
  if (!context) return NO_ACTIONS;
  const { rules, phase, turn, seat } = context;
  // In a turn the kinds are spelled out: calls with a known target take half the time.
  if (turn === seat && phase === 'draw' && !laysInsteadOfDraw(rules)) {
    const { draws, closings, recalls } = LISTED_KINDS;
    return {
      ...NO_ACTIONS,
      draws: draws.list(context),
      closings: closings.list(context),
      recalls: recalls.list(context),
    };
  }
  if (turn === seat && phase === 'play') {
    const { melds, layOffs, swaps, discards, upForTwos, closings, takeBacks } = LISTED_KINDS;
    return {
      ...NO_ACTIONS,
      melds: melds.list(context),
      layOffs: layOffs.list(context),
      swaps: swaps.list(context),
      discards: discards.list(context),
      upForTwos: upForTwos.list(context),
      closings: closings.list(context),
      takeBacks: takeBacks.list(context),
    };
  }
  // The compiler cannot see that each list is of its own kind.
  const legal: Record<string, readonly SeatAction[]> = { ...NO_ACTIONS };
  for (const { name, kind } of LISTS_IN[phase]) {
    if (isInPlace(context, kind)) legal[name] = kind.list(context);
  }
  return legal as unknown as LegalActions;
}

/** The actions of a seat, counted before they are built. */
export interface Choices {
  /** New melds, which come first; null where they are among the others (R169). */
  readonly melds: OutlinedMelds | null;
  /** The lists of all other kinds. */
  readonly others: readonly (readonly SeatAction[])[];
  readonly count: number;
}

/** Returns the choices of a seat: the actions of `legalActions`, in the order of `listActions`. */
export function choicesFor(context: RuleContext): Choices {
  const { rules, phase, turn, seat } = context;
  // Spelled out as above.
  if (turn === seat && phase === 'draw' && !laysInsteadOfDraw(rules)) {
    const { draws, closings, recalls } = LISTED_KINDS;
    return counted(null, [draws.list(context), closings.list(context), recalls.list(context)]);
  }
  if (turn === seat && phase === 'play') {
    const { layOffs, swaps, discards, upForTwos, closings, takeBacks } = LISTED_KINDS;
    return counted(outlineNew(context), [
      layOffs.list(context),
      swaps.list(context),
      discards.list(context),
      upForTwos.list(context),
      closings.list(context),
      takeBacks.list(context),
    ]);
  }
  return counted(
    null,
    LISTS_IN[phase].map(({ kind }) => (isInPlace(context, kind) ? kind.list(context) : NONE)),
  );
}

function counted(melds: OutlinedMelds | null, others: Choices['others']): Choices {
  let count = melds ? melds.outlines.length : 0;
  for (const list of others) count += list.length;
  return { melds, others, count };
}

/** Returns a choice by its number, from 0. */
export function choiceAt({ melds, others }: Choices, number: number): SeatAction {
  let rest = number;
  if (melds) {
    const outline = melds.outlines[rest];
    if (outline !== undefined) return meldAt(melds, outline);
    rest -= melds.outlines.length;
  }
  for (const list of others) {
    const action = list[rest];
    if (action) return action;
    rest -= list.length;
  }
  throw new RangeError(`there is no choice ${number}`);
}

/** Whether the seat may act in this way, given the phase. */
const isInPlace = ({ turn, seat }: RuleContext, kind: ListedKind): boolean => turn === seat || kind.outOfTurn === true;

/** All lists joined into one. */
export function listActions(legal: LegalActions): SeatAction[] {
  const all: SeatAction[] = [];
  addAll(all, legal.draws);
  addAll(all, legal.melds);
  addAll(all, legal.layOffs);
  addAll(all, legal.swaps);
  addAll(all, legal.discards);
  addAll(all, legal.upForTwos);
  addAll(all, legal.closings);
  addAll(all, legal.takeBacks);
  addAll(all, legal.recalls);
  addAll(all, legal.claims);
  addAll(all, legal.passes);
  addAll(all, legal.sizes);
  addAll(all, legal.names);
  addAll(all, legal.presses);
  return all;
}

function addAll(all: SeatAction[], list: readonly SeatAction[]): void {
  // Most lists are empty: an iterator for each would take longer than everything else.
  for (let at = 0; at < list.length; at++) all.push(list[at] as SeatAction);
}

/** The seats to act now: the seat whose turn it is, or those that may still answer about the upcard (§4.78). */
export function seatsToAct({ turn, window }: Pick<PlayerView, 'turn' | 'window'>): readonly Seat[] {
  if (window) return window.seats.filter((seat) => hasSeat(window.waiting, seat));
  return turn < 0 ? [] : [turn];
}

/** Whether the viewer is to act now. */
export const isToAct = (view: PlayerView): boolean => seatsToAct(view).some((seat) => seat === view.viewer);

/**
 * The opening that the viewer has on the table, empty before its first meld; null where none is needed (any more), in
 * the turn of others, and for spectators (R154).
 * @example openingIn(view) // { points: 30, needed: 40, lacksRun: false } after three Kings
 */
export function openingIn(view: PlayerView): Opening | null {
  const context = contextFrom(view);
  return context && context.turn === context.seat ? openingOf(context) : null;
}

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

/**
 * The ways to go Rummy now (R111): one for each different card of `among` that may be left over, and one without a
 * discard if the rules allow it (R96).
 */
export function rummiesNow(view: PlayerView, among: readonly Card[] = view.hand): readonly GoRummyAction[] {
  const { rules, wildRank, hand, turn, viewer, phase, relief } = view;
  if (!rules.goingOut.rummyOnly || turn !== viewer || phase !== 'play' || relief >= 0) return [];
  const isFirstOfItsKind = (card: Card, i: number): boolean =>
    among.findIndex((other) => faceOf(other) === faceOf(card)) === i;
  const discards: readonly (Card | null)[] = [...among.filter(isFirstOfItsKind), null];
  return discards.flatMap((card): GoRummyAction[] => {
    const rest = hand.filter((held) => held !== card);
    const readings = arrangeAll(rules, wildRank, rest);
    const action: GoRummyAction | null = readings && { type: 'goRummy', readings, card };
    return action && refusal(view, action) === null ? [action] : [];
  });
}

/** Nobody sees the order of a new stock, so it does not matter here. Deals are not previewed. */
const UNKNOWN_CHANCE: DealChance = { shuffled: (_, cards) => cards, dealtOn: () => [] };

/**
 * Returns what `as` (by default the viewer) would see after the viewer's action, or null if it is refused or depends on
 * the stock. The rules decide and apply it with only what the viewer sees. Since only the publicly known cards of
 * other hands are in it, use the result to check what can be done with a card, not to list actions or to score a deal
 * that ends.
 */
export function preview(view: PlayerView, action: SeatAction, as: Viewer = view.viewer): PlayerView | null {
  const { viewer } = view;
  if (viewer === 'spectator' || dependsOnStock(action)) return null;
  const state = stateFromView(view);
  if (check(contextOf(state, viewer), action) !== null) return null;
  return viewFor(decideLegal(state, viewer, action, UNKNOWN_CHANCE).reduce(evolve, state), as);
}

const dependsOnStock = (action: SeatAction): boolean =>
  action.type === 'chooseSize' || (action.type === 'draw' && action.from === 'stock');
