import { loadCourts } from '../faces/courtArt.ts';
import { FONT } from '../stage/theme.ts';
import { bindTable } from './bindTable.ts';
import type { TableMount } from './moment.ts';
import { startPhaser } from './startPhaser.ts';
import type { TablePicture } from './TablePicture.ts';
import { TableScene } from './TableScene.ts';

/** The longest wait for the font, in ms; then the table is shown in a fallback font. */
const FONT_WAIT = 1500;

/** Paints the table into `parent` and handles its pointers. `skip` ends all motion. */
export function mountTable(mount: TableMount): { destroy(): void; skip(): void } {
  let end = (): void => undefined;
  let gone = false;
  let picture: TablePicture | null = null;
  void loadCourts();
  void fonts().then(() => {
    if (gone) return;
    end = start(mount, (ready) => {
      picture = ready;
    });
  });
  return {
    destroy() {
      gone = true;
      end();
    },
    skip: () => picture?.skip(),
  };
}

async function fonts(): Promise<void> {
  const wanted = [500, 650, 800].map((weight) => document.fonts.load(`${weight} 20px ${FONT}`, 'A♣♦♥♠'));
  const enough = new Promise((resolve) => setTimeout(resolve, FONT_WAIT));
  await Promise.race([Promise.allSettled(wanted), enough]);
}

function start(mount: TableMount, onReady: (picture: TablePicture) => void): () => void {
  const ends: (() => void)[] = [];
  let gone = false;
  const scene = new TableScene((picture) => {
    // Phaser creates the scene even if it was destroyed before its first textures were loaded.
    if (gone) return;
    onReady(picture);
    // The mirror, the same table as HTML, lies over it.
    phaser.canvas.setAttribute('aria-hidden', 'true');
    ends.push(bindTable(mount, scene, picture, phaser));
  });
  const phaser = startPhaser(mount.parent, mount.layout.peek(), scene);
  return () => {
    gone = true;
    for (const stop of ends) stop();
    phaser.destroy(true);
    // Phaser is destroyed in the next frame, and the loop may be asleep.
    phaser.loop.wake();
  };
}
