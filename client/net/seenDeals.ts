import type { Result } from '#engine';
import type { FairDealView, Refusal, TableView } from '#protocol';
import type { SeenDeal } from '#record';
import { type ItemStorage, type Stored, storedJson, validIn } from '../device/storedJson.ts';

/** Sends a share for a deal. */
export type SendShare = (deal: number, share: string) => Promise<Result<null, Refusal>>;

/** More deals than almost any game has; the oldest are forgotten. */
const MAX_SEEN_DEALS = 40;

const SHARE_BYTES = 16;

/** A deal whose commitment this page saw before the deal. */
interface StoredDeal extends SeenDeal {
  /** Whether it was dealt, or the person left before that. */
  readonly isDone?: boolean;
}

/**
 * Adds this page's share to each deal, and remembers what was published before the deal. What is first seen afterwards
 * proves nothing and is not remembered. The memory survives a reload; another tab or device has seen nothing.
 *
 * A deal that was never dealt although this page gave a share for it is counted in the next one (`begun`): with all
 * shares a table knows the cards, and could begin again until it likes them, at this table or another.
 */
export class SeenDeals {
  readonly #stored: Stored<readonly StoredDeal[]>;
  #deals: readonly StoredDeal[];
  /** Whether the last view was from before the deal that it announced. */
  #wasBefore = false;
  /** The commitment that the last share on this connection was for. */
  #lastAnswered: string | null = null;
  /** The commitment for which the table refused a share of this page. */
  #refused: string | null = null;

  /** @param tab storage that lasts as long as the tab; null remembers as long as the page lasts */
  constructor(tab: () => ItemStorage | null) {
    this.#stored = storedJson(tab, '.deals', (found) => validIn(found, isStoredDeal));
    this.#deals = this.#stored.read() ?? [];
  }

  /** A deal of this game, if this page has seen its commitment before the deal. */
  of(game: string, deal: number): StoredDeal | null {
    return this.#deals.find((one) => one.game === game && one.deal === deal) ?? null;
  }

  /** The connection is new: the table may have lost a share that is not published yet. */
  arrive(): void {
    this.#wasBefore = false;
    this.#lastAnswered = null;
  }

  /** The person leaves the table: a deal that is then not dealt to them is not the table's fault. */
  leave(): void {
    this.#store(this.#deals.map((one) => ({ ...one, isDone: true })));
  }

  /** Reads the table after a change, and sends a share if the table asks for one. */
  see({ fair, gameId, code, viewer, game, seats }: TableView, send: SendShare): void {
    if (!fair || gameId === null) return;
    const dealt = game?.deal ?? 0;
    const isBefore = dealt < fair.deal;
    const isDealt = (one: StoredDeal): boolean => !one.isDone && one.game === gameId && one.deal <= dealt;
    if (this.#deals.some(isDealt))
      this.#store(this.#deals.map((one) => (isDealt(one) ? { ...one, isDone: true } : one)));
    const known = this.of(gameId, fair.deal);
    if (isBefore) {
      const seat = viewer === 'spectator' ? null : viewer;
      // A commitment that changes before its deal must not replace the first one.
      const seen = known ?? { ...newlySeen(code, gameId, seats.length, fair), begun: this.#neverDealt() };
      const isKept = seen.commitment === fair.commitment;
      const isRequested = isKept && seat !== null && !fair.shares && this.#lastAnswered !== fair.commitment;
      const share = isRequested ? (seen.share ?? randomHex()) : seen.share;
      this.#update({ ...seen, seat, share, shares: seen.shares ?? fair.shares });
      if (isRequested && share) {
        this.#lastAnswered = fair.commitment;
        void this.#give(gameId, fair.deal, share, send);
      }
      this.#forgetRefusedShare(gameId, fair.deal);
    } else if (known?.hand === null && this.#wasBefore && game && viewer !== 'spectator') {
      this.#update({ ...known, hand: game.hand });
    }
    this.#wasBefore = isBefore;
  }

  async #give(game: string, deal: number, share: string, send: SendShare): Promise<void> {
    const given = await send(deal, share);
    if (given.ok || given.reason === 'offline') return;
    this.#refused = this.of(game, deal)?.commitment ?? null;
    this.#forgetRefusedShare(game, deal);
  }

  /**
   * Forgets a refused share if the published list has another of this seat, as from a second tab. Without one it is
   * kept: else a refusal would hide that the table left the share out.
   */
  #forgetRefusedShare(game: string, deal: number): void {
    const seen = this.of(game, deal);
    if (!seen || seen.seat === null || this.#refused !== seen.commitment) return;
    const listed = seen.shares?.[seen.seat];
    if (listed && listed !== seen.share) this.#update({ ...seen, share: null });
  }

  /** How many deals this page gave shares to that were never dealt, since the last one that was. */
  #neverDealt(): number {
    const last = this.#deals.at(-1);
    if (!last || last.isDone) return 0;
    return (last.begun ?? 0) + (last.share === null ? 0 : 1);
  }

  #update(seen: StoredDeal): void {
    const others = this.#deals.filter(({ game, deal }) => game === seen.game && deal !== seen.deal);
    this.#store([...others, seen].slice(-MAX_SEEN_DEALS));
  }

  #store(deals: readonly StoredDeal[]): void {
    this.#deals = deals;
    this.#stored.write(deals);
  }
}

const newlySeen = (table: string, game: string, seats: number, { deal, commitment }: FairDealView): SeenDeal => ({
  table,
  game,
  deal,
  seats,
  commitment,
  seat: null,
  shares: null,
  share: null,
  hand: null,
});

const randomHex = (): string =>
  [...crypto.getRandomValues(new Uint8Array(SHARE_BYTES))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

const isStoredDeal = (found: unknown): found is StoredDeal => Boolean((found as Partial<StoredDeal> | null)?.game);
