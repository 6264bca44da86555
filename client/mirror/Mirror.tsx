import { type ReadonlySignal, useComputed } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { type Card, isBetweenDeals } from '#engine';
import { termsOf } from '#rules';
import type { Game } from '../game/createGame.ts';
import type { Layout, Rect } from '../stage/layout.ts';
import { promptPlace } from '../stage/tallyPlace.ts';
import { text } from '../text/index.ts';
import { placed } from '../ui/boxStyle.ts';
import { feltItems, handItems, type MirrorItem, type MirrorState, meldGroups, pileItems } from './items.ts';
import { Row, Targets } from './Row.tsx';
import { SeatList, type SeatPresses } from './SeatList.tsx';
import { enterMeaning, FOCUS_SELECTORS } from './tableKeys.ts';

/** The data the mirror shows. */
export interface MirrorProps {
  readonly game: Game;
  readonly layout: ReadonlySignal<Layout>;
}

interface SpokenProps extends MirrorProps {
  /** Announces something to screen readers. */
  readonly say: (words: string) => void;
  readonly presses: SeatPresses | null;
}

/**
 * The whole table as HTML: transparent, each element exactly over its picture, with pointer events passing through to
 * the canvas.
 */
export function Mirror({ game, layout, say, presses }: SpokenProps) {
  const state = useComputed<MirrorState | null>(() => {
    const view = game.view.value;
    const table = game.table.value;
    return (
      view && {
        view,
        layout: layout.value,
        highlights: game.highlights.value,
        selected: game.selected.value,
        newCards: game.newCards.value,
        newCardsBy: game.newCardsBy.value,
        prepared: game.prepared.value,
        personOf: (seat) => text.personAt(table, seat),
      }
    );
  }).value;
  if (!state) return null;
  const { view } = state;
  return (
    <section class="mirror" aria-label={text.HEADINGS.table}>
      <h1 class="unseen">{text.gameName()}</h1>
      <p class="placed" style={placed(state.layout.badge)}>
        {text.factsLine(view)}
        {game.table.value.rated && ` ${text.RATED.mark}`}
      </p>
      <SeatList game={game} layout={state.layout} presses={presses} />
      <Melds game={game} state={state} />
      <h2 class="unseen">{text.HEADINGS.piles}</h2>
      <Row name="piles" label={text.HEADINGS.piles} items={pileItems(state)} fromRight={state.layout.leftHanded}>
        {(stop) => <Targets game={game} items={pileItems(state)} stop={stop} />}
      </Row>
      <h2 class="unseen">{view.viewer === 'spectator' ? text.HEADINGS.step : text.HEADINGS.hand}</h2>
      <p class="placed words" style={plate(promptPlace(state.layout, view), state.layout)} tabIndex={-1}>
        {text.step(game.table.value, 'full', game.opening.value)}
      </p>
      {game.canSkip.value && (
        <button type="button" class="target" style={placed(state.layout.prompt)} onClick={() => game.skip()}>
          <span class="unseen">{text.skip()}</span>
        </button>
      )}
      {view.viewer !== 'spectator' && <HandRow game={game} items={handItems(state)} say={say} />}
    </section>
  );
}

/** The style of the words: as wide as their plate in the picture, in the middle of their zone. */
const plate = ({ x, y, width, height }: Rect, { type }: Layout) => ({
  left: `${x + width / 2}px`,
  top: `${y}px`,
  maxWidth: `${width}px`,
  height: `${height}px`,
  padding: `0 ${type.body}px`,
  fontSize: `${type.body}px`,
});

function Melds({ game, state }: { readonly game: Game; readonly state: MirrorState }) {
  const groups = meldGroups(state);
  const felt = feltItems(state);
  return (
    <>
      <h2 class="unseen">{text.HEADINGS.melds}</h2>
      {groups.length === 0 && <div class="unseen">{text.noMelds(termsOf(state.view.rules))}</div>}
      <Row name="melds" label={text.HEADINGS.melds} items={[...groups.flatMap(({ items }) => items), ...felt]}>
        {(stop) => (
          <>
            {groups.map(({ key, name, items }) => (
              <section key={key} class="layer" aria-label={name}>
                <Targets game={game} items={items} stop={stop} />
              </section>
            ))}
            <Targets game={game} items={felt} stop={stop} />
          </>
        )}
      </Row>
    </>
  );
}

/** Shift with one of these keys moves a card along the hand. */
const MOVE_KEYS: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowRight: 1 };

/** The viewer's hand: Space selects, Enter plays, Shift and an arrow key move a card. */
function HandRow(props: {
  readonly game: Game;
  readonly items: readonly MirrorItem[];
  /** Announces the move to screen readers. */
  readonly say: (words: string) => void;
}) {
  const { game, items, say } = props;
  useSorted(game, say);
  const onKey = (event: KeyboardEvent, { target }: MirrorItem): boolean => {
    if (target.on !== 'hand' || event.ctrlKey || event.metaKey || event.altKey) return false;
    const step = event.shiftKey ? MOVE_KEYS[event.key] : undefined;
    if (step !== undefined) say(moved(game, target.card, step));
    else if (event.key === 'Enter' && !event.shiftKey) {
      if (!event.repeat) enter(game, target.card);
    } else return false;
    return true;
  };
  return (
    <Row name="hand" label={text.HEADINGS.hand} items={items} onKey={onKey}>
      {(stop) => (
        <>
          <Targets game={game} items={items} stop={stop} />
          <Points game={game} />
        </>
      )}
    </Row>
  );
}

/** Announces the hand when it has been sorted otherwise. */
function useSorted(game: Game, say: (words: string) => void): void {
  const order = game.order.value;
  const before = useRef(order);
  useEffect(() => {
    if (before.current === order) return;
    before.current = order;
    if (order !== 'own') say(text.sortedHand(order, game.groups.peek(), termsOf(game.view.peek()?.rules)));
  }, [order]);
}

/** Moves a card and returns its new place in words. */
function moved(game: Game, card: Card, by: -1 | 1): string {
  const from = game.hand.value.indexOf(card);
  // The gap is before the card on its left, or before the one after its right neighbour.
  game.drop([card], { on: 'gap', index: Math.max(0, by < 0 ? from - 1 : from + 2) });
  const hand = game.hand.value;
  return text.placeInHand(card, hand.indexOf(card) + 1, hand.length);
}

function enter(game: Game, card: Card): void {
  const means = enterMeaning(card, game);
  if (means.to === 'tap') game.tap(means.target);
  else if (means.to === 'press') game.press(means.button);
  else document.querySelector<HTMLElement>(FOCUS_SELECTORS[means.where])?.focus();
}

function Points({ game }: { readonly game: Game }) {
  const view = game.view.value;
  if (!view || view.viewer === 'spectator' || isBetweenDeals(view)) return null;
  return <p class="unseen">{text.ownPoints(view).join(' ')}</p>;
}

/** The scores, for a screen reader user who moves from heading to heading. */
export function ScoreLine({ game }: { readonly game: Game }) {
  const table = game.table.value;
  return (
    <section class="unseen">
      <h2>{text.PANELS.scores}</h2>
      <p>{text.totalsLine(table)}</p>
    </section>
  );
}
