import { contractOf } from '#engine';
import { termsOf } from '#rules';
import type { Game } from '../../game/createGame.ts';
import { owesContract } from '../../game/gestureContext.ts';
import type { Layout, Rect } from '../../stage/layout.ts';
import { text } from '../../text/index.ts';
import { MeldPicture } from '../../ui/MeldPicture.tsx';

/** The contract until it is laid: what it requires, what is still missing, and the melds put aside for it. */
export function ContractBar({ game, layout }: { readonly game: Game; readonly layout: Layout }) {
  const view = game.view.value;
  const contract = view && owesContract(view) ? contractOf(view.rules, view.deal) : null;
  // A question about the upcard covers this bar and repeats the contract.
  if (!view || !contract || game.question.value) return null;
  const prepared = game.prepared.value;
  const place = overWords(layout.contract ?? layout.felt, layout);
  const bottom = layout.height - place.y - place.height;
  const style = { left: `${place.x}px`, width: `${place.width}px`, bottom: `${bottom}px` };
  return (
    <section class="contract" aria-label={text.HEADINGS.contract} style={style}>
      <div>
        <p>
          {text.contractLine(view, contract)} – {text.contractProgress(view, contract, prepared)}
        </p>
        {prepared.map((group) => (
          <button
            key={group.cards.join(' ')}
            type="button"
            aria-label={text.takeApart(group, termsOf(view.rules))}
            onClick={() => game.tap({ on: 'hand', card: group.cards[0] ?? -1 })}
          >
            <MeldPicture view={view} reading={group} />
            <span aria-hidden="true">×</span>
          </button>
        ))}
      </div>
    </section>
  );
}

/** The height of the last seconds (`Hurry`) above the caption's edge, less the gap below the bar. */
const SECONDS_HEIGHT_PX = 10;

/** In landscape the bar is centred above the step's caption and its seconds; in portrait it needs its full width. */
function overWords(place: Rect, { prompt, width, height }: Layout): Rect {
  if (width <= height) return place;
  const middle = prompt.x + prompt.width / 2;
  const half = Math.min(middle - place.x, place.x + place.width - middle);
  return { ...place, x: middle - half, width: 2 * half, height: place.height - SECONDS_HEIGHT_PX };
}
