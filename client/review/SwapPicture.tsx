import type { OwnSwap } from '#review';
import { reviewText } from '../text/review.ts';
import { MeldPicture } from '../ui/MeldPicture.tsx';
import { SuitText } from '../ui/SuitText.tsx';
import { SmallCard } from './MomentPicture.tsx';

/** A swap: the natural card that was put down, the meld that it went to, and the wild that was taken. */
export function SwapPicture({ swap }: { readonly swap: OwnSwap }) {
  const { deal, turn, view, action, laid } = swap;
  const meld = view.melds.find(({ id }) => id === action.meld);
  return (
    <article class="moment own-swap" aria-labelledby="own-swap">
      <h4 id="own-swap">{reviewText.swapHeading(deal, turn, laid)}</h4>
      <div class="swap-picture" aria-hidden="true">
        <SmallCard view={view} card={action.natural} />
        <span>→</span>
        {meld && <MeldPicture view={view} reading={meld} />}
        <span>→</span>
        <SmallCard view={view} card={action.wild} />
      </div>
      <p>
        <SuitText words={reviewText.actionWords(action, view)} />
      </p>
    </article>
  );
}
