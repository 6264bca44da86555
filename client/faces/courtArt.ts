import { signal } from '@preact/signals';
import address from './courts.svg?no-inline';
import type { Courts } from './paper.ts';

/** The court figures; null until they are loaded. Cards are drawn without them until then. */
export const courtArt = signal<Courts | null>(null);

let isRequested = false;

/** Loads the court figures. If that fails, the game works without them and the next table tries again. */
export async function loadCourts(): Promise<void> {
  if (isRequested) return;
  isRequested = true;
  try {
    const [answer, { readCourts }] = await Promise.all([fetch(address), import('./courts.ts')]);
    if (!answer.ok) throw new Error(`${answer.status}`);
    courtArt.value = readCourts(await answer.text());
  } catch {
    isRequested = false;
  }
}
