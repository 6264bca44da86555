/** Words of the settings, group by group. */
export const SETTINGS = {
  title: 'Settings',
  open: 'Settings',
  here: 'They are kept on this device.',
  cards: 'Cards',
  fourColours: 'Four colours',
  fourColoursHint: 'Clubs green, diamonds blue',
  bigCards: 'Big cards',
  cardBack: 'Back of the cards',
  cardBacks: { lattice: 'Lattice', waves: 'Waves', leaves: 'Leaves', plain: 'Plain' },
  table: 'Table',
  theme: 'Around the table',
  themeNames: { auto: 'As my device', dark: 'Dark', light: 'Light' },
  bots: 'Bots in practice',
  botSpeeds: { normal: 'Normal', fast: 'Fast' },
  speed: 'Motion',
  speeds: { off: 'Off', fast: 'Fast', normal: 'Normal', slow: 'Slow' },
  sound: 'Sound',
  sounds: 'Sounds',
  volume: 'Volume',
  mute: 'Mute',
  unmute: 'Sound on',
  playing: 'Playing',
  taps: 'Play by tapping',
  drags: 'Play by dragging',
  warns: 'A word before some discards',
  warnsHint: 'When the card is wild, or the next player could lay it off',
  hints: 'A button for hints',
  hintsHint: 'It shows what you could do, when you ask',
  phrases: 'Phrases at the table',
  phrasesHint: 'What others say, from a short list, and a button to answer',
  letterKeys: 'Letter keys',
  letterKeysHint: 'D draws, M melds, X discards, ? shows them all',
  turn: 'When it is your turn',
  notifies: 'Notify me',
  notifiesHint: 'When the game is in the background',
  noAlerts: {
    unsupported: 'This browser cannot show notifications.',
    denied: 'Notifications are blocked for this page. You can allow them in the settings of your browser.',
  },
} as const;

/** What the system shows when it is the viewer's turn. */
export const TURN_ALERT = { title: 'Your turn', body: 'The table is waiting for you.' } as const;

/** "60 %", beside the slider and for those who listen. */
export const volumeOf = (volume: number): string => `${volume} %`;
