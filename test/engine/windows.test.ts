import { describe, expect, it } from 'vitest';
import { apply, type Card, type GameState, parseCards, type RuleSet, type Seat, viewFor } from '#engine';
import { printRecorded } from '#record';
import { preset, withOptions } from '../support/play/deals.ts';
import { secretOf } from '../support/play/playGame.ts';
import { listed } from '../support/play/playLegal.ts';
import { playLines, whyIllegal } from '../support/play/playLines.ts';
import { type Position, position } from '../support/play/positions.ts';

const crummy = preset('crummy-rummy');
const before = withOptions(crummy, { draw: { outOfTurn: 'beforeDraw' } });
const HANDS = ['3C 4C 5C', '3D 4D 5D', '3H 4H 5H', '3S 4S 5S'];

/** Seat 0 is about to draw; the king is the first upcard, which counts (§4.79). */
const toDraw = (more: Partial<Position> = {}): GameState =>
  position({
    ...{ rules: crummy, deal: 1, hands: HANDS, phase: 'draw', pile: 'KD', stock: '9C 9D 9H 9S' },
    ...more,
    also: { chance: { secret: secretOf(1), shares: [] }, ...more.also },
  });

const sizes = ({ hands }: GameState): number[] => hands.map(({ length }) => length);
const asked = ({ window }: GameState): readonly Seat[] | undefined => window?.seats;
const linesFor = (state: GameState, by: Seat): string[] =>
  listed(state, by).map((action) => printRecorded({ by, action }));
const cardOf = (text: string): Card => parseCards(text)[0] as Card;

describe('taking out of turn (R80 to R83)', () => {
  it('R82 the others are asked after the active player has drawn from the stock', () => {
    const open = playLines(toDraw(), '0 draw stock');
    expect(open.phase).toBe('window');
    expect(open.turn).toBe(0);
    expect(asked(open)).toEqual([1, 2, 3]);
    expect(linesFor(open, 1)).toEqual(['1 claim 1', '1 pass', '1 pass deal']);
    expect(linesFor(open, 0)).toEqual([]);
    expect(whyIllegal(open, '0 discard 3C')).toBe('notNow');
  });

  it('E43 the taker ends with two more cards, and play goes on as before', () => {
    const taken = playLines(toDraw(), '0 draw stock', '1 pass', '2 claim 1', '0 discard 3C');
    expect(sizes(taken)).toEqual([3, 3, 5, 3]);
    expect(taken.turn).toBe(1);
    expect(viewFor(taken, 0).seats[2]?.known).toHaveLength(1); // the upcard; the penalty card is its owner's secret
  });

  it('R81, §4.79 the penalty card is drawn after the card of the active player', () => {
    const taken = playLines(toDraw(), '0 draw stock', '1 claim 1');
    expect(taken.hands[0]).toContain(cardOf('9C'));
    expect(taken.hands[1]).toEqual(expect.arrayContaining(parseCards('KD 9D')));
  });

  it('R83 only one player a turn takes: the nearest yes, once all nearer seats have passed', () => {
    const far = playLines(toDraw(), '0 draw stock', '3 claim 1');
    expect(far.phase).toBe('window');
    expect(sizes(playLines(far, '1 pass', '2 pass'))).toEqual([4, 3, 3, 5]);
    expect(sizes(playLines(far, '1 pass', '2 claim 1'))).toEqual([4, 3, 5, 3]);
    const near = playLines(far, '1 claim 1');
    expect(near.phase).toBe('play');
    expect(sizes(near)).toEqual([4, 5, 3, 3]);
  });

  it('§4.78 everybody may pass, and a seat that has answered is not asked again', () => {
    const open = playLines(toDraw(), '0 draw stock', '2 pass');
    expect(whyIllegal(open, '2 claim 1')).toBe('notAsked');
    expect(linesFor(open, 2)).toEqual([]);
    expect(sizes(playLines(open, '1 pass', '3 pass'))).toEqual([4, 3, 3, 3]);
  });

  it('§4.78 when the time is up, seats that have not answered have passed', () => {
    expect(playLines(toDraw(), '0 draw stock', 'table close')).toMatchObject({ phase: 'play', turn: 0, window: null });
    expect(sizes(playLines(toDraw(), '0 draw stock', '3 claim 1', 'table close'))).toEqual([4, 3, 3, 5]);
    expect(whyIllegal(toDraw(), 'table close')).toBe('notNow');
  });

  it('§4.78 answers are secret until the window closes', () => {
    const open = playLines(toDraw(), '0 draw stock', '3 claim 1', '2 pass deal');
    expect(viewFor(open, 3).window?.claim).not.toBeNull();
    for (const viewer of [0, 1, 2, 'spectator'] as const) {
      const other = playLines(toDraw(), '0 draw stock', '3 pass', '2 pass');
      const seen = viewFor(open, viewer);
      expect({ ...seen, passed: viewer === 2 ? 0 : seen.passed }).toEqual(viewFor(other, viewer));
    }
  });

  it('§4.78 a player who passes for the deal is not asked again in it', () => {
    const next = playLines(toDraw(), '0 draw stock', '1 pass', '2 pass deal', '3 pass', '0 discard 3C', '1 draw stock');
    expect(asked(next)).toEqual([3, 0]);
    const alone = toDraw({ also: { passed: 0b1110 } });
    expect(playLines(alone, '0 draw stock').phase).toBe('play');
  });

  it('R80 nobody is asked if the upcard was taken, if there is none, or without the rule', () => {
    expect(playLines(toDraw(), '0 draw pile').phase).toBe('play');
    expect(playLines(toDraw({ pile: '' }), '0 draw stock').phase).toBe('play');
    const off = withOptions(crummy, { draw: { outOfTurn: 'off' } });
    expect(playLines(toDraw({ rules: off }), '0 draw stock').phase).toBe('play');
  });

  it('E43, §4.54 a card that was covered and is on top again is dead for all but the active player', () => {
    // No contracts, and with floating, so that a turn can end without a discard.
    const rules = withOptions(crummy, { play: { contract: 'off' }, goingOut: { discard: 'required', float: 'on' } });
    const moment = toDraw({ rules, pile: 'KD 6C' });
    const resurfaced = playLines(moment, '0 draw pile', '0 meld run 3C: 3C 4C 5C 6C', '0 float');
    expect(resurfaced.pile).toEqual(parseCards('KD'));
    expect(playLines(resurfaced, '1 draw stock').phase).toBe('play');
    expect(whyIllegal(resurfaced, '1 draw pile')).toBeNull();
    // The same card, never covered.
    const fresh = toDraw({ rules, turn: 1, hands: ['', ...HANDS.slice(1)], pile: 'KD' });
    expect(asked(playLines(fresh, '1 draw stock'))).toEqual([2, 3]);
  });
});

describe('taking out of turn before the draw (R82, §4.80)', () => {
  const early = (more: Partial<Position> = {}): GameState => toDraw({ rules: before, ...more });

  it('R82 the active player announces a draw from the stock and is bound by it', () => {
    const open = playLines(early(), '0 draw stock');
    expect(open).toMatchObject({ phase: 'window', turn: 0 });
    expect(sizes(open)).toEqual([3, 3, 3, 3]);
    expect(whyIllegal(open, '0 draw pile')).toBe('notNow');
    expect(sizes(playLines(open, 'table close'))).toEqual([4, 3, 3, 3]);
  });

  it('§4.80 the window comes first, then the penalty card, then the draw', () => {
    const taken = playLines(early(), '0 draw stock', '1 claim 1');
    expect(taken).toMatchObject({ phase: 'play', turn: 0 });
    expect(taken.hands[1]).toEqual(expect.arrayContaining(parseCards('KD 9C')));
    expect(taken.draft.drawn).toEqual(parseCards('9D'));
  });

  it('§4.79 nobody is asked if the stock has no penalty card besides the card to draw', () => {
    const oneLeft = (pile: string): GameState => early({ also: { stock: parseCards('9C'), pile: parseCards(pile) } });
    expect(playLines(oneLeft('KD'), '0 draw stock').phase).toBe('play');
    expect(playLines(oneLeft('TD KD'), '0 draw stock').phase).toBe('window');
  });
});

describe('the window and the reshuffle (§4.79)', () => {
  const last = (rules: RuleSet = crummy, pile = 'TC TD TH KD'): GameState =>
    toDraw({ rules, also: { stock: parseCards('9C'), pile: parseCards(pile) } });

  it('§4.79 the pile is shuffled after the window has closed', () => {
    const open = playLines(last(), '0 draw stock');
    expect(open).toMatchObject({ phase: 'window', stock: [], reshuffles: 0 });
    const closed = playLines(open, 'table close');
    expect(closed).toMatchObject({ phase: 'play', pile: [], reshuffles: 1 });
    expect(closed.stock).toHaveLength(4);
  });

  it('§4.79 or it is shuffled just before the penalty card, without the card taken', () => {
    const taken = playLines(last(), '0 draw stock', '1 claim 1');
    expect(taken).toMatchObject({ phase: 'play', pile: [], reshuffles: 1 });
    expect(taken.stock).toHaveLength(2);
    expect(sizes(taken)).toEqual([4, 5, 3, 3]);
  });

  it('§4.79 without a penalty card nobody may take; with nothing to shuffle the deal ends as in §4.22', () => {
    const drawn = playLines(last(crummy, 'KD'), '0 draw stock');
    expect(drawn).toMatchObject({ phase: 'play', reshuffles: 1 });
    const none = playLines(last(crummy, ''), '0 draw stock', '0 discard 3C');
    expect(none.results.at(-1)).toMatchObject({ ending: 'exhausted', out: -1 });
  });

  it('§4.79 before the draw: a stock emptied by the penalty card is reshuffled for the draw', () => {
    const taken = playLines(last(before), '0 draw stock', '1 claim 1');
    expect(sizes(taken)).toEqual([4, 5, 3, 3]);
    expect(taken).toMatchObject({ phase: 'play', turn: 0, pile: [], reshuffles: 1 });
    expect(taken.stock).toHaveLength(2);
  });

  it('only the table closes a window', () => {
    const open = playLines(last(), '0 draw stock');
    expect(apply(open, 1, { type: 'closeWindow' })).toEqual({ ok: false, reason: 'notNow' });
  });
});
