import type { RequestHandler, Response } from 'express';
import { no } from '#engine';
import type { PublicTable, Refusal } from '#protocol';
import type { Clock } from '#table';
import { ADDRESS_LIMITS, RateLimiter } from '../rateLimiter.ts';
import { callerAddress } from './origin.ts';

/** How often to look for changes, and how long to leave a stream silent, in ms: proxies cut silent ones. */
const LOOK = 1_000;
const SILENCE = 20_000;
/** When a disconnected browser tries again, in ms. */
const RETRY = 3_000;

/** Limits on listeners, in all and from one address: enough for a school behind one router, too few to take all sockets. */
const MOST_LISTENERS = 2_000;
const MOST_PER_ADDRESS = 50;

/** How many bytes may wait for a listener that does not read; beyond, it is cut. */
const MOST_WAITING = 64 * 1024;

const HEADERS = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store',
  // nginx would buffer what we send.
  'X-Accel-Buffering': 'no',
};

/** What the stream needs of its server. */
export interface StreamContext {
  readonly clock: Clock;
  readonly alarms: { set(sleeper: { wake(): void }, time: number): void };
  list(): Promise<readonly PublicTable[]>;
  /** Logs why the tables cannot be listed now. */
  report(error: unknown): void;
}

/** Sends all listeners the open tables: at once, then on every change, at most once a second. */
export class OpenTableStream {
  readonly #context: StreamContext;
  /** All listeners, and their network addresses. */
  readonly #listeners = new Map<Response, string>();
  #seen: Promise<string | null> = Promise.resolve(null);
  #lookedAt = Number.NEGATIVE_INFINITY;
  /** What was last sent to all listeners, and when anything was. */
  #sent: string | null = null;
  #sentAt = 0;
  #isArmed = false;
  #isFailing = false;
  #isClosed = false;

  constructor(context: StreamContext) {
    this.#context = context;
  }

  /** Adds a listener, until either side closes; or returns why not, with nothing sent. */
  async listen(address: string, response: Response): Promise<Refusal | null> {
    const text = await this.#latest();
    if (this.#isClosed || text === null) return 'offline';
    if (this.#isCrowded(address)) return 'tooFast';
    // Closed while the tables were listed.
    if (response.closed) return null;
    if (this.#listeners.size === 0) this.#sent = text;
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

  /** The one alarm for all listeners. */
  wake(): void {
    this.#isArmed = false;
    void this.#update().then(() => this.#arm());
  }

  /** Ends all streams: the server closes. */
  close(): void {
    this.#isClosed = true;
    for (const response of this.#listeners.keys()) response.end();
    this.#arm();
  }

  async #update(): Promise<void> {
    const text = await this.#latest();
    if (text !== null && text !== this.#sent) {
      this.#sent = text;
      this.#send(eventOf(text));
    } else if (this.#context.clock.now() - this.#sentAt >= SILENCE) {
      this.#send(':\n\n');
    }
  }

  /** The open tables as text, at most a second old; null while they cannot be listed. */
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
    this.#sentAt = this.#context.clock.now();
    for (const response of this.#listeners.keys()) {
      if (response.writableLength > MOST_WAITING) response.destroy();
      else response.write(frame);
    }
  }

  #isCrowded(address: string): boolean {
    const sameAddress = [...this.#listeners.values()].filter((other) => other === address).length;
    return this.#listeners.size >= MOST_LISTENERS || sameAddress >= MOST_PER_ADDRESS;
  }

  /** Sets the alarm while anybody listens. Listeners that come and go do not delay it. */
  #arm(): void {
    const isNeeded = this.#listeners.size > 0 && !this.#isClosed;
    if (isNeeded === this.#isArmed) return;
    this.#isArmed = isNeeded;
    this.#context.alarms.set(this, isNeeded ? this.#context.clock.now() + LOOK : Number.POSITIVE_INFINITY);
  }
}

const eventOf = (text: string): string => `data: ${text}\n\n`;

/**
 * Answers requests for the stream of open tables.
 * @param proxies how many are in front of us
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
