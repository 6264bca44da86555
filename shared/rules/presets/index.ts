import type { RuleSet } from '#engine';
import { aceToAce } from './aceToAce.ts';
import { autoPressRules } from './autoPress.ts';
import { basicRummy } from './basicRummy.ts';
import { beanie } from './beanie.ts';
import { biddies } from './biddies.ts';
import { crazyRummy } from './crazyRummy.ts';
import { crazyRummy3 } from './crazyRummy3.ts';
import { crazyRummy7 } from './crazyRummy7.ts';
import { crummyRummy } from './crummyRummy.ts';
import { dealersChoice } from './dealersChoice.ts';
import { dynamitis } from './dynamitis.ts';
import { fiveThousandRummy } from './fiveThousandRummy.ts';
import { fortWorthGin } from './fortWorthGin.ts';
import { fortWorthGinEven } from './fortWorthGinEven.ts';
import { fortWorthGinOdd } from './fortWorthGinOdd.ts';
import { george } from './george.ts';
import { oneJoker } from './oneJoker.ts';
import { thanasis } from './thanasis.ts';
import { thePress } from './thePress.ts';
import { treizeBrasses } from './treizeBrasses.ts';

const BY_ID = {
  'crazy-rummy': crazyRummy,
  'crazy-rummy-7': crazyRummy7,
  'crazy-rummy-3': crazyRummy3,
  'fort-worth-gin': fortWorthGin,
  'fort-worth-gin-odd': fortWorthGinOdd,
  'fort-worth-gin-even': fortWorthGinEven,
  biddies,
  'treize-brasses': treizeBrasses,
  beanie,
  'ace-to-ace': aceToAce,
  'the-press': thePress,
  'auto-press': autoPressRules,
  'dealers-choice': dealersChoice,
  'one-joker': oneJoker,
  thanasis,
  dynamitis,
  'basic-rummy': basicRummy,
  'five-thousand-rummy': fiveThousandRummy,
  george,
  'crummy-rummy': crummyRummy,
} as const satisfies Readonly<Record<string, RuleSet>>;

/** The id of a named game. */
export type PresetId = keyof typeof BY_ID;

/** The ids in the order of the catalogue. */
export const PRESET_IDS = Object.keys(BY_ID) as readonly PresetId[];

/** Every named game, by its id. A stranger's text may be no id: ask `Object.hasOwn` first. */
export const PRESETS: Readonly<Record<string, RuleSet>> = BY_ID;
