import { expect, test } from 'vitest';
import { verdictOf } from './support/tools/auditVerdict.ts';

const told = (vulnerabilities: object): string => JSON.stringify({ metadata: { vulnerabilities } });

test('known vulnerabilities fail the audit and are counted by severity', () => {
  expect(verdictOf(told({ low: 2, high: 1, total: 3 }))).toEqual({
    ok: false,
    line: 'Known vulnerabilities in server dependencies: 1 high, 2 low (npm audit --omit=dev)',
  });
});

test('an audit without vulnerabilities passes', () => {
  expect(verdictOf(told({ low: 0, high: 0, total: 0 })).ok).toBe(true);
});

test.each(['', 'npm error', 'null', '{"message":"405 Method Not Allowed","error":{}}'])(
  'the answer %j of a registry means that nothing was audited',
  (printed) => {
    expect(verdictOf(printed)).toEqual({
      ok: true,
      line: 'Nothing was audited: this registry does not report vulnerabilities.',
    });
  },
);
