import type { Card, Seat } from '#engine';
import { commitmentOf } from '../commitment.ts';
import { type Finding, outcomeOf } from './findings.ts';
import type { Proof, Published } from './proofText.ts';

/** A deal as a page remembers it: everything published before it, and the page's own part. */
export interface SeenDeal extends Published {
  /** The number of seats. */
  readonly seats: number;
  /** The seat of this page; null for a spectator. */
  readonly seat: Seat | null;
  /** The share this page gave, as hex; null if it gave none. */
  readonly share: string | null;
  /** The page's own cards as first seen in this deal, in any order; null if it did not see them. */
  readonly hand: readonly Card[] | null;
  /** To how many deals just before this one the page gave shares that were never dealt; 0 if absent. */
  readonly begun?: number;
}

/** Secret and shares of the deal, as its action has them. */
export interface Used {
  readonly secret: string;
  readonly shares: readonly string[];
}

/** Whether the commitment is that of the secret. */
export function checkPromise(proof: Proof, { secret }: Used): readonly Finding[] {
  const { table, game, deal, rules, commitment: wanted, record } = proof;
  const found = commitmentOf({ table, game, deal, rules, secret, seats: record.seats });
  return outcomeOf('promise', [found !== wanted && { problem: 'notPromised', wanted, found }], { wanted, found });
}

/** Whether the proof is about the deal that this page saw, and has the commitment of then. */
export function checkSeen(proof: Proof, seen: SeenDeal | null): readonly Finding[] {
  if (!seen) return [{ check: 'seen', outcome: 'open', problem: 'notSeen' }];
  const { commitment: wanted, begun = 0 } = seen;
  const { commitment: found } = proof;
  // A table that takes all shares, computes the cards and begins again has chosen among as many orders.
  const again: readonly Finding[] =
    begun > 0 ? [{ check: 'seen', outcome: 'open', problem: 'begunAgain', count: begun }] : [];
  const findings = outcomeOf(
    'seen',
    [
      proof.table !== seen.table && { problem: 'otherTable' },
      proof.game !== seen.game && { problem: 'otherGame' },
      proof.deal !== seen.deal && { problem: 'otherDeal' },
      proof.record.seats !== seen.seats && { problem: 'otherSeats' },
      wanted !== found && { problem: 'otherCommitment', wanted, found },
    ],
    { wanted, found },
  );
  return [...findings, ...again];
}

/** Whether the shares used are those published before the deal, as the proof and this page know them. */
export function checkShares(proof: Proof, { shares }: Used, seen: SeenDeal | null): readonly Finding[] {
  const seats = Array.from({ length: proof.record.seats }, (_, seat) => seat);
  const published = seen?.shares ?? proof.shares;
  const wrongCount = shares.length !== seats.length && { problem: 'wrongCount' as const };
  const where = (isWrong: (listed: string, used: string) => boolean): readonly Seat[] =>
    published ? seats.filter((seat) => isWrong(published[seat] ?? '', shares[seat] ?? '')) : [];
  const late = where((listed, used) => listed === '' && used !== '');
  const dropped = where((listed, used) => listed !== '' && used === '');
  const changed = where((listed, used) => listed !== used && listed !== '' && used !== '');
  const isOtherList = seen?.shares && proof.shares && !isSameList(seen.shares, proof.shares);
  const findings = outcomeOf('shares', [
    wrongCount,
    late.length > 0 && { problem: 'late', seats: late },
    dropped.length > 0 && { problem: 'dropped', seats: dropped },
    changed.length > 0 && { problem: 'changed', seats: changed },
    !!published && published.length !== seats.length && { problem: 'otherList' },
    !!isOtherList && { problem: 'otherList' },
  ]);
  // The list in the proof can contradict the deal. To a page that missed the list it confirms nothing.
  const isKnown = seen ? seen.shares !== null : proof.shares !== null;
  const isOpen = !isKnown && findings.every(({ outcome }) => outcome === 'holds');
  return isOpen ? [{ check: 'shares', outcome: 'open', problem: 'notPublished' }] : findings;
}

const isSameList = (one: readonly string[], other: readonly string[]): boolean => one.join(' ') === other.join(' ');

/** Whether this page's own share was used, in its own seat. */
export function checkOwnShare({ shares }: Used, seen: SeenDeal | null): readonly Finding[] {
  if (!seen || seen.seat === null) return [{ check: 'ownShare', outcome: 'open', problem: 'notSeen' }];
  const { seat, share } = seen;
  const used = shares[seat] ?? '';
  const seats = [seat];
  if (share === null && used === '') return [{ check: 'ownShare', outcome: 'open', problem: 'noneGiven', seats }];
  return outcomeOf(
    'ownShare',
    [
      share === null && { problem: 'notMine', seats },
      share !== null && used === '' && { problem: 'leftOut', seats },
      share !== null && used !== '' && share !== used && { problem: 'changed', seats },
    ],
    { seats },
  );
}

/** Which seats gave no share. With none at all, the table alone chose the order of the cards. */
export function checkGivers({ record }: Proof, { shares }: Used): readonly Finding[] {
  const seats = Array.from({ length: record.seats }, (_, seat) => seat).filter((seat) => !shares[seat]);
  const count = record.seats - seats.length;
  if (count === 0) return [{ check: 'givers', outcome: 'open', problem: 'nobody', seats, count }];
  return [{ check: 'givers', outcome: 'holds', seats, count }];
}
