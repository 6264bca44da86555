import '@fontsource-variable/inter';
import './styles/index.css';
import { computed, effect } from '@preact/signals';
import { h, render } from 'preact';
import { App } from './app/App.tsx';
import { fetchAhead, prepareAhead } from './app/ahead.ts';
import { openAlerts } from './app/alerts.ts';
import { createPage } from './app/createPage.ts';
import { openTablesAt, watchVisible } from './app/followOpenTables.ts';
import { followLanguage, followLetters, followTheme } from './app/followSettings.ts';
import { openHistory } from './app/history.ts';
import { openIdentity } from './app/identity.ts';
import { rememberLesson, rememberPlaying, rememberResults, rememberTables } from './app/remember.ts';
import { PRACTICE, TABLE_SOURCES } from './app/sources.ts';
import { openDevice, openLessons } from './device/device.ts';
import { openFavourites } from './device/favourites.ts';
import { browserInstalling, openInstalling } from './device/installing.ts';
import { openOwnTables } from './device/ownTables.ts';
import { languageOf } from './device/settings.ts';
import { watchViewport } from './device/viewport.ts';
import { followOpenTables } from './net/openTableStream.ts';
import { BROWSER_PAGE, browserUpdateApi, openUpdates, renewIfOld } from './offline/updates.ts';
import { speakIn } from './text/languages.ts';
import { writeTextsInElements } from './ui/elementTexts.ts';

const root = document.getElementById('page');
writeTextsInElements();
const device = openDevice(() => window.localStorage);
followLetters(device.settings);
followLanguage(device.settings, speakIn).then(
  // There is no such element in a browser too old for the page (`first/main.ts`).
  () => root && open(root),
  (error: unknown) => {
    reportError(error);
    // The server may have a newer page, and no longer the files of this one.
    void renewIfOld(BROWSER_PAGE);
  },
);

/** Opens the page, once it has its texts. */
function open(root: HTMLElement): void {
  const installing = openInstalling(browserInstalling());
  // Before the first screen is made: the next click may open a table.
  fetchAhead();
  followTheme(device.settings);
  const favourites = openFavourites(() => window.localStorage);
  const ownTables = openOwnTables(() => window.localStorage, Date.now);
  window.addEventListener('storage', () => {
    device.reread();
    favourites.reread();
    ownTables.reread();
    PRACTICE.reread();
  });
  const page = createPage({ device, ownTables }, watchViewport(root), TABLE_SOURCES, openHistory(window));
  rememberTables(page.place, ownTables);
  rememberPlaying(page.place, device);
  rememberLesson(page.place, device);
  const lastGames = async () => (await import('./device/lastGames.ts')).openLastGames(() => window.localStorage);
  const bests = async () => (await import('./device/bests.ts')).openBests(() => window.localStorage);
  rememberResults(page.place, [lastGames, bests]);
  const isVisible = watchVisible(document);
  const openTables = openTablesAt(page.place, isVisible, followOpenTables);
  const player = openIdentity(TABLE_SOURCES, ownTables, device);
  const alerts = openAlerts(page.place, device, isVisible);
  const lessons = openLessons(() => window.localStorage);
  effect(() => {
    const now = page.place.value;
    if (now.at === 'table' && now.open.cover.value !== 'screen') lessons.seen.value = true;
  });
  const { keptDeal } = PRACTICE;
  const storedGames = async () => (await import('./net/storedGames.ts')).storedGamesIn();
  // Elements that Preact takes over would lose their texts (`ui/elementTexts.ts`).
  root.replaceChildren();
  render(
    h(App, {
      page,
      device,
      alerts,
      installing,
      favourites,
      lessons,
      keptDeal,
      ownTables,
      openTables,
      lastGames,
      bests,
      player,
      storedGames,
    }),
    root,
  );
  const updates = openUpdates(
    page.place,
    computed(() => languageOf(device.settings.value)),
    browserUpdateApi(),
  );
  void updates.take().then(page.comeBack);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void updates.seen();
  });
  window.addEventListener('vite:preloadError', () => {
    if (page.place.value.at !== 'table') void renewIfOld(BROWSER_PAGE);
  });
  void prepareAhead(page.place).then(updates.keep);
}
