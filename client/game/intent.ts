import {
  asksPair,
  type Card,
  type DrawAction,
  extended,
  faceOf,
  fits,
  isWild,
  type LayOffAction,
  meldProblem,
  naturalsOf,
  type Place,
  type PlayerView,
  preview,
  type Reading,
  rankOf,
  readings,
  refusal,
  type SeatAction,
  type SwapAction,
  suitOf,
  swapFaces,
  swapped,
  type TableMeld,
  usedAsWild,
  waysToFree,
  wildTable,
} from '#engine';
import { extraIntent, putAside, takeApart } from './extraButtons.ts';
import {
  attempt,
  type GestureContext,
  layOffEnds,
  layOffsAt,
  layOffsTo,
  meldsOf,
  NO_INTENT,
  nearestPlace,
  onlyOrAsk,
  owesContract,
  swapsMeant,
} from './gestureContext.ts';
import { moveTo, putAt } from './handOrder.ts';
import { toDiscard } from './highlights.ts';
import {
  type ButtonId,
  type ChooserOption,
  EXTRAS,
  type ExtraId,
  type Intent,
  type MeldFamily,
  type Notice,
  type Target,
} from './types.ts';

const DRAW_STOCK: DrawAction = { type: 'draw', from: 'stock' };
const fromPile = (count: number): DrawAction => ({ type: 'draw', from: 'pile', count });

/** Translates a tap on a target. */
export function tapIntent(context: GestureContext, target: Target): Intent {
  const { view, selected, prepared } = context;
  switch (target.on) {
    case 'hand': {
      const isAside = prepared.some(({ cards }) => cards.includes(target.card));
      return isAside ? takeApart(context, target.card) : { to: 'select', cards: toggled(selected, target.card) };
    }
    case 'gap':
      return NO_INTENT;
    case 'stock':
      return attempt(context, DRAW_STOCK);
    case 'pile':
    case 'pileCard':
      return view.phase === 'play' && toDiscard(context).length > 0
        ? discardIntent(context, toDiscard(context))
        : attempt(context, fromPile(target.on === 'pile' ? 1 : target.depth));
    case 'felt':
      // Cards that make no meld are deselected by a tap on the felt, as players expect.
      return meldsOf(view, selected).length > 0 ? meldIntent(context, selected) : { to: 'select', cards: [] };
    case 'meld':
      return orOwnMeld(context, selected, tapMeld(context, target.meld, target.index));
    case 'place':
      return orOwnMeld(context, selected, dropOnPlace(context, selected, target.meld, target.place));
  }
}

/**
 * While the hand is arranged by taps: moves the selected cards to the place of the tapped card; null for any other tap.
 */
export function placeIntent({ hand, selected }: GestureContext, target: Target): Intent | null {
  if (target.on !== 'hand' || selected.length === 0 || selected.includes(target.card)) return null;
  return { to: 'arrange', hand: putAt(hand, selected, target.card) };
}

/**
 * Translates dragging something from the table into the hand: drawing, or swapping a wild for the card that frees it.
 */
export function drawOrSwapIntent(context: GestureContext, source: Target): Intent {
  if (source.on === 'stock') return attempt(context, DRAW_STOCK);
  if (source.on === 'pile') return attempt(context, fromPile(1));
  if (source.on === 'pileCard') return attempt(context, fromPile(source.depth));
  return source.on === 'meld' ? swapForWild(context, source.meld, source.index) : NO_INTENT;
}

/** Translates dropping cards of the hand on a target. */
export function dropIntent(context: GestureContext, cards: readonly Card[], target: Target): Intent {
  const { hand } = context;
  if (cards.length === 0 || cards.some((card) => !hand.includes(card))) return NO_INTENT;
  switch (target.on) {
    case 'hand':
      return cards.includes(target.card)
        ? NO_INTENT
        : { to: 'arrange', hand: moveTo(hand, cards, hand.indexOf(target.card)) };
    case 'gap':
      return { to: 'arrange', hand: moveTo(hand, cards, target.index) };
    case 'stock':
      return NO_INTENT;
    case 'pile':
    case 'pileCard':
      return discardIntent(context, cards);
    case 'felt':
      return cards.length === 1 ? aloneOnFelt(context, cards) : meldIntent(context, cards);
    case 'meld':
      return orOwnMeld(context, cards, dropOnMeld(context, cards, target.meld, target.index));
    case 'place':
      return orOwnMeld(context, cards, dropOnPlace(context, cards, target.meld, target.place));
  }
}

/** Translates a press of a button; buttons that only open a panel are not handled here. */
export function buttonIntent(context: GestureContext, button: ButtonId | ExtraId): Intent {
  const { selected, legal, prepared } = context;
  if (isExtra(button)) return extraIntent(context, button);
  if (button === 'discard') return discardIntent(context, toDiscard(context));
  if (button === 'meld') return meldIntent(context, selected);
  if (button !== 'undo') return NO_INTENT;
  return legal.takeBacks.length === 0 && prepared.length > 0
    ? takeApart(context, null)
    : attempt(context, { type: 'takeBack' });
}

const isExtra = (button: ButtonId | ExtraId): button is ExtraId => EXTRAS.some((extra) => extra === button);

function toggled(selected: readonly Card[], card: Card): readonly Card[] {
  return selected.includes(card) ? selected.filter((other) => other !== card) : [...selected, card];
}

function discardIntent(context: GestureContext, cards: readonly Card[]): Intent {
  const [card] = cards;
  if (card === undefined || cards.length > 1) {
    const any: SeatAction = { type: 'discard', card: context.hand[0] ?? -1 };
    const code = refusal(context.view, any);
    const tooEarly = code === 'notYourTurn' || code === 'notNow';
    return tooEarly ? { to: 'tell', code, action: any } : { to: 'tell', code: 'selectToDiscard', action: null };
  }
  return attempt(context, { type: 'discard', card });
}

/** Lays these cards down as a new meld, or puts them aside for the contract; asks if they can be several melds. */
function meldIntent(context: GestureContext, cards: readonly Card[]): Intent {
  const [first] = cards;
  if (first === undefined) {
    const [held] = context.hand;
    // If melds stay in the hand until a player goes out, selecting cards would not help.
    const isInVain = context.view.rules.play.when === 'goingOutOnly' && held !== undefined;
    return isInVain ? whyNoMeld(context, held, [held]) : { to: 'tell', code: 'selectToMeld', action: null };
  }
  const melds = meldsOf(context.view, cards);
  const options = melds.map(
    (reading): ChooserOption => ({ does: layOrPutAside(context, reading), picture: reading, card: null }),
  );
  if (options.length === 0) return whyNoMeld(context, first, cards);
  const isNamed = melds.every(({ kind, suits, rank }) => kind === 'set' && suits && rank === melds[0]?.rank);
  return isNamed ? onlyOrAsk('suits', options) : onlyOrAsk('meld', meldChoice(context.view, options));
}

/** A single card dropped on the felt is seldom meant as a meld: out of turn it glides home without a message. */
function aloneOnFelt(context: GestureContext, cards: readonly Card[]): Intent {
  const intent = meldIntent(context, cards);
  const isIdle = intent.to === 'tell' && (intent.code === 'notYourTurn' || intent.code === 'notNow');
  return isIdle ? NO_INTENT : intent;
}

/**
 * A player who drops a whole meld on another one has missed the felt: the message says so, rather than what does not
 * fit.
 */
function orOwnMeld({ view }: GestureContext, cards: readonly Card[], intent: Intent): Intent {
  const isMissed = intent.to === 'tell' && MISSED_FELT_CODES.includes(intent.code) && meldsOf(view, cards).length > 0;
  return isMissed ? { to: 'tell', code: 'meldOfItsOwn', action: null } : intent;
}

const MISSED_FELT_CODES: readonly Notice['code'][] = ['meldFirst', 'doesNotFit', 'fitsNotAll', 'setFull'];

const layOrPutAside = (context: GestureContext, reading: Reading): Intent =>
  owesContract(context.view) ? putAside(context, reading) : attempt(context, { type: 'meld', reading });

/** Says why these cards can be neither laid down nor put aside. */
function whyNoMeld(context: GestureContext, first: Card, cards: readonly Card[]): Intent {
  const { view } = context;
  const action = { type: 'meld', reading: readingToExplain(view, first, cards) } as const;
  // Melds may be put aside at any time, so the problem is the cards.
  const code = owesContract(view)
    ? (meldProblem(view.rules, view.wildRank, action.reading) ?? 'notAMeld')
    : refusal(view, action);
  const isAlone = code === 'notAMeld' && cards.length === 1;
  return code === null
    ? { to: 'act', actions: [action] }
    : { to: 'tell', code: isAlone ? 'tooFewToMeld' : code, action };
}

/**
 * The reading to explain: a valid one that is forbidden for another reason, else the nearest; a set if the ranks agree.
 */
function readingToExplain(view: PlayerView, first: Card, cards: readonly Card[]): Reading {
  const [allowed] = readings(view, cards);
  if (allowed) return allowed;
  const naturals = cards.filter((card) => !isWild(view.rules, view.wildRank, card));
  const natural = naturals[0] ?? first;
  const rank = rankOf(natural);
  return naturals.every((card) => rankOf(card) === rank)
    ? { kind: 'set', suit: -1, rank, cards }
    : { kind: 'run', suit: suitOf(natural), rank: rank - cards.indexOf(natural), cards };
}

/** Translates a tap on a card of a meld, with or without cards selected. */
function tapMeld(context: GestureContext, id: number, index: number): Intent {
  const { view, selected } = context;
  const meld = view.melds.find((one) => one.id === id);
  if (!meld) return NO_INTENT;
  const joined = joinMeld(context, selected, meld, index);
  if (joined) return joined;
  const ways = waysToFree(view.rules, view.wildRank, meld, index, view.hand)
    .map(naturalsOf)
    .filter((way) => way.some((card) => !selected.includes(card)));
  const freeing = ways.find((way) => selected.every((card) => way.includes(card))) ?? ways[0];
  if (freeing) return { to: 'select', cards: freeing };
  return selected.length === 0 ? NO_INTENT : whyNotJoined(context, selected, meld, index);
}

/**
 * Translates dragging a wild into the hand: swaps it for the card that frees it. If several could, lifts one, as a tap
 * does.
 */
function swapForWild(context: GestureContext, id: number, index: number): Intent {
  const { view, legal, selected } = context;
  const wild = view.melds.find((one) => one.id === id)?.cards[index];
  const swaps = legal.swaps.filter((swap) => swap.meld === id && swap.wild === wild);
  const meant = swapsMeant(swaps, selected);
  const clear = meant.length > 0 ? meant : swapsMeant(swaps, []);
  return clear.length > 0 ? swapIntent(view, clear) : tapMeld(context, id, index);
}

/** Translates dropping cards on a card of a meld. */
function dropOnMeld(context: GestureContext, cards: readonly Card[], id: number, index: number): Intent {
  const meld = context.view.melds.find((one) => one.id === id);
  if (!meld) return NO_INTENT;
  return joinMeld(context, cards, meld, index) ?? whyNotJoined(context, cards, meld, index);
}

/** Translates a tap or a drop on an end of a meld: lays all these cards off there. */
function dropOnPlace(context: GestureContext, cards: readonly Card[], id: number, place: Place): Intent {
  const meld = context.view.melds.find((one) => one.id === id);
  if (!meld || cards.length === 0) return NO_INTENT;
  const joined =
    layOffIntent(context.view, cards, meld, place) ?? (cards.length > 1 ? onlySwap(context, cards, meld) : null);
  return joined ?? whyNoLayOff(context.view, cards, meld, place);
}

/** The swap or lay-offs by which these cards join a meld. A tap that just misses the wild still means the only swap. */
function joinMeld(context: GestureContext, cards: readonly Card[], meld: TableMeld, index: number): Intent | null {
  const { view, legal } = context;
  if (cards.length === 0) return null;
  const swaps = legal.swaps.filter((swap) => swap.meld === meld.id && swap.wild === meld.cards[index]);
  const exact = swapsMeant(swaps, cards);
  if (exact.length > 0) return swapIntent(view, exact);
  if (lacksSecond(view, cards, meld, index)) return null;
  return layOffIntent(view, cards, meld, nearestPlace(meld, index)) ?? onlySwap(context, cards, meld);
}

/** The swap that these cards mean anywhere in the meld; null if there is none, or if they free several wilds. */
function onlySwap({ view, legal }: GestureContext, cards: readonly Card[], meld: TableMeld): Intent | null {
  const swaps = swapsMeant(
    legal.swaps.filter((swap) => swap.meld === meld.id),
    cards,
  );
  return new Set(swaps.map(({ wild }) => wild)).size === 1 ? swapIntent(view, swaps) : null;
}

/** Whether this is one of two cards that free the wild together (R156). Laid off alone, it leaves the wild there. */
function lacksSecond(view: PlayerView, cards: readonly Card[], meld: TableMeld, index: number): boolean {
  const [natural, another] = cards;
  const wild = meld.cards[index];
  if (natural === undefined || another !== undefined || wild === undefined) return false;
  const isOneOfThem = swapFaces(view.rules, view.wildRank, meld, index).includes(faceOf(natural));
  return isOneOfThem && refusal(view, { type: 'swap', meld: meld.id, wild, natural }) === 'setNotComplete';
}

/** Lays all these cards off; asks if a single wild may stand for several suits (R52). */
function layOffIntent(view: PlayerView, cards: readonly Card[], meld: TableMeld, place: Place): Intent | null {
  const [card, another] = cards;
  const ways = card !== undefined && another === undefined ? layOffsAt(view, card, meld, place) : [];
  if (ways.length > 1) {
    const optionOf = (action: LayOffAction): ChooserOption => ({
      does: { to: 'act', actions: [action] },
      picture: extended(meld, action.card, place, action.suit),
      card: action.card,
    });
    return onlyOrAsk('suits', ways.map(optionOf));
  }
  const actions = layOffsTo(view, cards, meld, place);
  return actions && { to: 'act', actions };
}

/** The swap; asks if the wild may go to several places (R88). `swaps` differ only in where the wild goes. */
const swapIntent = (view: PlayerView, swaps: readonly SwapAction[]): Intent =>
  onlyOrAsk(
    'wildPlace',
    swaps.map((swap) => ({ does: { to: 'act', actions: [swap] }, picture: pictureAfter(view, swap), card: swap.wild })),
  );

/** The meld the wild moves to, after the swap; null if the wild goes to the hand. */
function pictureAfter({ melds }: PlayerView, swap: SwapAction): TableMeld | null {
  const { meld, wild, to } = swap;
  const target = to && melds.find(({ id }) => id === to.meld);
  if (!target) return null;
  const free = target.id === meld ? swapped(target, target.cards.indexOf(wild), swap) : target;
  return { ...target, ...extended(free, wild, to.place) };
}

function whyNotJoined(context: GestureContext, cards: readonly Card[], meld: TableMeld, index: number): Intent {
  const { view } = context;
  const { rules, wildRank } = view;
  const [natural, second] = cards;
  const wild = meld.cards[index];
  const wantsWild = swapFaces(rules, wildRank, meld, index).length > 0;
  const mostCards = asksPair(rules, meld) ? 2 : 1;
  if (cards.length <= mostCards && natural !== undefined && wild !== undefined && wantsWild) {
    const swap: SwapAction = { type: 'swap', meld: meld.id, wild, natural };
    return attempt(context, second === undefined ? swap : { ...swap, second });
  }
  return whyNoLayOff(view, cards, meld, nearestPlace(meld, index));
}

/** Simulates laying off as many of the cards as possible and says what stops the next one. */
function whyNoLayOff(view: PlayerView, cards: readonly Card[], meld: TableMeld, place: Place): Intent {
  let left = cards.map((card): LayOffAction => ({ type: 'layOff', card, meld: meld.id, place }));
  let then = view;
  for (let next = firstDone(then, left); next; next = firstDone(then, left)) {
    const { action, after } = next;
    then = after;
    left = left.filter((other) => other !== action);
  }
  const [stopped] = left;
  const code = stopped ? refusal(then, stopped) : null;
  if (!stopped || code === null) return NO_INTENT;
  const isMisfit = code === 'doesNotFit' || code === 'setFull';
  return isMisfit && cards.length > 1
    ? { to: 'tell', code: 'fitsNotAll', action: null }
    : { to: 'tell', code, action: stopped };
}

/** The first of these lay-offs that is legal, and the view after it. */
function firstDone(view: PlayerView, actions: readonly LayOffAction[]) {
  for (const action of actions) {
    const after = preview(view, action);
    if (after) return { action, after };
  }
  return null;
}

/**
 * The most melds shown at once. Of more, the likeliest (`LIKELY_OPTION_COUNT`) are shown, and the rest after a further
 * question or two.
 */
const MAX_OPTIONS_AT_ONCE = 6;
const LIKELY_OPTION_COUNT = 4;
/** A group larger than this is split by rank or suit. */
const MAX_GROUP_SIZE = 13;

/** The options shown when cards can be several melds: a handful, however many melds there are. */
export function meldChoice(view: PlayerView, options: readonly ChooserOption[]): readonly ChooserOption[] {
  if (options.length <= MAX_OPTIONS_AT_ONCE) return options;
  const likely = byLikelihood(view, options).slice(0, LIKELY_OPTION_COUNT);
  const others = options.filter((option) => !likely.includes(option));
  return [...likely, ...inGroups(others, ({ kind }) => ({ kind }), parts)];
}

/** Sorts options: melds without a wild in use first, then by how many other cards of the hand could be added. */
function byLikelihood(view: PlayerView, options: readonly ChooserOption[]): readonly ChooserOption[] {
  const worth = new Map(options.map((option) => [option, option.picture ? worthOf(view, option.picture) : 0]));
  return options.toSorted((a, b) => (worth.get(b) ?? 0) - (worth.get(a) ?? 0));
}

const NATURAL_MELD_BONUS = 100;

function worthOf({ rules, wildRank, hand }: PlayerView, meld: Reading): number {
  const wilds = wildTable(rules, wildRank);
  const isNatural = meld.cards.every((_, index) => !usedAsWild(rules, wildRank, meld, index));
  const fitting = hand.filter(
    (card) =>
      wilds[card] === 0 &&
      !meld.cards.includes(card) &&
      layOffEnds(meld).some((place) => fits(rules, wilds, meld, card, place) === 'yes'),
  );
  return fitting.length + (isNatural ? NATURAL_MELD_BONUS : 0);
}

/** One option per group, which asks further; a group of one is shown as the meld itself. */
function inGroups(
  options: readonly ChooserOption[],
  groupOf: (meld: Reading) => MeldFamily,
  split: (members: readonly ChooserOption[]) => readonly ChooserOption[],
): readonly ChooserOption[] {
  const groups = new Map<string, { readonly about: MeldFamily; readonly members: ChooserOption[] }>();
  for (const option of options) {
    if (!option.picture) continue;
    const about = groupOf(option.picture);
    const key = JSON.stringify(about);
    const group = groups.get(key) ?? { about, members: [] };
    group.members.push(option);
    groups.set(key, group);
  }
  return [...groups.values()].flatMap(({ about, members }): readonly ChooserOption[] =>
    members.length === 1 ? members : [further(about, members.length > MAX_GROUP_SIZE ? split(members) : members)],
  );
}

const further = (about: MeldFamily, options: readonly ChooserOption[]): ChooserOption => ({
  does: { to: 'choose', chooser: { asks: 'meld', options } },
  picture: null,
  card: null,
  about,
});

/** Groups sets by rank and runs by suit. A group of one rank or suit is not split again, however large it is. */
const parts = (options: readonly ChooserOption[]): readonly ChooserOption[] =>
  inGroups(
    options,
    ({ kind, rank, suit }) => (kind === 'set' ? { kind, rank } : { kind, suit }),
    (members) => members,
  );
