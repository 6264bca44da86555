import { describe, expect, it } from 'vitest';
import { apply, parseCards, type SeatAction } from '#engine';
import { preset, withOptions } from '../support/play/deals.ts';
import { playLines, recorded, whyIllegal } from '../support/play/playLines.ts';
import { position } from '../support/play/positions.ts';

const thanasis = preset('thanasis');
const rest = '2D 4D 6D 8D TD QD AH 3H 5H 7H'; // no meld, with Kings wild

const atRummy = (hands: readonly string[], rules = thanasis) =>
  position({ rules, deal: 1, wildRank: 13, hands, phase: 'play' });

/** Ten cards that are all in melds, and an eleventh. */
const RUMMY = '4S 5S 6S 7S 9C 9D 9H JC JD JH 2C';
const SHOWN = '0 rummy 2C | run 4S: 4S 5S 6S 7S | set 9: 9C 9D 9H | set J: JC JD JH';

describe('going Rummy (R111, R112, §4.30)', () => {
  it('R111 the whole hand in melds and a discard ends the deal; its player scores the hands of the others', () => {
    const end = playLines(atRummy([RUMMY, rest, 'AC AD', 'QS', 'TS']), SHOWN);
    expect(end.phase).toBe('ready');
    // 2+4+6+8+10+10 and 1+3+5+7, then two Aces, a queen and a ten.
    expect(end.results.at(-1)).toMatchObject({
      ending: 'wentOut',
      out: 0,
      points: [40 + 16 + 2 + 10 + 10, 0, 0, 0, 0],
    });
  });

  it('§4.30 the last discard is required, and must be in the hand', () => {
    const moment = atRummy([RUMMY, rest, 'AC', 'QS']);
    expect(whyIllegal(moment, SHOWN.replace('rummy 2C', 'rummy'))).toBe('notRummy');
    expect(whyIllegal(moment, SHOWN.replace('2C', '3C'))).toBe('notYourCard');
    const allMelded = atRummy(['4S 5S 6S 7S', rest, 'AC', 'QS']);
    expect(whyIllegal(allMelded, '0 rummy | run 4S: 4S 5S 6S 7S')).toBe('keepOne');
  });

  it('R111 every card is used once, and every meld is valid', () => {
    const moment = atRummy([RUMMY, rest, 'AC', 'QS']);
    expect(whyIllegal(moment, '0 rummy 2C | run 4S: 4S 5S 6S 7S | set 9: 9C 9D 9H')).toBe('notRummy');
    expect(whyIllegal(moment, `${SHOWN} | run 4S: 4S 5S 6S`)).toBe('notRummy');
    expect(whyIllegal(moment, SHOWN.replace('set 9: 9C 9D 9H', 'set T: 9C 9D 9H'))).toBe('notAMeld');
  });

  it('R111 nothing else ends the deal, and nothing is melded before', () => {
    const moment = atRummy([RUMMY, rest, 'AC', 'QS']);
    expect(whyIllegal(moment, '0 meld set 9: 9C 9D 9H')).toBe('meldsNotYet');
    expect(whyIllegal(moment, '0 goout')).toBe('cardsLeft');
    expect(playLines(moment, '0 discard 2C').turn).toBe(3);
  });

  it('R111 is refused in other games', () => {
    const moment = position({ hands: ['5C 6C 7C KD', '2C', '3C'] });
    expect(whyIllegal(moment, '0 rummy KD | run 5C: 5C 6C 7C')).toBe('notNow');
  });

  it('R112 the others put down the complete melds that leave the fewest points, and lay off nothing', () => {
    const hands = [RUMMY, '8S QH QC QS', '5C 5D 5H 6H 7H 8H', 'AC 3C', 'KC KD AS'];
    const end = playLines(atRummy(hands), SHOWN);
    expect(end.melds.map(({ by }) => by)).toEqual([0, 0, 0, 4, 2, 2, 1]);
    // The eight of spades would fit the run shown; the Kings are wild, so with the Ace they are a meld.
    expect(end.hands.map(({ length }) => length)).toEqual([0, 1, 0, 2, 0]);
    expect(end.results.at(-1)?.points).toEqual([8 + 1 + 3, 0, 0, 0, 0]);
  });

  it('R112 the others keep their melds where the rules say so', () => {
    const rules = withOptions(thanasis, { goingOut: { othersMeldAfter: false } });
    const end = playLines(atRummy([RUMMY, 'QH QC QS', 'AC', '3C'], rules), SHOWN);
    expect(end.results.at(-1)?.points).toEqual([34, 0, 0, 0]);
  });

  it('R112 the events are in order: Rummy, its melds, the discard, the melds of the others, the end', () => {
    const { by, action } = recorded(SHOWN, 4);
    const done = apply(atRummy([RUMMY, 'AC', 'QH QC QS', '3C']), by, action);
    expect(done.ok && done.value.events.map(({ type }) => type)).toEqual([
      'wentRummy',
      'melded',
      'melded',
      'melded',
      'discarded',
      'melded',
      'dealEnded',
    ]);
  });

  it('R107 is possible on the first turn, unless the rules forbid it', () => {
    const first = { deal: 1, wildRank: 13, hands: [RUMMY, rest, 'AC', 'QS'], hadTurns: [] } as const;
    expect(whyIllegal(position({ ...first, rules: thanasis }), SHOWN)).toBeNull();
    const rules = withOptions(thanasis, { goingOut: { firstTurn: false } });
    expect(whyIllegal(position({ ...first, rules }), SHOWN)).toBe('notOutYet');
  });

  it('R55, R56 is refused before melds may be shown', () => {
    const first = { deal: 1, wildRank: 13, hands: [RUMMY, rest, 'AC', 'QS'] } as const;
    const noFirstTurn = withOptions(thanasis, { play: { firstTurn: false } });
    expect(whyIllegal(position({ ...first, rules: noFirstTurn, hadTurns: [] }), SHOWN)).toBe('meldsNotYet');
    const noFirstRound = withOptions(thanasis, { play: { firstRound: false } });
    expect(whyIllegal(position({ ...first, rules: noFirstRound, hadTurns: [0, 1, 2] }), SHOWN)).toBe('meldsNotYet');
    expect(whyIllegal(position({ ...first, rules: noFirstRound }), SHOWN)).toBeNull();
  });

  it('R96 optional: with or without a last discard; forbidden: without', () => {
    const optional = withOptions(thanasis, { goingOut: { discard: 'optional' } });
    const forbidden = withOptions(thanasis, { goingOut: { discard: 'forbidden' } });
    const moment = (rules: typeof thanasis) => atRummy(['4S 5S 6S 7S', rest, 'AC', 'QS'], rules);
    for (const rules of [optional, forbidden]) {
      expect(whyIllegal(moment(rules), '0 rummy | run 4S: 4S 5S 6S 7S')).toBeNull();
    }
    expect(whyIllegal(moment(optional), '0 rummy 7S | run 4S: 4S 5S 6S')).toBeNull();
    expect(whyIllegal(moment(forbidden), '0 rummy 7S | run 4S: 4S 5S 6S')).toBe('noLastDiscard');
  });

  it('unknown cards are refused without an exception', () => {
    const moment = atRummy([RUMMY, rest, 'AC', 'QS']);
    const [card = -1] = parseCards('2C');
    const twice: SeatAction = {
      type: 'goRummy',
      readings: [{ kind: 'set', suit: -1, rank: 9, cards: [card, card] }],
      card,
    };
    expect(apply(moment, 0, twice)).toMatchObject({ ok: false });
  });
});
