import type { RuleSet } from '#engine';
import type { Terms } from '#text';
import { gameInfoOf } from '../catalogue/index.ts';

/** The terms of the game that rules started from, which house rules keep; without rules, the common ones. */
export const termsOf = (rules: Pick<RuleSet, 'preset'> | undefined): Terms =>
  (rules && gameInfoOf(rules.preset)?.terms) ?? 'common';
