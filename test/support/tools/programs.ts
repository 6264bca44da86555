import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Whether this program starts. Ubuntu's browser packages are stubs that only point to another installer. */
export function runs(path: string): boolean {
  if (!existsSync(path)) return false;
  if (process.platform === 'win32') return true;
  return spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0;
}

/** Runs a command with its output shown; true if it succeeded. */
export function run(command: string, args: readonly string[]): boolean {
  console.log(`> ${command} ${args.join(' ')}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env }).status === 0;
}

/** Installs these Debian packages where possible (as root, with apt-get); true if that succeeded. */
export function installFromDebian(packages: readonly string[]): boolean {
  const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (!canInstall || !run('apt-get', ['update', '-q'])) return false;
  return run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages]);
}
