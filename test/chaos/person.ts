import { think } from '#bots';
import {
  dealsIn,
  ILLEGAL,
  isToAct,
  type PlayerView,
  type Random,
  type Result,
  refusal,
  type Seat,
  type SeatAction,
} from '#engine';
import type { Refusal } from '#protocol';
import { resume } from '../../client/net/connect.ts';
import { seatMemory } from '../../client/net/ownServer.ts';
import { isTemporary } from '../../client/net/reconnecting.ts';
import { pause } from '../support/progress.ts';
import { Outage } from './outage.ts';
import { SHORT_GAME_DEALS } from './plan.ts';
import { type ChaosDevice, type EntryWay, openTab, type Tab } from './tab.ts';
import type { ChaosTally } from './tally.ts';

/** The longest wait before a person checks again for something to do, in ms. */
const GLANCE = 250;
/** The longest time a person thinks, in ms. */
const THOUGHT = 25;

/** Refusals of a request that reached no table. */
const NOBODY_HAS_IT: readonly Refusal[] = ['offline', 'tableClosed'];

/** An action the server has acknowledged, with the decision number it answered. */
export interface Acknowledged {
  readonly seat: Seat;
  readonly at: number;
  readonly action: SeatAction;
}

/** A simulated person with a device who plays a game to its end, whatever happens. */
export class ChaoticPlayer {
  readonly device: ChaosDevice;
  readonly chance: Random;
  readonly tally: ChaosTally;
  readonly acknowledged: Acknowledged[] = [];
  /** Every page this person ever had. */
  readonly tabs: Tab[] = [];
  readonly outage = new Outage();
  /** Faults this person noticed. */
  readonly complaints: string[] = [];
  #wake: () => void = () => {};

  constructor(device: ChaosDevice, chance: Random, tally: ChaosTally) {
    this.device = device;
    this.chance = chance;
    this.tally = tally;
  }

  /** The page this person uses now. */
  get tab(): Tab {
    const tab = this.tabs.at(-1);
    if (!tab) throw new Error(`${this.device.owner} has not come yet`);
    return tab;
  }

  /**
   * Opens another page on this device, which becomes the current one. Retries while the server cannot be reached.
   * @throws Error when the server refuses entry
   */
  async come(enter: EntryWay): Promise<void> {
    for (;;) {
      const tab = await openTab(this.device, enter, (changed) => this.#see(changed));
      if (tab.ok) {
        this.tabs.push(tab.value);
        this.outage.end();
        return;
      }
      if (this.tabs.length > 0) this.outage.begin();
      if (!isTemporary(tab.reason)) throw new Error(`${this.device.owner} was refused entry: ${tab.reason}`);
      await pause(GLANCE);
    }
  }

  /** Opens another page on this device and resumes the seat remembered there. */
  async openAgain(): Promise<void> {
    await this.come(async (how) => {
      const table = await resume(how);
      if (table.ok) return table;
      if (seatMemory(() => how.storage ?? null).read() === null)
        throw new Error(`${this.device.owner} has lost the seat: ${this.tab.reason}`);
      return { ok: false, reason: 'offline' };
    });
  }

  /** Reloads the page: only the device's storage survives. */
  async reload(): Promise<void> {
    await this.tab.close();
    await this.openAgain();
  }

  /** Whether the game that this person sees is over, or a long one in its last deal. */
  get isAtTheEnd(): boolean {
    const { stage, game } = this.tab.seen;
    return stage === 'over' || (game !== null && isLastOfMany(game));
  }

  /**
   * Plays until the page shows the end of the game.
   * @param trouble may disturb this person before each action; resolves to true if it did
   * @param waits whether this person still does nothing in the last deal of a long game
   */
  async play(trouble: (person: ChaoticPlayer) => Promise<boolean>, waits: () => boolean): Promise<void> {
    while (this.tab.seen.stage !== 'over') {
      if (this.tab.status === 'lost') await this.reload();
      else if (!(await trouble(this)) && ((waits() && this.isAtTheEnd) || !(await this.#act()))) await this.#glance();
    }
    await this.tab.close();
  }

  /** Answers a decision of this person's seat. */
  async answer(at: number, action: SeatAction): Promise<Result<null, Refusal>> {
    const { viewer } = this.tab.seen;
    const done = await this.tab.table.act(at, action);
    this.tally.add(done.ok ? 'answers acknowledged' : 'answers refused or lost');
    if (!done.ok && NOBODY_HAS_IT.includes(done.reason)) this.outage.begin();
    if (done.ok && viewer !== 'spectator') this.acknowledged.push({ seat: viewer, at, action });
    return done;
  }

  /** The page changed, or its connection did. */
  #see(tab: Tab): void {
    if (tab === this.tabs.at(-1)) {
      if (tab.status === 'online') this.outage.end();
      else this.outage.begin();
    }
    this.#wake();
  }

  /** Does whatever the table asks for. Returns false if there was nothing to do or it failed. */
  async #act(): Promise<boolean> {
    const { tab } = this;
    const { game, viewer, seats, away } = tab.seen;
    const own = viewer === 'spectator' ? undefined : seats[viewer];
    if (!game || !own || tab.status !== 'online') return false;
    if (own.standIn || away.length > 0) return (await tab.table.back()).ok;
    if (isToAct(game)) return this.#decide(tab);
    const isPause = game.phase === 'ready' && game.deal > 0;
    return isPause && !own.ready && (await tab.table.next()).ok;
  }

  async #decide(tab: Tab): Promise<boolean> {
    await pause(this.chance.below(THOUGHT));
    const { game } = tab.seen;
    if (!game || !isToAct(game)) return true;
    const at = atOf(game);
    const action = think(game, this.chance);
    const done = await this.answer(at, action);
    const now = tab.seen.game;
    const isRule = !done.ok && ILLEGAL.some((code) => code === done.reason);
    // The server must not refuse an action that the page still shows as allowed.
    if (isRule && now && atOf(now) === at && refusal(now, action) === null) {
      this.complaints.push(`${this.device.owner}: ${JSON.stringify(action)} is refused, ${done.reason}`);
    }
    return done.ok;
  }

  /** How far the game is that this person sees. It stands still when the person is stuck. */
  get progress(): readonly unknown[] {
    const { stage, game } = this.tab.seen;
    return [this.device.owner, stage, game?.deal, game?.phase, game?.turn, ...(game?.seats.map(({ at }) => at) ?? [])];
  }

  /** The rest of what the page shows, as text. */
  get standing(): string {
    const { status, seen } = this.tab;
    const { code, viewer, seats, clock, game } = seen;
    return `${this.device.owner}: ${JSON.stringify({ status, code, viewer, seats, clock, window: game?.window })}`;
  }

  /** Waits until the page changes, but not longer than a glance. */
  async #glance(): Promise<void> {
    const seen = new Promise<void>((resolve) => {
      this.#wake = resolve;
    });
    await Promise.race([seen, pause(GLANCE)]);
  }
}

const isLastOfMany = ({ rules, deal }: PlayerView): boolean => deal > SHORT_GAME_DEALS && deal === dealsIn(rules);

const atOf = ({ seats, viewer }: PlayerView): number => seats[viewer as Seat]?.at ?? 0;
