import { useEffect, useRef } from 'preact/hooks';
import { claimFaces, type PlayerView, type Reading, usedAsWild } from '#engine';
import type { Game } from '../game/types.ts';
import type { Layout, Rect } from '../stage/types.ts';
import { text } from '../text/index.ts';
import { MiniCard } from './MiniCard.tsx';

/** Several melds from the same cards, as pictures, where the meld will lie. */
export function ChooserPanel({ game, layout }: { readonly game: Game; readonly layout: Layout }) {
  const box = useRef<HTMLDivElement>(null);
  const chooser = game.chooser.value;
  const view = game.view.value;
  useEffect(() => {
    if (chooser) box.current?.querySelector('button')?.focus();
  }, [chooser]);
  if (!chooser || !view) return null;
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') game.choose(null);
  };
  return (
    <div
      ref={box}
      class="chooser"
      role="dialog"
      aria-label={text.PANELS.chooser}
      style={near(layout.newMeld ?? layout.felt, layout, chooser.options.length)}
      onKeyDown={onKeyDown}
    >
      <h2>{text.PANELS.chooser}</h2>
      <div class="chooser-options">
        {chooser.options.map((option) => (
          <button key={text.readingName(option.picture)} type="button" onClick={() => game.choose(option)}>
            <Picture view={view} reading={option.picture} />
            <span>{text.heading(text.readingName(option.picture))}</span>
          </button>
        ))}
      </div>
      <button type="button" class="quiet" onClick={() => game.choose(null)}>
        {text.PANELS.notNow}
      </button>
    </div>
  );
}

function Picture({ view, reading }: { readonly view: PlayerView; readonly reading: Reading }) {
  const { rules, wildRank } = view;
  return (
    <span class="picture">
      {reading.cards.map((card, index) => {
        const faces = claimFaces(rules, wildRank, reading, index);
        const standsFor = reading.kind === 'run' ? faces.map(text.cardShort).join('') : '';
        return (
          <MiniCard key={card} card={card} wild={usedAsWild(rules, wildRank, reading, index)} standsFor={standsFor} />
        );
      })}
    </span>
  );
}

/** About how tall it is: its frame, and a row for every two pictures. */
const heightOf = (options: number): number => 112 + Math.ceil(options / 2) * 116;

/** Beside the place of the new meld, and never beyond the table. */
function near({ x, y }: Rect, { width, height }: Layout, options: number) {
  const top = Math.max(8, Math.min(y, height - heightOf(options) - 8));
  return {
    left: `min(${x}px, ${width}px - var(--chooser-width) - 8px)`,
    top: `${top}px`,
    maxHeight: `${height - 16}px`,
  };
}
