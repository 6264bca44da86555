import type * as Phaser from 'phaser';
import { theme } from '../game/theme.ts';
import { FELT } from '../stage/theme.ts';
import type { Size } from '../stage/types.ts';
import { CANVAS, Game, UNSCALED, WEBGL } from './lib/phaser.ts';
import { sharpness } from './sharpness.ts';

/** Names of WebGL that the processor imitates: slower than its own canvas, which needs no graphics card. */
const IMITATED = /swiftshader|llvmpipe|softpipe|software|basic render/i;

/** A canvas of that many CSS pixels in `parent`, with the device's own pixels, and a scene on it. */
export function startPhaser(parent: HTMLElement, { width, height }: Size, scene: Phaser.Scene): Phaser.Game {
  const scale = sharpness();
  return new Game({
    type: RENDERER,
    parent,
    backgroundColor: FELT[theme.peek()].far,
    banner: false,
    autoFocus: false,
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
}

function hasFastWebGL(): boolean {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('webgl', { failIfMajorPerformanceCaveat: true });
  if (!context) return false;
  const names = context.getExtension('WEBGL_debug_renderer_info');
  const name = String(context.getParameter(names ? names.UNMASKED_RENDERER_WEBGL : context.RENDERER));
  context.getExtension('WEBGL_lose_context')?.loseContext();
  return !IMITATED.test(name);
}

/** Found out when this file is there, not when a table waits for it: asking for WebGL may take a tenth of a second. */
const RENDERER = hasFastWebGL() ? WEBGL : CANVAS;
