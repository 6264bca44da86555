import { speakIn } from '../../client/text/languages.ts';
import '@fontsource-variable/inter';
import '../../client/styles/index.css';
import { signal } from '@preact/signals';
import { h, render } from 'preact';
import { parseCards } from '#engine';
import { followLanguage, followTheme } from '../../client/app/followSettings.ts';
import { openBests } from '../../client/device/bests.ts';
import { DEFAULT_SETTINGS, type Settings } from '../../client/device/settings.ts';
import { watchViewport } from '../../client/device/viewport.ts';
import { openTable } from '../../client/table/openTable.ts';
import { TablePage } from '../../client/table/TablePage.tsx';
import { writeTextsInElements } from '../../client/ui/elementTexts.ts';
import { type GalleryTable, openGalleryTable } from './galleryTable.ts';
import type { GallerySituation } from './situation.ts';
import { SITUATIONS } from './situations/index.ts';

declare global {
  interface Window {
    /** The prepared table, to play on from the console or a script: `gallery.play('1 draw stock')`. */
    gallery?: GalleryTable;
    /** The number of changes shown, which is how often their sounds are played. */
    changes?: number;
  }
}

const page = document.getElementById('page');
if (!page) throw new Error('the page has no element to draw in');

const query = new URLSearchParams(location.search);
const name = query.get('gallery') ?? '';
/** Settings from the address: `/?gallery=swap&settings={"face":"minimal"}`. */
const asked: Partial<Settings> = JSON.parse(query.get('settings') ?? '{}');
const situation = SITUATIONS[name];
// Removes the home screen, which the page shows until its program has loaded.
page.replaceChildren();
writeTextsInElements();
if (situation) void show(page, situation);
else list(page);

/** Pictures do not depend on those taken before. */
const noStorage = (): Storage => {
  throw new Error('no storage');
};

/** Shows a situation in the real page. */
async function show(
  element: HTMLElement,
  { selected, settings, panel, press, plays = [], ...rest }: GallerySituation,
): Promise<void> {
  const chosen = signal<Settings>({ ...DEFAULT_SETTINGS, ...settings, ...asked });
  await followLanguage(chosen, speakIn);
  const table = openGalleryTable(rest);
  window.gallery = table;
  followTheme(chosen);
  const open = openTable(table, watchViewport(element), chosen);
  for (const card of parseCards(selected ?? '')) open.game.tap({ on: 'hand', card });
  if (panel) open.game.press(panel);
  if (press) open.game.press(press);
  const home = (): void => location.assign('/?gallery');
  const ways = { onLeave: home, onAway: home, onPlayHere: home, onAfterLesson: home, onDaily: home, onRatings: home };
  const others = {
    onInvite: home,
    storedGames: () => Promise.reject(new Error('no server')),
    bests: async () => openBests(noStorage),
  };
  window.changes = 0;
  open.shown.subscribe((change) => {
    if (change) window.changes = (window.changes ?? 0) + 1;
  });
  render(h(TablePage, { open, settings: chosen, ...ways, ...others }), element);
  table.play(...plays);
}

/** Lists all situations. */
function list(element: HTMLElement): void {
  const items = Object.entries(SITUATIONS).map(([key, { shows }]) =>
    h('li', { key }, h('a', { href: `/?gallery=${key}` }, key), ` ${shows}`),
  );
  render(h('main', { class: 'gallery-list' }, h('h1', null, 'Gallery'), h('ul', null, items)), element);
}
