import { describe, expect, it } from 'vitest';
import {
  type Card,
  cardsOf,
  isJoker,
  isWild,
  type PackRules,
  printCard,
  type RuleSet,
  randomFrom,
  rankOf,
  shuffle,
  type WildRules,
} from '#engine';
import { crazyRummy } from '#rules';
import {
  dealNumber,
  deals,
  everyCard,
  type FreshDeal,
  gameAfter,
  preset,
  sizes,
  withOptions,
} from '../support/play/deals.ts';
import { secretOf } from '../support/play/playGame.ts';
import { listedLines } from '../support/play/playLegal.ts';

const fiveThousand = preset('five-thousand-rummy');
const variant = (wilds: Partial<WildRules>, pack: Partial<PackRules> = {}): RuleSet =>
  withOptions(crazyRummy, { wilds, pack });
const upcards = (wilds: Partial<WildRules>, pack: Partial<PackRules> = {}): RuleSet =>
  withOptions(fiveThousand, { wilds, pack });

/** The shuffled cards, the next one first. */
const shuffled = (rules: RuleSet, seats: number, seed: number): Card[] =>
  shuffle(randomFrom(secretOf(seed), [], 'deal'), cardsOf(rules, seats)).reverse();

const shownTo = ({ event }: FreshDeal, seat: number): readonly Card[] => event.faceUp[seat] as readonly Card[];
const dealerShows = (deal: FreshDeal): readonly Card[] => shownTo(deal, deal.event.dealer);
const othersShow = ({ event }: FreshDeal): Card[] =>
  event.faceUp.flatMap((cards, seat) => (seat === event.dealer ? [] : cards));

describe('a schedule of wild ranks (R27, R28)', () => {
  const rankIn = (rules: RuleSet, deal: number): number => dealNumber(rules, 4, deal).state.wildRank;
  const all = (rules: RuleSet, count: number): number[] =>
    Array.from({ length: count }, (_, index) => rankIn(rules, index + 1));

  it('D1 has the odd ranks in the short game, the even ones in the shortest', () => {
    expect(all(preset('fort-worth-gin-odd'), 7)).toEqual([1, 3, 5, 7, 9, 11, 13]);
    expect(all(preset('fort-worth-gin-even'), 6)).toEqual([2, 4, 6, 8, 10, 12]);
  });

  it.each([
    ['Kings first, Aces last', [13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]],
    ['Twos first', [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]],
    ['Aces first and last', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 1]],
  ])('%s', (_name, schedule) => {
    expect(all(variant({ schedule }), schedule.length)).toEqual(schedule);
  });

  it('R28 leaves only the Joker wild in a deal after the last', () => {
    const rules = preset('one-joker');
    expect(rankIn(rules, 13)).toBe(13);
    const { state } = dealNumber(rules, 4, 14);
    expect(
      everyCard(state)
        .filter((card) => isWild(rules, state.wildRank, card))
        .map(printCard),
    ).toEqual(['JK']);
  });

  it('R26 may be replaced by no wild rank at all', () => {
    expect(all(preset('crummy-rummy'), 7)).toEqual([0, 0, 0, 0, 0, 0, 0]);
    const { state } = dealNumber(preset('basic-rummy'), 4, 3);
    expect(everyCard(state).some((card) => isWild(state.rules, state.wildRank, card))).toBe(false);
  });

  it('R31 adds to the permanent wilds', () => {
    const wilds = (permanent: WildRules['permanent']): string[] => {
      const { state } = dealNumber(variant({ permanent }, { jokers: 1 }), 4, 4);
      return everyCard(state)
        .filter((card) => isWild(state.rules, 4, card) && rankOf(card) !== 4)
        .map(printCard);
    };
    expect(wilds([])).toEqual([]);
    expect(wilds(['oneEyedJacks'])).toEqual(['JH', 'JS']);
    expect(wilds(['jokers', 'twos', 'tens'])).toHaveLength(9);
  });
});

describe('a card of the dealer’s hand that shows the wild rank (R26, R32)', () => {
  it('E35 5000 Rummy: the dealer’s upcard 4 gives four more cards, and Fours are wild', () => {
    const all = deals(fiveThousand, 4, 60);
    for (const deal of all) {
      expect(dealerShows(deal)).toHaveLength(1);
      expect(deal.state.wildRank).toBe(rankOf(dealerShows(deal)[0] as Card));
      expect(deal.state).toMatchObject({ indicator: -1 });
    }
    const four = all.find(({ state }) => state.wildRank === 4) as FreshDeal;
    expect(sizes(four.state)[four.event.dealer]).toBe(5);
  });

  it.each([
    ['dealerFirstCard', 'cards', 3],
    ['dealerLastCard', 'cards', 27],
    ['dealerFirstCard', 'hands', 21],
    ['dealerLastCard', 'hands', 27],
  ] as const)('%s, dealt by %s, is shown and stays in the hand', (source, order, index) => {
    const rules = withOptions(variant({ source }), { deal: { order } });
    for (const [seed, deal] of deals(rules, 4, 10).entries()) {
      const card = shuffled(rules, 4, seed)[index] as Card;
      expect(dealerShows(deal)).toEqual([card]);
      expect(othersShow(deal)).toEqual([]);
      expect(deal.state.wildRank).toBe(rankOf(card));
      expect(deal.state.hands[deal.event.dealer]).toContain(card);
      expect(sizes(deal.state)[deal.event.dealer]).toBe(7);
      expect(deal.state.known[deal.event.dealer]).toEqual([card]);
    }
  });

  it('the dealer’s last card, if an upcard sets the hand size, so that two cards are shown', () => {
    for (const deal of deals(upcards({ source: 'dealerLastCard' }), 4)) {
      const [first, last] = dealerShows(deal);
      expect(dealerShows(deal)).toHaveLength(2);
      expect(deal.state.wildRank).toBe(rankOf(last as Card));
      const rank = rankOf(first as Card);
      expect(sizes(deal.state)[deal.event.dealer]).toBe(rank === 1 ? 12 : Math.min(rank, 10) + 1);
      expect(othersShow(deal)).toHaveLength(3);
    }
  });

  it('an extra card for the dealer, face up', () => {
    for (const deal of deals(variant({ source: 'dealerExtraCard' }), 4, 10)) {
      expect(sizes(deal.state)[deal.event.dealer]).toBe(8);
      expect(deal.state.wildRank).toBe(rankOf(dealerShows(deal)[0] as Card));
    }
    const some = deals(upcards({ source: 'dealerExtraCard' }), 4);
    for (const deal of some) expect(deal.state.wildRank).toBe(rankOf(dealerShows(deal)[1] as Card));
  });
});

describe('a card turned to show the wild rank (R26, R32)', () => {
  const greek = preset('thanasis');

  it.each(['outsideCard', 'stockCard'] as const)('%s, out of play: in no hand and not in the pile', (source) => {
    const rules = variant({ source });
    for (const [seed, { state, event }] of deals(rules, 4, 10).entries()) {
      expect(state.indicator).toBe(shuffled(rules, 4, seed)[29]);
      expect(state.wildRank).toBe(rankOf(state.indicator));
      expect([...state.hands.flat(), ...state.stock]).not.toContain(state.indicator);
      expect(state.pile).toEqual([]);
      expect(event.faceUp.flat()).toEqual([]);
    }
  });

  it('starts the discard pile, where the rules say so', () => {
    for (const { state } of deals(variant({ source: 'stockCard', indicator: 'startsPile' }), 4, 10)) {
      expect(state.pile).toHaveLength(1);
      expect(state.wildRank).toBe(rankOf(state.pile[0] as Card));
      expect(state.indicator).toBe(-1);
    }
  });

  it.each([
    ['thanasis', 11],
    ['dynamitis', 19],
  ] as const)('D9 %s: %i wild cards are in play', (id, count) => {
    for (const { state } of deals(preset(id), 5, 20)) {
      const inPlay = everyCard(state).filter((card) => card !== state.indicator);
      expect(inPlay.filter((card) => isWild(state.rules, state.wildRank, card))).toHaveLength(count);
    }
  });

  it('§4.31 if the pile is empty, the first player draws from the stock', () => {
    const { state } = dealNumber(greek, 4, 1);
    expect(state).toMatchObject({ phase: 'draw', pile: [], turn: (state.dealer + 3) % 4 });
    expect(listedLines(state).map((line) => line.slice(2))).toEqual(['draw stock']);
  });

  it('E40 Thanasis: an upcard 4 makes all Fours wild with the Jokers; a Joker is buried and replaced', () => {
    const all = deals(greek, 4, 120);
    const four = all.find(({ state }) => rankOf(state.indicator) === 4) as FreshDeal;
    expect(four.state.wildRank).toBe(4);
    const turned = all.map((_, seed) => shuffled(greek, 4, seed)[40] as Card);
    expect(turned.some(isJoker)).toBe(true);
    for (const [seed, { state }] of all.entries()) {
      expect(isJoker(state.indicator)).toBe(false);
      if (!isJoker(turned[seed] as Card)) expect(state.indicator).toBe(turned[seed]);
      else expect(state.stock).toContain(turned[seed]);
    }
  });

  it('E40 Dynamitis: a two is buried and replaced as well', () => {
    const all = deals(preset('dynamitis'), 4, 120);
    expect(all.some((_, seed) => rankOf(shuffled(greek, 4, seed)[40] as Card) === 2)).toBe(true);
    expect(all.every(({ state }) => rankOf(state.indicator) > 0 && rankOf(state.indicator) !== 2)).toBe(true);
  });
});

describe('a card that cannot show the wild rank (R33, R34, §4.89)', () => {
  const permanent: WildRules['permanent'] = ['jokers', 'twos', 'oneEyedJacks'];
  const sources = ['dealerFirstCard', 'dealerLastCard', 'dealerExtraCard'] as const;
  const shows = (deal: FreshDeal): Card => dealerShows(deal).at(-1) as Card;

  it.each([...sources, 'outsideCard', 'stockCard'] as const)(
    '%s: is buried, and a Jack of clubs shows Jacks',
    (source) => {
      const rules = variant({ source, permanent }, { jokers: 6, packs: 'two' });
      const found = deals(rules, 4, 150).map((deal) => {
        expect(dealerShows(deal).length).toBe(deal.state.indicator < 0 ? 1 : 0);
        return deal.state.indicator < 0 ? shows(deal) : deal.state.indicator;
      });
      expect(found.some((card) => isWild(rules, 0, card))).toBe(false);
      expect(found.some((card) => rankOf(card) === 11)).toBe(true);
      expect(found.some((card) => rankOf(card) === 1)).toBe(true);
    },
  );

  it.each(sources)('%s: or is kept by the dealer, who gets more until one is not a permanent wild', (source) => {
    const rules = variant({ source, permanent, permanentIndicator: 'dealerGetsMore' }, { jokers: 6, packs: 'two' });
    const all = deals(rules, 4, 150);
    for (const deal of all) {
      const wild = dealerShows(deal).map((card) => isWild(rules, 0, card));
      expect(wild).toEqual(wild.map((_, index) => index < wild.length - 1));
      expect(deal.state.wildRank).toBe(rankOf(shows(deal)));
      const hand = source === 'dealerExtraCard' ? 8 : 7;
      expect(sizes(deal.state)[deal.event.dealer]).toBe(hand + wild.length - 1);
    }
    expect(all.some((deal) => dealerShows(deal).length > 1)).toBe(true);
  });

  it('a two that gives the dealer fifteen cards is followed by as many more as necessary', () => {
    const rules = withOptions(
      upcards({ permanent: ['twos'], permanentIndicator: 'dealerGetsMore' }, { packs: 'two' }),
      {
        deal: { upcardPermanentWild: '15' },
      },
    );
    const all = deals(rules, 4, 150).filter((deal) => rankOf(dealerShows(deal)[0] as Card) === 2);
    expect(all.length).toBeGreaterThan(0);
    for (const deal of all) {
      expect(rankOf(shows(deal))).not.toBe(2);
      expect(sizes(deal.state)[deal.event.dealer]).toBe(16 + dealerShows(deal).length - 1);
    }
  });

  it('a two that gives the dealer two or twelve: the rank is found after the choice (§4.90)', () => {
    const rules = withOptions(upcards({ permanent: ['twos'], permanentIndicator: 'dealerGetsMore' }), {
      deal: { upcardPermanentWild: 'twoOrTwelve' },
    });
    const asked = deals(rules, 4, 200).filter(({ state }) => state.phase === 'sizing' && state.turn === state.dealer);
    expect(asked.length).toBeGreaterThan(0);
    for (const { state } of asked) {
      expect(state.wildRank).toBe(0);
      const dealt = gameAfter(state, state.turn, { type: 'chooseSize', size: 12 });
      expect([0, 2]).not.toContain(dealt.wildRank);
      expect(dealt.known[state.turn]?.map(rankOf)).toContain(dealt.wildRank);
      expect(dealt.hands[state.turn]).toHaveLength(12 + (dealt.known[state.turn]?.length as number) - 1);
    }
  });

  it.each([...sources, 'stockCard'] as const)('§4.89 %s: an Ace is buried where Aces may not be wild', (source) => {
    const rules = variant({ source, aceAllowed: false, permanentIndicator: 'dealerGetsMore' });
    const all = deals(rules, 4, 120);
    expect(all.some(({ state }) => state.wildRank === 1)).toBe(false);
    expect(all.every((deal) => dealerShows(deal).length === (source === 'stockCard' ? 0 : 1))).toBe(true);
    expect(
      all.some(
        ({ state }) => [...state.hands.flat(), ...state.stock].filter((card) => rankOf(card) === 1).length === 4,
      ),
    ).toBe(true);
    expect(
      deals(withOptions(rules, { wilds: { aceAllowed: true } }), 4, 120).some(({ state }) => state.wildRank === 1),
    ).toBe(true);
  });

  it('§4.89 5000 Rummy: the dealer’s Ace is buried, another player’s gives its cards', () => {
    const all = deals(upcards({ aceAllowed: false }), 4, 60);
    expect(all.some((deal) => dealerShows(deal).some((card) => rankOf(card) === 1))).toBe(false);
    expect(all.some((deal) => othersShow(deal).some((card) => rankOf(card) === 1))).toBe(true);
  });
});
