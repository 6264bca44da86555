import { readSync, writeSync } from 'node:fs';

/** The types of b-tree pages, in their first byte (https://www.sqlite.org/fileformat2.html#b_tree_pages). */
const INTERIOR: readonly number[] = [2, 5];
const LEAF: readonly number[] = [10, 13];

/** The header of the file, with which the first page begins. */
const FILE_HEADER = 100;

/**
 * The number of pages up to which no other page looks like a b-tree page: all others begin with four bytes of zeros or
 * of a page number.
 */
const MOST_PAGES = 2 ** 25;

/**
 * Overwrites the unused space of some pages with zeros. When SQLite rebuilds a page it leaves old copies of its cells
 * there, which `secure_delete` does not reach. The log must be empty, and SQLite must have no copy of these pages.
 * @param file a database, open for reading and writing; closing it before SQLite does would release SQLite's locks
 * @param first the first page, from 0
 * @returns the next page; null after the last one
 */
export function wipeUnused(file: number, pageSize: number, first: number, count: number): number | null {
  if (first + count > MOST_PAGES) throw new Error('the database is too large to be cleaned');
  const bytes = Buffer.alloc(count * pageSize);
  const zeros = Buffer.alloc(pageSize);
  const length = readSync(file, bytes, 0, bytes.length, first * pageSize);
  for (let at = 0; at + pageSize <= length; at += pageSize) {
    const page = bytes.subarray(at, at + pageSize);
    const [from, to] = unusedIn(page, first + at === 0 ? FILE_HEADER : 0);
    const wiped = zeros.subarray(from, to);
    if (page.subarray(from, to).equals(wiped)) continue;
    writeSync(file, wiped, 0, wiped.length, first * pageSize + at + from);
  }
  return length < bytes.length ? null : first + count;
}

/** The space between the pointers to a page's cells and the cells, as its start and end; empty if it has no cells. */
function unusedIn(page: Buffer, header: number): readonly [number, number] {
  const type = page[header] as number;
  if (!INTERIOR.includes(type) && !LEAF.includes(type)) return [0, 0];
  const cells = page.readUInt16BE(header + 3);
  // A page of 64 kB cannot note its size in two bytes.
  return [header + (INTERIOR.includes(type) ? 12 : 8) + 2 * cells, page.readUInt16BE(header + 5) || page.length];
}
