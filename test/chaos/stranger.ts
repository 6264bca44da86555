import type { Random } from '#engine';
import { joinByCode } from '../../client/net/connect.ts';
import { pause } from '../support/progress.ts';
import { type Attack, sendAll } from '../support/server/hostileMessages.ts';
import { between, pickOne } from './plan.ts';
import { type ChaosDevice, openTab, type Tab } from './tab.ts';
import type { ChaosTally } from './tally.ts';

/** The least and most messages per burst, and bursts per visit. */
const BURST = [5, 40] as const;
const BURSTS = [1, 5] as const;
/** The pause between bursts, in ms. */
const LOOK = 300;

/**
 * Visits one table after another as a spectator and sends hostile messages, until `isOver`.
 * @returns every page the stranger opened
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

/** Sends a burst and returns how many messages were sent before the connection was cut. */
async function burst({ room }: Tab, attacks: readonly Attack[], chance: Random): Promise<number> {
  if (!room) return 0;
  const from = chance.below(attacks.length);
  return sendAll(room, attacks.slice(from, from + between(chance, BURST)));
}
