import { counted, plural } from './plural.ts';

/** The screen on which players gather. */
export const WAITING = {
  heading: 'Table privée',
  gathering: 'Recherche de joueurs…',
  invite: 'Envoyez le lien ou le code à vos amis.',
  code: 'Code',
  copy: 'Copier le lien',
  share: 'Partager',
  shared: 'Une partie de Crazy Rummy avec moi ?',
  notShared: 'Le partage a échoué. Copiez plutôt le lien.',
  copied: 'Copié',
  notCopied: 'La copie a échoué. Sélectionnez le texte et copiez-le.',
  qr: 'Code QR',
  scan: 'À scanner',
  qrWords: 'Code QR avec le lien vers cette table',
  start: 'Avec des robots',
  startFull: 'Jouer',
  empty: 'En attente d’un joueur…',
  noBots: 'La partie commence quand toutes les places sont prises.',
  filling: 'Des robots vont bientôt compléter la table.',
  watching: 'Vous regardez. La partie commence quand les joueurs le veulent.',
  leave: 'Quitter la table',
} as const;

/** A code for a screen reader, letter by letter: "B, C, D, F". */
export const spelled = (code: string): string => [...code].join(', ');

/** The person who starts a private table, for the others: "Ana lance la partie.". */
export const startedBy = (name: string): string => `${name} lance la partie.`;

/** How many players of a private table are there: "2 sur 4 sont là. Des robots peuvent prendre les 2 autres places." */
export function gathered(here: number, seats: number, bots: boolean): string {
  const missing = seats - here;
  if (missing === 0) return 'Tout le monde est là.';
  const rest = bots
    ? plural(
        missing,
        'Un robot peut prendre l’autre place.',
        `Des robots peuvent prendre les ${missing} autres places.`,
      )
    : `Il manque encore ${counted(missing, 'joueur', 'joueurs')}.`;
  return `${here} sur ${seats} ${plural(here, 'est', 'sont')} là. ${rest}`;
}

/** Rated games, at the table. */
export const RATED = {
  waiting:
    'Si « Jouer » a réuni ici au moins deux personnes de réseaux différents, la partie est classée pour elles, sans indices.',
  mark: 'Classée.',
  running: 'Cette partie est classée : sans indices, et si vous la quittez, vous finissez au dernier rang.',
  leaving: 'Cette partie est classée : vous finiriez au dernier rang.',
} as const;

/** Panels over the table and the buttons that open and close them. */
export const PANELS = {
  scores: 'Scores',
  log: 'Suivi',
  rules: 'Comment on joue ici',
  keys: 'Clavier et lecteur d’écran',
  leave: 'Menu',
  tally: 'Décompte',
  close: 'Fermer',
  notNow: 'Pas maintenant',
  next: 'Continuer',
  review: 'Analyse',
  replay: 'Revoir',
  share: 'Partager le résultat',
  check: 'La donne était-elle honnête ?',
  showTable: 'Voir la table',
  showTally: 'Décompte et suite',
  showFinal: 'Voir le résultat',
  rematch: 'Revanche',
  daily: 'Vers le défi du jour',
  home: 'Accueil',
  goHome: 'Accueil',
  goHomeHint: 'Votre place est gardée dix minutes',
  leaveTable: 'Quitter la table',
  leaveHint: 'Vous cédez votre place',
  leaveKeptHint: 'Vous pourrez continuer cette partie plus tard',
  total: 'Total',
  player: 'Joueur',
  why: 'Pourquoi ?',
  nothingYet: 'Il ne s’est encore rien passé.',
  joint: 'Victoire partagée',
  final: 'Résultat final',
} as const;

/** Buttons on the table that teach. */
export const LEARNING = {
  rules: 'Règles de cette table',
  hint: 'Indice',
  nextHint: 'Indice suivant',
  hintsOff: 'L’hôte n’a pas permis d’indices à cette table.',
} as const;

/** The ways to the settings, and those that the home screen and the menu of a table have as well. */
export const SETTINGS = {
  title: 'Réglages',
  open: 'Réglages',
  here: 'Enregistré sur cet appareil.',
  fourColours: 'Quatre teintes',
  fourColoursHint: 'Trèfles verts, carreaux bleus',
  bigCards: 'Grandes cartes',
  mute: 'Couper le son',
  unmute: 'Remettre le son',
} as const;

/** The system notification for the viewer's turn. */
export const TURN_ALERT = { title: 'À vous', body: 'La table vous attend.' } as const;

/** The banner and the dialog for a broken connection. */
export const CONNECTION = {
  reconnecting: 'Reconnexion…',
  lost: 'La connexion à la table est perdue.',
  elsewhere: 'Vous jouez maintenant ici dans un autre onglet ou sur un autre appareil.',
  playHere: 'Jouer plutôt ici',
  /** Nobody came to a private table. */
  nobodyCame: 'Personne n’est venu pendant 15 minutes : la table a été fermée. Son code et son lien la rouvrent.',
  openAgain: 'Rouvrir la table',
  home: 'Accueil',
} as const;

/** The viewer's own name among those of others: "Ana (vous)". */
export const ownName = (name: string): string => `${name} (vous)`;

/** The button that leaves a screen. */
export const back = (): string => 'Retour';

/** For somebody who watches: a bot's seat from the next deal or game on, and once it is booked. */
export const TAKE_SEAT = {
  take: 'Prendre une place',
  nextDeal: 'Dès la prochaine manche',
  nextGame: 'Dès la prochaine partie',
  booked: 'Place réservée',
  giveUp: 'Appuyez pour y renoncer',
} as const;
