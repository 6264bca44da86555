import { beforeAll, describe, expect, test, vi } from 'vitest';
import { chaos } from '../chaos/chaos.ts';
import { type ChaosPlan, SHORT_GAMES } from '../chaos/plan.ts';
import { chaosTable } from '../chaos/report.ts';
import { type ChaosServers, oneProcess, severalProcesses } from '../chaos/servers.ts';
import { canCluster } from '../support/tools/findCluster.ts';

/** Generous, because duration is not tested and the machine may be busy. */
const LONG = 180_000;

// Silences the framework's warnings about broken connections.
beforeAll(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));

/** Plays short games under chaos and expects no faults. */
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

test('nothing is lost when connections break, pages reload, people cheat and the process dies', { timeout: LONG }, () =>
  survive(oneProcess, { tables: 20, kills: 3 }),
);

describe.skipIf(!canCluster())('two processes', () => {
  test('lose nothing when one of them dies again and again', { timeout: LONG }, () =>
    survive(() => severalProcesses(2), { tables: 8, kills: 2 }),
  );
});
