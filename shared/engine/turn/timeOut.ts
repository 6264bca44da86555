import type { Action, DiscardAction, NameWildAction, SeatAction } from '../actions.ts';
import { rankOf } from '../cards/cards.ts';
import { cardsOf } from '../cards/pack.ts';
import { isWild } from '../melds/wilds.ts';
import { cardPoints } from '../score/cardPoints.ts';
import { type GameState, isBetweenDeals, PHASES } from '../state.ts';
import { type PlayerView, viewFor } from '../view/playerView.ts';
import { apply } from './decide.ts';
import { type LegalActions, legalActions } from './legalActions.ts';

/**
 * Returns the next action for a seat whose time is up, to be repeated until nothing is left to do for it.
 *
 * In its turn: if the turn may end now, its plays stay, and it discards the natural with the most points or else a
 * wild. Otherwise it draws from the stock or, if that is empty, declines (R115). If neither is possible, it takes plays
 * back until the turn may end, and makes a play that is compulsory (§4.44). Elsewhere it chooses few cards (§4.90),
 * refuses points (R136) and names the rank of which it holds most (R26).
 */
export function timeOutAction(view: PlayerView): SeatAction {
  const legal = legalActions(view);
  const action = [...answers(view, legal), ...closings(view, legal), ...steps(legal)][0];
  if (!action) throw new Error('no action is possible');
  return action;
}

/** Whether this action completes what the seat was asked for; a draw, a play or taking one back does not. */
export const endsWaiting = ({ type }: Action): boolean => !STEP_TYPES.includes(type);

const STEP_TYPES: readonly Action['type'][] = ['draw', 'takeBack', 'meld', 'layOff', 'swap'];

const answers = (view: PlayerView, { sizes, names, presses }: LegalActions): readonly SeatAction[] => [
  ...sizes.toSorted((a, b) => a.size - b.size),
  ...names.toSorted(byHeld(view)),
  ...presses.filter(({ take }) => !take),
];

function closings(view: PlayerView, { discards, draws, closings }: LegalActions): readonly SeatAction[] {
  const fromStock = draws.filter(({ from }) => from === 'stock');
  return [...discards.toSorted(byHarm(view)), ...fromStock, ...closings, ...draws];
}

const steps = ({ takeBacks, layOffs, melds, swaps }: LegalActions): readonly SeatAction[] => [
  ...takeBacks,
  ...layOffs,
  ...melds,
  ...swaps,
];

/** Sorts the least harmful discard first: naturals before wilds, then the most points. */
function byHarm(view: PlayerView): (a: DiscardAction, b: DiscardAction) => number {
  const { rules, wildRank } = view;
  const wild = (action: DiscardAction) => Number(isWild(rules, wildRank, action.card));
  const points = (action: DiscardAction) => cardPoints(rules, wildRank, action.card);
  return (a, b) => wild(a) - wild(b) || points(b) - points(a) || a.card - b.card;
}

/** Puts the rank that the hand holds most of first: the wilds are then fewest in other hands. */
function byHeld({ hand }: PlayerView): (a: NameWildAction, b: NameWildAction) => number {
  const held = ({ rank }: NameWildAction) => hand.filter((card) => rankOf(card) === rank).length;
  return (a, b) => held(b) - held(a) || a.rank - b.rank;
}

/**
 * Whether this version can continue the game: it knows the phase, every card of a running deal is in exactly one place,
 * and there is a way on. A state that another version stored may be anything, so this never throws. A running deal that
 * cannot go on can be cancelled (`cancelDeal`, §4.102).
 */
export function canGoOn(state: GameState): boolean {
  try {
    return PHASES.includes(state.phase) && (isBetweenDeals(state) || hasEveryCard(state)) && hasWayOn(state);
  } catch {
    return false;
  }
}

function hasEveryCard({ rules, seats, stock, pile, hands, melds, indicator }: GameState): boolean {
  const missing = new Set(cardsOf(rules, seats));
  const lying = [stock, pile, ...hands, ...melds.map(({ cards }) => cards), indicator < 0 ? [] : [indicator]].flat();
  return lying.every((card) => missing.delete(card)) && missing.size === 0;
}

/** Whether the action that comes when nobody acts in time is legal here and changes something. */
function hasWayOn(state: GameState): boolean {
  if (state.phase === 'over') return true;
  const done = actInTime(state);
  return done.ok && done.value.events.length > 0;
}

/** The chance of a draw or deal that is only tried. */
const TRIAL_CHANCE = { secret: '0'.repeat(64), shares: [] };

function actInTime(state: GameState): ReturnType<typeof apply> {
  switch (state.phase) {
    case 'opening':
      return apply(state, 'table', { type: 'openDraw', ...TRIAL_CHANCE });
    case 'ready':
      return apply(state, 'table', { type: 'deal', ...TRIAL_CHANCE });
    case 'window':
      return apply(state, 'table', { type: 'closeWindow' });
    default:
      return apply(state, state.turn, timeOutAction(viewFor(state, state.turn)));
  }
}
