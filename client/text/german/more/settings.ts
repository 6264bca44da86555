import { formats } from '../plural.ts';

/** The settings, group by group. Those that the home screen has as well are in `screens.ts`. */
export const ALL_SETTINGS = {
  browsersLanguage: 'Wie im Browser',
  looks: 'Aussehen',
  felt: 'Filz',
  felts: { green: 'Grün', blue: 'Blau', wine: 'Weinrot', slate: 'Schiefer', plum: 'Pflaume', sand: 'Sand' },
  face: 'Kartenbild',
  faces: { classic: 'Klassisch', large: 'Groß', fourColour: 'Getönt', minimal: 'Schlicht' },
  letters: 'Buchstaben auf Karten',
  cardSize: 'Kartengröße',
  cardSizes: { small: 'Klein', normal: 'Normal', large: 'Groß' },
  cardBack: 'Rückseite',
  cardBacks: {
    lattice: 'Gitter',
    waves: 'Wellen',
    leaves: 'Blätter',
    plain: 'Glatt',
    rays: 'Strahlen',
    tiles: 'Kacheln',
  },
  table: 'Tisch',
  theme: 'Tag oder Nacht',
  themeNames: { auto: 'Wie das Gerät', dark: 'Nacht', light: 'Tag' },
  bots: 'Bots beim Üben',
  botSpeeds: { normal: 'Normal', fast: 'Schnell' },
  speed: 'Animation',
  speeds: { off: 'Aus', fast: 'Schnell', normal: 'Normal', slow: 'Langsam' },
  leftHanded: 'Für die linke Hand',
  leftHandedHint: 'Stapel, Ablage und Knöpfe links',
  sound: 'Ton',
  sounds: 'Töne',
  volume: 'Lautstärke',
  hear: 'Einen Ton anhören',
  exampleSounds: { yourTurn: 'Du bist dran', place: 'Eine Karte', swap: 'Ein Tausch', dealWon: 'Runde gewonnen' },
  vibrates: 'Vibrieren',
  vibratesHint: 'Wenn du eine Karte aufhebst, tauschst oder Schluss machst',
  playing: 'Spielen',
  taps: 'Durch Tippen',
  drags: 'Durch Ziehen',
  warns: 'Vor riskanten Abwürfen warnen',
  warnsHint: 'Wenn die Karte ein Joker ist oder die nächste Person sie anlegen könnte',
  hints: 'Knopf für Tipps',
  hintsHint: 'Schlägt einen Zug vor, wenn du fragst',
  phrases: 'Tischgespräch',
  phrasesHint: 'Kurze Sätze der anderen und ein Knopf zum Antworten',
  letterKeys: 'Buchstabentasten',
  letterKeysHint: 'D zieht, M legt aus, X wirft ab, ? zeigt alle',
  turn: 'Wenn du dran bist',
  notifies: 'Benachrichtigen',
  notifiesHint: 'Wenn das Spiel im Hintergrund ist',
  noAlerts: {
    unsupported: 'Dieser Browser kennt keine Benachrichtigungen.',
    denied: 'Benachrichtigungen sind für diese Seite gesperrt. Erlaub sie in den Einstellungen des Browsers.',
  },
} as const;

/** The value of the volume slider, shown and read out: "60 %", with a no-break space. */
export const volumeOf = (volume: number): string => formats.percent(volume / 100);

/** The page as search engines and link previews describe it, and what it says in a browser without scripts. */
export const ABOUT = {
  description: 'Spiel Crazy Rummy im Browser, mit Freunden oder gegen Bots.',
  noScripts: 'Crazy Rummy braucht JavaScript.',
} as const;
