import { DEAL_SECRET, DEAL_SHARE, MOST_SHARES, type TableAction } from '#engine';

/** Stands for the empty share of a seat that gave none. */
const NO_SHARE = '-';

/** Prints shares as words. */
export const printShares = (shares: readonly string[]): string => shares.map((share) => share || NO_SHARE).join(' ');

/** Parses words as shares; null if one is none, or if there are too many. */
export function parseShares(words: readonly string[]): readonly string[] | null {
  if (words.length > MOST_SHARES) return null;
  const shares = words.map((word) => (word === NO_SHARE ? '' : word));
  return words.every((word, index) => word !== '' && DEAL_SHARE.test(shares[index] as string)) ? shares : null;
}

/**
 * Prints a table action as the rest of its line: `open <secret>`, `deal <secret> <share> …` with `-` for a seat that
 * gave none, `close` (a window, §4.78), `cancel` (a deal, §4.102).
 */
export function printTableAction(action: TableAction): string {
  switch (action.type) {
    case 'openDraw':
      return `open ${action.secret}`;
    case 'deal':
      return `deal ${action.secret} ${printShares(action.shares)}`.trimEnd();
    case 'closeWindow':
      return 'close';
    case 'cancelDeal':
      return 'cancel';
  }
}

/** Parses a table action; null if the text is none. */
export function parseTableAction(text: string): TableAction | null {
  if (text === 'close') return { type: 'closeWindow' };
  if (text === 'cancel') return { type: 'cancelDeal' };
  const [verb, secret = '', ...words] = text.split(' ');
  if (!DEAL_SECRET.test(secret)) return null;
  if (verb === 'open') return words.length === 0 ? { type: 'openDraw', secret } : null;
  const shares = verb === 'deal' ? parseShares(words) : null;
  return shares && { type: 'deal', secret, shares };
}
