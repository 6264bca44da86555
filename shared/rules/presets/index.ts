import type { RuleSet } from '#engine';
import { bingRummy, carioca, continental, jamaicanKalooki, liverpoolRummy, shanghaiRummy } from './contracts.ts';
import {
  basicRummy,
  crummyRummy,
  dynamitis,
  fiveThousandRummy,
  george,
  koumKan,
  remigio,
  rummy500,
  thanasis,
  threeThirteen,
} from './cousins.ts';
import { crazyRummy, crazyRummy3, crazyRummy7 } from './crazyRummy.ts';
import {
  aceToAce,
  autoPressRules,
  beanie,
  biddies,
  dealersChoice,
  fortWorthGin,
  fortWorthGinEven,
  fortWorthGinOdd,
  oneJoker,
  thePress,
  treizeBrasses,
} from './houses.ts';
import { kaluki, kaluki51, rami, romme } from './openings.ts';

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
  'koum-kan': koumKan,
  'basic-rummy': basicRummy,
  'five-thousand-rummy': fiveThousandRummy,
  george,
  'crummy-rummy': crummyRummy,
  'rummy-500': rummy500,
  'three-thirteen': threeThirteen,
  kaluki,
  'kaluki-51': kaluki51,
  romme,
  rami,
  remigio,
  'liverpool-rummy': liverpoolRummy,
  carioca,
  'shanghai-rummy': shanghaiRummy,
  continental,
  'jamaican-kalooki': jamaicanKalooki,
  'bing-rummy': bingRummy,
} as const satisfies Readonly<Record<string, RuleSet>>;

/** The id of a named game. */
export type PresetId = keyof typeof BY_ID;

/** All ids, in catalogue order. */
export const PRESET_IDS = Object.keys(BY_ID) as readonly PresetId[];

/** Every named game by its id. For untrusted text, check `Object.hasOwn` first. */
export const PRESETS: Readonly<Record<string, RuleSet>> = BY_ID;
