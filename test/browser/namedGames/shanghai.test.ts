import { takesLeft } from '#engine';
import { showEverywhere, showTally } from '../../support/browser/fit.ts';
import { BROWSER_PLAYERS, playOut, sitDown } from '../../support/browser/line.ts';
import { expectTally } from '../../support/browser/tally.ts';
import { expect, test } from '../../support/browser/test.ts';
import {
  areApart,
  everybodyDid,
  findLine,
  LIKE_BOTS,
  type LineWish,
  timesIn,
  viewBefore,
} from '../../support/play/line.ts';

const WISH: LineWish = {
  ...{ rules: 'shanghai-rummy', people: BROWSER_PLAYERS, seats: 3, ...LIKE_BOTS },
  ...{ from: 1701, tries: 4_000, longest: 60 },
  isWanted: (line) =>
    everybodyDid(line, { stock: 2, contract: 1, layOff: 1, pass: 1 }) &&
    timesIn(line, 'claim', 0) > 1 &&
    areApart(line),
};

const LINE = findLine(WISH);

test('Shanghai Rummy: the question says how many takes are left', async ({ open, server }, info) => {
  const players = await sitDown({ open, server }, WISH, LINE);
  const [ann] = players;
  await playOut(players, LINE, async (step) => {
    if (step.seat !== 0 || step.action.type !== 'claim') return;
    const left = takesLeft(viewBefore(step), 0, false);
    const told = left === 1 ? 'One take left in this deal.' : `${left} takes left in this deal.`;
    await expect(ann.question).toContainText(told);
    await showEverywhere(ann, `asked-${left}`, info);
  });
  for (const [seat, player] of players.entries()) await expectTally(player, LINE.end[seat]!);
  await showTally(ann, info);
});
