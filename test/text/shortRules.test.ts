import { expect, test } from 'vitest';
import { lessons } from '../../client/text/lessons.ts';
import { preset } from '../support/play/deals.ts';

test.each([
  ['crazy-rummy', 'Once you’ve laid a meld, you can add single cards to any meld on the table.'],
  ['crummy-rummy', 'Lay the deal’s contract first; then you can add single cards to any meld on the table.'],
  [
    'liverpool-rummy',
    'Lay the deal’s contract first; from your next turn on, you can add single cards to any meld on the table.',
  ],
  [
    'liverpool-rummy',
    'If you hold the card a wild in a run on the table stands for, put it in its place and take the wild.',
  ],
  ['carioca', 'If you hold the card a wild in a run on the table stands for, put it in its place and move the wild.'],
] as const)('%s in short: %s', (id, sentence) => {
  expect(lessons.rulesInShort(preset(id))).toContain(sentence);
});
