import type { Illegal, NameWildAction, Seat } from '../actions.ts';
import type { Rank } from '../cards.ts';
import { firstTurn } from '../dealing.ts';
import type { GameEvent } from '../events.ts';
import { isInPack } from '../pack.ts';
import type { Sight } from '../sight.ts';
import type { GameState } from '../state.ts';

const ACE = 1;
const RANKS: readonly Rank[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13];

/** The ranks the dealer may still name: those of the pack, each once a game (R29, R34, 4.27). */
const openRanks = ({ rules, results }: Sight): readonly Rank[] =>
  RANKS.filter(
    (rank) =>
      isInPack(rules, rank) &&
      (rules.wilds.aceAllowed || rank !== ACE) &&
      results.every(({ wildRank }) => wildRank !== rank),
  );

/** May the dealer name this rank (R26, R29, R30, 4.27)? Returns why not. */
export function checkNameWild(sight: Sight, { rank }: NameWildAction): Illegal | null {
  if (sight.phase !== 'naming') return 'notNow';
  return openRanks(sight).includes(rank) ? null : 'rankTaken';
}

export const legalNames = (sight: Sight): readonly NameWildAction[] =>
  sight.phase === 'naming' ? openRanks(sight).map((rank) => ({ type: 'nameWild', rank })) : [];

/** The rank is named, and the first turn begins: nobody acts before (4.27). */
export const decideNameWild = (
  { rules, seats, dealer }: GameState,
  seat: Seat,
  { rank }: NameWildAction,
): readonly GameEvent[] => [{ type: 'wildNamed', seat, rank }, firstTurn(rules, seats, dealer)];
