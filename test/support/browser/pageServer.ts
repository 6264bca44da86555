import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pageFiles } from '../../../server/cli/buildClient.ts';
import { makeApp } from '../../../server/http/app.ts';
import { OpenTableStream } from '../../../server/http/openTableStream.ts';

/** A server that serves only the page, without tables. */
export interface PageHouse {
  readonly address: string;
  /** The path of the code file of the module with this name, which is loaded by itself. */
  fileOf(name: string): string;
  /** Replaces the page by a newer one. All its code files have new names, and the old ones are gone. */
  deploy(): void;
  close(): Promise<void>;
}

/** A selector that only the newer page matches. */
export const NEWER = 'meta[name=newer]';

const DIST = join(import.meta.dirname, '../../../dist');
/** The content hash in the name of a code file. */
const MARK = /-(.{8}\.js)$/;

/** Serves a copy of the built page. */
export async function openPageHouse(): Promise<PageHouse> {
  const folder = mkdtempSync(join(tmpdir(), 'page-'));
  cpSync(DIST, folder, { recursive: true });
  const ignore = () => undefined;
  const app = makeApp({
    pageFolder: folder,
    clock: performance,
    proxies: 0,
    publicUrl: undefined,
    endpoints: [],
    openTables: new OpenTableStream({
      clock: performance,
      alarms: { set: ignore },
      list: async () => ({ tables: [], people: { looking: 0, playing: 0 } }),
      report: ignore,
    }),
    count: ignore,
    report: ignore,
    isReady: async () => true,
    admin: null,
    api: null,
    metrics: null,
  });
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    fileOf: (name) => `/assets/${readdirSync(join(folder, 'assets')).find((file) => file.startsWith(`${name}-`))}`,
    deploy: () => makeNewer(folder),
    async close() {
      // In this order: a page that reconnects in between would keep the server open.
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
      rmSync(folder, { recursive: true });
    },
  };
}

function makeNewer(folder: string): void {
  const assets = join(folder, 'assets');
  const names = readdirSync(assets).filter((name) => MARK.test(name));
  const newName = (name: string): string => name.replace(MARK, '-newer-$1');
  const rename = (words: string): string =>
    names.reduce((renamed, name) => renamed.replaceAll(name, newName(name)), words);
  const rewrite = (file: string, change: (words: string) => string): void =>
    writeFileSync(file, change(readFileSync(file, 'utf8')));
  const index = join(folder, 'index.html');
  const markOf = () => pageFiles(folder).find(({ url }) => url === '/index.html')?.revision ?? '';
  const before = markOf();
  for (const name of readdirSync(assets)) {
    // Compressed copies would still hold the old code.
    if (/\.js\.(?:br|gz)$/.test(name)) rmSync(join(assets, name));
    else if (name.endsWith('.js')) rewrite(join(assets, name), rename);
  }
  for (const name of names) renameSync(join(assets, name), join(assets, newName(name)));
  rewrite(index, (page) => rename(page).replace('<title>', '<meta name="newer" /><title>'));
  rewrite(join(folder, 'offline.js'), (worker) => rename(worker).replace(before, markOf()));
}
