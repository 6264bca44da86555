import { beforeAll, describe, expect, test, vi } from 'vitest';
import { chaos } from '../chaos/chaos.ts';
import { type ChaosPlan, SHORT_GAMES } from '../chaos/plan.ts';
import { chaosTable } from '../chaos/report.ts';
import { type ChaosServers, oneProcess, severalProcesses } from '../chaos/servers.ts';
import { canCluster } from '../support/tools/findCluster.ts';

/** On a busy machine it takes its time; what is tested is not how long. */
const LONG = 180_000;

// What the framework says of each line that breaks.
beforeAll(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));

/** Lets short games be troubled, and expects that nothing came of it. */
async function survive(open: () => Promise<ChaosServers>, plan: Pick<ChaosPlan, 'tables' | 'kills'>): Promise<void> {
  const server = await open();
  try {
    const outcome = await chaos(
      { seed: 5, ...plan, answers: [20, 100], calm: 3_000, longest: 120_000, strangers: 3, games: SHORT_GAMES },
      server,
    );
    console.log(chaosTable(outcome));
    expect(outcome.faults).toEqual([]);
  } finally {
    await server.clear();
  }
}

test('lines break, pages are loaded anew, people cheat, and the process dies: nothing is lost', { timeout: LONG }, () =>
  survive(oneProcess, { tables: 20, kills: 3 }),
);

describe.skipIf(!canCluster())('two processes', () => {
  test('one of which dies again and again: nothing is lost', { timeout: LONG }, () =>
    survive(() => severalProcesses(2), { tables: 8, kills: 2 }),
  );
});
