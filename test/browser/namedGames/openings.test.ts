import { openingIn } from '#engine';
import { showEverywhere, showTally } from '../../support/browser/fit.ts';
import { BROWSER_PLAYERS, playOut, sitDown } from '../../support/browser/line.ts';
import { expectTally } from '../../support/browser/tally.ts';
import { expect, test } from '../../support/browser/test.ts';
import {
  findLine,
  kindOf,
  LIKE_BOTS,
  type LineStep,
  type LineWish,
  type PlayedDeal,
  viewBefore,
} from '../../support/play/line.ts';

const wish = (rules: string, from: number, isWanted: (line: PlayedDeal) => boolean): LineWish => ({
  ...{ rules, people: BROWSER_PLAYERS, seats: 3, ...LIKE_BOTS },
  ...{ from, tries: 400, longest: 60, isWanted },
});

/** The steps in which a person lays a further meld of an opening that has too few points so far. */
const completing = ({ steps }: PlayedDeal, seat: number): readonly LineStep[] =>
  steps.filter((step) => {
    const opening = openingIn(viewBefore(step));
    return step.seat === seat && step.action.type === 'meld' && opening !== null && isBegun(opening);
  });

const isBegun = ({ points, needed }: { readonly points: number; readonly needed: number }): boolean =>
  points > 0 && points < needed;

/** Whether a player went out, but not with the whole hand in one turn, which would double the points. */
function hasOut({ end }: PlayedDeal): boolean {
  const result = end[0]?.game?.results[0];
  return result?.ending === 'wentOut' && !result.wentRummy;
}

for (const [rules, title, from] of [
  ['kaluki', 'Kaluki', 1331],
  ['romme', 'Rommé', 1865],
  ['rami', 'Rami', 1327],
] as const) {
  const WISH = wish(
    rules,
    from,
    (line) => BROWSER_PLAYERS.every((_, seat) => completing(line, seat).length > 0) && hasOut(line),
  );
  const LINE = findLine(WISH);

  test(`${title}: the points of an opening are counted until it is complete`, async ({ open, server }, info) => {
    const players = await sitDown({ open, server }, WISH, LINE);
    const counted = [...completing(LINE, 0), ...completing(LINE, 1)];
    await playOut(players, LINE, async (step) => {
      if (!counted.includes(step)) return;
      const player = players[step.seat]!;
      const opening = openingIn(viewBefore(step))!;
      await expect(player.words.filter({ hasText: `${opening.points} of ${opening.needed} points` })).toBeVisible();
      await showEverywhere(player, `opening-${step.seat}-${kindOf(step.action)}`, info);
    });
    for (const [seat, player] of players.entries()) await expectTally(player, LINE.end[seat]!);
    await showTally(players[0], info);
  });
}
