import { type GameEvent, type Seat, seedFrom } from '#engine';
import type { FairDealView, Refusal } from '#protocol';
import { commitmentOf, rulesText } from '#record';
import type { FairSnapshot, Pledge } from './log.ts';
import type { TableSetup } from './setup.ts';

/** The digits of a game's id: 128 bits. */
const GAME_ID_DIGITS = 32;

/**
 * The id of a game as 32 hex digits, from its table's id and the time when it began. Strangers cannot guess it. People
 * who were at the table know the table's id, and could try the times at which later games may have begun.
 */
export const gameIdOf = (table: string, time: number): string =>
  seedFrom(table, [], `game ${time}`).slice(0, GAME_ID_DIGITS);

type FairTable = Pick<TableSetup, 'id' | 'code' | 'seats' | 'rules' | 'isDaily'>;

/**
 * The exchange before each deal: the table commits itself to a secret, then the seats add shares, then all of them
 * decide the order of the cards.
 */
export class FairDeals {
  readonly #table: FairTable;
  #gameId: string | null = null;
  #pledge: Pledge | null = null;
  #view: FairDealView | null = null;
  readonly #given = new Map<Seat, string>();

  constructor(table: FairTable) {
    this.#table = table;
  }

  get gameId(): string | null {
    return this.#gameId;
  }

  /** The part that everybody may see: never the secret. */
  get view(): FairDealView | null {
    return this.#view;
  }

  /** Whether the next deal still needs a secret. */
  get isOpen(): boolean {
    return this.#pledge === null || this.#pledge.isUsed;
  }

  /** Secret and shares for the next deal. */
  get chance(): { readonly secret: string; readonly shares: readonly string[] } {
    if (this.#pledge === null || this.#pledge.isUsed) throw new Error('no secret was chosen for the deal');
    return { secret: this.#pledge.secret, shares: this.#pledge.shares ?? [] };
  }

  /** Begins a game. */
  begin(time: number): void {
    this.#gameId = gameIdOf(this.#table.id, time);
    this.#set(null);
  }

  /** Commits the table to the secret of a deal. */
  pledge(deal: number, secret: string, time: number): void {
    // Everybody who plays the daily deal gets the same cards, so nobody adds to them.
    const shares = this.#table.isDaily ? this.given() : null;
    this.#set({ deal, secret, time, shares, isUsed: false });
  }

  /**
   * Takes a share of the next deal from a seat.
   * @returns `stale` if the table does not wait for it, or if the seat has already given another; null if it counts
   */
  give(seat: Seat, deal: number, share: string): Refusal | null {
    if (!this.isCollecting || this.#pledge?.deal !== deal) return 'stale';
    const given = this.#given.get(seat) ?? share;
    this.#given.set(seat, given);
    return given === share ? null : 'stale';
  }

  /** Drops the share of a seat that somebody else has now. */
  forget(seat: Seat): void {
    this.#given.delete(seat);
  }

  /** Whether the table waits for shares. */
  get isCollecting(): boolean {
    return this.#pledge !== null && this.#pledge.shares === null && !this.#pledge.isUsed;
  }

  /** From when on the table deals: at once if these seats have given their shares, else after `wait` ms. */
  readyAt(seats: readonly Seat[], wait: number): number {
    const waits = this.isCollecting && seats.some((seat) => !this.#given.has(seat));
    return waits ? (this.#pledge as Pledge).time + wait : Number.NEGATIVE_INFINITY;
  }

  /** The shares given so far, one for each seat. */
  given(): readonly string[] {
    return Array.from({ length: this.#table.seats }, (_, seat) => this.#given.get(seat) ?? '');
  }

  /** Takes no more shares: these count. */
  close(shares: readonly string[]): void {
    if (this.#pledge) this.#set({ ...this.#pledge, shares });
  }

  onEvents(events: readonly GameEvent[]): void {
    if (this.#pledge && events.some(({ type }) => type === 'dealt')) this.#set({ ...this.#pledge, isUsed: true });
  }

  snapshot(): FairSnapshot {
    return { gameId: this.#gameId, pledge: this.#pledge };
  }

  restore({ gameId, pledge }: FairSnapshot, now: number): void {
    this.#gameId = gameId;
    this.#set(pledge && { ...pledge, time: now });
  }

  #set(pledge: Pledge | null): void {
    const isNew = pledge?.secret !== this.#pledge?.secret;
    const known = isNew ? undefined : this.#view?.commitment;
    if (isNew) this.#given.clear();
    this.#pledge = pledge;
    if (!pledge || this.#gameId === null) this.#view = null;
    else if (pledge.shares !== this.#view?.shares || isNew)
      this.#view = {
        deal: pledge.deal,
        commitment: known ?? this.#commitTo(pledge, this.#gameId),
        shares: pledge.shares,
      };
  }

  #commitTo({ deal, secret }: Pledge, game: string): string {
    const { code: table, seats, rules } = this.#table;
    return commitmentOf({ table, game, deal, seats, rules: rulesText(rules), secret });
  }
}
