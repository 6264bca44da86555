import { no, ok, type Result, type RuleSet } from '#engine';
import type { RatedFamily, TableInfo } from '#protocol';
import { type RuleCodeProblem, readRuleCode, ruleLink } from '#rules';
import {
  DAILY_PATH,
  editPath,
  FRIENDS_PATH,
  familyIn,
  GAMES_PATH,
  gameIdIn,
  gamePath,
  HISTORY_PATH,
  PLAYER_PATH,
  playerIdIn,
  playerPath,
  REPLAY_PATH,
  ratingsPath,
  rulesPath,
  tablePath,
} from '../addresses.ts';

/** The screens around the table. */
export type PageScreen =
  | { readonly at: 'home' }
  /** The ways to play with friends. */
  | { readonly at: 'friends' }
  /** The list of games to choose from. */
  | { readonly at: 'games' }
  /** The player's name and recovery code. */
  | { readonly at: 'player' }
  /** Rules in words, without joining anything. */
  | { readonly at: 'rules'; readonly rules: RuleSet }
  | { readonly at: 'editor'; readonly rules: RuleSet }
  /** A replay: of the stored game with this id at the moment named behind `#`, or of a record to be opened. */
  | { readonly at: 'replay'; readonly game: string | null; readonly moment: string }
  /** The stored games of a player by their public id; of this device's guest if null. */
  | { readonly at: 'history'; readonly player: string | null }
  /** The daily deal of today; `isAwaited` if the player has just finished it and the server may still be counting. */
  | { readonly at: 'daily'; readonly isAwaited: boolean }
  /** The leaderboard of a family of games. */
  | { readonly at: 'ratings'; readonly family: RatedFamily }
  /** A table the player has not joined. */
  | { readonly at: 'look'; readonly look: TableInfo };

export const HOME: PageScreen = { at: 'home' };

/** The screen of an address, or why its rule code cannot be read. Tables are looked up on the server instead. */
export function screenAt({ pathname, searchParams, hash }: URL): Result<PageScreen, RuleCodeProblem> {
  const game = gameIdIn(pathname);
  if (game !== null) return ok({ at: 'replay', game, moment: hash });
  const player = playerIdIn(pathname);
  if (player !== null) return ok({ at: 'history', player });
  const code = searchParams.get('rules');
  if (code === null) return ok(plainScreenAt(searchParams) ?? HOME);
  const read = readRuleCode(code);
  return read.ok ? ok({ at: searchParams.has('edit') ? 'editor' : 'rules', rules: read.value }) : no(read.reason);
}

/** The screen of an address without parameters to read. */
function plainScreenAt(question: URLSearchParams): PageScreen | null {
  if (question.has('friends')) return { at: 'friends' };
  if (question.has('games')) return { at: 'games' };
  if (question.has('replay')) return { at: 'replay', game: null, moment: '' };
  if (question.has('history')) return { at: 'history', player: null };
  if (question.has('daily')) return { at: 'daily', isAwaited: false };
  if (question.has('ratings')) return { at: 'ratings', family: familyIn(question.get('ratings')) };
  return question.has('player') ? { at: 'player' } : null;
}

/** The address of a screen; the inverse of `screenAt`. */
export function screenAddress(screen: PageScreen): string {
  switch (screen.at) {
    case 'home':
      return '/';
    case 'friends':
      return FRIENDS_PATH;
    case 'games':
      return GAMES_PATH;
    case 'player':
      return PLAYER_PATH;
    case 'history':
      return screen.player === null ? HISTORY_PATH : playerPath(screen.player);
    case 'daily':
      return DAILY_PATH;
    case 'ratings':
      return ratingsPath(screen.family);
    case 'rules':
      return rulesPath(ruleLink(screen.rules));
    case 'editor':
      return editPath(ruleLink(screen.rules));
    case 'replay':
      return screen.game === null ? REPLAY_PATH : gamePath(screen.game) + screen.moment;
    case 'look':
      return tablePath(screen.look.code);
  }
}
