import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';

const ROOT = join(import.meta.dirname, '../../..');

/** Pages of the benchmark itself, built like the real one, and where they are served. */
export interface BenchPages {
  /** Where the files of a page are. */
  folder(name: PageName): string;
  address(name: PageName): string;
  close(): void;
}

const PAGES = ['stock', 'moving'] as const;
type PageName = (typeof PAGES)[number];

/** Builds them away from the project's own page, which knows nothing of them. */
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
    // Only a page by itself has a clock that is finer than a tenth of a millisecond.
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
