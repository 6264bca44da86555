import type * as Phaser from 'phaser';
import { feltOf } from '../faces/felt.ts';
import type { Size } from '../stage/types.ts';
import { addTexture } from './addPicture.ts';
import { CANVAS, Game, UNSCALED, WEBGL } from './lib/phaser.ts';
import { pixelRatio } from './sharpness.ts';

/** Names of software WebGL renderers, which are slower than Phaser's canvas renderer. */
const SOFTWARE_RENDERERS = /swiftshader|llvmpipe|softpipe|software|basic render/i;

/**
 * Starts Phaser with a scene on a canvas of this size in CSS pixels, at the device's resolution. The canvas is not on
 * the page yet.
 */
export function startPhaser({ width, height }: Size, scene: Phaser.Scene): Phaser.Game {
  const scale = pixelRatio();
  const phaser = new Game({
    type: renderer,
    parent: null,
    backgroundColor: feltOf(document.documentElement).far,
    banner: false,
    autoFocus: false,
    images: { default: null, missing: null, white: null },
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
  addBuiltIn(phaser.textures);
  return phaser;
}

/** Adds the textures Phaser counts on. It would decode them from three images, and start only after that. */
function addBuiltIn(textures: Phaser.Textures.TextureManager): void {
  for (const key of ['__DEFAULT', '__MISSING', '__WHITE']) {
    const canvas = document.createElement('canvas');
    canvas.width = 4;
    canvas.height = 4;
    const ctx = canvas.getContext('2d');
    if (ctx && key === '__WHITE') {
      ctx.fillStyle = '#fff';
      ctx.fillRect(0, 0, 4, 4);
    }
    addTexture(textures, key, canvas);
  }
  textures.emit('ready');
}

function hasFastWebGL(): boolean {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('webgl', { failIfMajorPerformanceCaveat: true });
  if (!context) return false;
  const names = context.getExtension('WEBGL_debug_renderer_info');
  const name = String(context.getParameter(names ? names.UNMASKED_RENDERER_WEBGL : context.RENDERER));
  context.getExtension('WEBGL_lose_context')?.loseContext();
  return !SOFTWARE_RENDERERS.test(name);
}

/**
 * Detected when the module loads rather than when a table opens: creating a WebGL context may take a tenth of a second.
 */
let renderer = hasFastWebGL() ? WEBGL : CANVAS;

/** Draws without WebGL from now on. Returns false if that is so already. */
export function giveUpWebGL(): boolean {
  if (renderer === CANVAS) return false;
  renderer = CANVAS;
  return true;
}
