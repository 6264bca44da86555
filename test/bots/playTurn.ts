import { type BotThink, think } from '#bots';
import { apply, type GameState, type Random, randomFrom, viewFor } from '#engine';
import { printRecorded } from '#record';

/** A random source for bots that use none. */
export const ANY: Random = randomFrom('', [], 'bots');

/** A bot's actions for the rest of the current turn, as lines of a record without the seat. */
export function playTurn(before: GameState, bot: BotThink = think): string[] {
  const seat = before.turn;
  const lines: string[] = [];
  let state = before;
  while (state.turn === seat && (state.phase === 'draw' || state.phase === 'play')) {
    const action = bot(viewFor(state, seat), ANY);
    const played = apply(state, seat, action);
    if (!played.ok) throw new Error(`refused (${played.reason}): ${JSON.stringify(action)}`);
    lines.push(printRecorded({ by: seat, action }).replace(/^\d+ /, ''));
    state = played.value.state;
  }
  return lines;
}
