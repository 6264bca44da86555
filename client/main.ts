import '@fontsource-variable/inter';
import './styles/index.css';
import { effect } from '@preact/signals';
import { h, render } from 'preact';
import { App } from './page/App.tsx';
import { createPage } from './page/createPage.ts';
import { openDevice } from './page/device.ts';
import { openFavourites } from './page/favourites.ts';
import { openTrail } from './page/trail.ts';
import { watchViewport } from './page/viewport.ts';
import { WAYS } from './page/ways.ts';

const root = document.getElementById('page');
if (!root) throw new Error('the page has no element to be drawn in');

const device = openDevice(() => window.localStorage);
effect(() => {
  document.documentElement.classList.toggle('four-colours', device.settings.value.fourColours);
});
const favourites = openFavourites(() => window.localStorage);
window.addEventListener('storage', favourites.reread);
const page = createPage(device, watchViewport(root), WAYS, openTrail(window));
render(h(App, { page, device, favourites }), root);
void page.comeBack();
