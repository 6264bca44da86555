import {
  asksTwoNaturals,
  type Card,
  faceOf,
  findContract,
  type Illegal,
  isAsked,
  isWild,
  type LegalActions,
  legalActions,
  type PlayerView,
  refusal,
  rummiesNow,
  type Seat,
} from '#engine';
import type { TableView } from '#protocol';
import { termsOf } from '#rules';
import { type EmptyHanded, type Length, STEP_PLAYS, type StepPlay } from './data.ts';
import { personAt } from './person.ts';
import { pressPoints } from './questions.ts';
import { stepWords } from './stepWords.ts';

const { ASKS, DRAWS, DUTIES, STAND_IN, turnStep, WAITS } = stepWords;

/** The line above the hand: "Your turn: draw a card", "Waiting for Ana". `short` is for narrow screens. */
export function step(table: TableView, length: Length = 'full'): string {
  const { game, stage } = table;
  if (stage === 'waiting' || !game) return WAITS.forPlayers;
  if (stage === 'over' || game.phase === 'over') return WAITS.gameOver;
  if (game.phase === 'opening') return WAITS.choosingDealer;
  if (game.phase === 'ready') return game.deal === 0 ? WAITS.aboutToDeal : WAITS.dealOver(game.deal);
  if (table.viewer !== 'spectator' && table.seats[table.viewer]?.standIn) return STAND_IN.playedFor;
  return isAsked(game) ? ownStep(table, game, length) : othersStep(table, game);
}

/** The step when it is up to the viewer. */
function ownStep(table: TableView, game: PlayerView, length: Length): string {
  const cards = game.window?.cards ?? [];
  switch (game.phase) {
    case 'sizing':
      return ASKS.size;
    case 'naming':
      return ASKS.name(termsOf(game.rules));
    case 'press':
      return ASKS.press(pressPoints(table));
    case 'window':
      return game.window?.kind === 'call' ? ASKS.call(cards) : ASKS.take(cards);
    case 'draw':
      return drawStep(game, length);
    default:
      return playStep(game, length);
  }
}

function drawStep(view: PlayerView, length: Length): string {
  const { draws, closings } = legalActions(view);
  const mayDecline = closings.some(({ type }) => type === 'decline');
  if (mayDecline) return draws.length === 0 ? DRAWS.leavePile : DRAWS.takeOrLeave(length);
  if (draws.every((draw) => draw.from === 'stock')) return view.hand.length === 0 ? DRAWS.floating : DRAWS.stock;
  return draws.some((draw) => draw.from === 'pile' && draw.count > 1) ? DRAWS.deep : DRAWS.any;
}

function playStep(view: PlayerView, length: Length): string {
  const legal = legalActions(view);
  const terms = termsOf(view.rules);
  if (view.hand.length === 0) return DUTIES.emptyHanded(emptyHanded(legal), terms);
  const plays = playsNow(view, legal);
  if (view.relief >= 0 && view.rules.goingOut.relief === 'meld') {
    if (plays.includes('melds')) return DUTIES.lastChance(terms, true);
    if (plays[0] === 'endTurn') return DUTIES.lastChance(terms, false);
  }
  const duty = legal.discards.length === 0 ? bound(view, legal) : null;
  if (duty !== null) return duty;
  if (legal.discards.length > 0 && view.hand.length === 1) return DUTIES.discardLast(terms);
  const later = plays[0] === 'discard' && view.rules.play.when === 'duringTurns' && isTooEarly(view);
  return turnStep({ plays, later, begins: view.draft.drew === 'none' }, terms, length);
}

/**
 * The plays possible now, for the line to name. A swap is named where nothing else can be played, and taking back
 * where nothing else can be done.
 */
function playsNow(view: PlayerView, legal: LegalActions): readonly StepPlay[] {
  const { rules, wildRank, deal, hand } = view;
  const contract =
    rules.play.contract === 'off' || view.seats[view.viewer as Seat]?.melded
      ? null
      : findContract(rules, wildRank, deal, hand);
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
function emptyHanded({ closings }: LegalActions): EmptyHanded {
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
    if (!asksTwoNaturals(rules, drawn.length)) return mayLay(legal, [taken]) ? DUTIES.playTaken(taken) : null;
    const others = legal.melds
      .filter(({ reading }) => reading.cards.some(isLike(taken)))
      .map(({ reading }) => reading.cards.filter((card) => !isLike(taken)(card) && !isWild(rules, wildRank, card)));
    return others.some(({ length }) => length >= 2) ? DUTIES.layTaken(taken) : null;
  },
  reuseWild({ draft, rules }, legal) {
    const freed = draft.plays.flatMap((play) => (play.type === 'swap' ? [play.wild] : []));
    return mayLay(legal, freed) ? DUTIES.reuseWild(termsOf(rules)) : null;
  },
  lastCardPlayable: ({ rules }, { layOffs }) => (layOffs.length > 0 ? DUTIES.layOffLast(termsOf(rules)) : null),
  noLastDiscard: ({ rules, hand }, { layOffs }) =>
    layOffs.length > 0 && hand.length === 1 ? DUTIES.layAll(termsOf(rules)) : null,
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
    return game.window?.kind === 'call' ? WAITS.forCall(cards) : WAITS.forTaker(cards);
  }
  const person = personAt(table, game.turn);
  if (table.seats[game.turn]?.standIn) return WAITS.botPlays(person);
  if (game.phase === 'sizing') return WAITS.sizing(person);
  if (game.phase === 'naming') return WAITS.naming(person, termsOf(game.rules));
  if (game.phase === 'press') return WAITS.press(person, pressPoints(table));
  return table.viewer === 'spectator' ? WAITS.watching(person) : WAITS.for(person);
}
