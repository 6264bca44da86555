import { type Logger, pino } from 'pino';

/** What of a fault is logged: nothing that hangs on it, such as the question that failed, with all it was to keep. */
const tellFault = (error: unknown): unknown =>
  error instanceof Error ? { type: error.name, message: error.message, stack: error.stack } : { type: typeof error };

/** The log of a server: lines of JSON. A line about a table has its id, never its code, a key, a card or a secret. */
export const openLog = (level: string, log: Logger = pino({ level })): Logger =>
  log.child({}, { serializers: { err: tellFault } });
