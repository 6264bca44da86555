import { CRAZY_RUMMY_GAMES } from './crazyRummyGames.ts';
import { FURTHER_GAMES } from './furtherGames.ts';
import type { GameInfo } from './gameInfo.ts';

export { type Difficulty, GAME_GROUPS, type GameGroup, type GameInfo, TERMS, type Terms } from './gameInfo.ts';

/** All named games, in list order. */
export const GAMES: readonly GameInfo[] = [...CRAZY_RUMMY_GAMES, ...FURTHER_GAMES];

const games: ReadonlyMap<string, GameInfo> = new Map(GAMES.map((game) => [game.id, game]));

/** The catalogue entry of a named game; undefined for an unknown id. */
export const gameInfoOf = (id: string): GameInfo | undefined => games.get(id);

/** Reduces a text to letters and digits without case or accents, for searching. */
export const searchText = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '');

/** How far a game's names are from a search text: 0 for its own name, 5 for no match. */
function distance({ name, alsoCalled }: GameInfo, wanted: string): number {
  const own = searchText(name);
  const others = alsoCalled.map(searchText);
  if (own === wanted) return 0;
  if (others.includes(wanted)) return 1;
  if (own.startsWith(wanted)) return 2;
  if (own.includes(wanted)) return 3;
  return others.some((other) => other.includes(wanted)) ? 4 : 5;
}

/**
 * The games whose name matches a text in whole or in part, best first; a name may lead to several (§4.62). An empty
 * text matches all.
 * @example findGames('dummy') // Crazy Rummy and 5000 Rummy
 */
export function findGames(text: string): readonly GameInfo[] {
  const wanted = searchText(text);
  if (wanted === '') return text.trim() === '' ? GAMES : [];
  return GAMES.map((game) => ({ game, far: distance(game, wanted) }))
    .filter(({ far }) => far < 5)
    .sort((one, other) => one.far - other.far)
    .map(({ game }) => game);
}
