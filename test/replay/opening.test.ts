import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { GamePlayer } from '#protocol';
import { playersIn, printRecord, withPlayers } from '#record';
import { doubtOf, fetchGame, notesOf, openRecordFile, sourceOf } from '../../client/replay/opening.ts';
import { replayText } from '../../client/text/replay.ts';
import { readGame, recordText } from '../records/readGame.ts';

const TEXT = recordText('crazyRummy3');
const record = readGame('crazyRummy3');

/** The problem that a text is refused with. */
function refusalOf(text: string): string {
  const opened = sourceOf(text);
  if (opened.ok) throw new Error('it was opened');
  return opened.reason;
}

/** The text of the record with one event changed by `change`, and the number of its action. */
function doctored(type: string, change: (json: string) => string): { readonly text: string; readonly action: number } {
  const action = record.steps.findIndex(({ events }) => events.some((event) => event.type === type));
  const printed = printRecord(record).split('\n');
  const line = 3 + 2 * action + 1;
  return { text: printed.map((one, i) => (i === line ? change(one) : one)).join('\n'), action: action + 1 };
}

describe('a record', () => {
  test('opens at its first deal, whoever has played', () => {
    const opened = sourceOf(TEXT);
    expect(opened).toMatchObject({ ok: true, value: { perspective: 'all', doubtful: null, game: null } });
    if (!opened.ok) return;
    const { names, position, timeline } = opened.value;
    expect(names).toEqual(['Player 1', 'Player 2', 'Player 3', 'Player 4']);
    expect(timeline.steps[position]).toMatchObject({ deal: 1, kind: 'deal' });
    expect(notesOf(opened.value)).toEqual([]);
  });

  test('names its players in a comment', () => {
    const named = withPlayers(TEXT, ['Ann', 'Ben #2', '<b>Cleo</b>']);
    expect(sourceOf(named)).toMatchObject({ ok: true, value: { names: ['Ann', 'Ben #2', '<b>Cleo</b>', 'Player 4'] } });
    expect(playersIn(withPlayers(named, ['Dora']))).toEqual(['Dora']);
    for (const comment of ['# players nobody', '# players {}', '# players [1,{}]'])
      expect(sourceOf(TEXT.replace('\n', `\n${comment}\n`))).toMatchObject({ ok: true });
    expect(playersIn(`# players ["${'x'.repeat(99)}"]`)).toEqual(['x'.repeat(40)]);
  });

  test('that begins with a later deal says so', () => {
    const second = record.steps.findIndex(({ events }) =>
      events.some((event) => event.type === 'dealt' && event.deal === 2),
    );
    const opened = sourceOf(printRecord({ ...record, steps: record.steps.slice(second) }));
    expect(opened).toMatchObject({ ok: true, value: { doubtful: null, position: 0 } });
    expect(opened.ok && notesOf(opened.value)).toEqual([replayText.beginsLate(2)]);
  });

  test.each([
    ['at the end of a deal', 'dealEnded'],
    ['in the middle of a deal', 'melded'],
  ])('that stops %s says that the game has no end in it', (_, type) => {
    const last = record.steps.findIndex(({ events }) => events.some((event) => event.type === type));
    const opened = sourceOf(printRecord({ ...record, steps: record.steps.slice(0, last + 1) }));
    if (!opened.ok) throw new Error(opened.reason);
    const { deal, turn } = opened.value.timeline.steps[last] ?? {};
    expect(notesOf(opened.value)).toEqual([
      `This record stops before the end of the game (deal ${deal}, turn ${turn}).`,
    ]);
  });
});

describe('a text is refused in a sentence', () => {
  test.each([
    ['any other text', 'Dear Ann,\nhow are you?', /isn’t the record of a game/],
    ['nothing', '', /isn’t the record of a game/],
    ['ten million characters', `crazy-rummy record 1\n${'x\n'.repeat(5_000_000)}`, /too long to be a record/],
    ['a line without end', `crazy-rummy record 1\n${'x'.repeat(20_000)}`, /too long at line 2/],
    ['an early version', TEXT.replace('crazy-', ''), /early version/],
    ['a future version', TEXT.replace(/rummy record \d+/, 'rummy record 99'), /newer version/],
    ['impossible rules', TEXT.replace(/^rules .*$/m, 'rules {"version":1}'), /Line \d+: no game has these rules/],
    ['too many seats', printRecord(record).replace(/^seats 4$/m, 'seats 9'), /Line 3: no table/],
    ['an unknown player', printRecord(record).replace(/^0 draw/m, '7 draw'), /Line \d+: nobody/],
    ['an unknown action', printRecord(record).replace(/^0 draw.*$/m, '0 dance'), /Line \d+: this isn’t an action/],
    ['an event that is none', printRecord(record).replace(/"type":"drew"/, '"type":"flew"'), /Line \d+: what happened/],
    ['no deal', printRecord({ ...record, steps: [] }), /No cards were dealt/],
  ])('%s', (_, text, words) => {
    expect(refusalOf(text)).toMatch(words);
  });

  test('a card in two places names the action', () => {
    const { text, action } = doctored('discarded', (json) => json.replace(/"card":\d+/, '"card":0'));
    expect(refusalOf(text)).toBe(replayText.impossible(action));
  });

  test('a file of 10 MB is not even read', async () => {
    let isRead = false;
    const read = async (): Promise<string> => {
      isRead = true;
      return '';
    };
    expect(await openRecordFile({ size: 20_000_000, text: read })).toMatchObject({ ok: false });
    expect(isRead).toBe(false);
    expect(await openRecordFile({ size: 1, text: () => Promise.reject(new Error('gone')) })).toMatchObject({
      ok: false,
    });
  });
});

describe('a record that books but does not follow from the rules is never taken as genuine', () => {
  const doubt = (text: string): { readonly at: number | null; readonly words: string | null } => {
    const opened = sourceOf(text);
    if (!opened.ok) throw new Error(opened.reason);
    return { at: opened.value.doubtful, words: doubtOf(opened.value) };
  };

  test.each<[string, string, (json: string) => string]>([
    ['points', 'dealEnded', (json) => json.replace(/"points":\[[^\]]*\]/, '"points":[0,0,0,500]')],
    [
      'the winner of a deal',
      'dealEnded',
      (json) => json.replace(/"out":(\d)/, (_, out) => `"out":${(Number(out) + 1) % 4}`),
    ],
    ['the order of the stock', 'dealt', (json) => json.replace(/"stock":\[(\d+),(\d+)/, '"stock":[$2,$1')],
    ['the secret', 'dealt', (json) => json.replace(/"secret":"../, '"secret":"77')],
  ])('%s', (_, type, change) => {
    const { text, action } = doctored(type, change);
    const { at, words } = doubt(text);
    expect(at).toBe(action - 1);
    expect(words).toContain(`from action ${action} on`);
  });

  test('nor one whose winners are made up', () => {
    const text = printRecord(record).replace(/"winners":\[\d\]/, '"winners":[0,1,2]');
    expect(doubt(text).at).toBe(record.steps.length - 1);
  });
});

describe('a stored game', () => {
  beforeEach(() => void vi.stubGlobal('location', { origin: 'https://rummy.test' }));
  afterEach(() => vi.unstubAllGlobals());
  const ID = '0123456789abcdef0123456789abcdef';
  const answers =
    (status: number, body = ''): typeof fetch =>
    async () =>
      new Response(body, { status });

  test('is fetched by its id and remembers it for links', async () => {
    const asked: string[] = [];
    const get: typeof fetch = async (address) => {
      asked.push(String(address));
      return new Response(TEXT);
    };
    expect(await fetchGame(ID, {}, get)).toMatchObject({ ok: true, value: { game: ID } });
    expect(asked).toEqual(['', '/record'].map((part) => expect.stringMatching(new RegExp(`/api/games/${ID}${part}$`))));
  });

  /** A server with the record of a game and these players, or none. */
  const server =
    (players: readonly Partial<GamePlayer>[] | null, text = TEXT): typeof fetch =>
    async (address) => {
      if (String(address).endsWith('/record')) return new Response(text);
      return players ? Response.json({ id: ID, seats: 4, players }) : new Response('', { status: 429 });
    };

  test('has the names of its players: in each seat the last, none for an erased one', async () => {
    const players = [
      { seat: 2, name: 'Dora', level: null, from: 3 },
      { seat: 0, name: 'Ann', level: null, from: 1 },
      { seat: 1, name: null, level: null, from: 1 },
      { seat: 2, name: 'Cleo', level: null, from: 1 },
      { seat: 3, name: 'Bea', level: 'sharp', from: 1 },
    ] as const;
    expect(await fetchGame(ID, {}, server(players))).toMatchObject({
      value: { names: ['Ann', 'Player 2', 'Dora', 'Bea'] },
    });
  });

  test('shows the faces of the table, else those of its bots, and of each person one that stays', async () => {
    const players = [
      { seat: 0, name: 'Clara', level: null, from: 1 },
      { seat: 1, name: 'Bruno', level: 'sharp', from: 1 },
      { seat: 2, name: 'Ann', level: null, from: 1 },
      { seat: 3, name: null, level: null, from: 1 },
    ] as const;
    const person = (avatar: number) => ({ kind: 'person', level: null, avatar });
    const stored = [person(0), { kind: 'bot', level: 'sharp', avatar: 1 }, person(6), person(9)];
    expect(await fetchGame(ID, {}, server(players))).toMatchObject({ value: { faces: stored } });
    const faces = [20, 4, 11, 2].map((avatar) => ({ kind: 'person', level: null, avatar }) as const);
    expect(await fetchGame(ID, { faces }, server(players))).toMatchObject({ value: { faces } });
    const pasted = sourceOf(withPlayers(TEXT, ['Ann', 'Hugo', 'Cleo', 'Dora']));
    expect(pasted).toMatchObject({
      value: { faces: [person(0), { kind: 'bot', level: null, avatar: 7 }, person(6), person(9)] },
    });
  });

  test('is shown with the names in its record, or none, if they cannot be fetched', async () => {
    const names = ['Player 1', 'Player 2', 'Player 3', 'Player 4'];
    for (const get of [server(null), server([null as never])]) {
      expect(await fetchGame(ID, {}, get)).toMatchObject({ ok: true, value: { names } });
    }
    const own = ['Ann', 'Ben', 'Cleo', 'Dora'];
    expect(await fetchGame(ID, {}, server(null, withPlayers(TEXT, own)))).toMatchObject({ value: { names: own } });
  });

  test('that is not there, or cannot be fetched, says which', async () => {
    const { problems } = replayText.REPLAY;
    expect(await fetchGame(ID, {}, answers(404, '{"code":"noSuchGame"}'))).toEqual({
      ok: false,
      reason: problems.noSuchGame,
    });
    expect(await fetchGame(ID, { missing: problems.notYet }, answers(404))).toEqual({
      ok: false,
      reason: problems.notYet,
    });
    expect(await fetchGame(ID, {}, answers(500))).toEqual({ ok: false, reason: problems.offline });
    expect(await fetchGame(ID, {}, () => Promise.reject(new TypeError('offline')))).toEqual({
      ok: false,
      reason: problems.offline,
    });
    expect(await fetchGame(ID, {}, answers(429, '{"code":"tooFast"}'))).toEqual({
      ok: false,
      reason: problems.tooFast,
    });
    expect(await fetchGame(ID, {}, answers(200, '<html>'))).toEqual({
      ok: false,
      reason: replayText.damaged(refusalOf('<html>')),
    });
  });
});
