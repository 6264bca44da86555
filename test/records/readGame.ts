import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GameRecord, parseRecorded, printRecord } from '#record';
import { parseRules } from '#rules';
import { decideAgain } from '../support/play/decideAgain.ts';

/** The text of a game of this folder, by its name. */
export const gameText = (name: string): string => readFileSync(join(import.meta.dirname, `${name}.txt`), 'utf8');

/** The lines of a text without comments. */
export const bareLines = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim())
    .filter((line) => line !== '');

/**
 * A game of this folder, with the events that its actions lead to.
 * @throws Error if a line is none, or the rules refuse an action
 */
export function readGame(name: string): GameRecord {
  const [first = '', second = '', ...lines] = bareLines(gameText(name));
  const rules = parseRules(first.replace('rules ', ''));
  const seats = Number(second.replace('seats ', ''));
  if (!rules) throw new Error(`${name}: ${first}`);
  const actions = lines.map((line) => {
    const recorded = parseRecorded(line, seats);
    if (!recorded.ok) throw new Error(`${name}, ${line}: ${recorded.reason}`);
    return recorded.value;
  });
  const played = decideAgain(rules, seats, actions);
  if (!played.ok) throw new Error(`${name}, ${lines[played.reason.index]}: ${played.reason.reason}`);
  return { rules, seats, steps: played.value };
}

/** Its record. */
export const recordText = (name: string): string => printRecord(readGame(name));
