import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, readdirSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** A running program of ours. */
export interface Service {
  /** The URL at which it is reached. */
  readonly url: string;
  readonly pid: number;
  stop(): Promise<void>;
}

/** Usual locations, on Debian and elsewhere. */
const REDIS = ['/usr/bin/redis-server', '/usr/local/bin/redis-server', '/opt/homebrew/bin/redis-server'];
const POSTGRES = ['/usr/lib/postgresql', '/usr/local/bin', '/opt/homebrew/bin'];

/** The timeout for starting a program, in ms. */
const START_TIMEOUT_MS = 30_000;
const READY_POLL_MS = 50;

/** Options for running a program. */
interface How {
  /** Shields it from Ctrl+C; the process that started it stops it instead. */
  readonly isApart?: boolean;
}

/** The path of an installed Redis; undefined if there is none. */
export const findRedis = (): string | undefined => REDIS.find((path) => existsSync(path));

/** The folder with the programs of the newest installed PostgreSQL; undefined if there is none. */
export function findPostgres(): string | undefined {
  const folders = POSTGRES.flatMap((folder) => {
    const versions = existsSync(folder) && folder.endsWith('postgresql') ? readdirSync(folder) : [];
    const newest = versions
      .map(Number)
      .filter(Number.isFinite)
      .sort((a, b) => b - a);
    return [...newest.map((version) => join(folder, String(version), 'bin')), folder];
  });
  return folders.find((folder) => existsSync(join(folder, 'initdb')));
}

/**
 * Starts a Redis that saves nothing to disk.
 * @param program from `findRedis`
 * @param port a free one by default
 */
export async function startRedis(
  program: string,
  { isApart = false, port }: How & { readonly port?: number } = {},
): Promise<Service> {
  const at = port ?? (await freePort());
  const how = { stdio: 'ignore', detached: isApart } as const;
  const nothing = ['--save', '', '--appendonly', 'no'];
  const child = spawn(program, ['--port', String(at), '--bind', '127.0.0.1', ...nothing], how);
  await untilReady(child, () => answers(at));
  return { url: `redis://127.0.0.1:${at}`, pid: Number(child.pid), stop: () => stop(child, 'SIGTERM') };
}

/**
 * Creates a PostgreSQL in a folder and starts it. It is reachable only through a socket in that folder.
 * @param programs from `findPostgres`
 * @param folder an empty folder
 */
export async function startPostgres(programs: string, folder: string, { isApart = false }: How = {}): Promise<Service> {
  const who = ordinaryUser();
  if (who) chownSync(folder, who.uid, who.gid);
  const data = join(folder, 'data');
  const how = { ...who, cwd: folder, stdio: 'ignore', detached: isApart } as const;
  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'rummy', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'],
    how,
  );
  // Its data is temporary, so a power cut does no harm.
  const settings = ['fsync=off', 'listen_addresses=', `unix_socket_directories=${folder}`].flatMap((set) => [
    '-c',
    set,
  ]);
  const child = spawn(join(programs, 'postgres'), ['-D', data, ...settings], how);
  await untilReady(child, () => isReady(join(programs, 'pg_isready'), ['-q', '-h', folder]));
  // SIGINT disconnects clients instead of waiting for them.
  const url = `postgres://rummy@localhost/postgres?host=${folder}`;
  return { url, pid: Number(child.pid), stop: () => stop(child, 'SIGINT') };
}

/** PostgreSQL refuses to run as root, so root uses Debian's `postgres` user. Undefined for other users. */
function ordinaryUser(): { readonly uid: number; readonly gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

/** Returns a port of this machine that is free now. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

/** Whether a program exits with 0. */
const isReady = (program: string, words: readonly string[]): Promise<boolean> =>
  new Promise((resolve) => void execFile(program, words, (error) => resolve(error === null)));

async function untilReady(child: ChildProcess, isReady: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + START_TIMEOUT_MS;
  while (!(await isReady())) {
    if (child.exitCode !== null || performance.now() > end) throw new Error(`${child.spawnfile} did not start`);
    await wait(READY_POLL_MS);
  }
}

async function stop(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
}

/** A server in a child process. */
export interface SpawnedServer {
  readonly child: ChildProcess;
  /** Its URL. */
  readonly address: string;
}

/** Matches the line printed when the server is ready, with its address. */
const READY = /ready: (http\S+)/;

/** The program that an operator starts, except that it does not build the page. */
export const SERVER = ['server/cli/start.ts', '--without-page'];

/**
 * Starts a server. Rejects with its output if it ends before it is ready.
 * @param program the script and its arguments
 * @param options `isApart` shields it from Ctrl+C; the caller must stop it
 */
export async function spawnServer(
  env: Readonly<Record<string, string>>,
  program: readonly string[] = SERVER,
  { isApart = false }: { readonly isApart?: boolean } = {},
): Promise<SpawnedServer> {
  const child = spawn(process.execPath, program, {
    cwd: join(import.meta.dirname, '../..'),
    env: { PATH: process.env.PATH ?? '', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: isApart,
  });
  return { child, address: await readyAt(child) };
}

function readyAt(child: ChildProcess): Promise<string> {
  let said = '';
  return new Promise((resolve, reject) => {
    const hear = (text: unknown): void => {
      said += String(text);
      const address = READY.exec(said)?.[1];
      if (address) resolve(address);
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', () => reject(new Error(said)));
  });
}
