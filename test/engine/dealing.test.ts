import { describe, expect, it } from 'vitest';
import {
  type Card,
  cardsOf,
  decide,
  isWild,
  newGame,
  playOrder,
  type RuleSet,
  randomFrom,
  rulesProblem,
  type Seat,
  shuffle,
} from '#engine';
import { crazyRummy } from '#rules';
import { dealIn, dealNumber, deals, openedGame, preset, sizes, withOptions } from '../support/play/deals.ts';
import { secretOf, stepsOf } from '../support/play/playGame.ts';
import { listedLines } from '../support/play/playLegal.ts';
import { playLines, whyIllegal } from '../support/play/playLines.ts';

const opened = (seats: number) => playLines(newGame(crazyRummy, seats), `table open ${secretOf(1)}`);
const dealt = (seats: number) => playLines(opened(seats), `table deal ${secretOf(2)}`);

describe('the deal', () => {
  it.each([3, 4, 5, 6])('%i players: seven cards each, an eighth for the left of the dealer, no upcard', (seats) => {
    const state = dealt(seats);
    const first = (state.dealer + 1) % seats;
    expect(state.turn).toBe(first);
    expect(state.hands.map((hand) => hand.length)).toEqual(
      Array.from({ length: seats }, (_, seat) => (seat === first ? 8 : 7)),
    );
    expect(state.pile).toEqual([]);
    expect(state.stock).toHaveLength(52 - 7 * seats - 1);
    expect(state.wildRank).toBe(1);
  });

  it.each([2, 7])('%i players are too few or too many', (seats) => {
    expect(rulesProblem(crazyRummy, seats)).not.toBeNull();
  });

  it('the first player does not draw, but may meld and must discard', () => {
    const state = dealt(3);
    expect(state.phase).toBe('play');
    expect(whyIllegal(state, `${state.turn} draw stock`)).toBe('notNow');
    expect(listedLines(state).filter((line) => line.includes('discard'))).toHaveLength(8);
  });

  it('the next player draws, and the pile holds the first discard', () => {
    const state = dealt(3);
    const [discard] = listedLines(state).filter((line) => line.includes('discard'));
    const second = playLines(state, discard as string);
    expect(second).toMatchObject({ phase: 'draw', turn: (state.turn + 1) % 3 });
    expect(listedLines(second).map((line) => line.slice(2))).toEqual(['draw stock', 'draw pile']);
  });

  it('the same secret deals the same cards; another secret or a share changes them', () => {
    const again = playLines(opened(3), `table deal ${secretOf(2)}`);
    expect(again).toEqual(dealt(3));
    expect(playLines(opened(3), `table deal ${secretOf(3)}`).hands).not.toEqual(again.hands);
    expect(playLines(opened(3), `table deal ${secretOf(2)} 00ff`).hands).not.toEqual(again.hands);
  });

  it('the table can deal only between deals', () => {
    expect(decide(dealt(3), 'table', { type: 'deal', secret: secretOf(4), shares: [] }).ok).toBe(false);
    expect(decide(newGame(crazyRummy, 3), 'table', { type: 'deal', secret: secretOf(4), shares: [] }).ok).toBe(false);
    expect(decide(opened(3), 'table', { type: 'openDraw', secret: secretOf(4) }).ok).toBe(false);
  });

  it('a seat cannot deal, and the table cannot play', () => {
    expect(decide(opened(3), 0, { type: 'deal', secret: secretOf(4), shares: [] }).ok).toBe(false);
    expect(decide(dealt(3), 'table', { type: 'draw', from: 'stock' }).ok).toBe(false);
  });

  it('there are thirteen deals, from Aces wild to Kings wild, and the deal passes to the left', () => {
    const deals = stepsOf({ seed: 5, seats: 4 }).filter(({ action }) => action.type === 'deal');
    expect(deals.map(({ after: state }) => state.wildRank)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
    const first = deals[0]?.after.dealer as number;
    expect(deals.map(({ after: state }) => state.dealer)).toEqual(deals.map((_, index) => (first + index) % 4));
  });
});

describe('the dealer and the first turn', () => {
  const greek = preset('thanasis');

  it('R5, R9 counter-clockwise, the player to the right begins, and deals next (§4.33)', () => {
    for (const { state, event } of deals(greek, 5, 10)) {
      expect(state.turn).toBe((event.dealer + 4) % 5);
      const second = dealIn({ ...state, phase: 'ready' }, 99);
      expect(second.event).toMatchObject({ dealer: (event.dealer + 4) % 5, deal: 2 });
    }
  });

  it('R11, §4.96 the dealer has the extra card and plays first; the player on the left follows', () => {
    const rules = withOptions(crazyRummy, { table: { firstPlayer: 'dealer' } });
    for (const { state, event } of deals(rules, 4, 10)) {
      expect(state).toMatchObject({ phase: 'play', turn: event.dealer });
      expect(sizes(state)).toEqual([0, 1, 2, 3].map((seat) => (seat === event.dealer ? 8 : 7)));
      const discard = listedLines(state).find((line) => line.includes('discard')) as string;
      expect(playLines(state, discard).turn).toBe((event.dealer + 1) % 4);
    }
  });

  it('§4.1 without an extra card the first player draws from the stock, as there is no pile', () => {
    const { state } = dealIn(openedGame(withOptions(crazyRummy, { deal: { extra: 'nobody' } }), 3), 1);
    expect(sizes(state)).toEqual([7, 7, 7]);
    expect(state).toMatchObject({ phase: 'draw', turn: (state.dealer + 1) % 3, pile: [] });
    expect(listedLines(state).map((line) => line.slice(2))).toEqual(['draw stock']);
  });
});

describe('the size of the hands', () => {
  it('R12 is ten or thirteen cards', () => {
    expect(sizes(dealIn(openedGame(preset('thanasis'), 4), 1).state)).toEqual([10, 10, 10, 10]);
    const { state } = dealIn(openedGame(preset('treize-brasses'), 7), 1);
    expect(sizes(state)).toEqual([0, 1, 2, 3, 4, 5, 6].map((seat) => (seat === state.turn ? 14 : 13)));
  });

  it.each([
    [2, 10],
    [3, 7],
    [4, 7],
  ])('E41 Basic Rummy: %i players have %i cards each', (seats, cards) => {
    const { state } = dealIn(openedGame(preset('basic-rummy'), seats), 1);
    expect(sizes(state)).toEqual(Array.from({ length: seats }, () => cards));
  });

  it('R13, §4.20 is ten for two or three players, with the extra card as the eleventh', () => {
    const rules = withOptions(crazyRummy, { deal: { cardsIfFew: 10, fewPlayers: 3 }, table: { minPlayers: 2 } });
    const cards = (seats: number): number[] => sizes(dealIn(openedGame(rules, seats), 1).state).sort((a, b) => b - a);
    expect([2, 3, 4].map(cards)).toEqual([
      [11, 10],
      [11, 10, 10],
      [8, 7, 7, 7],
    ]);
  });

  it.each([1, 2, 3, 4, 5, 6, 7])('E42 Crummy Rummy, round %i: seven cards, one more after each round', (round) => {
    const { state } = dealNumber(preset('crummy-rummy'), 4, round);
    expect(sizes(state)).toEqual([6 + round, 6 + round, 6 + round, 6 + round]);
  });
});

describe('the order of dealing (R21)', () => {
  /** The shuffled cards, the next one first. */
  const shuffled = (rules: RuleSet, seats: number, seed: number): Card[] =>
    shuffle(randomFrom(secretOf(seed), [], 'deal'), cardsOf(rules, seats)).reverse();
  const ascending = (cards: readonly Card[]): Card[] => cards.toSorted((a, b) => a - b);
  const byHands = withOptions(crazyRummy, { deal: { order: 'hands' } });
  const greek = preset('thanasis');

  it('is one card at a time round the table, the extra card last', () => {
    const { state, event } = dealIn(openedGame(crazyRummy, 4), 7);
    const cards = shuffled(crazyRummy, 4, 7);
    const order = playOrder(crazyRummy, 4, (event.dealer + 1) % 4);
    for (const [place, seat] of order.entries())
      expect(state.hands[seat]).toEqual(ascending(cards.filter((_, i) => i < 29 && i % 4 === place)));
    expect(state.stock.toReversed()).toEqual(cards.slice(29));
  });

  it('is hand by hand, the dealer last', () => {
    const { state, event } = dealIn(openedGame(byHands, 4), 7);
    const cards = shuffled(byHands, 4, 7);
    const order = playOrder(byHands, 4, (event.dealer + 1) % 4);
    expect(order.at(-1)).toBe(event.dealer);
    const extra = cards[28] as Card;
    for (const [place, seat] of order.entries()) {
      const hand = cards.slice(place * 7, place * 7 + 7);
      expect(state.hands[seat]).toEqual(ascending(place === 0 ? [...hand, extra] : hand));
    }
  });

  it('R5 counter-clockwise, begins on the right of the dealer', () => {
    const { state, event } = dealIn(openedGame(greek, 4), 7);
    const cards = shuffled(greek, 4, 7);
    const right = ((event.dealer + 3) % 4) as Seat;
    expect(state.hands[right]).toEqual(ascending(cards.filter((_, i) => i < 40 && i % 4 === 0)));
  });
});

describe('the card that starts the discard pile (R24, R25)', () => {
  const wildOnPile = (rules: RuleSet): boolean[] =>
    deals(rules, 4, 120).map(({ state }) => {
      expect(state.pile).toHaveLength(1);
      return isWild(rules, state.wildRank, state.pile[0] as Card);
    });

  it('is turned from the stock, and the first player may take it', () => {
    const { state } = dealIn(openedGame(preset('basic-rummy'), 3), 1);
    expect(state.stock).toHaveLength(52 - 21 - 1);
    expect(listedLines(state).map((line) => line.slice(2))).toEqual(['draw stock', 'draw pile']);
  });

  it('§4.55 is replaced while it is wild, by the wild rank or permanently', () => {
    expect(new Set(wildOnPile(preset('crummy-rummy')))).toEqual(new Set([false]));
    const aces = withOptions(crazyRummy, { deal: { pileUpcard: 'replacedIfWild' } });
    expect(new Set(wildOnPile(aces))).toEqual(new Set([false]));
  });

  it('stays, even if it is wild, where the rules keep it', () => {
    expect(new Set(wildOnPile(withOptions(crazyRummy, { deal: { pileUpcard: 'kept' } })))).toEqual(
      new Set([true, false]),
    );
  });
});
