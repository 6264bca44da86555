import { showEverywhere, showTally } from '../../support/browser/fit.ts';
import { BROWSER_PLAYERS, playOut, sitDown } from '../../support/browser/line.ts';
import { expectTally } from '../../support/browser/tally.ts';
import { expect, test } from '../../support/browser/test.ts';
import {
  areApart,
  everybodyDid,
  findLine,
  LIKE_BOTS,
  type LineStep,
  type LineWish,
  timesIn,
  viewBefore,
} from '../../support/play/line.ts';

/** Whether Ann begins a turn whose pile is closed to her. */
function isClosedTo(step: LineStep): boolean {
  const { phase, seats } = viewBefore(step);
  return step.seat === 0 && phase === 'draw' && seats[0]?.melded === true;
}

const WISH: LineWish = {
  ...{ rules: 'jamaican-kalooki', people: BROWSER_PLAYERS, seats: 3, ...LIKE_BOTS },
  ...{ from: 579, tries: 4_000, longest: 80 },
  isWanted: (line) =>
    everybodyDid(line, { contract: 1 }) &&
    timesIn(line, 'meld') > 0 &&
    timesIn(line, 'layOff') > 0 &&
    line.steps.some(isClosedTo) &&
    areApart(line),
};

const LINE = findLine(WISH);

test('Jamaican Kalooki: melds after the contract, and a pile that is closed', async ({ open, server }, info) => {
  const players = await sitDown({ open, server }, WISH, LINE);
  const [ann] = players;
  let isShown = false;
  await playOut(players, LINE, async (step) => {
    if (isClosedTo(step)) {
      await expect(ann.words.filter({ hasText: 'Your turn: draw from the stock' })).toBeVisible();
      if (!isShown) await showEverywhere(ann, 'closed', info);
      isShown = true;
    }
  });
  for (const [seat, player] of players.entries()) await expectTally(player, LINE.end[seat]!);
  await showTally(ann, info);
});
