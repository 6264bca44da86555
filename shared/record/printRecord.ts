import { isTableAction } from '#engine';
import { printRules } from '#rules';
import { type GameRecord, RECORD_VERSION, type Recorded } from './gameRecord.ts';
import { printSeatAction } from './seatActionText.ts';
import { printTableAction } from './tableActionText.ts';

/**
 * Prints a game as text: a header of three lines, then one line per action.
 * @example
 * rummy record 1
 * rules r2.crazy-rummy
 * seats 3
 * table open 00ff…
 * table deal 3b1c…
 * 2 meld run 4H: 4H 5H 9C
 * 2 discard KD
 */
export function printRecord(record: GameRecord): string {
  const header = [`rummy record ${RECORD_VERSION}`, `rules ${printRules(record.rules)}`, `seats ${record.seats}`];
  return `${[...header, ...record.actions.map(printRecorded)].join('\n')}\n`;
}

/** Prints one line of a record: the actor, then the action. */
export const printRecorded = ({ by, action }: Recorded): string =>
  `${by} ${isTableAction(action) ? printTableAction(action) : printSeatAction(action)}`;
