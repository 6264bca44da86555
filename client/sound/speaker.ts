import { effect, type ReadonlySignal } from '@preact/signals';
import type { Settings } from '../device/settings.ts';
import type { Cue, Sound } from '../stage/cues.ts';
import type { Instrument } from './instrument.ts';

/** The dependencies of a speaker. */
export interface SpeakerApi {
  /** Opens the instrument; never called before a gesture. */
  open(): Promise<Instrument>;
  /** The time in ms of a monotonic clock. */
  now(): number;
  /** A random number from 0 to below 1, which varies the pitch of sounds. */
  chance(): number;
}

interface Pending {
  readonly sound: Sound;
  readonly begins: number;
  readonly stop: () => void;
}

/** Only a deal or a tally has more pending sounds than this. */
const LONG_CUE_COUNT = 3;
/** The shortest time between two samples while the volume slider moves, in ms. */
const VOLUME_SAMPLE_INTERVAL_MS = 140;

/** Plays the sounds of a page at the volume of the settings. Nothing is loaded or played before the first gesture. */
export class Speaker {
  private readonly settings: ReadonlySignal<Settings>;
  private readonly api: SpeakerApi;
  private instrument: Instrument | null = null;
  private loading: Promise<void> | null = null;
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

  /** Plays a sound at the player's request, once it can be heard. Must be called from a user gesture. */
  async hear(sound: Sound): Promise<void> {
    this.gesture();
    await this.loading;
    await this.instrument?.wake();
    this.play([{ sound, at: 0 }]);
  }

  /**
   * Cuts the sounds of a deal or a tally short on a tap: pending sounds are dropped, and a pending `yourTurn` plays at
   * once.
   */
  hurry(): void {
    if (this.waiting().length > LONG_CUE_COUNT) this.cut();
  }

  /** Reports a tap or a key: audio may start or resume. */
  gesture(): void {
    this.gestured = true;
    if (this.gain === 0) return;
    if (this.instrument) void this.instrument.wake();
    else this.loading ??= this.load();
  }

  /** Reports that the page is visible or hidden. While hidden only `yourTurn` plays, where the browser allows it. */
  setVisible(isVisible: boolean): void {
    this.isVisible = isVisible;
    if (isVisible && this.gain > 0) void this.instrument?.wake();
    else if (!isVisible && !this.cut()) this.instrument?.rest();
  }

  private async load(): Promise<void> {
    try {
      this.instrument = await this.api.open();
      this.instrument.setGain(this.gain);
      if (this.gain > 0) void this.instrument.wake();
    } catch {
      // The game works without sound; the next gesture tries again.
      this.loading = null;
    }
  }

  private start(instrument: Instrument, { sound, at }: Cue): void {
    const stop = instrument.play(sound, at, this.api.chance());
    this.pending.push({ sound, begins: this.api.now() + at, stop });
  }

  private waiting(): Pending[] {
    const now = this.api.now();
    return this.pending.filter(({ begins }) => begins > now);
  }

  /** Returns whether `yourTurn` plays now. */
  private cut(): boolean {
    const left = this.waiting();
    this.pending = [];
    for (const { stop } of left) stop();
    const isTurn = left.some(({ sound }) => sound === 'yourTurn');
    if (isTurn) this.play([{ sound: 'yourTurn', at: 0 }]);
    return isTurn;
  }

  /** Applies a new volume and plays a sample of it. */
  private follow(gain: number): void {
    if (gain === this.gain) return;
    this.gain = gain;
    this.instrument?.setGain(gain);
    if (gain === 0) this.instrument?.rest();
    if (this.gestured) this.gesture();
    const now = this.api.now();
    if (now - this.tasted < VOLUME_SAMPLE_INTERVAL_MS) return;
    this.tasted = now;
    this.play([{ sound: 'place', at: 0 }]);
  }
}

/** The gain for a volume setting. Hearing is logarithmic: half of the slider is a quarter of the gain. */
const gainOf = ({ volume, muted }: Settings): number => (muted ? 0 : (volume / 100) ** 2);
