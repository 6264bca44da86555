import { CLOSE_CODES } from '#protocol';
import type { ServerContext } from '../context.ts';
import { NotStored } from '../store/journal.ts';
import type { TableOrder } from '../tables.ts';

/** A table that closes. */
interface Closing {
  readonly context: ServerContext;
  readonly order: TableOrder;
}

/** Closings after which nobody comes back. */
export const FINAL_CLOSE_REASONS: readonly number[] = [CLOSE_CODES.tableEmpty, CLOSE_CODES.tableFailed];

/** With what a table closes that something went wrong at; the operator is told. */
export function closeCodeFor(cause: unknown, { context: { log }, order }: Closing): number {
  const line = { err: cause, table: order.id };
  if (!(cause instanceof NotStored)) {
    log.error(line, 'table failed and was closed; its record is kept');
    return CLOSE_CODES.tableFailed;
  }
  // Whoever has the table now, or has the store again, opens it where its log ends.
  log.warn(line, 'table could not be saved; closed until somebody returns');
  return CLOSE_CODES.notKept;
}

/** Nobody finds the table any more; who asks meanwhile waits until that is so. */
export function end({ context: { store, log, ending }, order: { id: table, code } }: Closing): void {
  const ended = store
    .end(table)
    .catch((err) => log.error({ err, table }, 'table end could not be saved'))
    .finally(() => ending.delete(code));
  ending.set(code, ended);
}
