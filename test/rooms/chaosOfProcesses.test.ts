import { describe, test } from 'vitest';
import { severalProcesses } from '../chaos/servers.ts';
import { CHAOS_TIMEOUT, silenceWarnings, survive } from '../chaos/survive.ts';
import { canCluster } from '../support/tools/findCluster.ts';

silenceWarnings();

describe.skipIf(!canCluster())('two processes', () => {
  test('one of which dies again and again: nothing is lost', { timeout: CHAOS_TIMEOUT }, () =>
    survive(() => severalProcesses(2), { tables: 6, kills: 2, calm: 20_000 }),
  );
});
