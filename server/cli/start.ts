import { readConfig } from '../config.ts';
import { startServer } from '../index.ts';
import { buildClientApart } from './buildClient.ts';

/** The timeout for closing, in ms. */
const MAX_CLOSING_MS = 8_000;

/** Whether this server provides the page. During development Vite's server does, with hot reload. */
const servesPage = !process.argv.includes('--without-page');
const command = servesPage ? 'npm start' : 'npm run dev';

/** The one-line message for the person who starts the game. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return `This port is in use. Choose another one: PORT=3000 ${command}`;
  if (code === 'EACCES') return `You are not allowed to use this port. Choose another one: PORT=3000 ${command}`;
  return error.message;
}

async function start(): Promise<void> {
  const config = readConfig(process.env);
  if (servesPage) buildClientApart();
  const server = await startServer(config);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      // Anything that hangs, such as a store that does not answer, must not keep the next process waiting.
      setTimeout(() => process.exit(1), MAX_CLOSING_MS).unref();
      server.close().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(explain(error));
          process.exit(1);
        },
      );
    });
  }
  // Only now: a supervisor may stop us as soon as we are ready.
  console.log(servesPage ? `Crazy Rummy is ready: ${server.address}` : `Game server ready: ${server.address}`);
}

start().catch((error: unknown) => {
  console.error(explain(error));
  process.exit(1);
});
