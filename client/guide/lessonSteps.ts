import {
  type Card,
  isWild,
  type PlayerView,
  type Reading,
  rankOf,
  type Seat,
  swapFaces,
  type TableMeld,
} from '#engine';
import type { TableView } from '#protocol';
import { handCardsOf } from '../game/hints.ts';
import { type LessonMove, type LessonStepId, lessonMove } from '../practice/lesson.ts';
import { inHand, inMeld, ofMeld } from '../stage/calloutPlace.ts';
import type { Layout, Rect } from '../stage/layout.ts';
import { personAt } from '../text/company.ts';
import { lessons } from '../text/lessons.ts';

/** The input of the lesson: the table, the player's view and selection, and the layout. */
export interface GuideState {
  readonly table: TableView;
  readonly view: PlayerView;
  /** The selected cards in the order chosen. */
  readonly selected: readonly Card[];
  /** The meld as which the selection may be laid down; null if there is none. */
  readonly newMeld: Reading | null;
  readonly layout: Layout;
}

/** A step as it is shown. */
export interface LessonStep {
  readonly id: LessonStepId | 'count';
  readonly words: string;
  /** The places it points at. */
  readonly points: readonly Rect[];
  /** Other places it is about, which must stay in view. */
  readonly inView?: readonly Rect[];
  /**
   * The step ends with the player's gesture, with a press that says they have read it or want to see what it announces,
   * or with the button of the `tally`.
   */
  readonly waitsFor: 'gesture' | 'reading' | 'watching' | 'tally';
}

/** The step of the lesson at this moment; null while bots play, and where no lesson is given. */
export function stepAt(now: GuideState): LessonStep | null {
  const { view, layout } = now;
  if (view.deal === 1 && view.phase === 'ready' && view.results.length > 0) {
    // The tally never covers these rectangles.
    const points = layout.seats.map(({ rect }) => rect);
    return { id: 'count', words: lessons.LESSON.count, points, waitsFor: 'tally' };
  }
  const move = lessonMove(view);
  if (!move || move.step === null) return null;
  const said = strayStep(now, move) ?? STEPS[move.step](now, move);
  return { id: move.step, ...said, waitsFor: waitOf(move, view) };
}

function waitOf({ by, step }: LessonMove, { viewer }: PlayerView): LessonStep['waitsFor'] {
  if (by === viewer) return 'gesture';
  return step === 'watch' ? 'watching' : 'reading';
}

/** The text of a step, and the places it points at. */
type StepContent = Pick<LessonStep, 'words' | 'points' | 'inView'>;

const STEPS: { readonly [Id in LessonStepId]: (now: GuideState, move: LessonMove) => StepContent } = {
  aim: ({ view, layout }) => ({ words: lessons.handStep(view.hand.length), points: [layout.handZone] }),
  othersRun({ table, view, layout }) {
    const meld = lastMeld(view);
    return {
      words: lessons.othersRunStep(personAt(table, meld.by), meld),
      points: ofMeld(layout, meld.id),
    };
  },
  draw: ({ layout }) => ({ words: lessons.LESSON.draw, points: [layout.stock] }),
  run: meldStep,
  layOff({ view, selected, layout }, { action }) {
    const [card = -1] = handCardsOf(action);
    const meld = view.melds.find(({ id }) => action.type === 'layOff' && id === action.meld) ?? lastMeld(view);
    return {
      words: lessons.layOffStep(card, meld),
      points: selected.includes(card) ? ofMeld(layout, meld.id) : inHand(layout, [card]),
      inView: ofMeld(layout, meld.id),
    };
  },
  discard: (now, move) => discardStep(now, move, lessons.discardStep(handCardsOf(move.action)[0] ?? -1)),
  wild({ view, layout }) {
    const { meld, wild, face } = lastWild(view);
    return {
      words: lessons.wildStep(view.wildRank, wild, face),
      points: [layout.badge, ...inMeld(layout, meld.id, wild)],
      inView: ofMeld(layout, meld.id),
    };
  },
  watch({ table, view, layout }, { by, action }) {
    const { meld, wild } = lastWild(view);
    return {
      words: lessons.watchStep(personAt(table, by), handCardsOf(action)[0] ?? -1),
      points: [...seatOf(layout, by), ...inMeld(layout, meld.id, wild)],
      inView: ofMeld(layout, meld.id),
    };
  },
  swapped({ table, view, layout }, { by }) {
    const { natural, meld } = lastSwap(view);
    return {
      words: lessons.swappedStep(personAt(table, by), natural),
      points: [...seatOf(layout, by), ...inMeld(layout, meld, natural)],
      inView: ofMeld(layout, meld),
    };
  },
  take({ view, layout }) {
    const top = view.pile.at(-1) ?? -1;
    const held = view.hand.find((card) => rankOf(card) === rankOf(top)) ?? -1;
    const { meld, wild } = lastWild(view);
    return { words: lessons.takeStep(top, held), points: [layout.pile], inView: inMeld(layout, meld.id, wild) };
  },
  swap({ view, selected, layout }) {
    const { meld, wild, face } = lastWild(view);
    return {
      words: lessons.swapStep(wild, face),
      points: selected.includes(face) ? inMeld(layout, meld.id, wild) : inHand(layout, [face]),
      inView: inMeld(layout, meld.id, wild),
    };
  },
  set: meldStep,
  goOut: (now, move) => discardStep(now, move, lessons.LESSON.goOut),
};

/** A meld in the hand; once its cards are selected, the button that lays them. */
function meldStep({ view, newMeld, layout }: GuideState, { action }: LessonMove): StepContent {
  const cards = handCardsOf(action);
  const isChosen = newMeld?.cards.length === cards.length && cards.every((card) => newMeld.cards.includes(card));
  if (newMeld && isChosen) return { words: lessons.pressMeldStep(newMeld), points: [layout.buttons.meld] };
  const wilds = cards.filter((card) => isWild(view.rules, view.wildRank, card)).length;
  const words = action.type === 'meld' ? lessons.meldStep(action.reading, wilds) : '';
  return { words, points: inHand(layout, cards) };
}

/** A card to discard; once it is selected, the button. */
function discardStep({ selected, layout }: GuideState, { action }: LessonMove, words: string): StepContent {
  const cards = handCardsOf(action);
  const isChosen = selected.length === 1 && cards.includes(selected[0] ?? -1);
  return isChosen
    ? { words: lessons.LESSON.pressDiscard, points: [layout.buttons.discard] }
    : { words, points: inHand(layout, cards) };
}

/** A selected card that the move does not play, and that would go along with those that it does; null if none is. */
function strayStep({ selected, view, layout }: GuideState, { by, action }: LessonMove): StepContent | null {
  const cards = handCardsOf(action);
  const stray = selected.find((card) => !cards.includes(card));
  if (by !== view.viewer || cards.length === 0 || stray === undefined) return null;
  return { words: lessons.putBackStep(stray), points: inHand(layout, [stray]) };
}

const lastMeld = ({ melds }: PlayerView): TableMeld => melds.at(-1) as TableMeld;

/** The last meld, with the wild in it and the card it stands for. */
function lastWild(view: PlayerView): { readonly meld: TableMeld; readonly wild: Card; readonly face: Card } {
  const meld = lastMeld(view);
  const at = meld.cards.findIndex((card) => isWild(view.rules, view.wildRank, card));
  const [face = -1] = swapFaces(view.rules, view.wildRank, meld, at);
  return { meld, wild: meld.cards[at] ?? -1, face };
}

/** The swap of the current turn. */
function lastSwap({ draft }: PlayerView): { readonly natural: Card; readonly meld: number } {
  const swap = draft.plays.find(({ type }) => type === 'swap');
  return swap?.type === 'swap' ? swap : { natural: -1, meld: -1 };
}

const seatOf = ({ seats }: Layout, seat: Seat): readonly Rect[] =>
  seats.filter((one) => one.seat === seat).map(({ rect }) => rect);
