import type { TableAction } from '#engine';

/** Contributions to one shuffle: more than there are seats is nonsense. */
const MOST_SHARES = 8;

/** What the table does, as the rest of its line: `open <secret>`, `deal <secret> <share> …`. */
export function printTableAction(action: TableAction): string {
  if (action.type === 'openDraw') return `open ${action.secret}`;
  return ['deal', action.secret, ...action.shares].join(' ');
}

/** The table's action a text names, or null. */
export function parseTableAction(text: string): TableAction | null {
  const [verb, secret = '', ...shares] = text.split(' ');
  if (!/^[0-9a-f]{64}$/.test(secret)) return null;
  if (verb === 'open') return shares.length === 0 ? { type: 'openDraw', secret } : null;
  if (verb !== 'deal' || shares.length > MOST_SHARES) return null;
  return shares.every((share) => /^(?:[0-9a-f]{2}){1,32}$/.test(share)) ? { type: 'deal', secret, shares } : null;
}
