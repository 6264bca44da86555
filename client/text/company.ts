import type { Seat } from '#engine';
import type { LevelName, PaceName, Saying, SeatInfo, TableView } from '#protocol';
import type { Person } from '#text';
import { fixed, say } from './say.ts';
import { personName, seatNumber } from './table.ts';

/** The names of the bots, by number. */
const BOTS = fixed('bots');

/** People's avatars, by number. */
export const AVATAR_LABELS = fixed('avatars');

/** A person's avatar, as it is read beside their name; empty for others. */
export const avatarOf = ({ kind, avatar }: Pick<SeatInfo, 'kind' | 'avatar'>): string =>
  (kind === 'person' && AVATAR_LABELS[avatar ?? -1]) || '';

/** A player as far as their name needs it. */
type Named = Pick<SeatInfo, 'kind' | 'name'> & { readonly avatar?: number | null };

/** A player's name as this page shows it. In records bots have no numbers, only names. */
export const playerName = ({ kind, name, avatar }: Named): string =>
  kind === 'bot' ? (BOTS[avatar ?? -1] ?? name) : name;

/** Letters of scripts that are written from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFF\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/**
 * A name as part of a longer text: one from right to left would take the figures and signs beside it to its other end,
 * so it is isolated (FSI, PDI), which nobody sees.
 */
export const isolated = (name: string): string => (RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name);

/** The player in a seat as sentences need them. An empty seat has a number for a name. */
export const personAt = (table: TableView, seat: Seat): Person => {
  const player = table.seats[seat];
  return {
    name: isolated((player && playerName(player)) || '') || seatNumber(seat + 1),
    isYou: seat === table.viewer,
  };
};

/** A player's name on its own, as in a table of points: "You", "Ana". */
export const who = (table: TableView, seat: Seat): string => personName(personAt(table, seat));

/** The phrases of the table chat, and the names of its emoji. */
export const SAYING_TEXT = fixed('sayings');

/** The button that opens the phrases, and the title of their panel. */
export const saySomething = (): string => say('company-saySomething');

/** The accessible name of the button over a player's seat: "About Ben". */
export const aboutPlayer = (name: string): string => say('company-about', { who: { name, isYou: false } });

/** A phrase as read out, by who said it: "Ben: Well played!", "You: Smile." */
export function saidBy(table: TableView, seat: Seat, saying: Saying): string {
  const phrase = SAYING_TEXT[saying];
  // The Greek question mark is a semicolon.
  const words = /[!?;]$/.test(phrase) ? phrase : `${phrase}.`;
  return say('company-aloud', { who: personAt(table, seat), words });
}

/** The choice of the bots' levels. */
const LEVELS = fixed('levels');

/** The names of the levels. */
export const LEVEL_LABELS = fixed('levelNames');

/** How the bots of each level play. */
export const LEVEL_HINTS = fixed('levelHints');

/** "Bot 2", counted from the player's left. */
export const botNumber = (number: number): string => say('levels-botNumber', { number });

/** Levels that differ: "From your left: Sharp, Steady, Beginner." */
export const levelsInShort = (levels: readonly LevelName[]): string =>
  say('levels-inShort', { levels: levels.map((level) => LEVEL_LABELS[level]) });

/** A bot of a level on its own: "Sharp bot". */
export const levelBot = (level: LevelName): string => say('levels-botAlone', { level });

/** A bot by its name and level: "Clara (Sharp bot)". */
export const levelBotNamed = (name: string, level: LevelName): string => say('levels-botNamed', { name, level });

/** The mark of a bot's seat: "SHARP BOT". */
export const botMark = (level: LevelName): string => say('levels-mark', { level });

/** The mark of a bot's seat, for tight spaces: "SHARP". */
export const botMarkShort = (level: LevelName): string => say('levels-markShort', { name: LEVEL_LABELS[level] });

/** The labels of the choice of a pace: for Play now, and at a private table. */
const PACE = fixed('pace');

/** The names of the paces. */
export const PACE_LABELS = fixed('paceNames');

/** The time limits of each pace. */
export const PACE_HINTS = fixed('paceHints');

/** A pace as messages take it: null without a clock. */
export const clockOf = (pace: PaceName): Exclude<PaceName, 'none'> | null => (pace === 'none' ? null : pace);

/** The names of the bots, and the labels of the choices of levels and of a pace. */
export const companyText = { BOTS, LEVELS, PACE };
