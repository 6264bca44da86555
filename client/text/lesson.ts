import type { Card, Rank, Reading, RuleSet } from '#engine';
import { termsOf } from '#rules';
import type { Person, Terms } from '#text';
import type { WhyFact } from '../game/whyNot.ts';
import type { MeldSizes } from './data.ts';
import { fixed, say } from './say.ts';

/** The texts of the lesson that do not depend on the cards. */
export const LESSON = fixed('lesson');

/** The aim of the game. */
export const handStep = (cards: number): string => say('lesson-handStep', { cards });

/** A meld in the hand, with `wilds` wilds in it. */
export const meldStep = (meld: Reading, wilds: number): string =>
  say('lesson-meldStep', { meld, kind: meld.kind, hasWild: meld.kind === 'set' && wilds > 0 });

/** Shown when the selection is a meld. */
export const pressMeldStep = (meld: Reading): string => say('lesson-pressMeldStep', { meld, kind: meld.kind });

/** Shown when a card fits a meld on the table. */
export const layOffStep = (card: Card, meld: Reading): string =>
  say('lesson-layOffStep', { card, meld, kind: meld.kind });

/** Shown when a card is selected that this step does not need. */
export const putBackStep = (card: Card): string => say('lesson-putBackStep', { card });

/** A run that another player has laid. */
export const othersRunStep = (who: Person, meld: Reading): string =>
  say('lesson-othersRunStep', { who, meld, kind: meld.kind });

/** The card to discard. */
export const discardStep = (card: Card): string => say('lesson-discardStep', { card });

/** The rank that is wild, as a meld on the table shows it. */
export const wildStep = (rank: Rank, wild: Card, face: Card): string => say('lesson-wildStep', { rank, wild, face });

/** Shown before another player swaps. */
export const watchStep = (who: Person, natural: Card): string => say('lesson-watchStep', { who, natural });

/** Shown after another player has swapped. */
export const swappedStep = (who: Person, natural: Card): string => say('lesson-swappedStep', { who, natural });

/** Shown when the top card of the pile helps: it has the rank of a card in hand. */
export const takeStep = (card: Card, held: Card): string => say('lesson-takeStep', { card, held });

/** Shown when the player can swap for a wild on the table. */
export const swapStep = (wild: Card, natural: Card): string => say('lesson-swapStep', { wild, natural });

/** A game in a handful of sentences, enough to start playing. */
export const SHORT_RULES = fixed('shortRules', {
  aimMelds: (terms: Terms) => say('shortRules-aimMelds', { terms }),
  turn: (terms: Terms) => say('shortRules-turn', { terms }),
  onlySets: ({ setMin, setMax }: MeldSizes, terms: Terms) =>
    say('shortRules-onlySets', { setMin, setMax: setMax === setMin + 1 ? setMax : null, terms }),
  onlyRuns: ({ runMin }: MeldSizes, terms: Terms) => say('shortRules-onlyRuns', { runMin, terms }),
  /** "A set is 3 or 4 cards of one rank, a run 3 or more cards of one suit in a row." */
  setsAndRuns: ({ setMin, setMax, runMin }: MeldSizes, terms: Terms) =>
    say('shortRules-setsAndRuns', { setMin, setMax: setMax === setMin + 1 ? setMax : null, runMin, terms }),
  wilds: (terms: Terms) => say('shortRules-wilds', { terms }),
  wildRank: (terms: Terms) => say('shortRules-wildRank', { terms }),
  /** When single cards may be added; `toAny`: to other players' melds, too. */
  addAfterContract: (toAny: boolean, terms: Terms) => say('shortRules-addAfterContract', { toAny, terms }),
  addAfterMeld: (toAny: boolean, terms: Terms) => say('shortRules-addAfterMeld', { toAny, terms }),
  add: (toAny: boolean, terms: Terms) => say('shortRules-add', { toAny, terms }),
  swapAndTake: (terms: Terms) => say('shortRules-swapAndTake', { terms }),
  /** The wild stays on the table. */
  swapAndMove: (terms: Terms) => say('shortRules-swapAndMove', { terms }),
});

/** A game in a handful of sentences, enough to start playing. */
export function rulesInShort(rules: RuleSet): readonly string[] {
  const terms = termsOf(rules);
  const winner = rules.scoring.best === 'low' ? SHORT_RULES.lowestWins : SHORT_RULES.highestWins;
  const parts = [aim, turn, melds, wilds, adding, swapping].map((part) => part(rules, terms));
  return [...parts, winner].filter((sentence) => sentence !== '');
}

function aim({ scoring }: RuleSet, terms: Terms): string {
  if (scoring.system === 'penalties') return SHORT_RULES.aimPenalties;
  return scoring.system === 'winnerTakesHands' ? SHORT_RULES.aimHands : SHORT_RULES.aimMelds(terms);
}

function turn({ goingOut, play }: RuleSet, terms: Terms): string {
  const usual = play.when === 'goingOutOnly' ? SHORT_RULES.turnWithoutMelds : SHORT_RULES.turn(terms);
  return goingOut.discard === 'required' ? `${usual} ${SHORT_RULES.lastDiscard}` : usual;
}

function melds({ melds: sizes }: RuleSet, terms: Terms): string {
  return { sets: SHORT_RULES.onlySets, runs: SHORT_RULES.onlyRuns, both: SHORT_RULES.setsAndRuns }[sizes.kinds](
    sizes,
    terms,
  );
}

function wilds({ wilds: { source, permanent } }: RuleSet, terms: Terms): string {
  if (source !== 'none') return SHORT_RULES.wildRank(terms);
  return permanent.length > 0 ? SHORT_RULES.wilds(terms) : '';
}

function adding({ play }: RuleSet, terms: Terms): string {
  if (play.when === 'goingOutOnly') return '';
  if (play.contract !== 'off') return SHORT_RULES.addAfterContract(play.layOffOthers, terms);
  return (play.layOffNeedsMeld ? SHORT_RULES.addAfterMeld : SHORT_RULES.add)(play.layOffOthers, terms);
}

function swapping({ swap }: RuleSet, terms: Terms): string {
  if (swap.to === 'off') return '';
  return (swap.to === 'otherMeld' || swap.to === 'stays' ? SHORT_RULES.swapAndMove : SHORT_RULES.swapAndTake)(terms);
}

/** The panel that explains a refusal. */
export const WHY = fixed('why');

/** One sentence about the cards that were refused: "The 9♥ doesn’t fit any meld on the table now." */
export function whyFact(fact: WhyFact, terms: Terms): string {
  switch (fact.tells) {
    case 'without':
      return say('why-without', { card: fact.card, meld: fact.reading, terms });
    case 'with':
      return say('why-with', { card: fact.card, meld: fact.reading, held: fact.held, orWild: fact.wild, terms });
    case 'farFromMeld':
      return say('why-farFromMeld', { terms });
    case 'couldLay':
      return say('why-couldLay', { meld: fact.reading });
    case 'noMeldYet':
      return say('why-noMeldYet', { terms });
    case 'fitsElsewhere':
      return say('why-fitsElsewhere', { card: fact.card, meld: fact.meld, terms });
    case 'fitsNowhere':
      return say('why-fitsNowhere', { card: fact.card, terms });
    case 'keeps':
      return say('why-keeps', { held: fact.held, played: fact.played, isAll: fact.played === fact.held });
  }
}
