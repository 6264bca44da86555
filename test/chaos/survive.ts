import { beforeAll, expect, vi } from 'vitest';
import { chaos } from './chaos.ts';
import { type ChaosPlan, SHORT_GAMES } from './plan.ts';
import { chaosTable } from './report.ts';
import type { ChaosServers } from './servers.ts';

/** Silences the framework's warning for each broken connection. */
export const silenceWarnings = (): void => beforeAll(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));

/** Plays short games while everything goes wrong, and expects no faults and nobody to be without a table for long. */
export async function survive(
  open: () => Promise<ChaosServers>,
  plan: Pick<ChaosPlan, 'tables' | 'kills'> & Partial<ChaosPlan>,
): Promise<void> {
  const server = await open();
  try {
    const outcome = await chaos(
      { seed: 5, answers: [20, 100], calm: 3_000, strangers: 3, games: SHORT_GAMES, waits: true, ...plan },
      server,
    );
    console.log(chaosTable(outcome));
    expect(outcome.faults).toEqual([]);
  } finally {
    await server.clear();
  }
}
