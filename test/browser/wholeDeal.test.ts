import { think } from '#bots';
import type { PlayerView } from '#engine';
import { text } from '../../client/text/index.ts';
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

test('a mouse, a finger and a bot play a whole deal, each move tapped and dragged, to the same tally', async ({
  open,
  house,
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
  house.dealFrom(LINE.secret);
  await ann.tap(ann.button('Start with bots'));

  const players = [ann, ben];
  const wayOf = waysInTurn();
  for (const step of LINE.steps) {
    await Promise.all(players.map((player, seat) => expectSight(player, step.views[seat]!)));
    await players[step.seat]!.play(step.views[step.seat]!, step.action, wayOf(step));
  }

  for (const [seat, player] of players.entries()) await expectTally(player, seat, LINE.end[seat]!);
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

/** The tally names each seat's cards, their points and its new total, as the engine has them. */
async function expectTally(player: BrowserPlayer, seat: number, view: PlayerView): Promise<void> {
  const rows = player.page.getByRole('region', { name: 'Tally' }).getByRole('row');
  const names = ['Ann', 'Ben', 'Ada'].map((name, place) => (place === seat ? 'You' : name));
  const points = view.results[0]!.points;
  for (const [place, name] of names.entries()) {
    const row = rows.nth(place);
    await expect(row.getByRole('rowheader')).toContainText(name);
    const [cards, plus, total] = await Promise.all(
      [0, 1, 2].map((cell) => row.getByRole('cell').nth(cell).innerText()),
    );
    for (const card of view.seats[place]!.shown!) expect(cards).toContain(`${text.cardLabel(card, false)}, `);
    expect([plus, total]).toEqual([`+${points[place]}`, String(points[place])]);
  }
}
