import { expect, type Page } from '@playwright/test';
import { type Focused, focused, seenFocus } from './focus.ts';

/** Somebody with a keyboard and nothing else, who sees after every key where the focus is. */
export class Keyboard {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Presses a key; the focus must be seen then. */
  async press(key: string): Promise<Focused> {
    await this.page.keyboard.press(key);
    return seenFocus(this.page);
  }

  /** Presses this key again and again until the focus is on what is wanted. */
  async go(key: string, isThere: (at: Focused) => boolean, most = 60): Promise<Focused> {
    for (let i = 0; i < most; i++) {
      await this.page.keyboard.press(key);
      // Round the end of the page the browser itself has it for a moment.
      if (key === 'Tab' && (await focused(this.page)) === null) continue;
      const at = await seenFocus(this.page);
      if (isThere(at)) return at;
    }
    throw new Error(`${key} leads nowhere near`);
  }

  /** Tabs to what has this name, unless the focus is there. */
  async tabTo(name: string | RegExp): Promise<void> {
    const isNamed = (at: Focused): boolean => (typeof name === 'string' ? at.name === name : name.test(at.name));
    if (!(await this.isAt(isNamed))) await this.go('Tab', isNamed);
  }

  /** Tabs into this group, unless the focus is there. */
  async tabInto(group: string): Promise<void> {
    const isInside = (at: Focused): boolean => at.group === group;
    if (!(await this.isAt(isInside))) await this.go('Tab', isInside);
  }

  /** Goes along the group the focus is in to the thing with this name; of several, to the nth. */
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
