import { describe, expect, it } from 'vitest';
import { arrangeAll, bestArrangement, handPoints, parseCards, printCards, type RuleSet, rummyOf } from '#engine';
import { printReading } from '#record';
import { crazyRummy, PRESETS } from '#rules';
import { withMeldRules } from '../support/play/melding.ts';

const preset = (id: string): RuleSet => PRESETS[id] as RuleSet;
const thanasis = preset('thanasis');

/** All of the cards as melds, or null. */
const whole = (rules: RuleSet, wildRank: number, cards: string) =>
  arrangeAll(rules, wildRank, parseCards(cards))?.map(printReading).sort() ?? null;

/** The sizes of the melds that all of the cards are laid in. */
const sizes = (rules: RuleSet, wildRank: number, cards: string) =>
  arrangeAll(rules, wildRank, parseCards(cards))
    ?.map((meld) => meld.cards.length)
    .sort() ?? null;

/** The cards left in the hand by the arrangement with the fewest points. */
const left = (rules: RuleSet, wildRank: number, cards: string) => {
  const points = (card: number) => handPoints(rules, wildRank, [card]);
  const best = bestArrangement(rules, wildRank, parseCards(cards), points);
  return `${printCards(best.left)} = ${best.points}`;
};

describe('all cards in melds', () => {
  it('D11 a set of four and a run of three', () => {
    expect(whole(crazyRummy, 4, '9C 9D 9H 9S 5H 6H 7H')).toEqual(['run 5H: 5H 6H 7H', 'set 9: 9C 9D 9H 9S']);
    expect(whole(crazyRummy, 4, '9C 9D 9H 9S 5H 6H')).toBeNull();
    expect(whole(crazyRummy, 4, '')).toEqual([]);
  });

  it('a card that fits two melds goes where the others need it', () => {
    expect(whole(crazyRummy, 4, '5H 6H 7H 7C 7D 7S')).toEqual(['run 5H: 5H 6H 7H', 'set 7: 7C 7D 7S']);
    expect(whole(crazyRummy, 4, '5H 6H 7H 8H 8C 8D 8S')).toEqual(['run 5H: 5H 6H 7H', 'set 8: 8C 8D 8H 8S']);
  });

  it('two packs: a run twice, and two sets of one rank', () => {
    expect(whole(thanasis, 4, '5H 6H 7H 5H.2 6H.2 7H.2')).toHaveLength(2);
    expect(whole(thanasis, 4, '5H 6H 7H 7H.2 8H 9H')).toHaveLength(2);
    expect(sizes(thanasis, 4, '5C 5D 5H 5S 5C.2 5D.2 5H.2')).toEqual([3, 4]);
  });

  it('§4.30 Thanasis: sets have at most four cards, so five of a rank do not fit', () => {
    expect(whole(thanasis, 4, '5C 5D 5H 5S 5C.2')).toBeNull();
    expect(whole(withMeldRules(thanasis, { setMax: 8 }), 4, '5C 5D 5H 5S 5C.2')).toHaveLength(1);
  });

  it('R39 without duplicates, twins go into different melds', () => {
    const distinct = withMeldRules(thanasis, { duplicates: false });
    expect(whole(distinct, 4, '5C 5D 5C.2')).toBeNull();
    expect(sizes(distinct, 4, '5C 5D 5H 5C.2 6C 7C')).toEqual([3, 3]);
  });

  it('R39 a wild in its own set counts as a duplicate, so its twin cannot join as a wild', () => {
    const distinct = withMeldRules(preset('fort-worth-gin'), { setMax: 8 });
    expect(whole(distinct, 1, 'AC AD AC.2')).toBeNull();
    expect(left(distinct, 1, 'AC AD AC.2 7H 8H')).toBe('AC.2 = 25');
  });

  it('wilds fill the gaps, and all of them must be used', () => {
    expect(sizes(crazyRummy, 4, '9C 9D 4C')).toEqual([3]);
    expect(sizes(crazyRummy, 4, '9C JC 4C KD 4D 4H')).toEqual([3, 3]);
    expect(whole(crazyRummy, 4, '9C JC KD 4D')).toBeNull();
    // Two wilds find no place besides a full set of four; three are a meld by themselves.
    expect(whole(preset('fort-worth-gin'), 4, '9C 9D 9H 9S 4C')).toBeNull();
    expect(sizes(crazyRummy, 4, '9C 9D 9H 4C')).toEqual([4]);
    expect(sizes(crazyRummy, 4, '9C 9D 9H 9S 4C 4D 4H')).toEqual([3, 4]);
  });

  it('R49 melds of wilds alone count where no limit forbids them', () => {
    expect(sizes(thanasis, 4, '4C 4D 4H JK JK.2')).toEqual([5]);
    expect(whole(withMeldRules(thanasis, { kinds: 'sets' }), 4, '4C 4D 4H JK JK.2')).toBeNull();
    expect(whole(preset('crummy-rummy'), 0, '2C 2D 2H JK')).toBeNull();
  });

  it('R45, R48 under a wild limit a wild in its own place is natural', () => {
    const gin = preset('fort-worth-gin');
    expect(whole(gin, 4, '3H 4H 4D')).toEqual(['run 3H: 3H 4H 4D']);
    expect(whole(gin, 4, '4C 4D 4H')).toEqual(['set 4: 4C 4D 4H']);
    expect(whole(withMeldRules(gin, { ownPlace: 'wild' }), 4, '3H 4H 4D')).toBeNull();
    expect(whole(preset('george'), 4, '4C 4D 4H 9C 9D 4S')).toHaveLength(2);
  });

  it('R46 two wilds in a long run are placed so that it can be cut between them', () => {
    const split = withMeldRules(crazyRummy, { wildLimit: 'one', splitLong: true });
    expect(whole(split, 9, '3H 4H 6H 7H 9C 9D')).toEqual(['run 3H: 3H 4H 9C 6H 7H 9D']);
    expect(whole(split, 9, '4H 5H 6H 7H 9C 9D')).toEqual(['run 3H: 9C 4H 5H 6H 7H 9D']);
    expect(sizes(withMeldRules(split, { splitLong: false }), 9, '4H 5H 6H 7H 9C 9D')).toEqual([3, 3]);
  });

  it('R43 an Ace is placed low or high, as the other cards need it', () => {
    const biddies = preset('biddies');
    expect(whole(biddies, 7, 'AH 2H 3H')).toEqual(['run AH: AH 2H 3H']);
    expect(whole(biddies, 7, 'QH KH AH')).toEqual(['run QH: QH KH AH']);
    expect(whole(crazyRummy, 7, 'QH KH AH')).toBeNull();
    const all = 'AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH.2';
    expect(sizes(preset('five-thousand-rummy'), 0, all)?.reduce((sum, size) => sum + size)).toBe(14);
  });
});

describe('the arrangement that leaves the fewest points', () => {
  it('§4.30 lays the cards with the most points', () => {
    expect(left(thanasis, 4, 'KC KD KH TH JH QH 3C')).toBe('3C = 3');
    // The king fits the run and the set: either way a king is left, or three small cards.
    expect(left(thanasis, 4, 'KC KD KH 2C 3C 9D')).toBe('2C 3C 9D = 14');
    expect(left(crazyRummy, 4, '5H 6H 7H 7C 7D')).toBe('5H 6H = 11');
  });

  it('a wild goes where it saves most, and is left only if it must be', () => {
    expect(left(crazyRummy, 4, '2C 3C KD KH 4S')).toBe('2C 3C = 5');
    expect(left(crazyRummy, 4, '2C 9D 4S')).toBe('2C 9D 4S = 36');
    expect(left(crazyRummy, 4, '2C 9D 4S 4H')).toMatch(/^2C = 2$/);
  });

  it('lays everything if possible, and nothing if there is no meld', () => {
    expect(left(crazyRummy, 4, '9C 9D 9H 9S 5H 6H 7H')).toBe(' = 0');
    expect(left(crazyRummy, 4, '9C 5D KH')).toBe('9C 5D KH = 24');
  });
});

describe('going Rummy (R111, §4.30)', () => {
  const rummy = (rules: RuleSet, wildRank: number, hand: string) => {
    const found = rummyOf(rules, wildRank, parseCards(hand));
    return found && { melds: found.readings.map(printReading).sort(), discard: printCards([found.discard]) };
  };

  it('ten cards are laid in melds and the eleventh is the discard', () => {
    expect(rummy(thanasis, 4, '5C 5D 5H 7S 8S 9S TD JD QD KD 2C')).toEqual({
      melds: ['run 7S: 7S 8S 9S', 'run TD: TD JD QD KD', 'set 5: 5C 5D 5H'],
      discard: '2C',
    });
    expect(rummy(thanasis, 4, '5C 5D 5H 7S 8S 9S TD JD QD 3H 2C')).toBeNull();
  });

  it('with a card to spare, the natural with the most points is discarded and wilds stay in their melds', () => {
    expect(rummy(thanasis, 4, '5C 5D 5H 6S 7S 8S 9S KD KH KC KS')?.discard).toBe('KD');
    expect(rummy(thanasis, 4, '5C 5D 5H 4C 7S 8S 9S')?.discard).toBe('9S');
    expect(rummy(thanasis, 4, '5C 5D 5H JK')?.discard).toBe('5C');
  });

  it('fails if every card is needed, since nothing is left to discard', () => {
    expect(rummy(thanasis, 4, '5C 5D 5H')).toBeNull();
    expect(rummy(thanasis, 4, '5C 5D 5H 7S 8S 9S')).toBeNull();
  });
});
