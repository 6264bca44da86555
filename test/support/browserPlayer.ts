import { expect, type Locator, type Page } from '@playwright/test';
import {
  type Card,
  claimFaces,
  type LayOffAction,
  type PlayerView,
  type Reading,
  readings,
  refusal,
  type SeatAction,
  type SwapAction,
  type TableMeld,
} from '#engine';
import { text } from '../../client/text/index.ts';
import type { Box, Hands } from './hands.ts';

/** How something is done: every move of the game can be made either way. */
export type Way = 'tap' | 'drag';

/** Somebody at a page, who finds things by their roles and names and touches the places where they lie. */
export class BrowserPlayer {
  readonly page: Page;
  readonly #hands: Hands;

  constructor(page: Page, hands: Hands) {
    this.page = page;
    this.#hands = hands;
  }

  /** The cards of the hand, in the order shown. */
  get hand(): Locator {
    return this.page.getByRole('group', { name: text.HEADINGS.hand }).getByRole('button');
  }

  /** The cards of all melds on the table. */
  get meldCards(): Locator {
    const table = this.page.getByRole('region', { name: text.HEADINGS.table });
    return table.getByRole('region').getByRole('button');
  }

  get stock(): Locator {
    return this.page.getByRole('button', { name: /^Stock, / });
  }

  get pile(): Locator {
    return this.page.getByRole('button', { name: /^Discard pile, / });
  }

  /** The words that name the step. */
  get words(): Locator {
    return this.page.getByRole('region', { name: text.HEADINGS.table }).getByRole('paragraph');
  }

  /** Everybody at the table, a sentence each. */
  get seats(): Locator {
    return this.page.getByRole('region', { name: text.HEADINGS.table }).getByRole('listitem');
  }

  /** The buttons of the table: Discard, Meld, Undo, … */
  get buttons(): Locator {
    return this.page.getByRole('region', { name: text.HEADINGS.actions }).getByRole('button');
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name });
  }

  card(card: Card): Locator {
    return this.hand.and(this.button(startingWith(text.cardLabel(card, false))));
  }

  /** Says who plays here. */
  async callThemselves(name: string): Promise<void> {
    await this.write('Your name', name);
  }

  /** Writes into the field of this name. */
  async write(field: string, words: string): Promise<void> {
    await this.tap(this.page.getByLabel(field));
    await this.page.keyboard.type(words);
  }

  /** Takes one of several choices. */
  async choose(group: string, choice: string): Promise<void> {
    await this.tap(this.page.getByRole('group', { name: group }).getByText(choice, { exact: true }));
  }

  /** Opens a private table of so many seats and begins a game there with bots in all the others. */
  async beginPrivately(name: string, seats: number): Promise<void> {
    await this.callThemselves(name);
    await this.choose('Players at the table', String(seats));
    await this.tap(this.button('Open a private table'));
    await this.tap(this.button('Start with bots'));
  }

  /** Waits for its turn, and takes a card from the stock unless this turn has none to draw. Deal after deal if need be. */
  async drawIfAsked(): Promise<void> {
    while (!(await this.playsOn())) await this.tap(this.button(text.PANELS.next));
  }

  /** The same; false when the deal is over before its turn comes. */
  async playsOn(): Promise<boolean> {
    const turn = this.words.filter({ hasText: /^Your turn/ });
    const nextDeal = this.button(text.PANELS.next);
    await expect(turn.or(nextDeal)).toBeVisible({ timeout: 60_000 });
    if (await nextDeal.isVisible()) return false;
    if (/^Your turn: draw/.test(await turn.innerText())) await this.tap(this.stock);
    return true;
  }

  /** Throws away the first card of the hand, and sees it go. */
  async discardAny(): Promise<void> {
    const held = await this.hand.count();
    await this.tap(this.hand.first());
    await this.tap(this.button(/^Discard(?! pile)/));
    await expect(this.hand).toHaveCount(held - 1);
  }

  /** Presses something, once it is there, where it lies. */
  async tap(what: Locator): Promise<void> {
    await this.#hands.tap(await boxOf(what));
  }

  /** Does what the action says, one way or the other. */
  async play(view: PlayerView, action: SeatAction, way: Way): Promise<void> {
    switch (action.type) {
      case 'draw':
        return this.#draw(action.from === 'stock' ? this.stock : this.pile, way);
      case 'meld':
        return this.#meld(view, action.reading, way);
      case 'layOff':
        return this.#layOff(view, action, way);
      case 'swap':
        return this.#swap(view, action, way);
      case 'takeBack':
        return this.tap(this.button('Undo'));
      case 'discard':
        return this.#discard(action.card, way);
    }
  }

  async #draw(from: Locator, way: Way): Promise<void> {
    if (way === 'tap') return this.tap(from);
    await this.#drag(from, this.hand.first());
  }

  async #meld(view: PlayerView, reading: Reading, way: Way): Promise<void> {
    for (const card of reading.cards) await this.#select(card);
    if (way === 'tap') await this.tap(this.button(/^Meld/));
    else await this.#drag(this.card(reading.cards[0] as Card), this.button(text.feltTarget()));
    const meanings = readings(view, reading.cards).filter(
      (one) => refusal(view, { type: 'meld', reading: one }) === null,
    );
    if (meanings.length === 1) return;
    const chooser = this.page.getByRole('dialog', { name: text.PANELS.chooser });
    await this.tap(chooser.getByRole('button', { name: text.heading(text.readingName(reading)), exact: true }));
  }

  async #layOff(view: PlayerView, { card, meld, place }: LayOffAction, way: Way): Promise<void> {
    await this.#select(card);
    const target = this.button(text.placeTarget(meldIn(view, meld), place));
    if (way === 'tap') await this.tap(target);
    else await this.#drag(this.card(card), target);
  }

  async #swap(view: PlayerView, { natural, wild, meld }: SwapAction, way: Way): Promise<void> {
    const lying = meldIn(view, meld);
    const faces = claimFaces(view.rules, view.wildRank, lying, lying.cards.indexOf(wild));
    const target = this.button(text.swapTarget(wild, faces));
    if (way === 'drag') return this.#drag(this.card(natural), target);
    await this.#select(natural);
    await this.tap(target);
  }

  async #discard(card: Card, way: Way): Promise<void> {
    if (way === 'drag') return this.#drag(this.card(card), this.pile);
    await this.#select(card);
    await this.tap(this.button(/^Discard(?! pile)/));
  }

  async #select(card: Card): Promise<void> {
    await this.tap(this.card(card));
    await expect(this.card(card)).toHaveAttribute('aria-pressed', 'true');
  }

  async #drag(from: Locator, to: Locator): Promise<void> {
    await this.#hands.drag(await boxOf(from), () => boxOf(to));
  }
}

/** Where something lies, once it does. */
export async function boxOf(what: Locator): Promise<Box> {
  const box = await what.boundingBox();
  if (!box) throw new Error(`${what} lies nowhere`);
  return box;
}

const startingWith = (words: string): RegExp => new RegExp(`^${words}\\b`);

function meldIn(view: PlayerView, id: number): TableMeld {
  const meld = view.melds.find((one) => one.id === id);
  if (!meld) throw new Error(`no meld ${id}`);
  return meld;
}
