import type { RuleSet } from '#engine';
import { baseGame, canPlay, PRESETS, type RulesRead, readStoredRules, type StoredRules } from '#rules';

/** Thrown for a table that a newer version of the game wrote. It must be left alone. */
export class NewerGame extends Error {
  /** @param found what this version does not know, in a few words without cards */
  constructor(found: string) {
    super(`a newer version of the game wrote this table: ${found}`);
  }
}

/** The rules of a table that is opened again. */
export interface PlayableRules {
  readonly rules: RuleSet;
  /** Whether they are not the stored ones, because this version no longer has them. */
  readonly isChanged: boolean;
}

/**
 * Reads the rule set that a table was stored with. If this version does not allow it for so many seats, the first named
 * game that it does allow takes its place.
 * @throws NewerGame if a newer version stored it; RangeError if it is not a rule set
 */
export const readTableRules = (stored: unknown, seats: number): PlayableRules => playable(checkRules(stored), seats);

/** Reads a stored rule set. Throws like `readTableRules`. */
export function checkRules(stored: unknown): RulesRead {
  const read = readStoredRules(stored);
  if (read.ok) return read.value;
  if (read.reason === 'notRules') throw new RangeError('not a rule set');
  const { version, code } = stored as StoredRules;
  throw new NewerGame(`rules ${code}, version ${version}`);
}

function playable({ rules, lost }: RulesRead, seats: number): PlayableRules {
  if (canPlay(rules, seats)) return { rules, isChanged: lost.length > 0 };
  const games = [baseGame(rules), ...Object.values(PRESETS)];
  const game = games.find((other) => canPlay(other, seats));
  if (!game) throw new RangeError(`no game for ${seats} seats`);
  return { rules: game, isChanged: true };
}
