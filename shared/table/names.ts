const MAX_NAME = 20;

/** Controls, invisible and unassigned characters, line separators, and what markup is made of. */
const FORBIDDEN = /[\p{C}\p{Zl}\p{Zp}<>&"`\\]/u;

/** Marks piled up until a name covers its neighbours. */
const PILED_MARKS = /\p{M}{3}/u;

const BOT_NAMES = ['Ada', 'Bruno', 'Clara', 'Dario', 'Edda', 'Fritz', 'Greta', 'Hugo'] as const;

/**
 * A name as it may be shown to everybody, or null when it may not be: 1 to 20 characters, no controls, no markup.
 * Blanks are trimmed and run together.
 * @example cleanName('  Ann   Lee ') // 'Ann Lee'
 */
export function cleanName(raw: unknown): string | null {
  // Long before it is looked at character by character.
  if (typeof raw !== 'string' || raw.length > 8 * MAX_NAME) return null;
  const name = raw.normalize('NFC').trim().replace(/ +/g, ' ');
  const length = [...name].length;
  if (length < 1 || length > MAX_NAME || FORBIDDEN.test(name) || PILED_MARKS.test(name)) return null;
  return name;
}

/** The name, with a number when somebody at the table is called that already: `Ann 2`. */
export function nameAmong(name: string, taken: readonly string[]): string {
  if (!taken.includes(name)) return name;
  for (let number = 2; ; number++) {
    const numbered = `${[...name].slice(0, MAX_NAME - 2).join('')} ${number}`;
    if (!taken.includes(numbered)) return numbered;
  }
}

/** A bot's name that nobody at the table bears. */
export const botNameAmong = (taken: readonly string[]): string =>
  nameAmong(BOT_NAMES.find((name) => !taken.includes(name)) ?? BOT_NAMES[0], taken);
