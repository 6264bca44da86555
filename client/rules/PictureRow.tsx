import { MiniCard } from '../ui/MiniCard.tsx';
import type { PicturePart } from './gamePicture.ts';

/** A row of cards and signs, hidden from screen readers: words beside it say the same. */
export function PictureRow({ parts }: { readonly parts: readonly PicturePart[] }) {
  return (
    <div class="picture-row" aria-hidden="true" style={{ '--count': parts.length }}>
      {parts.map((part, i) => (
        <Part key={i} part={part} />
      ))}
    </div>
  );
}

function Part({ part }: { readonly part: PicturePart }) {
  switch (part) {
    case 'back':
      return <span class="mini back" />;
    case 'unknown':
      return (
        <span class="mini wild">
          <b>?</b>
        </span>
      );
    case 'more':
      return <span class="picture-more">…</span>;
    case 'and':
      return <span class="picture-more">+</span>;
    case 'double':
      return <span class="picture-double">×2</span>;
  }
  return typeof part === 'number' ? <MiniCard card={part} /> : <MiniCard card={part.wild} wild mark="★" />;
}
