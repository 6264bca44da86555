import type { LevelName } from '#protocol';
import { gameName } from '../home.ts';
import { levelBot } from '../levels.ts';
import { capital, counted } from '../plural.ts';
import { plain, pointsShort } from '../table.ts';

/** The panel that shares a result. */
export const SHARE = {
  share: 'Partager…',
  copyPicture: 'Copier l’image',
  savePicture: 'Garder l’image',
  copyText: 'Copier le texte',
  selectText: 'Sélectionner',
  picture: 'Le résultat en image ; le texte ci-dessous dit la même chose',
  text: 'Le résultat en texte',
  names: 'Montre les noms à la table, mais ni son code ni aucune carte.',
  states: {
    shared: 'Partagé.',
    copied: 'Copié.',
    selected: 'Sélectionné : copiez maintenant avec le menu ou le clavier de votre appareil.',
    cancelled: '',
    failed: 'Votre navigateur ne l’a pas permis. Gardez l’image, ou sélectionnez le texte et copiez-le.',
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

/** How far the game is: "Résultat final après 13 manches", "Après la manche 5 sur 13". */
export const resultStage = (stage: Stage): string => capital(stageOf(stage));

function stageOf({ deals, ofDeals, isOver }: Stage): string {
  if (isOver) return `résultat final après ${counted(deals, 'manche', 'manches')}`;
  return `après la manche ${deals}${ofDeals > 0 ? ` sur ${ofDeals}` : ''}`;
}

/** The first line of a result as text: "Biddies : résultat final après 13 manches". `game`: its name. */
export const resultHead = (game: string, stage: Stage): string => `${game} : ${stageOf(stage)}`;

/** A name as others read it: "Ana", "Coralie (robot futé)"; "Moi" for a player without a name. */
export const resultName = ({ name, bot }: ShownPlayer): string => `${name || 'Moi'}${bot ? ` (${levelBot(bot)})` : ''}`;

/** "55 pts". */
export const resultTotal = ({ total }: { readonly total: number }): string => pointsShort(total);

/** A place in a standing: "1." */
export const resultPlace = ({ place }: { readonly place: number }): string => `${place}.`;

/** A line of a result as text: "1. Ana : 55 pts". */
export const resultLine = (player: ShownPlayer & { readonly place: number; readonly total: number }): string =>
  `${resultPlace(player)} ${resultName(player)} : ${resultTotal(player)}`;

/** Which total wins. */
export const BEST_WINS = { low: 'Le plus petit total gagne.', high: 'Le plus grand total gagne.' } as const;

/** A figure of a chart's scale. */
export const figure = (total: number): string => plain(total);

/** "Crazy Rummy · rummy.example". */
export const playedAt = (address: string): string => (address === '' ? gameName() : `${gameName()} · ${address}`);

/** The file name of the picture. */
export const pictureName = (): string => 'crazy-rummy.png';
