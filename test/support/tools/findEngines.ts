import { existsSync, globSync } from 'node:fs';
import { installFromDebian, runs } from './programs.ts';

/** Where Firefox is. */
export interface Firefox {
  readonly path: string;
}

/** Where what drives Safari's engine is: its driver, its browser, and what makes it a screen. */
export interface WebKit {
  readonly driver: string;
  readonly browser: string;
  readonly screen: string;
}

/** What Debian calls the packages that hold them. */
const PACKAGES = { firefox: ['firefox-esr'], webkit: ['webkit2gtk-driver', 'xvfb', 'xauth'] } as const;

/** An installed Firefox; undefined where there is none. */
export function findFirefox(): Firefox | undefined {
  const path = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find(runs);
  return path === undefined ? undefined : { path };
}

/** An installed WebKitGTK with its driver; undefined where there is none. */
export function findWebKit(): WebKit | undefined {
  const [driver, screen] = ['/usr/bin/WebKitWebDriver', '/usr/bin/xvfb-run'];
  const browser = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser').sort().at(-1);
  return browser !== undefined && existsSync(driver) && existsSync(screen) ? { driver, browser, screen } : undefined;
}

/** Installs what is missing where that can be done; only ever called by the tests. A line for each engine. */
export function makeEnginesReady(): readonly string[] {
  const engines = [
    { name: 'Firefox', find: findFirefox, packages: PACKAGES.firefox },
    { name: 'WebKitGTK', find: findWebKit, packages: PACKAGES.webkit },
  ];
  return engines.map(({ name, find, packages }) => {
    const isThere = find() !== undefined || (installFromDebian(packages) && find() !== undefined);
    return isThere ? `${name}: found` : `${name} cannot be had here: its test is left out`;
  });
}
