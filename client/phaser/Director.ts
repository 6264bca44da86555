import type { SentEvent } from '#protocol';
import { choreograph } from '../stage/choreograph.ts';
import { LAYER_DEPTH } from '../stage/layers.ts';
import type { Layout, Pose } from '../stage/layout.ts';
import { type CardPicture, pictureOf } from '../stage/picture.ts';
import {
  isStill,
  lengthOf,
  MOTION_MS,
  type MotionPace,
  type MotionStep,
  type StageScene,
  slowness,
} from '../stage/steps.ts';
import type { CardLayer } from './CardLayer.ts';
import type { CardSprite } from './CardSprite.ts';

/** The effects of steps other than moving cards: flying points, rolling totals, celebrated seats, light. */
export type Effects = {
  readonly [Type in Exclude<MotionStep['type'], 'move' | 'vanish'>]: (
    step: MotionStep & { type: Type },
    along: number,
  ) => void;
} & {
  /** All motion has ended: removes effects that only belong to motion. */
  settled(): void;
};

interface Running {
  readonly step: MotionStep;
  readonly begins: number;
  /** Where the card was when its step began. */
  origin: Pick<CardSprite, 'x' | 'y' | 'width' | 'angle' | 'pose'> | null;
}

/** Events shown at length, which a tap ends. */
const SKIPPABLE_EVENTS: readonly SentEvent['type'][] = ['dealt', 'dealtOn', 'dealEnded', 'swapped'];
/** Cards in flight rise a little, as if thrown by hand. */
const FLIGHT_RISE_RATIO = 0.1;
/** A back that shrinks keeps its first picture while it is this many times as wide as at its end. */
const LARGE_BACK_RATIO = 1.2;

/**
 * Plays steps and then settles the cards to the layout. Nothing waits for it: a new picture takes cards from wherever
 * they are, and all other motion continues.
 */
export class Director {
  private readonly cards: CardLayer;
  private readonly effects: Effects;
  private running: Running[] = [];
  private last: StageScene | null = null;
  private picture: CardPicture = new Map();
  /** When the deal, tally or swap being shown ends, in ms of the clock. */
  private showEnds = 0;
  /** How long a released card takes to glide home, in ms. */
  private homeMs = 0;
  private readonly clock: () => number;

  /** `clock` returns the time in milliseconds. */
  constructor(cards: CardLayer, effects: Effects, clock: () => number) {
    this.cards = cards;
    this.effects = effects;
    this.clock = clock;
  }

  get busy(): boolean {
    return this.running.length > 0;
  }

  /** Whether a deal, a tally or a swap is being shown. */
  get showing(): boolean {
    return this.busy && this.clock() < this.showEnds;
  }

  /**
   * Shows a new scene and returns the steps that begin. `events` tell how the table got there; if null, the cards
   * settle without motion.
   */
  show(scene: StageScene, events: readonly SentEvent[] | null, pace: MotionPace): readonly MotionStep[] {
    const isDeal = events?.some((event) => event.type === 'dealt') ?? false;
    const before = this.last ?? (isDeal ? { ...scene, layout: bareOf(scene.layout) } : null);
    this.last = scene;
    this.picture = pictureOf(scene.layout);
    this.homeMs = isStill(pace) ? 0 : MOTION_MS.settle * slowness(pace);
    const resized = before?.layout.width !== scene.layout.width || before?.layout.height !== scene.layout.height;
    if (!before || events === null || resized) {
      this.skip();
      return [];
    }
    if (isDeal) this.finish(pictureOf(before.layout));
    const steps = choreograph(before, scene, events, pace);
    const renewed = new Set(steps.flatMap((step) => ('key' in step ? [step.key] : [])));
    this.drop(renewed);
    const now = this.clock();
    if (events.some(({ type }) => SKIPPABLE_EVENTS.includes(type))) this.showEnds = now + lengthOf(steps);
    const rolling = new Set<number>();
    for (const step of steps) {
      this.running.push({ step, begins: now + step.start, origin: null });
      // The ring of the turn stays dark until it fades in.
      if (step.type === 'turn') this.effects.turn(step, 0);
      if (step.type !== 'total' || rolling.has(step.seat)) continue;
      // A total shows its old number until it starts to roll.
      rolling.add(step.seat);
      this.effects.total(step, 0);
    }
    this.advance();
    return steps;
  }

  /** Ends all motion at once. */
  skip(): void {
    this.finish(this.picture);
  }

  /** Lets released cards glide to their places, at the current pace. */
  glideHome(keys: Iterable<string>): void {
    for (const key of keys) {
      const to = this.picture.get(key);
      if (!to) {
        this.cards.remove(key);
        continue;
      }
      this.drop(new Set([key]));
      const step: MotionStep = {
        type: 'move',
        key,
        from: null,
        to,
        start: 0,
        ms: this.homeMs,
        flight: true,
        fade: false,
      };
      this.running.push({ step, begins: this.clock(), origin: null });
    }
  }

  /** Plays all running steps up to now. */
  advance(): void {
    const now = this.clock();
    const { running } = this;
    if (running.length === 0) return;
    let left = 0;
    for (const one of running) {
      const { step, begins } = one;
      const isOver = now >= begins && this.play(one, step.ms > 0 ? Math.min(1, (now - begins) / step.ms) : 1) >= 1;
      if (!isOver) running[left++] = one;
    }
    running.length = left;
    if (left === 0) this.finish(this.picture);
  }

  /** Ends the steps of these cards where they are. */
  private drop(keys: ReadonlySet<string>): void {
    this.running = this.running.filter(({ step }) => {
      if (!('key' in step) || !keys.has(step.key)) return true;
      if (step.type === 'shine') this.effects.shine(step, 1);
      return false;
    });
  }

  private finish(picture: CardPicture): void {
    for (const { step } of this.running) {
      if (step.type === 'turn') this.effects.turn(step, 1);
      // A card in the middle of its hop comes down.
      if (step.type === 'points') this.effects.points(step, 1);
    }
    this.running = [];
    this.cards.settle(picture);
    this.effects.settled();
  }

  private play(running: Running, along: number): number {
    const { step } = running;
    if (step.type === 'move') this.move(running, step, along);
    else if (step.type === 'vanish') this.vanish(step, along);
    else {
      const show: (step: never, along: number) => void = this.effects[step.type];
      show(step as never, along);
    }
    return along;
  }

  private vanish(step: MotionStep & { type: 'vanish' }, along: number): void {
    const sprite = this.cards.get(step.key);
    if (!sprite) return;
    if (along >= 1) {
      this.cards.remove(step.key);
      return;
    }
    sprite.alpha = 1 - along;
    sprite.show(this.cards.atlases, sprite.pose);
  }

  private move(running: Running, step: MotionStep & { type: 'move' }, along: number): void {
    if (this.cards.held.has(step.key)) return;
    const { to } = step;
    const sprite = this.cards.need(step.key, step.from ?? to);
    running.origin ??= { x: sprite.x, y: sprite.y, width: sprite.width, angle: sprite.angle, pose: sprite.pose };
    if (along >= 1) {
      sprite.rest(to, this.cards.atlases);
      return;
    }
    if (step.fade) {
      sprite.rest(to, this.cards.atlases);
      sprite.alpha = along;
    } else glide(sprite, running.origin, to, along, step.flight);
    sprite.show(this.cards.atlases, lookOf(sprite, running.origin.pose, to, along));
  }
}

/** The layout without cards, as before the first deal. */
const bareOf = (layout: Layout): Layout => ({
  ...layout,
  hand: [],
  melds: [],
  pileCards: [],
  indicator: null,
  seats: layout.seats.map((seat) => ({ ...seat, cards: [] })),
});

/** Flying cards start and end softly; slides, which are aimed anew under way, only end so. */
const eased = (along: number, flight: boolean): number =>
  flight && along < 0.5 ? 4 * along ** 3 : 1 - (flight ? 4 : 1) * (1 - along) ** 3;

function glide(
  sprite: CardSprite,
  origin: NonNullable<Running['origin']>,
  to: Pose,
  along: number,
  flight: boolean,
): void {
  const t = eased(along, flight);
  const goalX = to.rect.x + to.rect.width / 2;
  const goalY = to.rect.y + to.rect.height / 2;
  const hump = flight ? Math.sin(Math.PI * along) * FLIGHT_RISE_RATIO : 0;
  sprite.x = origin.x + (goalX - origin.x) * t;
  sprite.y = origin.y + (goalY - origin.y) * t - hump * Math.min(260, Math.abs(goalX - origin.x)) * 0.5;
  sprite.width = (origin.width + (to.rect.width - origin.width) * t) * (1 + hump);
  sprite.angle = origin.angle + (to.angle - origin.angle) * t;
  sprite.depth = flight ? LAYER_DEPTH.flight + to.depth : to.depth;
  sprite.flat =
    origin.pose.card === to.card ? 1 : Math.max(0.12, Math.abs(Math.cos(Math.PI * Math.min(1, along * 1.25))));
}

/** The look of a moving card: its old face until it is on edge, then the new one. */
function lookOf(sprite: CardSprite, from: Pose, to: Pose, along: number): Pose {
  if (from.card !== to.card) {
    const look = along * 1.25 < 0.5 ? from : to;
    sprite.pose = look;
    return look;
  }
  sprite.pose = to;
  // The small back would be blurred while the card is large.
  return to.card === null && sprite.width > LARGE_BACK_RATIO * to.rect.width ? from : to;
}
