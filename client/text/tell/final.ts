import { dealsIn, type RuleSet } from '#engine';
import type { BestKind, NewBest } from '../data.ts';
import { more } from '../language.ts';

/** The name of a best: "Your best in 3 deals". */
const nameOf = (kind: BestKind, rules: RuleSet): string =>
  kind === 'points' ? more.final.BESTS.points(dealsIn(rules)) : more.final.BESTS[kind];

/** A best that a game by these rules has beaten or equalled: "Your best in 3 deals: 42 points, 51 points before". */
export function newBest({ kind, value, before }: NewBest, rules: RuleSet): string {
  const { beaten, equalled, BEST_VALUES } = more.final;
  const name = nameOf(kind, rules);
  const words = BEST_VALUES[kind];
  return value === before ? equalled(name, words(value)) : beaten(name, words(value), words(before));
}
