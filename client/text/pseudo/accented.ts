const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = 'áƀçđéƒĝĥíĵķłɱñóƥɋŕšŧúṽŵẋýžÁƁÇĐÉƑĜĤÍĴĶŁṀÑÓƤɊŔŠŦÚṼŴẊÝŽ';

/** How much longer a sentence becomes: as much as English grows in many languages. */
const GROWTH = 0.4;

const FILLER = 'ẋýž';

/** A letter, or a placeholder of texts about rules: `{wild}`. */
const LETTER = /\{[^{}]*\}|[a-z]/gi;

const toAccented = (letters: string): string =>
  letters.replaceAll(LETTER, (letter) => [...ACCENTED][PLAIN.indexOf(letter)] ?? letter);

const lettersIn = (sentence: string): number =>
  (sentence.match(LETTER) ?? []).filter((letter) => letter.length === 1).length;

/** Cards and numbers, which have no other letters than those on cards. */
const SIGNS = /^[^\p{L}]*(?:[AJKQ][^\p{L}]*)*$/u;

/**
 * A sentence in the pseudo-language: accented, longer by two fifths, and in brackets, so that cut ends and words from
 * elsewhere can be seen. A sentence put into another keeps no brackets of its own. Placeholders stay as they are.
 * @example pseudoSentence('Deal 4') // "⟦Đéáł 4ẋý⟧"
 */
export function pseudoSentence(sentence: string): string {
  if (SIGNS.test(sentence)) return sentence;
  const inner = withoutBrackets(sentence);
  const more = Math.ceil(lettersIn(inner) * GROWTH);
  return `⟦${toAccented(inner)}${FILLER.repeat(Math.ceil(more / FILLER.length)).slice(0, more)}⟧`;
}

/** A word or a few in the pseudo-language, to put into sentences: without brackets. */
export const pseudoWord = (word: string): string => withoutBrackets(pseudoSentence(word));

const withoutBrackets = (sentence: string): string => sentence.replaceAll(/[⟦⟧]/g, '');

/** Texts in the pseudo-language: all in them, and those that their functions return. */
export function pseudoOf<Texts>(texts: Texts, inPseudo = pseudoSentence): Texts {
  const all = <Part>(part: Part): Part => pseudoOf(part, inPseudo);
  if (typeof texts === 'string') return inPseudo(texts) as Texts;
  if (typeof texts === 'function') return ((...values: unknown[]) => all(texts(...values))) as Texts;
  if (Array.isArray(texts)) return texts.map(all) as Texts;
  if (typeof texts !== 'object' || texts === null) return texts;
  return Object.fromEntries(Object.entries(texts).map(([key, value]) => [key, all(value)])) as Texts;
}
