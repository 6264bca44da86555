import type { LevelName } from '#protocol';
import { gameName } from '../home.ts';
import { levelBot } from '../levels.ts';
import { capital, counted } from '../plural.ts';
import { plain, pointsShort } from '../table.ts';

/** The panel that shares a result. */
export const SHARE = {
  share: 'Κοινοποίηση…',
  copyPicture: 'Αντιγραφή εικόνας',
  savePicture: 'Αποθήκευση εικόνας',
  copyText: 'Αντιγραφή κειμένου',
  selectText: 'Επιλογή κειμένου',
  picture: 'Το αποτέλεσμα σε εικόνα. Το κείμενο από κάτω λέει τα ίδια',
  text: 'Το αποτέλεσμα σε κείμενο',
  names: 'Δείχνει τα ονόματα του τραπεζιού, όχι τον κωδικό του ούτε φύλλα.',
  states: {
    shared: 'Κοινοποιήθηκε.',
    copied: 'Αντιγράφηκε.',
    selected: 'Επιλέχτηκε: αντίγραψέ το τώρα με το μενού ή το πληκτρολόγιο της συσκευής σου.',
    cancelled: '',
    failed: 'Ο browser σου δεν το επέτρεψε. Αποθήκευσε την εικόνα, ή επίλεξε το κείμενο και αντίγραψέ το.',
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

/** How far the game is: "Τελικό αποτέλεσμα μετά από 13 γύρους", "Μετά τον γύρο 5 από 13". */
export const resultStage = (stage: Stage): string => capital(stageOf(stage));

function stageOf({ deals, ofDeals, isOver }: Stage): string {
  if (isOver) return `τελικό αποτέλεσμα μετά από ${counted(deals, 'γύρο', 'γύρους')}`;
  return `μετά τον γύρο ${deals}${ofDeals > 0 ? ` από ${ofDeals}` : ''}`;
}

/** The first line of a result as text: "Biddies: τελικό αποτέλεσμα μετά από 13 γύρους". `game`: its name. */
export const resultHead = (game: string, stage: Stage): string => `${game}: ${stageOf(stage)}`;

/** A name as others read it: "Άννα", "Βάσω (Έξυπνο μποτ)"; "Εγώ" for a player without a name. */
export const resultName = ({ name, bot }: ShownPlayer): string => `${name || 'Εγώ'}${bot ? ` (${levelBot(bot)})` : ''}`;

/** "55 π." */
export const resultTotal = ({ total }: { readonly total: number }): string => pointsShort(total);

/** A place in a standing: "1." */
export const resultPlace = ({ place }: { readonly place: number }): string => `${place}.`;

/** A line of a result as text: "1. Άννα: 55 π." */
export const resultLine = (player: ShownPlayer & { readonly place: number; readonly total: number }): string =>
  `${resultPlace(player)} ${resultName(player)}: ${resultTotal(player)}`;

/** Which total wins. */
export const BEST_WINS = {
  low: 'Κερδίζει το μικρότερο σύνολο.',
  high: 'Κερδίζει το μεγαλύτερο σύνολο.',
} as const;

/** A figure of a chart's scale. */
export const figure = (total: number): string => plain(total);

/** "Crazy Rummy · rummy.example". */
export const playedAt = (address: string): string => (address === '' ? gameName() : `${gameName()} · ${address}`);

/** The file name of the picture. */
export const pictureName = (): string => 'crazy-rummy.png';
