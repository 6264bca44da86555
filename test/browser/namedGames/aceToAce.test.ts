import { think } from '#bots';
import type { Card, TableMeld } from '#engine';
import { expect, test } from '../../support/browser.ts';
import { showEverywhere, showTally } from '../../support/browserFit.ts';
import { PEOPLE, playOut, sitDown } from '../../support/browserLine.ts';
import { expectTally } from '../../support/browserTally.ts';
import { everybodyDid, findLine, kindOf, type Line, sightOf, timesIn } from '../../support/line.ts';
import { showOff } from '../../support/lineChoice.ts';

const WISH = {
  ...{ rules: 'ace-to-ace', people: PEOPLE, seats: 2, think, choose: showOff, from: 427, tries: 5_000, longest: 40 },
  isWanted: (line: Line) =>
    everybodyDid(line, { stock: 2, deep: 1, layOff: 1, discard: 2 }) &&
    timesIn(line, 'swap') > 0 &&
    earlyTop(line) >= 0 &&
    (line.end[0]?.game?.melds ?? []).some(isMixed),
};

const LINE = findLine(WISH);

/** The step in which somebody takes the top card before their first meld (R73). */
function earlyTop({ steps }: Line): number {
  return steps.findIndex((step) => kindOf(step.action) === 'top' && !sightOf(step).seats[step.seat]?.melded);
}

/** Cards of several players lie in it. */
function isMixed({ by, owners }: TableMeld): boolean {
  return owners.some((owner) => owner !== by);
}

test('Ace to Ace: the top card is melded at once, several cards of the pile wait, and all count for who played them', async ({
  open,
  house,
}, info) => {
  const players = await sitDown({ open, house }, WISH, LINE);
  await playOut(players, LINE, async (step, index) => {
    const player = players[step.seat]!;
    const view = sightOf(step);
    if (index === earlyTop(LINE) + 1) {
      const other = player.card(view.hand.find((card) => !view.draft.drawn.includes(card)) as Card, view);
      await player.tap(other);
      await player.tap(player.action(/^Discard/));
      await expect(player.notice).toHaveText(/^Play the .+ that you took, or take your turn back\.$/);
      await player.tap(other);
    }
    if (kindOf(step.action) === 'deep') await showEverywhere(player, `pile-${PEOPLE[step.seat]}`, info);
    if (index === LINE.steps.length - 1) await showEverywhere(player, 'end', info);
  });
  for (const [seat, player] of players.entries()) await expectTally(player, LINE.end[seat]!);
  await showTally(players[0], info);
});
