const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = 'áƀçđéƒĝĥíĵķłɱñóƥɋŕšŧúṽŵẋýžÁƁÇĐÉƑĜĤÍĴĶŁṀÑÓƤɊŔŠŦÚṼŴẊÝŽ';

/** How much longer a sentence becomes: as much as English grows in many languages. */
const GROWTH = 0.4;

const FILLER = 'ẋýž';

const toAccented = (letters: string): string =>
  letters.replaceAll(/[a-z]/gi, (letter) => [...ACCENTED][PLAIN.indexOf(letter)] ?? letter);

/** Cards and numbers, which have no other letters than those on cards. */
const SIGNS = /^[^\p{L}]*(?:[AJKQ][^\p{L}]*)*$/u;

/**
 * A sentence in the pseudo-language: accented, longer by two fifths, and in brackets, so that cut ends and words from
 * elsewhere can be seen. A sentence put into another keeps no brackets of its own.
 * @example pseudoSentence('Deal 4') // "⟦Đéáł 4ẋý⟧"
 */
export function pseudoSentence(sentence: string): string {
  if (SIGNS.test(sentence)) return sentence;
  const inner = sentence.replaceAll(/[⟦⟧]/g, '');
  if (!/[a-z]/i.test(inner)) return `⟦${inner}⟧`;
  const more = Math.ceil((inner.match(/[a-z]/gi)?.length ?? 0) * GROWTH);
  return `⟦${toAccented(inner)}${FILLER.repeat(Math.ceil(more / FILLER.length)).slice(0, more)}⟧`;
}

/** Texts in the pseudo-language: all sentences in them, and those that their functions return. */
export function pseudoOf<Texts>(texts: Texts): Texts {
  if (typeof texts === 'string') return pseudoSentence(texts) as Texts;
  if (typeof texts === 'function') return ((...values: unknown[]) => pseudoOf(texts(...values))) as Texts;
  if (Array.isArray(texts)) return texts.map(pseudoOf) as Texts;
  if (typeof texts !== 'object' || texts === null) return texts;
  return Object.fromEntries(Object.entries(texts).map(([key, value]) => [key, pseudoOf(value)])) as Texts;
}
