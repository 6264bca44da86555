import { describe, expect, it } from 'vitest';
import {
  type Card,
  cardsOf,
  isJoker,
  isMeld,
  openingLacks,
  openingWith,
  type PlayerView,
  printCards,
  type Random,
  type Reading,
  randomFrom,
  rankOf,
  readings,
  shuffle,
  viewFor,
} from '#engine';
import type { PresetId } from '#rules';
import { STEADY } from '../../shared/bots/hazard.ts';
import { notesOn } from '../../shared/bots/plain/notes.ts';
import { findOpening } from '../../shared/bots/plain/opening.ts';
import { preset } from '../support/play/deals.ts';
import { type Position, position } from '../support/play/positions.ts';
import { playTurn } from './playTurn.ts';

const OTHERS = ['2H 3H 6D 8C TS.2', 'QC.2 QD.2 4D 6C 8H'];

const turnIn = (id: PresetId, moment: Position): string[] => playTurn(position({ rules: preset(id), ...moment }));

describe('a bot that has not opened (R154)', () => {
  it('lays all melds of its opening in one turn', () => {
    const hands = ['KC KD KH 5S 6S 7S 2C 9D', ...OTHERS];
    expect(turnIn('kaluki', { hands })).toEqual(['meld set K: KC KD KH', 'meld run 5S: 5S 6S 7S', 'discard 9D']);
  });

  it('lays nothing that has too few points', () => {
    const hands = ['KC KD KH 5S 6S 8S 2C 9D', ...OTHERS];
    expect(turnIn('kaluki', { hands })).toEqual([expect.stringMatching(/^discard/)]);
  });

  it('counts a wild as its card, and lets it stand for the highest that makes the points', () => {
    const hands = ['QH KH JK 3C 3D 3S 2C 9D', ...OTHERS];
    expect(turnIn('kaluki', { hands })[0]).toBe('meld run QH: QH KH JK');
    expect(turnIn('kaluki', { hands })).toHaveLength(3);
    expect(turnIn('kaluki', { hands: ['QH KH JK 2C 2D 2S 4C 9D', ...OTHERS] })).toHaveLength(1);
  });

  it('lays off once the points are there', () => {
    const melds = ['1 run 4H: 4H 5H 6H'];
    const hands = ['KC KD KH 5S 6S 7S 7H 9D', ...OTHERS];
    expect(turnIn('kaluki', { hands, melds }).toSorted()).toContain('layoff 7H 0 high');
  });

  it('has a run without wilds among its melds where one is needed (R155)', () => {
    const hands = ['KC KD KH 9S TS JS JK 2C 9D 5D', ...OTHERS];
    expect(turnIn('rami', { hands })).toContain('meld run 9S: 9S TS JS');
    expect(turnIn('rami', { hands: ['KC KD KH 9S TS QS JK 2C 9D 5D', ...OTHERS] })).toHaveLength(1);
  });

  it('keeps what opens soon', () => {
    const hands = ['KC KD QH QS 5S 6S 7S 8S 2C 9D', ...OTHERS];
    expect(turnIn('kaluki', { hands })).toEqual(['discard 9D']);
  });
});

describe('a bot before a pile that is open only for melds', () => {
  const moment = { phase: 'draw', pile: '4C KC', stock: '2D' } as const;

  it('takes the top card if the card makes its opening (R73)', () => {
    const turn = turnIn('kaluki', { ...moment, hands: ['KD KH 5S 6S 7S 2C 9D', ...OTHERS] });
    expect(turn.slice(0, 3)).toEqual(['draw pile', expect.stringMatching(/^meld/), expect.stringMatching(/^meld/)]);
  });

  it('leaves a card that makes a meld, but no opening', () => {
    expect(turnIn('kaluki', { ...moment, hands: ['KD KH 5S 6S 8S 2C 9D', ...OTHERS] })[0]).toBe('draw stock');
    expect(turnIn('rami', { ...moment, hands: ['KD KH 5S 6S 8S 2C 9D', ...OTHERS] })[0]).toBe('draw stock');
  });

  it('leaves a card that its opening does not need', () => {
    const hands = ['KD 5S 6S 7S QH QC QS 2C 9D', ...OTHERS];
    expect(turnIn('kaluki', { ...moment, hands })[0]).toBe('draw stock');
  });
});

/** Whether melds of these cards, with those laid, make an opening: by trying all. */
function hasOpening(view: PlayerView, cards: readonly Card[], laid: readonly Reading[]): boolean {
  const { points, needed, lacksRun } = openingWith(view.rules, view.wildRank, laid);
  if (points >= needed && !lacksRun) return cards.length > 0;
  const [first, ...rest] = cards;
  if (first === undefined) return false;
  const melds = choices(rest).flatMap((some) => readings(view, [first, ...some]));
  const without = (used: readonly Card[]) => cards.filter((card) => !used.includes(card));
  return melds.some((meld) => hasOpening(view, without(meld.cards), [...laid, meld])) || hasOpening(view, rest, laid);
}

/** Every choice of two to four of these cards. */
function choices(cards: readonly Card[]): readonly (readonly Card[])[] {
  const some: (readonly Card[])[] = [[]];
  for (const card of cards) some.push(...some.filter(({ length }) => length < 4).map((chosen) => [...chosen, card]));
  return some.filter(({ length }) => length >= 2);
}

it.each(['kaluki', 'romme', 'rami'] as const)('in %s an opening is found if there is one', (id) => {
  const random = randomFrom('openings', [], id);
  let found = 0;
  for (let count = 0; count < 60; count++) {
    const hand = someCards(id, random);
    const view = viewFor(position({ rules: preset(id), hands: [printCards(hand), '', ''] }), 0);
    const begun = openingWith(view.rules, 0, []);
    const melds = findOpening(notesOn(view, STEADY), hand, { begun, kept: 1, owed: -1 });
    if (melds) {
      found++;
      expect(melds.every((meld) => isMeld(view.rules, 0, meld))).toBe(true);
      expect(openingLacks(openingWith(view.rules, 0, melds))).toBeNull();
    } else expect(hasOpening(view, hand, [])).toBe(false);
  }
  expect(found).toBeGreaterThan(10);
});

/** Nine high cards, now and then with a Joker, which have an opening every few times. */
function someCards(id: PresetId, random: Random): readonly Card[] {
  const cards = cardsOf(preset(id), 3).filter((card) => isJoker(card) || rankOf(card) > 8);
  return shuffle(random, cards)
    .slice(0, 9)
    .sort((a, b) => a - b);
}
