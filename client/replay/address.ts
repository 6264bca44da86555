/** A moment as people name it: the beginning of a turn. */
export interface NamedMoment {
  readonly deal: number;
  readonly turn: number;
}

/** The part of an address behind `#` that names a moment: `deal-7-turn-4`. */
export const momentAddress = ({ deal, turn }: NamedMoment): string => `deal-${deal}-turn-${turn}`;

/** The moment that such a part names, with or without `#`; without a turn, the deal from its beginning. Else null. */
export function momentIn(hash: string): NamedMoment | null {
  const [, deal, turn = '0'] = /^#?deal-(\d{1,4})(?:-turn-(\d{1,5}))?$/.exec(hash) ?? [];
  return deal === undefined ? null : { deal: Number(deal), turn: Number(turn) };
}
