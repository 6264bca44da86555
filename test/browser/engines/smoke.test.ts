import {
  handButtons,
  paperIn,
  startListening,
  tapHand,
  tapOn,
  thrownIn,
  wordsOf,
} from '../../support/browser/enginePlay.ts';
import { type EnginePage, openFirefox, openWebKit } from '../../support/browser/engines.ts';
import { expect, test } from '../../support/browser/test.ts';
import { findFirefox, findWebKit } from '../../support/tools/findEngines.ts';

/** Waits for a turn with a draw: the player who begins a deal draws nothing, and a bot may go out first. */
async function untilToDraw(page: EnginePage): Promise<void> {
  for (;;) {
    let words = '';
    // Branch on the text that matched: a moment later the page may show another.
    const look = async (): Promise<string> => {
      words = await wordsOf(page);
      return words;
    };
    await expect.poll(look).toMatch(/Your turn: draw|You begin|Next deal/);
    if (words.includes('Your turn: draw')) return;
    if (words.includes('You begin')) await discardFirst(page);
    else {
      await tapOn(page, 'Next deal');
      await expect.poll(() => wordsOf(page)).not.toContain('Next deal');
    }
  }
}

async function discardFirst(page: EnginePage): Promise<void> {
  const held = (await handButtons(page)).length;
  await tapHand(page);
  await tapOn(page, 'Discard pile');
  await expect.poll(async () => (await handButtons(page)).length).toBe(held - 1);
}

/** Plays from home to the end of a first turn by tapping on what is visible. */
async function playFirstTurn(page: EnginePage, address: string): Promise<void> {
  await page.goto(address);
  await startListening(page);
  await tapOn(page, 'Practise');
  await untilToDraw(page);
  const held = await handButtons(page);
  await expect.poll(() => paperIn(page, held), 'cards are drawn where they lie').toBeGreaterThan(0.4);
  await tapOn(page, 'Stock');
  await expect.poll(async () => (await handButtons(page)).length).toBe(held.length + 1);
  await discardFirst(page);
  expect(await thrownIn(page)).toEqual([]);
}

const [firefox, webkit] = [findFirefox(), findWebKit()];

const ENGINES = [
  { name: 'Firefox', open: firefox && (() => openFirefox(firefox)) },
  { name: 'WebKitGTK', open: webkit && (() => openWebKit(webkit)) },
];

for (const { name, open } of ENGINES) {
  if (!open) {
    console.log(`${name} is not available here: its test is skipped.`);
    continue;
  }
  test(`${name}: from home to the end of a first turn, by taps`, async ({ server }) => {
    const page = await open();
    try {
      await playFirstTurn(page, server.address);
    } finally {
      await page.close();
    }
  });
}
