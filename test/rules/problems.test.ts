import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { RuleSet } from '#engine';
import {
  choiceOf,
  crazyRummy,
  mended,
  OPTION_KEYS,
  type OptionKey,
  type OptionValue,
  optionOf,
  PRESET_IDS,
  PRESETS,
  RULE_PROBLEM_CODES,
  type RuleProblemCode,
  rulesProblems,
  valueIn,
  withField,
} from '#rules';
import { anyRules } from '../support/arbitrary/rules.ts';

const preset = (id: string): RuleSet => PRESETS[id] as RuleSet;

type Change = { readonly [K in OptionKey]: readonly [K, OptionValue<K>] }[OptionKey];

const changed = (id: string, ...changes: readonly Change[]): RuleSet =>
  changes.reduce<RuleSet>((rules, [key, value]) => withField(rules, key, value), preset(id));

/** Rules with each problem. */
const EXAMPLES: Readonly<Record<RuleProblemCode, RuleSet>> = {
  noTable: changed('biddies', ['table.minPlayers', 5]),
  tooFewCards: changed('crazy-rummy', ['deal.cards', 10]),
  jokersMissing: changed('one-joker', ['pack.jokers', 0]),
  jokersNotWild: changed('crazy-rummy', ['pack.jokers', 4]),
  twosMissing: changed('dynamitis', ['pack.lowestRank', 3]),
  jokerDealWithoutJoker: changed('crazy-rummy', ['wilds.jokerDeal', true]),
  jokerDealAfterWhat: changed('thanasis', ['wilds.jokerDeal', true]),
  noDeals: changed('crazy-rummy', ['wilds.schedule', []]),
  ranksWithoutEnd: changed('crazy-rummy', ['game.end', 'target'], ['game.targets', [100]]),
  namedOnceEach: changed('dealers-choice', ['wilds.schedule', [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]]),
  rankNotInPack: changed('crazy-rummy', ['pack.lowestRank', 3], ['melds.runAce', 'high']),
  dealWithoutRank: changed('crazy-rummy', ['wilds.schedule', [0, 0, 0, 0, 0, 0, 0]]),
  moreForNobody: changed('thanasis', ['wilds.permanentIndicator', 'dealerGetsMore']),
  twoPileStarts: changed('thanasis', ['wilds.indicator', 'startsPile'], ['deal.pileUpcard', 'kept']),
  turnedBeforeNamed: changed('dealers-choice', ['deal.pileUpcard', 'replacedIfWild']),
  growsForever: changed('basic-rummy', ['deal.size', 'byRound']),
  lowAceAlone: changed('thanasis', ['pack.lowestRank', 4]),
  setTooLarge: changed('crazy-rummy', ['melds.setMax', 8]),
  namedBeyondPack: changed('five-thousand-rummy', ['melds.setWild', 'named'], ['melds.duplicates', false]),
  rummyOrTurns: changed('crazy-rummy', ['play.when', 'goingOutOnly']),
  nothingOnTable: changed('thanasis', ['goingOut.callRummy', 'top']),
  nothingMeldedAtOnce: changed('thanasis', ['draw.topMustMeld', true]),
  meldsAfterWhat: changed('crazy-rummy', ['goingOut.othersMeldAfter', true]),
  lockedOrNot: changed('crazy-rummy', ['melds.allWild', 'locked']),
  takenUnseen: changed('ace-to-ace', ['draw.pileShown', 'top']),
  frozenMustMeld: changed('ace-to-ace', ['draw.topMustMeld', true]),
  frozenCall: changed('ace-to-ace', ['goingOut.callRummy', 'top']),
  keepAndDiscard: changed('crazy-rummy', ['draw.useOrDiscard', true]),
  lastCardStuck: changed('crazy-rummy', ['goingOut.unplayable', true]),
  floatForNothing: changed('five-thousand-rummy', ['goingOut.discard', 'optional']),
  unplayableButWhere: changed('five-thousand-rummy', ['play.layOffOthers', false]),
  callOnOwnMelds: changed('five-thousand-rummy', ['play.layOffOthers', false]),
  callWithOneCard: changed('crazy-rummy', ['goingOut.callRummy', 'top']),
  callWithoutDiscard: changed('five-thousand-rummy', ['goingOut.discard', 'forbidden']),
  outOfTurnBound: changed('treize-brasses', ['draw.outOfTurn', 'afterDraw']),
  reliefFromWhat: changed('beanie', ['play.firstRound', false]),
  upForNoTwo: changed('biddies', ['wilds.permanent', ['twos']]),
  swapNoJoker: changed('crazy-rummy', ['swap.which', 'jokers']),
  handsByWhat: changed('crummy-rummy', ['deal.size', 'byContract']),
  pairForLongSets: changed('liverpool-rummy', ['swap.sets', 'all']),
  neverFromSets: changed('kaluki', ['melds.kinds', 'sets'], ['swap.sets', 'never']),
  contractKinds: changed('crummy-rummy', ['melds.kinds', 'sets']),
  contractDeals: changed('crummy-rummy', ['wilds.jokerDeal', true]),
  contractTooLong: changed('crummy-rummy', ['deal.size', 'fixed']),
  meldTurnBound: changed('crazy-rummy', ['play.meldTurns', 'insteadOfDraw']),
  contractRunTooShort: changed('liverpool-rummy', ['play.contract', '10s3r3']),
  lowOrHigh: changed('crazy-rummy', ['scoring.best', 'high']),
  whoseMelds: changed('ace-to-ace', ['play.owner', 'common']),
  meldsNeverSeen: changed('thanasis', ['scoring.system', 'melded'], ['play.owner', 'player']),
  emptyStockScore: changed('ace-to-ace', ['stock.score', 'hands']),
  dealForNobody: changed('crazy-rummy', ['stock.score', 'nobody']),
  stalemateTooSoon: changed('basic-rummy', ['goingOut.upFor2', true]),
  upFor2Points: changed('basic-rummy', ['goingOut.upFor2', true]),
  doublesPenalties: changed('basic-rummy', ['scoring.press', 'on']),
  autoPressAlone: changed('crazy-rummy', ['scoring.autoPress', true]),
  noTarget: changed('basic-rummy', ['game.targets', []]),
  firstToLose: changed('five-thousand-rummy', ['scoring.best', 'low'], ['game.targetWinner', 'outFirst']),
};

const codesIn = (rules: RuleSet): readonly RuleProblemCode[] => rulesProblems(rules).map(({ code }) => code);

describe('combinations that cannot work', () => {
  test.each(RULE_PROBLEM_CODES)('%s', (code) => {
    expect(codesIn(EXAMPLES[code])).toContain(code);
  });

  test('a problem names the options involved', () => {
    const problem = rulesProblems(EXAMPLES.keepAndDiscard).find(({ code }) => code === 'keepAndDiscard');
    expect(problem?.keys).toEqual(['goingOut.oneCard', 'draw.useOrDiscard']);
  });

  test('§4.94: a call into the pile can lay a meld of pile cards only, so one card each is not yet a stalemate', () => {
    const calls = (callRummy: 'top' | 'pile') =>
      changed('basic-rummy', ['draw.pileShown', 'all'], ['goingOut.callRummy', callRummy]);
    expect(codesIn(calls('pile'))).toEqual(['stalemateTooSoon']);
    expect(codesIn(calls('top'))).toEqual([]);
  });

  test('§4.42: cards taken with a call carry no obligation, even where drawn cards may not be discarded', () => {
    const calls: Change = ['goingOut.callRummy', 'pile'];
    expect(codesIn(changed('five-thousand-rummy', calls, ['draw.giveBack', 'no']))).toEqual([]);
  });

  test.each([
    ['§4.100: R78 with R105', 'keepAndDiscard'],
    ['§4.100: R97 without R101 while R96 is required', 'lastCardStuck'],
    ['§4.100: R101 while R96 is optional', 'floatForNothing'],
    ['§4.100: R120 counts melds while R68 is common', 'whoseMelds'],
    ['§4.100: R113 without R60', 'callOnOwnMelds'],
    ['§4.100, §4.26: R135 without penalties', 'doublesPenalties'],
    ['§4.100: R38 above 4 with one pack and R40 off', 'setTooLarge'],
    ['§4.27: the dealer names twelve ranks', 'namedOnceEach'],
    ['§4.91: thirteen deals, one of them void', 'dealForNobody'],
  ] as const)('%s', (_, code) => {
    expect(codesIn(EXAMPLES[code])).toContain(code);
  });
});

describe('enough cards (§4.46, §4.63, §4.92)', () => {
  const enough = (id: string, ...changes: readonly Change[]): boolean =>
    !codesIn(changed(id, ...changes)).includes('tooFewCards');

  test('§4.63: seven cards each and one more are enough for seven players and not for eight', () => {
    expect(enough('crazy-rummy', ['table.maxPlayers', 7])).toBe(true);
    expect(enough('crazy-rummy', ['table.maxPlayers', 8])).toBe(false);
  });

  test('§4.18: thirteen cards each from two packs are enough for seven players and not for eight', () => {
    expect(enough('treize-brasses', ['table.maxPlayers', 8])).toBe(false);
  });

  test('§4.92: one card must be left in the stock', () => {
    expect(enough('treize-brasses', ['deal.extra', 'nobody'], ['table.maxPlayers', 7])).toBe(true);
    expect(enough('treize-brasses', ['deal.extra', 'nobody'], ['table.maxPlayers', 8])).toBe(false);
  });

  test('R14: hands that grow are counted at their largest size', () => {
    expect(enough('crummy-rummy', ['pack.packs', 'one'], ['pack.jokers', 4], ['table.maxPlayers', 4])).toBe(true);
    expect(enough('crummy-rummy', ['pack.packs', 'one'], ['pack.jokers', 4], ['table.maxPlayers', 5])).toBe(false);
  });

  test('§4.46: hands sized by upcard are counted at their average size', () => {
    expect(enough('five-thousand-rummy')).toBe(true);
    expect(enough('five-thousand-rummy', ['pack.packs', 'one'])).toBe(false);
    expect(enough('george', ['pack.lowestRank', 6], ['table.maxPlayers', 7])).toBe(true);
    expect(enough('george', ['pack.lowestRank', 6], ['table.maxPlayers', 8])).toBe(false);
  });
});

describe('mending', () => {
  test.each(RULE_PROBLEM_CODES)('%s can be mended', (code) => {
    const after = mended(EXAMPLES[code], []);
    expect(after && codesIn(after)).toEqual([]);
  });

  test('leaves rules that work unchanged', () => {
    fc.assert(fc.property(anyRules, (rules) => mended(rules, []) === rules));
  });

  test('keeps the latest choice', () => {
    const sets = withField(crazyRummy, 'scoring.system', 'winnerTakesHands');
    const after = mended(sets, ['scoring.system']);
    expect(after).toMatchObject({
      scoring: { system: 'winnerTakesHands', best: 'high' },
      stock: { score: 'nobody' },
      game: { end: 'target', targets: [150] },
    });
    const melds = withField(crazyRummy, 'play.when', 'goingOutOnly');
    expect(mended(melds, ['play.when'])).toMatchObject({ goingOut: { rummyOnly: true }, swap: { to: 'off' } });
  });

  test.each(PRESET_IDS)('lets every choice be made from %s', (id) => {
    const refused = OPTION_KEYS.flatMap((key) =>
      optionOf(key).values.flatMap((value, choice) => {
        const after = mended(withField(preset(id), key, value as never), [key]);
        const isDone = after !== null && codesIn(after).length === 0 && choiceOf(after, key) === choice;
        return isDone ? [] : [`${key} ${JSON.stringify(value)}`];
      }),
    );
    // A game without a number of deals needs a target; dealer's choice, with each rank named once, has none.
    expect(refused).toEqual(id === 'dealers-choice' ? ['wilds.schedule []'] : []);
  });

  test('changes nothing if there is no problem', () => {
    const wished = withField(crazyRummy, 'goingOut.oneCard', false);
    expect(mended(wished, ['goingOut.oneCard'])).toBe(wished);
    expect(valueIn(wished, 'goingOut.oneCard')).toBe(false);
  });
});
