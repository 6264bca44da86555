import { text } from '../../../client/text/index.ts';
import { DESKTOP, expect, PLAIN_DEVICE, TABLET, test } from '../../support/browser/test.ts';

test('somebody who presses Play now in mid-deal takes over a bot’s hand at the table of somebody else', async ({
  open,
  server,
}) => {
  server.dealSeries('meeting');
  const ann = await open(PLAIN_DEVICE(TABLET));
  await ann.callThemselves('Ann');
  await ann.tap(ann.button(/^Play now/));
  await expect(ann.hand).not.toHaveCount(0);
  const ben = await open(PLAIN_DEVICE(DESKTOP));
  await ben.callThemselves('Ben');
  await ben.tap(ben.button(/^Play now/));
  await expect(ben.seats.filter({ hasText: 'Ben (you)' })).toBeVisible();
  await expect(ben.seats.filter({ hasText: 'Ann' })).toBeVisible();
  await expect(ben.hand).not.toHaveCount(0);
  await expect(ann.seats.filter({ hasText: /^Ben,/ })).toBeVisible();
  await ann.tap(ann.action(text.button('log', null, 'suit')));
  await expect(ann.page.getByText(/Ben took over .+’s seat\./)).not.toHaveCount(0);
});
