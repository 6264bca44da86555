import { gamesText } from '../../client/text/games.ts';
import { text } from '../../client/text/index.ts';
import { expectAccessible } from '../support/browser/axe.ts';
import { keepPicture, resize } from '../support/browser/fit.ts';
import { expect, PLAIN_DEVICE, TABLET, type TestDevice, test } from '../support/browser/test.ts';
import { inEnglish } from '../support/inEnglish.ts';
import { preset, withOptions } from '../support/play/deals.ts';

const { OWN_CONTRACTS } = gamesText;
const { optionLabel, sentenceOf } = inEnglish;

const PHONE: TestDevice = { viewport: { width: 390, height: 844 }, hasTouch: true };
const WRITTEN = '7s3s4.9r5';
const OURS = withOptions(preset('crummy-rummy'), { deal: { size: 'byContract' }, play: { contract: WRITTEN } });

test('contracts of your own are written by touch on a phone, sent as a link, and played', async ({ open }, info) => {
  const ann = await open(PLAIN_DEVICE(PHONE), '/?rules=crummy-rummy&edit');
  const { page } = ann;
  const choose = async (place: number, number: number, meld: string): Promise<void> => {
    await page.getByLabel(gamesText.meldOfContract(place, number)).selectOption(meld);
  };
  await test.step('the list begins as the contracts of the game', async () => {
    await page.getByLabel(gamesText.EDITOR.search).fill(optionLabel('play.contract'));
    await ann.tap(page.getByRole('button', { name: new RegExp(`^${optionLabel('play.contract')} Each`) }));
    await ann.tap(ann.button(OWN_CONTRACTS.write));
    await expect(page.getByRole('group', { name: /^Contract \d/ })).toHaveCount(7);
    await expect(page.getByLabel(gamesText.meldOfContract(2, 2)).locator('option:checked')).toHaveText('a run of 4');
    await expectAccessible(page, 'contracts to write');
    for (const [width, height] of [
      [390, 844],
      [844, 390],
      [768, 1024],
      [1024, 768],
      [1280, 800],
    ] as const) {
      await resize(page, { width, height });
      await keepPicture(page, info, `list-${width}x${height}`);
    }
    await resize(page, PHONE.viewport!);
  });
  await test.step('melds are chosen, contracts removed, and hands grow with what they must have', async () => {
    for (let number = 7; number > 2; number--) await ann.tap(ann.button(gamesText.removeContract(number)));
    await expect(ann.button(OWN_CONTRACTS.add)).toBeFocused();
    await choose(2, 1, 'a set of 4');
    await page.getByRole('group', { name: 'Contract 1' }).getByLabel(OWN_CONTRACTS.hand).selectOption('7');
    await choose(2, 2, OWN_CONTRACTS.none);
    await choose(1, 2, 'a run of 5');
    const second = page.getByRole('group', { name: 'Contract 2' });
    await second.getByLabel(OWN_CONTRACTS.hand).selectOption('9');
    await choose(2, 2, 'a run of 7');
    await expect(second.getByLabel(OWN_CONTRACTS.hand)).toHaveValue('12');
    await choose(2, 2, OWN_CONTRACTS.none);
    await second.getByLabel(OWN_CONTRACTS.hand).selectOption('9');
    await ann.tap(ann.button(OWN_CONTRACTS.use));
    await expect(page.getByRole('button', { name: new RegExp(`^${optionLabel('play.contract')} Each`) })).toBeFocused();
    await ann.tap(page.getByRole('button', { name: gamesText.EDITOR.addThese, exact: true }));
    await expect(page).toHaveURL(new RegExp(`rules=v1\\.crummy-rummy~.*lg-${WRITTEN}`));
  });

  const link = new URL(page.url());
  const ben = await open(PLAIN_DEVICE(TABLET), `/?rules=${link.searchParams.get('rules')}`);
  await expect(ben.page.getByText(sentenceOf(OURS, 'play.contract')).first()).toBeVisible();
  await ben.choose(text.HOME.seats, '3');
  await ben.tap(ben.button(/^Practise/));
  const never = ben.button(text.QUESTIONS.notThisDeal);
  await expect(never.or(ben.turn)).toBeVisible();
  if (await never.isVisible()) await ben.tap(never);
  await expect(ben.page.getByText(/1 set of 3 and 1 set of 4|1 set of 4 and 1 set of 3/).first()).toBeVisible();
  await expect(ben.hand).toHaveCount(7);
  await ben.drawIfAsked();
  await ben.discardAny();
});
