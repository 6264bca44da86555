import type { Reading } from '../actions.ts';
import type { Card } from '../cards/cards.ts';
import type { RuleSet } from '../ruleSet.ts';
import { isInOwnPlace, type WildTable, wildTable } from './wilds.ts';

/** A meld of at least this size may count as two parts of at least half of it, with a wild each (R46). */
const SPLIT_SIZE = 6;

/** The most wilds in a meld of this size (R45, D5). */
export function mostWilds({ melds }: RuleSet, size: number): number {
  switch (melds.wildLimit) {
    case 'none':
      return size;
    case 'atMostNaturals':
    case 'half':
      return Math.floor(size / 2);
    case 'fewerThanNaturals':
      return Math.floor((size - 1) / 2);
    case 'one':
      return melds.splitLong && size >= SPLIT_SIZE ? 2 : 1;
  }
}

/** The most wilds that a meld may hold besides this many naturals (R45), up to `atMost`. */
export function wildsBeside(rules: RuleSet, naturals: number, atMost: number): number {
  let wilds = 0;
  while (wilds < atMost && wilds < mostWilds(rules, naturals + wilds + 1)) wilds++;
  return wilds;
}

/**
 * Whether a wild card counts as wild even in its own place (R48): not if the player may choose, since counting it
 * as wild never helps, and not without a wild limit. Permanent wilds of a contract game always do (§4.50, §4.87).
 */
export function staysWild(rules: RuleSet, card: Card): boolean {
  const { wildLimit, ownPlace } = rules.melds;
  if (wildLimit !== 'none' && ownPlace === 'wild') return true;
  return rules.play.contract !== 'off' && wildTable(rules, 0)[card] === 1;
}

/** Whether the number of wilds in a meld is within the limit (R45 to R48). */
export function keepsWildLimit(rules: RuleSet, wilds: WildTable, meld: Reading): boolean {
  if (rules.melds.wildLimit === 'none') return true;
  const places: number[] = [];
  for (const [index, card] of meld.cards.entries()) {
    if (wilds[card] === 1 && (!isInOwnPlace(meld, index) || staysWild(rules, card))) places.push(index);
  }
  const size = meld.cards.length;
  if (places.length > mostWilds(rules, size)) return false;
  const isSplit = rules.melds.wildLimit === 'one' && places.length === 2;
  return !isSplit || meld.kind === 'set' || canCut(size, places[0] as number, places[1] as number);
}

/** Whether a run can be cut into two parts of three or more, each with one of these two places (§4.86, D13). */
export const canCut = (size: number, first: number, second: number): boolean =>
  Math.max(first + 1, SPLIT_SIZE / 2) <= Math.min(second, size - SPLIT_SIZE / 2);
