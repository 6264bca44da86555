import type { Illegal, MeldAction, Seat } from '../actions.ts';
import type { GameEvent } from '../events.ts';
import { isMeld, setLimit } from '../melds.ts';
import { newMelds } from '../newMelds.ts';
import { hasMelded, type Sight } from '../sight.ts';
import type { GameState } from '../state.ts';
import { checkPlay, keptForDiscard } from './play.ts';

/** May these cards be laid as that new meld (R36 to R58, E15, E19)? Returns why not. */
export function checkMeld(sight: Sight, { reading }: MeldAction): Illegal | null {
  const { rules, wildRank } = sight;
  const refused = checkPlay(sight, reading.cards);
  if (refused) return refused;
  if (reading.kind === 'set' && reading.cards.length > setLimit(rules)) return 'setFull';
  if (!isMeld(rules, wildRank, reading)) return 'notAMeld';
  return sight.hand.length - reading.cards.length < keptForDiscard(rules) ? 'keepOne' : null;
}

/** Every new meld the hand allows, up to equivalence (`newMelds`). */
export function legalMelds(sight: Sight): MeldAction[] {
  if (checkPlay(sight, []) !== null) return [];
  const max = sight.hand.length - keptForDiscard(sight.rules);
  const readings = newMelds(sight.rules, sight.wildRank, sight.hand, { min: 0, max });
  return readings.map((reading) => ({ type: 'meld', reading }));
}

export function decideMeld(state: GameState, seat: Seat, { reading }: MeldAction): readonly GameEvent[] {
  const { kind, suit, rank, cards } = reading;
  const meld = { id: state.nextMeld, kind, suit, rank, cards, by: seat, owners: cards.map(() => seat), locked: false };
  return [{ type: 'melded', seat, meld, first: !hasMelded(state, seat) }];
}
