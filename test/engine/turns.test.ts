import { describe, expect, it } from 'vitest';
import { type GameState, MAX_TAKE_BACKS, parseCards, viewFor } from '#engine';
import { preset } from '../support/play/deals.ts';
import { listedLines } from '../support/play/playLegal.ts';
import { playLines, whyIllegal } from '../support/play/playLines.ts';
import { position } from '../support/play/positions.ts';

const others = ['AC AD', 'AS KS'];

/** The state that taking back restores: all but the counters and the cards that were shown (§4.98). */
const restored = ({ at, known, draft: { takeBacks, ...draft }, ...state }: GameState) => ({ ...state, draft });

describe('the turn', () => {
  it('nobody plays out of turn, before drawing, or with cards of others', () => {
    const moment = position({ hands: ['5C 6C 7C KD', ...others], pile: 'QD', phase: 'draw' });
    expect(whyIllegal(moment, '1 draw stock')).toBe('notYourTurn');
    expect(whyIllegal(moment, '0 discard KD')).toBe('notNow');
    expect(whyIllegal(moment, '0 meld run 5C: 5C 6C 7C')).toBe('notNow');
    const drawn = playLines(moment, '0 draw stock');
    expect(whyIllegal(drawn, '0 discard AC')).toBe('notYourCard');
    expect(whyIllegal(drawn, '0 draw stock')).toBe('notNow');
  });

  it('a player draws one card, from the stock or the top of the pile', () => {
    const moment = position({ hands: ['5C KD', ...others], pile: '2D QD', stock: '9H', phase: 'draw' });
    expect(playLines(moment, '0 draw stock').hands[0]).toEqual(parseCards('5C KD 9H').toSorted((a, b) => a - b));
    expect(playLines(moment, '0 draw pile')).toMatchObject({ pile: parseCards('2D') });
    expect(whyIllegal(moment, '0 draw pile 2')).not.toBeNull();
  });

  it('§4.77 an empty pile gives nothing', () => {
    const moment = position({ hands: ['5C KD', ...others], phase: 'draw' });
    expect(whyIllegal(moment, '0 draw pile')).toBe('pileEmpty');
  });

  it('§4.5 the card just taken from the pile may be discarded', () => {
    const moment = position({ hands: ['5C KD', ...others], pile: 'QD', phase: 'draw' });
    expect(whyIllegal(playLines(moment, '0 draw pile'), '0 discard QD')).toBeNull();
  });

  it('the first play of a deal is a new meld; lay-offs may follow in the same turn (§4.6)', () => {
    const moment = position({ hands: ['5C 6C 7C JH KD 2D', ...others], melds: ['1 run 8H: 8H 9H TH'] });
    expect(whyIllegal(moment, '0 layoff JH 0 high')).toBe('meldFirst');
    expect(whyIllegal(playLines(moment, '0 meld run 5C: 5C 6C 7C'), '0 layoff JH 0 high')).toBeNull();
  });

  it('a turn has any number of plays in any order (§4.64)', () => {
    const moment = position({
      hands: ['5C 6C 7C 9S TS JS JH KD', ...others],
      melds: ['1 run 8H: 8H 4S TH', '0 set 2: 2C 2D 2H'],
    });
    const end = playLines(
      moment,
      '0 meld run 9S: 9S TS JS',
      '0 layoff JH 0 high',
      '0 meld run 5C: 5C 6C 7C',
      '0 discard KD',
    );
    expect(end.results.at(-1)).toMatchObject({ ending: 'wentOut', out: 0 });
  });

  it('the turn passes to the left, round the table', () => {
    const moment = position({ hands: ['5C KD', 'AC AD', 'AS TS 9S'], turn: 2 });
    expect(playLines(moment, '2 discard 9S')).toMatchObject({ turn: 0, phase: 'draw' });
  });
});

describe('taking back', () => {
  const start = position({
    hands: ['5C 6C 8C 2H', ...others],
    pile: '7C',
    melds: ['1 run 8H: 8H 4S TH'],
    phase: 'draw',
  });

  it('undoes plays from the last one, then the draw from the pile', () => {
    const drawn = playLines(start, '0 draw pile');
    const melded = playLines(drawn, '0 meld run 5C: 5C 6C 7C');
    const laid = playLines(melded, '0 layoff 8C 1 high');
    expect(restored(playLines(laid, '0 takeback'))).toEqual(restored(melded));
    expect(restored(playLines(laid, '0 takeback', '0 takeback'))).toEqual(restored(drawn));
    expect(restored(playLines(laid, '0 takeback', '0 takeback', '0 takeback'))).toEqual(restored(start));
  });

  it('puts a swapped wild back where it was', () => {
    const moment = position({ hands: ['9H 6C 2H', ...others], melds: ['1 run 8H: 8H 4S TH'], melded: [0] });
    const swapped = playLines(moment, '0 swap 9H for 4S in 0', '0 layoff 4S 0 low');
    expect(restored(playLines(swapped, '0 takeback', '0 takeback'))).toEqual(restored(moment));
  });

  it('makes a meld taken back count as never laid', () => {
    const moment = position({ hands: ['5C 6C 7C JH 2H', ...others], melds: ['1 run 8H: 8H 9H TH'] });
    const back = playLines(moment, '0 meld run 5C: 5C 6C 7C', '0 takeback');
    expect(whyIllegal(back, '0 layoff JH 0 high')).toBe('meldFirst');
    expect(viewFor(back, 1).seats[0]).toMatchObject({ melded: false, known: parseCards('5C 6C 7C') });
  });

  it('does not undo a draw from the stock, and a discard is final (R99)', () => {
    const drawn = playLines(start, '0 draw stock');
    expect(whyIllegal(drawn, '0 takeback')).toBe('nothingToTakeBack');
    expect(whyIllegal(playLines(drawn, '0 discard 2H'), '0 takeback')).toBe('notYourTurn');
  });

  it(`has a limit of ${MAX_TAKE_BACKS} plays in a turn, in place or taken back, and the turn can still end`, () => {
    let moment = position({ hands: ['5C 6C 7C KD 2D', ...others] });
    for (let count = 0; count < MAX_TAKE_BACKS; count++) {
      moment = playLines(moment, '0 meld run 5C: 5C 6C 7C', '0 takeback');
    }
    expect(whyIllegal(moment, '0 meld run 5C: 5C 6C 7C')).toBe('tooManyPlays');
    expect(listedLines(moment).every((line) => line.startsWith('0 discard'))).toBe(true);
    expect(playLines(moment, '0 discard KD').turn).toBe(1);
  });

  it('§4.44 at the limit, a last card that must be laid off still can be, and stays', () => {
    const melds = ['1 run 8H: 8H 9H TH'];
    const floater = { rules: preset('five-thousand-rummy'), wildRank: 4, hands: ['', ...others], stock: 'JH', melds };
    let moment = playLines(position({ ...floater, phase: 'draw' }), '0 draw stock');
    for (let count = 0; count < MAX_TAKE_BACKS; count++) moment = playLines(moment, '0 layoff JH 0 high', '0 takeback');
    expect(whyIllegal(moment, '0 discard JH')).toBe('lastCardPlayable');
    expect(listedLines(moment)).toEqual(['0 layoff JH 0 high']);
    const laid = playLines(moment, '0 layoff JH 0 high');
    expect(whyIllegal(laid, '0 takeback')).toBe('tooManyPlays');
    expect(playLines(laid, '0 float').turn).toBe(1);
  });

  it('limits drawing from the pile and giving it back too', () => {
    let moment = start;
    let times = 0;
    for (; whyIllegal(moment, '0 draw pile') === null && times <= MAX_TAKE_BACKS; times++) {
      moment = playLines(moment, '0 draw pile', '0 takeback');
    }
    expect(times).toBeLessThanOrEqual(MAX_TAKE_BACKS);
    expect(whyIllegal(moment, '0 draw stock')).toBeNull();
  });
});

describe('a deal without progress (R152, §4.65)', () => {
  /** Three players pass discards round: each takes the top of the pile and discards its other card. */
  function passRound(turns: number): GameState {
    let state = position({ hands: ['5C KD', 'AC AD', 'AS KS'], pile: '9H', phase: 'draw' });
    for (let turn = 0; turn < turns; turn++) {
      const seat = state.turn;
      state = playLines(state, `${seat} draw pile`);
      const [line] = listedLines(state).filter((text) => text.includes('discard'));
      state = playLines(state, line as string);
    }
    return state;
  }

  it('goes on for four rounds less a turn, then ends with everybody scoring', () => {
    expect(passRound(11).phase).toBe('draw');
    const end = passRound(12);
    expect(end.results.at(-1)).toMatchObject({ ending: 'capped', out: -1 });
    expect(end.results.at(-1)?.points.every((points) => points > 0)).toBe(true);
  });

  it('counts idle turns from zero after a card from the stock or one put on the table', () => {
    const idle = { hands: ['5C 6C 7C KD', 'AC AD', 'AS KS'], pile: '9H', idle: 11, phase: 'draw' } as const;
    expect(playLines(position(idle), '0 draw pile', '0 discard KD').phase).toBe('ready');
    expect(playLines(position(idle), '0 draw stock', '0 discard KD').phase).toBe('draw');
    expect(playLines(position(idle), '0 draw pile', '0 meld run 5C: 5C 6C 7C', '0 discard KD').phase).toBe('draw');
  });

  it('a play taken back is not progress', () => {
    const idle = position({ hands: ['5C 6C 7C KD', ...others], pile: '9H', idle: 11, phase: 'draw' });
    const back = playLines(idle, '0 draw pile', '0 meld run 5C: 5C 6C 7C', '0 takeback', '0 discard KD');
    expect(back.results.at(-1)?.ending).toBe('capped');
  });
});

describe('knowledge of cards (§4.98)', () => {
  it('a card taken from the pile is known, a card from the stock is not', () => {
    const moment = position({ hands: ['5C KD', ...others], pile: '2D QD', stock: '9H', phase: 'draw' });
    const fromPile = viewFor(playLines(moment, '0 draw pile'), 1);
    expect(fromPile.seats[0]).toMatchObject({ cards: 3, known: parseCards('QD'), shown: null });
    expect(fromPile.pile).toEqual(parseCards('2D'));
    const fromStock = viewFor(playLines(moment, '0 draw stock'), 1);
    expect(fromStock.seats[0]).toMatchObject({ cards: 3, known: [] });
    expect(fromStock.draft.drawn).toEqual([]);
  });

  it('only the top of the pile is shown, with the number of cards under it', () => {
    const view = viewFor(position({ hands: ['5C KD', ...others], pile: '2D QD', phase: 'draw' }), 'spectator');
    expect(view).toMatchObject({ pile: parseCards('QD'), pileCount: 2, hand: [] });
  });

  it('after a deal all hands are shown', () => {
    const end = playLines(
      position({ hands: ['5C KD', 'AC AD', 'AS KS'], stock: '9H', rest: 'pile', phase: 'draw' }),
      '0 draw stock',
      '0 discard KD',
    );
    expect(viewFor(end, 'spectator').seats[1]?.shown).toEqual(parseCards('AC AD'));
  });
});
