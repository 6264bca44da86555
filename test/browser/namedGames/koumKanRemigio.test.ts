import { showEverywhere, showTally } from '../../support/browser/fit.ts';
import { BROWSER_PLAYERS, playOut, sitDown } from '../../support/browser/line.ts';
import { expectTally } from '../../support/browser/tally.ts';
import { test } from '../../support/browser/test.ts';
import {
  areApart,
  everybodyDid,
  findLine,
  LIKE_BOTS,
  type LineWish,
  type PlayedDeal,
} from '../../support/play/line.ts';

const wish = (rules: string, from: number): LineWish => ({
  ...{ rules, people: BROWSER_PLAYERS, seats: 3, ...LIKE_BOTS },
  ...{ from, tries: 2_000, longest: 50 },
  isWanted: (line) =>
    everybodyDid(line, { stock: 2, discard: 2 }) && people(line).includes(results(line)?.out ?? -1) && areApart(line),
});

const people = ({ end }: PlayedDeal): number[] => [...end.keys()];
const results = ({ end }: PlayedDeal) => end[0]?.game?.results[0];

for (const [rules, title, from] of [
  ['koum-kan', 'Koum-Kan', 463],
  ['remigio', 'Remigio', 155],
] as const) {
  const WISH = wish(rules, from);
  const LINE = findLine(WISH);

  test(`${title}: a whole deal, by mouse and by finger`, async ({ open, server }, info) => {
    const players = await sitDown({ open, server }, WISH, LINE);
    await playOut(players, LINE, async ({ seat }, index) => {
      if (index === LINE.steps.length - 1) await showEverywhere(players[seat]!, 'last', info);
    });
    for (const [seat, player] of players.entries()) await expectTally(player, LINE.end[seat]!);
    await showTally(players[0], info);
  });
}
