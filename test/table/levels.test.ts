import { describe, expect, test } from 'vitest';
import type { Seat } from '#engine';
import type { LevelName } from '#protocol';
import type { Think } from '#table';
import { PACE, plainly, seat, setUp, type TableUnderTest } from '../support/server/table.ts';
import { Wire } from '../support/server/wire.ts';

const [ANN, BEN, CID] = [0, 1, 2] as const;
const LEVELS = ['expert', 'beginner', 'sharp'] as const;

const levelsAt = ({ table }: TableUnderTest) => table.tableView('spectator').seats.map(({ level }) => level);

interface Heard {
  readonly seat: Seat;
  readonly level: LevelName;
}

/** Ann's table, whose bots have these levels, and the levels that they were asked to play at. */
function annsTable(levels: readonly LevelName[] = LEVELS, own: Parameters<typeof setUp>[2] = {}) {
  const heard: Heard[] = [];
  const think: Think = (view, random, level) => {
    heard.push({ seat: view.viewer as Seat, level });
    return plainly(view, random);
  };
  const set = setUp({ levels }, think, own);
  seat(set, 'Ann');
  set.table.start(ANN);
  set.settle();
  return { ...set, heard };
}

describe('the level of a bot', () => {
  test('is its seat’s, and everybody sees it', () => {
    const set = annsTable();
    expect(levelsAt(set)).toEqual([null, 'beginner', 'sharp']);
    set.finishDeal();
    const bots = set.heard.filter(({ seat }) => seat !== ANN);
    expect(new Set(bots.map(({ seat, level }) => `${seat} ${level}`))).toEqual(new Set(['1 beginner', '2 sharp']));
  });

  test('is Steady where none was chosen, and then the log does not name it', () => {
    const set = annsTable(['steady', 'steady']);
    expect(levelsAt(set)).toEqual([null, 'steady', 'steady']);
    expect(JSON.stringify(set.log.entries)).not.toContain('steady');
  });

  test('is Steady where this version has none of that name', () => {
    const set = annsTable(LEVELS, { levels: ['beginner', 'steady'] });
    expect(levelsAt(set)).toEqual([null, 'beginner', 'steady']);
  });

  test('crosses to a thinker; in place of its choice the table plays Steady', () => {
    const crossed: LevelName[] = [];
    const set = annsTable(LEVELS, { thinker: ({ level }) => void crossed.push(level) });
    while (set.heard.length < 6) {
      if (set.view(ANN).turn === ANN) set.act(ANN, plainly(set.view(ANN), { below: () => 0 }));
      else set.pass(PACE.botTimeout);
    }
    expect(new Set(crossed)).toEqual(new Set(['beginner', 'sharp']));
    expect(new Set(set.heard.map(({ level }) => level))).toEqual(new Set(['steady']));
  });

  test('survives a restart, from the whole log and from its last snapshot', () => {
    const set = annsTable();
    const from = set.log.entries.findLastIndex(({ type }) => type === 'snapshot');
    expect(from).toBeGreaterThan(0);
    for (const past of [set.log.entries, set.log.entries.slice(from)])
      expect(levelsAt(set.replayed(past))).toEqual([null, 'beginner', 'sharp']);
  });

  test('is unchanged on the wire', () => {
    const set = annsTable();
    const wire = new Wire(3);
    const look = (viewer: Seat | 'spectator') => set.table.tableView(viewer);
    wire.send(look, null);
    expect(wire.view(ANN)).toEqual(look(ANN));
    set.table.leave(ANN);
    wire.send(look, null);
    expect(wire.view('spectator').seats.map(({ level }) => level)).toEqual(['expert', 'beginner', 'sharp']);
  });
});

describe('at a public table, the level of a bot', () => {
  /** A public table at which these people have sat down, who chose these levels last. */
  const publicTable = (...wishes: readonly LevelName[]) => {
    const set = setUp({ isPrivate: false, seats: 5 });
    for (const [i, level] of wishes.entries()) set.table.sit({ id: `id ${i}`, name: `Ann ${i}`, level });
    return set;
  };

  test.each<[LevelName, readonly LevelName[]]>([
    ['sharp', ['sharp']],
    ['steady', ['sharp', 'steady', 'beginner']],
    ['expert', ['beginner', 'expert', 'expert']],
    ['beginner', ['sharp', 'beginner']],
    ['steady', ['expert', 'beginner', 'sharp', 'steady']],
  ])('is %s, the median, where its people chose %j: of two in the middle the weaker one', (median, wishes) => {
    const set = publicTable(...wishes);
    set.pass(PACE.fill);
    expect(levelsAt(set)).toEqual([...wishes.map(() => null), ...Array(5 - wishes.length).fill(median)]);
  });

  test('counts people who never chose as Steady', () => {
    const set = publicTable('sharp');
    seat(set, 'Ben');
    set.pass(PACE.fill);
    expect(levelsAt(set)).toEqual([null, null, 'steady', 'steady', 'steady']);
  });

  test('does not depend on people who left before the game began', () => {
    const set = publicTable('beginner', 'sharp', 'beginner');
    set.table.leave(ANN);
    set.table.leave(CID);
    set.pass(PACE.fill);
    expect(levelsAt(set)).toEqual(['sharp', null, 'sharp', 'sharp', 'sharp']);
  });

  test('depends on those who stay when somebody leaves a game, also after a restart', () => {
    const set = publicTable('beginner', 'sharp', 'expert', 'beginner', 'sharp');
    set.settle();
    const again = set.replayed();
    expect(levelsAt(again)).toEqual([null, null, null, null, null]);
    again.table.leave(ANN);
    expect(levelsAt(again)).toEqual(['sharp', null, null, null, null]);
  });
});

describe('a person', () => {
  test('who leaves is followed by a bot of the seat’s level', () => {
    const set = setUp({ levels: LEVELS });
    seat(set, 'Ann', 'Ben', 'Cid');
    set.settle();
    set.table.leave(CID);
    expect(levelsAt(set)).toEqual([null, null, 'sharp']);
  });

  test('who takes a bot’s seat has no level', () => {
    const set = annsTable();
    set.finishDeal();
    seat(set, 'Ben');
    expect(levelsAt(set)).toEqual([null, null, 'sharp']);
  });

  test('who is away is stood in for by a Steady bot', () => {
    const heard: LevelName[] = [];
    const set = setUp({ levels: LEVELS }, (view, random, level) => {
      heard.push(level);
      return plainly(view, random);
    });
    seat(set, 'Ann', 'Ben', 'Cid');
    set.settle();
    set.table.disconnect(BEN);
    set.pass(PACE.grace);
    while (heard.length === 0) {
      const { turn } = set.view(ANN);
      if (turn === BEN) set.pass(PACE.bot);
      else set.act(turn, plainly(set.view(turn), { below: () => 0 }));
    }
    expect(levelsAt(set)[BEN]).toBeNull();
    expect(new Set(heard)).toEqual(new Set(['steady']));
  });
});
