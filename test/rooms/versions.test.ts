import { describe, test } from 'vitest';
import { SHORT_GAMES } from '../chaos/plan.ts';
import { oneProcess, severalProcesses } from '../chaos/servers.ts';
import { silenceWarnings, survive } from '../chaos/survive.ts';
import { FOR_GOOD, THERE_AND_BACK } from '../chaos/versions.ts';
import { canCluster } from '../support/tools/findCluster.ts';

silenceWarnings();

/** Versions change after a few answers. There are few other troubles, because some take half a minute to be noticed. */
const SOON = { answers: [5, 20], calm: 20_000, isOrderly: true } as const;

/** One whole game, which is still played when the last process is replaced, and short ones. */
const GAMES = ['crazy-rummy', ...SHORT_GAMES];

test('one process is upgraded and downgraded while people play: nothing is lost', () =>
  survive(() => oneProcess(THERE_AND_BACK), { ...SOON, tables: 4, kills: 2 }));

describe.skipIf(!canCluster())('two processes', () => {
  test('upgraded and downgraded one by one while people play: nothing is lost', () =>
    survive(() => severalProcesses(2, THERE_AND_BACK), { ...SOON, games: GAMES, tables: 4, kills: 4 }));

  test('upgraded to a version whose tables only it can read: nothing is lost', () =>
    survive(() => severalProcesses(2, FOR_GOOD), { ...SOON, games: GAMES, tables: 3, kills: 2 }));
});
