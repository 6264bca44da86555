import type { Result } from '#engine';
import type { FairDealView, Refusal, TableView } from '#protocol';
import type { SeenDeal } from '#record';
import { type ItemStorage, type Stored, storedJson, validIn } from '../device/storedJson.ts';

/** Sends a share for a deal. */
export type SendShare = (deal: number, share: string) => Promise<Result<null, Refusal>>;

/** More deals than almost any game has; the oldest are forgotten. */
const MOST = 40;
/** The bytes of a share. */
const SHARE = 16;

/** A deal that this page has seen before it was dealt. */
interface Remembered extends SeenDeal {
  /** Whether it was dealt, or the person left before that. */
  readonly isDone?: boolean;
}

/**
 * Adds this page's share to each deal, and remembers what was published before the deal. What is first seen afterwards
 * is not remembered: it would prove nothing. A reload forgets nothing; another tab or device has seen nothing.
 *
 * A deal that was never dealt although this page gave a share for it counts for the next one (`begun`): with all shares
 * a table knows the cards, and could begin again until it likes them, at this table or another.
 */
export class SeenDeals {
  readonly #stored: Stored<readonly Remembered[]>;
  #deals: readonly Remembered[];
  /** Whether the last view was before the deal that it spoke of. */
  #wasBefore = false;
  /** The commitment that the last share on this connection was for. */
  #answered: string | null = null;
  /** The commitment for which the table refused a share of this page. */
  #refused: string | null = null;

  /** @param tab storage that lasts as long as the tab; without it, what was seen lasts as long as the page */
  constructor(tab: () => ItemStorage | null) {
    this.#stored = storedJson(tab, '.deals', (found) => validIn(found, isRemembered));
    this.#deals = this.#stored.read() ?? [];
  }

  /** A deal of this game, if this page has seen its commitment before the deal. */
  of(game: string, deal: number): SeenDeal | null {
    return this.#find(game, deal);
  }

  #find(game: string, deal: number): Remembered | null {
    return this.#deals.find((one) => one.game === game && one.deal === deal) ?? null;
  }

  /** The connection is new: the table may have lost a share that is not published yet. */
  arrive(): void {
    this.#wasBefore = false;
    this.#answered = null;
  }

  /** The person leaves the table: that a deal begun there is not dealt for them is their own doing. */
  leave(): void {
    this.#store(this.#deals.map((one) => ({ ...one, isDone: true })));
  }

  /** Looks at the table after a change, and sends a share if the table asks for one. */
  see({ fair, gameId, code, viewer, game, seats }: TableView, send: SendShare): void {
    if (!fair || gameId === null) return;
    const dealt = game?.deal ?? 0;
    const isBefore = dealt < fair.deal;
    const isDealt = (one: Remembered): boolean => !one.isDone && one.game === gameId && one.deal <= dealt;
    if (this.#deals.some(isDealt))
      this.#store(this.#deals.map((one) => (isDealt(one) ? { ...one, isDone: true } : one)));
    const known = this.#find(gameId, fair.deal);
    if (isBefore) {
      const seat = viewer === 'spectator' ? null : viewer;
      // A commitment that changes before its deal must not replace the one that was given.
      const seen = known ?? { ...newlySeen(code, gameId, seats.length, fair), begun: this.#neverDealt() };
      const isKept = seen.commitment === fair.commitment;
      const isAsked = isKept && seat !== null && !fair.shares && this.#answered !== fair.commitment;
      const share = isAsked ? (seen.share ?? randomHex()) : seen.share;
      this.#keep({ ...seen, seat, share, shares: seen.shares ?? fair.shares });
      if (isAsked && share) {
        this.#answered = fair.commitment;
        void this.#give(gameId, fair.deal, share, send);
      }
      this.#disown(gameId, fair.deal);
    } else if (known?.hand === null && this.#wasBefore && game && viewer !== 'spectator') {
      this.#keep({ ...known, hand: game.hand });
    }
    this.#wasBefore = isBefore;
  }

  async #give(game: string, deal: number, share: string, send: SendShare): Promise<void> {
    const given = await send(deal, share);
    if (given.ok || given.reason === 'offline') return;
    this.#refused = this.of(game, deal)?.commitment ?? null;
    this.#disown(game, deal);
  }

  /**
   * Forgets a refused share if the published list has another of this seat, as from a second tab. Without one it is
   * kept: else a refusal would hide that the table left the share out.
   */
  #disown(game: string, deal: number): void {
    const seen = this.of(game, deal);
    if (!seen || seen.seat === null || this.#refused !== seen.commitment) return;
    const listed = seen.shares?.[seen.seat];
    if (listed && listed !== seen.share) this.#keep({ ...seen, share: null });
  }

  /** How many deals this page gave shares to that were never dealt, since the last that was. */
  #neverDealt(): number {
    const last = this.#deals.at(-1);
    if (!last || last.isDone) return 0;
    return (last.begun ?? 0) + (last.share === null ? 0 : 1);
  }

  #keep(seen: Remembered): void {
    const others = this.#deals.filter(({ game, deal }) => game === seen.game && deal !== seen.deal);
    this.#store([...others, seen].slice(-MOST));
  }

  #store(deals: readonly Remembered[]): void {
    this.#deals = deals;
    this.#stored.write(deals);
  }
}

const newlySeen = (table: string, game: string, seats: number, { deal, commitment }: FairDealView): SeenDeal => ({
  ...{ table, game, deal, seats, commitment },
  ...{ seat: null, shares: null, share: null, hand: null },
});

const randomHex = (): string =>
  [...crypto.getRandomValues(new Uint8Array(SHARE))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

const isRemembered = (found: unknown): found is Remembered => Boolean((found as Partial<Remembered> | null)?.game);
