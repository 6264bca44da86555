import { expect, test } from 'vitest';
import { verdictOf } from './support/tools/auditVerdict.ts';

const told = (vulnerabilities: object): string => JSON.stringify({ metadata: { vulnerabilities } });

test('known weaknesses fail, and are counted by how bad they are', () => {
  expect(verdictOf(told({ low: 2, high: 1, total: 3 }))).toEqual({
    ok: false,
    line: 'Known vulnerabilities in server dependencies: 1 high, 2 low (npm audit --omit=dev)',
  });
});

test('none are fine', () => {
  expect(verdictOf(told({ low: 0, high: 0, total: 0 })).ok).toBe(true);
});

test.each(['', 'npm error', 'null', '{"message":"405 Method Not Allowed","error":{}}'])(
  'a registry that answers %j has told nothing',
  (printed) => {
    expect(verdictOf(printed)).toEqual({
      ok: true,
      line: 'Nothing was audited: this registry does not report vulnerabilities.',
    });
  },
);
