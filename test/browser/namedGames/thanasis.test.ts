import { think } from '#bots';
import { text } from '../../../client/text/index.ts';
import { showEverywhere, showTally } from '../../support/browser/fit.ts';
import { BROWSER_PLAYERS, playOut, sitDown } from '../../support/browser/line.ts';
import { showOff } from '../../support/browser/lineChoice.ts';
import { expectTally } from '../../support/browser/tally.ts';
import { expect, test } from '../../support/browser/test.ts';
import { everybodyDid, findLine, type PlayedDeal, timesIn } from '../../support/play/line.ts';

const WISH = {
  ...{
    rules: 'thanasis',
    people: BROWSER_PLAYERS,
    seats: 4,
    think,
    choose: showOff,
    from: 369,
    tries: 5_000,
    longest: 30,
  },
  isWanted: (line: PlayedDeal) =>
    everybodyDid(line, { stock: 2, top: 2, discard: 2 }) &&
    timesIn(line, 'goRummy', 0) > 0 &&
    sittersWithMelds(line) > 1,
};

const LINE = findLine(WISH);

/** The number of seats with melds on the table at the end: melds stay in the hands until then (R112). */
function sittersWithMelds({ end }: PlayedDeal): number {
  return new Set(end[0]?.game?.melds.map(({ by }) => by)).size;
}

test('Thanasis: play runs the other way, and melds stay in hand until a seat goes Rummy and all show theirs', async ({
  open,
  server,
}, info) => {
  const players = await sitDown({ open, server }, WISH, LINE);
  const [ann] = players;
  await expect(ann.seats).toContainText(['Bruno', 'Ada', 'Ben', 'Ann (you)']);
  await playOut(players, LINE, async ({ action }) => {
    if (action.type === 'goRummy') await showEverywhere(ann, 'rummy', info);
  });
  for (const [seat, player] of players.entries()) await expectTally(player, LINE.end[seat]!);
  await showTally(ann, info);
  await ann.tap(ann.tally.getByRole('button', { name: text.PANELS.showTable }));
  const melds = LINE.end[0]?.game?.melds ?? [];
  await expect(ann.table.getByRole('region')).toHaveCount(melds.length);
  await showEverywhere(ann, 'shown', info);
  const said = await ann.log();
  expect(said).toContain('You went Rummy.');
  const drawers = said.flatMap((line) => /^(You|Ada|Ben|Bruno) (?:drew|took)\b/.exec(line)?.[1] ?? []);
  const first = drawers.indexOf('You');
  expect(drawers.slice(first, first + 5)).toEqual(['You', 'Bruno', 'Ada', 'Ben', 'You']);
});
