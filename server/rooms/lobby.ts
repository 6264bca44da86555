import { createHash } from 'node:crypto';
import { matchMaker } from '@colyseus/core';
import { no, ok, type Result, randomFrom } from '#engine';
import {
  type DoorRequest,
  type EntryRequest,
  type Refusal,
  type Reservation,
  ROOM,
  type TableLook,
  type TableWish,
} from '#protocol';
import { canPlay, printRules, readRuleCode } from '#rules';
import { cleanName } from '#table';
import { isStoreFailure } from '../store/guardedStore.ts';
import type { Newcomer, Ticket } from './attendance.ts';
import type { House, TableOrder } from './house.ts';
import type { TableRoom } from './TableRoom.ts';

/** Letters that cannot be taken for others, without vowels so that no words arise. */
const CODE_LETTERS = 'BCDFGHJKMNPQRSTVWXZ';
const CODE_LENGTH = 6;
const CODE = new RegExp(`^[${CODE_LETTERS}]{${CODE_LENGTH}}$`);

/** Whoever looks for any table joins a game after this many deals at the latest. */
const EARLY = 3;

/** Open tables of the house, some 200 kB each, and of one address: a school behind one router, but no hoarder. */
const MOST_TABLES = 2_000;
const MOST_PER_ADDRESS = 250;

/** Connections at one table beyond which nobody more may watch: what happens there is sent to each. */
const MOST_AT_TABLE = 64;

interface Wish extends TableWish {
  readonly isPrivate: boolean;
  readonly address: string;
}

type WishRequest = Extract<EntryRequest, TableWish>;

/** The canonical text of the rules wished for, so that whoever means the same is brought together; a stranger wrote it. */
function rulesFor({ rules, seats }: TableWish): Result<string, Refusal> {
  const read = readRuleCode(rules);
  if (!read.ok) return no('badRules');
  return canPlay(read.value, seats) ? ok(printRules(read.value)) : no('badSeats');
}

/** A table could not be opened, and that is logged. */
class NotOpened extends Error {}

/** What the house calls the owner of a key; the key itself is kept nowhere. */
const idOf = (key: string): string => createHash('sha256').update(key).digest('hex');

/** Brings people to tables: the one door into any room. */
export class Lobby {
  readonly #house: House;
  /** Quick matches are seated one after the other: two people who come at once must not each get a table alone. */
  #queue: Promise<unknown> = Promise.resolve();

  /** Tables on their way from the store: two who come back at once come to the same one. */
  readonly #opening = new Map<string, Promise<void>>();

  constructor(house: House) {
    this.#house = house;
  }

  /**
   * Whatever is asked at the door: a look, or a place.
   * @param address whose tables are counted together
   */
  async answer(request: DoorRequest, address: string): Promise<Result<Reservation | TableLook, Refusal>> {
    try {
      return await (request.want === 'look' ? this.#look(request.code) : this.#enter(request, address));
    } catch (error) {
      if (error instanceof NotOpened) return no('tableClosed');
      if (!isStoreFailure(error)) throw error;
      // A seat that cannot be found now is not lost: whoever asks for it asks again.
      this.#house.log.error({ err: error }, 'nobody comes in');
      return no('offline');
    }
  }

  /** Finds or makes the table asked for and keeps a place there for a few seconds. */
  async #enter(request: EntryRequest, address: string): Promise<Result<Reservation, Refusal>> {
    if (request.want === 'back') return this.#return(request.key);
    if (cleanName(request.name) === null) return no('badName');
    const { name } = request;
    switch (request.want) {
      case 'code':
        return this.#enterByCode(request.code, { name, spectate: request.spectate });
      case 'private':
      case 'quick':
        return this.#enterAs(request, address);
    }
  }

  async #enterAs(request: WishRequest, address: string): Promise<Result<Reservation, Refusal>> {
    const rules = rulesFor(request);
    if (!rules.ok) return rules;
    const newcomer = { name: request.name, spectate: false };
    const { seats, pace } = request;
    const wish = { rules: rules.value, seats, pace, isPrivate: request.want === 'private', address };
    return wish.isPrivate ? this.#enterNew(wish, newcomer) : this.#inTurn(() => this.#enterAny(wish, newcomer));
  }

  #inTurn<Value>(task: () => Promise<Value>): Promise<Value> {
    const done = this.#queue.then(task);
    this.#queue = done.catch(() => {});
    return done;
  }

  async #enterAny(wish: Wish, newcomer: Newcomer): Promise<Result<Reservation, Refusal>> {
    const room = this.#bestFor(wish);
    return room ? this.#keepPlace(room, newcomer) : this.#enterNew(wish, newcomer);
  }

  /** The open table of this kind with most people: one that waits before one that plays on after a pause. */
  #bestFor({ rules, seats, pace }: TableWish): TableRoom | undefined {
    const candidates = [...this.#house.tables.values()].flatMap((room) => {
      const { order } = room;
      const { people, present, openSeats, stage, deal } = room.facts();
      const isSuch = order.rules === rules && order.seats === seats && order.pace === pace;
      // Nobody is sent into the last deals, nor to a table where bots play on for people who have gone.
      const isInviting = stage === 'waiting' || (stage === 'playing' && present > 0 && deal <= EARLY);
      const fits = !order.isPrivate && isSuch && openSeats > 0 && isInviting;
      return fits ? [{ room, rank: people + (stage === 'waiting' ? seats : 0) }] : [];
    });
    return candidates.sort((a, b) => b.rank - a.rank)[0]?.room;
  }

  async #enterNew(wish: Wish, newcomer: Newcomer): Promise<Result<Reservation, Refusal>> {
    const { address } = wish;
    if (!this.#hasRoomFor(address)) return no('tooFast');
    const code = await this.#newTable(wish);
    const room = await this.#open(code);
    return room ? this.#keepPlace(room, newcomer) : no('tableClosed');
  }

  /** Has a new table kept, under a code that no open one has. */
  async #newTable(order: Omit<TableOrder, 'id' | 'code'>): Promise<string> {
    const { entropy, store } = this.#house;
    const random = randomFrom(entropy(), [], 'code');
    for (;;) {
      const letters = Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[random.below(CODE_LETTERS.length)]);
      const code = letters.join('');
      if (await store.create({ ...order, id: entropy().slice(0, 32), code })) return code;
    }
  }

  /** The table with this code: as it is here, or opened where its log ends. Undefined when nobody comes back to it. */
  async #open(code: string): Promise<TableRoom | undefined> {
    const { tables } = this.#house;
    const here = tables.get(code);
    if (here) return here;
    const opening = this.#opening.get(code) ?? this.#openStored(code);
    this.#opening.set(code, opening);
    await opening.finally(() => this.#opening.delete(code));
    return tables.get(code);
  }

  #hasRoomFor(address: string): boolean {
    const open = [...this.#house.tables.values()];
    return open.length < MOST_TABLES && open.filter((room) => room.order.address === address).length < MOST_PER_ADDRESS;
  }

  async #openStored(code: string): Promise<void> {
    const { store, log } = this.#house;
    const stored = await store.find(code);
    if (!stored) return;
    try {
      await matchMaker.createRoom(ROOM, { code });
    } catch (error) {
      if (isStoreFailure(error)) throw error;
      log.error({ err: error, table: stored.order.id }, 'a table could not be opened');
      throw new NotOpened();
    }
  }

  async #enterByCode(code: string, newcomer: Newcomer): Promise<Result<Reservation, Refusal>> {
    const room = await this.#called(code);
    if (!room) return no('noSuchTable');
    const { closed } = room.facts();
    // Who has a seat is let in however many watch.
    const refusal = newcomer.spectate ? (room.clients.length >= MOST_AT_TABLE ? 'tableFull' : null) : closed;
    return refusal ? no(refusal) : this.#keepPlace(room, newcomer);
  }

  async #look(code: string): Promise<Result<TableLook, Refusal>> {
    const room = await this.#called(code);
    return room ? ok(room.look()) : no('noSuchTable');
  }

  /** The table with a code as people type it. */
  async #called(code: string): Promise<TableRoom | undefined> {
    const called = code.trim().toUpperCase();
    return CODE.test(called) ? this.#open(called) : undefined;
  }

  /** One's own place again: as a fresh arrival, because a page that comes back knows nothing of before. */
  async #return(key: string): Promise<Result<Reservation, Refusal>> {
    const room = await this.#called(key.split(':')[0] ?? '');
    return room?.knows(idOf(key)) ? this.#reserve(room, key, null) : no('noSuchTable');
  }

  async #keepPlace(room: TableRoom, newcomer: Newcomer): Promise<Result<Reservation, Refusal>> {
    const key = `${room.order.code}:${this.#house.entropy()}`;
    const place = await this.#reserve(room, key, newcomer);
    if (place.ok && !newcomer.spectate) room.promise(place.value.sessionId);
    return place;
  }

  async #reserve(room: TableRoom, key: string, newcomer: Newcomer | null): Promise<Result<Reservation, Refusal>> {
    const ticket: Ticket = { id: idOf(key), newcomer };
    const listing = await matchMaker.getRoomById(room.roomId);
    if (!listing) return no('noSuchTable');
    try {
      const { name, roomId, processId = '', sessionId } = await matchMaker.reserveSeatFor(listing, ticket);
      return ok({ name, roomId, processId, sessionId, key });
    } catch {
      return no('tableFull');
    }
  }
}
