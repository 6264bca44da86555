import type { RuleSet } from '../../ruleSet.ts';

/**
 * Do the one-card rules bind a turn that begins with this many cards in hand: draw from the stock, then go out, or keep
 * the drawn card and discard the old one (R104 to R106, E16).
 */
export const isOneCardTurn = (rules: RuleSet, held: number): boolean => rules.goingOut.oneCard && held === 1;
