import type { BotSpeed } from '#protocol';

/** How fast things move. */
export const SPEEDS = ['off', 'fast', 'normal', 'slow'] as const;

/** What is around the table and behind every screen; `auto` follows the device. */
export const THEMES = ['auto', 'dark', 'light'] as const;
export type Theme = (typeof THEMES)[number];

/** The backs a deck may have. */
export const CARD_BACKS = ['lattice', 'waves', 'leaves', 'plain'] as const;
export type CardBack = (typeof CARD_BACKS)[number];

/** How the table looks, sounds and is played on this device; nobody else knows. */
export interface Settings {
  readonly speed: (typeof SPEEDS)[number];
  /** How long bots take where one plays alone with them. */
  readonly bots: BotSpeed;
  readonly fourColours: boolean;
  readonly bigCards: boolean;
  readonly cardBack: CardBack;
  readonly theme: Theme;
  /** How loud, 0 to 100; kept while `muted`. */
  readonly volume: number;
  readonly muted: boolean;
  /** A word on the Discard button before a card that helps others. */
  readonly warns: boolean;
  /** A button that shows what one could do. */
  readonly hints: boolean;
  /** What others say is shown, and one can say something. */
  readonly phrases: boolean;
  /** The system tells whose turn it is while the page is not in sight. */
  readonly notifies: boolean;
  /** Single letters act while the focus is on the table (WCAG 2.1.4). */
  readonly letterKeys: boolean;
  /** Ways of playing that are switched on: at least one of them is. */
  readonly taps: boolean;
  readonly drags: boolean;
}

/** What a device has before anything is chosen on it. */
export const DEFAULT_SETTINGS: Settings = {
  speed: 'normal',
  bots: 'normal',
  fourColours: false,
  bigCards: false,
  cardBack: 'lattice',
  theme: 'auto',
  volume: 60,
  muted: false,
  warns: true,
  hints: true,
  phrases: true,
  notifies: false,
  letterKeys: true,
  taps: true,
  drags: true,
};
