import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Completing, type Reason, type Suggestion, suggest, thinkAs } from '#bots';
import {
  type Card,
  cardsOf,
  faceOf,
  type GameState,
  HIGH_ACE,
  handPoints,
  hasSeat,
  isMeld,
  isWild,
  legalActions,
  listActions,
  type MeldAction,
  openingIn,
  openingLacks,
  type PlayerView,
  preview,
  type Reading,
  randomFrom,
  rankOf,
  refusal,
  type Seat,
  type SeatAction,
  suitOf,
  unseenCards,
  viewFor,
} from '#engine';
import { isAlike } from '../oracle/contracts.ts';
import { familyGames } from '../support/arbitrary/familyGames.ts';
import { stepsOf } from '../support/play/playGame.ts';
import { withOtherSecrets } from '../support/play/secrets.ts';

const random = randomFrom('0'.repeat(64), [], 'hint');

interface Moment {
  readonly state: GameState;
  readonly view: PlayerView;
  readonly seat: Seat;
}

/** Some decisions of one seat after another in a game. */
const decisions = fc.tuple(familyGames, fc.nat(120)).map(([game, from]): readonly Moment[] =>
  stepsOf(game, from + 6)
    .slice(from)
    .flatMap(({ after: state }) => {
      const seat = state.turn;
      const view = viewFor(state, seat);
      return ['draw', 'play'].includes(state.phase) ? [{ state, view, seat }] : [];
    }),
);

const everywhere = (numRuns: number, check: (moment: Moment, suggestions: readonly Suggestion[]) => void): void =>
  fc.assert(
    fc.property(decisions, (moments) => {
      for (const moment of moments) check(moment, suggest(moment.view, random));
    }),
    { numRuns, seed: 20_270 },
  );

describe('suggestions, in any game', () => {
  it('begin with what Sharp would do, then other actions at no less cost, each with one or two reasons', () => {
    everywhere(25, ({ view }, suggestions) => {
      expect(suggestions[0]?.line[0]).toEqual(thinkAs.sharp(view, random));
      const firsts = suggestions.map(({ line }) => JSON.stringify(line[0]));
      expect(new Set(firsts).size).toBe(firsts.length);
      expect(suggestions.length).toBeLessThanOrEqual(4);
      const costs = suggestions.map(({ cost }) => cost);
      expect(costs).toEqual(costs.toSorted((a, b) => a - b));
      for (const { reasons } of suggestions) expect([1, 2]).toContain(reasons.length);
    });
  });

  it('are lines that the rules allow, as far as the seat can know', () => {
    everywhere(25, ({ view }, suggestions) => {
      for (const { line } of suggestions) {
        let seen: PlayerView | null = view;
        for (const action of line) {
          expect(seen && refusal(seen, action)).toBeNull();
          seen = seen && preview(seen, action);
        }
      }
    });
  });

  it('do not depend on anything hidden from the seat', () => {
    fc.assert(
      fc.property(decisions, fc.array(fc.nat(), { minLength: 5 }), (moments, mix) => {
        for (const { state, seat, view } of moments) {
          const otherwise = viewFor(withOtherSecrets(state, seat, mix), seat);
          expect(suggest(otherwise, random)).toEqual(suggest(view, random));
        }
      }),
      { numRuns: 15, seed: 20_271 },
    );
  });

  it('count the cards that complete a meld as trying every card does', () => {
    everywhere(25, ({ view }, suggestions) => {
      for (const { line, reasons } of suggestions) {
        const left = leftAfter(view, line);
        for (const reason of reasons) {
          if (!left || (reason.type !== 'keeps' && reason.type !== 'sheds')) continue;
          const { card, completing } = reason;
          const others = reason.type === 'keeps' ? reason.beside : left;
          expect(others.every((other) => left.includes(other))).toBe(true);
          expect(completing).toEqual(tried(view, card, others, [...view.hand, ...left]));
        }
      }
    });
  });

  it('count the unseen cards that help as drawing each of them does', () => {
    everywhere(25, ({ view }, suggestions) => {
      const stock = suggestions.flatMap(({ reasons }) => reasons).find(({ type }) => type === 'stock');
      if (stock?.type !== 'stock' || !laysMelds(view) || !isTried(view)) return;
      const unseen = unseenCards(view);
      expect(stock.unseen).toBe(unseen.length);
      expect(stock.helping).toBe(unseen.filter((card) => isLaidIfDrawn(view, card)).length);
    });
  });

  it('count points as the scoring does', () => {
    everywhere(25, ({ view }, suggestions) => {
      for (const { line, reasons } of suggestions) for (const reason of reasons) checkPoints(view, line, reason);
    });
  });
});

/** The hand that a line leaves; null if it is not known. */
function leftAfter(view: PlayerView, line: Suggestion['line']): readonly Card[] | null {
  let seen: PlayerView | null = view;
  for (const action of line.slice(0, -1)) seen = seen && preview(seen, action);
  const last = line.at(-1);
  return seen && last?.type === 'discard' ? seen.hand.filter((card) => card !== last.card) : null;
}

function checkPoints(view: PlayerView, line: Suggestion['line'], reason: Reason): void {
  const left = leftAfter(view, line);
  if (!left) return;
  const { rules, wildRank } = view;
  const last = line.at(-1);
  const gone = last?.type === 'discard' ? [last.card] : [];
  if (reason.type === 'goesOut') expect(left).toEqual([]);
  if (reason.type === 'fewest') expect(reason.points).toBe(handPoints(rules, wildRank, left));
  if (reason.type === 'safe' && line[0].type !== 'draw') {
    expect(reason.points).toBe(
      handPoints(rules, wildRank, view.hand) - handPoints(rules, wildRank, [...left, ...gone]),
    );
  }
}

/** Whether melds and lay-offs of any cards may be laid this turn. */
const laysMelds = ({ rules: { play }, turns, seats, viewer }: PlayerView): boolean =>
  (play.contract === 'off' || seats[viewer as Seat]?.melded === true) &&
  play.when === 'duringTurns' &&
  (hasSeat(turns, viewer as Seat) || (play.firstTurn && play.firstRound));

/** With more wilds there are too many openings to try, and the advice may miss one. */
const MOST_WILDS_TO_OPEN = 3;

/** Whether every way to lay a card can be tried. */
function isTried(view: PlayerView): boolean {
  const opening = openingIn(view);
  const wilds = view.hand.filter((card) => isWild(view.rules, view.wildRank, card)).length;
  return opening === null || openingLacks(opening) === null || wilds <= MOST_WILDS_TO_OPEN;
}

/** Whether the seat could lay down this card if it drew it. */
function isLaidIfDrawn(view: PlayerView, card: Card): boolean {
  const hand = [...view.hand, card].sort((a, b) => a - b);
  const draft = { ...view.draft, drew: 'stock', drawn: [card], held: view.hand.length } as const;
  const drawn: PlayerView = { ...view, phase: 'play', hand, draft };
  const isSuch = (one: Card): boolean => faceOf(one) === faceOf(card);
  const takes = ({ reading }: MeldAction): boolean => reading.cards.some(isSuch);
  const opening = openingIn(drawn);
  if (opening && openingLacks(opening)) return isOpened(drawn, takes);
  const melds = meldsOf(drawn);
  const { layOffs } = legalActions(drawn);
  const mayLeave = (count: number): boolean => count >= 2 || maySeatGoOut(drawn);
  return (
    melds.some((meld) => takes(meld) && mayLeave(hand.length - meld.reading.cards.length)) ||
    layOffs.some((layOff) => isSuch(layOff.card) && mayLeave(hand.length - 1))
  );
}

/** Whether the turn may be the seat's last, with the hand or one card of it left to discard (R107). */
const maySeatGoOut = ({ rules, turns, viewer }: PlayerView): boolean =>
  rules.goingOut.firstTurn || hasSeat(turns, viewer as Seat);

/** The actions that end a turn. */
const ENDS: readonly SeatAction['type'][] = ['discard', 'goOut', 'float'];

/** The melds of the hand, also those that take one other wild than the listed one. */
const meldsOf = (view: PlayerView): readonly MeldAction[] =>
  legalActions(view).melds.flatMap((meld) => [meld, ...withOtherWilds(view, meld)]);

function withOtherWilds(view: PlayerView, { reading }: MeldAction): readonly MeldAction[] {
  const { rules, wildRank, hand } = view;
  const isOne = (card: Card): boolean => isWild(rules, wildRank, card);
  const others = hand.filter((card) => isOne(card) && !reading.cards.includes(card));
  return reading.cards
    .flatMap((card, index) => (isOne(card) ? others.map((other) => reading.cards.with(index, other)) : []))
    .map((cards): MeldAction => ({ type: 'meld', reading: { ...reading, cards } }))
    .filter((meld) => refusal(view, meld) === null);
}

/** Whether an opening may be laid whose first meld takes the card: tries every meld, and every one after it. */
function isOpened(view: PlayerView, takes: (meld: MeldAction) => boolean, tries = new Map<string, boolean>()): boolean {
  return meldsOf(view).some((meld) => {
    if (!takes(meld)) return false;
    const after = preview(view, meld);
    if (!after) return false;
    const opening = openingIn(after);
    const key = JSON.stringify([after.hand, opening]);
    const known = tries.get(key);
    if (known !== undefined) return known;
    const isWhole = listActions(legalActions(after)).some(({ type }) => ENDS.includes(type));
    const opens = opening !== null && (isWhole || isOpened(after, () => true, tries));
    tries.set(key, opens);
    return opens;
  });
}

/**
 * The cards that make a smallest meld with this one and others left, found by trying every card of the game.
 * @param own the cards held at some point of the turn, which are neither to come nor gone
 */
function tried(view: PlayerView, card: Card, left: readonly Card[], own: readonly Card[]): Completing {
  const { rules, wildRank, seats } = view;
  const isNatural = (one: Card): boolean => !isWild(rules, wildRank, one);
  const laid = besidesLaid(view);
  if (!isNatural(card) || !laid) return { live: 0, gone: 0, wilds: 0 };
  const loose = left.filter((one) => one !== card && isNatural(one));
  const fitting = cardsOf(rules, seats.length).filter(
    (one) => isNatural(one) && !own.includes(one) && makesMeld(view, laid, card, one, loose),
  );
  const unseen = unseenCards(view);
  const live = fitting.filter((one) => unseen.includes(one)).length;
  const wilds = unseen.filter((one) => !isNatural(one)).length;
  return { live, gone: fitting.length - live, wilds: fitting.length === 0 ? 0 : wilds };
}

/** Whether two cards make a smallest set or run with one or two others. */
/** The melds that a seat's new ones must be unlike (R165); null where it lays no new ones, as before its contract. */
function besidesLaid({ rules, seats, melds, viewer }: PlayerView): readonly Reading[] | null {
  if (rules.play.contract === 'off') return [];
  const isAllowed = rules.play.newAfterContract && viewer !== 'spectator' && seats[viewer]?.melded;
  return isAllowed ? melds.filter(({ by }) => by === viewer) : null;
}

function makesMeld(
  { rules, wildRank }: PlayerView,
  laid: readonly Reading[],
  one: Card,
  other: Card,
  loose: readonly Card[],
): boolean {
  const isNew = (meld: Reading): boolean =>
    isMeld(rules, wildRank, meld) && !laid.some((before) => isAlike(meld, before, rules));
  const sizes = new Set([rules.melds.setMin, rules.melds.runMin]);
  return [...sizes].some((size) =>
    choose(loose, size - 2).some((more) => {
      const cards = [one, other, ...more];
      const set = { kind: 'set', suit: -1, rank: rankOf(one), cards } as const;
      const named = rules.melds.setWild === 'named' ? { ...set, suits: cards.map(suitOf) } : set;
      if (size === rules.melds.setMin && isNew(named)) return true;
      return size === rules.melds.runMin && runsOf(cards).some(isNew);
    }),
  );
}

/** The runs that these cards may be, with Aces low or high. */
function runsOf(cards: readonly Card[]) {
  const [first = -1] = cards;
  return [1, HIGH_ACE].flatMap((ace) => {
    const place = (card: Card): number => (rankOf(card) === 1 ? ace : rankOf(card));
    const sorted = cards.toSorted((a, b) => place(a) - place(b));
    const rank = place(sorted[0] as Card);
    const isRun = sorted.every((card, index) => suitOf(card) === suitOf(first) && place(card) === rank + index);
    return isRun ? [{ kind: 'run', suit: suitOf(first), rank, cards: sorted } as const] : [];
  });
}

function choose(cards: readonly Card[], count: number): readonly (readonly Card[])[] {
  if (count <= 0) return [[]];
  return cards.flatMap((card, index) => choose(cards.slice(index + 1), count - 1).map((more) => [card, ...more]));
}
