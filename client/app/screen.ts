import { no, ok, type Result, type RuleSet } from '#engine';
import type { TableLook } from '#protocol';
import { type RuleCodeProblem, readRuleCode, ruleLink } from '#rules';
import { editPath, GAMES_PATH, PLAYER_PATH, rulesPath, tablePath } from '../addresses.ts';

/** The screens around the table. */
export type PageScreen =
  | { readonly at: 'home' }
  /** The list of games to choose from. */
  | { readonly at: 'games' }
  /** The player's name and recovery code. */
  | { readonly at: 'player' }
  /** Rules in words, without joining anything. */
  | { readonly at: 'rules'; readonly rules: RuleSet }
  | { readonly at: 'editor'; readonly rules: RuleSet }
  /** A table the player has not joined. */
  | { readonly at: 'look'; readonly look: TableLook };

export const HOME: PageScreen = { at: 'home' };

/** The screen of an address, or why its rule code cannot be read. Tables are looked up on the server instead. */
export function screenAt({ searchParams }: URL): Result<PageScreen, RuleCodeProblem> {
  const code = searchParams.get('rules');
  if (code === null) return ok(plainScreenAt(searchParams) ?? HOME);
  const read = readRuleCode(code);
  return read.ok ? ok({ at: searchParams.has('edit') ? 'editor' : 'rules', rules: read.value }) : no(read.reason);
}

/** The screen of an address without parameters to read. */
function plainScreenAt(question: URLSearchParams): PageScreen | null {
  if (question.has('games')) return { at: 'games' };
  return question.has('player') ? { at: 'player' } : null;
}

/** The address of a screen; the inverse of `screenAt`. */
export function screenAddress(screen: PageScreen): string {
  switch (screen.at) {
    case 'home':
      return '/';
    case 'games':
      return GAMES_PATH;
    case 'player':
      return PLAYER_PATH;
    case 'rules':
      return rulesPath(ruleLink(screen.rules));
    case 'editor':
      return editPath(ruleLink(screen.rules));
    case 'look':
      return tablePath(screen.look.code);
  }
}
