import { ok, type Result } from '#engine';
import type { Refusal, TableView } from '#protocol';
import type { Connecting, ConnectionStatus, LossReason, RemoteTable, SeatStorage } from '../../client/net/index.ts';
import type { SocketRoom } from '../../client/net/remoteTable.ts';
import { type CuttableLine, type Ends, lineTo } from '../support/server/line.ts';
import { roomBehind } from './lid.ts';
import { PageObserver } from './observer.ts';

/** How somebody comes in: by the page's own functions. */
export type EntryWay = (how: Connecting) => Promise<Result<RemoteTable, Refusal>>;

/** Somebody's device. */
export interface ChaosDevice {
  readonly owner: string;
  /** Where it finds the server, and from where it comes. */
  readonly ends: Ends;
  /** What it keeps. */
  readonly kept: Map<string, string>;
}

/** A page at a table, in a tab and with a line of its own. */
export class Tab {
  readonly table: RemoteTable;
  readonly line: CuttableLine;
  readonly observer: PageObserver;
  status: ConnectionStatus = 'online';
  /** Why it is lost. */
  reason: LossReason | null = null;
  /** How often its line has broken and was there again. */
  returns = 0;
  readonly #memory: TabMemory;

  /** @param happened told whenever the page shows something else */
  constructor(owner: string, table: RemoteTable, line: CuttableLine, memory: TabMemory, happened: (tab: Tab) => void) {
    this.table = table;
    this.line = line;
    this.#memory = memory;
    this.observer = new PageObserver(owner);
    table.subscribe((update) => {
      this.observer.see(update.table, this.room);
      happened(this);
    });
    table.onStatus((status, reason) => {
      if (this.status === 'reconnecting' && status === 'online') this.returns++;
      this.status = status;
      this.reason = reason;
      happened(this);
    });
  }

  /** What the page's connection hides: the state as it came, the socket. */
  get room(): SocketRoom | undefined {
    return roomBehind(this.line.address);
  }

  get seen(): TableView {
    return this.observer.latest as TableView;
  }

  /** The page is gone, as when it is closed or loaded anew: it says nothing to anybody. */
  async close(): Promise<void> {
    this.#memory.isGone = true;
    this.line.cut(true);
    this.table.company.goAway();
    await this.line.close();
  }
}

/** What the device keeps, as long as the page is there to ask for it. */
class TabMemory implements SeatStorage {
  isGone = false;
  readonly #kept: Map<string, string>;

  constructor(kept: Map<string, string>) {
    this.#kept = kept;
  }

  getItem(key: string): string | null {
    return this.#kept.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    if (!this.isGone) this.#kept.set(key, value);
  }

  removeItem(key: string): void {
    if (!this.isGone) this.#kept.delete(key);
  }
}

/** Opens a page that comes to a table; or why it does not. */
export async function openTab(
  { owner, ends, kept }: ChaosDevice,
  enter: EntryWay,
  happened: (tab: Tab) => void = () => {},
): Promise<Result<Tab, Refusal>> {
  const line = await lineTo(ends);
  const memory = new TabMemory(kept);
  const table = await enter({ server: line.address, storage: memory });
  if (table.ok) return ok(new Tab(owner, table.value, line, memory, happened));
  await line.close();
  return table;
}
