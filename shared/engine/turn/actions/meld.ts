import type { Illegal, MeldAction, Reading, Seat } from '../../actions.ts';
import type { GameEvent } from '../../events.ts';
import { meldProblem } from '../../melds/melds.ts';
import { newMelds } from '../../melds/newMelds.ts';
import { isLockedSet } from '../../melds/wilds.ts';
import type { GameState, TableMeld } from '../../state.ts';
import { hasMelded, type RuleContext } from '../../view/ruleContext.ts';
import { checkCards, checkPlays, keptForDiscard } from './play.ts';
import { frozenCards } from './taking.ts';
import { withoutLike } from './twins.ts';

/** May these cards be laid as that new meld (R36 to R58, E15, E19)? Returns why not. */
export function checkMeld(context: RuleContext, { reading }: MeldAction): Illegal | null {
  const { rules, wildRank, hand } = context;
  const refused = checkNew(context) ?? checkCards(context, reading.cards) ?? meldProblem(rules, wildRank, reading);
  if (refused) return refused;
  return hand.length - reading.cards.length < keptForDiscard(context) ? 'keepOne' : null;
}

/** May any new meld be laid now (R57)? Where there is a contract, nothing but the contract is new (R62, R66, E20). */
function checkNew(context: RuleContext): Illegal | null {
  const refused = checkPlays(context);
  if (refused) return refused;
  const { contract, meldsPerTurn } = context.rules.play;
  if (contract !== 'off') return context.melded ? 'noNewMelds' : 'contractFirst';
  return meldsPerTurn === 1 && context.draft.plays.some(({ type }) => type === 'meld') ? 'oneMeldATurn' : null;
}

/** Every new meld the hand allows, up to equivalence (`newMelds`). */
export function legalMelds(context: RuleContext): MeldAction[] {
  if (checkNew(context) !== null) return [];
  const { rules, wildRank, hand } = context;
  const free = withoutLike(hand, frozenCards(context));
  const max = hand.length - keptForDiscard(context);
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
