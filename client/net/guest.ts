import { no, ok, type Result } from '#engine';
import type { KnownGuest, Refusal } from '#protocol';
import { askForRecoveryCode, askForToken, askToRecover } from './entry.ts';
import { guestMemory, type OpenStorage } from './ownServer.ts';

/** A guest of a server. */
export interface Guest {
  /**
   * Sends a request with the guest's token. A device without a token gets one first; if the server rejects the token
   * (it has lost its secret), the device gets a new one and tries once more.
   */
  ask<Value>(question: (token: string) => Promise<Result<Value, Refusal>>): Promise<Result<Value, Refusal>>;
  /** Makes this device a new guest, after the server has erased this one. */
  forget(): void;
  /** Returns a new recovery code, which makes another device the same guest. The previous code becomes invalid. */
  recoveryCode(): Promise<Result<string, Refusal>>;
  /** Makes this device the guest with that code; `noSuchGuest` if there is none. */
  recover(code: string): Promise<Result<KnownGuest, Refusal>>;
}

/**
 * Creates the guest of this device.
 * @param device opens storage for the token; null stores nothing
 */
export function guestOf(server: string, device: OpenStorage): Guest {
  const memory = guestMemory(device);
  let known = memory.read();
  const remember = (token: string): void => {
    known = token;
    memory.write(token);
  };
  const token = async (): Promise<Result<string, Refusal>> => {
    if (known !== null) return ok(known);
    const made = await askForToken(server);
    if (!made.ok) return made;
    // Another tab may have stored a token first: a device is one guest.
    const mine = memory.read() ?? made.value.token;
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
    const renewed = await token();
    return renewed.ok ? question(renewed.value) : no(renewed.reason);
  };
  return {
    ask,
    forget() {
      memory.forget(known);
      known = null;
    },
    async recoveryCode() {
      const given = await ask((mine) => askForRecoveryCode(server, mine));
      return given.ok ? ok(given.value.recoveryCode) : given;
    },
    async recover(code) {
      const given = await askToRecover(server, code);
      if (!given.ok) return given;
      remember(given.value.token);
      return ok(given.value.known);
    },
  };
}
