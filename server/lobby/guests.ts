import { createHash, createHmac, createSecretKey } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import { no, ok, type Result } from '#engine';
import type { GuestReply, GuestRequest, KnownGuest, KnownTable, RecoveryCode, Refusal } from '#protocol';
import { type Entropy, seatsIn } from '#table';
import type { GuestRepository, Store } from '../store/store.ts';
import { newCode, typedCode } from './codes.ts';

/** 16 letters are 68 bits: at the allowed rate of requests, guessing one takes longer than a lifetime. */
const RECOVERY_CODE_LENGTH = 16;

/** The hash under which a recovery code is stored; the code itself is not. */
const hashOf = (code: string): string => createHash('sha256').update(code).digest('hex');

/** Issues guests' tokens, and restores them on other devices. */
export class Guests {
  readonly #tokens: Tokens;
  readonly #book: GuestRepository;
  readonly #entropy: Entropy;
  readonly #knownOf: (guest: string) => Promise<KnownGuest>;

  /** @param knownOf the facts about a guest that another device needs */
  constructor(
    tokens: Tokens,
    book: GuestRepository,
    entropy: Entropy,
    knownOf: (guest: string) => Promise<KnownGuest>,
  ) {
    this.#tokens = tokens;
    this.#book = book;
    this.#entropy = entropy;
    this.#knownOf = knownOf;
  }

  /** Answers a request about a guest. Refuses with `badToken`, or `noSuchGuest` for an unknown recovery code. */
  async answer(request: GuestRequest): Promise<Result<GuestReply, Refusal>> {
    switch (request.want) {
      case 'token':
        return ok({ token: await this.#tokens.sign(this.#entropy().slice(0, 32)) });
      case 'recoveryCode':
        return this.#newRecoveryCode(request.token);
      case 'recover':
        return this.#recover(request.recoveryCode);
    }
  }

  async #newRecoveryCode(token: string): Promise<Result<RecoveryCode, Refusal>> {
    const guest = await this.#tokens.read(token);
    if (guest === null) return no('badToken');
    const code = newCode(this.#entropy, RECOVERY_CODE_LENGTH);
    await this.#book.keepRecovery(guest, hashOf(code));
    return ok({ recoveryCode: (code.match(/.{4}/g) ?? []).join('-') });
  }

  async #recover(typed: string): Promise<Result<GuestReply, Refusal>> {
    const code = typedCode(typed, RECOVERY_CODE_LENGTH);
    const guest = code && (await this.#book.findRecovery(hashOf(code)));
    if (!guest) return no('noSuchGuest');
    return ok({ token: await this.#tokens.sign(guest), known: await this.#knownOf(guest) });
  }
}

const ALGORITHM = 'HS256';
/** A guest's id: 128 random bits as hex. */
const GUEST_ID = /^[0-9a-f]{32}$/;

/** Signs guests' tokens, and checks that they are ours. */
export interface Tokens {
  /** A token for this guest, valid for as long as the secret is the same. */
  sign(guest: string): Promise<string>;
  /** The guest of this token; null if we did not sign it. */
  read(token: string): Promise<string | null>;
  /** Stands for a network address: the same text in all processes, from which nobody without the secret finds it. */
  disguise(address: string): string;
}

/** @param secret 256 random bits as hex, or a text chosen by the operator */
export function openTokens(secret: string): Tokens {
  const key = createSecretKey(secret, 'utf8');
  return {
    sign: (guest) => new SignJWT().setProtectedHeader({ alg: ALGORITHM }).setSubject(guest).sign(key),
    async read(token) {
      try {
        const { sub } = (await jwtVerify(token, key, { algorithms: [ALGORITHM] })).payload;
        return sub !== undefined && GUEST_ID.test(sub) ? sub : null;
      } catch (error) {
        if (error instanceof errors.JOSEError || error instanceof TypeError) return null;
        throw error;
      }
    },
    disguise: (address) => createHmac('sha256', key).update(`address ${address}`).digest('base64url'),
  };
}

/** The parts of the store that know where a guest sits. */
type SeatsKept = Pick<Store, 'find'> & {
  readonly logs: Pick<Store['logs'], 'openCodesOf'>;
  readonly games: Pick<Store['games'], 'publicId' | 'nameOf'>;
};

/** The most tables whose codes go to another device. */
const MAX_KNOWN_TABLES = 20;

/** The facts about a guest that another device needs, from their seats and games. Nothing is stored for it. */
export async function knownGuest(store: SeatsKept, guest: string): Promise<KnownGuest> {
  const tables: KnownTable[] = [];
  let own: { readonly name: string; readonly avatar?: number } | null = null;
  for (const code of await store.logs.openCodesOf(guest)) {
    if (tables.length === MAX_KNOWN_TABLES) break;
    const table = await store.find(code);
    const seats = seatsIn(table?.lines ?? []);
    const seat = seats.find(({ player }) => player === guest);
    // Somebody who has left, or whose table has ended meanwhile.
    if (!table || !seat) continue;
    own = seat;
    const others = seats.filter((other) => other.kind === 'person' && other !== seat);
    tables.push({ code, rules: table.order.rules, names: others.map(({ name }) => name) });
  }
  const name = own?.name ?? (await latestName(store, guest));
  return { name, avatar: own?.avatar ?? null, tables };
}

async function latestName({ games }: SeatsKept, guest: string): Promise<string | null> {
  const player = await games.publicId(guest);
  return player === null ? null : ((await games.nameOf({ player, isOwn: true })) ?? null);
}
