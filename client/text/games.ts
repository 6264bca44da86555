import { dealsIn, type RuleSet } from '#engine';
import type { PaceName, TableLook } from '#protocol';
import { gameInfoOf } from '#rules';
import { text } from './index.ts';
import { fixed, say } from './say.ts';

/** The screen where a game is chosen. */
const GAMES_SCREEN = fixed('gamesScreen');

/** The accessible name of a button about named rules: "Delete Friday". */
const aboutRules = (does: 'choose' | 'chosen' | 'rename' | 'remove', name: string): string =>
  say('gamesScreen-aboutRules', { does, name });

/** The number of games a search found: "3 games found." */
const gamesFound = (count: number): string => say('gamesScreen-gamesFound', { count });

/** "Friday deleted." */
const deleted = (name: string): string => say('gamesScreen-deleted', { name });

/** "Also called Lamsees and Lambz.", "Also called Lamsees, Lambz and 12 more." */
const otherNames = (names: readonly string[], more: number): string =>
  more === 0
    ? say('gamesScreen-alsoCalled', { names })
    : say('gamesScreen-alsoCalledAndMore', { names: [...names, say('gamesScreen-moreNames', { count: more })] });

/** How hard a game is to learn. */
const DIFFICULTIES = fixed('difficulties');

/** The form for a pasted rule code or link. */
const PASTED = fixed('pasted');

/** The lower end of a range; null if there is no range. */
const lowerEnd = (fewest: number, most: number): number | null => (fewest === most ? null : fewest);

/** "3 to 6 players", "4 players" */
const playersFrom = (fewest: number, most: number): string =>
  say('tile-players', { fewest: lowerEnd(fewest, most), most });

/** "1 pack", "2 packs, 4 jokers" */
const packsIn = (packs: number, jokers: number): string => say('tile-packs', { packs, jokers });

/** "7 cards", "6 to 12 cards" */
const handOf = (fewest: number, most: number): string => say('tile-hand', { fewest: lowerEnd(fewest, most), most });

const ALWAYS_WILD = fixed('alwaysWild');
const WILD_RANK = fixed('wildRank');

/**
 * "Wild: 13 ranks", "Wild: a turned-up rank and jokers", "No wild cards".
 * @param changing the ranks that are wild in turn, or how the rank of a deal is found
 * @param permanent the cards that are wild in every deal
 */
function wildCards(
  changing: number | 'turned' | 'named' | 'none',
  permanent: readonly (keyof typeof ALWAYS_WILD)[],
): string {
  const wilds = permanent.map((kind) => ALWAYS_WILD[kind]);
  if (typeof changing === 'number') wilds.unshift(say('tile-ranks', { count: changing }));
  else if (changing !== 'none') wilds.unshift(WILD_RANK[changing]);
  return wilds.length === 0 ? say('tile-noWilds') : say('tile-wilds', { wilds });
}

/** The points that end a game, which some games let players choose: "To 5,000 points", "To 300–500 points". */
const toPoints = (least: number, most: number): string => say('tile-toPoints', { least: lowerEnd(least, most), most });

/** The rule that makes a game another game, in a few words. */
const SPECIALITIES = fixed('specialities');

/** "3 differences from the standard game"; where only the first few are shown, the main ones. */
const differsIn = (count: number, shown = count): string =>
  shown < count ? say('differences-main') : say('differences-count', { count });

/** "34 more differences" */
const moreDifferences = (count: number): string => say('differences-more', { count });

/** "34 more differences: see “All rules”." */
const moreInAllRules = (count: number): string => say('differences-moreInAllRules', { count });

/** An option as in the standard game: "Standard: Two packs shuffled together." */
const inStandardGame = (sentence: string): string => say('differences-inStandardGame', { sentence });

/** An option as in the game behind house rules: "In Biddies: Two packs shuffled together." */
const inGame = (sentence: string, game: string): string => say('differences-inGame', { sentence, game });

/** The house-rule editor. */
const EDITOR = fixed('editor');

/** The accessible name of the button that resets one option: "Reset Packs". */
const resetOption = (option: string): string => say('editor-resetOption', { option });

/** The name of a game before sentences about it: "Biddies." */
const gameIs = (game: string): string => say('editor-gameIs', { game });

/** The announcement of a change: "Changed. Two packs shuffled together." */
const changedTo = (sentence: string): string => say('editor-changedTo', { sentence });

/** The number of rules a search found: "3 rules found." */
const rulesFound = (count: number): string => say('editor-rulesFound', { count });

/** "43 points in hand" */
const handScores = (points: number): string => say('optionExample-handScores', { points });

/** Whether the cards shown are a run. */
const isRun = (isAllowed: boolean): string => say('optionExample-isRun', { isAllowed });

/** How often somebody has no turn with four players and with six, of a hundred deals of the standard game. */
const withoutTurn = (four: number, six: number): string => say('optionExample-withoutTurn', { four, six });

/** A wild in a run, and then the natural card for it, by where swapped wilds go. */
const SWAP_EXAMPLE = fixed('swapExample');

/** The pages that show rules. */
const RULES_PAGE = fixed('rulesPage');

/** The page that shows a table before you take a seat. */
const LOOK = fixed('look');

/** "Table KXQTBC" */
const tableCalled = (code: string): string => say('look-tableCalled', { code });

/** A table that is looked at: "Biddies. 3 differences from the standard game. No clock: take your time." */
const lookAbout = (game: string, differences: number, pace: PaceName): string =>
  say('look-about', { game, count: differences, pace: text.PACE_HINTS[pace] });

/** "1 of 4 seats taken." */
const seatsTaken = (taken: number, seats: number): string => say('look-seatsTaken', { taken, seats });

/** A bot among the players: "Ada (bot)". */
const botNamed = (name: string): string => say('look-botNamed', { name });

/** "Wild: 13 ranks", "Wild: a turned-up rank and jokers", "No wild cards". */
function gameWilds({ wilds: { source, schedule, permanent } }: RuleSet): string {
  if (source === 'none') return wildCards('none', permanent);
  if (source === 'schedule') return wildCards(new Set(schedule).size, permanent);
  return wildCards(source === 'dealerNames' ? 'named' : 'turned', permanent);
}

/** "13 deals", "To 5,000 points". */
function lengthOfGame(rules: RuleSet): string {
  const { end, targets } = rules.game;
  return end === 'schedule' ? text.dealsCount(dealsIn(rules)) : toPoints(Math.min(...targets), Math.max(...targets));
}

/** An option as in the game behind the house rules: "Standard: …", "In Biddies: …". */
const otherwise = (sentence: string, preset: string): string =>
  gameInfoOf(preset) && preset !== 'crazy-rummy' ? inGame(sentence, text.gameNamed(preset)) : inStandardGame(sentence);

/** "3 to 6 players", "4 players". */
const seatsRange = (counts: readonly number[]): string => playersFrom(counts[0] ?? 0, counts.at(-1) ?? 0);

/** "Also called Lamsees, Lambz and 12 more." The first `shown` names; the caller puts matches of a search first. */
function alsoCalled(names: readonly string[], shown: number): string {
  const others = names.length - shown;
  return others <= 1 ? otherNames(names, 0) : otherNames(names.slice(0, shown), others);
}

/** The player in a seat of a table that is looked at: "Ada (bot)". */
function sitter(player: TableLook['seats'][number]): string {
  if (player.kind === 'empty') return LOOK.free;
  return player.kind === 'bot' ? botNamed(text.playerName(player)) : text.isolated(player.name);
}

/** The texts of games and options in pictures, and of the pages and the editor of rules. */
export const gamesText = {
  ...{ GAMES_SCREEN, aboutRules, gamesFound, deleted, otherNames, DIFFICULTIES, PASTED, playersFrom, packsIn },
  ...{ handOf, wildCards, toPoints, SPECIALITIES, differsIn, moreDifferences, moreInAllRules, inStandardGame, inGame },
  ...{ EDITOR, resetOption, gameIs, changedTo, rulesFound, handScores, isRun, withoutTurn, SWAP_EXAMPLE },
  ...{ RULES_PAGE, LOOK, tableCalled, lookAbout, seatsTaken, botNamed, gameWilds, lengthOfGame, otherwise },
  ...{ seatsRange, alsoCalled, sitter },
};
