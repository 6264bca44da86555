import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** Everything a table binds itself to before a deal. */
export interface Promised {
  /** The table's code, as everybody there sees it. */
  readonly table: string;
  /** The id of the game: 128 random bits as hex. */
  readonly game: string;
  /** The number of the deal in its game, from 1. */
  readonly deal: number;
  readonly seats: number;
  /** The rules as `printRecord` writes them behind `rules`. */
  readonly rules: string;
  /** The table's secret: 256 bits as hex. */
  readonly secret: string;
}

/** Names the method by which the order of the cards follows from secret and shares. */
const METHOD = 'rummy deal 1';

/**
 * The commitment to a deal, as 64 hex digits: the SHA-256 of the JSON of method, table, game, deal, seats, SHA-256 of
 * the rules, and secret. Published before anybody adds a share, it tells nothing of the cards and leaves the table no
 * other secret.
 */
export function commitmentOf({ table, game, deal, seats, rules, secret }: Promised): string {
  return hash(JSON.stringify([METHOD, table, game, deal, seats, hash(rules), secret]));
}

const hash = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));
