// Runs after every install, on whatever Node the machine has: plain JavaScript that Node 20 can read.
// It points node_modules/.bin/node at the bundled Node, so that all npm scripts run on Node 24.
// npm 11 makes this link by itself; npm 10 drops it when the packages of the other platforms are skipped.
import { chmodSync, existsSync, mkdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

const modules = join(import.meta.dirname, '../../node_modules');
const onWindows = process.platform === 'win32';
const bundled = `node-${onWindows ? 'win' : process.platform}-${process.arch}`;
const binary = join(modules, bundled, 'bin', onWindows ? 'node.exe' : 'node');

function isLinked(link) {
  try {
    return readlinkSync(link).includes(bundled);
  } catch {
    return false;
  }
}

function linkBundledNode() {
  const bin = join(modules, '.bin');
  const link = join(bin, 'node');
  chmodSync(binary, 0o755);
  if (isLinked(link)) return;
  mkdirSync(bin, { recursive: true });
  rmSync(link, { force: true });
  symlinkSync(`../${bundled}/bin/node`, link);
}

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (existsSync(binary)) {
  // npm on Windows writes its own .cmd wrapper, and a symbolic link would need special rights there.
  if (!onWindows) linkBundledNode();
} else if (major < 22 || (major === 22 && minor < 18)) {
  console.warn(`No bundled Node for ${process.platform} ${process.arch}: please use Node 22.18 or newer.`);
}
