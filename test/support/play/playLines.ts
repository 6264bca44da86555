import { apply, type GameState, type Illegal } from '#engine';
import { parseRecorded, type Recorded } from '#record';

/** Parses a line of a record: `0 discard KD`, `2 meld run 4H: 4H 5H 9C`. */
export function recorded(line: string, seats: number): Recorded {
  const parsed = parseRecorded(line, seats);
  if (!parsed.ok) throw new RangeError(`${parsed.reason}: ${line}`);
  return parsed.value;
}

/**
 * The game after these lines of a record.
 * @throws Error with the refusal's code when a line is refused
 */
export function playLines(state: GameState, ...lines: readonly string[]): GameState {
  return lines.reduce((before, line) => {
    const { by, action } = recorded(line, before.seats);
    const played = apply(before, by, action);
    if (!played.ok) throw new Error(`refused (${played.reason}): ${line}`);
    return played.value.state;
  }, state);
}

/** Why a line of a record is refused, or null when it is legal. */
export function whyIllegal(state: GameState, line: string): Illegal | null {
  const { by, action } = recorded(line, state.seats);
  const played = apply(state, by, action);
  return played.ok ? null : played.reason;
}
