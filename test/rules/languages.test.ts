import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  crazyRummy,
  createRuleTexts,
  EDITOR_GROUPS,
  GAMES,
  OPTION_KEYS,
  optionOf,
  PRESETS,
  PSEUDO,
  RULE_CODE_PROBLEMS,
  RULE_PROBLEM_CODES,
  searchText,
} from '#rules';
import { type FixedTexts, type MessageParameters, type Say, TERMS, type Terms } from '#text';
import { pseudoSay } from '../../client/text/pseudo.ts';
import { RULE_MESSAGES } from '../../server/http/wording.ts';
import { TITLES } from '../../shared/rules/words/titles.ts';
import { anyRules, WRITTEN_CONTRACTS } from '../support/arbitrary/rules.ts';
import { withOptions } from '../support/play/deals.ts';
import { messagesIn } from '../support/text/messageFiles.ts';

/** The messages of each language about rules, and those of the pseudo-language, by code. */
const LANGUAGES = [...Object.values(RULE_MESSAGES), pseudoSay(RULE_MESSAGES.en)].map((say) => [say.code, say] as const);

const KINDS = ['jokers', 'twos', 'tens', 'oneEyedJacks'] as const;

type RemarkId = Extract<keyof MessageParameters, `remark-${string}`>;

/** Remarks with values, with few and many of everything. */
const remarksWithValues = (say: Say, terms: Terms) => {
  const kinds = KINDS.map((kind) => say(`onePermanentWild-${kind}`));
  const onlyTerms = [{ terms }];
  return {
    'remark-players-exactly': [{ players: 2 }, { players: 4 }],
    'remark-players-either': [{ numbers: ['3', '4'] }, { numbers: ['7', '8'] }],
    'remark-players-fromTo': [{ fewest: 2, most: 8 }],
    'remark-deal-handsGrow': [{ cards: 7 }],
    'remark-deal-handsByContract': [{ hands: ['11', '11', '12'] }],
    'remark-deal-hands': [{ cards: 13 }],
    'remark-deal-handsIfFew': [
      { cards: 7, few: 10, players: 2 },
      { cards: 7, few: 11, players: 3 },
    ],
    'remark-wilds-noWilds': onlyTerms,
    'remark-wilds-deals': [1, 2, 5, 21].map((deals) => ({ deals })),
    'remark-wilds-oneJoker': onlyTerms,
    'remark-wilds-noOthers': onlyTerms,
    'remark-wilds-buried': KINDS.map((_, i) => ({ kinds: kinds.slice(i) })),
    'remark-wilds-standsForAny': onlyTerms,
    'remark-wilds-usedAsItIs': onlyTerms,
    'remark-melds-wildsCount': onlyTerms,
    'remark-melds-saidOnce': onlyTerms,
    'remark-layingOff-opening': onlyTerms,
    'remark-swaps-opening': onlyTerms,
    'remark-swaps-namedSuit': onlyTerms,
    'remark-swaps-anyOfRank': onlyTerms,
    'remark-swaps-missingSuit': onlyTerms,
    'remark-goingOut-lastContract': onlyTerms,
    'remark-goingOut-wholeContract': onlyTerms,
  } satisfies { readonly [Id in RemarkId]: readonly MessageParameters[Id][] };
};

/** Every remark in a game's own words. */
const remarksIn = (say: Say, terms: Terms): readonly string[] => [
  ...textsIn(say.fixed.remark),
  ...Object.entries<readonly object[]>(remarksWithValues(say, terms)).flatMap(([id, all]) =>
    all.map((values) => say(id as never, values as never)),
  ),
];

/** All texts of a tree of them. */
const textsIn = (part: FixedTexts[string] | undefined): readonly string[] =>
  typeof part === 'string' ? [part] : Object.values(part ?? {}).flatMap(textsIn);

const isUnfinished = (text: string): boolean => text.trim() === '' || /[{}]|undefined|NaN|object/.test(text);

/** Everything that a language says of rules and games in a fixed sentence. */
function told(say: Say): readonly string[] {
  const texts = createRuleTexts(say);
  return [
    ...EDITOR_GROUPS.map((group) => texts.groupTitle(group)),
    ...remarksIn(say, 'common'),
    ...OPTION_KEYS.flatMap((key) => [
      texts.optionLabel(key),
      ...optionOf(key).values.map((value) => texts.valueSentence(key, value as never)),
    ]),
    ...GAMES.flatMap((game) => [texts.gameAbout(game), texts.gameOrigin(game)]),
    ...RULE_PROBLEM_CODES.map((code) => texts.problemSentence({ code })),
    ...RULE_CODE_PROBLEMS.map((code) => texts.ruleCodeSentence({ code, problems: [] })),
  ];
}

const IN_ENGLISH = told(RULE_MESSAGES.en);

describe.each(LANGUAGES)('rules in %s', (_, say) => {
  const texts = createRuleTexts(say);

  test('are worded with every game’s own words: each option and value, each remark', () => {
    for (const terms of TERMS) {
      const all = [
        ...EDITOR_GROUPS.map((group) => texts.groupTitle(group, terms)),
        ...OPTION_KEYS.flatMap((key) =>
          optionOf(key).values.map((value) => texts.valueSentence(key, value as never, terms)),
        ),
        ...WRITTEN_CONTRACTS.map((written) => texts.valueSentence('play.contract', written, terms)),
        ...remarksIn(say, terms),
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
});

test.each(LANGUAGES.filter(([code]) => code !== 'en'))('rules in %s are not left in English', (_, say) => {
  const alike = told(say).filter((text, index) => text === IN_ENGLISH[index] && /\p{L}{2}/u.test(text));
  // The name of the printed card, and a Latin word.
  expect(alike.filter((text) => !/^(Jokers?|Bonus)$/.test(text))).toEqual([]);
});

test('no word of the rules of any game comes from outside its language', () => {
  const texts = createRuleTexts(pseudoSay(RULE_MESSAGES.en));
  const all = Object.values(PRESETS).flatMap((rules) => {
    const { about, pictures } = texts.rulesInPictures(rules);
    const pictured = pictures.flatMap(({ title, rows, words }) => [title, words, ...rows.map(({ label }) => label)]);
    const sections = texts.howWePlay(rules).flatMap(({ title, sentences }) => [title, ...sentences]);
    return [about, ...pictured, ...sections, ...texts.differences(rules).map(({ standard }) => standard)];
  });
  expect(all.filter((sentence) => /[a-z]/.test(sentence))).toEqual([]);
});

test.each(['Θανάσης', 'ΘΑΝΑΣΗΣ', 'θανασ', 'Thanasis'])(
  'a language has its own names for games: %s is found',
  (name) => {
    const inGreek = createRuleTexts(RULE_MESSAGES.el);
    expect(inGreek.findGames(name).map(({ id }) => id)).toEqual(['thanasis']);
  },
);

test.each(LANGUAGES.filter(([code]) => code !== PSEUDO.code))(
  'a page in %s finds every game by its title in any language',
  (_, say) => {
    const { findGames } = createRuleTexts(say);
    const titles = Object.values(RULE_MESSAGES).flatMap((other) =>
      GAMES.map(({ id }) => [createRuleTexts(other).gameName(id), id] as const),
    );
    const lost = titles.filter(([title, id]) => findGames(title)[0]?.id !== id);
    expect(lost).toEqual([]);
  },
);

test('the titles for a search are those of the languages, no more and no fewer', () => {
  const spelled = (names: readonly string[]): readonly string[] => [...new Set(names.map(searchText))].toSorted();
  for (const { id } of GAMES) {
    const all = Object.values(RULE_MESSAGES).map((say) => createRuleTexts(say).gameName(id));
    const others = spelled(all).filter((title) => title !== searchText(id));
    expect([id, spelled(TITLES[id] ?? [])]).toEqual([id, others]);
  }
});

test('every message about rules is said somewhere', () => {
  const said = new Set<string>();
  const say = ((id: string, values: object) => {
    said.add(id);
    return RULE_MESSAGES.en(id as never, values as never);
  }) as Say;
  const texts = createRuleTexts(say);
  told(Object.assign(say, { fixed: {} }));
  const { wilds, scoring } = crazyRummy;
  const doubled = {
    ...crazyRummy,
    wilds: { ...wilds, schedule: [7] },
    scoring: { ...scoring, double7K: true },
  } as const;
  const staying = withOptions(crazyRummy, { melds: { kinds: 'sets' }, swap: { to: 'stays' } });
  for (const rules of [
    ...Object.values(PRESETS),
    doubled,
    staying,
    ...fc.sample(anyRules, { seed: 1, numRuns: 1000 }),
  ]) {
    texts.howWePlay(rules);
    texts.rulesInPictures(rules);
  }
  for (const { id } of GAMES) texts.gameName(id);
  const files = messagesIn('en').filter(({ file }) => /^(?:titles|rules)\.ftl$/.test(file));
  // The server's pages say these.
  const ids = files.map(({ id }) => id).filter((id) => !/^(?:rulesPages|app)-/.test(id));
  expect(ids.filter((id) => !said.has(id))).toEqual([]);
});
