import type * as Phaser from 'phaser';
import { feltOf } from '../faces/felt.ts';
import type { Size } from '../stage/layout.ts';
import { addTexture } from './images.ts';
import { CANVAS, Game, Scene, UNSCALED, WEBGL } from './lib/phaser.ts';
import { TablePicture } from './TablePicture.ts';
import { pixelRatio } from './watchDevice.ts';

/** Time for which frames are drawn after the last change, in ms; then the loop sleeps. */
const AWAKE_AFTER_CHANGE_MS = 150;

/** The scene: passes time on to the picture and sleeps when nothing moves. */
export class TableScene extends Scene {
  picture: TablePicture | null = null;
  private readonly ready: (picture: TablePicture) => void;
  private awakeUntil = 0;

  constructor(ready: (picture: TablePicture) => void) {
    super('table');
    this.ready = ready;
  }

  create(): void {
    this.picture = new TablePicture(this);
    this.ready(this.picture);
    this.wake();
  }

  /** Wakes the loop because something has changed. */
  wake(): void {
    this.awakeUntil = performance.now() + AWAKE_AFTER_CHANGE_MS;
    this.game.loop.wake();
  }

  /** Draws a single frame. */
  tick(): void {
    this.game.loop.wake();
  }

  override update(_time: number, delta: number): void {
    const { picture } = this;
    if (!picture) return;
    picture.frame(delta);
    const isAtRest = !picture.busy && performance.now() > this.awakeUntil;
    if (isAtRest && !picture.drawMore()) this.game.loop.sleep();
  }
}

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
