import { expect } from '@playwright/test';
import {
  type Card,
  faceOf,
  legalActions,
  naturalsOf,
  type PlayerView,
  type Reading,
  type SeatAction,
  type SwapAction,
  swapFaces,
} from '#engine';
import { termsOf } from '#rules';
import { text } from '../../../client/text/index.ts';
import { answersFor } from './chooser.ts';
import type { Keyboard } from './keyboard.ts';

/** Letter shortcuts do most things directly; Enter and the arrow keys do everything. */
export type KeyWay = 'letters' | 'enter';

/** Plays the action with keys only. */
export async function playByKeys(keys: Keyboard, view: PlayerView, action: SeatAction, way: KeyWay): Promise<void> {
  const isLetters = way === 'letters';
  switch (action.type) {
    case 'draw':
      return draw(keys, action.from === 'stock', isLetters);
    case 'meld':
      for (const card of action.reading.cards) await select(keys, view, card);
      await (isLetters ? keys.press('m') : act(keys, text.feltTarget(termsOf(view.rules), false)));
      return sayWhichMeld(keys, view, action.reading);
    case 'layOff': {
      await select(keys, view, action.card);
      const meld = view.melds.find(({ id }) => id === action.meld) as PlayerView['melds'][number];
      const isOnly = legalActions(view).layOffs.filter(({ card }) => card === action.card).length === 1;
      const name = text.placeTarget(meld, action.place, termsOf(view.rules));
      return void (await (isLetters && isOnly ? keys.press('l') : act(keys, name)));
    }
    case 'swap':
      return swap(keys, view, action, isLetters);
    case 'takeBack':
      return void (await keys.press(isLetters ? 'z' : 'Control+z'));
    case 'discard':
      await select(keys, view, action.card);
      return discard(keys, isLetters);
    default:
      throw new Error(`no keyboard move for ${action.type}`);
  }
}

async function draw(keys: Keyboard, isStock: boolean, isLetters: boolean): Promise<void> {
  if (isLetters) return void (await keys.press(isStock ? 'd' : 'u'));
  await keys.tabInto(text.HEADINGS.piles);
  await keys.along(isStock ? /^Stock, / : /^Discard pile, /);
  await keys.press('Enter');
}

/** Selects a card of the hand; of two that look the same, the very card the engine means. */
async function select(keys: Keyboard, { hand }: PlayerView, card: Card): Promise<void> {
  const alike = hand.filter((other) => faceOf(other) === faceOf(card));
  await keys.tabInto(text.HEADINGS.hand);
  await keys.along(new RegExp(`^${text.cardLabel(card, false)}\\b`), alike.indexOf(card));
  expect(await keys.press('Space')).toMatchObject({ isPressed: true });
}

/** Plays the selection with Enter; if it fits in several places, goes to the one named. */
async function act(keys: Keyboard, name: string): Promise<void> {
  const places = keys.page.getByRole('group', { name: text.HEADINGS.melds });
  const held = await places.getByRole('button').count();
  const at = await keys.press('Enter');
  if (at.group !== text.HEADINGS.melds) return void held;
  await keys.along(name);
  await keys.press('Enter');
}

async function swap(keys: Keyboard, view: PlayerView, action: SwapAction, isLetters: boolean): Promise<void> {
  const { natural, second, wild, meld, to } = action;
  const mine = legalActions(view).swaps.filter((one) => one.natural === natural && one.second === second);
  for (const card of naturalsOf(action)) await select(keys, view, card);
  const lying = view.melds.find(({ id }) => id === meld) as PlayerView['melds'][number];
  const faces = swapFaces(view.rules, view.wildRank, lying, lying.cards.indexOf(wild));
  await (isLetters && mine.length === 1
    ? keys.press('w')
    : act(keys, text.swapTarget(wild, faces, !to, second !== undefined)));
}

async function discard(keys: Keyboard, isLetters: boolean): Promise<void> {
  if (isLetters) return void (await keys.press('x'));
  const at = await keys.press('Enter');
  // Enter focuses Discard directly when nothing else can be done with the card.
  if (!at.name.startsWith('Discard')) await keys.tabTo(/^Discard(,|$)/);
  await keys.press('Enter');
}

/** Chooses the reading, if the page asks. The focus starts on the first answer. */
async function sayWhichMeld(keys: Keyboard, view: PlayerView, reading: Reading): Promise<void> {
  for (const name of answersFor(view, reading)) {
    await expect(keys.page.getByRole('dialog')).toBeVisible();
    await keys.tabTo(new RegExp(`${name}$`));
    await keys.press('Enter');
  }
}
