import type { GameInfo } from '../../catalogue/index.ts';
import { listed } from './groupWords.ts';

/** The sentences of the public pages of rules. */
export const RULES_PAGES = {
  site: 'Crazy Rummy',
  allTitle: 'The rules of all games',
  allAbout: 'Crazy Rummy and its relatives in plain words and in pictures, to read, print and send.',
  play: 'Play this game',
  playAny: 'Play Crazy Rummy',
  inWords: 'In words',
  unknownTitle: 'No such game',
  unknown: 'There is no game at this address.',
} as const;

/** The title of a game's page of rules: "Biddies: the rules". */
export const rulesOf = ({ name }: GameInfo): string => `${name}: the rules`;

/** "Also called Benny and Railway Rummy." */
export const alsoNamed = (names: readonly string[]): string => `Also called ${listed(names)}.`;
