import { showEverywhere, showTally } from '../../support/browser/fit.ts';
import { BROWSER_PLAYERS, playOut, sitDown } from '../../support/browser/line.ts';
import { expectTally } from '../../support/browser/tally.ts';
import { expect, test } from '../../support/browser/test.ts';
import { areApart, everybodyDid, findLine, LIKE_BOTS, type LineWish, timesIn } from '../../support/play/line.ts';

const WISH: LineWish = {
  ...{ rules: 'continental', people: BROWSER_PLAYERS, seats: 3, ...LIKE_BOTS },
  ...{ from: 929, tries: 8_000, longest: 60 },
  isWanted: (line) =>
    everybodyDid(line, { stock: 2 }) &&
    timesIn(line, 'contract', 0) > 0 &&
    timesIn(line, 'layOff', 0) > 0 &&
    timesIn(line, 'claim') > 0 &&
    line.end[0]?.game?.results[0]?.out === 0 &&
    line.end[0].game.results[0].wentRummy &&
    areApart(line),
};

const LINE = findLine(WISH);

test('Continental: the whole hand in one turn takes ten off', async ({ open, server }, info) => {
  const players = await sitDown({ open, server }, WISH, LINE);
  const [ann] = players;
  await playOut(players, LINE, async (step) => {
    if (step.seat === 0 && step.action.type === 'layOff') await showEverywhere(ann, 'contract', info);
  });
  for (const [seat, player] of players.entries()) await expectTally(player, LINE.end[seat]!);
  await expect(ann.tally).toContainText('for going out −10');
  await showTally(ann, info);
});
