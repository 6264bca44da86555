// `npm run chaos -- --seed 7`: whole games at twenty tables while everything goes wrong that can.
// `-- --processes 2`: the same in a house of several processes, with Redis and PostgreSQL.
import { parseArgs } from 'node:util';
import { canCluster } from '../support/findCluster.ts';
import { chaos } from './chaos.ts';
import { oneProcess, severalProcesses } from './house.ts';
import { WHOLE_GAMES } from './plan.ts';
import { asTable } from './report.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    tables: { type: 'string', default: '20' },
    kills: { type: 'string', default: '10' },
    processes: { type: 'string', default: '1' },
  },
});
const [seed, tables, kills, processes] = [values.seed, values.tables, values.kills, values.processes].map(Number) as [
  number,
  number,
  number,
  number,
];

// What the framework says of each line that breaks.
console.warn = () => {};

async function run(): Promise<boolean> {
  console.log(`npm run chaos -- --seed ${seed} --tables ${tables} --kills ${kills} --processes ${processes}`);
  const house = await (processes > 1 ? severalProcesses(processes) : oneProcess());
  const plan = { seed, tables, kills, answers: [20, 300], calm: 4_000, longest: 600_000, strangers: 4 } as const;
  try {
    const outcome = await chaos({ ...plan, games: WHOLE_GAMES }, house);
    console.log(asTable(outcome));
    for (const fault of outcome.faults) console.error(fault);
    return outcome.faults.length === 0;
  } finally {
    await house.clear();
  }
}

if (processes > 1 && !canCluster()) process.exit();
// Whoever was sent away may still be on the way back.
process.exit((await run()) ? 0 : 1);
