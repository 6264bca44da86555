import { think } from '#bots';
import { takesLeft } from '#engine';
import { showEverywhere, showTally } from '../../support/browser/fit.ts';
import { BROWSER_PLAYERS, playOut, sitDown } from '../../support/browser/line.ts';
import { expectTally } from '../../support/browser/tally.ts';
import { expect, test } from '../../support/browser/test.ts';
import {
  everybodyDid,
  findLine,
  type LineWish,
  type PlayedDeal,
  timesIn,
  viewBefore,
} from '../../support/play/line.ts';

/** A choice without chance, as the bots that sit beside make it. */
const NO_CHANCE = { next: () => 0 } as never;

const WISH: LineWish = {
  ...{ rules: 'shanghai-rummy', people: BROWSER_PLAYERS, seats: 3, think, choose: (view) => think(view, NO_CHANCE) },
  ...{ from: 1, tries: 4_000, longest: 60 },
  isWanted: (line) =>
    everybodyDid(line, { stock: 2, contract: 1, layOff: 1, pass: 1 }) &&
    timesIn(line, 'claim', 0) > 1 &&
    areApart(line),
};

/** Whether no two sets of the table have the same rank: a hand is shown a meld by its kind and rank. */
function areApart({ end }: PlayedDeal): boolean {
  const ranks = (end[0]?.game?.melds ?? []).map(({ rank }) => rank);
  return new Set(ranks).size === ranks.length;
}

const LINE = findLine(WISH);

test('Shanghai Rummy: the question says how many takes are left', async ({ open, server }, info) => {
  const players = await sitDown({ open, server }, WISH, LINE);
  const [ann] = players;
  await playOut(players, LINE, async (step) => {
    if (step.seat !== 0 || step.action.type !== 'claim') return;
    const left = takesLeft(viewBefore(step), 0);
    const told = left === 1 ? 'One take left in this deal.' : `${left} takes left in this deal.`;
    await expect(ann.question).toContainText(told);
    await showEverywhere(ann, `asked-${left}`, info);
  });
  for (const [seat, player] of players.entries()) await expectTally(player, LINE.end[seat]!);
  await showTally(ann, info);
});
