import type { FairDealView } from './tableView.ts';

/** The deal and its commitment as a short text; empty if there is none. */
export const packPledge = (fair: FairDealView | null): string => (fair ? `${fair.deal} ${fair.commitment}` : '');

/** The published shares as a short text; empty until then. A seat without a share leaves its place empty. */
export const packShares = (fair: FairDealView | null): string => fair?.shares?.join() ?? '';

/** The inverse of `packPledge` and `packShares`; null if there is nothing, or not from this version. */
export function fairOf(pledge = '', shares = ''): FairDealView | null {
  const [deal, commitment] = pledge.split(' ');
  return deal && commitment ? { deal: Number(deal), commitment, shares: shares ? shares.split(',') : null } : null;
}
