import type { Card, Ending, Rank, Reading } from '#engine';
import type { Person, Terms } from '#text';
import type { CardsOf, Drawn, DrawnFrom, LaidMeld, PointsOf, TakenBack } from './data.ts';
import { say } from './say.ts';

/** The name of the bot that plays for the reader, at the start of a sentence. */
export const theBot = (): string => say('story-theBot');

/** The cards of a meld in order, wilds marked: "5♥ 6♥ 8♣ (wild)". */
const cardsIn = (meld: LaidMeld, terms: Terms): string =>
  meld.cards.map((card, i) => say('story-card', { card, isWild: meld.wilds[i] ?? false, terms })).join(' ');

/** The sentences of the log about a turn. */
export const TURN_STORY = {
  /** "Ana drew a card from the stock.", "You drew the 7♥ from the discard pile." */
  drewOne: (who: Person, card: Drawn[number], from: DrawnFrom) => say('story-drewOne', { who, card, from }),
  /** "Ana drew 2 cards from the stock." */
  drewSeveral: (who: Person, count: number, from: DrawnFrom) => say('story-drewSeveral', { who, count, from }),
  /** Several cards, deepest first: "Ana took the 7♥, 8♠ and Q♣ from the discard pile." */
  tookFromPile: (who: Person, cards: readonly Card[]) => say('story-tookFromPile', { who, cards }),
  /** "Ana took 3 cards from the discard pile." */
  tookUnseen: (who: Person, count: number) => say('story-tookUnseen', { who, count }),
  /** "Ana laid down the set of kings: K♣ K♦ 8♣ (wild)." */
  laidMeld: (who: Person, meld: LaidMeld, terms: Terms) =>
    say('story-laidMeld', { who, laid: say('story-laidOne', { meld, cards: cardsIn(meld, terms), terms }) }),
  /** "Ana laid the contract: run of hearts from four to seven: 4♥ 5♥ 6♥ 7♥; set of nines: 9♣ 9♦ 9♠." */
  laidContract: (who: Person, melds: readonly LaidMeld[], terms: Terms) =>
    say('story-laidContract', {
      who,
      laid: melds.map((meld) => say('story-laidCards', { meld, cards: cardsIn(meld, terms), terms })),
    }),
  /** "Ana laid off the K♥ on the set of kings."; `meld` is null if it is not known. */
  laidOffOn: (who: Person, card: Card, meld: Reading | null, terms: Terms) =>
    say('story-laidOffOn', { who, card, meld, kind: meld?.kind ?? null, terms }),
  /** "Ana swapped the 5♥ for the wild 2♣." */
  swappedOut: (who: Person, natural: Card, wild: Card, terms: Terms) =>
    say('story-swappedOut', { who, natural, wild, terms }),
  /** The wild goes to another meld (R88): "Ana swapped the 5♥ for the wild 2♣ and moved it to the set of nines." */
  swappedTo: (who: Person, natural: Card, wild: Card, meld: Reading, terms: Terms) =>
    say('story-swappedTo', { who, natural, wild, meld, kind: meld.kind, terms }),
  /** The wild stays in its meld (R88): "Ana swapped the 5♥ for the wild 2♣ and left it in the same meld." */
  swappedWithin: (who: Person, natural: Card, wild: Card, terms: Terms) =>
    say('story-swappedWithin', { who, natural, wild, terms }),
  /** "Ana took back a meld." */
  tookBackPlay: (who: Person, play: TakenBack, terms: Terms) => say('story-tookBackPlay', { who, play, terms }),
  /** "Ana discarded the 7♥." */
  discarded: (who: Person, card: Card) => say('story-discarded', { who, card }),
  /** A discard was taken back: "Ana took back the 7♥." */
  tookBackDiscard: (who: Person, card: Card) => say('story-tookBackDiscard', { who, card }),
  /** "Ana had no cards left to discard." */
  hadNoDiscard: (who: Person) => say('story-hadNoDiscard', { who }),
  /** "Ana floats with no cards left." */
  floats: (who: Person) => say('story-floats', { who }),
  /** "Ana took nothing from the discard pile. The deal ends." */
  tookNothing: (who: Person) => say('story-tookNothing', { who }),
  /** "Ana takes Bruno’s seat from the next deal." */
  bookedSeat: (who: Person, bot: string) => say('story-bookedSeat', { who, bot }),
  /** A person now plays for a bot: "Ana took over Bruno’s seat." */
  tookSeat: (who: Person, bot: string) => say('story-tookSeat', { who, bot }),
  /** "Ana left, and Bruno plays on." */
  leftSeat: (who: Person, bot: string) => say('story-leftSeat', { who, bot }),
  /** "Ana went Rummy!" */
  wentRummy: (who: Person) => say('story-wentRummy', { who }),
  /** "Ana went up for 2, holding only a 2." */
  wentUpForTwo: (who: Person) => say('story-wentUpForTwo', { who }),
} as const;

/** The sentences of the log about cards taken out of turn and cards called (R80, R113). */
export const WINDOW_STORY = {
  /** "Does anyone take the 9♣ out of turn?" */
  asksTakers: (cards: readonly Card[]) => say('story-asksTakers', { cards }),
  /** "The 9♣ fits: does anyone call Rummy?" */
  asksCallers: (cards: readonly Card[]) => say('story-asksCallers', { cards, count: cards.length }),
  nobody: () => say('story-nobody'),
  /** "Ana took the 9♣ out of turn." */
  tookOutOfTurn: (who: Person, cards: readonly Card[]) => say('story-tookOutOfTurn', { who, cards }),
  /** "Ana called Rummy and took the 9♣." */
  called: (who: Person, cards: readonly Card[]) => say('story-called', { who, cards }),
  /** "You drew the 9♣ as a penalty." */
  penalty: (who: Person, cards: readonly Card[]) => say('story-penalty', { who, cards, count: cards.length }),
  /** "Ana drew 2 cards as a penalty." */
  penaltyUnseen: (who: Person, count: number) => say('story-penaltyUnseen', { who, count }),
} as const;

/** The end of a deal: "Ana went out." `out`: the player who did, if somebody did. */
export const dealEnded = (ending: Ending, out: Person, terms: Terms): string =>
  say('story-dealEnded', { ending, who: out, terms });

/** The cards of players: "You K♠; Ana 3♣, 2♥". */
const drawn = (hands: readonly CardsOf[]): readonly string[] =>
  hands.map(({ who, cards }) => say('story-cardsDrawn', { who, cards }));

/** The sentences of the log about the beginning of a deal. */
export const DEAL_STORY = {
  /** "Ana deals first." */
  dealsFirst: (who: Person) => say('story-dealsFirst', { who }),
  /** The first jack chose the dealer (R6): "The first jack, the J♥, went to Ana: Ana deals first." */
  firstJack: (who: Person, jack: Card) => say('story-firstJack', { who, jack }),
  /** The cards drawn chose the dealer (R6): "Draw for dealer: You K♠; Ana 3♣, 2♥. Ana deals first." */
  drewForDealer: (draws: readonly CardsOf[], dealer: Person) =>
    say('story-drewForDealer', { draws: drawn(draws), who: dealer }),
  /** "Deal 4: Ana dealt." */
  dealt: (deal: number, who: Person) => say('story-dealt', { deal, who }),
  /** Below the heading of the deal: "Ana dealt." */
  dealtHere: (who: Person) => say('story-dealtHere', { who }),
  dealtOn: () => say('story-dealtOn'),
  /** "Face up: You 7♥, Ana 4♦." */
  faceUp: (shown: readonly CardsOf[]) =>
    say('story-faceUp', { shown: shown.map(({ who, cards }) => say('story-cardsShown', { who, cards })) }),
  /** "The 4♣ lies beside the stock." */
  besideStock: (card: Card) => say('story-besideStock', { card }),
  /** "The 9♠ starts the discard pile." */
  startsPile: (cards: readonly Card[]) => say('story-startsPile', { cards, count: cards.length }),
  /** "Ana turned up a two and may choose 2 cards or 12." */
  choosesSize: (who: Person) => say('story-choosesSize', { who }),
  /** "Ana names the wild rank." */
  namesWild: (who: Person) => say('story-namesWild', { who }),
  /** "Ana named sixes: they are wild." */
  namedWild: (who: Person, rank: Rank, terms: Terms) => say('story-namedWild', { who, rank, terms }),
  /** "The discard pile was shuffled into a new stock of 20 cards; its top card stays." */
  reshuffled: (count: number, isTopKept: boolean) => say('story-reshuffled', { count, isTopKept }),
} as const;

/** The sentences of the log about the end of a deal, and what follows it. */
export const END_STORY = {
  /** The others have a last turn: "Ana went out on their first turn. Players who haven’t had one get one now." */
  lastTurns: (who: Person, terms: Terms) => say('story-lastTurns', { who, terms }),
  /** The others may lay melds: "Ana went out on their first turn. Players who haven’t had one may still lay …" */
  lastMelds: (who: Person, terms: Terms) => say('story-lastMelds', { who, terms }),
  dealEnded,
  /** "Ana may take 2 points to make the next deal count double." */
  pressAsked: (who: Person, count: number) => say('story-pressAsked', { who, count }),
  /** "Ana took the points.", "Ana didn’t take the points." */
  pressAnswered: (who: Person, isTaken: boolean) => say('story-pressAnswered', { who, isTaken }),
  /** "Ana gets 2 points and the next deal counts double."; there are points, or the deal is doubled, or both. */
  pressSet(shares: readonly PointsOf[], isDoubled: boolean) {
    const gets = shares.map(({ who, points }) => say('story-getsPoints', { who, points }));
    return say('story-pressSet', { clauses: isDoubled ? [...gets, say('story-nextDouble')] : gets });
  },
  /** "You and Ana won the game." */
  wonGame: (winners: readonly Person[]) =>
    say('story-wonGame', { winners, count: winners.length, withYou: winners.some(({ isYou }) => isYou) }),
} as const;
