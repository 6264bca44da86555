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
import { playerName } from './avatars.ts';
import { capital, type Length } from './plural.ts';
import { pressPoints } from './storyDeals.ts';
import { offeredCards } from './storyWindows.ts';
import { theCard } from './told.ts';
import { wordsOf } from './words.ts';

/** The step while a bot stands in for the viewer. */
export const PLAYED_FOR = 'A bot plays for you';

/** The button that ends it. */
export const BACK = 'I’m back';

/** The line above the hand: "Your turn: draw a card", "Waiting for Ana". `short` is for narrow screens. */
export function step(table: TableView, length: Length = 'full'): string {
  const { game, stage } = table;
  if (stage === 'waiting' || !game) return 'Waiting for players';
  if (stage === 'over' || game.phase === 'over') return 'The game is over';
  if (game.phase === 'opening') return 'Choosing the first dealer';
  if (game.phase === 'ready') return game.deal === 0 ? 'About to deal' : `Deal ${game.deal} is over`;
  if (table.viewer !== 'spectator' && table.seats[table.viewer]?.standIn) return PLAYED_FOR;
  return isAsked(game) ? ownStep(table, game, length) : othersStep(table, game);
}

/** The step when it is up to the viewer. */
function ownStep(table: TableView, game: PlayerView, length: Length): string {
  switch (game.phase) {
    case 'sizing':
      return 'You turned up a two: 2 cards or 12?';
    case 'naming':
      return `Your deal: name the ${wordsOf(game.rules).wild} rank`;
    case 'press':
      return `Take ${pressPoints(table)} for the Press?`;
    case 'window':
      return game.window?.kind === 'call'
        ? `Rummy? ${capital(offeredCards(table))} ${game.window.cards.length === 1 ? 'fits' : 'fit'}`
        : `Take ${offeredCards(table)}?`;
    case 'draw':
      return drawStep(game, length);
    default:
      return playStep(game, length);
  }
}

function drawStep(view: PlayerView, length: Length): string {
  const { draws, closings } = legalActions(view);
  const mayDecline = closings.some(({ type }) => type === 'decline');
  if (mayDecline && draws.length === 0) return 'Stock empty: leave the pile to end the deal';
  if (mayDecline)
    return length === 'full'
      ? 'Stock empty: take from the pile, or leave it to end the deal'
      : 'Take from the pile, or leave it';
  if (draws.every((draw) => draw.from === 'stock')) {
    return view.hand.length === 0 ? 'You float: draw from the stock' : 'Your turn: draw from the stock';
  }
  const isDeep = draws.some((draw) => draw.from === 'pile' && draw.count > 1);
  return isDeep ? 'Your turn: draw a card, or take several from the pile' : 'Your turn: draw a card';
}

function playStep(view: PlayerView, length: Length): string {
  const legal = legalActions(view);
  const words = wordsOf(view.rules);
  if (view.hand.length === 0) return emptyStep(legal, words.goOut);
  if (view.relief >= 0 && view.rules.goingOut.relief === 'meld')
    return `Last chance: lay down ${words.melds}, then press Done`;
  if (legal.discards.length === 0) return bound(view) ?? `Your turn: lay down ${words.melds}`;
  if (view.hand.length === 1) return `Discard your last card to ${words.goOut}`;
  return `${playOpening(view, length)}: ${playChoices(view, legal, length)}`;
}

/** A player who begins with an extra card does not draw (R23). It says so, or they would look for the draw. */
function playOpening({ draft }: PlayerView, length: Length): string {
  if (draft.drew !== 'none') return 'Your turn';
  return length === 'full' ? 'You begin with an extra card' : 'You begin';
}

/** The step with an empty hand: the turn ends without a discard. */
function emptyStep({ closings }: LegalActions, goOut: string): string {
  const kinds = closings.map(({ type }) => type);
  if (kinds.includes('goOut')) return `You have no cards left: ${goOut}`;
  return kinds.includes('float') ? 'You have no cards left: float' : 'You have no cards left: undo something';
}

/** An obligation to meet before any discard (§4.64), if it is the same for every card. */
function bound(view: PlayerView): string | null {
  const codes = new Set(view.hand.map((card) => refusal(view, { type: 'discard', card })));
  // The card taken has this reason in addition.
  codes.delete('noGivingBack');
  const [code] = codes;
  return codes.size === 1 && code ? (BOUND[code]?.(view) ?? null) : null;
}

const taken = ({ draft }: PlayerView): string => theCard(draft.drawn[0] ?? -1);

const BOUND: Partial<Readonly<Record<Illegal, (view: PlayerView) => string>>> = {
  mustMeldTaken: (view) =>
    asksTwoNaturals(view.rules, view.draft.drawn.length)
      ? `Your turn: lay ${taken(view)} with two natural cards`
      : `Your turn: play ${taken(view)} you took`,
  reuseWild: ({ rules }) => `Your turn: play the ${wordsOf(rules).wild} you took`,
  lastCardPlayable: ({ rules }) => `Your last card fits a ${wordsOf(rules).meld}: lay it off`,
  noLastDiscard: ({ rules }) => `Lay down all your cards to ${wordsOf(rules).goOut}`,
};

function playChoices(view: PlayerView, legal: LegalActions, length: Length): string {
  const { melds, goOut } = wordsOf(view.rules);
  const { play } = view.rules;
  const end = length === 'full' ? 'or discard to end your turn' : 'or discard';
  if (play.when === 'goingOutOnly') return `discard a card, or ${goOut}`;
  const hasMelded = view.seats[view.viewer as Seat]?.melded;
  if (play.contract !== 'off' && !hasMelded) return `lay your contract, ${end}`;
  const onTable = legal.layOffs.length + legal.swaps.length > 0;
  if (play.contract !== 'off') return onTable ? `lay off, ${end}` : 'discard a card';
  if (legal.melds.length === 0 && !onTable && isTooEarly(view)) return `discard a card; ${melds} come later`;
  if (length === 'short') return onTable ? `${verbOf(melds)}, lay off, or discard` : `${verbOf(melds)}, or discard`;
  return onTable
    ? `lay down ${melds}, lay off, or discard to end your turn`
    : `lay down ${melds}, or discard to end your turn`;
}

const verbOf = (melds: string): string => (melds === 'melds' ? 'meld' : `lay ${melds}`);

/** Whether nobody may lay anything yet (R55, R56). */
const isTooEarly = (view: PlayerView): boolean => {
  const reading = { kind: 'set', suit: -1, rank: 1, cards: view.hand.slice(0, 3) } as const;
  return refusal(view, { type: 'meld', reading }) === 'meldsNotYet';
};

/** The step while the bots' pauses can be skipped: "Waiting for Ben · tap the table to skip". */
export const skippable = (words: string): string => `${words} · tap the table to skip`;

/** The button that skips them. */
export const SKIP = 'Skip to your turn';

function othersStep(table: TableView, game: PlayerView): string {
  if (game.phase === 'window') {
    return game.window?.kind === 'call'
      ? `Waiting: does anyone call ${offeredCards(table)}?`
      : `Waiting: does anyone take ${offeredCards(table)}?`;
  }
  const seat = table.seats[game.turn];
  const name = seat ? playerName(seat) : '';
  if (seat?.standIn) return `A bot plays for ${name}`;
  if (game.phase === 'sizing') return `${name} is choosing: 2 cards or 12`;
  if (game.phase === 'naming') return `${name} is naming the ${wordsOf(game.rules).wild} rank`;
  if (game.phase === 'press') return `${name} may take ${pressPoints(table)} to double the next deal`;
  return table.viewer === 'spectator' ? `You’re watching: ${name} is playing` : `Waiting for ${name}`;
}

/** The title of the page, with a mark when it is up to the viewer. */
export const title = (yourTurn: boolean): string => (yourTurn ? '● Your turn — Crazy Rummy' : 'Crazy Rummy');
