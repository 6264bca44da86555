import { type Logger, pino } from 'pino';

/** The fields of an error that may be logged; others, such as a failed query, may contain secrets. */
const loggedError = (error: unknown): unknown =>
  error instanceof Error ? { type: error.name, message: error.message, stack: error.stack } : { type: typeof error };

/**
 * The server's log, one JSON object per line. A line about a table has the table's id, never its code, a key, a card or
 * a secret.
 */
export const openLog = (level: string, log: Logger = pino({ level })): Logger =>
  log.child({}, { serializers: { err: loggedError } });

/**
 * Logs uncaught errors instead of letting them end the process and all its tables: a failing room closes alone, and any
 * other uncaught error affects a single request.
 * @returns a function that stops logging them
 */
export function logFaults(log: Logger): () => void {
  const report = (error: unknown): void => log.fatal({ err: error }, 'unhandled error');
  process.on('unhandledRejection', report);
  process.on('uncaughtException', report);
  return () => {
    process.off('unhandledRejection', report);
    process.off('uncaughtException', report);
  };
}
