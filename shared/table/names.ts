const MAX_NAME = 20;

const PICTURE = String.raw`\p{Extended_Pictographic}(?:\uFE0F|\p{Emoji_Modifier})?`;

/** Emoji of several parts: joined pictures, keycaps, and the flags of England, Scotland and Wales. */
const EMOJI = String.raw`\u{1F3F4}[\u{E0061}-\u{E007A}]{5}\u{E007F}|${PICTURE}(?:\u200D${PICTURE})*|[0-9#*]\uFE0F\u20E3`;

/** Characters that show nothing: those that Unicode lets programs ignore, and blanks that it does not count as spaces. */
const UNSEEN = String.raw`[\p{Default_Ignorable_Code_Point}\u2800\u{13441}\u{13442}\u{16FE4}\u{1D159}]`;

// An emoji comes first, so that what joins its parts is not taken for unseen.
const EMOJI_OR_UNSEEN = new RegExp(`(${EMOJI})|${UNSEEN}`, 'gu');
const ALL_UNSEEN = new RegExp(UNSEEN, 'gu');

/** Controls, unassigned characters and those of private use, halves of characters, line separators, and what markup is made of. */
const FORBIDDEN = /[\p{C}\p{Zl}\p{Zp}<>&"`\\]/u;

/** Marks piled up until a name covers its neighbours, or with no letter to stand on. */
const STRAY_MARKS = /\p{M}{3}|(?:^| )\p{M}/u;

const BOT_NAMES = ['Ada', 'Bruno', 'Clara', 'Dario', 'Edda', 'Fritz', 'Greta', 'Hugo'] as const;

/**
 * How a name looks, as a text to compare: names that look alike have the same.
 * @example skeleton('Аnn') === skeleton('Ann') // the first begins with a Cyrillic letter
 */
export type Skeleton = (name: string) => string;

/**
 * A name as it may be shown to everybody, or null when it may not be: 1 to 20 characters (code points), no controls, no
 * markup. Compatibility forms become the common ones (NFKC), what shows nothing is left out, blanks are trimmed and run
 * together; emoji of several parts stay whole.
 * @example cleanName('  Ａｎｎ \u3164 Lee ') // 'Ann Lee'
 */
export function cleanName(raw: unknown): string | null {
  // Long before it is looked at character by character.
  if (typeof raw !== 'string' || raw.length > 8 * MAX_NAME) return null;
  const name = raw
    // Many type it for an apostrophe; its compatibility form is a blank with a mark on it.
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

/** The name, with a number when somebody at the table has one that looks like it: `Ann 2`. */
export function nameAmong(name: string, taken: readonly string[], skeleton: Skeleton): string {
  const looks = new Set(taken.map(skeleton));
  if (!looks.has(skeleton(name))) return name;
  for (let number = 2; ; number++) {
    const numbered = `${shortened(name, MAX_NAME - 2)} ${number}`;
    if (!looks.has(skeleton(numbered))) return numbered;
  }
}

/** A bot's name unlike all others at the table. */
export function botNameAmong(taken: readonly string[], skeleton: Skeleton): string {
  const looks = new Set(taken.map(skeleton));
  return nameAmong(BOT_NAMES.find((name) => !looks.has(skeleton(name))) ?? BOT_NAMES[0], taken, skeleton);
}

/** The beginning of a name, of so many characters at most, but its first one whole: no letter loses its marks, no emoji a part. */
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
