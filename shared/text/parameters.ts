// Written by `npm run messages` from the English messages.
import type { Card, Rank, Reading, Suit } from '#engine';
import type { Person, Terms } from './values.ts';

/** The ids of the messages without values. */
export type FixedId =
  | 'cards-jokerOnCards' | 'hint-name' | 'hint-show' | 'hint-next' | 'hint-best' | 'hint-thanks' | 'hint-noOther'
  | 'hint-nothing' | 'hint-dealOver' | 'moves-lookAtPile' | 'moves-startWithDraw' | 'moves-drawStock' | 'moves-takeBack'
  | 'moves-discard' | 'moves-discardLast' | 'moves-holdBack' | 'moves-contract' | 'moves-float' | 'moves-endTurn'
  | 'moves-goRummy' | 'moves-upForTwo' | 'moves-decline' | 'moves-recall' | 'moves-claim' | 'moves-pass'
  | 'moves-takePoints' | 'moves-leavePoints' | 'exactMoves-drawStock' | 'exactMoves-takeBack' | 'exactMoves-no'
  | 'exactMoves-yes' | 'besideBest-nearly' | 'reasons-forced' | 'reasons-contract' | 'reasons-largeHand'
  | 'reasons-smallHand' | 'reasons-offerWorth' | 'reasons-offerNotWorth' | 'reasons-pressWorth'
  | 'reasons-pressNotWorth' | 'reasons-judged' | 'reasons-stuck' | 'lesson-name' | 'lesson-gotIt' | 'lesson-watch'
  | 'lesson-skip' | 'lesson-draw' | 'lesson-pressDiscard' | 'lesson-goOut' | 'lesson-count' | 'lesson-playOn'
  | 'shortRules-heading' | 'shortRules-aimPenalties' | 'shortRules-aimHands' | 'shortRules-turnWithoutMelds'
  | 'shortRules-lastDiscard' | 'shortRules-lowestWins' | 'shortRules-highestWins' | 'why-title' | 'why-allRules';

/** The values of each other message. */
export interface MessageParameters {
  'cards-short': { card: Card };
  'cards-name': { card: Card };
  'cards-rankName': { rank: Rank };
  'cards-rankNames': { rank: Rank };
  'cards-rankShort': { rank: Rank };
  'cards-suitName': { suit: Suit };
  'cards-suitSymbol': { suit: Suit };
  'cards-meldShort': { meld: Reading };
  'cards-meldName': { meld: Reading; terms: Terms };
  'cards-wildOnCards': { terms: Terms };
  'cards-label': { card: Card; isWild: boolean; terms: Terms };
  'cards-personAlone': { who: Person };
  'moves-meld': { kind: 'run' | 'set'; rank: Rank; suit: Suit; terms: Terms };
  'moves-layOff': { terms: Terms };
  'moves-swap': { terms: Terms };
  'moves-goOut': { terms: Terms };
  'moves-chooseSize': { cards: string | number };
  'moves-nameWild': { terms: Terms };
  'exactMoves-takeTop': { card: Card };
  'exactMoves-takeSeveral': { count: number; deepest: Card };
  'exactMoves-meld': { button: string | number; meld: Reading };
  'exactMoves-layOff': { card: Card; meld: Reading | null };
  'exactMoves-swap': { natural: Card; wild: Card };
  'exactMoves-discard': { card: Card };
  'exactMoves-press': { button: string | number };
  'exactMoves-layAll': { button: string | number; melds: readonly Reading[] };
  'exactMoves-upForTwo': { button: string | number; card: Card };
  'exactMoves-chooseSize': { cards: string | number };
  'exactMoves-nameWild': { rank: Rank };
  'exactMoves-claim': { cards: readonly Card[] };
  'besideBest-worse': { number: number; points: number };
  'reasons-goesOut': { saved: number; terms: Terms };
  'reasons-safeFrom': { left: number; name: string | number; points: number; terms: Terms };
  'reasons-safeByChance': { chance: number; points: number };
  'reasons-scores': { points: number };
  'reasons-frees': { isLaidOff: boolean; meld: Reading | null; natural: Card; terms: Terms; wild: Card };
  'reasons-holdsBack': { chance: number; points: number };
  'reasons-sheds': { card: Card; gone: number; live: number; points: number };
  'reasons-goesWith': { beside: Card | null; card: Card; gone: number; live: number; orWild: boolean; terms: Terms };
  'reasons-keeps': { gone: number; kept: readonly Card[]; live: number; orWild: boolean; terms: Terms };
  'reasons-deniesFit': { card: Card; name: string | number; terms: Terms };
  'reasons-deniesWild': { card: Card; name: string | number; terms: Terms };
  'reasons-deniesCollector': { card: Card; held: readonly Card[]; name: string | number };
  'reasons-contractNeeds': { missing: number };
  'reasons-hasNoPlace': { card: Card; missing: number };
  'reasons-fewest': { points: number };
  'reasons-completes': { card: Card; meld: Reading };
  'reasons-fits': { card: Card; meld: Reading };
  'reasons-fitsSomewhere': { card: Card; terms: Terms };
  'reasons-returns': { card: Card };
  'reasons-pileUseless': { card: Card };
  'reasons-stock': { helping: string | number; isAll: boolean; unseen: string | number };
  'reasons-wildRank': { count: number; rank: Rank };
  'lesson-handStep': { cards: number };
  'lesson-meldStep': { hasWild: boolean; kind: 'run' | 'set'; meld: Reading };
  'lesson-pressMeldStep': { kind: 'run' | 'set'; meld: Reading };
  'lesson-layOffStep': { card: Card; kind: 'run' | 'set'; meld: Reading };
  'lesson-putBackStep': { card: Card };
  'lesson-othersRunStep': { kind: 'run' | 'set'; meld: Reading; who: Person };
  'lesson-discardStep': { card: Card };
  'lesson-wildStep': { face: Card; rank: Rank; wild: Card };
  'lesson-watchStep': { natural: Card; who: Person };
  'lesson-swappedStep': { natural: Card; who: Person };
  'lesson-takeStep': { card: Card; held: Card };
  'lesson-swapStep': { natural: Card; wild: Card };
  'shortRules-aimMelds': { terms: Terms };
  'shortRules-turn': { terms: Terms };
  'shortRules-onlySets': { setMax: string | number | null; setMin: string | number; terms: Terms };
  'shortRules-onlyRuns': { runMin: string | number; terms: Terms };
  'shortRules-setsAndRuns': { runMin: string | number; setMax: string | number | null; setMin: string | number; terms: Terms };
  'shortRules-wilds': { terms: Terms };
  'shortRules-wildRank': { terms: Terms };
  'shortRules-addAfterContract': { terms: Terms; toAny: boolean };
  'shortRules-addAfterMeld': { terms: Terms; toAny: boolean };
  'shortRules-add': { terms: Terms; toAny: boolean };
  'shortRules-swapAndTake': { terms: Terms };
  'shortRules-swapAndMove': { terms: Terms };
  'why-without': { card: Card; meld: Reading; terms: Terms };
  'why-with': { card: Card; held: boolean; meld: Reading; orWild: boolean; terms: Terms };
  'why-farFromMeld': { terms: Terms };
  'why-couldLay': { meld: Reading };
  'why-noMeldYet': { terms: Terms };
  'why-fitsElsewhere': { card: Card; meld: Reading; terms: Terms };
  'why-fitsNowhere': { card: Card; terms: Terms };
  'why-keeps': { held: number; isAll: boolean; played: number };
}
