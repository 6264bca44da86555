import { gamesText } from '../../../client/text/games.ts';
import { text } from '../../../client/text/index.ts';
import { Reader } from '../../support/browser/reader.ts';
import { takeTurn } from '../../support/browser/readerPlays.ts';
import { openStock } from '../../support/browser/readerWords.ts';
import { DESKTOP, expect, PLAIN_DEVICE, test } from '../../support/browser/test.ts';

/** A deal in which something can be laid down, laid off and swapped. */
const SECRET = '1'.padStart(64, '0');

test('a whole deal is played by ear, in French, from accessible names and announcements alone', async ({
  open,
  server,
}) => {
  const ann = await open({ ...PLAIN_DEVICE(DESKTOP), locale: 'fr-CA' }, '/?rules=crazy-rummy');
  ann.speaks();
  await expect(ann.page.locator('html')).toHaveAttribute('lang', 'fr');
  const reader = await Reader.at(ann.page);
  await reader.press(gamesText.RULES_PAGE.friends);
  await reader.find('button', text.WAITING.start);
  server.dealFrom(SECRET);
  await reader.press(text.WAITING.start);

  await test.step('a refusal is announced', async () => {
    await reader.press(/^Poser/);
    const refused = text.refused({ code: 'selectToMeld', action: null }, null);
    await expect.poll(() => reader.said.filter(({ words }) => words.includes(refused))).toHaveLength(1);
  });

  const stock = openStock();
  let turns = 0;
  for (;;) {
    const all = await reader.read();
    if (all.some(({ role, within }) => role === 'heading' && within.includes(text.PANELS.tally))) break;
    if (!all.some(({ role, name }) => role === 'button' && stock.test(name))) continue;
    await takeTurn(reader);
    turns++;
  }

  await test.step('each turn was announced once', async () => {
    const called = reader.said.filter(({ loud, words }) => loud && words.startsWith('À vous\u202f: '));
    expect(called).toHaveLength(turns);
  });

  await test.step('everything that happened in the deal was announced, and nothing twice', async () => {
    await reader.press('Journal');
    await reader.find('heading', text.PANELS.log);
    const lines = (await reader.read())
      .filter(({ role, within }) => role === 'listitem' && within.includes(text.PANELS.log))
      .map(({ name }) => text.spoken(name));
    const first = lines.findIndex((line) => / (?:pioché|pris) /.test(line));
    const said = reader.said.filter(({ loud }) => !loud).map(({ words }) => words);
    const story = said.join(' ');
    for (const line of lines.slice(first)) expect(story).toContain(line);
    expect(new Set(said).size).toBe(said.length);
    for (const done of ['Vous avez posé ', 'Vous avez ajouté ', 'Vous avez échangé ', 'Vous avez fini la manche'])
      expect(story).toContain(done);
  });
});
