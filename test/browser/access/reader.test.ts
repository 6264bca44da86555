import { gamesText } from '../../../client/text/games.ts';
import { text } from '../../../client/text/index.ts';
import { Reader } from '../../support/browser/reader.ts';
import { takeTurn } from '../../support/browser/readerPlays.ts';
import { DESKTOP, expect, PLAIN_DEVICE, test } from '../../support/browser/test.ts';

/** A deal in which something can be laid down, laid off and swapped. */
const SECRET = '1'.padStart(64, '0');

test('a whole deal is played by ear, from accessible names and announcements alone', async ({ open, server }) => {
  const { page } = await open(PLAIN_DEVICE(DESKTOP), '/?rules=crazy-rummy');
  const reader = await Reader.at(page);
  await reader.press(gamesText.RULES_PAGE.friends);
  await reader.find('button', text.WAITING.start);
  server.dealFrom(SECRET);
  await reader.press(text.WAITING.start);

  await test.step('a refusal is announced', async () => {
    await reader.press(/^Meld/);
    const refused = text.refused({ code: 'selectToMeld', action: null }, null);
    await expect.poll(() => reader.said.filter(({ words }) => words.includes(refused))).toHaveLength(1);
  });

  let turns = 0;
  for (;;) {
    const all = await reader.read();
    if (all.some(({ role, within }) => role === 'heading' && within.includes(text.PANELS.tally))) break;
    if (!all.some(({ role, name }) => role === 'button' && /^Stock, .*you may draw$/.test(name))) continue;
    await takeTurn(reader);
    turns++;
  }

  await test.step('each turn was announced once', async () => {
    const called = reader.said.filter(({ loud, words }) => loud && words.startsWith('Your turn: draw'));
    expect(called).toHaveLength(turns);
  });

  await test.step('everything that happened in the deal was announced, and nothing twice', async () => {
    await reader.press('Log');
    await reader.find('heading', text.PANELS.log);
    const lines = (await reader.read())
      .filter(({ role, within }) => role === 'listitem' && within.includes(text.PANELS.log))
      .map(({ name }) => text.spoken(name));
    const first = lines.findIndex((line) => line.includes(' drew '));
    const said = reader.said.filter(({ loud }) => !loud).map(({ words }) => words);
    const story = said.join(' ');
    for (const line of lines.slice(first)) expect(story).toContain(line);
    expect(new Set(said).size).toBe(said.length);
    for (const done of ['You laid down ', 'You laid off ', 'You swapped ', 'You went out.'])
      expect(story).toContain(done);
  });
});
