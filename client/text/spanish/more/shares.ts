import type { LevelName } from '#protocol';
import { gameName } from '../home.ts';
import { levelBot } from '../levels.ts';
import { capital, counted } from '../plural.ts';
import { plain, pointsShort } from '../table.ts';

/** The panel that shares a result. */
export const SHARE = {
  share: 'Compartir…',
  copyPicture: 'Copiar imagen',
  savePicture: 'Guardar imagen',
  copyText: 'Copiar texto',
  selectText: 'Seleccionar texto',
  picture: 'El resultado como imagen; el texto de abajo dice lo mismo',
  text: 'El resultado como texto',
  names: 'Muestra los nombres de la mesa, pero no su código ni ninguna carta.',
  states: {
    shared: 'Compartido.',
    copied: 'Copiado.',
    selected: 'Texto seleccionado: cópialo con el menú o el teclado de tu dispositivo.',
    cancelled: '',
    failed: 'Tu navegador no lo permite. Guarda la imagen, o selecciona el texto y cópialo.',
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

/** How far the game is: "Resultado final tras 13 manos", "Tras la mano 5 de 13". */
export const resultStage = (stage: Stage): string => capital(stageOf(stage));

function stageOf({ deals, ofDeals, isOver }: Stage): string {
  if (isOver) return `resultado final tras ${counted(deals, 'mano', 'manos')}`;
  return `tras la mano ${deals}${ofDeals > 0 ? ` de ${ofDeals}` : ''}`;
}

/** The first line of a result as text: "Biddies: resultado final tras 13 manos". `game`: its name. */
export const resultHead = (game: string, stage: Stage): string => `${game}: ${stageOf(stage)}`;

/** A name as others read it: "Ana", "Clara (bot sagaz)"; "Yo" for a player without a name. */
export const resultName = ({ name, bot }: ShownPlayer): string =>
  `${name || 'Yo'}${bot ? ` (${levelBot(bot).toLowerCase()})` : ''}`;

/** "55 pts". */
export const resultTotal = ({ total }: { readonly total: number }): string => pointsShort(total);

/** A place in a standing: "1." */
export const resultPlace = ({ place }: { readonly place: number }): string => `${place}.`;

/** A line of a result as text: "1. Ana: 55 pts". */
export const resultLine = (player: ShownPlayer & { readonly place: number; readonly total: number }): string =>
  `${resultPlace(player)} ${resultName(player)}: ${resultTotal(player)}`;

/** Which total wins. */
export const BEST_WINS = { low: 'Gana el total más bajo.', high: 'Gana el total más alto.' } as const;

/** A figure of a chart's scale. */
export const figure = (total: number): string => plain(total);

/** "Crazy Rummy · rummy.example". */
export const playedAt = (address: string): string => (address === '' ? gameName() : `${gameName()} · ${address}`);

/** The file name of the picture. */
export const pictureName = (): string => 'crazy-rummy.png';
