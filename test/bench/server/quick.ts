import type { RatioReport } from '../ratios.ts';
import { serverMachine } from './index.ts';
import { GOAL_ROOMS, playBeside } from './times.ts';

const SPAN = { warmUp: 3_000, lasting: 2_500 };

/** The most telling figures of the server, in less than a minute. */
export async function quickServer(): Promise<RatioReport> {
  const machine = serverMachine();
  const { game, relay, storing } = await playBeside(GOAL_ROOMS, SPAN);
  return {
    machine,
    figures: [
      { name: `${GOAL_ROOMS} tables: core time ÷ relay`, value: game.cpu / relay.cpu, unit: '×', slack: 1.25 },
      {
        name: `${GOAL_ROOMS} tables: p99 ÷ relay that stores`,
        value: game.others.p99 / storing.others.p99,
        unit: '×',
        slack: 3,
      },
    ],
  };
}
