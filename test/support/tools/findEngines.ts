import { existsSync, globSync } from 'node:fs';
import { installFromDebian, runs } from './programs.ts';

/** An installed Firefox, by the path of its program. */
export interface Firefox {
  readonly path: string;
}

/** Paths of the programs that run WebKitGTK: its WebDriver, its browser, and `xvfb-run` for a virtual screen. */
export interface WebKit {
  readonly driver: string;
  readonly browser: string;
  readonly screen: string;
}

/** Debian's packages of each engine. */
const PACKAGES = { firefox: ['firefox-esr'], webkit: ['webkit2gtk-driver', 'xvfb', 'xauth'] } as const;

/** Finds an installed Firefox; undefined where there is none. */
export function findFirefox(): Firefox | undefined {
  const path = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find(runs);
  return path === undefined ? undefined : { path };
}

/** Finds an installed WebKitGTK with its driver; undefined where there is none. */
export function findWebKit(): WebKit | undefined {
  const [driver, screen] = ['/usr/bin/WebKitWebDriver', '/usr/bin/xvfb-run'];
  const browser = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser').sort().at(-1);
  return browser !== undefined && existsSync(driver) && existsSync(screen) ? { driver, browser, screen } : undefined;
}

/** Installs missing engines where possible. Only called for the tests. Returns a line for each engine. */
export function makeEnginesReady(): readonly string[] {
  const engines = [
    { name: 'Firefox', find: findFirefox, packages: PACKAGES.firefox },
    { name: 'WebKitGTK', find: findWebKit, packages: PACKAGES.webkit },
  ];
  return engines.map(({ name, find, packages }) => {
    const isThere = find() !== undefined || (installFromDebian(packages) && find() !== undefined);
    return isThere ? `${name}: found` : `${name} is not available here: its test is skipped`;
  });
}
