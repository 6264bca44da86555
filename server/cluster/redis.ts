import { Redis } from 'ioredis';

/** How long an answer may take, in ms. */
const PATIENCE = 2_000;

/** A connection to Redis that fails soon and comes back by itself. */
export function openRedis(url: string): Redis {
  const redis = new Redis(url, {
    commandTimeout: PATIENCE,
    connectTimeout: PATIENCE,
    // A line that nobody answers on is given up: the system would keep it for minutes.
    socketTimeout: 2 * PATIENCE,
    maxRetriesPerRequest: 1,
    retryStrategy: (tries) => Math.min(tries * 100, 1_000),
  });
  // Whoever asks is told, and the cluster's heart tells the operator.
  redis.on('error', () => undefined);
  return redis;
}
