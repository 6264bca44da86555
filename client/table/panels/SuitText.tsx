/** A card of a red suit as it is written, or a red suit alone. */
const RED = /((?:10|[2-9AJQK])?[♦♥])/;

/** A sentence in which red suits are red, with their ranks. */
export const SuitText = ({ words }: { readonly words: string }) => (
  <>
    {words.split(RED).map((part, i) =>
      // Every second part is what was split at.
      i % 2 === 1 ? (
        <span key={`${i} ${part}`} class={part.endsWith('♦') ? 'red-suit diamond' : 'red-suit'}>
          {part}
        </span>
      ) : (
        part
      ),
    )}
  </>
);
