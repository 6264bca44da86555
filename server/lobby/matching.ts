import type { MatchOptions, PublicTable, TableRequest } from '#protocol';
import { bestTable } from '#rules';
import { isInviting, quickTableOf } from '../cluster/cluster.ts';
import type { Listing } from '../tables.ts';

/** The best table for a guest's quick match. The table itself decides whether the guest may sit down. */
export function bestFor(
  { orNear = false, ...wish }: TableRequest & MatchOptions,
  guest: string,
  listed: readonly Listing[],
): Listing | undefined {
  const others = listed.filter(({ guests }) => !guests.includes(guest));
  const tables = others.map((listing) => ({ ...quickTableOf(listing), listing }));
  return bestTable(wish, orNear, tables)?.listing;
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
