import type { OwnSwap } from '#review';
import { MeldPicture } from '../ui/MeldPicture.tsx';
import { SmallCard } from './MomentPicture.tsx';

/** A swap in cards: the natural that was put down, the meld that it went to, and the wild that was taken. */
export function SwapCards({ swap: { view, action } }: { readonly swap: OwnSwap }) {
  const meld = view.melds.find(({ id }) => id === action.meld);
  return (
    <span class="swap-picture" aria-hidden="true">
      <SmallCard view={view} card={action.natural} />
      <span>→</span>
      {meld && <MeldPicture view={view} reading={meld} />}
      <span>→</span>
      <SmallCard view={view} card={action.wild} />
    </span>
  );
}
