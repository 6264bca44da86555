import { describe, expect, it } from 'vitest';
import type { Card } from '#engine';
import { type GameRecord, type RecordStep, replay } from '#record';
import { crazyRummy } from '#rules';
import { stepsOf } from '../support/play/playGame.ts';

const RECORD: GameRecord = { rules: crazyRummy, seats: 3, steps: stepsOf({ seed: 3, seats: 3 }, 40) };

describe('a record is what happened, by whatever rules', () => {
  const played = replay(RECORD);

  it('rules with other hands change no event', () => {
    const rules = { ...crazyRummy, deal: { ...crazyRummy.deal, cards: 10 } } as const;
    const again = replay({ ...RECORD, rules });
    expect(again.ok && again.value.events).toEqual(played.ok && played.value.events);
    expect(again.ok && again.value.state).toEqual(played.ok && { ...played.value.state, rules });
  });

  it('rules that no longer allow so many players do not matter', () => {
    const rules = { ...crazyRummy, table: { ...crazyRummy.table, minPlayers: 4 } } as const;
    expect(replay({ ...RECORD, rules }).ok).toBe(true);
  });
});

const WINDOW = { kind: 'take', seats: [1], cards: [1], waiting: 2, claims: [null, null, null], next: 1 } as const;

describe('events that cannot be booked are named', () => {
  const { steps } = RECORD;
  const last = steps.findIndex(({ action }) => action.type === 'discard');
  const discard = steps[last] as RecordStep;

  const dealt = steps.flatMap(({ events }) => events).find(({ type }) => type === 'dealt');
  const held = dealt?.type === 'dealt' ? (dealt.hands[0]?.[0] as Card) : -1;

  /** The fault of the game in which these events follow the first discard. */
  const faultOf = (...events: RecordStep['events']) => {
    const played = replay({ ...RECORD, steps: [...steps.slice(0, last + 1), { ...discard, events }] });
    return played.ok ? null : played.reason;
  };

  it('a discard that happens twice', () => {
    expect(faultOf(...discard.events)).toEqual({ index: last + 1, event: 0 });
  });

  it('a game without its deal', () => {
    const played = replay({ ...RECORD, steps: steps.filter(({ action }) => action.type !== 'deal') });
    expect(played).toMatchObject({ ok: false, reason: { event: 0 } });
  });

  it.each([
    ['an answer when nobody was asked', { type: 'answered', seat: 0, claim: null, forDeal: false }],
    ['a lay-off on a meld that is not there', { type: 'laidOff', seat: 0, meld: 7, place: 'high', card: held }],
    ['more cards from the pile than it has', { type: 'drew', seat: 0, from: 'pile', cards: [1, 2, 3] }],
    ['a stock of other cards', { type: 'reshuffled', stock: [1, 2, 3], kept: 1 }],
    [
      'cards that have been offered far too often',
      { type: 'windowOpened', offered: Array(300).fill(1), window: WINDOW },
    ],
  ] as const)('%s', (_, event) => {
    expect(faultOf({ type: 'windowClosed', seat: -1 }, event)).toEqual({ index: last + 1, event: 1 });
  });

  it('a deal that never ends', () => {
    const card = discard.action.type === 'discard' ? discard.action.card : -1;
    const seat = Number(discard.by);
    const back = [
      { type: 'drew', seat, from: 'pile', cards: [card] },
      { type: 'discarded', seat, card },
    ] as const;
    expect(faultOf(...Array.from({ length: 100 }, () => back).flat())).toBeNull();
    expect(faultOf(...Array.from({ length: 6_000 }, () => back).flat())).toMatchObject({ index: last + 1 });
  });
});
