import { beforeEach, describe, expect, test } from 'vitest';
import { no, ok } from '#engine';
import { PRESETS, printRules, quickRules } from '#rules';
import { ALONE, type Cluster, ClusterFails } from '../../server/cluster/cluster.ts';
import { bestFor, QuickMatches } from '../../server/lobby/quickMatches.ts';
import { NotOpened, type TableDirectory } from '../../server/lobby/tableDirectory.ts';
import type { Caller } from '../../server/lobby/tablePlaces.ts';
import type { Listing, RoomHandle } from '../../server/tables.ts';

const WISH = { rules: 'crazy-rummy', seats: 4, pace: 'usual' } as const;

/** The guests at each table that was opened here, in order of arrival. */
let opened: string[][];
let elsewhere: Listing[];
/** How tables of other processes answer. */
let answerElsewhere: RoomHandle['admit'];
/** Guests who may not sit together. */
let apart: readonly string[];
let turns: number;
beforeEach(() => {
  [opened, elsewhere, apart, turns] = [[], [], [], 0];
  answerElsewhere = async () => no('tableFull');
});

const place = (code: string) => ok({ name: 'table', roomId: code, processId: 'here', sessionId: 'one', code });

/** A table that is opened here, after a while. */
function open(): RoomHandle {
  const guests: string[] = [];
  opened.push(guests);
  const code = `HERE${opened.length}`;
  const admit: RoomHandle['admit'] = async ({ guest }) => {
    await Promise.resolve();
    if (guests.length === WISH.seats) return no('tableFull');
    if (apart.includes(guest) && guests.some((other) => apart.includes(other))) return no('tableFull');
    guests.push(guest);
    return place(code);
  };
  return { admit, look: () => Promise.reject(new Error('nobody looks')) };
}

const tables = {
  listed: async () => elsewhere,
  isHere: () => false,
  listedAt: () => ({ admit: answerElsewhere }),
  create: async (_order: unknown, { address }: Caller) => {
    if (address === 'greedy') throw new NotOpened('tooManyTables');
    return { id: '', code: '', table: open() };
  },
} as unknown as TableDirectory;

const cluster: Cluster = {
  ...ALONE,
  inTurn: (_wish, task) => {
    turns++;
    return task();
  },
};

/** Lets all these people press at the same moment. */
function press(names: readonly string[], within: Cluster = cluster, address = '') {
  const matches = new QuickMatches(within, tables);
  const newcomer = (name: string) => ({ name, spectate: false });
  return Promise.all(names.map((guest) => matches.seat(WISH, { guest, address, newcomer: newcomer(guest) }, address)));
}

const listing = (code: string, people: number): Listing => ({
  order: { ...WISH, id: code, code, isPrivate: false },
  ...{ stage: 'waiting', deal: 0, guests: [], people, present: people, openSeats: WISH.seats - people },
});
const crowd = (count: number) => Array.from({ length: count }, (_, i) => `guest ${i}`);

describe('people who press at the same moment', () => {
  test('fill whole tables, all in one turn', async () => {
    await press(crowd(9));
    expect(opened.map(({ length }) => length)).toEqual([4, 4, 1]);
    expect(turns).toBe(1);
  });

  test('are seated in several turns if they are very many, with no seat left over', async () => {
    const answers = await press(crowd(120));
    expect(answers.every(({ ok: isSeated }) => isSeated)).toBe(true);
    expect(opened.flat()).toHaveLength(120);
    expect(turns).toBe(3);
  });

  test('fill the seats of tables elsewhere before they open others', async () => {
    elsewhere = [listing('EAST', 2), listing('WEST', 3)];
    answerElsewhere = async () => place('EAST');
    await press(crowd(4));
    expect(opened).toEqual([['guest 3']]);
  });

  test('find another table if a listing is out of date', async () => {
    elsewhere = [listing('EAST', 2), listing('WEST', 3)];
    await press(crowd(2));
    expect(opened.map((guests) => guests.toSorted())).toEqual([['guest 0', 'guest 1']]);
  });

  test('wait for a process that hangs only once, however many tables it has', async () => {
    elsewhere = crowd(6).map((code) => listing(code, 1));
    let asked = 0;
    answerElsewhere = async () => {
      asked++;
      throw new ClusterFails('an admission', null);
    };
    await press(crowd(3));
    expect(asked).toBe(3);
    expect(opened).toEqual([crowd(3)]);
  });

  test('who have blocked each other do not share a table', async () => {
    apart = ['Ann', 'Ben'];
    await press(['Ann', 'Ben', 'Cid']);
    expect(opened).toHaveLength(2);
  });

  test('find a table if the first of them may not open one', async () => {
    const matches = new QuickMatches(cluster, tables);
    const seat = (guest: string, address: string) =>
      matches.seat(WISH, { guest, address, newcomer: { name: guest, spectate: false } }, address);
    const [eve, ann] = await Promise.allSettled([seat('Eve', 'greedy'), seat('Ann', '')]);
    expect([eve.status, ann.status]).toEqual(['rejected', 'fulfilled']);
    expect(opened).toEqual([['Ann']]);
  });

  test('each hear that there are too many tables, or that the others cannot be reached', async () => {
    await expect(press(crowd(2), cluster, 'greedy')).rejects.toMatchObject({ refusal: 'tooManyTables' });
    const silent: Cluster = { ...ALONE, inTurn: () => Promise.reject(new ClusterFails('a turn', null)) };
    await expect(press(crowd(2), silent)).rejects.toThrow(ClusterFails);
  });
});

describe('the best table', () => {
  const table = (code: string, people: number, order: Partial<Listing['order']> = {}): Listing => {
    const { seats } = { ...WISH, ...order };
    const own = { ...WISH, id: code, code, isPrivate: false, ...order };
    return { ...listing(code, people), order: own, openSeats: seats - people };
  };
  const best = (listed: readonly Listing[], orNear = true) => bestFor({ ...WISH, orNear }, 'ann', listed)?.order.code;

  test('is one as wished, however many people are at others', () => {
    expect(best([table('NEAR', 3, { pace: 'fast' }), table('WISH', 1)])).toBe('WISH');
  });

  test('else is the nearest with people: of another length, number of seats or pace', () => {
    expect(best([table('SHORT', 1, { rules: 'crazy-rummy-3' })])).toBe('SHORT');
    expect(best([table('FAR', 3, { pace: 'fast', seats: 5 }), table('NEAR', 1, { seats: 3 })])).toBe('NEAR');
    expect(best([table('LESS', 1, { seats: 6 }), table('MORE', 3, { pace: 'fast' })])).toBe('MORE');
    expect(best([table('EMPTY', 0, { seats: 3 })])).toBeUndefined();
  });

  test('may be one of five or six, where quick games give everybody a turn (§4.103)', () => {
    const rules = printRules(quickRules(PRESETS['crazy-rummy-7']!, 6));
    expect(rules).not.toBe('crazy-rummy-7');
    expect(best([table('SIX', 2, { rules, seats: 6 })])).toBe('SIX');
  });

  test('is none of another game or without a clock, and no other for those who want just theirs', () => {
    const others = [table('GAME', 3, { rules: 'biddies' }), table('SLOW', 3, { pace: 'none' })];
    expect(best(others)).toBeUndefined();
    expect(best([table('NEAR', 1, { seats: 3 })], false)).toBeUndefined();
  });
});
