import { DESKTOP, expect, PLAIN_DEVICE, TABLET, test } from '../support/browser/test.ts';

test('play now: bots, labelled as bots, soon take the empty seats', async ({ open }) => {
  const ann = await open(PLAIN_DEVICE(TABLET));
  await ann.callThemselves('Ann');
  await ann.tap(ann.button(/^Play now/));
  await expect(ann.seats).toHaveCount(4);
  await expect(ann.seats.filter({ hasText: /, Steady bot,/ })).toHaveCount(3);
  await expect(ann.seats.filter({ hasText: /^Ann \(you\), / })).toHaveCount(1);
  await expect(ann.hand).not.toHaveCount(0);
});

test('a private table’s link shows it before a guest sits down; in mid-deal they watch, or take a seat later', async ({
  open,
}) => {
  const ann = await open(PLAIN_DEVICE(DESKTOP));
  await ann.callThemselves('Ann');
  await ann.choose('Players at the table', '3');
  await ann.openPrivately();
  await expect(ann.page.getByText('Send your friends the link')).toBeVisible();
  const { pathname } = new URL(ann.page.url());

  const ben = await open(PLAIN_DEVICE(TABLET), pathname);
  await expect(ben.page.getByRole('heading', { name: /^Table [A-Z]/ })).toBeVisible();
  await expect(ben.page.getByRole('heading', { name: /Crazy Rummy/ })).toBeVisible();
  await expect(ben.page.getByRole('listitem')).toContainText(['Ann', 'Empty seat', 'Empty seat']);
  await ben.tap(ben.button('Take a seat'));
  await expect(ann.page.getByText('Guest', { exact: true })).toBeVisible();
  await expect(ben.page.getByText('Ann starts the game.')).toBeVisible();
  await expect(ben.button('Start with bots')).toHaveCount(0);
  await ben.tap(ben.button('Say something'));
  await ben.tap(ben.button('Hello!'));
  await expect(ann.page.getByText('Guest: Hello!')).toBeAttached();
  await ann.tap(ann.button('Start with bots'));
  await expect(ann.hand).not.toHaveCount(0);

  const chi = await open(PLAIN_DEVICE(DESKTOP), pathname);
  await expect(chi.page.getByText('The game has already started.')).toBeVisible();
  await expect(chi.button(/^Take a seat$/)).toHaveCount(0);
  await expect(chi.button('Take a seat from the next deal')).toBeVisible();
  await chi.tap(chi.button('Watch this table'));
  await expect(chi.seats).toHaveCount(3);
  await expect(chi.hand).toHaveCount(0);
});

for (const path of ['/t/XXXXX', '/t/NO%20SUCH', '/t/%F0%9F%83%8F', '/t/<script>']) {
  test(`${path} leads home, which says why`, async ({ open }) => {
    const ann = await open(PLAIN_DEVICE(DESKTOP), path);
    await expect(ann.page.getByRole('alert')).toHaveText('No table has this code. Check it and try again.');
    await expect(ann.button(/^Play now/)).toBeVisible();
  });
}

test('a mistyped code is reported where it was entered', async ({ open }) => {
  const ann = await open(PLAIN_DEVICE(DESKTOP));
  await ann.enterCode('nobody');
  await expect(ann.page.getByRole('alert')).toHaveText('No table has this code. Check it and try again.');
});

test('markup in a name stays text, and the refusal is in view with its field on a low screen', async ({ open }) => {
  const ann = await open(PLAIN_DEVICE({ viewport: { width: 844, height: 390 }, hasTouch: true }));
  await ann.callThemselves('<img src=x>');
  await ann.tap(ann.button(/^Play now/));
  await expect(ann.page.getByRole('alert')).toHaveText('That name can’t have “<” in it.');
  await expect(ann.page.getByLabel('Your name')).toHaveValue('<img src=x>');
  for (const part of [ann.page.getByRole('alert'), ann.page.getByLabel('Your name')])
    await expect(part).toBeInViewport({ ratio: 1 });
  await expect(ann.page.locator('img[src="x"]')).toHaveCount(0);
});
