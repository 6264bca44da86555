import type { Card } from '../../cards/cards.ts';
import { fits } from '../../melds/melds.ts';
import { type WildTable, wildTable } from '../../melds/wilds.ts';
import type { GameState, TableMeld } from '../../state.ts';
import { placesIn } from '../actions/layOff.ts';

/**
 * Can nobody ever finish (R119, 4.94, E60): all hold exactly one card, and no card off the table fits a meld on it? Then no
 * meld can change and no hand can form one.
 */
export function isDeadlocked({ rules, wildRank, hands, stock, pile, melds }: GameState): boolean {
  if (!rules.stock.stalemate || hands.some((hand) => hand.length !== 1)) return false;
  const wilds = wildTable(rules, wildRank);
  const fitsSome = (card: Card): boolean => melds.some((meld) => fitsMeld({ rules }, wilds, meld, card));
  return ![...hands.flat(), ...stock, ...pile].some(fitsSome);
}

/** What a wild may stand for in a set that names suits (R52); nothing elsewhere. */
const SUITS = [undefined, 0, 1, 2, 3];

const fitsMeld = ({ rules }: Pick<GameState, 'rules'>, wilds: WildTable, meld: TableMeld, card: Card): boolean =>
  placesIn(meld).some((place) => SUITS.some((suit) => fits(rules, wilds, meld, card, place, suit) === 'yes'));
