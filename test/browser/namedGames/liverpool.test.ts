import { contractOf } from '#engine';
import { contractText } from '../../../client/text/contracts.ts';
import { text } from '../../../client/text/index.ts';
import { showEverywhere, showTally } from '../../support/browser/fit.ts';
import { BROWSER_PLAYERS, playOut, sitDown } from '../../support/browser/line.ts';
import { expectTally } from '../../support/browser/tally.ts';
import { expect, test } from '../../support/browser/test.ts';
import {
  areApart,
  everybodyDid,
  findLine,
  LIKE_BOTS,
  type LineWish,
  timesIn,
  viewBefore,
} from '../../support/play/line.ts';

const WISH: LineWish = {
  ...{ rules: 'liverpool-rummy', people: BROWSER_PLAYERS, seats: 3, ...LIKE_BOTS },
  ...{ from: 1152, tries: 2_000, longest: 60 },
  isWanted: (line) =>
    everybodyDid(line, { stock: 2, contract: 1, layOff: 1, pass: 1 }) &&
    timesIn(line, 'claim', 0) > 0 &&
    areApart(line),
};

const LINE = findLine(WISH);

test('Liverpool Rummy: contracts just as asked, and lay-offs from the next turn on', async ({ open, server }, info) => {
  const players = await sitDown({ open, server }, WISH, LINE);
  const [ann] = players;
  let isLaid = false;
  await playOut(players, LINE, async (step) => {
    if (step.seat !== 0) return;
    const { action } = step;
    const { rules, deal } = viewBefore(step);
    if (isLaid) {
      await expect(ann.words.filter({ hasText: /^Your turn: discard a card/ })).toBeVisible();
      isLaid = false;
    }
    if (action.type === 'claim') await showEverywhere(ann, 'asked', info);
    if (action.type !== 'contract') return;
    isLaid = true;
    const asked = contractText.contractLine(viewBefore(step), contractOf(rules, deal)!);
    await expect(ann.page.getByText(asked)).toBeVisible();
    await ann.tap(ann.action(text.extra('findContract', 'common')));
    await showEverywhere(ann, 'contract', info);
    for (const _ of action.readings) await ann.tap(ann.action(text.button('undo', null, 'suit')));
  });
  for (const [seat, player] of players.entries()) await expectTally(player, LINE.end[seat]!);
  await showTally(ann, info);
});
