import { promisify } from 'node:util';
import { brotliCompressSync, brotliDecompress, constants } from 'node:zlib';
import type { PackedRecord } from '../store/gameBook.ts';

/** Quality 5 makes a record a seventh as long in 3 ms; 9 takes twice the time for 4 % less. */
const BROTLI = {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 5,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  },
};

/** More than the longest record, whose letters are all ASCII. */
const MOST = { maxOutputLength: 8_000_000 };

const unpack = promisify(brotliDecompress) as (packed: Buffer, options: typeof MOST) => Promise<Buffer>;

/** Compresses the text of a record. */
export const packRecord = (text: string): PackedRecord => brotliCompressSync(text, BROTLI).toString('base64');

/**
 * The text of a stored record. Unpacking takes a thread of Node's own.
 * @throws Error if it cannot be unpacked
 */
export const unpackRecord = async (packed: PackedRecord): Promise<string> =>
  (await unpack(Buffer.from(packed, 'base64'), MOST)).toString();
