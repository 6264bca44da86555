import type { PublicTable, TableWish } from '#protocol';
import type { Listing } from '../tables.ts';

/** The last deal in which a quick match may join a game. */
const EARLY = 3;

/** Whether the table is public and waiting, or played by people and not only by their stand-ins. */
const isInviting = ({ order, stage, present }: Listing): boolean =>
  !order.isPrivate && (stage === 'waiting' || (stage === 'playing' && present > 0));

/**
 * The best table for a quick match: waiting tables before running games, then the one with the most people. The table
 * itself decides whether the guest may sit down.
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
