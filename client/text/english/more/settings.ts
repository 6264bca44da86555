import { formats } from '../plural.ts';

/** The settings, group by group. Those that the home screen has as well are in `screens.ts`. */
export const ALL_SETTINGS = {
  browsersLanguage: 'Same as browser',
  looks: 'Looks',
  felt: 'Felt',
  felts: { green: 'Green', blue: 'Blue', wine: 'Wine', slate: 'Slate', plum: 'Plum', sand: 'Sand' },
  face: 'Card face',
  faces: { classic: 'Classic', large: 'Large', fourColour: 'Tinted', minimal: 'Minimal' },
  letters: 'Letters on cards',
  cardSize: 'Card size',
  cardSizes: { small: 'Small', normal: 'Normal', large: 'Large' },
  cardBack: 'Card back',
  cardBacks: { lattice: 'Lattice', waves: 'Waves', leaves: 'Leaves', plain: 'Plain', rays: 'Rays', tiles: 'Tiles' },
  table: 'Table',
  theme: 'Day or night',
  themeNames: { auto: 'Same as device', dark: 'Night', light: 'Day' },
  bots: 'Bots in practice',
  botSpeeds: { normal: 'Normal', fast: 'Fast' },
  speed: 'Animation',
  speeds: { off: 'Off', fast: 'Fast', normal: 'Normal', slow: 'Slow' },
  leftHanded: 'Left-handed layout',
  leftHandedHint: 'Piles and buttons at the left',
  sound: 'Sound',
  sounds: 'Sounds',
  volume: 'Volume',
  hear: 'Listen to a sound',
  exampleSounds: { yourTurn: 'Your turn', place: 'A card', swap: 'A swap', dealWon: 'A deal won' },
  vibrates: 'Vibration',
  vibratesHint: 'When you lift a card, swap or go out',
  playing: 'Playing',
  taps: 'Tap to play',
  drags: 'Drag to play',
  warns: 'Warn before risky discards',
  warnsHint: 'If the card is wild, or the next player could lay it off',
  hints: 'Hint button',
  hintsHint: 'Suggests a move when you ask',
  phrases: 'Table chat',
  phrasesHint: 'Short phrases from other players, and a button to answer',
  letterKeys: 'Letter keys',
  letterKeysHint: 'D draws, M melds, X discards, ? shows them all',
  turn: 'When it’s your turn',
  notifies: 'Notify me',
  notifiesHint: 'When the game is in the background',
  noAlerts: {
    unsupported: 'This browser doesn’t support notifications.',
    denied: 'Notifications are blocked for this page. Allow them in your browser settings.',
  },
} as const;

/** The value of the volume slider, shown and read out: "60%". */
export const volumeOf = (volume: number): string => formats.percent(volume / 100);

/** The page as search engines and link previews describe it, and what it says in a browser without scripts. */
export const ABOUT = {
  description: 'Play Crazy Rummy in your browser, with friends or against bots.',
  noScripts: 'Crazy Rummy needs JavaScript.',
} as const;
