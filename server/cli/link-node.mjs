// Runs after every install, on the machine's own Node, so it is plain JavaScript that runs on Node 20.
// It links node_modules/.bin/node to the bundled Node, so that all npm scripts run on Node 24.
// npm 11 creates this link by itself; npm 10 drops it when it skips the packages of other platforms.
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
  // On Windows npm writes its own .cmd wrapper, and symbolic links need special rights.
  if (!onWindows) linkBundledNode();
} else if (major < 22 || (major === 22 && minor < 18)) {
  console.warn(`No bundled Node for ${process.platform} ${process.arch}. Please use Node 22.18 or newer.`);
}
