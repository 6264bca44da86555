import { dealsIn, type RuleSet } from '#engine';
import { language, more } from '../language.ts';

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
