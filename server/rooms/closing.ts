import { CLOSE_CODES } from '#protocol';
import { NotStored } from '../store/journal.ts';
import type { House, TableOrder } from './house.ts';

/** A table that closes. */
interface Closing {
  readonly house: House;
  readonly order: TableOrder;
}

/** Closings after which nobody comes back. */
export const ENDINGS: readonly number[] = [CLOSE_CODES.tableEmpty, CLOSE_CODES.tableFailed];

/** With what a table closes that something went wrong at; the operator is told. */
export function closeCodeFor(cause: unknown, { house: { log }, order }: Closing): number {
  const line = { err: cause, table: order.id };
  if (!(cause instanceof NotStored)) {
    log.error(line, 'a table failed and is closed; its record is kept');
    return CLOSE_CODES.tableFailed;
  }
  // Whoever has the table now, or has the store again, opens it where its log ends.
  log.warn(line, 'a table could not be kept and is closed until somebody comes back to it');
  return CLOSE_CODES.notKept;
}

/** Nobody finds the table any more; who asks meanwhile waits until that is so. */
export function end({ house: { store, log, ending }, order: { id: table, code } }: Closing): void {
  const ended = store
    .end(table)
    .catch((err) => log.error({ err, table }, 'a table has ended, and the store does not know'))
    .finally(() => ending.delete(code));
  ending.set(code, ended);
}
