import { describe, expect, test } from 'vitest';
import { whyForbidden } from './support/tools/boundaries.ts';
import { whyUpwards } from './support/tools/engineLayers.ts';
import { circlesIn, namesExportedTwice } from './support/tools/fileGraph.ts';
import { fileText, importsOf, repositoryFiles, sources } from './support/tools/sources.ts';
import { filesReadingEarly } from './support/tools/textReads.ts';

const files = repositoryFiles();
const code = sources();

const MAX_LINES = 600;
/** A tool writes it: `npm run messages`. */
const WRITTEN = 'shared/text/parameters.ts';
const FOLDERS = ['.ci', 'client', 'docs', 'public', 'server', 'shared', 'test'];
const TOP_FILES =
  /^(?:\.[^/]+|(?:README|GLOSSARY|CONTRIBUTING|CHANGELOG)\.md|LICENSE|Dockerfile|package(?:-lock)?\.json|tsconfig\.json|biome\.json|knip\.json)$/;
const TOOL_CONFIG = /^[^/]+\.config\.ts$/;

const lineCount = (text: string): number => text.trimEnd().split('\n').length;

/** The lines that match, as `file:line`, so that editors can link to them. */
const linesWith = (pattern: RegExp, among = code): string[] =>
  among.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1}`] : [])),
  );

describe('the layout of the repository', () => {
  test('the top level contains only the named folders and files and configuration files', () => {
    const strangers = files.filter((path) => {
      const [top = '', ...rest] = path.split('/');
      return rest.length > 0 ? !FOLDERS.includes(top) : !TOP_FILES.test(path) && !TOOL_CONFIG.test(path);
    });
    expect(strangers).toEqual([]);
  });

  test('no file of code or styles is longer than 600 lines', () => {
    const styles = files.filter((path) => path.endsWith('.css')).map((path) => ({ path, text: fileText(path) }));
    const long = [...code, ...styles]
      .map(({ path, text }) => ({ path, lines: lineCount(text) }))
      .filter(({ path, lines }) => lines > MAX_LINES && path !== WRITTEN);
    expect(long.map(({ path, lines }) => `${path}: ${lines} lines`)).toEqual([]);
  });
});

describe('names and files', () => {
  test('no two exports share a name', () => {
    expect(namesExportedTwice(code)).toEqual([]);
  });

  test('there are no circular imports, types included', () => {
    expect(circlesIn(code)).toEqual([]);
  });

  test('a shared name and a circular import would be found', () => {
    const file = (path: string, text: string) => ({ path, text, imports: importsOf(path, text) });
    const one = file('client/one.ts', "import type { Two } from './two.ts';\nexport interface One {}");
    const two = file('client/two.ts', "import { three } from './three.ts';\nexport const Two = three;");
    const three = file('client/three.ts', "import { One } from './one.ts';\nexport type One = 1;");
    const four = file('client/four.ts', "import { One } from './one.ts';");
    expect(namesExportedTwice([one, two, three, four])).toEqual(['One: client/one.ts, client/three.ts']);
    expect(circlesIn([four, one, two, three])).toEqual([['client/one.ts', 'client/three.ts', 'client/two.ts']]);
  });
});

const pages = files.filter((path) => path.endsWith('.md'));

describe('the READMEs', () => {
  test('name only files that exist', () => {
    const missing = pages.flatMap((page) =>
      [...fileText(page).matchAll(/`([\w./-]+\.(?:ts|tsx|mjs))`/g)]
        .map(([, named = '']) => named)
        .filter((named) => !files.some((path) => path === named || path.endsWith(`/${named}`)))
        .map((named) => `${page}: ${named}`),
    );
    expect(missing).toEqual([]);
  });
});

/** The functions that the TypeScript in a page's blocks of code calls. Commands are no TypeScript. */
const calledIn = (page: string): string[] =>
  [...page.matchAll(/^(?: {4}|\t)(?!npm |npx |node |git |curl |docker )(.*)$/gm)].flatMap(([, line = '']) =>
    [...line.replace(/\/\/.*/, '').matchAll(/(?<![.\w])([a-z]\w*)\(/g)].map(([, name = '']) => name),
  );

describe('documents', () => {
  const wordCount = (page: string): number => fileText(page).split(/\s+/).filter(Boolean).length;

  test('a README of a folder has at most 400 words', () => {
    const readmes = pages.filter((path) => /\/README\.md$/.test(path) && !path.includes('/rulebook/'));
    expect(readmes.filter((path) => wordCount(path) > 400)).toEqual([]);
  });

  test('a decision has a number, a date and three parts; there are at most 80', () => {
    const decisions = pages.filter((path) => path.startsWith('docs/decisions/'));
    const form =
      /^# (\d{4})\. .+\n\nDate: 20\d\d-\d\d-\d\d\n\n## Context\n[\s\S]+\n## Decision\n[\s\S]+\n## Consequences\n/;
    const numberOf = (path: string): string => path.slice('docs/decisions/'.length).slice(0, 4);
    expect(decisions.filter((path) => form.exec(fileText(path))?.[1] !== numberOf(path))).toEqual([]);
    expect(new Set(decisions.map(numberOf)).size).toBe(decisions.length);
    expect(decisions.length).toBeLessThanOrEqual(80);
  });
});

describe('code in documents', () => {
  const declared = new Set(
    code.flatMap(({ text }) => [...text.matchAll(/\b(?:function\*?|const|let) (\w+)/g)].map(([, name = '']) => name)),
  );
  const strangers = (page: string): string[] =>
    calledIn(page).filter((name) => !declared.has(name) && !['expect', 'test', 'describe', 'import'].includes(name));

  test('calls only functions that exist', () => {
    const own = pages.filter((path) => !path.includes('/rulebook/'));
    expect(own.flatMap((path) => strangers(fileText(path)).map((name) => `${path}: ${name}`))).toEqual([]);
  });

  test('a call of a function that does not exist would be found', () => {
    expect(strangers('Play:\n\n    const after = playLines(position({}), noSuchFunction());\n')).toEqual([
      'noSuchFunction',
    ]);
  });
});

describe('imports', () => {
  test('no folder imports another that it must not know', () => {
    const forbidden = code.flatMap(({ imports }) => imports.map(whyForbidden)).filter((why) => why !== undefined);
    expect(forbidden).toEqual([]);
  });

  test('no file imports itself through others, not even for a type', () => {
    const imports = new Map(code.map(({ path, imports }) => [path, imports.map(({ to }) => to)]));
    const reaches = (from: string, seen = new Set<string>()): Set<string> => {
      for (const to of imports.get(from) ?? []) if (!seen.has(to)) reaches(to, seen.add(to));
      return seen;
    };
    expect([...imports.keys()].filter((path) => reaches(path).has(path))).toEqual([]);
  });

  test.each([
    ['shared/engine/cards/cards.ts', "import { readFileSync } from 'node:fs';"],
    ['shared/engine/cards/cards.ts', "import { chacha20 } from '@noble/ciphers/chacha.js';"],
    ['shared/bots/decent.ts', "import { draw } from '../engine/turn/actions/draw.ts';"],
    ['shared/text/say.ts', "import { termsOf } from '#rules';"],
    ['shared/rules/words/ruleTexts.ts', "import { text } from '../../../client/text/index.ts';"],
    ['shared/solver/arrange.ts', "import type { Card, GameState } from '#engine';"],
    ['shared/table/table.ts', "import { decent } from '#bots';"],
    ['shared/table/table.ts', "import {\n  ACT,\n  type Command,\n} from '#protocol';"],
    ['server/state/schema.ts', "import { TableRoom } from '../rooms/TableRoom.ts';"],
    ['server/store/store.ts', "import type { ServerContext } from '../context.ts';"],
    ['server/cluster/cluster.ts', "import type { TableRoom } from '../rooms/TableRoom.ts';"],
    ['client/net/readState.ts', "import { TableState } from '../../server/state/schema.ts';"],
    ['client/game/store.ts', "import { Client } from 'colyseus.js';"],
    ['client/home/Home.tsx', "const Phaser = await import('phaser');"],
    ['client/main.ts', "import '../server/index.ts';"],
  ])('the rules forbid, in %s, %s', (path, text) => {
    expect(importsOf(path, text).map(whyForbidden)).toEqual([expect.stringContaining(path)]);
  });

  test.each([
    ['shared/engine/random.ts', "import { chacha20 } from '@noble/ciphers/chacha.js';"],
    ['shared/table/table.ts', "import type { Command } from '#protocol';"],
    ['client/net/readState.ts', "import type { TableState } from '../../server/state/schema.ts';"],
    ['client/main.ts', "const { open } = await import('./phaser/open.ts');"],
  ])('the rules allow, in %s, %s', (path, text) => {
    expect(importsOf(path, text).map(whyForbidden)).toEqual([undefined]);
  });
});

describe('the texts of the page', () => {
  const page = code.filter(({ path }) => path.startsWith('client/'));

  test('are read when they are shown, not while a file is being loaded', () => {
    expect(filesReadingEarly(page)).toEqual([]);
  });

  test('an early reader would be found', () => {
    const file = (text: string) => ({ path: 'client/some.tsx', text });
    expect(filesReadingEarly([file('const { A } = gamesText;'), file('const a = [text.A];')])).toHaveLength(2);
    expect(filesReadingEarly([file('const a = () => <p>{text.A}</p>;')])).toEqual([]);
  });
});

describe('engine folders', () => {
  test('import only downwards', () => {
    const upwards = code.flatMap(({ imports }) => imports.map(whyUpwards)).filter((why) => why !== undefined);
    expect(upwards).toEqual([]);
  });

  test.each([
    ['shared/engine/state.ts', "import type { RuleContext } from './view/ruleContext.ts';"],
    ['shared/engine/cards/cards.ts', "import type { RuleSet } from '../ruleSet.ts';"],
    ['shared/engine/melds/melds.ts', "import { cardPoints } from '../score/cardPoints.ts';"],
    ['shared/engine/view/playerView.ts', "import { evolve } from '../turn/evolve.ts';"],
    ['shared/engine/turn/evolve.ts', "import { viewFor } from '../index.ts';"],
  ])('the order forbids, in %s, %s', (path, text) => {
    expect(importsOf(path, text).map(whyUpwards)).toEqual([expect.stringContaining(path)]);
  });

  test.each([
    ['shared/engine/state.ts', "import type { Card } from './cards/cards.ts';"],
    ['shared/engine/cards/pack.ts', "import type { RuleSet } from '../ruleSet.ts';"],
    ['shared/engine/turn/evolve.ts', "import { changeAt } from '../cards/piles.ts';"],
  ])('the order allows, in %s, %s', (path, text) => {
    expect(importsOf(path, text).map(whyUpwards)).toEqual([undefined]);
  });
});

describe('language and style', () => {
  test('there are no default exports', () => {
    const ours = code.filter(({ path }) => !TOOL_CONFIG.test(path));
    expect(linesWith(/^export default\b/, ours)).toEqual([]);
  });

  test('there are no enums', () => {
    expect(linesWith(/^\s*(?:export\s+)?(?:declare\s+)?(?:const\s+)?enum\s/)).toEqual([]);
  });

  test('no regular expression of the page looks behind: Safari 16.0 to 16.3 cannot read it', () => {
    const shown = code.filter(({ path }) => /^(?:client|shared)\//.test(path));
    expect(linesWith(/\(\?<[=!]/, shown)).toEqual([]);
  });

  test('no comment postpones work', () => {
    expect(linesWith(/\b(?:TO[D]O|FIX[M]E|X[X]X)\b/)).toEqual([]);
  });

  test('no test is skipped or runs exclusively', () => {
    const tests = code.filter(({ path }) => /\.test\.tsx?$/.test(path));
    expect(linesWith(/\b(?:test|it|describe)\.(?:only|skip|todo|fixme)\b/, tests)).toEqual([]);
  });

  test('shared code reads neither the clock nor a random source', () => {
    const pure = code.filter(({ path }) => path.startsWith('shared/'));
    expect(linesWith(/\bMath\.random\b|\bDate\b\s*[.(]|\bnew Date\b|\bperformance\.|\bcrypto\./, pure)).toEqual([]);
  });
});

describe('waiting in tests', () => {
  /** The one way to wait, and what has ways of its own: browsers, benches, films, a league, tools. */
  const OTHERS =
    /^test\/(?:support\/progress\.ts|architecture\.test\.ts|(?:support\/)?browser\/|(?:bench|gallery|league|support\/tools)\/)/;
  const tests = code.filter(({ path }) => path.startsWith('test/') && !OTHERS.test(path));

  /** Waits for so many seconds, whatever the machine is doing meanwhile: timers, and limits of tests and checks. */
  const BY_SECONDS =
    /\bset(?:Timeout|Interval)\(|timers\/promises|\bvi\.wait(?:For|Until)\(|\.poll\(|\b(?:timeout|testTimeout|hookTimeout): ?[\d_A-Z]+\b|^ *\}, (?:\d[\d_]{3,}|[A-Z_]{3,})\);/;

  test('no test waits by the clock: all wait for progress', () => {
    expect(linesWith(BY_SECONDS, tests)).toEqual([]);
  });

  test('a wait by the clock would be found', () => {
    const found = (text: string) => linesWith(BY_SECONDS, [{ path: 'a', text, imports: [] }]).length > 0;
    const waits = [
      'await new Promise((resolve) => setTimeout(resolve, 100));',
      "import { setTimeout as pause } from 'node:timers/promises';",
      'await vi.waitFor(() => expect(it).toBe(1));',
      'await expect.poll(() => it).toBe(1);',
      "test('a slow one', { timeout: 30_000 }, () => {",
      '}, LONG);',
    ];
    expect(waits.map(found)).toEqual(waits.map(() => true));
    expect(found('await eventually(() => expect(it).toBe(1));')).toBe(false);
  });
});
