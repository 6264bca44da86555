import { findPostgres, findRedis } from '../../../server/cli/clusterPrograms.ts';
import { installFromDebian } from './programs.ts';

const NONE =
  'No redis-server and PostgreSQL for the tests of several processes, which are skipped: apt-get install redis-server postgresql';

/** Whether the tests of several processes can be run here. */
export const canCluster = (): boolean => findRedis() !== undefined && findPostgres() !== undefined;

/** Installs what is missing; only ever called by the tests, never by an install. */
const makeReady = (): boolean => canCluster() || (installFromDebian(['redis-server', 'postgresql']) && canCluster());

if (import.meta.main) console.log(makeReady() ? `Redis: ${findRedis()}, PostgreSQL: ${findPostgres()}` : NONE);
else if (!canCluster()) console.warn(NONE);
