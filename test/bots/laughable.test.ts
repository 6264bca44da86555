import { describe, expect, it } from 'vitest';
import { type Card, parseCards, viewFor } from '#engine';
import { type Position, position } from '../support/play/positions.ts';
import { countLaughs } from './countLaughable.ts';
import { laughsAt } from './laughable.ts';

/** The laughable things about discarding this card. */
function discarding(card: string, moment: Position): readonly string[] {
  const view = viewFor(position(moment), 0);
  return laughsAt(view, { type: 'discard', card: parseCards(card)[0] as Card });
}

describe('a person would laugh at a player who', () => {
  it('discards a wild, unless no other card can go or the deal is over anyhow', () => {
    const moment = { deal: 1, hands: ['AS 3C 9D', '2C 4D', 'TD JC'], melded: [0] };
    expect(discarding('AS', moment)).toEqual(['discardsWild']);
    expect(discarding('9D', moment)).toEqual([]);
    expect(discarding('AS', { ...moment, rest: 'pile' })).toEqual([]);
    expect(discarding('AS', { ...moment, hands: ['AS AC', '2C 4D', 'TD JC'] })).toEqual([]);
  });

  it('discards what the next player can lay off, if another card fits nothing', () => {
    const moment = {
      deal: 1,
      hands: ['8H 3C 9D KS', '2C 4D 5S', 'TD JC 6C'],
      melds: ['1 run 5H: 5H 6H 7H'],
      melded: [0],
    };
    expect(discarding('8H', moment)).toEqual(['feedsNext']);
    expect(discarding('KS', moment)).toEqual([]);
    expect(discarding('8H', { ...moment, hands: ['8H 4H', '2C 4D 5S', 'TD JC 6C'] })).toEqual([]);
    expect(discarding('8H', { ...moment, melds: ['2 run 5H: 5H 6H 7H'] })).toEqual([]);
  });

  it('keeps a wild that could be laid while somebody has one card left', () => {
    const moment = { deal: 1, hands: ['AS 3C 9D KS', '2C', 'TD JC 6C'], melds: ['1 run 5H: 5H 6H 7H'], melded: [0] };
    expect(discarding('KS', moment)).toEqual(['holdsWild']);
    expect(discarding('KS', { ...moment, hands: ['AS 3C 9D KS', '2C 4D', 'TD JC 6C'] })).toEqual([]);
  });

  it('keeps a card that could be laid off while somebody is about to go out', () => {
    const moment = { deal: 1, hands: ['8H 3C 9D KS', '2C', 'TD JC 6C'], melds: ['1 run 5H: 5H 6H 7H'], melded: [0] };
    expect(discarding('KS', moment)).toEqual(['refusesLayOff']);
    expect(discarding('KS', { ...moment, hands: ['8H 3C 9D KS', '2C 4D 5S', 'TD JC 6C'] })).toEqual([]);
  });
});

describe('in deals against its like', () => {
  it('Sharp discards no wild, feeds nobody, and at the end holds no wild and refuses no lay-off', () => {
    expect(countLaughs('sharp', 120)).toEqual({ discardsWild: 0, feedsNext: 0, holdsWild: 0, refusesLayOff: 0 });
  });

  it('a beginner refuses lay-offs more often than Steady', () => {
    expect(countLaughs('beginner', 40).refusesLayOff).toBeGreaterThan(2 * countLaughs('steady', 40).refusesLayOff);
  });
});
