import { signal } from '@preact/signals';
import { type Say, writeOwnLetters } from '#text';
import type { english } from './english/index.ts';
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

/** All messages of a language. Loaded separately. */
export interface MoreLanguage {
  readonly say: Say;
}

const core = signal<FirstLanguage | null>(null);
let messages: Say | null = null;

/** Sets the texts of the page. Everything that shows a text follows. */
export function speak(texts: FirstLanguage, moreTexts: MoreLanguage | null): void {
  core.value = texts;
  speakFurther(moreTexts ?? texts);
}

/** Writes ranks in the language's own letters, or in the international ones. Everything that shows a card follows. */
export function writeLetters(own: boolean): void {
  writeOwnLetters(own);
  core.value = core.peek() && { ...(core.peek() as FirstLanguage) };
  sayIn(messages);
}

/** Every character of the fixed texts of the page's language, once. */
export const characters = (): string => [...new Set(JSON.stringify(core.value) + core.value?.say.characters)].join('');

/** Adds the further messages in the language of the page. */
export function speakFurther({ say }: MoreLanguage): void {
  messages = say;
  sayIn(say);
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

/** A part's texts together with the functions that choose among them. */
export const withTellers = <T extends object, Tellers extends object>(texts: () => T, tellers: Tellers): T & Tellers =>
  new Proxy(tellers as T & Tellers, {
    get: (_, key) => (key in tellers ? tellers[key as keyof Tellers] : texts()[key as keyof T]),
  });
