/** Things that happen to people or that they do, as they appear in the report. */
const DEEDS = [
  'answers acknowledged',
  'answers refused or lost',
  'drops',
  'times offline',
  'half-open lines',
  'reloads',
  'second tabs',
  'hostile messages',
  'hostile entry requests',
  'strangers who watched',
  'processes replaced',
  'returns',
] as const;

export type Deed = (typeof DEEDS)[number];

/** How often each thing happened. */
export class ChaosTally {
  readonly #counts = new Map<Deed, number>();

  add(deed: Deed, times = 1): void {
    this.#counts.set(deed, this.of(deed) + times);
  }

  of(deed: Deed): number {
    return this.#counts.get(deed) ?? 0;
  }

  rows(): readonly (readonly [string, number])[] {
    return DEEDS.map((deed) => [deed, this.of(deed)]);
  }
}
