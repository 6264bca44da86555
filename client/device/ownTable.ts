/** A table at which this device has a seat, as it remembers it. */
export interface OwnTable {
  readonly code: string;
  /** The code of its rules. */
  readonly rules: string;
  /** The other people there. */
  readonly names: readonly string[];
  /** When one was there last, in ms since 1970. */
  readonly seenAt: number;
  /** It rests until another day. */
  readonly adjourned: boolean;
}
