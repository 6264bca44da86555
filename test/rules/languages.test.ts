import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  createRuleTexts,
  EDITOR_GROUPS,
  GAMES,
  OPTION_KEYS,
  optionOf,
  PRESETS,
  RULE_CODE_PROBLEMS,
  RULE_PROBLEM_CODES,
  type RuleWords,
} from '#rules';
import { TERMS } from '#text';
import { english } from '#words/english';
import { more as pseudo } from '../../client/text/pseudo/more.ts';
import { RULE_WORDS } from '../../server/http/rules/ruleLanguages.ts';
import type { RuleRemarks } from '../../shared/rules/words/remarks.ts';
import { said } from '../../shared/rules/words/said.ts';
import { anyRules } from '../support/arbitrary/rules.ts';

/** The languages in which rules are told. */
const LANGUAGES: readonly RuleWords[] = [...Object.values(RULE_WORDS), pseudo.rules];

const EVERY_KIND = ['jokers', 'twos', 'tens', 'oneEyedJacks'] as const;

/** Data for each remark, with few and many of everything. */
const TOLD: {
  readonly [G in keyof RuleRemarks]: { readonly [R in keyof RuleRemarks[G]]: readonly RuleRemarks[G][R][] };
} = {
  players: {
    howMany: [
      { fewest: 2, most: 2 },
      { fewest: 3, most: 4 },
      { fewest: 2, most: 8 },
    ],
  },
  deal: {
    wholeHands: [null],
    handsGrow: [{ cards: 7 }],
    hands: [
      { cards: 13, few: null },
      { cards: 7, few: { cards: 10, players: 2 } },
      { cards: 7, few: { cards: 11, players: 3 } },
    ],
  },
  wilds: {
    noWilds: [null],
    deals: [1, 2, 5, 21].map((deals) => ({ deals })),
    oneJoker: [null],
    noOthers: [null],
    buried: EVERY_KIND.map((_, i) => ({ kinds: EVERY_KIND.slice(i) })),
    standsForAny: [null],
    usedAsItIs: [null],
  },
  turn: { layAndDiscard: [null], onlyDiscard: [null] },
  melds: { wildsCount: [null], noWrapping: [null], saidOnce: [null] },
  layingOff: {},
  swaps: { afterDrawing: [null], namedSuit: [null], anyOfRank: [null], missingSuit: [null] },
  goingOut: { lastContract: [null] },
  stock: { standstill: [null] },
  scoring: {
    numbers: (['face', 'fiveToNine', 'fiveToEight', 'fiveToSeven'] as const).flatMap((counted) =>
      [2, 3, 4, 6].map((lowest) => ({ counted, lowest })),
    ),
  },
  gameEnd: { ties: [null] },
  money: {},
};

/** The texts of a part's remarks, placeholders and all. */
const remarksIn = (words: RuleWords, group: keyof RuleRemarks): readonly string[] =>
  Object.entries<string | ((data: never) => string)>(words.groups[group].remarks).flatMap(([remark, says]) => {
    const all = (TOLD[group] as Readonly<Record<string, readonly unknown[]>>)[remark] ?? [];
    return all.map((data) => (typeof says === 'string' ? says : says(data as never)));
  });

const isUnfinished = (text: string): boolean => text.trim() === '' || /[{}]|undefined|NaN|object/.test(text);

/** Everything that a language says of rules and games in a fixed sentence. */
function told(words: RuleWords): readonly string[] {
  const texts = createRuleTexts(words);
  return [
    ...EDITOR_GROUPS.flatMap((group) => [texts.groupTitle(group), ...remarksIn(words, group)]),
    ...OPTION_KEYS.flatMap((key) => [
      texts.optionLabel(key),
      ...optionOf(key).values.map((value) => texts.valueSentence(key, value as never)),
    ]),
    ...GAMES.flatMap((game) => [texts.gameAbout(game), texts.gameOrigin(game)]),
    ...RULE_PROBLEM_CODES.map((code) => texts.problemSentence({ code })),
    ...RULE_CODE_PROBLEMS.map((code) => texts.ruleCodeSentence({ code, problems: [] })),
  ];
}

const IN_ENGLISH = told(english);

describe.each(LANGUAGES)('rules in $code', (words) => {
  const texts = createRuleTexts(words);

  test('are worded with every game’s own words: each option and value, each remark', () => {
    for (const terms of TERMS) {
      const all = [
        ...EDITOR_GROUPS.map((group) => texts.groupTitle(group, terms)),
        ...OPTION_KEYS.flatMap((key) =>
          optionOf(key).values.map((value) => texts.valueSentence(key, value as never, terms)),
        ),
        ...EDITOR_GROUPS.flatMap((group) => remarksIn(words, group)).map((text) => said(text, words.forms[terms])),
      ];
      expect([terms, all.filter(isUnfinished)]).toEqual([terms, []]);
    }
  });

  test('say why rules cannot work and links cannot be opened', () => {
    const problems = RULE_PROBLEM_CODES.map((code) => ({ code, keys: [] }));
    const all = [
      ...problems.map(texts.problemSentence),
      ...RULE_CODE_PROBLEMS.map((code) => texts.ruleCodeSentence({ code, problems: problems.slice(0, 2) })),
    ];
    expect(all.filter(isUnfinished)).toEqual([]);
    expect(new Set(all).size).toBe(all.length);
  });

  test('name each option and each game, and tell of it', () => {
    const all = [
      ...OPTION_KEYS.map(texts.optionLabel),
      ...GAMES.flatMap((game) => [texts.gameName(game.id), texts.gameAbout(game), texts.gameOrigin(game)]),
    ];
    expect(all.filter(isUnfinished)).toEqual([]);
    for (const { id } of GAMES) expect(texts.findGames(texts.gameName(id))[0]?.id).toBe(id);
  });

  test('have pictures told in words', () => {
    const pictured = [...Object.values(PRESETS), ...fc.sample(anyRules, { seed: 1, numRuns: 300 })].flatMap((rules) => {
      const { heading, about, pictures } = texts.rulesInPictures(rules);
      return [heading, about || heading, ...pictures.flatMap((picture) => [picture.title, picture.words])];
    });
    expect(pictured.filter(isUnfinished)).toEqual([]);
  });

  test('have the same forms in every game', () => {
    for (const forms of Object.values(words.forms)) {
      expect(Object.keys(forms).sort()).toEqual(Object.keys(words.forms.common).sort());
      expect(Object.values(forms).filter((form) => form === '')).toEqual([]);
    }
  });
});

test.each(LANGUAGES.filter(({ code }) => code !== 'en'))('rules in $code are not left in English', (words) => {
  const alike = told(words).filter((text, index) => text === IN_ENGLISH[index] && /\p{L}{2}/u.test(text));
  // The name of the printed card, and a Latin word.
  expect(alike.filter((text) => !/^(Jokers?|Bonus)$/.test(text))).toEqual([]);
});

test('no word of the rules of any game comes from outside its language', () => {
  const texts = createRuleTexts(pseudo.rules);
  const all = Object.values(PRESETS).flatMap((rules) => {
    const { about, pictures } = texts.rulesInPictures(rules);
    const pictured = pictures.flatMap(({ title, rows, words }) => [title, words, ...rows.map(({ label }) => label)]);
    const sections = texts.howWePlay(rules).flatMap(({ title, sentences }) => [title, ...sentences]);
    return [about, ...pictured, ...sections, ...texts.differences(rules).map(({ standard }) => standard)];
  });
  expect(all.filter((sentence) => /[a-z]/.test(sentence))).toEqual([]);
});

describe('a language', () => {
  const { games, groups } = english;
  const other = createRuleTexts({
    ...english,
    forms: {
      common: { 'den Wild': 'den Joker' },
      fortWorth: { 'den Wild': 'den Joker' },
      biddies: { 'den Wild': 'die Biddy' },
      beanie: { 'den Wild': 'den Beanie' },
      goRummy: { 'den Wild': 'den Joker' },
    },
    groups: { ...groups, swaps: { ...groups.swaps, title: '{Den Wild} tauschen: {den Wild}' } },
    games: { ...games, thanasis: { name: 'Θανάσης', about: 'Με τριάδες και κέντες.' } },
  });

  test('has its own forms of a game’s words', () => {
    expect(other.groupTitle('swaps')).toBe('Den Joker tauschen: den Joker');
    expect(other.groupTitle('swaps', 'biddies')).toBe('Die Biddy tauschen: die Biddy');
  });

  test('is refused a word that it does not have', () => {
    expect(() => other.groupTitle('melds')).toThrow(RangeError);
  });

  test.each(['Θανάσης', 'ΘΑΝΑΣΗΣ', 'θανασ', 'Thanasis'])('has its own names for games: %s is found', (name) => {
    expect(other.findGames(name).map(({ id }) => id)).toEqual(['thanasis']);
  });
});
