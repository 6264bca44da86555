import type { Illegal, MeldAction, Reading, Seat } from '../actions.ts';
import type { GameEvent } from '../events.ts';
import { meldProblem } from '../melds.ts';
import { newMelds } from '../newMelds.ts';
import { hasMelded, type Sight } from '../sight.ts';
import type { GameState, TableMeld } from '../state.ts';
import { isLockedSet } from '../wilds.ts';
import { checkCards, checkPlays, keptForDiscard } from './play.ts';
import { frozenCards } from './taking.ts';
import { withoutLike } from './twins.ts';

/** May these cards be laid as that new meld (R36 to R58, E15, E19)? Returns why not. */
export function checkMeld(sight: Sight, { reading }: MeldAction): Illegal | null {
  const { rules, wildRank, hand } = sight;
  const refused = checkNew(sight) ?? checkCards(sight, reading.cards) ?? meldProblem(rules, wildRank, reading);
  if (refused) return refused;
  return hand.length - reading.cards.length < keptForDiscard(sight) ? 'keepOne' : null;
}

/** May any new meld be laid now (R57)? Where there is a contract, nothing but the contract is new (R62, R66, E20). */
function checkNew(sight: Sight): Illegal | null {
  const refused = checkPlays(sight);
  if (refused) return refused;
  const { contract, meldsPerTurn } = sight.rules.play;
  if (contract !== 'off') return sight.melded ? 'noNewMelds' : 'contractFirst';
  return meldsPerTurn === 1 && sight.draft.plays.some(({ type }) => type === 'meld') ? 'oneMeldATurn' : null;
}

/** Every new meld the hand allows, up to equivalence (`newMelds`). */
export function legalMelds(sight: Sight): MeldAction[] {
  if (checkNew(sight) !== null) return [];
  const { rules, wildRank, hand } = sight;
  const free = withoutLike(hand, frozenCards(sight));
  const max = hand.length - keptForDiscard(sight);
  return newMelds(rules, wildRank, free, { min: 0, max }).map((reading) => ({ type: 'meld', reading }));
}

/** A meld on the table from what somebody laid down: whose cards they are, and whether it is locked (R68, R92, 4.73). */
export function tableMeld({ rules, wildRank }: GameState, id: number, by: Seat, reading: Reading): TableMeld {
  const { kind, suit, rank, cards, suits } = reading;
  return {
    id,
    kind,
    suit,
    rank,
    cards,
    ...(suits && { suits }),
    by,
    owners: cards.map(() => by),
    locked: isLockedSet(rules, wildRank, reading),
  };
}

export const decideMeld = (state: GameState, seat: Seat, { reading }: MeldAction): readonly GameEvent[] => [
  {
    type: 'melded',
    seat,
    meld: tableMeld(state, state.nextMeld, seat, reading),
    first: !hasMelded(state, seat),
  },
];
