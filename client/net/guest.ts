import { no, ok, type Result } from '#engine';
import type { Refusal } from '#protocol';
import { askForRecoveryCode, askForToken, askToRecover } from './entry.ts';
import { guestMemory, type SeatStorage } from './seatMemory.ts';

/** One who asks a server as a guest. */
export interface Guest {
  /**
   * Asks with the guest's token. A device that has none gets one first, and one the server does not know (it has
   * forgotten its secret) a new one, once.
   */
  ask<Value>(question: (token: string) => Promise<Result<Value, Refusal>>): Promise<Result<Value, Refusal>>;
  /** A new code to write down: it makes another device the same guest. The one before is worth nothing then. */
  recoveryCode(): Promise<Result<string, Refusal>>;
  /** This device is the guest with that code from now on; `noSuchGuest` when nobody has it. */
  recover(code: string): Promise<Result<null, Refusal>>;
}

/** @param device where the token is kept; null keeps it nowhere */
export function guestOf(server: string, device: SeatStorage | null): Guest {
  const memory = guestMemory(device);
  let known = memory.get();
  const remember = (token: string): void => {
    known = token;
    memory.save(token);
  };
  const token = async (): Promise<Result<string, Refusal>> => {
    if (known !== null) return ok(known);
    const made = await askForToken(server);
    if (!made.ok) return made;
    // Another tab may have been quicker: a device is one guest.
    const mine = memory.get() ?? made.value.token;
    remember(mine);
    return ok(mine);
  };
  const ask: Guest['ask'] = async (question) => {
    const mine = await token();
    if (!mine.ok) return mine;
    const answer = await question(mine.value);
    if (answer.ok || answer.reason !== 'badToken') return answer;
    memory.forget(mine.value);
    known = null;
    const fresh = await token();
    return fresh.ok ? question(fresh.value) : no(fresh.reason);
  };
  return {
    ask,
    async recoveryCode() {
      const given = await ask((mine) => askForRecoveryCode(server, mine));
      return given.ok ? ok(given.value.recoveryCode) : given;
    },
    async recover(code) {
      const given = await askToRecover(server, code);
      if (!given.ok) return given;
      remember(given.value.token);
      return ok(null);
    },
  };
}
