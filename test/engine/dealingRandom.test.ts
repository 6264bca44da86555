import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  apply,
  type Card,
  cardsOf,
  evolve,
  newGame,
  type Random,
  type RuleSet,
  rankOf,
  redact,
  rulesProblem,
  type Seat,
  viewFor,
} from '#engine';
import { crazyRummy, OPTION_KEYS, type OptionKey, optionOf, withField } from '#rules';
import { bury, turnUp } from '../../shared/engine/deal/dealing.ts';
import { dealIn, everyCard, untilTurn } from '../support/play/deals.ts';
import { secretOf } from '../support/play/playGame.ts';

const DEALING = OPTION_KEYS.filter((key) => /^(?:table|pack|deal|wilds)\./.test(key));

/** Any combination of the options that affect dealing, sensible or not, for tables that can play it. */
const tables: fc.Arbitrary<{ readonly rules: RuleSet; readonly seats: number; readonly seed: number }> = fc
  .record({
    choices: fc.tuple(...DEALING.map((key) => fc.constantFrom(...optionOf(key).values))),
    seats: fc.integer({ min: 2, max: 8 }),
    seed: fc.nat(1_000_000),
  })
  .map(({ choices, seats, seed }) => ({
    rules: choices.reduce<RuleSet>(
      (rules, value, index) => withAny(rules, DEALING[index] as OptionKey, value),
      crazyRummy,
    ),
    seats,
    seed,
  }))
  .filter(({ rules, seats }) => rulesProblem(rules, seats) === null);

const withAny = (rules: RuleSet, key: OptionKey, value: unknown): RuleSet => withField(rules, key, value as never);

const inAnyRules = (law: (rules: RuleSet, seats: number, seed: number) => void): void => {
  fc.assert(
    fc.property(tables, ({ rules, seats, seed }) => law(rules, seats, seed)),
    { numRuns: 300 },
  );
};

const open = (rules: RuleSet, seats: number, seed: number) => {
  const drawn = apply(newGame(rules, seats), 'table', { type: 'openDraw', secret: secretOf(seed) });
  if (!drawn.ok) throw new Error(drawn.reason);
  return drawn.value.state;
};

describe('a deal by any rules', () => {
  it('puts every card of the game in one place, and leaves one to draw', () => {
    inAnyRules((rules, seats, seed) => {
      const before = open(rules, seats, seed);
      const { events } = dealIn(before, seed);
      let state = before;
      for (const event of events) {
        state = evolve(state, event);
        expect(everyCard(state)).toEqual(cardsOf(rules, seats));
      }
      const begun = untilTurn(state, seed);
      expect(everyCard(begun)).toEqual(cardsOf(rules, seats));
      expect(begun.stock.length).toBeGreaterThanOrEqual(1);
      expect(begun.hands.every(({ length }) => length >= 2)).toBe(true);
      expect(begun.pile.length).toBeLessThanOrEqual(1);
    });
  });

  it('begins with a turn that can be played', () => {
    inAnyRules((rules, seats, seed) => {
      const begun = untilTurn(dealIn(open(rules, seats, seed), seed).state, seed);
      const first = rules.table.firstPlayer === 'dealer' ? begun.dealer : undefined;
      if (first !== undefined) expect(begun.turn).toBe(first);
      else expect(begun.turn).not.toBe(begun.dealer);
      expect(begun.phase).toBe(rules.deal.extra === 'nobody' ? 'draw' : 'play');
      expect(begun.draft.held).toBe((begun.hands[begun.turn]?.length as number) - (begun.phase === 'play' ? 1 : 0));
    });
  });

  it('is the same whenever it is repeated', () => {
    inAnyRules((rules, seats, seed) => {
      const deal = () => untilTurn(dealIn(open(rules, seats, seed), seed).state, seed);
      expect(deal()).toEqual(deal());
    });
  });

  it('shows everybody only their own hand and the cards turned up', () => {
    inAnyRules((rules, seats, seed) => {
      const { state, events, event } = dealIn(open(rules, seats, seed), seed);
      const told = events.map((one) => redact(one, 0));
      expect(JSON.stringify(told)).not.toContain(secretOf(seed));
      expect(told[0]).toMatchObject({ chance: null, faceUp: event.faceUp, pile: event.pile });
      expect(told[0]).toMatchObject({ stock: event.stock.map(() => null) });
      const { hand, seats: others } = viewFor(state, 0);
      expect(hand).toEqual(state.hands[0]);
      for (const [seat, { known }] of others.entries()) {
        expect(state.hands[seat]).toEqual(expect.arrayContaining([...known]));
        expect(known).toEqual((event.faceUp[seat] as readonly Card[]).toSorted((a, b) => a - b));
      }
    });
  });

  it('deals every seat its cards from the same shuffle, whichever seat deals', () => {
    inAnyRules((rules, seats, seed) => {
      const state = open(rules, seats, seed);
      const dealers = Array.from({ length: seats }, (_, dealer) => dealIn({ ...state, dealer }, seed).event);
      const turned = (dealer: Seat): readonly (readonly Card[])[] =>
        Array.from({ length: seats }, (_, step) => dealers[dealer]?.hands[(dealer + step) % seats] as readonly Card[]);
      for (let dealer = 1; dealer < seats; dealer++) expect(turned(dealer)).toEqual(turned(0));
    });
  });
});

describe('burying (§4.89)', () => {
  /** A random source with a fixed list of numbers. */
  const scripted = (...numbers: readonly number[]): Random => {
    const left = [...numbers];
    return {
      below(n) {
        const next = left.shift();
        if (next === undefined || next >= n) throw new RangeError(`${next} is not below ${n}`);
        return next;
      },
    };
  };
  const orders = (cards: readonly Card[]): Card[][] =>
    cards.length === 0
      ? [[]]
      : cards.flatMap((card) => orders(cards.filter((other) => other !== card)).map((rest) => [card, ...rest]));

  it('puts a card at any place among the undealt ones, by one random number', () => {
    const places = [0, 1, 2, 3].map((place) => {
      const stock = [10, 20, 30];
      bury(scripted(place), stock, 99);
      expect(stock.filter((card) => card !== 99)).toEqual([10, 20, 30]);
      return stock.indexOf(99);
    });
    expect(places).toEqual([0, 1, 2, 3]);
    expect(() => bury(scripted(4), [10, 20, 30], 99)).toThrow(RangeError);
  });

  it('keeps a shuffled stock shuffled: every order results equally often', () => {
    const counts = new Map<string, number>();
    // A two is on top of each order of the other cards, and goes to any place.
    for (const order of orders([2, 3, 4])) {
      for (const place of [0, 1, 2, 3]) {
        const stock = [...order];
        bury(scripted(place), stock, 1);
        counts.set(stock.join(' '), (counts.get(stock.join(' ')) ?? 0) + 1);
      }
    }
    expect(counts.size).toBe(24);
    expect(new Set(counts.values())).toEqual(new Set([1]));
  });

  it('is repeated until a suitable card comes', () => {
    const stock = [5, 6, 14, 1];
    const isFit = (card: Card): boolean => rankOf(card) !== 2;
    // Both twos are on top. The first is put back on top once, then at the bottom; the second in between.
    expect(turnUp(scripted(3, 0, 1), stock, isFit)).toBe(6);
    expect(stock).toEqual([1, 14, 5]);
  });

  it('stops if no card is suitable, and leaves the cards as they are', () => {
    const stock = [1, 14, 27];
    expect(turnUp(scripted(), stock, (card) => rankOf(card) !== 2)).toBeNull();
    expect(stock).toEqual([1, 14, 27]);
  });
});
