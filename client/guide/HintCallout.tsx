import type { SeatAction } from '#engine';
import type { Advice } from '../game/hints.ts';
import { isUnderWay } from '../game/moment.ts';
import type { ExtraId, Game } from '../game/types.ts';
import type { Layout, Rect } from '../stage/types.ts';
import { lessons } from '../text/lessons.ts';
import { Callout } from './Callout.tsx';
import { inMeld, ofMeld } from './places.ts';

/** A hint: first the kind of action, then, on request, the cards, which are selected. It never acts. */
export function HintCallout(props: {
  readonly game: Game;
  readonly layout: Layout;
  /** Null if the player is not to act. */
  readonly advice: Advice | null;
  /** Whether the exact action is shown, rather than its kind. */
  readonly isExact: boolean;
  readonly onMore: () => void;
  readonly onClose: () => void;
}) {
  const { game, layout, advice, isExact, onMore, onClose } = props;
  const view = game.view.value;
  if (!view) return null;
  const say = isExact ? lessons.hintExact : lessons.hintKind;
  const targets = advice ? aimOf(advice.action, isExact, layout, game.extras.value) : [];
  return (
    <Callout
      layout={layout}
      name={lessons.HINT.name}
      words={advice ? say(advice.action, view) : isUnderWay(view) ? lessons.HINT.nothing : lessons.HINT.dealOver}
      targets={targets}
    >
      <button type="button" class="quiet" onClick={onClose}>
        {lessons.HINT.thanks}
      </button>
      {advice && !isExact && (
        <button type="button" class="gold" onClick={onMore}>
          {lessons.HINT.show}
        </button>
      )}
    </Callout>
  );
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

/** The places the hint points at. Once it is exact, its cards are selected as well. */
function aimOf(action: SeatAction, isExact: boolean, layout: Layout, extras: readonly ExtraId[]): readonly Rect[] {
  const { buttons, stock, pile, handZone } = layout;
  switch (action.type) {
    case 'draw':
      return isExact ? [action.from === 'stock' ? stock : pile] : [stock, pile];
    case 'meld':
      return [isExact ? buttons.meld : handZone];
    case 'discard':
      return [isExact ? buttons.discard : handZone];
    case 'layOff':
      return ofMeld(layout, action.meld);
    case 'swap':
      return inMeld(layout, action.meld, action.wild);
    case 'takeBack':
      return [buttons.undo];
    default: {
      const extra = EXTRA_OF[action.type];
      const place = extra && buttons.extra[extras.indexOf(extra)];
      return place ? [place] : [];
    }
  }
}
