import { formats } from '../plural.ts';

/** The settings, group by group. Those that the home screen has as well are in `screens.ts`. */
export const ALL_SETTINGS = {
  browsersLanguage: 'Celle du navigateur',
  looks: 'Aspect',
  felt: 'Tapis',
  felts: { green: 'Vert', blue: 'Bleu', wine: 'Bordeaux', slate: 'Ardoise', plum: 'Prune', sand: 'Sable' },
  face: 'Face des cartes',
  faces: { classic: 'Classique', large: 'Grande', fourColour: 'Teintée', minimal: 'Sobre' },
  letters: 'Lettres des cartes',
  cardSize: 'Taille',
  cardSizes: { small: 'Petite', normal: 'Normale', large: 'Grande' },
  cardBack: 'Dos des cartes',
  cardBacks: {
    lattice: 'Treillis',
    waves: 'Vagues',
    leaves: 'Feuilles',
    plain: 'Uni',
    rays: 'Rayons',
    tiles: 'Carreaux',
  },
  table: 'Table',
  theme: 'Jour ou nuit',
  themeNames: { auto: 'Comme l’appareil', dark: 'Nuit', light: 'Jour' },
  bots: 'Robots d’entraînement',
  botSpeeds: { normal: 'Normaux', fast: 'Rapides' },
  speed: 'Animation',
  speeds: { off: 'Aucune', fast: 'Rapide', normal: 'Normale', slow: 'Lente' },
  leftHanded: 'Pour gauchers',
  leftHandedHint: 'Piles et boutons à gauche',
  sound: 'Son',
  sounds: 'Sons',
  volume: 'Volume',
  hear: 'Écouter un son',
  exampleSounds: { yourTurn: 'À vous', place: 'Une carte', swap: 'Un échange', dealWon: 'Manche gagnée' },
  vibrates: 'Vibrations',
  vibratesHint: 'Quand vous soulevez une carte, échangez ou finissez la manche',
  playing: 'En jeu',
  taps: 'En touchant',
  drags: 'En glissant',
  warns: 'Signaler les défausses risquées',
  warnsHint: 'Si la carte est un joker, ou si le joueur suivant pourrait l’ajouter',
  hints: 'Bouton d’indice',
  hintsHint: 'Propose un coup à votre demande',
  phrases: 'Discussion',
  phrasesHint: 'Courtes phrases des autres joueurs, et un bouton pour répondre',
  letterKeys: 'Raccourcis',
  letterKeysHint: 'D pioche, M pose, X défausse, ? les montre tous',
  turn: 'Quand c’est à vous',
  notifies: 'M’avertir',
  notifiesHint: 'Quand le jeu est en arrière-plan',
  noAlerts: {
    unsupported: 'Ce navigateur ne permet pas les notifications.',
    denied: 'Les notifications sont bloquées pour cette page. Autorisez-les dans les réglages du navigateur.',
  },
} as const;

/** The value of the volume slider, shown and read out: "60 %". */
export const volumeOf = (volume: number): string => formats.percent(volume / 100);

/** The page as search engines and link previews describe it, and what it says in a browser without scripts. */
export const ABOUT = {
  description: 'Jouez à Crazy Rummy dans votre navigateur, entre amis ou contre des robots.',
  noScripts: 'Crazy Rummy a besoin de JavaScript.',
} as const;
