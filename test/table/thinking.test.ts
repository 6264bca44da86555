import { describe, expect, test } from 'vitest';
import type { PlayerView, Random, Seat, SeatAction } from '#engine';
import { crazyRummy } from '#rules';
import { randomOf, type VersionedLogEntry } from '#table';
import { preset } from '../support/play/deals.ts';
import { finishGame, PACE, passUntilDue, plainly, seat, setUp, type TableUnderTest } from '../support/server/table.ts';
import {
  decisionOf,
  dully,
  lastAsked,
  playOne,
  playToTurn,
  type ThinkingTable,
  thinkingTable,
} from '../support/server/thinkers.ts';

const [ANN, BEN, CID] = [0, 1, 2] as const;
const DRAW: SeatAction = { type: 'draw', from: 'stock' };
const TAKE: SeatAction = { type: 'claim', count: 1, lay: null };
const PASS: SeatAction = { type: 'pass', forDeal: false };

const isAnn = (seat: Seat): boolean => seat === ANN;
const lastLine = ({ log }: TableUnderTest): VersionedLogEntry => log.entries.at(-1) as VersionedLogEntry;
const dealsOf = (set: TableUnderTest): number => set.view(ANN).results.length;

/** Ann and two bots; the first of them has just been asked to draw. */
function botAsked(): ThinkingTable {
  const set = thinkingTable(['Ann']);
  playToTurn(set, 1, isAnn);
  return set;
}

describe('a bot that thinks elsewhere', () => {
  test('is asked at once, and plays after its pause', () => {
    const set = botAsked();
    expect(lastAsked(set).view).toEqual(set.view(1));
    lastAsked(set).answer(DRAW);
    expect(passUntilDue(set)).toBeGreaterThan(PACE.bot / 2);
    expect(lastLine(set)).toMatchObject({ by: 1, origin: 'bot', action: DRAW });
    expect(set.guarded()).toBe(0);
  });

  test('plays as soon as its choice is there, once its pause is over', () => {
    const set = botAsked();
    set.pass(PACE.bot + 500);
    expect(set.view(ANN).phase).toBe('draw');
    lastAsked(set).answer(DRAW);
    set.settle();
    expect(lastLine(set)).toMatchObject({ by: 1, origin: 'bot', action: DRAW });
  });

  test('is asked once for each decision, even if people come and go meanwhile', () => {
    const set = thinkingTable(['Ann']);
    while (dealsOf(set) === 0) {
      set.table.disconnect(ANN);
      set.table.connect(ANN);
      playOne(set, isAnn);
    }
    const decisions = set.asked.map((thought) => JSON.stringify(decisionOf(thought)));
    expect(decisions.length).toBeGreaterThan(20);
    expect(new Set(decisions).size).toBe(decisions.length);
    expect(new Set(set.asked.map(({ seed }) => seed)).size).toBe(decisions.length);
    expect(set.guarded()).toBe(0);
  });

  test('chooses as a bot that thinks at the table would, by the same random numbers', () => {
    const guess = (view: PlayerView, random: Random): SeatAction =>
      view.phase === 'draw' ? DRAW : { type: 'discard', card: view.hand[random.below(view.hand.length)] as number };
    const here = setUp({}, guess);
    const there = setUp({}, guess, { thinker: (thought, answer) => answer(guess(thought.view, randomOf(thought))) });
    for (const set of [here, there]) {
      seat(set, 'Ann');
      set.table.start(ANN);
      for (let turn = 0; turn < 6; turn++) {
        set.pass(PACE.deal + 4 * PACE.bot);
        while (set.view(ANN).turn === ANN) set.act(ANN, dully(set.view(ANN)));
      }
    }
    const played = ({ log }: TableUnderTest) => log.entries.filter(({ type }) => type === 'action');
    expect(played(there)).toEqual(played(here));
  });
});

describe('a choice that does not come', () => {
  test('is made by the table after the guard time, and counted; a late one is dropped', () => {
    const set = botAsked();
    const late = lastAsked(set);
    set.pass(PACE.botTimeout - 1);
    expect(set.view(ANN).phase).toBe('draw');
    set.pass(1);
    expect(lastLine(set)).toMatchObject({ by: 1, origin: 'bot', action: dully(late.view) });
    expect(set.guarded()).toBe(1);
    const { length } = set.log.entries;
    late.answer(DRAW);
    set.pass(PACE.bot);
    expect(set.log.entries).toHaveLength(length);
  });

  test('because the thinker gave up is made after the pause', () => {
    const set = botAsked();
    lastAsked(set).answer(null);
    set.pass(PACE.bot);
    expect(lastLine(set)).toMatchObject({ by: 1, origin: 'bot' });
    expect(set.guarded()).toBe(1);
  });

  test('because it is illegal is made at its time', () => {
    const set = botAsked();
    lastAsked(set).answer({ type: 'discard', card: set.view(ANN).hand[0] as number });
    set.pass(PACE.bot);
    expect(lastLine(set)).toMatchObject({ by: 1, origin: 'bot', action: { type: 'draw' } });
    expect(set.guarded()).toBe(1);
  });

  test('delays a game by no more than the guard time, whatever bots do not answer', () => {
    const set = thinkingTable(['Ann']);
    for (let moves = 0; moves < 30; moves++) {
      const { length } = set.log.entries;
      if (set.view(ANN).turn === ANN) set.act(ANN, dully(set.view(ANN)));
      else set.pass(PACE.botTimeout);
      expect(set.log.entries.length).toBeGreaterThan(length);
    }
  });
});

describe('a bot that stands in', () => {
  const isHere = (seat: Seat): boolean => seat !== BEN;

  /** Ann, Ben and Cid; a bot stands in for Ben, whose turn it has just become. */
  function benAway(): ThinkingTable {
    const set = thinkingTable(['Ann', 'Ben', 'Cid']);
    set.table.disconnect(BEN);
    set.pass(PACE.grace);
    playToTurn(set, BEN, isHere);
    return set;
  }

  test('is asked, and its answer is dropped when the person has the seat back', () => {
    const set = benAway();
    const { view, answer } = lastAsked(set);
    expect(view.viewer).toBe(BEN);
    set.table.connect(BEN);
    answer(DRAW);
    set.pass(PACE.bot);
    expect(set.view(ANN)).toMatchObject({ turn: BEN, phase: 'draw' });
    expect(set.act(BEN, DRAW).ok).toBe(true);
  });

  test('again after that, is asked again', () => {
    const set = benAway();
    const first = lastAsked(set);
    set.table.connect(BEN);
    first.answer(DRAW);
    set.table.disconnect(BEN);
    set.pass(PACE.grace);
    expect(lastAsked(set)).not.toBe(first);
    expect(decisionOf(lastAsked(set))).toEqual(decisionOf(first));
    lastAsked(set).answer(DRAW);
    set.settle();
    expect(lastLine(set)).toMatchObject({ by: BEN, origin: 'bot', action: DRAW });
  });

  test('in the middle of a turn has the guard time from then on', () => {
    const set = thinkingTable(['Ann', 'Ben', 'Cid']);
    playToTurn(set, BEN, () => true);
    set.pass(PACE.botTimeout);
    set.table.disconnect(BEN);
    set.pass(PACE.grace + PACE.botTimeout - 1);
    expect(set.view(ANN)).toMatchObject({ turn: BEN, phase: 'draw' });
    lastAsked(set).answer(DRAW);
    set.settle();
    expect(lastLine(set)).toMatchObject({ by: BEN, origin: 'bot', action: DRAW });
    expect(set.guarded()).toBe(0);
  });
});

describe('bots that are asked together', () => {
  /** Ann declines the upcard, and two bots are asked about it (R80). */
  function aboutUpcard(): ThinkingTable {
    const set = thinkingTable(['Ann'], preset('crummy-rummy'));
    for (let moves = 0; set.view(ANN).window === null || set.view(ANN).turn !== ANN; moves++) {
      if (moves > 50) throw new Error('no window opened');
      if (set.view(ANN).window) {
        for (const { view, answer } of set.asked) answer(dully(view));
        set.settle();
        if (set.view(ANN).window) set.act(ANN, PASS);
      } else playOne(set, isAnn);
    }
    return set;
  }

  test('may answer in any order, and each plays as soon as it has', () => {
    const set = aboutUpcard();
    const [near, far] = set.asked.slice(-2);
    expect([near, far].map((thought) => thought && decisionOf(thought).seat)).toEqual([BEN, CID]);
    far?.answer(TAKE);
    set.settle();
    expect(lastLine(set)).toMatchObject({ by: CID, origin: 'bot', action: TAKE });
    near?.answer(PASS);
    set.settle();
    expect(set.view(ANN)).toMatchObject({ turn: ANN, window: null });
    expect(set.guarded()).toBe(0);
  });

  test('that do not answer are answered for after the guard time', () => {
    const set = aboutUpcard();
    set.pass(PACE.botTimeout);
    expect(set.view(ANN)).toMatchObject({ turn: ANN, window: null });
    expect(set.guarded()).toBe(2);
  });
});

describe('a table restored from its log', () => {
  test('asks again once somebody is back, and takes no answer to what was asked before', () => {
    const set = botAsked();
    const before = lastAsked(set);
    const count = set.asked.length;
    const again = set.replayed();
    expect(set.asked).toHaveLength(count);
    again.table.connect(ANN);
    expect(set.asked).toHaveLength(count + 1);
    expect(lastAsked(set)).not.toBe(before);
    expect(lastAsked(set).view).toEqual(before.view);
    before.answer(DRAW);
    again.pass(PACE.bot);
    expect(again.view(ANN).phase).toBe('draw');
    lastAsked(set).answer(DRAW);
    again.settle();
    expect(lastLine(again)).toMatchObject({ by: 1, origin: 'bot', action: DRAW });
  });
});

test('an answer from the game before is not taken for one in the rematch', () => {
  const set = thinkingTable(['Ann'], { ...crazyRummy, game: { ...crazyRummy.game } });
  finishGame(set, [ANN]);
  const old = [...set.asked];
  set.table.rematch(ANN);
  set.settle();
  playToTurn(set, 1, isAnn);
  for (const { answer } of old) answer(DRAW);
  set.pass(PACE.bot);
  expect(set.view(ANN)).toMatchObject({ turn: 1, phase: 'draw' });
  expect(new Set(set.asked.map(({ seed }) => seed)).size).toBe(set.asked.length);
});

test('plays on at a table whose host thinks at once', () => {
  const set = thinkingTable(['Ann'], crazyRummy, (thought, answer) => answer(plainly(thought.view, randomOf(thought))));
  set.finishDeal();
  expect(dealsOf(set)).toBe(1);
  expect(set.guarded()).toBe(0);
});
