import { type GameState, observe, type RuleSet, stateFromView } from '#engine';
import { readGameText, storyOf } from '#protocol';
import type { TableState } from '../../server/state/schema.ts';

/** The progress through the stories of a table. */
interface Followed {
  /** The number of stories that are no longer in the state. */
  readonly told: number;
  /** The text of the game that the stories start from. */
  readonly from: string;
  readonly stories: number;
  readonly game: GameState;
}

/** A cache, so that each story is applied only once. */
const followedSoFar = new WeakMap<TableState, Followed>();

/** Returns the game as spectators know it, after all stories in the state. */
export function followed(state: TableState, rules: RuleSet): GameState {
  const last = followedSoFar.get(state);
  const isSame = last?.told === state.told && last.from === state.game;
  // The game text already includes the first story.
  let { game, stories } = isSame ? last : { game: stateFromView(readGameText(state.game, rules)), stories: 1 };
  for (const story of [...state.stories].slice(stories)) {
    game = storyOf(story).reduce(observe, game);
    stories += 1;
  }
  followedSoFar.set(state, { told: state.told, from: state.game, stories, game });
  return game;
}

/** The number of stories told at a table so far. */
export const storiesTold = ({ told, stories }: TableState): number => told + stories.length;

/** The stories after the first `count`, as far as the state still has them. */
export const storiesAfter = (state: TableState, count: number): readonly string[] =>
  [...state.stories].slice(Math.max(0, count - state.told));
