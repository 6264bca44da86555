import {
  handButtons,
  paperIn,
  picked,
  startListening,
  tapHand,
  tapOn,
  thrownIn,
  wordsOf,
} from '../../support/browser/enginePlay.ts';
import { type EnginePage, hasHung, openFirefox, openWebKit } from '../../support/browser/engines.ts';
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
  await lieStill(page);
  await tapHand(page);
  await expect.poll(() => picked(page), 'the tapped card is picked').toBe(1);
  await tapOn(page, 'Discard pile');
  await expect.poll(async () => (await handButtons(page)).length).toBe(held - 1);
}

/** Waits until the cards of the hand are drawn where they lie: while they are dealt, a tap only hurries them. */
const lieStill = (page: EnginePage): Promise<void> =>
  expect
    .poll(async () => paperIn(page, await handButtons(page)), 'cards are drawn where they lie')
    .toBeGreaterThan(0.4);

/** Plays from home to the end of a first turn by tapping on what is visible. */
async function playFirstTurn(page: EnginePage, address: string): Promise<void> {
  await page.goto(address);
  await startListening(page);
  await tapOn(page, 'Practise');
  await untilToDraw(page);
  const held = await handButtons(page);
  await lieStill(page);
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
    const play = async (): Promise<void> => {
      const page = await open();
      try {
        await playFirstTurn(page, server.address);
      } finally {
        await page.close();
      }
    };
    await play().catch((error) => {
      if (!hasHung(error)) throw error;
      console.log(`${name} has stopped answering: ${error}. It is opened once more.`);
      return play();
    });
  });
}
