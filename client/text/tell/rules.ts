import type { RuleSet } from '#engine';
import { gameInfoOf, namedGame, PRESETS, readRuleCode, termsOf } from '#rules';
import { language } from '../language.ts';

/** "Biddies", or "Biddies with house rules". */
export const rulesName = (rules: RuleSet): string => {
  const name = gameInfoOf(rules.preset)?.name ?? rules.preset;
  return namedGame(rules) ? name : language.withHouseRules(name);
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
  return namedGame(rules) ? game.about : language.withChanges(game.name, changes);
};

/** An option as in the game behind the house rules: "Standard: …", "In Biddies: …". */
export const otherwise = (sentence: string, preset: string): string => {
  const game = PRESETS[preset] && preset !== 'crazy-rummy' ? gameInfoOf(preset) : undefined;
  return game ? language.inGame(sentence, game.name) : language.inStandardGame(sentence);
};

/** "3 to 6 players", "4 players". */
export const seatsRange = (counts: readonly number[]): string =>
  language.playersFrom(counts[0] ?? 0, counts.at(-1) ?? 0);

/** "Also called Lamsees, Lambz and 12 more." The first `shown` names; the caller puts matches of a search first. */
export const alsoCalled = (names: readonly string[], shown: number): string => {
  const more = names.length - shown;
  return more <= 1 ? language.otherNames(names, 0) : language.otherNames(names.slice(0, shown), more);
};

/** The word printed on every wild card: "WILD", "BIDDY". */
export const wildMark = (rules: RuleSet): string => language.wildOnCards(termsOf(rules));
