import { think } from '#bots';
import type { DealResult } from '#engine';
import { DESKTOP, expect, TABLET, test } from '../support/browser.ts';
import type { BrowserPlayer, Way } from '../support/browserPlayer.ts';
import { expectSight } from '../support/browserSight.ts';
import { findLine, kindOf, type LineStep } from '../support/line.ts';

const LINE = findLine({
  people: 2,
  seats: 3,
  think,
  wanted: { stock: 1, pile: 1, meld: 1, layOff: 1, swap: 2, takeBack: 1, discard: 2 },
  from: 1,
  tries: 20_000,
  longest: 30,
});

test.use({ secret: LINE.secret });

test('a mouse, a finger and a bot play a whole deal, each move tapped and dragged, to the same tally', async ({
  open,
}) => {
  const ann = await open(DESKTOP);
  await ann.callThemselves('Ann');
  await ann.choose('Players at the table', '3');
  await ann.tap(ann.button('Open a private table'));
  const code = await ann.page.locator('.table-code strong').innerText();

  const ben = await open(TABLET);
  await ben.callThemselves('Ben');
  await ben.write('Table code', code);
  await ben.tap(ben.button('Join'));
  await expect(ann.page.getByText('Ben')).toBeVisible();
  await ann.tap(ann.button('Start with bots'));

  const players = [ann, ben];
  const wayOf = waysInTurn();
  for (const step of LINE.steps) {
    await Promise.all(players.map((player, seat) => expectSight(player, step.views[seat]!)));
    await players[step.seat]!.play(step.views[step.seat]!, step.action, wayOf(step));
  }

  const result = LINE.end[0]!.results[0]!;
  for (const [seat, player] of players.entries()) await expectTally(player, seat, result);
  for (const player of players) await player.tap(player.button('Next deal'));
  for (const player of players) await expect(player.page.getByText('Twos are wild. Deal 2 of 13.')).toBeVisible();
});

/** Each of a player's moves of a kind is made the other way than the last one. */
function waysInTurn(): (step: LineStep) => Way {
  const done: string[] = [];
  return ({ seat, action }) => {
    const move = `${seat} ${kindOf(action)}`;
    done.push(move);
    return (done.filter((one) => one === move).length + seat) % 2 === 0 ? 'drag' : 'tap';
  };
}

async function expectTally(player: BrowserPlayer, seat: number, { points }: DealResult): Promise<void> {
  const tally = player.page.getByRole('region', { name: 'Tally' });
  await expect(tally).toBeVisible();
  const names = ['Ann', 'Ben', 'Ada'].map((name, place) => (place === seat ? 'You' : name));
  const rows = tally.getByRole('row');
  for (const [place, name] of names.entries()) {
    await expect(rows.nth(place)).toContainText(name);
    await expect(rows.nth(place).getByRole('cell').nth(-2)).toHaveText(`+${points[place]}`);
    await expect(rows.nth(place).getByRole('cell').last()).toHaveText(String(points[place]));
  }
}
