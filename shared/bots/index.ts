import { legalActions, type PlayerView, type Random, refusal, type SeatAction, timeOutAction } from '#engine';
import { isSolved } from '#rules';
import { choosePlain } from './plain/index.ts';
import { chooseSolved } from './solved/index.ts';

/** Somebody's next action, from what their seat may see; asked again after each action of the turn. */
export type BotThink = (view: PlayerView, random: Random) => SeatAction;

/** Who has taken back so often is past planning: the turn is brought to its end. */
const ENOUGH_TAKEN_BACK = 3;

/**
 * A bot for every game of the family. Where the solver knows the rules, turns are judged by its arithmetic; else by melds
 * of the hand and the table, and by what the scoring wants. Whatever comes of it is asked of the rules before it is done.
 */
export const think: BotThink = (view) => {
  const action = wish(view);
  return action && refusal(view, action) === null ? action : fallback(view);
};

/** Lets a window pass, and else does what is done when time is up: it always leads on. */
const fallback = (view: PlayerView): SeatAction => legalActions(view).passes[0] ?? timeOutAction(view);

function wish(view: PlayerView): SeatAction | null {
  const isTurn = view.phase === 'draw' || view.phase === 'play';
  if (isTurn && isSolved(view.rules)) return chooseSolved(view);
  return isTurn && view.draft.takeBacks > ENOUGH_TAKEN_BACK ? null : choosePlain(view);
}
