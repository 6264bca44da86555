import '@fontsource-variable/inter';
import './styles/index.css';
import { effect } from '@preact/signals';
import { h, render } from 'preact';
import { followOpenTables } from './net/openTables.ts';
import { App } from './page/App.tsx';
import { accompany } from './page/accompany.ts';
import { createPage } from './page/createPage.ts';
import { openDevice, rememberPlaying } from './page/device.ts';
import { dressPage } from './page/dressing.ts';
import { openFavourites } from './page/favourites.ts';
import { openLessons } from './page/lessons.ts';
import { openTablesAt, watchVisible } from './page/openTables.ts';
import { openOwnTables, rememberTables } from './page/ownTables.ts';
import { openPlayer } from './page/player.ts';
import { BROWSER_PAGE, renewIfOld } from './page/renew.ts';
import { openTrail } from './page/trail.ts';
import { browserGround, openUpdates } from './page/updates.ts';
import { watchViewport } from './page/viewport.ts';
import { PRACTICE, WAYS } from './page/ways.ts';

const root = document.getElementById('page');
if (!root) throw new Error('the page has no element to be drawn in');

const device = openDevice(() => window.localStorage);
dressPage(device.settings);
const favourites = openFavourites(() => window.localStorage);
const ownTables = openOwnTables(() => window.localStorage, Date.now);
window.addEventListener('storage', () => {
  favourites.reread();
  ownTables.reread();
});
const page = createPage({ device, ownTables }, watchViewport(root), WAYS, openTrail(window));
rememberTables(page.place, ownTables);
rememberPlaying(page.place, device);
const openTables = openTablesAt(page.place, watchVisible(document), followOpenTables);
const player = openPlayer(WAYS, ownTables);
const alerts = accompany(page.place, device);
const lessons = openLessons(() => window.localStorage);
effect(() => {
  const now = page.place.value;
  if (now.at === 'table' && now.open.cover.value !== 'screen') lessons.seen.value = true;
});
const { keptDeal } = PRACTICE;
render(h(App, { page, device, alerts, favourites, lessons, keptDeal, ownTables, openTables, player }), root);
const updates = openUpdates(page.place, browserGround());
void updates.take().then(page.comeBack);
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') void updates.seen();
});
window.addEventListener('vite:preloadError', () => {
  if (page.place.value.at !== 'table') void renewIfOld(BROWSER_PAGE);
});
// After the first screen is painted: the table is on its way before anybody has chosen one.
requestAnimationFrame(() => setTimeout(() => WAYS.preparePicture().then(updates.keep)));
