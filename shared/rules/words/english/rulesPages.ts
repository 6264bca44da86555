import type { GameInfo } from '../../catalogue/index.ts';
import { listed } from './groupWords.ts';

/** The path of the list of all games' rules, on the server; a game's own page is below it. */
export const RULES_PATH = '/rules';

/** The path of a game's public page of rules: `/rules/biddies`. */
export const rulesPagePath = ({ id }: Pick<GameInfo, 'id'>): string => `${RULES_PATH}/${id}`;

/** The sentences of the public pages of rules, and of the ways to print rules. */
export const RULES_PAGES = {
  site: 'Crazy Rummy',
  allTitle: 'The rules of all games',
  allAbout: 'Crazy Rummy and its relatives in plain words and in pictures, to read, print and send.',
  play: 'Play this game',
  playAny: 'Play Crazy Rummy',
  inWords: 'In words',
  printOrSend: 'Print or send these rules',
  print: 'Print these rules',
  unknownTitle: 'No such page',
  unknown: 'There is no page at this address.',
} as const;

/** The title of a game's page of rules: "Biddies: the rules". */
export const rulesOf = ({ name }: GameInfo): string => `${name}: the rules`;

/** "Also called Benny and Railway Rummy." */
export const alsoNamed = (names: readonly string[]): string => `Also called ${listed(names)}.`;
