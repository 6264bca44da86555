import { signal } from '@preact/signals';
import {
  type CardLetters,
  type FixedId,
  type FixedTexts,
  type MessageParameters,
  type Say,
  type Sayer,
  writeOwnLetters,
} from '#text';

/** Set anew also when only the letters on cards have changed. */
const spoken = signal<{ readonly say: Say } | null>(null);

/** Sets the messages of the page. Everything that shows one follows. */
export function speak(say: Say): void {
  spoken.value = { say };
}

/** Writes ranks in the language's own letters, or in the international ones. Everything that shows a card follows. */
export function writeLetters(own: boolean): void {
  writeOwnLetters(own);
  const now = spoken.peek();
  if (now) speak(now.say);
}

/** Every character of the messages of the page, once. */
export const characters = (): string => there().characters;

/** The messages of the page's language. Reading them subscribes to changes. */
function there(): Say {
  if (spoken.value === null) throw new Error('The messages are not loaded yet.');
  return spoken.value.say;
}

/** A message in the language of the page. Reading it subscribes to changes. */
export const say = ((id: never, values: never) => there()(id, values)) as Sayer;

/** Whether a message is there, or will come with the further ones. Reading it subscribes to changes. */
export const isThere = (id: FixedId | keyof MessageParameters): boolean => there().has(id);

/** The letters for ranks on packs of the page's language. */
export const ownLetters = (): CardLetters => there().ownLetters();

/** A sentence with its cards in words, for a screen reader: "Ana discarded the queen of diamonds." */
export const aloud = (sentence: string): string => there().spoken(sentence);

/** The code of the page's language (BCP 47). Reading it subscribes to changes. */
export const languageCode = (): string => there().code;

/** The parts of the ids below a prefix. */
type Rest<Prefix extends string> = FixedId extends infer Id
  ? Id extends `${Prefix}-${infer After}`
    ? After
    : never
  : never;
type Head<Id extends string> = Id extends `${infer First}-${string}` ? First : Id;

/** The messages without values below a prefix, by name; those that are numbered are a list. */
export type Fixed<Prefix extends string> = [Head<Rest<Prefix>>] extends [`${number}`]
  ? `${Prefix}-1` extends FixedId
    ? readonly string[]
    : readonly Fixed<`${Prefix}-1`>[]
  : {
      readonly [Name in Head<Rest<Prefix>>]: `${Prefix}-${Name}` extends FixedId ? string : Fixed<`${Prefix}-${Name}`>;
    };

/**
 * The messages without values below a prefix, in the language of the page when they are read.
 * @example fixed('home').playNow // that of the message `home-playNow`
 */
export function fixed<Prefix extends Head<FixedId>>(prefix: Prefix): Fixed<Prefix> {
  const now = () => there().fixed[prefix] as FixedTexts;
  return new Proxy({} as Fixed<Prefix> & object, {
    get: (_, name) => Reflect.get(now(), name),
    has: (_, name) => Reflect.has(now(), name),
    ownKeys: () => Reflect.ownKeys(now()),
    getOwnPropertyDescriptor: (_, name) => ({ value: Reflect.get(now(), name), enumerable: true, configurable: true }),
  });
}
