// The real Phaser table, with sixty cards that move back and forth as long as the page is open.
import '@fontsource-variable/inter';
import '../../../../../client/styles/felts.css';
import { computed, signal } from '@preact/signals';
import { DEFAULT_SETTINGS, type Settings } from '../../../../../client/device/settings.ts';
import { watchViewport } from '../../../../../client/device/viewport.ts';
import { mountTable } from '../../../../../client/phaser/index.ts';
import type { CardBox, Layout } from '../../../../../client/stage/layout.ts';
import { openTable } from '../../../../../client/table/openTable.ts';
import { readMessages } from '../../../../../client/text/languages.ts';
import { speak } from '../../../../../client/text/say.ts';
import { openGalleryTable } from '../../../../gallery/galleryTable.ts';
import { handOfSize, meldsOfLengths, tableOf } from '../../../../stage/tables.ts';

declare global {
  interface Window {
    /** The script time and the start of every frame, in ms. */
    drawn: { readonly script: number; readonly at: number }[];
  }
}

/** Eight cards in the hand and thirteen melds of four. */
const SIXTY = tableOf({ seats: 4, hand: handOfSize(8), melds: meldsOfLengths(Array.from({ length: 13 }, () => 4)) });
/** The interval between changes of direction, in ms. Shorter than a flight, so that all cards are always moving. */
const TURN_ROUND = 150;

const frames: Window['drawn'] = [];
window.drawn = frames;
const ask = window.requestAnimationFrame.bind(window);
window.requestAnimationFrame = (draw) =>
  ask((time) => {
    const at = performance.now();
    draw(time);
    frames.push({ script: performance.now() - at, at });
  });

/** Not awaited at the top level of a module: the texts come in parts of the page that may import this one. */
async function begin(): Promise<void> {
  const parent = document.getElementById('table');
  if (!parent) throw new Error('the page has no #table element');
  speak(await readMessages('en', 'all'));
  const settings = signal<Settings>(DEFAULT_SETTINGS);
  const open = openTable(openGalleryTable({ shows: 'sixty cards', at: SIXTY }), watchViewport(parent), settings);
  const isMirrored = signal(false);
  const layout = computed(() => (isMirrored.value ? mirrored(open.layout.value) : open.layout.value));
  mountTable({ parent, game: open.game, layout, settings });
  setInterval(() => {
    isMirrored.value = !isMirrored.value;
  }, TURN_ROUND);
}

/** The same layout with the cards of the hand and the melds mirrored from left to right. */
function mirrored(there: Layout): Layout {
  const across = <Box extends CardBox>(box: Box): Box => ({
    ...box,
    rect: { ...box.rect, x: there.width - box.rect.x - box.rect.width },
  });
  return {
    ...there,
    hand: there.hand.map(across),
    melds: there.melds.map((meld) => ({ ...meld, cards: meld.cards.map(across) })),
  };
}

void begin();
