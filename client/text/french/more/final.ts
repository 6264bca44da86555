import { counted, listed } from '../plural.ts';
import { plain, points } from '../table.ts';
import { place } from './tally.ts';

/** The mark beside a seat that has pressed Next or Rematch; without a gender. */
export const ready = (): string => 'd’accord';

/** The viewer's own place, above the winner: "Vous êtes 2e sur 4". */
export const ownPlace = (position: number, players: number): string => `Vous êtes ${place(position)} sur ${players}`;

/** Below the final standing of a rated game. */
export const RATED_OVER = {
  words: 'Partie classée : elle compte pour tous ceux qui l’ont commencée, sauf panne du serveur.',
  toBoard: 'Quitter pour le classement',
} as const;

/** The offer to install the game, after a finished one. */
export const INSTALL = {
  heading: 'Jouer depuis votre écran d’accueil',
  hint: 'S’ouvre comme une appli, en plein écran, même sans réseau.',
  share: 'Touchez Partager dans la barre du navigateur',
  add: 'puis « Sur l’écran d’accueil »',
  install: 'Installer',
  decline: 'Non, merci',
} as const;

/** The player's bests. */
export const BESTS = {
  heading: 'Vos records',
  hint: 'Dans les parties sur cet appareil, entraînement compris.',
  /** The best total in games of so many deals: "Votre meilleur score en 3 manches". */
  points: (deals: number): string => `Votre meilleur score en ${counted(deals, 'manche', 'manches')}`,
  swaps: 'Votre record d’échanges en une partie',
  streak: 'Votre plus longue série de victoires',
  out: 'Votre manche finie le plus vite',
} as const;

/** The values of the bests; that of going out is a turn: "tour 2". */
export const BEST_VALUES = {
  points,
  swaps: plain,
  streak: plain,
  out: (value: number): string => `tour ${value}`,
} as const;

/** "Votre meilleur score en 3 manches : 42 points, avant 51 points". */
export const beaten = (name: string, value: string, before: string): string => `${name} : ${value}, avant ${before}`;

/** "Votre plus longue série de victoires : 3, comme avant". */
export const equalled = (name: string, value: string): string => `${name} : ${value}, comme avant`;

/** "Vous avez joué avec Ben et Clara." */
export const playedWith = (names: readonly string[]): string => `Vous avez joué avec ${listed(names)}.`;

/** Opens another table for the people of a private one. */
export const INVITE_AGAIN = {
  button: 'Inviter à nouveau',
  hint: 'Une nouvelle table privée avec les mêmes règles, et son lien à partager.',
} as const;
