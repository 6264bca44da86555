import { signal } from '@preact/signals';
import { BOT_SPEEDS, type BotSpeed } from '#protocol';
import { LANGUAGES, PAGE_LANGUAGES, type PageLanguage } from '#rules';
import { languageFor } from '../first/languageFor.ts';

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

/** Validates a stored value; undefined if it is not a value of this setting. */
type Reader<Value> = (found: unknown) => Value | undefined;

const flag: Reader<boolean> = (found) => (typeof found === 'boolean' ? found : undefined);
const percent: Reader<number> = (found) =>
  typeof found === 'number' && found >= 0 && found <= 100 ? Math.round(found) : undefined;
const oneOf =
  <Value>(values: readonly Value[]): Reader<Value> =>
  (found) =>
    values.find((value) => value === found);

const READERS: { readonly [Key in keyof Settings]: Reader<Settings[Key]> } = {
  language: oneOf(['auto', ...PAGE_LANGUAGES.map(({ code }) => code)]),
  speed: oneOf(SPEEDS),
  bots: oneOf(BOT_SPEEDS),
  fourColours: flag,
  face: oneOf(CARD_FACES),
  ownLetters: flag,
  cardSize: oneOf(CARD_SIZES),
  cardBack: oneOf(CARD_BACKS),
  felt: oneOf(FELTS),
  theme: oneOf(THEMES),
  volume: percent,
  muted: flag,
  vibrates: flag,
  warns: flag,
  hints: flag,
  phrases: flag,
  notifies: flag,
  letterKeys: flag,
  taps: flag,
  drags: flag,
  leftHanded: flag,
};

/** Reads stored settings, written by this version of the page or any other. Invalid fields get their defaults. */
export function settingsFrom(found: unknown): Settings {
  const stored = (typeof found === 'object' && found ? found : {}) as Readonly<Record<string, unknown>>;
  const read = Object.entries(READERS).flatMap(([key, reader]) => {
    const value = reader(stored[key]);
    return value === undefined ? [] : [[key, value] as const];
  });
  const settings: Settings = { ...DEFAULT_SETTINGS, ...Object.fromEntries(read) };
  // With neither, the game could not be played at all.
  return settings.taps || settings.drags ? settings : { ...settings, taps: true, drags: true };
}

/** The theme on screen. */
export type ShownTheme = Exclude<Theme, 'auto'>;

/** The name of the felt and theme on the root element. The page sets it, and drawing code redraws when it changes. */
export const shownLook = signal('');

/** The theme to show for this setting, on a device that prefers `light` or not. */
export const shownTheme = (chosen: Theme, light: boolean): ShownTheme =>
  chosen === 'auto' ? (light ? 'light' : 'dark') : chosen;

/** The language that these settings ask for in this browser. */
export const languageOf = ({ language }: Settings): PageLanguage =>
  languageFor<PageLanguage>(
    language,
    navigator.languages,
    LANGUAGES.map(({ code }) => code),
  );

/** Whether players are offered this language. */
export const isOffered = (code: PageLanguage): boolean => LANGUAGES.some((language) => language.code === code);

/** The languages to choose from: those offered, and another one while it is the chosen one. */
export const languagesToChoose = ({ language }: Settings): readonly { code: PageLanguage; name: string }[] =>
  PAGE_LANGUAGES.filter(({ code }) => isOffered(code) || code === language);
