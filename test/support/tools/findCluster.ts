import { findPostgres, findRedis } from '../../../server/cli/programs.ts';
import { installFromDebian } from './programs.ts';

const NONE =
  'Multi-process tests are skipped, as Redis or PostgreSQL is missing: apt-get install redis-server postgresql';

/** Whether multi-process tests can run here. */
export const canCluster = (): boolean => findRedis() !== undefined && findPostgres() !== undefined;

/** Installs what is missing. Only called for the tests, never by `npm install`. */
const makeReady = (): boolean => canCluster() || (installFromDebian(['redis-server', 'postgresql']) && canCluster());

if (import.meta.main) console.log(makeReady() ? `Redis: ${findRedis()}, PostgreSQL: ${findPostgres()}` : NONE);
else if (!canCluster()) console.warn(NONE);
