import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';

const ROOT = join(import.meta.dirname, '../../..');

/** The benchmark's own pages, built like the real one and served on localhost. */
export interface BenchPages {
  /** The folder with a page's built files. */
  folder(name: PageName): string;
  address(name: PageName): string;
  close(): void;
}

const PAGES = ['stock', 'moving'] as const;
type PageName = (typeof PAGES)[number];

/** Builds the pages into a temporary folder and serves them. They are never shipped. */
export async function openBenchPages(): Promise<BenchPages> {
  const { build } = await import('vite');
  const out = mkdtempSync(join(tmpdir(), 'rummy-bench-'));
  const folder = (name: PageName): string => join(out, name);
  for (const name of PAGES) {
    const root = join(import.meta.dirname, 'pages', name);
    const bundle = { outDir: folder(name), emptyOutDir: true, chunkSizeWarningLimit: 2000 };
    await build({ root, base: './', configFile: join(ROOT, 'vite.config.ts'), logLevel: 'error', build: bundle });
  }
  const app = express();
  app.use((_request, response, next) => {
    // Only a cross-origin isolated page has a clock finer than 0.1 ms.
    response.set({ 'Cross-Origin-Opener-Policy': 'same-origin', 'Cross-Origin-Embedder-Policy': 'require-corp' });
    next();
  });
  app.use(express.static(out));
  const server = createServer(app);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return {
    folder,
    address: (name) => `http://127.0.0.1:${port}/${name}/`,
    close() {
      server.close();
      server.closeAllConnections();
      rmSync(out, { recursive: true, force: true });
    },
  };
}
