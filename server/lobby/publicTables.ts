import type { PublicTable } from '#protocol';
import type { Listing } from '../tables.ts';
import { isInviting } from './matching.ts';

/** More than anybody reads. */
const MOST_SHOWN = 50;

/**
 * What anybody may know of the public tables at which somebody could sit down, now or after the deal: first those that are
 * open now, of those the ones with most people. Tables that bots play on for people who have gone are left out.
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
