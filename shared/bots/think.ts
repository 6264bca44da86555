import { legalActions, type PlayerView, type Random, refusal, type SeatAction, timeOutAction } from '#engine';
import { isSolved } from '#rules';
import { choosePlain } from './plain/index.ts';
import { chooseSolved } from './solved/index.ts';

/** Chooses a seat's next action from its view. Called again after each action of the turn. */
export type BotThink = (view: PlayerView, random: Random) => SeatAction;

/** A bot that has taken back this often can no longer plan: the turn is brought to an end. */
const ENOUGH_TAKEN_BACK = 3;

/**
 * A bot for every game of the family. Where the solver knows the rules, it weighs turns by the solver's arithmetic,
 * elsewhere by the melds in hand and on the table and by the scoring. Every choice is checked with `refusal` before it
 * is returned.
 */
export const think: BotThink = (view) => {
  const action = wish(view);
  return action && refusal(view, action) === null ? action : fallback(view);
};

/** Passes in a window, otherwise acts as on a timeout. Always makes progress. */
const fallback = (view: PlayerView): SeatAction => legalActions(view).passes[0] ?? timeOutAction(view);

function wish(view: PlayerView): SeatAction | null {
  const isTurn = view.phase === 'draw' || view.phase === 'play';
  if (isTurn && isSolved(view.rules)) return chooseSolved(view);
  return isTurn && view.draft.takeBacks > ENOUGH_TAKEN_BACK ? null : choosePlain(view);
}
