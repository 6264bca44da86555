import type { PublicTable, TableWish } from '#protocol';
import type { Listing } from '../tables.ts';

/** A quick match joins a game in this deal at the latest. */
const EARLY = 3;

/** A public table that somebody may join: one that waits, or where people play, and not only bots for people who are away. */
const isInviting = ({ order, stage, present }: Listing): boolean =>
  !order.isPrivate && (stage === 'waiting' || (stage === 'playing' && present > 0));

/**
 * The best table for a quick match: one with most people, a waiting one before one between deals. The table itself decides
 * whether they may sit down.
 */
export function bestFor(
  { rules, seats, pace }: TableWish,
  guest: string,
  listed: readonly Listing[],
): Listing | undefined {
  const fitting = listed.flatMap((table) => {
    const { order, stage, deal, guests, people, openSeats } = table;
    const isSuch = order.rules === rules && order.seats === seats && order.pace === pace;
    const fits = isSuch && isInviting(table) && deal <= EARLY && openSeats > 0 && !guests.includes(guest);
    return fits ? [{ table, rank: people + (stage === 'waiting' ? seats : 0) }] : [];
  });
  return fitting.sort((a, b) => b.rank - a.rank)[0]?.table;
}

/** More than anybody reads. */
const MOST_SHOWN = 50;

/**
 * Public tables at which somebody could sit down, now or after the deal, as anybody may see them: first those that are open
 * now, of those the ones with most people. Tables where only bots play for people who are away are left out.
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
