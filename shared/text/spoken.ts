import type { FluentFunction } from '@fluent/bundle';
import type { Card } from '#engine';
import { Given } from './functions.ts';

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
export function cardAfter(before: string, card: Card, write: FluentFunction): string {
  const written = (forms: Readonly<Record<string, string>>): string => String(write([new Given(card)], { ...forms }));
  const sign = written({});
  const found = ARTICLES.find((forms) => endsWithWord(before.toLowerCase(), written(forms).slice(0, -sign.length)));
  return written({ style: 'name', ...(found && { case: found.case }) });
}

/** Whether a text ends with this word, or with it behind a preposition of one letter, such as Greek "σ". */
const endsWithWord = (text: string, word: string): boolean =>
  word !== '' && text.endsWith(word) && /(?:^|[^\p{L}])\p{L}?$/u.test(text.slice(0, -word.length));
