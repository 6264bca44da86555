import { setTimeout as pause } from 'node:timers/promises';
import type { Random } from '#engine';
import { joinByCode } from '../../client/net/index.ts';
import { type Attack, sendAll } from '../support/server/hostileMessages.ts';
import { between, pickOne } from './plan.ts';
import { type ChaosDevice, openTab, type Tab } from './tab.ts';
import type { ChaosTally } from './tally.ts';

/** What a stranger sends in one go, at least and at most, and how often. */
const BURST = [5, 40] as const;
const BURSTS = [1, 5] as const;
/** How long a stranger looks on between, in ms. */
const LOOK = 300;

/**
 * Comes to one table after another to watch, and sends it nonsense.
 * @returns every page it had, when it is told to stop
 */
export async function haunt(
  attacks: readonly Attack[],
  { device, chance, tally }: { readonly device: ChaosDevice; readonly chance: Random; readonly tally: ChaosTally },
  codes: readonly string[],
  isOver: () => boolean,
): Promise<readonly Tab[]> {
  const tabs: Tab[] = [];
  while (!isOver()) {
    const code = pickOne(chance, codes);
    const opened = await openTab(device, (how) => joinByCode(code, { name: 'Eve', spectate: true }, how));
    if (!opened.ok) {
      await pause(LOOK);
      continue;
    }
    const tab = opened.value;
    tabs.push(tab);
    tally.add('strangers who watched');
    for (let bursts = between(chance, BURSTS); bursts > 0 && !isOver(); bursts--) {
      tally.add('hostile messages', await burst(tab, attacks, chance));
      await pause(LOOK);
    }
    await tab.close();
  }
  return tabs;
}

/** Answers with how much could be sent before the line was cut. */
async function burst({ room }: Tab, attacks: readonly Attack[], chance: Random): Promise<number> {
  if (!room) return 0;
  const from = chance.below(attacks.length);
  return sendAll(room, attacks.slice(from, from + between(chance, BURST)));
}
