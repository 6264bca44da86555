import { think } from '#bots';
import { text } from '../../../client/text/index.ts';
import { showEverywhere, showTally } from '../../support/browser/fit.ts';
import { BROWSER_PLAYERS, playOut, sitDown } from '../../support/browser/line.ts';
import { showOff } from '../../support/browser/lineChoice.ts';
import { expectTally } from '../../support/browser/tally.ts';
import { expect, test } from '../../support/browser/test.ts';
import {
  everybodyDid,
  findLine,
  type LineStep,
  type PlayedDeal,
  timesIn,
  viewBefore,
} from '../../support/play/line.ts';

const WISH = {
  ...{ rules: 'five-thousand-rummy', people: BROWSER_PLAYERS, seats: 3, think, choose: showOff },
  ...{ from: 6084, tries: 5_000, longest: 40 },
  isWanted: (line: PlayedDeal) =>
    everybodyDid(line, { deep: 1 }) &&
    timesIn(line, 'claim', 0) > 0 &&
    timesIn(line, 'pass') > 0 &&
    timesIn(line, 'float', 0) > 0 &&
    line.steps.some(isFloatersDraw),
};

const LINE = findLine(WISH);

function isFloatersDraw(step: LineStep): boolean {
  return step.action.type === 'draw' && viewBefore(step).hand.length === 0;
}

/** A pattern for the log's line about the deal: each seat's first card, and that the dealer's is wild. */
function wildOfDealer(step: LineStep) {
  const { dealer, wildRank } = viewBefore(step);
  const turnedUp = `${text.who(step.looks[0]!, dealer)} ${text.rankShort(wildRank)}[♣♦♥♠]`;
  return expect.stringMatching(
    new RegExp(`dealt\\. Face up: .*\\b${turnedUp}.*\\. ${text.rankNames(wildRank)} are wild\\.`, 'i'),
  );
}

test('5000 Rummy: the dealer’s first card is wild, a discard is called, and a seat without cards floats', async ({
  open,
  server,
}, info) => {
  const players = await sitDown({ open, server }, WISH, LINE);
  const [ann] = players;
  await playOut(players, LINE, async (step, index) => {
    if (index === 0) expect(await ann.log()).toContainEqual(wildOfDealer(step));
    if (step.seat !== 0) return;
    if (step.action.type === 'claim') await showEverywhere(ann, 'called', info);
    if (isFloatersDraw(step)) await showEverywhere(ann, 'floating', info);
  });
  for (const [seat, player] of players.entries()) await expectTally(player, LINE.end[seat]!);
  await showTally(ann, info);
});
