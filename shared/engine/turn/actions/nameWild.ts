import type { Illegal, NameWildAction, Seat } from '../../actions.ts';
import type { Rank } from '../../cards/cards.ts';
import { isInPack } from '../../cards/pack.ts';
import { firstTurn } from '../../deal/dealing.ts';
import type { GameEvent } from '../../events.ts';
import type { GameState } from '../../state.ts';
import type { RuleContext } from '../../view/ruleContext.ts';

const ACE = 1;
const RANKS: readonly Rank[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13];

/** The ranks the dealer may still name: those of the pack, each once a game (R29, R34, 4.27). */
const openRanks = ({ rules, results }: RuleContext): readonly Rank[] =>
  RANKS.filter(
    (rank) =>
      isInPack(rules, rank) &&
      (rules.wilds.aceAllowed || rank !== ACE) &&
      results.every(({ wildRank }) => wildRank !== rank),
  );

/** May the dealer name this rank (R26, R29, R30, 4.27)? Returns why not. */
export function checkNameWild(context: RuleContext, { rank }: NameWildAction): Illegal | null {
  if (context.phase !== 'naming') return 'notNow';
  return openRanks(context).includes(rank) ? null : 'rankTaken';
}

export const legalNames = (context: RuleContext): readonly NameWildAction[] =>
  context.phase === 'naming' ? openRanks(context).map((rank) => ({ type: 'nameWild', rank })) : [];

/** The rank is named, and the first turn begins: nobody acts before (4.27). */
export const decideNameWild = (
  { rules, seats, dealer }: GameState,
  seat: Seat,
  { rank }: NameWildAction,
): readonly GameEvent[] => [{ type: 'wildNamed', seat, rank }, firstTurn(rules, seats, dealer)];
