import {
  type Card,
  isOneCardTurn,
  isWild,
  type LayOffAction,
  type MeldAction,
  type PlayerView,
  type Seat,
  type SwapAction,
  swapFaces,
  type TableMeld,
  usedAsWild,
} from '#engine';
import { isUnderWay } from '../game/moment.ts';
import { lessons } from '../text/lessons.ts';
import { inHand, inMeld, movesBy, ofMeld, ofPiles } from './places.ts';
import { type GuideMoment, type GuideStep, STEP_IDS, type StepId } from './step.ts';

const isOwnTurn = ({ view }: Pick<GuideMoment, 'view'>): boolean => view.turn === view.viewer;
const isDrawing = (now: GuideMoment): boolean => isOwnTurn(now) && now.view.phase === 'draw';
const isPlaying = (now: GuideMoment): boolean => isOwnTurn(now) && now.view.phase === 'play';

/** Whether the player has drawn, played or discarded since: then a step of text alone was read, or is not wanted. */
const hasMovedOn = (now: GuideMoment, first: GuideMoment): boolean => {
  const own = ({ view }: GuideMoment): number =>
    movesBy(view, view.viewer as Seat) + (isOwnTurn({ view }) ? view.draft.plays.length : 0);
  return own(now) !== own(first);
};

/** The number of plays of this kind in the player's current turn. */
const playsOf = ({ view }: GuideMoment, type: 'meld' | 'layOff' | 'swap'): number =>
  isOwnTurn({ view }) ? view.draft.plays.filter((play) => play.type === type).length : 0;

const wildsIn = ({ rules, wildRank }: PlayerView, cards: readonly Card[]): readonly Card[] =>
  cards.filter((card) => isWild(rules, wildRank, card));

/** The new meld that is easiest to recognize: the fewest wilds, then the most cards. */
export function plainestMeld({ view, legal }: GuideMoment): MeldAction | undefined {
  const cost = ({ reading: { cards } }: MeldAction): number => wildsIn(view, cards).length * 20 - cards.length;
  return legal.melds.toSorted((one, other) => cost(one) - cost(other))[0];
}

/** A lay-off of a natural card: a wild fits nearly everywhere and is better kept. */
const naturalLayOff = ({ view, legal }: GuideMoment): LayOffAction | undefined =>
  legal.layOffs.find(({ card }) => !isWild(view.rules, view.wildRank, card));

const firstSwap = ({ legal }: GuideMoment): SwapAction | undefined => legal.swaps[0];

interface LyingWild {
  readonly meld: TableMeld;
  readonly card: Card;
  readonly faces: readonly Card[];
}

/** A wild on the table that a player could free with the right card. */
function lyingWild({ view }: GuideMoment): LyingWild | undefined {
  const { rules, wildRank } = view;
  if (rules.swap.to === 'off') return undefined;
  return view.melds
    .flatMap((meld) =>
      meld.cards.flatMap((card, i): LyingWild[] => {
        const faces = usedAsWild(rules, wildRank, meld, i) ? swapFaces(rules, wildRank, meld, i) : [];
        return faces.length > 0 ? [{ meld, card, faces }] : [];
      }),
    )
    .at(0);
}

const othersMeld = ({ view }: GuideMoment): TableMeld | undefined =>
  view.seats[view.viewer as Seat]?.melded ? undefined : view.melds.find(({ by }) => by !== view.viewer);

const meldIn = ({ view }: GuideMoment, id: number): TableMeld | undefined => view.melds.find((meld) => meld.id === id);

const STEP: { readonly [Id in StepId]: Omit<GuideStep, 'id'> } = {
  count: {
    when: ({ view }) => view.deal > 0 && ['ready', 'press'].includes(view.phase) && view.results.length > 0,
    // The tally never covers these rectangles.
    points: ({ layout }) => layout.seats.map(({ rect }) => rect),
    says: () => lessons.GUIDE.count,
    done: () => false,
  },
  lastCard: {
    when: (now) => isDrawing(now) && now.view.hand.length === 1 && isOneCardTurn(now.view.rules, 1),
    points: ({ layout }) => [layout.stock],
    says: () => lessons.GUIDE.lastCard,
    done: hasMovedOn,
  },
  goOut: {
    when: (now) => isPlaying(now) && now.view.hand.length === 1 && now.legal.discards.length > 0,
    points: ({ layout }) => [layout.buttons.discard],
    says: () => lessons.GUIDE.goOut,
    done: hasMovedOn,
  },
  hand: {
    when: ({ view }) => isUnderWay(view) && view.hand.length > 1,
    points: ({ layout }) => [layout.handZone],
    says: ({ view }) => lessons.handStep(view.hand.length),
    done: hasMovedOn,
  },
  wild: {
    when: ({ view }) => isUnderWay(view),
    points: ({ layout, view }) => [layout.badge, ...inHand(layout, wildsIn(view, view.hand))],
    says: ({ view }) => lessons.wildStep(view.wildRank, wildsIn(view, view.hand).length),
    done: hasMovedOn,
  },
  draw: {
    when: (now) => isDrawing(now) && now.legal.draws.length > 0,
    points: ({ layout, view }) => ofPiles(layout, view),
    says: ({ view }) => lessons.drawStep(view.pile.at(-1) ?? null),
    done: ({ view }, first) => view.phase !== 'draw' || view.turn !== first.view.turn,
  },
  swap: {
    when: (now) => isPlaying(now) && firstSwap(now) !== undefined,
    points(now) {
      const swap = firstSwap(now);
      if (!swap) return [];
      return [...inMeld(now.layout, swap.meld, swap.wild), ...inHand(now.layout, [swap.natural])];
    },
    says(now) {
      const swap = firstSwap(now);
      return swap ? lessons.swapStep(swap.wild, swap.natural) : '';
    },
    done: (now, first) => playsOf(now, 'swap') > playsOf(first, 'swap'),
  },
  meld: {
    when: (now) => isPlaying(now) && plainestMeld(now) !== undefined,
    points: (now) =>
      now.newMeld ? [now.layout.buttons.meld] : inHand(now.layout, plainestMeld(now)?.reading.cards ?? []),
    says(now) {
      const meld = plainestMeld(now)?.reading;
      if (now.newMeld) return lessons.pressMeldStep(now.newMeld);
      return meld ? lessons.meldStep(meld, wildsIn(now.view, meld.cards).length) : '';
    },
    done: (now, first) => playsOf(now, 'meld') > playsOf(first, 'meld'),
  },
  layOff: {
    when: (now) => isPlaying(now) && naturalLayOff(now) !== undefined,
    points(now) {
      const layOff = naturalLayOff(now);
      if (!layOff) return [];
      return [...inHand(now.layout, [layOff.card]), ...ofMeld(now.layout, layOff.meld)];
    },
    says(now) {
      const layOff = naturalLayOff(now);
      const meld = layOff && meldIn(now, layOff.meld);
      return layOff && meld ? lessons.layOffStep(layOff.card, meld) : '';
    },
    done: (now, first) => playsOf(now, 'layOff') > playsOf(first, 'layOff'),
  },
  discard: {
    when: (now) => isPlaying(now) && now.legal.discards.length > 0,
    points: ({ layout, selected }) => [selected.length === 1 ? layout.buttons.discard : layout.handZone],
    says: ({ selected }) => (selected.length === 1 ? lessons.GUIDE.pressDiscard : lessons.GUIDE.discard),
    done: (now, first) => now.view.turn !== first.view.turn || !isUnderWay(now.view),
  },
  wildOnTable: {
    when: (now) => isUnderWay(now.view) && lyingWild(now) !== undefined,
    points(now) {
      const wild = lyingWild(now);
      return wild ? inMeld(now.layout, wild.meld.id, wild.card) : [];
    },
    says(now) {
      const wild = lyingWild(now);
      return wild ? lessons.wildOnTableStep(wild.card, wild.faces) : '';
    },
    done: hasMovedOn,
  },
  othersMeld: {
    when: (now) => isUnderWay(now.view) && othersMeld(now) !== undefined,
    points: (now) => ofMeld(now.layout, othersMeld(now)?.id ?? -1),
    says(now) {
      const meld = othersMeld(now);
      return meld ? lessons.othersMeldStep(meld) : '';
    },
    done: hasMovedOn,
  },
};

/** The steps of a first game; each is shown when it comes up in play. */
export const STEPS: readonly GuideStep[] = STEP_IDS.map((id) => ({ id, ...STEP[id] }));
