import type { Page } from '@playwright/test';
import { text } from '../../client/text/index.ts';

/** A page beside the table: its address, and a button of home that opens it. */
interface GalleryPage {
  readonly path: string;
  readonly press?: () => string;
}

/** The pages that can be looked at without a server, by name. */
export const PAGES: Readonly<Record<string, GalleryPage>> = {
  home: { path: '/' },
  settings: { path: '/', press: () => text.SETTINGS.open },
  howToPlay: { path: '/', press: () => text.HOME.rules },
  friends: { path: '/?friends' },
  games: { path: '/?games' },
  game: { path: '/?rules=crazy-rummy' },
  crummy: { path: '/?rules=crummy-rummy' },
  editor: { path: '/?rules=v1.crazy-rummy~gf1&edit' },
  player: { path: '/?player' },
  daily: { path: '/?daily' },
  ratings: { path: '/?ratings' },
  history: { path: '/?history' },
  replay: { path: '/?replay' },
};

/** Opens a page or a situation by its name. `settings` are those of the device. */
export async function openPlace(tab: Page, address: string, name: string, settings: object): Promise<void> {
  const page = PAGES[name];
  if (!page) {
    await tab.goto(`${address}?${new URLSearchParams({ gallery: name, settings: JSON.stringify(settings) })}`);
    return tab.locator('canvas').first().waitFor();
  }
  await tab.addInitScript((kept) => localStorage.setItem('crazy-rummy-1', kept), JSON.stringify({ settings }));
  await tab.goto(new URL(page.path, address).href);
  if (page.press) await tab.getByRole('button', { name: page.press() }).first().click();
  // Until the program is there, only a heading over nothing covers the felt.
  await tab.locator('main:not(:has(.home-body:empty)) :is(h1, h2)').first().waitFor();
}
