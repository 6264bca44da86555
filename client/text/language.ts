import { signal } from '@preact/signals';
import { type Say, writeOwnLetters } from '#text';
import type { english } from './english/index.ts';
import type { more as englishMore } from './english/more/index.ts';
import { sayIn } from './say.ts';

/** The same shape with any sentence in place of an English one. Lists keep their length. */
type Worded<T> = T extends string
  ? string
  : T extends (...values: infer Values) => infer Said
    ? (...values: Values) => Worded<Said>
    : { readonly [K in keyof T]: Worded<T[K]> };

/**
 * A language's texts for first screen and table that are not messages yet. English sets the type: a missing sentence
 * does not compile.
 */
export type Language = Worded<typeof english>;

/** A language's texts for first screen and table, and its messages for them. */
export type FirstLanguage = Language & { readonly say: Say };

/** A language's further texts that are not messages yet, by part of the page. */
export type MoreTexts = Worded<typeof englishMore>;

/** A language's further texts, and all its messages. Loaded separately. */
export type MoreLanguage = MoreTexts & { readonly say: Say };

const core = signal<FirstLanguage | null>(null);
const further = signal<MoreLanguage | null>(null);

/** Sets the texts of the page. Everything that shows a text follows. */
export function speak(texts: FirstLanguage, moreTexts: MoreLanguage | null): void {
  core.value = texts;
  further.value = moreTexts;
  sayIn((moreTexts ?? texts).say);
}

/** Writes ranks in the language's own letters, or in the international ones. Everything that shows a card follows. */
export function writeLetters(own: boolean): void {
  writeOwnLetters(own);
  core.value = copyOf(core.peek());
  further.value = copyOf(further.peek());
  sayIn((further.peek() ?? core.peek())?.say ?? null);
}

const copyOf = <T extends object>(texts: T | null): T | null => texts && { ...texts };

/** Every character of the fixed texts of the page's language, once. */
export const characters = (): string => [...new Set(JSON.stringify(core.value) + core.value?.say.characters)].join('');

/** Adds the further texts in the language of the page. */
export function speakFurther(texts: MoreLanguage): void {
  further.value = texts;
  sayIn(texts.say);
}

/** An object whose properties are those of another, which may change. Reading one subscribes to the change. */
export const live = <T extends object>(get: () => T): T =>
  new Proxy({} as T, { get: (_, key) => get()[key as keyof T] });

function there<T>(texts: T | null): T {
  if (texts === null) throw new Error('The texts are not loaded yet.');
  return texts;
}

/** The texts in the language of the page. */
export const language: Language = live(() => there(core.value));

/** The further texts in the language of the page, by part: `more.deeds.DOT`. */
export const more: MoreLanguage = live(() => there(further.value));

/** A part's texts together with the functions that choose among them. */
export const withTellers = <T extends object, Tellers extends object>(texts: () => T, tellers: Tellers): T & Tellers =>
  new Proxy(tellers as T & Tellers, {
    get: (_, key) => (key in tellers ? tellers[key as keyof Tellers] : texts()[key as keyof T]),
  });
