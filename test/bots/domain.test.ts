import { describe, expect, expectTypeOf, it, test } from 'vitest';
import {
  apply,
  type Card,
  type GameState,
  handPoints,
  legalActions,
  type RuleSet,
  type SeatAction,
  viewFor,
} from '#engine';
import { crazyRummy, isNearlySolved, isSolved, OPTION_KEYS, optionOf, rulesProblems, withField } from '#rules';
import { positionIn, turnsFrom } from '#solver';
import type { Option } from '../../shared/rules/options/option.ts';
import { eagerly, stepsOf } from '../support/play/playGame.ts';

/** Every value of every option in the standard game, one at a time. */
const CHOICES = OPTION_KEYS.flatMap((key) =>
  optionOf(key).values.map((value, index) => ({
    name: `${key} ${JSON.stringify(value)}`,
    key: key as string,
    isStandard: index === 0,
    isPresentation: optionOf(key).isPresentation ?? false,
    rules: withField(crazyRummy, key, value as never),
  })),
);

/** Options that do not affect the arithmetic of a turn. A new option is in no list and needs a decision. */
const WHATEVER = `
  table.minPlayers table.maxPlayers table.direction table.firstDealer table.drawTie table.firstPlayer
  deal.fewPlayers deal.upcardMeaning deal.upcardCourts deal.upcardAce deal.upcardPermanentWild deal.burySmallUpcards
  deal.order deal.extra deal.pileUpcard
  wilds.source wilds.schedule wilds.jokerDeal wilds.indicator wilds.permanentIndicator wilds.aceAllowed
  melds.splitLong melds.ownPlace play.owner play.contractExact play.contractAlike play.firstRun draw.deepestMustMeld draw.pileShown
  draw.takes play.newAfterContract
  goingOut.faceDown goingOut.discardTakeBack goingOut.oneCard goingOut.othersMeldAfter goingOut.callEffect
  stock.reshuffles stock.keepTop stock.score stock.stalemate
  scoring.ace scoring.numbers scoring.courts scoring.wild scoring.wildAce scoring.joker scoring.permanentTwo
  scoring.outBonus scoring.doubleRummy scoring.double7K scoring.press scoring.autoPress scoring.lowAce
  game.end game.targets game.targetWinner money.settle money.rate money.roundTo money.perDeal`.split(/\s+/);

/** Further values of the other options that the solver handles. */
const BESIDE = ['deal.cards 10', 'deal.cardsIfFew 10', 'goingOut.relief "fullTurn"'];

/** Values with which Sharp plans by the solver although it does not know them. */
const NEAR = [
  'pack.jokers 1',
  'wilds.permanent ["jokers"]',
  'melds.wildLimit "atMostNaturals"',
  'melds.wildLimit "half"',
  'goingOut.relief "meld"',
  'stock.end "whilePileTaken"',
];

/** The fewest points with which this turn can end, trying every discard after every order of plays. */
function fewestByPlaying(state: GameState): number {
  const seen = new Set<string>();
  let fewest = Number.POSITIVE_INFINITY;
  const visit = (now: GameState): void => {
    const hand = now.hands[now.turn] as readonly Card[];
    const key = JSON.stringify([hand, now.melds.map(({ kind, suit, rank, cards }) => [kind, suit, rank, cards])]);
    if (seen.has(key)) return;
    seen.add(key);
    const { discards, melds, layOffs, swaps } = legalActions(viewFor(now, now.turn));
    for (const { card } of discards) {
      const left = hand.filter((held) => held !== card);
      fewest = Math.min(fewest, handPoints(now.rules, now.wildRank, left));
    }
    for (const action of [...melds, ...layOffs, ...swaps] satisfies SeatAction[]) {
      const played = apply(now, now.turn, action);
      if (played.ok) visit(played.value.state);
    }
  };
  visit(state);
  return fewest;
}

/** Positions of a random game where a small hand is to play and melds lie on the table. */
function moments(rules: RuleSet, seed: number): GameState[] {
  const seats = Math.max(3, rules.table.minPlayers);
  const steps = stepsOf({ rules, seats, seed, choose: eagerly }, 400);
  return steps
    .filter(({ action, after }) => action.type === 'draw' && after.phase === 'play')
    .map(({ after }) => after)
    .filter(({ hands, turn, melds }) => (hands[turn]?.length ?? 9) <= 5 && melds.length > 0 && melds.length < 5)
    .slice(0, 3);
}

const playedOtherwise = CHOICES.filter(({ isStandard, isPresentation, rules }) => {
  return !isStandard && !isPresentation && isSolved(rules) && rulesProblems(rules).length === 0;
});

describe('the rules that the solver knows', () => {
  test('every value of every option is classified', () => {
    const solved = CHOICES.filter(({ rules }) => isSolved(rules)).map(({ name }) => name);
    const expected = CHOICES.filter(
      ({ name, key, isStandard }) => isStandard || WHATEVER.includes(key) || BESIDE.includes(name),
    ).map(({ name }) => name);
    expect(solved).toEqual(expected);
  });

  test('some further values are nearly solved', () => {
    const near = CHOICES.filter(({ rules }) => isNearlySolved(rules) && !isSolved(rules)).map(({ name }) => name);
    expect(near.toSorted()).toEqual(NEAR.toSorted());
  });

  it("a value outside an option's list is not solved", () => {
    const melds = { ...crazyRummy.melds, setMax: 5 };
    expect(isSolved({ ...crazyRummy, melds })).toBe(false);
  });

  it('an unknown option is not solved, whatever its value', () => {
    for (const madeUp of [false, 0, 'off', undefined]) {
      const swap = { ...crazyRummy.swap, madeUp };
      expect(isSolved({ ...crazyRummy, swap })).toBe(false);
      expect(isSolved({ ...crazyRummy, madeUp: { swap: madeUp } } as RuleSet)).toBe(false);
    }
  });

  it('an option without `solved` does not compile', () => {
    const option = { values: [false, true], rows: [153], link: 'sz' } as const;
    const said = { ...option, solved: [false] } as const;
    expectTypeOf(option).not.toExtend<Option<boolean>>();
    expectTypeOf(said).toExtend<Option<boolean>>();
  });

  it.each(playedOtherwise)("$name: the solver's result equals that of playing the turns out", ({ rules }) => {
    const found = [1, 2, 3].flatMap((seed) => moments(rules, seed));
    for (const state of found) {
      const turns = turnsFrom(positionIn(viewFor(state, state.turn)));
      expect(Math.min(...turns.map(({ points }) => points))).toBe(fewestByPlaying(state));
    }
    expect(found.length).toBeGreaterThan(0);
  });
});
