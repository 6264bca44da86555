import {
  asksTwoNaturals,
  type Illegal,
  isAsked,
  type LegalActions,
  legalActions,
  type PlayerView,
  refusal,
  type Seat,
} from '#engine';
import type { TableView } from '#protocol';
import { termsOf } from '#rules';
import type { EmptyHanded, Length, MayPlay } from '../data.ts';
import { language } from '../language.ts';
import { personAt } from './person.ts';
import { pressPoints } from './questions.ts';

/** The line above the hand: "Your turn: draw a card", "Waiting for Ana". `short` is for narrow screens. */
export function step(table: TableView, length: Length = 'full'): string {
  const { game, stage } = table;
  const { WAITS } = language;
  if (stage === 'waiting' || !game) return WAITS.forPlayers;
  if (stage === 'over' || game.phase === 'over') return WAITS.gameOver;
  if (game.phase === 'opening') return WAITS.choosingDealer;
  if (game.phase === 'ready') return game.deal === 0 ? WAITS.aboutToDeal : WAITS.dealOver(game.deal);
  if (table.viewer !== 'spectator' && table.seats[table.viewer]?.standIn) return language.PLAYED_FOR;
  return isAsked(game) ? ownStep(table, game, length) : othersStep(table, game);
}

/** The step when it is up to the viewer. */
function ownStep(table: TableView, game: PlayerView, length: Length): string {
  const { ASKS } = language;
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
  const { DRAWS } = language;
  const mayDecline = closings.some(({ type }) => type === 'decline');
  if (mayDecline) return draws.length === 0 ? DRAWS.leavePile : DRAWS.takeOrLeave(length);
  if (draws.every((draw) => draw.from === 'stock')) return view.hand.length === 0 ? DRAWS.floating : DRAWS.stock;
  return draws.some((draw) => draw.from === 'pile' && draw.count > 1) ? DRAWS.deep : DRAWS.any;
}

function playStep(view: PlayerView, length: Length): string {
  const legal = legalActions(view);
  const terms = termsOf(view.rules);
  const { DUTIES } = language;
  if (view.hand.length === 0) return DUTIES.emptyHanded(emptyHanded(legal), terms);
  if (view.relief >= 0 && view.rules.goingOut.relief === 'meld') return DUTIES.lastChance(terms);
  if (legal.discards.length === 0) return bound(view) ?? DUTIES.layMelds(terms);
  if (view.hand.length === 1) return DUTIES.discardLast(terms);
  return language.turnStep({ may: mayPlay(view, legal), begins: view.draft.drew === 'none' }, terms, length);
}

/** How the turn ends with an empty hand: without a discard. */
function emptyHanded({ closings }: LegalActions): EmptyHanded {
  const kinds = closings.map(({ type }) => type);
  if (kinds.includes('goOut')) return 'goOut';
  return kinds.includes('float') ? 'float' : 'undo';
}

/** An obligation to meet before any discard (§4.64), if it is the same for every card. */
function bound(view: PlayerView): string | null {
  const codes = new Set(view.hand.map((card) => refusal(view, { type: 'discard', card })));
  // The card taken has this reason in addition.
  codes.delete('noGivingBack');
  const [code] = codes;
  return codes.size === 1 && code ? (BOUND[code]?.(view) ?? null) : null;
}

const BOUND: Partial<Readonly<Record<Illegal, (view: PlayerView) => string>>> = {
  mustMeldTaken({ draft: { drawn }, rules }) {
    const { layTaken, playTaken } = language.DUTIES;
    return (asksTwoNaturals(rules, drawn.length) ? layTaken : playTaken)(drawn[0] ?? -1);
  },
  reuseWild: ({ rules }) => language.DUTIES.reuseWild(termsOf(rules)),
  lastCardPlayable: ({ rules }) => language.DUTIES.layOffLast(termsOf(rules)),
  noLastDiscard: ({ rules }) => language.DUTIES.layAll(termsOf(rules)),
};

function mayPlay(view: PlayerView, legal: LegalActions): MayPlay {
  const { play } = view.rules;
  if (play.when === 'goingOutOnly') return 'goOutOnly';
  const hasMelded = view.seats[view.viewer as Seat]?.melded;
  if (play.contract !== 'off' && !hasMelded) return 'contract';
  const onTable = legal.layOffs.length + legal.swaps.length > 0;
  if (play.contract !== 'off') return onTable ? 'layOff' : 'nothing';
  if (onTable) return 'meldsAndLayOffs';
  return legal.melds.length === 0 && isTooEarly(view) ? 'meldsLater' : 'melds';
}

/** Whether nobody may lay anything yet (R55, R56). */
const isTooEarly = (view: PlayerView): boolean => {
  const reading = { kind: 'set', suit: -1, rank: 1, cards: view.hand.slice(0, 3) } as const;
  return refusal(view, { type: 'meld', reading }) === 'meldsNotYet';
};

function othersStep(table: TableView, game: PlayerView): string {
  const { WAITS } = language;
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
