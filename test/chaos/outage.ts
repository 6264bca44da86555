/** Measures how long a person is without their table. */
export class Outage {
  /** The longest time so far, in ms. */
  longest = 0;
  #since: number | null = null;

  /** The connection is lost, or a request was refused because nobody has the table. */
  begin(): void {
    this.#since ??= performance.now();
  }

  /** The person sees the table again. */
  end(): void {
    if (this.#since !== null) this.longest = Math.max(this.longest, performance.now() - this.#since);
    this.#since = null;
  }
}
