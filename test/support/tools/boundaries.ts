import {
  BOTS,
  DEVICE_SETTINGS,
  ENGINE,
  FACES,
  type FolderRule,
  FULL_STATE,
  PREACT,
  PROTOCOL,
  RECORD,
  REVIEW,
  RULES_FACE,
  SOLVER,
  STORED_JSON,
  TABLE_FACE,
  TEXT,
} from './boundaryParts.ts';
import { SERVER_BOUNDARIES } from './serverBoundaries.ts';
import type { Import } from './sources.ts';

/** Which folders may import which. The first rule that matches a file's path applies. */
export const RULES_BY_FOLDER: readonly FolderRule[] = [
  { folder: 'shared/engine/random.ts', may: ['shared/engine/', '@noble/ciphers/', '@noble/hashes/'] },
  // What an action or event looks like is said once, for the compiler and for the check of what comes from outside.
  ...['schemas', 'actionSchemas', 'events'].map((name) => ({
    folder: `shared/engine/${name}.ts`,
    may: ['shared/engine/', 'valibot'],
  })),
  { folder: 'shared/engine/', may: ['shared/engine/'] },
  // Messages know cards, and nothing of rules.
  { folder: 'shared/text/', may: ['shared/text/', ENGINE, '@fluent/bundle'] },
  { folder: 'shared/rules/', may: ['shared/rules/', ENGINE, TEXT], neverNames: FULL_STATE },
  { folder: 'shared/solver/', may: ['shared/solver/', ENGINE], neverNames: FULL_STATE },
  { folder: 'shared/bots/', may: ['shared/bots/', ENGINE, RULES_FACE, SOLVER] },
  { folder: 'shared/review/', may: ['shared/review/', ENGINE, RULES_FACE, BOTS, RECORD] },
  { folder: 'shared/record/commitment.ts', may: ['@noble/hashes/'] },
  { folder: 'shared/record/', may: ['shared/record/', ENGINE, RULES_FACE, 'valibot'] },
  { folder: 'shared/protocol/', may: ['shared/protocol/', ENGINE, 'valibot'] },
  { folder: 'shared/table/', may: ['shared/table/', ENGINE, RULES_FACE, RECORD], types: [PROTOCOL] },
  { folder: 'shared/', may: [] },
  ...SERVER_BOUNDARIES,
  // It follows a spectator's state, which holds nothing secret.
  { folder: 'client/net/following.ts', may: [ENGINE, PROTOCOL], types: ['server/state/'] },
  {
    folder: 'client/net/',
    may: [
      'client/net/',
      'client/addresses.ts',
      STORED_JSON,
      ENGINE,
      RULES_FACE,
      PROTOCOL,
      'colyseus.js',
      '@colyseus/schema',
    ],
    types: ['server/state/', 'server/rooms/', 'client/game/', RECORD],
    neverNames: FULL_STATE,
  },
  {
    folder: 'client/practice/',
    may: ['client/practice/', STORED_JSON, TABLE_FACE, ENGINE, RULES_FACE, BOTS, RECORD, PROTOCOL, 'idb-keyval'],
    types: ['client/net/', 'client/game/'],
  },
  {
    folder: 'client/game/',
    may: ['client/game/', 'client/stage/', ENGINE, RULES_FACE, SOLVER, PROTOCOL, '@preact/signals'],
    types: [BOTS, DEVICE_SETTINGS, 'client/net/'],
    neverNames: FULL_STATE,
  },
  {
    folder: 'client/stage/',
    may: ['client/stage/', 'client/game/', ENGINE, RULES_FACE, SOLVER, PROTOCOL],
    types: [DEVICE_SETTINGS],
    neverNames: FULL_STATE,
  },
  {
    folder: 'client/faces/',
    may: [
      'client/faces/',
      DEVICE_SETTINGS,
      'client/game/',
      'client/stage/',
      'client/text/',
      ENGINE,
      RULES_FACE,
      TEXT,
      '@preact/signals',
    ],
    neverNames: FULL_STATE,
  },
  {
    folder: 'client/sound/',
    may: ['client/sound/', 'client/game/', 'client/stage/', '@preact/signals', 'zzfx'],
    types: [DEVICE_SETTINGS],
    neverNames: FULL_STATE,
  },
  {
    folder: 'client/offline/updates.ts',
    may: ['client/offline/', STORED_JSON, '@preact/signals'],
    types: ['client/app/screen.ts'],
  },
  { folder: 'client/offline/', may: ['client/offline/', 'client/first/languageFor.ts', 'workbox-'] },
  { folder: 'client/phaser/lib/', may: ['client/phaser/lib/', 'phaser/src/'], types: ['phaser'] },
  {
    folder: 'client/phaser/',
    may: [
      'client/phaser/',
      'client/faces/',
      DEVICE_SETTINGS,
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
    folder: 'client/text/steps.ts',
    may: ['client/text/', ENGINE, RULES_FACE, PROTOCOL, 'client/game/contractSearch.ts'],
    types: [TEXT, 'client/game/'],
  },
  {
    folder: 'client/text/',
    may: ['client/text/', ENGINE, RULES_FACE, TEXT, PROTOCOL, '@preact/signals', 'virtual:messages'],
    types: [BOTS, RECORD, 'client/game/', 'client/stage/'],
  },
  {
    folder: 'client/guide/',
    may: [
      'client/guide/',
      'client/practice/lesson.ts',
      'client/ui/boxStyle.ts',
      'client/ui/SuitText.tsx',
      'client/game/',
      'client/stage/',
      'client/text/',
      ENGINE,
      RULES_FACE,
      ...PREACT,
    ],
    types: [BOTS, PROTOCOL],
    neverNames: FULL_STATE,
  },
  {
    folder: 'client/mirror/',
    may: [
      'client/mirror/',
      'client/ui/boxStyle.ts',
      'client/faces/',
      'client/game/',
      'client/stage/',
      'client/text/',
      ENGINE,
      RULES_FACE,
      ...PREACT,
    ],
    types: [PROTOCOL, DEVICE_SETTINGS, TEXT, 'client/table/'],
    neverNames: FULL_STATE,
  },
  {
    folder: 'client/device/',
    may: [
      'client/device/',
      'client/first/languageFor.ts',
      'client/game/',
      'client/text/',
      ENGINE,
      RULES_FACE,
      PROTOCOL,
      ...PREACT,
    ],
    types: ['client/stage/', 'client/net/'],
    neverNames: FULL_STATE,
  },
  {
    folder: 'client/ui/',
    may: [
      'client/ui/',
      'client/device/',
      'client/offline/updates.ts',
      'client/faces/',
      'client/game/',
      'client/stage/',
      'client/text/',
      ENGINE,
      TABLE_FACE,
      RULES_FACE,
      TEXT,
      PROTOCOL,
      'lean-qr',
      'lean-qr/',
      ...PREACT,
    ],
    neverNames: FULL_STATE,
  },
  {
    folder: 'client/rules/',
    may: [
      'client/addresses.ts',
      'client/rules/',
      'client/ui/',
      'client/faces/',
      'client/device/',
      'client/text/',
      ENGINE,
      RULES_FACE,
      ...PREACT,
    ],
    types: [PROTOCOL],
    neverNames: FULL_STATE,
  },
  {
    folder: 'client/home/',
    may: [
      'client/addresses.ts',
      'client/home/',
      'client/faces/avatars.ts',
      'client/net/openTableStream.ts',
      'client/rules/',
      'client/ui/',
      'client/device/',
      'client/game/',
      'client/text/',
      ENGINE,
      RULES_FACE,
      PROTOCOL,
      ...PREACT,
    ],
    neverNames: FULL_STATE,
  },
  // A worker has the whole deal, which is over; the page gets what it shows.
  { folder: 'client/results/check.worker.ts', may: [RECORD], types: [ENGINE] },
  {
    folder: 'client/results/',
    may: [
      'client/results/',
      'client/replay/perspective.ts',
      'client/replay/opening.ts',
      'client/addresses.ts',
      'client/ui/',
      'client/text/',
      'client/stage/theme.ts',
      ENGINE,
      RULES_FACE,
      REVIEW,
      PROTOCOL,
      ...PREACT,
    ],
    types: ['client/table/', 'client/net/', 'client/device/', 'client/replay/', RECORD],
    neverNames: FULL_STATE,
  },
  {
    folder: 'client/table/',
    may: [
      'client/table/',
      'client/results/',
      'client/replay/ReplayPanel.tsx',
      'client/mirror/',
      'client/guide/',
      'client/rules/',
      'client/ui/',
      'client/device/',
      'client/offline/updates.ts',
      'client/faces/',
      'client/game/',
      'client/stage/',
      'client/phaser/index.ts',
      'client/text/',
      'client/addresses.ts',
      ENGINE,
      RULES_FACE,
      BOTS,
      PROTOCOL,
      ...PREACT,
    ],
    types: ['client/net/', 'client/sound/', 'client/app/', RECORD],
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
