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
    rules: 'crummy-rummy',
    people: BROWSER_PLAYERS,
    seats: 3,
    think,
    choose: showOff,
    from: 205,
    tries: 5_000,
    longest: 40,
  },
  isWanted: (line: PlayedDeal) =>
    everybodyDid(line, { stock: 2, claim: 1, pass: 1, contract: 1 }) &&
    timesIn(line, 'swap') >= 2 &&
    timesIn(line, 'layOff') >= 2,
};

const LINE = findLine(WISH);

test('Crummy Rummy: contracts found and put together, cards taken out of turn and left, wilds moved to other melds', async ({
  open,
  server,
}, info) => {
  const players = await sitDown({ open, server }, WISH, LINE);
  const [ann] = players;
  await playOut(players, LINE, async ({ seat, action }) => {
    if (seat !== 0) return;
    if (action.type === 'claim') {
      await expect(ann.question).toContainText('This deal: 2 sets of 3');
      await showEverywhere(ann, 'asked', info);
    }
    if (action.type === 'swap') await showEverywhere(ann, 'swap', info);
    if (action.type !== 'contract') return;
    await ann.tap(ann.action(text.extra('findContract', 'common')));
    await showEverywhere(ann, 'contract', info);
    for (const _ of action.readings) await ann.tap(ann.action(text.button('undo', null, 'suit')));
  });
  for (const [seat, player] of players.entries()) await expectTally(player, LINE.end[seat]!);
  await showTally(ann, info);
  for (const player of players) await player.tap(player.button(text.PANELS.next));
  await expect(ann.page.getByText('This deal: 1 run of 4 and 1 set of 3 – nothing put aside yet')).toBeVisible();
});
