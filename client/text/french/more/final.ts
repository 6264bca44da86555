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
