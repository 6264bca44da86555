import { text } from '../../../client/text/index.ts';
import { GRACE_MS } from '../../support/browser/server.ts';
import { shownAt } from '../../support/browser/tableSeen.ts';
import { expect, PLAIN_DEVICE, TABLET, test } from '../../support/browser/test.ts';
import { act } from '../../support/server/company.ts';
import { lineTo } from '../../support/server/line.ts';
import { takeSeat } from '../../support/server/seat.ts';

test('a player who is offline off turn until a bot stands in is told so, and finds seat and hand as they were', async ({
  open,
  server,
}) => {
  const line = await lineTo(server.address);
  const ann = await open(PLAIN_DEVICE(TABLET), '/', line.address);
  await ann.callThemselves('Ann');
  await ann.choose(text.HOME.seats, '3');
  await ann.openPrivately();
  await expect(ann.page.getByText(text.WAITING.invite)).toBeVisible();
  const code = new URL(ann.page.url()).pathname.split('/').at(-1) ?? '';
  const ben = await takeSeat(server.address, { want: 'code', code, name: 'Ben', spectate: false });
  await ann.tap(ann.button(text.WAITING.start));
  const { game } = await ben.until((table) => table.game?.turn === 0 || table.game?.turn === 1);
  if (game?.turn === 0) {
    await ann.drawIfAsked();
    await ann.discardAny();
    await ben.until((table) => table.game?.turn === 1);
  }
  await expect(ann.words.filter({ hasText: 'Waiting for Ben' })).toBeVisible();
  const before = await shownAt(ann);

  line.cut(true);
  const banner = ann.page.getByText(text.CONNECTION.reconnecting);
  await expect(banner).toBeVisible();
  await ben.until(({ seats }) => seats[0]?.connected === false);
  await server.pass(GRACE_MS);
  await ben.until(({ seats }) => seats[0]?.standIn === true);
  line.mend();
  await expect(banner).toBeHidden();
  await expect.poll(() => shownAt(ann)).toEqual(before);
  await ben.until(({ seats }) => seats[0]?.connected === true && !seats[0].standIn);

  while (ben.game.turn === 1) await act(ben);
  await ann.drawIfAsked();
  await ann.discardAny();
  await line.close();
});
