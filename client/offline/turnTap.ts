/** An open window of the app. */
interface OpenPage {
  readonly url: string;
  focus(): Promise<unknown>;
}

/** The windows of the app, the one used last first. */
export interface Windows {
  matchAll(which: { readonly type: 'window'; readonly includeUncontrolled: true }): Promise<readonly OpenPage[]>;
  openWindow(address: string): Promise<unknown>;
}

/**
 * Leads from a tap on "your turn" to the table: to the page that told, else to another one at this table, else to a new
 * one.
 * @param data the address of the page that told, and that of the table; null from a version before these
 */
export async function backToTable(windows: Windows, data: unknown): Promise<void> {
  const { page = '/', table = '/' } = (data ?? {}) as { readonly page?: string; readonly table?: string };
  const open = await windows.matchAll({ type: 'window', includeUncontrolled: true });
  const found = open.find(({ url }) => url === page) ?? open.find(({ url }) => new URL(url).pathname === table);
  await (found ? found.focus() : windows.openWindow(table));
}
