import type { Import } from './sources.ts';

const ENGINE = 'shared/engine/index.ts';
const ENGINE_FOLDER = 'shared/engine/';

/** The engine's layers, lowest first: each imports only itself and those before it. '' is the engine's root folder. */
const ENGINE_LAYERS = 'cards/cards.ts,,cards/,melds/,score/,arrange/,deal/,view/,turn/,search/'.split(',');

/** Index of a file's layer in `ENGINE_LAYERS`. */
function layerOf(path: string): number {
  const inside = path.slice(ENGINE_FOLDER.length);
  const layer = ENGINE_LAYERS.findIndex((beginning) => beginning !== '' && inside.startsWith(beginning));
  return layer < 0 ? ENGINE_LAYERS.indexOf('') : layer;
}

/** Why this import within the engine is forbidden (it points to a higher layer), or undefined if it is allowed. */
export function whyUpwards({ from, to }: Import): string | undefined {
  const isWithin = from.startsWith(ENGINE_FOLDER) && to.startsWith(ENGINE_FOLDER) && from !== ENGINE;
  if (!isWithin || (to !== ENGINE && layerOf(to) <= layerOf(from))) return undefined;
  return `${from} imports ${to}, which lies higher`;
}
