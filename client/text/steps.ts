import {
  asksTwoNaturals,
  type Card,
  faceOf,
  type Illegal,
  isMeldTurn,
  isReliefMeld,
  isToAct,
  isWild,
  type LegalActions,
  laysInsteadOfDraw,
  legalActions,
  type PlayerView,
  refusal,
  rummiesNow,
  type Seat,
} from '#engine';
import type { TableView } from '#protocol';
import { termsOf } from '#rules';
import type { Terms } from '#text';
import { contractInHand } from '../game/contractSearch.ts';
import type { OpeningCount } from '../game/openingCount.ts';
import { extra } from './buttons.ts';
import { personAt } from './company.ts';
import type { Length } from './facts.ts';
import { pressPoints } from './questions.ts';
import { fixed, say } from './say.ts';

/** While a bot stands in for the viewer: the step, and the button that ends it. */
export const STAND_IN = fixed('standIn');

/** While the table waits for somebody of whom there is no sign. `you`: the viewer, who only has to touch the page. */
export const SILENCE = fixed('silence');

/** About another person, beside the button `letBot`. */
export const noSign = (name: string): string => say('silence-noSign', { name });

const WAITS = fixed('waits');
const DRAWS = fixed('draws');
const TURN = fixed('turn');
const TITLES = fixed('pageTitle');

/** The step while the bots' pauses can be skipped: "Waiting for Ben · tap the table to skip". */
export const skippable = (step: string): string => say('turn-skippable', { step });

/** The button that skips them. */
export const skip = (): string => TURN.skip;

/** The title of the page, with a mark when it is up to the viewer. */
export const title = (yourTurn: boolean): string => (yourTurn ? TITLES.yourTurn : TITLES.plain);

/**
 * The line above the hand: "Your turn: draw a card", "Waiting for Ana". `short` is for narrow screens. `opening` is the
 * viewer's, whose points it counts: "27 of 40 points".
 */
export function step(table: TableView, length: Length = 'full', opening: OpeningCount | null = null): string {
  const { game, stage } = table;
  if (stage === 'waiting' || !game) return WAITS.forPlayers;
  if (stage === 'over' || game.phase === 'over') return WAITS.gameOver;
  if (game.phase === 'opening') return WAITS.choosingDealer;
  if (game.phase === 'ready') return game.deal === 0 ? WAITS.aboutToDeal : say('waits-dealOver', { deal: game.deal });
  if (table.viewer !== 'spectator' && table.seats[table.viewer]?.standIn) return STAND_IN.playedFor;
  return isToAct(game) ? ownStep(table, game, length, opening) : othersStep(table, game);
}

/** The step when it is up to the viewer. */
function ownStep(table: TableView, game: PlayerView, length: Length, opening: OpeningCount | null): string {
  const cards = game.window?.cards ?? [];
  switch (game.phase) {
    case 'sizing':
      return say('asks-size');
    case 'naming':
      return say('asks-name', { terms: termsOf(game.rules) });
    case 'press':
      return say('asks-press', { points: pressPoints(table) });
    case 'window':
      return game.window?.kind === 'call'
        ? say('asks-call', { cards, count: cards.length })
        : say('asks-take', { cards });
    case 'draw':
      return drawStep(table, game, length);
    default:
      return (opening && openingStep(opening, termsOf(game.rules))) ?? playStep(game, length, opening?.needed);
  }
}

function drawStep(table: TableView, view: PlayerView, length: Length): string {
  const legal = legalActions(view);
  const { draws, closings } = legal;
  const mayDecline = closings.some(({ type }) => type === 'decline');
  if (mayDecline) return draws.length === 0 ? DRAWS.leavePile : say('draws-takeOrLeave', { length });
  if (view.hand.length === 0) return DRAWS.floating;
  const isStockOnly = draws.every((draw) => draw.from === 'stock');
  if (laysInsteadOfDraw(view.rules) && playsNow(view, legal).some(isLaying))
    return isStockOnly ? DRAWS.stockOrMelds : DRAWS.orMelds;
  if (view.relief >= 0) {
    const told = { name: personAt(table, view.relief).name, terms: termsOf(view.rules), length };
    return say(isStockOnly ? 'draws-lastFromStock' : 'draws-last', told);
  }
  if (isStockOnly) return DRAWS.stock;
  return draws.some((draw) => draw.from === 'pile' && draw.count > 1) ? DRAWS.deep : DRAWS.any;
}

/** Counts the points of an opening (R154); null before any meld, and once a complete one is laid. */
function openingStep({ points, needed, lacksRun, withSelected }: OpeningCount, terms: Terms): string | null {
  const isComplete = points >= needed && !lacksRun;
  if (points === 0 || (isComplete && !withSelected)) return null;
  const few = withSelected ? 'selected' : 'laid';
  const state = isComplete ? 'enough' : points < needed ? few : 'noRun';
  return say('turn-openingCount', { points, needed, state, terms });
}

/** `openingPoints`: those that the first melds need, which are still to be laid. */
function playStep(view: PlayerView, length: Length, openingPoints?: number): string {
  const legal = legalActions(view);
  const terms = termsOf(view.rules);
  if (view.hand.length === 0) return say('duties-emptyHanded', { end: emptyHanded(legal), terms });
  const plays = playsNow(view, legal);
  if (isMeldTurn(view)) {
    const button = extra('endTurn', terms);
    if (!isReliefMeld(view) && plays.includes('endTurn') && plays.some(isLaying))
      return say('duties-melding', { button });
    const mayLay = plays.includes('melds');
    if (mayLay || plays[0] === 'endTurn') return say('duties-lastChance', { terms, mayLay, button });
  }
  const duty = legal.discards.length === 0 ? bound(view, legal) : null;
  if (duty !== null) return duty;
  const isLast = view.relief >= 0;
  if (legal.discards.length > 0 && view.hand.length === 1 && !isLast) return say('duties-discardLast', { terms });
  const later = plays[0] === 'discard' && view.rules.play.when === 'duringTurns' && isTooEarly(view);
  const choices = plays.map((play) =>
    play === 'melds' && openingPoints !== undefined
      ? say('turn-openingMelds', { points: openingPoints, terms })
      : CHOICES[play](plays, terms, length),
  );
  return say('turn-step', {
    choices,
    later,
    begins: view.draft.drew === 'none' && !isMeldTurn(view),
    isLast,
    terms,
    length,
  });
}

/**
 * The plays that the line may name, in this order. `swap`: free a wild; `goRummy`: go out with the whole hand (R111);
 * `endTurn` and `upForTwo`: press that button; `undo`: nothing else can be done.
 */
const STEP_PLAYS = [
  ...(['melds', 'contract', 'layOff', 'swap', 'goRummy'] as const),
  ...(['discard', 'upForTwo', 'endTurn', 'undo'] as const),
];
type StepPlay = (typeof STEP_PLAYS)[number];

/** Whether a play puts cards on the table. */
const isLaying = (play: StepPlay): boolean => play === 'melds' || play === 'contract' || play === 'layOff';

/** The words for each play, beside the others. */
const CHOICES: Readonly<Record<StepPlay, (plays: readonly StepPlay[], terms: Terms, length: Length) => string>> = {
  melds: (_, terms, length) => say('turn-melds', { terms, length }),
  contract: () => TURN.contract,
  layOff: (plays, _, length) => say('turn-layOff', { beside: plays.includes('melds') ? 'melds' : 'others', length }),
  swap: (_, terms, length) => say('turn-swap', { terms, length }),
  goRummy: (_, terms) => say('turn-goRummy', { terms }),
  discard: (plays, _, length) => say('turn-discard', { isOnly: plays.length === 1, length }),
  upForTwo: (_, terms) => say('turn-press', { button: extra('upForTwo', terms) }),
  endTurn: (_, terms) => say('turn-press', { button: extra('endTurn', terms) }),
  undo: () => TURN.undo,
};

/**
 * The plays possible now, for the line to name. A swap is named where nothing else can be played, and taking back
 * where nothing else can be done.
 */
function playsNow(view: PlayerView, legal: LegalActions): readonly StepPlay[] {
  const isOwed = view.rules.play.contract !== 'off' && !view.seats[view.viewer as Seat]?.melded;
  const contract = isOwed ? contractInHand(view) : null;
  const can: Readonly<Record<Exclude<StepPlay, 'swap' | 'undo'>, boolean>> = {
    melds: legal.melds.length > 0,
    contract: contract !== null && refusal(view, { type: 'contract', readings: contract }) === null,
    layOff: legal.layOffs.length > 0,
    goRummy: rummiesNow(view).length > 0,
    discard: legal.discards.length > 0,
    upForTwo: legal.discards.length === 0 && legal.upForTwos.length > 0,
    endTurn: legal.closings.some(({ type }) => type === 'endTurn'),
  };
  const maySwap = legal.swaps.length > 0 && !can.melds && !can.layOff;
  const plays = STEP_PLAYS.filter((play) => (play === 'swap' ? maySwap : play !== 'undo' && can[play]));
  return plays.length > 0 ? plays : ['undo'];
}

/** How the turn ends with an empty hand: without a discard. */
function emptyHanded({ closings }: LegalActions): 'goOut' | 'float' | 'undo' {
  const kinds = closings.map(({ type }) => type);
  if (kinds.includes('goOut')) return 'goOut';
  return kinds.includes('float') ? 'float' : 'undo';
}

/** An obligation to meet before any discard (§4.64), if it is the same for every card and can be met at once. */
function bound(view: PlayerView, legal: LegalActions): string | null {
  const codes = new Set(view.hand.map((card) => refusal(view, { type: 'discard', card })));
  // The card taken has this reason in addition.
  codes.delete('noGivingBack');
  const [code] = codes;
  return codes.size === 1 && code ? (BOUND[code]?.(view, legal) ?? null) : null;
}

/** The words for each obligation; null if it cannot be done before something else. */
const BOUND: Partial<Readonly<Record<Illegal, (view: PlayerView, legal: LegalActions) => string | null>>> = {
  mustMeldTaken({ draft: { drawn }, rules, wildRank }, legal) {
    const taken = drawn[0] ?? -1;
    if (!asksTwoNaturals(rules, drawn.length))
      return mayLay(legal, [taken]) ? say('duties-playTaken', { card: taken }) : null;
    const others = legal.melds
      .filter(({ reading }) => reading.cards.some(isLike(taken)))
      .map(({ reading }) => reading.cards.filter((card) => !isLike(taken)(card) && !isWild(rules, wildRank, card)));
    return others.some(({ length }) => length >= 2) ? say('duties-layTaken', { card: taken }) : null;
  },
  reuseWild({ draft, rules }, legal) {
    const freed = draft.plays.flatMap((play) => (play.type === 'swap' ? [play.wild] : []));
    return mayLay(legal, freed) ? say('duties-reuseWild', { terms: termsOf(rules) }) : null;
  },
  lastCardPlayable: ({ rules }, { layOffs }) =>
    layOffs.length > 0 ? say('duties-layOffLast', { terms: termsOf(rules) }) : null,
  noLastDiscard: ({ rules, hand }, { layOffs }) =>
    layOffs.length > 0 && hand.length === 1 ? say('duties-layAll', { terms: termsOf(rules) }) : null,
};

const isLike = (one: Card) => (other: Card) => faceOf(one) === faceOf(other);

/** Whether one of these cards, or a twin, may be laid down or laid off now. */
const mayLay = ({ melds, layOffs }: LegalActions, cards: readonly Card[]): boolean =>
  [...melds.flatMap(({ reading }) => reading.cards), ...layOffs.map(({ card }) => card)].some((card) =>
    cards.some(isLike(card)),
  );

/** Whether nobody may lay anything yet (R55, R56). */
const isTooEarly = (view: PlayerView): boolean => {
  const reading = { kind: 'set', suit: -1, rank: 1, cards: view.hand.slice(0, 3) } as const;
  return refusal(view, { type: 'meld', reading }) === 'meldsNotYet';
};

function othersStep(table: TableView, game: PlayerView): string {
  if (game.phase === 'window') {
    const cards = game.window?.cards ?? [];
    return say(game.window?.kind === 'call' ? 'waits-forCall' : 'waits-forTaker', { cards });
  }
  const { name } = personAt(table, game.turn);
  if (table.seats[game.turn]?.standIn) return say('waits-botPlays', { name });
  if (game.phase === 'sizing') return say('waits-sizing', { name });
  if (game.phase === 'naming') return say('waits-naming', { name, terms: termsOf(game.rules) });
  if (game.phase === 'press') return say('waits-press', { name, points: pressPoints(table) });
  if (game.relief >= 0) return say('waits-last', { name });
  return say(table.viewer === 'spectator' ? 'waits-watching' : 'waits-for', { name });
}
