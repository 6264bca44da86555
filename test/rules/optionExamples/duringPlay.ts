import { DRAW } from './draw.ts';
import type { ExamplesOf } from './example.ts';
import { MELDS } from './melds.ts';
import { PLAY } from './play.ts';
import { SWAP } from './swap.ts';

/** What a meld is, what may be played when, the draw, and claims of wilds. */
export const DURING_PLAY_EXAMPLES: ExamplesOf<'melds' | 'play' | 'draw' | 'swap'> = {
  ...MELDS,
  ...PLAY,
  ...DRAW,
  ...SWAP,
};
