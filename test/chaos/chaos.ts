import { createPrivate, joinByCode, quickMatch } from '../../client/net/connect.ts';
import { pause, within } from '../support/progress.ts';
import { anyAttack } from '../support/server/hostileMessages.ts';
import { gamesOf, type KeptTable, keptTables } from './kept.ts';
import { ChaoticPlayer } from './person.ts';
import { between, type ChaosPlan, chanceOf, nonsenseOf, type Party, partiesOf } from './plan.ts';
import { recordFaults } from './records.ts';
import type { ChaosServers } from './servers.ts';
import { haunt } from './stranger.ts';
import type { Tab } from './tab.ts';
import { ChaosTally } from './tally.ts';
import { troubleMaker } from './trouble.ts';
import { tableFaults } from './verdict.ts';

/** The result of a run. */
export interface Outcome {
  readonly tally: ChaosTally;
  readonly people: number;
  readonly tables: number;
  /** Stored actions at these tables, by people, bots and timeouts together. */
  readonly steps: number;
  readonly deals: number;
  /** The longest time that any person was without their table because of the server, in ms. */
  readonly longestOutage: number;
  /** The longest time from the end of a process until another had replaced it, in ms. */
  readonly longestReplacement: number;
  /** In ms. */
  readonly took: number;
  /** Violations found; empty if all went well. */
  readonly faults: readonly string[];
}

/**
 * The longest that anybody may be without a table because of an orderly replacement: the time for which a page waits by
 * itself, in ms, as one that joins in the very moment in which a process ends gives up after 8 s
 * (`client/net/reconnecting.ts`), and then waits up to 5 s; and a few times as long as replacing a process
 * takes on this machine.
 */
const AT_ONCE = 13_000;
const REPLACEMENTS = 3;
const TOO_LONG = 'somebody was without a table for too long';

/** The interval for checking whether enough was answered for the next kill, in ms. */
const LOOK = 20;

/** The fault of a run whose games ended before the last kill. */
export const OVER_TOO_SOON = 'the games ended before all kills were made';

/**
 * Disturbs a server as planned until every game has ended, then closes it and checks the data it stored.
 * @throws Error when the games no longer go on
 */
export async function chaos(plan: ChaosPlan, server: ChaosServers): Promise<Outcome> {
  const began = performance.now();
  const tally = new ChaosTally();
  const visitors: ChaoticPlayer[] = [];
  const newcomer = (owner: string): ChaoticPlayer => {
    const number = visitors.length + 1;
    // Every client has its own IP address, because rate limits count by it.
    const from = `127.0.${1 + (number >> 7)}.${1 + (number & 127)}`;
    const device = { owner, ends: { to: server.addresses, from }, kept: new Map() };
    const visitor = new ChaoticPlayer(device, chanceOf(plan, owner), tally);
    visitors.push(visitor);
    return visitor;
  };
  const gathering = Promise.all(partiesOf(plan).map((party, index) => gather(party, index, newcomer)));
  const people = (
    await within('everybody to sit down', gathering, () => visitors.map(({ tabs }) => tabs.length))
  ).flat();
  const codes = [...new Set(people.map(({ tab }) => tab.seen.code))];
  const trouble = troubleMaker(plan);
  let isOver = false;
  const waits = (): boolean => plan.waits === true && tally.of('processes replaced') < plan.kills;
  const playing = Promise.all(people.map((person) => person.play(trouble, waits))).finally(() => {
    isOver = true;
  });
  const nonsense = nonsenseOf(plan, anyAttack);
  const strangers = Array.from({ length: plan.strangers }, (_, index) =>
    haunt(nonsense, newcomer(`Eve ${index}`), codes, () => isOver),
  );
  const isEnding = (): boolean => isOver || (waits() && people.every(({ isAtTheEnd }) => isAtTheEnd));
  const killing = killAgainAndAgain(plan, server, tally, { isOver: () => isOver, isEnding });
  const games = () => people.map((person) => person.progress);
  const ending = within('all games to end', Promise.all([playing, killing]), games);
  const [, longestReplacement] = await ending.catch((error: Error) => {
    throw new Error([error.message, ...people.map((person) => person.standing)].join('\n'));
  });
  const leaving = within('all strangers to leave', Promise.all(strangers), () => tally.of('hostile messages'));
  const haunted = (await leaving).flat();
  const returns = people.flatMap(({ tabs }) => tabs).reduce((sum, tab) => sum + tab.returns, 0);
  tally.add('returns', returns);
  const longestOutage = Math.max(...people.map(({ outage }) => outage.longest));
  const { tables, unrecorded } = await keptBy(server, codes);
  const played = tables.flatMap(gamesOf);
  return {
    tally,
    people: people.length,
    tables: tables.length,
    steps: played.reduce((sum, { steps }) => sum + steps.length, 0),
    deals: played.reduce((sum, { steps }) => sum + (steps.at(-1)?.after.deal ?? 0), 0),
    longestOutage,
    longestReplacement,
    took: performance.now() - began,
    faults: [
      ...people.flatMap(({ complaints }) => complaints),
      ...tables.flatMap((table) => tableFaults(table, testimonyOf(table, people, haunted), server.hasOtherVersions)),
      ...unrecorded,
      ...server.logged().map((line) => `logged: ${line}`),
      ...(tables.length < codes.length ? [`${codes.length - tables.length} tables were not stored`] : []),
      ...(plan.isOrderly && longestOutage > AT_ONCE + REPLACEMENTS * longestReplacement ? [TOO_LONG] : []),
      ...(tally.of('processes replaced') < plan.kills ? [OVER_TOO_SOON] : []),
    ],
  };
}

/** Brings the people of a party to their table, each with their own device. */
async function gather(
  party: Party,
  index: number,
  newcomer: (owner: string) => ChaoticPlayer,
): Promise<readonly ChaoticPlayer[]> {
  const { wish, isQuick } = party;
  const people = Array.from({ length: party.people }, (_, one) => newcomer(`${'ABCD'[one]}${index}`));
  const [host, ...others] = people as [ChaoticPlayer, ...ChaoticPlayer[]];
  const nameOf = (person: ChaoticPlayer) => ({ name: person.device.owner });
  if (isQuick) {
    await Promise.all(people.map((each) => each.come((how) => quickMatch({ ...nameOf(each), ...wish }, how))));
    return people;
  }
  await host.come((how) => createPrivate({ ...nameOf(host), ...wish }, how));
  const { code } = host.tab.seen;
  await Promise.all(others.map((each) => each.come((how) => joinByCode(code, nameOf(each), how))));
  await host.tab.table.start();
  return people;
}

/**
 * Kills a process each time people have answered enough, or wait with the last deal, up to the planned number of kills.
 * @returns the longest time until another process had replaced it, in ms
 */
async function killAgainAndAgain(
  plan: ChaosPlan,
  server: ChaosServers,
  tally: ChaosTally,
  { isOver, isEnding }: { readonly isOver: () => boolean; readonly isEnding: () => boolean },
): Promise<number> {
  const chance = chanceOf(plan, 'deaths');
  let longest = 0;
  for (let death = 0; death < plan.kills; death++) {
    const enough = tally.of('answers acknowledged') + between(chance, plan.answers);
    const answers = (): number => tally.of('answers acknowledged');
    while (answers() < enough && !isEnding()) await pause(LOOK);
    if (isOver()) break;
    tally.add('processes replaced');
    const since = performance.now();
    await server.killOne(chance, tally);
    longest = Math.max(longest, performance.now() - since);
  }
  return longest;
}

/** The stored tables with these codes, and the faults of their stored games. */
async function keptBy(server: ChaosServers, codes: readonly string[]) {
  const database = await server.close();
  try {
    const tables = (await keptTables(database)).filter(({ order }) => codes.includes(order.code));
    return { tables, unrecorded: await recordFaults(database, tables, server.hasOtherVersions) };
  } finally {
    await database.close();
  }
}

function testimonyOf({ order }: KeptTable, people: readonly ChaoticPlayer[], haunted: readonly Tab[]) {
  const isHere = (tab: Tab): boolean => tab.seen.code === order.code;
  const here = people.filter(({ tab }) => isHere(tab));
  const tabs = [...here.flatMap((person) => person.tabs), ...haunted.filter(isHere)];
  return { observers: tabs.map(({ observer }) => observer), acknowledged: here.map((person) => person.acknowledged) };
}
