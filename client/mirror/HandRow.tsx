import { useEffect, useRef } from 'preact/hooks';
import { type Card, isBetweenDeals } from '#engine';
import { termsOf } from '#rules';
import type { Game } from '../game/types.ts';
import { text } from '../text/index.ts';
import { enterOn, WHERE } from './enter.ts';
import type { MirrorItem } from './items.ts';
import { Row } from './Row.tsx';
import { Targets } from './Targets.tsx';

/** Shift with one of these keys moves a card along the hand. */
const MOVES: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowRight: 1 };

/** The viewer's hand: Space selects, Enter plays, Shift and an arrow key move a card. */
export function HandRow(props: {
  readonly game: Game;
  readonly items: readonly MirrorItem[];
  /** Announces the move to screen readers. */
  readonly say: (words: string) => void;
}) {
  const { game, items, say } = props;
  useSorted(game, say);
  const onKey = (event: KeyboardEvent, { target }: MirrorItem): boolean => {
    if (target.on !== 'hand' || event.ctrlKey || event.metaKey || event.altKey) return false;
    const step = event.shiftKey ? MOVES[event.key] : undefined;
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
  const means = enterOn(card, game);
  if (means.to === 'tap') game.tap(means.target);
  else if (means.to === 'press') game.press(means.button);
  else document.querySelector<HTMLElement>(WHERE[means.where])?.focus();
}

function Points({ game }: { readonly game: Game }) {
  const view = game.view.value;
  if (!view || view.viewer === 'spectator' || isBetweenDeals(view)) return null;
  return <p class="unseen">{text.ownPoints(view).join(' ')}</p>;
}
