import { expect, test } from 'vitest';
import { typedCode } from '../../server/lobby/codes.ts';

test.each(['KXQT', ' kx-qt ', 'KX–QT.', 'ＫＸＱＴ', '“kxqt”', 'k\u200bxqt'])('%s is the code KXQT', (typed) => {
  expect(typedCode(typed, 4)).toBe('KXQT');
});

test.each(['', 'KXQ', 'KXQTT', 'KXQA', 'KXQ1', 'КXQT', 'KXQТ…'])('%s is no code of four letters', (typed) => {
  expect(typedCode(typed, 4)).toBeNull();
});
