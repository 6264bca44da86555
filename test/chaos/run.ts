// `npm run chaos -- --seed 7`: whole games at twenty tables while everything goes wrong that can.
// `-- --processes 2`: the same on a server of several processes, with Redis and PostgreSQL.
// `-- --versions`: instead of kills, processes are replaced by ones of a newer version and back, as in an upgrade.
// `-- --power 200`: that many power cuts instead of kills, on disks that lose unsynced data.
// `-- --hostile 100000`: that many hostile messages instead, then checks for memory leaks.
// `-- --hoard 3000`: clients that do not read what they are sent; each sends that many messages.
import { parseArgs } from 'node:util';
import { canCluster } from '../support/tools/findCluster.ts';
import { chaos } from './chaos.ts';
import { HOARDINGS, hoard, hoarded, LARGEST, MOST_HOARDED } from './hoard.ts';
import { besiege, growthOf, MOST_GROWTH } from './hostile.ts';
import { WHOLE_GAMES } from './plan.ts';
import { cutPower } from './power/power.ts';
import { chaosTable, hoardAsTable, siegeAsTable } from './report.ts';
import { KILLED, oneProcess, severalProcesses, withProcess } from './servers.ts';
import { THERE_AND_BACK } from './versions.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    tables: { type: 'string', default: '20' },
    kills: { type: 'string', default: '10' },
    processes: { type: 'string', default: '1' },
    hostile: { type: 'string' },
    hoard: { type: 'string' },
    power: { type: 'string' },
    versions: { type: 'boolean', default: false },
  },
});
const [seed, tables, kills, processes] = [values.seed, values.tables, values.kills, values.processes].map(Number) as [
  number,
  number,
  number,
  number,
];

/** Versions change less often than processes are killed otherwise, so that people are back before the next change. */
const UPGRADING = { answers: [100, 600], isOrderly: true } as const;

// Silences the framework's messages about broken connections and unreadable messages.
console.warn = () => {};
console.error = () => {};
console.info = () => {};

async function run(): Promise<boolean> {
  const { versions } = values;
  const how = `--tables ${tables} --kills ${kills} --processes ${processes}${versions ? ' --versions' : ''}`;
  console.log(`npm run chaos -- --seed ${seed} ${how}`);
  const replacement = versions ? THERE_AND_BACK : KILLED;
  const server = await (processes > 1 ? severalProcesses(processes, replacement) : oneProcess(replacement));
  const plan = { seed, tables, kills, answers: [20, 300], calm: 4_000, strangers: 4 } as const;
  try {
    const outcome = await chaos({ ...plan, games: WHOLE_GAMES, ...(versions && UPGRADING) }, server);
    console.log(chaosTable(outcome));
    for (const fault of outcome.faults) console.log(fault);
    return outcome.faults.length === 0;
  } finally {
    await server.clear();
  }
}

async function runHostile(messages: number): Promise<boolean> {
  const siege = await withProcess((server) => besiege(server, messages));
  console.log(siegeAsTable(siege));
  return growthOf(siege) <= MOST_GROWTH && siege.logged.length === 0;
}

async function runHoard(messages: number): Promise<boolean> {
  let isFlat = true;
  for (const hoarding of HOARDINGS) {
    const done = await withProcess((server) => hoard(server, hoarding, messages));
    console.log(hoardAsTable(done));
    isFlat &&= hoarded(done) <= MOST_HOARDED && done.largest <= LARGEST;
  }
  return isFlat;
}

async function runPower(cuts: number): Promise<boolean> {
  // Disks are unmounted when the process exits.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  console.log(`npm run chaos -- --power ${cuts} --seed ${seed} --tables ${tables}`);
  return cutPower(cuts, { seed, tables });
}

function runWhatIsAsked(): Promise<boolean> {
  if (values.hoard) return runHoard(Number(values.hoard));
  if (values.hostile) return runHostile(Number(values.hostile));
  return values.power ? runPower(Number(values.power)) : run();
}

if (processes > 1 && !canCluster()) process.exit();
// Exits explicitly: clients may still be waiting to reconnect.
process.exit((await runWhatIsAsked()) ? 0 : 1);
