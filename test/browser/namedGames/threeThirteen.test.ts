import { think } from '#bots';
import { showEverywhere, showTally } from '../../support/browser/fit.ts';
import { BROWSER_PLAYERS, playOut, sitDown } from '../../support/browser/line.ts';
import { showOff } from '../../support/browser/lineChoice.ts';
import { expectTally } from '../../support/browser/tally.ts';
import { expect, test } from '../../support/browser/test.ts';
import { everybodyDid, findLine, kindOf, type PlayedDeal, timesIn, viewBefore } from '../../support/play/line.ts';

const WISH = {
  ...{
    rules: 'three-thirteen',
    people: BROWSER_PLAYERS,
    seats: 4,
    think,
    choose: showOff,
    from: 836,
    tries: 5_000,
    longest: 30,
  },
  isWanted: (line: PlayedDeal) =>
    everybodyDid(line, { stock: 2, discard: 2 }) &&
    timesIn(line, 'goRummy', 1) > 0 &&
    lastTurns(line).some(({ seat }) => seat === 0) &&
    (line.end[0]?.game?.melds ?? []).some(({ by }) => by !== 1),
};

const LINE = findLine(WISH);

/** The steps after Ben went out. */
function lastTurns({ steps }: PlayedDeal) {
  return steps.filter((step) => viewBefore(step).relief >= 0);
}

test('Three Thirteen: after a player goes out the others have a last turn, and then all show their melds', async ({
  open,
  server,
}, info) => {
  const players = await sitDown({ open, server }, WISH, LINE);
  const [ann, ben] = players;
  await playOut(players, LINE, async (step) => {
    const { relief } = viewBefore(step);
    if (relief < 0 || step.seat !== 0) return;
    if (kindOf(step.action) !== 'discard') {
      await expect(ann.turn).toHaveText('Ben went Rummy. Your last turn: draw a card');
      await expect(ben.words.filter({ hasText: 'Last turns: waiting for Ann' })).toBeVisible();
      await showEverywhere(ben, 'waiting', info);
    }
    await expect(ann.page.getByText('went Rummy', { exact: true })).toBeVisible();
    await showEverywhere(ann, `last-${kindOf(step.action)}`, info);
  });
  for (const [seat, player] of players.entries()) await expectTally(player, LINE.end[seat]!);
  await showTally(ann, info);
  const said = await ann.log();
  expect(said).toContain('Ben went Rummy. Everyone else has one more turn.');
});
