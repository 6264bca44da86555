import { useEffect } from 'preact/hooks';
import type { SeatAction } from '#engine';
import type { Game } from '../game/createGame.ts';
import { isUnderWay } from '../game/gestureContext.ts';
import { handCardsOf, type ShownHint } from '../game/hints.ts';
import type { ExtraId } from '../game/types.ts';
import { inHand, inMeld, ofMeld } from '../stage/calloutPlace.ts';
import type { Layout, Rect } from '../stage/layout.ts';
import { lessons } from '../text/lessons.ts';
import { Callout } from './Callout.tsx';

/**
 * A hint: first the kind of move and the reason for it, then, on request, the exact move, whose cards are selected. It
 * never acts.
 */
export function HintCallout(props: {
  readonly game: Game;
  readonly layout: Layout;
  readonly hint: ShownHint;
  /** Speaks the hint to screen readers. */
  readonly say: (words: string) => void;
  readonly onExact: () => void;
  readonly onNext: () => void;
  readonly onClose: () => void;
}) {
  const { game, layout, hint, say, onExact, onNext, onClose } = props;
  const { suggestions, number, isExact } = hint;
  const action = suggestions[number]?.line[0];
  const words = wordsOf(hint, game);
  // A callout that appears with its text is not spoken by every screen reader.
  useEffect(() => {
    say(words);
    return () => say('');
  }, [words]);
  return (
    <Callout
      layout={layout}
      name={lessons.HINT.name}
      words={words}
      targets={action ? aimOf(action, isExact, layout, game.extras.value) : []}
    >
      <button type="button" class="quiet" onClick={onClose}>
        {lessons.HINT.thanks}
      </button>
      {suggestions.length > 1 && (
        <button type="button" class="quiet" onClick={onNext}>
          {number + 1 < suggestions.length ? lessons.HINT.next : lessons.HINT.best}
        </button>
      )}
      {action && !isExact && (
        <button type="button" class="gold" onClick={onExact}>
          {lessons.HINT.show}
        </button>
      )}
    </Callout>
  );
}

function wordsOf(hint: ShownHint, { table, view }: Game): string {
  if (hint.suggestions.length > 0) return lessons.hintWords(hint, table.value);
  return view.value && isUnderWay(view.value) ? lessons.HINT.nothing : lessons.HINT.dealOver;
}

/** The extra button for each action that has one. */
const EXTRA_OF: Partial<Readonly<Record<SeatAction['type'], ExtraId>>> = {
  contract: 'findContract',
  goOut: 'goOut',
  float: 'float',
  endTurn: 'endTurn',
  goRummy: 'goRummy',
  upForTwo: 'upForTwo',
  decline: 'decline',
  recall: 'recall',
};

/** The places the hint points at: the button or area to look at or, once it is exact, its cards and where they go. */
function aimOf(action: SeatAction, isExact: boolean, layout: Layout, extras: readonly ExtraId[]): readonly Rect[] {
  const { buttons, stock, pile, handZone } = layout;
  const cards = isExact ? inHand(layout, handCardsOf(action)) : [];
  switch (action.type) {
    case 'draw':
      if (!isExact) return [stock, pile];
      return action.from === 'stock' ? [stock] : [pileDownTo(layout, action.count)];
    case 'meld':
      return isExact ? [...cards, buttons.meld] : [handZone];
    case 'discard':
      return isExact ? [...cards, buttons.discard] : [handZone];
    case 'layOff':
      return [...cards, ...ofMeld(layout, action.meld)];
    case 'swap':
      return [...cards, ...inMeld(layout, action.meld, action.wild)];
    case 'takeBack':
      return [buttons.undo];
    default: {
      const extra = EXTRA_OF[action.type];
      const place = extra && buttons.extra[extras.indexOf(extra)];
      return [...cards, ...(place ? [place] : [])];
    }
  }
}

/** The card of the fanned pile that a draw of so many goes down to, or the pile. */
const pileDownTo = ({ pile, pileCards }: Layout, count: number): Rect =>
  pileCards.find((card) => card.count === count)?.hit ?? pile;
