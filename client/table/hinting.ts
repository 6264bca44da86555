import { think } from '#bots';
import { randomFrom } from '#engine';
import { type Advice, advise } from '../game/hints.ts';
import type { Game } from '../game/types.ts';

export { HintCallout } from '../guide/HintCallout.tsx';

const random = randomFrom('0'.repeat(64), [], 'hint');

/** The action a bot would take in the viewer's place; null without a game. */
export const adviceFor = ({ view }: Game): Advice | null =>
  view.value && advise(view.value, (seen) => think(seen, random));
