import { think } from '#bots';
import { gamesText } from '../../client/text/games.ts';
import { text } from '../../client/text/index.ts';
import { BROWSER_PLAYERS, playOut } from '../support/browser/line.ts';
import { changingTheirMind, showOff } from '../support/browser/lineChoice.ts';
import { expectTally } from '../support/browser/tally.ts';
import { DESKTOP, expect, TABLET, test } from '../support/browser/test.ts';
import { everybodyDid, findLine } from '../support/play/line.ts';

const LINE = findLine({
  rules: 'crazy-rummy',
  people: BROWSER_PLAYERS,
  seats: 3,
  think,
  choose: changingTheirMind('swap', showOff),
  isWanted: (line) => everybodyDid(line, { stock: 1, top: 1, meld: 1, layOff: 1, swap: 2, takeBack: 1, discard: 2 }),
  from: 2752,
  tries: 20_000,
  longest: 30,
});

test('a mouse, a finger in Greek and a bot play a whole deal, each move tapped and dragged, to the same tally', async ({
  open,
  server,
}) => {
  const ann = await open(DESKTOP);
  await ann.callThemselves('Ann');
  await ann.choose(text.HOME.seats, '3');
  await ann.openPrivately();
  const code = await ann.page.locator('.table-code strong').innerText();

  const ben = await open({ ...TABLET, deviceScaleFactor: 2, locale: 'el-GR' });
  ben.speaks();
  await expect(ben.page.locator('html')).toHaveAttribute('lang', 'el');
  await ben.callThemselves('Ben');
  await ben.enterCode(code);
  await ben.tap(ben.button(gamesText.LOOK.join));
  await expect(ann.page.getByText('Ben')).toBeVisible();
  server.dealFrom(LINE.secret);
  ann.speaks();
  await ann.tap(ann.button(text.WAITING.start));

  const players = [ann, ben];
  await playOut(players, LINE);
  for (const [seat, player] of players.entries()) await expectTally(player, LINE.end[seat]!);
  for (const player of players) {
    player.speaks();
    await player.tap(player.button(text.PANELS.next));
  }
  await expect(ann.page.getByText('Twos are wild. Deal 2 of 13.')).toBeVisible();
  await expect(ben.page.getByText('Τα δυάρια είναι μπαλαντέρ. Γύρος 2 από 13.')).toBeVisible();
});
