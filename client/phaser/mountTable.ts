import { COLOUR, FONT } from '../stage/theme.ts';
import { bindTable } from './bindTable.ts';
import { CANVAS, Game, UNSCALED, WEBGL } from './lib/phaser.ts';
import type { TableMount } from './moment.ts';
import { sharpness } from './sharpness.ts';
import type { TablePicture } from './TablePicture.ts';
import { TableScene } from './TableScene.ts';

/** Longest wait for the typeface, in ms: the table is shown in another one rather than not at all. */
const FONT_WAIT = 1500;

/** Paints the table into `parent` and hears its pointers. `skip` ends the motion under way. */
export function mountTable(mount: TableMount): { destroy(): void; skip(): void } {
  let end = (): void => undefined;
  let gone = false;
  let picture: TablePicture | null = null;
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
  const wanted = [500, 650, 800].map((weight) => document.fonts.load(`${weight} 20px ${FONT}`));
  const enough = new Promise((resolve) => setTimeout(resolve, FONT_WAIT));
  await Promise.race([Promise.allSettled(wanted), enough]);
}

/** Names of WebGL that the processor imitates: slower than its own canvas, which needs no graphics card. */
const IMITATED = /swiftshader|llvmpipe|softpipe|software|basic render/i;

function hasFastWebGL(): boolean {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('webgl', { failIfMajorPerformanceCaveat: true });
  if (!context) return false;
  const names = context.getExtension('WEBGL_debug_renderer_info');
  const name = String(context.getParameter(names ? names.UNMASKED_RENDERER_WEBGL : context.RENDERER));
  context.getExtension('WEBGL_lose_context')?.loseContext();
  return !IMITATED.test(name);
}

function start(mount: TableMount, onReady: (picture: TablePicture) => void): () => void {
  const ends: (() => void)[] = [];
  const scene = new TableScene((picture) => {
    onReady(picture);
    // The same table as HTML lies over it.
    phaser.canvas.setAttribute('aria-hidden', 'true');
    ends.push(bindTable(mount, scene, picture, phaser));
  });
  const { width, height } = mount.layout.peek();
  const scale = sharpness();
  const phaser = new Game({
    type: hasFastWebGL() ? WEBGL : CANVAS,
    parent: mount.parent,
    backgroundColor: COLOUR.feltDark,
    banner: false,
    autoFocus: false,
    audio: { noAudio: true },
    input: { keyboard: false, mouse: false, touch: false, gamepad: false, windowEvents: false },
    scale: {
      mode: UNSCALED,
      width: Math.round(width * scale),
      height: Math.round(height * scale),
      zoom: 1 / scale,
      expandParent: false,
    },
    // One texture at a time: which of several a turned card shows is lost in interpolation on some renderers.
    render: { maxTextures: 1 },
    scene,
  });
  return () => {
    for (const stop of ends) stop();
    phaser.destroy(true);
    // It ends with its next frame, and may be asleep.
    phaser.loop.wake();
  };
}
