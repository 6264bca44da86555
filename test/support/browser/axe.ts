import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { resize } from './fit.ts';

const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
] as const;

/** Axe finds no accessibility violations on this screen, at phone and at desktop size. */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  const before = page.viewportSize();
  const found: string[] = [];
  for (const size of SIZES) {
    await resize(page, size);
    // An element that is still fading in does not have its final colours. One that goes away meanwhile does not matter.
    await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
    const violations = await violationsOn(page);
    for (const { id, nodes } of violations) {
      for (const { html, failureSummary } of nodes) found.push(`${size.width}: ${id}: ${html}\n${failureSummary}`);
    }
  }
  if (before) await resize(page, before);
  expect(found, screen).toEqual([]);
}

/** Runs axe in the page, which gets it once: it is half a megabyte to read. */
async function violationsOn(page: Page): Promise<readonly axe.Result[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  // What passes need not be described: that is an eighth of the work.
  const { violations } = await page.evaluate(() => axe.run(document, { resultTypes: ['violations'] }));
  return violations;
}
