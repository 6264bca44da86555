import { signal } from '@preact/signals';
import type * as Phaser from 'phaser';
import type { Rect } from '../stage/layout.ts';
import { FONT } from '../stage/theme.ts';
import { characters } from '../text/say.ts';

/**
 * The number of parts of the typeface that are loaded. Each has the letters of some languages; the browser loads one
 * when they are first written, such as in a name. Whatever draws text reads this, and draws it anew then.
 */
export const typefaceParts = signal(0);

function count(): void {
  typefaceParts.value = [...document.fonts].filter(({ status }) => status === 'loaded').length;
}

/** Loads the parts of the typeface that the language of the page needs. Never rejects. */
export async function loadTypeface(): Promise<void> {
  document.fonts.addEventListener('loadingdone', count);
  const wanted = `${characters()}♣♦♥♠`;
  await Promise.allSettled([500, 650, 800].map((weight) => document.fonts.load(`${weight} 20px ${FONT}`, wanted)));
  count();
}

/** The style of a line of text. Sizes are CSS pixels. */
export interface TextStyle {
  readonly size: number;
  readonly colour: string;
  readonly weight?: number;
  readonly align?: 'left' | 'center' | 'right';
  /** Wraps to two lines rather than shrinking. */
  readonly wrap?: boolean;
}

/** Factors by which a text may shrink, step by step. */
const SHRINK_RATIOS = [0.94, 0.88, 0.82];

/** How high lines may be in a rectangle, as a share of its height: they have room of their own above and below. */
const TEXT_MAX_HEIGHT_RATIO = 1.3;
/** How narrow a text may become that is small already, as a share of its width. */
const TEXT_MIN_WIDTH_RATIO = 0.7;

/** Text in a rectangle: shrunk, then narrowed, then cut with an ellipsis, if it does not fit. */
export class FittedText {
  private readonly object: Phaser.GameObjects.Text;
  private drawn = '';

  constructor(scene: Phaser.Scene, depth: number) {
    this.object = scene.add.text(0, 0, '').setDepth(depth);
  }

  /** Writes `text` into `rect`; `scale` is device pixels per CSS pixel. */
  write(text: string, rect: Rect, look: TextStyle, scale: number): void {
    const state = JSON.stringify([text, rect, look, scale, typefaceParts.value]);
    if (state === this.drawn) return;
    this.drawn = state;
    const { object } = this;
    const align = look.align ?? 'center';
    object.setStyle({ fontFamily: FONT, color: look.colour, align, fontStyle: String(look.weight ?? 500) });
    object.setFontSize(look.size * scale).setText(text);
    object.setWordWrapWidth(look.wrap ? rect.width * scale : null);
    this.fit(text, rect.width * scale, rect.height * scale, look.size * scale);
    const at = { left: 0, center: 0.5, right: 1 }[align];
    object.setOrigin(at, 0.5).setVisible(text !== '');
    const width = object.displayWidth;
    object.setPosition(
      Math.round((rect.x + rect.width * at) * scale - at * width) + at * width,
      Math.round((rect.y + rect.height / 2) * scale - object.height / 2) + object.height / 2,
    );
  }

  hide(): void {
    this.drawn = '';
    this.object.setVisible(false);
  }

  private fit(text: string, width: number, height: number, size: number): void {
    const { object } = this;
    for (const share of SHRINK_RATIOS) {
      if (object.width <= width && object.height <= height * TEXT_MAX_HEIGHT_RATIO) break;
      object.setFontSize(size * share);
    }
    // Lines that are still too many: one line, narrowed.
    if (object.height > height * TEXT_MAX_HEIGHT_RATIO) object.setWordWrapWidth(null);
    let shown = text;
    while (object.width * TEXT_MIN_WIDTH_RATIO > width && shown.length > 1) {
      shown = shown.slice(0, -1);
      object.setText(`${shown.trimEnd()}…`);
    }
    object.setScale(Math.max(TEXT_MIN_WIDTH_RATIO, Math.min(1, width / object.width)), 1);
  }
}
