import type { LevelName } from '#protocol';
import { gameName } from '../home.ts';
import { levelBot } from '../levels.ts';
import { capital, counted } from '../plural.ts';
import { plain, pointsShort } from '../table.ts';

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

/** A player in a result. */
interface ShownPlayer {
  /** Empty for a player without a name. */
  readonly name: string;
  /** The level of a bot. */
  readonly bot: LevelName | null;
}

/** How far a game is. */
interface Stage {
  readonly deals: number;
  /** The deals of the whole game; 0 if a target ends it. */
  readonly ofDeals: number;
  readonly isOver: boolean;
}

/** How far the game is: "Final result after 13 deals", "After deal 5 of 13". */
export const resultStage = (stage: Stage): string => capital(stageOf(stage));

function stageOf({ deals, ofDeals, isOver }: Stage): string {
  if (isOver) return `final result after ${counted(deals, 'deal', 'deals')}`;
  return `after deal ${deals}${ofDeals > 0 ? ` of ${ofDeals}` : ''}`;
}

/** The first line of a result as text: "Biddies: final result after 13 deals". `game`: its name. */
export const resultHead = (game: string, stage: Stage): string => `${game}: ${stageOf(stage)}`;

/** A name as others read it: "Ana", "Clara (Sharp bot)"; "Me" for a player without a name. */
export const resultName = ({ name, bot }: ShownPlayer): string => `${name || 'Me'}${bot ? ` (${levelBot(bot)})` : ''}`;

/** "55 pts". */
export const resultTotal = ({ total }: { readonly total: number }): string => pointsShort(total);

/** A place in a standing: "1." */
export const resultPlace = ({ place }: { readonly place: number }): string => `${place}.`;

/** A line of a result as text: "1. Ana: 55 pts". */
export const resultLine = (player: ShownPlayer & { readonly place: number; readonly total: number }): string =>
  `${resultPlace(player)} ${resultName(player)}: ${resultTotal(player)}`;

/** Which total wins. */
export const BEST_WINS = { low: 'Lowest total wins.', high: 'Highest total wins.' } as const;

/** A figure of a chart's scale. */
export const figure = (total: number): string => plain(total);

/** "Crazy Rummy · rummy.example". */
export const playedAt = (address: string): string => (address === '' ? gameName() : `${gameName()} · ${address}`);

/** The file name of the picture. */
export const pictureName = (): string => 'crazy-rummy.png';
