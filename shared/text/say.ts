import { FluentBundle, type FluentFunction, type FluentResource, type FluentVariable } from '@fluent/bundle';
import { type Card, cardOf } from '#engine';
import { functionsOf, Given, lettersIn, SaidNumber } from './functions.ts';
import { type CardLetters, withCardsSaid } from './letters.ts';
import type { FixedId, MessageParameters } from './parameters.ts';

/** A value of a message: what `parameters.ts` has for it. */
type Value = string | number | boolean | object | null;

type GivenTo<Id extends keyof MessageParameters> = MessageParameters[Id];

/** How a message is said. */
export interface Sayer {
  /**
   * A message with its values, as `parameters.ts` lists them.
   * @example say('notices-setNeeds', { rank: 13, terms: 'common' }) // "This set needs another king, or a wild."
   * @throws ReferenceError if the language has no such message, or not for these values
   */
  <Id extends keyof MessageParameters>(id: Id, values: GivenTo<Id>): string;
  (id: FixedId): string;
}

/** The messages of one language. */
export interface Say extends Sayer {
  /** The language's code (BCP 47). */
  readonly code: string;
  /** Whether a message is among those that are there: a page fetches some later. */
  readonly has: (id: string) => boolean;
  /** The messages without values, by the parts of their ids: `fixed.home.playNow`. */
  readonly fixed: FixedTexts;
  /** Every character of the messages, once. */
  readonly characters: string;
  /** The letters for ranks on packs of the language. */
  readonly ownLetters: () => CardLetters;
  /** A sentence with its cards in words, for a screen reader: "Ana discarded the queen of diamonds." */
  readonly spoken: (sentence: string) => string;
}

/** Texts by name: of one, of a list, or of a group of further ones. */
export type FixedTexts = { readonly [name: string]: string | readonly string[] | FixedTexts };

/** The messages of a file, as a parser of Fluent's syntax has read them. */
export type ReadMessages = Pick<FluentResource, 'body'>;

/**
 * The messages of a language.
 * @param code the language (BCP 47), whose plurals they follow
 * @param resources the messages of its files; no id comes twice
 */
export function createSay(code: string, resources: readonly ReadMessages[]): Say {
  const functions = functionsOf(() => bundle);
  const bundle: FluentBundle = new FluentBundle(code, { functions, useIsolating: false });
  for (const resource of resources) bundle.addResource(resource as FluentResource);
  const say = (id: string, values: Readonly<Record<string, Value>> = {}): string => {
    const pattern = bundle.getMessage(id)?.value;
    if (!pattern) throw new ReferenceError(`no message ${id} in ${code}`);
    if (typeof pattern === 'string') return pattern;
    return bundle.formatPattern(pattern, Object.fromEntries(Object.entries(values).map(asVariable)));
  };
  return Object.assign(say as Say, {
    code,
    has: (id: string) => bundle.hasMessage(id),
    fixed: fixedIn(resources, say),
    characters: [...new Set(JSON.stringify(resources))].join(''),
    ownLetters: () => lettersIn(bundle),
    spoken: (sentence: string) =>
      withCardsSaid(sentence, {
        own: lettersIn(bundle),
        card: (rank, suit, before) => cardAfter(before, cardOf(suit, rank), functions.CARD),
        suit: (suit) => say('spoken-suit', { suit }),
      }),
  });
}

function asVariable([name, value]: readonly [string, Value]): [string, FluentVariable] {
  // Zero may have a sign, which would be shown.
  if (typeof value === 'number') return [name, new SaidNumber(value === 0 ? 0 : value, { useGrouping: false })];
  if (typeof value === 'boolean') return [name, value ? 'yes' : 'no'];
  if (value === null) return [name, 'none'];
  // A player may have this name.
  if (value === 'none') return [name, new Given({ name: value })];
  return [name, typeof value === 'object' ? new Given(value) : value];
}

/** The messages that functions call: nothing says one alone. */
export const CALLED =
  /^(?:locale|letters|semicolon|joker|card|wild|rank|suit|place|meld|person|ordinal|count|terms)(?:-|$)/;

interface Tree {
  [name: string]: string | Tree;
}

/** The messages that need no values, as a tree by the parts of their ids. */
function fixedIn(resources: readonly ReadMessages[], say: (id: string) => string): FixedTexts {
  const tree: Tree = {};
  const patterns = new Map(resources.flatMap(({ body }) => body.map(({ id, value }) => [id, value])));
  for (const [id, value] of patterns) {
    if (CALLED.test(id) || value === null || hasVariable(value, patterns)) continue;
    const parts = id.split('-');
    const name = parts.pop() as string;
    let group = tree;
    for (const part of parts) {
      group[part] ??= {};
      group = group[part] as Tree;
    }
    group[name] = say(id);
  }
  return withLists(tree);
}

/** Groups whose names are 1, 2, 3 become lists. */
function withLists(tree: Tree): FixedTexts {
  const entries = Object.entries(tree).map(
    ([name, part]) => [name, typeof part === 'string' ? part : withLists(part)] as const,
  );
  const isList = entries.every(([name], index) => name === String(index + 1));
  return (isList ? entries.map(([, part]) => part) : Object.fromEntries(entries)) as FixedTexts;
}

/** Whether a pattern depends on a value, if need be through messages that it refers to. */
function hasVariable(pattern: unknown, patterns: ReadonlyMap<string, unknown>): boolean {
  if (typeof pattern !== 'object' || pattern === null) return false;
  const { type, name = '' } = pattern as { readonly type?: string; readonly name?: string };
  if (type === 'var') return true;
  if (type === 'mesg') return hasVariable(patterns.get(name), patterns);
  return Object.values(pattern).some((part) => hasVariable(part, patterns));
}

/** How sentences write a card after an article: its forms, and the case of the card in each. */
const ARTICLES = [
  { article: 'the', case: 'acc' },
  { article: 'the', case: 'dat' },
  { article: 'the', case: 'gen' },
  { article: 'to', case: 'dat' },
] as const;

/**
 * The name of a card as it is read aloud, in the case that the article before it shows: "den Herz-Buben" for "den J♥".
 * @param before the sentence up to the card
 * @param write the function of messages for cards
 */
function cardAfter(before: string, card: Card, write: FluentFunction): string {
  const written = (forms: Readonly<Record<string, string>>): string => String(write([new Given(card)], { ...forms }));
  const sign = written({});
  const found = ARTICLES.find((forms) => endsWithWord(before.toLowerCase(), written(forms).slice(0, -sign.length)));
  return written({ style: 'name', ...(found && { case: found.case }) });
}

/** Whether a text ends with this word, or with it behind a preposition of one letter, such as Greek "σ". */
const endsWithWord = (text: string, word: string): boolean =>
  word !== '' && text.endsWith(word) && /(?:^|[^\p{L}])\p{L}?$/u.test(text.slice(0, -word.length));
