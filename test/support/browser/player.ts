import { expect, type Locator, type Page } from '@playwright/test';
import { type Card, faceOf, type PlayerView } from '#engine';
import type { Say } from '#text';
import { text } from '../../../client/text/index.ts';
import { speak } from '../../../client/text/say.ts';
import { english } from '../englishTexts.ts';
import { type Box, type GlassPoint, type Hands, type Held, middle } from './hands.ts';

/** A person at a page who finds elements by role and name and touches the places where they are. */
export class BrowserPlayer {
  readonly page: Page;
  readonly #hands: Hands;
  #texts: Say;

  constructor(page: Page, hands: Hands, texts: Say = english) {
    this.page = page;
    this.#hands = hands;
    this.#texts = texts;
  }

  /** From now on `text` is in this player's language, in which everything on their page is found. */
  speaks(): void {
    speak(this.#texts);
  }

  /** The player has chosen another language. */
  reads(texts: Say): void {
    this.#texts = texts;
  }

  /** The table and the hand, with the text about them. */
  get table(): Locator {
    return this.page.getByRole('region', { name: text.HEADINGS.table });
  }

  /** The cards of the hand, in the order shown. */
  get hand(): Locator {
    return this.page.getByRole('group', { name: text.HEADINGS.hand }).getByRole('button');
  }

  get stock(): Locator {
    return this.#piles.first();
  }

  get pile(): Locator {
    return this.#piles.nth(1);
  }

  /** The stock, the discard pile, and the deeper cards of a pile that lies open. */
  get #piles(): Locator {
    return this.page.getByRole('group', { name: text.HEADINGS.piles }).getByRole('button');
  }

  /** The text that names the step, when it is this player's turn. A player who begins has nothing to draw. */
  get turn(): Locator {
    return this.words.filter({ hasText: /^You(r turn| begin)|Your last turn/ });
  }

  /** The facts of the deal and the text that names the step. */
  get words(): Locator {
    return this.table.getByRole('paragraph');
  }

  /** One sentence for each seat. */
  get seats(): Locator {
    return this.table.getByRole('listitem');
  }

  /** The buttons of the table: Discard, Meld, Undo, … */
  get buttons(): Locator {
    return this.page.getByRole('region', { name: text.HEADINGS.actions }).getByRole('button');
  }

  /** The question panel beside the cards. */
  get question(): Locator {
    return this.page.locator('section.question');
  }

  /** The notice that says why something was refused. */
  get notice(): Locator {
    return this.page.locator('.toast');
  }

  get tally(): Locator {
    return this.page.getByRole('region', { name: text.PANELS.tally });
  }

  /** The button to the next deal. At home, an open table may say "3 seats free next deal". */
  get next(): Locator {
    return this.tally.getByRole('button', { name: text.PANELS.next });
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name });
  }

  /** A button of the table. */
  action(name: string | RegExp): Locator {
    return this.buttons.and(this.page.getByRole('button', { name }));
  }

  /** A card of the hand; of two that look the same, the very card the engine means. */
  card(card: Card, { hand }: Pick<PlayerView, 'hand'>): Locator {
    const alike = hand.filter((other) => faceOf(other) === faceOf(card));
    return this.hand.and(this.button(startingWith(text.cardLabel(card, false)))).nth(alike.indexOf(card));
  }

  /** A way from home. */
  way(words: string): Locator {
    return this.button(startingWith(words));
  }

  /** Whether home is shown, or about to be. */
  get #isAtHome(): boolean {
    const { pathname, search } = new URL(this.page.url());
    return pathname + search === '/';
  }

  /** Enters the player's name, which home has under the player. */
  async callThemselves(name: string): Promise<void> {
    const isAtHome = this.#isAtHome;
    if (isAtHome) await this.tap(this.way(text.HOME.profile));
    await this.write(text.HOME.name, name);
    if (!isAtHome) return;
    await this.tap(this.button(text.back()));
    await expect(this.page.locator('.game-line')).toBeVisible();
  }

  /** Types into the field with this label. */
  async write(field: string, words: string): Promise<void> {
    await this.tap(this.page.getByLabel(field));
    await this.page.keyboard.type(words);
  }

  /** Chooses an option of a group. Home has them in the panel under *Play now*. */
  async choose(group: string, choice: string): Promise<void> {
    const isAtHome = this.#isAtHome;
    if (isAtHome) await this.openOptions();
    await this.tap(this.page.getByRole('group', { name: group }).getByText(choice, { exact: true }));
    if (isAtHome) await this.closeOptions();
  }

  /** Opens what *Play now* can be asked for, at home. */
  async openOptions(): Promise<void> {
    await this.tap(this.page.locator('.game-line'));
    await expect(this.#options).toBeVisible();
  }

  async closeOptions(): Promise<void> {
    await this.tap(this.#options.getByRole('button', { name: text.PANELS.close }));
    await expect(this.#options).toHaveCount(0);
  }

  get #options(): Locator {
    return this.page.getByRole('dialog', { name: text.HOME.game, exact: true });
  }

  /** Goes from home to the ways to play with friends. */
  async goToFriends(): Promise<void> {
    await this.tap(this.way(text.HOME.friends));
    await expect(this.button(text.HOME.create)).toBeVisible();
  }

  /** Opens a private table from home. */
  async openPrivately(): Promise<void> {
    await this.goToFriends();
    await this.tap(this.button(text.HOME.create));
  }

  /** Enters the code of a table, from home. */
  async enterCode(code: string): Promise<void> {
    await this.goToFriends();
    await this.write(text.HOME.code, code);
    await this.tap(this.button(text.HOME.join));
  }

  /** Opens a private table with this many seats and starts a game there against bots. */
  async beginPrivately(name: string, seats: number): Promise<void> {
    await this.callThemselves(name);
    await this.choose(text.HOME.seats, String(seats));
    await this.openPrivately();
    await this.tap(this.button(text.WAITING.start));
  }

  /** Waits for this player's turn, over several deals if necessary, and draws from the stock if there is a draw. */
  async drawIfAsked(): Promise<void> {
    const { next } = this;
    while (!(await this.playsOn())) {
      await this.tap(next);
      // Wait until everybody is ready for the next deal, so that this button is not taken for that of a later tally.
      await expect(next).toBeHidden();
    }
  }

  /** Like `drawIfAsked`, but returns false if the deal ends before this player's turn. */
  async playsOn(): Promise<boolean> {
    const { turn, next } = this;
    for (;;) {
      await expect(turn.or(next)).toBeVisible();
      if (await turn.isVisible()) break;
      if (await next.isVisible()) return false;
    }
    const toDraw = this.words.filter({ hasText: /^Your turn: draw/ });
    if (await toDraw.isVisible()) await this.tap(this.stock);
    await expect(toDraw).toBeHidden();
    return true;
  }

  /** Discards the first card of the hand and waits until it is gone. */
  async discardAny(): Promise<void> {
    const held = await this.hand.count();
    await this.tap(this.hand.first());
    await this.tap(this.action(/^Discard/));
    await expect(this.hand).toHaveCount(held - 1);
  }

  /** The lines of the log panel. */
  async log(): Promise<readonly string[]> {
    await this.tap(this.action(text.button('log', null, 'suit')));
    const panel = this.page.getByRole('dialog', { name: text.PANELS.log });
    const items = panel.getByRole('listitem');
    // The panel's code is fetched when it is first opened.
    await expect(items.or(panel.getByText(text.PANELS.nothingYet)).first()).toBeVisible();
    const lines = await items.allTextContents();
    await this.tap(panel.getByRole('button', { name: text.PANELS.close }));
    return lines;
  }

  /** Waits for an element and taps it. */
  async tap(what: Locator): Promise<void> {
    await this.#hands.tap(await this.#seek(what));
  }

  /** The box of an element, after scrolling to it if it was off the screen. */
  async #seek(what: Locator): Promise<Box> {
    // Home's lists come later and push down what is below them.
    if (this.#isAtHome && (await this.#isBelowLists(what))) await this.page.locator('.open-tables').waitFor();
    const box = await boxOf(what);
    const { y } = middle(box);
    const height = this.page.viewportSize()?.height ?? Number.POSITIVE_INFINITY;
    if (y >= 0 && y <= height) return box;
    await what.scrollIntoViewIfNeeded();
    return boxOf(what);
  }

  #isBelowLists(what: Locator): Promise<boolean> {
    return what.evaluate((element) => element.closest('.home-rest') !== null);
  }

  /** Taps a place. */
  async tapAt({ x, y }: GlassPoint): Promise<void> {
    await this.#hands.tap({ x, y, width: 0, height: 0 });
  }

  /** Picks an element up without releasing it. */
  async hold(what: Locator): Promise<Held> {
    return this.#hands.hold(await boxOf(what));
  }

  /** Drags one element over another without releasing it. */
  async carry(from: Locator, to: Locator): Promise<Held> {
    const held = await this.hold(from);
    await held.over(middle(await boxOf(to)));
    return held;
  }

  /** Drags one element to where another is once the drag has begun, or to a `part` of it. */
  async drag(from: Locator, to: Locator, part = (whole: Box): Box => whole): Promise<void> {
    await this.#hands.drag(await boxOf(from), async () => part(await boxOf(to)));
  }
}

/** Polling intervals in ms: our pages move faster than the default intervals. */
const OFTEN = [20, 50, 100];

/** Waits for an element and returns its box. */
export async function boxOf(what: Locator): Promise<Box> {
  let box: Box | null = null;
  // An element may be replaced between two looks, or have no box yet.
  const look = async (): Promise<Box | null> => {
    box = await what.evaluate(boxUnlessCovered);
    return box;
  };
  await expect.poll(look, { message: `${what} has a box`, intervals: OFTEN }).not.toBeNull();
  return box as unknown as Box;
}

/** Runs in the page. Until a table is painted, touches land on the screen that covers it. */
function boxUnlessCovered(element: Element): Box | null {
  if (document.querySelector('.cover[inert]')) return null;
  const { x, y, width, height } = element.getBoundingClientRect();
  return width > 0 || height > 0 ? { x, y, width, height } : null;
}

/** A name that begins with these words. Letters of any script may follow a word that ends there. */
const startingWith = (words: string): RegExp => new RegExp(`^${escapedPattern(words)}(?!\\p{L})`, 'u');

/** These words as a part of a regular expression. */
export const escapedPattern = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
