import { useEffect, useRef } from 'preact/hooks';
import { isWild, type PlayerView } from '#engine';
import { termsOf } from '#rules';
import type { Game } from '../../game/createGame.ts';
import type { ChooserOption } from '../../game/types.ts';
import type { Layout, Rect } from '../../stage/layout.ts';
import { answerText } from '../../text/answers.ts';
import { text } from '../../text/index.ts';
import { MeldPicture } from '../../ui/MeldPicture.tsx';
import { MiniCard } from '../../ui/MiniCard.tsx';

/**
 * Asks which of several meanings a gesture has, with pictures of the finished melds, near the place of the new meld.
 */
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
  const title = answerText.chooserTitle(chooser, termsOf(view.rules));
  // The places are highlighted on the table, so the panel must not cover them and has no need for pictures, unless only
  // these distinguish two options.
  const isPlace = chooser.asks === 'wildPlace';
  const names = chooser.options.map((option) => answerText.optionName(chooser.asks, option, view));
  const isLow = isPlace || chooser.asks === 'lastDiscard';
  return (
    <div
      ref={box}
      class={isLow ? 'chooser low' : 'chooser'}
      role="dialog"
      aria-label={title}
      style={isLow ? aboveWords(layout) : near(layout.newMeld ?? layout.felt, layout, chooser.options.length)}
      onKeyDown={onKeyDown}
    >
      <h2>{title}</h2>
      <div class="chooser-options">
        {chooser.options.map((option, i) => (
          <button key={i} type="button" onClick={() => game.choose(option)}>
            {(!isPlace || isTwice(names, names[i])) && <OptionPicture view={view} option={option} />}
            <span>{names[i]}</span>
          </button>
        ))}
      </div>
      <button type="button" class="quiet" onClick={() => game.choose(null)}>
        {text.PANELS.notNow}
      </button>
    </div>
  );
}

/** Whether another option has the same name: two sets of one rank may be on the table. */
const isTwice = (names: readonly string[], name: string | undefined): boolean =>
  names.filter((one) => one === name).length > 1;

function OptionPicture({ view, option }: { readonly view: PlayerView; readonly option: ChooserOption }) {
  const { picture, card } = option;
  if (picture) return <MeldPicture view={view} reading={picture} />;
  return card === null ? null : <MiniCard card={card} wild={isWild(view.rules, view.wildRank, card)} />;
}

/** Right above the step's caption, as low as the hand allows. */
const aboveWords = ({ prompt, height }: Layout) => ({ bottom: `${height - prompt.y + 6}px` });

/** Height in CSS pixels up to which `heightOf` assumes four pictures a row, and Cancel next to the title. */
const LOW_SCREEN_PX = 480;

/** The approximate height of the panel: its frame and the rows of pictures, two a row, or four on low screens. */
const heightOf = (options: number, screen: number): number =>
  screen <= LOW_SCREEN_PX ? 65 + Math.ceil(options / 4) * 105 : 112 + Math.ceil(options / 2) * 116;

/**
 * At the edge of the place of the new meld that is nearer to a side of the table, and at its height, but above the
 * step's caption and within the table.
 */
function near(place: Rect, { width, height, prompt }: Layout, options: number) {
  const tall = heightOf(options, height);
  const top = Math.max(8, Math.min(place.y + (place.height - tall) / 2, prompt.y - tall - 4));
  const [before, after] = [place.x, width - place.x - place.width];
  const least = `${width}px - var(--chooser-width) - 8px`;
  return {
    ...(before <= after ? { left: `min(${before}px, ${least})` } : { right: `max(8px, min(${after}px, ${least}))` }),
    top: `${top}px`,
    maxHeight: `${height - 16}px`,
  };
}
