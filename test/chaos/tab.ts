import { ok, type Result } from '#engine';
import type { Refusal, TableView } from '#protocol';
import type { ItemStorage } from '../../client/device/storedJson.ts';
import type { ConnectOptions } from '../../client/net/connect.ts';
import type { ConnectionStatus, LossReason, RemoteTable, SocketRoom } from '../../client/net/remoteTable.ts';
import { type CuttableLine, type Ends, lineTo } from '../support/server/line.ts';
import { roomBehind } from './lid.ts';
import { PageObserver } from './observer.ts';

/** How a client enters: with the functions of the page's own network code. */
export type EntryWay = (how: ConnectOptions) => Promise<Result<RemoteTable, Refusal>>;

/** A person's device. */
export interface ChaosDevice {
  readonly owner: string;
  /** The server's addresses, and the local address to connect from. */
  readonly ends: Ends;
  /** The device's storage. */
  readonly kept: Map<string, string>;
}

/** A page at a table, with its own connection. */
export class Tab {
  readonly table: RemoteTable;
  readonly line: CuttableLine;
  readonly observer: PageObserver;
  status: ConnectionStatus = 'online';
  /** Why the connection was lost for good. */
  reason: LossReason | null = null;
  /** How often the connection was interrupted and restored. */
  returns = 0;
  readonly #memory: TabMemory;

  /** @param happened called whenever the page changes */
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

  /** The SDK room behind the page's connection: the raw state and the socket. */
  get room(): SocketRoom | undefined {
    return roomBehind(this.line.address);
  }

  get seen(): TableView {
    return this.observer.latest as TableView;
  }

  /** Closes the page like a browser does on close or reload, without telling the server. */
  async close(): Promise<void> {
    this.#memory.isGone = true;
    this.line.cut(true);
    this.table.company.goAway();
    await this.line.close();
  }
}

/** A page's access to the device's storage, which is read-only once the page is closed. */
class TabMemory implements ItemStorage {
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

/** Opens a page and enters a table, or returns why it was refused. */
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
