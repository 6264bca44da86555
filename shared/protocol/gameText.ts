import {
  type DealResult,
  type Draft,
  ENDINGS,
  type Move,
  PHASES,
  type PlayerView,
  type PublicFields,
  type RuleSet,
} from '#engine';
import { flagged, isFlagged, list, printLists, takeLists, times, unflagged, word } from './codec.ts';
import { foldSign, NumberReader, printNumbers, unfold } from './digits.ts';
import { meldNumbers, playNumbers, takeMeld, takePlay, takeWindow, windowNumbers } from './gameNumbers.ts';

/**
 * Encodes a game as everybody may see it, as a short printable text. Leaves out each seat's private part, and who has
 * passed for the deal (§4.78).
 */
export function packGame(view: PlayerView): string {
  const { seats, melds, window, offered, results, moves, pile } = view;
  return printNumbers([
    ...headNumbers(view),
    ...list(pile),
    ...[seats.length, ...seats.flatMap(seatNumbers)],
    ...[melds.length, ...melds.flatMap(meldNumbers)],
    ...draftNumbers(view.draft),
    ...(window ? [1, ...windowNumbers(window)] : [0]),
    ...list(offered),
    ...[results.length, ...results.flatMap(resultNumbers)],
    ...[moves.length, ...moves.flatMap(moveNumbers)],
  ]);
}

/**
 * Decodes the game as a spectator sees it.
 * @throws RangeError if the text was not written by `packGame`
 */
export function readGameText(packed: string, rules: RuleSet): PlayerView {
  const from = new NumberReader(packed);
  return {
    rules,
    viewer: 'spectator',
    ...takeHead(from),
    pile: from.takeList(),
    hand: [],
    seats: times(from.take(), () => takeSeat(from)),
    melds: times(from.take(), () => takeMeld(from)),
    draft: takeDraft(from),
    window: from.take() === 1 ? { ...takeWindow(from), claim: null } : null,
    offered: from.takeList(),
    passed: 0,
    canRecall: false,
    results: times(from.take(), () => takeResult(from)),
    moves: times(from.take(), () => takeMove(from)),
  };
}

type GameHead = Omit<PublicFields, 'rules' | 'melds' | 'offered' | 'results' | 'moves'> &
  Pick<PlayerView, 'stock' | 'pileCount'>;

function headNumbers(view: GameHead): number[] {
  const { phase, deal, dealer, turn, wildRank, turns, indicator, stock, reshuffles, pileCount, idle } = view;
  const head = [flagged(PHASES.indexOf(phase), view.pressed), deal, dealer + 1, turn + 1, wildRank, turns];
  return [...head, indicator + 1, stock, reshuffles, pileCount, idle, view.relief + 1];
}

function takeHead(from: NumberReader): GameHead {
  const head = from.take();
  return {
    phase: word(PHASES, unflagged(head)),
    pressed: isFlagged(head),
    deal: from.take(),
    dealer: from.take() - 1,
    turn: from.take() - 1,
    wildRank: from.take(),
    turns: from.take(),
    indicator: from.take() - 1,
    stock: from.take(),
    reshuffles: from.take(),
    pileCount: from.take(),
    idle: from.take(),
    relief: from.take() - 1,
  };
}

type SeatView = PlayerView['seats'][number];

const seatNumbers = ({ cards, melded, total, at, known, shown }: SeatView): number[] => [
  flagged(cards, melded),
  foldSign(total),
  at,
  ...list(known),
  ...printLists(shown ? [shown] : []),
];

function takeSeat(from: NumberReader): SeatView {
  const head = from.take();
  const seat = { cards: unflagged(head), melded: isFlagged(head), total: unfold(from.take()), at: from.take() };
  return { ...seat, known: from.takeList(), shown: takeLists(from)[0] ?? null };
}

/** The sources of a turn's drawn card. */
const DREW = ['none', 'stock', 'pile'] as const satisfies readonly Draft['drew'][];

const draftNumbers = ({ drew, drawn, held, plays, fixed, takeBacks }: Draft): number[] => [
  DREW.indexOf(drew),
  ...list(drawn),
  held,
  ...[plays.length, ...plays.flatMap(playNumbers)],
  fixed,
  takeBacks,
];

const takeDraft = (from: NumberReader): Draft => ({
  drew: word(DREW, from.take()),
  drawn: from.takeList(),
  held: from.take(),
  plays: times(from.take(), () => takePlay(from)).filter((play) => play !== null),
  fixed: from.take(),
  takeBacks: from.take(),
});

const resultNumbers = (result: DealResult): number[] => [
  flagged(ENDINGS.indexOf(result.ending), result.factor === 2),
  result.deal,
  result.dealer + 1,
  result.wildRank,
  flagged(result.out + 1, result.wentRummy),
  ...list(result.points.map(foldSign)),
  ...list(result.added.map(foldSign)),
];

function takeResult(from: NumberReader): DealResult {
  const head = from.take();
  const [deal, dealer, wildRank, winner] = [from.take(), from.take() - 1, from.take(), from.take()];
  const [points, added] = [from.takeList().map(unfold), from.takeList().map(unfold)];
  const [ending, out] = [word(ENDINGS, unflagged(head)), unflagged(winner) - 1];
  const [factor, wentRummy] = [isFlagged(head) ? 2 : 1, isFlagged(winner)] as const;
  return { deal, dealer, wildRank, ending, out, points, factor, wentRummy, added };
}

const DID = ['stock', 'pile', 'discard', 'claim'] as const satisfies readonly Move['did'][];

/** `card` is null if it came from the stock, where nobody saw it. */
const moveNumbers = ({ seat, did, card }: Move): number[] => [
  seat * DID.length + DID.indexOf(did),
  card === null ? 0 : card + 1,
];

function takeMove(from: NumberReader): Move {
  const [head, face] = [from.take(), from.take()];
  return { seat: Math.floor(head / DID.length), did: word(DID, head % DID.length), card: face === 0 ? null : face - 1 };
}
