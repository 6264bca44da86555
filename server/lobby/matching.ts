import type { MatchWish, PublicTable, TableWish } from '#protocol';
import { tableDistance } from '#rules';
import { isInviting, quickMatchRank } from '../cluster/cluster.ts';
import type { Listing } from '../tables.ts';

/**
 * The best table for a quick match: as wished if there is one, else the nearest. Of those equally near, the one that
 * has the best `quickMatchRank`. The table itself decides whether the guest may sit down.
 */
export function bestFor(wish: TableWish & MatchWish, guest: string, listed: readonly Listing[]): Listing | undefined {
  const fitting = listed.flatMap((table) => {
    const rank = table.guests.includes(guest) ? 0 : quickMatchRank(table);
    const distance = rank > 0 ? distanceTo(table, wish) : null;
    return distance === null ? [] : [{ table, rank, distance }];
  });
  return fitting.sort((a, b) => a.distance - b.distance || b.rank - a.rank)[0]?.table;
}

/** In how many ways a table differs from a wish; null if it will not do. */
function distanceTo({ order, people }: Listing, { orNear = false, ...wish }: TableWish & MatchWish): number | null {
  const distance = tableDistance(order, wish);
  // Another table is worth it only for the people there, and only with a clock: nobody waits for ever for a stranger.
  return distance === 0 || (orNear && people > 0 && order.pace !== 'none') ? distance : null;
}

/** The most tables listed: more than anybody reads. */
const MOST_SHOWN = 50;

/**
 * Public tables with a seat for a newcomer, now or after the deal: those open now come first, then those with the most
 * people. Tables at which only stand-ins play are left out.
 */
export function openTables(listed: readonly Listing[]): readonly PublicTable[] {
  return listed
    .filter((table) => isInviting(table) && table.people > 0 && table.people < table.order.seats)
    .map(shown)
    .sort((a, b) => Number(b.isOpen) - Number(a.isOpen) || b.people - a.people || (a.code < b.code ? -1 : 1))
    .slice(0, MOST_SHOWN);
}

function shown({ order, stage, deal, people, openSeats }: Listing): PublicTable {
  const { code, rules, pace, seats } = order;
  const isOpen = openSeats > 0;
  return { code, rules, pace, seats, people, free: isOpen ? openSeats : seats - people, isOpen, stage, deal };
}
