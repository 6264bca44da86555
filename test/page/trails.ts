import type { Trail } from '../../client/page/trail.ts';

/** A browser's history in memory, with its steps taken by hand. */
export interface TestTrail extends Trail {
  readonly addresses: readonly string[];
  /** The browser's own Back and Forward buttons. */
  step(by: -1 | 1): void;
}

/** Opens a page at this address. */
export function trailFrom(address: string): TestTrail {
  let entries = [address];
  let at = 0;
  let listener = (): void => undefined;
  const move = (to: number): void => {
    at = to;
    listener();
  };
  return {
    get addresses() {
      return entries;
    },
    here: () => new URL(entries[at] ?? '/', 'https://rummy.example'),
    push(next) {
      entries = [...entries.slice(0, at + 1), next];
      at += 1;
    },
    replace(other) {
      entries = entries.map((entry, i) => (i === at ? other : entry));
    },
    back() {
      if (at === 0) return false;
      move(at - 1);
      return true;
    },
    home() {
      if (at > 0) move(0);
      else entries = ['/', ...entries.slice(1)];
    },
    onMove(moved) {
      listener = moved;
    },
    step: (by) => move(at + by),
  };
}
