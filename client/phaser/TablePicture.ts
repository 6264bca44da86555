import type * as Phaser from 'phaser';
import type { SentEvent } from '#protocol';
import type { Target } from '../game/types.ts';
import { caretAt } from '../stage/gestures.ts';
import { type Layout, type Point, type Pose, type Rect, type SeatBox, seatBoxes } from '../stage/layout.ts';
import { openHand } from '../stage/layoutHand.ts';
import { type CardKey, cardKey, pendingCardKeys, stockPose } from '../stage/picture.ts';
import { isDealt, isStill, MOTION_MS, type MotionPace, type MotionStep } from '../stage/steps.ts';
import { Backdrop } from './Backdrop.ts';
import { TableAtlases } from './CardAtlas.ts';
import { CardLayer } from './CardLayer.ts';
import type { Celebrations } from './Celebrations.ts';
import { Director, type Effects } from './Director.ts';
import { DraggedCards } from './DraggedCards.ts';
import { DrawnSeat, TurnRing } from './DrawnSeat.ts';
import type { DrawContext, DrawnTable } from './drawnTable.ts';
import { HandMarks } from './HandMarks.ts';
import { HighlightMarks, Ripple } from './HighlightMarks.ts';
import { TextureCache } from './images.ts';
import { MeldMarks } from './MeldMarks.ts';
import { PressMark } from './PressMark.ts';
import { PileMarks, PilesView } from './piles.ts';
import { BadgeView, PromptView } from './tableTexts.ts';

/** The width of the bar that shows where dragged cards would go. */
const CARET_WIDTH_PX = 6;

/** The dragged cards, and the melds of the hand that make no room for them. */
type DraggedAndPrepared = Pick<DrawnTable, 'dragged' | 'prepared'>;

/** The painted table. Call `show` with each change of the table and `frame` for each frame. */
export class TablePicture {
  readonly drag: DraggedCards;
  private readonly scene: Phaser.Scene;
  private readonly bakery: TextureCache;
  private readonly atlases: TableAtlases;
  private readonly cards: CardLayer;
  private readonly director: Director;
  private readonly backdrop: Backdrop;
  private readonly badge: BadgeView;
  private readonly piles: PilesView;
  private readonly pileMarks: PileMarks;
  private readonly prompt: PromptView;
  private readonly melds: MeldMarks;
  private readonly highlights: HighlightMarks;
  private readonly hand: HandMarks;
  private readonly pressed: PressMark;
  private readonly ring: TurnRing;
  private readonly ripple: Ripple;
  /** Null until it is fetched; if that fails, nothing is celebrated and the next rest tries again. */
  private celebrations: Celebrations | null = null;
  private isFetching = false;
  private readonly seats = new Map<number, DrawnSeat>();
  private drawn: DrawnTable | null = null;
  /** The layout of the table; that of `drawn` may have a gap in the hand. */
  private layout: Layout | null = null;
  private pace: MotionPace = { speed: 'off', reduced: true, touch: false };
  /** All seats with the viewer's own, and the place of the clock's ring. */
  private boxes: readonly SeatBox[] = [];
  private clockAt: Rect | null = null;
  private context: DrawContext;

  constructor(scene: Phaser.Scene) {
    this.scene = scene;
    this.bakery = new TextureCache(scene.textures, 1);
    this.context = { cache: this.bakery, scale: 1 };
    this.atlases = new TableAtlases(scene.textures);
    this.cards = new CardLayer(scene, this.atlases);
    this.drag = new DraggedCards(this.cards);
    this.backdrop = new Backdrop(scene);
    this.badge = new BadgeView(scene);
    this.piles = new PilesView(scene);
    this.pileMarks = new PileMarks(scene);
    this.prompt = new PromptView(scene);
    this.melds = new MeldMarks(scene);
    this.highlights = new HighlightMarks(scene);
    this.hand = new HandMarks(scene);
    this.pressed = new PressMark(scene);
    this.ring = new TurnRing(scene);
    this.ripple = new Ripple(scene);
    this.director = new Director(this.cards, this.effects(), () => performance.now());
  }

  get busy(): boolean {
    return this.director.busy || this.cards.busy || this.drag.busy || this.pressed.busy;
  }

  /** Whether the ring of a running clock needs another frame. */
  isStale(now: number): boolean {
    return this.ring.isStale(now);
  }

  /**
   * Shows the table and returns the motion that begins. `events` tell how the table got there; if null, it settles at
   * once. `scale`: device pixels per CSS pixel.
   */
  show(
    next: Omit<DrawnTable, 'over' | 'caret' | 'reach' | 'dealing'>,
    events: readonly SentEvent[] | null,
    pace: MotionPace,
    scale: number,
  ): readonly MotionStep[] {
    const { over = null, reach = 0 } = this.drawn ?? {};
    const dealing = events?.some(isDealt) === true || (this.drawn?.dealing === true && this.director.showing);
    this.layout = next.layout;
    this.pace = pace;
    if (isStill(pace)) this.cards.hover(null);
    this.cards.weigh(!isStill(pace));
    const drawn: DrawnTable = { ...next, ...this.opened(next.layout, next, over), over, reach, dealing };
    this.drawn = drawn;
    this.bakery.scale = scale;
    this.context = { cache: this.bakery, scale };
    const { layout, table, settings } = drawn;
    const { old, changed } = this.atlases.prepare(layout, table.game, settings, scale);
    this.backdrop.update(layout, scale);
    this.badge.update(drawn, this.context);
    this.piles.update(drawn, this.context, this.atlases);
    if (changed) this.cards.redraw();
    for (const atlas of old) atlas.destroy();
    this.ring.set(table.clock, performance.now());
    this.boxes = seatBoxes(layout);
    const timed = this.boxOf(table.clock?.seat ?? -1);
    this.clockAt = timed ? DrawnSeat.ringOf(timed) : null;
    this.drawTexts(drawn);
    this.pileMarks.update(drawn, this.context);
    const steps = this.director.show({ table, layout }, events, pace);
    this.highlights.update(drawn, this.context, this.cards);
    this.cards.makeReady(pendingCardKeys(drawn.pending, layout), stockPose(layout));
    this.frame(isStill(pace) ? MOTION_MS.press : 0);
    return steps;
  }

  /** Sets the target under the dragged cards; null if none are dragged. Over the hand its neighbours make room. */
  hover(over: Target | null): void {
    const { drawn, layout } = this;
    if (!drawn || !layout || drawn.over === over) return;
    const isMoved = gapIn(drawn.over) !== gapIn(over);
    this.drawn = { ...drawn, over, ...(isMoved && this.opened(layout, drawn, over)) };
    this.highlights.update(this.drawn, this.context, this.cards);
    if (isMoved && !isStill(this.pace)) this.director.show(this.drawn, [], this.pace);
  }

  /** Lifts the card of the hand under a mouse a little, if there is motion; returns true if that changed anything. */
  point(at: Target | null): boolean {
    return this.cards.hover(at?.on === 'hand' && !isStill(this.pace) ? cardKey(at.card) : null);
  }

  /** The layout with a gap in the hand where the dragged cards would go; without motion, a bar shows the place. */
  private opened(layout: Layout, drawn: DraggedAndPrepared, over: Target | null): Pick<DrawnTable, 'layout' | 'caret'> {
    const { dragged } = drawn;
    const aside = drawn.prepared.flatMap(({ cards }) => cards);
    // Melds put aside stay whole and at the left of the hand, wherever cards are dropped.
    const gap = gapIn(over) < 0 ? -1 : Math.max(gapIn(over), aside.length);
    if (gap < 0 || dragged.length === 0 || dragged.some((card) => aside.includes(card))) return { layout, caret: null };
    if (isStill(this.pace)) return { layout, caret: caretAt(layout, gap, CARET_WIDTH_PX) };
    return { layout: { ...layout, hand: openHand(layout, dragged, gap) }, caret: null };
  }

  /** Sets how many cards of the pile the pointer is about to take; returns true if that changed. */
  reach(depth: number): boolean {
    if (!this.drawn || this.drawn.reach === depth) return false;
    this.drawn = { ...this.drawn, reach: depth };
    this.pileMarks.update(this.drawn, this.context);
    return true;
  }

  /** Draws a frame, `ms` after the last one. */
  frame(ms: number): void {
    const { busy } = this.director;
    this.director.advance();
    if (this.drawn?.dealing && !this.director.showing) {
      this.drawn = { ...this.drawn, dealing: false };
      this.drawTexts(this.drawn);
    }
    const { drawn } = this;
    if (!drawn) return;
    this.cards.advance(ms);
    this.drag.advance(ms);
    this.melds.update(drawn, this.context, this.cards);
    if (busy) this.highlights.update(drawn, this.context, this.cards);
    this.hand.update(drawn, this.context, this.cards);
    this.pressed.draw(ms, this.context, this.cards);
    this.ring.draw(this.clockAt, performance.now(), this.context.scale);
    this.atlases.upload();
  }

  /** Draws faces ahead of time while nothing moves; returns false when all are drawn, and fetches celebrations. */
  drawMore(): boolean {
    if (this.atlases.drawMore()) return true;
    // Before the first deal, while players' shares are still missing, they would hold up its cards.
    if ((this.drawn?.table.game?.stock ?? 0) > 0) void this.fetchCelebrations();
    return false;
  }

  private async fetchCelebrations(): Promise<void> {
    if (this.isFetching) return;
    this.isFetching = true;
    try {
      const { Celebrations } = await import('./Celebrations.ts');
      this.celebrations = new Celebrations(this.scene);
    } catch {
      this.isFetching = false;
    }
  }

  /** Ends a deal, a tally or a swap on a tap or a drag; shorter motion goes on. */
  hurry(): void {
    if (this.director.showing) this.skip();
  }

  skip(): void {
    this.director.skip();
    this.frame(0);
  }

  /** Sets what the finger presses; null for nothing. */
  press(target: Target | null): void {
    if (this.drawn) this.pressed.set(target, this.drawn.layout);
  }

  /** Gives a dragged card its key once it is known; it continues from where it is. */
  name(guest: CardKey, key: CardKey): void {
    if (!this.drag.held.includes(guest)) return;
    this.drag.release();
    this.cards.rename(guest, key);
  }

  lift(keys: readonly CardKey[], lead: number, at: Point, touch: boolean, guest: Pose | null): void {
    this.drag.lift(keys, lead, at, touch, guest);
  }

  /** Releases the dragged cards: they glide home unless a step takes them elsewhere. */
  letGo(): void {
    this.director.glideHome(this.drag.release());
  }

  /** Draws all seats and the texts for the viewer. */
  private drawTexts(drawn: DrawnTable): void {
    for (const box of this.boxes) this.seatView(box).update(box, drawn, this.context);
    this.prompt.update(drawn, this.context);
  }

  private boxOf(seat: number): SeatBox | undefined {
    return this.boxes.find((box) => box.seat === seat);
  }

  private seatView({ seat }: SeatBox): DrawnSeat {
    const there = this.seats.get(seat) ?? new DrawnSeat(this.scene, seat);
    this.seats.set(seat, there);
    return there;
  }

  /** Sets the number a seat shows while its total rolls; null for the true total. */
  private roll(seat: number, figure: number | null): void {
    const box = this.boxOf(seat);
    if (box && this.drawn) this.seatView(box).roll(figure, box, this.drawn, this.context);
  }

  private effects(): Effects {
    const size = (): number => this.drawn?.layout.type.body ?? 16;
    return {
      points: (step, along) => {
        this.celebrations?.points.show(step, along, this.context, size());
        this.cards.hop(cardKey(step.card), along, step.wild);
      },
      total: ({ seat, from, to }, along) => this.roll(seat, Math.round(from + (to - from) * along)),
      turn: ({ seat }, along) => this.seats.get(seat)?.brighten(along),
      ring: ({ rect }, along) => this.ripple.show(rect, along, this.context),
      honour: (step, along) => {
        const box = this.boxOf(step.seat);
        if (box) this.celebrations?.honours.show(step, along, box, this.context, size());
      },
      burst: (step, along) => this.celebrations?.bursts.show(step, along, this.context, size()),
      shine: (step, along) => {
        const { cards, context } = this;
        const end = cards.held.has(step.key) ? 1 : along;
        this.celebrations?.wilds.show(step, end, cards.get(step.key), cards.atlases, context);
      },
      settled: () => {
        this.ripple.hide();
        this.celebrations?.clear();
        for (const { seat } of this.boxes) this.roll(seat, null);
      },
    };
  }
}

/** The gap of the hand that a target is; -1 for any other. */
const gapIn = (target: Target | null): number => (target?.on === 'gap' ? target.index : -1);
