import type { RuleSet } from '#engine';
import type { LevelName } from '#protocol';
import { gameInfoOf, namedGame } from '#rules';
import { gameName } from './home.ts';
import { levelBot } from './levels.ts';
import { counted } from './plural.ts';
import { withHouseRules } from './ruleScreens.ts';
import { plain, pointsShort } from './table.ts';

/** The panel that shares a result. */
export const SHARE = {
  share: 'Share…',
  copyPicture: 'Copy picture',
  savePicture: 'Save picture',
  copyText: 'Copy text',
  selectText: 'Select text',
  picture: 'The result as a picture; the text below says the same',
  text: 'The result as text',
  names: 'Shows the names at the table, and neither its code nor any cards.',
  states: {
    shared: 'Shared.',
    copied: 'Copied.',
    selected: 'Selected: now copy it with your device’s menu or keyboard.',
    cancelled: '',
    failed: 'Your browser didn’t allow that. Save the picture, or select the text and copy it.',
  },
} as const;

/** The parts of a row that its name is made from. */
interface NamedRow {
  readonly name: string;
  readonly bot: LevelName | null;
}

/** A result as far as its texts need it; `client/scores/result.ts` has all of it. */
interface TextResult {
  readonly rules: RuleSet;
  readonly deals: number;
  readonly ofDeals: number;
  readonly isOver: boolean;
  readonly rows: readonly (NamedRow & { readonly place: number; readonly total: number })[];
}

/** The game of a result: "Crazy Rummy", "Biddies with house rules". */
export const resultGame = ({ rules }: Pick<TextResult, 'rules'>): string => {
  const name = gameInfoOf(rules.preset)?.name ?? rules.preset;
  return namedGame(rules) ? name : withHouseRules(name);
};

/** How far the game is: "Final result after 13 deals", "After deal 5 of 13". */
export function resultStage({ deals, ofDeals, isOver }: Pick<TextResult, 'deals' | 'ofDeals' | 'isOver'>): string {
  if (isOver) return `Final result after ${counted(deals, 'deal', 'deals')}`;
  return `After deal ${deals}${ofDeals > 0 ? ` of ${ofDeals}` : ''}`;
}

/** A name as others read it: "Ana", "Clara (Sharp bot)"; "Me" for a player without a name. */
export const resultName = ({ name, bot }: NamedRow): string => `${name || 'Me'}${bot ? ` (${levelBot(bot)})` : ''}`;

/** "55 pts". */
export const resultTotal = ({ total }: { readonly total: number }): string => pointsShort(total);

/** A figure of a chart's scale. */
export const figure = (total: number): string => plain(total);

/** "Crazy Rummy · rummy.example". */
export const playedAt = (address: string): string => (address === '' ? gameName() : `${gameName()} · ${address}`);

/** The file name of the picture. */
export const pictureName = (): string => 'crazy-rummy.png';

/**
 * A result in a few lines for a chat.
 * @example 'Biddies: final result after 13 deals\n1. Ana: 55 pts\n2. Clara (Sharp bot): 112 pts\n…'
 */
export function resultLines(result: TextResult, address: string): string {
  const stage = resultStage(result);
  const rows = result.rows.map((row) => `${row.place}. ${resultName(row)}: ${resultTotal(row)}`);
  const best = result.rules.scoring.best === 'low' ? 'Lowest' : 'Highest';
  return [
    `${resultGame(result)}: ${stage.charAt(0).toLowerCase()}${stage.slice(1)}`,
    ...rows,
    `${best} total wins. ${playedAt(address)}`,
  ].join('\n');
}
