import {
  type Card,
  cardsOf,
  faceOf,
  isWild,
  legalActions,
  type PlayerView,
  type Reading,
  readings,
  type SeatAction,
  type TableMeld,
} from '#engine';
import { layOffEnds, layOffsAt } from './gestureContext.ts';
import type { Notice } from './types.ts';

/** A fact about the refused cards, found by asking the engine. */
export type WhyFact =
  /** Without this card the others are a meld. */
  | { readonly tells: 'without'; readonly card: Card; readonly reading: Reading }
  /** With one more card they would be a meld. `held`: it is in the hand; `wild`: a wild would do as well. */
  | {
      readonly tells: 'with';
      readonly card: Card;
      readonly held: boolean;
      readonly wild: boolean;
      readonly reading: Reading;
    }
  /** No single card more or less makes them a meld. */
  | { readonly tells: 'farFromMeld' }
  /** This meld could be laid down now, and then the refused action would be legal. */
  | { readonly tells: 'couldLay'; readonly reading: Reading }
  | { readonly tells: 'noMeldYet' }
  | { readonly tells: 'fitsElsewhere'; readonly card: Card; readonly meld: TableMeld }
  | { readonly tells: 'fitsNowhere'; readonly card: Card }
  /** The number of cards held and the number the action would play. */
  | { readonly tells: 'keeps'; readonly held: number; readonly played: number };

/** Explains a refusal beyond the rule that was broken, as far as the engine can tell from the view. */
export function whyNot({ code, action }: Pick<Notice, 'code' | 'action'>, view: PlayerView): readonly WhyFact[] {
  switch (code) {
    case 'notAMeld':
      return action?.type === 'meld' ? nearMelds(view, action.reading.cards) : [];
    case 'meldFirst':
      return firstMeld(view);
    case 'doesNotFit':
    case 'setFull':
      return action?.type === 'layOff' ? [elsewhere(view, action.card)] : [];
    case 'keepOne':
      return action ? [{ tells: 'keeps', held: view.hand.length, played: playedBy(action) }] : [];
    default:
      return [];
  }
}

/** The changes that would turn these cards into a meld. */
function nearMelds(view: PlayerView, cards: readonly Card[]): readonly WhyFact[] {
  const without = cards.flatMap((card): WhyFact[] => {
    const [reading] = readings(
      view,
      cards.filter((other) => other !== card),
    );
    return reading ? [{ tells: 'without', card, reading }] : [];
  });
  const added = oneMore(view, cards);
  const facts = [...without.slice(0, 1), ...(added ? [added] : [])];
  return facts.length > 0 ? facts : [{ tells: 'farFromMeld' }];
}

/** A card that would complete them, preferably one of the hand. */
function oneMore(view: PlayerView, cards: readonly Card[]): WhyFact | null {
  const { rules, wildRank, seats, hand } = view;
  const pack = cardsOf(rules, seats.length).filter((card) => faceOf(card) === card);
  const others = [...hand, ...pack].filter((card) => !cards.includes(card));
  const completing = others.filter((card) => readings(view, [...cards, card]).length > 0);
  const card = completing.find((one) => !isWild(rules, wildRank, one));
  const reading = card === undefined ? undefined : readings(view, [...cards, card])[0];
  if (card === undefined || !reading) return null;
  const wild = completing.some((one) => isWild(rules, wildRank, one));
  return { tells: 'with', card, held: hand.includes(card), wild, reading };
}

function firstMeld(view: PlayerView): readonly WhyFact[] {
  const [meld] = legalActions(view).melds;
  return [meld ? { tells: 'couldLay', reading: meld.reading } : { tells: 'noMeldYet' }];
}

function elsewhere(view: PlayerView, card: Card): WhyFact {
  const fits = (meld: TableMeld): boolean =>
    layOffEnds(meld).some((place) => layOffsAt(view, card, meld, place).length > 0);
  const meld = view.melds.find(fits);
  return meld ? { tells: 'fitsElsewhere', card, meld } : { tells: 'fitsNowhere', card };
}

const playedBy = (action: SeatAction): number => (action.type === 'meld' ? action.reading.cards.length : 1);
