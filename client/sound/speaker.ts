import { effect, type ReadonlySignal } from '@preact/signals';
import type { Settings } from '../game/settings.ts';
import type { Cue, Sound } from '../stage/cues.ts';
import type { Instrument } from './instrument.ts';
import { RECIPES } from './sounds.ts';

/** What a speaker stands on. */
export interface SpeakerApi {
  /** Never called before a gesture. */
  open(): Promise<Instrument>;
  /** Milliseconds of a steady clock. */
  now(): number;
  /** 0 to below 1: how one sound of a kind differs from the next. */
  chance(): number;
}

interface Pending {
  readonly sound: Sound;
  readonly begins: number;
  readonly stop: () => void;
}

/** More sounds than this wait only in a deal or a tally. */
const LONG = 3;
/** While the slider is pulled, one hears how loud it is this often at most, in ms. */
const TASTE = 140;

/** The sounds of a page, as loud as its settings say. Nothing is loaded, and nothing heard, before the first gesture. */
export class Speaker {
  private readonly settings: ReadonlySignal<Settings>;
  private readonly api: SpeakerApi;
  private instrument: Instrument | null = null;
  private loading = false;
  private gestured = false;
  private isVisible = true;
  private pending: Pending[] = [];
  private gain: number;
  private tasted = 0;

  constructor(settings: ReadonlySignal<Settings>, api: SpeakerApi) {
    this.settings = settings;
    this.api = api;
    this.gain = gainOf(settings.peek());
    effect(() => this.follow(gainOf(this.settings.value)));
  }

  play(cues: readonly Cue[]): void {
    this.pending = this.waiting();
    if (!this.instrument?.awake || this.gain === 0) return;
    for (const cue of cues) if (this.isVisible || cue.sound === 'yourTurn') this.start(this.instrument, cue);
  }

  /** A tap cuts a deal or a tally short: what of it was not heard yet is left out, and your turn comes at once. */
  hurry(): void {
    if (this.waiting().length > LONG) this.cut();
  }

  /** There was a tap or a key: sound may begin, or go on. */
  gesture(): void {
    this.gestured = true;
    if (this.instrument) this.instrument.wake();
    else if (this.gain > 0 && !this.loading) void this.load();
  }

  /** The page has become visible, or hidden: then only your turn is heard, where the browser allows it. */
  setVisible(isVisible: boolean): void {
    this.isVisible = isVisible;
    if (isVisible) this.instrument?.wake();
    else this.cut();
  }

  private async load(): Promise<void> {
    this.loading = true;
    try {
      this.instrument = await this.api.open();
      this.instrument.setGain(this.gain);
      this.instrument.wake();
    } catch {
      // Without sound one can play all the same; the next gesture tries again.
      this.loading = false;
    }
  }

  private start(instrument: Instrument, { sound, at }: Cue): void {
    const tune = 1 + RECIPES[sound].varies * (2 * this.api.chance() - 1);
    this.pending.push({ sound, begins: this.api.now() + at, stop: instrument.play(sound, at, tune) });
  }

  private waiting(): Pending[] {
    const now = this.api.now();
    return this.pending.filter(({ begins }) => begins > now);
  }

  private cut(): void {
    const left = this.waiting();
    this.pending = [];
    for (const { stop } of left) stop();
    if (left.some(({ sound }) => sound === 'yourTurn')) this.play([{ sound: 'yourTurn', at: 0 }]);
  }

  /** Another loudness is heard as it is chosen. */
  private follow(gain: number): void {
    if (gain === this.gain) return;
    this.gain = gain;
    this.instrument?.setGain(gain);
    if (this.gestured && !this.instrument) this.gesture();
    const now = this.api.now();
    if (now - this.tasted < TASTE) return;
    this.tasted = now;
    this.play([{ sound: 'place', at: 0 }]);
  }
}

/** Ears count in ratios: half of the way on the slider is a quarter of the strength. */
const gainOf = ({ volume, muted }: Settings): number => (muted ? 0 : (volume / 100) ** 2);
