import { describe, expect, it } from 'vitest';
import {
  type GameRecord,
  MAX_LINE_LENGTH,
  MAX_RECORD_LENGTH,
  parseRecord,
  parseRecorded,
  printRecord,
  printRecorded,
  RECORD_VERSION,
  replay,
} from '#record';
import { crazyRummy, RULES_VERSION, storedRules } from '#rules';
import { secretOf, stepsOf } from '../support/play/playGame.ts';

const HEADER = printRecord({ rules: crazyRummy, seats: 3, steps: [] });
const OPEN = `table open ${secretOf(3)}`;

/** The first steps of a game of three. */
const recordOf = (count: number): GameRecord => ({
  rules: crazyRummy,
  seats: 3,
  steps: stepsOf({ seed: 3, seats: 3 }, count).map(({ by, action, events }) => ({ by, action, events })),
});

const RULES = JSON.stringify(storedRules(crazyRummy));

/** A record with one action and this text as its events. */
const withEvents = (json: string): string => `${HEADER}0 draw stock\n= ${json}\n`;

const fault = (text: string) => {
  const parsed = parseRecord(text);
  return parsed.ok ? null : parsed.reason;
};

describe('a game as text', () => {
  it.each([
    '0 draw stock',
    '1 draw pile',
    '1 draw pile 3',
    '2 meld run 4H: 4H 5H 9C',
    '2 meld set T: TC TD 4S.2',
    '0 layoff 9C 3 high',
    '0 layoff 9C 0 set',
    '0 swap 8H for 2C in 12',
    '0 meld run TH: TH JK JK.2 KH.4',
    '0 meld set 9 HSD: 9H 9S 4C',
    '0 layoff 4C 3 set D',
    '0 swap 8H for JK in 12 to 2 low',
    '0 swap 8H for 2C.3 in 12 to 12 set',
    '0 swap QH QS.2 for JK in 0',
    '0 swap QH QS for JK in 0 to 3 high',
    '0 contract | set 5: 5C 5D 5C.2 | run 4H: 4H 5H 6H JK',
    '0 takeback',
    '0 recall',
    '0 goout',
    '2 float',
    '1 endturn',
    '1 decline',
    '0 up KD',
    '0 rummy KD | set 5: 5C 5D 5H | run 4H: 4H 5H 6H',
    '0 rummy | set 5: 5C 5D 5H',
    '1 size 12',
    '1 size 2',
    '2 wild 7',
    '2 wild T',
    '2 claim 1',
    '2 claim 3 layoff 4H 1 high',
    '2 claim 2 meld run 4H: 4H 5H 6H',
    '2 pass',
    '2 pass deal',
    '1 press yes',
    '1 press no',
    'table close',
    'table cancel',
    '0 discard JK',
    `table open ${secretOf(7)}`,
    `table deal ${secretOf(7)}`,
    `table deal ${secretOf(7)} 00ff 12`,
    `table deal ${secretOf(7)} - 00ff -`,
  ])('%s is parsed and printed unchanged', (line) => {
    const parsed = parseRecorded(line, 3);
    expect(parsed.ok && printRecorded(parsed.value)).toBe(line);
  });

  it('survives printing, parsing and replaying', () => {
    const steps = stepsOf({ seed: 3, seats: 3 }, 60);
    const record = recordOf(60);
    const parsed = parseRecord(printRecord(record));
    expect(parsed).toEqual({ ok: true, value: record });
    expect(parsed.ok && replay(parsed.value)).toEqual({
      ok: true,
      value: { state: steps.at(-1)?.after, events: steps.flatMap(({ events }) => events) },
    });
  });

  it('has the whole rules, and the events of each action on the line after it', () => {
    const [header, rules, seats, open, drawn] = printRecord(recordOf(1)).split('\n');
    expect([header, seats, open]).toEqual(['crazy-rummy record 1', 'seats 3', OPEN]);
    expect(rules).toBe(`rules ${JSON.stringify(storedRules(crazyRummy))}`);
    expect(drawn).toMatch(/^= \[\{"type":"dealerDrawn","dealer":\d,"cards":\[\[.*\]\]\}\]$/);
  });

  it('may have a comment on every line, but no name begins one', () => {
    const record = { ...recordOf(5), rules: { ...crazyRummy, preset: 'game #7' } };
    const text = printRecord(record);
    expect(text).not.toContain('#');
    expect(parseRecord(text.replaceAll('\n', ' # so far\n'))).toEqual({ ok: true, value: record });
  });

  it('comments, blank lines and Windows line endings are ignored', () => {
    const text = printRecord(recordOf(1));
    const record = { ok: true, value: recordOf(1) };
    expect(parseRecord(`# A game.\r\n\r\n${text}`.replaceAll('\n', '\r\n'))).toEqual(record);
    expect(parseRecord(text.replace(OPEN, `  ${OPEN} # who deals?`))).toEqual(record);
  });
});

describe('an invalid text is refused with the line of the fault', () => {
  it.each([
    ['notARecord', 1, ''],
    ['notARecord', 1, '<script>'],
    ['notARecord', 1, 'crazy-rummy record 0\n'],
    ['olderVersion', 1, 'rummy record 1\nrules crazy-rummy\nseats 3\n'],
    ['olderVersion', 1, `rummy record 3\nrules ${RULES}\nseats 3\n`],
    ['olderVersion', 2, '# players []\nrummy record 3\n'],
    ['newerVersion', 1, `crazy-rummy record ${RECORD_VERSION + 1}\n`],
    ['unknownRules', 2, 'crazy-rummy record 1\n'],
    ['unknownRules', 2, 'crazy-rummy record 1\nrules __proto__\nseats 3'],
    ['wrongSeats', 3, HEADER.replace('seats 3', 'seats 1')],
    ['wrongSeats', 3, HEADER.replace('seats 3', 'seats 3000')],
    ['unknownActor', 4, `${HEADER}3 draw stock`],
    ['unknownActor', 4, `${HEADER}draw stock`],
    ['unknownAction', 8, `${printRecord(recordOf(1))}\n# so far\n0 draw deck`],
    ['unknownAction', 4, `${HEADER}0 discard 1H`],
    ['unknownAction', 4, `${HEADER}0 discard 5H 6H`],
    ['unknownAction', 4, `${HEADER}0 meld run 14H: 4H 5H 6H`],
    ['unknownAction', 4, `${HEADER}0 meld run 4H:`],
    ['unknownAction', 4, `${HEADER}0 layoff 4H -1 low`],
    ['unknownAction', 4, `${HEADER}0 layoff 4H 1e3 low`],
    ['unknownAction', 4, `${HEADER}0 swap 4H for in 1`],
    ['unknownAction', 4, `${HEADER}0 takeback now`],
    ...[
      'discard5KD',
      'draw pile 01',
      'draw pile 1.0',
      'layoff 4C 03 low',
      'claim 01',
      'claim 1e0',
      'size 012',
      'discard  KD',
      'meld run 4H: 4H  5H 6H',
      'meld set 9 HS: 9H 9S 4C',
      'meld set 9 : 9H 9S 4C',
      'meld run 4H H: 4H 5H 6H',
      'layoff 4C 3 set X',
      'layoff 4C 3 low H S',
      'swap 8H for 2C in 3 to 2',
      'swap 8H for 2C in 3 to 2 top',
      'contract',
      'contract set 5: 5C 5D 5H',
      'contract | set 5: 5C 5D 5H |',
      'contract | set 5: 5C 5D 5H | ',
      'rummy',
      'rummy KD',
      'rummy KD set 5: 5C 5D 5H',
      'rummy KD QD | set 5: 5C 5D 5H',
      'rummy 1D | set 5: 5C 5D 5H',
      'up',
      'up 2H 2C',
      'size 7',
      'wild 1',
      'wild JK',
      'wild',
      'claim',
      'claim 0',
      'claim 1 discard 5H',
      'claim 1 swap 8H for 2C in 3',
      'claim 1 claim 1',
      'pass game',
      'press',
      'press maybe',
      'goOut',
      'goout now',
      'close',
      'cancel',
      'constructor',
    ].map((action): [string, number, string] => ['unknownAction', 4, `${HEADER}0 ${action}`]),
    ['unknownAction', 4, `${HEADER}table close now`],
    ['unknownAction', 4, `${HEADER}0 open ${secretOf(1)}`],
    ['unknownAction', 4, `${HEADER}table discard 5H`],
    ['unknownAction', 4, `${HEADER}table open 12`],
    ['unknownAction', 4, `${HEADER}table deal ${secretOf(1)} ${'ff '.repeat(9)}`],
    ['unknownAction', 4, `${HEADER}table deal ${secretOf(1)} xyz`],
    ['unknownAction', 4, `${HEADER}table deal ${secretOf(1)} ff  ff`],
    ['unknownAction', 4, `${HEADER}table deal ${secretOf(1)} --`],
    ['unknownAction', 4, `${HEADER}0 meld set T: ${'TC '.repeat(60)}`],
    ['tooLong', 4, `${HEADER}0 meld set T: ${'TC '.repeat(MAX_LINE_LENGTH)}`],
    ['tooLong', 1, '#'.repeat(MAX_RECORD_LENGTH + 1)],
    ['tooLong', 100_001, HEADER + '0 takeback\n'.repeat(100_000)],
  ])('%s in line %i', (problem, line, text) => {
    expect(fault(text)).toEqual({ line, problem });
  });
});

describe('damaged rules and events are refused with the line of the fault', () => {
  const discarded = (fields: string): string => withEvents(`[{"type":"discarded",${fields}}]`);
  const ended = (points: string): string =>
    withEvents(
      `[{"type":"dealEnded","ending":"void","out":-1,"points":${points},"factor":1,"wentRummy":false,"hands":[[],[],[]]}]`,
    );

  it.each([
    ['unknownRules', 2, 'crazy-rummy record 1\nrules crazy-rummy\nseats 3'],
    ['unknownRules', 2, 'crazy-rummy record 1\nrules {"version":1}\nseats 3'],
    ['unknownRules', 2, `crazy-rummy record 1\nrules ${RULES.slice(1)}\nseats 3`],
    ['newerVersion', 2, `crazy-rummy record 1\nrules {"version":${RULES_VERSION + 1},"code":"","rules":{}}\nseats 3`],
    ['wrongSeats', 3, `crazy-rummy record 1\nrules ${RULES}\nseats 9`],
    ['unknownActor', 4, `${HEADER}= []\n0 draw stock\n`],
    ['unknownActor', 4, `${HEADER}3 draw stock\n= []\n`],
    ['unknownAction', 4, `${HEADER}0 draw deck\n= []\n`],
    ['unknownEvents', 4, `${HEADER}0 draw stock\n`],
    ['unknownEvents', 5, `${HEADER}0 draw stock\n0 discard 5H\n`],
    ['unknownEvents', 5, withEvents('[]')],
    ['unknownEvents', 5, withEvents('{}')],
    ['unknownEvents', 5, withEvents('[{"type":"discarded"')],
    ['unknownEvents', 5, withEvents('[null]')],
    ['unknownEvents', 5, withEvents('[[]]')],
    ['unknownEvents', 5, withEvents('[{}]')],
    ['unknownEvents', 5, withEvents('[{"type":"exploded","seat":0}]')],
    ['unknownEvents', 5, withEvents('[{"type":"constructor"}]')],
    ['unknownEvents', 5, withEvents('[{"type":"__proto__"}]')],
    ['unknownEvents', 5, withEvents('[{"__proto__":{"type":"windowClosed"},"seat":-1}]')],
    ['unknownEvents', 5, discarded('"seat":0')],
    ['unknownEvents', 5, discarded('"seat":0,"card":null')],
    ['unknownEvents', 5, discarded('"seat":0,"card":216')],
    ['unknownEvents', 5, discarded('"seat":0,"card":"9"')],
    ['unknownEvents', 5, discarded('"seat":3,"card":9')],
    ['unknownEvents', 5, discarded('"seat":0.5,"card":9')],
    ['unknownEvents', 5, discarded('"seat":0,"card":9,"why":1')],
    ['unknownEvents', 5, discarded('"seat":0,"card":9,"__proto__":{}')],
    ['unknownEvents', 5, discarded('"seat":0,"toString":9')],
    ['unknownEvents', 5, ended('[0,0]')],
    ['unknownEvents', 5, ended('[0,0,1e99]')],
    ['unknownEvents', 5, ended('{"length":3}')],
    ['tooLong', 5, withEvents(' '.repeat(MAX_LINE_LENGTH))],
  ])('%s in line %i', (problem, line, text) => {
    expect(fault(text)).toEqual({ line, problem });
  });

  it('is read where nothing is wrong', () => {
    expect([fault(HEADER), fault(discarded('"seat":0,"card":9')), fault(ended('[0,0,0]'))]).toEqual([null, null, null]);
  });
});

it.each([
  ['a key twice', (text: string) => text.replace('"type":"dealt",', '"type":"dealt","type":"dealt",'), 'unknownEvents'],
  ['a __proto__', (text: string) => text.replace('"type":"dealt",', '"type":"dealt","__proto__":{},'), 'unknownEvents'],
  ['something behind the events', (text: string) => text.replace(/(= .*dealt.*)/, '$1 true'), 'unknownEvents'],
  ['a __proto__ in the rules', (text: string) => text.replace('"rules":{', '"rules":{"__proto__":{},'), 'unknownRules'],
  ['altered rules', (text: string) => text.replace('"oneCard":true', '"oneCard":false'), 'unknownRules'],
] as const)('a record with %s is refused', (_, alter, problem) => {
  const text = printRecord(recordOf(2));
  const altered = alter(text);
  expect(altered).not.toBe(text);
  expect(parseRecord(altered)).toMatchObject({ ok: false, reason: { problem } });
});

describe('a damaged text is refused, and never throws', () => {
  const text = printRecord(recordOf(30));
  const lines = text.split('\n');
  /** The index of the line of the deal's events, which stand after their action. */
  const dealt = lines.findIndex((line) => line.includes('"type":"dealt"'));
  const drew = lines.findIndex((line) => line.includes('"type":"drew"'));
  /** The text with these lines in place of some from `from` on. */
  const spliced = (from: number, count: number, ...put: readonly string[]): string =>
    lines.toSpliced(from, count, ...put).join('\n');
  const line = (index: number): string => lines[index] as string;
  const inDrew = (from: RegExp, to: string): string => spliced(drew, 1, line(drew).replace(from, to));

  it.each([
    ['a line cut in the middle', 'unknownEvents', dealt, spliced(dealt, 1, line(dealt).slice(0, 200))],
    ['an end in the middle of a line', 'unknownEvents', dealt, text.slice(0, text.indexOf('"type":"dealt"') + 200)],
    ['a line of events twice', 'unknownActor', drew + 1, spliced(drew, 1, line(drew), line(drew))],
    ['an action and its events exchanged', 'unknownActor', drew - 1, spliced(drew - 1, 2, line(drew), line(drew - 1))],
    ['a number with a zero before it', 'unknownEvents', drew, inDrew(/"seat":(\d)/, '"seat":0$1')],
    ['a number with a plus', 'unknownEvents', drew, inDrew(/"seat":(\d)/, '"seat":+$1')],
    ['a number as text', 'unknownEvents', drew, inDrew(/"seat":(\d)/, '"seat":"$1"')],
    ['100,000 brackets', 'tooLong', drew, spliced(drew, 1, `= ${'['.repeat(100_000)}${']'.repeat(100_000)}`)],
    [
      'brackets in a line of the greatest length',
      'unknownEvents',
      drew,
      spliced(drew, 1, `= ${'['.repeat(7_000)}${']'.repeat(7_000)}`),
    ],
    ['nested objects', 'unknownEvents', drew, spliced(drew, 1, `= ${'{"a":'.repeat(2_000)}1${'}'.repeat(2_000)}`)],
    ['brackets as rules', 'unknownRules', 1, spliced(1, 1, `rules ${'['.repeat(7_000)}${']'.repeat(7_000)}`)],
    ['seats in another form', 'wrongSeats', 2, spliced(2, 1, 'seats 03')],
    ['seats with a fraction', 'wrongSeats', 2, spliced(2, 1, 'seats 3.0')],
    ['a version in another form', 'notARecord', 0, spliced(0, 1, 'crazy-rummy record 03')],
  ])('%s', (_, problem, index, altered) => {
    expect(fault(altered)).toEqual({ line: index + 1, problem });
  });

  it('a very long file', () => {
    expect(fault(text.padEnd(40_000_000, '\n'))).toEqual({ line: 1, problem: 'tooLong' });
  });

  it.each(['1.0', '1e0', '10e-1', '-0', '-0.0'])('a number written %s', (number) => {
    expect(fault(inDrew(/"seat":\d/, `"seat":${number}`))).toEqual({ line: drew + 1, problem: 'unknownEvents' });
  });

  it('two steps exchanged cannot be booked', () => {
    const exchanged = parseRecord(
      spliced(drew - 1, 4, ...lines.slice(drew + 1, drew + 3), ...lines.slice(drew - 1, drew + 1)),
    );
    expect(exchanged.ok && replay(exchanged.value)).toMatchObject({ ok: false });
  });

  it('but a byte order mark, which editors write at the start, changes nothing', () => {
    expect(parseRecord(`\ufeff${text}`)).toEqual(parseRecord(text));
  });
});
