import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Game } from '../game/types.ts';
import { text } from '../text/index.ts';
import type { MirrorItem } from './items.ts';
import { placed } from './placed.ts';

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** The viewer's hand: one stop of the tab key, arrow keys go along it. */
export function HandRow({ game, items }: { readonly game: Game; readonly items: readonly MirrorItem[] }) {
  const row = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState('');
  const stop = items.some(({ key }) => key === current) ? current : items[0]?.key;
  const place = items.findIndex(({ key }) => key === current);
  const lastPlace = useRef(0);
  useLayoutEffect(() => {
    if (place >= 0) lastPlace.current = place;
    // The card that had the focus was played: its neighbour has it now.
    else if (current !== '' && document.activeElement === document.body) {
      row.current
        ?.querySelectorAll('button')
        .item(Math.min(lastPlace.current, items.length - 1))
        ?.focus();
    }
  }, [items, place, current]);
  const goAlong = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    const buttons = [...(row.current?.querySelectorAll('button') ?? [])];
    const from = buttons.findIndex((button) => button.matches(':focus'));
    if (step === undefined || from < 0) return;
    event.preventDefault();
    buttons[(from + step + buttons.length) % buttons.length]?.focus();
  };
  return (
    <div ref={row} class="layer" role="group" aria-label={text.HEADINGS.hand} onKeyDown={goAlong}>
      {items.map(({ key, name, rect, target, pressed }) => (
        <button
          key={key}
          type="button"
          class="target"
          style={placed(rect)}
          aria-pressed={pressed}
          tabIndex={key === stop ? 0 : -1}
          onFocus={() => setCurrent(key)}
          onClick={() => game.tap(target)}
        >
          <span class="unseen">{name}</span>
        </button>
      ))}
      <Points game={game} />
    </div>
  );
}

function Points({ game }: { readonly game: Game }) {
  const view = game.view.value;
  if (!view || view.viewer === 'spectator') return null;
  return <p class="unseen">{text.ownPoints(view)}</p>;
}
