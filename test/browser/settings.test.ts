import type { Page } from '@playwright/test';
import { text } from '../../client/text/index.ts';
import { settingsText } from '../../client/text/settings.ts';
import type { BrowserPlayer } from '../support/browser/player.ts';
import { expect, TABLET, test } from '../support/browser/test.ts';

const { PANELS } = text;
const SETTINGS = { ...text.SETTINGS, ...settingsText.ALL_SETTINGS };

/** How many audio contexts and sounds a page has created. */
interface Ears {
  contexts: number;
  sounds: number;
}

/** Reloads the page with audio being counted and with a player who denies notifications. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const ears: Ears = { contexts: 0, sounds: 0 };
    Object.assign(window, { ears });
    window.AudioContext = class extends AudioContext {
      constructor() {
        super();
        ears.contexts++;
      }
      override createBufferSource() {
        ears.sounds++;
        return super.createBufferSource();
      }
    };
    Notification.requestPermission = async () => 'denied';
    Object.defineProperty(Notification, 'permission', { get: () => 'default' });
  });
  await page.reload();
}

const ears = (page: Page): Promise<Ears> => page.evaluate(() => (window as unknown as { ears: Ears }).ears);

const toggle = ({ page }: BrowserPlayer, name: string) => page.getByRole('dialog').getByRole('checkbox', { name });
const radio = ({ page }: BrowserPlayer, name: string) =>
  page.getByRole('dialog').getByRole('radio', { name, exact: true });

/** The form shows the settings made in this test. */
async function expectKept(ann: BrowserPlayer): Promise<void> {
  await expect(toggle(ann, SETTINGS.fourColours)).toBeChecked();
  await expect(toggle(ann, SETTINGS.letterKeys)).not.toBeChecked();
  await expect(radio(ann, SETTINGS.cardBacks.waves)).toBeChecked();
  await expect(radio(ann, SETTINGS.themeNames.light)).toBeChecked();
  await expect(ann.page.getByRole('slider', { name: SETTINGS.volume })).toHaveValue('30');
  await expect(toggle(ann, SETTINGS.sounds)).not.toBeChecked();
}

test('settings hold at home and at the table, also after a reload; sound begins with a gesture and ends when muted', async ({
  open,
}) => {
  const ann = await open(TABLET);
  const { page } = ann;
  await listen(page);
  await expect(ann.button(SETTINGS.open)).toBeVisible();
  expect((await ears(page)).contexts).toBe(0);

  await ann.button(SETTINGS.open).tap();
  await toggle(ann, SETTINGS.fourColours).check();
  await toggle(ann, SETTINGS.letterKeys).uncheck();
  await radio(ann, SETTINGS.cardBacks.waves).check();
  await radio(ann, SETTINGS.themeNames.light).check();
  await radio(ann, SETTINGS.speeds.off).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect.poll(async () => (await ears(page)).contexts).toBe(1);
  await page.getByRole('slider', { name: SETTINGS.volume }).fill('30');
  await expect.poll(async () => (await ears(page)).sounds, 'the volume is heard as it is chosen').toBeGreaterThan(0);
  const before = (await ears(page)).sounds;
  await page.getByRole('button', { name: SETTINGS.exampleSounds.swap }).tap();
  await expect.poll(async () => (await ears(page)).sounds, 'a sound to try').toBeGreaterThan(before);
  await toggle(ann, SETTINGS.sounds).uncheck();
  await expectKept(ann);

  // The player denies permission: the setting stays off, and the form says why.
  await toggle(ann, SETTINGS.notifies).click();
  await expect(page.getByText(SETTINGS.noAlerts.denied)).toBeVisible();
  await expect(toggle(ann, SETTINGS.notifies)).not.toBeChecked();

  await page.reload();
  await ann.button(SETTINGS.open).tap();
  await expectKept(ann);
  await ann.tap(ann.button(PANELS.close));

  await ann.button(/^Practise/).tap();
  await ann.drawIfAsked();
  expect(await ears(page), 'a muted page makes nothing').toEqual({ contexts: 0, sounds: 0 });

  await ann.tap(ann.action(PANELS.leave));
  await expectKept(ann);
  await ann.button(SETTINGS.unmute).tap();
  await expect(toggle(ann, SETTINGS.sounds)).toBeChecked();
  await ann.tap(ann.button(PANELS.close));
  await ann.discardAny();
  await expect.poll(async () => (await ears(page)).sounds).toBeGreaterThan(0);
});
