import { expect, type Page } from '@playwright/test';
import { type Focused, focused, seenFocus } from './focus.ts';

/** A user with only a keyboard, for whom the focus must be visible after every key. */
export class Keyboard {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Presses a key, after which the focus must be visible. */
  async press(key: string): Promise<Focused> {
    await this.page.keyboard.press(key);
    return seenFocus(this.page);
  }

  /** Presses this key until the wanted element has the focus, at most `most` times. */
  async go(key: string, isThere: (at: Focused) => boolean, most = 60): Promise<Focused> {
    for (let i = 0; i < most; i++) {
      await this.page.keyboard.press(key);
      // At the end of the page the browser's own interface takes the focus for a moment.
      if (key === 'Tab' && (await focused(this.page)) === null) continue;
      const at = await seenFocus(this.page);
      if (isThere(at)) return at;
    }
    throw new Error(`${key} does not reach the wanted element`);
  }

  /** Tabs to the element with this name, unless it already has the focus. */
  async tabTo(name: string | RegExp): Promise<void> {
    const isNamed = (at: Focused): boolean => (typeof name === 'string' ? at.name === name : name.test(at.name));
    if (!(await this.isAt(isNamed))) await this.go('Tab', isNamed);
  }

  /** Tabs into this group, unless the focus is already in it. */
  async tabInto(group: string): Promise<void> {
    const isInside = (at: Focused): boolean => at.group === group;
    if (!(await this.isAt(isInside))) await this.go('Tab', isInside);
  }

  /** Moves within the focused group to the button with this name; of several, to the nth (from 0). */
  async along(name: string | RegExp, nth = 0): Promise<void> {
    const names = await this.page
      .locator(':focus')
      .evaluate((at) =>
        [...(at.closest('[role="group"]')?.querySelectorAll('button') ?? [])].map((one) => one.textContent ?? ''),
      );
    const isNamed = (one: string): boolean => (typeof name === 'string' ? one === name : name.test(one));
    const place = names.flatMap((one, i) => (isNamed(one) ? [i] : []))[nth];
    expect(place, `${name} among ${names.join(' / ')}`).toBeDefined();
    const isThere = (at: Focused): boolean => at.place === place;
    if (!(await this.isAt(isThere))) await this.go('ArrowRight', isThere);
  }

  private async isAt(isThere: (at: Focused) => boolean): Promise<boolean> {
    const at = await focused(this.page);
    return at !== null && isThere(at);
  }
}
