import { isTableAction, type RuleSet } from '#engine';
import { storedRules } from '#rules';
import { type GameRecord, RECORD_HEADER, type Recorded, type RecordStep } from './gameRecord.ts';
import { printSeatAction } from './seatActionText.ts';
import { printTableAction } from './tableActionText.ts';
import { EVENTS_MARK } from './unchecked.ts';

/**
 * Prints a game as text: a header of three lines, then for each action its own line and a line of events.
 * @example
 * crazy-rummy record 1
 * rules {"version":1,"code":"v1.crazy-rummy","rules":{"preset":"crazy-rummy",…}}
 * seats 3
 * table open 00ff…
 * = [{"type":"dealerDrawn","dealer":1,"cards":[[7],[48],[3]]}]
 * 2 discard KD
 * = [{"type":"discarded","seat":2,"card":25},{"type":"turnBegan","seat":0,"drawn":false,"idle":0}]
 */
export function printRecord({ rules, seats, steps }: GameRecord): string {
  const header = [RECORD_HEADER, `rules ${rulesText(rules)}`, `seats ${seats}`];
  return `${header.join('\n')}\n${steps.map(printStep).join('')}`;
}

/** The rules of a game as a record writes them. */
export const rulesText = (rules: RuleSet): string => toJson(storedRules(rules));

/** Prints the two lines of a step, each with its line end, so that a record can be printed while it is played. */
export const printStep = (step: RecordStep): string => `${printRecorded(step)}\n${EVENTS_MARK}${toJson(step.events)}\n`;

/** JSON without a `#`, which would begin a comment. */
const toJson = (value: unknown): string => JSON.stringify(value).replaceAll('#', '\\u0023');

/** Prints the line of an action: the actor, then the action. */
export const printRecorded = ({ by, action }: Recorded): string =>
  `${by} ${isTableAction(action) ? printTableAction(action) : printSeatAction(action)}`;
