import { createHmac, createSecretKey } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';

const ALGORITHM = 'HS256';
/** A guest's id: 128 random bits as hex. */
const GUEST = /^[0-9a-f]{32}$/;

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
        return sub !== undefined && GUEST.test(sub) ? sub : null;
      } catch (error) {
        if (error instanceof errors.JOSEError || error instanceof TypeError) return null;
        throw error;
      }
    },
    disguise: (address) => createHmac('sha256', key).update(`address ${address}`).digest('base64url'),
  };
}
