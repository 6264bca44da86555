import { no, type Result } from '#engine';
import type { Refusal, TableConnection, TableUpdate, TableView } from '#protocol';
import { type Eyes, type Face, storyFor, tableFor } from './eyes.ts';
import type { Timeline } from './timeline.ts';

const refuse = async (): Promise<Result<never, Refusal>> => no('notPlaying');

/** A recorded game as a table that nobody can play at. It shows the moment it is told to. */
export class ReplayConnection implements TableConnection {
  readonly act = refuse;
  readonly next = refuse;
  readonly rematch = refuse;
  readonly start = refuse;
  readonly back = refuse;
  readonly record = refuse;
  readonly #timeline: Timeline;
  readonly #names: readonly string[];
  readonly #faces: readonly Face[];
  readonly #listeners = new Set<(update: TableUpdate) => void>();
  #place: number;
  #eyes: Eyes;
  #table: TableView;

  /** @param names the players in order of the seats, as `faces` */
  constructor(timeline: Timeline, names: readonly string[], place: number, eyes: Eyes, faces: readonly Face[] = []) {
    this.#faces = faces;
    this.#timeline = timeline;
    this.#names = names;
    this.#place = place;
    this.#eyes = eyes;
    this.#table = this.#tableAt(place, eyes);
  }

  /** Shows a moment. The next one comes with its story, if the eyes stay; any other is there at once. */
  show(place: number, eyes: Eyes): void {
    const isNext = place === this.#place + 1 && eyes === this.#eyes;
    const story = isNext ? storyFor(this.#timeline.moments[place]?.events ?? [], eyes) : null;
    this.#place = place;
    this.#eyes = eyes;
    this.#table = this.#tableAt(place, eyes);
    for (const listener of this.#listeners) listener({ table: this.#table, story });
  }

  subscribe(listener: (update: TableUpdate) => void): () => void {
    this.#listeners.add(listener);
    listener({ table: this.#table, story: null });
    return () => void this.#listeners.delete(listener);
  }

  /** Nobody sits here. */
  leave(): void {
    this.#listeners.clear();
  }

  #tableAt(place: number, eyes: Eyes): TableView {
    return tableFor(this.#timeline.stateAt(place), eyes, this.#names, this.#faces);
  }
}
