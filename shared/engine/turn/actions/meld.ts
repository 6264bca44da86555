import type { ContractAction, Illegal, MeldAction, Reading, Seat } from '../../actions.ts';
import { contractOf, contractProblem } from '../../arrange/contracts.ts';
import { withoutLike } from '../../cards/piles.ts';
import { meldProblem } from '../../melds/melds.ts';
import { type OutlinedMelds, outlineMelds, readingAt } from '../../melds/newMelds.ts';
import type { Outline } from '../../melds/outlines.ts';
import { isLockedSet } from '../../melds/wilds.ts';
import { hasSeat } from '../../seats.ts';
import type { GameState, TableMeld } from '../../state.ts';
import type { RuleContext } from '../../view/ruleContext.ts';
import type { ActionKind, ListedKind } from './actionKind.ts';
import { checkCards, checkPlays, keptForDiscard } from './play.ts';
import { frozenCards } from './taking.ts';

/** Laying a new set or run (R36 to R58, E15, E19). */
export const meldKind: ListedKind<MeldAction> = {
  phases: ['play'],
  check(context, { reading }) {
    const { rules, wildRank, hand } = context;
    const refused = checkNew(context) ?? checkCards(context, reading.cards) ?? meldProblem(rules, wildRank, reading);
    if (refused) return refused;
    return hand.length - reading.cards.length < keptForDiscard(context) ? 'keepOne' : null;
  },
  /** Every new meld the hand allows, equivalent ones once (`newMelds`). */
  list(context) {
    const found = outlineNew(context);
    return found ? found.outlines.map((outline) => meldAt(found, outline)) : [];
  },
  decide(state, seat, { reading }) {
    const meld = tableMeld(state, state.nextMeld, seat, reading);
    return [{ type: 'melded', seat, meld, first: !hasSeat(state.melded, seat) }];
  },
};

export type { OutlinedMelds };

/** Outlines every new meld the hand allows; null if none may be laid now. */
export function outlineNew(context: RuleContext): OutlinedMelds | null {
  if (checkNew(context) !== null) return null;
  const { rules, wildRank, hand } = context;
  const frozen = frozenCards(context);
  const free = frozen.length === 0 ? hand : withoutLike(hand, frozen);
  return outlineMelds(rules, wildRank, free, { min: 0, max: hand.length - keptForDiscard(context) });
}

/** The action that lays an outlined meld. */
export const meldAt = ({ counted }: OutlinedMelds, outline: Outline): MeldAction => ({
  type: 'meld',
  reading: readingAt(counted, outline),
});

/** Returns why no new meld may be laid now (R57). In contract games only the contract is new (R62, R66, E20). */
function checkNew(context: RuleContext): Illegal | null {
  const refused = checkPlays(context);
  if (refused) return refused;
  const { contract, meldsPerTurn } = context.rules.play;
  if (contract !== 'off') return context.melded ? 'noNewMelds' : 'contractFirst';
  return meldsPerTurn === 1 && context.draft.plays.some(({ type }) => type === 'meld') ? 'oneMeldATurn' : null;
}

/** Laying the whole contract of the deal at once (R62 to R67, E32, E42). */
export const contractKind: ActionKind<ContractAction> = {
  phases: ['play'],
  check(context, { readings }) {
    const { rules, wildRank, deal, hand, melded } = context;
    const contract = contractOf(rules, deal);
    if (!contract) return 'notNow';
    const cards = readings.flatMap((reading) => reading.cards);
    const refused = checkPlays(context) ?? (melded ? 'noNewMelds' : checkCards(context, cards));
    if (refused) return refused;
    const problem = contractProblem(rules, wildRank, deal, readings, hand.length);
    if (problem) return problem;
    // The last contract takes every card and needs no discard (R67).
    return !contract.everyCard && hand.length - cards.length < keptForDiscard(context) ? 'keepOne' : null;
  },
  decide(state, seat, { readings }) {
    const melds = readings.map((reading, index) => tableMeld(state, state.nextMeld + index, seat, reading));
    return [{ type: 'contractLaid', seat, melds }];
  },
};

/** Makes a meld on the table from a reading: its owners, and whether it is locked (R68, R92, §4.73). */
export function tableMeld({ rules, wildRank }: GameState, id: number, by: Seat, reading: Reading): TableMeld {
  const { kind, suit, rank, cards, suits } = reading;
  const owners = cards.map(() => by);
  const locked = isLockedSet(rules, wildRank, reading);
  const meld: TableMeld = { id, kind, suit, rank, cards, by, owners, locked };
  return suits ? { ...meld, suits } : meld;
}
