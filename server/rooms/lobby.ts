import { matchMaker } from '@colyseus/core';
import { no, ok, type Result, randomFrom, rulesProblem } from '#engine';
import { type EntryRequest, PROTOCOL_VERSION, type Refusal, type Reservation, ROOM, type TableWish } from '#protocol';
import { PRESETS } from '#rules';
import { cleanName } from '#table';
import type { House } from './house.ts';
import type { TableOrder, TableRoom, Ticket } from './TableRoom.ts';

/** Letters that cannot be taken for others, without vowels so that no words arise. */
const CODE_LETTERS = 'BCDFGHJKMNPQRSTVWXZ';
const CODE_LENGTH = 6;

/** Brings people to tables: the one door into any room. */
export class Lobby {
  readonly #house: House;
  /** Quick matches are seated one after the other: two people who come at once must not each get a table alone. */
  #queue: Promise<unknown> = Promise.resolve();

  constructor(house: House) {
    this.#house = house;
  }

  /** Finds or makes the table asked for and keeps a place there for a few seconds. */
  async enter(request: EntryRequest): Promise<Result<Reservation, Refusal>> {
    if (request.version !== PROTOCOL_VERSION) return no('oldVersion');
    if (request.want === 'back') return this.#return(request.token);
    if (cleanName(request.name) === null) return no('badName');
    const { name } = request;
    switch (request.want) {
      case 'code':
        return this.#enterByCode(request.code, { name, spectate: request.spectate });
      case 'private':
        return this.#enterNew(request, true, { name, spectate: false });
      case 'quick':
        return this.#inTurn(() => this.#enterAny(request, { name, spectate: false }));
    }
  }

  #inTurn<Value>(task: () => Promise<Value>): Promise<Value> {
    const done = this.#queue.then(task);
    this.#queue = done.catch(() => {});
    return done;
  }

  async #enterAny(wish: TableWish, ticket: Ticket): Promise<Result<Reservation, Refusal>> {
    const room = this.#bestFor(wish);
    return room ? this.#keepPlace(room, ticket) : this.#enterNew(wish, false, ticket);
  }

  /** The open table of this kind with most people: one that waits before one that plays on after a pause. */
  #bestFor({ preset, seats }: TableWish): TableRoom | undefined {
    const candidates = [...this.#house.tables.values()].flatMap((room) => {
      const { order, people, openSeats, isWaiting } = room.facts();
      const fits = !order.isPrivate && order.preset === preset && order.seats === seats && openSeats > 0;
      return fits ? [{ room, rank: people + (isWaiting ? seats : 0) }] : [];
    });
    return candidates.sort((a, b) => b.rank - a.rank)[0]?.room;
  }

  async #enterNew(wish: TableWish, isPrivate: boolean, ticket: Ticket): Promise<Result<Reservation, Refusal>> {
    const { preset, seats } = wish;
    const rules = Object.hasOwn(PRESETS, preset) ? PRESETS[preset] : undefined;
    if (!rules || rulesProblem(rules, seats)) return no('badMessage');
    const code = this.#freeCode();
    const order: TableOrder = { id: this.#house.entropy().slice(0, 32), code, isPrivate, seats, preset };
    await matchMaker.createRoom(ROOM, order);
    const room = this.#house.tables.get(code);
    return room ? this.#keepPlace(room, ticket) : no('tableClosed');
  }

  async #enterByCode(code: string, ticket: Ticket): Promise<Result<Reservation, Refusal>> {
    const room = this.#house.tables.get(code.trim().toUpperCase());
    if (!room) return no('noSuchTable');
    const { closed } = room.facts();
    return closed && !ticket.spectate ? no(closed) : this.#keepPlace(room, ticket);
  }

  async #keepPlace(room: TableRoom, ticket: Ticket): Promise<Result<Reservation, Refusal>> {
    const listing = await matchMaker.getRoomById(room.roomId);
    if (!listing) return no('noSuchTable');
    try {
      const { name, roomId, processId = '', sessionId } = await matchMaker.reserveSeatFor(listing, ticket);
      if (!ticket.spectate) room.promise(sessionId);
      return ok({ name, roomId, processId, sessionId });
    } catch {
      return no('tableFull');
    }
  }

  /** @param token what the room gave when its owner joined last: `room id:secret` */
  async #return(token: string): Promise<Result<Reservation, Refusal>> {
    const [room = '', secret = ''] = token.split(':');
    if (!room || !secret) return no('noSuchTable');
    try {
      const {
        name,
        roomId,
        processId = '',
        sessionId,
      } = await matchMaker.reconnect(room, { reconnectionToken: secret });
      return ok({ name, roomId, processId, sessionId, reconnectionToken: secret });
    } catch {
      return no('noSuchTable');
    }
  }

  #freeCode(): string {
    const random = randomFrom(this.#house.entropy(), [], 'code');
    for (;;) {
      const letters = Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[random.below(CODE_LETTERS.length)]);
      const code = letters.join('');
      if (!this.#house.tables.has(code)) return code;
    }
  }
}
