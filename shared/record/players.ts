/** The comment of a record that names its players. */
const MARK = '# players ';

/** Names beyond this many characters are cut, and lists of more than eight are none. */
const LONGEST_NAME = 40;
const MOST_NAMES = 8;

/**
 * The text of a record with the names of its players, in order of the seats, as a comment. Names are no part of a
 * record: nothing that is replayed depends on them.
 * @example
 * crazy-rummy record 1
 * # players ["Ann","Ben","Cleo"]
 */
export function withPlayers(text: string, names: readonly string[]): string {
  const [header = '', ...lines] = text.split('\n');
  const rest = lines.filter((line) => !line.startsWith(MARK));
  return [header, `${MARK}${JSON.stringify(names)}`, ...rest].join('\n');
}

/** The names in the text of a record, which is not trusted; empty if it has none. */
export function playersIn(text: string): readonly string[] {
  const line = text
    .slice(0, 10_000)
    .split('\n')
    .find((one) => one.startsWith(MARK));
  if (!line) return [];
  try {
    const names: unknown = JSON.parse(line.slice(MARK.length));
    const isList = Array.isArray(names) && names.length <= MOST_NAMES;
    return isList ? names.map((name) => (typeof name === 'string' ? name.slice(0, LONGEST_NAME) : '')) : [];
  } catch {
    return [];
  }
}
