import type * as Phaser from 'phaser';
import { type Card, faceOf, isWild, JOKER, type PlayerView, rankOf } from '#engine';
import { type CardBack, hasFourInks, type Settings } from '../device/settings.ts';
import { courtArt } from '../faces/courtArt.ts';
import { moreDesigns } from '../faces/designs.ts';
import { cardWords, type Designs, faceDesign, paintBack, paintFace } from '../faces/face.ts';
import { type Courts, FACE_HEIGHT, FACE_WIDTH, type FaceStyle } from '../faces/paper.ts';
import type { CardBox, CardZone, Layout } from '../stage/layout.ts';
import { text } from '../text/index.ts';
import { typefaceParts } from './FittedText.ts';
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

/**
 * Melds shrink as the table fills: faces are redrawn only when they would be this many times too large, or their word
 * this many times too narrow.
 */
const MAX_REUSE_RATIO = 1.3;

type AtlasName = 'hand' | 'stock' | 'pile' | 'meld' | 'fan';

const ATLAS_OF_ZONE: Record<CardZone, AtlasName> = {
  hand: 'hand',
  stock: 'stock',
  pile: 'pile',
  meld: 'meld',
  shown: 'meld',
  fan: 'fan',
};
/** Below this card width a fanned pile uses the design with large corners. */
const SMALL_PILE_CARD_WIDTH_PX = 44;
/** Faces to draw per idle frame; a slow device takes a few milliseconds for them. */
const FACES_PER_IDLE_FRAME = 4;

interface Prepared {
  readonly old: readonly CardAtlas[];
  readonly changed: boolean;
}

/** The card faces of a table: one atlas per zone at its size, redrawn when sizes or settings change. */
export class TableAtlases {
  scale = 1;
  private readonly textures: Phaser.Textures.TextureManager;
  private readonly atlases = new Map<AtlasName, CardAtlas>();
  private drawn = 0;

  constructor(textures: Phaser.Textures.TextureManager) {
    this.textures = textures;
  }

  of(zone: CardZone): CardAtlas {
    // Stock and pile share an atlas while their cards have the same size.
    const atlas = this.atlases.get(ATLAS_OF_ZONE[zone]) ?? this.atlases.get('pile');
    if (!atlas) throw new Error('card atlases are not prepared before the first layout');
    return atlas;
  }

  /**
   * Prepares the atlases for a layout. `old` may be destroyed once no card shows them; if `changed`, every card must be
   * redrawn.
   */
  prepare(layout: Layout, game: PlayerView | null, settings: Settings, scale: number): Prepared {
    this.scale = scale;
    const old: CardAtlas[] = [];
    let changed = false;
    // Reading the signal repaints the table when the figures arrive.
    const courts = courtArt.value;
    for (const [name, plan] of plansOf(layout, game, settings, scale)) {
      const there = this.atlases.get(name);
      if (there && serves(there.plan, plan)) continue;
      if (there) old.push(there);
      changed = true;
      this.atlases.set(name, new CardAtlas(this.textures, `cards-${name}-${++this.drawn}`, plan, courts));
    }
    const wilds = wildFaces(game);
    for (const atlas of this.atlases.values()) {
      changed = atlas.setWilds(wilds) || changed;
      changed = atlas.setCourts(courts) || changed;
    }
    return { old, changed };
  }

  /** Draws some more faces ahead of time; returns false when all are drawn. */
  drawMore(): boolean {
    let left = FACES_PER_IDLE_FRAME;
    for (const atlas of this.atlases.values()) {
      while (left > 0 && atlas.drawMore()) left--;
    }
    if (left > 0) this.upload();
    return left === 0;
  }

  /** Uploads new faces to the graphics card. Call it before a frame that shows them. */
  upload(): void {
    for (const atlas of this.atlases.values()) atlas.upload();
  }
}

function plansOf(layout: Layout, game: PlayerView | null, settings: Settings, scale: number): [AtlasName, AtlasPlan][] {
  const { face, cardBack: back } = settings;
  const fourColours = hasFourInks(settings);
  const word = game ? text.wildMark(game.rules) : undefined;
  const plan = (width: number, design: 'large' | 'small', cards?: readonly CardBox[]): AtlasPlan => {
    const words = cardWords(word, cards);
    const style = { face, fourColours, words, design: design === 'large' ? faceDesign(face, width) : design };
    return { width, scale, back, style, designs: moreDesigns.value, typefaceParts: typefaceParts.value };
  };
  // Hands shown after a deal have these faces too, but would change the word on all melds in mid-celebration.
  const inMelds = layout.melds.flatMap(({ cards }) => cards);
  const fan = layout.seats[0]?.fan.height ?? layout.stock.width / 2;
  return [
    ['hand', plan(layout.handCard.width, 'large', layout.hand)],
    ...(layout.pileCard.width < layout.stock.width - 0.5
      ? [['stock', plan(layout.stock.width, 'large')] as [AtlasName, AtlasPlan]]
      : []),
    [
      'pile',
      plan(
        layout.pileCard.width,
        layout.pileCard.width < SMALL_PILE_CARD_WIDTH_PX ? 'small' : 'large',
        layout.pileCards,
      ),
    ],
    ['meld', plan(layout.meldCard.width, 'small', inMelds)],
    ['fan', plan(fan * 0.57, 'small')],
  ];
}

function serves(have: AtlasPlan, want: AtlasPlan): boolean {
  const { room } = have.style.words;
  const wanted = want.style.words;
  return (
    have.scale === want.scale &&
    have.back === want.back &&
    have.designs === want.designs &&
    have.typefaceParts === want.typefaceParts &&
    have.width >= want.width - 0.5 &&
    have.width <= want.width * MAX_REUSE_RATIO &&
    // A word that ends sooner serves too: hands grow and shrink by a card at every draw and discard.
    room <= wanted.room &&
    room * MAX_REUSE_RATIO >= wanted.room &&
    JSON.stringify(have.style) === JSON.stringify({ ...want.style, words: { ...wanted, room } })
  );
}

function wildFaces(game: PlayerView | null): number[] {
  if (!game || game.deal === 0) return [];
  const faces = [...Array.from({ length: 52 }, (_, card) => card), JOKER];
  return faces.filter((card) => isWild(game.rules, game.wildRank, card));
}
