import { join } from 'node:path';
import type { Patch } from './patch.ts';

/** The end of a list of migration steps: the first list that has one entry per line. */
const END_OF_STEPS = /^\];$/m;

/** The log's next version, and the upcaster that leads to it. */
const newLog = (step: string): readonly Patch[] => [
  {
    file: 'shared/table/log.ts',
    find: /LOG_VERSION = (\d+)/,
    replace: (_, version) => `LOG_VERSION = ${Number(version) + 1}`,
  },
  {
    file: 'shared/table/upcasters.ts',
    find: /(LOG_STEPS.* = \[)([^\]]*?),?\s*\];/,
    replace: (_, list, steps) => `${list}${steps && `${steps}, `}${step}];`,
  },
];

/** Every place where the game says that a card was discarded. */
const RENAMED: readonly Patch[] = [
  ...['turn/actions/closing', 'turn/actions/goingOut', 'turn/flow/turnEnd', 'turn/evolve', 'search/searchState'].map(
    (file) => ({
      file: `shared/engine/${file}.ts`,
      find: "'discarded'",
      replace: "'putDown'",
    }),
  ),
  { file: 'server/state/writeState.ts', find: "case 'discarded'", replace: "case 'putDown'" },
  { file: 'server/state/writeState.ts', find: "discard: 'discarded'", replace: "discard: 'putDown'" },
  { file: 'shared/protocol/stateOrders.ts', find: 'discarded: [1, 0]', replace: 'putDown: [1, 0]' },
  { file: 'shared/protocol/stateOrders.ts', find: "discarded: 'discard'", replace: "putDown: 'discard'" },
];

/** Changes that newer versions of this program may bring. They can be combined, unless two of them renew the log. */
export const CHANGES = {
  /** Crazy Rummy, and the games derived from it, deal ten cards instead of seven. */
  handSize: [
    {
      file: 'shared/rules/presets/crazyRummy.ts',
      find: "firstValues('crazy-rummy')",
      replace: "{ ...firstValues('crazy-rummy'), deal: { ...firstValues('crazy-rummy').deal, cards: 10 } }",
    },
  ],
  /** Each card is worth one point more. */
  cardPoints: [
    {
      file: 'shared/engine/score/cardPoints.ts',
      find: '??= makeTable(rules, wildRank)',
      replace: '??= makeTable(rules, wildRank).map((points) => points + 1)',
    },
  ],
  /** A discard has another name as an event, and older logs are read. */
  renamedEvent: [
    ...RENAMED,
    ...newLog(`(lines) => JSON.parse(JSON.stringify(lines).replaceAll('"type":"discarded"', '"type":"putDown"'))`),
  ],
  /** The same, but events in older logs keep a name that nobody knows any more. */
  renamedWithoutStep: RENAMED,
  /** No game can go without an extra card any more, so those that did give one to the first player (R22). */
  removedValue: [
    {
      file: 'shared/rules/options/deal.ts',
      find: "['firstPlayer', 'nobody'],",
      replace: "['firstPlayer', 'nobody'], retired: ['nobody'],",
    },
    { file: 'shared/rules/presets/cousins.ts', find: "extra: 'nobody'", replace: "extra: 'firstPlayer'" },
  ],
  /** After a deal the table cuts the remaining cards before the first turn. */
  newPhase: [
    ...newLog('(lines) => lines'),
    {
      file: 'shared/engine/state.ts',
      find: "'window', 'press'] as const",
      replace: "'window', 'press', 'cutting'] as const",
    },
    {
      file: 'shared/engine/deal/dealing.ts',
      find: 'chance: { secret, shares }, ...layout }, next]',
      replace: "chance: { secret, shares }, ...layout }, next.type === 'turnBegan' ? { type: 'cutBegan' } : next]",
    },
    {
      file: 'shared/engine/turn/evolve.ts',
      find: "case 'dealerDrawn':",
      replace:
        "case 'cutBegan':\n      state.phase = 'cutting';\n      state.turn = -1;\n      break;\n    case 'dealerDrawn':",
    },
    {
      file: 'shared/engine/turn/decide.ts',
      find: 'import { decideOpenDraw }',
      replace: "import { firstTurn } from '../deal/newGame.ts';\nimport { decideOpenDraw }",
    },
    {
      file: 'shared/engine/turn/decide.ts',
      find: "if (by === 'table') return no('notNow');",
      replace: `if (by === 'table') {
        const isCut = action.type === 'cut' && state.phase === 'cutting';
        return isCut ? ok([firstTurn(state.rules, state.seats, state.dealer)]) : no('notNow');
      }`,
    },
    {
      file: 'shared/engine/turn/timeOut.ts',
      find: "case 'opening':",
      replace: "case 'cutting':\n      return apply(state, 'table', { type: 'cut' });\n    case 'opening':",
    },
    {
      file: 'shared/protocol/stateOrders.ts',
      find: 'gameEnded: [0, 0],',
      replace: 'gameEnded: [0, 0],\n  cutBegan: [0, 0],',
    },
    {
      file: 'shared/table/gameRunner.ts',
      find: 'const { phase, turn } = this.#running();',
      replace: `const { phase, turn } = this.#running();
      if (phase === 'cutting') return { by: 'table', origin: 'table', action: { type: 'cut' } };`,
    },
  ],
  /** Writes a log that this version does not know. */
  newerLog: newLog('(lines) => lines'),
  /** The database has one more column and one more table. */
  expanded: [
    {
      file: 'server/store/sqliteSchema.ts',
      find: END_OF_STEPS,
      replace: `  {
        needs: 0,
        sql: 'ALTER TABLE tables ADD COLUMN shade TEXT; CREATE TABLE shades (name TEXT PRIMARY KEY) STRICT',
      },
];`,
    },
    {
      file: 'server/store/postgres.ts',
      find: END_OF_STEPS,
      replace: `  {
        needs: 0,
        sql: 'ALTER TABLE tables ADD COLUMN shade text; CREATE TABLE shades (name text PRIMARY KEY)',
      },
];`,
    },
  ],
} as const satisfies Readonly<Record<string, readonly Patch[]>>;

export type VersionChange = keyof typeof CHANGES;

/** The environment of a process that runs this program with these changes; with none it runs the program itself. */
export const newerVersion = (changes: readonly VersionChange[]): Readonly<Record<string, string>> =>
  changes.length === 0
    ? {}
    : { NODE_OPTIONS: `--import=${join(import.meta.dirname, 'newer.ts')}`, NEWER: changes.join(' ') };
