import type { BotSpeed } from '#protocol';
import type { PageLanguage } from '#rules';

/** The speeds of animations. */
export const SPEEDS = ['off', 'fast', 'normal', 'slow'] as const;

/** The themes of the page; `auto` follows the device. */
export const THEMES = ['auto', 'dark', 'light'] as const;
export type Theme = (typeof THEMES)[number];

/** The felts of the table, in `felts.css`. */
export const FELTS = ['green', 'blue', 'wine', 'slate', 'plum', 'sand'] as const;

/**
 * The designs of card faces: with all pips, with large corners, with paper tinted by suit, or with little more than the
 * corner.
 */
export const CARD_FACES = ['classic', 'large', 'fourColour', 'minimal'] as const;
export type CardFace = (typeof CARD_FACES)[number];

/** The sizes of the cards in the hand and in melds. */
export const CARD_SIZES = ['small', 'normal', 'large'] as const;

/** The designs of card backs. */
export const CARD_BACKS = ['lattice', 'waves', 'leaves', 'plain', 'rays', 'tiles'] as const;
export type CardBack = (typeof CARD_BACKS)[number];

/** How the table looks, sounds and is played on this device. Never sent to a server. */
export interface Settings {
  /** `auto` follows the browser. */
  readonly language: PageLanguage | 'auto';
  readonly speed: (typeof SPEEDS)[number];
  /** How long bots take in practice. */
  readonly bots: BotSpeed;
  /** Whether each suit has its own ink, on any face. */
  readonly fourColours: boolean;
  readonly face: CardFace;
  /** Whether cards have the language's own letters; otherwise the international ones. */
  readonly ownLetters: boolean;
  readonly cardSize: (typeof CARD_SIZES)[number];
  readonly cardBack: CardBack;
  readonly felt: (typeof FELTS)[number];
  readonly theme: Theme;
  /** The volume, 0 to 100; kept while `muted`. */
  readonly volume: number;
  readonly muted: boolean;
  /** Whether the device vibrates at what the player does, where it can. */
  readonly vibrates: boolean;
  /** Whether the Discard button warns of a card that helps others. */
  readonly warns: boolean;
  /** Whether there is a button that suggests an action. */
  readonly hints: boolean;
  /** Whether players can send and see phrases. */
  readonly phrases: boolean;
  /** Whether the system notifies the player of their turn while the page is hidden. */
  readonly notifies: boolean;
  /** Whether single letters are shortcuts while the focus is on the table (WCAG 2.1.4). */
  readonly letterKeys: boolean;
  /** Whether taps and drags play cards; at least one of them does. */
  readonly taps: boolean;
  readonly drags: boolean;
  /** Whether the piles and buttons lie at the left, for a player who plays with the left hand. */
  readonly leftHanded: boolean;
}

/** The settings of a new device. */
export const DEFAULT_SETTINGS: Settings = {
  language: 'auto',
  speed: 'normal',
  bots: 'normal',
  fourColours: false,
  face: 'classic',
  ownLetters: false,
  cardSize: 'normal',
  cardBack: 'lattice',
  felt: 'green',
  theme: 'auto',
  volume: 60,
  muted: false,
  vibrates: true,
  warns: true,
  hints: true,
  phrases: true,
  notifies: false,
  letterKeys: true,
  taps: true,
  drags: true,
  leftHanded: false,
};

/** Whether each suit has its own ink: by choice, or because the face always has four. */
export const hasFourInks = ({ fourColours, face }: Settings): boolean => fourColours || face === 'fourColour';
