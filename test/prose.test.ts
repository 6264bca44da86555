import { expect, test } from 'vitest';
import { fileText, repositoryFiles, sources } from './support/tools/sources.ts';

const LONGEST_LINE = 120;

/** Every place where the pattern matches, as `path:line`. */
const matches = (path: string, text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(({ index }) => `${path}:${text.slice(0, index).split('\n').length}`);

const longLines = (path: string, text: string, isChecked: (line: string) => boolean): string[] =>
  text.split('\n').flatMap((line, i) => (line.length > LONGEST_LINE && isChecked(line) ? [`${path}:${i + 1}`] : []));

const BENT = /\/\*\*\s+(?:\* )?(?:What|Who|Whoever) |(?:\/\/|^ *\*|\/\*\*).*\b(?:whoever|one[’']s|oneself)\b/gm;

test('comments are direct: none begins with "What" or "Who", or speaks of "whoever" or "one\u2019s own"', () => {
  expect(
    sources()
      .filter(({ path }) => path !== 'test/prose.test.ts')
      .flatMap(({ path, text }) => matches(path, text, BENT)),
  ).toEqual([]);
});

/** Names in capitals that a comment quotes, such as `MAX_LINES`. */
const quotedConstants = (text: string): string[] =>
  [...text.matchAll(/^\s*(?:\/\/|\*|\/\*\*)(.*)$/gm)].flatMap(([, comment = '']) =>
    [...comment.matchAll(/`([A-Z][A-Z\d]*(?:_[A-Z\d]+)*)`/g)].map(([, name = '']) => name),
  );

test('a constant that a comment names exists', () => {
  const files = sources();
  const known = new Set(
    files.flatMap(({ text }) =>
      text
        .split('\n')
        .flatMap((line) => (/^\s*(?:\/\/|\*|\/\*)/.test(line) ? [] : (line.match(/\b[A-Z][A-Z\d_]*\b/g) ?? []))),
    ),
  );
  const gone = files
    .filter(({ path }) => path !== 'test/prose.test.ts')
    .flatMap(({ path, text }) =>
      quotedConstants(text)
        .filter((name) => !known.has(name))
        .map((name) => `${path}: ${name}`),
    );
  expect(gone).toEqual([]);
  expect(quotedConstants('/** At most `MOST_OF_ALL` px. */')).toEqual(['MOST_OF_ALL']);
});

test(`no line of documentation or comment is longer than ${LONGEST_LINE} characters`, () => {
  const documents = repositoryFiles().filter((path) => path.endsWith('.md'));
  const isComment = (line: string): boolean =>
    /^\s*(?:\/\/|\*|\/\*\*)/.test(line) && !/https?:|biome-ignore/.test(line);
  const tooLong = [
    ...documents.flatMap((path) => longLines(path, fileText(path), () => true)),
    ...sources().flatMap(({ path, text }) => longLines(path, text, isComment)),
  ];
  expect(tooLong).toEqual([]);
});

test.each([
  ['/** What a run found. */', 1],
  ['/**\n * Who may act.\n */', 1],
  ['// For whoever asks.', 1],
  ['/** The result of a run. */', 0],
  ["const text = 'What now?';", 0],
])('the check of comments judges %j', (text, faults) => {
  expect(matches('', text, BENT)).toHaveLength(faults);
});
