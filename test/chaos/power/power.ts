import { type Random, shuffle } from '#engine';
import { chaos, OVER_TOO_SOON } from '../chaos.ts';
import { type ChaosPlan, chanceOf, WHOLE_GAMES } from '../plan.ts';
import { powerAsTable, sweepsAsTable } from '../report.ts';
import type { Disk } from './disk.ts';
import { openExt4Disk, whyNoExt4 } from './ext4Disk.ts';
import { cutFirstStarts } from './firstStarts.ts';
import type { PowerMoment } from './moments.ts';
import { PoweredServers } from './poweredServers.ts';
import { whyNoShim } from './shim.ts';
import { type PowerOutcome, PRIOR, type Sweep, sweepRun } from './sweep.ts';
import { openTornDisk } from './tornDisk.ts';

const DISKS = {
  ext4: { open: openExt4Disk, why: whyNoExt4 },
  torn: { open: openTornDisk, why: whyNoShim },
} as const;
export type DiskName = keyof typeof DISKS;

/** The kinds of disks available here, with a function that opens one. Warns about those that are not. */
export function disksHere(): ReadonlyMap<DiskName, () => Disk> {
  const names = Object.keys(DISKS) as DiskName[];
  const here = names.filter((name) => {
    const why = DISKS[name].why();
    if (why !== null) console.warn(`No power cuts on the ${name} disk: ${why}`);
    return why === null;
  });
  return new Map(here.map((name) => [name, DISKS[name].open]));
}

/**
 * Plays at tables on a disk whose power is cut at these moments, in random order. Moments are left out if the games end
 * early. Closes the disk.
 */
export async function playUnderCuts(
  disk: Disk,
  plan: Omit<ChaosPlan, 'kills'>,
  moments: readonly PowerMoment[],
): Promise<PowerOutcome> {
  const whole = { ...plan, kills: moments.length };
  const server = new PoweredServers(disk, shuffle(chanceOf(whole, 'moments'), moments));
  try {
    await server.open();
    const outcome = await chaos(whole, server);
    const faults = [...outcome.faults, ...server.faults].filter((fault) => fault !== OVER_TOO_SOON);
    return { ...outcome, cuts: server.cuts, created: server.created, faults };
  } finally {
    await server.clear();
  }
}

/** The share of cuts for each rare moment and for first starts, in percent. The rest are made during the games. */
const SHARE = 12;
const RARE: readonly PowerMoment[] = ['creation', 'checkpoint', 'closing', 'migration', 'backup'];

/** The most rounds of games played while cuts are left to make. */
const MOST_ROUNDS = 8;

/**
 * Cuts the power this many times in all while games are played, on every disk available here, and prints a report.
 * @returns whether there were no faults
 */
export async function cutPower(cuts: number, { seed, tables }: Pick<ChaosPlan, 'seed' | 'tables'>): Promise<boolean> {
  const disks = disksHere();
  const each = Math.ceil(cuts / disks.size);
  const some = Math.ceil((each * SHARE) / 100);
  const rare = RARE.flatMap((moment) => Array.from({ length: some }, () => moment));
  const moments = [...rare, ...Array.from({ length: each - rare.length - some }, () => 'play' as const)];
  const plan = { seed, tables, answers: [5, 25], calm: 8_000, strangers: 1 } as const;
  let isWell = disks.size > 0;
  for (const [name, open] of disks) {
    const creation = await firstStartsOn(open(), some, chanceOf({ ...plan, kills: 0, games: [] }, name));
    const rounds: PowerOutcome[] = [];
    let wanted: readonly PowerMoment[] = moments;
    while (wanted.length > 0 && rounds.length < MOST_ROUNDS) {
      const round = await playUnderCuts(open(), { ...plan, seed: seed + rounds.length, games: WHOLE_GAMES }, wanted);
      rounds.push(round);
      wanted = without(wanted, round.cuts);
    }
    const short = wanted.length > 0 ? [`${wanted.length} cuts were not made: ${wanted}`] : [];
    const faults = [...creation, ...rounds.flatMap((round) => round.faults), ...short];
    console.log(`\nOn the ${name} disk\n${powerAsTable(rounds, some, faults)}`);
    for (const fault of faults) console.log(fault);
    isWell &&= faults.length === 0;
  }
  if (disks.has('torn')) isWell = (await sweepAll(chanceOf({ ...plan, kills: 0, games: [] }, 'sweep'))) && isWell;
  return isWell;
}

/** The moments that remain after these cuts. */
function without(moments: readonly PowerMoment[], cuts: ReadonlyMap<PowerMoment, number>): readonly PowerMoment[] {
  const left = new Map(cuts);
  return moments.filter((moment) => {
    const count = left.get(moment) ?? 0;
    left.set(moment, count - 1);
    return count <= 0;
  });
}

/** Sweeps with every prior state, prints a report and returns whether there were no faults. */
async function sweepAll(chance: Random): Promise<boolean> {
  const sweeps: Sweep[] = [];
  for (const prior of PRIOR) sweeps.push(await sweepRun(prior, chance));
  const faults = sweeps.flatMap((sweep) => sweep.faults);
  console.log(`\nCuts at every operation of a server, from its start to its end\n${sweepsAsTable(sweeps)}`);
  for (const fault of faults) console.log(fault);
  return faults.length === 0;
}

async function firstStartsOn(disk: Disk, ...how: [cuts: number, chance: Random]): Promise<readonly string[]> {
  try {
    return await cutFirstStarts(disk, ...how);
  } finally {
    disk.close();
  }
}
