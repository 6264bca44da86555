import type * as Phaser from 'phaser';
import { theme } from '../game/theme.ts';
import { FELT } from '../stage/theme.ts';
import type { Size } from '../stage/types.ts';
import { CANVAS, Game, UNSCALED, WEBGL } from './lib/phaser.ts';
import { sharpness } from './sharpness.ts';

/** Names of software WebGL renderers, which are slower than Phaser's canvas renderer. */
const IMITATED = /swiftshader|llvmpipe|softpipe|software|basic render/i;

/** Starts Phaser with a scene on a canvas of this size in CSS pixels, at the device's resolution. */
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
    // One texture per draw call: some renderers interpolate the texture index and draw rotated cards with parts
    // missing.
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

/**
 * Detected when the module loads rather than when a table opens: creating a WebGL context may take a tenth of a second.
 */
const RENDERER = hasFastWebGL() ? WEBGL : CANVAS;
