// `npm run dev`: the page with hot reload, and the game server, restarted whenever its code changes.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createServer } from 'vite';

const root = join(import.meta.dirname, '../..');
const gamePort = process.env.PORT ?? '2567';
process.env.GAME_SERVER = `http://127.0.0.1:${gamePort}`;

const game = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'server/cli/start.ts', '--without-page'], {
  cwd: root,
  stdio: ['ignore', 'inherit', 'inherit'],
  env: { ...process.env, PORT: gamePort },
});

const page = await createServer({ root: join(root, 'client'), configFile: join(root, 'vite.config.ts') });
await page.listen();
// The address of the page comes last, where it is seen.
const isUp = () =>
  fetch(`${process.env.GAME_SERVER}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );
while (!(await isUp())) await delay(200);
page.printUrls();

async function stop() {
  game.kill('SIGTERM');
  await page.close();
  process.exit(0);
}
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
