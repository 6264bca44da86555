import type { RequestHandler, Response } from 'express';
import { no } from '#engine';
import type { PublicTable, Refusal } from '#protocol';
import type { Clock } from '#table';
import { ADDRESS_LIMITS, RateLimiter } from '../rateLimiter.ts';
import { callerAddress } from './origin.ts';

/** How often it is looked whether something has changed, and how long a line is left silent, in ms: proxies cut silent ones. */
const LOOK = 1_000;
const SILENCE = 20_000;
/** When a browser whose line broke tries again, in ms. */
const RETRY = 3_000;

/** Those who listen, in all and of one address: a school behind one router, but nobody who takes all sockets. */
const MOST_LISTENERS = 2_000;
const MOST_PER_ADDRESS = 50;

/** Bytes that may wait for somebody who does not read; beyond, their line is cut. */
const MOST_WAITING = 64 * 1024;

const HEADERS = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store',
  // nginx would keep back what is sent until there is more of it.
  'X-Accel-Buffering': 'no',
};

/** What the list of open tables needs of its server. */
export interface Listed {
  readonly clock: Clock;
  readonly alarms: { set(sleeper: { wake(): void }, time: number): void };
  list(): Promise<readonly PublicTable[]>;
  /** Why the tables cannot be listed now. */
  report(error: unknown): void;
}

/** Tells everybody who listens which tables are open: at once, then when that has changed, at most once a second. */
export class OpenTableStream {
  readonly #context: Listed;
  /** Who listens, and from which address. */
  readonly #listeners = new Map<Response, string>();
  #seen: Promise<string | null> = Promise.resolve(null);
  #lookedAt = Number.NEGATIVE_INFINITY;
  /** What all who listen have been told, and when any of them was told anything. */
  #told: string | null = null;
  #spokeAt = 0;
  #isArmed = false;
  #isFailing = false;
  #isClosed = false;

  constructor(context: Listed) {
    this.#context = context;
  }

  /** Somebody listens from now on, until either side ends it; or why not, and nothing was answered. */
  async listen(address: string, response: Response): Promise<Refusal | null> {
    const text = await this.#latest();
    if (this.#isClosed || text === null) return 'offline';
    if (this.#isCrowded(address)) return 'tooFast';
    // Gone again while the tables were looked at.
    if (response.closed) return null;
    if (this.#listeners.size === 0) this.#told = text;
    this.#listeners.set(response, address);
    response.on('close', () => {
      this.#listeners.delete(response);
      this.#arm();
    });
    response.writeHead(200, HEADERS);
    response.write(`retry: ${RETRY}\n${eventOf(text)}`);
    this.#arm();
    return null;
  }

  /** The one alarm for all who listen. */
  wake(): void {
    this.#isArmed = false;
    void this.#tell().then(() => this.#arm());
  }

  /** Ends all lines: the server closes. */
  close(): void {
    this.#isClosed = true;
    for (const response of this.#listeners.keys()) response.end();
    this.#arm();
  }

  async #tell(): Promise<void> {
    const text = await this.#latest();
    if (text !== null && text !== this.#told) {
      this.#told = text;
      this.#send(eventOf(text));
    } else if (this.#context.clock.now() - this.#spokeAt >= SILENCE) {
      this.#send(':\n\n');
    }
  }

  /** What is open, looked at anew after a second; null while that cannot be known. */
  #latest(): Promise<string | null> {
    const now = this.#context.clock.now();
    if (now - this.#lookedAt >= LOOK) {
      this.#lookedAt = now;
      this.#seen = this.#look();
    }
    return this.#seen;
  }

  async #look(): Promise<string | null> {
    try {
      const tables = await this.#context.list();
      this.#isFailing = false;
      return JSON.stringify(tables);
    } catch (error) {
      if (!this.#isFailing) this.#context.report(error);
      this.#isFailing = true;
      return null;
    }
  }

  #send(frame: string): void {
    this.#spokeAt = this.#context.clock.now();
    for (const response of this.#listeners.keys()) {
      if (response.writableLength > MOST_WAITING) response.destroy();
      else response.write(frame);
    }
  }

  #isCrowded(address: string): boolean {
    const sameAddress = [...this.#listeners.values()].filter((other) => other === address).length;
    return this.#listeners.size >= MOST_LISTENERS || sameAddress >= MOST_PER_ADDRESS;
  }

  /** Nobody is woken for nobody; and who comes and goes puts nothing off. */
  #arm(): void {
    const isHeard = this.#listeners.size > 0 && !this.#isClosed;
    if (isHeard === this.#isArmed) return;
    this.#isArmed = isHeard;
    this.#context.alarms.set(this, isHeard ? this.#context.clock.now() + LOOK : Number.POSITIVE_INFINITY);
  }
}

const eventOf = (text: string): string => `data: ${text}\n\n`;

/**
 * Answers whoever wants to hear which tables are open.
 * @param proxies how many stand before us
 */
export function listening(tables: OpenTableStream, clock: Clock, proxies: number): RequestHandler {
  const limiter = new RateLimiter<string>(ADDRESS_LIMITS);
  return async (request, response, next) => {
    if (request.method !== 'GET') return next();
    const address = callerAddress(request, proxies);
    const refusal = limiter.allows(address, clock.now()) ? await tables.listen(address, response) : 'tooFast';
    if (refusal) response.status(refusal === 'tooFast' ? 429 : 503).json(no<Refusal>(refusal));
  };
}
