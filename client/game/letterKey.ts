/**
 * The letter that a key stands for, in lower case: the one that it writes or, on a Greek or Cyrillic keyboard, the one
 * that it writes on an English keyboard. Other keys have their own names.
 * @example letterKey({ key: 'δ', code: 'KeyD' }) // "d"
 */
export function letterKey({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  const [, english] = /^Key([A-Z])$/.exec(code ?? '') ?? [];
  const isForeign = english !== undefined && /^\p{L}$/u.test(key) && !/^\p{Script=Latin}$/u.test(key);
  return (isForeign ? english : key).toLowerCase();
}
