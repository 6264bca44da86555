/**
 * The bots, by number. A page names a bot by its number, in its own language. These names are for all else: logs,
 * records and stored games. No person's name at a table looks like that of a bot there.
 */
export const BOT_NAMES = ['Ada', 'Bruno', 'Clara', 'Dario', 'Edda', 'Fritz', 'Greta', 'Hugo'] as const;

/** The most letters of a name, and pictures by their parts. Marks on letters take no room of their own. */
const MAX_NAME_LETTERS = 20;
/** The most code points of a name, marks included. */
const MAX_CODE_POINTS = 2 * MAX_NAME_LETTERS;

const PICTURE = String.raw`\p{Extended_Pictographic}(?:\uFE0F|\p{Emoji_Modifier})?`;

/** Multi-part emoji: joined pictures, keycaps, and the flags of England, Scotland and Wales. */
const EMOJI = String.raw`\u{1F3F4}[\u{E0061}-\u{E007A}]{5}\u{E007F}|${PICTURE}(?:\u200D${PICTURE})*|[0-9#*]\uFE0F\u20E3`;

/** Marks of Indian scripts that join letters. A joiner or non-joiner beside one decides how the letters are written. */
const VIRAMA = String.raw`[\u094D\u09CD\u0A4D\u0ACD\u0B4D\u0BCD\u0C4D\u0CCD\u0D4D\u0DCA]`;

/** Joiners and non-joiners that change how a name looks: at a virama, and between two Arabic letters. */
const JOINED = String.raw`${VIRAMA}[\u200C\u200D]|[\u200C\u200D](?=${VIRAMA})|\p{Script=Arabic}\p{M}*\u200C(?=\p{Script=Arabic})`;

/** Invisible characters: those Unicode marks as ignorable, and blanks it does not count as spaces. */
const UNSEEN = String.raw`[\p{Default_Ignorable_Code_Point}\u2800\u{13441}\u{13442}\u{16FE4}\u{1D159}]`;

// Emoji and joined letters match first, so that their joiners are not removed as invisible.
const KEPT_OR_UNSEEN = new RegExp(`(${EMOJI}|${JOINED})|${UNSEEN}`, 'gu');
const ALL_UNSEEN = new RegExp(UNSEEN, 'gu');

/** Control, unassigned, private-use and surrogate characters, line separators, and characters used in markup. */
const FORBIDDEN = /[\p{C}\p{Zl}\p{Zp}<>&"`\\]/u;

/** Scripts that write vowels, tones and joined letters as marks, of which a letter may have several. */
const SCRIPTS_WITH_MARKS = (
  'Arabic Hebrew Syriac Thaana Nko Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam Sinhala ' +
  'Thai Lao Tibetan Myanmar Khmer Mongolian Balinese Javanese Sundanese Tai_Tham New_Tai_Lue Tai_Viet Cham Lepcha ' +
  'Limbu Meetei_Mayek Buginese Kayah_Li Rejang Saurashtra Chakma Ethiopic'
).split(' ');

/** A letter with the marks of its own script. */
const OWN_MARKS = new RegExp(
  `^(?:${SCRIPTS_WITH_MARKS.map((script) => String.raw`\p{Script=${script}}\p{Script_Extensions=${script}}+`).join('|')})$`,
  'u',
);

/** The most marks on a letter from which none stands out: `ọ̀`, or a base of another script. */
const MAX_MARKS = 2;
/** The most marks of a letter's own script, and of these the most above or below it: `ཧཱུྃ`, `כְּׁ`, `ကျော်`. */
const MAX_OWN_MARKS = 6;
const MAX_STACKED_MARKS = 4;

/** Whether the marks on a letter cover neighbouring lines. The same mark twice is decoration in every script. */
function isTooHigh(cluster: string): boolean {
  const [, ...marks] = cluster;
  if (marks.length <= MAX_MARKS) return false;
  const stacked = marks.filter((mark) => !/\p{Mc}/u.test(mark));
  const isOwn = OWN_MARKS.test(cluster) && new Set(marks).size === marks.length;
  return !isOwn || marks.length > MAX_OWN_MARKS || stacked.length > MAX_STACKED_MARKS;
}

/**
 * Maps a name to a text that is equal for names that look alike.
 * @example skeleton('Аnn') === skeleton('Ann') // the first begins with a Cyrillic letter
 */
export type Skeleton = (name: string) => string;

/**
 * Cleans a name for display: 1 to 20 letters without controls or markup. Applies NFKC, removes invisible characters
 * that change nothing, trims and collapses blanks, and keeps multi-part emoji whole. Returns null if the name is not
 * allowed.
 * @example cleanName('  Ａｎｎ \u3164 Lee ') // 'Ann Lee'
 */
export function cleanName(raw: unknown): string | null {
  const name = typeof raw === 'string' ? common(raw) : '';
  return isOfLength(name) && refusedSign(name) === null ? name : null;
}

/**
 * The first sign for which a name is not allowed: a character, or a letter with all its marks; null if it is too long
 * or empty.
 * @example refusedSign('Ann <3') // '<'
 */
export function refusedSign(raw: string): string | null {
  const seen = common(raw).replace(ALL_UNSEEN, '');
  for (const [cluster] of seen.matchAll(/\P{M}?\p{M}*/gu)) {
    const [first = ''] = cluster;
    if (FORBIDDEN.test(first)) return first;
    if (/^ ?\p{M}/u.test(cluster) || isTooHigh(cluster)) return cluster.trim();
  }
  return null;
}

/** The common form of a name, without what is invisible; empty for one so long that no name can come of it. */
function common(raw: string): string {
  // Rejects long input before any work per character.
  if (raw.length > 4 * MAX_CODE_POINTS) return '';
  return (
    raw
      // Many people type ´ for an apostrophe; NFKC would turn it into a space with a combining mark.
      .replace(/\u00B4/g, "'")
      .normalize('NFKC')
      .replace(KEPT_OR_UNSEEN, '$1')
      .normalize('NFKC')
      .replace(/\p{Zs}+/gu, ' ')
      .trim()
  );
}

/** The letters of a name, without marks and what is invisible in a word. */
const lengthOf = (name: string): number => [...name].filter((sign) => !/[\p{M}\u200C]/u.test(sign)).length;

const isOfLength = (name: string): boolean =>
  lengthOf(name) >= 1 && lengthOf(name) <= MAX_NAME_LETTERS && [...name].length <= MAX_CODE_POINTS;

/** The name, with a number appended if it looks like another one at the table: `Ann 2`. */
export function nameAmong(name: string, taken: readonly string[], skeleton: Skeleton): string {
  const skeletons = new Set(taken.map(skeleton));
  if (!skeletons.has(skeleton(name))) return name;
  for (let number = 2; ; number++) {
    const numbered = `${shortened(name, MAX_NAME_LETTERS - 2)} ${number}`;
    if (!skeletons.has(skeleton(numbered))) return numbered;
  }
}

/**
 * The number of a bot whose name looks like no other at the table. There is one, since a table has no more seats than
 * there are bots.
 */
export function botAmong(taken: readonly string[], skeleton: Skeleton): number {
  const skeletons = new Set(taken.map(skeleton));
  return BOT_NAMES.findIndex((name) => !skeletons.has(skeleton(name)));
}

/** The beginning of a name, at most `maxLetters` long but at least one whole character with its marks or parts. */
function shortened(name: string, maxLetters: number): string {
  let length = 0;
  let end = 0;
  for (const { segment, index } of new Intl.Segmenter().segment(name)) {
    length += lengthOf(segment);
    if (length > maxLetters && end > 0) break;
    end = index + segment.length;
  }
  return name.slice(0, end).trimEnd();
}
