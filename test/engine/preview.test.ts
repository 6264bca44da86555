import { describe, expect, test } from 'vitest';
import { type PlayerView, parseCard, parseCards, preview, refusal, type SeatAction, viewFor } from '#engine';
import { printReading } from '#record';
import { type Position, position } from '../support/play/positions.ts';

const card = (name: string): number => parseCard(name) as number;
const viewAt = (moment: Position): PlayerView => viewFor(position(moment), 0);

const moment = {
  hands: ['3H 8H 9H KS', '2C 2D', '5D 5S'],
  deal: 13,
  melds: ['0 run 4H: 4H 5H 6H 7H'],
  pile: 'QC',
} as const;
const eight = { type: 'layOff', card: card('8H'), meld: 0, place: 'high' } as const;
const nine = { ...eight, card: card('9H') };

describe('the preview of an action', () => {
  test('equals the view after the action', () => {
    const after = preview(viewAt(moment), eight);
    expect(after?.hand).toEqual(parseCards('9H 3H KS').sort((a, b) => a - b));
    expect(after?.melds.map(printReading)).toEqual(['run 4H: 4H 5H 6H 7H 8H']);
    expect(refusal(viewAt(moment), nine)).toBe('doesNotFit');
    expect(after && refusal(after, nine)).toBeNull();
  });

  test('is null if the action is not allowed or depends on the stock', () => {
    expect(preview(viewAt(moment), nine)).toBeNull();
    expect(preview(viewAt({ ...moment, phase: 'draw' }), { type: 'draw', from: 'stock' })).toBeNull();
    expect(preview(viewFor(position(moment), 'spectator'), eight)).toBeNull();
    expect(preview(viewAt({ ...moment, also: { phase: 'sizing' } }), { type: 'chooseSize', size: 12 })).toBeNull();
  });

  test('works for a draw from the pile, and for the next player', () => {
    const drawn = preview(viewAt({ ...moment, phase: 'draw' }), { type: 'draw', from: 'pile', count: 1 });
    expect(drawn?.hand).toContain(card('QC'));
    const next = preview(viewAt(moment), { type: 'discard', card: card('8H') }, 1);
    expect(next).toMatchObject({ viewer: 1, turn: 1, phase: 'draw', pile: [card('8H')] });
    expect(next?.hand).toHaveLength(2);
  });

  test('contains only the publicly known cards of other hands', () => {
    const state = position({ ...moment, also: { known: [[], [card('2C')], []] } });
    const next = preview(viewFor(state, 0), { type: 'discard', card: card('8H') } satisfies SeatAction, 1);
    expect(next?.hand).toContain(card('2C'));
    expect(next?.hand).not.toContain(card('2D'));
  });
});
