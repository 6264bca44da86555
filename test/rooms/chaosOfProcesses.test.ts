import { describe, test } from 'vitest';
import { severalProcesses } from '../chaos/servers.ts';
import { silenceWarnings, survive } from '../chaos/survive.ts';
import { canCluster } from '../support/tools/findCluster.ts';

silenceWarnings();

describe.skipIf(!canCluster())('two processes', () => {
  test('one of which dies again and again: nothing is lost', () =>
    survive(() => severalProcesses(2), { tables: 6, kills: 2, calm: 20_000 }));
});
