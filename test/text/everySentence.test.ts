import { expect, test } from 'vitest';
import { PAGE_LANGUAGES, type PageLanguage } from '#rules';
import { readMessages } from '../../client/text/languages.ts';
import { say, speak } from '../../client/text/say.ts';
import { tableText } from '../../client/text/table.ts';
import { CORE_CALLS } from '../support/text/coreCalls.ts';
import { messageCalls } from '../support/text/messageCalls.ts';
import { SCREEN_CALLS } from '../support/text/screenCalls.ts';
import { TABLE_CALLS } from '../support/text/tableCalls.ts';
import { TOLD, TOLD_CORE } from '../support/text/told.ts';
import { type Sentence, sentences } from '../support/text/walk.ts';

// Rules are told in test/rules/languages.test.ts.
const MORE_CALLS = { ...TABLE_CALLS, ...SCREEN_CALLS };

const MESSAGE_CALLS = messageCalls();
const sayAny = say as (id: string, values: object) => string;

/** Each sentence of a language, for each call, and each message with any of its values. */
async function sentencesIn(code: PageLanguage): Promise<readonly Sentence[]> {
  speak(await readMessages(code, 'all'));
  return [
    ...sentences(TOLD_CORE, TOLD_CORE, CORE_CALLS),
    ...sentences(TOLD, TOLD, MORE_CALLS, 'more'),
    ...MESSAGE_CALLS.map(({ id, values }, call) => ({ path: id, call, text: sayAny(id, values) })),
  ];
}

/** Sentences that are empty where there is nothing to say. */
const MAY_BE_EMPTY = [
  'more.daily.DAILY.states.cancelled',
  'more.daily.DAILY.states.failed',
  'more.history.leftOutWords',
  'more.review.nothingCostly',
  'more.scoreSheet.SHARE.states.cancelled',
];

/** Names, and words of games that every language has taken over. */
const NAMES = 'Ana Ben Crazy Rummy Joker Biddy Biddies Beanie Beanies png';
/** Keys, and units that are written alike everywhere. */
const SIGNS = 'Enter Esc Tab pt pts';

/** Words that a language may share with English: it has the same word, in the same sense. */
const SHARED: Readonly<Record<PageLanguage, string>> = {
  de: 'Animation Bot Bots Code In Link Name Normal Sand Standard Wow',
  el: 'Home End',
  en: '',
  es: 'Bot Bots Jokers Total No Normal',
  fr: `Action Actions Animation Cent Cents Code Expert Guide Menu Normal Pause Point Points Score Scores Secret
    Table Total Volume`,
  it: 'Bot Home Link Menu No Replay Standard Volume',
  pt: 'Bot Bots Link Menu Normal Replay Sol Total Volume',
  'en-XA': '',
};

const wordsIn = (text: string): string[] => text.toLowerCase().match(/\p{L}{2,}/gu) ?? [];

const CODES = PAGE_LANGUAGES.map(({ code }) => code);

test.each(CODES)('in %s every sentence says something, and leaves no gap', async (code) => {
  const faults = (await sentencesIn(code))
    .filter(({ path, text }) =>
      text.trim() === '' ? !MAY_BE_EMPTY.includes(path) : /undefined|\bNaN\b|\[object|[{}]/.test(text),
    )
    .map(({ path, call, text }) => `${path}, call ${call}: “${text}”`);
  expect(faults).toEqual([]);
});

test.each(CODES.filter((code) => code !== 'en'))(
  'in %s no sentence is the English one, but for shared words',
  async (code) => {
    const shared = new Set(wordsIn(`${NAMES} ${SIGNS} ${SHARED[code]}`));
    const inEnglish = (await sentencesIn('en')).map(({ text }) => text);
    const alike = (await sentencesIn(code))
      .filter(({ text }, index) => text === inEnglish[index] && wordsIn(text).some((word) => !shared.has(word)))
      .map(({ path, text }) => `${path}: “${text}”`);
    expect([...new Set(alike)]).toEqual([]);
  },
);

/** Points and cards for 0, 1, 2, 5 and 21: the plural forms of each language. */
const PLURALS: Readonly<Record<PageLanguage, readonly [string, string][]>> = {
  de: [
    ['0 Punkte', '0 Karten'],
    ['1 Punkt', '1 Karte'],
    ['2 Punkte', '2 Karten'],
    ['5 Punkte', '5 Karten'],
    ['21 Punkte', '21 Karten'],
  ],
  el: [
    ['0 πόντοι', '0 φύλλα'],
    ['1 πόντος', '1 φύλλο'],
    ['2 πόντοι', '2 φύλλα'],
    ['5 πόντοι', '5 φύλλα'],
    ['21 πόντοι', '21 φύλλα'],
  ],
  en: [
    ['0 points', '0 cards'],
    ['1 point', '1 card'],
    ['2 points', '2 cards'],
    ['5 points', '5 cards'],
    ['21 points', '21 cards'],
  ],
  es: [
    ['0 puntos', '0 cartas'],
    ['1 punto', '1 carta'],
    ['2 puntos', '2 cartas'],
    ['5 puntos', '5 cartas'],
    ['21 puntos', '21 cartas'],
  ],
  fr: [
    ['0 point', '0 carte'],
    ['1 point', '1 carte'],
    ['2 points', '2 cartes'],
    ['5 points', '5 cartes'],
    ['21 points', '21 cartes'],
  ],
  it: [
    ['0 punti', '0 carte'],
    ['1 punto', '1 carta'],
    ['2 punti', '2 carte'],
    ['5 punti', '5 carte'],
    ['21 punti', '21 carte'],
  ],
  pt: [
    ['0 pontos', '0 cartas'],
    ['1 ponto', '1 carta'],
    ['2 pontos', '2 cartas'],
    ['5 pontos', '5 cartas'],
    ['21 pontos', '21 cartas'],
  ],
  'en-XA': [],
};

test.each(Object.entries(PLURALS).filter(([, forms]) => forms.length > 0))(
  'in %s numbers have their plural',
  async (code, forms) => {
    speak(await readMessages(code as PageLanguage, 'first'));
    expect([0, 1, 2, 5, 21].map((count) => [tableText.points(count), tableText.cardsCount(count)])).toEqual(forms);
  },
);
