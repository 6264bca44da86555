import type { Import } from './sources.ts';

/** Allowed imports of a folder: path prefixes and package names. `types` may only be imported as types. */
type Rule = {
  readonly folder: string;
  readonly may: readonly string[];
  readonly types?: readonly string[];
  readonly neverNames?: readonly string[];
};

const ENGINE = 'shared/engine/index.ts';
const RULES = 'shared/rules/index.ts';
const SOLVER = 'shared/solver/index.ts';
const BOTS = 'shared/bots/index.ts';
const TABLE = 'shared/table/index.ts';
const RECORD = 'shared/record/index.ts';
const REVIEW = 'shared/review/index.ts';
const PROTOCOL = 'shared/protocol/index.ts';
const FACES = [ENGINE, RULES, SOLVER, BOTS, TABLE, RECORD, REVIEW, PROTOCOL];
const PREACT = ['preact', 'preact/', '@preact/'];
const COLYSEUS = ['colyseus', '@colyseus/'];

/** Names that give access to all cards, forbidden where code must decide by what a seat may see. */
const FULL_STATE = ['GameState', 'decide', 'evolve'];

/** Which folders may import which. The first rule that matches a file's path applies. */
export const RULES_BY_FOLDER: readonly Rule[] = [
  { folder: 'shared/engine/random.ts', may: ['shared/engine/', '@noble/ciphers/', '@noble/hashes/'] },
  { folder: 'shared/engine/', may: ['shared/engine/'] },
  { folder: 'shared/rules/', may: ['shared/rules/', ENGINE], neverNames: FULL_STATE },
  { folder: 'shared/solver/', may: ['shared/solver/', ENGINE], neverNames: FULL_STATE },
  { folder: 'shared/bots/', may: ['shared/bots/', ENGINE, RULES, SOLVER] },
  { folder: 'shared/review/', may: ['shared/review/', ENGINE, RULES, BOTS, RECORD] },
  { folder: 'shared/record/commitment.ts', may: ['@noble/hashes/'] },
  { folder: 'shared/record/', may: ['shared/record/', ENGINE, RULES] },
  { folder: 'shared/protocol/', may: ['shared/protocol/', ENGINE] },
  { folder: 'shared/table/', may: ['shared/table/', ENGINE, RULES, RECORD], types: [PROTOCOL] },
  { folder: 'shared/', may: [] },
  // Files shared by several server folders import none of them.
  { folder: 'server/tables.ts', may: [], types: [ENGINE, TABLE, PROTOCOL] },
  { folder: 'server/alarms.ts', may: [], types: [TABLE] },
  { folder: 'server/rateLimiter.ts', may: [] },
  { folder: 'server/config.ts', may: ['node:'], types: [TABLE] },
  { folder: 'server/state/', may: ['server/state/', PROTOCOL, RULES, '@colyseus/schema'], types: [ENGINE] },
  {
    folder: 'server/rooms/',
    may: [
      'server/rooms/',
      'server/state/',
      'server/config.ts',
      'server/rateLimiter.ts',
      'server/store/journal.ts',
      'server/store/guardedStore.ts',
      ENGINE,
      TABLE,
      RULES,
      PROTOCOL,
      'unhomoglyph',
      'ws',
      'zod',
      ...COLYSEUS,
    ],
    types: ['server/context.ts', 'server/tables.ts', 'server/store/store.ts'],
    neverNames: ['decide', 'evolve'],
  },
  {
    folder: 'server/bots/',
    may: ['server/bots/', BOTS, TABLE, 'node:'],
    types: ['server/meters.ts', ENGINE, 'pino'],
  },
  {
    folder: 'server/store/',
    may: ['server/store/', 'node:', 'pg'],
    types: ['server/tables.ts', 'server/alarms.ts', RULES, TABLE, 'pino'],
  },
  {
    folder: 'server/identity/',
    may: ['server/identity/', 'server/lobby/codes.ts', ENGINE, 'node:', 'jose'],
    types: ['server/store/store.ts', TABLE, PROTOCOL],
  },
  {
    folder: 'server/cluster/',
    may: ['server/cluster/', PROTOCOL, 'node:', 'ioredis', ...COLYSEUS],
    types: ['server/tables.ts', 'pino'],
  },
  {
    folder: 'server/lobby/',
    may: [
      'server/lobby/',
      'server/cluster/cluster.ts',
      'server/store/guardedStore.ts',
      ENGINE,
      RULES,
      TABLE,
      PROTOCOL,
      ...COLYSEUS,
    ],
    types: ['server/context.ts', 'server/tables.ts', 'server/identity/tokens.ts'],
  },
  {
    folder: 'server/http/',
    may: [
      'server/http/',
      'server/rooms/TableRoom.ts',
      'server/rateLimiter.ts',
      ENGINE,
      PROTOCOL,
      'node:',
      'express',
      'helmet',
      ...COLYSEUS,
    ],
    types: ['server/cluster/switchboard.ts', TABLE],
  },
  {
    folder: 'server/',
    may: ['server/', ...FACES, 'node:', 'pino', 'prom-client', 'vite', ...COLYSEUS],
  },
  // It follows a spectator's state, which holds nothing secret.
  { folder: 'client/net/following.ts', may: [ENGINE, PROTOCOL], types: ['server/state/'] },
  {
    folder: 'client/net/',
    may: [
      'client/net/',
      'client/addresses.ts',
      ENGINE,
      RULES,
      PROTOCOL,
      'colyseus.js',
      '@colyseus/schema',
      '@msgpack/',
    ],
    types: ['server/state/', 'server/rooms/', 'client/game/', RECORD],
    neverNames: FULL_STATE,
  },
  {
    folder: 'client/practice/',
    may: ['client/practice/', TABLE, ENGINE, RULES, BOTS, RECORD, PROTOCOL, 'idb-keyval'],
    types: ['client/net/', 'client/game/'],
  },
  {
    folder: 'client/game/',
    may: ['client/game/', 'client/stage/', ENGINE, RULES, SOLVER, PROTOCOL, '@preact/signals'],
    types: [BOTS, 'client/net/'],
    neverNames: FULL_STATE,
  },
  {
    folder: 'client/stage/',
    may: ['client/stage/', 'client/game/', ENGINE, RULES, SOLVER, PROTOCOL],
    neverNames: FULL_STATE,
  },
  {
    folder: 'client/faces/',
    may: ['client/faces/', 'client/game/', 'client/stage/', 'client/text/', ENGINE, '@preact/signals'],
    neverNames: FULL_STATE,
  },
  {
    folder: 'client/sound/',
    may: ['client/sound/', 'client/game/', 'client/stage/', '@preact/signals', 'zzfx'],
    neverNames: FULL_STATE,
  },
  { folder: 'client/offline/', may: ['client/offline/', 'workbox-'] },
  { folder: 'client/phaser/lib/', may: ['client/phaser/lib/', 'phaser/src/'], types: ['phaser'] },
  {
    folder: 'client/phaser/',
    may: [
      'client/phaser/',
      'client/faces/',
      'client/game/',
      'client/stage/',
      'client/text/',
      ENGINE,
      '@preact/signals',
    ],
    // Values of Phaser come only from `lib`.
    types: [PROTOCOL, 'phaser'],
    neverNames: FULL_STATE,
  },
  {
    folder: 'client/text/',
    may: ['client/text/', ENGINE, RULES, PROTOCOL],
    types: [BOTS, 'client/game/', 'client/stage/'],
  },
  {
    folder: 'client/guide/',
    may: ['client/guide/', 'client/game/', 'client/stage/', 'client/text/', ENGINE, RULES, ...PREACT],
    types: [BOTS],
    neverNames: FULL_STATE,
  },
  {
    folder: 'client/mirror/',
    may: ['client/mirror/', 'client/faces/', 'client/game/', 'client/stage/', 'client/text/', ENGINE, RULES, ...PREACT],
    types: [PROTOCOL, 'client/table/'],
    neverNames: FULL_STATE,
  },
  {
    folder: 'client/device/',
    may: ['client/device/', 'client/game/', 'client/text/', ENGINE, RULES, PROTOCOL, ...PREACT],
    types: ['client/stage/', 'client/net/'],
    neverNames: FULL_STATE,
  },
  {
    folder: 'client/ui/',
    may: [
      'client/ui/',
      'client/device/',
      'client/faces/',
      'client/game/',
      'client/text/',
      ENGINE,
      RULES,
      PROTOCOL,
      ...PREACT,
    ],
    neverNames: FULL_STATE,
  },
  {
    folder: 'client/rules/',
    may: ['client/rules/', 'client/ui/', 'client/device/', 'client/text/', ENGINE, RULES, ...PREACT],
    types: [PROTOCOL],
    neverNames: FULL_STATE,
  },
  {
    folder: 'client/home/',
    may: [
      'client/home/',
      'client/rules/',
      'client/ui/',
      'client/device/',
      'client/game/',
      'client/text/',
      ENGINE,
      RULES,
      PROTOCOL,
      ...PREACT,
    ],
    neverNames: FULL_STATE,
  },
  {
    folder: 'client/review/',
    may: [
      'client/review/',
      'client/ui/',
      'client/text/',
      'client/table/panels/SuitText.tsx',
      'client/table/tally/useSecondsLeft.ts',
      ENGINE,
      REVIEW,
      PROTOCOL,
      ...PREACT,
    ],
    types: ['client/table/'],
    neverNames: FULL_STATE,
  },
  {
    folder: 'client/table/',
    may: [
      'client/table/',
      'client/review/',
      'client/mirror/',
      'client/guide/',
      'client/rules/',
      'client/ui/',
      'client/device/',
      'client/faces/',
      'client/game/',
      'client/stage/',
      'client/phaser/index.ts',
      'client/text/',
      'client/addresses.ts',
      ENGINE,
      RULES,
      BOTS,
      PROTOCOL,
      ...PREACT,
    ],
    types: ['client/net/', 'client/sound/', 'client/app/'],
    neverNames: FULL_STATE,
  },
  { folder: 'client/', may: ['client/', ...FACES, '@fontsource-variable/inter', ...PREACT] },
];

const startsWithOne = (beginnings: readonly string[], to: string): boolean =>
  beginnings.some((beginning) => to === beginning || (/[/:-]$/.test(beginning) && to.startsWith(beginning)));

/** Why this import is forbidden, or undefined if it is allowed. */
export function whyForbidden({ from, to, names, typeOnly }: Import): string | undefined {
  const rule = RULES_BY_FOLDER.find(({ folder }) => from.startsWith(folder));
  if (!rule) return undefined;
  const allowed = startsWithOne(rule.may, to) || (typeOnly && startsWithOne(rule.types ?? [], to));
  if (!allowed) {
    const asType = startsWithOne(rule.types ?? [], to) ? ' (a type of it would be fine)' : '';
    return `${from} imports ${to}: not for ${rule.folder}${asType}`;
  }
  const never = names.filter((name) => rule.neverNames?.includes(name));
  return never.length > 0 ? `${from} imports ${never.join(', ')}: not for ${rule.folder}` : undefined;
}
