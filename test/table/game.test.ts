import { describe, expect, test } from 'vitest';
import { apply, type GameState, newGame, type RuleSet, type SeatAction, viewFor } from '#engine';
import { PRESETS } from '#rules';
import {
  annAndBots,
  finishGame,
  firstListed,
  PACE,
  passUntilDue,
  plainly,
  seat,
  setUp,
  type TableUnderTest,
  threeDealt,
} from '../support/server/table.ts';

type Set = ReturnType<typeof threeDealt>;
const ready = ({ table }: Set) => table.tableView('spectator').seats.map((place) => place.ready);

describe('between deals', () => {
  test('the next deal comes when everybody present has pressed Next', () => {
    const set = threeDealt();
    expect(set.table.next(0)).toEqual({ ok: false, reason: 'notNow' });
    set.finishDeal();
    expect(set.table.tableView(0).clock).toMatchObject({ seat: -1, left: PACE.next, total: PACE.next });
    expect(set.view(0).seats.every(({ shown }) => shown !== null)).toBe(true);
    set.table.next(0);
    set.table.next(0);
    set.table.next(1);
    set.settle();
    expect(ready(set)).toEqual([true, true, false]);
    expect(set.view(0).deal).toBe(1);
    set.table.next(2);
    set.settle();
    expect(set.view(0).deal).toBe(2);
    expect(ready(set)).toEqual([false, false, false]);
  });

  test('or when the pause is over', () => {
    const set = threeDealt();
    set.finishDeal();
    set.pass(PACE.next - 1);
    expect(set.view(0).deal).toBe(1);
    set.pass(1);
    expect(set.view(0).deal).toBe(2);
  });
});

describe('the end of the game', () => {
  test('after 13 deals the final standing is shown, and a rematch begins when everybody present wants one', () => {
    const set = threeDealt(firstListed);
    expect(set.table.rematch(0)).toEqual({ ok: false, reason: 'alreadyPlaying' });
    finishGame(set, [0, 1, 2]);
    expect(set.table.tableView(0).stage).toBe('over');
    expect(set.view(0).results).toHaveLength(13);
    expect(set.table.due()).toBeNull();
    expect(set.act(0, { type: 'takeBack' })).toEqual({ ok: false, reason: 'notPlaying' });
    expect(set.table.next(0)).toEqual({ ok: false, reason: 'notPlaying' });
    set.table.disconnect(2);
    set.table.rematch(0);
    expect(set.table.wake()).toBe(false);
    set.table.rematch(1);
    set.pass(PACE.grace);
    expect(set.table.tableView(0).stage).toBe('playing');
    expect(set.table.tableView(0).seats.map(({ kind }) => kind)).toEqual(['person', 'person', 'bot']);
    expect(set.view(0).seats.map(({ total }) => total)).toEqual([0, 0, 0]);
    expect(set.view(0).deal).toBe(1);
    expect(set.table.seatOf('id of Cid')).toBeNull();
  });
});

describe('a bot’s seat after the game', () => {
  test('is closed to newcomers, along with its points, until another game has a pause', () => {
    const set = threeDealt(firstListed);
    finishGame(set, [0, 1, 2]);
    set.table.leave(2);
    const eve = { id: 'id of Eve', name: 'Eve' };
    expect(set.table.sit(eve)).toEqual({ ok: false, reason: 'gameOver' });
    expect(set.table.openSeats()).toBe(0);
    set.table.rematch(0);
    set.table.rematch(1);
    set.settle();
    expect(set.table.sit(eve)).toEqual({ ok: false, reason: 'alreadyPlaying' });
    set.finishDeal();
    expect(set.table.sit(eve)).toEqual({ ok: true, value: 2 });
  });
});

describe('a bot that plays first', () => {
  test('waits until the cards have been dealt on screen, then only its own pause', () => {
    const set = annAndBots();
    while (!isBotFirst(set)) {
      set.finishDeal();
      set.table.next(0);
      set.settle();
    }
    const { turn } = set.view(0);
    set.pass(PACE.deal - 1);
    expect(set.view(0)).toMatchObject({ turn, moves: [] });
    set.pass(1);
    expect(set.view(0).moves).toHaveLength(1);
    expect(passUntilDue(set)).toBeLessThan(1.6 * PACE.bot);
    expect(set.view(0).moves).toHaveLength(set.view(0).turn === 0 ? 1 : 2);
  });

  test('a bot that names the wild rank waits as well; the first player then does not', () => {
    const set = annAndBots(plainly, PRESETS['dealers-choice'] as RuleSet);
    while (set.view(0).turn <= 0 || set.view(0).dealer !== 1) {
      set.finishDeal();
      set.table.next(0);
      set.settle();
    }
    expect(set.view(0)).toMatchObject({ phase: 'naming', turn: 1 });
    set.pass(PACE.deal - 1);
    expect(set.view(0).phase).toBe('naming');
    set.pass(1);
    expect(set.view(0)).toMatchObject({ phase: 'play', turn: 2, moves: [] });
    passUntilDue(set);
    expect(set.view(0).moves).toHaveLength(1);
  });

  const isBotFirst = (set: TableUnderTest): boolean => set.view(0).moves.length === 0 && set.view(0).turn > 0;
});

describe('the log', () => {
  test.each(['crazy-rummy', 'crummy-rummy', 'dealers-choice', 'the-press'])(
    'replays the same game of %s to the last card',
    (id) => {
      const rules = PRESETS[id] as RuleSet;
      const set = annAndBots(firstListed, rules);
      finishGame(set, [0]);
      let game: GameState = newGame(rules, 3);
      for (const entry of set.log.entries) {
        if (entry.type === 'game') game = newGame(rules, 3);
        if (entry.type !== 'action') continue;
        const done = apply(game, entry.by, entry.action);
        if (!done.ok) throw new Error(`${entry.by} ${entry.action.type}: ${done.reason}`);
        game = done.value.state;
      }
      for (const viewer of [0, 1, 2, 'spectator'] as const) {
        expect(viewFor(game, viewer)).toEqual(set.table.tableView(viewer).game);
      }
    },
  );

  test('records who came, who left, and the source of each action: a person, a bot, the clock or the table', () => {
    const set = setUp();
    seat(set, 'Ann');
    set.table.start(0);
    set.settle();
    set.finishDeal();
    set.table.leave(0);
    const origins = set.log.entries.flatMap((entry) => (entry.type === 'action' ? [entry.origin] : []));
    expect(new Set(origins)).toEqual(new Set(['table', 'person', 'bot']));
    const seats = set.log.entries.flatMap((entry) => (entry.type === 'seat' ? [`${entry.seat} ${entry.change}`] : []));
    expect(seats).toEqual(['0 sat', '1 bot', '2 bot', '0 left', '0 bot']);
  });
});

describe('a refused request', () => {
  const cases: readonly [string, (set: Set) => unknown, string][] = [
    ['an answer to a past decision', ({ table }) => table.act(0, 99, { type: 'takeBack' }), 'stale'],
    ['another player’s turn', (set) => set.act((set.view(0).turn + 1) % 3, anyDiscard), 'notYourTurn'],
    ['a card in another hand', (set) => set.act(set.view(0).turn, foreignDiscard(set)), 'notYourCard'],
    ['a draw in a first turn', (set) => set.act(set.view(0).turn, { type: 'draw', from: 'stock' }), 'notNow'],
    ['taking back nothing', (set) => set.act(set.view(0).turn, { type: 'takeBack' }), 'nothingToTakeBack'],
    ['Next mid-deal', ({ table }) => table.next(0), 'notNow'],
    ['a start while playing', ({ table }) => table.start(0), 'alreadyPlaying'],
  ];
  const anyDiscard: SeatAction = { type: 'discard', card: 0 };
  const foreignDiscard = (set: Set): SeatAction => {
    const { turn } = set.view(0);
    return { type: 'discard', card: set.view((turn + 1) % 3).hand[0] as number };
  };

  test.each(cases)('%s, and nothing changes', (_what, attempt, reason) => {
    const set = threeDealt();
    set.table.drain();
    const before = [0, 1, 2].map((viewer) => set.table.tableView(viewer));
    const logged = set.log.entries.length;
    expect(attempt(set)).toEqual({ ok: false, reason });
    const after = [0, 1, 2].map((viewer) => set.table.tableView(viewer));
    expect(after).toEqual(before);
    // Not even a copy: the state is the same object.
    expect(after.map(({ game }) => game?.hand)).toSatisfy((hands: unknown[]) =>
      hands.every((hand, viewer) => hand === before[viewer]?.game?.hand),
    );
    expect(set.log.entries).toHaveLength(logged);
    expect(set.table.drain()).toEqual([]);
  });

  test('a bot’s seat takes no requests from people', () => {
    const set = annAndBots();
    expect(set.act(1, { type: 'takeBack' })).toEqual({ ok: false, reason: 'notSeated' });
    expect(set.table.next(2)).toEqual({ ok: false, reason: 'notSeated' });
  });
});
