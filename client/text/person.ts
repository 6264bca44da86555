/** A player as sentences need one. */
export interface Person {
  readonly name: string;
  /** Whether it is the reader: sentences say "you" instead of the name. */
  readonly isYou: boolean;
}
