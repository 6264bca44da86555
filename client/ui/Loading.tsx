import { CardBacks } from './EmptyState.tsx';

/** Words to wait with, and a few card backs that breathe. Only seen if it takes a moment. */
export const Loading = ({ words }: { readonly words: string }) => (
  <div class="loading">
    <CardBacks count={3} />
    <p role="status">{words}</p>
  </div>
);
