import { no, ok, type Result, type SeatAction } from '#engine';
import {
  type BotPace,
  type DealRecord,
  type LessonLead,
  type Refusal,
  SAYINGS,
  type Said,
  type TableConnection,
  type TableUpdate,
} from '#protocol';
import type { LossReason } from '../net/remoteTable.ts';
import type { FromWorker, PracticeOptions, PracticeReply, PracticeRequest, TableStart, ToWorker } from './messages.ts';
import { type TableWorker, takeWorker } from './spareWorker.ts';

type Reply = Result<null, Refusal>;
type StatusListener = (status: 'online' | 'lost', reason: LossReason | null) => void;

/**
 * A practice table in a worker of this page. If the worker fails or another tab takes the game over, the table is
 * `lost` and no longer answers.
 */
export class PracticeTable implements TableConnection {
  /** The player controls the pace of the bots, because nobody else plays. */
  readonly bots: BotPace = {
    set: (bots) => this.#send({ type: 'pace', bots }),
    hurry: () => void this.#ask({ kind: 'hurry' }),
  };
  /** Set before the first update. */
  lesson?: LessonLead;
  readonly #worker: TableWorker;
  readonly #listeners = new Set<(update: TableUpdate) => void>();
  readonly #saidListeners = new Set<(said: Said) => void>();
  readonly #statusListeners = new Set<StatusListener>();
  readonly #waiting = new Map<number, (reply: PracticeReply) => void>();
  #last: TableUpdate | null = null;
  /** Whether the last update is also the first, with events that nobody has been sent. */
  #isFirst = false;
  /** Why the table is lost; null while it is not. */
  #lost: LossReason | null = null;
  #requests = 0;

  constructor(worker: TableWorker) {
    this.#worker = worker;
  }

  /**
   * Opens the table. Resolves with true at the first update, with false if there is no game to resume.
   * @throws Error if the worker fails first
   */
  open(opening: TableStart): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.#worker.addEventListener('error', (event) => {
        this.#fail('tableClosed');
        reject(new Error((event as ErrorEvent).message));
      });
      this.#worker.addEventListener('message', (event) => {
        const { data } = event as MessageEvent<FromWorker>;
        this.#hear(data);
        if (data.type !== 'lesson') resolve(data.type !== 'forgotten');
      });
      this.#send(opening);
    });
  }

  subscribe(listener: (update: TableUpdate) => void): () => void {
    this.#listeners.add(listener);
    if (this.#last) listener(this.#isFirst ? this.#last : { ...this.#last, events: null });
    return () => void this.#listeners.delete(listener);
  }

  /** Calls back at once, and when the table is lost. Returns a function that unsubscribes. */
  onStatus(listener: StatusListener): () => void {
    this.#statusListeners.add(listener);
    if (this.#lost) listener('lost', this.#lost);
    else listener('online', null);
    return () => void this.#statusListeners.delete(listener);
  }

  onSaid(listener: (said: Said) => void): () => void {
    this.#saidListeners.add(listener);
    return () => void this.#saidListeners.delete(listener);
  }

  act(at: number, action: SeatAction): Promise<Reply> {
    return this.#ask({ kind: 'act', at, action });
  }

  next(): Promise<Reply> {
    return this.#ask({ kind: 'next' });
  }

  rematch(): Promise<Reply> {
    return this.#ask({ kind: 'rematch' });
  }

  back(): Promise<Reply> {
    return this.#ask({ kind: 'back' });
  }

  async record(deal: number): Promise<Result<DealRecord, Refusal>> {
    const done = await this.#request({ kind: 'record', deal });
    return done.ok ? ok(done.value as DealRecord) : done;
  }

  async game(): Promise<Result<string, Refusal>> {
    const done = await this.#request({ kind: 'game' });
    return done.ok ? ok(done.value as string) : done;
  }

  async start(): Promise<Reply> {
    return no('alreadyPlaying');
  }

  leave(): void {
    this.#worker.terminate();
  }

  async #ask(request: PracticeRequest): Promise<Reply> {
    const done = await this.#request(request);
    return done.ok ? ok(null) : done;
  }

  #request(request: PracticeRequest): Promise<PracticeReply> {
    return new Promise((resolve) => {
      if (this.#lost) return resolve(no('tableClosed'));
      this.#waiting.set(++this.#requests, resolve);
      this.#send({ type: 'request', id: this.#requests, request });
    });
  }

  #send(message: ToWorker): void {
    this.#worker.postMessage(message);
  }

  #hear(message: FromWorker): void {
    if (message.type === 'forgotten') return;
    if (message.type === 'takenOver') {
      this.#fail('takenOver');
      return;
    }
    if (message.type === 'lesson') {
      this.lesson = {
        lead: (leads) => this.#send({ type: 'lead', leads }),
        watch: () => void this.#ask({ kind: 'watch' }),
      };
      return;
    }
    if (message.type === 'reply') {
      this.#waiting.get(message.id)?.(message.result);
      this.#waiting.delete(message.id);
      return;
    }
    if (message.type === 'said') {
      const { seat, saying } = message;
      for (const listener of this.#saidListeners) listener({ seat, phrase: SAYINGS.indexOf(saying) });
      return;
    }
    this.#isFirst = this.#last === null;
    this.#last = message.update;
    for (const listener of this.#listeners) listener(message.update);
  }

  #fail(reason: LossReason): void {
    this.#lost = reason;
    this.#worker.terminate();
    for (const reply of this.#waiting.values()) reply(no('tableClosed'));
    this.#waiting.clear();
    for (const listener of this.#statusListeners) listener('lost', reason);
  }
}

/**
 * Starts a game against bots in a worker of this page, without server or network. Resolves when the first update has
 * arrived.
 * @throws Error if the worker cannot be started
 */
export async function practise(options: PracticeOptions, start = takeWorker): Promise<PracticeTable> {
  const table = new PracticeTable(start());
  await table.open({ type: 'open', options });
  return table;
}

/**
 * Resumes the practice game saved on this device; null if there is none or it cannot be resumed.
 * @throws Error if the worker cannot be started
 */
export async function goOnPractising(start = takeWorker): Promise<PracticeTable | null> {
  const table = new PracticeTable(start());
  if (await table.open({ type: 'goOn' })) return table;
  table.leave();
  return null;
}
