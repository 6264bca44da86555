import { think } from '#bots';
import { rankOf, type TableMeld } from '#engine';
import { showEverywhere, showTally } from '../../support/browser/fit.ts';
import { BROWSER_PLAYERS, playOut, sitDown } from '../../support/browser/line.ts';
import { showOff } from '../../support/browser/lineChoice.ts';
import { expectTally } from '../../support/browser/tally.ts';
import { test } from '../../support/browser/test.ts';
import { everybodyDid, findLine, kindOf, type PlayedDeal, timesIn } from '../../support/play/line.ts';

const WISH = {
  ...{ rules: 'rummy-500', people: BROWSER_PLAYERS, seats: 3, think, choose: showOff },
  ...{ from: 1616, tries: 5_000, longest: 40 },
  isWanted: (line: PlayedDeal) =>
    everybodyDid(line, { deep: 1, layOff: 1 }) &&
    timesIn(line, 'claim') > 0 &&
    (line.end[0]?.game?.melds ?? []).some(hasLowAce) &&
    (line.end[0]?.game?.results[0]?.points ?? []).some((points) => points < 0),
};

const LINE = findLine(WISH);

/** Whether a run begins with an Ace, which counts 1 there (R158). */
function hasLowAce({ kind, rank, cards: [first] }: TableMeld): boolean {
  return kind === 'run' && rank === 1 && first !== undefined && rankOf(first) === 1;
}

test('Rummy 500: cards from deep in the pile, a call, a low Ace, and points below zero', async ({
  open,
  server,
}, info) => {
  const players = await sitDown({ open, server }, WISH, LINE);
  await playOut(players, LINE, async (step, index) => {
    const player = players[step.seat]!;
    const kind = kindOf(step.action);
    if (kind === 'deep' || kind === 'claim') await showEverywhere(player, `${kind}-${index}`, info);
    if (index === LINE.steps.length - 1) await showEverywhere(player, 'end', info);
  });
  for (const [seat, player] of players.entries()) await expectTally(player, LINE.end[seat]!);
  await showTally(players[0], info);
});
