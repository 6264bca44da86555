import type { RequestHandler, Response } from 'express';
import { no } from '#engine';
import { type PublicNow, type Refusal, SIGN_OF_LIFE_MS } from '#protocol';
import type { Clock } from '#table';
import { AddressCount } from '../addresses.ts';
import { ADDRESS_LIMITS, AddressLimiter } from '../rateLimiter.ts';
import { callerAddress } from './origin.ts';

/** The interval between looks for changes, in ms. */
const LIST_POLL_MS = 1_000;

/** Limits on listeners, in total and per address: enough for a school behind one router, too few to exhaust sockets. */
const MAX_LISTENERS = 2_000;
const MAX_LISTENERS_PER_ADDRESS = 50;

/** The bytes that may be queued for a listener that does not read; beyond this it is cut. */
const MAX_QUEUED_BYTES = 64 * 1024;

const STREAM_HEADERS = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store',
  // Without this nginx buffers the stream.
  'X-Accel-Buffering': 'no',
};

/** The parts of the server that the stream needs. */
export interface StreamContext {
  readonly clock: Clock;
  readonly alarms: { set(sleeper: { wake(): void }, time: number): void };
  list(): Promise<PublicNow>;
  /** Logs why the tables cannot be listed. */
  report(error: unknown): void;
}

/** Sends the open tables to all listeners: at once, then on every change, at most once a second. */
export class OpenTableStream {
  readonly #context: StreamContext;
  readonly #listeners = new Set<Response>();
  /** The network addresses of the listeners. */
  readonly #addresses = new AddressCount();
  #seen: Promise<string | null> = Promise.resolve(null);
  #lookedAt = Number.NEGATIVE_INFINITY;
  /** The event last sent to all listeners, and the time of the last frame of any kind. */
  #sent: string | null = null;
  #sentAt = 0;
  #isArmed = false;
  #isFailing = false;
  #isClosed = false;

  constructor(context: StreamContext) {
    this.#context = context;
  }

  /** Adds a listener until either side closes. If it is refused, sends nothing and returns the reason. */
  async listen(address: string, response: Response): Promise<Refusal | null> {
    const text = await this.#latest();
    if (this.#isClosed || text === null) return 'offline';
    if (this.#isCrowded(address)) return 'tooFast';
    // The connection may have closed while the tables were listed.
    if (response.closed) return null;
    if (this.#listeners.size === 0) this.#sent = text;
    this.#listeners.add(response);
    this.#addresses.add(address);
    response.on('close', () => {
      this.#listeners.delete(response);
      this.#addresses.remove(address);
      this.#arm();
    });
    response.writeHead(200, STREAM_HEADERS);
    response.write(text);
    this.#arm();
    return null;
  }

  /** Called by the alarm, which all listeners share. */
  wake(): void {
    this.#isArmed = false;
    void this.#update().then(() => this.#arm());
  }

  /** Ends all streams when the server closes. */
  close(): void {
    this.#isClosed = true;
    for (const response of this.#listeners) response.end();
    this.#arm();
  }

  async #update(): Promise<void> {
    const text = await this.#latest();
    if (text !== null && text !== this.#sent) {
      this.#sent = text;
      this.#send(text);
    } else if (this.#context.clock.now() - this.#sentAt >= SIGN_OF_LIFE_MS) {
      this.#send(':\n\n');
    }
  }

  /** The open tables as an event, at most a second old; null while they cannot be listed. */
  #latest(): Promise<string | null> {
    const now = this.#context.clock.now();
    if (now - this.#lookedAt >= LIST_POLL_MS) {
      this.#lookedAt = now;
      this.#seen = this.#look();
    }
    return this.#seen;
  }

  async #look(): Promise<string | null> {
    try {
      const now = await this.#context.list();
      this.#isFailing = false;
      return eventOf(now);
    } catch (error) {
      if (!this.#isFailing) this.#context.report(error);
      this.#isFailing = true;
      return null;
    }
  }

  #send(frame: string): void {
    this.#sentAt = this.#context.clock.now();
    for (const response of this.#listeners) {
      if (response.writableLength > MAX_QUEUED_BYTES) response.destroy();
      else response.write(frame);
    }
  }

  #isCrowded(address: string): boolean {
    return this.#listeners.size >= MAX_LISTENERS || !this.#addresses.hasRoom(address, MAX_LISTENERS_PER_ADDRESS);
  }

  /** Sets the alarm if anybody listens, else cancels it. Listeners that come and go do not delay it. */
  #arm(): void {
    const isNeeded = this.#listeners.size > 0 && !this.#isClosed;
    if (isNeeded === this.#isArmed) return;
    this.#isArmed = isNeeded;
    this.#context.alarms.set(this, isNeeded ? this.#context.clock.now() + LIST_POLL_MS : Number.POSITIVE_INFINITY);
  }
}

const eventOf = (now: PublicNow): string => `data: ${JSON.stringify(now)}\n\n`;

/**
 * Answers requests for the stream of open tables.
 * @param proxies the number of proxies in front of this server
 */
export function listening(tables: OpenTableStream, clock: Clock, proxies: number): RequestHandler {
  const limiter = new AddressLimiter(ADDRESS_LIMITS);
  return async (request, response, next) => {
    if (request.method !== 'GET') return next();
    const address = callerAddress(request, proxies);
    const refusal = limiter.allows(address, clock.now()) ? await tables.listen(address, response) : 'tooFast';
    if (refusal) response.status(refusal === 'tooFast' ? 429 : 503).json(no<Refusal>(refusal));
  };
}
