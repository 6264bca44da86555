import { text } from '../../client/text/index.ts';
import { lastActionText } from '../../client/text/lastActionText.ts';
import { lessons } from '../../client/text/lessons.ts';
import { shortRules } from '../../client/text/shortRules.ts';
import { expect, PLAIN_DEVICE, type TestDevice, test } from '../support/browser/test.ts';

const PHONE: TestDevice = PLAIN_DEVICE({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('a player who skips the lesson plays on and gets help on request', async ({ open }) => {
  const player = await open(PHONE);
  const { page } = player;
  const lesson = page.getByRole('region', { name: lessons.LESSON.name });

  await test.step('skipped at its first step, the deal goes on', async () => {
    await player.tap(player.button(new RegExp(`^${text.HOME.learn}`)));
    await expect(lesson).toContainText('These 7 cards are yours');
    await lesson.getByRole('button', { name: lessons.LESSON.skip }).tap();
    await expect(lesson).toHaveCount(0);
    await player.drawIfAsked();
  });

  await test.step('why not', async () => {
    await player.tap(player.hand.first());
    await player.tap(player.action(/^Meld/));
    await expect(player.notice).toHaveText('A meld needs three cards.');
    await player.button(text.PANELS.why).tap();
    const why = page.getByRole('dialog', { name: lessons.WHY.title });
    await expect(why.getByRole('heading', { name: 'Melds' })).toBeVisible();
    await expect(why).toContainText('A set has at least 3 cards.');
    await why.getByRole('button', { name: text.PANELS.close }).tap();
    await player.tap(player.hand.first());
  });

  await test.step('a hint names the kind, then the cards, and plays nothing', async () => {
    const held = await player.hand.count();
    const hint = page.getByRole('region', { name: lessons.HINT.name });
    await player.button(text.LEARNING.hint).tap();
    const first = await hint.getByRole('paragraph').textContent();
    await hint.getByRole('button', { name: lessons.HINT.show }).tap();
    await expect(hint).not.toContainText(first ?? '-');
    await expect(player.hand).toHaveCount(held);
    await hint.getByRole('button', { name: lessons.HINT.thanks }).tap();
    await expect(hint).toHaveCount(0);
  });

  await test.step('the wild rank opens the rules, and the game goes on', async () => {
    await player.button(text.LEARNING.rules).tap();
    const rules = page.getByRole('dialog', { name: text.PANELS.rules });
    await expect(rules.getByRole('heading', { name: shortRules.SHORT_RULES.heading })).toBeVisible();
    await expect(rules.getByText(lastActionText.LOG.dot)).toBeVisible();
    await rules.getByRole('button', { name: text.PANELS.close }).tap();
    const selected = player.hand.and(page.locator('[aria-pressed="true"]'));
    for (let left = await selected.count(); left > 0; left--) {
      await player.tap(selected.first());
      await expect(selected).toHaveCount(left - 1);
    }
    await player.discardAny();
  });

  await test.step('a returning player is not asked again', async () => {
    await page.reload();
    await expect(player.way(text.HOME.learn)).toHaveClass(/tile/);
    await expect(page.locator('.home-begin .gold')).toHaveText(new RegExp(`^${text.HOME.goOn}`));
  });
});
