/** The mark beside a seat that has pressed Next or Rematch. */
export const ready = (): string => 'bereit';

/** The viewer's own place, above the winner: "Du bist auf Platz 2 von 4". */
export const ownPlace = (position: number, players: number): string => `Du bist auf Platz ${position} von ${players}`;

/** Below the final standing of a rated game. */
export const RATED_OVER = {
  words: 'Eine gewertete Partie: Sie zählt für alle, die sie begonnen haben, außer der Server hatte einen Fehler.',
  toBoard: 'Vom Tisch zur Rangliste',
} as const;

/** The offer to install the game, after a finished one. */
export const INSTALL = {
  heading: 'Vom Startbildschirm spielen',
  hint: 'Öffnet sich wie eine App, im Vollbild, auch ohne Netz.',
  share: 'Tippe in der Leiste des Browsers auf Teilen',
  add: 'und dann auf „Zum Home-Bildschirm“',
  install: 'Installieren',
  decline: 'Nein, danke',
} as const;
