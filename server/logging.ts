import { type Logger, pino } from 'pino';

/** Logs of an error only these fields: others, such as the failed query, may hold what must stay secret. */
const loggedError = (error: unknown): unknown =>
  error instanceof Error ? { type: error.name, message: error.message, stack: error.stack } : { type: typeof error };

/**
 * The server's log, one JSON object a line. A line about a table has the table's id, never its code, a key, a card or a
 * secret.
 */
export const openLog = (level: string, log: Logger = pino({ level })): Logger =>
  log.child({}, { serializers: { err: loggedError } });

/**
 * Logs uncaught errors, so that they do not end the process and all its tables: a failing room closes alone, and any other
 * uncaught error belongs to one request.
 * @returns stops logging them
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
