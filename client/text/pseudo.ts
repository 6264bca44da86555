import { PSEUDO } from '#rules';
import type { FixedTexts, Say } from '#text';

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = 'áƀçđéƒĝĥíĵķłɱñóƥɋŕšŧúṽŵẋýžÁƁÇĐÉƑĜĤÍĴĶŁṀÑÓƤɊŔŠŦÚṼŴẊÝŽ';

/** How much longer a sentence becomes, with its brackets: as much as English grows in many languages. */
const GROWTH_RATIO = 0.4;

/** The words that make a sentence longer: they can be broken. */
const FILLER = 'ẋýžẋýž ';

const LETTER = /[a-z]/gi;

/** A name in the pseudo-language: accented, as long as before, and without brackets. */
export const pseudoName = (name: string): string =>
  name.replaceAll(LETTER, (letter) => [...ACCENTED][PLAIN.indexOf(letter)] ?? letter);

/** Cards and numbers, which have no other letters than those on cards. */
const SIGNS = /^[^\p{L}]*(?:[AJKQ][^\p{L}]*)*$/u;

/**
 * A sentence in the pseudo-language: accented, longer by two fifths, and in brackets, so that cut ends and words from
 * elsewhere can be seen. A sentence put into another keeps no brackets of its own.
 * @example pseudoSentence('Deal 4') // "⟦Đéáł 4ẋ⟧"
 */
export function pseudoSentence(sentence: string): string {
  if (SIGNS.test(sentence)) return sentence;
  // A mark, such as the dealer's, is one letter in any language.
  if (sentence.length === 1) return pseudoName(sentence);
  const inner = withoutBrackets(sentence);
  const more = Math.ceil(inner.length * GROWTH_RATIO) - '⟦⟧'.length;
  const filler = FILLER.repeat(Math.ceil(Math.max(0, more) / FILLER.length)).slice(0, Math.max(0, more));
  return `⟦${pseudoName(inner)}${filler.trimEnd()}⟧`;
}

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

/** Messages that are names of players: as long in every language. */
const NAMES = /^(?:bots-|cards-personAlone$)/;

/** Messages without values in the pseudo-language. */
const fixedIn = (texts: FixedTexts): FixedTexts =>
  Object.fromEntries(
    Object.entries(texts).map(([group, part]) => [
      group,
      pseudoOf(part, NAMES.test(`${group}-`) ? pseudoName : pseudoSentence),
    ]),
  );

/** Messages in the pseudo-language. */
export function pseudoSay(say: Say): Say {
  const inPlace = (id: never, values: never): string => (NAMES.test(id) ? pseudoName : pseudoSentence)(say(id, values));
  return Object.assign(inPlace as Say, {
    code: PSEUDO.code,
    has: say.has,
    fixed: fixedIn(say.fixed),
    characters: say.characters + ACCENTED,
    ownLetters: say.ownLetters,
    spoken: (sentence: string) => pseudoSentence(say.spoken(sentence)),
  });
}
