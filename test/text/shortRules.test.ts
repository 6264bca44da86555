import { expect, test } from 'vitest';
import { shortRules } from '../../client/text/shortRules.ts';
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
  ['jamaican-kalooki', 'After the contract, you can also lay new melds.'],
  ['jamaican-kalooki', 'Once you’ve laid a meld, you can draw only from the stock.'],
  ['jamaican-kalooki', 'Discard a wild only if you can discard nothing else.'],
  [
    'shanghai-rummy',
    'When another player draws from the stock, you can take the top discard, plus a card from the stock, up to 3 times a deal.',
  ],
  [
    'continental',
    'When another player draws from the stock, you can take the top discard, plus a card from the stock.',
  ],
  ['bing-rummy', 'On your turn, either draw a card and discard one, or only lay cards.'],
  ['bing-rummy', 'After the contract, you can also lay new melds.'],
  ['carioca', 'If you hold the card a wild in a run on the table stands for, put it in its place and move the wild.'],
] as const)('%s in short: %s', (id, sentence) => {
  expect(shortRules.rulesInShort(preset(id))).toContain(sentence);
});

test.each([
  ['crazy-rummy', 7],
  ['carioca', 7],
  ['continental', 8],
] as const)('%s in short needs %i sentences: nothing is told of rules that it does not have', (id, count) => {
  expect(shortRules.rulesInShort(preset(id))).toHaveLength(count);
});
