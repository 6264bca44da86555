import type { RuleSet } from '#engine';
import type { Terms } from '#text';
import { CRAZY_RUMMY_GAMES } from './crazyRummyGames.ts';
import { FURTHER_GAMES } from './furtherGames.ts';
import type { GameInfo } from './gameInfo.ts';

export { type Difficulty, GAME_GROUPS, type GameGroup, type GameInfo } from './gameInfo.ts';

/** All named games, in list order. */
export const GAMES: readonly GameInfo[] = [...CRAZY_RUMMY_GAMES, ...FURTHER_GAMES];

const games: ReadonlyMap<string, GameInfo> = new Map(GAMES.map((game) => [game.id, game]));

/** The catalogue entry of a named game; undefined for an unknown id. */
export const gameInfoOf = (id: string): GameInfo | undefined => games.get(id);

/** The terms of the game that rules started from, which house rules keep; without rules, the common ones. */
export const termsOf = (rules: Pick<RuleSet, 'preset'> | undefined): Terms =>
  (rules && gameInfoOf(rules.preset)?.terms) ?? 'common';

/**
 * Reduces a text to letters and digits of any script without case or accents, for searching. In capitals, since both of
 * the Greek letters σ and ς have the same one.
 */
export const searchText = (text: string): string =>
  text
    .normalize('NFD')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/** The path of the list of all games' rules, on the server; a game's own page is below it. */
export const RULES_PATH = '/rules';

/** The path of a game's public page of rules: `/rules/biddies`. */
export const rulesPagePath = ({ id }: Pick<GameInfo, 'id'>): string => `${RULES_PATH}/${id}`;
