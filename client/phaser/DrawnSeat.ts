import type * as Phaser from 'phaser';
import { type PlayerView, type Seat, seatsToAct, takesLeft } from '#engine';
import type { ClockView, LevelName, SeatInfo } from '#protocol';
import { avatarArt, avatarCell } from '../faces/avatars.ts';
import { drawChip, drawGlow, textWidth } from '../faces/shapes.ts';
import { LAYER_DEPTH } from '../stage/layers.ts';
import type { Rect, SeatBox } from '../stage/layout.ts';
import { COLOUR, SEAT_COLOUR } from '../stage/theme.ts';
import { text } from '../text/index.ts';
import type { DrawContext, DrawnTable } from './drawnTable.ts';
import { FittedText } from './FittedText.ts';
import { drawAvatar, drawDealer, drawMelded, drawSeatMark, drawTakes } from './marks.ts';

const TURN_GLOW_PX = 12;

/** A seat: avatar, name, total, number of cards, and the marks of dealer, bot, turn and melds laid. */
export class DrawnSeat {
  readonly seat: Seat;
  private readonly avatar: Phaser.GameObjects.Image;
  private readonly glow: Phaser.GameObjects.Image;
  private readonly count: Phaser.GameObjects.Image;
  private readonly tag: Phaser.GameObjects.Image;
  private readonly dealer: Phaser.GameObjects.Image;
  private readonly melded: Phaser.GameObjects.Image;
  private readonly takes: Phaser.GameObjects.Image;
  /** The mark that its cards carry on the table, where melds belong to players. */
  private readonly sign: Phaser.GameObjects.Image;
  private readonly name: FittedText;
  private readonly total: FittedText;
  private rolled: number | null = null;

  constructor(scene: Phaser.Scene, seat: Seat) {
    this.seat = seat;
    const image = (depth: number) => scene.add.image(0, 0, '__WHITE').setVisible(false).setDepth(depth);
    this.glow = image(LAYER_DEPTH.turnGlow);
    this.avatar = image(LAYER_DEPTH.seats);
    this.count = image(LAYER_DEPTH.seats + 2);
    this.tag = image(LAYER_DEPTH.seats + 3);
    this.dealer = image(LAYER_DEPTH.seats + 4);
    this.melded = image(LAYER_DEPTH.seats + 4);
    this.takes = image(LAYER_DEPTH.seats + 1);
    this.sign = image(LAYER_DEPTH.seats + 3);
    this.name = new FittedText(scene, LAYER_DEPTH.seats + 1);
    this.total = new FittedText(scene, LAYER_DEPTH.seats + 1);
  }

  update(box: SeatBox, drawn: DrawnTable, context: DrawContext): void {
    const { table, layout } = drawn;
    const info = table.seats[this.seat] as SeatInfo;
    const view = table.game?.seats[this.seat];
    const own = box === layout.own;
    this.drawAvatar(box, info, context);
    // In a window the table may wait for several seats.
    const turn = table.stage === 'playing' && table.game !== null && seatsToAct(table.game).includes(this.seat);
    this.drawGlow(box, turn, context);
    const name = info.kind === 'empty' ? text.emptySeat() : own ? text.you() : text.playerName(info);
    const align = own ? 'left' : 'center';
    const colour = info.kind === 'empty' ? COLOUR.textSoft : COLOUR.text;
    this.name.write(name, box.name, { size: layout.type.small, colour, weight: 650, align }, context.scale);
    this.drawTotal(box, drawn, context);
    // The bar over the table reports the viewer's own stand-in; the tag would cover the points.
    const tag = own ? hidden(this.tag) : this.drawTag(box, drawn, context);
    if (view && !own && !view.shown && !drawn.dealing) this.drawCount(box, view.cards, tag, context);
    else hidden(this.count);
    const mark = Math.round(layout.type.small * 1.5);
    const corner = { x: box.rect.x - 1, y: box.rect.y - 1, width: mark, height: mark };
    const called = text.playerName(info);
    const draw = (ctx: CanvasRenderingContext2D, size: number) => drawSeatMark(ctx, size, this.seat, called);
    const sign = box.mark ?? corner;
    this.drawMark(this.sign, `sign/${this.seat}/${called}`, sign, box.mark !== null, draw, context);
    this.drawMark(this.dealer, 'dealer', corner, table.game?.dealer === this.seat, drawDealer, context);
    const far = { ...corner, x: box.rect.x + box.rect.width - mark + 1 };
    this.drawMark(this.melded, 'melded', far, view?.melded === true, drawMelded, context);
    this.drawTakes(box.takes, table.game, context);
  }

  /** Fades in the glow as the turn passes to this seat. */
  brighten(along: number): void {
    this.glow.setAlpha(along);
  }

  /** Shows this number instead of the total while it rolls; null shows the total again. */
  roll(figure: number | null, box: SeatBox, drawn: DrawnTable, context: DrawContext): void {
    this.rolled = figure;
    this.drawTotal(box, drawn, context);
  }

  /** The place of the clock's ring. */
  static ringOf(box: SeatBox): Rect {
    const { x, y, width, height } = box.avatar;
    return { x: x - 3, y: y - 3, width: width + 6, height: height + 6 };
  }

  private drawAvatar(box: SeatBox, info: SeatInfo, { cache }: DrawContext): void {
    const { avatar } = box;
    const colour = SEAT_COLOUR[this.seat % SEAT_COLOUR.length] as string;
    const here = info.connected && info.kind !== 'empty';
    // Reading the signal repaints the seats when the avatars arrive.
    const cell = avatarArt.value && avatarCell(info);
    const look = { name: text.playerName(info), colour, here, cell };
    const size = Math.round(avatar.width);
    const key = cache.texture(`avatar/${JSON.stringify(look)}`, size, size, (ctx) => drawAvatar(ctx, size, look));
    cache.put(this.avatar, key, avatar);
  }

  private drawGlow({ rect }: SeatBox, on: boolean, { cache }: DrawContext): void {
    this.glow.setVisible(on);
    if (!on) this.glow.setAlpha(1);
    if (!on) return;
    const width = Math.round(rect.width);
    const height = Math.round(rect.height);
    const key = cache.texture('turn', width + 2 * TURN_GLOW_PX, height + 2 * TURN_GLOW_PX, (ctx) =>
      drawGlow(ctx, width, height, TURN_GLOW_PX, 12, 2.5),
    );
    cache.put(this.glow, key, rect, TURN_GLOW_PX);
  }

  private drawTotal(box: SeatBox, { table, layout }: DrawnTable, { scale }: DrawContext): void {
    const total = this.rolled ?? table.game?.seats[this.seat]?.total;
    const own = box === layout.own;
    const look = {
      size: layout.type.small,
      colour: COLOUR.textSoft,
      align: own ? ('left' as const) : ('center' as const),
    };
    const long = total === undefined ? '' : text.points(total);
    const fits = textWidth(long, look.size) <= box.total.width;
    this.total.write(fits || total === undefined ? long : text.pointsShort(total), box.total, look, scale);
  }

  /** Draws the cards that the seat may still take out of turn, and outlines of those taken (R163). */
  private drawTakes(rect: Rect | null, game: PlayerView | null, { cache }: DrawContext): void {
    this.takes.setVisible(false);
    if (!rect || !game) return;
    const { width, height } = rect;
    const { takes } = game.rules.draw;
    const left = takesLeft(game, this.seat, game.seats[this.seat]?.melded === true);
    const draw = (ctx: CanvasRenderingContext2D) => drawTakes(ctx, width, height / takes, left, takes);
    cache.put(this.takes, cache.texture(`takes/${left}`, width, height, draw), rect);
  }

  /** Draws the number of cards in the middle of the fan, or farther right or up if the tag reaches so far. */
  private drawCount({ fan, rect }: SeatBox, cards: number, tag: TagEdges, { cache }: DrawContext): void {
    const { size, height } = countMeasures(fan);
    const width = Math.max(height, Math.round(textWidth(String(cards), size) + size * 0.8));
    const look = { size, ink: COLOUR.text, fill: 'rgba(4, 20, 17, 0.88)', edge: 'rgba(255, 255, 255, 0.25)' };
    const key = cache.texture(`count/${cards}`, width, height, (ctx) =>
      drawChip(ctx, String(cards), width, height, look),
    );
    const most = rect.x + rect.width - width;
    const x = Math.min(Math.max(fan.x + (fan.width - width) / 2, tag.end), most);
    const low = fan.y + fan.height - height * 0.96;
    cache.put(this.count, key, {
      x,
      y: tag.end > most + ROUND_ENDS_OVERLAP_PX ? Math.min(low, tag.top - height + ROUND_ENDS_OVERLAP_PX / 2) : low,
      width,
      height,
    });
  }

  /** Draws the tag, if the seat has one, and returns its edges. */
  private drawTag(
    { rect, avatar, fan, name }: SeatBox,
    { table, layout }: DrawnTable,
    { cache }: DrawContext,
  ): TagEdges {
    const info = table.seats[this.seat] as SeatInfo;
    const levels = table.seats.flatMap(({ level }) => level ?? []);
    // The number of cards has its place beside the tag, or above it where the seat is too narrow.
    const beside = rect.width - countMeasures(fan).height + ROUND_ENDS_OVERLAP_PX;
    const { word, size } = tagOf(info, levels, layout.type.small * 0.79, beside, rect.width);
    if (word === '') return hidden(this.tag);
    const height = Math.round(size * 1.35);
    const width = tagWidth({ word, size });
    const look = { size, weight: 800, ink: '#0d1a2b', fill: '#cfe3ff', edge: 'rgba(6, 26, 22, 0.8)' };
    const key = cache.texture(`tag/${word}/${size}`, width, height, (ctx) => drawChip(ctx, word, width, height, look));
    const centred = avatar.x + (avatar.width - width) / 2;
    const x = Math.max(rect.x, Math.min(centred, rect.x + rect.width - width));
    // As low as the letters of the name allow, to leave the avatar free.
    const y = Math.min(avatar.y + avatar.height - height * 0.4, name.y + CAPITALS_LEADING_PX - height);
    cache.put(this.tag, key, { x, y, width, height });
    return { end: x + width, top: y };
  }

  private drawMark(
    image: Phaser.GameObjects.Image,
    name: string,
    rect: Rect,
    on: boolean,
    draw: (ctx: CanvasRenderingContext2D, size: number) => void,
    { cache }: DrawContext,
  ): void {
    image.setVisible(false);
    if (!on) return;
    const size = Math.round(rect.width);
    cache.put(
      image,
      cache.texture(name, size, size, (ctx) => draw(ctx, size)),
      rect,
    );
  }
}

/** The right and the upper edge of a tag. */
interface TagEdges {
  readonly end: number;
  readonly top: number;
}

/** Hides an image, which then ends at the left of everything. */
function hidden(image: Phaser.GameObjects.Image): TagEdges {
  image.setVisible(false);
  return { end: Number.NEGATIVE_INFINITY, top: 0 };
}

/** How far the round ends of a tag and of the number of cards may overlap, in px. */
const ROUND_ENDS_OVERLAP_PX = 4;

/** The letters of the number of cards, and the height of its mark, which is at least as wide. */
function countMeasures(fan: Rect): { readonly size: number; readonly height: number } {
  const size = Math.max(12, Math.round(fan.height * 0.34));
  return { size, height: Math.round(size * 1.45) };
}

interface Tag {
  readonly word: string;
  readonly size: number;
}

/** The free space above the capitals in a line of text, in px. */
const CAPITALS_LEADING_PX = 3;

/** The smallest letters of a tag, in px. */
const TAG_FONT_MIN_PX = 8.5;

const tagWidth = ({ word, size }: Tag): number => Math.round(textWidth(word, size, 800) + size * 0.8);

/**
 * The tag of a seat: bots always have one, with their level if there is room for the `levels` of all of them in the
 * same form, and so do stand-ins and players who are away.
 */
function tagOf(info: SeatInfo, levels: readonly LevelName[], size: number, beside: number, whole: number): Tag {
  const { level } = info;
  if (level === null) return { word: info.standIn ? text.standIn() : isAway(info) ? text.away() : '', size };
  const forms: readonly ((level: LevelName) => Tag)[] = [
    (each) => ({ word: text.botMark(each), size }),
    (each) => ({ word: text.botMarkShort(each), size }),
    (each) => ({ word: text.botMarkShort(each), size: TAG_FONT_MIN_PX }),
  ];
  const fits = (tag: Tag): boolean => tagWidth(tag) <= (tag.size === TAG_FONT_MIN_PX ? whole : beside);
  const form = forms.find((tag) => levels.every((each) => fits(tag(each))));
  return form?.(level) ?? { word: text.bot(), size };
}

const isAway = ({ kind, connected }: SeatInfo): boolean => kind === 'person' && !connected;

const RING_KEY = 'turn-ring';
const RING_STEPS = 120;
/** In the last 10 s the ring has another colour and width. */
const LATE_MS = 10_000;

/** The time left in a turn, as a ring around an avatar. */
export class TurnRing {
  private readonly image: Phaser.GameObjects.Image;
  private readonly texture: Phaser.Textures.CanvasTexture | null;
  private clock: ClockView | null = null;
  private since = 0;
  private part = 0;
  /** The current content of the texture. */
  private readonly drawn = { size: 0, part: -1, late: false };

  constructor(scene: Phaser.Scene) {
    this.texture = scene.textures.createCanvas(RING_KEY, 2, 2);
    this.image = scene.add.image(0, 0, RING_KEY).setOrigin(0, 0).setDepth(LAYER_DEPTH.turnRing).setVisible(false);
  }

  /** Sets the clock received from the table at `now` (ms of any monotonic clock). */
  set(clock: ClockView | null, now: number): void {
    const same = clock && this.clock && clock.run === this.clock.run && clock.left === this.clock.left;
    if (!same) this.since = now;
    this.clock = clock;
  }

  /** Whether the ring would now look different. */
  isStale(now: number): boolean {
    return this.clock !== null && this.clock.seat >= 0 && partLeft(this.clock, this.left(now)) !== this.part;
  }

  /** Draws the ring in `rect`; null hides it. */
  draw(rect: Rect | null, now: number, scale: number): void {
    const { clock } = this;
    this.image.setVisible(rect !== null && clock !== null);
    if (!rect || !clock || !this.texture) return;
    const left = this.left(now);
    const part = partLeft(clock, left);
    this.part = part;
    const size = Math.ceil(rect.width * scale);
    const late = left < LATE_MS;
    const { drawn } = this;
    this.image.setPosition(Math.round(rect.x * scale), Math.round(rect.y * scale));
    if (drawn.size === size && drawn.part === part && drawn.late === late) return;
    Object.assign(drawn, { size, part, late });
    if (this.texture.width !== size) this.texture.setSize(size, size);
    drawRing(this.texture.context, size, part, late, scale);
    this.texture.refresh();
    this.image.setFrame('__BASE').setSizeToFrame();
  }

  private left(now: number): number {
    return Math.max(0, (this.clock?.left ?? 0) - (now - this.since));
  }
}

const partLeft = ({ total }: ClockView, left: number): number =>
  Math.ceil((left / Math.max(1, total)) * RING_STEPS) / RING_STEPS;

function drawRing(ctx: CanvasRenderingContext2D, size: number, part: number, late: boolean, scale: number): void {
  const line = (late ? 5 : 3.5) * scale;
  ctx.clearRect(0, 0, size, size);
  ctx.lineWidth = line;
  ctx.lineCap = 'round';
  ctx.strokeStyle = 'rgba(4, 20, 17, 0.75)';
  ctx.beginPath();
  ctx.arc(size / 2, size / 2, size / 2 - 3 * scale, 0, Math.PI * 2);
  ctx.stroke();
  ctx.strokeStyle = late ? '#ff8a5c' : COLOUR.goldLight;
  ctx.beginPath();
  ctx.arc(size / 2, size / 2, size / 2 - 3 * scale, -Math.PI / 2, -Math.PI / 2 + Math.PI * 2 * part);
  ctx.stroke();
}
