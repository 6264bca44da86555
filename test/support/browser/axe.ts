import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { resize } from './fit.ts';

const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
] as const;

/** Nothing on the screen is out of reach by what can be checked automatically, on a phone and on a desktop. */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  const before = page.viewportSize();
  const found: string[] = [];
  for (const size of SIZES) {
    await resize(page, size);
    // What rises or fades in has not its own colours yet.
    await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished)));
    // Its other way opens a page before ours, which may then stand still: here are no frames to look into.
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
    for (const { id, nodes } of violations) {
      for (const { html, failureSummary } of nodes) found.push(`${size.width}: ${id}: ${html}\n${failureSummary}`);
    }
  }
  if (before) await resize(page, before);
  expect(found, screen).toEqual([]);
}
