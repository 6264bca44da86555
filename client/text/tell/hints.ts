import type { Reason } from '#bots';
import type { PlayerView, SeatAction } from '#engine';
import type { TableView } from '#protocol';
import { termsOf } from '#rules';
import type { ShownHint } from '../../game/hints.ts';
import { more } from '../language.ts';
import { personAt } from './person.ts';
import { reasonWords } from './reasons.ts';

/** Costs this close, in points, are as good as equal. */
const LITTLE = 0.5;

/**
 * A hint in full: how good it is beside the best, then the kind of move and the main reason, or the exact move and the
 * further reason.
 * @example "Second best, about 2 points worse. Discard a card. The K♠ costs 10 points and goes with nothing you hold."
 */
export function hintWords({ suggestions, number, isExact }: ShownHint, table: TableView): string {
  const { game } = table;
  const suggestion = suggestions[number];
  if (!suggestion || !game) return more.lessons.HINT.noOther;
  const { line, reasons, cost } = suggestion;
  const [first, second] = reasons;
  const why = isExact ? second : first;
  const rank = number === 0 ? '' : besideBest(number, cost - (suggestions[0]?.cost ?? cost));
  const move = isExact ? exactMove(line[0], game) : kindOfMove(line[0], game, first);
  const reason = why ? reasonWords(why, game, (seat) => personAt(table, seat)) : '';
  return [rank, move, reason].filter((sentence) => sentence !== '').join(' ');
}

function besideBest(number: number, worse: number): string {
  const { BESIDE_BEST } = more.lessons;
  return worse < LITTLE ? BESIDE_BEST.nearly : BESIDE_BEST.worse(number, Math.round(worse));
}

/** The kind of move to look for. */
function kindOfMove(action: SeatAction, { rules, hand, pileCount }: PlayerView, reason: Reason): string {
  const { MOVES } = more.lessons;
  const terms = termsOf(rules);
  if (reason.type === 'holdsBack') return MOVES.holdBack;
  switch (action.type) {
    case 'draw':
      if (action.from === 'pile') return MOVES.lookAtPile;
      return pileCount === 0 ? MOVES.startWithDraw : MOVES.drawStock;
    case 'meld':
      return MOVES.meld(action.reading, terms);
    case 'layOff':
    case 'swap':
    case 'goOut':
    case 'nameWild':
      return MOVES[action.type](terms);
    case 'discard':
      return hand.length === 1 ? MOVES.discardLast : MOVES.discard;
    case 'chooseSize':
      return MOVES.chooseSize(action.size);
    case 'press':
      return action.take ? MOVES.takePoints : MOVES.leavePoints;
    default:
      return MOVES[action.type];
  }
}

/** The exact move: which cards, and where they go. */
function exactMove(action: SeatAction, { rules, pile, melds, window }: PlayerView): string {
  const { EXACT_MOVES } = more.lessons;
  const terms = termsOf(rules);
  switch (action.type) {
    case 'draw':
      if (action.from === 'stock') return EXACT_MOVES.drawStock;
      return action.count === 1
        ? EXACT_MOVES.takeTop(pile.at(-1) ?? -1)
        : EXACT_MOVES.takeSeveral(action.count, pile.at(-action.count) ?? -1);
    case 'meld':
      return EXACT_MOVES.meld(action.reading, terms);
    case 'layOff':
      return EXACT_MOVES.layOff(action.card, melds.find(({ id }) => id === action.meld) ?? null);
    case 'swap':
      return EXACT_MOVES.swap(action.natural, action.wild);
    case 'takeBack':
      return EXACT_MOVES.takeBack;
    case 'discard':
      return EXACT_MOVES.discard(action.card);
    case 'contract':
      return EXACT_MOVES.layAll(action.readings, 'findContract', terms);
    case 'goRummy':
      return EXACT_MOVES.layAll(action.readings, 'goRummy', terms);
    case 'upForTwo':
      return EXACT_MOVES.upForTwo(action.card, terms);
    case 'chooseSize':
      return EXACT_MOVES.chooseSize(action.size);
    case 'nameWild':
      return EXACT_MOVES.nameWild(action.rank);
    case 'claim':
      return EXACT_MOVES.claim(window?.cards ?? []);
    case 'pass':
      return EXACT_MOVES.no;
    case 'press':
      return action.take ? EXACT_MOVES.yes : EXACT_MOVES.no;
    default:
      return EXACT_MOVES.press(action.type, terms);
  }
}
