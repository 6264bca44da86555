import { dealsIn, type RuleSet } from '#engine';
import type { TableLook } from '#protocol';
import { gameInfoOf } from '#rules';
import { language, more } from '../language.ts';
import { isolated, playerName } from './person.ts';
import { gameNamed } from './rules.ts';

/** "Wild: 13 ranks", "Wild: a turned rank and jokers", "No wild cards". */
export function gameWilds({ wilds: { source, schedule, permanent } }: RuleSet): string {
  const texts = more.games;
  if (source === 'none') return texts.wildCards('none', permanent);
  if (source === 'schedule') return texts.wildCards(new Set(schedule).size, permanent);
  return texts.wildCards(source === 'dealerNames' ? 'named' : 'turned', permanent);
}

/** "13 deals", "To 5,000 points". */
export function lengthOfGame(rules: RuleSet): string {
  const { end, targets } = rules.game;
  return end === 'schedule'
    ? language.dealsCount(dealsIn(rules))
    : more.games.toPoints(Math.min(...targets), Math.max(...targets));
}

/** An option as in the game behind the house rules: "Standard: …", "In Biddies: …". */
export const otherwise = (sentence: string, preset: string): string =>
  gameInfoOf(preset) && preset !== 'crazy-rummy'
    ? more.games.inGame(sentence, gameNamed(preset))
    : more.games.inStandardGame(sentence);

/** "3 to 6 players", "4 players". */
export const seatsRange = (counts: readonly number[]): string =>
  more.games.playersFrom(counts[0] ?? 0, counts.at(-1) ?? 0);

/** "Also called Lamsees, Lambz and 12 more." The first `shown` names; the caller puts matches of a search first. */
export const alsoCalled = (names: readonly string[], shown: number): string => {
  const others = names.length - shown;
  return others <= 1 ? more.games.otherNames(names, 0) : more.games.otherNames(names.slice(0, shown), others);
};

/** The player in a seat of a table that is looked at: "Ada (bot)". */
export const sitter = (player: TableLook['seats'][number]): string => {
  if (player.kind === 'empty') return more.games.LOOK.free;
  return player.kind === 'bot' ? more.games.botNamed(playerName(player)) : isolated(player.name);
};
