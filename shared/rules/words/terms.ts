import type { RuleSet } from '#engine';
import type { Terms } from '../catalogue/gameInfo.ts';
import { gameInfoOf } from '../catalogue/index.ts';

/** The terms of the game that rules started from; the common ones without rules. House rules keep their game's terms. */
export const termsOf = (rules: Pick<RuleSet, 'preset'> | undefined): Terms =>
  (rules && gameInfoOf(rules.preset)?.terms) ?? 'common';
