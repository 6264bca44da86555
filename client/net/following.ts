import { type GameState, observe, type RuleSet, stateFromView } from '#engine';
import { readGameText, storyOf } from '#protocol';
import type { TableState } from '../../server/state/schema.ts';

/** How far the stories of a table have been followed. */
interface Followed {
  /** The stories told before those the state has. */
  readonly told: number;
  /** The game they go on from. */
  readonly from: string;
  readonly stories: number;
  readonly game: GameState;
}

/** What has been followed once is not followed again. */
const followedSoFar = new WeakMap<TableState, Followed>();

/** The game as onlookers know it, after all that has been told. */
export function followed(state: TableState, rules: RuleSet): GameState {
  const last = followedSoFar.get(state);
  const isSame = last?.told === state.told && last.from === state.game;
  // The first story is how the game came to look as it does.
  let { game, stories } = isSame ? last : { game: stateFromView(readGameText(state.game, rules)), stories: 1 };
  for (const story of [...state.stories].slice(stories)) {
    game = storyOf(story).reduce(observe, game);
    stories += 1;
  }
  followedSoFar.set(state, { told: state.told, from: state.game, stories, game });
  return game;
}

/** How many stories have been told at a table. */
export const storiesTold = ({ told, stories }: TableState): number => told + stories.length;

/** The stories after the first so many, as far as they are still there. */
export const storiesAfter = (state: TableState, count: number): readonly string[] =>
  [...state.stories].slice(Math.max(0, count - state.told));
