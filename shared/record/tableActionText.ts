import type { TableAction } from '#engine';

/** The most shares in one shuffle, as many as there are seats at the largest table. */
export const MOST_SHARES = 8;

/** The text of a secret, and of a share. */
export const SECRET = /^[0-9a-f]{64}$/;
export const SHARE = /^(?:[0-9a-f]{2}){1,32}$/;

/**
 * Prints a table action as the rest of its line: `open <secret>`, `deal <secret> <share> …`, `close` (a window, §4.78),
 * `cancel` (a deal, §4.102).
 */
export function printTableAction(action: TableAction): string {
  switch (action.type) {
    case 'openDraw':
      return `open ${action.secret}`;
    case 'deal':
      return ['deal', action.secret, ...action.shares].join(' ');
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
  const [verb, secret = '', ...shares] = text.split(' ');
  if (!SECRET.test(secret)) return null;
  if (verb === 'open') return shares.length === 0 ? { type: 'openDraw', secret } : null;
  if (verb !== 'deal' || shares.length > MOST_SHARES) return null;
  return shares.every((share) => SHARE.test(share)) ? { type: 'deal', secret, shares } : null;
}
