import type { Illegal, Reading } from '../../actions.ts';
import type { Rank } from '../../cards/cards.ts';
import { usedAsWild } from '../../melds/wilds.ts';
import type { RuleSet } from '../../ruleSet.ts';
import { placePoints } from '../../score/cardPoints.ts';
import type { Draft } from '../../state.ts';
import type { RuleContext } from '../../view/ruleContext.ts';
import { hadMelded } from './taking.ts';

/** The new melds of the turn in which a player first lays any in a deal, as far as they are laid (R154, R155). */
export interface Opening {
  /** Their points together (§4.107). */
  readonly points: number;
  /** The points they must have before the player may lay off, swap or end the turn with them on the table. */
  readonly needed: number;
  /** Whether one of them must be a run without wilds, and none is yet. */
  readonly lacksRun: boolean;
}

/** Whether the first melds of a player must have points (R154). Contracts and whole hands ask for other melds. */
export const asksOpening = ({ play }: RuleSet): boolean =>
  play.firstMeld > 0 && play.contract === 'off' && play.when === 'duringTurns';

/** The points of a meld in an opening: each card counts as the natural in its place (R154, §4.107). */
export const openingPoints = ({ scoring }: RuleSet, reading: Reading): number =>
  reading.cards.reduce((sum, _, index) => sum + placePoints(scoring, reading, index), 0);

/** Whether a meld is a run without wilds, as an opening may need (R155). */
export const isPureRun = (rules: RuleSet, wildRank: Rank, reading: Reading): boolean =>
  reading.kind === 'run' && !reading.cards.some((_, index) => usedAsWild(rules, wildRank, reading, index));

/** The opening that these melds make together. */
export function openingWith(rules: RuleSet, wildRank: Rank, melds: readonly Reading[]): Opening {
  const points = melds.reduce((sum, meld) => sum + openingPoints(rules, meld), 0);
  const needsRun = rules.play.firstRun && rules.melds.kinds !== 'sets';
  const lacksRun = needsRun && !melds.some((meld) => isPureRun(rules, wildRank, meld));
  return { points, needed: rules.play.firstMeld, lacksRun };
}

/** The opening of a seat, empty if it has laid nothing; null if it has opened before this turn or needs no opening. */
export function openingOf(context: RuleContext): Opening | null {
  const { rules, wildRank, draft, melds } = context;
  if (!asksOpening(rules) || hadMelded(context)) return null;
  const laid = newMeldsOf(draft);
  const own = melds.filter(({ id }) => laid.includes(id));
  return openingWith(rules, wildRank, own);
}

/** Returns what an opening lacks, or null if it has all it needs. */
export function openingLacks({ points, needed, lacksRun }: Opening): Illegal | null {
  if (points < needed) return 'openingTooLow';
  return lacksRun ? 'openingNeedsRun' : null;
}

/** Returns why the turn cannot end with these melds on the table (R154, R155); a player need not open. */
export function openingOwed(context: RuleContext): Illegal | null {
  const { plays } = context.draft;
  // A lay-off or swap shows that the opening was complete, whatever it has changed since.
  if (plays.length === 0 || plays.some(({ type }) => type === 'layOff' || type === 'swap')) return null;
  const opening = openingOf(context);
  return opening && openingLacks(opening);
}

/** Returns why a seat may not yet lay off or swap in rules that ask for an opening, or null (R154, §4.104). */
export function openingFirst(context: RuleContext): Illegal | null {
  if (!asksOpening(context.rules)) return null;
  return context.melded ? openingOwed(context) : 'meldFirst';
}

/** The ids of the melds laid in this turn. */
export function newMeldsOf({ plays }: Draft): readonly number[] {
  const ids: number[] = [];
  for (const play of plays) {
    if (play.type === 'meld') ids.push(play.meld);
    else if (play.type === 'contract') ids.push(...play.melds);
  }
  return ids;
}
