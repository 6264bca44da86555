import { describe, expect, it } from 'vitest';
import { type GameState, parseCards, type RuleSet } from '#engine';
import { preset, withOptions } from '../support/play/deals.ts';
import { secretOf } from '../support/play/playGame.ts';
import { listedLines } from '../support/play/playLegal.ts';
import { playLines, whyIllegal } from '../support/play/playLines.ts';
import { type Position, position } from '../support/play/positions.ts';

const crazy = preset('crazy-rummy');
const reshuffle = withOptions(crazy, { stock: { end: 'reshuffle' } });
const HANDS = ['3C 5D', '5C 6D', '7C 2H'];
/** The same, after a draw by seat 0. */
const DRAWN = ['3C JS 5D', ...HANDS.slice(1)];
const CHANCE = { secret: secretOf(1), shares: [] };

/** Seat 0 is about to draw the last card of the stock. */
const lastCard = (rules: RuleSet, more: Partial<Position> = {}): GameState => {
  const { also, ...rest } = more;
  const pile = parseCards(more.pile ?? 'JC JD JH');
  const moment = { rules, hands: HANDS, phase: 'draw', ...rest } as const;
  return position({ ...moment, also: { chance: CHANCE, stock: parseCards('9S'), pile, ...also } });
};

const ended = ({ results }: GameState, deal = 4) => results.find((result) => result.deal === deal);

describe('the stock runs out (R115 to R118)', () => {
  it('R115 play ends when the drawer of the last card has discarded, and all hands count', () => {
    const end = playLines(lastCard(crazy), '0 draw stock', '0 discard 9S');
    expect(ended(end)).toMatchObject({ ending: 'exhausted', out: -1, points: [8, 11, 9] });
  });

  it('R115, §4.22 the whole pile is reshuffled at once, before the discard, which starts the new pile', () => {
    const drawn = playLines(lastCard(reshuffle), '0 draw stock');
    expect(drawn).toMatchObject({ phase: 'play', turn: 0, pile: [], reshuffles: 1 });
    expect(drawn.stock.toSorted((a, b) => a - b)).toEqual(parseCards('JC JD JH'));
    const next = playLines(drawn, '0 discard 9S');
    expect(next).toMatchObject({ phase: 'draw', turn: 1, pile: parseCards('9S') });
  });

  it('R115 the new order depends on the random source of the deal: another secret, another order', () => {
    const pile = '2C 3D 4H 5S 6C 7D 8H 9D TS JC QD KH';
    const order = (secret: string): string =>
      playLines(
        lastCard(reshuffle, { pile, hands: ['3C', '5C', '7C'], also: { chance: { secret, shares: [] } } }),
        '0 draw stock',
      ).stock.join();
    expect(order(secretOf(1))).toBe(order(secretOf(1)));
    expect(new Set([1, 2, 3, 4].map((seed) => order(secretOf(seed)))).size).toBe(4);
  });

  it('R115 the second reshuffle of a deal gives another order', () => {
    const pile = '2C 3D 4H 5S 6C 7D 8H 9D TS JC QD KH';
    const order = (reshuffles: number): string =>
      playLines(
        lastCard(reshuffle, { pile, hands: ['3C', '5C', '7C'], also: { reshuffles } }),
        '0 draw stock',
      ).stock.join();
    expect(order(0)).not.toBe(order(1));
  });

  it('§4.22 if the pile is empty, the drawer finishes the turn and the deal ends as in the base rule', () => {
    const drawn = playLines(lastCard(reshuffle, { pile: '' }), '0 draw stock');
    expect(drawn).toMatchObject({ phase: 'play', stock: [], reshuffles: 0 });
    expect(ended(playLines(drawn, '0 discard 9S'))).toMatchObject({ ending: 'exhausted', out: -1, points: [8, 11, 9] });
  });

  it('R117 the old top card may be kept as the new pile', () => {
    const rules = withOptions(reshuffle, { stock: { keepTop: true } });
    const drawn = playLines(lastCard(rules), '0 draw stock');
    expect(drawn.pile).toEqual(parseCards('JH'));
    expect(drawn.stock.toSorted((a, b) => a - b)).toEqual(parseCards('JC JD'));
    expect(playLines(lastCard(rules, { pile: 'JH' }), '0 draw stock').stock).toEqual([]);
  });

  it('R116, §4.22 Basic Rummy: nobody scores if the stock runs out a second time', () => {
    const basic = preset('basic-rummy');
    const moment = (reshuffles: number) =>
      lastCard(basic, { deal: 1, hands: ['3C 5D', '5C 6D', '7C 2H'], also: { reshuffles } });
    expect(playLines(moment(0), '0 draw stock').reshuffles).toBe(1);
    const second = playLines(moment(1), '0 draw stock');
    expect(second).toMatchObject({ phase: 'play', stock: [], reshuffles: 1 });
    expect(ended(playLines(second, '0 discard 9S'), 1)).toMatchObject({ ending: 'void', out: -1, points: [0, 0, 0] });
  });

  it('§4.32 Thanasis: with nothing to reshuffle the deal is void', () => {
    const moment = lastCard(preset('thanasis'), { deal: 1, hands: [...HANDS, '2S'], pile: '' });
    expect(ended(playLines(moment, '0 draw stock', '0 discard 9S'), 1)).toMatchObject({
      ending: 'void',
      points: [0, 0, 0, 0],
    });
  });

  it('R118 the rules decide what scores when nobody went out', () => {
    const fiveThousand = withOptions(preset('five-thousand-rummy'), { stock: { end: 'afterTurn' } });
    const melds = ['1 set 8: 8C 8D 8S'];
    const hand = (rules: RuleSet) => lastCard(rules, { deal: 1, melds, wildRank: 13 });
    const melded = playLines(hand(fiveThousand), '0 draw stock', '0 discard 9S');
    expect(ended(melded, 1)).toMatchObject({ ending: 'exhausted', points: [0, 15, 0] });
    const minus = withOptions(fiveThousand, { stock: { score: 'meldedMinusHand' } });
    expect(ended(playLines(hand(minus), '0 draw stock', '0 discard 9S'), 1)?.points).toEqual([-10, 5, -10]);
  });
});

describe('play goes on while players take from the pile (R115)', () => {
  const beanie = preset('beanie');
  const empty = (more: Partial<Position> = {}): GameState =>
    lastCard(beanie, {
      deal: 1,
      hands: DRAWN,
      drew: 'stock',
      phase: 'play',
      ...more,
      also: { stock: [], ...more.also },
    });

  it('R115 each next player takes the top discard, or declines and ends the deal', () => {
    const next = playLines(empty(), '0 discard 5D');
    expect(next).toMatchObject({ phase: 'draw', turn: 1 });
    expect(listedLines(next)).toEqual(['1 draw pile', '1 decline']);
    expect(whyIllegal(next, '1 draw stock')).toBe('notNow');
    const goesOn = playLines(next, '1 draw pile', '1 discard 6D');
    expect(goesOn).toMatchObject({ phase: 'draw', turn: 2 });
    const end = playLines(goesOn, '2 decline');
    expect(ended(end, 1)).toMatchObject({ ending: 'exhausted', out: -1 });
    expect(end.moves.at(-1)).toMatchObject({ seat: 1, did: 'discard' });
  });

  it('R115 a player with no use for the card taken may put it back and decline', () => {
    const taken = playLines(empty(), '0 discard 5D', '1 draw pile', '1 takeback');
    expect(listedLines(taken)).toEqual(['1 draw pile', '1 decline']);
  });

  it('R115 a player cannot decline while there is a stock', () => {
    expect(whyIllegal(lastCard(beanie, { deal: 1 }), '0 decline')).toBe('notNow');
    expect(whyIllegal(empty(), '0 decline')).toBe('notNow');
  });

  it('§4.9 a player with one card may not take from the pile, so play ends', () => {
    const end = playLines(empty({ hands: ['3C JS 5D', '5C', '7C 2H'] }), '0 discard 5D');
    expect(ended(end, 1)).toMatchObject({ ending: 'exhausted', out: -1 });
    const without = withOptions(beanie, { goingOut: { oneCard: false } });
    const moment = position({ rules: without, deal: 1, hands: ['3C JS 5D', '5C', '7C 2H'], also: { stock: [] } });
    expect(playLines(moment, '0 discard 5D').turn).toBe(1);
  });

  it('§4.65 the deal ends even if players pass cards round for ever', () => {
    const end = playLines(empty({ drew: 'pile', idle: 11 }), '0 discard 5D');
    expect(ended(end, 1)).toMatchObject({ ending: 'capped', out: -1 });
    expect(playLines(empty({ drew: 'pile', idle: 10 }), '0 discard 5D').idle).toBe(11);
  });
});

describe('a deal without progress (R119, R152, §4.65, §4.94)', () => {
  it('§4.65 a turn is idle without a draw from the stock and without a play', () => {
    const moment = (drew: 'stock' | 'pile'): GameState => position({ hands: DRAWN, drew, idle: 5 });
    expect(playLines(moment('stock'), '0 discard 5D').idle).toBe(0);
    expect(playLines(moment('pile'), '0 discard 5D').idle).toBe(6);
    const laid = position({
      hands: ['8C JS 5D', ...HANDS.slice(1)],
      melds: ['0 run 9C: 9C TC JC'],
      drew: 'pile',
      idle: 5,
    });
    expect(playLines(laid, '0 layoff 8C 0 low', '0 discard 5D', '1 draw stock').idle).toBe(0);
  });

  it('§4.65 the deal ends when the stock runs out after the tenth reshuffle', () => {
    const ninth = playLines(lastCard(reshuffle, { also: { reshuffles: 9 } }), '0 draw stock');
    expect(ninth.reshuffles).toBe(10);
    const tenth = playLines(lastCard(reshuffle, { also: { reshuffles: 10 } }), '0 draw stock', '0 discard 9S');
    expect(ended(tenth)).toMatchObject({ ending: 'capped', out: -1, points: [8, 11, 9] });
  });

  it('§4.76 a player who goes out with the last card has gone out', () => {
    const moment = lastCard(reshuffle, {
      hands: ['KC 7D 8D', '2C', '3S'],
      melds: ['0 set 9: 9C 9D 9H'],
      also: { reshuffles: 10 },
    });
    const out = playLines(moment, '0 draw stock', '0 layoff 9S 0 set', '0 discard KC');
    expect(ended(out)).toMatchObject({ ending: 'capped' });
    const last = lastCard(reshuffle, {
      hands: ['KC', '2C', '3S'],
      melds: ['0 set 9: 9C 9D 9H'],
      also: { reshuffles: 10 },
    });
    expect(ended(playLines(last, '0 draw stock', '0 layoff 9S 0 set', '0 discard KC'))).toMatchObject({
      ending: 'wentOut',
      out: 0,
    });
  });

  describe('E60, §4.94 Basic Rummy detects that nobody can ever finish', () => {
    const basic = preset('basic-rummy');
    // Every card not named is in a set of four on the table.
    const full = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((rank) => {
      const name = 'A23456789TJQK'[rank - 1];
      return `0 set ${name}: ${['C', 'D', 'H', 'S'].map((suit) => name + suit).join(' ')}`;
    });
    const moment = (hands: readonly string[], rules = basic): GameState =>
      position({ rules, deal: 1, hands, melds: full, stock: 'AS KS' });

    it('E60 if everybody holds one card and nothing fits, the deal ends and nobody scores', () => {
      const end = playLines(moment(['AC KC', 'AD', 'KD']), '0 discard KC');
      expect(ended(end, 1)).toMatchObject({ ending: 'void', out: -1, points: [0, 0, 0] });
    });

    it('§4.94 not while a player holds more than one card', () => {
      expect(playLines(moment(['AC KC', 'AD AH', 'KD']), '0 discard KC').turn).toBe(1);
    });

    it('§4.94 not while any card off the table fits a meld, wherever it is', () => {
      const open = [...full.slice(0, -1), '0 set Q: QC QD QH'];
      const inPile = { rules: basic, deal: 1, hands: ['AC KC', 'AD', 'KD'], melds: open, pile: 'QS' };
      expect(playLines(position(inPile), '0 discard KC').turn).toBe(1);
      const inStock = { ...inPile, pile: '', stock: 'AS QS' };
      expect(playLines(position(inStock), '0 discard KC').turn).toBe(1);
      const inHand = { ...inPile, pile: '', hands: ['AC KC', 'QS', 'KD'] };
      expect(playLines(position(inHand), '0 discard KC').turn).toBe(1);
    });

    it('R119 only where the rules look for it', () => {
      const rules = withOptions(basic, { stock: { stalemate: false } });
      expect(playLines(moment(['AC KC', 'AD', 'KD'], rules), '0 discard KC').turn).toBe(1);
    });
  });
});
