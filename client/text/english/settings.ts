/** The settings, group by group. */
export const SETTINGS = {
  title: 'Settings',
  open: 'Settings',
  here: 'Saved on this device.',
  looks: 'Looks',
  felt: 'Felt',
  felts: { green: 'Green', blue: 'Blue', wine: 'Wine', slate: 'Slate', plum: 'Plum', sand: 'Sand' },
  fourColours: 'Four colours',
  fourColoursHint: 'Clubs green, diamonds blue',
  bigCards: 'Big cards',
  cardBack: 'Card back',
  cardBacks: { lattice: 'Lattice', waves: 'Waves', leaves: 'Leaves', plain: 'Plain' },
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
  mute: 'Mute',
  unmute: 'Unmute',
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

/** The system notification for the viewer's turn. */
export const TURN_ALERT = { title: 'Your turn', body: 'The table is waiting for you.' } as const;

/** The value of the volume slider, shown and read out: "60%". */
export const volumeOf = (volume: number): string => `${volume}%`;
