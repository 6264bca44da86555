type Keys = readonly (readonly [keys: string, does: string])[];

/** The headings of the help. */
export const KEYS = {
  table: 'Überall am Tisch',
  hand: 'Auf deiner Hand',
  letters: 'Buchstabentasten',
  lettersOff: 'Buchstabentasten sind in den Einstellungen ausgeschaltet.',
  lettersHint: 'Sie gelten, solange der Fokus am Tisch ist. In den Einstellungen kannst du sie ausschalten.',
  reader: 'Mit einem Screenreader',
  game: 'In manchen Spielen',
} as const;

export const TABLE_KEYS: Keys = [
  ['Tab', 'Zwischen den Figuren, Stapel und Ablage, deiner Hand und den Knöpfen wechseln'],
  ['Pfeiltasten, Pos1, Ende', 'Dort von Karte zu Karte gehen'],
  ['Enter', 'Tun, was die Stelle sagt: ziehen, anlegen, tauschen, abwerfen'],
  ['Esc', 'Schließen, was offen ist, oder die Auswahl aufheben'],
  ['Strg oder ⌘ Z', 'Zurücknehmen'],
];

export const HAND_KEYS: Keys = [
  ['Leertaste', 'Eine Karte wählen oder abwählen'],
  [
    'Enter',
    'Eine Karte wählen; auf einer gewählten Karte die Auswahl spielen, wo sie passt, oder dorthin gehen, wo sie passt',
  ],
  ['Umschalt und eine Pfeiltaste', 'Die Karte auf der Hand verschieben'],
];

export const LETTER_KEYS: Keys = [
  ['D', 'Vom Stapel ziehen'],
  ['U', 'Die oberste Karte der Ablage nehmen'],
  ['M', 'Die gewählten Karten auslegen'],
  ['L', 'Die Auswahl anlegen'],
  ['W', 'Einen Joker tauschen'],
  ['X', 'Die gewählte Karte abwerfen'],
  ['Z', 'Zurücknehmen'],
  ['S', 'Punkte'],
  ['H', 'Tipp; noch einmal: der nächstbeste'],
  ['V', 'Die Karten des Tipps zeigen'],
  ['T', 'Etwas sagen, mit anderen Personen am Tisch'],
  ['K', 'Weiter zu deinem Zug, beim Üben'],
  ['?', 'Diese Hilfe'],
];

/** Letters that work only in games whose rules need them. */
export const GAME_KEYS: Keys = [
  ['F, C', 'Den Kontrakt finden, den Kontrakt auslegen'],
  ['O', 'Den Zug ohne Abwurf beenden'],
  ['R', 'Rummy machen oder Up mit 2'],
  ['Y, N', 'Mit Ja oder Nein antworten'],
];

/** Tips for playing with a screen reader. */
export const READER_HINTS: readonly string[] = [
  'Der Tisch hat Überschriften: Spieler, Figuren, Stapel und Ablage, deine Hand, Punkte.',
  'Jede Karte und jede Stelle ist ein Knopf, der sagt, was er ist. Drück auf eine Karte, um sie zu wählen, und noch einmal, um sie abzuwählen.',
  'Sind Karten ausgewählt, sind die Stellen, an die sie passen, Knöpfe zwischen den Figuren, und der Knopf „Auslegen“ sagt, was sie ergäben.',
  'Ein Joker, den du tauschen kannst, sagt es: „Tauschen: Kreuz-Acht nehmen“. Wähl die Karte, für die er steht, und drück dann auf den Joker.',
  'Was die anderen spielen und wann du dran bist, wird von selbst vorgelesen. Unter „Züge“ steht alles.',
];
