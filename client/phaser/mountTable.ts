import type * as Phaser from 'phaser';
import type { TableUpdate } from '#protocol';
import { loadAvatars } from '../faces/avatars.ts';
import { loadCourts } from '../faces/courtArt.ts';
import { requestedDesigns } from '../faces/designs.ts';
import { bindTable } from './bindTable.ts';
import type { TableMount } from './drawnTable.ts';
import { loadTypeface } from './FittedText.ts';
import { giveUpWebGL, startPhaser, TableScene } from './startPhaser.ts';
import type { TablePicture } from './TablePicture.ts';
import { watchContext } from './watchDevice.ts';

/** The longest wait for the font, and for designs, in ms; then the table is shown in others. */
const MAX_ART_WAIT_MS = 1500;

/** Phaser with an empty picture, on a canvas that is not on the page yet. */
interface EmptyPicture {
  readonly phaser: Phaser.Game;
  readonly scene: TableScene;
  readonly picture: TablePicture;
}

/** The empty picture for the next table, if it has been set up. */
let ahead: Promise<EmptyPicture> | null = null;

/** Sets up an empty picture for the next table, while the table itself is still being opened. */
export async function prepareTable(): Promise<void> {
  // A worker that starts meanwhile gets its first message only between two tasks of the page.
  ahead ??= new Promise((resolve) => setTimeout(resolve)).then(setUp);
  await ahead.catch((error: unknown) => {
    // The table tries again, and tells if it fails too.
    ahead = null;
    throw error;
  });
}

/** A table in the page. */
export interface MountedTable {
  /** Resolves when the table is painted; rejects if Phaser cannot be started. */
  readonly painted: Promise<void>;
  destroy(): void;
  /** Ends all motion. */
  skip(): void;
}

/** Paints the table into `parent` and handles its pointers. If WebGL is lost for good, paints it anew without. */
export function mountTable(mount: TableMount): MountedTable {
  let end = (): void => undefined;
  let gone = false;
  let skip = (): void => undefined;
  const empty = ahead ?? setUp();
  ahead = null;
  const paint = (ready: EmptyPicture, shown: TableUpdate | null): void => {
    end();
    if (gone) {
      takeDown(ready);
      return;
    }
    skip = () => ready.picture.skip();
    const stop = paintOn(ready, mount, shown);
    const stopWatching = watchContext(ready.phaser, async () => {
      giveUpWebGL();
      // The lost picture stays until the new one is there, so that every update is shown by one of them.
      paint(await setUp(), mount.game.update.peek());
    });
    end = () => {
      stopWatching();
      stop();
    };
  };
  const painted = empty.then(async (ready) => {
    await settledInTime([requestedDesigns()]);
    paint(ready, null);
  });
  return {
    painted,
    destroy() {
      gone = true;
      end();
      end = () => undefined;
    },
    skip: () => skip(),
  };
}

async function setUp(): Promise<EmptyPicture> {
  await settledInTime([loadTypeface()]);
  return start().catch((error: unknown) => {
    if (!giveUpWebGL()) throw error;
    return start();
  });
}

const start = (): Promise<EmptyPicture> =>
  new Promise((resolve) => {
    // The scene is created before `startPhaser` returns.
    const scene = new TableScene((picture) => queueMicrotask(() => resolve({ phaser, scene, picture })));
    const phaser = startPhaser({ width: window.innerWidth, height: window.innerHeight }, scene);
  });

/** Waits for these, whether they succeed or fail, but not longer than `MAX_ART_WAIT_MS`. */
async function settledInTime(wanted: readonly unknown[]): Promise<void> {
  const enough = new Promise((resolve) => setTimeout(resolve, MAX_ART_WAIT_MS));
  await Promise.race([Promise.allSettled(wanted), enough]);
}

function paintOn(empty: EmptyPicture, mount: TableMount, shown: TableUpdate | null): () => void {
  const { phaser, scene, picture } = empty;
  // The mirror, the same table as HTML, lies over it.
  phaser.canvas.setAttribute('aria-hidden', 'true');
  mount.parent.append(phaser.canvas);
  const stop = bindTable(mount, scene, picture, shown);
  // The figures are large: the first frame does without them, unless they have been loaded before.
  requestAnimationFrame(() =>
    setTimeout(() => {
      void loadAvatars();
      void loadCourts();
    }),
  );
  return () => {
    stop();
    takeDown(empty);
  };
}

function takeDown({ phaser }: EmptyPicture): void {
  phaser.canvas.remove();
  phaser.destroy(true);
  // Phaser is destroyed in the next frame, and the loop may be asleep.
  phaser.loop.wake();
}
