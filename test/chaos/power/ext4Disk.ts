import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Disk } from './disk.ts';
import { openShim, whyNoShim } from './shim.ts';

/** Holds a database with its write-ahead log, which grows to 64 MB. The file takes only the space that is written. */
const SIZE = 256 * 1024 * 1024;

/** EXT4_IOC_SHUTDOWN is _IOR('X', 125, __u32). 2 is NOLOGFLUSH: nothing more reaches the disk, not even the journal. */
const SHUTDOWN = `
  open(my $folder, '<', $ARGV[0]) or die "open: $!";
  ioctl($folder, 0x8004587d, my $how = pack('L', 2)) or die "ioctl: $!";`;

/** @throws Error with the command's error output if it fails */
function run(command: string, ...args: readonly string[]): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${error?.message ?? stderr}`);
  return stdout;
}

/** Why this kind of disk cannot be used here, or null if it can. */
export function whyNoExt4(): string | null {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'a disk with power cuts needs root on Linux';
  const programs = ['mkfs.ext4', 'losetup', 'mount', 'umount', 'perl'];
  const missing = programs.filter((program) => spawnSync('which', [program], { stdio: 'ignore' }).status !== 0);
  if (missing.length > 0) return `a disk with power cuts needs ${missing.join(', ')}`;
  try {
    openExt4Disk().close();
    return null;
  } catch (error) {
    return `no disk can be mounted: ${error instanceof Error ? error.message : error}`;
  }
}

/** An ext4 on a loop device: a cut keeps synced data; other data is lost unless the kernel has already written it. */
export function openExt4Disk(): Disk {
  const own = realpathSync(mkdtempSync(join(tmpdir(), 'ext4-')));
  const image = join(own, 'image');
  const folder = join(own, 'disk');
  writeFileSync(image, '');
  truncateSync(image, SIZE);
  mkdirSync(folder);
  let isMounted = false;
  const mount = (): void => {
    run('mount', '-o', 'loop', image, folder);
    isMounted = true;
  };
  const close = (): void => {
    process.off('exit', close);
    // A process that was just killed may still have a file open.
    if (isMounted) run('umount', '--lazy', folder);
    isMounted = false;
    rmSync(own, { recursive: true });
  };
  process.once('exit', close);
  try {
    run('mkfs.ext4', '-q', '-F', '-m', '0', image);
    mount();
  } catch (error) {
    close();
    throw error;
  }
  const shim = whyNoShim() === null ? openShim(folder, folder) : null;
  return {
    folder,
    env: shim?.env ?? {},
    trigger: shim?.trigger ?? null,
    cut: () => {
      if (shim?.trigger.isCut) return;
      run('perl', '-e', SHUTDOWN, folder);
      shim?.trigger.stopAll();
    },
    restore: () => {
      run('umount', folder);
      isMounted = false;
      mount();
      shim?.reset();
    },
    remove: (path) => {
      rmSync(join(folder, path), { recursive: true, force: true });
      run('sync', '-f', folder);
      shim?.reset();
    },
    close: () => {
      shim?.close();
      close();
    },
  };
}
