import type { RecordFault, RecordProblem } from '#record';
import { formats } from '../plural.ts';

/** The fixed texts of a replay. */
export const REPLAY = {
  title: 'Revoir',
  open: 'Ouvrir une partie',
  intro:
    'Revoyez une partie finie : ouvrez son enregistrement, collez-le, ou déposez le fichier n’importe où sur cette page.',
  choose: 'Choisir un fichier',
  paste: 'Ou collez le texte d’un enregistrement',
  pasteHint: 'Il commence par « crazy-rummy record ».',
  show: 'Ouvrir',
  loading: 'Ouverture de la partie…',
  again: 'Réessayer',
  drop: 'Déposez l’enregistrement ici',
  controls: 'Lecture',
  play: 'Lire',
  pause: 'Pause',
  forward: 'Coup suivant',
  back: 'Coup précédent',
  nextDeal: 'Manche suivante',
  lastDeal: 'Début de la manche',
  scrubber: 'Position dans la partie',
  speed: 'Vitesse',
  eyes: 'Vu par',
  all: 'Toutes les mains',
  moment: 'Aller à',
  deal: 'Manche',
  turn: 'Tour',
  go: 'OK',
  link: 'Copier un lien vers ce tour',
  save: 'Enregistrer la partie',
  result: 'Voir le résultat',
  close: 'Fermer',
  marks: 'Sur la ligne du temps',
  marksKey: 'Trait au-dessus : une combinaison. Au-dessous : un échange. À travers la ligne : quelqu’un a fini.',
  keys: 'Touches',
  problems: {
    noSuchGame: 'Cette partie n’existe pas, ou elle n’est pas publique.',
    notYet: 'Le serveur est encore en train d’enregistrer cette partie. Réessayez dans un instant.',
    offline: 'La partie est inaccessible pour le moment.',
    tooFast: 'Vous avez ouvert beaucoup de parties en peu de temps. Attendez une minute.',
    notText: 'Ce n’est pas un fichier texte.',
    missing: 'L’enregistrement de cette partie n’est plus sur cet appareil.',
  },
} as const;

/** The keys of a replay and what they do. */
export const REPLAY_KEYS: readonly (readonly [string, string])[] = [
  ['Espace', 'Lire ou mettre en pause'],
  ['← →', 'Coup précédent ou suivant'],
  ['[ ]', 'Manche précédente ou suivante'],
  ['Début, Fin', 'Début et fin de la partie'],
  ['S', 'Scores'],
  ['Échap', 'Fermer'],
];

/** "Joueur 2", for a record without names. */
export const playerName = (seat: number): string => `Joueur ${seat + 1}`;

/** "1×", "0,5×". */
export const speedName = (speed: number): string => `${formats.grouped(speed)}×`;

/** "Manche 7, tour 4"; before the first turn of a deal only the deal. */
export function momentName(deal: number, turn: number): string {
  if (deal === 0) return 'Avant la première manche';
  return turn === 0 ? `Manche ${deal}` : `Manche ${deal}, tour ${turn}`;
}

/** The title of the page: "Revoir – Crazy Rummy". */
export const replayOf = (game: string): string => `Revoir – ${game}`;

/** The moment that a jump led to, for a screen reader: "Manche 7, tour 4. En attente : Ana." */
export const jumpedTo = (deal: number, turn: number, step: string): string => `${momentName(deal, turn)}. ${step}.`;

/** "Vous voyez ce que voyait Ana." */
export const seenBy = (name: string | null): string =>
  name === null ? 'Vous voyez toutes les mains.' : `Vous voyez ce que voyait ${name}.`;

/** A record that begins with a later deal. */
export const beginsLate = (deal: number): string =>
  `Cet enregistrement commence à la manche ${deal}. Les totaux sont comptés à partir de là.`;

/** A record that stops before the end of the game, and where. */
export const noEnd = (deal: number, turn: number): string =>
  `Cet enregistrement s’arrête avant la fin de la partie (${momentName(deal, turn).toLowerCase()}).`;

/** A record whose steps do not follow from the rules: "Non confirmé : à partir de l’action 12 (manche 2, …), …". */
export const doubtful = (action: number, deal: number, turn: number): string =>
  `Non confirmé : à partir de l’action ${action} (${momentName(deal, turn).toLowerCase()}), ceci ne découle plus des règles. L’enregistrement a été modifié, ou vient d’une version aux règles différentes.`;

/** A stored game whose record cannot be opened, and why. */
export const damaged = (reason: string): string =>
  `L’enregistrement de cette partie sur le serveur est abîmé. ${reason}`;

/** Why a record cannot be opened, and where it is wrong. */
export const recordFault = ({ line, problem }: RecordFault): string => FAULTS[problem](line);

const FAULTS: Readonly<Record<RecordProblem, (line: number) => string>> = {
  tooLong: (line) =>
    line > 1 ? `Cet enregistrement est trop long à la ligne ${line}.` : 'C’est trop long pour être un enregistrement.',
  notARecord: () => 'Ce n’est pas l’enregistrement d’une partie : il ne commence pas par « crazy-rummy record ».',
  olderVersion: () => 'Cet enregistrement vient d’une ancienne version du jeu et ne s’ouvre plus.',
  newerVersion: () =>
    'Une version plus récente du jeu a écrit cet enregistrement. Rechargez la page pour obtenir cette version.',
  unknownRules: (line) => `Ligne ${line} : aucun jeu n’a ces règles.`,
  wrongSeats: (line) => `Ligne ${line} : aucune table avec ces règles n’a ce nombre de places.`,
  unknownActor: (line) => `Ligne ${line} : personne à cette table ne pouvait agir ici.`,
  unknownAction: (line) => `Ligne ${line} : ce n’est pas une action du jeu.`,
  unknownEvents: (line) => `Ligne ${line} : ce qui s’est passé ici est illisible.`,
};

/** A record with an event that cannot have happened: "L’action 37 n’a pas pu avoir lieu." */
export const impossible = (action: number): string =>
  `Cet enregistrement se contredit : l’action ${action} n’a pas pu avoir lieu. Rien n’en est montré.`;

/** A record without a deal. */
export const EMPTY = 'Aucune carte n’a été distribuée dans cette partie.';
