import { think } from '#bots';
import type { PageLanguage } from '#rules';
import { gamesText } from '../../client/text/games.ts';
import { text } from '../../client/text/index.ts';
import { readMessages } from '../../client/text/languages.ts';
import { playOut } from '../support/browser/line.ts';
import { showOff } from '../support/browser/lineChoice.ts';
import type { BrowserPlayer } from '../support/browser/player.ts';
import { DESKTOP, expect, PLAIN_DEVICE, type TestDevice, type TestStage, test } from '../support/browser/test.ts';
import { findLine, type LineStep } from '../support/play/line.ts';

const PEOPLE = ['Ann', 'Ben', 'Cem'] as const;
const BEN = 1;
const PHONE = PLAIN_DEVICE({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** The place of Ben's first meld in a line, in whichever turn; -1 if he lays none. */
const meldOfBen = (steps: readonly LineStep[]): number =>
  steps.findIndex(({ seat, action }) => seat === BEN && action.type === 'meld');

/** A deal in which Ben lays a meld in his first turn. */
const LINE = findLine({
  rules: 'crazy-rummy',
  people: PEOPLE,
  seats: PEOPLE.length,
  think,
  choose: showOff,
  isWanted: ({ steps }) => meldOfBen(steps) > 0 && meldOfBen(steps) < 6,
  from: 1,
  tries: 1000,
  longest: 100,
});

/** Comes to a table by its link, and waits there with the others. */
async function join({ open }: Pick<TestStage, 'open'>, device: TestDevice, path: string, name: string) {
  const player = await open(device, path);
  player.speaks();
  await expect(player.button(gamesText.LOOK.join)).toBeVisible();
  await player.callThemselves(name);
  return player;
}

/** Chooses another language in the menu of the table. */
async function readIn(player: BrowserPlayer, language: PageLanguage): Promise<void> {
  player.speaks();
  await player.tap(player.action(text.PANELS.leave));
  await player.page.getByRole('combobox', { name: text.HOME.language }).selectOption(language);
  player.reads(await readMessages(language, 'all'));
  player.speaks();
  await expect(player.page.locator('html')).toHaveAttribute('lang', language);
  await player.tap(player.page.getByRole('dialog').getByRole('button', { name: text.PANELS.close }));
}

test('three people at a table each read it in their own language, and one changes theirs in mid-turn', async ({
  open,
  server,
}) => {
  const ann = await open({ ...PLAIN_DEVICE(DESKTOP), locale: 'fr-CA' }, '/?rules=crazy-rummy');
  ann.speaks();
  await ann.choose(text.HOME.seats, '3');
  await ann.callThemselves('Ann');
  await ann.tap(ann.button(gamesText.RULES_PAGE.friends));
  await expect(ann.page.getByText(text.WAITING.invite)).toBeVisible();
  const path = new URL(ann.page.url()).pathname;
  const ben = await join({ open }, { ...PHONE, locale: 'el-GR' }, path, 'Ben');
  await ben.tap(ben.button(gamesText.LOOK.join));
  const cem = await join({ open }, { ...PHONE, locale: 'de-CH' }, path, 'Cem');
  // A full table starts by itself.
  server.dealFrom(LINE.secret);
  await cem.tap(cem.button(gamesText.LOOK.join));
  const players = [ann, ben, cem];

  const melded = meldOfBen(LINE.steps) + 1;
  await playOut(players, { ...LINE, steps: LINE.steps.slice(0, melded) });
  await test.step('a phrase is read by each in their language', async () => {
    ann.speaks();
    await ann.tap(ann.button(text.saySomething()));
    await ann.tap(ann.button(text.SAYING_TEXT.wellPlayed));
    for (const other of [ben, cem]) {
      other.speaks();
      await expect(other.page.locator('.saying')).toHaveText(text.SAYING_TEXT.wellPlayed);
    }
  });
  await readIn(ben, 'es');
  // Before the first of these steps all three pages must show the table as it was, his in Spanish.
  const discarded = LINE.steps.findIndex(({ action }, index) => index >= melded && action.type === 'discard') + 1;
  await playOut(players, { ...LINE, steps: LINE.steps.slice(melded, discarded) });
  ben.speaks();
  expect((await ben.log()).join('\n')).not.toMatch(/\p{Script=Greek}/u);
});
