import { expect, type Locator, type Page } from '@playwright/test';
import { type Card, faceOf, type PlayerView } from '#engine';
import { text } from '../../../client/text/index.ts';
import { type Box, type GlassPoint, type Hands, type Held, middle } from './hands.ts';

/** Somebody at a page, who finds things by their roles and names and touches the places where they lie. */
export class BrowserPlayer {
  readonly page: Page;
  readonly #hands: Hands;

  constructor(page: Page, hands: Hands) {
    this.page = page;
    this.#hands = hands;
  }

  /** All that lies on the table and in the hand, with the words about it. */
  get table(): Locator {
    return this.page.getByRole('region', { name: text.HEADINGS.table });
  }

  /** The cards of the hand, in the order shown. */
  get hand(): Locator {
    return this.page.getByRole('group', { name: text.HEADINGS.hand }).getByRole('button');
  }

  get stock(): Locator {
    return this.page.getByRole('button', { name: /^Stock, / });
  }

  get pile(): Locator {
    return this.page.getByRole('button', { name: /^Discard pile, / });
  }

  /** The words that name the step, when it is this player's: who begins has nothing to draw, and is told so. */
  get turn(): Locator {
    return this.words.filter({ hasText: /^You(r turn| begin)/ });
  }

  /** What holds for the deal, and the words that name the step. */
  get words(): Locator {
    return this.table.getByRole('paragraph');
  }

  /** Everybody at the table, a sentence each. */
  get seats(): Locator {
    return this.table.getByRole('listitem');
  }

  /** The buttons of the table: Discard, Meld, Undo, … */
  get buttons(): Locator {
    return this.page.getByRole('region', { name: text.HEADINGS.actions }).getByRole('button');
  }

  /** What is asked beside the cards. */
  get question(): Locator {
    return this.page.locator('section.question');
  }

  /** Why something was not done. */
  get notice(): Locator {
    return this.page.locator('.toast');
  }

  get tally(): Locator {
    return this.page.getByRole('region', { name: text.PANELS.tally });
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name });
  }

  /** A button of the table. */
  action(name: string | RegExp): Locator {
    return this.buttons.and(this.page.getByRole('button', { name }));
  }

  /** A card of the hand that is seen here; of two that look the same, the same one as the engine means. */
  card(card: Card, { hand }: Pick<PlayerView, 'hand'>): Locator {
    const alike = hand.filter((other) => faceOf(other) === faceOf(card));
    return this.hand.and(this.button(startingWith(text.cardLabel(card, false)))).nth(alike.indexOf(card));
  }

  /** Says who plays here. */
  async callThemselves(name: string): Promise<void> {
    await this.write(text.HOME.name, name);
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
    await this.choose(text.HOME.seats, String(seats));
    await this.tap(this.button(text.HOME.create));
    await this.tap(this.button(text.WAITING.start));
  }

  /** Waits for its turn, and takes a card from the stock unless this turn has none to draw. Deal after deal if need be. */
  async drawIfAsked(): Promise<void> {
    const next = this.button(text.PANELS.next);
    while (!(await this.playsOn())) {
      await this.tap(next);
      // Until everybody has asked for it: what is still there is not to be taken for another tally.
      await expect(next).toBeHidden({ timeout: 60_000 });
    }
  }

  /** The same; false when the deal is over before its turn comes. */
  async playsOn(): Promise<boolean> {
    const { turn } = this;
    const nextDeal = this.button(text.PANELS.next);
    for (;;) {
      await expect(turn.or(nextDeal)).toBeVisible({ timeout: 60_000 });
      if (await turn.isVisible()) break;
      if (await nextDeal.isVisible()) return false;
    }
    const toDraw = this.words.filter({ hasText: /^Your turn: draw/ });
    if (await toDraw.isVisible()) await this.tap(this.stock);
    await expect(toDraw).toBeHidden();
    return true;
  }

  /** Throws away the first card of the hand, and sees it go. */
  async discardAny(): Promise<void> {
    const held = await this.hand.count();
    await this.tap(this.hand.first());
    await this.tap(this.action(/^Discard/));
    await expect(this.hand).toHaveCount(held - 1);
  }

  /** What has happened, a sentence each, as the log tells it. */
  async log(): Promise<readonly string[]> {
    await this.tap(this.action(text.button('log', null, 'suit')));
    const panel = this.page.getByRole('dialog', { name: text.PANELS.log });
    const items = panel.getByRole('listitem');
    // Its panel is fetched when it is first opened.
    await expect(items.or(panel.getByText(text.PANELS.nothingYet)).first()).toBeVisible();
    const lines = await items.allTextContents();
    await this.tap(panel.getByRole('button', { name: text.PANELS.close }));
    return lines;
  }

  /** Presses something, once it is there, where it lies. */
  async tap(what: Locator): Promise<void> {
    await this.#hands.tap(await this.#seek(what));
  }

  /** Where something lies, after scrolling to it if it was beyond the edge of the screen. */
  async #seek(what: Locator): Promise<Box> {
    const box = await boxOf(what);
    const { y } = middle(box);
    const height = this.page.viewportSize()?.height ?? Number.POSITIVE_INFINITY;
    if (y >= 0 && y <= height) return box;
    await what.scrollIntoViewIfNeeded();
    return boxOf(what);
  }

  /** Presses a place. */
  async tapAt({ x, y }: GlassPoint): Promise<void> {
    await this.#hands.tap({ x, y, width: 0, height: 0 });
  }

  /** Takes something up, and does not let it go yet. */
  async hold(what: Locator): Promise<Held> {
    return this.#hands.hold(await boxOf(what));
  }

  /** Carries something over something else, and does not let it go yet. */
  async carry(from: Locator, to: Locator): Promise<Held> {
    const held = await this.hold(from);
    await held.over(middle(await boxOf(to)));
    return held;
  }

  /** Carries something to where something else then lies, or to a part of that. */
  async drag(from: Locator, to: Locator, part = (whole: Box): Box => whole): Promise<void> {
    await this.#hands.drag(await boxOf(from), async () => part(await boxOf(to)));
  }
}

/** Where something lies, once it does. */
export async function boxOf(what: Locator): Promise<Box> {
  await what.waitFor({ state: 'attached' });
  // Until a table is painted, what is touched there lands on the screen that covers it.
  await expect(what.page().locator('.cover[inert]')).toHaveCount(0);
  const box = await what.boundingBox();
  if (!box) throw new Error(`${what} lies nowhere`);
  return box;
}

const startingWith = (words: string): RegExp => new RegExp(`^${words}\\b`);
