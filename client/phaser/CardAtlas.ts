import type * as Phaser from 'phaser';
import { type Card, faceOf, JOKER, rankOf } from '#engine';
import type { CardBack } from '../device/settings.ts';
import { paintBack, paintFace } from '../faces/painted.ts';
import { FACE_HEIGHT, FACE_WIDTH, type FaceStyle } from '../faces/paper.ts';
import type { Courts, Designs } from '../faces/types.ts';
import { addTexture } from './images.ts';

/** Margin around a card for its soft shadow, in hundredths of its width. */
const SHADOW_MARGIN = 12;
const MAX_TEXTURE_SIDE_PX = 4096;
const ALL_FACES = [...Array.from({ length: 52 }, (_, card) => card), JOKER];
/** Slots for wild faces: four of the wild rank, the most permanent wilds, and the Joker. */
const WILD_FACE_SLOTS = 15;

/** The frame of the back. */
const BACK_FRAME = 'back';

/** The parameters of an atlas; a change of any of them redraws it. */
export interface AtlasPlan {
  /** Width of a card in CSS pixels. */
  readonly width: number;
  /** Device pixels per CSS pixel. */
  readonly scale: number;
  readonly style: FaceStyle;
  readonly back: CardBack;
  readonly typefaceParts: number;
  /** The designs beyond the usual ones, once they are fetched. */
  readonly designs: Designs | null;
}

/**
 * All faces and the back in one texture, at the exact size they are shown. A face is drawn when it is first needed or
 * when the table is idle, so that the start does not wait for faces that are not shown yet.
 */
export class CardAtlas {
  readonly key: string;
  readonly plan: AtlasPlan;
  private readonly textures: Phaser.Textures.TextureManager;
  private readonly texture: Phaser.Textures.Texture;
  private readonly ctx: CanvasRenderingContext2D;
  private readonly unit: number;
  private readonly cell: { readonly width: number; readonly height: number };
  private readonly columns: number;
  private wilds: readonly Card[] = [];
  private courts: Courts | null;
  /** Faces drawn but not yet uploaded to the graphics card: `shown` if at least one is visible, `spare` if none is. */
  private unsent: 'none' | 'spare' | 'shown' = 'none';

  constructor(textures: Phaser.Textures.TextureManager, key: string, plan: AtlasPlan, courts: Courts | null) {
    this.textures = textures;
    this.key = key;
    this.plan = plan;
    const count = ALL_FACES.length + 1 + WILD_FACE_SLOTS;
    this.unit = fittingUnit((Math.round(plan.width * plan.scale) || 1) / FACE_WIDTH, count);
    this.cell = cellOf(this.unit);
    this.columns = Math.min(count, Math.floor(MAX_TEXTURE_SIDE_PX / this.cell.width));
    const rows = Math.ceil(count / this.columns);
    const canvas = document.createElement('canvas');
    canvas.width = this.columns * this.cell.width;
    canvas.height = rows * this.cell.height;
    const ctx = canvas.getContext('2d');
    if (!ctx) throw new Error(`no 2D canvas context for ${key}`);
    this.ctx = ctx;
    this.texture = addTexture(textures, key, canvas);
    this.courts = courts;
  }

  /** Returns the name of the frame that shows a card or the back, drawing it if necessary. */
  frame(card: Card | null): string {
    const face = card === null ? null : faceOf(card);
    const name = face === null ? BACK_FRAME : this.nameOf(face);
    if (!this.texture.has(name)) this.paintFace(face, name);
    if (this.unsent === 'spare') this.unsent = 'shown';
    return name;
  }

  /** Draws one more face ahead of time; returns false if all are drawn. */
  drawMore(): boolean {
    const face = this.texture.has(BACK_FRAME) ? ALL_FACES.find((one) => !this.texture.has(this.nameOf(one))) : null;
    if (face === undefined) {
      if (this.unsent === 'spare') this.unsent = 'shown';
      return false;
    }
    this.paintFace(face, face === null ? BACK_FRAME : this.nameOf(face));
    return true;
  }

  /**
   * Uploads the texture if a visible face is new, or once all faces are drawn: an upload always sends the whole
   * texture.
   */
  upload(): void {
    if (this.unsent !== 'shown') return;
    this.unsent = 'none';
    for (const source of this.texture.source) source.update();
  }

  /** The scale of an image with this atlas' frames that shows a card of this width, in CSS pixels. */
  zoom(width: number): number {
    return (width * this.plan.scale) / (FACE_WIDTH * this.unit);
  }

  /** Sets the wild faces of this deal; returns false if nothing changed. */
  setWilds(faces: readonly Card[]): boolean {
    if (faces.length === this.wilds.length && faces.every((face, i) => face === this.wilds[i])) return false;
    for (const face of this.wilds) this.texture.remove(wildName(face));
    this.wilds = faces.slice(0, WILD_FACE_SLOTS);
    return true;
  }

  /** Sets the figures of the court cards; returns false if nothing changed. */
  setCourts(courts: Courts | null): boolean {
    if (courts === this.courts) return false;
    this.courts = courts;
    for (const face of ALL_FACES.filter((one) => rankOf(one) > 10)) {
      this.texture.remove(String(face));
      this.texture.remove(wildName(face));
    }
    return true;
  }

  destroy(): void {
    this.textures.remove(this.key);
  }

  private nameOf(face: Card): string {
    return this.wilds.includes(face) ? wildName(face) : String(face);
  }

  /** Draws a face, or the back for null. */
  private paintFace(face: Card | null, name: string): void {
    if (face === null) {
      this.paint(name, ALL_FACES.length, (ctx) => paintBack(ctx, this.plan.back, this.plan.designs));
      return;
    }
    const wild = this.wilds.indexOf(face);
    const slot = wild >= 0 ? ALL_FACES.length + 1 + wild : ALL_FACES.indexOf(face);
    this.paint(name, slot, (ctx) => paintFace(ctx, face, wild >= 0, this.plan, this.courts));
  }

  private paint(name: string, slot: number, draw: (ctx: CanvasRenderingContext2D) => void): void {
    const { width, height } = this.cell;
    const x = (slot % this.columns) * width;
    const y = Math.floor(slot / this.columns) * height;
    const { ctx } = this;
    ctx.clearRect(x, y, width, height);
    ctx.save();
    ctx.beginPath();
    ctx.rect(x, y, width, height);
    ctx.clip();
    ctx.translate(x, y);
    ctx.scale(this.unit, this.unit);
    ctx.translate(SHADOW_MARGIN, SHADOW_MARGIN);
    drawShadow(ctx, this.unit);
    draw(ctx);
    ctx.restore();
    this.texture.add(name, 0, x, y, width, height);
    if (this.unsent === 'none') this.unsent = 'spare';
  }
}

const wildName = (face: Card): string => `wild${face}`;

const cellOf = (unit: number) => ({
  width: Math.ceil((FACE_WIDTH + 2 * SHADOW_MARGIN) * unit) + 2,
  height: Math.ceil((FACE_HEIGHT + 2 * SHADOW_MARGIN) * unit) + 2,
});

/** The wanted size, or the largest at which all cells fit a texture that every device supports. */
function fittingUnit(wanted: number, count: number): number {
  let unit = wanted;
  while (
    Math.floor(MAX_TEXTURE_SIDE_PX / cellOf(unit).width) * Math.floor(MAX_TEXTURE_SIDE_PX / cellOf(unit).height) <
    count
  )
    unit *= 0.95;
  return unit;
}

function drawShadow(ctx: CanvasRenderingContext2D, unit: number): void {
  ctx.save();
  ctx.shadowColor = 'rgba(0, 12, 8, 0.5)';
  ctx.shadowBlur = 8 * unit;
  ctx.shadowOffsetY = 2.6 * unit;
  ctx.fillStyle = '#fff';
  ctx.beginPath();
  ctx.roundRect(1, 1, FACE_WIDTH - 2, FACE_HEIGHT - 2, 8);
  ctx.fill();
  ctx.restore();
}
