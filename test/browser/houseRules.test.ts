import type { Locator } from '@playwright/test';
import type { RuleSet } from '#engine';
import { crazyRummy, ruleLink, withValue } from '#rules';
import { exampleOf } from '../../client/rules/editorOptions.ts';
import { gamesText } from '../../client/text/games.ts';
import { text } from '../../client/text/index.ts';
import { keepPicture } from '../support/browser/fit.ts';
import type { BrowserPlayer } from '../support/browser/player.ts';
import { DESKTOP, expect, PLAIN_DEVICE, TABLET, test } from '../support/browser/test.ts';
import { inEnglish } from '../support/inEnglish.ts';

const { optionLabel, sentenceOf } = inEnglish;

/** Ten cards each from two packs, and a bonus for going out. */
const TWO_PACKS = withValue(crazyRummy, 'pack.packs', 'two');
const OURS: RuleSet = withValue(withValue(TWO_PACKS, 'deal.cards', 10), 'scoring.outBonus', 15);
const TEN_CARDS = 'Everyone starts with 10 cards.';
const BONUS = sentenceOf(OURS, 'scoring.outBonus');

/** Scrolls to an element, as a person would, and presses it. */
async function press(player: BrowserPlayer, what: Locator): Promise<void> {
  await what.scrollIntoViewIfNeeded();
  await player.tap(what);
}

async function write(player: BrowserPlayer, field: string, words: string): Promise<void> {
  await press(player, player.page.getByLabel(field));
  await player.page.keyboard.type(words);
}

/** Finds a rule in the editor and chooses one of its sentences. */
async function change(player: BrowserPlayer, search: string, label: string, sentence: string): Promise<void> {
  await player.page.getByLabel(gamesText.EDITOR.search).fill('');
  await write(player, gamesText.EDITOR.search, search);
  await press(player, player.page.getByRole('button', { name: new RegExp(`^${label} [A-Z]`) }));
  await press(player, player.page.getByRole('list', { name: label }).getByRole('button', { name: sentence }));
}

async function playTwoTurns(player: BrowserPlayer): Promise<void> {
  for (let turn = 0; turn < 2; turn++) {
    await player.drawIfAsked();
    await expect(player.hand).toHaveCount(11);
    await player.discardAny();
  }
}

test('house rules are made, sent as a link, and played by two at a private table', async ({ open }) => {
  const ann = await open(PLAIN_DEVICE(DESKTOP));
  await ann.callThemselves('Ann');
  await ann.openOptions();
  await press(ann, ann.button(gamesText.EDITOR.heading));
  await change(ann, 'shuffled together', 'Packs', sentenceOf(OURS, 'pack.packs'));
  await change(ann, 'cards each', 'Cards each', TEN_CARDS);
  await change(ann, 'going out bonus', 'Bonus', BONUS);
  await expect(ann.page.getByRole('heading', { name: gamesText.differsIn(3) })).toBeVisible();

  await ann.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await press(ann, ann.button(gamesText.RULES_PAGE.copyLink));
  await expect(ann.page.getByText(text.WAITING.copied, { exact: true })).toBeVisible();
  const link = new URL(await ann.page.evaluate(() => navigator.clipboard.readText()));
  expect(link.searchParams.get('rules')).toBe(ruleLink(OURS));
  // Over plain http there is no clipboard to write to: the browser copies a selection.
  await ann.page.evaluate(async () => {
    await navigator.clipboard.writeText('');
    navigator.clipboard.writeText = () => Promise.reject(new TypeError('none'));
  });
  await press(ann, ann.button(gamesText.RULES_PAGE.copyLink));
  await expect.poll(() => ann.page.evaluate(() => navigator.clipboard.readText())).toBe(link.href);
  await expect(ann.button(gamesText.RULES_PAGE.copyLink)).toBeFocused();

  const ben = await open(PLAIN_DEVICE(TABLET), link.pathname + link.search);
  await expect(ben.page.getByRole('heading', { name: text.rulesName(OURS) })).toBeVisible();
  for (const words of [TEN_CARDS, `Standard: ${sentenceOf(crazyRummy, 'deal.cards')}`, BONUS]) {
    await expect(ben.page.getByText(words).first()).toBeVisible();
  }

  await ann.choose(text.HOME.seats, '3');
  await press(ann, ann.button(gamesText.RULES_PAGE.friends));
  const code = await ann.page.locator('.table-code strong').innerText();
  await press(ben, ben.button(text.back()));
  await ben.callThemselves('Ben');
  await ben.enterCode(code);
  await expect(ben.page.getByRole('listitem').filter({ hasText: 'Ann' })).toBeVisible();
  await expect(ben.page.getByText(TEN_CARDS)).toBeVisible();
  await press(ben, ben.button(gamesText.LOOK.join));
  await press(ann, ann.button(text.WAITING.start));

  await Promise.all([ann, ben].map(playTwoTurns));
  for (const player of [ann, ben]) {
    await player.tap(player.button(text.PANELS.leave));
    await player.tap(player.button(text.PANELS.rules));
    const panel = player.page.getByRole('dialog', { name: text.PANELS.rules });
    await expect(panel).toContainText(gamesText.differsIn(3));
    await expect(panel).toContainText(BONUS);
  }
});

test('a finger changes what is changed most, and its example shows at once what that does', async ({ open }) => {
  const ann = await open(
    PLAIN_DEVICE({ ...TABLET, viewport: { width: 390, height: 844 } }),
    '/?rules=crazy-rummy&edit',
  );
  const often = ann.page.locator('.option-group').filter({ hasText: gamesText.EDITOR.often });
  const changed = withValue(crazyRummy, 'swap.to', 'stays');
  const example = (rules: RuleSet) =>
    often.getByRole('listitem').getByText(exampleOf(rules, 'swap.to')[1]?.words ?? '');
  await expect(example(crazyRummy)).toBeVisible();
  await press(ann, often.getByRole('button', { name: new RegExp(`^${optionLabel('swap.to')} [A-Z]`) }));
  await press(ann, often.getByRole('button', { name: sentenceOf(changed, 'swap.to'), exact: true }));
  await expect(example(changed)).toBeVisible();
  await expect(example(crazyRummy)).toHaveCount(0);
  await expect(ann.page.getByRole('heading', { name: gamesText.differsIn(1) })).toBeVisible();
});

test('contradictory options are refused with a reason and a way out, by keyboard alone', async ({ open }) => {
  const ann = await open(PLAIN_DEVICE(DESKTOP), '/?rules=crazy-rummy&edit');
  const { keyboard } = ann.page;
  const focused = ann.page.locator(':focus');
  await expect(focused).toHaveText(gamesText.EDITOR.heading);
  await keyboard.press('Tab');
  await expect(focused).toHaveAttribute('type', 'search');
  await keyboard.type('calling rummy');
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await expect(focused).toContainText('Calling “Rummy”');
  await keyboard.press('Enter');
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  const note = ann.page.getByRole('group', { name: gamesText.EDITOR.cannot });
  await expect(note).toBeFocused();
  await expect(note.getByRole('alert')).toContainText('With one card left, you must draw from the stock');
  await keyboard.press('Escape');
  await expect(note).toHaveCount(0);
  await expect(focused).toContainText('Calling “Rummy”');
  await expect(ann.page.getByRole('heading', { name: gamesText.differsIn(0) })).toBeVisible();

  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(note).toBeFocused();
  await keyboard.press('Tab');
  await expect(focused).toHaveText(gamesText.EDITOR.changeAll);
  await keyboard.press('Enter');
  await expect(focused).toContainText('Calling “Rummy”');
  await expect(ann.page.getByText('With one card left, you draw and discard as usual.').first()).toBeVisible();
  await expect(ann.page).toHaveURL(/rules=v1\.crazy-rummy~/);
});

test('with two packs the same card twice and sets of eight are offered in the same place', async ({ open }) => {
  const ann = await open(PLAIN_DEVICE(TABLET), '/?rules=crazy-rummy&edit');
  const note = ann.page.getByRole('group', { name: gamesText.EDITOR.offered });
  await change(ann, 'shuffled together', 'Packs', sentenceOf(OURS, 'pack.packs'));
  await expect(note.getByRole('listitem')).toHaveText([
    'A set has at most 8 cards.',
    'The same card may be in a set more than once.',
  ]);
  await expect(ann.page.getByRole('heading', { name: gamesText.differsIn(1) })).toBeVisible();
  await press(ann, note.getByRole('button', { name: gamesText.EDITOR.addThese }));
  await expect(note).toHaveCount(0);
  await expect(ann.page.getByRole('heading', { name: gamesText.differsIn(3) })).toBeVisible();
});

for (const rules of ['poker', 'r9.crazy-rummy~gf1', '<img src=x onerror=alert(1)>', 'a'.repeat(4_000)]) {
  test(`a link with no rules (${rules.slice(0, 30)}) says so and changes nothing`, async ({ open }) => {
    const ann = await open(PLAIN_DEVICE(TABLET), `/?rules=${encodeURIComponent(rules)}`);
    await expect(ann.page.getByRole('alert')).toContainText('This link');
    await expect(ann.page.getByRole('heading', { name: 'Crazy Rummy' }).first()).toBeVisible();
    await expect(ann.page.locator('img')).toHaveCount(0);
    await expect(ann.page).toHaveURL(/\/$/);
  });
}

test('a game is found by any of its names, chosen, and remembered by the device', async ({ open }) => {
  const ann = await open(PLAIN_DEVICE(TABLET));
  await ann.openOptions();
  await press(ann, ann.button(text.HOME.games));
  await write(ann, gamesText.GAMES_SCREEN.search, 'poker');
  await expect(ann.page.getByRole('heading', { level: 3 })).toHaveCount(0);
  await press(ann, ann.button(gamesText.GAMES_SCREEN.showAll));
  await expect(ann.page.getByRole('heading', { level: 3 })).not.toHaveCount(0);
  await expect(ann.page.getByLabel(gamesText.GAMES_SCREEN.search)).toBeFocused();
  await write(ann, gamesText.GAMES_SCREEN.search, '13 brasses');
  await expect(ann.page.getByRole('heading', { level: 3 })).toHaveText(['Treize Brasses', 'Crazy Rummy']);
  await press(ann, ann.button(gamesText.aboutRules('choose', 'Treize Brasses')));
  await expect(ann.button(/^Treize Brasses · /)).toBeVisible();
  await ann.page.reload();
  await ann.choose(text.HOME.seats, '2');
  await press(ann, ann.button(/^Practise/));
  await ann.drawIfAsked();
  await expect(ann.hand).toHaveCount(14);
});

test('rules are kept on the device, and damaged storage does no harm', async ({ open }) => {
  const ann = await open(PLAIN_DEVICE(DESKTOP), `/?rules=${ruleLink(OURS)}`);
  await write(ann, gamesText.RULES_PAGE.name, 'Friday');
  await press(ann, ann.button(gamesText.RULES_PAGE.save));
  await expect(ann.page.getByText(gamesText.RULES_PAGE.saved)).toBeVisible();
  await ann.page.goto(new URL('/?games', ann.page.url()).href);
  await press(ann, ann.button(gamesText.aboutRules('choose', 'Friday')));
  await ann.openOptions();
  await expect(ann.page.getByText(text.rulesAbout(OURS, 3))).toBeVisible();

  await press(ann, ann.button(text.HOME.games));
  await press(ann, ann.button(gamesText.aboutRules('remove', 'Friday')));
  await expect(ann.page.getByText(gamesText.deleted('Friday'))).toBeVisible();
  await press(ann, ann.button(gamesText.GAMES_SCREEN.putBack));
  await expect(ann.page.getByRole('heading', { name: 'Friday' })).toBeVisible();
  await ann.page.evaluate(() => localStorage.setItem('crazy-rummy-1.rules', '[{"name":"Friday"},7]'));
  await ann.page.reload();
  await expect(ann.page.getByText(gamesText.GAMES_SCREEN.noneOwn)).toBeVisible();
});

test('rules saved on this device are known to be the chosen ones', async ({ open }) => {
  const ann = await open(PLAIN_DEVICE(DESKTOP), '/?games');
  await ann.page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('crazy-rummy-1') ?? '{}');
    localStorage.setItem('crazy-rummy-1', JSON.stringify({ ...kept, rules: 'v1.biddies~gf1' }));
    localStorage.setItem('crazy-rummy-1.rules', '[{"name":"Friday","code":"v1.biddies~gf1"}]');
  });
  await ann.page.reload();
  const chosen = ann.button(gamesText.aboutRules('chosen', 'Friday'));
  await expect(chosen).toHaveAttribute('aria-current', 'true');
  await press(ann, ann.button(gamesText.aboutRules('choose', 'Biddies')));
  await ann.openOptions();
  await press(ann, ann.button(text.HOME.games));
  await expect(ann.button(gamesText.aboutRules('chosen', 'Biddies'))).toHaveAttribute('aria-current', 'true');
});

const SCREENS = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1280, height: 800 },
];

for (const path of ['/', '/?friends', '/?games', '/?player', '/?rules=george', `/?rules=${ruleLink(OURS)}&edit`]) {
  test(`${path} fits every screen, and everything on it can be pressed with a finger`, async ({ open }, info) => {
    const ann = await open(PLAIN_DEVICE(DESKTOP), path);
    await expect(ann.page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const screen of SCREENS) {
      await ann.page.setViewportSize(screen);
      await keepPicture(ann.page, info, `${screen.width}x${screen.height}`);
      const boxes = await ann.page
        .getByRole('button')
        .evaluateAll((all) => all.map((one): DOMRect => one.getBoundingClientRect().toJSON()));
      const bad = boxes.filter((box) => box.x < 0 || box.x + box.width > screen.width || box.height < 43.4);
      expect(bad).toEqual([]);
      const main = ann.page.getByRole('main');
      expect(await main.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    }
  });
}
