/** An open window of the app. */
interface OpenPage {
  readonly url: string;
  focus(): Promise<unknown>;
}

/** The windows of the app, the last used first. */
export interface Windows {
  matchAll(which: { readonly type: 'window'; readonly includeUncontrolled: true }): Promise<readonly OpenPage[]>;
  openWindow(address: string): Promise<unknown>;
}

/** The data of a notification that it is your turn. */
export interface TurnNotice {
  /** The address of the page that notified. */
  readonly page: string;
  /** The path of the table. */
  readonly table: string;
}

/** Goes from a tap on "your turn" to the page that notified, else to another one at this table, else to a new one. */
export async function backToTable(windows: Windows, { page, table }: TurnNotice): Promise<void> {
  const open = await windows.matchAll({ type: 'window', includeUncontrolled: true });
  const found = open.find(({ url }) => url === page) ?? open.find(({ url }) => new URL(url).pathname === table);
  await (found ? found.focus() : windows.openWindow(table));
}
