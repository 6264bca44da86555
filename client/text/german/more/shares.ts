import type { LevelName } from '#protocol';
import { gameName } from '../home.ts';
import { levelBot } from '../levels.ts';
import { capital, counted } from '../plural.ts';
import { plain, pointsShort } from '../table.ts';

/** The panel that shares a result. */
export const SHARE = {
  share: 'Teilen…',
  copyPicture: 'Bild kopieren',
  savePicture: 'Bild speichern',
  copyText: 'Text kopieren',
  selectText: 'Text markieren',
  picture: 'Das Ergebnis als Bild; der Text darunter sagt dasselbe',
  text: 'Das Ergebnis als Text',
  names: 'Zeigt die Namen am Tisch, aber weder seinen Code noch Karten.',
  states: {
    shared: 'Geteilt.',
    copied: 'Kopiert.',
    selected: 'Markiert: Kopier es jetzt mit dem Menü oder der Tastatur deines Geräts.',
    cancelled: '',
    failed: 'Dein Browser hat das nicht erlaubt. Speichere das Bild, oder markier und kopier den Text.',
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

/** How far the game is: "Endstand nach 13 Runden", "Nach Runde 5 von 13". */
export const resultStage = (stage: Stage): string => capital(stageOf(stage));

function stageOf({ deals, ofDeals, isOver }: Stage): string {
  if (isOver) return `Endstand nach ${counted(deals, 'Runde', 'Runden')}`;
  return `nach Runde ${deals}${ofDeals > 0 ? ` von ${ofDeals}` : ''}`;
}

/** The first line of a result as text: "Biddies: Endstand nach 13 Runden". `game`: its name. */
export const resultHead = (game: string, stage: Stage): string => `${game}: ${stageOf(stage)}`;

/** A name as others read it: "Ana", "Clara (Schlauer Bot)"; "Ich" for a player without a name. */
export const resultName = ({ name, bot }: ShownPlayer): string => `${name || 'Ich'}${bot ? ` (${levelBot(bot)})` : ''}`;

/** "55 Pkt." */
export const resultTotal = ({ total }: { readonly total: number }): string => pointsShort(total);

/** A place in a standing: "1." */
export const resultPlace = ({ place }: { readonly place: number }): string => `${place}.`;

/** A line of a result as text: "1. Ana: 55 Pkt." */
export const resultLine = (player: ShownPlayer & { readonly place: number; readonly total: number }): string =>
  `${resultPlace(player)} ${resultName(player)}: ${resultTotal(player)}`;

/** Which total wins. */
export const BEST_WINS = {
  low: 'Niedrigster Stand gewinnt.',
  high: 'Höchster Stand gewinnt.',
} as const;

/** A figure of a chart's scale. */
export const figure = (total: number): string => plain(total);

/** "Crazy Rummy · rummy.example". */
export const playedAt = (address: string): string => (address === '' ? gameName() : `${gameName()} · ${address}`);

/** The file name of the picture. */
export const pictureName = (): string => 'crazy-rummy.png';
