import { contractOf } from '#engine';
import { owesContract } from '../game/moment.ts';
import type { Game } from '../game/types.ts';
import type { Layout } from '../stage/types.ts';
import { text } from '../text/index.ts';
import { Picture } from './ChooserPanel.tsx';

/** The contract of the deal until it is laid: what it asks, what is still missing, and the melds put aside for it. */
export function ContractBar({ game, layout }: { readonly game: Game; readonly layout: Layout }) {
  const view = game.view.value;
  const contract = view && owesContract(view) ? contractOf(view.rules, view.deal) : null;
  // A question about the upcard tells it again, and lies over this.
  if (!view || !contract || game.question.value) return null;
  const prepared = game.prepared.value;
  const place = layout.contract ?? layout.felt;
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
            aria-label={text.takeApart(group, text.wordsOf(view.rules))}
            onClick={() => game.tap({ on: 'hand', card: group.cards[0] ?? -1 })}
          >
            <Picture view={view} reading={group} />
            <span aria-hidden="true">×</span>
          </button>
        ))}
      </div>
    </section>
  );
}
