import { BOT_NAMES } from './avatars.ts';

const MAX_NAME = 20;

const PICTURE = String.raw`\p{Extended_Pictographic}(?:\uFE0F|\p{Emoji_Modifier})?`;

/** Multi-part emoji: joined pictures, keycaps, and the flags of England, Scotland and Wales. */
const EMOJI = String.raw`\u{1F3F4}[\u{E0061}-\u{E007A}]{5}\u{E007F}|${PICTURE}(?:\u200D${PICTURE})*|[0-9#*]\uFE0F\u20E3`;

/** Invisible characters: those Unicode marks as ignorable, and blanks it does not count as spaces. */
const UNSEEN = String.raw`[\p{Default_Ignorable_Code_Point}\u2800\u{13441}\u{13442}\u{16FE4}\u{1D159}]`;

// Emoji match first, so that the characters joining their parts are not removed as invisible.
const EMOJI_OR_UNSEEN = new RegExp(`(${EMOJI})|${UNSEEN}`, 'gu');
const ALL_UNSEEN = new RegExp(UNSEEN, 'gu');

/** Control, unassigned, private-use and surrogate characters, line separators, and characters used in markup. */
const FORBIDDEN = /[\p{C}\p{Zl}\p{Zp}<>&"`\\]/u;

/** Combining marks stacked so high that they cover neighbouring lines, or with no letter to combine with. */
const STRAY_MARKS = /\p{M}{3}|(?:^| )\p{M}/u;

/**
 * Maps a name to a text that is equal for names that look alike.
 * @example skeleton('Аnn') === skeleton('Ann') // the first begins with a Cyrillic letter
 */
export type Skeleton = (name: string) => string;

/**
 * Cleans a name for display: 1 to 20 code points without controls or markup. Applies NFKC, removes invisible
 * characters, trims and collapses blanks, and keeps multi-part emoji whole. Returns null if the name is not allowed.
 * @example cleanName('  Ａｎｎ \u3164 Lee ') // 'Ann Lee'
 */
export function cleanName(raw: unknown): string | null {
  // Rejects long input before any work per character.
  if (typeof raw !== 'string' || raw.length > 8 * MAX_NAME) return null;
  const name = raw
    // Many people type ´ for an apostrophe; NFKC would turn it into a space with a combining mark.
    .replace(/\u00B4/g, "'")
    .normalize('NFKC')
    .replace(EMOJI_OR_UNSEEN, '$1')
    .normalize('NFKC')
    .replace(/\p{Zs}+/gu, ' ')
    .trim();
  const seen = name.replace(ALL_UNSEEN, '');
  const length = [...name].length;
  if (length < 1 || length > MAX_NAME || FORBIDDEN.test(seen) || STRAY_MARKS.test(seen)) return null;
  return name;
}

/** The name, with a number appended if it looks like another one at the table: `Ann 2`. */
export function nameAmong(name: string, taken: readonly string[], skeleton: Skeleton): string {
  const looks = new Set(taken.map(skeleton));
  if (!looks.has(skeleton(name))) return name;
  for (let number = 2; ; number++) {
    const numbered = `${shortened(name, MAX_NAME - 2)} ${number}`;
    if (!looks.has(skeleton(numbered))) return numbered;
  }
}

/**
 * The number of a bot whose name looks like no other at the table. There is one, since a table has no more seats than
 * there are bots.
 */
export function botAmong(taken: readonly string[], skeleton: Skeleton): number {
  const looks = new Set(taken.map(skeleton));
  return BOT_NAMES.findIndex((name) => !looks.has(skeleton(name)));
}

/**
 * The beginning of a name, at most `most` code points but at least one whole character: letters keep their marks, emoji
 * their parts.
 */
function shortened(name: string, most: number): string {
  let length = 0;
  let end = 0;
  for (const { segment, index } of new Intl.Segmenter().segment(name)) {
    length += [...segment].length;
    if (length > most && end > 0) break;
    end = index + segment.length;
  }
  return name.slice(0, end).trimEnd();
}
