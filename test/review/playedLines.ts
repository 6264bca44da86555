import { type Action, apply, type GameState } from '#engine';
import { parseRecorded } from '#record';
import type { ReplayedDeal } from '../../shared/review/replayedDeal.ts';
import { type Position, position } from '../support/play/positions.ts';

/**
 * A part of a deal: these lines, played from this moment on.
 * @param lines actions as in a record: `0 discard KD`
 */
export function playedFrom(moment: Position, lines: readonly string[]): ReplayedDeal {
  const dealt = position(moment);
  let state: GameState = dealt;
  const steps = lines.map((line) => {
    const read = parseRecorded(line, dealt.seats);
    if (!read.ok) throw new Error(`${line}: ${read.reason}`);
    const { by, action } = read.value;
    const before = state;
    state = after(before, line, by, action);
    return { before, after: state, by, action, isAutomatic: false };
  });
  const nobody = { points: [], ending: 'wentOut', out: -1, factor: 1, wentRummy: false, added: [] } as const;
  return { dealt, steps, result: { ...nobody, deal: dealt.deal, dealer: dealt.dealer, wildRank: dealt.wildRank } };
}

function after(before: GameState, line: string, by: number | 'table', action: Action): GameState {
  const done = apply(before, by, action);
  if (!done.ok) throw new Error(`${line}: ${done.reason}`);
  return done.value.state;
}
