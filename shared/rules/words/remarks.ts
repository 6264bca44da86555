import type { Rank, RuleSet } from '#engine';

/** The cards that may always be wild (R31). */
export type AlwaysWild = RuleSet['wilds']['permanent'][number];

/** The remarks of each part of the rules, each with the data of its sentence; null for a fixed sentence. */
export interface RuleRemarks {
  readonly players: { readonly howMany: { readonly fewest: number; readonly most: number } };
  readonly deal: {
    readonly wholeHands: null;
    readonly handsGrow: { readonly cards: number };
    /** `few` is the size of the hands at a table of at most so many players. */
    readonly hands: {
      readonly cards: number;
      readonly few: { readonly cards: number; readonly players: number } | null;
    };
  };
  readonly wilds: {
    readonly noWilds: null;
    readonly deals: { readonly deals: number };
    readonly oneJoker: null;
    readonly noOthers: null;
    /** Kinds that go back into the pack if they are turned up; at least one. */
    readonly buried: { readonly kinds: readonly AlwaysWild[] };
    readonly standsForAny: null;
    readonly usedAsItIs: null;
  };
  readonly turn: { readonly layAndDiscard: null; readonly onlyDiscard: null };
  readonly melds: { readonly wildsCount: null; readonly noWrapping: null; readonly saidOnce: null };
  readonly layingOff: Record<never, null>;
  readonly swaps: {
    readonly afterDrawing: null;
    readonly namedSuit: null;
    readonly anyOfRank: null;
    readonly missingSuit: null;
  };
  readonly goingOut: { readonly lastContract: null };
  readonly stock: { readonly standstill: null };
  /** `lowest` is the lowest rank that counts as a number card. */
  readonly scoring: { readonly numbers: { readonly counted: RuleSet['scoring']['numbers']; readonly lowest: Rank } };
  readonly gameEnd: { readonly ties: null };
  readonly money: Record<never, null>;
}

/** A remark chosen, with its data. */
export type RuleRemark<G extends keyof RuleRemarks> = {
  readonly [R in keyof RuleRemarks[G]]: { readonly remark: R; readonly data: RuleRemarks[G][R] };
}[keyof RuleRemarks[G]];
