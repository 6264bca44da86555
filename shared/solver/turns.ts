import {
  type Card,
  cardOf,
  isOneCardTurn,
  isWild,
  type PlayerView,
  type Rank,
  type RuleSet,
  rankOf,
  suitOf,
} from '#engine';
import { cheapestMelds, oneFewer, type Shape } from './cheapest.ts';
import { pointsOf } from './fewest.ts';
import {
  hashOf,
  isSameHand,
  lowestRank,
  type SuitMasks,
  sizeOf,
  suitMasksOf,
  toggled,
  withWilds,
} from './suitMasks.ts';
import { type MeldTables, tablesFor } from './tables.ts';
import { type Claim, type MeldTarget, roomOn, swapsIn, targetFrom, targetsIn } from './targets.ts';

/** The most positions examined within one turn. The rest are mostly further ways to the same hands. */
const MAX_POSITIONS = 96;

/** The cards and table a seat works with after its draw. */
export interface TurnPosition {
  readonly rules: RuleSet;
  readonly tables: MeldTables;
  readonly hand: SuitMasks;
  readonly melded: boolean;
  readonly targets: readonly MeldTarget[];
  readonly claims: readonly Claim[];
  /**
   * The one card held at the start of the turn, which must be discarded unless the turn goes out (R105); -1 for a wild.
   */
  readonly bound: { readonly card: Card } | null;
  /** Whether something was already played this turn. */
  readonly begun: boolean;
}

/** A play on a table meld: swap for a wild, or lay off a natural, on a run with `bridge` wilds in front of it. */
export type TablePlay =
  | { readonly type: 'swap'; readonly meld: number; readonly wild: Card; readonly natural: Card }
  | {
      readonly type: 'layOff';
      readonly meld: number;
      readonly place: 'low' | 'high' | 'set';
      readonly bridge: number;
      readonly card: Card;
    };

/** One way to play out a turn. */
export interface Turn {
  readonly steps: readonly TablePlay[];
  readonly shapes: readonly Shape[];
  /** Wilds laid off afterwards wherever there is room. */
  readonly spare: number;
  /** The discard as a face; -1 for a wild. */
  readonly discard: Card;
  /** The cards that stay in hand; none if the turn goes out. */
  readonly left: SuitMasks;
  readonly points: number;
  /** How many melds stay in hand although they could be laid. */
  readonly heldBack: number;
  /** The lay-off targets on the table afterwards. */
  readonly targets: readonly MeldTarget[];
}

/** The viewer's position, with `drawn` added to the hand if given. */
export function positionIn(view: PlayerView, drawn?: Card): TurnPosition {
  const { rules, wildRank, viewer, draft } = view;
  const cards = drawn === undefined ? view.hand : [...view.hand, drawn];
  const held = drawn === undefined ? draft.held : view.hand.length;
  const old = drawn === undefined ? view.hand.find((card) => !draft.drawn.includes(card)) : view.hand[0];
  const isBound = isOneCardTurn(rules, held) && old !== undefined;
  return {
    rules,
    tables: tablesFor(rules, wildRank),
    hand: suitMasksOf(cards, rules, wildRank),
    melded: viewer !== 'spectator' && (view.seats[viewer]?.melded ?? false),
    targets: targetsIn(view),
    claims: swapsIn(view),
    bound: isBound ? { card: isWild(rules, wildRank, old) ? -1 : old } : null,
    begun: drawn === undefined && draft.plays.length > 0,
  };
}

interface Node {
  readonly hand: SuitMasks;
  readonly targets: readonly MeldTarget[];
  readonly claims: readonly Claim[];
  readonly steps: readonly TablePlay[];
}

/**
 * The ways to play out a turn that differ in the hand or table they leave: every choice of swaps and lay-offs, each
 * with the cheapest arrangement of the rest for every discard. For a seat that has not melded, also the same discards
 * with all melds held back.
 */
export function turnsFrom(position: TurnPosition): Turn[] {
  const found: Turn[] = [];
  const seen = new Map<number, Node[]>();
  let positions = 0;
  const queue: Node[] = [{ hand: position.hand, targets: position.targets, claims: position.claims, steps: [] }];
  for (let node = queue.pop(); node; node = queue.pop()) {
    for (const rest of oneFewer(node.hand)) addTurns(position, node, rest, found);
    if (positions > MAX_POSITIONS) continue;
    for (const next of [...swaps(node), ...layOffs(node)]) {
      const key = hashOf(next.hand);
      const alike = seen.get(key);
      if (alike?.some((one) => isSame(one, next))) continue;
      if (alike) alike.push(next);
      else seen.set(key, [next]);
      positions++;
      queue.push(next);
    }
  }
  return found;
}

/** Whether two orders of plays lead to the same hand and table. */
const isSame = (one: Node, other: Node): boolean =>
  isSameHand(one.hand, other.hand) &&
  one.claims.length === other.claims.length &&
  one.targets.every((target, index) => isSameTarget(target, other.targets[index] as MeldTarget));

/** Whether the same meld has grown in the same way. */
const isSameTarget = (one: MeldTarget, other: MeldTarget): boolean =>
  one === other ||
  (one.kind === 'run'
    ? other.kind === 'run' && one.low === other.low && one.high === other.high
    : other.kind === 'set' && one.room === other.room);

/** Adds the turns that discard the difference between a node's hand and `rest`. */
function addTurns(position: TurnPosition, node: Node, rest: SuitMasks, found: Turn[]): void {
  const { tables, rules, melded, bound } = position;
  const { steps } = node;
  const { shapes, spare, left } = cheapestMelds(tables, rest, melded ? roomOn(node.targets) : 0);
  const discard = missingFrom(node.hand, rest);
  const isIdle = steps.length === 0 && shapes.length === 0 && spare === 0;
  // The first meld comes before any play on the table, so before any wild is swapped there.
  if (!isIdle && !melded && !shapes.some((shape) => shape.wilds <= position.hand.wilds)) return;
  if (bound && sizeOf(left) > 0 && (!isIdle || position.begun || discard !== bound.card)) return;
  const targets = [...node.targets, ...shapes.map((shape) => targetFrom(shape, rules.melds.setMax))];
  found.push({ steps, shapes, spare, discard, left, points: pointsOf(tables, left), heldBack: 0, targets });
  if (melded || steps.length > 0 || shapes.length === 0 || sizeOf(left) === 0) return;
  const held = { shapes: [], spare: 0, left: rest, points: pointsOf(tables, rest), heldBack: shapes.length };
  found.push({ steps, discard, targets: node.targets, ...held });
}

/** The card, as a face, missing from the smaller of two holdings; -1 for a wild. */
function missingFrom(all: SuitMasks, rest: SuitMasks): Card {
  for (let suit = 0; suit < 4; suit++) {
    const gone = (all.suits[suit] as number) ^ (rest.suits[suit] as number);
    if (gone !== 0) return cardOf(suit, lowestRank(gone));
  }
  return -1;
}

function swaps(node: Node): Node[] {
  return node.claims.flatMap((claim, index) => {
    const natural = firstOf(node.hand, claim.faces);
    if (natural < 0) return [];
    const others = node.claims.filter((_, i) => i !== index);
    const { hand } = without(node, natural);
    const step: TablePlay = { type: 'swap', meld: claim.meld, wild: claim.wild, natural };
    const targets = node.targets.map((target) =>
      target.kind === 'set' && target.id === claim.meld
        ? { ...target, missing: target.missing & ~(1 << suitOf(natural)) }
        : target,
    );
    return [{ hand: withWilds(hand, hand.wilds + 1), targets, claims: others, steps: [...node.steps, step] }];
  });
}

function firstOf({ suits }: SuitMasks, faces: readonly number[]): Card {
  for (let suit = 0; suit < 4; suit++) {
    const both = (suits[suit] as number) & (faces[suit] as number);
    if (both !== 0) return cardOf(suit, lowestRank(both));
  }
  return -1;
}

const without = (node: Node, card: Card): Node => ({
  ...node,
  hand: toggled(node.hand, suitOf(card), 1 << rankOf(card)),
});

function layOffs(node: Node): Node[] {
  const found: Node[] = [];
  for (const [index, target] of node.targets.entries()) {
    if (target.kind === 'set') {
      if (target.room <= 0) continue;
      for (let suit = 0; suit < 4; suit++) {
        const held = ((node.hand.suits[suit] as number) >> target.rank) & 1;
        if (held && target.missing & (1 << suit)) found.push(addedToSet(node, index, suit));
      }
      continue;
    }
    const mask = node.hand.suits[target.suit] as number;
    const below = mask & ((1 << target.low) - 1);
    const above = mask >> (target.high + 1);
    if (below !== 0) extendRun(node, index, 'low', 31 - Math.clz32(below), found);
    if (above !== 0) extendRun(node, index, 'high', target.high + 1 + lowestRank(above), found);
  }
  return found;
}

function addedToSet(node: Node, index: number, suit: number): Node {
  const target = node.targets[index] as Extract<MeldTarget, { kind: 'set' }>;
  const card = cardOf(suit, target.rank);
  const step: TablePlay = { type: 'layOff', meld: target.id, place: 'set', bridge: 0, card };
  const grown: MeldTarget = { ...target, missing: target.missing & ~(1 << suit), room: target.room - 1 };
  return { ...without(node, card), targets: node.targets.with(index, grown), steps: [...node.steps, step] };
}

function extendRun(node: Node, index: number, place: 'low' | 'high', rank: Rank, found: Node[]): void {
  const target = node.targets[index] as Extract<MeldTarget, { kind: 'run' }>;
  const bridge = place === 'low' ? target.low - rank - 1 : rank - target.high - 1;
  if (bridge > node.hand.wilds) return;
  const card = cardOf(target.suit, rank);
  const { hand } = without(node, card);
  found.push({
    hand: withWilds(hand, hand.wilds - bridge),
    targets: node.targets.with(index, place === 'low' ? { ...target, low: rank } : { ...target, high: rank }),
    claims: node.claims,
    steps: [...node.steps, { type: 'layOff', meld: target.id, place, bridge, card }],
  });
}
