import { describe, expect, it } from 'vitest';
import {
  type Card,
  cardsOf,
  decide,
  type GameState,
  playOrder,
  type RuleSet,
  randomFrom,
  rankOf,
  shuffle,
} from '#engine';
import {
  dealIn,
  deals,
  everyCard,
  type FreshDeal,
  gameAfter,
  openedGame,
  preset,
  sizes,
  withOptions,
} from '../support/play/deals.ts';
import { secretOf } from '../support/play/playGame.ts';
import { listedLines } from '../support/play/playLegal.ts';

const fiveThousand = preset('five-thousand-rummy');
const george = preset('george');
const twosWild = withOptions(fiveThousand, { wilds: { permanent: ['twos'] } });
const additional = (rank: number): number => (rank === 1 ? 12 : Math.min(rank, 10) + 1);

/** For each hand dealt: the rank turned up first, and the size of the hand. */
const hands = (rules: RuleSet, seats = 4): [number, number][] =>
  deals(rules, seats, 60).flatMap(({ event, state }) =>
    sizes(state).map((size, seat): [number, number] => [rankOf(event.faceUp[seat]?.[0] as Card), size]),
  );

/** The sizes of hands that begin with this rank. */
const sizeOf = (all: readonly [number, number][], rank: number): number[] => [
  ...new Set(all.flatMap(([first, size]) => (first === rank ? [size] : []))),
];

describe('an upcard sets the size of a hand (R15 to R20)', () => {
  const all = hands(fiveThousand);

  it.each([
    [7, 8],
    [11, 11],
    [12, 11],
    [13, 11],
    [1, 12],
    [10, 11],
  ])('E34 5000 Rummy: rank %i gives a hand of %i', (rank, size) => {
    expect(sizeOf(all, rank)).toEqual([size]);
  });

  it('E64 the smallest hand: a 2 means three cards if it counts additional cards, two if it counts the total', () => {
    expect(sizeOf(all, 2)).toEqual([3]);
    expect(sizeOf(hands(withOptions(fiveThousand, { deal: { upcardMeaning: 'total' } })), 2)).toEqual([2]);
  });

  it('E36 counting the total, a 6 means five cards face down', () => {
    expect(sizeOf(hands(george), 6)).toEqual([6]);
  });

  it.each([14, 15] as const)('E37 J 11, Q 12, K 13 cards, an Ace %i', (upcardAce) => {
    const some = hands(withOptions(george, { deal: { upcardAce } }));
    expect([11, 12, 13, 1].map((rank) => sizeOf(some, rank))).toEqual([[11], [12], [13], [upcardAce]]);
  });

  it.each([
    ['15', 16, 15],
    ['20', 21, 20],
    ['25', 26, 25],
  ] as const)('E38 Twos wild: a two as upcard gives %s cards, more or in all', (upcardPermanentWild, more, total) => {
    const rules = withOptions(twosWild, {
      pack: { packs: 'two' },
      deal: { upcardPermanentWild },
      wilds: { source: 'outsideCard' },
    });
    expect(sizeOf(hands(rules), 2)).toEqual([more]);
    expect(sizeOf(hands(withOptions(rules, { deal: { upcardMeaning: 'total' } })), 2)).toEqual([total]);
  });

  it('R19 a permanent wild may be buried and replaced', () => {
    const rules = withOptions(twosWild, { pack: { jokers: 4 }, wilds: { permanent: ['twos', 'jokers'] } });
    const some = hands(rules);
    expect(some.every(([rank, size]) => rank !== 2 && rank !== 0 && size === additional(rank))).toBe(true);
    // A buried card is still dealt to somebody.
    expect(
      deals(rules, 4, 10).flatMap(({ state }) => state.hands.flat().filter((card) => rankOf(card) === 2)),
    ).not.toEqual([]);
  });

  it('E61 an upcard 2, 3 or 4 is buried and replaced', () => {
    const some = hands(withOptions(fiveThousand, { deal: { burySmallUpcards: true } }));
    expect(Math.min(...some.map(([, size]) => size))).toBe(6);
    expect(some.some(([rank]) => rank >= 2 && rank <= 4)).toBe(false);
    expect(some.some(([rank]) => rank === 1)).toBe(true);
  });

  it('only the first card of each hand is shown', () => {
    for (const { event, state } of deals(fiveThousand, 4, 10)) {
      expect(event.faceUp.map(({ length }) => length)).toEqual([1, 1, 1, 1]);
      expect(state.known).toEqual(event.faceUp);
    }
  });

  it('D8 at most 49 cards are dealt to four players with one pack, and 97 to eight with two', () => {
    const most = (seats: number): number =>
      Math.max(...deals(fiveThousand, seats, 60).map(({ state }) => everyCard(state).length - state.stock.length));
    expect(most(4)).toBeLessThanOrEqual(49);
    expect(most(8)).toBeLessThanOrEqual(97);
  });

  it('R24 the top card of the stock starts the pile, wild or not', () => {
    const some = deals(fiveThousand, 4, 120);
    expect(some.every(({ state }) => state.pile.length === 1 && state.phase === 'draw')).toBe(true);
    expect(some.some(({ state }) => rankOf(state.pile[0] as Card) === state.wildRank)).toBe(true);
  });
});

describe('§4.46 a pack too small for the hands', () => {
  const rules = withOptions(fiveThousand, { pack: { packs: 'one' } });

  /** The number of cards that the hands would need if the first shuffle were dealt. */
  function takenAtFirst({ event }: FreshDeal, seed: number): number {
    const cards = shuffle(randomFrom(secretOf(seed), [], 'deal'), cardsOf(rules, 6)).reverse();
    return playOrder(rules, 6, event.dealer).reduce((taken) => taken + additional(rankOf(cards[taken] ?? 0)), 0);
  }

  it('makes the same dealer deal again, from all cards', () => {
    const all = deals(rules, 6, 60).map((deal, seed) => ({ ...deal, taken: takenAtFirst(deal, seed) }));
    for (const { state, taken, event } of all) {
      const held = state.hands.flat().length;
      if (taken + 2 <= 52) expect(held).toBe(taken);
      expect(held).toBeLessThanOrEqual(50);
      expect(state.stock.length).toBeGreaterThanOrEqual(1);
      expect(everyCard(state)).toEqual(cardsOf(rules, 6));
      expect(sizes(state)).toEqual(event.faceUp.map(([first]) => additional(rankOf(first as Card))));
    }
    expect(all.some(({ taken }) => taken + 2 > 52)).toBe(true);
    expect(all.some(({ taken }) => taken + 2 <= 52)).toBe(true);
  });

  it('gives a second shuffle as secret and as repeatable as the first', () => {
    const seed = deals(rules, 6, 60).findIndex((deal, index) => takenAtFirst(deal, index) + 2 > 52);
    expect(dealIn(openedGame(rules, 6, seed), seed)).toEqual(dealIn(openedGame(rules, 6, seed), seed));
    const shared = decide(openedGame(rules, 6, seed), 'table', {
      type: 'deal',
      secret: secretOf(seed),
      shares: ['00ff'],
    });
    expect(shared.ok && shared.value[0]).not.toMatchObject({
      hands: dealIn(openedGame(rules, 6, seed), seed).event.hands,
    });
  });
});

describe('§4.90 a two that gives two or twelve cards', () => {
  const rules = withOptions(twosWild, {
    deal: { upcardPermanentWild: 'twoOrTwelve' },
    wilds: { source: 'outsideCard' },
  });
  const asking = deals(rules, 4, 80).filter(({ state }) => state.phase === 'sizing');
  const choose = (state: GameState, size: 2 | 12): GameState =>
    gameAfter(state, state.turn, { type: 'chooseSize', size });

  it('asks its owner at once, before the next hand is dealt', () => {
    expect(asking.length).toBeGreaterThan(5);
    for (const { state, events } of asking) {
      expect(events.at(-1)).toEqual({ type: 'sizeAsked', seat: state.turn });
      const order = playOrder(rules, 4, (state.dealer + 1) % 4);
      const place = order.indexOf(state.turn);
      expect(state.hands[state.turn]?.map(rankOf)).toEqual([2]);
      expect(state.known[state.turn]).toEqual(state.hands[state.turn]);
      for (const seat of order.slice(0, place))
        expect(state.hands[seat]).toHaveLength(additional(rankOf(state.known[seat]?.[0] as Card)));
      for (const seat of order.slice(place + 1)) expect(state.hands[seat]).toEqual([]);
      expect(state).toMatchObject({ pile: [], indicator: -1, wildRank: 0 });
      expect(everyCard(state)).toEqual(cardsOf(rules, 4));
    }
  });

  it('lets nobody do anything else until then', () => {
    const state = asking[0]?.state as GameState;
    expect(listedLines(state)).toHaveLength(2);
    const other = (state.turn + 1) % 4;
    expect(decide(state, other, { type: 'chooseSize', size: 2 })).toEqual({ ok: false, reason: 'notYourTurn' });
    expect(decide(state, state.turn, { type: 'draw', from: 'stock' })).toEqual({ ok: false, reason: 'notNow' });
    expect(decide(state, 'table', { type: 'deal', secret: secretOf(1), shares: [] }).ok).toBe(false);
  });

  it.each([2, 12] as const)('gives %i cards in all, and the rest of the deal follows', (size) => {
    for (const { state } of asking) {
      const chosen = choose(state, size);
      expect(chosen.hands[state.turn]).toHaveLength(size);
      expect(chosen.hands[state.turn]).toEqual(expect.arrayContaining([...(state.hands[state.turn] as Card[])]));
      for (const [seat, hand] of state.hands.entries()) if (hand.length > 1) expect(chosen.hands[seat]).toEqual(hand);
      expect(chosen.at[state.turn]).toBeGreaterThan(state.at[state.turn] as number);
      expect(['sizing', 'draw']).toContain(chosen.phase);
      if (chosen.phase === 'sizing') continue;
      expect(chosen).toMatchObject({ turn: (state.dealer + 1) % 4, dealer: state.dealer });
      const first = chosen.known.map(([card]) => rankOf(card as Card));
      expect(sizes(chosen)).toEqual(first.map((rank) => (rank === 2 ? size : additional(rank))));
    }
  });

  it('may ask several players in one deal, one after the other', () => {
    const twice = asking
      .map(({ state }) => [state, choose(state, 2)] as const)
      .filter(([, next]) => next.phase === 'sizing');
    expect(twice.length).toBeGreaterThan(0);
    const order = (state: GameState): number => (state.turn - state.dealer + 3) % 4;
    for (const [first, second] of twice) expect(order(second)).toBeGreaterThan(order(first));
  });

  it('deals the same cards for the same choice, and others for the other', () => {
    const { state } = asking[0] as FreshDeal;
    expect(choose(state, 12)).toEqual(choose(state, 12));
    expect(choose(state, 12).stock).not.toEqual(choose(state, 2).stock);
  });

  it('§4.46 may run out of cards with twelve: then all are dealt again, and another two may ask', () => {
    const tight = withOptions(rules, { pack: { packs: 'one' }, table: { maxPlayers: 8 } });
    let again = 0;
    for (const { state } of deals(tight, 5, 150).filter((deal) => deal.state.phase === 'sizing')) {
      let now = state;
      for (let asked = 0; now.phase === 'sizing'; asked++) {
        expect(asked).toBeLessThan(50);
        const next = choose(now, 12);
        const two = now.hands[now.turn]?.[0] as Card;
        if (!next.hands[now.turn]?.includes(two) || next.known[now.turn]?.[0] !== two) again++;
        expect(everyCard(next)).toEqual(cardsOf(tight, 5));
        now = next;
      }
      expect(now.phase).toBe('draw');
      expect(now.stock.length).toBeGreaterThanOrEqual(1);
      expect(now).toMatchObject({ dealer: state.dealer, turn: (state.dealer + 1) % 5 });
    }
    expect(again).toBeGreaterThan(0);
  });

  it('does not apply to other permanent wilds, which are buried', () => {
    const jokers = withOptions(rules, { pack: { jokers: 6 }, wilds: { permanent: ['jokers', 'twos', 'tens'] } });
    const firsts = deals(jokers, 4, 60).flatMap(({ event }) => event.faceUp.map(([first]) => first));
    for (const first of firsts) if (first !== undefined) expect([0, 10]).not.toContain(rankOf(first));
  });
});
