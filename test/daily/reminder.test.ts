import { expect, test } from 'vitest';
import { reminderOf } from '../../client/results/dailyCalendar.ts';

const made = (title: string) =>
  reminderOf({
    ...{ title, address: 'https://rummy.example/daily', time: '18:30' },
    now: new Date(2027, 0, 2, 9, 5).getTime(),
  });

test('a reminder recurs every day at the time by the clock of the device, from today on', () => {
  const lines = made('Crazy Rummy: daily deal').split('\r\n');
  expect(lines[0]).toBe('BEGIN:VCALENDAR');
  expect(lines.at(-2)).toBe('END:VCALENDAR');
  expect(lines).toEqual(
    expect.arrayContaining([
      ...['UID:daily-deal@rummy.example', 'DTSTART:20270102T183000', 'RRULE:FREQ=DAILY'],
      ...['SUMMARY:Crazy Rummy: daily deal', 'URL:https://rummy.example/daily', 'TRIGGER:PT0S'],
    ]),
  );
  expect(lines.find((line) => line.startsWith('DTSTAMP:'))).toMatch(/^DTSTAMP:\d{8}T\d{6}Z$/);
});

test('commas are escaped, and long lines are folded between characters', () => {
  const title = `Παρτίδα, ${'ημέρας '.repeat(20)}`;
  const text = made(title);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:Παρτίδα\\, ${'ημέρας '.repeat(20)}`);
});
