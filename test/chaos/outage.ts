/** Measures how long a person is without their table, for the report. */
export class Outage {
  /** The longest time so far, in ms. */
  longest = 0;
  #since: number | null = null;
  #isExcused = false;

  /** The person's own line breaks: the outage that follows, or goes on, is not the server's and does not count. */
  excuse(): void {
    this.#isExcused = true;
  }

  /** The connection is lost, or a request was refused because nobody has the table. */
  begin(): void {
    this.#since ??= performance.now();
  }

  /** The person sees the table again. */
  end(): void {
    if (this.#since === null) return;
    if (!this.#isExcused) this.longest = Math.max(this.longest, performance.now() - this.#since);
    this.#since = null;
    this.#isExcused = false;
  }
}
