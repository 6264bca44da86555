import { showEverywhere, showTally } from '../../support/browser/fit.ts';
import { BROWSER_PLAYERS, playOut, sitDown } from '../../support/browser/line.ts';
import { expectTally } from '../../support/browser/tally.ts';
import { expect, test } from '../../support/browser/test.ts';
import { areApart, everybodyDid, findLine, LIKE_BOTS, type LineWish } from '../../support/play/line.ts';

const WISH: LineWish = {
  ...{ rules: 'bing-rummy', people: BROWSER_PLAYERS, seats: 3, ...LIKE_BOTS },
  ...{ from: 138, tries: 2_000, longest: 60 },
  isWanted: (line) =>
    everybodyDid(line, { stock: 2, contract: 1, layOff: 1, endTurn: 1, discard: 2 }) && areApart(line),
};

const LINE = findLine(WISH);

test('Bing Rummy: cards are laid in place of a draw, and the turn is ended by a button', async ({
  open,
  server,
}, info) => {
  const players = await sitDown({ open, server }, WISH, LINE);
  const [ann] = players;
  await playOut(players, LINE, async (step) => {
    if (step.seat !== 0) return;
    const { type } = step.action;
    if (type === 'contract') {
      await expect(ann.words.filter({ hasText: 'Your turn: draw a card or lay cards' })).toBeVisible();
      await expect(ann.page.getByText('This deal: 3 sets or runs of 3')).toBeVisible();
      await showEverywhere(ann, 'contract', info);
    }
    if (type === 'endTurn') {
      await ann.tap(ann.pile);
      await expect(ann.notice).toHaveText('You’ve laid cards in this turn, so it has no draw and no discard.');
      await showEverywhere(ann, 'ended', info);
    }
  });
  for (const [seat, player] of players.entries()) await expectTally(player, LINE.end[seat]!);
  await showTally(ann, info);
});
