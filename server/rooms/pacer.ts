/** Requests a person may make in a second; nobody plays cards faster. */
const REQUESTS_PER_SECOND = 50;

/** Counts what each session asks. */
export class Pacer {
  #second = 0;
  #asked = new Map<string, number>();

  /** False when this session has asked too much in this second. */
  allows(session: string, now: number): boolean {
    const second = Math.floor(now / 1000);
    if (second !== this.#second) {
      this.#second = second;
      this.#asked.clear();
    }
    const asked = (this.#asked.get(session) ?? 0) + 1;
    this.#asked.set(session, asked);
    return asked <= REQUESTS_PER_SECOND;
  }
}
