import { no, type Result } from '#engine';
import type { MatchOptions, PublicTable, Refusal, Reservation, TableRequest } from '#protocol';
import { bestTable } from '#rules';
import { type Cluster, ClusterFails, isInviting, quickTableOf, tableKind } from '../cluster/cluster.ts';
import type { Listing, RoomHandle, Ticket } from '../tables.ts';
import { NotOpened, type TableDirectory } from './tableDirectory.ts';

type Answer = Promise<Result<Reservation, Refusal>>;

/** A person who waits for a table. */
interface Waiting extends Required<MatchOptions> {
  readonly ticket: Ticket;
  /** The network address that asks. */
  readonly address: string;
  answer(value: Answer): void;
}

/** A table for quick matches, open or being opened. */
interface Choice {
  /** Includes the people of this batch who have been sent there. */
  listing: Listing;
  readonly admit: RoomHandle['admit'];
  /** Whether it is in another process. */
  readonly isElsewhere: boolean;
}

/** The most people seated in one turn: others wait for it. */
const MAX_PEOPLE_PER_BATCH = 50;

/**
 * Seats quick matches. People who want the same kind of table are seated in batches, one batch at a time in all
 * processes: two people who arrive together must not each get their own table.
 */
export class QuickMatches {
  readonly #cluster: Cluster;
  readonly #tables: TableDirectory;
  /** Those whose turn has not come, by kind of table. */
  readonly #waiting = new Map<string, Waiting[]>();

  constructor(cluster: Cluster, tables: TableDirectory) {
    this.#cluster = cluster;
    this.#tables = tables;
  }

  /**
   * Admits a guest to any table that fits, or to a new one.
   * @param address the network address, for the limit on tables per address
   */
  seat({ orNear = false, ...wish }: TableRequest & MatchOptions, ticket: Ticket, address: string): Answer {
    return new Promise((answer) => {
      const kind = tableKind(wish);
      const one = { ticket, address, orNear, answer };
      const waiting = this.#waiting.get(kind);
      if (waiting) return void waiting.push(one);
      this.#waiting.set(kind, [one]);
      void this.#seatAll(wish, kind);
    });
  }

  async #seatAll(wish: TableRequest, kind: string): Promise<void> {
    const waiting = this.#waiting.get(kind) as Waiting[];
    while (waiting.length > 0) {
      try {
        await this.#cluster.inTurn(wish, () => this.#seatBatch(wish, waiting));
      } catch (error) {
        for (const { answer } of waiting.splice(0)) answer(Promise.reject(error));
      }
    }
    this.#waiting.delete(kind);
  }

  async #seatBatch(wish: TableRequest, waiting: Waiting[]): Promise<void> {
    const listed = await this.#tables.listed(
      wish,
      waiting.some(({ orNear }) => orNear),
    );
    const choices = listed.map(
      (listing): Choice => ({
        listing,
        isElsewhere: !this.#tables.isHere(listing),
        admit: (ticket) => this.#tables.listedAt(listing).admit(ticket),
      }),
    );
    const seated = waiting.splice(0, MAX_PEOPLE_PER_BATCH).map((one) => {
      const entered = this.#seatOne(wish, one, choices);
      one.answer(entered);
      return entered;
    });
    await Promise.allSettled(seated);
  }

  /** Runs for all people of a batch at once: each notes a choice before waiting for anything. */
  async #seatOne(wish: TableRequest, one: Waiting, choices: Choice[]): Answer {
    const { ticket } = one;
    const refused = new Set<Choice>();
    let isAnySilent = false;
    for (;;) {
      const left = choices.filter((choice) => !refused.has(choice) && !(isAnySilent && choice.isElsewhere));
      const listings = left.map(({ listing }) => listing);
      const best = bestFor({ ...wish, orNear: one.orNear }, ticket.guest, listings);
      const choice = left.find(({ listing }) => listing === best);
      if (!choice) return this.#open(wish, one, choices);
      choice.listing = withGuest(choice.listing, ticket.guest);
      const entered = await admitted(choice, ticket);
      if (entered.ok) return entered;
      // Listings of other processes may be stale. If a process does not answer, skip all its tables instead of waiting
      // for each.
      isAnySilent ||= entered.reason === 'offline';
      refused.add(choice);
    }
  }

  /** Opens a table, which the rest of the batch may join while it is being opened. */
  async #open(wish: TableRequest, { ticket, address }: Waiting, choices: Choice[]): Answer {
    const order = { ...wish, isPrivate: false };
    const opening = this.#tables.create(order, { guest: ticket.guest, address });
    // Nobody else may wait for it.
    opening.catch(() => undefined);
    const admit: Choice['admit'] = async (other) => (await opening)?.table.admit(other) ?? no('tableClosed');
    const empty = { stage: 'waiting', deal: 0, guests: [], people: 0, present: 0, openSeats: wish.seats } as const;
    const listing = withGuest({ order: { ...order, id: '', code: '' }, ...empty }, ticket.guest);
    const isAmongOthers = choices.some((choice) => isLooking(choice.listing, ticket.guest));
    choices.push({ listing, admit, isElsewhere: false });
    const { newcomer } = ticket;
    return admit({ ...ticket, newcomer: newcomer && { ...newcomer, isAmongOthers } });
  }
}

/** Whether other people at a public table would have company, now or later. */
const isLooking = (table: Listing, guest: string): boolean =>
  isInviting(table) && table.people > 0 && table.people < table.order.seats && !table.guests.includes(guest);

const withGuest = (listing: Listing, guest: string): Listing => ({
  ...listing,
  guests: [...listing.guests, guest],
  people: listing.people + 1,
  openSeats: listing.openSeats - 1,
});

async function admitted({ admit }: Choice, ticket: Ticket): Answer {
  try {
    return await admit(ticket);
  } catch (error) {
    if (error instanceof ClusterFails) return no('offline');
    // The one for whom it was to be opened may have too many; others may not.
    if (error instanceof NotOpened) return no(error.refusal);
    throw error;
  }
}

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
const MAX_SHOWN_TABLES = 50;

/**
 * Public tables with a seat for a newcomer, now or after the deal: those open now come first, then those with the most
 * people. Tables at which only stand-ins play are left out.
 */
export function openTables(listed: readonly Listing[]): readonly PublicTable[] {
  return listed
    .filter((table) => isInviting(table) && table.people > 0 && table.people < table.order.seats)
    .map(shown)
    .sort((a, b) => Number(b.isOpen) - Number(a.isOpen) || b.people - a.people || (a.code < b.code ? -1 : 1))
    .slice(0, MAX_SHOWN_TABLES);
}

function shown({ order, stage, deal, people, openSeats }: Listing): PublicTable {
  const { code, rules, pace, seats } = order;
  const isOpen = openSeats > 0;
  return { code, rules, pace, seats, people, free: isOpen ? openSeats : seats - people, isOpen, stage, deal };
}
