import { defineConfig, type Plugin } from 'vite';
import { partOfPhaser } from './client/phaser/lib/parts.ts';

/** Where the game server listens while `npm run dev` serves the page. */
const gameServer = process.env.GAME_SERVER ?? 'http://127.0.0.1:2567';

/** While developing, `/?gallery=NAME` shows a prepared table (test/gallery) in place of the page. No build knows of it. */
const gallery: Plugin = {
  name: 'gallery',
  apply: 'serve',
  transformIndexHtml: {
    order: 'pre',
    handler: (html, { originalUrl = '' }) =>
      /[?&]gallery\b/.test(originalUrl)
        ? html.replace('/main.ts', `/@fs${import.meta.dirname}/test/gallery/main.ts`)
        : html,
  },
};

/** Phaser from its sources, without what the table does not use of it. */
const leanPhaser = { name: 'lean-phaser', transform: partOfPhaser };

export default defineConfig({
  root: 'client',
  plugins: [leanPhaser, gallery],
  publicDir: '../public',
  // Its package does not offer its sources by name.
  resolve: { alias: { 'phaser/src': `${import.meta.dirname}/node_modules/phaser/src` } },
  optimizeDeps: { rolldownOptions: { plugins: [leanPhaser] } },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    target: 'safari16',
    // Phaser with both renderers is 440 kB.
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      // Nothing in `shared` does anything by being imported: what only some screens use of a folder goes with these screens.
      treeshake: { moduleSideEffects: [{ test: /[\\/]shared[\\/]/, sideEffects: false }] },
      output: {
        // Its own file stays in the browser's cache when only the game changes.
        codeSplitting: { groups: [{ name: 'phaser-lib', test: /node_modules[\\/](?:phaser|eventemitter3)/ }] },
      },
    },
  },
  worker: { format: 'es' },
  server: {
    fs: { allow: ['..'] },
    proxy: {
      '/rt': { target: gameServer, ws: true, rewrite: (path) => path.replace(/^\/rt/, '') },
      '/healthz': { target: gameServer },
    },
  },
});
