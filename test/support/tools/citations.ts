/** A text of the repository, by its path. */
export type TextFile = { readonly path: string; readonly text: string };

/** The rulebook's folders, and what is numbered in each: options, worked and derived examples, decided points. */
const FOLDERS: Readonly<Record<string, readonly string[]>> = {
  options: ['R'],
  examples: ['E', 'D'],
  decisions: ['§4.'],
};

const KINDS = Object.values(FOLDERS).flat();

/** `### E12 A short title`: a number of the rulebook, and where it is explained. */
const HEADING = /^### (R|E|D|§4\.)(\d+) \S/gm;

/** `- **E16a** …`: a part of an example. */
const PART = /^- \*\*([ED]\d+[a-z])\*\* \S/gm;

/** Numbers of the rulebook. Not `%E0` in an address, the colour `#E60` or the code point `E0061`. */
const CITATION = /(?<![\w%#])(?:[RED][1-9]\d*[a-z]?|§ ?4\.\d+)(?!\w)/g;

/** A test or a group of tests with or without a table of cases, up to its title. */
const TITLE = /\b(?:it|test|describe)(?:\.each\([\s\S]*?\))?\(\s*(['"`])(.*?)\1/g;

/** Comments of TypeScript, CSS and HTML. Not `//` in an address, nor the stars of a pattern for files. */
const COMMENT = /(?<![^\s{])\/\*[\s\S]*?\*\/|(?<![^\s;,{}()])\/\/.*(?:\n[ \t]*\/\/.*)*|<!--[\s\S]*?-->/g;

/** Text in parentheses that is not a list of arguments. */
const PARENTHESES = /(?<!\w)\(([^()]*)\)/g;

/** A decided point without its sign, and not a figure with a unit or in a proportion, as `4.4 s` and `4.5:1` are. */
const BARE = /^4\.[1-9]\d{0,2}(?:$|: )/;
const BARE_START = /^(?:(?:[RED]\d+[a-z]?|§4\.\d+)(?:,| to| and) )*4\.[1-9]\d{0,2}(?=[,:]? |$)(?! (?:s|ms|kB|MB|px)\b)/;

/** Signs that begin the lines of a comment and would stand between the words of a sentence. */
const LINE_START = /\n[ \t]*(?:\/\/|\*)?[ \t]*/g;

export const titlesIn = (text: string): string[] => [...text.matchAll(TITLE)].map(([, , title = '']) => title);

/** The numbers of the rulebook, as they are cited: R88, E12, E16a, D17 and §4.64. */
export const numbersOf = (book: readonly TextFile[]): ReadonlySet<string> =>
  new Set(book.flatMap(({ text }) => [...headingsIn(text), ...partsIn(text)]));

/** The faults in the rulebook's numbers: gaps, repeats, and sections in a wrong folder. */
export function faultsOf(book: readonly TextFile[]): string[] {
  const misplaced = book.flatMap(({ path, text }) => {
    const kinds = FOLDERS[path.split('/').at(-2) ?? ''] ?? [];
    const strangers = headingsIn(text).filter((number) => !kinds.some((kind) => number.startsWith(kind)));
    return strangers.map((number) => `${number} does not belong into ${path}`);
  });
  const parts = book.flatMap(({ text }) => partsIn(text));
  const repeated = parts.filter((part, index) => parts.indexOf(part) !== index);
  return [...misplaced, ...KINDS.flatMap((kind) => miscounted(kind, book)), ...repeated.map(twice)];
}

function miscounted(kind: string, book: readonly TextFile[]): string[] {
  const numbers = book
    .flatMap(({ text }) => [...text.matchAll(HEADING)])
    .flatMap(([, other, number]) => (other === kind ? [Number(number)] : []))
    .sort((one, other) => one - other);
  const last = numbers.at(-1) ?? 0;
  const missing = Array.from({ length: last }, (_, index) => index + 1).filter((number) => !numbers.includes(number));
  const repeated = numbers.filter((number, index) => numbers[index - 1] === number);
  const none = numbers.length === 0 ? [`no ${kind} at all`] : [];
  return [...none, ...missing.map((number) => `${kind}${number} is missing`), ...repeated.map((n) => twice(kind + n))];
}

const twice = (number: string): string => `${number} is there twice`;

const headingsIn = (text: string): string[] =>
  [...text.matchAll(HEADING)].map(([, kind, number]) => `${kind}${number}`);

const partsIn = (text: string): string[] => [...text.matchAll(PART)].map(([, part = '']) => part);

/** Every citation of a number that the rulebook does not have, with its place. */
export const unresolved = ({ path, text }: TextFile, known: ReadonlySet<string>): string[] =>
  [...text.matchAll(CITATION)]
    .filter(([citation]) => !known.has(citation))
    .map(({ 0: citation, index }) => `${path}:${lineAt(text, index)} ${citation}`);

/**
 * Decided points cited without their sign: `4.<n>` in the parentheses of a comment, of a title or of a document, or at
 * the start of a title.
 */
export function bareIn({ path, text }: TextFile): string[] {
  const titles = [...text.matchAll(TITLE)].map((match) => ({ at: match.index, told: match[2] ?? '' }));
  const comments = path.endsWith('.md') ? [text] : [...text.matchAll(COMMENT)];
  const passages = comments.map((match) =>
    typeof match === 'string' ? { at: 0, told: match } : { at: match.index, told: match[0] },
  );
  const inParentheses = [...passages, ...titles].flatMap(({ at, told }) =>
    [...told.matchAll(PARENTHESES)].filter(([, list = '']) => citesBare(list)).map(({ index }) => at + index),
  );
  const atStart = titles.filter(({ told }) => BARE_START.test(told)).map(({ at }) => at);
  return [...inParentheses, ...atStart].map((at) => `${path}:${lineAt(text, at)} a decided point without its sign`);
}

/** Whether a list in parentheses has a bare point and no other figures: those would tell that all of it is figures. */
function citesBare(list: string): boolean {
  const items = list.replace(LINE_START, ' ').split(/[,;]|\bto\b|\band\b/);
  const figures = items.map((item) => item.trim()).filter((item) => /^\d/.test(item));
  return figures.length > 0 && figures.every((item) => BARE.test(item));
}

const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length;
