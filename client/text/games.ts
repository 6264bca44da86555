import { type ContractMeld, dealsIn, type RuleSet } from '#engine';
import type { PaceName, TableInfo } from '#protocol';
import { createRuleTexts, gameInfoOf, type RuleTexts } from '#rules';
import type { Terms } from '#text';
import { text } from './index.ts';
import { fixed, say } from './say.ts';

/** Rules told in the language of the page. */
export const ruleText: RuleTexts = createRuleTexts(say);

/** The screen where a game is chosen. */
const GAMES_SCREEN = fixed('gamesScreen');

/** The accessible name of a button about named rules: "Delete Friday". */
const aboutRules = (does: 'choose' | 'chosen' | 'rename' | 'remove', name: string): string =>
  say('gamesScreen-aboutRules', { does, name });

/** The number of games a search found: "3 games found." */
const gamesFound = (count: number): string => say('gamesScreen-gamesFound', { count });

/** "Friday deleted." */
const deleted = (name: string): string => say('gamesScreen-deleted', { name });

/** How hard a game is to learn. */
const DIFFICULTIES = fixed('difficulties');

/** The form for a pasted rule code or link. */
const PASTED = fixed('pasted');

/** The lower end of a range; null if there is no range. */
const lowerEnd = (fewest: number, most: number): number | null => (fewest === most ? null : fewest);

/** "1 pack", "2 packs, 4 jokers" */
const packsIn = (packs: number, jokers: number): string => say('tile-packs', { packs, jokers });

/** "7 cards", "6 to 12 cards" */
const handOf = (fewest: number, most: number): string => say('tile-hand', { fewest: lowerEnd(fewest, most), most });

const ALWAYS_WILD = fixed('alwaysWild');
const WILD_RANK = fixed('wildRank');

/** The rule that makes a game another game, in a few words. */
const SPECIALITIES = fixed('specialities');

/** "3 differences from the standard game"; where only the first few are shown, the main ones. */
const differsIn = (count: number, shown = count): string =>
  shown < count ? say('differences-main') : say('differences-count', { count });

/** "34 more differences" */
const moreDifferences = (count: number): string => say('differences-more', { count });

/** "34 more differences: see “All rules”." */
const moreInAllRules = (count: number): string => say('differences-moreInAllRules', { count });

/** The house-rule editor. */
const EDITOR = fixed('editor');

/** The accessible name of the button that resets one option: "Reset Packs". */
const resetOption = (option: string): string => say('editor-resetOption', { option });

/** A list of contracts that players write. */
const OWN_CONTRACTS = fixed('ownContracts');

/** A contract of such a list, from 1: "Contract 3" */
const contractNumber = (number: number): string => say('ownContracts-contract', { number });

/** The accessible name of the button that removes a contract of the list: "Remove contract 3" */
const removeContract = (number: number): string => say('ownContracts-remove', { number });

/** The accessible name of the choice of a contract's meld, both counted from 1: "Meld 2 of contract 3" */
const meldOfContract = (place: number, number: number): string => say('ownContracts-meld', { place, number });

/** A meld that a contract asks for: "a run of 4" */
const contractMeld = ({ kind, cards }: ContractMeld, terms: Terms): string =>
  kind === 'run'
    ? say('ruleContract-run', { count: 1, size: cards })
    : say(`ruleContract-${kind}`, { count: 1, size: cards, terms });

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

/** "Wild: 13 ranks", "Wild: a turned-up rank and jokers", "No wild cards". */
function gameWilds(rules: RuleSet): string {
  const wilds = wildsIn(rules);
  return wilds.length === 0 ? say('tile-noWilds') : say('tile-wilds', { wilds });
}

/** "13 ranks", "a turned-up rank", "jokers" */
function wildsIn({ wilds: { source, schedule, permanent } }: RuleSet): readonly string[] {
  const always = permanent.map((kind) => ALWAYS_WILD[kind]);
  if (source === 'none') return always;
  if (source === 'schedule') return [say('tile-ranks', { count: new Set(schedule).size }), ...always];
  return [source === 'dealerNames' ? WILD_RANK.named : WILD_RANK.turned, ...always];
}

/** Traits of games in a few words. */
const TRAITS = fixed('trait');

/** "first melds of 51 points" */
const firstMelds = (points: number): string => say('trait-firstMeld', { points });

/** "the wilds are 13 ranks and jokers", "no wilds" */
function wildsInShort(rules: RuleSet): string {
  const wilds = wildsIn(rules);
  return wilds.length === 0 ? TRAITS.noWilds : say('trait-wilds', { wilds });
}

/** "13 deals", "to 500 points" */
const endInShort = (rules: RuleSet): string =>
  rules.game.end === 'schedule'
    ? lengthOfGame(rules)
    : say('trait-target', { points: Math.max(...rules.game.targets) });

/** "Unlike Kaluki: first melds of 51 points; 2 packs, 6 jokers; to 500 points." */
const unlike = (preset: string, parts: readonly string[]): string =>
  say('unlike', { game: text.gameNamed(preset), parts });

/** "13 deals"; the points that end a game, which some games let players choose: "To 300–500 points". */
function lengthOfGame(rules: RuleSet): string {
  const { end, targets } = rules.game;
  if (end === 'schedule') return say('home-dealsCount', { deals: dealsIn(rules) });
  const most = Math.max(...targets);
  return say('tile-toPoints', { least: lowerEnd(Math.min(...targets), most), most });
}

/** An option as in the game behind the house rules: "Standard: …", "In Biddies: …". */
const otherwise = (sentence: string, preset: string): string =>
  gameInfoOf(preset) && preset !== 'crazy-rummy'
    ? say('differences-inGame', { sentence, game: text.gameNamed(preset) })
    : say('differences-inStandardGame', { sentence });

/** "3 to 6 players", "4 players". */
function seatsRange(counts: readonly number[]): string {
  const most = counts.at(-1) ?? 0;
  return say('tile-players', { fewest: lowerEnd(counts[0] ?? 0, most), most });
}

/** "Also called Lamsees, Lambz and 12 more." The first `shown` names; the caller puts matches of a search first. */
function alsoCalled(names: readonly string[], shown: number): string {
  const others = names.length - shown;
  if (others <= 1) return say('gamesScreen-alsoCalled', { names });
  const more = say('gamesScreen-moreNames', { count: others });
  return say('gamesScreen-alsoCalledAndMore', { names: [...names.slice(0, shown), more] });
}

/** The player in a seat of a table that is looked at: "Ada (bot)". */
function sitter(player: TableInfo['seats'][number]): string {
  if (player.kind === 'empty') return LOOK.free;
  return player.kind === 'bot' ? say('look-botNamed', { name: text.playerName(player) }) : text.isolated(player.name);
}

/** The texts of games and options in pictures, and of the pages and the editor of rules. */
export const gamesText = {
  ...{ GAMES_SCREEN, aboutRules, gamesFound, deleted, DIFFICULTIES, PASTED, packsIn, handOf, SPECIALITIES },
  ...{ differsIn, moreDifferences, moreInAllRules, EDITOR, resetOption, gameIs, changedTo, rulesFound, handScores },
  ...{ isRun, withoutTurn, SWAP_EXAMPLE, RULES_PAGE, LOOK, tableCalled, lookAbout, seatsTaken, gameWilds },
  ...{ lengthOfGame, otherwise, seatsRange, alsoCalled, sitter, TRAITS, firstMelds, wildsInShort, endInShort, unlike },
  ...{ OWN_CONTRACTS, contractNumber, removeContract, meldOfContract, contractMeld },
};
