import type { Logger } from 'pino';

/**
 * Logs what nobody caught instead of ending every table: a room that fails closes alone, and what is thrown elsewhere
 * belongs to one request. Answers with the way to stop.
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
