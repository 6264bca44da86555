import { think } from '#bots';
import type { Card, TableMeld } from '#engine';
import { showEverywhere, showTally } from '../../support/browser/fit.ts';
import { BROWSER_PLAYERS, playOut, sitDown } from '../../support/browser/line.ts';
import { showOff } from '../../support/browser/lineChoice.ts';
import { expectTally } from '../../support/browser/tally.ts';
import { expect, test } from '../../support/browser/test.ts';
import { everybodyDid, findLine, kindOf, type PlayedDeal, timesIn, viewBefore } from '../../support/play/line.ts';

const WISH = {
  ...{
    rules: 'ace-to-ace',
    people: BROWSER_PLAYERS,
    seats: 2,
    think,
    choose: showOff,
    from: 1340,
    tries: 5_000,
    longest: 40,
  },
  isWanted: (line: PlayedDeal) =>
    everybodyDid(line, { stock: 2, deep: 1, layOff: 1, discard: 2 }) &&
    timesIn(line, 'swap') > 0 &&
    earlyTop(line) >= 0 &&
    (line.end[0]?.game?.melds ?? []).some(isMixed),
};

const LINE = findLine(WISH);

/** Index of the step in which a player takes the top card before their first meld (R73). */
function earlyTop({ steps }: PlayedDeal): number {
  return steps.findIndex((step) => kindOf(step.action) === 'top' && !viewBefore(step).seats[step.seat]?.melded);
}

/** Whether a meld has cards of several players. */
function isMixed({ by, owners }: TableMeld): boolean {
  return owners.some((owner) => owner !== by);
}

test('Ace to Ace: a top card is melded at once, several cards wait, and each scores for its player', async ({
  open,
  server,
}, info) => {
  const players = await sitDown({ open, server }, WISH, LINE);
  await playOut(players, LINE, async (step, index) => {
    const player = players[step.seat]!;
    const view = viewBefore(step);
    if (index === earlyTop(LINE) + 1) {
      const other = player.card(view.hand.find((card) => !view.draft.drawn.includes(card)) as Card, view);
      await player.tap(other);
      await player.tap(player.action(/^Discard/));
      await expect(player.notice).toHaveText(/^Play the .+, or undo your turn\.$/);
      await player.tap(other);
    }
    if (kindOf(step.action) === 'deep') await showEverywhere(player, `pile-${BROWSER_PLAYERS[step.seat]}`, info);
    if (index === LINE.steps.length - 1) await showEverywhere(player, 'end', info);
  });
  for (const [seat, player] of players.entries()) await expectTally(player, LINE.end[seat]!);
  await showTally(players[0], info);
});
