import { signal } from '@preact/signals';
import address from './courts.svg?no-inline';
import { type Courts, readCourts } from './courts.ts';

/** The court figures, once they have arrived: cards are drawn without them until then, and again when they are there. */
export const courtArt = signal<Courts | null>(null);

let asked = false;

/** Fetches the court figures. Without a network one plays without them, and the next table asks again. */
export async function loadCourts(): Promise<void> {
  if (asked) return;
  asked = true;
  try {
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`${answer.status}`);
    courtArt.value = readCourts(await answer.text());
  } catch {
    asked = false;
  }
}
