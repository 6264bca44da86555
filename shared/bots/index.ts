import { type PlayerView, type Random, refusal, type SeatAction } from '#engine';
import { chooseSolved } from './solved/index.ts';
import { wayOn } from './wayOn.ts';

/** Somebody's next action, from what their seat may see; asked again after each action of the turn. */
export type Think = (view: PlayerView, random: Random) => SeatAction;

/**
 * A bot that plays to end each turn with the least expected penalty: it weighs what stays in hand now against what the
 * next draw promises, how soon somebody may go out, and what its discard gives the next player.
 */
export const think: Think = (view) => {
  const action = chooseSolved(view);
  return refusal(view, action) === null ? action : wayOn(view);
};
