import { listed } from '../plural.ts';

/** The panel with the phrases, and muting and blocking. */
export const TALK = {
  hint: 'Toute la table le voit un instant.',
  mute: 'Masquer',
  muteHint: 'Cache ce que ce joueur dit à cette table.',
  unmute: 'Afficher',
  muted: 'Vous ne voyez pas ce que dit ce joueur.',
  block: 'Ne plus nous réunir',
  blockHint: '« Jouer » ne vous met plus à la même table. Personne n’en est averti.',
  blocked: '« Jouer » ne vous met pas à la même table.',
  unblock: 'Nous réunir de nouveau',
} as const;

/** The manners of the bots, by number: how fast they play, and what they remark on. They say nothing of their level. */
export const MANNER_WORDS = [
  'Vif et aimable : salue la table et félicite pour un échange.',
  'Prend son temps, parle peu, soupire quand une manche tourne mal.',
  'Rapide et gai, ravi par les échanges et les longues suites.',
  'Tantôt rapide, tantôt lent, et toujours partant pour une autre partie.',
  'Toujours au même rythme, et presque muet.',
  'Le plus rapide de tous, rit des bonnes manches comme des mauvaises.',
  'Lent et poli : souhaite bonne chance à tout le monde.',
  'Accommodant, et content pour tous ceux qui finissent.',
] as const;

/** Stopping between deals and resuming another day. */
export const ADJOURN = {
  ask: 'S’arrêter ici, reprendre un autre jour',
  agree: 'Accepter l’arrêt',
  takeBack: 'Ne pas s’arrêter',
  title: 'Partie remise',
  comeBack: 'Votre place est gardée. Revenez avec ce lien ou ce code.',
  watchAgain: 'Revenez à la table avec ce lien ou ce code.',
  whenPlayers: 'La partie reprend quand ses joueurs sont de retour.',
  whenAll: 'La partie reprend quand tout le monde est de retour, ou quand quelqu’un choisit de ne pas attendre.',
  home: 'Accueil',
  resting: 'La partie est en pause',
  resume: 'Reprendre sans attendre',
  away: 'Revenir plus tard',
} as const;

/** "Ben et Cid veulent arrêter pour aujourd’hui. Tout le monde doit être d’accord." */
export const wantToStop = (names: readonly string[], isYou: boolean): string => {
  const people = isYou ? [...names, names.length === 0 ? 'Vous' : 'vous'] : names;
  const want = isYou ? 'voulez' : people.length === 1 ? 'veut' : 'veulent';
  return `${listed(people)} ${want} arrêter pour aujourd’hui. Tout le monde doit être d’accord.`;
};

/** "Vous avez arrêté après la manche 4." Spectators read "Les joueurs ont arrêté …". */
export const restsAfter = (deal: number, watches: boolean): string =>
  `${watches ? 'Les joueurs ont' : 'Vous avez'} arrêté après la manche ${deal}.`;

/** The question before a player gives up a seat mid-game. */
export const LEAVING = {
  title: 'Quitter la table ?',
  hint: 'Un robot prend votre place, et vous ne pourrez pas la reprendre. Pour la garder dix minutes, allez plutôt à l’accueil.',
  stay: 'Rester',
} as const;

/** The panel that tells a returning player what a bot did for them. */
export const AWAY = {
  title: 'En votre absence',
  hint: 'Un robot a joué pour vous dans cette manche :',
  goOn: 'Continuer',
} as const;

/** The panel shown the first time the clock ends a player's turn. */
export const TIME_OUT = {
  title: 'Temps écoulé',
  next: 'Si le temps vous manque deux fois de suite, un robot joue pour vous jusqu’à votre retour.',
  goOn: 'Continuer',
} as const;

/** The question before a player goes home mid-game and keeps the seat. */
export const GOING_HOME = {
  title: 'Retourner à l’accueil ?',
  kept: 'Votre place est gardée dix minutes ; un robot joue pour vous. « Vos tables » vous y ramène.',
  keptHere: 'Votre partie est gardée sur cet appareil. « Continuer la partie » vous y ramène.',
  again: 'Appuyer encore sur Retour mène aussi à l’accueil.',
} as const;
