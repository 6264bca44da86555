import { CRAZY_RUMMY_GAMES } from './crazyRummyGames.ts';
import { FURTHER_GAMES } from './furtherGames.ts';
import type { GameInfo } from './gameInfo.ts';

export { GAME_GROUPS, type GameGroup, type GameInfo } from './gameInfo.ts';

/** Every named game in the order of the list. */
export const GAMES: readonly GameInfo[] = [...CRAZY_RUMMY_GAMES, ...FURTHER_GAMES];

const games: ReadonlyMap<string, GameInfo> = new Map(GAMES.map((game) => [game.id, game]));

/** What is told about a named game; undefined for an id that is none. */
export const gameInfoOf = (id: string): GameInfo | undefined => games.get(id);

/** Letters and digits alone, without case or accents: what a search compares. */
export const searchText = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '');

/** How well a game answers to a text: 0 by its own name, 5 for not at all. */
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
 * The games that go by a name or a part of it, best first: one name may lead to several (§4.62). All of them for nothing.
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
