import { legalActions, type PlayerView, type Random, refusal, type SeatAction, timeOutAction } from '#engine';
import { isSolved } from '#rules';
import { STEADY } from './hazard.ts';
import { choosePlain } from './plain/index.ts';
import { chooseSolved } from './solved/index.ts';

/** Chooses a seat's next action from its view. Called again after each action of the turn. */
export type BotThink = (view: PlayerView, random: Random) => SeatAction;

/** A bot that has taken back this often can no longer plan: the turn is brought to an end. */
const MAX_TAKE_BACKS = 3;

/**
 * A bot for every game of the family. Where the solver knows the rules, it weighs turns by the solver's arithmetic,
 * elsewhere by the melds in hand and on the table and by the scoring. Every choice is checked with `refusal` before it
 * is returned.
 */
export const think: BotThink = (view) => legal(view, steadyChoice(view));

/** The choice if the rules allow it, otherwise an action that always makes progress. */
export const legal = (view: PlayerView, choice: SeatAction | null): SeatAction =>
  choice && refusal(view, choice) === null ? choice : fallback(view);

/** Passes in a window, otherwise acts as on a timeout. */
const fallback = (view: PlayerView): SeatAction => legalActions(view).passes[0] ?? timeOutAction(view);

function steadyChoice(view: PlayerView): SeatAction | null {
  if (isMidTurn(view) && isSolved(view.rules)) return chooseSolved(view);
  return isStuck(view) ? null : choosePlain(view, STEADY);
}

export const isMidTurn = ({ phase }: PlayerView): boolean => phase === 'draw' || phase === 'play';

/** Whether so much was taken back in this turn that no plan can be trusted to end it. */
export const isStuck = (view: PlayerView): boolean => isMidTurn(view) && view.draft.takeBacks > MAX_TAKE_BACKS;
