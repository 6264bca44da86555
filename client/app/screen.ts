import { no, ok, type Result, type RuleSet } from '#engine';
import type { TableLook } from '#protocol';
import { printRules, type RuleCodeProblem, readRuleCode } from '#rules';
import { editPath, GAMES_PATH, PLAYER_PATH, rulesPath, tablePath } from '../addresses.ts';

/** What is shown around the table. */
export type PageScreen =
  | { readonly at: 'home' }
  /** A game is chosen. */
  | { readonly at: 'games' }
  /** Who one is, and how to be so elsewhere. */
  | { readonly at: 'player' }
  /** Rules in words, before anything is joined. */
  | { readonly at: 'rules'; readonly rules: RuleSet }
  | { readonly at: 'editor'; readonly rules: RuleSet }
  /** A table seen from outside. */
  | { readonly at: 'look'; readonly look: TableLook };

export const HOME: PageScreen = { at: 'home' };

/** The screen an address of ours names, or why it names none. A table's is found by asking for it. */
export function screenAt({ searchParams }: URL): Result<PageScreen, RuleCodeProblem> {
  const code = searchParams.get('rules');
  if (code === null) return ok(plainScreenAt(searchParams) ?? HOME);
  const read = readRuleCode(code);
  return read.ok ? ok({ at: searchParams.has('edit') ? 'editor' : 'rules', rules: read.value }) : no(read.reason);
}

/** A screen that its name alone tells. */
function plainScreenAt(question: URLSearchParams): PageScreen | null {
  if (question.has('games')) return { at: 'games' };
  return question.has('player') ? { at: 'player' } : null;
}

/** The address of a screen. */
export function screenAddress(screen: PageScreen): string {
  switch (screen.at) {
    case 'home':
      return '/';
    case 'games':
      return GAMES_PATH;
    case 'player':
      return PLAYER_PATH;
    case 'rules':
      return rulesPath(printRules(screen.rules));
    case 'editor':
      return editPath(printRules(screen.rules));
    case 'look':
      return tablePath(screen.look.code);
  }
}
