import type { RuleSet } from '#engine';
import { gameInfoOf, namedGame, readRuleCode } from '#rules';
import { say } from './say.ts';

/** The name of a game: "Biddies"; its id if this page does not know it. */
export const gameNamed = (preset: string): string => {
  const game = gameInfoOf(preset);
  return game ? say(`title-${game.id}-name`) : preset;
};

/** "Biddies with house rules" */
export const withHouseRules = (game: string): string => say('home-withHouseRules', { game });

/** House rules by the game that they come from: "Biddies with 3 changes." */
export const withChanges = (game: string, changes: number): string => say('home-withChanges', { game, changes });

/** "3 changes" */
export const changesCount = (changes: number): string => say('home-changesCount', { changes });

/** "Biddies", or "Biddies with house rules". */
export const rulesName = (rules: RuleSet): string => {
  const name = gameNamed(rules.preset);
  return namedGame(rules) ? name : withHouseRules(name);
};

/** The name of the rules with this code; the code itself if this page cannot read it, e.g. of a newer game. */
export const codedGame = (code: string): string => {
  const rules = readRuleCode(code);
  return rules.ok ? rulesName(rules.value) : code;
};

/** One sentence about the rules: a named game's description, or the game that house rules come from. */
export const rulesAbout = (rules: RuleSet, changes: number): string => {
  const game = gameInfoOf(rules.preset);
  if (!game) return '';
  return namedGame(rules) ? say(`title-${game.id}-about`) : withChanges(gameNamed(game.id), changes);
};
