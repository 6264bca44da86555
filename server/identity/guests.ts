import { createHash } from 'node:crypto';
import { no, ok, type Result } from '#engine';
import type { GuestReply, GuestRequest, KnownGuest, RecoveryCode, Refusal } from '#protocol';
import type { Entropy } from '#table';
import { newCode, typedCode } from '../lobby/codes.ts';
import type { GuestBook } from '../store/store.ts';
import type { Tokens } from './tokens.ts';

/** 16 letters are 68 bits: at the allowed rate of requests, guessing one takes longer than a lifetime. */
const RECOVERY_LENGTH = 16;

/** The hash under which a recovery code is stored; the code itself is not. */
const hashOf = (code: string): string => createHash('sha256').update(code).digest('hex');

/** Issues guests' tokens, and restores them on other devices. */
export class Guests {
  readonly #tokens: Tokens;
  readonly #book: GuestBook;
  readonly #entropy: Entropy;
  readonly #knownOf: (guest: string) => Promise<KnownGuest>;

  /** @param knownOf the facts about a guest that another device needs */
  constructor(tokens: Tokens, book: GuestBook, entropy: Entropy, knownOf: (guest: string) => Promise<KnownGuest>) {
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
    const code = newCode(this.#entropy, RECOVERY_LENGTH);
    await this.#book.keepRecovery(guest, hashOf(code));
    return ok({ recoveryCode: (code.match(/.{4}/g) ?? []).join('-') });
  }

  async #recover(typed: string): Promise<Result<GuestReply, Refusal>> {
    const code = typedCode(typed, RECOVERY_LENGTH);
    const guest = code && (await this.#book.findRecovery(hashOf(code)));
    if (!guest) return no('noSuchGuest');
    return ok({ token: await this.#tokens.sign(guest), known: await this.#knownOf(guest) });
  }
}
