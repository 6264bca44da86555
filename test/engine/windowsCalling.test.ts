import { describe, expect, it } from 'vitest';
import { type Card, type GameState, parseCards, type Seat } from '#engine';
import { printRecorded } from '#record';
import { preset, withOptions } from '../support/play/deals.ts';
import { listed } from '../support/play/playLegal.ts';
import { playLines, whyIllegal } from '../support/play/playLines.ts';
import { type Position, position } from '../support/play/positions.ts';

const fiveThousand = preset('five-thousand-rummy');
const inPile = withOptions(fiveThousand, { goingOut: { callRummy: 'pile' } });
const cardOnly = withOptions(fiveThousand, { goingOut: { callEffect: 'cardOnly' } });

/** Seat 0 has drawn and is about to discard; a run 7-8-9 of hearts is on the table. Kings are wild. */
const toDiscard = (more: Partial<Position> = {}): GameState =>
  position({
    rules: fiveThousand,
    deal: 1,
    wildRank: 13,
    hands: ['2C TH 3C', '2D 4D', '2S 4S', 'JC JS'],
    melds: ['0 run 7H: 7H 8H 9H'],
    pile: 'QD',
    ...more,
  });

const asked = ({ window }: GameState): readonly Seat[] | undefined => window?.seats;
const offered = ({ window }: GameState): readonly Card[] | undefined => window?.cards;
const linesFor = (state: GameState, by: Seat): string[] =>
  listed(state, by).map((action) => printRecorded({ by, action }));
const size = (state: GameState, seat: Seat): number => state.hands[seat]?.length ?? 0;

describe('calling rummy (R113, R151, §4.42)', () => {
  it('E59 a discard that fits a run on the table may be called; the next player can simply draw it', () => {
    const open = playLines(toDiscard(), '0 discard TH');
    expect(open).toMatchObject({ phase: 'window', turn: -1 });
    expect(asked(open)).toEqual([2, 3]);
    expect(offered(open)).toEqual(parseCards('TH'));
    expect(linesFor(open, 2)).toEqual(['2 claim 1 layoff TH 0 high', '2 pass', '2 pass deal']);
    expect(whyIllegal(open, '1 draw pile')).toBe('notNow');
    expect(whyIllegal(open, '1 pass')).toBe('notAsked');
  });

  it('E59 nobody is asked about a card that fits nowhere', () => {
    expect(playLines(toDiscard(), '0 discard 3C')).toMatchObject({ phase: 'draw', turn: 1 });
  });

  it('§4.42 the caller lays the card instead of drawing, plays on and discards; the seat to the left is next', () => {
    const called = playLines(
      toDiscard({ hands: ['2C TH 3C', '2D 4D', '2S JH', 'JC JS'] }),
      '0 discard TH',
      '2 claim 1 layoff TH 0 high',
    );
    expect(called).toMatchObject({ phase: 'play', turn: 2, pile: parseCards('QD') });
    expect(called.melds[0]).toMatchObject({ cards: parseCards('7H 8H 9H TH'), owners: [0, 0, 0, 2] });
    expect(size(called, 2)).toBe(2);
    expect(whyIllegal(called, '2 draw stock')).toBe('notNow');
    const after = playLines(called, '2 layoff JH 0 high', '2 takeback', '2 discard 2S');
    expect(after).toMatchObject({ phase: 'draw', turn: 3 });
  });

  it('§4.42 the call itself cannot be taken back', () => {
    const called = playLines(toDiscard(), '0 discard TH', '2 claim 1 layoff TH 0 high');
    expect(whyIllegal(called, '2 takeback')).toBe('nothingToTakeBack');
  });

  it('§4.78 the nearest caller after the discarder gets it; if nobody calls, play goes on', () => {
    const open = playLines(toDiscard(), '0 discard TH', '3 claim 1 layoff TH 0 high');
    expect(open.phase).toBe('window');
    expect(playLines(open, '2 pass').turn).toBe(3);
    expect(playLines(open, '2 claim 1 layoff TH 0 high').turn).toBe(2);
    expect(playLines(open, 'table close').turn).toBe(3);
    const none = playLines(toDiscard(), '0 discard TH', 'table close');
    expect(none).toMatchObject({ phase: 'draw', turn: 1, window: null });
    expect(whyIllegal(none, '1 draw pile')).toBeNull();
  });

  it('§4.42 no card of a hand may be used', () => {
    const moment = toDiscard({ hands: ['2C TH 3C', '2D 4D', 'JH QH', 'JC JS'], melds: ['0 run 6H: 6H 7H 8H'] });
    expect(playLines(moment, '0 discard TH').phase).toBe('draw');
    const open = playLines(toDiscard(), '0 discard TH');
    expect(whyIllegal(open, '2 claim 1')).toBe('notCallable');
    expect(whyIllegal(open, '2 claim 1 layoff 2S 0 high')).toBe('notCallable');
    expect(whyIllegal(open, '2 claim 2 layoff QD 0 high')).toBe('notCallable');
    expect(whyIllegal(open, '2 claim 1 layoff TH 0 low')).toBe('doesNotFit');
  });

  it('§4.42 the seats asked do not depend on anybody’s cards', () => {
    const rules = withOptions(inPile, { play: { layOffNeedsMeld: true } });
    const windowWith = (hand: string) =>
      playLines(toDiscard({ rules, melded: [2], hands: ['2C TH 3C', '2D', hand, 'JC'] }), '0 discard TH').window;
    expect(windowWith('2S 4S')?.seats).toEqual([2]);
    expect(windowWith('KD JH')).toEqual(windowWith('2S 4S'));
    expect(windowWith('6H QH KS')).toEqual(windowWith('2S 4S'));
  });

  it('§4.43 a wild always fits', () => {
    const open = playLines(toDiscard({ hands: ['2C KH 3C', '2D', '2S', 'JC'] }), '0 discard KH');
    expect(linesFor(open, 2)).toEqual([
      '2 claim 1 layoff KH 0 low',
      '2 claim 1 layoff KH 0 high',
      '2 pass',
      '2 pass deal',
    ]);
  });

  it('§4.42 a floater may call, even as the next player, and floats on without a discard', () => {
    const open = playLines(toDiscard({ hands: ['2C TH 3C', '', '', 'JC JS'] }), '0 discard TH');
    expect(asked(open)).toEqual([1, 2, 3]);
    const called = playLines(open, '1 pass', '2 claim 1 layoff TH 0 high');
    expect(linesFor(called, 2)).toEqual(['2 float']);
    expect(playLines(called, '2 float')).toMatchObject({ phase: 'draw', turn: 3 });
  });

  it('§4.42 nobody is asked after a discard that went out, or after any other end of the deal', () => {
    const out = playLines(
      toDiscard({ hands: ['TH', '2D', '2S', 'JC'], melds: ['0 set 7: 7H 7C 7S'], drew: 'none' }),
      '0 discard TH',
    );
    expect(out.results.at(-1)).toMatchObject({ ending: 'wentOut', out: 0 });
    const rules = withOptions(fiveThousand, { stock: { end: 'afterTurn' } });
    const last = playLines(toDiscard({ rules, also: { stock: [] } }), '0 discard TH');
    expect(last.results.at(-1)).toMatchObject({ ending: 'exhausted' });
  });

  it('§4.42 nobody is asked about the first upcard, or mid-turn when a meld makes a card fit', () => {
    const moment = toDiscard({ hands: ['7H 8H 9H 2C', '2D', '2S', 'JC'], melds: [], pile: 'TH', phase: 'draw' });
    const laid = playLines(moment, '0 draw stock', '0 meld run 7H: 7H 8H 9H');
    expect(laid).toMatchObject({ phase: 'play', turn: 0, pile: parseCards('TH') });
    expect(playLines(laid, '0 discard 2C')).toMatchObject({ phase: 'draw', turn: 1 });
  });

  it('§4.42 a card is never offered twice', () => {
    const open = playLines(toDiscard({ rules: inPile }), '0 discard TH', 'table close', '1 draw stock');
    expect(playLines(open, '1 discard 2D')).toMatchObject({ phase: 'draw', turn: 2 });
  });

  it('§4.42 a card that is taken and discarded again is a new discard', () => {
    const taken = playLines(
      toDiscard(),
      '0 discard TH',
      'table close',
      '1 draw pile',
      '1 discard 2D',
      '2 draw stock',
      '2 discard 2S',
    );
    const again = playLines(
      taken,
      '3 draw stock',
      '3 discard JC',
      '0 draw stock',
      '0 discard 2C',
      '1 draw stock',
      '1 discard TH',
    );
    expect(asked(again)).toEqual([3, 0]);
  });

  it('§4.42 R59 applies to callers too', () => {
    const rules = withOptions(fiveThousand, { play: { layOffNeedsMeld: true } });
    expect(playLines(toDiscard({ rules }), '0 discard TH').phase).toBe('draw');
    expect(asked(playLines(toDiscard({ rules, melded: [3] }), '0 discard TH'))).toEqual([3]);
  });

  it('§4.78 a player who passes for the deal is not asked again in it', () => {
    const moment = toDiscard({ also: { passed: 0b1000 } });
    expect(asked(playLines(moment, '0 discard TH'))).toEqual([2]);
    expect(playLines(toDiscard(), '0 discard TH', '2 pass deal', '3 pass').passed).toBe(0b0100);
  });

  it('R152 an idle turn counts, whether or not others were asked after it', () => {
    const taken = toDiscard({ drew: 'pile', hands: ['2C 3C TH', '2D', '2S', 'JC'], idle: 5 });
    const rules = withOptions(fiveThousand, { draw: { giveBack: 'yes' } });
    expect(playLines({ ...taken, rules }, '0 discard TH', 'table close').idle).toBe(6);
    expect(playLines(taken, '0 discard 3C').idle).toBe(6);
    expect(playLines({ ...taken, rules, idle: 15 }, '0 discard TH').results.at(-1)).toMatchObject({ ending: 'capped' });
  });

  it('R115 a card the next player cannot draw may still be called; if nobody calls, play ends', () => {
    const moment = toDiscard({ hands: ['2C TH 3C', '', '2S 4S', 'JC JS'], also: { stock: [] } });
    const open = playLines(moment, '0 discard TH');
    expect(asked(open)).toEqual([1, 2, 3]);
    expect(playLines(open, '1 pass', '2 claim 1 layoff TH 0 high').turn).toBe(2);
    expect(playLines(open, 'table close').results.at(-1)).toMatchObject({ ending: 'exhausted', out: -1 });
  });
});

describe('calling with the card alone (R151)', () => {
  it('R151 the card is laid, and the order of play is unchanged', () => {
    const called = playLines(
      toDiscard({ rules: cardOnly, idle: 3, drew: 'pile' }),
      '0 discard TH',
      '3 claim 1 layoff TH 0 high',
      '2 pass',
    );
    expect(called).toMatchObject({ phase: 'draw', turn: 1, idle: 0, pile: parseCards('QD') });
    expect(called.melds[0]).toMatchObject({ owners: [0, 0, 0, 3] });
    expect(size(called, 3)).toBe(2);
  });

  it('R151 in the pile, the cards above it go into the hand', () => {
    const rules = withOptions(cardOnly, { goingOut: { callRummy: 'pile' } });
    const moment = toDiscard({ rules, hands: ['2C 3C', '2D', '2S 4S', 'JC'], pile: 'QD TH 5S' });
    const called = playLines(moment, '0 discard 3C', '2 claim 3 layoff TH 0 high');
    expect(called).toMatchObject({ phase: 'draw', turn: 1, pile: parseCards('QD') });
    expect(size(called, 2)).toBe(4);
  });
});

describe('calling a card deeper in the pile (R114)', () => {
  it('E59 after melding 4-5-6 and the discard, others may call the three and take all cards above it', () => {
    const moment = toDiscard({
      rules: inPile,
      hands: ['TC JD 5H 6H 4H', '2D', '2S 4S', 'JC JS'],
      melds: [],
      pile: 'QD 3H 8S',
    });
    const laid = playLines(moment, '0 meld run 4H: 4H 5H 6H');
    expect(laid.phase).toBe('play');
    const open = playLines(laid, '0 discard JD');
    expect(offered(open)).toEqual(parseCards('3H'));
    expect(linesFor(open, 2)).toEqual(['2 claim 3 layoff 3H 0 low', '2 pass', '2 pass deal']);
    const called = playLines(open, '2 claim 3 layoff 3H 0 low');
    expect(called).toMatchObject({ phase: 'play', turn: 2, pile: parseCards('QD') });
    expect(called.hands[2]).toEqual(parseCards('2S 4S 8S JD').toSorted((a, b) => a - b));
    expect(called.draft.drawn).toEqual(parseCards('3H 8S JD'));
  });

  it('§4.42 the deepest card may be in a new meld of the cards taken', () => {
    const moment = toDiscard({ rules: inPile, melds: [], pile: 'QD 3C 7S 4C', hands: ['2C 5C', '2D', '2S', 'JC JS'] });
    const open = playLines(moment, '0 discard 5C');
    expect(offered(open)).toEqual(parseCards('3C'));
    expect(linesFor(open, 2)).toEqual(['2 claim 4 meld run 3C: 3C 4C 5C', '2 pass', '2 pass deal']);
    expect(whyIllegal(open, '2 claim 4 meld run 2C: 2C 3C 4C')).toBe('notCallable');
    const called = playLines(open, '2 claim 4 meld run 3C: 3C 4C 5C');
    expect(called.hands[2]).toEqual(parseCards('2S 7S'));
    expect(called.melds[0]).toMatchObject({ by: 2 });
  });

  it('§4.42 a new meld is not a lay-off: its player need not have melded', () => {
    const rules = withOptions(inPile, { play: { layOffNeedsMeld: true } });
    const moment = toDiscard({ rules, melds: [], pile: 'QD 3C 7S 4C', hands: ['2C 5C', '2D', '2S', 'JC JS'] });
    expect(asked(playLines(moment, '0 discard 5C'))).toEqual([2, 3]);
  });

  it('§4.42 a card offered before may not be called in a later window', () => {
    const first = playLines(
      toDiscard({ rules: inPile, hands: ['2C TH 3C', '6H 4D', '2S 4S', 'JC JS'] }),
      '0 discard TH',
      'table close',
    );
    const open = playLines(first, '1 draw stock', '1 discard 6H');
    expect(offered(open)).toEqual(parseCards('6H'));
    expect(whyIllegal(open, '3 claim 2 layoff TH 0 high')).toBe('notCallable');
    expect(whyIllegal(open, '3 claim 1 layoff 6H 0 low')).toBeNull();
  });

  it('R84 in a pile that shows only its top, only that can be called', () => {
    const hands = ['2C 3C', '2D', '2S', 'JC'];
    const rules = withOptions(inPile, { draw: { pileShown: 'top' } });
    expect(playLines(toDiscard({ rules: inPile, hands, pile: 'QD TH 8S' }), '0 discard 3C').phase).toBe('window');
    expect(playLines(toDiscard({ rules, hands, pile: 'QD TH 8S' }), '0 discard 3C').phase).toBe('draw');
  });
});
