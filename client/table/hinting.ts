import { type Suggestion, suggest } from '#bots';
import { isToAct, randomFrom } from '#engine';
import type { Game } from '../game/createGame.ts';

export { HintCallout } from '../guide/HintCallout.tsx';

const random = randomFrom('0'.repeat(64), [], 'hint');

/** The best ways for the viewer to go on; empty if they are not to act. */
export function suggestionsFor({ view }: Game): readonly Suggestion[] {
  const game = view.value;
  return game && isToAct(game) ? suggest(game, random) : [];
}
