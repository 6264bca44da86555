import { DEAL_SECRET, type GameEvent, no, ok, type Result } from '#engine';
import { parseShares, printShares } from '../actionText.ts';
import {
  type GameRecord,
  MAX_LINE_LENGTH,
  RECORD_HEADER,
  type RecordFault,
  type RecordStep,
  versionIn,
} from '../gameRecord.ts';
import { parseRecord, printStep } from '../recordText.ts';

/** Everything that a table published before a deal. */
export interface Published {
  /** The table's code. */
  readonly table: string;
  /** The id of the game: 128 random bits as hex. */
  readonly game: string;
  /** The number of the deal in its game, from 1. */
  readonly deal: number;
  /** See `commitmentOf`. */
  readonly commitment: string;
  /** Per seat its share, '' for none, as published before the deal; null if that was not seen. */
  readonly shares: readonly string[] | null;
}

/** A finished deal, with all that is needed to check its cards. */
export interface Proof extends Published {
  /** The rules as the record writes them; the commitment binds this text. */
  readonly rules: string;
  /** The record of this deal alone, up to its end. */
  readonly record: GameRecord;
}

/** The version of the text of a proof. The record in it has a version of its own. */
export const PROOF_VERSION = 1;

/**
 * The most characters of a proof. Tables hand out records of up to 40,000. A deal of eight in which nobody ever lays
 * the contract has 450,000 when the tenth shuffle ends it (R152).
 */
export const MAX_PROOF_LENGTH = 600_000;

/** Why a text is no proof: a fault of its record, or of the lines above the record. */
export interface ProofFault extends Omit<RecordFault, 'problem'> {
  readonly problem: RecordFault['problem'] | 'notAProof' | 'wrongHeader';
}

/**
 * Prints a proof as text.
 * @example
 * crazy-rummy proof 1
 * table BCDF
 * game 00112233445566778899aabbccddeeff
 * deal 3
 * commitment 9b1f…
 * shares 1c0a… - 77f2…
 * crazy-rummy record 1
 * rules {"version":1,…}
 * seats 3
 * table deal e0f7… 1c0a… - 77f2…
 * = [{"type":"dealt",…
 */
export function printProof({ rules, record, ...published }: Proof): string {
  const header = [RECORD_HEADER, `rules ${rules}`, `seats ${record.seats}`];
  return `${printPublished(published)}${header.join('\n')}\n${record.steps.map(printStep).join('')}`;
}

function printPublished({ table, game, deal, commitment, shares }: Published): string {
  const lines = [`crazy-rummy proof ${PROOF_VERSION}`, `table ${table}`, `game ${game}`, `deal ${deal}`];
  const seen = shares ? [`shares ${printShares(shares)}`] : [];
  return `${[...lines, `commitment ${commitment}`, ...seen].join('\n')}\n`;
}

/**
 * Makes a proof of what was published before a deal and the record of that deal, as a table hands it out after the
 * deal. What follows the end of the deal, as the end of the game, depends on earlier deals and is left out.
 */
export function makeProof(published: Published, record: string): Result<Proof, ProofFault> {
  const proof = parseProof(printPublished(published) + record);
  if (!proof.ok) return proof;
  const { steps } = proof.value.record;
  return ok({ ...proof.value, record: { ...proof.value.record, steps: upToEnd(steps) } });
}

const isEnd = ({ type }: GameEvent): boolean => type === 'dealEnded';

function upToEnd(steps: readonly RecordStep[]): readonly RecordStep[] {
  const last = steps.findIndex(({ events }) => events.some(isEnd));
  if (last < 0) return steps;
  return steps.slice(0, last + 1).map((step, index) => {
    return index < last ? step : { ...step, events: step.events.slice(0, step.events.findIndex(isEnd) + 1) };
  });
}

/** The lines above the record, by their first word, in order; `shares` may be missing. */
const HEADER_FORMS = {
  table: /^[0-9A-Za-z]{1,32}$/,
  game: /^[0-9a-f]{32}$/,
  deal: /^[1-9]\d{0,3}$/,
  commitment: DEAL_SECRET,
} as const;

/** Reads a proof from untrusted text. Checks its form alone; see `checkProof`. */
export function parseProof(text: string): Result<Proof, ProofFault> {
  if (text.length > MAX_PROOF_LENGTH) return no({ line: 1, problem: 'tooLong' });
  const lines = text.split('\n').map((line) => line.trim());
  const version = versionIn('proof', lines[0]);
  if (version === null) return no({ line: 1, problem: 'notAProof' });
  if (version === 0) return no({ line: 1, problem: 'olderVersion' });
  if (version > PROOF_VERSION) return no({ line: 1, problem: 'newerVersion' });
  const words: string[] = [];
  for (const [name, form] of Object.entries(HEADER_FORMS)) {
    const word = wordsAfter(name, lines[words.length + 1])?.[0] ?? '';
    if (!form.test(word)) return no({ line: words.length + 2, problem: 'wrongHeader' });
    words.push(word);
  }
  const [table, game, deal, commitment] = words as [string, string, string, string];
  const given = wordsAfter('shares', lines[5]);
  const shares = given && parseShares(given);
  if (given && !shares) return no({ line: 6, problem: 'wrongHeader' });
  const read = readRecord(lines, given ? 6 : 5);
  return read.ok ? ok({ table, game, deal: Number(deal), commitment, shares, ...read.value }) : read;
}

/** The words behind this one; null if the line does not begin with it, or has none. */
function wordsAfter(name: string, line = ''): readonly string[] | null {
  return line.length <= MAX_LINE_LENGTH && line.startsWith(`${name} `) ? line.slice(name.length + 1).split(' ') : null;
}

/** The record that begins after this many lines. It has no comments before its rules, which are hashed as written. */
function readRecord(lines: readonly string[], above: number): Result<Pick<Proof, 'rules' | 'record'>, ProofFault> {
  if (versionIn('record', lines[above]) === null) return no({ line: above + 1, problem: 'notARecord' });
  const rules = /^rules ([^#]+)$/.exec(lines[above + 1] ?? '')?.[1];
  const record = parseRecord('\n'.repeat(above) + lines.slice(above).join('\n'));
  if (!record.ok) return no(record.reason);
  return rules === undefined ? no({ line: above + 2, problem: 'unknownRules' }) : ok({ rules, record: record.value });
}
