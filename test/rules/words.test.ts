import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { RuleSet } from '#engine';
import {
  applies,
  choiceOf,
  crazyRummy,
  EDITOR_GROUPS,
  GAMES,
  type GameInfo,
  gameInfoOf,
  OPTION_KEYS,
  type OptionKey,
  optionOf,
  PRESET_IDS,
  PRESETS,
  type PresetId,
  RULE_CODE_PROBLEMS,
  RULE_PROBLEM_CODES,
  termsOf,
  withField,
} from '#rules';
import { anyRules } from '../support/arbitrary/rules.ts';
import { inEnglish } from '../support/inEnglish.ts';

const {
  differences,
  gameAbout,
  gameOrigin,
  groupTitle,
  howWePlay,
  optionLabel,
  problemSentence,
  ruleCodeSentence,
  sentenceOf,
  valueSentence,
} = inEnglish;

const preset = (id: string): RuleSet => PRESETS[id] as RuleSet;
const SENTENCE = /^[A-Z][^{}]*[.]$/;

const sentencesOf = (key: OptionKey): readonly string[] =>
  optionOf(key).values.map((value) => valueSentence(key, value as never));

describe('every option has words', () => {
  test.each(OPTION_KEYS)('%s: a label, and a different sentence for each value', (key) => {
    const sentences = sentencesOf(key);
    expect(sentences.filter((sentence) => !SENTENCE.test(sentence))).toEqual([]);
    expect(new Set(sentences).size).toBe(sentences.length);
    expect(optionLabel(key)).toMatch(/^[A-Z][^{}.]{2,40}$/);
  });

  test('no two options share a sentence or a label', () => {
    const all = OPTION_KEYS.flatMap(sentencesOf);
    expect(all.filter((sentence, i) => all.indexOf(sentence) !== i)).toEqual([]);
    expect(new Set(OPTION_KEYS.map(optionLabel)).size).toBe(OPTION_KEYS.length);
  });

  test.each(EDITOR_GROUPS)('%s has a heading', (group) => {
    expect(groupTitle(group)).toMatch(/^[A-Z][a-z ]+$/);
  });

  test('every problem and every refusal of a link has a sentence', () => {
    const problems = RULE_PROBLEM_CODES.map((code) => problemSentence({ code }));
    const refusals = RULE_CODE_PROBLEMS.filter((code) => code !== 'cannotWork').map((code) =>
      ruleCodeSentence({ code }),
    );
    expect([...problems, ...refusals].filter((sentence) => !SENTENCE.test(sentence))).toEqual([]);
    expect(new Set(problems).size).toBe(problems.length);
  });

  test('a link with conflicting rules explains the conflict', () => {
    const problems = [{ code: 'noTarget', keys: [] }] as const;
    expect(ruleCodeSentence({ code: 'cannotWork', problems })).toContain(problemSentence({ code: 'noTarget' }));
  });
});

describe('how we play here', () => {
  test.each(PRESET_IDS)('%s is explained in sentences without repetition', (id) => {
    const sections = howWePlay(preset(id));
    const sentences = sections.flatMap((section) => section.sentences);
    expect(sentences.filter((sentence) => !/^[A-Z][^{}]*\.$/.test(sentence))).toEqual([]);
    expect(new Set(sentences).size).toBe(sentences.length);
    const order = sections.map(({ group }) => EDITOR_GROUPS.indexOf(group));
    expect(order).toEqual([...order].sort((a, b) => a - b));
  });

  const told = (rules: RuleSet): string =>
    howWePlay(rules)
      .flatMap(({ sentences }) => sentences)
      .join(' ');

  test('only rules that apply are explained', () => {
    expect(told(preset('basic-rummy'))).not.toMatch(/wilds|joker/i);
    expect(told(preset('thanasis'))).not.toContain('added to');
    expect(told(preset('george'))).not.toContain('A run');
    expect(howWePlay(crazyRummy).map(({ group }) => group)).not.toContain('money');
    expect(howWePlay(preset('biddies')).map(({ group }) => group)).toContain('money');
  });

  test('the obvious is left out, and exceptions to it are stated', () => {
    expect(told(crazyRummy)).not.toMatch(/joker/i);
    expect(told(preset('one-joker'))).toContain('One joker.');
    expect(told(withField(crazyRummy, 'play.firstTurn', false))).toContain('may not lay anything on the first turn');
  });

  test('games with an opening tell what must wait for it, and what its cards count', () => {
    for (const id of ['kaluki', 'kaluki-51', 'romme', 'rami']) {
      expect(told(preset(id))).toContain('Cards you lay off do not count towards those points.');
      expect(told(preset(id))).toContain('You must have laid your first melds with the points they need.');
    }
    const meldsIn = (id: string) => howWePlay(preset(id)).find(({ group }) => group === 'melds')?.sentences;
    const lowAce = 'Below a two in a run on the table, an ace counts 1.';
    expect(meldsIn('romme')).toContain(lowAce);
    expect(meldsIn('rummy-500')).not.toContain(lowAce);
    expect(told(preset('rummy-500'))).toContain(lowAce);
  });

  test('nothing is said of wilds that a game cannot have', () => {
    expect(told(preset('kaluki'))).not.toContain('wilds alone');
    expect(told(preset('romme'))).toContain('wilds alone');
    expect(told(preset('rami'))).not.toContain('used as the card it is');
    expect(told(preset('three-thirteen'))).not.toContain('missing suit');
  });

  test('where the lowest total wins, nobody wins at the target', () => {
    expect(told(preset('romme'))).not.toContain('If several players reach it');
    expect(told(preset('rummy-500'))).toContain('If several players reach it');
  });

  test('hand sizes and numbers of players are worded as a person would', () => {
    expect(told(crazyRummy)).toContain('For 3 to 6 players.');
    expect(told(preset('basic-rummy'))).toContain('Everyone is dealt 7 cards, or 10 with two players.');
    expect(told(preset('crummy-rummy'))).toContain('7 cards in the first deal and one more in each deal after it.');
    expect(told(preset('crummy-rummy'))).toContain('There are 7 deals.');
    expect(told(preset('one-joker'))).toContain(
      'There are 13 deals. In turn, these ranks are wild: A 2 3 4 5 6 7 8 9 10 J Q K.',
    );
  });

  test('all house rules can be explained, with each option that applies and is unusual', () => {
    const special = ['play.firstTurn', 'draw.takenFrozen', 'goingOut.upFor2', 'swap.perTurn'] as const;
    fc.assert(
      fc.property(anyRules, (rules) => {
        const text = told(rules);
        expect(text).not.toMatch(/[{}]|undefined|NaN/);
        for (const key of special) {
          const isSpecial = applies(rules, key) && choiceOf(rules, key) > 0;
          expect(text.includes(sentenceOf(rules, key))).toBe(isSpecial);
        }
      }),
    );
  });
});

describe('facts from the sources are stated', () => {
  const told = (id: string): string =>
    howWePlay(preset(id))
      .flatMap(({ sentences }) => sentences)
      .join(' ');
  const infoOf = (id: PresetId) => gameInfoOf(id) as GameInfo;

  test.each([
    ['thanasis', 'If a joker is turned up, it goes back into the pack and another card is turned up.'],
    ['dynamitis', 'If a joker or a two is turned up, it goes back into the pack and another card is turned up.'],
    [
      'crummy-rummy',
      'In the last deal, though, the contract takes all your cards: you go out as you lay it, without a discard.',
    ],
    ['crummy-rummy', 'a set and a run of 7; a set and 2 runs; 3 runs, using all your cards.'],
    ['liverpool-rummy', 'a set of 3 and a run of 4; 2 runs of 4; 3 sets of 3;'],
    ['liverpool-rummy', 'Deal by deal, everyone starts with 10, 10, 10, 12, 12, 12 and 12 cards.'],
    ['liverpool-rummy', 'In the turn in which you lay your first melds, you may not yet add cards'],
    ['liverpool-rummy', 'A wild in a set stays there.'],
    ['carioca', 'A meld may have only one wild when you lay it. More may be added to it on the table.'],
    ['continental', 'No two wilds may lie side by side in a run. A set must have at least two natural cards.'],
    [
      'continental',
      'A player who plays a whole hand in one turn, with nothing played before, gets a bonus of 10 points.',
    ],
    ['crummy-rummy', 'Threes to eights count 5, nines and tens 10.'],
    ['crummy-rummy', 'Jokers and twos are always wild. There are no other wilds.'],
    ['five-thousand-rummy', 'may call “Rummy!” and lay it there'],
    ['basic-rummy', 'There are no wild cards.'],
    ['one-joker', 'The joker is always wild.'],
    ['auto-press', 'the highest total after the first deal is raised to 50 above the next highest'],
    ['auto-press', 'so that the second deal counts double.'],
    ['george', 'Threes to nines count 5, tens 10.'],
    ['biddies', 'For 3 or 4 players.'],
    ['biddies', 'To go up, you must have a card left to discard.'],
  ])('%s: %s', (id, sentence) => {
    expect(told(id)).toContain(sentence);
  });

  test('the origin of each game', () => {
    expect(gameOrigin(infoOf('beanie'))).toContain('Canada');
    expect(gameOrigin(infoOf('biddies'))).toBe('Played in South Wales.');
    expect(gameAbout(infoOf('auto-press'))).not.toContain('always');
  });

  test('in natural English', () => {
    const everything = [
      ...OPTION_KEYS.flatMap((key) => [optionLabel(key), ...sentencesOf(key)]),
      ...RULE_PROBLEM_CODES.map((code) => problemSentence({ code })),
      ...GAMES.flatMap((game) => [gameOrigin(game), gameAbout(game)]),
      ...PRESET_IDS.map(told),
    ];
    const odd = /\b(?:whoever|one’s|takes a last card|replaced so|ends so|brings nothing|no fewer at most|3 to 4)\b/i;
    expect(everything.filter((text) => odd.test(text))).toEqual([]);
  });
});

describe('differences', () => {
  test('a game has none from itself', () => {
    for (const id of PRESET_IDS) expect(differences(preset(id), preset(id))).toEqual([]);
  });

  test('the Press has one from the standard game', () => {
    expect(differences(preset('the-press'))).toEqual([
      {
        key: 'scoring.press',
        sentence: valueSentence('scoring.press', 'voluntary'),
        standard: valueSentence('scoring.press', 'off'),
      },
    ]);
  });

  test('house rules have some from their own game as well', () => {
    const changed = withField(preset('biddies'), 'scoring.ace', 1);
    expect(differences(changed, preset('biddies')).map(({ sentence }) => sentence)).toEqual(['An ace counts 1.']);
    expect(differences(changed).map(({ key }) => key)).not.toContain('scoring.ace');
  });

  test('options that do not apply are not listed', () => {
    const keys = differences(preset('thanasis')).map(({ key }) => key);
    expect(keys).toContain('play.when');
    expect(keys).not.toContain('swap.to');
  });
});

describe('a game’s own words (R149)', () => {
  test.each([
    ['biddies', 'biddies', 'downer', 'goes up'],
    ['beanie', 'beanies', 'meld', 'beanies'],
    ['fort-worth-gin', 'wilds', 'meld', 'closes'],
    ['dynamitis', 'wilds', 'meld', 'goes Rummy'],
    ['crazy-rummy', 'wilds', 'meld', 'goes out'],
  ])('%s: %s, a %s, somebody %s', (id, wilds, meld, goesOut) => {
    const terms = termsOf(preset(id));
    expect(groupTitle('swaps', terms)).toBe(`Swapping for ${wilds}`);
    expect(valueSentence('melds.wildLimit', 'none', terms)).toBe(`A ${meld} may have any number of ${wilds}.`);
    expect(valueSentence('play.when', 'goingOutOnly', terms)).toContain(`until a player ${goesOut}.`);
  });

  test('are used in its rules, and no others', () => {
    const told = howWePlay(preset('biddies'))
      .flatMap(({ title, sentences }) => [title, ...sentences])
      .join(' ');
    expect(told).toContain('You may lay downers on the table');
    expect(told).not.toMatch(/\bwilds?\b|\bmelds?\b|\bgo(?:es|ing)? out\b/i);
    expect(howWePlay(preset('fort-worth-gin-odd')).flatMap(({ sentences }) => sentences)).toContain(
      'A spread has at least 3 cards.',
    );
  });
});
