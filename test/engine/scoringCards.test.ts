import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cardPoints,
  handPoints,
  isWild,
  JOKER,
  parseCards,
  placePoints,
  pointsOnMeld,
  type RuleSet,
  type ScoringRules,
} from '#engine';
import { crazyRummy } from '#rules';
import { shuffled, wildRanks } from '../support/arbitrary/games.ts';
import { tableMeldText } from '../support/play/positions.ts';

/** Crazy Rummy with these points and permanent wilds. */
const counting = (scoring: Partial<ScoringRules>, permanent: RuleSet['wilds']['permanent'] = []): RuleSet => ({
  ...crazyRummy,
  wilds: { ...crazyRummy.wilds, permanent },
  scoring: { ...crazyRummy.scoring, ...scoring },
});

/** The points of each of these cards. */
const values = (rules: RuleSet, wildRank: number, cards: string): number[] =>
  parseCards(cards).map((card) => cardPoints(rules, wildRank, card));

describe('points of the cards', () => {
  it('E45 Nines wild: a nine counts 25, an Ace 1, number cards their face value, court cards 10', () => {
    expect(values(crazyRummy, 9, '9C AS 2S 8H TD JC QH KS')).toEqual([25, 1, 2, 8, 10, 10, 10, 10]);
  });

  it('E45 a wild Ace counts as a wild', () => {
    expect(handPoints(crazyRummy, 1, parseCards('AS AD 2C'))).toBe(52);
  });

  it('E45 an empty hand counts 0', () => {
    expect(handPoints(crazyRummy, 1, [])).toBe(0);
  });

  it.each([15, 20, 50, 200])('R126 a wild may count %i', (wild) => {
    expect(values(counting({ wild }), 12, 'QD KD')).toEqual([wild, 10]);
  });

  it('R126 a wild with no points of its own counts as its rank, also the queen of spades (§4.109)', () => {
    const rules = counting({ wild: 0, wildAce: 0, queenOfSpades: 45 });
    expect(values(rules, 9, '9C QS')).toEqual([9, 45]);
    expect(values(rules, 12, 'QS QD')).toEqual([10, 10]);
    expect(values(rules, 1, 'AS')).toEqual([1]);
    expect(values(counting({ wild: 0, wildAce: 0, ace: 15, courts: 'elevenToThirteen' }), 13, 'KD AS')).toEqual([
      13, 15,
    ]);
    expect(values(counting({ wild: 0 }, ['tens', 'oneEyedJacks']), 4, 'TC JH 4D')).toEqual([10, 10, 4]);
  });

  it('R127 a wild Ace may count as another Ace while other wilds have points of their own', () => {
    const rules = counting({ wild: 25, wildAce: 0, ace: 15 });
    expect([values(rules, 1, 'AS'), values(rules, 2, 'AS 2S')]).toEqual([[15], [15, 25]]);
  });

  it.each([5, 10, 15, 50, 100])('R122 an Ace may count %i', (ace) => {
    expect(values(counting({ ace }), 9, 'AD 2D')).toEqual([ace, 2]);
  });

  it('E50 a Joker counts 50 besides the wild rank, and as the only wild (§4.28)', () => {
    const rules = counting({ joker: 50 }, ['jokers']);
    expect(values(rules, 9, 'JK 9C 5C')).toEqual([50, 25, 5]);
    expect(values(rules, 0, 'JK 9C KC')).toEqual([50, 9, 10]);
  });

  it('E51 Ace 100 and wild 100: a wild Ace counts 200 (§4.47)', () => {
    const rules = counting({ ace: 100, wild: 100, wildAce: 200, numbers: 'fiveToNine' });
    expect(values(rules, 1, 'AS 9S')).toEqual([200, 5]);
    expect(values(rules, 9, 'AS 9S TS 8S')).toEqual([100, 100, 10, 5]);
  });

  it('E51 Ace 50 and wild 100: a wild Ace counts 150', () => {
    const rules = counting({ ace: 50, wild: 100, wildAce: 150 });
    expect([values(rules, 1, 'AS'), values(rules, 2, 'AS 2S')]).toEqual([[150], [50, 100]]);
  });

  it('E51 every wild counts 200 and a natural Ace 100', () => {
    const rules = counting({ ace: 100, wild: 200, wildAce: 200 });
    expect([values(rules, 1, 'AS 2S'), values(rules, 2, 'AS 2S')]).toEqual([
      [200, 2],
      [100, 200],
    ]);
  });

  it('E52 Basic Rummy: an eight counts 8, court cards 10, an Ace 1', () => {
    expect(values(crazyRummy, 0, '8S JS QS KS AS')).toEqual([8, 10, 10, 10, 1]);
  });

  it('E53 Treize Brasses: J 11, Q 12, K 13, a wild 25', () => {
    expect(values(counting({ courts: 'elevenToThirteen' }), 3, 'AS 2S TS JS QS KS 3S')).toEqual([
      1, 2, 10, 11, 12, 13, 25,
    ]);
  });

  it('E53 Beanie: Ace to eight 5, nine to King 10, a wild 25', () => {
    expect(values(counting({ ace: 5, numbers: 'fiveToEight' }), 4, 'AS 2S 8S 9S TS KS 4S')).toEqual([
      5, 5, 5, 10, 10, 10, 25,
    ]);
  });

  it('E54 Crummy Rummy: three to eight 5, nine to King 10, Ace, two and Joker 15', () => {
    const rules = counting({ ace: 15, numbers: 'fiveToEight', wild: 15, joker: 15, permanentTwo: 15 }, [
      'jokers',
      'twos',
    ]);
    expect(values(rules, 0, '3S 8S 9S TS KS AS 2S JK.2')).toEqual([5, 5, 10, 10, 10, 15, 15, 15]);
  });

  it('R123 number cards may count 5 up to nine, R124 or only up to seven', () => {
    expect(values(counting({ numbers: 'fiveToNine' }), 1, '2S 8S 9S TS JS')).toEqual([5, 5, 5, 10, 10]);
    expect(values(counting({ numbers: 'fiveToSeven' }), 1, '2S 7S 8S 9S TS')).toEqual([5, 5, 10, 10, 10]);
  });

  it('E55 the queen of spades counts 45, but as a wild while Queens are wild (§4.70)', () => {
    const rules = counting({ queenOfSpades: 45 });
    expect(values(rules, 9, 'QS QS.2 QH KS')).toEqual([45, 45, 10, 10]);
    expect(values(rules, 12, 'QS QH')).toEqual([25, 25]);
  });

  it('R129 a two has its special value only where twos are permanent wilds', () => {
    expect(values(counting({ permanentTwo: 40 }), 5, '2S')).toEqual([2]);
    expect(values(counting({ permanentTwo: 40 }), 2, '2S')).toEqual([25]);
    expect(values(counting({ permanentTwo: 40 }, ['twos']), 5, '2S 5S')).toEqual([40, 25]);
  });

  it('R31 tens and one-eyed Jacks that are permanent wilds count as wilds', () => {
    const rules = counting({ wild: 100 }, ['tens', 'oneEyedJacks']);
    expect(values(rules, 4, 'TC JS JH JD JC')).toEqual([100, 100, 100, 10, 10]);
  });

  it('§4.107 a place in a meld counts as its natural card, without special points', () => {
    const rules = counting({ ace: 11, lowAce: 1, joker: 50, queenOfSpades: 45 }, ['jokers']);
    const places = (of: RuleSet, text: string) => {
      const meld = tableMeldText(`0 ${text}`, 0);
      return meld.cards.map((_, index) => placePoints(of.scoring, meld, index));
    };
    expect(places(rules, 'run QS: QS JK AS')).toEqual([10, 10, 11]);
    expect(places(rules, 'run AC: JK 2C 3C')).toEqual([1, 2, 3]);
    expect(places(rules, 'set A: AC AD JK')).toEqual([11, 11, 11]);
    expect(places(counting({ ace: 11 }), 'run AC: AC 2C 3C')).toEqual([11, 2, 3]);
  });

  it('R168 black Aces may have points of their own, also as wilds that count as Aces, but not below a two', () => {
    const rules = counting({ ace: 11, blackAce: 15, wildAce: 0, lowAce: 1 });
    expect(values(rules, 4, 'AC AD AH AS 2C KS')).toEqual([15, 11, 11, 15, 2, 10]);
    expect(values(rules, 1, 'AC AD')).toEqual([15, 11]);
    expect(values(counting({ blackAce: 15, wildAce: 50 }), 1, 'AC AD')).toEqual([50, 50]);
    const onTable = (text: string) => pointsOnMeld(rules, 4, tableMeldText(`0 ${text}`, 0), 0);
    expect(onTable('run AC: AC 2C 3C')).toBe(1 + 2 + 3);
    expect(onTable('run QS: QS KS AS')).toBe(10 + 10 + 15);
    expect(onTable('set A: AC AD AH')).toBe(15 + 11 + 11);
  });

  it('the points of one game do not affect another', () => {
    const dear = counting({ wild: 50 });
    expect([values(crazyRummy, 9, '9C'), values(dear, 9, '9C'), values(crazyRummy, 9, '9C')]).toEqual([
      [25],
      [50],
      [25],
    ]);
  });

  it('cards of further packs count like those of the first, and a hand is the sum of its cards', () => {
    fc.assert(
      fc.property(shuffled, wildRanks, fc.nat(3), fc.nat(7), (order, wildRank, pack, joker) => {
        const rules = counting({ joker: 50, queenOfSpades: 45 }, ['jokers', 'oneEyedJacks']);
        const hand = order.slice(0, 10);
        const twins = hand.map((card) => card + pack * 52);
        expect(handPoints(rules, wildRank, twins)).toBe(handPoints(rules, wildRank, hand));
        const wilds = hand.filter((card) => isWild(rules, wildRank, card)).length;
        const without = hand.filter((card) => !isWild(rules, wildRank, card));
        expect(handPoints(rules, wildRank, hand)).toBe(wilds * 25 + handPoints(rules, wildRank, without));
        expect(cardPoints(rules, wildRank, JOKER + joker)).toBe(50);
      }),
    );
  });
});
